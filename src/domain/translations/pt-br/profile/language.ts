import type * as English from '../../../messages/profile/language.ts';
import type { Translated } from '../../../language/translated.ts';

export const LANGUAGE_CHOICE_MESSAGES: Translated<typeof English.LANGUAGE_CHOICE_MESSAGES> = {
  section: {
    heading: 'Idioma',
    introduction:
      'As páginas falam o idioma do endereço. O que você escolher aqui abre na hora e vale para e-mails, notificações, calendário e exportação.',
  },
};
