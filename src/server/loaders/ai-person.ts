import { verifiedAccount } from '../../backend/auth.ts';
import type { Client } from '../../backend/client.ts';
import { BackendError } from '../../backend/errors.ts';
import { AI_MESSAGES } from '../../domain/ai-messages.ts';
import { hasSessionCookie } from '../../domain/session-cookie.ts';
import { jsonError } from './json-answer.ts';
import { services } from '../services.ts';
import { sessionClient, type SessionContext } from '../session.ts';

/** A request to an endpoint. */
export type ApiContext = Omit<SessionContext, 'response'> & {
  locals: { clientAddress: string; requestId: string };
};

/** Who asks an endpoint, and the client that acts as them. */
export interface Person {
  userId: string;
  client: Client;
  context: SessionContext;
}

const STATUS: Partial<Record<BackendError['kind'], number>> = { expired: 401, forbidden: 403, invalid: 400 };

/** Runs the work of an endpoint for whoever is signed in, and turns refusals of the backend into answers. */
export async function asPerson(
  request: ApiContext,
  work: (person: Person) => Promise<Response>,
  failed: (error: BackendError) => string = ({ message }) => message,
): Promise<Response> {
  const context = { ...request, response: { headers: new Headers() } };
  const unknown = () => jsonError(401, AI_MESSAGES.notAuthenticated);
  if (!hasSessionCookie(request.request.headers.get('cookie'))) return unknown();
  try {
    const client = await sessionClient(context);
    const account = await verifiedAccount(client);
    return account ? await work({ userId: account.id, client, context }) : unknown();
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    if (error.kind === 'expired') return unknown();
    const { log } = await services();
    log.warn({ requestId: request.locals.requestId, err: error.cause }, error.message);
    return jsonError(STATUS[error.kind] ?? 503, failed(error));
  }
}
