import type { Outcome } from '../../domain/outcome.ts';

/** Sets the HTTP status, and on failures the retry hint and no caching, that belong to an outcome. */
export function answerWith(response: ResponseInit & { headers: Headers }, outcome: Outcome<object>): void {
  switch (outcome.kind) {
    case 'ok':
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
      response.headers.set('Cache-Control', 'no-store');
      return;
  }
}
