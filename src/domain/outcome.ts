/** What a loader found: the page picks the view and the HTTP status from it. */
export type Outcome<T> =
  | ({ kind: 'ok' } & T)
  | { kind: 'notFound' }
  | { kind: 'invalid' }
  | { kind: 'error'; message: string; status: 502 | 503; retryAfter: number };
