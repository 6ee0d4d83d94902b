import { gzipSync } from 'node:zlib';
import { notFound } from './answers.ts';
import type { Edition } from './library.ts';
import { collections } from './collections/collections.ts';

const FILE = /^(person|collection)_ids_\d\d_\d\d_\d{4}\.json\.gz$/;

function linesOf(what: string, edition: Edition): object[] {
  if (what === 'collection') return collections.map(({ id, name }) => ({ id, name }));
  return [...edition.people().values()].map(({ id, name, popularity }) => ({
    adult: false,
    id,
    name,
    popularity,
  }));
}

/**
 * A daily export of person or collection ids, as on TMDB's file host: gzipped, one JSON object a line. The
 * date in the name is ignored, since the data never changes. Throws TMDB's error 34 for another file.
 */
export function exportAnswer(file: string, edition: Edition): Response {
  const [, what] = FILE.exec(file) ?? [];
  if (what === undefined) throw notFound();
  const text = linesOf(what, edition)
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  return new Response(gzipSync(text), { headers: { 'content-type': 'application/gzip' } });
}
