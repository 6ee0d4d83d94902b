import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { rememberRegion } from '../../../../src/features/watch/reader-region.client.ts';
import '../../../../src/features/watch/where-to-watch.client.ts';

afterEach(() => {
  rememberRegion(null);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

/** A title's block as on its page, for a browser language. Returns the requests. */
function open(language: string, answer: (path: string) => Promise<Response> | Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve().then(() => answer(path));
  });
  const spoken = vi.spyOn(navigator, 'language', 'get').mockReturnValue(language);
  onTestFinished(() => spoken.mockRestore());
  // As in the browser: the content exists before the element is upgraded.
  const holder = document.createElement('div');
  holder.innerHTML =
    '<where-to-watch data-path="/movie/603" data-region="US"><p>United States</p></where-to-watch>';
  document.body.append(holder);
  return asked;
}

const ours = (text: string, status = 200) =>
  new Response(`<p>${text}</p>`, { status, headers: { 'content-type': 'text/html' } });

test.each([
  ['en-US', []],
  ['en', []],
  ['es-419', []],
  ['de-DE', ['/partials/watch/movie/603?region=DE']],
  ['de', ['/partials/watch/movie/603?region=DE']],
  ['zh-Hant-TW', ['/partials/watch/movie/603?region=TW']],
  ['', []],
])('Requests for a browser in “%s” the region %j', async (language, wanted) => {
  const asked = open(language, () => ours('Elsewhere'));
  if (wanted.length > 0) await screen.findByText('Elsewhere');
  expect(asked).toEqual(wanted);
});

test('Prefers a chosen region to the language', async () => {
  rememberRegion('FR');
  const asked = open('de-DE', () => ours('France'));
  await screen.findByText('France');
  expect(asked).toEqual(['/partials/watch/movie/603?region=FR']);
});

test('Ignores another user’s stored region', () => {
  localStorage.setItem('marquee-region', '"../../admin"');
  expect(open('en-US', () => ours('Elsewhere'))).toEqual([]);
});

test.each([
  ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the server fails', () => ours('Error', 502)],
  [
    'a hotel answers',
    () => new Response('<!doctype html><p>Sign in</p>', { headers: { 'content-type': 'text/html' } }),
  ],
])('Keeps the page’s own region when %s', async (_when, answer) => {
  const asked = open('de-DE', answer);
  await waitFor(() => expect(asked).toHaveLength(1));
  await Promise.resolve();
  expect(screen.getByText('United States')).toBeTruthy();
});
