import { createAi, type Ai } from '../ai/ask.ts';
import { createGemini } from '../ai/gemini.ts';
import { createOpenAiCompatible } from '../ai/openai-compatible.ts';
import { localFetch, publicFetch } from '../ai/public-fetch.ts';
import type { Config } from '../contract/config.ts';
import type { Limit, Limits } from '../contract/limits.ts';
import { vaultsOf, type KeyVault } from './key-vault.ts';
import type { ServiceDescription } from '../contract/lifecycle.ts';

type Fetch = (request: Request) => Promise<Response>;

/** The key with which the offline recommender answers instead of Gemini (docs/operations.md, AI keys). */
export const DEMO_KEY = 'marquee-demo-key';

/** Everything about AI search that outlives a request. */
export interface AiService {
  ai: Ai;
  /** Null when keys cannot be encrypted here: then none is saved. */
  vault: KeyVault | null;
  /** With this key the answers come from the offline recommender; null where no key can be saved. */
  demoKey: string | null;
  searches: Limit;
  /** Saving a key asks its provider, so it is limited as well. */
  keyTests: Limit;
  description: ServiceDescription;
}

const PER_MINUTE = 10;

/** The secret of the operator; the embedded backend makes its own, a hosted one never relies on this machine. */
async function vaultOf(config: Config): Promise<KeyVault | null> {
  return config.supabase && !config.apiKeyEncryptionKey ? null : vaultsOf(config).own();
}

/** Creates what AI search needs. `offline` answers in Gemini's place the calls that carry the demo key. */
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
