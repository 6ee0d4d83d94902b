/** Of the form for whoever has no scripts. */
export const PLAIN_STARS_MESSAGES = { give: 'Rate', none: 'No stars' } as const;

/** Sentences of the choice to give half stars. */
export const HALF_STARS_MESSAGES = {
  section: {
    heading: 'Stars',
    introduction:
      'Whole stars are the rule. With half stars each star has two halves; what you imported keeps its halves either way.',
  },
  label: 'Rate in half stars',
  /** At the end of an import that brought halves. */
  offer: 'Your file has half stars, and they are kept. Would you like to give half stars here too?',
  chosen: {
    title: 'Half stars',
    text: 'You give half stars from now on. You can change this in your profile.',
  },
  failed: (message: string) => ({ title: 'Error', text: `Failed to choose half stars. ${message}` }),
} as const;
