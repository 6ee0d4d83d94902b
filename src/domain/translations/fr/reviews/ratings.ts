import type * as English from '../../../messages/reviews/ratings.ts';
import type { Translated } from '../../../language/translated.ts';
import { starsText } from '../../../reviews/stars.ts';
import { stars as inStars } from '../counts.ts';

const failed = (text: string) => (message: string) => ({ title: 'Erreur', text: `${text} ${message}` });

export const RATING_MESSAGES: Translated<typeof English.RATING_MESSAGES> = {
  signIn: 'Connectez-vous pour noter',
  withoutScripts:
    'JavaScript est nécessaire pour se connecter et noter. Les critiques des autres se lisent sans.',
  own: 'Votre note',
  give: (stars) => `${starsText(stars)} sur 5`,
  clear: { label: 'Effacer', of: 'votre note' },
  refused: { title: 'Connectez-vous', text: 'Vous pourrez alors noter.' },
  saveFailed: failed('La note n’a pas pu être enregistrée.'),
  clearFailed: failed('La note n’a pas pu être effacée.'),
  cleared: (stars) => ({ title: 'Note effacée', text: `Vous aviez donné ${starsText(stars)} sur 5.` }),
  none: 'Pas encore noté',
  youGave: (stars) => `Vous avez donné ${inStars(stars)} sur 5`,
  outOf: (stars) => `${stars} sur 5 étoiles`,
};
