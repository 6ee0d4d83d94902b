import { createCatalogue } from '../../../src/catalogue/client.ts';
import type { CatalogueLimits } from '../../../src/catalogue/options.ts';
import type { Catalogue } from '../../../src/catalogue/contract.ts';
import type { SharedStore } from '../../../src/catalogue/shared-answers.ts';
import { CatalogueError } from '../../../src/core/errors.ts';
import type { Language } from '../../../src/core/language/languages.ts';
import type { TmdbServer } from './server.ts';

/** The day of the catalogue's tests. */
export const TODAY = '2026-03-10';

export interface CatalogueUnderTest extends Catalogue {
  /** Advances the clock. */
  pass(duration: { seconds?: number; hours?: number }): void;
  /** All log lines, as text. */
  logged: string[];
}

interface Setting {
  apiKey?: string;
  limits?: Partial<CatalogueLimits>;
  fetch?: (request: Request) => Promise<Response>;
  shared?: SharedStore;
  region?: string;
  languages?: readonly Language[];
  language?: () => Language;
}

/** A catalogue of a test server, at noon of TODAY, with retries that do not wait. */
export function catalogueOver(server: Pick<TmdbServer, 'url'>, setting: Setting = {}): CatalogueUnderTest {
  let now = Date.parse(`${TODAY}T12:00:00Z`);
  const logged: string[] = [];
  const note = (fields: object, message: string) => void logged.push(`${message} ${JSON.stringify(fields)}`);
  const catalogue = createCatalogue({
    fetch: setting.fetch ?? ((request) => fetch(request)),
    baseUrl: server.url,
    apiKey: setting.apiKey,
    clock: () => new Date(now),
    log: { warn: note, error: note },
    shared: setting.shared,
    region: setting.region,
    ...(setting.languages && { languages: setting.languages }),
    ...(setting.language && { language: setting.language }),
    limits: { retryBaseMs: 0, perSecond: Infinity, ...setting.limits },
  });
  return {
    ...catalogue,
    logged,
    pass: ({ seconds = 0, hours = 0 }) => {
      now += seconds * 1000 + hours * 3_600_000;
    },
  };
}

/** The CatalogueError of a call. Without one the test fails. */
export async function failureOf(call: Promise<unknown>): Promise<CatalogueError> {
  const outcome = await call.then(
    () => new Error('The call succeeded'),
    (error: unknown) => error,
  );
  if (outcome instanceof CatalogueError) return outcome;
  throw outcome;
}
