import type * as English from '../../../messages/collections/collections.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies } from '../counts.ts';

export const COLLECTION_MESSAGES: Translated<typeof English.COLLECTION_MESSAGES> = {
  partOf: () => 'Parte di ',
  notFound: {
    title: 'Saga non trovata',
    text: 'Questa saga non è nel catalogo, o non c’è più.',
  },
  failed: 'Non è stato possibile caricare la saga',
  browse: { label: 'Sfoglia i film', path: '/movies' },
  noParts: 'I suoi film non si conoscono ancora',
  more: 'Carica altro',
  description: (name, count) => `${name} su Marquee: ${movies(count)}, in ordine di uscita.`,
};
