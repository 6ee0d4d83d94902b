import type { backendBy } from './words/backend-words.ts';

/** Why the backend refused or failed; `message` of the same name says it to people. */
export type RefusalCode = keyof typeof backendBy;

/** What may be wrong with a key of an AI provider, or with getting one. */
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

/** Why a search with AI brings nothing. */
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

/** Failures whose sentence speaks of the API key: after them a search opens the key dialog. */
const ABOUT_THE_KEY: readonly string[] = [
  'keyMissing',
  'keyMalformed',
  'keyRefused',
  'keyUnreadable',
  'noKey',
  'noEncryption',
] satisfies ApiErrorCode[];

/** Whether a failure is about the key, so that the key dialog opens (docs/behaviour.md, Words and errors). */
export function isKeyProblem(code: string): boolean {
  return ABOUT_THE_KEY.includes(code);
}

/** Whether there is no key yet: nothing went wrong, one thing is to be done first. */
export function isFirstKeyNeeded(code: string): boolean {
  return code === ('noKey' satisfies ApiErrorCode);
}

/** What the endpoints of this site refuse with, and what callers recognise it by; a `defect` is ours. */
export type ApiErrorCode =
  | RefusalCode
  | KeyCode
  | SearchCode
  | 'signedOut'
  | 'unauthorized'
  | 'notFound'
  | 'defect';

/** A refusal as it travels; the sentence is for the person and says nothing to a program. */
export interface ApiError {
  code: ApiErrorCode;
  message: string;
}

/** The body of a refusal. */
export interface ApiRefusal {
  error: ApiError;
}
