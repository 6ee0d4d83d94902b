import type * as English from '../../messages/words.ts';
import type { Translated } from '../../language/translated.ts';

export const WORDS: Translated<typeof English.WORDS> = {
  again: 'Noch einmal',
  error: 'Fehler',
  cancel: 'Abbrechen',
  close: 'Schließen',
  dismiss: 'Schließen',
  search: 'Suchen',
  signIn: 'Anmelden',
};

export const PAGE_WORDS: Translated<typeof English.PAGE_WORDS> = {
  home: 'Zur Startseite',
  comma: ', ',
  email: 'E-Mail',
  loading: 'Lädt …',
  page: (page) => `Seite ${page}`,
  pageOf: (name, page) => `${name}, Seite ${page}`,
  previousPage: 'Vorige Seite',
  reference: 'Kennung:',
  seeAll: 'Alle ansehen',
  kind: { movie: 'Film', tv: 'Serie' },
  kinds: { movie: 'Filme', tv: 'Serien' },
};
