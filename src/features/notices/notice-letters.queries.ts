import type { CalendarDate } from '../../core/dates.ts';
import { servedLanguage } from '../../core/language/addresses.ts';
import type { Language } from '../../core/language/languages.ts';
import type { LetterRhythm } from './letter-schedule.ts';
import { isMailRhythm, type Notice, type NoticeKind } from './notices.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';
import { toNotice, type NoticeRow } from './notices.queries.ts';

// Notices by mail. Everything but unsubscribing needs the secret key; otherwise the database rejects with `forbidden`.

/** Creates notices for movies released on a day or in the week before, or with a new date; returns how many are new. */
export async function tellReleases(client: Client, day: CalendarDate, at: Date): Promise<number> {
  return answerOf(client.rpc('tell_releases', { p_today: day, p_at: at.toISOString() }));
}

/** Creates notices for episodes of watched series aired on a day or in the two before; returns how many are new. */
export async function tellEpisodes(client: Client, day: CalendarDate, at: Date): Promise<number> {
  return answerOf(client.rpc('tell_episodes', { p_today: day, p_at: at.toISOString() }));
}

/**
 * Creates notices for awaited seasons that are announced, or released on a day or in the month before; returns how many
 * are new.
 */
export async function tellSeasons(client: Client, day: CalendarDate, at: Date): Promise<number> {
  return answerOf(client.rpc('tell_seasons', { p_today: day, p_at: at.toISOString() }));
}

/** Time zones with daily or weekly letters to write. */
export async function letterZones(client: Client): Promise<string[]> {
  const rows = await answerOf(client.rpc('letter_zones'));
  return rows.map(({ time_zone: zone }) => zone);
}

/** The latest due time of a rhythm's letters in a time zone. */
export interface LetterMoment {
  zone: string;
  rhythm: LetterRhythm;
  day: CalendarDate;
  /** ISO 8601. */
  at: string;
}

const MOST_FORMED = 5000;

/** Groups notices from before each moment into letters, by rhythm and zone; returns how many letters are new. */
export async function formLetters(client: Client, now: Date, moments: LetterMoment[]): Promise<number> {
  const rows = moments.map((moment) => ({ ...moment }));
  let formed = 0;
  let batch: number;
  do {
    batch = await answerOf(client.rpc('form_letters', { p_now: now.toISOString(), p_moments: rows }));
    formed += batch;
  } while (batch >= MOST_FORMED);
  return formed;
}

/** A letter claimed for its one attempt. */
export interface ClaimedLetter {
  id: number;
  /** The same for every attempt (idempotency key). */
  key: string;
  rhythm: 'at_once' | LetterRhythm;
  email: string;
  language: Language;
  unsubscribeToken: string;
  /** The first forty, by kind. */
  notices: Notice[];
  total: number;
}

/** Claims due letters. The caller must settle each one: an unsettled one is never retried. */
export async function claimLetters(client: Client, limit: number): Promise<ClaimedLetter[]> {
  const rows = await answerOf(client.rpc('claim_letters', { p_limit: limit }));
  return rows.map((row) => ({
    id: row.id,
    key: row.letter_key,
    rhythm: isMailRhythm(row.rhythm) && row.rhythm !== 'never' ? row.rhythm : 'at_once',
    email: row.email,
    language: servedLanguage(row.language),
    unsubscribeToken: row.unsubscribe_token,
    // The table's rows as JSON.
    notices: (row.notices as unknown as NoticeRow[]).flatMap(toNotice),
    total: row.total,
  }));
}

/** Records that a claimed letter was sent or, with an error, failed: it is retried for three days. */
export async function settleLetter(client: Client, id: number, error?: string): Promise<void> {
  await answerOrNone(
    client.rpc('settle_letter', error === undefined ? { p_id: id } : { p_id: id, p_error: error }),
  );
}

/** Deletes notices older than a year, and old ones beyond a user's latest 500; returns how many. */
export async function trimNotices(client: Client, now: Date): Promise<number> {
  return answerOf(client.rpc('trim_notices', { p_now: now.toISOString() }));
}

/**
 * Whether mails of these kinds (none: all reminders) are off for the user of a mail's link; null for an unknown link.
 */
export function mailsEnded(
  client: Client,
  token: string,
  kinds: readonly NoticeKind[],
): Promise<boolean | null> {
  return answerOrNone(client.rpc('mails_ended', { p_token: token, p_kinds: [...kinds] }));
}

/** Turns off mails of these kinds for the user of a letter's link; false for an unknown link. */
export async function unsubscribeFromNotices(
  client: Client,
  token: string,
  kinds: readonly NoticeKind[],
): Promise<boolean> {
  return answerOf(client.rpc('unsubscribe_from_notices', { p_token: token, p_kinds: [...kinds] }));
}
