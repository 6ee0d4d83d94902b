import type { Kind } from '../../../core/title.ts';
import type { ImportEntry } from './entry.ts';
import { idIn, idsOf, imdbIn, plainText, yearIn } from './facts.ts';

/** An object of unvalidated JSON. */
export type Loose = Record<string, unknown>;

/** Whether a value is an object, not null or an array. */
export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under a key; empty if missing. */
export function inside(value: unknown, name: string): Loose {
  const found = isLoose(value) ? value[name] : undefined;
  return isLoose(found) ? found : {};
}

/** The array under a key; empty if missing. */
export function listIn(value: unknown, name: string): unknown[] {
  const found = isLoose(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Parses JSON; undefined if invalid. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Parses an object `{title, year, ids}` of Trakt or Simkl. */
export function titleIn(value: Loose, kind: Kind): Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'> {
  const ids = inside(value, 'ids');
  return {
    kind,
    name: typeof value['title'] === 'string' ? plainText(value['title']) : '',
    year: yearIn(value['year']),
    ids: idsOf({ tmdb: idIn(ids['tmdb']), imdb: imdbIn(ids['imdb']), tvdb: idIn(ids['tvdb']) }),
  };
}
