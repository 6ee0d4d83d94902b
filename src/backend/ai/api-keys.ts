import type { ApiKeyInfo } from '../../domain/ai/api-keys.ts';
import { answerOf, answerOrNone } from '../answers.ts';
import type { Client } from '../client.ts';

/** A key as the server encrypted it. */
export interface EncryptedApiKey {
  provider: string;
  /** `v1:` and base64; the database refuses anything that looks like a key in clear text. */
  ciphertext: string;
  mask: string;
  endpoint?: string | null;
  model?: string | null;
}

/** One's own saved keys, one for each provider. */
export async function loadApiKeys(client: Client, userId: string): Promise<ApiKeyInfo[]> {
  const columns = 'provider, mask, endpoint, model, updated_at';
  const call = client.from('user_api_keys').select(columns).eq('user_id', userId).order('provider');
  const rows = await answerOf(call);
  return rows.map(({ updated_at, ...key }) => ({ ...key, updatedAt: updated_at }));
}

/** Saves or replaces the caller's key of a provider. For the server, which alone can encrypt. */
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

/** The caller's key as stored; null when there is none. For the server, which alone can decrypt. */
export async function loadEncryptedApiKey(client: Client, provider: string): Promise<string | null> {
  return answerOrNone(client.rpc('encrypted_api_key', { p_provider: provider }));
}

/** Deletes one's key of a provider; nothing happens when there is none. */
export async function deleteApiKey(client: Client, userId: string, provider: string): Promise<void> {
  await answerOrNone(client.from('user_api_keys').delete().eq('user_id', userId).eq('provider', provider));
}
