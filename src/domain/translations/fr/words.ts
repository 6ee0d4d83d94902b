import type * as English from '../../messages/words.ts';
import type { Translated } from '../../language/translated.ts';

export const WORDS: Translated<typeof English.WORDS> = {
  again: 'Réessayer',
  error: 'Erreur',
  cancel: 'Annuler',
  close: 'Fermer',
  dismiss: 'Fermer',
  search: 'Rechercher',
  signIn: 'Connexion',
};

export const PAGE_WORDS: Translated<typeof English.PAGE_WORDS> = {
  home: 'Accueil',
  comma: ', ',
  email: 'E-mail',
  loading: 'Chargement…',
  page: (page) => `Page ${page}`,
  pageOf: (name, page) => `${name}, page ${page}`,
  previousPage: 'Page précédente',
  reference: 'Référence\u00a0:',
  seeAll: 'Tout voir',
  kind: { movie: 'Film', tv: 'Série' },
  kinds: { movie: 'Films', tv: 'Séries' },
};
