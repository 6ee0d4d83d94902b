import type { AuthFailureReason } from '../../domain/auth/account.ts';
import {
  BACKEND_MESSAGES,
  BROKEN_LINK,
  followed,
  PASSWORD_MESSAGES,
  REFUSAL_MESSAGES as words,
} from '../../domain/messages.ts';

/** What the auth server refused. */
export interface Refusal {
  code: string;
  /** Its own sentence, in English, which holds numbers that nothing else tells. */
  said: string;
  /** What is wrong with a password: `length`, `characters`, `pwned`. */
  reasons: readonly string[];
  /** Seconds to wait, where it says. */
  retryAfter: number | null;
}

/** What a refusal means, and the sentence for the person; empty where nothing is known but the auth server's own. */
type Meaning = [reason: AuthFailureReason, message: string];

function weakPassword({ said, reasons }: Refusal): string {
  const [, characters] = /at least (\d+) char/.exec(said) ?? [];
  return [
    reasons.includes('length') && characters ? words.tooShort(Number(characters)) : '',
    reasons.includes('characters') ? words.tooPlain : '',
    reasons.includes('pwned') ? words.stolen : '',
  ].reduce((first, then) => (first && then ? followed(first, then) : first || then));
}

/** That another mail may be asked for in so many seconds. */
export const mailsLater = (seconds: number): string => words.mailsLater(seconds);

const link = (): Meaning => ['invalidLink', BROKEN_LINK.heading];
const registered = (): Meaning => ['alreadyRegistered', words.registered];
const signInAgain = (): Meaning => ['refused', words.signInAgain];

const MEANINGS: Record<string, (refusal: Refusal) => Meaning> = {
  invalid_credentials: () => ['wrongCredentials', words.credentials],
  user_already_exists: registered,
  email_exists: registered,
  weak_password: (refusal) => ['weakPassword', weakPassword(refusal)],
  same_password: () => ['samePassword', PASSWORD_MESSAGES.invalid.samePassword.text],
  current_password_required: () => ['wrongCredentials', PASSWORD_MESSAGES.invalid.currentMissing.text],
  current_password_invalid: () => ['wrongCredentials', PASSWORD_MESSAGES.invalid.currentWrong.text],
  reauthentication_needed: signInAgain,
  reauthentication_not_valid: signInAgain,
  over_email_send_rate_limit: ({ retryAfter }) => [
    'limited',
    retryAfter === null ? words.mails : mailsLater(retryAfter),
  ],
  over_request_rate_limit: () => ['limited', BACKEND_MESSAGES.limited],
  email_address_not_authorized: () => ['refused', words.notAuthorized],
  email_provider_disabled: () => ['refused', words.passwordsOff],
  user_banned: () => ['refused', words.banned],
  otp_expired: link,
  flow_state_not_found: link,
  flow_state_expired: link,
  flow_state_already_used: link,
  bad_code_verifier: link,
  pkce_code_verifier_not_found: link,
};

/** What a refusal of the auth server's means, in the language of the page; undefined where it is not one of those known. */
export function meaningOf(refusal: Refusal): Meaning | undefined {
  return MEANINGS[refusal.code]?.(refusal);
}
