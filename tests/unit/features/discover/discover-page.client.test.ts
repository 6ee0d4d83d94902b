// @vitest-environment happy-dom
import { m } from '../../../../src/paraglide/messages.js';
import { afterEach, beforeEach, describe, expect, test, vi, type MockInstance } from 'vitest';
import '../../../../src/features/discover/discover-page.client.ts';

/** The server's results for an address: chips with their links, and a count. */
function results(address: string, count: string, chips: Record<string, string> = {}): string {
  const list = Object.entries(chips).map(
    ([name, path]) => `<li><a href="${path}" data-narrow>${name}</a></li>`,
  );
  return `<div data-results tabindex="-1" data-address="${address}" data-title="${count} · Marquee"
    data-count="${count}" data-show="Show ${count}" data-chips="${list.length}">
    <ul>${list.join('')}</ul><ul data-cards><li>${count}</li></ul></div>`;
}

const FORM = `<form action="/discover/movies">
  <button type="submit" hidden></button>
  <select name="order"><option value="popular">Popular</option><option value="score">Score</option></select>
  <label><input type="checkbox" name="genres" value="35">Comedy</label>
  <label><input type="checkbox" name="genres" value="28">Action</label>
  <select name="match"><option value="all">all</option><option value="any">any</option></select>
  <label><input type="checkbox" name="without" value="27">Horror</label>
  <button name="decade" value="1990" data-decade="1990" aria-pressed="false">1990s</button>
  <input type="number" name="from" min="1870" max="2036"><input type="number" name="to">
  <select name="language"><option value="">Any</option><option value="en">English</option></select>
  <button type="submit" data-apply>Show results</button>
</form>`;

let fetches: MockInstance<typeof fetch>;
const asked = () => fetches.mock.calls.map(([address]) => address);
const answer = (body: string) =>
  new Response(body, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
const field = <T extends Element = HTMLInputElement>(selector: string) => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};
const said = () => field('[data-narrowed]').textContent;
const found = () => field('[data-cards]').textContent;

function tick(selector: string): void {
  field(selector).click();
}

beforeEach(() => {
  history.replaceState(null, '', '/discover/movies');
  fetches = vi.spyOn(globalThis, 'fetch');
  const page = document.createElement('discover-page');
  page.innerHTML = `<span data-asked></span><div class="filter-sheet" popover>${FORM}</div>
    ${results('/discover/movies', '400 movies')}<p class="sr-only" data-narrowed></p>`;
  document.body.replaceChildren(page);
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

describe('setting a filter', () => {
  test('updates the results in place: address, title, count and buttons change, the focus stays', async () => {
    fetches.mockResolvedValue(
      answer(results('/discover/movies?genres=28', '12 movies', { Action: '/discover/movies' })),
    );
    field('[value="28"]').focus();
    tick('[value="28"]');
    await vi.waitFor(() => expect(found()).toBe('12 movies'));
    expect(asked()).toEqual(['/partials/discover/movies?genres=28']);
    expect(location.search).toBe('?genres=28');
    expect(document.title).toBe('12 movies · Marquee');
    expect(said()).toBe('12 movies');
    expect(field('[data-apply]').textContent).toBe('Show 12 movies');
    expect(field('[data-asked]').textContent).toBe(' (1)');
    expect(document.activeElement).toBe(field('[value="28"]'));
  });

  test('applies when it was set before the script loaded', async () => {
    fetches.mockResolvedValue(answer(results('/discover/movies?genres=28', '12 movies')));
    const early = document.createElement('discover-page');
    early.innerHTML = field('discover-page').innerHTML;
    early.querySelector<HTMLInputElement>('[value="28"]')?.click();
    document.body.replaceChildren(early);
    await vi.waitFor(() => expect(found()).toBe('12 movies'));
    expect(location.search).toBe('?genres=28');
  });

  test('requests the canonical address: sorted lists, without empty and default values', async () => {
    fetches.mockImplementation(() => Promise.resolve(answer(results('/discover/movies', '1 movie'))));
    field('[value="35"]').checked = true;
    field('[name="without"]').checked = true;
    field<HTMLSelectElement>('[name="match"]').value = 'any';
    tick('[value="28"]');
    await vi.waitFor(() => expect(said()).toBe('1 movie'));
    expect(asked()).toEqual(['/partials/discover/movies?genres=28-35&match=any&without=27']);
  });

  test('uses the server’s corrected address', async () => {
    fetches.mockResolvedValue(answer(results('/discover/movies?from=1990&to=2000', '3 movies')));
    field('[name="from"]').value = '2000';
    field('[name="to"]').value = '1990';
    field('[name="to"]').dispatchEvent(new Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(found()).toBe('3 movies'));
    expect(location.search).toBe('?from=1990&to=2000');
    expect(field('[name="from"]').value).toBe('1990');
  });

  test('toggles a decade’s years with one button', async () => {
    fetches.mockResolvedValueOnce(answer(results('/discover/movies?from=1990&to=1999', '50 movies')));
    tick('[data-decade]');
    await vi.waitFor(() => expect(found()).toBe('50 movies'));
    expect(field('[data-decade]').getAttribute('aria-pressed')).toBe('true');
    expect(field('[name="to"]').value).toBe('1999');
    fetches.mockResolvedValueOnce(answer(results('/discover/movies', '400 movies')));
    tick('[data-decade]');
    await vi.waitFor(() => expect(found()).toBe('400 movies'));
    expect(asked()).toEqual(['/partials/discover/movies?from=1990&to=1999', '/partials/discover/movies']);
  });

  test('keeps the last request’s answer, even if an earlier one is late', async () => {
    const slow = Promise.withResolvers<Response>();
    fetches.mockReturnValueOnce(slow.promise);
    fetches.mockResolvedValueOnce(answer(results('/discover/movies?genres=28-35', '2 movies')));
    tick('[value="28"]');
    tick('[value="35"]');
    await vi.waitFor(() => expect(found()).toBe('2 movies'));
    slow.resolve(answer(results('/discover/movies?genres=28', '12 movies')));
    await slow.promise;
    await Promise.resolve();
    expect(found()).toBe('2 movies');
    expect(location.search).toBe('?genres=28-35');
  });

  test('shows a failure, and keeps the results', async () => {
    fetches.mockResolvedValue(new Response('', { status: 502 }));
    tick('[value="28"]');
    await vi.waitFor(() => expect(said()).toBe(m.discover_page_failed()));
    expect(field('[data-narrowed]').classList.contains('sr-only')).toBe(false);
    expect(found()).toBe('400 movies');
    expect(location.search).toBe('');
  });
});

describe('removing a chip', () => {
  test('shows the remaining results, updates the form, and focuses the next chip', async () => {
    fetches.mockResolvedValueOnce(
      answer(
        results('/discover/movies?genres=28-35', '2 movies', {
          Action: '/discover/movies?genres=35',
          Comedy: '/discover/movies?genres=28',
        }),
      ),
    );
    field('[value="28"]').checked = true;
    tick('[value="35"]');
    await vi.waitFor(() => expect(found()).toBe('2 movies'));
    fetches.mockResolvedValueOnce(
      answer(results('/discover/movies?genres=35', '9 movies', { Comedy: '/discover/movies' })),
    );
    field('[data-results] li a').click();
    await vi.waitFor(() => expect(found()).toBe('9 movies'));
    expect(field('[value="28"]').checked).toBe(false);
    expect(field('[value="35"]').checked).toBe(true);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Comedy'));
  });
});

test('Shows the earlier results after Back', async () => {
  fetches.mockResolvedValue(answer(results('/discover/movies', '400 movies')));
  field('[value="28"]').checked = true;
  dispatchEvent(new PopStateEvent('popstate'));
  await vi.waitFor(() => expect(asked()).toEqual(['/partials/discover/movies']));
  await vi.waitFor(() => expect(field('[value="28"]').checked).toBe(false));
});

test('Adds all languages when the field is focused', () => {
  const languages = field<HTMLSelectElement>('[name="language"]');
  languages.dispatchEvent(new FocusEvent('focus'));
  const names = [...languages.options].map(({ text }) => text);
  expect(names[0]).toBe('Any');
  expect(names).toEqual(expect.arrayContaining(['English', 'Korean', 'Swahili']));
  expect(names.filter((name) => name === 'English')).toHaveLength(1);
});
