import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { placeNumber, type KeptEpisode } from '../../../src/features/series/kept-episodes.ts';
import { renumbered } from '../../../src/features/series/renumbered.ts';

type Row = (string | number | null)[];
const rowOf = ({ season, number, name, date, minutes }: KeptEpisode): Row => [
  season,
  number,
  name,
  date,
  minutes,
];

/** Stores a series with these episodes, as the server does once it is followed. */
export async function keepEpisodes(
  database: Database,
  id: number,
  episodes: readonly KeptEpisode[],
  ended = false,
): Promise<void> {
  await keepChanged(database, id, [], episodes, ended);
}

/** Updates a series from the episodes of `before` to `after`: merged, renumbered, more or fewer. */
export async function keepChanged(
  database: Database,
  id: number,
  before: readonly KeptEpisode[],
  after: readonly KeptEpisode[],
  ended: boolean,
): Promise<void> {
  const there = new Set(after.map(placeNumber));
  const removed = before.filter((one) => !there.has(placeNumber(one)));
  const moves = renumbered(before, after).map(({ from, to, name }) => ({
    ...from,
    to_season: to?.season,
    to_number: to?.number,
    name,
  }));
  const revision = `(public.kept_episodes(${id}) ->> 'revision')::integer`;
  await database.query(`select public.keep_series(${id}, ${revision}, $1, null, $2, $3, $4, $5)`, [
    `Series ${id}`,
    ended,
    JSON.stringify(after.map(rowOf)),
    JSON.stringify(removed.map(({ season, number }) => [season, number])),
    JSON.stringify(moves),
  ]);
}

/** A season of `count` episodes, one a day from a date on; null for no dates. */
export function season(number: number, count: number, from: string | null = '2000-01-01'): KeptEpisode[] {
  const first = from === null ? null : Date.parse(from);
  return Array.from({ length: count }, (_, index) => ({
    season: number,
    number: index + 1,
    name: `Episode of ${number}.${index + 1}`,
    date: first === null ? null : new Date(first + index * 86_400_000).toISOString().slice(0, 10),
    minutes: 24,
  }));
}
