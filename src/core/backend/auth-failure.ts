import { m } from '../../paraglide/messages.js';
import type { AuthFailure } from '../account.ts';
import { waitOf } from './auth-waits.ts';
import { toBackendError } from './errors.ts';

function codeOf(error: Error): string {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : '';
}

/** supabase-js errors with the auth server's message; it writes the message of all others itself. */
const WITH_WORDS = new Set(['AuthApiError', 'AuthWeakPasswordError']);

/** The auth server's message; empty if the answer had none, which supabase-js shows as JSON. */
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
 * Turns an auth error into a failure. Its message is ours in the page's language, else the auth server's; empty if
 * neither exists, since the caller knows what was refused. Our messages are loaded lazily, only after a refusal.
 */
export async function toAuthFailure(error: Error): Promise<AuthFailure> {
  const retryAfter = waitOf(error);
  const code = codeOf(error);
  // The dialog has already loaded this message.
  if (code === 'signup_disabled')
    return { kind: 'failed', reason: 'closed', message: m.door_closed(), retryAfter };
  const { reasons = [] } = error as { reasons?: readonly string[] };
  // The import fails if the network is gone by now.
  const late = code ? await import('./refusal-words.ts').catch(() => null) : null;
  const [meant, ours] = late?.meaningOf({ code, said: error.message, reasons, retryAfter }) ?? [];
  if (meant) return { kind: 'failed', reason: meant, message: ours || wordsOf(error), retryAfter };
  const { kind, message } = toBackendError(error);
  // The answer is not JSON: a proxy in front of the auth server refused.
  const unread = error.name === 'AuthUnknownError';
  if (!unread && (kind === 'offline' || kind === 'unavailable' || kind === 'full' || kind === 'expired')) {
    return { kind: 'failed', reason: kind, message, retryAfter };
  }
  const reason = kind === 'limited' ? kind : 'refused';
  const words = wordsOf(error) || (reason === 'refused' ? '' : message);
  return { kind: 'failed', reason, message: words, retryAfter };
}
