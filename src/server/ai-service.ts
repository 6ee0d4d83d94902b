import { createAi, type Ai } from '../ai/ask.ts';
import { createGemini } from '../ai/gemini.ts';
import { createOpenAiCompatible } from '../ai/openai-compatible.ts';
import { localFetch, publicFetch } from '../ai/public-fetch.ts';
import type { Config } from '../contract/config.ts';
import type { Limit, Limits } from '../contract/limits.ts';
import { vaultsOf, type KeyVault } from './key-vault.ts';
import type { ServiceDescription } from '../contract/lifecycle.ts';

type Fetch = (request: Request) => Promise<Response>;

/** With this key the offline recommender answers in Gemini's place (docs/operations.md, AI keys). */
export const DEMO_KEY = 'marquee-demo-key';

/** The process-wide state of AI search. */
export interface AiService {
  ai: Ai;
  /** Null if keys cannot be encrypted; then none is saved. */
  vault: KeyVault | null;
  /** The key of the offline recommender; null if keys cannot be saved. */
  demoKey: string | null;
  searches: Limit;
  /** Saving a key calls its provider. */
  keyTests: Limit;
  description: ServiceDescription;
}

const PER_MINUTE = 10;

/**
 * The key vault, from the operator's secret or the data directory. A hosted backend requires the operator's
 * secret: this machine's disk may not last. Returns null without it.
 */
async function vaultOf(config: Config): Promise<KeyVault | null> {
  return config.supabase && !config.apiKeyEncryptionKey ? null : vaultsOf(config).own();
}

/** Creates the services of AI search. `offline` answers calls with the demo key in Gemini's place. */
export async function createAiService(config: Config, limits: Limits, offline: Fetch): Promise<AiService> {
  const vault = await vaultOf(config);
  const host = new URL(config.gemini.apiUrl).host;
  return {
    ai: createAi({
      providers: [createGemini(config.gemini), createOpenAiCompatible()],
      fetch: (request) =>
        request.headers.get('x-goog-api-key') === DEMO_KEY ? offline(request) : fetch(request),
      foreignFetch: config.localAddresses ? localFetch : publicFetch,
    }),
    vault,
    demoKey: vault ? DEMO_KEY : null,
    searches: limits('ai-search', PER_MINUTE),
    keyTests: limits('ai-key', PER_MINUTE),
    description: vault
      ? { name: 'AI search', mode: 'hosted', detail: `${host}; offline with the key ${DEMO_KEY}` }
      : { name: 'AI search', mode: 'off', detail: 'no key can be saved: set API_KEY_ENCRYPTION_KEY' },
  };
}
