import type * as English from '../../../messages/profile/language.ts';
import type { Translated } from '../../../language/translated.ts';

export const LANGUAGE_CHOICE_MESSAGES: Translated<typeof English.LANGUAGE_CHOICE_MESSAGES> = {
  section: {
    heading: 'Sprache',
    introduction:
      'Seiten sprechen die Sprache ihrer Adresse. Was du hier wählst, öffnet sich sofort, und so sprechen auch E-Mails, Benachrichtigungen, dein Kalender und dein Export.',
  },
};
