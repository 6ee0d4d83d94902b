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

describe('the answer on show', () => {
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

  test('is there again after a look at a title, and after a reload', async () => {
    answer(found(0, matrix, 'Clever.'), ending());
    await startAiSearch(request);
    // Undefined fields are not saved.
    const shown = JSON.parse(JSON.stringify($aiSearch.get())) as object;
    expect(await comeBack('ada')).toMatchObject({ ...shown, kind: 'done', request });
    expect(await comeBack('ada', request)).toMatchObject({ kind: 'done' });
  });

  test('gives way to what a link asks for, and is nobody else’s', async () => {
    answer(found(0, matrix), ending());
    await startAiSearch(request);
    expect(await comeBack('ada', twice)).toEqual({ kind: 'idle' });
    expect(await comeBack('grace')).toEqual({ kind: 'idle' });
  });

  test('of which only a part had come says that it broke off', async () => {
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

  test('is gone after a reset, and a garbled one is none', async () => {
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

  test('is not taken for what was kept before it', async () => {
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
  test('shows each step and each title as it comes, in the order they were recommended in', async () => {
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

  test('shows titles in the order they were recommended in, whichever comes first', async () => {
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
  ])('says how it is narrowed, where it is (%j)', async (entered, narrow) => {
    answer(ending());
    await startAiSearch({ ...request, ...entered });
    expect(server.seen).toEqual([{ line: SEARCH, body: { ...request, ...narrow } }]);
    expect($aiSearch.get()).toMatchObject({ request: { ...request, ...narrow } });
  });

  test('by words alone asks no model, and is one answer', async () => {
    const understood = { kind: 'movie', english: true, chips: [], missed: [] };
    const leftOut = { elsewhere: 2, unknown: 1 };
    const said = { understood, leftOut, titles: [matrix, alien], searchId: 'id-2' };
    server.answer('POST /api/ai/words', said);
    const asked = { ...request, withoutAi: true, onServices: true };
    await startAiSearch(asked);
    expect(server.seen).toEqual([{ line: 'POST /api/ai/words', body: asked }]);
    const titles = [matrix, alien].map((title) => ({ title, reason: null }));
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

  test('by words alone that was cancelled shows nothing, though its answer was on its way', async () => {
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

  test('reads lines and letters that arrive in pieces', async () => {
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

  test('sends the description trimmed, and nothing at all when it is blank', async () => {
    answer(ending());
    await startAiSearch({ ...request, description: ' \n ' });
    expect(server.seen).toEqual([]);
    await startAiSearch({ ...request, description: '  a clever heist\n' });
    expect(server.seen).toEqual([{ line: SEARCH, body: request }]);
  });

  test('is asked once however often it is sent', async () => {
    answer(ending());
    await Promise.all([startAiSearch(request), startAiSearch(request)]);
    expect(server.seen).toHaveLength(1);
  });

  test('that was kept stands first among the last searches', async () => {
    answer(found(0, matrix), ending('id-1'));
    await startAiSearch(request);
    expect($aiHistory.get()).toMatchObject({ searches: [{ id: 'id-1', ...request }] });
  });

  test('that was kept before stands there once', async () => {
    answer(found(0, matrix), ending('one'));
    await startAiSearch(request);
    answer(found(0, matrix), ending('two'));
    await startAiSearch({ ...request, description: ' A clever  heist ' });
    const history = $aiHistory.get();
    expect(history.kind === 'ready' && history.searches.map(({ id }) => id)).toEqual(['two']);
  });

  test('that was not kept does not appear there', async () => {
    answer(found(0, matrix), ending(null));
    await startAiSearch(request);
    expect($aiHistory.get()).toMatchObject({ searches: [] });
  });
});

describe('a search that was kept', () => {
  const results = { titles: [], unresolved: [], reasoning: 'Because', offline: false, provider: 'Gemini' };
  const kept = (id: string) => ({ ...request, id, results, createdAt: '2026-11-21T10:00:00Z' });
  const KEPT = 'GET /api/ai/searches/';

  test('is shown again without asking a model', async () => {
    server.answer(`${KEPT}one`, kept('one'));
    await reopenAiSearch({ id: 'one' });
    expect($aiSearch.get()).toMatchObject({ kind: 'done', request, results });
    expect(server.seen.map(({ line }) => line)).toEqual([`${KEPT}one`]);
  });

  test('is shown as narrow as it was asked, in place of one that is under way', async () => {
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

  test('ends one that is under way before it is here', async () => {
    const arriving = slowly();
    const search = startAiSearch(request);
    await arriving;
    const reopening = reopenAiSearch({ id: 'one' });
    expect($aiSearch.get()).toMatchObject({ kind: 'stopped', failure: null });
    await Promise.all([search, reopening]);
  });

  test('that comes first though another was pressed later is not shown', async () => {
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

  test('that cannot be had for now stays in the list', async () => {
    server.answer(`${KEPT}one`, { error: { code: 'unavailable', message: 'Later.' } }, 503);
    await reopenAiSearch({ id: 'one' });
    expect($toast.get()).toMatchObject({ text: 'Later.', destructive: true });
    expect(server.seen.map(({ line }) => line)).toEqual([`${KEPT}one`]);
    expect($aiHistory.get().kind).toBe('ready');
  });

  test('gives way to what was begun while its answer came, and to one pressed later', async () => {
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

  test('is said to be gone where another tab has cleared it, and leaves the list', async () => {
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
  test('ends the request and keeps what was found', async () => {
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

  test('is the end of what is shown, though the network goes on', async () => {
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

  test('comes with taking the answer away, and another search begins at once', async () => {
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

  test('lets another search begin at once, which the first one does not disturb', async () => {
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
  ] as const)('says why (%s) and keeps what was found', async (message, code) => {
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
  ] as const)('opens the key dialog when it is about the API key: %s', async (message, code) => {
    answer({ type: 'error', code, message });
    await startAiSearch(request);
    expect($keyDialog.get()).toMatchObject({ reason: message });
    expect($toast.get()).toMatchObject({ title: 'Error getting recommendations', text: message });
  });

  test('opens the key dialog without an alarm where there is no key yet', async () => {
    const message = 'No API key found. Please add your Gemini API key first.';
    answer({ type: 'error', code: 'noKey', message });
    await startAiSearch(request);
    expect($keyDialog.get()).toMatchObject({ reason: message, calm: true });
    expect($toast.get()).toBeNull();
  });

  test('for want of a key goes on once there is one', async () => {
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

  test('because it was refused says the reason of the refusal', async () => {
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
  ])('without our own words (%d) says it in general ones', async (status, message) => {
    server.answer(SEARCH, '<html>', status);
    await startAiSearch(request);
    expect($toast.get()).toMatchObject({ text: message });
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['breaks off', (response) => response.destroy()],
    ['ends too early', (response) => response.end()],
    ['ends within a line', (response) => response.end('{"type":"do')],
  ])('because the answer %s keeps what was found and says so', async (_, end) => {
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

  test('because the network is down says so', async () => {
    setEnvironment({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    await startAiSearch(request);
    expect($toast.get()?.text).toContain('offline');
  });
});
