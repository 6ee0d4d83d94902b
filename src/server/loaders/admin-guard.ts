import { verifiedAccount } from '../../backend/auth.ts';
import type { Client } from '../../backend/client.ts';
import { BackendError } from '../../backend/errors.ts';
import { isAdmin } from '../../backend/roles.ts';
import { services } from '../services.ts';
import { sessionClient, type SessionContext } from '../session.ts';

/** What an admin's page is loaded from. */
export type AdminContext = SessionContext & {
  url: URL;
  response: { headers: Headers; status?: number | undefined };
  locals: { clientAddress: string; requestId: string; signedIn: boolean };
};

/** Everything but `ok` is without a byte of what only admins may see. */
export type AdminOutcome<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'signedOut' }
  | { kind: 'denied' }
  | { kind: 'error'; message: string };

const STATUS = { ok: 200, signedOut: 200, denied: 403, error: 503 } as const;

/**
 * Does `work` for an admin, with the client of the person who asks: the role is looked up first (a failed
 * look-up means no), and every function of the database checks it again. Sets the status of the answer.
 */
export async function forAdmin<Data>(
  context: AdminContext,
  work: (client: Client) => Promise<Data>,
): Promise<AdminOutcome<Data>> {
  context.response.headers.set('Cache-Control', 'private, no-store');
  const outcome = await guarded(context, work);
  context.response.status = STATUS[outcome.kind];
  return outcome;
}

async function guarded<Data>(
  context: AdminContext,
  work: (client: Client) => Promise<Data>,
): Promise<AdminOutcome<Data>> {
  if (!context.locals.signedIn) return { kind: 'signedOut' };
  try {
    const client = await sessionClient(context);
    const account = await verifiedAccount(client);
    if (!account) return { kind: 'signedOut' };
    if (!(await isAdmin(client, account.id))) return { kind: 'denied' };
    return { kind: 'ok', data: await work(client) };
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.kind === 'forbidden') return { kind: 'denied' };
    if (error.kind === 'expired') return { kind: 'signedOut' };
    const { log } = await services();
    log.warn({ requestId: context.locals.requestId, err: error.cause }, error.message);
    return { kind: 'error', message: error.message };
  }
}
