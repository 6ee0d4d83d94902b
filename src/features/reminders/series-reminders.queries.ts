import type { CalendarDate } from '../../core/dates.ts';
import type { SeriesReminder, SeriesReminderRequest } from './series-reminders.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** The user's reminder of a series' next season; null for none. */
export async function findSeriesReminder(
  client: Client,
  userId: string,
  seriesId: number,
): Promise<SeriesReminderRequest | null> {
  const call = client.from('series_reminders').select('*').eq('user_id', userId).eq('series_id', seriesId);
  const row = await answerOrNone(call.maybeSingle());
  return (
    row && {
      seriesId: row.series_id,
      title: row.series_name,
      posterPath: row.series_poster_path,
      knownSeason: row.known_season,
    }
  );
}

/** The caller's series reminders, at most 200, next season first. */
export async function loadSeriesReminders(client: Client, day: CalendarDate): Promise<SeriesReminder[]> {
  const rows = await answerOf(client.rpc('my_series_reminders', { p_today: day }));
  return rows.map((row) => {
    // Generated types of functions lack null.
    const season = row.next_season as number | null;
    return {
      seriesId: row.series_id,
      title: row.series_name,
      posterPath: row.series_poster_path,
      knownSeason: row.known_season,
      lookedUp: row.looked_up,
      ended: row.ended,
      next: season === null ? null : { season, day: row.next_day },
    };
  });
}

/** Sets a reminder of a series; an existing one stays as it is. */
export async function setSeriesReminder(
  client: Client,
  userId: string,
  { seriesId, title, posterPath, knownSeason }: SeriesReminderRequest,
): Promise<void> {
  const row = {
    user_id: userId,
    series_id: seriesId,
    series_name: title,
    series_poster_path: posterPath,
    known_season: knownSeason,
  };
  const once = { onConflict: 'user_id,series_id', ignoreDuplicates: true };
  await answerOrNone(client.from('series_reminders').upsert(row, once));
}

/** Removes a reminder of a series; idempotent. */
export async function removeSeriesReminder(client: Client, userId: string, seriesId: number): Promise<void> {
  await answerOrNone(
    client.from('series_reminders').delete().eq('user_id', userId).eq('series_id', seriesId),
  );
}

/** Series with reminders not synced since `olderThan`, at most 1,000. Needs the secret key. */
export async function staleSeriesReminders(client: Client, olderThan: Date, most: number): Promise<number[]> {
  const query = { p_older_than: olderThan.toISOString(), p_limit: most };
  const rows = await answerOf(client.rpc('stale_series_reminders', query));
  return rows.map(({ series_id: id }) => id);
}

export interface RemindedSeries {
  title: string;
  posterPath: string | null;
  ended: boolean;
  /** Without specials. */
  seasons: readonly { season: number; day: CalendarDate | null }[];
}

/** Saves the catalogue's data of a series; null if the catalogue has removed it. Needs the secret key. */
export async function keepRemindedSeries(
  client: Client,
  id: number,
  found: RemindedSeries | null,
): Promise<void> {
  const known = found && {
    p_series_name: found.title,
    ...(found.posterPath !== null && { p_series_poster_path: found.posterPath }),
    p_ended: found.ended,
    p_seasons: found.seasons.map(({ season, day }) => ({ season, day })),
  };
  await answerOrNone(client.rpc('keep_reminded_series', { p_series_id: id, ...known }));
}
