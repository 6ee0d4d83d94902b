import type { AuthFailure, AuthFailureReason } from '../domain/account.ts';
import { toBackendError } from './errors.ts';

const REASONS: Record<string, AuthFailureReason> = {
  invalid_credentials: 'wrongCredentials',
  weak_password: 'weakPassword',
  same_password: 'samePassword',
  user_already_exists: 'alreadyRegistered',
  email_exists: 'alreadyRegistered',
  otp_expired: 'invalidLink',
  flow_state_not_found: 'invalidLink',
  flow_state_expired: 'invalidLink',
  bad_code_verifier: 'invalidLink',
  pkce_code_verifier_not_found: 'invalidLink',
};

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** An error of the auth part of supabase-js as a failure; its sentences are meant for people. */
export function toAuthFailure(error: Error): AuthFailure {
  const { kind, message } = toBackendError(error);
  const seconds = /after (\d+) seconds?/.exec(error.message)?.[1];
  const retryAfter = seconds === undefined ? null : Number(seconds);
  if (kind === 'offline' || kind === 'unavailable' || kind === 'expired') {
    return { kind: 'failed', reason: kind, message, retryAfter };
  }
  const reason = REASONS[codeOf(error)] ?? (kind === 'limited' ? 'limited' : 'refused');
  return { kind: 'failed', reason, message: error.message || message, retryAfter };
}
