/** Why a mail was not sent. */
export interface Failure {
  /** The reason for admins; contains no address. */
  reason: string;
  /** Whether the mail server is down, so that further mails would fail too. */
  outage: boolean;
}

/** Describes the error of sending a mail. */
export function toFailure(error: unknown): Failure {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const answered = typeof responseCode === 'number';
  const name = typeof code === 'string' ? code : 'unknown error';
  return {
    reason: answered ? `The mail server answered ${responseCode} (${name}).` : `Not sent: ${name}.`,
    outage: !answered,
  };
}
