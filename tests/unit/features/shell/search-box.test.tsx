import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { RECENT_SEARCHES_KEY } from '../../../../src/features/search/recent-searches.ts';
import type { Kind } from '../../../../src/core/title.ts';
import { suggestFor } from '../../../../src/features/search/suggestions.store.ts';
import { SearchBox } from '../../../../src/features/shell/SearchBox.tsx';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';

const RECENT = ['Dune', 'Alien', 'Heat'];

let kept: string[] = [];
beforeEach(() => {
  const { environment } = browserEnvironment();
  suggestFor('');
  environment.storage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(RECENT));
  const { setItem } = environment.storage;
  environment.storage.setItem = (key, value) => {
    kept = JSON.parse(value) as string[];
    setItem(key, value);
  };
  kept = RECENT;
});

/** Opens a page's box. Returns the user and the visited addresses. */
function open(query = '', type: Kind | null = null) {
  const gone: string[] = [];
  const assign = vi.spyOn(location, 'assign').mockImplementation((to) => void gone.push(String(to)));
  // Submits the box does not handle go to the browser.
  const send = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const fields = new FormData(form) as unknown as Iterable<[string, string]>;
    if (!event.defaultPrevented) gone.push(`${form.action}?${new URLSearchParams([...fields])}`);
    event.preventDefault();
  };
  window.addEventListener('submit', send);
  onTestFinished(() => {
    window.removeEventListener('submit', send);
    assign.mockRestore();
  });
  return { person: openIsland(<SearchBox query={query} type={type} />), gone };
}

const box = () => screen.getByRole('combobox', { name: 'Search movies, series and people' });
/** The options without the one for the field's own text. */
const listed = () =>
  [...document.querySelectorAll('[role=option]')].slice(1).map((option) => option.textContent);
/** The active option, read by a screen reader while the focus stays in the box. */
const chosen = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? 'none')?.textContent;

describe('the search box', () => {
  test('shows recent searches on Tab, and hides them on leaving', async () => {
    const { person } = open();
    expect(listed()).toEqual([]);
    await person.tab();
    await person.tab();
    expect(document.activeElement).toBe(box());
    expect(listed()).toEqual(RECENT);
    expect(box().getAttribute('aria-expanded')).toBe('true');
    await person.tab({ shift: true });
    await waitFor(() => expect(listed()).toEqual([]));
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  test('moves with arrows through them and back to the input, keeping the focus', async () => {
    const { person } = open();
    await person.click(box());
    const walked = [];
    for (const key of ['{ArrowDown}', '{ArrowDown}', '{End}', '{Home}']) {
      await person.keyboard(key);
      walked.push(chosen());
    }
    expect(walked).toEqual(['Dune', 'Alien', 'Heat', 'Search']);
    expect(document.activeElement).toBe(box());
  });

  test('searches for the active one with Enter, with the chosen type', async () => {
    const { person, gone } = open();
    await person.selectOptions(screen.getByRole('combobox', { name: 'Search in' }), 'Series');
    await person.click(box());
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(gone).toEqual(['/search?query=Alien&searchType=tv']);
    expect(kept).toEqual(['Alien', 'Dune', 'Heat']);
  });

  test('closes the list with Escape, keeps the input, and reopens it with an arrow', async () => {
    const { person, gone } = open();
    await person.type(box(), 'Al{ArrowDown}');
    expect(chosen()).toBe('Dune');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(listed()).toEqual([]));
    expect(box()).toHaveProperty('value', 'Al');
    await person.keyboard('{Enter}');
    expect(gone).toEqual([expect.stringMatching(/\/search\?searchType=all&query=Al$/)]);
    await person.keyboard('{ArrowDown}');
    expect(listed()).toHaveLength(4);
  });

  test('sends and remembers the trimmed input, and nothing for blanks', async () => {
    const { person, gone } = open();
    await person.type(box(), '   {Enter}');
    expect(gone).toEqual([]);
    await person.clear(box());
    await person.type(box(), '  blade   runner {Enter}');
    expect(gone).toEqual([expect.stringMatching(/\/search\?searchType=all&query=blade\+runner$/)]);
    expect(kept).toEqual(['blade runner', ...RECENT]);
  });

  test('searches for a recent one on click, keeping the focus', async () => {
    const { person, gone } = open();
    await person.click(box());
    await person.pointer([{ keys: '[MouseLeft>]', target: screen.getByRole('option', { name: 'Heat' }) }]);
    expect(document.activeElement).toBe(box());
    await person.pointer([{ keys: '[/MouseLeft]' }]);
    expect(gone).toEqual(['/search?query=Heat']);
  });

  test('clears all on request, and then shows nothing', async () => {
    const { person } = open();
    await person.click(box());
    await person.click(screen.getByRole('button', { name: 'Clear all' }));
    expect(kept).toEqual([]);
    expect(listed()).toEqual([]);
    await person.keyboard('{ArrowDown}');
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  test('reaches Clear all with Tab, and keeps the focus in the box afterwards', async () => {
    const { person } = open();
    await person.click(box());
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Clear all' }));
    // Longer than the delay of hiding after blur.
    await expect(waitFor(() => expect(listed()).toEqual([]), { timeout: 400 })).rejects.toThrow();
    await person.keyboard('{Enter}');
    expect(kept).toEqual([]);
    expect(document.activeElement).toBe(box());
  });

  test('hides the list when Tab leaves Clear all', async () => {
    const { person } = open();
    await person.click(box());
    await person.tab();
    await person.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(listed()).toEqual([]));
  });

  test('contains and remembers the query of a results page', async () => {
    const { person } = open('Brazil', 'tv');
    expect(box()).toHaveProperty('value', 'Brazil');
    expect(kept).toEqual(['Brazil', ...RECENT]);
    await person.click(box());
    expect(listed()).toEqual(['Brazil', ...RECENT]);
  });
});
