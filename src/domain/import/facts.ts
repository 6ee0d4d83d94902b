import { keptText, LIST_LENGTHS } from '../custom-lists/custom-lists.ts';
import type { ImportEntry, GivenStars } from './entry.ts';

const NAME_LIMIT = 300;

/** A text as a database can keep it, on one line, cut to a length in code units. */
export function plainText(text: string, limit = NAME_LIMIT): string {
  const flat = text.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  return flat.slice(0, limit).toWellFormed().trim();
}

/** What somebody wrote, in its own lines, as a database can keep it. */
export function writtenText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim();
}

/** Texts may hold the few HTML tags Letterboxd allows. */
export function withoutTags(text: string): string {
  const plain = text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?(?:i|b|em|strong|blockquote|a|p)(?:\s[^<>]{0,500})?>/gi, '');
  return writtenText(plain);
}

/** The year in a text or number; null unless it is one of films. */
export function yearIn(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const year = Number(/^(\d{4})(?:$|\D)/.exec(text.trim())?.[1]);
  // 1970-01-01 is a date nobody knew, and there was no film in 1800.
  return year >= 1870 && year <= 2150 && !/^1970-01-01/.test(text) ? year : null;
}

/** A positive whole number that an id can be, from a number or a text; undefined for anything else. */
export function idIn(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** IMDb's id in a text (`tt0133093`, or in an address); undefined without one. */
export function imdbIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /\btt\d{5,12}\b/.exec(value)?.[0] : undefined;
}

/** A number of a season or an episode; undefined for what is none. */
export function placeIn(value: unknown): number | undefined {
  const place = typeof value === 'string' && /^\d{1,5}$/.test(value.trim()) ? Number(value) : value;
  return typeof place === 'number' && Number.isInteger(place) && place >= 0 && place <= 100_000
    ? place
    : undefined;
}

/** A rating, from a number or a text with point or comma; null for none, for 0 and for what is no rating. */
export function starsIn(value: unknown, of: GivenStars['of']): GivenStars | null {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && number > 0 && number <= of ? { value: number, of } : null;
}

/** The ids that are there, and no key without one. */
export function idsOf(ids: { tmdb?: number; imdb?: string; tvdb?: number }): ImportEntry['ids'] {
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined));
}

/** A title as the entries about it share it: whatever names it. */
export type NamedInFile = Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'>;

/** Whether anything names it. */
export function isNamed({ name, ids }: NamedInFile): boolean {
  return name !== '' || Object.keys(ids).length > 0;
}

/** The same title within one file gives the same key. */
export function keyInFile({ kind, name, year, ids }: NamedInFile): string {
  return JSON.stringify([kind, ids.tmdb ?? ids.imdb ?? ids.tvdb ?? [name.toLowerCase(), year]]);
}

/** The file's name without its folders, in lower case. */
export function baseName(file: string): string {
  return (file.split('/').at(-1) ?? file).toLowerCase();
}

/** A name for a list out of a file's: "my-favourites" is "my favourites". */
export function listNameOf(file: string): string {
  const base = (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
  return plainText(base.replace(/[-_]/g, ' ')) || 'List';
}

/**
 * Which of several lists of one name each file is, from 1: files of the same names are numbered alike, in whatever order
 * they come.
 */
export function listNumbers(lists: readonly { file: string; name: string }[]): Map<string, number> {
  const files = lists.toSorted((a, b) => a.file.length - b.file.length || (a.file < b.file ? -1 : 1));
  const counts = new Map<string, number>();
  return new Map(
    files.map(({ file, name }) => {
      const kept = keptText(name, LIST_LENGTHS.name);
      const nth = (counts.get(kept) ?? 0) + 1;
      counts.set(kept, nth);
      return [file, nth];
    }),
  );
}

/** A list with its number, where there is one of its name before it. */
export const numbered = (name: string, nth: number | undefined) =>
  nth !== undefined && nth > 1 ? { name, nth } : { name };
