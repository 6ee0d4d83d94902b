/** Sentences of the choice of a language. */
export const LANGUAGE_CHOICE_MESSAGES = {
  section: {
    heading: 'Language',
    introduction:
      'Pages speak the language of their address. What you choose here is opened now, and is what emails, notifications, your calendar and your export speak.',
  },
} as const;
