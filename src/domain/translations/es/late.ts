import type * as English from '../../messages/late.ts';
import type { Translated } from '../../language/translated.ts';

export const LATE_MESSAGES: Translated<typeof English.LATE_MESSAGES> = {
  missing: {
    title: 'Error',
    text: 'No se ha podido abrir. Comprueba tu conexión y vuelve a intentarlo.',
  },
  again: 'Reintentar',
};
