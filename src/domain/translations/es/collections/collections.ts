import type * as English from '../../../messages/collections/collections.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies } from '../counts.ts';

export const COLLECTION_MESSAGES: Translated<typeof English.COLLECTION_MESSAGES> = {
  partOf: () => 'Parte de ',
  notFound: {
    title: 'Saga no encontrada',
    text: 'Esta saga no está en el catálogo, o ya no está.',
  },
  failed: 'No se ha podido cargar la saga',
  browse: { label: 'Explorar películas', path: '/movies' },
  noParts: 'Aún no se conocen películas',
  more: 'Cargar más',
  description: (name, count) => `${name} en Marquee: ${movies(count)}, por orden de estreno.`,
};
