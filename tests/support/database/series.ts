import type { Database } from '../../../src/embedded/backend/database/contract.ts';
import type { KeptEpisode } from '../../../src/domain/series/progress.ts';

/** Keeps a series with these episodes, as the server does once somebody follows it. */
export async function keepEpisodes(
  database: Database,
  id: number,
  episodes: readonly KeptEpisode[],
  ended = false,
): Promise<void> {
  const rows = episodes.map(({ season, number, name, date, minutes }) => [
    season,
    number,
    name,
    date,
    minutes,
  ]);
  const revision = `(public.kept_episodes(${id}) ->> 'revision')::integer`;
  const sql = `select public.keep_series(${id}, ${revision}, $1, null, $2, $3)`;
  await database.query(sql, [`Series ${id}`, ended, JSON.stringify(rows)]);
}

/** A season of so many episodes, one a day from a date on; without a date none has any. */
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
