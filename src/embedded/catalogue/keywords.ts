import { movieRecords, seriesRecords } from './bundle.ts';
import { hash } from './seed.ts';

/** TMDB counts its keywords up from 1 and is far from here, so a number of ours is never another word there. */
const FIRST = 911_000_000;
const ROOM = 2_147_483_647 - FIRST;

/** The number of a keyword, made of its words alone. */
export function keywordId(name: string): number {
  return FIRST + (hash(`keyword ${name}`) % ROOM);
}

let names: Map<number, string> | undefined;

/** The keyword of a number, undefined for one no bundled title has. */
export function keywordNamed(id: number): string | undefined {
  names ??= new Map(
    [...movieRecords, ...seriesRecords].flatMap(({ keywords }) =>
      keywords.map((name) => [keywordId(name), name] as const),
    ),
  );
  return names.get(id);
}
