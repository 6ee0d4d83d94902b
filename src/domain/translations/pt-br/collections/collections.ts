import type * as English from '../../../messages/collections/collections.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies } from '../counts.ts';

export const COLLECTION_MESSAGES: Translated<typeof English.COLLECTION_MESSAGES> = {
  partOf: () => 'Faz parte de ',
  notFound: {
    title: 'Coleção não encontrada',
    text: 'Esta coleção não está no catálogo, ou não está mais.',
  },
  failed: 'Não conseguimos carregar a coleção',
  browse: { label: 'Explorar filmes', path: '/movies' },
  noParts: 'Nenhum filme divulgado ainda',
  more: 'Carregar mais',
  description: (name, count) => `${name} no Marquee: ${movies(count)}, por ordem de estreia.`,
};
