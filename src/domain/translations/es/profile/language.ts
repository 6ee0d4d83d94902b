import type * as English from '../../../messages/profile/language.ts';
import type { Translated } from '../../../language/translated.ts';

export const LANGUAGE_CHOICE_MESSAGES: Translated<typeof English.LANGUAGE_CHOICE_MESSAGES> = {
  section: {
    heading: 'Idioma',
    introduction:
      'Las páginas hablan el idioma de su dirección. El que elijas aquí se abre al momento, y es el de tus correos, avisos, calendario y exportación.',
  },
};
