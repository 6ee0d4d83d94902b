import { keptText, LIST_LENGTHS } from '../../custom-lists/custom-lists.ts';
import type { ImportEntry, GivenStars } from './entry.ts';

const NAME_LIMIT = 300;

/** Normalises a text to one line that PostgreSQL can store, of at most `limit` UTF-16 units. */
export function plainText(text: string, limit = NAME_LIMIT): string {
  const flat = text.toWellFormed().replaceAll('\0', '').replace(/\s+/g, ' ').trim();
  return flat.slice(0, limit).toWellFormed().trim();
}

/** Normalises a multi-line text for PostgreSQL. */
export function writtenText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').trim();
}

/** Removes the HTML tags Letterboxd allows in texts. */
export function withoutTags(text: string): string {
  const plain = text
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?(?:i|b|em|strong|blockquote|a|p)(?:\s[^<>]{0,500})?>/gi, '');
  return writtenText(plain);
}

/** The year at the start of a value; null unless plausible for a film. */
export function yearIn(value: unknown): number | null {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : '';
  const year = Number(/^(\d{4})(?:$|\D)/.exec(text.trim())?.[1]);
  // 1970-01-01 means unknown; there was no film before 1870.
  return year >= 1870 && year <= 2150 && !/^1970-01-01/.test(text) ? year : null;
}

/** A positive 32-bit id from a number or string; undefined otherwise. */
export function idIn(value: unknown): number | undefined {
  const id = typeof value === 'string' && /^\d{1,10}$/.test(value.trim()) ? Number(value) : value;
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id <= 2_147_483_647 ? id : undefined;
}

/** The IMDb id in a text (`tt0133093`, or within a URL); undefined without one. */
export function imdbIn(value: unknown): string | undefined {
  return typeof value === 'string' ? /\btt\d{5,12}\b/.exec(value)?.[0] : undefined;
}

/** A season or episode number; undefined if invalid. */
export function placeIn(value: unknown): number | undefined {
  const place = typeof value === 'string' && /^\d{1,5}$/.test(value.trim()) ? Number(value) : value;
  return typeof place === 'number' && Number.isInteger(place) && place >= 0 && place <= 100_000
    ? place
    : undefined;
}

/** A rating from a number or string, with point or comma; null for 0 and anything invalid. */
export function starsIn(value: unknown, of: GivenStars['of']): GivenStars | null {
  const number = typeof value === 'string' ? Number(value.replace(',', '.')) : value;
  return typeof number === 'number' && number > 0 && number <= of ? { value: number, of } : null;
}

/** Omits undefined ids. */
export function idsOf(ids: { tmdb?: number; imdb?: string; tvdb?: number }): ImportEntry['ids'] {
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined));
}

/** Fields that identify a title within a file. */
export type NamedInFile = Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'>;

/** Whether a title has a name or id. */
export function isNamed({ name, ids }: NamedInFile): boolean {
  return name !== '' || Object.keys(ids).length > 0;
}

/** Key of a title within a file. */
export function keyInFile({ kind, name, year, ids }: NamedInFile): string {
  return JSON.stringify([kind, ids.tmdb ?? ids.imdb ?? ids.tvdb ?? [name.toLowerCase(), year]]);
}

/** File name without folders, lower case. */
export function baseName(file: string): string {
  return (file.split('/').at(-1) ?? file).toLowerCase();
}

/** A list name from a file name: "my favourites" for "my-favourites". */
export function listNameOf(file: string): string {
  const base = (file.split('/').at(-1) ?? file).replace(/\.\w+$/, '');
  return plainText(base.replace(/[-_]/g, ' ')) || 'List';
}

/** Numbers lists of the same name, from 1. Independent of the order of the files. */
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

/** A list name, with its number from the second on. */
export const numbered = (name: string, nth: number | undefined) =>
  nth !== undefined && nth > 1 ? { name, nth } : { name };
