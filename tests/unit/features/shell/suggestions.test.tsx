import { fireEvent } from '@testing-library/dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { RECENT_SEARCHES_KEY } from '../../../../src/features/search/recent-searches.ts';
import type { Suggestion } from '../../../../src/features/search/suggestions.ts';
import { SearchBox } from '../../../../src/features/shell/SearchBox.tsx';
import { setEnvironment, type Environment } from '../../../../src/core/stores/environment.ts';
import { suggestFor } from '../../../../src/features/search/suggestions.store.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';

const suggestion = (type: Suggestion['type'], id: number, name: string, line = ''): Suggestion => ({
  type,
  id,
  name,
  line,
  picture: id % 2 ? `/w92/${id}.jpg` : null,
});

const MATRIX = [
  suggestion('movie', 603, 'The Matrix', '1999'),
  suggestion('movie', 604, 'The Matrix Reloaded', '2003'),
  suggestion('person', 6384, 'Keanu Reeves', 'Acting · The Matrix'),
  suggestion('collection', 2344, 'The Matrix Collection'),
];

interface Question {
  words: string | null;
  signal: AbortSignal | null | undefined;
  answer: (suggestions: Suggestion[]) => Promise<void>;
  fail: (status: number) => Promise<void>;
  breakOff: () => Promise<void>;
}

/** Does something the island reacts to, and waits for rendering. */
const drawnAfter = (doIt: () => void): Promise<void> =>
  act(async () => {
    doIt();
    await new Promise((done) => setTimeout(done));
  });

let asked: Question[] = [];
/** Addresses links and the form would open. */
let gone: string[] = [];

beforeEach(() => {
  asked = [];
  gone = [];
  const { environment } = browserEnvironment();
  environment.storage.setItem(RECENT_SEARCHES_KEY, JSON.stringify(['Heat']));
  const fetch: Environment['fetch'] = (path, init) =>
    new Promise((resolve, reject) => {
      asked.push({
        words: new URL(path, 'http://x').searchParams.get('query'),
        signal: init?.signal,
        answer: (suggestions) => drawnAfter(() => resolve(Response.json({ suggestions }))),
        fail: (status) => drawnAfter(() => resolve(new Response('', { status }))),
        breakOff: () => drawnAfter(() => reject(new TypeError('offline'))),
      });
    });
  setEnvironment({ fetch });
  suggestFor('');
  const follow = (event: Event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (link) gone.push(link.getAttribute('href') ?? '');
    if (event.type === 'submit') {
      const fields = new FormData(event.target as HTMLFormElement) as unknown as Iterable<[string, string]>;
      gone.push(`/search?${new URLSearchParams([...fields])}`);
    }
    if (link || event.type === 'submit') event.preventDefault();
  };
  for (const name of ['click', 'submit']) window.addEventListener(name, follow);
  onTestFinished(() => {
    for (const name of ['click', 'submit']) window.removeEventListener(name, follow);
  });
});

const box = () => screen.getByRole('combobox', { name: 'Search movies, series and people' });
/** The options without the one for the field's own text. */
const options = () =>
  [...document.querySelectorAll('[role=option]')].slice(1).map(({ textContent }) => textContent);
/** The active option. */
const chosen = () =>
  document.getElementById(box().getAttribute('aria-activedescendant') ?? 'none')?.textContent;
/** Pastes text: typed letter by letter, a busy machine would request parts of it. */
async function write(person: UserEvent, words: string): Promise<void> {
  await person.click(box());
  await person.paste(words);
}
const readOut = () => screen.getByRole('status').textContent;
const question = async (count = 1) => {
  await waitFor(() => expect(asked).toHaveLength(count));
  const last = asked.at(-1);
  if (!last) throw new Error('nobody asked');
  return last;
};

describe('the suggestions of the search box', () => {
  test('appear once for the input, after a pause, from two characters on', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await person.type(box(), 'm');
    expect(options()).toEqual(['Heat']);
    await write(person, 'atrix');
    const { words } = await question();
    expect(words).toBe('matrix');
    await asked[0]?.answer(MATRIX);
    expect(options().slice(0, 4)).toEqual(MATRIX.map(({ name, line }) => name + line));
    expect(options().slice(4)).toEqual(['Where can I watch “matrix”?']);
    expect(asked).toHaveLength(1);
  });

  test('are grouped, and a screen reader gets the list, its groups and the number', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'matri');
    expect(box().getAttribute('aria-autocomplete')).toBe('list');
    expect(readOut()).toBe('');
    await (await question()).answer(MATRIX);
    const shown = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(box().getAttribute('aria-expanded')).toBe('true');
    expect(box().getAttribute('aria-controls')).toBe(shown.id);
    const groups = ['Movies', 'People', 'Collections'].map((name) =>
      within(within(shown).getByRole('group', { name }))
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    );
    expect(groups).toEqual([
      ['The Matrix1999', 'The Matrix Reloaded2003'],
      ['Keanu ReevesActing · The Matrix'],
      ['The Matrix Collection'],
    ]);
    expect(readOut()).toBe('4 suggestions, arrow down to reach them.');
  });

  test('are navigated with arrow keys across groups, and Enter opens the active one', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'matr');
    await (await question()).answer(MATRIX);
    await person.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('Keanu ReevesActing · The Matrix');
    expect(document.activeElement).toBe(box());
    await person.keyboard('{Enter}');
    expect(gone).toEqual(['/person/6384']);
    // After going back, the list is closed.
    await waitFor(() => expect(options()).toEqual([]));
  });

  test('leave Enter to an input method while composing', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'せんと');
    await (await question()).answer(MATRIX);
    fireEvent.compositionStart(box());
    fireEvent.keyDown(box(), { key: 'Enter', isComposing: true });
    expect(gone).toEqual([]);
    fireEvent.compositionEnd(box());
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(gone).toHaveLength(1);
  });

  test('leave Enter on the input to the full results', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'matrixes');
    await (await question()).answer(MATRIX);
    await person.keyboard('{Enter}');
    expect(gone).toEqual(['/search?searchType=all&query=matrixes']);
  });

  test('open on click, which a browser can move to another tab', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'the m');
    await (await question()).answer(MATRIX);
    await person.click(screen.getByRole('option', { name: /Reloaded/ }));
    expect(gone).toEqual(['/movie/604']);
  });

  test('of a slow first request never replace those of a fast second one', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'aa');
    const slow = await question(1);
    await write(person, 'bb');
    const fast = await question(2);
    expect([slow.words, fast.words]).toEqual(['aa', 'aabb']);
    expect(slow.signal?.aborted).toBe(true);
    await fast.answer([suggestion('tv', 1396, 'Breaking Bad', '2008')]);
    await slow.answer(MATRIX);
    expect(options()[0]).toBe('Breaking Bad2008');
  });

  test.each([
    ['fails', (last: Question) => last.fail(503)],
    ['are too many', (last: Question) => last.fail(429)],
    ['breaks off', (last: Question) => last.breakOff()],
  ])('leave the box usable when the request %s: the input is searched', async (name, fail) => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, `broken ${name}`);
    await fail(await question());
    expect(screen.queryAllByRole('alert')).toEqual([]);
    expect(options()).toEqual(['Heat']);
    await person.keyboard('{Enter}');
    expect(gone).toEqual([`/search?${new URLSearchParams({ searchType: 'all', query: `broken ${name}` })}`]);
    // The next letter sends another request.
    await person.type(box(), 's');
    await (await question(2)).answer(MATRIX);
    expect(options()).toHaveLength(5);
  });

  test('are reported missing, and the list closes', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'zzzz');
    await (await question()).answer([]);
    expect(readOut()).toBe('No suggestions.');
    expect(options()).toEqual([]);
    expect(box().getAttribute('aria-expanded')).toBe('false');
  });

  test('close with Escape, which keeps the input, and reopen with an arrow', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'mat');
    await (await question()).answer(MATRIX);
    await person.keyboard('{Escape}');
    await waitFor(() => expect(options()).toEqual([]));
    expect(box()).toHaveProperty('value', 'mat');
    await person.keyboard('{ArrowDown}{ArrowDown}');
    expect(chosen()).toBe('The Matrix1999');
  });

  test('are replaced by recent searches when the input is empty', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'matrices');
    await (await question()).answer(MATRIX);
    await person.clear(box());
    expect(options()).toEqual(['Heat']);
  });

  test('of an earlier request are shown without another', async () => {
    const person = openIsland(<SearchBox query="" type={null} />);
    await write(person, 'once');
    await (await question()).answer(MATRIX);
    await person.type(box(), 'x');
    await (await question(2)).answer([]);
    await person.type(box(), '{Backspace}');
    expect(options()).toHaveLength(5);
    expect(asked).toHaveLength(2);
  });
});
