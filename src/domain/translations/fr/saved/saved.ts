import type * as English from '../../../messages/saved/saved.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

type Lists = Pick<Translated<typeof English.SAVED_MESSAGES>, 'wishlist' | 'watched' | 'dismissed'>;

const waiting = 'Ajoutez ce qui vous tente\u00a0: tout vous attend ici.';

const LISTS: Lists = {
  wishlist: {
    heading: ACCOUNT_MENU_MESSAGES.wishlist,
    description: 'Les films et les séries que vous voulez voir.',
    signIn: {
      heading: 'Connectez-vous pour retrouver ce qui vous tente',
      text: 'Gardez au même endroit les films et les séries à voir.',
    },
    empty: {
      movie: { heading: 'Aucun film à voir pour l’instant', text: waiting },
      tv: { heading: 'Aucune série à voir pour l’instant', text: waiting },
    },
  },
  watched: {
    heading: ACCOUNT_MENU_MESSAGES.watched,
    description: 'Les films et les séries que vous avez vus.',
    signIn: {
      heading: 'Connectez-vous pour retrouver ce que vous avez vu',
      text: 'Gardez la trace des films et des séries que vous avez vus.',
    },
    empty: {
      movie: { heading: 'Aucun film vu pour l’instant', text: 'Les films marqués comme vus se gardent ici.' },
      tv: {
        heading: 'Aucune série vue pour l’instant',
        text: 'Les séries marquées comme vues se gardent ici.',
      },
    },
  },
  dismissed: {
    heading: ACCOUNT_MENU_MESSAGES.dismissed,
    description: 'Les films et les séries que les listes vous épargnent.',
    signIn: {
      heading: 'Connectez-vous pour revoir ce qui n’est pas pour vous',
      text: 'Masquez les films et les séries que vous ne voulez plus croiser.',
    },
    empty: {
      movie: {
        heading: 'Vous n’avez masqué aucun film',
        text: 'Choisissez «\u00a0Pas pour moi\u00a0» sur la carte ou la page d’un film\u00a0: les listes le laissent de côté.',
      },
      tv: {
        heading: 'Vous n’avez masqué aucune série',
        text: 'Choisissez «\u00a0Pas pour moi\u00a0» sur la carte ou la page d’une série\u00a0: les listes la laissent de côté.',
      },
    },
  },
};

export const SAVED_MESSAGES: Translated<typeof English.SAVED_MESSAGES> = {
  ...LISTS,
  tabs: { movie: 'Films', tv: 'Séries' },
  browse: {
    movie: { label: 'Parcourir les films', path: '/movies' },
    tv: { label: 'Parcourir les séries', path: '/tv-series' },
  },
  sorts: {
    added: { wishlist: 'Date d’ajout', watched: 'Vu le', dismissed: 'Masqué le' },
    title: 'Titre',
    year: 'Année',
    rating: 'Note',
  },
  favoritesOnly: { name: 'Quels titres', yes: 'Favoris seulement', no: 'Tous' },
  layout: { name: 'Affichage', grid: 'Grille', list: 'Liste' },
  choices: 'Quels titres, et comment',
  menu: 'Plus',
  more: 'Afficher plus',
  loading: 'Chargement…',
  page: (page) => `Page ${page}`,
  previousPage: 'Page précédente',
  dateUnknown: 'Date inconnue',
  short: { watched: 'Vu', favorite: 'Favori', remove: 'Retirer' },
  filter: { name: 'Filtrer les titres', apply: 'Filtrer' },
  favoriteOf: (title) => `Favori\u00a0: ${title}`,
  rated: (vote) => `Note\u00a0: ${vote}`,
  sortBy: 'Trier par',
  filterBy: 'Filtrer par titre',
  markWatched: (title) => `Vu\u00a0: marquer «\u00a0${title}\u00a0» comme vu`,
  remove: {
    wishlist: (title) => `Retirer «\u00a0${title}\u00a0» de votre liste «\u00a0À voir\u00a0»`,
    watched: (title) => `Retirer «\u00a0${title}\u00a0» de votre liste «\u00a0Vus\u00a0»`,
  },
  watchedOn: (day) => (day === null ? 'Vu, sans date' : `Vu le ${formatDate(day)}`),
  takeBack: 'Réafficher',
  takeBackTitle: (title) => `Réafficher «\u00a0${title}\u00a0»`,
  showing: (count) =>
    plural(count, { one: '{n} résultat', many: '{n} de résultats', other: '{n} résultats' }),
  noMatch: (text) => `Aucun titre ne correspond à «\u00a0${text}\u00a0»`,
  noFavoriteMatch: (text) => `Aucun favori ne correspond à «\u00a0${text}\u00a0»`,
  noFavorites: {
    heading: 'Aucun favori ici pour l’instant',
    text: 'Donnez un cœur à ceux que vous aimez, et retrouvez-les ici.',
  },
  services: {
    which: 'Où regarder',
    anywhere: 'Partout',
    mine: 'Sur mes plateformes',
    choose: 'Choisir mes plateformes',
    none: {
      heading: 'Aucun de ces titres n’est sur vos plateformes en ce moment',
      text: 'Marquee regarde à nouveau chaque nuit.',
    },
    noneTicked: {
      heading: 'Choisissez d’abord vos plateformes',
      text: 'Vous verrez alors ici ce qu’elles incluent.',
    },
    lookingUp: (count) =>
      plural(count, {
        one: 'Recherche des plateformes de {n} autre titre…',
        many: 'Recherche des plateformes de {n} d’autres titres…',
        other: 'Recherche des plateformes de {n} autres titres…',
      }),
    notKnown: (count) =>
      plural(count, {
        one: 'Nous ne savons pas encore où regarder {n} autre titre.',
        many: 'Nous ne savons pas encore où regarder {n} d’autres titres.',
        other: 'Nous ne savons pas encore où regarder {n} autres titres.',
      }),
    lookUp: 'Vérifier',
  },
  clear: 'Retirer le filtre',
  showAll: 'Tout afficher',
  gone: {
    kept: (title) => `Vous le gardez sous le nom «\u00a0${title}\u00a0».`,
    unknown: 'Impossible de vérifier s’il est dans vos listes.',
    tryAgain: 'Réessayer',
    remove: {
      wishlist: 'Retirer de «\u00a0À voir\u00a0»',
      watched: 'Retirer de «\u00a0Vus\u00a0»',
      favorite: 'Retirer des favoris',
      dismissed: 'Retirer de «\u00a0Pas pour moi\u00a0»',
    },
  },
  removeAll: {
    label: 'Tout retirer',
    working: 'Retrait…',
    question: (count, kind) =>
      kind === 'movie'
        ? plural(count, {
            one: 'Retirer {n} film de votre liste «\u00a0Vus\u00a0»\u00a0?',
            many: 'Retirer {n} de films de votre liste «\u00a0Vus\u00a0»\u00a0?',
            other: 'Retirer {n} films de votre liste «\u00a0Vus\u00a0»\u00a0?',
          })
        : plural(count, {
            one: 'Retirer {n} série de votre liste «\u00a0Vus\u00a0»\u00a0?',
            many: 'Retirer {n} de séries de votre liste «\u00a0Vus\u00a0»\u00a0?',
            other: 'Retirer {n} séries de votre liste «\u00a0Vus\u00a0»\u00a0?',
          }),
    text: {
      movie:
        'Tout l’onglet Films est retiré, quels que soient les filtres. Favoris, notes et critiques restent.',
      tv: 'Tout l’onglet Séries est retiré, quels que soient les filtres. Favoris, notes et critiques restent.',
    },
    forGood: 'Un tel nombre ne peut pas être rétabli.',
  },
};
