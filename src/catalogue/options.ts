import type { Clock } from '../core/dates.ts';
import type { Language } from '../core/language/languages.ts';
import type { CatalogueLog } from './contract.ts';
import type { RateLimitOptions } from './rate-limit.ts';
import type { SharedStore } from './shared-answers.ts';

/** Limits of the client; times in milliseconds. */
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
  /** The global fetch, or a server in this process. */
  fetch: (request: Request) => Promise<Response>;
  /** Base URL of the API with its version. */
  baseUrl: string;
  /** Base URL of the daily id exports; undefined for TMDB's own, which list millions of people. */
  exportsUrl?: string | undefined;
  /** v3 key or v4 token; undefined for a server without one. */
  apiKey: string | undefined;
  clock: Clock;
  /** Region (ISO 3166-1) of the age ratings and offers in a title's details. */
  region?: string | undefined;
  /** Languages of the site including English; English alone by default. */
  languages?: readonly Language[];
  language?: () => Language;
  log: CatalogueLog;
  limits?: Partial<CatalogueLimits>;
  shared?: SharedStore | undefined;
  /** Returns 0 to 1; jitters retries. */
  random?: () => number;
  /** Time source of the rate limit; the machine's by default. */
  timing?: Omit<RateLimitOptions, 'perSecond'>;
}

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
