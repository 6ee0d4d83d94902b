import type { Clock } from '../domain/dates.ts';
import type { Language } from '../domain/language/languages.ts';
import type { CatalogueLog } from './contract.ts';
import type { RateLimitOptions } from './rate-limit.ts';
import type { SharedStore } from './shared-answers.ts';

/** Limits of the client (docs/behaviour.md, The catalogue); times in milliseconds. */
export interface CatalogueLimits {
  attemptTimeoutMs: number;
  totalTimeoutMs: number;
  patienceMs: number;
  optionalPatienceMs: number;
  maxBodyBytes: number;
  cacheBytes: number;
  retryBaseMs: number;
  retryAfterCapMs: number;
  circuitOpenMs: number;
  perSecond: number;
}

export interface CatalogueOptions {
  /** How requests leave: the global fetch, or a server in this process. */
  fetch: (request: Request) => Promise<Response>;
  /** Address of the API with its version and without parameters. */
  baseUrl: string;
  /** Where the daily exports of ids lie; undefined for TMDB's, which list millions of people every day. */
  exportsUrl?: string | undefined;
  /** v3 key or v4 token; undefined for a server that asks for none. */
  apiKey: string | undefined;
  clock: Clock;
  /** Whose age ratings and offers come with a title's details (ISO 3166-1). */
  region?: string | undefined;
  /** The languages answers are wanted in, English among them; English alone unless given. */
  languages?: readonly Language[];
  /** The one that is spoken where something is asked. */
  language?: () => Language;
  log: CatalogueLog;
  limits?: Partial<CatalogueLimits>;
  /** Shares answers with other processes. */
  shared?: SharedStore | undefined;
  /** 0 to 1, for the jitter of retries. */
  random?: () => number;
  /** How time passes for the limit of calls; the machine's own unless given. */
  timing?: Omit<RateLimitOptions, 'perSecond'>;
}

/** What holds where nothing else is said. */
export const LIMITS: CatalogueLimits = {
  attemptTimeoutMs: 8000,
  totalTimeoutMs: 12_000,
  patienceMs: 45_000,
  optionalPatienceMs: 2_000,
  maxBodyBytes: 5 * 1024 * 1024,
  cacheBytes: 48 * 1024 * 1024,
  retryBaseMs: 300,
  retryAfterCapMs: 2000,
  circuitOpenMs: 10_000,
  perSecond: 30,
};
