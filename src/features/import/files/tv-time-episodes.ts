import type { EpisodePlace } from '../../series/kept-episodes.ts';
import type { CsvRecord } from './csv-table.ts';
import { dayOfTime, momentIn } from './days.ts';
import type { ImportEntry } from './entry.ts';
import { idIn, placeIn } from './facts.ts';
import type { ReadingContext } from './reading.ts';

/** Above the maximum number of runs. */
const MOST_TIMES = 98;

type Told = Pick<ImportEntry, 'day' | 'again' | 'moment' | 'episodeIds'> & { episode: EpisodePlace };

/** Parses a row of a watched episode; null if the episode is unspecified. */
export function episodeIn(record: CsvRecord, context: ReadingContext): Told | null {
  const special = /^(?:1|true|yes)$/i.test(record.get('is_special'));
  const season =
    placeIn(record.get('season_number', 's_no', 'episode_season_number')) ?? (special ? 0 : undefined);
  const number = placeIn(record.get('episode_number', 'ep_no'));
  if (season === undefined || number === undefined) return null;
  const at = record.get('created_at');
  const tvdb = idIn(record.get('ep_id', 'episode_id'));
  return {
    episode: { season, number },
    day: dayOfTime(at, context),
    ...momentIn(at),
    ...(tvdb !== undefined && { episodeIds: { tvdb } }),
    again: record.get('key').startsWith('rewatch-'),
  };
}

/** Episodes by key, with the rewatches a row counts (`counted`) and those with a row of their own (`told`). */
export type WatchedAgain = Map<string, { entry: ImportEntry; counted: number; told: number }>;

/** Collects the rewatches of a row. */
export function noteAgain(known: WatchedAgain, key: string, entry: ImportEntry, record: CsvRecord): void {
  const { counted = 0, told = 0 } = known.get(key) ?? {};
  const times = Number(record.get('rewatch_count'));
  known.set(key, {
    entry: known.get(key)?.entry ?? entry,
    counted: Math.max(counted, Number.isInteger(times) ? Math.min(times, MOST_TIMES) : 0),
    told: told + Number(entry.again),
  });
}

/** The counted rewatches without a row; they have no day. */
export function timesAgain(known: WatchedAgain): ImportEntry[] {
  return [...known.values()].flatMap(({ entry: { moment: _, ...entry }, counted, told }) =>
    Array.from({ length: Math.max(0, counted - told) }, () => ({ ...entry, day: null, again: true })),
  );
}
