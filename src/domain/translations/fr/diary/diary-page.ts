import type * as English from '../../../messages/diary/diary-page.ts';
import type { Translated } from '../../../language/translated.ts';
import { formatDate } from '../../../dates.ts';
import { episodeRanges } from '../../../diary/watched-episodes.ts';
import type { WatchedEpisodes } from '../../../diary/watches.ts';
import { formatNumber } from '../../../format.ts';
import { ACCOUNT_MENU_MESSAGES } from '../header.ts';
import { plural } from '../plural.ts';
import { RATING_MESSAGES } from '../reviews/ratings.ts';
import { episodeCode } from '../series/series.ts';
import { DIARY_MESSAGES, episodesOf } from './diary.ts';

const entries = (count: number) =>
  plural(count, { one: '{n} entrée', many: '{n} d’entrées', other: '{n} entrées' });

function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return range.to === range.from ? code : `${code}\u2013E${range.to}`;
  });
  const more = count - first.length;
  if (more <= 0) return named.join(', ');
  return `${named.join(', ')} et ${formatNumber(more)} ${more === 1 ? 'autre' : 'autres'}`;
}

function starsOf({ first }: WatchedEpisodes): string {
  const rated = first.flatMap((place) =>
    place.stars === undefined ? [] : [`${episodeCode(place)} ${RATING_MESSAGES.give(place.stars)}`],
  );
  return rated.join(', ');
}

export const DIARY_PAGE_MESSAGES: Translated<typeof English.DIARY_PAGE_MESSAGES> = {
  ...DIARY_MESSAGES.entry,
  title: ACCOUNT_MENU_MESSAGES.diary,
  numbers: ACCOUNT_MENU_MESSAGES.numbers,
  description: 'Ce que vous avez vu, jour après jour.',
  signIn: {
    heading: 'Connectez-vous pour voir votre journal',
    text: 'Gardez jour après jour ce que vous avez vu, avec étoiles et commentaires.',
  },
  failed: 'Votre journal n’a pas pu être chargé',
  layouts: { month: 'Mois', list: 'Liste' },
  layout: 'Affichage',
  filter: 'Filtrer votre journal',
  kind: 'Afficher',
  kinds: { all: 'Tous les titres', movie: 'Films', tv: 'Séries' },
  year: 'Année',
  allYears: 'Toutes les années',
  apply: 'Appliquer',
  months: 'Mois',
  weekdays: ['lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.', 'dim.'],
  entries,
  episodesOf,
  which,
  starsOf,
  more: (count) => `+${count} de plus`,
  allOf: (day, count) => `${formatDate(day)}\u00a0: ${entries(count)}`,
  undated: (count) => `${entries(count)} sans date`,
  page: (page, pages) => `Page ${page} sur ${pages}`,
  newer: 'Plus récent',
  older: 'Plus ancien',
  pages: 'Pages de votre journal',
  back: 'Tout mon journal',
  edit: 'Modifier',
  remove: 'Supprimer',
  removeOf: (title) => `Supprimer le visionnage de «\u00a0${title}\u00a0»`,
  dateOf: (title, count) =>
    plural(count, {
      one: `Changer le jour d’un épisode de «\u00a0${title}\u00a0»`,
      many: `Changer le jour de {n} d’épisodes de «\u00a0${title}\u00a0»`,
      other: `Changer le jour de {n} épisodes de «\u00a0${title}\u00a0»`,
    }),
  unmark: 'Pas vu',
  unmarkOf: (title, count) =>
    plural(count, {
      one: `Marquer comme pas vu\u00a0: un épisode de «\u00a0${title}\u00a0»`,
      many: `Marquer comme pas vus\u00a0: {n} d’épisodes de «\u00a0${title}\u00a0»`,
      other: `Marquer comme pas vus\u00a0: {n} épisodes de «\u00a0${title}\u00a0»`,
    }),
  none: 'Rien dans votre journal pour l’instant',
  noneText:
    'Marquez un titre comme vu, ou inscrivez ce que vous avez regardé\u00a0: il apparaît ici à son jour.',
  noneHere: 'Rien vu ici',
  noneHereText: 'Aucune entrée du journal ne correspond à ces filtres.',
  showAll: 'Tout afficher',
  browse: { label: 'Parcourir les films', path: '/movies' },
};
