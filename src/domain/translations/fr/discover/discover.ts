import type * as English from '../../../messages/discover/discover.ts';
import type { Translated } from '../../../language/translated.ts';
import { movies, series } from '../counts.ts';
import { plural } from '../plural.ts';

/** Any of them: "Netflix, Mubi ou Canal+". */
const anyOf = (names: readonly string[]) =>
  [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' ou ');

export const DISCOVER_MESSAGES: Translated<typeof English.DISCOVER_MESSAGES> = {
  title: { movie: 'Découvrir des films', tv: 'Découvrir des séries' },
  link: 'Découvrir',
  refine: 'Affiner',
  description: {
    movie: 'Trouvez des films par genre, année, durée, note, langue et bien plus.',
    tv: 'Trouvez des séries par genre, année, durée, note, langue et bien plus.',
  },
  ofDecade: {
    movie: (decade) => `Films des années ${decade}`,
    tv: (decade) => `Séries des années ${decade}`,
  },
  descriptionOf: (titles) => `${titles}, à trouver par année, durée, note, langue et bien plus.`,
  other: { movie: 'Plutôt des séries', tv: 'Plutôt des films' },
  count: { movie: movies, tv: series },
  show: {
    movie: (count) =>
      plural(count, { one: 'Voir {n} film', many: 'Voir {n} de films', other: 'Voir {n} films' }),
    tv: (count) =>
      plural(count, { one: 'Voir {n} série', many: 'Voir {n} de séries', other: 'Voir {n} séries' }),
  },
  filters: 'Filtres',
  closeFilters: 'Fermer les filtres',
  clear: 'Tout effacer',
  asked: 'Vos filtres',
  remove: 'Retirer',
  apply: 'Voir les résultats',
  previousPage: (page) => `Page ${page}\u00a0: page précédente`,
  beyond: 'La liste s’arrête avant cette page',
  pick: 'Surprenez-moi',
  picked: {
    kicker: 'Choisi pour vous',
    another: 'Un autre',
    details: 'Détails',
    all: 'Tout ce qui convient',
    gone: 'Il n’y a rien à choisir ici',
  },
  nothing: 'Aucun titre ne réunit tout cela',
  nothingText: 'Demandez-en un peu moins pour en trouver plus.',
  loosen: (label, count) => `Sans «\u00a0${label}\u00a0»\u00a0: ${count}`,
  error: {
    title: 'La recherche de titres a échoué',
    text: 'Aucun titre ne peut être cherché pour le moment. Réessayez plus tard.',
  },
  votesNeeded: {
    movie: (votes) =>
      plural(votes, {
        one: '«\u00a0Les mieux notés\u00a0» retient les films à partir de {n} vote.',
        many: '«\u00a0Les mieux notés\u00a0» retient les films à partir de {n} de votes.',
        other: '«\u00a0Les mieux notés\u00a0» retient les films à partir de {n} votes.',
      }),
    tv: (votes) =>
      plural(votes, {
        one: '«\u00a0Les mieux notés\u00a0» retient les séries à partir de {n} vote.',
        many: '«\u00a0Les mieux notés\u00a0» retient les séries à partir de {n} de votes.',
        other: '«\u00a0Les mieux notés\u00a0» retient les séries à partir de {n} votes.',
      }),
  },
  fewerVotes: (votes) =>
    plural(votes, { one: 'Tout compter', many: 'Dès {n} de votes', other: 'Dès {n} votes' }),
  refused: {
    language: () =>
      'La langue de l’adresse n’existe pas (le coréen est «\u00a0ko\u00a0»)\u00a0: elle a été ignorée.',
    country: () =>
      'Le pays de l’adresse n’existe pas (le Royaume-Uni est «\u00a0GB\u00a0»)\u00a0: il a été ignoré.',
    region: () =>
      'Le pays des offres dans l’adresse n’existe pas (le Royaume-Uni est «\u00a0GB\u00a0»)\u00a0: c’est le vôtre qui compte.',
    certification: (kind, region) =>
      kind === 'movie'
        ? `La classification de l’adresse n’est pas de ce pays (${region})\u00a0: elle a été ignorée.`
        : 'Les classifications par âge ne valent que pour les films\u00a0: celle de l’adresse a été ignorée.',
    status: (kind) =>
      kind === 'movie'
        ? 'Le statut ne vaut que pour les séries\u00a0: celui de l’adresse a été ignoré.'
        : 'Le statut de l’adresse n’existe pas\u00a0: il a été ignoré.',
    people: () => 'On ne cherche que des films par personne\u00a0: celles de l’adresse ont été ignorées.',
    order: () => 'Les séries ne se trient pas par recettes\u00a0: les plus populaires viennent d’abord.',
  },
  fields: {
    order: 'Trier par',
    genres: 'Genres',
    match: 'Les titres ont',
    all: 'tous ces genres',
    any: 'l’un de ces genres',
    without: 'Exclure',
    years: 'Années',
    from: 'À partir de',
    to: 'Jusqu’à',
    minutes: { movie: 'Minutes', tv: 'Minutes par épisode' },
    shortest: 'Minutes au moins',
    longest: 'Minutes au plus',
    details: 'Durée, note, langue',
    minutesUnit: 'min',
    example: (value) => `ex. ${value}`,
    score: 'Note',
    votes: 'Votes',
    language: 'Langue originale',
    country: 'Pays',
    certification: 'Classification',
    status: 'Statut',
    release: 'Sortie',
    services: 'Inclus sur',
    anyValue: 'Peu importe',
    and: 'à',
  },
  orMore: (least) => `${least} ou plus`,
  orders: {
    popular: 'Les plus populaires',
    score: 'Les mieux notés',
    newest: 'Plus récents',
    oldest: 'Plus anciens',
    votes: 'Le plus de votes',
    revenue: 'Recettes',
    name: 'Nom',
  },
  statuses: {
    returning: 'En cours',
    planned: 'Prévue',
    production: 'En production',
    ended: 'Terminée',
    cancelled: 'Annulée',
    pilot: 'Pilote',
  },
  releases: { released: 'Déjà sortis', announced: 'Annoncés' },
  chips: {
    anyOf,
    not: (name) => `Sans ${name}`,
    decade: (decade) => `Années ${decade}`,
    year: (year) => `De ${year} seulement`,
    years: (from, to) => `${from}–${to}`,
    from: (year) => `Dès ${year}`,
    to: (year) => `Jusqu’à ${year}`,
    minutes: (shortest, longest) => `${shortest}–${longest} minutes`,
    shortest: (minutes) =>
      plural(minutes, {
        one: '{n} minute ou plus',
        many: '{n} de minutes ou plus',
        other: '{n} minutes ou plus',
      }),
    longest: (minutes) =>
      plural(minutes, {
        one: '{n} minute ou moins',
        many: '{n} de minutes ou moins',
        other: '{n} minutes ou moins',
      }),
    score: (score) => `Note de ${score} ou plus`,
    votes: (votes) =>
      plural(votes, { one: '{n} vote ou plus', many: '{n} de votes ou plus', other: '{n} votes ou plus' }),
    language: (name) => `Langue\u00a0: ${name}`,
    country: (name) => `Pays\u00a0: ${name}`,
    certification: (rating, region) => `Jusqu’à ${rating}${region ? ` (${region})` : ''}`,
    person: (name) => (name ? `Avec ${name}` : 'Avec une personne'),
    service: (name) => (name ? `Sur ${name}` : 'Sur une plateforme'),
    services: (count) =>
      plural(count, {
        one: 'Sur {n} plateforme',
        many: 'Sur l’une de {n} de plateformes',
        other: 'Sur l’une de {n} plateformes',
      }),
    keyword: (name) => (name ? `Thème\u00a0: ${name}` : 'Un thème'),
  },
};

export const DISCOVER_SERVICES_MESSAGES: Translated<typeof English.DISCOVER_SERVICES_MESSAGES> = {
  mine: 'Mes plateformes',
  find: 'Chercher une plateforme',
  upTo: (rating, region) => `Jusqu’à ${rating} (${region})`,
  noRatings: (region) => `Aucune (${region})`,
};

export const DISCOVER_PAGE_MESSAGES: Translated<typeof English.DISCOVER_PAGE_MESSAGES> = {
  failed: 'Cela n’a pas pu être chargé. Ce qui est affiché reste\u00a0; réessayez.',
};
