import { describe, expect, test } from 'vitest';
import { cappedText } from '../../../src/core/capped-text.ts';
import { changedPath, gonePaths } from '../../../src/core/changed-page.ts';
import { memoryIn, type BrowserStorage } from '../../../src/core/memory-in.ts';
import { ForeignAnswer, ownAnswer } from '../../../src/core/own-answer.ts';
import { servedAt } from '../../../src/core/public-config.ts';

const storageOf = (kept: Map<string, string>): BrowserStorage => ({
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
});

describe('A browser’s memory', () => {
  test('keeps a value until it is deleted', () => {
    const kept = new Map<string, string>();
    const memory = memoryIn(() => storageOf(kept));
    expect(memory.recall('a')).toBeNull();
    memory.keep('a', { of: ['さくら', 1] });
    expect(memory.recall('a')).toEqual({ of: ['さくら', 1] });
    memory.forget('a');
    expect([memory.recall('a'), kept.size]).toEqual([null, 0]);
  });

  test('is empty when storage is forbidden, full or invalid', () => {
    const forbidden = memoryIn(() => {
      throw new DOMException('no', 'SecurityError');
    });
    forbidden.keep('a', 1);
    forbidden.forget('a');
    expect(forbidden.recall('a')).toBeNull();
    expect(memoryIn(() => storageOf(new Map([['a', '{']]))).recall('a')).toBeNull();
  });

  test('does not hide defects of ours', () => {
    const broken = memoryIn(() => {
      throw new TypeError('ours');
    });
    expect(() => broken.recall('a')).toThrow('ours');
  });
});

describe('A response', () => {
  const answer = (type: string | null, status = 200) =>
    new Response('x', { status, headers: type === null ? {} : { 'content-type': type } });

  test.each([
    ['data', answer('application/json')],
    ['what has no type', answer(null)],
    ['a type that only begins so', answer('text/htmlx')],
    ['a page that says it failed', answer('text/html', 502)],
  ])('that is %s stays unchanged', (_what, response) => {
    expect(ownAnswer(response)).toBe(response);
  });

  test.each(['text/html', 'TEXT/HTML; charset=utf-8'])(
    'with the page of a captive portal (%s) is refused',
    (type) => {
      expect(() => ownAnswer(answer(type))).toThrow(ForeignAnswer);
    },
  );

  test('from elsewhere is read up to a size in bytes, with whole characters', async () => {
    const chunks = (...parts: number[][]) =>
      new Response(
        new ReadableStream({
          start(controller) {
            for (const part of parts) controller.enqueue(Uint8Array.from(part));
            controller.close();
          },
        }),
      );
    expect(await cappedText(chunks([0x61, 0xc3], [0xa9]), 3)).toBe('aé');
    expect(await cappedText(chunks([0x61, 0xc3], [0xa9]), 2)).toBeNull();
    expect(await cappedText(chunks([0x61, 0xc3]), 2)).toBe('a\ufffd');
    expect(await cappedText(new Response(null), 0)).toBe('');
  });

  test('that is too large is not read further', async () => {
    let cancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10)),
      cancel: () => void (cancelled = true),
    });
    expect([await cappedText(new Response(endless), 25), cancelled]).toEqual([null, true]);
  });
});

describe('A changed page', () => {
  test.each([
    [{ kind: 'movie', id: 603 }, '/movie/603', []],
    [{ seriesId: 7, season: 0 }, '/tv/7/season/0', []],
    [{ list: 'abc' }, '/list/abc', ['/sitemap.xml', '/sitemaps/peoples-lists.xml']],
    [{ handle: 'ada' }, '/@ada', ['/sitemap.xml', '/sitemaps/profiles.xml']],
  ] as const)('%j is at %s, and is reported to search engines once removed', (changed, path, more) => {
    expect(changedPath(changed)).toBe(path);
    expect(gonePaths(changed)).toEqual([path, ...more]);
  });

  test('is below the base path, unless it is elsewhere', () => {
    expect(servedAt('/apps', '/a.jpg')).toBe('/apps/a.jpg');
    expect(servedAt('/apps', 'https://image.example/a.jpg')).toBe('https://image.example/a.jpg');
  });
});
