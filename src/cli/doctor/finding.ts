/**
 * `note`: informational; `warning`: should be checked; `broken`: must be fixed; `unseen`: the operator has to
 * check it by hand.
 */
export type State = 'ok' | 'note' | 'warning' | 'broken' | 'unseen';

/** The result of one check. */
export interface Finding {
  name: string;
  state: State;
  says: string;
  /** How to fix it. */
  cure?: string;
}

/** An error's message. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Timeout of a request (ms). */
export const PATIENCE_MS = 8_000;

const SECRETS = [
  'TMDB_API_KEY',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SECRET_KEY',
  'API_KEY_ENCRYPTION_KEY',
  'METRICS_TOKEN',
  'JOBS_TOKEN',
];
const ADDRESSES = ['SMTP_URL', 'DATABASE_URL', 'REDIS_URL', 'TMDB_API_URL', 'SUPABASE_URL'];

function secretsOf(environment: Record<string, string | undefined>): string[] {
  const plain = SECRETS.map((name) => environment[name]?.trim() ?? '');
  const inside = ADDRESSES.flatMap((name) => {
    const address = environment[name]?.trim() ?? '';
    if (!URL.canParse(address)) return [];
    const { password, search } = new URL(address);
    return [password, decodeURIComponent(password), search.slice(1)];
  });
  return [...plain, ...inside].filter((secret) => secret !== '').toSorted((a, b) => b.length - a.length);
}

/** Shorter secrets may be part of ordinary words. */
const LONG = 12;

/** Matches a secret in a text; a short one only as a whole word. */
function placesOf(secret: string): RegExp {
  const plain = secret.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(secret.length < LONG ? `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])` : plain, 'gu');
}

/** Removes the environment's secrets from all findings. */
export function withoutSecrets(
  findings: readonly Finding[],
  environment: Record<string, string | undefined>,
): Finding[] {
  const places = secretsOf(environment).map(placesOf);
  const clean = (text: string) => places.reduce((said, place) => said.replace(place, '***'), text);
  return findings.map(({ says, cure, ...finding }) => ({
    ...finding,
    says: clean(says),
    ...(cure === undefined ? {} : { cure: clean(cure) }),
  }));
}
