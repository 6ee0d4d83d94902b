import { backendBy } from '../words/backend-words.ts';
import type { ApiError, ApiErrorCode, RefusalCode } from '../api-errors.ts';
import { ForeignAnswer, ownAnswer } from '../own-answer.ts';
import { currentEnvironment } from './environment.ts';

/** This site's server refused, failed or could not be reached. `message` is shown to the user. */
export class OwnServerError extends Error {
  override readonly name = 'OwnServerError';
  readonly code: OwnServerCode;

  constructor(code: OwnServerCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.code = code;
  }
}

/** `interrupted`: the answer broke off. */
export type OwnServerCode = ApiErrorCode | 'interrupted';

/** An error with the default message of its code. */
export const failure = (code: RefusalCode, cause?: unknown) =>
  new OwnServerError(code, backendBy[code](), cause);

/**
 * Sends JSON to this site's server, which reads the user from the session cookie. Rejects with {@link OwnServerError}
 * unless the response is ok.
 */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  const json = body === undefined ? {} : { headers, body: JSON.stringify(body) };
  const { fetch } = currentEnvironment();
  return agreed(fetch(path, { method, signal, ...json }));
}

async function agreed(sent: Promise<Response>): Promise<Response> {
  const response = await sent.then(ownAnswer).catch((cause: unknown) => {
    throw failure(cause instanceof ForeignAnswer ? 'foreign' : 'offline', cause);
  });
  if (!response.ok) throw await refusalOf(response);
  return response;
}

/** Sends a request to this site's server and returns the parsed answer; rejects with {@link OwnServerError}. */
export async function ask<Body>(
  method: string,
  path: string,
  body?: unknown,
  signal: AbortSignal | null = null,
): Promise<Body> {
  return bodyOf(await send(method, path, body, signal));
}

/** Returns the parsed answer to a request already sent; rejects with {@link OwnServerError}. */
export async function answerTo<Body>(sent: Promise<Response>): Promise<Body> {
  return bodyOf(await agreed(sent));
}

async function bodyOf<Body>(response: Response): Promise<Body> {
  if (response.status === 204) return null as Body;
  try {
    return (await response.json()) as Body;
  } catch (cause) {
    throw unreadable(cause);
  }
}

/** The error for an answer that is not JSON (a proxy's page, say) or broke off. */
function unreadable(cause: unknown): OwnServerError {
  return failure(cause instanceof SyntaxError ? 'unavailable' : 'offline', cause);
}

/** The server's error; a general one if the body is not ours. */
async function refusalOf(response: Response): Promise<OwnServerError> {
  const code = response.status === 429 ? 'limited' : 'unavailable';
  try {
    const { error } = (await response.json()) as { error?: Partial<ApiError> };
    return error?.code && error.message ? new OwnServerError(error.code, error.message) : failure(code);
  } catch (cause) {
    return failure(code, cause);
  }
}
