import { z } from 'zod';
import { DEFAULT_REGION, readRegion } from '../core/regions.ts';
import { conflictsOf } from './setting-conflicts.ts';
import { http, numberTo, oneOf, text, url } from './setting-values.ts';
import { trustedProxies } from './trusted-proxies.ts';

/**
 * Invalid settings that stop the start. Each problem is one sentence that names the variable and the fix; the message
 * joins them all.
 */
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
  /** Earlier name of LOCAL_ADDRESSES. */
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
    /** Calls per second of this process. */
    perSecond: number;
  };
  /** Default country (ISO 3166-1) of offers and age ratings. */
  region: string;
  supabase: { url: string; anonKey: string; secretKey: string | undefined } | undefined;
  apiKeyEncryptionKey: string | undefined;
  gemini: { apiUrl: string; model: string };
  /** Users may enter AI and media servers in this machine's network, also by http. */
  localAddresses: boolean;
  smtp: { url: string; from: string } | undefined;
  databaseUrl: string | undefined;
  /** Engine of the database in `dataDir`; undefined detects it. */
  databaseEngine: 'postgres' | 'pglite' | undefined;
  /** `closed` requires an admin's invitation. */
  signUp: 'open' | 'closed';
  /** Directory of the nightly backups and how many to retain; undefined for none. */
  backups: { directory: string; keep: number } | undefined;
  /** Public URL including `basePath`, without a trailing slash. */
  siteUrl: string;
  /** Path below the site's root such as `/apps/marquee`, or empty. */
  basePath: string;
  host: string;
  port: number;
  dataDir: string;
  trustProxy: string | undefined;
  /** Pages per minute and visitor; undefined for no limit. */
  rateLimit: number | undefined;
  /** How long a page waits for the session and the user's data (ms). */
  pagePatienceMs: number;
  metricsToken: string | undefined;
  redisUrl: string | undefined;
  /** Multiplies the limits on sign-ups, sign-ins and mails per address. */
  peoplePerAddress: number;
  /** Whether this process schedules the jobs; the token lets an external scheduler run them. */
  jobs: { scheduled: boolean; token: string | undefined };
  /** Whether browsers cache a page for being offline; if not, their service worker is removed. */
  offlinePage: boolean;
  logLevel: string;
}

/**
 * Reads and validates the configuration (docs/configuration.md). Throws {@link ConfigError} with a sentence for every
 * malformed value, incomplete pair and conflict; never echoes a value, since it may be a secret.
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
