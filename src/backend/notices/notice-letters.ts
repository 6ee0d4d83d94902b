import type { CalendarDate } from '../../domain/dates.ts';
import { servedLanguage } from '../../domain/language/addresses.ts';
import type { Language } from '../../domain/language/languages.ts';
import type { LetterRhythm } from '../../domain/notices/letter-schedule.ts';
import { isMailRhythm, type Notice, type NoticeKind } from '../../domain/notices/notices.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';
import { toNotice, type NoticeRow } from './notices.ts';

// Notices by mail. All but the end of a subscription needs the secret key: others are refused with `forbidden`.

/** Tells everybody whose movie is out on a day or since a week, or has another date; answers how many are new. */
export async function tellReleases(client: Client, day: CalendarDate, at: Date): Promise<number> {
  return answerOf(client.rpc('tell_releases', { p_today: day, p_at: at.toISOString() }));
}

/** Tells who watches a series of episodes that aired on a day or the two before; answers how many notices are new. */
export async function tellEpisodes(client: Client, day: CalendarDate, at: Date): Promise<number> {
  return answerOf(client.rpc('tell_episodes', { p_today: day, p_at: at.toISOString() }));
}

/** Tells who waits for a season that it is announced or out on a day, or since a month; answers how many are new. */
export async function tellSeasons(client: Client, day: CalendarDate, at: Date): Promise<number> {
  return answerOf(client.rpc('tell_seasons', { p_today: day, p_at: at.toISOString() }));
}

/** The time zones for which letters of a day or a week are to be written. */
export async function letterZones(client: Client): Promise<string[]> {
  const rows = await answerOf(client.rpc('letter_zones'));
  return rows.map(({ time_zone: zone }) => zone);
}

/** When the latest letter of a rhythm was due in a zone. */
export interface LetterMoment {
  zone: string;
  rhythm: LetterRhythm;
  day: CalendarDate;
  /** ISO 8601. */
  at: string;
}

/** Letters written in one statement. */
const MOST_FORMED = 5000;

/** Puts into letters what was told before the moments of its rhythm and zone; answers how many letters are new. */
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

/** A letter taken for its one attempt. */
export interface ClaimedLetter {
  id: number;
  /** The same for every attempt. */
  key: string;
  rhythm: 'at_once' | LetterRhythm;
  email: string;
  language: Language;
  unsubscribeToken: string;
  /** The first forty, by kind. */
  notices: Notice[];
  /** How many there are. */
  total: number;
}

/** Takes letters due for an attempt, which nobody else gets. Settle each: one that is not is never tried again. */
export async function claimLetters(client: Client, limit: number): Promise<ClaimedLetter[]> {
  const rows = await answerOf(client.rpc('claim_letters', { p_limit: limit }));
  return rows.map((row) => ({
    id: row.id,
    key: row.letter_key,
    rhythm: isMailRhythm(row.rhythm) && row.rhythm !== 'never' ? row.rhythm : 'at_once',
    email: row.email,
    language: servedLanguage(row.language),
    unsubscribeToken: row.unsubscribe_token,
    // The rows of the table as they are, in JSON.
    notices: (row.notices as unknown as NoticeRow[]).flatMap(toNotice),
    total: row.total,
  }));
}

/** Records that a claimed letter left or, with an error, why not: it is tried again for three days. */
export async function settleLetter(client: Client, id: number, error?: string): Promise<void> {
  await answerOrNone(
    client.rpc('settle_letter', error === undefined ? { p_id: id } : { p_id: id, p_error: error }),
  );
}

/** Removes notices that are a year old, and old ones beyond a person's latest 500; answers how many. */
export async function trimNotices(client: Client, now: Date): Promise<number> {
  return answerOf(client.rpc('trim_notices', { p_now: now.toISOString() }));
}

/**
 * Whether the mails of some kinds, or without kinds those of all reminders, have ended for the person a mail's link belongs
 * to; null when the link is not known.
 */
export function mailsEnded(
  client: Client,
  token: string,
  kinds: readonly NoticeKind[],
): Promise<boolean | null> {
  return answerOrNone(client.rpc('mails_ended', { p_token: token, p_kinds: [...kinds] }));
}

/** Ends the mails of some kinds for the person a letter's link belongs to; false when the link is not known. */
export async function unsubscribeFromNotices(
  client: Client,
  token: string,
  kinds: readonly NoticeKind[],
): Promise<boolean> {
  return answerOf(client.rpc('unsubscribe_from_notices', { p_token: token, p_kinds: [...kinds] }));
}
