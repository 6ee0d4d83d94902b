import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_DESCRIPTION } from '../../../../src/features/ai/ai-search.ts';
import {
  $aiDraft,
  clearAiDraft,
  openAiDraft,
  setAiDraft,
} from '../../../../src/features/ai/ai-draft.store.ts';
import {
  $aiHistory,
  addKeptSearch,
  clearAiHistory,
  keepAiSearches,
  loadAiHistory,
  openAiHistory,
} from '../../../../src/features/ai/ai-history.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { beginWith } from '../../../support/browser/begin-with.ts';
import { browserEnvironment, memoryStorage } from '../../../support/browser/browser-environment.ts';
import { startScriptedServer } from '../../../support/tmdb/scripted-server.ts';

const server = await startScriptedServer();
afterAll(() => server.close());
browserEnvironment();

const search = {
  ...({ id: '1', kind: 'tv', description: 'warm', createdAt: '2026-11-21T10:00:00Z' } as const),
  ...{ titles: 3, onServices: false },
};
const kept = { searches: [search], keepSearches: true };

beforeEach(async () => {
  server.reset();
  setEnvironment({ fetch: server.fetch, tabStorage: memoryStorage() });
  server.answer('GET /api/ai/searches', kept);
  dismissToast();
  beginWith($aiDraft, null);
  await loadAiHistory();
});

describe('the last searches', () => {
  test('are the user’s saved ones', () => {
    expect($aiHistory.get()).toEqual({ kind: 'ready', ...kept });
  });

  test('are the page’s, and requested without them', async () => {
    server.reset();
    openAiHistory({ ...kept, keepSearches: false });
    expect($aiHistory.get()).toEqual({ kind: 'ready', ...kept, keepSearches: false });
    expect(server.seen).toEqual([]);
    server.answer('GET /api/ai/searches', kept);
    openAiHistory(null);
    await expect.poll(() => $aiHistory.get()).toEqual({ kind: 'ready', ...kept });
  });

  test('are unknown before the page has them, and loading then', async () => {
    vi.resetModules();
    const opened = await import('../../../../src/features/ai/ai-history.store.ts');
    expect(opened.$aiHistory.get()).toEqual({ kind: 'unknown' });
    const loading = loadAiHistory();
    expect($aiHistory.get()).toEqual({ kind: 'loading' });
    await loading;
    expect($aiHistory.get().kind).toBe('ready');
  });

  test.each([{ kind: 'unknown' }, { kind: 'failed', message: 'Offline' }] as const)(
    'stay while unknown ($kind), for any action',
    async (history) => {
      beginWith($aiHistory, history);
      server.answer('DELETE /api/ai/searches', null);
      server.answer('PUT /api/ai/preferences', { keepSearches: false });
      const results = { titles: [], unresolved: [], reasoning: '', offline: false, provider: '' };
      addKeptSearch({ ...search, results });
      expect($aiHistory.get()).toBe(history);
      expect(await clearAiHistory()).toBe(true);
      await keepAiSearches(false);
      expect($aiHistory.get()).toBe(history);
    },
  );

  test('report a failure to load', async () => {
    server.answer('GET /api/ai/searches', {}, 503);
    await loadAiHistory();
    expect($aiHistory.get()).toMatchObject({ kind: 'failed' });
  });

  test('are empty after clearing', async () => {
    server.answer('DELETE /api/ai/searches', null);
    expect(await clearAiHistory()).toBe(true);
    expect($aiHistory.get()).toMatchObject({ searches: [], keepSearches: true });
    expect($toast.get()).toMatchObject({ title: 'Searches cleared' });
  });

  test('stay when clearing fails', async () => {
    server.answer('DELETE /api/ai/searches', {}, 503);
    expect(await clearAiHistory()).toBe(false);
    expect($aiHistory.get()).toMatchObject({ searches: [search] });
    expect($toast.get()).toMatchObject({ destructive: true });
  });

  test('are saved or not as the user chooses', async () => {
    server.answer('PUT /api/ai/preferences', { keepSearches: false });
    const saving = keepAiSearches(false);
    expect($aiHistory.get()).toMatchObject({ keepSearches: false });
    await saving;
    expect(server.seen).toContainEqual({ line: 'PUT /api/ai/preferences', body: { keepSearches: false } });
    expect($aiHistory.get()).toMatchObject({ keepSearches: false });
  });

  test('revert the choice when saving it fails', async () => {
    server.answer('PUT /api/ai/preferences', {}, 503);
    await keepAiSearches(false);
    expect($aiHistory.get()).toMatchObject({ keepSearches: true });
    expect($toast.get()).toMatchObject({ destructive: true });
  });
});

describe('the draft', () => {
  test('survives a reload', () => {
    openAiDraft(null);
    setAiDraft({ kind: 'tv', description: 'a short mystery' });
    beginWith($aiDraft, null);
    openAiDraft(null);
    expect($aiDraft.get()).toEqual({ kind: 'tv', description: 'a short mystery', onServices: false });
  });

  test('starts as a wish for a movie, with a maximum length', () => {
    setAiDraft({});
    expect($aiDraft.get()).toEqual({ kind: 'movie', description: '' });
    setAiDraft({ description: 'x'.repeat(MAX_DESCRIPTION + 1), onServices: true });
    openAiDraft(null);
    expect($aiDraft.get()).toEqual({
      kind: 'movie',
      description: 'x'.repeat(MAX_DESCRIPTION),
      onServices: true,
    });
  });

  test('is replaced by a link’s text', () => {
    openAiDraft(null);
    setAiDraft({ description: 'a short mystery' });
    openAiDraft({ kind: 'tv', description: 'political drama' });
    expect($aiDraft.get()).toEqual({ kind: 'tv', description: 'political drama', onServices: false });
  });

  test('is empty after a reset, for the same kind', () => {
    openAiDraft({ kind: 'tv', description: 'political drama' });
    clearAiDraft();
    beginWith($aiDraft, null);
    openAiDraft(null);
    expect($aiDraft.get()).toEqual({ kind: 'tv', description: '', onServices: false });
  });

  test.each(['{', 'null', '[]', '{"kind":"book","description":7}'])(
    'survives a storage that holds %s',
    (text) => {
      const tabStorage = { ...memoryStorage(), getItem: () => text };
      setEnvironment({ tabStorage });
      openAiDraft(null);
      expect($aiDraft.get()?.kind).toBe('movie');
      expect($aiDraft.get()?.description).toBe('');
    },
  );

  test('lasts as long as the page without storage', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    setEnvironment({ tabStorage: { getItem: refuse, setItem: refuse, removeItem: refuse } });
    openAiDraft(null);
    setAiDraft({ description: 'a short mystery' });
    expect($aiDraft.get()?.description).toBe('a short mystery');
  });
});
