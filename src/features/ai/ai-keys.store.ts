import { followed } from '../../core/words/labels.ts';
import { isolated } from '../../core/language/inserted.ts';
import { m } from '../../paraglide/messages.js';
import { atom } from 'nanostores';
import type { AiKeysAnswer, SaveKeyAnswer, SaveKeyRequest } from './ai-search.ts';
import type { ApiKeyInfo } from './api-keys.ts';
import { attempt, sayFailure, type Failure } from '../../core/stores/attempt.ts';
import { ask } from '../../core/stores/own-server.ts';
import { showToast } from '../../core/stores/toasts.ts';
import { readable } from '../../core/stores/readable.ts';

/** The signed-in user's keys. The page renders which are saved; the dialog loads the rest. */
export type AiKeys =
  | { kind: 'unknown' }
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | ({ kind: 'ready' } & AiKeysAnswer);

const $aiKeysNow = atom<AiKeys>({ kind: 'unknown' });

/** Saved keys, masked, and the available providers. */
export const $aiKeys = readable($aiKeysNow);

/** `after` is the action that needed the key; it runs once a key is saved. */
export interface KeyDialog {
  /** Why the dialog opened unprompted; null if the user opened it. */
  reason: string | null;
  /** Not an error: a key is simply the next step. */
  calm?: boolean;
  after?: () => void;
}

const $keyDialogNow = atom<KeyDialog | null>(null);

/** Null while closed. */
export const $keyDialog = readable($keyDialogNow);

/** Opens the key dialog and loads keys and providers. */
export function openKeyDialog(dialog: KeyDialog = { reason: null }): void {
  $keyDialogNow.set(dialog);
  void loadAiKeys();
}

/** Closes the key dialog without running its `after`. */
export function closeKeyDialog(): void {
  $keyDialogNow.set(null);
}

/** Counts keys saved and deleted here. */
let writes = 0;

/** Loads keys and providers; loaded ones stay visible meanwhile. Loads again if a key was saved or deleted meanwhile. */
export async function loadAiKeys(): Promise<void> {
  if ($aiKeys.get().kind === 'loading') return;
  if ($aiKeys.get().kind !== 'ready') $aiKeysNow.set({ kind: 'loading' });
  let before, answer;
  do {
    before = writes;
    answer = await attempt(() => ask<AiKeysAnswer>('GET', '/api/ai/keys'));
  } while (answer.kind === 'ok' && before !== writes);
  if (answer.kind === 'ok') $aiKeysNow.set({ kind: 'ready', ...answer.value });
  else if ($aiKeys.get().kind !== 'ready') $aiKeysNow.set({ kind: 'failed', message: answer.message });
}

/** Result of saving a key; `field` is the invalid input, null if the error concerns none. */
export type KeySaving =
  | { kind: 'saved' }
  | { kind: 'failed'; message: string; field: 'key' | 'endpoint' | 'model' | null };

/** Saves or replaces a key, which the server tests first. On success closes the dialog and runs its `after`. */
export async function saveAiKey(entered: SaveKeyRequest): Promise<KeySaving> {
  const request = { ...entered, key: entered.key.trim() };
  if (!request.key) return { kind: 'failed', message: m.ai_no_key_given(), field: 'key' };
  const answer = await attempt(() => ask<SaveKeyAnswer>('PUT', '/api/ai/keys', request));
  if (answer.kind === 'failed') return refused(answer);
  const { key, tested } = answer.value;
  putKey(key.provider, key);
  const name = providerName(key.provider);
  const { title, text } = { title: m.ai_saved_title(), text: m.ai_saved_text({ provider: isolated(name) }) };
  showToast({
    title,
    text: tested === 'ok' ? text : followed(text, m.ai_saved_untested({ provider: isolated(name) })),
  });
  const after = $keyDialog.get()?.after;
  closeKeyDialog();
  after?.();
  return { kind: 'saved' };
}

const FIELDS: Partial<Record<Failure['code'], 'key' | 'endpoint' | 'model'>> = {
  keyMissing: 'key',
  keyMalformed: 'key',
  keyRefused: 'key',
  endpointMissing: 'endpoint',
  endpointRefused: 'endpoint',
  modelMissing: 'model',
};

/** An error that names no field is shown as a toast. */
function refused(failure: Failure): KeySaving {
  const { code, message } = failure;
  const field = FIELDS[code] ?? null;
  if (!field) sayFailure(failure, { title: m.words_error(), text: m.ai_save_failed() });
  return { kind: 'failed', message, field };
}

/** Deletes a provider's key. On failure shows a toast and returns false. */
export async function deleteAiKey(provider: string): Promise<boolean> {
  const answer = await attempt(() => ask<null>('DELETE', `/api/ai/keys/${encodeURIComponent(provider)}`));
  if (answer.kind === 'failed') {
    sayFailure(answer, { title: m.words_error(), text: m.ai_delete_failed() });
    return false;
  }
  putKey(provider, null);
  showToast({ title: m.ai_deleted_title(), text: m.ai_deleted_text() });
  return true;
}

function putKey(provider: string, key: ApiKeyInfo | null): void {
  writes += 1;
  const known = $aiKeys.get();
  if (known.kind !== 'ready') return;
  const others = known.keys.filter((saved) => saved.provider !== provider);
  $aiKeysNow.set({ ...known, keys: key ? [...others, key] : others });
}

function providerName(id: string): string {
  const known = $aiKeys.get();
  return (known.kind === 'ready' && known.providers.find((provider) => provider.id === id)?.name) || id;
}
