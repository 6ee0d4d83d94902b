import { atom } from 'nanostores';
import { AI_MESSAGES } from '../domain/ai-messages.ts';
import type { AiKeysAnswer, SaveKeyAnswer, SaveKeyRequest } from '../domain/ai-search.ts';
import type { ApiKeyInfo } from '../domain/api-keys.ts';
import { ask } from './own-server.ts';
import { showError, showToast } from './toasts.ts';

/** What is known of one's keys; the page brings which are saved, the rest comes with the dialog. */
export type AiKeys =
  | { kind: 'unknown' }
  | { kind: 'loading' }
  | { kind: 'failed'; message: string }
  | ({ kind: 'ready' } & AiKeysAnswer);

/** One's saved keys by their masks, and the providers there are. */
export const $aiKeys = atom<AiKeys>({ kind: 'unknown' });

/** `after` is what the missing key held up; it goes on once a key is saved. */
export interface KeyDialog {
  /** Why it opened by itself. */
  reason: string | null;
  after?: () => void;
}

/** The key dialog; null while it is closed. */
export const $keyDialog = atom<KeyDialog | null>(null);

/** Opens the key dialog, and asks what there is to choose from. */
export function openKeyDialog(dialog: KeyDialog = { reason: null }): void {
  $keyDialog.set(dialog);
  void loadAiKeys();
}

/** Closes the key dialog and forgets what it was opened for. */
export function closeKeyDialog(): void {
  $keyDialog.set(null);
}

/** Asks for keys and providers; what is known already stays on show meanwhile. */
export async function loadAiKeys(): Promise<void> {
  if ($aiKeys.get().kind === 'loading') return;
  if ($aiKeys.get().kind !== 'ready') $aiKeys.set({ kind: 'loading' });
  const answer = await ask<AiKeysAnswer>('GET', '/api/ai/keys');
  if (answer.kind === 'ok') $aiKeys.set({ kind: 'ready', ...answer.body });
  else if ($aiKeys.get().kind !== 'ready') $aiKeys.set({ kind: 'failed', message: answer.message });
}

/** How saving a key went; `field` is what the message is about, null when it is about none. */
export type SaveOutcome =
  { kind: 'saved' } | { kind: 'failed'; message: string; field: 'key' | 'endpoint' | 'model' | null };

/**
 * Saves or replaces a key, which the server tests first. Once it is saved the dialog closes and what was
 * held up for it goes on.
 */
export async function saveAiKey(entered: SaveKeyRequest): Promise<SaveOutcome> {
  const request = { ...entered, key: entered.key.trim() };
  if (!request.key) return { kind: 'failed', message: AI_MESSAGES.noKeyGiven, field: 'key' };
  const answer = await ask<SaveKeyAnswer>('PUT', '/api/ai/keys', request);
  if (answer.kind === 'failed') return refused(answer.message);
  const { key, tested } = answer.body;
  putKey(key.provider, key);
  const name = providerName(key.provider);
  const { title, text } = AI_MESSAGES.saved(name);
  showToast({ title, text: tested === 'ok' ? text : `${text}. ${AI_MESSAGES.savedUntested(name)}` });
  const after = $keyDialog.get()?.after;
  closeKeyDialog();
  after?.();
  return { kind: 'saved' };
}

/** A refusal that names no field is one of saving (spec point 8). */
function refused(message: string): SaveOutcome {
  const { endpointNeeded, endpointRefused, modelNeeded, saveFailed } = AI_MESSAGES;
  if (message === endpointNeeded || message === endpointRefused) {
    return { kind: 'failed', message, field: 'endpoint' };
  }
  if (message === modelNeeded) return { kind: 'failed', message, field: 'model' };
  if (message.includes('API key') && message !== saveFailed) return { kind: 'failed', message, field: 'key' };
  showError({ title: 'Error', text: saveFailed });
  return { kind: 'failed', message: message || saveFailed, field: null };
}

/** Deletes the key of a provider. False when it could not be deleted, which the toast says. */
export async function deleteAiKey(provider: string): Promise<boolean> {
  const answer = await ask<null>('DELETE', `/api/ai/keys/${encodeURIComponent(provider)}`);
  if (answer.kind === 'failed') {
    showError({ title: 'Error', text: AI_MESSAGES.deleteFailed });
    return false;
  }
  putKey(provider, null);
  showToast(AI_MESSAGES.deleted);
  return true;
}

function putKey(provider: string, key: ApiKeyInfo | null): void {
  const known = $aiKeys.get();
  if (known.kind !== 'ready') return;
  const others = known.keys.filter((saved) => saved.provider !== provider);
  $aiKeys.set({ ...known, keys: key ? [...others, key] : others });
}

function providerName(id: string): string {
  const known = $aiKeys.get();
  return (known.kind === 'ready' && known.providers.find((provider) => provider.id === id)?.name) || id;
}
