/** Result of a loader: the page derives its view and HTTP status from it. */
export type Outcome<T> =
  | ({ kind: 'ok' } & T)
  | { kind: 'notFound' }
  | { kind: 'invalid' }
  | { kind: 'error'; message: string; status: 502 | 503; retryAfter: number };

/** Result of a loader for the signed-in user's data; only `ok` contains any of it. */
export type PersonOutcome<Data> =
  | { kind: 'ok'; data: Data }
  | { kind: 'signedOut' }
  | { kind: 'denied' }
  | { kind: 'error'; message: string; status: 400 | 403 | 503; retryAfter: number };
