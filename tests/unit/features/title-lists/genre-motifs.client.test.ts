import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { describe, expect, it, test } from 'vitest';
import { genreMotif } from '../../../../src/features/title-lists/motifs.view.ts';
import { MOVIE_GENRES, TV_GENRES } from '../../../../packages/embedded/src/tmdb/genres/genres.ts';
import type { Kind } from '../../../../src/core/title.ts';

const drawings = new URL('../../../../src/features/title-lists/genre-motifs.svg', import.meta.url);
const parser = new new Window().DOMParser();
const document = parser.parseFromString(readFileSync(drawings, 'utf8'), 'image/svg+xml');

const symbolOf = (kind: Kind, id: number) => {
  const name = genreMotif(kind, id).split('#')[1] ?? '';
  return document.getElementById(name);
};
const paths = (kind: Kind, id: number, within: string) =>
  [...(symbolOf(kind, id)?.querySelectorAll(within) ?? [])].map((path) => path.getAttribute('d')).join(' ');

const SECTIONS: [Kind, { id: number; name: string }[]][] = [
  ['movie', [...MOVIE_GENRES]],
  ['tv', [...TV_GENRES]],
];

describe('the cards of genres', () => {
  it('have their own motif for every TMDB genre, among movies and series together', () => {
    const cards = SECTIONS.flatMap(([kind, genres]) => genres.map(({ id }) => ({ kind, id })));
    const motifs = cards.map(({ kind, id }) => paths(kind, id, 'g path'));
    expect(motifs.every((motif) => motif.length > 20)).toBe(true);
    expect(new Set(motifs).size).toBe(cards.length);
    const named = cards.map(({ kind, id }) => symbolOf(kind, id)?.querySelector('title')?.textContent);
    expect(new Set(named).size).toBe(cards.length);
  });

  test.each(SECTIONS)('of %s have another ground than neighbouring ones', (kind, genres) => {
    const grounds = genres.map(({ id }) => paths(kind, id, ':scope > path:nth-of-type(2)'));
    expect(grounds.every((ground) => ground.length > 5)).toBe(true);
    const twins = grounds.filter((ground, index) => grounds.slice(index + 1, index + 5).includes(ground));
    expect(twins).toEqual([]);
  });

  it('show film frames for a new genre', () => {
    expect(genreMotif('movie', 424242)).toMatch(/#other$/);
    expect(symbolOf('movie', 424242)).not.toBeNull();
  });
});
