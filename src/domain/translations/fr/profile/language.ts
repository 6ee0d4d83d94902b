import type * as English from '../../../messages/profile/language.ts';
import type { Translated } from '../../../language/translated.ts';

export const LANGUAGE_CHOICE_MESSAGES: Translated<typeof English.LANGUAGE_CHOICE_MESSAGES> = {
  section: {
    heading: 'Langue',
    introduction:
      'Les pages parlent la langue de leur adresse. Celle que vous choisissez ici s’ouvre aussitôt\u00a0; vos e-mails, notifications, calendrier et exports la parlent aussi.',
  },
};
