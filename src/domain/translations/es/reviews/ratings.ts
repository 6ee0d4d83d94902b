import type * as English from '../../../messages/reviews/ratings.ts';
import type { Translated } from '../../../language/translated.ts';
import { starsText } from '../../../reviews/stars.ts';

/** With the message of what went wrong. */
const failed = (text: string) => (message: string) => ({ title: 'Error', text: `${text} ${message}` });

export const RATING_MESSAGES: Translated<typeof English.RATING_MESSAGES> = {
  signIn: 'Entra para puntuar',
  withoutScripts: 'Para entrar y puntuar hace falta JavaScript. Lo que otros escriben se puede leer sin él.',
  own: 'Tu valoración',
  give: (stars) => `${starsText(stars)} de 5`,
  clear: { label: 'Borrar', of: 'tu valoración' },
  refused: { title: 'Entra en tu cuenta', text: 'Así podrás puntuar.' },
  saveFailed: failed('No se ha podido guardar la valoración.'),
  clearFailed: failed('No se ha podido borrar la valoración.'),
  cleared: (stars) => ({
    title: 'Valoración borrada',
    text: `Le habías dado ${starsText(stars)} de 5 estrellas.`,
  }),
  none: 'Aún sin valorar',
  youGave: (stars) => `Le diste ${starsText(stars)} de 5 estrellas`,
  outOf: (stars) => `${stars} de 5 estrellas`,
};
