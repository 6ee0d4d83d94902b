import type * as English from '../../../messages/collections/collections.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies } from '../counts.ts';

export const COLLECTION_MESSAGES: Translated<typeof English.COLLECTION_MESSAGES> = {
  partOf: () => 'Teil von ',
  notFound: {
    title: 'Filmreihe nicht gefunden',
    text: 'Diese Filmreihe steht nicht oder nicht mehr im Katalog.',
  },
  failed: 'Die Filmreihe konnte nicht geladen werden',
  browse: { label: 'Filme ansehen', path: '/movies' },
  noParts: 'Noch sind keine Filme bekannt',
  more: 'Mehr laden',
  description: (name, count) => `${name} auf Marquee: ${movies(count)} in der Reihenfolge ihres Erscheinens.`,
};
