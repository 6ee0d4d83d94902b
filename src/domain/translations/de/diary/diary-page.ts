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

const entries = (count: number) => plural(count, { one: '{n} Eintrag', other: '{n} Einträge' });

function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return range.to === range.from ? code : `${code}\u2013E${range.to}`;
  });
  const more = count - first.length;
  return more > 0 ? `${named.join(', ')} und ${formatNumber(more)} weitere` : named.join(', ');
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
  description: 'Was du gesehen hast, Tag für Tag.',
  signIn: {
    heading: 'Melde dich an, um dein Tagebuch zu sehen',
    text: 'Halt Tag für Tag fest, was du gesehen hast, mit Sternen und Notizen.',
  },
  failed: 'Dein Tagebuch konnte nicht geladen werden',
  layouts: { month: 'Monat', list: 'Liste' },
  layout: 'Ansicht',
  filter: 'Tagebuch filtern',
  kind: 'Zeigen',
  kinds: { all: 'Alle Titel', movie: 'Filme', tv: 'Serien' },
  year: 'Jahr',
  allYears: 'Alle Jahre',
  apply: 'Anwenden',
  months: 'Monate',
  weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  entries,
  episodesOf,
  which,
  starsOf,
  more: (count) => `+${count} weitere`,
  allOf: (day, count) => `${formatDate(day)}: ${entries(count)}`,
  undated: (count) => `${entries(count)} ohne Datum`,
  page: (page, pages) => `Seite ${page} von ${pages}`,
  newer: 'Neuere',
  older: 'Ältere',
  pages: 'Seiten deines Tagebuchs',
  back: 'Mein ganzes Tagebuch',
  edit: 'Bearbeiten',
  remove: 'Löschen',
  removeOf: (title) => `Deine Sichtung von „${title}“ löschen`,
  dateOf: (title, count) =>
    plural(count, {
      one: `Tag einer Folge von „${title}“ ändern`,
      other: `Tag von {n} Folgen von „${title}“ ändern`,
    }),
  unmark: 'Nicht gesehen',
  unmarkOf: (title, count) =>
    plural(count, {
      one: `Als nicht gesehen markieren: eine Folge von „${title}“`,
      other: `Als nicht gesehen markieren: {n} Folgen von „${title}“`,
    }),
  none: 'Dein Tagebuch ist noch leer',
  noneText: 'Markier etwas als gesehen oder trag ein, was du gesehen hast: Es steht dann hier an seinem Tag.',
  noneHere: 'Hier nichts gesehen',
  noneHereText: 'Kein Eintrag passt zu diesen Filtern.',
  showAll: 'Alles zeigen',
  browse: { label: 'Filme ansehen', path: '/movies' },
};
