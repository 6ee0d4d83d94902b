import { onTestFinished, vi } from 'vitest';
import { ownLimits } from '../../../src/contract/limits.ts';
import { createAiService, DEMO_KEY } from '../../../src/server/ai-service.ts';
import { readConfig } from '../../../src/contract/config.ts';
import type { KeyVault } from '../../../src/server/key-vault.ts';
import type { ApiContext } from '../../../src/server/person-answer.ts';
import { createOfferService } from '../../../src/server/offer-service.ts';
import type { Services } from '../../../src/server/services.ts';
import type { AiSearchEvent } from '../../../src/features/ai/ai-search.ts';
import { wishReader } from '../../../src/server/offline-ai.ts';
import { createRecommenderServer } from '../../../packages/embedded/src/ai/server.ts';
import { createCatalogueServer } from '../../../packages/embedded/src/tmdb/server.ts';
import { startAiServer, type AiServer } from './server.ts';
import { startBackend, type BackendServer } from '../backend/backend-server.ts';
import { createPerson, newAddress, PASSWORD } from '../database/people.ts';
import { sessionCookies } from '../host/session-cookies.ts';
import { catalogueOver } from '../tmdb/catalogue.ts';

/** Somebody whose browser is signed in. */
export interface Visitor {
  id: string;
  email: string;
  cookie: string;
}

/** The server's services around an AI provider of the tests, and a backend with real people. */
export interface AiSite {
  backend: BackendServer;
  provider: AiServer;
  services: Services;
  /** Every line of the server's log, as text. */
  logged: string[];
  /** Moves the clock, for the rest of the test. */
  pass(seconds: number): void;
  /** Takes the secret for people's keys away, or gives another. */
  useVault(vault: KeyVault | null): void;
  signIn(): Promise<Visitor>;
  /** A request as the endpoints get it, from somebody or from a stranger. */
  request(visitor: Visitor | null, method: string, body?: unknown, init?: RequestInit): ApiContext;
  close(): Promise<void>;
}

/** What a program keeps its one set of services under (src/server/services.ts). */
const HOLDER = Symbol.for('marquee.services');

/** Starts everything the endpoints of AI search talk to, and makes it the services of this process. */
export async function startAiSite(): Promise<AiSite> {
  const [backend, provider] = await Promise.all([startBackend(), startAiServer()]);
  const logged: string[] = [];
  const note = (...line: unknown[]) => {
    const [fields] = line as [{ err?: unknown }];
    // As the real log does, with the message and stack of errors.
    logged.push(JSON.stringify(line) + (fields.err instanceof Error ? String(fields.err.stack) : ''));
  };
  const log = { info: note, warn: note, error: note, debug: note };
  const clock = () => new Date();
  const config = readConfig({
    GEMINI_API_URL: provider.geminiUrl,
    GEMINI_MODEL: 'a-fast-model',
    PAGE_PATIENCE: '5000',
    AI_LOCAL_ENDPOINTS: 'on',
    API_KEY_ENCRYPTION_KEY: Buffer.alloc(32, 7).toString('base64'),
  });
  const bundled = createCatalogueServer({ clock });
  const catalogue = catalogueOver(
    { url: 'http://catalogue.test/3' },
    { fetch: (request) => bundled.api(request) },
  );
  const ai = await createAiService(
    config,
    ownLimits,
    createRecommenderServer({ clock, key: DEMO_KEY, product: 'Marquee', reader: wishReader }),
  );
  const shared = { limits: ownLimits };
  const offers = createOfferService({ catalogue, client: undefined, config, clock, log, shared });
  const services = {
    config,
    offers,
    clock,
    log,
    catalogue,
    ai,
    backend: { url: backend.url, anonKey: backend.keys.anonKey, fetchFor: () => fetch },
  } as unknown as Services;
  Object.assign(globalThis, { [HOLDER]: Promise.resolve(services) });

  return {
    backend,
    provider,
    services,
    logged,
    pass(seconds) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 });
      onTestFinished(() => void vi.useRealTimers());
    },
    useVault: (vault) => void (ai.vault = vault),
    async signIn() {
      const { email, id } = await createPerson(backend, newAddress());
      const { url, keys } = backend;
      const cookie = await sessionCookies(url, keys.anonKey, { email, password: PASSWORD });
      return { id, email, cookie };
    },
    request(visitor, method, body, init = {}) {
      const headers = new Headers(init.headers);
      if (visitor) headers.set('Cookie', visitor.cookie);
      if (body !== undefined && !headers.has('Content-Type')) headers.set('Content-Type', 'application/json');
      const text = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
      return {
        request: new Request('http://site.test/api/ai', { ...init, method, headers, body: text as string }),
        cookies: { set: () => undefined } as unknown as ApiContext['cookies'],
        locals: { clientAddress: '127.0.0.1', requestId: 'request-1' },
      };
    },
    async close() {
      Reflect.deleteProperty(globalThis, HOLDER);
      await Promise.all([backend.close(), provider.close()]);
    },
  };
}

/** The events of a streamed answer. */
export async function eventsOf(response: Response): Promise<AiSearchEvent[]> {
  const lines = (await response.text()).trim().split('\n');
  return lines.map((line) => JSON.parse(line) as AiSearchEvent);
}
