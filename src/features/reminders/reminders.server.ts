import { BackendError } from '../../core/backend/errors.ts';
import { mailsEnded, unsubscribeFromNotices } from '../notices/notice-letters.queries.ts';
import { loadReminders, unsubscribeFromReminders } from './reminders.queries.ts';
import { loadSeriesReminders } from './series-reminders.queries.ts';
import { addDays, type CalendarDate } from '../../core/dates.ts';
import { isNoticeKind, type NoticeKind } from '../notices/notices.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { isDue, NEWS_DAYS, type Reminder } from './reminders.ts';
import type { SeriesReminder } from './series-reminders.ts';
import { namesAtHand } from '../../server/names-at-hand.ts';
import { forPerson, type Person, type PersonContext } from '../../server/person.ts';
import { inLog } from '../../server/in-log.ts';
import { services } from '../../server/services.ts';
import { visitorClient } from '../../server/session.ts';

/** The page of the user's reminders. */
export interface RemindersPage {
  userId: string;
  /** Upcoming, and released within the last month; the earliest first. */
  reminders: Reminder[];
  /** Reminders of next seasons, the next first. */
  series: SeriesReminder[];
  day: CalendarDate;
  /** Whether mails can be sent. */
  mails: boolean;
}

/** Loads the signed-in user's reminders. */
export function loadRemindersPage(context: PersonContext): Promise<PersonOutcome<RemindersPage>> {
  return forPerson(context, async ({ client, userId, day }) => {
    const { jobs } = await services();
    const [reminders, series, named] = await Promise.all([
      loadReminders(client, userId, addDays(day, -NEWS_DAYS.page)),
      loadSeriesReminders(client, day),
      namesAtHand(),
    ]);
    return {
      userId,
      reminders: reminders.map((one) => named(one, { kind: 'movie', id: one.movieId })),
      series: series.map((one) => named(one, { kind: 'tv', id: one.seriesId })),
      day,
      mails: jobs.sendsReminders,
    };
  });
}

/** The user's reminders released within the last week; empty if the backend fails. */
export async function loadOutNow({ client, userId, day }: Person): Promise<Reminder[]> {
  try {
    const reminders = await loadReminders(client, userId, addDays(day, -NEWS_DAYS.home));
    return reminders.filter((reminder) => isDue(reminder, day)).reverse();
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}

/**
 * The result of an unsubscribe link: `ask` first, since mail scanners open links; `done` also when repeated.
 */
export type UnsubscribePage = 'ask' | 'done' | 'unknown' | 'failed';

const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The kinds of notices whose mails a link ends; none for a reminder's link, which ends all reminders. */
export function kindsToEnd(url: URL): NoticeKind[] {
  return [...new Set(url.searchParams.getAll('kind'))].filter(isNoticeKind);
}

/** Asks for confirmation on GET; unsubscribes on POST, from the form or a mail program (RFC 8058). */
export async function loadUnsubscribePage({
  request,
  url,
  locals,
}: {
  request: Request;
  url: URL;
  locals: { clientAddress: string; requestId: string };
}): Promise<UnsubscribePage> {
  const token = url.searchParams.get('token') ?? '';
  if (!TOKEN.test(token)) return 'unknown';
  const { log } = await services();
  try {
    const visitor = await visitorClient(locals.clientAddress);
    const kinds = kindsToEnd(url);
    if (request.method !== 'POST') {
      const ended = await mailsEnded(visitor, token, kinds);
      return ended === null ? 'unknown' : ended ? 'done' : 'ask';
    }
    const ended =
      kinds.length > 0
        ? unsubscribeFromNotices(visitor, token, kinds)
        : unsubscribeFromReminders(visitor, token);
    return (await ended) ? 'done' : 'unknown';
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn({ requestId: locals.requestId, err: error.cause }, inLog(error));
    return 'failed';
  }
}
