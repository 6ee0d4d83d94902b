import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedTitlesState } from '../../../../src/features/saved/saved-entries.ts';
import { parseSavedView } from '../../../../src/features/saved/saved-titles.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { createLookUp } from '../../../../src/features/saved/look-up.store.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';

/** The server's answers in order; a number is a refusal's status. */
type Answers = ({ left: number; found: number } | number)[];

let asked: { method: string | undefined; path: string; body: unknown }[] = [];
let state: SavedTitlesState | null;
const reload = vi.fn(() => Promise.resolve());
const unchecked = () => state?.services.unchecked;

/** A page with `count` unchecked titles. */
function open(count: number, answers: Answers) {
  asked = [];
  state = {
    ...{ view: parseSavedView('wishlist', new URLSearchParams('tab=tv')), layout: 'grid', userId: 'ada' },
    ...{ start: 0, entries: [], gone: new Set(), full: false, total: 0, counts: { movie: 0, tv: 0 } },
    ...{ services: { region: 'DE', any: true, unchecked: count }, work: 'idle' },
  };
  const left = [...answers];
  setEnvironment({
    fetch: (path, init) => {
      asked.push({ method: init?.method, path, body: JSON.parse(init?.body as string) });
      const answer = left.shift() ?? 599;
      return Promise.resolve(
        typeof answer === 'number' ? new Response('{}', { status: answer }) : Response.json(answer),
      );
    },
  });
  return createLookUp({
    shown: () => state,
    change: (next) => void (state &&= next(state)),
    reload,
  });
}

beforeEach(() => {
  browserEnvironment();
  reload.mockClear();
});

describe('checking a list’s offers', () => {
  test('continues until none is left, and then shows the results', async () => {
    const lookUp = open(90, [
      { left: 50, found: 40 },
      { left: 10, found: 40 },
      { left: 0, found: 10 },
    ]);
    expect(await lookUp()).toBe(true);
    const call = { method: 'POST', path: '/api/offers', body: { list: 'wishlist', kind: 'tv' } };
    expect(asked).toEqual([call, call, call]);
    expect([unchecked(), reload.mock.calls.length]).toEqual([0, 1]);
    expect(state?.services).toEqual({ region: 'DE', any: true, unchecked: 0 });
  });

  test('requests nothing when all are known, or without a list', async () => {
    const lookUp = open(0, []);
    expect(await lookUp()).toBe(true);
    state = null;
    expect(await lookUp()).toBe(true);
    expect([asked, reload.mock.calls]).toEqual([[], []]);
  });

  test('ends when nothing more can be found', async () => {
    const lookUp = open(50, [
      { left: 10, found: 40 },
      { left: 10, found: 0 },
    ]);
    expect(await lookUp()).toBe(false);
    expect([asked.length, unchecked(), reload.mock.calls.length]).toEqual([2, 10, 1]);
  });

  test('ends when the page is left', async () => {
    const lookUp = open(90, [{ left: 50, found: 40 }]);
    const looking = lookUp();
    state = null;
    expect(await looking).toBe(false);
    expect(asked).toHaveLength(1);
  });

  test('does not redraw without results', async () => {
    const lookUp = open(10, [{ left: 10, found: 0 }]);
    expect(await lookUp()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  test('shows what the page’s cards found meanwhile', async () => {
    const lookUp = open(10, [{ left: 9, found: 0 }]);
    expect(await lookUp()).toBe(false);
    expect([unchecked(), reload.mock.calls.length]).toEqual([9, 1]);
  });

  test('shows results even if as many titles were added meanwhile', async () => {
    const lookUp = open(40, [
      { left: 40, found: 40 },
      { left: 40, found: 0 },
    ]);
    expect(await lookUp()).toBe(false);
    expect([asked.length, reload.mock.calls.length]).toEqual([2, 1]);
  });

  test('that fails shows earlier results', async () => {
    const lookUp = open(90, [{ left: 50, found: 40 }, 429]);
    expect(await lookUp()).toBe(false);
    expect([unchecked(), reload.mock.calls.length]).toEqual([50, 1]);
    const none = open(90, [503]);
    reload.mockClear();
    expect(await none()).toBe(false);
    expect([unchecked(), reload.mock.calls.length]).toEqual([90, 0]);
  });

  test('survives a failed redraw', async () => {
    reload.mockRejectedValueOnce(Object.assign(new TypeError('Failed to fetch dynamically imported module')));
    expect(await open(10, [{ left: 0, found: 10 }])()).toBe(true);
  });
});
