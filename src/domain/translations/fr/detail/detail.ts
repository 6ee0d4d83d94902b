import type * as English from '../../../messages/detail/detail.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

export const TITLE_MESSAGES: Translated<typeof English.TITLE_MESSAGES> = {
  overview: 'Synopsis',
  facts: 'Fiche',
  reviews: 'Critiques',
  genres: 'Genres',
  rating: 'TMDB',
  onMarquee: 'Marquee',
  lists: 'Mes listes',
  more: 'Plus',
  noOverview: 'Pas encore de synopsis.',
  writeReview: { name: 'Écrire une critique', short: 'Critique' },
  watchTrailer: { name: 'Bande-annonce', short: 'Trailer' },
  onYouTube: 'Voir sur YouTube',
  trailer: (title) => `Bande-annonce\u00a0: ${title}`,
  closeTrailer: 'Fermer la bande-annonce',
  description: (title) => `${title} sur Marquee.`,
  elsewhere: { label: 'Ailleurs', imdb: 'IMDb', homepage: 'Site officiel' },
  trailerOf: (title) => `Bande-annonce de «\u00a0${title}\u00a0»`,
};

export const FACT_MESSAGES: Translated<typeof English.FACT_MESSAGES> = {
  released: 'Sortie',
  notAnnounced: 'Non annoncée',
  runtime: 'Durée',
  certification: 'Classification',
  status: 'Statut',
  directors: (count) => plural(count, { one: 'Réalisation', many: 'Réalisation', other: 'Réalisation' }),
  writers: (count) => plural(count, { one: 'Scénario', many: 'Scénario', other: 'Scénario' }),
  originalTitle: 'Titre original',
  budget: 'Budget',
  revenue: 'Recettes',
  countries: 'Pays de production',
  companies: 'Sociétés de production',
  languages: 'Langues parlées',
  original: (language) => `${language} (original)`,
  onAir: 'Diffusion',
  creators: 'Création',
  originalName: 'Titre original',
  networks: 'Chaînes',
  seasons: 'Saisons',
  nextEpisode: 'Prochain épisode',
};

export const DETAIL_MESSAGES: Translated<typeof English.DETAIL_MESSAGES> = {
  movie: {
    similar: 'Films similaires',
    invalid: 'Ce numéro de film n’existe pas',
    notFound: {
      title: 'Film introuvable',
      text: 'Ce film n’est pas dans le catalogue, ou n’y est plus.',
    },
    failed: null,
    browse: { label: 'Parcourir les films', path: '/movies' },
  },
  tv: {
    similar: 'Séries similaires',
    invalid: null,
    notFound: {
      title: 'Série introuvable',
      text: 'Cette série n’est pas dans le catalogue, ou n’y est plus.',
    },
    failed: 'La série n’a pas pu être chargée',
    browse: { label: 'Parcourir les séries', path: '/tv-series' },
  },
};
