import type * as English from '../../messages/site.ts';
import type { Translated } from '../../language/translated.ts';

export const SITE_MESSAGES: Translated<typeof English.SITE_MESSAGES> = {
  tagline: 'Marquee\u00a0: films et séries à découvrir',
  description:
    'Des films et des séries à découvrir\u00a0: parcourez, cherchez, gardez ce qui vous tente, notez, critiquez, et ne manquez plus une sortie.',
  searchEngine: 'Chercher des films sur Marquee',
  home: 'Marquee, accueil',
  main: 'Menu principal',
  menu: 'Menu',
  closeMenu: 'Fermer le menu',
  aiSearch: 'Recherche IA',
  allGenres: 'Tous les genres',
  searchBar: 'Barre de recherche',
  closeSearch: 'Fermer la recherche',
  kinds: { movie: 'Films', tv: 'Séries' },
  languages: 'Langues',
  legal: { name: 'Mentions légales', terms: 'Conditions', privacy: 'Confidentialité' },
  crumbs: { name: 'Fil d’Ariane', home: 'Accueil' },
  skip: 'Aller au contenu',
  browseGenres: 'Parcourir les genres →',
  tmdbNotice:
    'Ce site utilise TMDB et ses API, mais il n’est ni soutenu, ni certifié, ni approuvé de quelque manière par TMDB.',
  justWatchNotice: (source) => `${source} indique où regarder chaque titre.`,
  notFound: {
    title: '404',
    text: 'Oups\u00a0! Cette page n’existe pas',
    search: 'Chercher un titre ou une personne',
    instead: 'Ou voir les tendances du jour',
  },
  searchButton: 'Rechercher',
  failed: {
    title: 'Erreur',
    description: 'Quelque chose n’a pas marché.',
    text: 'Quelque chose n’a pas marché de notre côté. Nous en avons pris note.',
  },
};

export const SHORTCUT_MESSAGES: Translated<typeof English.SHORTCUT_MESSAGES> = {
  title: 'Raccourcis clavier',
  close: 'Fermer',
  keys: [
    ['/', 'Rechercher'],
    ['↓ sur une carte', 'Aller à ses boutons'],
    ['← →', 'Passer d’un bouton, d’un onglet ou d’une étoile à l’autre'],
    ['Esc', 'Fermer ce qui est ouvert'],
    ['?', 'Afficher ces raccourcis'],
  ],
};
