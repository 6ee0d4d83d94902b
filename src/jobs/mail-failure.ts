/** Why a mail did not leave. */
export interface Failure {
  /** What admins read beside the mail; names no address. */
  reason: string;
  /** The mail server as a whole did not answer: there is no use in trying the next mail. */
  outage: boolean;
}

/** Reads what sending a mail was rejected with. */
export function toFailure(error: unknown): Failure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const answered = typeof responseCode === 'number';
  const name = typeof code === 'string' ? code : 'unknown error';
  return {
    reason: answered ? `The mail server answered ${responseCode} (${name}).` : `Not sent: ${name}.`,
    outage: !answered,
  };
}
