import { shortDecade } from '../../core/language/forms.ts';
import { counted } from '../../core/format.ts';
import { isolated } from '../../core/language/inserted.ts';
import { numbersMostWatched } from './numbers-words.ts';
import { m } from '../../paraglide/messages.js';
import { countryName } from '../../core/code-names.ts';
import { dateFormat } from '../../core/dates.ts';
import { diaryPath, parseDiaryView, type DiaryView } from '../diary/diary.ts';
import { genreDisplayName } from '../../core/genres.ts';
import {
  decadesOf,
  inARow,
  MONTHS,
  mostOf,
  numberedPath,
  type Counted,
  type NumberedBy,
  type Numbers,
} from './numbers.ts';
import { artistPath, pageAddress } from '../../core/routes.ts';

/** Maximum rows of a chart. */
const SHOWN = 10;

/** Maximum years in the chart; the list above has all. */
const YEARS = 20;

const monthNames = dateFormat({ month: 'long' });
const shortMonthNames = dateFormat({ month: 'short' });
const narrowMonthNames = dateFormat({ month: 'narrow' });

/** Characters of a month's label that fit twelve times on a phone. */
const ROOM = 4;

/** Months with their names, abbreviated to a letter on phones in languages whose short names are long. */
function named(months: readonly Counted[]) {
  const firstOf = ({ key }: Counted) => Date.UTC(2000, Number(key) - 1, 1);
  const isLong = months.some((month) => shortMonthNames().format(firstOf(month)).length > ROOM);
  const short = isLong ? narrowMonthNames() : shortMonthNames();
  return months.map((month) => ({
    ...month,
    name: monthNames().format(firstOf(month)),
    short: short.format(firstOf(month)),
    wide: shortMonthNames().format(firstOf(month)),
  }));
}

function busiest(columns: readonly Counted[]): string {
  const best = columns.reduce((most, column) => (column.watches > most.watches ? column : most));
  return numbersMostWatched(best.name, best.watches);
}

const leading = ([best]: readonly Counted[]) =>
  best ? m.numbers_most({ name: isolated(best.name), ...counted(best.titles) }) : '';

const diaryOf = (changes: Partial<DiaryView>) =>
  pageAddress(diaryPath(parseDiaryView(new URLSearchParams()), changes));

/** The link to a month in the diary; false if it is empty. */
const inDiary = (year: number, { key, watches }: Counted, tag: string | null) =>
  watches > 0 && { href: diaryOf({ tag, month: `${year}-${key.padStart(2, '0')}` }) };

/** A year's months beside those of the previous year, linked to the diary. */
export function monthChart({ months, monthsBefore }: Numbers, year: number, tag: string | null = null) {
  const columns = named(inARow(months, MONTHS)).map((month) => ({ ...month, ...inDiary(year, month, tag) }));
  const before = { columns: inARow(monthsBefore, MONTHS), name: String(year - 1), now: String(year) };
  const text = busiest(columns);
  return monthsBefore.length > 0
    ? { heading: m.numbers_charts_months(), text, columns, before }
    : { heading: m.numbers_charts_months(), text, columns };
}

/** All years of the diary, oldest first, linked to it. */
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
  return { heading: m.numbers_charts_years(), text: columns.length > 0 ? busiest(columns) : '', columns };
}

/** Titles by decade of release; episodes without a known release are left out. */
export function decadeChart({ decades, titles }: Numbers, year: number | null, tag: string | null = null) {
  const leftOut = decades.reduce((rest, decade) => rest - decade.titles, titles);
  const columns = inARow(decades, decadesOf(decades)).map((decade) => ({
    ...decade,
    name: m.numbers_decade({ decade: decade.key, short: shortDecade(decade.key) }),
    short: `’${decade.key.slice(2)}`,
    wide: decade.key,
    ...(decade.titles > 0 && {
      href: pageAddress(numberedPath({ by: 'decade', key: decade.key, year, tag })),
    }),
  }));
  const [best] = mostOf(columns, 1);
  const text = best
    ? m.numbers_most_of_decade({ decade: best.key, ...counted(best.titles), short: shortDecade(best.key) })
    : '';
  return {
    heading: m.numbers_charts_decades(),
    text,
    note: m.numbers_decades_note(counted(leftOut)),
    columns,
  };
}

/** Bar charts of genres, countries and people. Bars link to their titles, names to their artists. */
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
      href: pageAddress(artistPath({ id: Number(one.key) }) ?? ''),
    }));
    return { heading, text: leading(rows), note: m.numbers_people_note(), rows };
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
  return [
    {
      heading: m.numbers_charts_genres(),
      text: leading(topGenres),
      note: m.numbers_genres_note(),
      rows: topGenres,
    },
    people('director', m.numbers_charts_directors(), directors),
    people('actor', m.numbers_charts_actors(), actors),
    {
      heading: m.numbers_charts_countries(),
      text: leading(topCountries),
      note: m.numbers_countries_note(),
      rows: topCountries,
    },
  ].filter(({ rows }) => rows.length > 0);
}
