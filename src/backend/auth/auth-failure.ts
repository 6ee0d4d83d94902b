import type { AuthFailure, AuthFailureReason } from '../../domain/auth/account.ts';
import { DOOR_MESSAGES } from '../../domain/messages.ts';
import { waitOf } from './auth-waits.ts';
import { toBackendError } from '../errors.ts';

const REASONS: Record<string, AuthFailureReason> = {
  invalid_credentials: 'wrongCredentials',
  current_password_invalid: 'wrongCredentials',
  weak_password: 'weakPassword',
  same_password: 'samePassword',
  user_already_exists: 'alreadyRegistered',
  email_exists: 'alreadyRegistered',
  signup_disabled: 'closed',
  otp_expired: 'invalidLink',
  flow_state_not_found: 'invalidLink',
  flow_state_expired: 'invalidLink',
  flow_state_already_used: 'invalidLink',
  bad_code_verifier: 'invalidLink',
  pkce_code_verifier_not_found: 'invalidLink',
};

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** supabase-js's errors that carry the auth server's own words; of others it writes the message itself. */
const WITH_WORDS = new Set(['AuthApiError', 'AuthWeakPasswordError']);

/** What the auth server said; empty for an answer without words, which supabase-js shows as its JSON. */
function wordsOf(error: Error): string {
  if (!WITH_WORDS.has(error.name)) return '';
  try {
    JSON.parse(error.message);
    return '';
  } catch {
    return error.message.trim();
  }
}

/**
 * What a refusal means, in our words. They come late, so that nobody loads them who is not refused; without a network for
 * them by now, the auth server's own stand.
 */
async function ourWords(error: Error, retryAfter: number | null): Promise<string> {
  const code = codeOf(error);
  if (!code) return '';
  const { reasons = [] } = error as { reasons?: readonly string[] };
  const late = await import('./refusal-words.ts').catch(() => null);
  return late?.refusalWords({ code, said: error.message, reasons, retryAfter }) ?? '';
}

/**
 * An error of the auth part of supabase-js as a failure; its sentences are meant for people: ours in their language, else
 * the auth server's. A refusal without one has none here either: the caller knows what was refused.
 */
export async function toAuthFailure(error: Error): Promise<AuthFailure> {
  const { kind, message } = toBackendError(error);
  const retryAfter = waitOf(error);
  const ours = await ourWords(error, retryAfter);
  // An answer that is no JSON: something between us and the auth server refused.
  const unread = error.name === 'AuthUnknownError';
  if (
    !ours &&
    !unread &&
    (kind === 'offline' || kind === 'unavailable' || kind === 'full' || kind === 'expired')
  ) {
    return { kind: 'failed', reason: kind, message, retryAfter };
  }
  const reason = REASONS[codeOf(error)] ?? (kind === 'limited' ? 'limited' : 'refused');
  if (reason === 'closed') return { kind: 'failed', reason, message: DOOR_MESSAGES.closed, retryAfter };
  const words = ours || wordsOf(error) || (reason === 'refused' ? '' : message);
  return { kind: 'failed', reason, message: words, retryAfter };
}
