// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../../../src/features/shell/navigation.client.ts';

const hints = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({ href }) => href);

const rest = (selector: string, pointerType = 'mouse') => {
  const event = new PointerEvent('pointerover', { bubbles: true, pointerType });
  document.querySelector(selector)?.dispatchEvent(event);
  vi.runAllTimers();
};

/** Sets the browser's connection information. */
function onLine(line: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: line });
}

let id = 0;

beforeEach(() => {
  vi.useFakeTimers();
  id += 1;
  document.head.innerHTML = '';
  document.body.innerHTML = `<article data-title="movie-${id}"><a href="/movie/${id}">x</a></article>
    <footer><a href="/privacy-${id}">y</a></footer>`;
  onLine(undefined);
});

afterEach(() => {
  vi.useRealTimers();
  onLine(undefined);
});

describe('a page is prefetched', () => {
  test('when the pointer rests on a card', () => {
    rest('article a');
    expect(hints()).toEqual([expect.stringMatching(`/movie/${id}$`)]);
  });

  test('but not when it rests on another link', () => {
    rest('footer a');
    expect(hints()).toEqual([]);
  });

  test('but not on touch, where a refusal would delay the click', () => {
    rest('article a', 'touch');
    expect(hints()).toEqual([]);
  });

  test('but not when the pointer passes over a card', () => {
    document.querySelector('article a')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    rest('footer');
    expect(hints()).toEqual([]);
  });

  test.each([
    ['somebody saves data', { saveData: true, effectiveType: '4g' }],
    ['the line is as slow as 2g', { saveData: false, effectiveType: '2g' }],
    ['the line is slower than that', { saveData: false, effectiveType: 'slow-2g' }],
  ])('but not while %s', (_when, line) => {
    onLine(line);
    rest('article a');
    expect(hints()).toEqual([]);
  });

  test('on a fast connection', () => {
    onLine({ saveData: false, effectiveType: '3g' });
    rest('article a');
    expect(hints()).toHaveLength(1);
  });

  test('once, and at most a dozen times a page view', () => {
    rest('article a');
    rest('article a');
    expect(hints()).toHaveLength(1);
    for (let more = 0; more < 20; more++) {
      document.body.innerHTML = `<article data-title="tv-${more}"><a href="/tv/${more}">x</a></article>`;
      rest('article a');
    }
    expect(hints().length).toBeLessThanOrEqual(12);
  });
});
