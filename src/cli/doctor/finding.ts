/**
 * How something is: `ok`; worth a `note`; a `warning` is to be looked at; `broken` must be mended; `unseen` cannot be known
 * from here and is to be looked up by whoever runs the site.
 */
export type State = 'ok' | 'note' | 'warning' | 'broken' | 'unseen';

/** What was found of one thing. */
export interface Finding {
  name: string;
  state: State;
  says: string;
  /** What is to be done about it. */
  cure?: string;
}

/** The sentence of an error. */
export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** How long a server that is asked may take (ms). */
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

/** Shorter ones may be a part of an ordinary word. */
const LONG = 12;

/** Where a secret stands in a text: a short one only as a word of its own. */
function placesOf(secret: string): RegExp {
  const plain = secret.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);
  return new RegExp(secret.length < LONG ? `(?<![\\p{L}\\p{N}])${plain}(?![\\p{L}\\p{N}])` : plain, 'gu');
}

/** Takes every secret of the environment out of what is said, whoever said it. */
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
