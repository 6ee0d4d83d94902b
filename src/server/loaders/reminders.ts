import type { AstroCookies } from 'astro';
import { verifiedAccount } from '../../backend/auth.ts';
import { BackendError } from '../../backend/errors.ts';
import { loadReminders, unsubscribeFromReminders } from '../../backend/reminders.ts';
import { addDays, today, type CalendarDate } from '../../domain/dates.ts';
import { isDue, NEWS_DAYS, type Reminder } from '../../domain/reminders.ts';
import { services } from '../services.ts';
import { sessionClient, visitorClient, type SessionContext } from '../session.ts';

type PageContext = SessionContext & {
  cookies: AstroCookies;
  locals: { clientAddress: string; requestId: string; signedIn: boolean };
};

/** The page of a person's reminders, of a visitor, or of a backend that does not answer. */
export type RemindersPage =
  | { kind: 'signedOut' }
  | {
      kind: 'signedIn';
      userId: string;
      /** To come, and released within the last month; the earliest first. */
      reminders: Reminder[];
      day: CalendarDate;
      /** Whether reminders can come by e-mail. */
      mails: boolean;
    }
  | { kind: 'error'; message: string };

/** The reminders of whoever is signed in. */
export async function loadRemindersPage(context: PageContext): Promise<RemindersPage> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  if (!context.locals.signedIn) return { kind: 'signedOut' };
  const { clock, jobs, log } = await services();
  const day = today(clock);
  try {
    const client = await sessionClient(context);
    const account = await verifiedAccount(client);
    if (!account) return { kind: 'signedOut' };
    const reminders = await loadReminders(client, account.id, addDays(day, -NEWS_DAYS.page));
    return { kind: 'signedIn', userId: account.id, reminders, day, mails: jobs.sendsReminders };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn({ requestId: context.locals.requestId, err: error.cause }, error.message);
    return { kind: 'error', message: error.message };
  }
}

/**
 * What a person waited for and can see since a week at most. Nothing when the backend does not say: the home
 * page is whole without it.
 */
export async function loadOutNow(context: SessionContext, userId: string): Promise<Reminder[]> {
  const { clock } = await services();
  const day = today(clock);
  try {
    const client = await sessionClient(context);
    const reminders = await loadReminders(client, userId, addDays(day, -NEWS_DAYS.home));
    return reminders.filter((reminder) => isDue(reminder, day)).reverse();
  } catch (error) {
    if (error instanceof BackendError) return [];
    throw error;
  }
}

/** What became of a link in a reminder mail: `ask` before anything is done, since mail scanners open links. */
export type UnsubscribePage = 'ask' | 'done' | 'unknown' | 'failed';

const TOKEN = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Asks somebody who opened the link, and does it for a POST: by our form or by a mail program (RFC 8058). */
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
  if (request.method !== 'POST') return 'ask';
  const { log } = await services();
  try {
    const visitor = await visitorClient(locals.clientAddress);
    return (await unsubscribeFromReminders(visitor, token)) ? 'done' : 'unknown';
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    log.warn({ requestId: locals.requestId, err: error.cause }, error.message);
    return 'failed';
  }
}
