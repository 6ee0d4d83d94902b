import type * as English from '../../../messages/numbers/numbers.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { formatNumber } from '../../../format.ts';
import { days, movies, series, stars, titles } from '../counts.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';

const than = (year: number, soFar: boolean) => (soFar ? `${year} à la même date` : String(year));

export const NUMBERS_MESSAGES: Translated<typeof English.NUMBERS_MESSAGES> = {
  title: ACCOUNT_MENU_MESSAGES.numbers,
  yearTitle: (year) => `${year} en chiffres`,
  description: 'Ce que vous avez vu, en chiffres.',
  signIn: 'Connectez-vous pour voir vos chiffres',
  years: 'Années',
  allTime: 'Depuis toujours',
  underWay: (year, day) => `${year} n’est pas finie\u00a0: voici ses chiffres jusqu’au ${formatDate(day)}.`,
  none: 'Rien à compter pour l’instant',
  noneText:
    'Marquez ce que vous avez vu\u00a0: vos heures, vos genres et vos visages préférés se cumulent ici.',
  noneIn: (year) => `Rien vu en ${year}`,
  noneInText: 'Votre journal n’a aucune entrée cette année-là.',
  browse: 'Parcourir les films populaires',
  hours: 'Heures',
  titles: 'Titres',
  days: 'Jours actifs',
  streak: 'Jours d’affilée',
  kinds: (ofMovies, ofSeries) =>
    [ofMovies > 0 && movies(ofMovies), ofSeries > 0 && series(ofSeries)].filter(Boolean).join(', '),
  watches: (count) =>
    count === 1
      ? 'vu une fois'
      : plural(count, { one: 'vu {n} fois', many: 'vu {n} de fois', other: 'vu {n} fois' }),
  compared: (now, before, year, soFar) => {
    const more = now - before;
    if (more === 0) return `Autant qu’en ${than(year, soFar)}`;
    return `${formatNumber(Math.abs(more))} de ${more > 0 ? 'plus' : 'moins'} qu’en ${than(year, soFar)}`;
  },
  length: days,
  between: (since, until) =>
    since === until ? formatDate(since) : `Du ${formatDate(since)} au ${formatDate(until)}`,
  weeks: (n) =>
    plural(n, {
      one: '{n} semaine active d’affilée',
      many: '{n} de semaines actives d’affilée',
      other: '{n} semaines actives d’affilée',
    }),
  running: (n) =>
    plural(n, {
      one: '{n} jour d’affilée jusqu’ici',
      many: '{n} de jours d’affilée jusqu’ici',
      other: '{n} jours d’affilée jusqu’ici',
    }),
  columns: { what: 'Quoi', watches: 'Vu', titles: 'Titres', hours: 'Heures' },
  table: 'Afficher en tableau',
  charts: {
    months: 'Mois',
    years: 'Années',
    genres: 'Genres',
    decades: 'Décennies',
    countries: 'Pays',
    actors: 'Interprètes',
    directors: 'Cinéastes',
    stars: 'Vos étoiles',
  },
  titlesOf: (name, count) => `${name}\u00a0: ${titles(count)}`,
  behind: {
    heading: (by, name) => {
      if (by === 'decade') return `Des années ${name}`;
      if (by === 'director') return `Réalisation\u00a0: ${name}`;
      if (by === 'stars') return `Vous avez donné ${stars(Number(name))}`;
      return by === 'actor' ? `Avec ${name}` : name;
    },
    count: (total, year) => {
      const seen = plural(total, {
        one: '{n} titre vu',
        many: '{n} de titres vus',
        other: '{n} titres vus',
      });
      return year === null
        ? `${seen}, les plus souvent vus d’abord.`
        : `${seen} en ${year}, les plus souvent vus d’abord.`;
    },
    none: 'Aucun titre ici',
    noneText: 'Rien de ce que vous avez vu ne correspond plus.',
    back: 'Mes chiffres',
    backTo: (year) => `${year} en chiffres`,
    person: (name) => `Plus sur ${name}`,
    pages: 'Pages de titres',
    earlier: 'Précédents',
    later: 'Suivants',
  },
  peopleNote: 'Dans au moins deux titres.',
  genresNote: 'Un titre compte dans chacun de ses genres.',
  countriesNote: 'Un titre compte dans chacun de ses pays.',
  decadesNote: (leftOut) =>
    leftOut === 0
      ? 'D’après la première sortie.'
      : plural(leftOut, {
          one: 'D’après la première sortie. {n} titre à la sortie inconnue, comme une série dont on ne connaît que les épisodes, est laissé de côté.',
          many: 'D’après la première sortie. {n} de titres à la sortie inconnue, comme les séries dont on ne connaît que les épisodes, sont laissés de côté.',
          other:
            'D’après la première sortie. {n} titres à la sortie inconnue, comme les séries dont on ne connaît que les épisodes, sont laissés de côté.',
        }),
  most: (name, count) => `En tête\u00a0: ${name}, avec ${titles(count)}.`,
  mostWatched: (name, count) =>
    `En tête\u00a0: ${name}, avec ${plural(count, {
      one: '{n} visionnage',
      many: '{n} de visionnages',
      other: '{n} visionnages',
    })}.`,
  averages: (mine, theirs, count) =>
    `Vous avez donné ${mine} sur 10 en moyenne, les autres ${theirs}, pour ${titles(count)} en commun.`,
  rated: (count) =>
    plural(count, {
      one: 'Vous avez noté {n} de ces titres\u00a0; ce que les autres en pensent n’est pas connu.',
      many: 'Vous avez noté {n} de ces titres\u00a0; ce que les autres en pensent n’est pas connu.',
      other: 'Vous avez noté {n} de ces titres\u00a0; ce que les autres en pensent n’est pas connu.',
    }),
  starsOf: stars,
  above: 'Vous avez plus aimé que les autres',
  below: 'Vous avez moins aimé que les autres',
  disagreement: (mine, theirs) => `Vous ${mine}, les autres ${theirs} sur 10`,
  mostOften: 'Les plus souvent vus',
  times: (n) => plural(n, { one: '{n} fois', many: '{n} de fois', other: '{n} fois' }),
  someSeries: 'Une série',
  first: 'Premier',
  last: 'Dernier',
  firstOf: (year) => `Premier de ${year}`,
  lastOf: (year) => `Dernier de ${year}`,
  latestOf: (year) => `Le plus récent de ${year}`,
  share: {
    heading: 'Partager mon année',
    text: 'Crée un lien que peut ouvrir toute personne qui l’a. Il montre le nombre d’heures, de titres et de jours, tel qu’il est maintenant\u00a0: aucun titre, aucune note, pas votre nom. Vous pouvez supprimer le lien à tout moment.',
    make: 'Créer un lien',
    update: 'Mettre à jour le lien',
    end: 'Supprimer le lien',
    made: 'Qui a ce lien voit les chiffres de cette année.',
    ended: 'Le lien est supprimé.',
  },
  shared: {
    title: (year) => `${year} en films et en séries`,
    description: (year) => `Tout ce que quelqu’un a vu en ${year}, en chiffres.`,
    text: 'Quelqu’un sur Marquee partage tout ce qu’il y a eu à voir cette année-là.',
    own: 'Comptez les vôtres sur Marquee',
    gone: 'Ce lien ne mène nulle part',
    goneText: 'La personne qui partageait cette année a supprimé le lien, ou l’adresse est incomplète.',
    failed: 'Erreur',
    failedText: 'Cette année n’a pas pu être chargée. Réessayez dans un instant.',
    home: 'Accueil',
  },
};
