import type { backendBy } from './words/backend-words.ts';

/** Why the backend refused or failed; the message of the same name explains it to people. */
export type RefusalCode = keyof typeof backendBy;

type KeyCode =
  | 'keyMissing'
  | 'keyMalformed'
  | 'keyRefused'
  | 'keyUnreadable'
  | 'noKey'
  | 'noEncryption'
  | 'providerUnknown'
  | 'endpointMissing'
  | 'endpointRefused'
  | 'modelMissing';

type SearchCode =
  | 'descriptionMissing'
  | 'descriptionLong'
  | 'providerFailed'
  | 'providerLimited'
  | 'providerUnreachable'
  | 'providerSlow'
  | 'providerBlocked'
  | 'providerUnreadable'
  | 'answerUnreadable'
  | 'nothingNew'
  | 'noServices'
  | 'catalogueFailed';

/** Failures about the API key: after them a search opens the key dialog. */
const ABOUT_THE_KEY: readonly string[] = [
  'keyMissing',
  'keyMalformed',
  'keyRefused',
  'keyUnreadable',
  'noKey',
  'noEncryption',
] satisfies ApiErrorCode[];

/** Whether a failure is about the API key, so that the key dialog opens (docs/behaviour.md, Words and errors). */
export function isKeyProblem(code: string): boolean {
  return ABOUT_THE_KEY.includes(code);
}

/** Whether the user has no API key yet: a missing step, not a failure. */
export function isFirstKeyNeeded(code: string): boolean {
  return code === ('noKey' satisfies ApiErrorCode);
}

/** Error codes of this site's endpoints; clients match on these. A `defect` is our bug. */
export type ApiErrorCode =
  | RefusalCode
  | KeyCode
  | SearchCode
  | 'signedOut'
  | 'unauthorized'
  | 'notFound'
  | 'defect';

/** An error as serialised. Programs use `code`; `message` is for people. */
export interface ApiError {
  code: ApiErrorCode;
  message: string;
}

export interface ApiRefusal {
  error: ApiError;
}
