import type { KeptEpisode } from './kept-episodes.ts';
import type { Move } from './renumbered.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

// The server's queries of stored episodes. Each needs the secret key; otherwise the database rejects with `forbidden`.

export interface KeptSeries {
  /** 0 while nothing is stored; for optimistic locking. */
  revision: number;
  /** Last sync with the catalogue (ISO 8601); null while nothing is stored. */
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

/** Followed series whose episodes are missing or stale; at most 1,000. */
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

/** The change from the stored data to the catalogue's. */
export interface SeriesChange {
  id: number;
  title: string;
  posterPath: string | null;
  ended: boolean;
  put: readonly KeptEpisode[];
  removed: readonly KeptEpisode[];
  moves: readonly Move[];
  /** More follows: the series is synced again, unless the caller continues at once. */
  partly?: boolean;
}

/**
 * Applies a change in one transaction, including everyone's watches. False, changing nothing, if the stored revision is
 * another one.
 */
export async function keepSeries(client: Client, revision: number, change: SeriesChange): Promise<boolean> {
  return answerOf(
    client.rpc('keep_series', {
      p_series_id: change.id,
      p_revision: revision,
      p_series_name: change.title,
      // Generated types of functions lack null.
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

/** Records that the catalogue has removed a series; its stored data stays. */
export async function noteSeriesGone(client: Client, id: number): Promise<void> {
  await answerOrNone(client.rpc('keep_series_gone', { p_series_id: id }));
}

/** Deletes series that nobody follows and not synced since `before`; returns how many. */
export async function forgetSeries(client: Client, before: Date): Promise<number> {
  return answerOf(client.rpc('forget_series', { p_before: before.toISOString() }));
}
