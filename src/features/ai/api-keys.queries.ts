import type { ApiKeyInfo } from './api-keys.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

export interface EncryptedApiKey {
  provider: string;
  /** `v1:` and base64; the database rejects anything that looks like a plaintext key. */
  ciphertext: string;
  mask: string;
  endpoint?: string | null;
  model?: string | null;
}

/** The user's saved keys, one per provider. */
export async function loadApiKeys(client: Client, userId: string): Promise<ApiKeyInfo[]> {
  const columns = 'provider, mask, endpoint, model, updated_at';
  const call = client.from('user_api_keys').select(columns).eq('user_id', userId).order('provider');
  const rows = await answerOf(call);
  return rows.map(({ updated_at, ...key }) => ({ ...key, updatedAt: updated_at }));
}

/** Saves or replaces the caller's key of a provider. Only the server can encrypt it. */
export async function saveApiKey(client: Client, key: EncryptedApiKey): Promise<void> {
  await answerOrNone(
    client.rpc('save_api_key', {
      p_provider: key.provider,
      p_key: key.ciphertext,
      p_mask: key.mask,
      p_endpoint: key.endpoint ?? undefined,
      p_model: key.model ?? undefined,
    }),
  );
}

/** The caller's stored key; null if there is none. Only the server can decrypt it. */
export async function loadEncryptedApiKey(client: Client, provider: string): Promise<string | null> {
  return answerOrNone(client.rpc('encrypted_api_key', { p_provider: provider }));
}

/** Deletes the user's key of a provider; idempotent. */
export async function deleteApiKey(client: Client, userId: string, provider: string): Promise<void> {
  await answerOrNone(client.from('user_api_keys').delete().eq('user_id', userId).eq('provider', provider));
}
