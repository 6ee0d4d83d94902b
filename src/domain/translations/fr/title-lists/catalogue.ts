import type * as English from '../../../messages/title-lists/catalogue.ts';
import type { Translated } from '../../../language/translated.ts';
import { plural } from '../plural.ts';

const later = 'Réessayez plus tard.';
const results = (n: number, where: string) =>
  plural(n, {
    one: `{n} résultat dans ${where}`,
    many: `{n} de résultats dans ${where}`,
    other: `{n} résultats dans ${where}`,
  });

export const CATALOGUE_MESSAGES: Translated<typeof English.CATALOGUE_MESSAGES> = {
  list: {
    genres: { movie: 'Genres de films', tv: 'Genres de séries', all: 'Tous les genres' },
    aboutGenres: (heading) =>
      `${heading} sur Marquee\u00a0: choisissez une humeur et voyez ce qu’elle réserve.`,
    ofGenre: {
      movie: (name) => `Films\u00a0: ${name}`,
      tv: (name) => `Séries\u00a0: ${name}`,
    },
    more: 'Afficher plus',
    moreFrom: (year) => `Plus de titres de ${year}`,
    noMovies: 'Aucun film trouvé',
    noTvSeries: 'Aucune série trouvée',
    noSeries: 'Aucune série trouvée',
    noGenreSeries: 'Aucune série trouvée',
    noMoviesFrom: (year) => `Aucun film de ${year} dans cette catégorie.`,
    ofYear: (year) => `Ceux de ${year}.`,
    pageTitle: (title, page) => `${title}, page ${page}`,
    onPage: (page) => `Page ${page} de la liste.`,
    mostPopular: (titles) => `${titles}, les plus populaires d’abord.`,
    wayOn: { first: 'Première page', years: 'Toutes les années', genres: 'Tous les genres' },
    noSeriesFrom: (year) => `Aucune série de ${year} dans cette catégorie.`,
  },
  loading: {
    movies: {
      title: 'Les films n’arrivent pas',
      text: `Les films n’ont pas pu être chargés. ${later}`,
    },
    series: {
      title: 'Les séries n’arrivent pas',
      text: `Les séries n’ont pas pu être chargées. ${later}`,
    },
    genres: {
      title: 'Les genres n’arrivent pas',
      text: `Les genres n’ont pas pu être chargés. ${later}`,
    },
    movieGenres: {
      title: 'Les genres n’arrivent pas',
      text: `Les genres n’ont pas pu être chargés. ${later}`,
    },
    genre: {
      title: 'Les films n’arrivent pas',
      text: `Les films de ce genre n’ont pas pu être chargés. ${later}`,
    },
    landing: {
      title: 'La page n’arrive pas',
      text: 'Le contenu n’a pas pu être chargé. Actualisez la page.',
    },
    search: { title: 'La recherche a échoué', text: `La recherche ne répond pas pour le moment. ${later}` },
  },
  genreNotFound: { title: 'Genre introuvable', text: 'Il n’y a pas de genre à cette adresse.' },
  year: { label: 'Année', all: 'Toutes les années', apply: 'Filtrer', clear: 'Retirer le filtre d’année' },
  search: {
    heading: 'Recherche',
    asked: 'Que cherchez-vous\u00a0?',
    resultsFor: (query) => `Résultats pour\u00a0: ${query}`,
    found: {
      movie: (n) => results(n, 'Films'),
      tv: (n) => results(n, 'Séries'),
      person: (n) => results(n, 'Personnes'),
      collection: (n) => results(n, 'Sagas'),
    },
    find: {
      movie: 'Chercher un film par son nom',
      tv: 'Chercher une série par son nom',
      person: 'Chercher une personne par son nom',
      collection: 'Chercher une saga par son nom',
    },
    tabNames: { movie: 'Films', tv: 'Séries', person: 'Personnes', collection: 'Sagas' },
    none: {
      movie: 'Aucun film trouvé',
      tv: 'Aucune série trouvée',
      person: 'Aucune personne trouvée',
      collection: 'Aucune saga trouvée',
    },
    tabs: 'Résultats par type',
    prompt: 'Tapez un nom dans le champ ci-dessus.',
    better: {
      movie: (name) => `Le meilleur résultat est un film\u00a0: ${name}`,
      tv: (name) => `Le meilleur résultat est une série\u00a0: ${name}`,
      person: (name) => `Le meilleur résultat est une personne\u00a0: ${name}`,
      collection: (name) => `Le meilleur résultat est une saga\u00a0: ${name}`,
    },
    meant: 'Vouliez-vous dire',
    popular: 'Ou voyez ce qui plaît en ce moment\u00a0:',
    browse: { movie: 'Parcourir les films', tv: 'Parcourir les séries' },
  },
};

export const LOAD_MORE_MESSAGES: Translated<typeof English.LOAD_MORE_MESSAGES> = {
  loaded: (count) => `${count} de plus.`,
  failed: 'La suite n’a pas pu être chargée. Ce qui est affiché reste\u00a0; réessayez.',
  foreign:
    'Ce n’est pas Marquee qui a répondu, mais peut-être la page de connexion de ce réseau. Ce qui est affiché reste\u00a0; identifiez-vous là-bas et réessayez.',
};

export const CARD_MESSAGES: Translated<typeof English.CARD_MESSAGES> = {
  keys: 'Flèche vers le bas pour plus',
  more: 'Plus',
};

export const CARD_MENU_MESSAGES: Translated<typeof English.CARD_MENU_MESSAGES> = {
  all: 'Tout ce qui n’est pas pour moi',
};
