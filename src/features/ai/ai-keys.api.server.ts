import { aiNoKey } from './ai-words.ts';
import { m } from '../../paraglide/messages.js';
import { z } from 'zod';
import { AiError } from '../../ai/ai-error.ts';
import { deleteApiKey, loadApiKeys, loadEncryptedApiKey, saveApiKey } from './api-keys.queries.ts';
import type { AiConnection } from '../../ai/provider.ts';
import { checkKeyRequest } from './ai-key-rules.ts';
import { maskKey, type AiKeysAnswer, type SaveKeyAnswer } from './ai-search.ts';
import type { ApiError } from '../../core/api-errors.ts';
import type { ApiKeyInfo } from './api-keys.ts';
import { doneAnswer, jsonAnswer, jsonError, readJson } from '../../server/json-answer.ts';
import { services } from '../../server/services.ts';
import type { Person } from '../../server/person.ts';
import { answerPerson, type ApiContext } from '../../server/person-answer.ts';

/** Maximum body of a request that saves a key (bytes). */
const MAX_BODY = 4 * 1024;

const SAVE = z.object({
  provider: z.string().max(60),
  key: z.string().max(4000),
  endpoint: z.string().max(1000).nullish(),
  model: z.string().max(1000).nullish(),
});

/** The mask to store: the mask of a short key would be the key itself (docs/behaviour.md, AI search). */
function keptMask(key: string): string {
  const mask = maskKey(key);
  return mask === key ? '*'.repeat(key.length) : mask;
}

/** A saved key with the mask shown to its owner. */
async function shown(key: ApiKeyInfo, { client, userId }: Person): Promise<ApiKeyInfo> {
  if (/[^*]/.test(key.mask)) return key;
  const { ai } = await services();
  const sealed = await loadEncryptedApiKey(client, key.provider);
  const opened = sealed === null ? null : ai.vault?.open(userId, sealed);
  return opened ? { ...key, mask: maskKey(opened) } : key;
}

/** GET /api/ai/keys: the user's saved keys by their masks, and all providers. */
export function answerKeys(request: ApiContext): Promise<Response> {
  return answerPerson(request, async (person) => {
    const { ai } = await services();
    const keys = await loadApiKeys(person.client, person.userId);
    const answer: AiKeysAnswer = {
      keys: await Promise.all(keys.map((key) => shown(key, person))),
      providers: ai.ai.providers,
      demoKey: ai.demoKey,
    };
    return jsonAnswer(200, answer);
  });
}

/**
 * PUT /api/ai/keys: tests a key, encrypts it and saves it. Not saved if its provider refuses it (but if the
 * provider is unreachable), or if it cannot be encrypted.
 */
export function answerSaveKey(request: ApiContext): Promise<Response> {
  return answerPerson(
    request,
    async ({ client, userId }) => {
      const { ai: service } = await services();
      const { ai, vault, keyTests } = service;
      const body = await readJson(request.request, MAX_BODY);
      if (body.kind === 'refused') return jsonError(body.status, body.error);
      const entered = SAVE.safeParse(body.value);
      if (!entered.success) return jsonError(400, { code: 'keyMissing', message: m.ai_no_key_given() });
      const checked = checkKeyRequest(entered.data, ai.providers);
      if (checked.kind === 'invalid') return jsonError(400, checked);
      if (!vault) return jsonError(503, { code: 'noEncryption', message: m.ai_no_encryption() });
      const wait = await keyTests(userId);
      if (wait > 0) {
        const error = { code: 'limited', message: m.ai_too_many_keys() } as const;
        return jsonError(429, error, { 'Retry-After': String(wait) });
      }
      const { provider, key, endpoint = null, model = null } = checked.request;
      try {
        const connection: AiConnection = { provider, key, endpoint, model };
        const tested = await ai.test(connection, request.request.signal);
        const mask = maskKey(key);
        const ciphertext = vault.seal(userId, key);
        await saveApiKey(client, { provider, ciphertext, mask: keptMask(key), endpoint, model });
        const updatedAt = new Date().toISOString();
        const answer: SaveKeyAnswer = { key: { provider, mask, endpoint, model, updatedAt }, tested };
        return jsonAnswer(200, answer);
      } catch (error) {
        if (error instanceof AiError) return jsonError(400, error);
        throw error;
      }
    },
    () => m.ai_save_failed(),
  );
}

/** DELETE /api/ai/keys/{provider}: idempotent. */
export function answerDeleteKey(request: ApiContext, provider: string): Promise<Response> {
  return answerPerson(
    request,
    async ({ client, userId }) => {
      await deleteApiKey(client, userId, provider);
      return doneAnswer();
    },
    () => m.ai_delete_failed(),
  );
}

/** A key to search with, or the reason why there is none. */
export type UsableKey = { kind: 'ok'; connection: AiConnection } | ({ kind: 'none' } & ApiError);

/** Decrypts the user's latest key, for a call to its provider only. */
export async function usableKey({ client, userId }: Person): Promise<UsableKey> {
  const { ai: service } = await services();
  const { providers } = service.ai;
  const nameOf = (id: string) => providers.find((provider) => provider.id === id)?.name ?? id;
  const keys = await loadApiKeys(client, userId);
  const known = keys.filter((key) => providers.some(({ id }) => id === key.provider));
  const latest = known.reduce<ApiKeyInfo | null>(
    (best, key) => (best === null || key.updatedAt > best.updatedAt ? key : best),
    null,
  );
  if (!latest) return { kind: 'none', code: 'noKey', message: aiNoKey(nameOf('gemini')) };
  const sealed = await loadEncryptedApiKey(client, latest.provider);
  const key = sealed === null ? null : service.vault?.open(userId, sealed);
  if (!key) return { kind: 'none', code: 'keyUnreadable', message: m.ai_key_unreadable() };
  const { provider, endpoint, model } = latest;
  return { kind: 'ok', connection: { provider, key, endpoint, model } };
}
