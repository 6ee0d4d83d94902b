import type * as English from '../../../messages/collections/collections.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies } from '../counts.ts';

export const COLLECTION_MESSAGES: Translated<typeof English.COLLECTION_MESSAGES> = {
  partOf: () => 'Fait partie de\u00a0: ',
  notFound: {
    title: 'Saga introuvable',
    text: 'Cette saga n’est pas dans le catalogue, ou n’y est plus.',
  },
  failed: 'La saga n’a pas pu être chargée',
  browse: { label: 'Parcourir les films', path: '/movies' },
  noParts: 'Aucun film connu pour l’instant',
  more: 'Afficher plus',
  description: (name, count) => `${name} sur Marquee\u00a0: ${movies(count)}, dans l’ordre de sortie.`,
};
