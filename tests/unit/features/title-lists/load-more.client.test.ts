// @vitest-environment happy-dom
import { m } from '../../../../src/paraglide/messages.js';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import '../../../../src/features/title-lists/load-more.client.ts';

const card = (id: number) =>
  `<li><article data-title="movie-${id}"><a href="/movie/${id}">x</a></article></li>`;
const NEXT = `<ul>${card(2)}</ul><a href="/movies?page=3" data-more>Load More</a>`;

function page(body: string): Response {
  return new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

let fetches: MockInstance<typeof fetch>;

const link = () => document.querySelector<HTMLAnchorElement>('a[data-more]');
const cards = () => document.querySelectorAll('[data-cards] > li').length;
const said = () => document.querySelector('[data-status]')?.textContent;

/** A list page with one title and more to load. */
function openList(): void {
  document.body.innerHTML = `<ul data-cards>${card(1)}</ul>
    <load-more><a href="/movies?page=2" data-more>Load More</a><p data-status></p></load-more>`;
}

beforeEach(() => {
  fetches = vi.spyOn(globalThis, 'fetch');
  sessionStorage.clear();
  openList();
});
afterEach(() => vi.restoreAllMocks());

describe('Load More', () => {
  test('appends this site’s answer and continues', async () => {
    fetches.mockResolvedValueOnce(page(NEXT));
    link()?.click();
    await vi.waitFor(() => expect(said()).toBe(m.load_more_loaded({ count: 1 })));
    expect(cards()).toBe(2);
    expect(link()?.getAttribute('href')).toBe('/movies?page=3');
  });

  test('does not mistake a captive portal’s page for the end of the list', async () => {
    fetches.mockResolvedValueOnce(page('<title>Hotel Wi-Fi</title><h1>Welcome</h1>'));
    link()?.click();
    await vi.waitFor(() => expect(said()).toBe(m.load_more_foreign()));
    expect(cards()).toBe(1);
    fetches.mockResolvedValueOnce(page(NEXT));
    link()?.click();
    await vi.waitFor(() => expect(cards()).toBe(2));
  });

  test('works without browser storage', async () => {
    const forbidden = vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    openList();
    fetches.mockResolvedValueOnce(page(NEXT));
    link()?.click();
    await vi.waitFor(() => expect(cards()).toBe(2));
    expect(forbidden).toHaveBeenCalled();
  });
});
