import { m } from '../../paraglide/messages.js';
import type { AuthFailure } from '../../domain/auth/account.ts';
import { waitOf } from './auth-waits.ts';
import { toBackendError } from '../errors.ts';

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
 * An error of the auth part of supabase-js as a failure; its sentences are meant for people: ours in their language, else
 * the auth server's. Ours come late, so that nobody loads them who is not refused. A refusal without one has none here
 * either: the caller knows what was refused.
 */
export async function toAuthFailure(error: Error): Promise<AuthFailure> {
  const retryAfter = waitOf(error);
  const code = codeOf(error);
  // The dialog has these words already.
  if (code === 'signup_disabled')
    return { kind: 'failed', reason: 'closed', message: m.door_closed(), retryAfter };
  const { reasons = [] } = error as { reasons?: readonly string[] };
  // The network may be gone by now.
  const late = code ? await import('./refusal-words.ts').catch(() => null) : null;
  const [meant, ours] = late?.meaningOf({ code, said: error.message, reasons, retryAfter }) ?? [];
  if (meant) return { kind: 'failed', reason: meant, message: ours || wordsOf(error), retryAfter };
  const { kind, message } = toBackendError(error);
  // An answer that is no JSON: something between us and the auth server refused.
  const unread = error.name === 'AuthUnknownError';
  if (!unread && (kind === 'offline' || kind === 'unavailable' || kind === 'full' || kind === 'expired')) {
    return { kind: 'failed', reason: kind, message, retryAfter };
  }
  const reason = kind === 'limited' ? kind : 'refused';
  const words = wordsOf(error) || (reason === 'refused' ? '' : message);
  return { kind: 'failed', reason, message: words, retryAfter };
}
