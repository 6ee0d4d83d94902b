import { retryAfterMs } from '../retry-after.ts';

const TOO_MANY = 429;

/** The auth server's latest Retry-After in seconds; supabase-js errors have no headers. */
let asked: number | null = null;

/** A browser client's fetch that remembers Retry-After of refused calls. */
export function notingWaits(ask: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await ask(...request);
    if (response.status !== TOO_MANY) return response;
    const milliseconds = retryAfterMs(response.headers.get('retry-after'), () => new Date());
    asked = milliseconds === null ? null : Math.ceil(milliseconds / 1000);
    return response;
  };
}

/**
 * Seconds a refusal asks to wait; null if it does not say. From the header if the browser can read it; a hosted
 * Supabase is cross-origin and does not expose it, so its message is parsed.
 */
export function waitOf(error: Error): number | null {
  if ((error as { status?: unknown }).status !== TOO_MANY) return null;
  const seconds = asked ?? /after (\d+) seconds?/.exec(error.message)?.[1];
  asked = null;
  return seconds === undefined ? null : Number(seconds);
}
