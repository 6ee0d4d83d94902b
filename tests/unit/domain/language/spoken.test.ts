import { beforeEach, describe, expect, test } from 'vitest';
import { spokenObject } from '../../../../src/domain/language/spoken.ts';

const english = {
  title: 'Movies',
  note: null as string | null,
  found: (count: number, of: string) => `${count} movies of ${of}`,
  menu: { open: 'Open', parts: { close: 'Close' } },
  days: ['Monday', 'Tuesday'],
};
const german: typeof english = {
  title: 'Filme',
  note: 'Hinweis',
  found: (count, of) => `${count} Filme von ${of}`,
  menu: { open: 'Öffnen', parts: { close: 'Schließen' } },
  days: ['Montag', 'Dienstag', 'Mittwoch'],
};

let now = english;
const words = spokenObject(() => now, english);
beforeEach(() => (now = english));

describe('Words are those of the language that is spoken when they are read', () => {
  test('texts, and what stands for one that another language alone has', () => {
    expect([words.title, words.note]).toEqual(['Movies', null]);
    now = german;
    expect([words.title, words.note]).toEqual(['Filme', 'Hinweis']);
  });

  test('sentences, with all that they are given, also where one was taken before', () => {
    const { found } = words;
    expect(found(2, 'Ada')).toBe('2 movies of Ada');
    now = german;
    expect([found(2, 'Ada'), words.found(3, 'Ben')]).toEqual(['2 Filme von Ada', '3 Filme von Ben']);
  });

  test('parts, however deep, also where one was taken before', () => {
    const { menu } = words;
    const { parts } = menu;
    expect([menu.open, parts.close]).toEqual(['Open', 'Close']);
    now = german;
    expect([menu.open, parts.close, words.menu.parts.close]).toEqual(['Öffnen', 'Schließen', 'Schließen']);
  });

  test('lists, which are lists', () => {
    expect([Array.isArray(words.days), Array.isArray(words.menu)]).toEqual([true, false]);
    expect([...words.days]).toEqual(['Monday', 'Tuesday']);
    now = german;
    expect(words.days.map((day) => day.slice(0, 2))).toEqual(['Mo', 'Di', 'Mi']);
  });
});

test('words have the keys of the language that is spoken, and no others', () => {
  now = { ...german, more: 'Mehr' } as typeof german;
  expect(Object.keys(words)).toEqual(['title', 'note', 'found', 'menu', 'days', 'more']);
  expect({ ...words }).toMatchObject({ title: 'Filme', more: 'Mehr' });
  expect(['title' in words, 'more' in words, 'less' in words]).toEqual([true, true, false]);
  expect([Reflect.get(words, 'more'), Reflect.get(words, 'less')]).toEqual(['Mehr', undefined]);
});

test('a part is one and the same whenever it is read, so that nothing is made anew for it', () => {
  expect(words.menu).toBe(words.menu);
  expect(words.found).toBe(words.found);
});
