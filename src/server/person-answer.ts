import { m } from '../paraglide/messages.js';
import type { BackendError } from '../core/backend/errors.ts';
import { forPerson, type Person, type PersonContext } from './person.ts';
import { jsonError } from './json-answer.ts';

/** A request to an API endpoint. */
export type ApiContext = Omit<PersonContext, 'response'>;

const CODES = { 400: 'invalid', 403: 'forbidden', 503: 'unavailable' } as const;

/** Runs an endpoint for the signed-in user; turns every other outcome into an error response. */
export async function answerPerson(
  request: ApiContext,
  work: (person: Person) => Promise<Response>,
  failed?: (error: BackendError) => string,
): Promise<Response> {
  const context = { ...request, response: { headers: new Headers() } };
  const outcome = await forPerson(context, work, failed ? { failed } : {});
  switch (outcome.kind) {
    case 'ok':
      return outcome.data;
    case 'signedOut':
      return jsonError(401, { code: 'signedOut', message: m.ai_not_authenticated() });
    case 'denied':
      return jsonError(403, { code: 'forbidden', message: m.ai_not_authenticated() });
    case 'error':
      return jsonError(outcome.status, { code: CODES[outcome.status], message: outcome.message });
  }
}
