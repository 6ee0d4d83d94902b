import {
  AUTH_MESSAGES,
  BACKEND_MESSAGES,
  followed,
  LINK_MESSAGES,
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

function weakPassword({ said, reasons }: Refusal): string {
  const [, characters] = /at least (\d+) char/.exec(said) ?? [];
  return [
    reasons.includes('length') && characters ? words.tooShort(Number(characters)) : '',
    reasons.includes('characters') ? words.tooPlain : '',
    reasons.includes('pwned') ? words.stolen : '',
  ].reduce((first, then) => (first && then ? followed(first, then) : first || then));
}

const link = () => LINK_MESSAGES.broken.heading;
const registered = () => words.registered;
const signInAgain = () => words.signInAgain;

const WORDS: Record<string, (refusal: Refusal) => string> = {
  invalid_credentials: () => words.credentials,
  user_already_exists: registered,
  email_exists: registered,
  weak_password: weakPassword,
  same_password: () => PASSWORD_MESSAGES.invalid.samePassword.text,
  current_password_required: () => PASSWORD_MESSAGES.invalid.currentMissing.text,
  current_password_invalid: () => PASSWORD_MESSAGES.invalid.currentWrong.text,
  reauthentication_needed: signInAgain,
  reauthentication_not_valid: signInAgain,
  over_email_send_rate_limit: ({ retryAfter }) =>
    retryAfter === null ? words.mails : AUTH_MESSAGES.resendLater(retryAfter),
  over_request_rate_limit: () => BACKEND_MESSAGES.limited,
  email_address_not_authorized: () => words.notAuthorized,
  email_address_invalid: () => AUTH_MESSAGES.invalid.signInEmail.text,
  email_provider_disabled: () => words.passwordsOff,
  user_banned: () => words.banned,
  otp_expired: link,
  flow_state_not_found: link,
  flow_state_expired: link,
  flow_state_already_used: link,
  bad_code_verifier: link,
};

/** What a refusal of the auth server's means, in the language of the page; empty where it is not one of those known. */
export function refusalWords(refusal: Refusal): string {
  return WORDS[refusal.code]?.(refusal) ?? '';
}
