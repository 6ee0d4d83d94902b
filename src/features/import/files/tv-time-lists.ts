import type { ImportEntry } from './entry.ts';
import { idIn, isNamed, listNumbers, numbered, plainText, yearIn, type NamedInFile } from './facts.ts';
import type { Harvest, RecognisedFile } from './reading.ts';

/** Parses Go's printed maps: `[map[created_at:1.7e+09 id:422981 type:series] map[…]]`. */
function objectsIn(text: string): Map<string, string>[] {
  return [...text.matchAll(/map\[([^\]]*)\]/g)].map(
    ([, fields = '']) =>
      new Map([...fields.matchAll(/(\w+):(\S+)/g)].map(([, key = '', value = '']) => [key, value])),
  );
}

/** Movies by TV Time's id: lists contain nothing else of them. */
function moviesIn(files: readonly RecognisedFile[]): Map<string, NamedInFile> {
  const records = files.filter(({ role }) => role === 'v1').flatMap(({ table }) => table?.records ?? []);
  return new Map(
    records.map((record) => [
      record.get('uuid'),
      {
        kind: 'movie',
        name: plainText(record.get('movie_name')),
        year: yearIn(record.get('release_date')),
        ids: {},
      },
    ]),
  );
}

/** Parses lists. Series have TheTVDB ids; their names come from other entries. */
export function listsIn(files: readonly RecognisedFile[], entries: readonly ImportEntry[]): Harvest {
  const harvest: Harvest = { entries: [], unreadable: [] };
  const movies = moviesIn(files);
  const names = new Map(
    entries.flatMap(({ ids, name, year }) => (ids.tvdb ? [[ids.tvdb, { name, year }]] : [])),
  );
  const titleOf = (object: Map<string, string>): NamedInFile | undefined => {
    const tvdb = idIn(Number(object.get('id')));
    if (object.get('type') !== 'series') return movies.get(object.get('uuid') ?? '');
    if (tvdb === undefined) return undefined;
    return { kind: 'tv', name: '', year: null, ...names.get(tvdb), ids: { tvdb } };
  };
  const rows = files
    .filter(({ role }) => role === 'lists')
    .flatMap(({ name: file, table }) =>
      (table?.records ?? []).map((record) => ({ at: { file, line: record.line }, record })),
    );
  const keyOf = ({ file, line }: ImportEntry['at']) => `${file} ${String(line).padStart(8, '0')}`;
  const nameOf = (row: (typeof rows)[number]) => plainText(row.record.get('name', 'list_name')) || 'List';
  const numbers = listNumbers(rows.map((row) => ({ file: keyOf(row.at), name: nameOf(row) })));
  for (const row of rows) {
    const named = numbered(nameOf(row), numbers.get(keyOf(row.at)));
    const description = plainText(row.record.get('description'), 20_000);
    for (const [index, object] of objectsIn(row.record.get('objects')).entries()) {
      const title = titleOf(object);
      if (!title || !isNamed(title)) {
        harvest.unreadable.push({ at: row.at, problem: 'noTitle' });
        continue;
      }
      const list = { ...named, position: index + 1, ...(index === 0 && description && { description }) };
      harvest.entries.push({ at: row.at, what: 'list', ...title, day: null, again: false, list });
    }
  }
  return harvest;
}
