import type * as English from '../../messages/words.ts';
import type { Translated } from '../../language/translated.ts';

export const WORDS: Translated<typeof English.WORDS> = {
  again: 'Riprova',
  error: 'Errore',
  cancel: 'Annulla',
  close: 'Chiudi',
  dismiss: 'Chiudi',
  search: 'Cerca',
  signIn: 'Accedi',
};

export const PAGE_WORDS: Translated<typeof English.PAGE_WORDS> = {
  home: 'Vai alla home',
  comma: ', ',
  email: 'Email',
  loading: 'Caricamento…',
  page: (page) => `Pagina ${page}`,
  pageOf: (name, page) => `${name}, pagina ${page}`,
  previousPage: 'Pagina precedente',
  reference: 'Riferimento:',
  seeAll: 'Vedi tutto',
  kind: { movie: 'Film', tv: 'Serie TV' },
  kinds: { movie: 'Film', tv: 'Serie TV' },
};
