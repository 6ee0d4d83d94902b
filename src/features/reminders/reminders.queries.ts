import type { CalendarDate } from '../../core/dates.ts';
import { toReleasePlace } from '../../core/releases.ts';
import type { Reminder, ReminderRequest } from './reminders.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Database } from '../../core/backend/database.types.ts';

const LOADED = 200;

function toReminder(row: Database['public']['Tables']['movie_reminders']['Row']): Reminder {
  return {
    movieId: row.movie_id,
    remindOn: row.remind_on,
    place: toReleasePlace(row.region, row.release),
    byEmail: row.remind_by_email,
    title: row.movie_title,
    posterPath: row.movie_poster_path,
    movedFrom: row.moved_from,
    sentAt: row.sent_at,
    createdAt: row.created_at,
  };
}

/** The user's reminder of a movie; null for none. */
export async function findReminder(
  client: Client,
  userId: string,
  movieId: number,
): Promise<Reminder | null> {
  const call = client.from('movie_reminders').select('*').eq('user_id', userId).eq('movie_id', movieId);
  const row = await answerOrNone(call.maybeSingle());
  return row && toReminder(row);
}

/** The user's reminders from a day on, at most 200, next release first. */
export async function loadReminders(client: Client, userId: string, from: CalendarDate): Promise<Reminder[]> {
  const call = client.from('movie_reminders').select('*').eq('user_id', userId).gte('remind_on', from);
  const rows = await answerOf(call.order('remind_on').order('movie_id').limit(LOADED));
  return rows.map(toReminder);
}

/** Sets or changes a reminder; one moved to another day is due again. */
export async function setReminder(
  client: Client,
  userId: string,
  { movieId, remindOn, place, byEmail, title, posterPath }: ReminderRequest,
): Promise<void> {
  const row = {
    user_id: userId,
    movie_id: movieId,
    remind_on: remindOn,
    region: place?.region ?? null,
    release: place?.way ?? null,
    remind_by_email: byEmail,
    movie_title: title,
    movie_poster_path: posterPath,
  };
  await answerOrNone(client.from('movie_reminders').upsert(row, { onConflict: 'user_id,movie_id' }));
}

/** Removes a reminder; idempotent. */
export async function removeReminder(client: Client, userId: string, movieId: number): Promise<void> {
  await answerOrNone(client.from('movie_reminders').delete().eq('user_id', userId).eq('movie_id', movieId));
}

/** Turns off all reminder mails for the user of a mail's link; false for an unknown link. */
export async function unsubscribeFromReminders(client: Client, token: string): Promise<boolean> {
  return answerOf(client.rpc('unsubscribe_from_reminders', { p_token: token }));
}
