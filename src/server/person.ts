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

/** What a page or an endpoint of a person is answered from. */
export type PersonContext = SessionContext & {
  locals: {
    clientAddress: string;
    requestId: string;
    row?: PageRow | undefined;
    /** What the header says of the person; begun beside the work of a page of theirs, null where it could not be read. */
    header?: Promise<OwnHeader | null> | undefined;
  };
};

/** Who asks, with the client that acts as them. */
export interface Person {
  account: Account;
  userId: string;
  /** The day it is where they are. */
  day: CalendarDate;
  client: Client;
  context: SessionContext;
}

export interface Guard {
  /** Whoever is not an admin is denied. The role is looked up first, and a failed look-up means no. */
  role?: 'admin';
  /** What the person reads when the backend refuses or fails; its own sentence by default. */
  failed?: (error: BackendError) => string;
}

/** Milliseconds a page waits for who somebody is: while the auth server is down, a session is tried to be renewed for half a minute. */
const PATIENCE_MS = 3000;

/** Seconds after which asking a failing backend again is worth it. */
const RETRY_AFTER_SECONDS = 5;

const STATUS: Partial<Record<BackendError['kind'], 400 | 403>> = { invalid: 400, forbidden: 403 };

/** Begins to read what the header says of the person; the page goes without it where the backend fails. */
function beginHeader({ locals }: PersonContext, client: Client, account: Account): void {
  if (!locals.row?.header || locals.header) return;
  locals.header = orWithout(locals.requestId, 'The header of a page', () => loadOwnHeader(client, account));
  // A defect meets whoever draws the header, which is later.
  locals.header.catch(() => undefined);
}

/** Whether the auth server says so, too, where a hosted data API calls a session over that was good: it calls so a key it does not take. */
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
 * The one guard in front of whatever belongs to a person: marks the answer as nobody else's, reads the cookie, learns
 * from its signature or the auth server who that is (the cookie alone is believed nothing), looks at the role, and
 * only then does `work`.
 * A failing backend becomes an outcome and a line in the log; anything else is a defect and goes on.
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
    // The functions of the database check the role again.
    if (error.kind === 'forbidden' && role) return { kind: 'denied' };
    const { log } = await services();
    const told = error.kind === 'expired' ? new BackendError('unavailable', error.cause) : onServer(error);
    log.warn({ requestId: context.locals.requestId, err: error.cause }, inLog(told));
    const status = STATUS[told.kind] ?? 503;
    return { kind: 'error', message: failed(told), status, retryAfter: RETRY_AFTER_SECONDS };
  }
}
