import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Suggestion } from '../../../../src/features/search/suggestions.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $suggestions, suggestFor } from '../../../../src/features/search/suggestions.store.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

const named = (name: string): Suggestion => ({ type: 'movie', id: 603, name, line: '1999', picture: null });

interface Question {
  path: string;
  signal: AbortSignal;
  answer: (response: Response) => Promise<void>;
  suggest: (...names: string[]) => Promise<void>;
  fail: (cause: Error) => Promise<void>;
}

let asked: Question[] = [];
let seen: ReturnType<typeof browserEnvironment>['seen'];

/** Waits for an answer's effects. */
const settle = async () => void (await vi.advanceTimersByTimeAsync(0));

beforeEach(() => {
  vi.useFakeTimers();
  ({ seen } = browserEnvironment());
  asked = [];
  setEnvironment({
    fetch: (path, init) =>
      new Promise((resolve, reject) => {
        const answer = (response: Response) => (resolve(response), settle());
        asked.push({
          path,
          signal: init!.signal!,
          answer,
          suggest: (...names) => answer(Response.json({ suggestions: names.map(named) })),
          fail: (cause) => (reject(cause), settle()),
        });
      }),
  });
});
afterEach(() => {
  suggestFor('');
  vi.useRealTimers();
});

/** Types and waits for the debounce. Returns the request. */
function ask(text: string): Question {
  suggestFor(text);
  vi.advanceTimersByTime(150);
  return asked.at(-1)!;
}

describe('suggestions', () => {
  test('are empty before typing, and after deleting the text', async () => {
    expect($suggestions.get()).toEqual({ state: 'none', words: '', suggestions: [] });
    await ask('matrix').suggest('The Matrix');
    suggestFor(' ');
    expect($suggestions.get()).toEqual({ state: 'none', words: '', suggestions: [] });
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(1);
  });

  test('are requested once, after a pause in typing', () => {
    suggestFor('he');
    vi.advanceTimersByTime(149);
    suggestFor('Hea ');
    vi.advanceTimersByTime(149);
    expect(asked).toEqual([]);
    suggestFor('hea');
    vi.advanceTimersByTime(1);
    expect(asked.map(({ path }) => path)).toEqual(['/partials/suggest?query=hea']);
    expect($suggestions.get()).toEqual({ state: 'asking', words: 'hea', suggestions: [] });
  });

  test('stay shown until those of other words arrive', async () => {
    await ask('alien').suggest('Alien');
    expect($suggestions.get()).toEqual({ state: 'known', words: 'alien', suggestions: [named('Alien')] });
    const next = ask('aliens');
    expect($suggestions.get()).toEqual({ state: 'asking', words: 'aliens', suggestions: [named('Alien')] });
    await next.suggest('Aliens');
    expect($suggestions.get()).toEqual({ state: 'known', words: 'aliens', suggestions: [named('Aliens')] });
  });

  test('requested earlier on this page are shown at once', async () => {
    await ask('up').suggest('Up');
    await ask('upgrade').suggest('Upgrade');
    suggestFor('up');
    expect($suggestions.get()).toEqual({ state: 'known', words: 'up', suggestions: [named('Up')] });
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(2);
  });

  test('of outdated words are dropped, whenever they arrive and with any result', async () => {
    const first = ask('dun');
    const second = ask('dune');
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
    await second.suggest('Dune');
    await first.suggest('Duncan');
    const shown = { state: 'known', words: 'dune', suggestions: [named('Dune')] };
    expect($suggestions.get()).toEqual(shown);
    const third = ask('dunes');
    suggestFor('dune');
    await third.fail(new DOMException('left', 'AbortError'));
    expect($suggestions.get()).toEqual(shown);
  });

  test('from before a page was restored are not kept for other words', async () => {
    const first = ask('tron');
    suggestFor('');
    await first.suggest('Tron');
    expect($suggestions.get().state).toBe('none');
    suggestFor('tron');
    expect($suggestions.get().state).toBe('asking');
  });

  test('are kept for the last fifty words at most', async () => {
    for (let at = 0; at < 60; at += 1) await ask(`word ${at}`).suggest(`Word ${at}`);
    suggestFor('word 0');
    expect($suggestions.get().state).toBe('asking');
    suggestFor('word 59');
    expect($suggestions.get().state).toBe('known');
  });
});

describe('failed suggestions', () => {
  const page = { headers: { 'content-type': 'text/html' } };
  test.each([
    ['the network is gone', (one: Question) => one.fail(new TypeError('Failed to fetch'))],
    ['the server refuses', (one: Question) => one.answer(new Response('{}', { status: 429 }))],
    ['the answer was cut', (one: Question) => one.answer(new Response('{"sugg'))],
    ['a hotel answers', (one: Question) => one.answer(new Response('<p>Sign in</p>', page))],
    ['the browser gave up', (one: Question) => one.fail(new DOMException('', 'AbortError'))],
  ])('because %s are not defects, and the box works without', async (what, become) => {
    await ask(`heat, ${what}`).suggest('Heat');
    await become(ask(what));
    expect($suggestions.get()).toEqual({ state: 'failed', words: what, suggestions: [] });
    expect(seen.defects).toEqual([]);
  });

  test('are requested again with the same words', async () => {
    await ask('fargo').fail(new TypeError('Failed to fetch'));
    await ask('fargo').suggest('Fargo');
    expect($suggestions.get()).toEqual({ state: 'known', words: 'fargo', suggestions: [named('Fargo')] });
    suggestFor('fargo');
    vi.advanceTimersByTime(1000);
    expect(asked).toHaveLength(2);
  });

  test.each([
    ['a program that was put together wrongly', new RangeError('invalid')],
    ['one that breaks for another reason', new DOMException('no', 'DataCloneError')],
    ['something that only is named so', Object.assign(new Error('no'), { name: 'AbortError' })],
  ])('by %s are reported', async (what, cause) => {
    await ask(what).fail(cause);
    expect(seen.defects.splice(0)).toEqual([cause]);
    expect($suggestions.get()).toEqual({ state: 'failed', words: what, suggestions: [] });
  });
});
