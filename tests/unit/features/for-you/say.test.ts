import { expect, test } from 'vitest';
import type { Candidate, Ground } from '../../../../src/features/for-you/ground.ts';
import { named, SAYINGS } from '../../../../src/features/for-you/say.ts';

const themes = Array.from({ length: 50 }, (_, of) => ({
  ...{ trait: `theme-${of}`, name: `Theme ${of}`, rarity: 1, weight: 0, from: [] },
}));
const titles = [
  { kind: 'movie', id: 3, title: 'Arrival', traits: [1, 99, 0] },
  { kind: 'tv', id: 3, title: 'Dark', traits: themes.map((_, at) => at) },
] as unknown as Candidate[];
const ground: Ground = { seeds: [], traits: themes, titles, marks: [0, 0, 0] };
const before = [{ subject: 'movie-3', direction: 1, name: 'Its old name', traits: ['theme-7'] } as const];

test('Allows feedback on a found title, by its traits', () => {
  expect(named(ground, [], 'movie-3')).toEqual({
    ...{ subject: 'movie-3', name: 'Arrival', traits: ['theme-1', 'theme-0'] },
  });
  expect(named(ground, [], 'tv-3')?.traits).toEqual(themes.slice(0, 40).map(({ trait }) => trait));
});

test('Allows feedback on a learned trait, by name', () => {
  expect(named(ground, before, 'theme-4')).toEqual({ subject: 'theme-4', name: 'Theme 4', traits: [] });
});

test('Keeps the name of earlier feedback', () => {
  const said = { subject: 'movie-3', name: 'Its old name', traits: ['theme-7'] };
  expect(named(ground, before, 'movie-3')).toEqual(said);
  expect(named(null, before, 'movie-3')).toEqual(said);
});

test('Refuses feedback on unknown titles', () => {
  expect(named(ground, before, 'movie-9')).toBeNull();
  expect(named(null, [], 'theme-1')).toBeNull();
});

test('Counts more for, less against, and deleted feedback not at all', () => {
  expect(SAYINGS).toEqual({ more: 1, less: -1, forget: 0, back: null });
});
