import type * as English from '../../../messages/profile/language.ts';
import type { Translated } from '../../../language/translated.ts';

export const LANGUAGE_CHOICE_MESSAGES: Translated<typeof English.LANGUAGE_CHOICE_MESSAGES> = {
  section: {
    heading: 'Lingua',
    introduction:
      'Le pagine parlano la lingua del loro indirizzo. Quella che scegli qui si apre subito, ed è anche quella di email, notifiche, calendario ed esportazione.',
  },
};
