/** What a loader found: the page picks the view and the HTTP status from it. */
export type Outcome<T> =
  | ({ kind: 'ok' } & T)
  | { kind: 'notFound' }
  | { kind: 'invalid' }
  | { kind: 'error'; message: string; status: 502 | 503; retryAfter: number };

/** What there is for whoever asks for something of their own; everything but `ok` is without a byte of it. */
export type PersonOutcome<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'signedOut' }
  | { kind: 'denied' }
  | { kind: 'error'; message: string; status: 400 | 403 | 503; retryAfter: number };
