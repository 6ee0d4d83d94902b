import { verifiedAccount } from '../core/backend/auth.ts';
import type { Client } from '../core/backend/client.ts';
import { BackendError, onServer } from '../core/backend/errors.ts';
import { isAdmin } from '../core/backend/roles.ts';
import { loadOwnHeader } from '../features/profile/own-header.queries.ts';
import type { Account } from '../core/account.ts';
import type { CalendarDate } from '../core/dates.ts';
import type { PersonOutcome } from '../core/outcome.ts';
import type { PageRow } from '../core/page-rows.ts';
import type { OwnHeader } from '../features/profile/own-header.ts';
import { personsDay } from './persons-day.ts';
import { hasSessionCookie } from '../core/session-cookie.ts';
import { inLog } from './in-log.ts';
import { services } from './services.ts';
import { orUnavailable, orWithout } from './backend-in-time.ts';
import { sessionClient, type SessionContext } from './session.ts';

/** The context of a page or endpoint for users. */
export type PersonContext = SessionContext & {
  locals: {
    clientAddress: string;
    requestId: string;
    row?: PageRow | undefined;
    /** The header's user data, loaded concurrently with the page; null if that failed. */
    header?: Promise<OwnHeader | null> | undefined;
  };
};

/** The signed-in user, with a client that acts as them. */
export interface Person {
  account: Account;
  userId: string;
  /** Today in the user's time zone. */
  day: CalendarDate;
  client: Client;
  context: SessionContext;
}

export interface Guard {
  /** Requires the role; a failed check counts as denied. */
  role?: 'admin';
  /** The error message for the user; by default the backend's. */
  failed?: (error: BackendError) => string;
}

/**
 * Time limit of verifying a session (ms): while the auth server is down, supabase-js retries for half a
 * minute.
 */
const PATIENCE_MS = 3000;

/** Retry-After while the backend fails (s). */
const RETRY_AFTER_SECONDS = 5;

const STATUS: Partial<Record<BackendError['kind'], 400 | 403>> = { invalid: 400, forbidden: 403 };

/** Starts loading the header's data; on failure the page is rendered without. */
function beginHeader({ locals }: PersonContext, client: Client, account: Account): void {
  if (!locals.row?.header || locals.header) return;
  locals.header = orWithout(locals.requestId, 'The header of a page', () => loadOwnHeader(client, account));
  // A defect is thrown where the header is rendered.
  locals.header.catch(() => undefined);
}

/**
 * Asks the auth server whether the session has really expired: a hosted data API reports a key it rejects as
 * an expired session, too.
 */
async function isOver(client: Client): Promise<boolean> {
  if (!(await services()).backend.readToken) return true;
  try {
    return (await orUnavailable(verifiedAccount(client), PATIENCE_MS)) === null;
  } catch (error) {
    if (error instanceof BackendError) return false;
    throw error;
  }
}

/**
 * The guard of everything personal: makes the response uncacheable, reads the cookie, verifies the token by
 * signature or auth server (the cookie alone proves nothing), checks the role, and then runs `work`. A
 * backend failure becomes an `error` outcome and a log line; other errors are defects and rethrown.
 */
export async function forPerson<Data>(
  context: PersonContext,
  work: (person: Person) => Promise<Data>,
  { role, failed = ({ message }) => message }: Guard = {},
): Promise<PersonOutcome<Data>> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  const cookies = context.request.headers.get('cookie');
  if (!hasSessionCookie(cookies)) return { kind: 'signedOut' };
  const client = await sessionClient(context);
  try {
    const account = await orUnavailable(
      verifiedAccount(client, (await services()).backend.readToken),
      PATIENCE_MS,
    );
    if (!account) return { kind: 'signedOut' };
    if (role === 'admin' && !(await isAdmin(client, account.id))) return { kind: 'denied' };
    beginHeader(context, client, account);
    const day = personsDay(cookies, (await services()).clock);
    return { kind: 'ok', data: await work({ account, userId: account.id, day, client, context }) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.kind === 'expired' && (await isOver(client))) return { kind: 'signedOut' };
    // Database functions check the role again.
    if (error.kind === 'forbidden' && role) return { kind: 'denied' };
    const { log } = await services();
    const told = error.kind === 'expired' ? new BackendError('unavailable', error.cause) : onServer(error);
    log.warn({ requestId: context.locals.requestId, err: error.cause }, inLog(told));
    const status = STATUS[told.kind] ?? 503;
    return { kind: 'error', message: failed(told), status, retryAfter: RETRY_AFTER_SECONDS };
  }
}
