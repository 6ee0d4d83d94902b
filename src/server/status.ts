import type { Outcome, PersonOutcome } from '../core/outcome.ts';

/** Sets the status of an outcome; for failures, also partial ones, disables caching and sets Retry-After. */
export function answerWith(
  response: { status?: number | undefined; headers: Headers },
  outcome: Outcome<{ incomplete?: boolean }> | PersonOutcome<unknown>,
): void {
  switch (outcome.kind) {
    case 'ok':
      if ('incomplete' in outcome && outcome.incomplete) response.headers.set('Cache-Control', 'no-store');
      return;
    // 200: the page invites to sign in.
    case 'signedOut':
      return;
    case 'denied':
      response.status = 403;
      return;
    case 'notFound':
      response.status = 404;
      return;
    case 'invalid':
      response.status = 400;
      return;
    case 'error':
      response.status = outcome.status;
      response.headers.set('Retry-After', String(outcome.retryAfter));
      if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'no-store');
      return;
  }
}
