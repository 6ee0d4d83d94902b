import { movieRecords, seriesRecords } from '../bundle.ts';
import { folded } from './search.ts';
import { hash } from '../seed.ts';

/** TMDB counts its keywords up from 1 and is far from here, so a number of ours is never another word there. */
const FIRST = 911_000_000;
const ROOM = 2_147_483_647 - FIRST;

/** The number of a keyword, made of its words alone. */
export function keywordId(name: string): number {
  return FIRST + (hash(`keyword ${name}`) % ROOM);
}

let names: Map<number, string> | undefined;

function allNames(): Map<number, string> {
  names ??= new Map(
    [...movieRecords, ...seriesRecords].flatMap(({ keywords }) =>
      keywords.map((name) => [keywordId(name), name] as const),
    ),
  );
  return names;
}

/** The keyword of a number, undefined for one no bundled title has. */
export function keywordNamed(id: number): string | undefined {
  return allNames().get(id);
}

/** Keywords whose name holds some words, the same name first, then those that begin with them. */
export function keywordsNamed(words: string): { id: number; name: string }[] {
  const text = folded(words);
  const rank = (name: string) => (folded(name) === text ? 0 : folded(name).startsWith(text) ? 1 : 2);
  return [...allNames()]
    .filter(([, name]) => ` ${folded(name)}`.includes(` ${text}`))
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name));
}
