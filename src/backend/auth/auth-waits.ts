import { retryAfterMs } from '../../domain/retry-after.ts';

const TOO_MANY = 429;

/** Seconds the auth server asked for with its latest refusal; supabase-js keeps no headers with its errors. */
let asked: number | null = null;

/** A fetch for a client in a browser that notes how long refused calls should wait. */
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
 * How long a refusal asks to wait (s). The header says it, where the browser may read it; a hosted Supabase is
 * another origin, does not expose it, and says it in its sentence alone.
 */
export function waitOf(error: Error): number | null {
  if ((error as { status?: unknown }).status !== TOO_MANY) return null;
  const seconds = asked ?? /after (\d+) seconds?/.exec(error.message)?.[1];
  asked = null;
  return seconds === undefined ? null : Number(seconds);
}
