import { beforeEach, describe, expect, test } from 'vitest';
import { row } from '../../../../src/core/page-rows.ts';
import { createPageCache, type PageCache, type RenderResult } from '../../../../src/host/pages/page-cache.ts';

interface Page {
  bytes: number;
  text: string;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const keyOf = (key: string, path = key, invented = false) => ({
  address: key,
  language: 'en' as const,
  key,
  path,
  page: row(path, { kept: 60, invented }),
});
const key = keyOf('/movie/603?reviews=oldest', '/movie/603');
const plain = keyOf('/movie/603');

describe('the page cache', () => {
  let now: number;
  let waiting: {
    key: string;
    resolve: (outcome: RenderResult<Page, string>) => void;
    reject: (e: Error) => void;
  }[];
  let cache: PageCache<Page, string>;

  const page = (text: string, bytes = 1000): RenderResult<Page, string> => ({
    kind: 'page',
    page: { bytes, text },
  });
  const broken: RenderResult<Page, string> = { kind: 'answer', answer: '503', failed: true };

  /** Ends the only render in progress. */
  async function rendered(outcome: RenderResult<Page, string>): Promise<void> {
    expect(waiting).toHaveLength(1);
    waiting.pop()?.resolve(outcome);
    await new Promise(setImmediate);
  }

  async function keep(text: string): Promise<void> {
    const loading = cache.load(key);
    await rendered(page(text));
    await loading;
  }

  beforeEach(() => {
    now = 1000;
    waiting = [];
    cache = createPageCache<Page, string>({
      maxBytes: 100_000,
      now: () => now,
      render: (wanted) =>
        new Promise((resolve, reject) => {
          waiting.push({ key: wanted.key, resolve, reject });
        }),
    });
  });

  test('renders a page once for a thousand simultaneous readers', async () => {
    const readers = Array.from({ length: 1000 }, () => cache.load(key));
    await rendered(page('one'));
    const answers = await Promise.all(readers);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  test('serves a page for a minute without rendering', async () => {
    await keep('one');
    now += MINUTE - 1;
    expect(cache.find(key)).toMatchObject({ state: 'hit', page: { text: 'one' }, ageMs: MINUTE - 1 });
    expect(waiting).toHaveLength(0);
  });

  test('then serves the stale page at once and renders the next one, once', async () => {
    await keep('one');
    now += MINUTE;
    for (let reader = 0; reader < 5; reader++) {
      expect(cache.find(key)).toMatchObject({ state: 'stale', page: { text: 'one' } });
    }
    await rendered(page('two'));
    expect(cache.find(key)).toMatchObject({ state: 'hit', page: { text: 'two' } });
  });

  test('waits for a new page after ten minutes', async () => {
    await keep('one');
    now += 10 * MINUTE;
    expect(cache.find(key)).toBeUndefined();
    const loading = cache.load(key);
    await rendered(page('two'));
    expect(await loading).toMatchObject({ state: 'miss', outcome: { page: { text: 'two' } } });
  });

  test('falls back on the stale page for a day when rendering fails, retrying every five seconds', async () => {
    await keep('one');
    now += 23 * HOUR;
    const loading = cache.load(key);
    await rendered(broken);
    expect(await loading).toMatchObject({ state: 'stale', page: { text: 'one' } });
    expect(cache.find(key)).toMatchObject({ state: 'stale' });
    expect(waiting).toHaveLength(0);
    now += 5000;
    expect(cache.find(key)).toBeUndefined();
  });

  test('falls back likewise when rendering throws', async () => {
    await keep('one');
    now += HOUR;
    const loading = cache.load(key);
    waiting.pop()?.reject(new Error('broken'));
    expect(await loading).toMatchObject({ state: 'stale', page: { text: 'one' } });
  });

  test('reports a failure without a fallback, and does not cache it', async () => {
    const loading = cache.load(key);
    await rendered(broken);
    expect(await loading).toEqual({ state: 'miss', outcome: broken });
    expect(cache.find(key)).toBeUndefined();
    expect(cache.pages).toBe(0);
  });

  test('removes a page that no longer exists', async () => {
    await keep('one');
    now += MINUTE;
    cache.find(key);
    await rendered({ kind: 'answer', answer: '404', failed: false });
    expect(cache.find(key)).toBeUndefined();
  });

  test('invalidates every variant of a changed title, and no other title', async () => {
    await keep('one');
    for (const other of [plain, keyOf('/movie/6031')]) {
      const loading = cache.load(other);
      await rendered(page('other'));
      await loading;
    }
    expect(cache.forget('/movie/603')).toBe(2);
    expect(cache.find(key)).toBeUndefined();
    expect(cache.find(plain)).toBeUndefined();
    expect(cache.find(keyOf('/movie/6031'))).toBeDefined();
  });

  test('invalidates a user’s or a list’s feeds with its page', async () => {
    const ofAda = keyOf('/feeds/@ada/diary/rss.xml');
    const ofList = keyOf('/feeds/list/0123456789abcdef0123/radarr.json');
    const ofAdam = keyOf('/feeds/@adam/diary/rss.xml');
    for (const feed of [ofAda, ofList, ofAdam]) {
      const loading = cache.load(feed);
      await rendered(page('entries'));
      await loading;
    }
    expect([cache.forget('/@ada'), cache.forget('/list/0123456789abcdef0123')]).toEqual([1, 1]);
    expect([cache.find(ofAda), cache.find(ofList)]).toEqual([undefined, undefined]);
    expect(cache.find(ofAdam)).toBeDefined();
  });

  test('does not cache a page that changed while rendering', async () => {
    const before = cache.load(key);
    cache.forget('/movie/603');
    const after = cache.load(key);
    expect(waiting).toHaveLength(2);
    waiting.shift()?.resolve(page('without the review'));
    await before;
    expect(cache.find(key)).toBeUndefined();
    waiting.shift()?.resolve(page('with the review'));
    await after;
    expect(cache.find(key)).toMatchObject({ page: { text: 'with the review' } });
  });

  test('stays within its memory, and evicts unread pages', async () => {
    for (let id = 1; id <= 50; id++) {
      const loading = cache.load(keyOf(`/movie/${id}`));
      await rendered(page('x', 9000));
      await loading;
      cache.find(keyOf('/movie/1'));
    }
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.find(keyOf('/movie/1'))).toBeDefined();
    expect(cache.find(keyOf('/movie/2'))).toBeUndefined();
  });

  test('evicts no English page for other languages’', async () => {
    await keep('one');
    for (let n = 0; n < 200; n += 1) {
      const german = { ...keyOf(`/de/movie/${n}`), language: 'de' as const };
      const loading = cache.load(german);
      await rendered(page('de', 1000));
      await loading;
    }
    expect(cache.find(key)).toMatchObject({ page: { text: 'one' } });
    expect(cache.find({ ...keyOf('/de/movie/199'), language: 'de' })).toBeDefined();
    expect(cache.bytes).toBeLessThan(100_000 / 2);
  });

  test('evicts no page for arbitrary addresses', async () => {
    await keep('one');
    for (let query = 1; query <= 50; query++) {
      const loading = cache.load(keyOf(`/search?query=${query}`, '/search', true));
      await rendered(page('x', 9000));
      await loading;
    }
    expect(cache.find(key)).toMatchObject({ page: { text: 'one' } });
    expect(cache.find(keyOf('/search?query=50', '/search', true))).toBeDefined();
    expect(cache.bytes).toBeLessThanOrEqual(30_000);
    expect(cache.forget('/search')).toBe(2);
  });

  test('renders a page once though an outdated render ends later', async () => {
    const before = cache.load(key);
    cache.forget('/movie/603');
    const after = cache.load(key);
    waiting.shift()?.resolve(page('without the review'));
    await before;
    expect(cache.isUnderWay(key)).toBe(true);
    const third = cache.load(key);
    expect(waiting).toHaveLength(1);
    waiting.shift()?.resolve(page('with the review'));
    expect(await third).toEqual(await after);
    expect(cache.isUnderWay(key)).toBe(false);
  });

  test('keeps a render in progress while another page changes', async () => {
    const loading = cache.load(key);
    cache.forget('/movie/604');
    expect(cache.isUnderWay(key)).toBe(true);
    await rendered(page('one'));
    await loading;
    expect(cache.find(key)).toMatchObject({ page: { text: 'one' } });
  });

  test('invalidates all pages at once', async () => {
    await keep('one');
    expect([cache.forget('*'), cache.pages, cache.bytes]).toEqual([1, 0, 0]);
  });

  test('counts cached pages, and skips too large ones', async () => {
    await keep('one');
    expect([cache.pages, cache.bytes]).toEqual([1, 1000 + key.key.length + 512]);
    const loading = cache.load(plain);
    await rendered(page('large', 12_500));
    await loading;
    expect([cache.pages, cache.find(plain)]).toEqual([1, undefined]);
  });

  test('serves no stale page of a deleted one', async () => {
    await keep('one');
    now += HOUR;
    const loading = cache.load(key);
    const gone: RenderResult<Page, string> = { kind: 'answer', answer: '404', failed: false };
    await rendered(gone);
    expect(await loading).toEqual({ state: 'miss', outcome: gone });
  });

  test('rethrows an error without a stale page of the last day', async () => {
    const first = cache.load(key);
    waiting.pop()?.reject(new Error('broken'));
    await expect(first).rejects.toThrow('broken');
    await keep('one');
    now += 24 * HOUR - 1;
    const late = cache.load(key);
    waiting.pop()?.reject(new Error('broken'));
    expect(await late).toMatchObject({ state: 'stale', ageMs: 24 * HOUR - 1 });
    now += 1;
    const later = cache.load(key);
    waiting.pop()?.reject(new Error('broken'));
    await expect(later).rejects.toThrow('broken');
  });

  test('serves no page older than a day, even within the retry delay', async () => {
    await keep('one');
    now += 24 * HOUR - 1000;
    const loading = cache.load(key);
    waiting.pop()?.reject(new Error('broken'));
    await loading;
    now += 999;
    expect(cache.find(key)).toMatchObject({ state: 'stale' });
    now += 1;
    expect(cache.find(key)).toBeUndefined();
  });

  test('peeks at fresh pages without marking them as used', async () => {
    expect(cache.peek(key)).toBeUndefined();
    await keep('one');
    now += MINUTE - 1;
    expect(cache.peek(key)).toMatchObject({ state: 'hit', ageMs: MINUTE - 1 });
    now += 1;
    expect(cache.peek(key)).toBeUndefined();
    expect(waiting).toHaveLength(0);
  });
});
