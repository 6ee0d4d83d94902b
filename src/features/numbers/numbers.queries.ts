import { m } from '../../paraglide/messages.js';
import type { CalendarDate } from '../../core/dates.ts';
import { STARS } from '../../core/stars.ts';
import {
  NUMBERED_PAGE_SIZE,
  type Amount,
  type BestSeason,
  type Counted,
  type Disagreement,
  type NumberedTitle,
  type NumberedTitles,
  type NumberedView,
  type Numbers,
  type Streak,
} from './numbers.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Database } from '../../core/backend/database.types.ts';

type Row = Database['public']['Functions']['my_watch_numbers']['Returns'][number];

const toCounted = ({ key, name, watches, titles, minutes }: Row): Counted => ({
  key: key ?? '',
  name: name ?? '',
  watches: watches ?? 0,
  titles: titles ?? 0,
  minutes: minutes ?? 0,
});

const toAmount = (row: Row): Amount => ({ ...toCounted(row), days: row.value ?? 0 });

const toTitle = ({
  kind,
  title_id: id,
  name,
  poster_path: posterPath,
}: Pick<Row, 'kind' | 'title_id' | 'name' | 'poster_path'>): NumberedTitle => ({
  kind: kind === 'tv' ? 'tv' : 'movie',
  id: id ?? 0,
  // An episode may be recorded before its series.
  name: name ?? (kind === 'tv' ? m.numbers_some_series() : ''),
  posterPath,
});

/** Stars are out of five, public votes out of ten. */
const toDisagreement = (row: Row): Disagreement => ({
  ...toTitle(row),
  mine: Number(row.key) * 2,
  theirs: row.value ?? 0,
});

const toSeason = (row: Row): BestSeason => ({
  ...toTitle(row),
  ...{ season: Number(row.key), stars: row.value ?? 0, episodes: row.titles ?? 0 },
});

const byGap = (a: Disagreement, b: Disagreement) => a.mine - a.theirs - (b.mine - b.theirs);

const toStreak = ({ value, since, until }: Row): Streak | null =>
  value !== null && since !== null && until !== null ? { length: value, since, until } : null;

function toNumbers(rows: readonly Row[]): Numbers {
  const sections = Map.groupBy(rows, ({ section }) => section);
  const of = (section: string) => sections.get(section) ?? [];
  const counted = (section: string) => of(section).map(toCounted);
  const titles = (section: string, key: string) => of(section).find((row) => row.key === key)?.titles ?? 0;
  const average = (key: string) => of('average').find((row) => row.key === key)?.value ?? null;
  const streaks = (key: string) => {
    const streak = (section: string) =>
      of(section)
        .filter((row) => row.key === key)
        .map(toStreak)[0] ?? null;
    return { longest: streak('longest'), running: streak('running') };
  };
  const dated = (section: string) =>
    of(section).map((row) => ({ ...toTitle(row), day: row.since ?? '' }))[0] ?? null;
  const mostWatched = (section: string) =>
    of(section)
      .map((row) => ({ ...toTitle(row), watches: row.watches ?? 0 }))
      .sort((a, b) => b.watches - a.watches);
  const total = of('total').map(toCounted)[0];
  const [mine, theirs] = [average('mine'), average('public')];
  const amounts = (key: string) =>
    of('before')
      .filter((row) => row.key === key)
      .map(toAmount)[0];
  const [whole, soFar] = [amounts('whole'), amounts('so far')];
  return {
    watches: total?.watches ?? 0,
    titles: total?.titles ?? 0,
    minutes: total?.minutes ?? 0,
    days: titles('count', 'days'),
    movies: titles('count', 'movies'),
    series: titles('count', 'series'),
    unknown: titles('count', 'unknown'),
    lengthless: titles('count', 'lengthless'),
    lengthlessEpisodes: titles('count', 'lengthless episodes'),
    lengthlessSeries: mostWatched('lengthless'),
    whole: titles('count', 'whole'),
    undated: titles('count', 'undated'),
    months: counted('month'),
    monthsBefore: counted('month before'),
    genres: counted('genre'),
    countries: counted('country'),
    decades: counted('decade'),
    actors: counted('actor'),
    directors: counted('director'),
    stars: STARS.map((stars) => ({ stars, titles: titles('stars', String(stars)) }))
      .filter((one) => Number.isInteger(one.stars) || one.titles > 0)
      .reverse(),
    seasons: of('season').map(toSeason),
    averages: mine !== null && theirs !== null ? { mine, theirs, titles: titles('average', 'mine') } : null,
    above: of('above').map(toDisagreement).sort(byGap).reverse(),
    below: of('below').map(toDisagreement).sort(byGap),
    most: mostWatched('most'),
    first: dated('first'),
    last: dated('last'),
    years: counted('year').sort((a, b) => Number(b.key) - Number(a.key)),
    before: whole && soFar ? { whole, soFar } : null,
    streaks: { days: streaks('days'), weeks: streaks('weeks') },
  };
}

/** The caller's statistics of a year (null: all time), of titles with a tag (null: all), computed by the database. */
export async function loadNumbers(
  client: Client,
  today: CalendarDate,
  year: number | null,
  tag: string | null = null,
): Promise<Numbers> {
  const narrowed = { ...(year !== null && { p_year: year }), ...(tag !== null && { p_tag: tag }) };
  return toNumbers(await answerOf(client.rpc('my_watch_numbers', { p_today: today, ...narrowed })));
}

/** A page of the caller's titles behind a bar of the statistics, most watched first. */
export async function loadNumberedTitles(
  client: Client,
  { by, key, year, tag, page }: NumberedView,
): Promise<NumberedTitles> {
  const rows = await answerOf(
    client.rpc('my_numbered_titles', {
      p_by: by,
      p_key: key,
      ...(year !== null && { p_year: year }),
      ...(tag !== null && { p_tag: tag }),
      p_limit: NUMBERED_PAGE_SIZE,
      p_offset: (page - 1) * NUMBERED_PAGE_SIZE,
    }),
  );
  return {
    titles: rows.map((row) => ({ ...toTitle(row), watches: row.watches })),
    total: rows[0]?.total ?? 0,
    label: rows[0]?.label ?? null,
  };
}
