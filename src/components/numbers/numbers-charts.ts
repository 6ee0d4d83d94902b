import { countryName } from '../../domain/discover/discover-parameters.ts';
import { dateFormat } from '../../domain/dates.ts';
import { diaryPath, parseDiaryView, type DiaryView } from '../../domain/diary/diary.ts';
import { genreDisplayName } from '../../domain/genres/genres.ts';
import { NUMBERS_MESSAGES as words } from '../../domain/messages.ts';
import {
  decadesOf,
  inARow,
  MONTHS,
  mostOf,
  numberedPath,
  type Counted,
  type NumberedBy,
  type Numbers,
} from '../../domain/numbers/numbers.ts';
import { artistPath } from '../../domain/routes.ts';

/** The most rows of one chart; those with less are left out. */
const SHOWN = 10;

/** Columns of years: a diary reaches back further, its years stand in the list above. */
const YEARS = 20;

const monthNames = dateFormat({ month: 'long' });
const shortMonthNames = dateFormat({ month: 'short' });

const named = (month: Counted) => {
  const first = Date.UTC(2000, Number(month.key) - 1, 1);
  return { ...month, name: monthNames().format(first), short: shortMonthNames().format(first) };
};

function busiest(columns: readonly Counted[]): string {
  const best = columns.reduce((most, column) => (column.watches > most.watches ? column : most));
  return words.mostWatched(best.name, best.watches);
}

const leading = ([best]: readonly Counted[]) => (best ? words.most(best.name, best.titles) : '');

const diaryOf = (changes: Partial<DiaryView>) => diaryPath(parseDiaryView(new URLSearchParams()), changes);

/** A month of the diary, where it holds anything. */
const inDiary = (year: number, { key, watches }: Counted, tag: string | null) =>
  watches > 0 && { href: diaryOf({ tag, month: `${year}-${key.padStart(2, '0')}` }) };

/** The months of a year beside those of the one before; each leads to the diary's. */
export function monthChart({ months, monthsBefore }: Numbers, year: number, tag: string | null = null) {
  const columns = inARow(months, MONTHS).map((month) => ({ ...named(month), ...inDiary(year, month, tag) }));
  const before = { columns: inARow(monthsBefore, MONTHS), name: String(year - 1), now: String(year) };
  const text = busiest(columns);
  const heading = words.charts.months;
  return monthsBefore.length > 0 ? { heading, text, columns, before } : { heading, text, columns };
}

/** The years of the whole diary, the first one first; each leads to what the diary has of it. */
export function yearChart({ years }: Numbers, tag: string | null = null) {
  const columns = years
    .slice(0, YEARS)
    .toReversed()
    .map((year) => {
      const short = years.length > 6 ? `’${year.key.slice(2)}` : year.key;
      return {
        ...year,
        name: year.key,
        short,
        href: diaryOf({ layout: 'list', tag, year: Number(year.key) }),
      };
    });
  return { heading: words.charts.years, text: columns.length > 0 ? busiest(columns) : '', columns };
}

/** From which decades the titles are, as far as their release is known: of episodes alone it is not. */
export function decadeChart({ decades, titles }: Numbers, year: number | null, tag: string | null = null) {
  const leftOut = decades.reduce((rest, decade) => rest - decade.titles, titles);
  const columns = inARow(decades, decadesOf(decades)).map((decade) => ({
    ...decade,
    name: `${decade.key}s`,
    short: `’${decade.key.slice(2)}`,
    wide: decade.key,
    ...(decade.titles > 0 && { href: numberedPath({ by: 'decade', key: decade.key, year, tag }) }),
  }));
  const best = mostOf(columns, 1).map((decade) => ({ ...decade, name: `the ${decade.name}` }));
  return { heading: words.charts.decades, text: leading(best), note: words.decadesNote(leftOut), columns };
}

/**
 * Genres, countries and people: the most of each. A bar leads to its titles, the name of somebody to the page about them.
 */
export function barCharts(
  { genres, countries, actors, directors }: Numbers,
  year: number | null,
  tag: string | null = null,
) {
  const withTitles = (by: NumberedBy, rows: readonly Counted[]) =>
    rows.map((row) => ({ ...row, titlesPath: numberedPath({ by, key: row.key, year, tag }) }));
  const people = (by: 'actor' | 'director', heading: string, counted: readonly Counted[]) => {
    const rows = withTitles(by, counted).map((one) => ({
      ...one,
      href: artistPath({ id: Number(one.key) }) ?? '',
    }));
    return { heading, text: leading(rows), note: words.peopleNote, rows };
  };
  const ofGenres = genres.map((genre) => ({
    ...genre,
    name: genreDisplayName({ id: Number(genre.key), name: genre.name }),
  }));
  const ofCountries = countries.map((country) => ({
    ...country,
    name: countryName(country.key) ?? country.key,
  }));
  const topGenres = withTitles('genre', mostOf(ofGenres, SHOWN));
  const topCountries = withTitles('country', mostOf(ofCountries, SHOWN));
  const { charts } = words;
  return [
    { heading: charts.genres, text: leading(topGenres), note: words.genresNote, rows: topGenres },
    people('director', charts.directors, directors),
    people('actor', charts.actors, actors),
    { heading: charts.countries, text: leading(topCountries), note: words.countriesNote, rows: topCountries },
  ].filter(({ rows }) => rows.length > 0);
}
