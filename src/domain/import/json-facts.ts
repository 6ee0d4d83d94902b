import type { Kind } from '../title.ts';
import type { ImportEntry } from './entry.ts';
import { idIn, idsOf, imdbIn, plainText, yearIn } from './facts.ts';

/** An object of a file nobody has checked. */
export type Loose = Record<string, unknown>;

/** Whether something is an object with names, and neither null nor an array. */
export function isLoose(value: unknown): value is Loose {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object under a name; an empty one where there is none. */
export function inside(value: unknown, name: string): Loose {
  const found = isLoose(value) ? value[name] : undefined;
  return isLoose(found) ? found : {};
}

/** The array under a name; an empty one where there is none. */
export function listIn(value: unknown, name: string): unknown[] {
  const found = isLoose(value) ? value[name] : undefined;
  return Array.isArray(found) ? found : [];
}

/** Reads JSON; undefined for what is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '')) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Which title an object `{title, year, ids}` names, as Trakt and Simkl write it. */
export function titleIn(value: Loose, kind: Kind): Pick<ImportEntry, 'kind' | 'name' | 'year' | 'ids'> {
  const ids = inside(value, 'ids');
  return {
    kind,
    name: typeof value['title'] === 'string' ? plainText(value['title']) : '',
    year: yearIn(value['year']),
    ids: idsOf({ tmdb: idIn(ids['tmdb']), imdb: imdbIn(ids['imdb']), tvdb: idIn(ids['tvdb']) }),
  };
}
