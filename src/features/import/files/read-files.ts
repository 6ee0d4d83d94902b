import { isZip, unpack, type UnpackedFile } from './archive.ts';
import { decoded, readCsv } from './csv-table.ts';
import { ENTRIES_PER_IMPORT, withinTextLimit } from './entry.ts';
import { spreadsheetDaysOf, withUntoldDays, withWrittenDays } from './file-days.ts';
import { wrongArchive, wrongKind } from './file-kinds.ts';
import { plainText } from './facts.ts';
import { imdb } from './imdb.ts';
import { parsedJson } from './json-facts.ts';
import { ratingScaleOf } from './letterboxd-format.ts';
import { letterboxd } from './letterboxd.ts';
import { sortFiles } from './needed-files.ts';
import { own } from './own.ts';
import { simkl } from './simkl.ts';
import { trakt } from './trakt.ts';
import { tvTime } from './tv-time.ts';
import {
  NAMELESS,
  UnreadableImport,
  type GivenFile,
  type OpenedFile,
  type PassedFile,
  type Reading,
  type ReadingAnswers,
  type ReadingContext,
  type RecognisedFile,
  type SourceReader,
  type UnreadableRow,
} from './reading.ts';

/** In order of recognition: the least ambiguous formats first. */
const READERS: readonly SourceReader[] = [own, tvTime, letterboxd, imdb, trakt, simkl];

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

/** Parses a file by its content, whatever its name; null if it could not be unpacked or is broken JSON. */
function openedFile({ name, bytes }: UnpackedFile): OpenedFile | null {
  if (!bytes) return null;
  const text = decoded(bytes);
  const isJson = /^\s*[[{]/.test(text);
  const json = isJson ? parsedJson(text) : undefined;
  if (json !== undefined) return { name: fileName(name), json };
  if (isJson && !/\.csv$/i.test(name)) return null;
  return { name: fileName(name), table: readCsv(text, linesAbove(fileName(name), text)) };
}

/** Maximum lines ignored above a header, as people and programs add them. */
const MOST_ABOVE = 8;

/** Number of lines before the first known header; 0 if that is the first line, or there is none. */
function linesAbove(name: string, text: string): number {
  const lines = text.slice(0, 20_000).split(/\r\n?|\n/, MOST_ABOVE + 1);
  // Letterboxd's lists start with a block that is parsed.
  if (recognised({ name, table: readCsv(lines.join('\n')) })) return 0;
  return Math.max(
    0,
    lines.findIndex((line) => recognised({ name, table: readCsv(line) })),
  );
}

const fileName = (name: string) => plainText(name) || 'file';

interface Known {
  reader: SourceReader;
  file: RecognisedFile;
}

function recognised(file: OpenedFile): Known | null {
  for (const reader of READERS) {
    const role = reader.roleOf(file);
    if (role !== null) return { reader, file: { ...file, role } };
  }
  return null;
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
  const known: Known[] = [];
  for (const [index, unpacked] of files.entries()) {
    onStep?.(index, files.length);
    const file = openedFile(unpacked);
    const found = file && recognised(file);
    if (found) known.push(found);
    else if (file) passed.push({ file: file.name, why: 'unknown' });
    else broken.push({ at: { file: fileName(unpacked.name), line: 0 }, problem: 'brokenFile' });
  }
  const reader = known[0]?.reader;
  if (!reader) throw new UnreadableImport(broken.length > 0 ? 'broken' : 'unknown');
  if (known.some((other) => other.reader !== reader)) throw new UnreadableImport('several');
  const days = spreadsheetDaysOf(known.map(({ file }) => file));
  const read = known.map(({ file }) => {
    const role = (file.role === NAMELESS && answers.roles?.[file.name]) || file.role;
    return withWrittenDays({ ...file, role }, answers.order ?? days.evident);
  });
  const scale = ratingScaleOf(reader === letterboxd ? read : []);
  const again = new Set(reader.repeats?.(read));
  for (const { name } of again) passed.push({ file: name, why: 'repeated' });
  const harvest = reader.read(
    read.filter((file) => !again.has(file)),
    { ...context, scale: answers.scale ?? scale.evident },
  );
  const unreadable = [...broken, ...read.flatMap(tornRows), ...harvest.unreadable];
  if (harvest.entries.length > ENTRIES_PER_IMPORT) throw new UnreadableImport('tooMany');
  if (harvest.entries.length === 0 && unreadable.length === 0) throw new UnreadableImport('empty');
  onStep?.(files.length, files.length);
  return {
    source: reader.source,
    entries: withUntoldDays(harvest.entries, read).map(withinTextLimit),
    unreadable,
    files: known.map(({ file }) => file.name),
    passed,
    questions: {
      days,
      scale,
      nameless: known.flatMap(({ file }) => (file.role === NAMELESS ? file.name : [])),
    },
  };
}
