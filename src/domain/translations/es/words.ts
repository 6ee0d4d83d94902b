import type * as English from '../../messages/words.ts';
import type { Translated } from '../../language/translated.ts';

export const WORDS: Translated<typeof English.WORDS> = {
  again: 'Reintentar',
  error: 'Error',
  cancel: 'Cancelar',
  close: 'Cerrar',
  dismiss: 'Cerrar',
  search: 'Buscar',
  signIn: 'Entrar',
};

export const PAGE_WORDS: Translated<typeof English.PAGE_WORDS> = {
  home: 'Ir al inicio',
  comma: ', ',
  email: 'Correo',
  loading: 'Cargando…',
  page: (page) => `Página ${page}`,
  pageOf: (name, page) => `${name}, página ${page}`,
  previousPage: 'Página anterior',
  reference: 'Referencia:',
  seeAll: 'Ver todo',
  kind: { movie: 'Película', tv: 'Serie' },
  kinds: { movie: 'Películas', tv: 'Series' },
};
