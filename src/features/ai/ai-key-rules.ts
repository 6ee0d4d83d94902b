import { m } from '../../paraglide/messages.js';
import type { ApiError, ApiErrorCode } from '../../core/api-errors.ts';
import { MAX_KEY_LENGTH, type AiProviderInfo, type SaveKeyRequest } from './ai-search.ts';

/** A valid key, trimmed, or the validation error. */
export type CheckedKey = { kind: 'ok'; request: SaveKeyRequest } | ({ kind: 'invalid' } & ApiError);

const invalid = (code: ApiErrorCode, message: string): CheckedKey => ({ kind: 'invalid', code, message });

function isAddress(text: string): boolean {
  return text.length <= 300 && /^https?:\/\/[^\s"'<>\\@]+$/.test(text) && URL.canParse(text);
}

/** Validates and normalises an API key by our rules and the provider's. Drops fields the provider does not use. */
export function checkKeyRequest(given: SaveKeyRequest, providers: readonly AiProviderInfo[]): CheckedKey {
  const provider = providers.find(({ id }) => id === given.provider);
  if (!provider) return invalid('providerUnknown', m.ai_unknown_provider());
  const key = given.key.trim();
  if (!key) return invalid('keyMissing', m.ai_no_key_given());
  // Other characters are invalid in an HTTP header.
  if (key.length > MAX_KEY_LENGTH || !/^[\x21-\x7e]+$/.test(key))
    return invalid('keyMalformed', m.ai_long_key());
  const endpoint = given.endpoint?.trim().replace(/\/+$/, '') ?? '';
  if (provider.needsEndpoint && !isAddress(endpoint))
    return invalid('endpointMissing', m.ai_endpoint_needed());
  const model = given.model?.trim() ?? '';
  const modelFits = /^[\w.:/@+-]{1,100}$/.test(model);
  if (provider.needsModel && !modelFits) return invalid('modelMissing', m.ai_model_needed());
  return {
    kind: 'ok',
    request: {
      provider: provider.id,
      key,
      endpoint: provider.needsEndpoint ? endpoint : null,
      model: provider.needsModel ? model : null,
    },
  };
}
