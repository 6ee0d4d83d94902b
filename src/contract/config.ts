import { z } from 'zod';
import { DEFAULT_REGION, readRegion } from '../domain/regions.ts';
import { conflictsOf } from './setting-conflicts.ts';
import { http, numberTo, oneOf, text, url } from './setting-values.ts';
import { trustedProxies } from './trusted-proxies.ts';

/** Settings that stop the start. Each problem is one sentence naming the variable and the cure; the message has them all. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join(' '));
    this.problems = problems;
  }
}

const SCHEMA = z.object({
  TMDB_API_KEY: text.refine((v) => !v || /^[0-9a-f]{32}$/i.test(v) || v.split('.').length === 3, {
    error: 'must be a v3 key (32 hexadecimal characters) or a v4 read access token (three parts with dots)',
  }),
  TMDB_API_URL: http,
  TMDB_IMAGE_URL: http,
  TMDB_PER_SECOND: numberTo(50),
  REGION: text.refine((v) => !v || readRegion(v) !== null, {
    error: 'must be the two letters of a country (ISO 3166-1), for example US',
  }),
  SUPABASE_URL: http,
  SUPABASE_ANON_KEY: text,
  SUPABASE_SECRET_KEY: text,
  API_KEY_ENCRYPTION_KEY: text.refine((v) => !v || Buffer.from(v, 'base64').length === 32, {
    error: 'must be 32 bytes in base64 (make one with: openssl rand -base64 32)',
  }),
  GEMINI_API_URL: http,
  GEMINI_MODEL: text,
  LOCAL_ADDRESSES: oneOf('on', 'off'),
  /** What LOCAL_ADDRESSES was called when it was about AI alone. */
  AI_LOCAL_ENDPOINTS: oneOf('on', 'off'),
  SMTP_URL: url('smtp:', 'smtps:'),
  MAIL_FROM: text,
  DATABASE_URL: url('postgres:', 'postgresql:'),
  DATABASE_ENGINE: oneOf('postgres', 'pglite'),
  SIGN_UP: oneOf('open', 'closed'),
  BACKUP_DIR: text,
  BACKUP_KEEP: numberTo(999),
  SITE_URL: http,
  BASE_PATH: text
    .transform((value) => (value === '/' ? undefined : value))
    .refine((v) => !v || /^(?:\/[\w-][\w.-]*)+$/.test(v), {
      error:
        'must be a path that begins with a slash and ends without one, of letters, digits, - _ and dots (for example /apps/marquee)',
    }),
  HOST: text,
  PORT: numberTo(65_535, 'port number'),
  DATA_DIR: text,
  TRUST_PROXY: text.refine((v) => trustedProxies(v) !== null, {
    error:
      'must be off, or addresses and networks with commas between (loopback and private stand for theirs)',
  }),
  RATE_LIMIT: text.refine((v) => !v || v === 'off' || /^[1-9]\d{0,6}$/.test(v), {
    error: 'must be off, or the pages one visitor may have in a minute',
  }),
  PAGE_PATIENCE: numberTo(10_000),
  METRICS_TOKEN: text.refine((v) => !v || /^[\w.~+/-]{16,}=*$/.test(v), {
    error: 'must be at least 16 letters, digits or - . _ ~ + /',
  }),
  REDIS_URL: url('redis:', 'rediss:'),
  JOBS: oneOf('on', 'off'),
  JOBS_TOKEN: text.refine((v) => !v || v.length >= 16, {
    error: 'must have at least 16 characters (make one with: openssl rand -hex 32)',
  }),
  PEOPLE_PER_ADDRESS: numberTo(9999),
  OFFLINE_PAGE: oneOf('on', 'off'),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'),
});

export interface Config {
  tmdb: {
    apiKey: string | undefined;
    apiUrl: string;
    imageUrl: string;
    /** Calls this process may make in a second. */
    perSecond: number;
  };
  /** The country (ISO 3166-1) whose offers and age ratings are shown where nobody says another. */
  region: string;
  supabase: { url: string; anonKey: string; secretKey: string | undefined } | undefined;
  apiKeyEncryptionKey: string | undefined;
  gemini: { apiUrl: string; model: string };
  /** People may name servers (of AI, of media) in this machine's own network, by http too. */
  localAddresses: boolean;
  smtp: { url: string; from: string } | undefined;
  databaseUrl: string | undefined;
  /** What runs the database below `dataDir`; undefined lets the machine decide. */
  databaseEngine: 'postgres' | 'pglite' | undefined;
  /** Whether everybody may sign up, or only whom an admin has invited. */
  signUp: 'open' | 'closed';
  /** Where a backup of every night lies, and how many are kept; undefined for none. */
  backups: { directory: string; keep: number } | undefined;
  /** Its public address, with what it stands below (`basePath`) and without a slash at the end. */
  siteUrl: string;
  /** What it stands below the root of its site: `/apps/marquee`, or nothing. */
  basePath: string;
  host: string;
  port: number;
  dataDir: string;
  trustProxy: string | undefined;
  /** Pages one visitor may have in a minute; undefined for any number. */
  rateLimit: number | undefined;
  /** How long a page waits for who somebody is, and for what is theirs (ms). */
  pagePatienceMs: number;
  metricsToken: string | undefined;
  redisUrl: string | undefined;
  /** By how much the limits on sign-ups, sign-ins and mails from one address are raised. */
  peoplePerAddress: number;
  /** Whether this process runs the jobs at their times; the token lets an external scheduler start them. */
  jobs: { scheduled: boolean; token: string | undefined };
  /** Whether browsers keep a page for being offline; else what keeps it is taken away from them. */
  offlinePage: boolean;
  logLevel: string;
}

/**
 * Reads and checks the configuration (docs/configuration.md). Throws {@link ConfigError} with a sentence for every malformed
 * value, half pair and conflict; never echoes a value, since it may be a secret.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = SCHEMA.safeParse(environment);
  const malformed = parsed.error?.issues.map(({ path, message }) => `${String(path[0])} ${message}.`) ?? [];
  const conflicts = conflictsOf(environment);
  if (!parsed.success || conflicts.length > 0) throw new ConfigError([...malformed, ...conflicts]);
  const v = parsed.data;
  const host = v.HOST ?? 'localhost';
  const port = Number(v.PORT ?? 4321);
  const basePath = v.BASE_PATH ?? '';
  const { origin: site } = new URL(v.SITE_URL ?? `http://localhost:${port}`);
  return {
    tmdb: {
      apiKey: v.TMDB_API_KEY,
      apiUrl: v.TMDB_API_URL ?? 'https://api.themoviedb.org/3',
      imageUrl: v.TMDB_IMAGE_URL ?? 'https://image.tmdb.org/t/p',
      perSecond: Number(v.TMDB_PER_SECOND ?? 30),
    },
    region: readRegion(v.REGION) ?? DEFAULT_REGION,
    supabase:
      v.SUPABASE_URL && v.SUPABASE_ANON_KEY
        ? { url: v.SUPABASE_URL, anonKey: v.SUPABASE_ANON_KEY, secretKey: v.SUPABASE_SECRET_KEY }
        : undefined,
    apiKeyEncryptionKey: v.API_KEY_ENCRYPTION_KEY,
    gemini: {
      apiUrl: v.GEMINI_API_URL ?? 'https://generativelanguage.googleapis.com/v1beta',
      model: v.GEMINI_MODEL ?? 'gemini-2.5-flash',
    },
    localAddresses: (v.LOCAL_ADDRESSES ?? v.AI_LOCAL_ENDPOINTS) === 'on',
    smtp: v.SMTP_URL && v.MAIL_FROM ? { url: v.SMTP_URL, from: v.MAIL_FROM } : undefined,
    databaseUrl: v.DATABASE_URL,
    databaseEngine: v.DATABASE_ENGINE as Config['databaseEngine'],
    signUp: v.SIGN_UP === 'closed' ? 'closed' : 'open',
    backups: v.BACKUP_DIR ? { directory: v.BACKUP_DIR, keep: Number(v.BACKUP_KEEP ?? 7) } : undefined,
    siteUrl: site + basePath,
    basePath,
    host,
    port,
    dataDir: v.DATA_DIR ?? '.data',
    trustProxy: v.TRUST_PROXY,
    rateLimit: v.RATE_LIMIT === 'off' ? undefined : Number(v.RATE_LIMIT ?? 1000),
    pagePatienceMs: Number(v.PAGE_PATIENCE ?? 500),
    metricsToken: v.METRICS_TOKEN,
    redisUrl: v.REDIS_URL,
    peoplePerAddress: Number(v.PEOPLE_PER_ADDRESS ?? 1),
    jobs: { scheduled: v.JOBS !== 'off', token: v.JOBS_TOKEN },
    offlinePage: v.OFFLINE_PAGE !== 'off',
    logLevel: v.LOG_LEVEL ?? 'info',
  };
}
