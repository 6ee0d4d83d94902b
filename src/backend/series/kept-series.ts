import type { KeptEpisode } from '../../domain/series/kept-episodes.ts';
import type { Move } from '../../domain/series/renumbered.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

// What the server asks of the backend about episodes that are kept for everybody. Each call needs the secret key:
// the database refuses everybody else with `forbidden`.

/** All that is kept of a series. */
export interface KeptSeries {
  /** 0 while nothing is kept; a change names the one it was worked out from. */
  revision: number;
  /** When it was last compared with the catalogue, ISO 8601; null while nothing is kept. */
  refreshedAt: string | null;
  /** By season and number. */
  episodes: KeptEpisode[];
}

type EpisodeRow = [season: number, number: number, name: string, date: string | null, minutes: number | null];

const toEpisode = ([season, number, name, date, minutes]: EpisodeRow): KeptEpisode => ({
  season,
  number,
  name,
  date,
  minutes,
});
const toRow = ({ season, number, name, date, minutes }: KeptEpisode): EpisodeRow => [
  season,
  number,
  name,
  date,
  minutes,
];

/** Followed series whose episodes are not kept yet, or were compared with the catalogue too long ago; 1,000 at most. */
export async function staleSeries(
  client: Client,
  { runningBefore, quietBefore, most }: { runningBefore: Date; quietBefore: Date; most: number },
): Promise<number[]> {
  const rows = await answerOf(
    client.rpc('stale_series', {
      p_running_before: runningBefore.toISOString(),
      p_quiet_before: quietBefore.toISOString(),
      p_limit: most,
    }),
  );
  return rows.map(({ series_id: id }) => id);
}

/** What is kept of a series. */
export async function keptSeries(client: Client, id: number): Promise<KeptSeries> {
  const found = (await answerOf(client.rpc('kept_episodes', { p_series_id: id }))) as unknown as {
    revision: number;
    refreshed_at: string | null;
    episodes: EpisodeRow[];
  };
  return {
    revision: found.revision,
    refreshedAt: found.refreshed_at,
    episodes: found.episodes.map(toEpisode),
  };
}

/** What the catalogue says of a series now, as a change of what is kept. */
export interface SeriesChange {
  id: number;
  title: string;
  posterPath: string | null;
  ended: boolean;
  put: readonly KeptEpisode[];
  removed: readonly KeptEpisode[];
  moves: readonly Move[];
  /** There is more to put: the series is looked at again, unless that follows at once. */
  partly?: boolean;
}

/**
 * Takes over a change in one transaction, everybody's watches included. False, and nothing is done, when what is kept
 * is not of that revision any more.
 */
export async function keepSeries(client: Client, revision: number, change: SeriesChange): Promise<boolean> {
  return answerOf(
    client.rpc('keep_series', {
      p_series_id: change.id,
      p_revision: revision,
      p_series_name: change.title,
      // The generated types know of no null that a function is given.
      p_series_poster_path: change.posterPath as string,
      p_ended: change.ended,
      p_put: change.put.map(toRow),
      p_removed: change.removed.map(({ season, number }) => [season, number]),
      p_moves: change.moves.map(({ from, to, name }) => ({
        season: from.season,
        number: from.number,
        to_season: to?.season ?? null,
        to_number: to?.number ?? null,
        name,
      })),
      p_partly: change.partly ?? false,
    }),
  );
}

/** Notes that the catalogue has a series no more; what was known of it stays. */
export async function noteSeriesGone(client: Client, id: number): Promise<void> {
  await answerOrNone(client.rpc('keep_series_gone', { p_series_id: id }));
}

/** Lets go of what nobody follows any more and was not looked at since; answers how many series that were. */
export async function forgetSeries(client: Client, before: Date): Promise<number> {
  return answerOf(client.rpc('forget_series', { p_before: before.toISOString() }));
}
