import type * as English from '../../../messages/reviews/ratings.ts';
import type { Translated } from '../../../language/translated.ts';
import { starsText } from '../../../reviews/stars.ts';
import { stars as inStars } from '../counts.ts';

const failed = (text: string) => (message: string) => ({ title: 'Errore', text: `${text} ${message}` });

export const RATING_MESSAGES: Translated<typeof English.RATING_MESSAGES> = {
  signIn: 'Accedi per votare',
  withoutScripts:
    'Per accedere e votare serve JavaScript. Quello che scrivono gli altri si legge anche senza.',
  own: 'Il tuo voto',
  give: (stars) => `${starsText(stars)} su 5`,
  clear: { label: 'Togli', of: 'il tuo voto' },
  refused: { title: 'Accedi', text: 'Così puoi votare.' },
  saveFailed: failed('Non è stato possibile salvare il voto.'),
  clearFailed: failed('Non è stato possibile togliere il voto.'),
  cleared: (stars) => ({
    title: 'Voto tolto',
    text: `Avevi dato ${inStars(stars)} su 5.`,
  }),
  none: 'Ancora senza voto',
  youGave: (stars) => `Hai dato ${inStars(stars)} su 5`,
  outOf: (stars) => `${stars} su 5 stelle`,
};
