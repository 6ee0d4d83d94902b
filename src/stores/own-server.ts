import { ACCOUNT_MESSAGES } from '../domain/person-messages.ts';
import { currentEnvironment } from './environment.ts';

/** What this site's server answered; `message` is fit for the person. */
export type Answer<Body> = { kind: 'ok'; body: Body } | { kind: 'failed'; message: string };

/** Sends JSON to this site's server, which knows the person by the session cookie. */
export function send(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const json = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  return currentEnvironment().fetch(path, { method, signal, ...json });
}

/** Asks this site's server and reads its answer; never throws. */
export async function ask<Body>(method: string, path: string, body?: unknown): Promise<Answer<Body>> {
  try {
    const response = await send(method, path, body);
    if (!response.ok) return { kind: 'failed', message: await refusalOf(response) };
    return { kind: 'ok', body: (response.status === 204 ? null : await response.json()) as Body };
  } catch {
    return { kind: 'failed', message: ACCOUNT_MESSAGES.backend.offline };
  }
}

/** The sentence of a refusal; an answer that is not ours (a proxy's page, say) gets a general one. */
export async function refusalOf(response: Response): Promise<string> {
  const { limited, unavailable } = ACCOUNT_MESSAGES.backend;
  try {
    const { error } = (await response.json()) as { error?: unknown };
    if (typeof error === 'string' && error) return error;
  } catch {
    // Not JSON: the general sentence says enough.
  }
  return response.status === 429 ? limited : unavailable;
}
