import { movieRecords, seriesRecords } from '../bundle.ts';
import { folded } from './search.ts';
import { hash } from '../seed.ts';

/** First keyword id. TMDB counts up from 1 and is far below, so ids never collide. */
const FIRST = 911_000_000;
const ROOM = 2_147_483_647 - FIRST;

/** The id of a keyword: a hash of its name. */
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

/** The keyword of an id; undefined when no bundled title has it. */
export function keywordNamed(id: number): string | undefined {
  return allNames().get(id);
}

/** Keywords that contain some words: equal ones first, then those that begin with them. */
export function keywordsNamed(words: string): { id: number; name: string }[] {
  const text = folded(words);
  const rank = (name: string) => (folded(name) === text ? 0 : folded(name).startsWith(text) ? 1 : 2);
  return [...allNames()]
    .filter(([, name]) => ` ${folded(name)}`.includes(` ${text}`))
    .map(([id, name]) => ({ id, name }))
    .sort((a, b) => rank(a.name) - rank(b.name) || a.name.localeCompare(b.name));
}
