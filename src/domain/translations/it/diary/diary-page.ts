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

const entries = (count: number) => plural(count, { one: '{n} voce', many: '{n} di voci', other: '{n} voci' });

function which({ count, first }: WatchedEpisodes): string {
  const named = episodeRanges(first).map((range) => {
    const code = episodeCode({ season: range.season, number: range.from });
    return range.to === range.from ? code : `${code}\u2013E${range.to}`;
  });
  const more = count - first.length;
  if (more <= 0) return named.join(', ');
  return `${named.join(', ')} e ${more === 1 ? 'un altro' : `altri ${formatNumber(more)}`}`;
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
  description: 'Quello che hai visto, giorno per giorno.',
  signIn: {
    heading: 'Accedi per vedere il tuo diario',
    text: 'Annota quello che vedi giorno per giorno, con stelle e note.',
  },
  failed: 'Non è stato possibile caricare il tuo diario',
  layouts: { month: 'Mese', list: 'Lista' },
  layout: 'Aspetto',
  filter: 'Filtra il tuo diario',
  kind: 'Mostra',
  kinds: { all: 'Tutti i titoli', movie: 'Film', tv: 'Serie TV' },
  year: 'Anno',
  allYears: 'Tutti gli anni',
  apply: 'Applica',
  months: 'Mesi',
  weekdays: ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'],
  entries,
  episodesOf,
  which,
  starsOf,
  more: (count) => (count === 1 ? '+1 altro' : `+${count} altri`),
  allOf: (day, count) => `${formatDate(day)}: ${entries(count)}`,
  undated: (count) => `${entries(count)} senza data`,
  page: (page, pages) => `Pagina ${page} di ${pages}`,
  newer: 'Più recenti',
  older: 'Meno recenti',
  pages: 'Pagine del tuo diario',
  back: 'Tutto il mio diario',
  edit: 'Modifica',
  remove: 'Elimina',
  removeOf: (title) => `Elimina la tua visione di «${title}»`,
  dateOf: (title, count) =>
    plural(count, {
      one: `Cambia il giorno di un episodio di «${title}»`,
      many: `Cambia il giorno di {n} di episodi di «${title}»`,
      other: `Cambia il giorno di {n} episodi di «${title}»`,
    }),
  unmark: 'Non visto',
  unmarkOf: (title, count) =>
    plural(count, {
      one: `Segna come non visto: un episodio di «${title}»`,
      many: `Segna come non visti: {n} di episodi di «${title}»`,
      other: `Segna come non visti: {n} episodi di «${title}»`,
    }),
  none: 'Il tuo diario è ancora vuoto',
  noneText: 'Segna qualcosa come visto, o annota quello che hai visto: comparirà qui, nel suo giorno.',
  noneHere: 'Qui niente di visto',
  noneHereText: 'Nessuna voce del diario corrisponde a questi filtri.',
  showAll: 'Mostra tutto',
  browse: { label: 'Sfoglia i film', path: '/movies' },
};
