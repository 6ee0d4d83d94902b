import type { CalendarDate } from '../dates.ts';
import { toReleasePlace, type ReleasePlace } from '../releases.ts';
import { servedLanguage } from '../language/addresses.ts';
import type { Language } from '../language/languages.ts';
import type { Kind, TitleId } from '../title.ts';
import { answerOf, answerOrNone } from './answers.ts';
import type { Client } from './client.ts';

// Queries of the server's jobs. Each needs the secret key; otherwise the database rejects with `forbidden`.

/** A queued mail, claimed for one attempt. */
export interface ClaimedMail {
  id: number;
  /** The same for every attempt (idempotency key). */
  key: string;
  template: 'reminder' | 'reminder-moved';
  email: string;
  language: Language;
  movieId: number;
  title: string;
  remindOn: CalendarDate;
  movedFrom: CalendarDate | null;
  /** Region and release type of the date; null for the world's first release. */
  place: ReleasePlace | null;
  unsubscribeToken: string;
}

export interface JobRun {
  name: string;
  /** The run (a UUID) that holds the job's lock. */
  run: string;
}

/** Acquires or extends a job's lock for `leaseSeconds`; false while another run holds it. */
export async function holdJob(client: Client, { name, run }: JobRun, leaseSeconds: number): Promise<boolean> {
  return answerOf(client.rpc('begin_job', { p_name: name, p_lease_seconds: leaseSeconds, p_run: run }));
}

/** Ends a run and records its result for admins; the detail is truncated to 500 characters. */
export async function finishJob(
  client: Client,
  { name, run }: JobRun,
  ok: boolean,
  detail: string,
): Promise<void> {
  await answerOrNone(client.rpc('finish_job', { p_name: name, p_ok: ok, p_detail: detail, p_run: run }));
}

/** Queues a mail for each reminder due on a day or in the week before; returns how many are new. */
export async function enqueueDueReminders(client: Client, day: CalendarDate): Promise<number> {
  return answerOf(client.rpc('enqueue_due_reminders', { p_today: day }));
}

/** Claims due mails for at least five minutes. The caller must settle each one. */
export async function claimMails(client: Client, limit: number): Promise<ClaimedMail[]> {
  const rows = await answerOf(client.rpc('claim_mails', { p_limit: limit }));
  return rows.map((row) => ({
    id: row.id,
    key: row.mail_key,
    template: row.template === 'reminder-moved' ? 'reminder-moved' : 'reminder',
    email: row.email,
    language: servedLanguage(row.language),
    movieId: row.movie_id,
    title: row.movie_title,
    remindOn: row.remind_on,
    movedFrom: row.moved_from,
    place: toReleasePlace(row.region, row.release),
    unsubscribeToken: row.unsubscribe_token,
  }));
}

/** Records that a claimed mail was sent or, with an error, failed; the eighth failure is final. */
export async function settleMail(client: Client, id: number, error?: string): Promise<void> {
  await answerOrNone(
    client.rpc('settle_mail', error === undefined ? { p_id: id } : { p_id: id, p_error: error }),
  );
}

export function toTitleIds(rows: readonly { kind: string; title_id: number }[]): TitleId[] {
  return rows.map(({ kind, title_id: id }) => ({ kind: kind === 'tv' ? 'tv' : 'movie', id }));
}

/** Saved titles last synced before `olderThan`, oldest first, at most 1,000. */
export async function staleTitles(client: Client, olderThan: Date, limit: number): Promise<TitleId[]> {
  const query = { p_older_than: olderThan.toISOString(), p_limit: limit };
  return toTitleIds(await answerOf(client.rpc('stale_titles', query)));
}

/** The same for movies with a future or just due reminder, next release first. */
export async function staleReminders(
  client: Client,
  day: CalendarDate,
  olderThan: Date,
  limit: number,
): Promise<TitleId[]> {
  const query = { p_today: day, p_older_than: olderThan.toISOString(), p_limit: limit };
  return toTitleIds(await answerOf(client.rpc('stale_reminders', query)));
}

/** The catalogue's current columns of a saved title. */
export interface FreshTitle {
  kind: Kind;
  id: number;
  title: string;
  posterPath: string | null;
  date: CalendarDate | null;
  voteAverage: number | null;
}

/**
 * Writes a title's current columns into every saved copy and moves its open reminders. Rejects with `invalid` if the
 * tables reject the catalogue's data.
 */
export async function refreshTitle(client: Client, fresh: FreshTitle): Promise<void> {
  await answerOf(
    client.rpc('refresh_title', {
      p_kind: fresh.kind,
      p_id: fresh.id,
      p_title: fresh.title,
      ...(fresh.posterPath === null ? {} : { p_poster_path: fresh.posterPath }),
      ...(fresh.voteAverage === null ? {} : { p_vote_average: fresh.voteAverage }),
      ...(fresh.date === null ? {} : { p_date: fresh.date }),
    }),
  );
}

/** Records that the catalogue has removed a title; saved copies stay. */
export async function stampTitle(client: Client, { kind, id }: TitleId): Promise<void> {
  await answerOf(client.rpc('refresh_title', { p_kind: kind, p_id: id }));
}
