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

/** A signed-in browser. */
export interface Visitor {
  id: string;
  email: string;
  cookie: string;
}

/** The server's services with a test AI provider and a real backend. */
export interface AiSite {
  backend: BackendServer;
  provider: AiServer;
  services: Services;
  /** The server's log lines, as text. */
  logged: string[];
  /** Advances the clock, for the rest of the test. */
  pass(seconds: number): void;
  /** Replaces or removes the vault of users' keys. */
  useVault(vault: KeyVault | null): void;
  signIn(): Promise<Visitor>;
  /** An endpoint's request, from a signed-in or anonymous visitor. */
  request(visitor: Visitor | null, method: string, body?: unknown, init?: RequestInit): ApiContext;
  close(): Promise<void>;
}

/** Key of the process's services (src/server/services.ts). */
const HOLDER = Symbol.for('marquee.services');

/** Starts everything AI search's endpoints use, as the services of this process. */
export async function startAiSite(): Promise<AiSite> {
  const [backend, provider] = await Promise.all([startBackend(), startAiServer()]);
  const logged: string[] = [];
  const note = (...line: unknown[]) => {
    const [fields] = line as [{ err?: unknown }];
    // Like the real log, with message and stack of errors.
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
