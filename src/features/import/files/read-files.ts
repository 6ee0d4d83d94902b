import { isZip, unpack, type UnpackedFile } from './archive.ts';
import { ENTRIES_PER_IMPORT, withinTextLimit } from './entry.ts';
import { spreadsheetDaysOf, withUntoldDays, withWrittenDays } from './file-days.ts';
import { wrongArchive, wrongKind } from './file-kinds.ts';
import { sortFiles } from './needed-files.ts';
import { fileName, openedFile } from './recognise/opened-file.ts';
import { knownFiles } from './recognise/known-files.ts';
import { isNothing, unreportedRows } from './recognise/unreported-rows.ts';
import { questionOf } from './tables/column-question.ts';
import {
  NAMELESS,
  UnreadableImport,
  type GivenFile,
  type Harvest,
  type OpenedFile,
  type PassedFile,
  type Reading,
  type ReadingAnswers,
  type ReadingContext,
  type SourceReader,
  type UnreadableRow,
} from './reading.ts';

interface Opened {
  files: UnpackedFile[];
  passed: PassedFile[];
}

/** Folders of an export, which may be its only content. */
const KNOWN_FOLDERS = new Set(['lists/', 'likes/', 'watched/', 'ratings/']);

/** Removes a common top folder: Letterboxd's contains the user name. */
function withoutTop({ files, passed }: Opened): Opened {
  const top = /^[^/]+\//.exec(files[0]?.name ?? '')?.[0] ?? '';
  if (!files.every(({ name }) => name.startsWith(top)) || KNOWN_FOLDERS.has(top)) return { files, passed };
  const bare = (name: string) => (name.startsWith(top) ? name.slice(top.length) : name);
  return {
    files: files.map((file) => ({ ...file, name: bare(file.name) })),
    passed: passed.map(({ file, why }) => ({ file: bare(file), why })),
  };
}

/** Unpacks ZIPs, and drops unneeded files among several. */
function opened(given: readonly GivenFile[], limit: number | undefined): Opened {
  const loose = given.filter(({ bytes }) => !isZip(bytes));
  const sorted = sortFiles(loose.map(({ name }) => name));
  const passed = sorted.passed.filter(({ why }) => why !== 'format');
  const left = new Set(passed.map(({ file }) => file));
  const each = given.map((file): Opened => {
    if (isZip(file.bytes)) return unpackedZip(file, limit);
    const wrong = wrongKind(file.bytes);
    if (wrong && given.length === 1) throw new UnreadableImport(wrong);
    return { files: left.has(file.name) ? [] : [file], passed: [] };
  });
  return {
    files: each.flatMap(({ files }) => files),
    passed: [...passed, ...each.flatMap(({ passed: inside }) => inside)],
  };
}

/** Unpacks a ZIP. Throws `UnreadableImport` if it has no usable file and its type is known. */
function unpackedZip(file: GivenFile, limit: number | undefined): Opened {
  let wrong: ReturnType<typeof wrongArchive> = null;
  let passed: PassedFile[] = [];
  const chosen = (names: readonly string[]) => {
    const sorted = sortFiles(names);
    ({ passed } = sorted);
    if (sorted.needed.length === 0) wrong = wrongArchive(names);
    return sorted.needed;
  };
  const files = unpack(file, chosen, limit);
  if (wrong) throw new UnreadableImport(wrong);
  return withoutTop({ files, passed });
}

/** The meaning of a table's columns, if the user has said it. */
function namesFor(file: string, { columns }: ReadingAnswers): Pick<OpenedFile, 'names'> {
  const names = columns?.[file];
  return names ? { names } : {};
}

const tornRows = ({ name: file, table }: OpenedFile): UnreadableRow[] =>
  (table?.torn ?? []).map((line) => ({ at: { file, line }, problem: 'openQuote' }));

/** Progress: files opened, and their total. */
export type ReadingSteps = (done: number, of: number) => void;

/**
 * Reads one or several files or ZIPs of one source, recognised by content. Damage costs single rows, which are
 * reported. `answers` resolve ambiguities. Throws `UnreadableImport` with a reason if nothing can be read.
 */
export function readFiles(
  given: readonly GivenFile[],
  context: ReadingContext,
  { limit, onStep, answers = {} }: { limit?: number; onStep?: ReadingSteps; answers?: ReadingAnswers } = {},
): Reading {
  const { files, passed } = opened(given, limit);
  const broken: UnreadableRow[] = [];
  const tables: OpenedFile[] = [];
  for (const [index, unpacked] of files.entries()) {
    onStep?.(index, files.length);
    const file = openedFile(unpacked);
    if (file) tables.push({ ...file, ...namesFor(file.name, answers) });
    else broken.push({ at: { file: fileName(unpacked.name), line: 0 }, problem: 'brokenFile' });
  }
  const { known, others } = knownFiles(tables);
  for (const { name } of others) passed.push({ file: name, why: 'unknown' });
  const source = known[0]?.reader.source;
  if (!source) throw new UnreadableImport(broken.length > 0 ? 'broken' : 'unknown');
  if (known.some(({ reader }) => reader.source !== source)) throw new UnreadableImport('several');
  const arranged = known.map(({ reader, file }) => ({ reader, file: reader.arrange?.(file) ?? file }));
  const days = spreadsheetDaysOf(arranged.map(({ file }) => file));
  const read = arranged.map(({ reader, file }) => {
    const role = (file.role === NAMELESS && answers.roles?.[file.name]) || file.role;
    return { reader, file: withWrittenDays({ ...file, role }, answers.order ?? days.evident) };
  });
  const readers = [...new Set(read.map(({ reader }) => reader))];
  const of = (one: SourceReader) => read.flatMap(({ reader, file }) => (reader === one ? [file] : []));
  const scales = readers.flatMap((reader) => reader.scaleOf?.(of(reader)) ?? []);
  const scale = scales.find(({ example }) => example !== null) ?? { example: null, evident: null };
  const harvest = { entries: [], unreadable: [], profiles: [] } as Required<Harvest>;
  for (const reader of readers) {
    const again = new Set(reader.repeats?.(of(reader)));
    for (const { name } of again) passed.push({ file: name, why: 'repeated' });
    const given = of(reader).filter((file) => !again.has(file));
    const some = reader.read(given, {
      ...context,
      scale: answers.scale ?? scale.evident,
      profiles: answers.profiles ?? null,
    });
    const explained = given.filter(({ role }) => !reader.explains?.includes(role));
    for (const entry of some.entries) harvest.entries.push(entry);
    for (const row of [...some.unreadable, ...unreportedRows(explained, some)]) harvest.unreadable.push(row);
    harvest.profiles.push(...(some.profiles ?? []));
  }
  const all = read.map(({ file }) => file);
  const unreadable = [...broken, ...all.flatMap(tornRows), ...harvest.unreadable];
  if (harvest.entries.length > ENTRIES_PER_IMPORT) throw new UnreadableImport('tooMany');
  if (harvest.entries.length === 0 && unreadable.every(({ problem }) => isNothing(problem)))
    throw new UnreadableImport('empty');
  onStep?.(files.length, files.length);
  return {
    source,
    entries: withUntoldDays(harvest.entries, all).map(withinTextLimit),
    unreadable,
    files: known.map(({ file }) => file.name),
    passed,
    questions: {
      days,
      scale,
      nameless: known.flatMap(({ file }) => (file.role === NAMELESS ? file.name : [])),
      columns: arranged.flatMap(({ file }, index) => questionOf(known[index]?.file, file) ?? []),
      profiles: harvest.profiles.length > 1 ? harvest.profiles : [],
    },
  };
}
