import type { Config } from '../contract/config.ts';

type Project = NonNullable<Config['supabase']>;

/** An unusable part of a Supabase project, with cause and fix. */
export interface Trouble {
  /** `Project`: all parts fail alike. */
  part: 'Project' | 'Auth' | 'Data API' | 'Storage' | 'Secret key';
  says: string;
  cure: string;
}

/** supabase.com's status for a paused project. */
const PAUSED = 540;

const RESUME = 'Resume it in its dashboard; nothing in it is lost.';
const WAIT = 'Look at the project’s dashboard and at status.supabase.com; it is used again by itself.';
const REACH =
  'Check SUPABASE_URL and the network of this machine. A project that was deleted has no name any more.';
const KEYS = 'from the project’s settings, API Keys.';

/** Public requests that succeed even for a missing table or picture. */
const PARTS = [
  ['Auth', '/auth/v1/health'],
  ['Data API', '/rest/v1/movie_rating_summaries?select=movie_id&limit=1'],
  ['Storage', '/storage/v1/object/public/avatars/nobody.png'],
] as const;

/** A harmless call that needs the secret key. */
const SECRET_PATH = '/rest/v1/rpc/look_at_invitation';

/** The cause of a failed `fetch`, which names host or port. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message ? cause.message : message;
}

async function trouble(
  part: Trouble['part'],
  variable: string,
  ask: () => Promise<Response>,
): Promise<Trouble | null> {
  try {
    const { status, body } = await ask();
    await body?.cancel();
    if (status === PAUSED) return { part, says: 'the project is paused', cure: RESUME };
    if (status === 401 || status === 403)
      return { part, says: `it refuses ${variable}`, cure: `Copy the key again ${KEYS}` };
    return status >= 500 || status === 429 ? { part, says: `it answered ${status}`, cure: WAIT } : null;
  } catch (error) {
    return { part, says: reasonOf(error), cure: REACH };
  }
}

/** Checks each part of a project concurrently, each with a timeout (ms); returns the unusable ones. */
export async function troublesOf(
  { url, anonKey, secretKey }: Project,
  patienceMs: number,
): Promise<Trouble[]> {
  const ask = (path: string, key: string, init: RequestInit = {}) =>
    fetch(url + path, {
      ...init,
      headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
  const secret = secretKey
    ? trouble('Secret key', 'SUPABASE_SECRET_KEY', () =>
        ask(SECRET_PATH, secretKey, { method: 'POST', body: JSON.stringify({ p_secret_hash: '' }) }),
      )
    : null;
  const parts = PARTS.map(([part, path]) => trouble(part, 'SUPABASE_ANON_KEY', () => ask(path, anonKey)));
  const [found, ofSecret] = await Promise.all([Promise.all(parts), secret]);
  const troubles = found.filter((one) => one !== null);
  const [first] = troubles;
  if (first && troubles.length === PARTS.length && troubles.every(({ says }) => says === first.says))
    return [{ ...first, part: 'Project' }];
  // The check of the secret key uses the data API, so it says nothing if that is down.
  return ofSecret && !troubles.some(({ part }) => part === 'Data API') ? [...troubles, ofSecret] : troubles;
}
