import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  $aiKeys,
  $keyDialog,
  closeKeyDialog,
  deleteAiKey,
  loadAiKeys,
  openKeyDialog,
  saveAiKey,
} from '../../../../src/features/ai/ai-keys.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { beginWith } from '../../../support/browser/begin-with.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { startScriptedServer } from '../../../support/tmdb/scripted-server.ts';

const server = await startScriptedServer();
afterAll(() => server.close());
browserEnvironment();
setEnvironment({ fetch: server.fetch });

const provider = { name: 'Gemini', keyUrl: 'https://keys.example', needsEndpoint: false, needsModel: false };
const providers = [{ id: 'gemini', ...provider }];
const saved = { provider: 'gemini', mask: 'abcd****wxyz', endpoint: null, model: null, updatedAt: '' };
const entered = { provider: 'gemini', key: 'abcdefghijklmnopqrstuvwxyz' };

beforeEach(async () => {
  server.reset();
  server.answer('GET /api/ai/keys', { keys: [], providers, demoKey: null });
  beginWith($aiKeys, { kind: 'unknown' });
  closeKeyDialog();
  dismissToast();
  await loadAiKeys();
});

describe('the key dialog', () => {
  test('loads saved keys and providers when it opens', async () => {
    beginWith($aiKeys, { kind: 'unknown' });
    openKeyDialog();
    expect($aiKeys.get()).toEqual({ kind: 'loading' });
    await vi.waitFor(() => expect($aiKeys.get()).toMatchObject({ kind: 'ready', providers }));
  });

  test('is closed at first, and opens without a reason', async () => {
    vi.resetModules();
    const opened = await import('../../../../src/features/ai/ai-keys.store.ts');
    expect([opened.$aiKeys.get(), opened.$keyDialog.get()]).toEqual([{ kind: 'unknown' }, null]);
    openKeyDialog();
    expect($keyDialog.get()).toEqual({ reason: null });
  });

  test('loads once, even if opened repeatedly', async () => {
    beginWith($aiKeys, { kind: 'unknown' });
    server.reset();
    server.answer('GET /api/ai/keys', { keys: [], providers, demoKey: null });
    await Promise.all([loadAiKeys(), loadAiKeys()]);
    expect(server.seen).toHaveLength(1);
  });

  test('reports a failure to load, and can retry', async () => {
    beginWith($aiKeys, { kind: 'unknown' });
    server.answer(
      'GET /api/ai/keys',
      { error: { code: 'unavailable', message: 'Failed to retrieve API key' } },
      503,
    );
    await loadAiKeys();
    expect($aiKeys.get()).toEqual({ kind: 'failed', message: 'Failed to retrieve API key' });
    server.answer('GET /api/ai/keys', { keys: [saved], providers, demoKey: null });
    await loadAiKeys();
    expect($aiKeys.get()).toMatchObject({ kind: 'ready', keys: [saved] });
  });

  test('keeps showing its data while a later load fails', async () => {
    server.answer('GET /api/ai/keys', '<html>', 502);
    await loadAiKeys();
    expect($aiKeys.get()).toMatchObject({ kind: 'ready', providers });
  });
});

describe('saving a key', () => {
  test('sends it trimmed, keeps only its mask, shows a toast and closes the dialog', async () => {
    server.answer('PUT /api/ai/keys', { key: saved, tested: 'ok' });
    openKeyDialog();
    expect(await saveAiKey({ ...entered, key: `  ${entered.key}\n` })).toEqual({ kind: 'saved' });
    expect(server.seen).toContainEqual({ line: 'PUT /api/ai/keys', body: entered });
    expect($aiKeys.get()).toMatchObject({ keys: [saved] });
    expect(JSON.stringify($aiKeys.get())).not.toContain(entered.key);
    expect($toast.get()).toMatchObject({ text: 'Your Gemini API key has been saved securely' });
    expect($keyDialog.get()).toBeNull();
  });

  test('resumes the interrupted action', async () => {
    server.answer('PUT /api/ai/keys', { key: saved, tested: 'ok' });
    const after = vi.fn();
    openKeyDialog({ reason: 'No API key found.', after });
    await saveAiKey(entered);
    expect(after).toHaveBeenCalledOnce();
  });

  test('drops the interrupted action once the dialog is closed', async () => {
    server.answer('PUT /api/ai/keys', { key: saved, tested: 'ok' });
    const after = vi.fn();
    openKeyDialog({ reason: null, after });
    closeKeyDialog();
    await saveAiKey(entered);
    expect(after).not.toHaveBeenCalled();
  });

  test('says when the key could not be tested', async () => {
    server.answer('PUT /api/ai/keys', { key: saved, tested: 'unknown' });
    await saveAiKey(entered);
    expect($toast.get()?.text).toContain('could not ask Gemini whether the key works');
  });

  test('replaces its provider’s one and keeps others, and names the provider', async () => {
    const other = { ...saved, provider: 'openai' };
    const named = [{ id: 'openai', ...provider, name: 'OpenAI' }, ...providers];
    server.answer('GET /api/ai/keys', { keys: [saved, other], providers: named, demoKey: null });
    await loadAiKeys();
    const newer = { ...saved, mask: 'newe****rkey' };
    server.answer('PUT /api/ai/keys', { key: newer, tested: 'ok' });
    await saveAiKey(entered);
    expect($aiKeys.get()).toMatchObject({ keys: [other, newer] });
    expect($toast.get()).toMatchObject({ text: 'Your Gemini API key has been saved securely' });
    server.answer('DELETE /api/ai/keys/openai', null);
    await deleteAiKey('openai');
    expect($aiKeys.get()).toMatchObject({ keys: [newer] });
  });

  test('works while the other keys are unknown', async () => {
    beginWith($aiKeys, { kind: 'unknown' });
    server.answer('PUT /api/ai/keys', { key: saved, tested: 'ok' });
    expect(await saveAiKey(entered)).toEqual({ kind: 'saved' });
    expect($aiKeys.get()).toEqual({ kind: 'unknown' });
    expect($toast.get()).toMatchObject({ text: 'Your gemini API key has been saved securely' });
  });

  test('does not send a blank one', async () => {
    const outcome = await saveAiKey({ ...entered, key: ' \t' });
    expect(outcome).toMatchObject({ kind: 'failed', field: 'key' });
    expect(server.seen.map(({ line }) => line)).not.toContain('PUT /api/ai/keys');
  });

  test.each([
    ['key', 'keyMissing', 'Please enter a key.'],
    ['key', 'keyMalformed', 'This is no key of Gemini.'],
    ['key', 'keyRefused', 'Invalid API key. Please check your Gemini API key.'],
    ['endpoint', 'endpointMissing', 'Please enter the address of the server, starting with https://.'],
    ['endpoint', 'endpointRefused', 'This address cannot be used. It must be a public https address.'],
    ['model', 'modelMissing', 'Please enter the name of the model.'],
  ])('shows an error next to its field (%s, %s), and stays open', async (field, code, message) => {
    server.answer('PUT /api/ai/keys', { error: { code, message } }, 400);
    openKeyDialog();
    expect(await saveAiKey(entered)).toEqual({ kind: 'failed', message, field });
    expect($keyDialog.get()).not.toBeNull();
    expect($aiKeys.get()).toMatchObject({ keys: [] });
    expect($toast.get()).toBeNull();
  });

  test.each([
    ['noEncryption', 'API keys cannot be saved here: the server has no API_KEY_ENCRYPTION_KEY.'],
    ['limited', 'Too many keys were tried. Please wait a minute and try again.'],
  ])('shows other errors (%s) below the form', async (code, message) => {
    server.answer('PUT /api/ai/keys', { error: { code, message } }, 503);
    expect(await saveAiKey(entered)).toEqual({ kind: 'failed', message, field: null });
    expect($toast.get()).toMatchObject({ text: 'Failed to save API key', destructive: true });
  });

  test('reports being offline', async () => {
    setEnvironment({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const outcome = await saveAiKey(entered);
    setEnvironment({ fetch: server.fetch });
    expect(outcome).toMatchObject({ kind: 'failed', message: expect.stringContaining('offline') as string });
    expect($toast.get()).toMatchObject({ text: 'Failed to save API key' });
  });
});

describe('deleting a key', () => {
  beforeEach(async () => {
    server.answer('GET /api/ai/keys', { keys: [saved], providers, demoKey: null });
    await loadAiKeys();
  });

  test('removes it and says so', async () => {
    server.answer('DELETE /api/ai/keys/gemini', null);
    expect(await deleteAiKey('gemini')).toBe(true);
    expect($aiKeys.get()).toMatchObject({ keys: [] });
    expect($toast.get()).toMatchObject({ text: 'Your API key has been deleted.' });
  });

  test('keeps it after a failure, and says so', async () => {
    server.answer('DELETE /api/ai/keys/gemini', {}, 500);
    expect(await deleteAiKey('gemini')).toBe(false);
    expect($aiKeys.get()).toMatchObject({ keys: [saved] });
    expect($toast.get()).toMatchObject({ text: 'Failed to delete API key. Please try again.' });
  });
});
