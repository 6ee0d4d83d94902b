import { followed } from '../words/labels.ts';
import { counted } from '../format.ts';
import { m } from '../../paraglide/messages.js';
import type { AuthFailureReason } from '../account.ts';

export interface Refusal {
  code: string;
  /** The English message; some numbers exist only in it. */
  said: string;
  /** What is wrong with a password: `length`, `characters`, `pwned`. */
  reasons: readonly string[];
  retryAfter: number | null;
}

/**
 * The reason for a refusal and the message for the user; the message is empty where only the auth server's is known.
 */
type Meaning = [reason: AuthFailureReason, message: string];

function weakPassword({ said, reasons }: Refusal): string {
  const [, characters] = /at least (\d+) char/.exec(said) ?? [];
  return [
    reasons.includes('length') && characters ? m.refusal_too_short(counted(Number(characters))) : '',
    reasons.includes('characters') ? m.refusal_too_plain() : '',
    reasons.includes('pwned') ? m.refusal_stolen() : '',
  ].reduce((first, then) => (first && then ? followed(first, then) : first || then));
}

/** The message to wait before requesting another mail. */
export const mailsLater = (seconds: number): string => m.refusal_mails_later(counted(seconds));

const link = (): Meaning => ['invalidLink', m.broken_link_heading()];
const registered = (): Meaning => ['alreadyRegistered', m.refusal_registered()];
const signInAgain = (): Meaning => ['refused', m.refusal_sign_in_again()];

const MEANINGS: Record<string, (refusal: Refusal) => Meaning> = {
  invalid_credentials: () => ['wrongCredentials', m.refusal_credentials()],
  user_already_exists: registered,
  email_exists: registered,
  weak_password: (refusal) => ['weakPassword', weakPassword(refusal)],
  same_password: () => ['samePassword', m.password_invalid_same_password_text()],
  current_password_required: () => ['wrongCredentials', m.password_invalid_current_missing_text()],
  current_password_invalid: () => ['wrongCredentials', m.password_invalid_current_wrong_text()],
  reauthentication_needed: signInAgain,
  reauthentication_not_valid: signInAgain,
  over_email_send_rate_limit: ({ retryAfter }) => [
    'limited',
    retryAfter === null ? m.refusal_mails() : mailsLater(retryAfter),
  ],
  over_request_rate_limit: () => ['limited', m.backend_limited()],
  email_address_not_authorized: () => ['refused', m.refusal_not_authorized()],
  email_provider_disabled: () => ['refused', m.refusal_passwords_off()],
  user_banned: () => ['refused', m.refusal_banned()],
  otp_expired: link,
  flow_state_not_found: link,
  flow_state_expired: link,
  flow_state_already_used: link,
  bad_code_verifier: link,
  pkce_code_verifier_not_found: link,
};

/** A refusal's reason and message in the page's language; undefined for an unknown code. */
export function meaningOf(refusal: Refusal): Meaning | undefined {
  return MEANINGS[refusal.code]?.(refusal);
}
