import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AiSearchEvent } from '../../../../src/features/ai/ai-search.ts';
import { $aiHistory } from '../../../../src/features/ai/ai-history.store.ts';
import {
  $aiKeys,
  $keyDialog,
  closeKeyDialog,
  loadAiKeys,
  saveAiKey,
} from '../../../../src/features/ai/ai-keys.store.ts';
import {
  $aiSearch,
  cancelAiSearch,
  closeAiSearch,
  openAiSearch,
  showKeptSearch,
  startAiSearch,
} from '../../../../src/features/ai/ai-search.store.ts';
import { reopenAiSearch } from '../../../../src/features/ai/reopen-search.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { asLines, ending, found, movie } from '../../../support/ai/lines.ts';
import { beginWith } from '../../../support/browser/begin-with.ts';
import { browserEnvironment, memoryStorage } from '../../../support/browser/browser-environment.ts';
import { startScriptedServer } from '../../../support/tmdb/scripted-server.ts';

const server = await startScriptedServer();
afterAll(() => server.close());
browserEnvironment();

const request = { kind: 'movie', description: 'a clever heist' } as const;
const SEARCH = 'POST /api/ai/search';
const matrix = movie(603, 'The Matrix');
const alien = movie(348, 'Alien');

beforeEach(() => {
  server.reset();
  setEnvironment({ fetch: server.fetch });
  closeAiSearch();
  closeKeyDialog();
  dismissToast();
  beginWith($aiKeys, { kind: 'unknown' });
  beginWith($aiHistory, { kind: 'ready', searches: [], keepSearches: true });
});

/** The server answers with these events. */
function answer(...events: AiSearchEvent[]): void {
  server.on(SEARCH, (response) => response.end(asLines(...events)));
}

/** The server answers when the test says so. */
function slowly(): Promise<ServerResponse> {
  return new Promise((resolve) => {
    server.on(SEARCH, (response) => {
      response.flushHeaders();
      resolve(response);
    });
  });
}

/** Names of the shown titles. */
function shown(): string[] {
  const search = $aiSearch.get();
  return search.kind === 'idle' ? [] : search.results.titles.map(({ title }) => title.title);
}

const NOTHING = { titles: [], unresolved: [], reasoning: '', offline: false, provider: '' };

describe('the shown answer', () => {
  const twice = { kind: 'movie', description: 'another wish' } as const;

  /** Leaves the page, which ends its scripts, and returns to it. */
  async function comeBack(userId: string, linked: typeof request | typeof twice | null = null) {
    vi.resetModules();
    const environments = await import('../../../../src/core/stores/environment.ts');
    environments.setEnvironment({ ...page, fetch: server.fetch });
    const { $aiSearch: shownAgain, openAiSearch } =
      await import('../../../../src/features/ai/ai-search.store.ts');
    openAiSearch(userId, linked);
    return shownAgain.get();
  }

  const page = browserEnvironment().environment;

  beforeEach(() => {
    setEnvironment({ ...page, fetch: server.fetch, tabStorage: (page.tabStorage = memoryStorage()) });
    openAiSearch('ada', null);
  });

  test('is restored after opening a title, and after a reload', async () => {
    answer(found(0, matrix, 'Clever.'), ending());
    await startAiSearch(request);
    // Undefined fields are not saved.
    const shown = JSON.parse(JSON.stringify($aiSearch.get())) as object;
    expect(await comeBack('ada')).toMatchObject({ ...shown, kind: 'done', request });
    expect(await comeBack('ada', request)).toMatchObject({ kind: 'done' });
  });

  test('is replaced by a link’s search, and private', async () => {
    answer(found(0, matrix), ending());
    await startAiSearch(request);
    expect(await comeBack('ada', twice)).toEqual({ kind: 'idle' });
    expect(await comeBack('grace')).toEqual({ kind: 'idle' });
  });

  test('that is incomplete is reported as interrupted', async () => {
    const arriving = slowly();
    const search = startAiSearch(request);
    const response = await arriving;
    response.write(asLines(found(0, matrix)));
    await vi.waitFor(() => expect(shown()).toEqual(['The Matrix']));
    expect(await comeBack('ada')).toMatchObject({
      kind: 'stopped',
      failure: { code: 'interrupted' },
      results: { titles: [{ title: { title: 'The Matrix' } }] },
    });
    response.end(asLines(ending()));
    await search;
  });

  test('is cleared by a reset, and ignored when invalid', async () => {
    answer(found(0, matrix), ending());
    await startAiSearch(request);
    closeAiSearch();
    expect(await comeBack('ada')).toEqual({ kind: 'idle' });
    page.tabStorage.setItem('marquee-ai-answer', '{"userId":"ada","request":{},"results":7}');
    expect(await comeBack('ada')).toEqual({ kind: 'idle' });
    page.tabStorage.setItem(
      'marquee-ai-answer',
      JSON.stringify({ userId: 'ada', results: NOTHING, done: true }),
    );
    expect(await comeBack('ada')).toEqual({ kind: 'idle' });
  });

  test('is distinguished from older formats', async () => {
    answer(found(0, matrix), ending());
    await startAiSearch(request);
    beginWith($aiSearch, { kind: 'done', request: twice, results: NOTHING });
    answer(found(0, matrix), ending());
    page.tabStorage.setItem(
      'marquee-ai-answer',
      JSON.stringify({ userId: 'ada', request, results: NOTHING, done: true }),
    );
    openAiSearch('ada', null);
    expect($aiSearch.get()).toMatchObject({ request: twice });
  });
});

describe('a search', () => {
  test('shows each step and title as it arrives, in the recommended order', async () => {
    const arriving = slowly();
    const search = startAiSearch(request);
    expect($aiSearch.get()).toEqual({ kind: 'working', step: { name: 'asking' }, request, results: NOTHING });
    const response = await arriving;
    response.write(asLines({ type: 'step', step: 'reading' }));
    await vi.waitFor(() => expect($aiSearch.get()).toMatchObject({ step: { name: 'reading' } }));
    response.write(asLines({ type: 'step', step: 'finding', done: 1, total: 3 }, found(2, alien, 'Tense.')));
    await vi.waitFor(() => expect(shown()).toEqual(['Alien']));
    expect($aiSearch.get()).toMatchObject({ step: { name: 'finding', done: 1, total: 3 } });
    response.write(asLines(found(0, matrix)));
    await vi.waitFor(() => expect(shown()).toEqual(['The Matrix', 'Alien']));
    response.end(asLines({ type: 'unresolved', name: 'Nowhere', year: 1998, reason: null }, ending()));
    await search;
    expect($aiSearch.get()).toMatchObject({
      kind: 'done',
      results: {
        titles: [{ reason: null }, { reason: 'Tense.' }],
        unresolved: [{ name: 'Nowhere', year: 1998 }],
        reasoning: 'Because.',
        provider: 'Gemini',
      },
    });
    expect($toast.get()).toBeNull();
  });

  test('shows titles in the recommended order, whichever arrives first', async () => {
    const titles = [0, 1, 2, 3].map((index) => found(index, movie(index + 1, `Film ${index}`)));
    answer(...[2, 0, 3, 1].map((index) => titles[index]!), ending());
    await startAiSearch(request);
    expect(shown()).toEqual(['Film 0', 'Film 1', 'Film 2', 'Film 3']);
  });

  test.each([
    [{}, {}],
    [{ withoutAi: false, onServices: false, takenOff: [] }, {}],
    [{ onServices: true }, { onServices: true }],
    [
      { onServices: true, takenOff: ['rain'] },
      { onServices: true, takenOff: ['rain'] },
    ],
  ])('says how it is limited, where it is (%j)', async (entered, narrow) => {
    answer(ending());
    await startAiSearch({ ...request, ...entered });
    expect(server.seen).toEqual([{ line: SEARCH, body: { ...request, ...narrow } }]);
    expect($aiSearch.get()).toMatchObject({ request: { ...request, ...narrow } });
  });

  test('without AI uses no model, and is one response', async () => {
    const understood = { kind: 'movie', english: true, chips: [], missed: [] };
    const leftOut = { elsewhere: 2, unknown: 1 };
    const titles = [matrix, alien].map((title) => ({ title, reason: 'A crime film.' }));
    const said = { understood, leftOut, titles, searchId: 'id-2' };
    server.answer('POST /api/ai/words', said);
    const asked = { ...request, withoutAi: true, onServices: true };
    await startAiSearch(asked);
    expect(server.seen).toEqual([{ line: 'POST /api/ai/words', body: asked }]);
    expect($aiSearch.get()).toEqual({
      ...{ kind: 'done', request: asked },
      results: { ...NOTHING, understood, leftOut, titles },
    });
    expect($aiHistory.get()).toMatchObject({ searches: [{ id: 'id-2', titles: 2, onServices: true }] });
    server.answer('POST /api/ai/words', { error: { code: 'limited', message: 'Wait.' } }, 429);
    await startAiSearch(asked);
    expect($aiSearch.get()).toMatchObject({
      kind: 'stopped',
      failure: { code: 'limited', message: 'Wait.' },
    });
  });

  test('without AI that was cancelled shows nothing, despite a late response', async () => {
    const body = { understood: {}, titles: [matrix], searchId: null };
    const late = Promise.withResolvers<Response>();
    // A network that ignores the abort.
    setEnvironment({ fetch: () => late.promise });
    const search = startAiSearch({ ...request, withoutAi: true });
    cancelAiSearch();
    late.resolve(Response.json(body));
    await search;
    expect($aiSearch.get()).toMatchObject({ kind: 'stopped', failure: null, results: NOTHING });
  });

  test('reads lines and characters that arrive in parts', async () => {
    const bytes = Buffer.from(asLines(found(0, movie(194, 'Amélie')), ending()));
    const cut = bytes.indexOf(0xc3) + 1;
    server.on(SEARCH, (response) => {
      response.write(bytes.subarray(0, cut));
      setImmediate(() => response.end(bytes.subarray(cut)));
    });
    await startAiSearch(request);
    expect(shown()).toEqual(['Amélie']);
    expect($aiSearch.get().kind).toBe('done');
  });

  test('sends the description trimmed, and nothing when blank', async () => {
    answer(ending());
    await startAiSearch({ ...request, description: ' \n ' });
    expect(server.seen).toEqual([]);
    await startAiSearch({ ...request, description: '  a clever heist\n' });
    expect(server.seen).toEqual([{ line: SEARCH, body: request }]);
  });

  test('is sent once, for repeated submits', async () => {
    answer(ending());
    await Promise.all([startAiSearch(request), startAiSearch(request)]);
    expect(server.seen).toHaveLength(1);
  });

  test('is first among the recent searches once saved', async () => {
    answer(found(0, matrix), ending('id-1'));
    await startAiSearch(request);
    expect($aiHistory.get()).toMatchObject({ searches: [{ id: 'id-1', ...request }] });
  });

  test('is listed once when saved again', async () => {
    answer(found(0, matrix), ending('one'));
    await startAiSearch(request);
    answer(found(0, matrix), ending('two'));
    await startAiSearch({ ...request, description: ' A clever  heist ' });
    const history = $aiHistory.get();
    expect(history.kind === 'ready' && history.searches.map(({ id }) => id)).toEqual(['two']);
  });

  test('is not listed when not saved', async () => {
    answer(found(0, matrix), ending(null));
    await startAiSearch(request);
    expect($aiHistory.get()).toMatchObject({ searches: [] });
  });
});

describe('a saved search', () => {
  const results = { titles: [], unresolved: [], reasoning: 'Because', offline: false, provider: 'Gemini' };
  const kept = (id: string) => ({ ...request, id, results, createdAt: '2026-11-21T10:00:00Z' });
  const KEPT = 'GET /api/ai/searches/';

  test('is shown again without a model', async () => {
    server.answer(`${KEPT}one`, kept('one'));
    await reopenAiSearch({ id: 'one' });
    expect($aiSearch.get()).toMatchObject({ kind: 'done', request, results });
    expect(server.seen.map(({ line }) => line)).toEqual([`${KEPT}one`]);
  });

  test('is shown with its limits, replacing one in progress', async () => {
    const arriving = slowly();
    const search = startAiSearch(request);
    const response = await arriving;
    const closed = new Promise((resolve) => response.once('close', resolve));
    const understood = { kind: 'movie' as const, english: true, chips: [], missed: [], path: '/movies' };
    const leftOut = { elsewhere: 2, unknown: 1 };
    showKeptSearch({ ...kept('one'), results: { ...results, understood, leftOut } });
    await closed;
    await search;
    expect($aiSearch.get()).toEqual({
      kind: 'done',
      request: { ...request, withoutAi: true, onServices: true },
      results: { ...results, understood, leftOut },
    });
    showKeptSearch(kept('two'));
    expect($aiSearch.get()).toEqual({ kind: 'done', request, results });
  });

  test('aborts one in progress before it is loaded', async () => {
    const arriving = slowly();
    const search = startAiSearch(request);
    await arriving;
    const reopening = reopenAiSearch({ id: 'one' });
    expect($aiSearch.get()).toMatchObject({ kind: 'stopped', failure: null });
    await Promise.all([search, reopening]);
  });

  test('that arrives first is hidden if another was pressed later', async () => {
    let late: ServerResponse | undefined;
    server.answer(`${KEPT}one`, kept('one'));
    server.on(`${KEPT}two`, (response) => void (late = response));
    const first = reopenAiSearch({ id: 'one' });
    const second = reopenAiSearch({ id: 'two' });
    await first;
    expect($aiSearch.get()).toEqual({ kind: 'idle' });
    await vi.waitFor(() => expect(late).toBeDefined());
    late?.end(JSON.stringify({ ...kept('two'), description: 'later' }));
    await second;
    expect($aiSearch.get()).toMatchObject({ request: { description: 'later' } });
  });

  test('that fails temporarily stays in the list', async () => {
    server.answer(`${KEPT}one`, { error: { code: 'unavailable', message: 'Later.' } }, 503);
    await reopenAiSearch({ id: 'one' });
    expect($toast.get()).toMatchObject({ text: 'Later.', destructive: true });
    expect(server.seen.map(({ line }) => line)).toEqual([`${KEPT}one`]);
    expect($aiHistory.get().kind).toBe('ready');
  });

  test('is replaced by what started meanwhile, and by one pressed later', async () => {
    let late: ServerResponse | undefined;
    server.on(`${KEPT}one`, (response) => void (late = response));
    const first = reopenAiSearch({ id: 'one' });
    await vi.waitFor(() => expect(late).toBeDefined());
    server.answer(`${KEPT}two`, { ...kept('two'), description: 'later' });
    await reopenAiSearch({ id: 'two' });
    late?.end(JSON.stringify(kept('one')));
    await first;
    expect($aiSearch.get()).toMatchObject({ request: { description: 'later' } });

    late = undefined;
    const second = reopenAiSearch({ id: 'one' });
    await vi.waitFor(() => expect(late).toBeDefined());
    answer(found(0, matrix), ending(null));
    await startAiSearch({ ...request, description: 'meanwhile' });
    (late as ServerResponse | undefined)?.end(JSON.stringify(kept('one')));
    await second;
    expect(shown()).toEqual(['The Matrix']);
  });

  test('that another tab deleted is reported, and leaves the list', async () => {
    beginWith($aiHistory, {
      ...{ kind: 'ready', keepSearches: true },
      searches: [{ ...request, id: 'one', createdAt: '', titles: 0, onServices: false }],
    });
    const refusal = { error: { code: 'notFound', message: 'This no longer exists.' } };
    server.answer(`${KEPT}one`, refusal, 404);
    server.answer('GET /api/ai/searches', { searches: [], keepSearches: true });
    await reopenAiSearch({ id: 'one' });
    expect($toast.get()).toMatchObject({ text: 'This no longer exists.' });
    await vi.waitFor(() => expect($aiHistory.get()).toMatchObject({ kind: 'ready', searches: [] }));
    expect($aiSearch.get()).toEqual({ kind: 'idle' });
  });
});

describe('cancelling', () => {
  test('aborts the request and keeps found titles', async () => {
    const arriving = slowly();
    const search = startAiSearch(request);
    const response = await arriving;
    const closed = new Promise((resolve) => response.once('close', resolve));
    response.write(asLines(found(0, matrix)));
    await vi.waitFor(() => expect(shown()).toEqual(['The Matrix']));
    cancelAiSearch();
    await closed;
    await search;
    expect($aiSearch.get()).toMatchObject({ kind: 'stopped', failure: null });
    expect(shown()).toEqual(['The Matrix']);
    expect($toast.get()).toBeNull();
  });

  test('is final for the view, though the network continues', async () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    setEnvironment({ fetch: () => Promise.resolve(new Response(readable)) });
    const writer = writable.getWriter();
    const bytes = (event: AiSearchEvent) => new TextEncoder().encode(asLines(event));
    const search = startAiSearch(request);
    await writer.write(bytes(found(0, matrix)));
    await vi.waitFor(() => expect(shown()).toEqual(['The Matrix']));
    cancelAiSearch();
    await writer.write(bytes(found(1, alien)));
    await search;
    expect($aiSearch.get()).toMatchObject({ kind: 'stopped', failure: null });
    expect([shown(), $toast.get()]).toEqual([['The Matrix'], null]);
  });

  test('happens when the answer is removed, and another search starts at once', async () => {
    const arriving = slowly();
    const first = startAiSearch(request);
    const response = await arriving;
    const closed = new Promise((resolve) => response.once('close', resolve));
    closeAiSearch();
    await closed;
    expect($aiSearch.get()).toEqual({ kind: 'idle' });
    answer(found(0, alien), ending());
    await Promise.all([first, startAiSearch(request)]);
    expect(shown()).toEqual(['Alien']);
  });

  test('lets another search start at once, undisturbed by the first', async () => {
    const arriving = slowly();
    const first = startAiSearch(request);
    const response = await arriving;
    cancelAiSearch();
    answer(found(0, alien), ending());
    const second = startAiSearch({ ...request, description: 'something else' });
    response.end(asLines(found(0, matrix), ending()));
    await Promise.all([first, second]);
    expect($aiSearch.get()).toMatchObject({ kind: 'done', request: { description: 'something else' } });
    expect(shown()).toEqual(['Alien']);
  });
});

describe('a search that fails', () => {
  test.each([
    ['Gemini API error: 503', 'providerFailed'],
    ['Invalid response format from Gemini API', 'providerUnreadable'],
    ['Invalid response format from AI', 'answerUnreadable'],
    ['A sentence that mentions an API key is no code', 'nothingNew'],
  ] as const)('says why (%s) and keeps found titles', async (message, code) => {
    answer(found(0, matrix), { type: 'error', code, message });
    await startAiSearch(request);
    expect($aiSearch.get()).toMatchObject({ kind: 'stopped', failure: { code, message } });
    expect(shown()).toEqual(['The Matrix']);
    expect($toast.get()).toMatchObject({
      title: 'Error getting recommendations',
      text: message,
      destructive: true,
    });
    expect($keyDialog.get()).toBeNull();
  });

  test.each([
    ['Invalid API key. Please check your Gemini API key.', 'keyRefused'],
    ['Failed to retrieve API key', 'keyUnreadable'],
  ] as const)('opens the key dialog for an API key failure: %s', async (message, code) => {
    answer({ type: 'error', code, message });
    await startAiSearch(request);
    expect($keyDialog.get()).toMatchObject({ reason: message });
    expect($toast.get()).toMatchObject({ title: 'Error getting recommendations', text: message });
  });

  test('opens the key dialog without an error when there is no key yet', async () => {
    const message = 'No API key found. Please add your Gemini API key first.';
    answer({ type: 'error', code: 'noKey', message });
    await startAiSearch(request);
    expect($keyDialog.get()).toMatchObject({ reason: message, calm: true });
    expect($toast.get()).toBeNull();
  });

  test('without a key continues once there is one', async () => {
    const key = { provider: 'gemini', mask: 'abcd****wxyz', endpoint: null, model: null, updatedAt: '' };
    server.answer('GET /api/ai/keys', { keys: [], providers: [], demoKey: null });
    server.answer('PUT /api/ai/keys', { key, tested: 'ok' });
    answer({ type: 'error', code: 'noKey', message: 'No API key found.' });
    await startAiSearch(request);
    await loadAiKeys();
    answer(found(0, matrix), ending());
    await saveAiKey({ provider: 'gemini', key: 'abcdefghijklmnopqrstuvwxyz' });
    await vi.waitFor(() => expect($aiSearch.get().kind).toBe('done'));
    expect(shown()).toEqual(['The Matrix']);
  });

  test('because it was refused shows the refusal’s reason', async () => {
    server.answer(SEARCH, { error: { code: 'signedOut', message: 'User not authenticated' } }, 401);
    await startAiSearch(request);
    expect($aiSearch.get()).toMatchObject({
      kind: 'stopped',
      failure: { message: 'User not authenticated' },
    });
  });

  test.each([
    [429, 'Too many attempts. Please wait a moment and try again.'],
    [502, 'The service is not answering right now. Please try again.'],
  ])('without our own message (%d) shows a general one', async (status, message) => {
    server.answer(SEARCH, '<html>', status);
    await startAiSearch(request);
    expect($toast.get()).toMatchObject({ text: message });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['breaks off', (response) => response.destroy()],
    ['ends too early', (response) => response.end()],
    ['ends within a line', (response) => response.end('{"type":"do')],
  ])('because the response %s keeps found titles and says so', async (_, end) => {
    server.on(SEARCH, (response) => response.write(asLines(found(0, matrix)), () => end(response)));
    await startAiSearch(request);
    expect(shown()).toEqual(['The Matrix']);
    expect($aiSearch.get()).toMatchObject({
      kind: 'stopped',
      failure: {
        code: 'interrupted',
        message: 'The answer broke off. What is here stays; please try again.',
      },
    });
    expect($toast.get()).toMatchObject({ title: 'Error getting recommendations', destructive: true });
  });

  test('because of the network says so', async () => {
    setEnvironment({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await startAiSearch(request);
    expect($toast.get()?.text).toContain('offline');
  });
});
