import type * as English from '../../messages/words.ts';
import type { Translated } from '../../language/translated.ts';

export const WORDS: Translated<typeof English.WORDS> = {
  again: 'Tentar de novo',
  error: 'Erro',
  cancel: 'Cancelar',
  close: 'Fechar',
  dismiss: 'Fechar',
  search: 'Buscar',
  signIn: 'Entrar',
};

export const PAGE_WORDS: Translated<typeof English.PAGE_WORDS> = {
  home: 'Ir ao início',
  comma: ', ',
  email: 'E-mail',
  loading: 'Carregando…',
  page: (page) => `Página ${page}`,
  pageOf: (name, page) => `${name}, página ${page}`,
  previousPage: 'Página anterior',
  reference: 'Referência:',
  seeAll: 'Ver tudo',
  kind: { movie: 'Filme', tv: 'Série' },
  kinds: { movie: 'Filmes', tv: 'Séries' },
};
