import { EXPORT_JSON } from '../export/parts.ts';
import { isZip, unpack, type UnpackedFile } from './archive.ts';
import { decoded, readCsv } from './csv-table.ts';
import { ENTRIES_PER_IMPORT } from './entry.ts';
import { spreadsheetDaysOf, withUntoldDays, withWrittenDays } from './file-days.ts';
import { wrongArchive, wrongKind } from './file-kinds.ts';
import { baseName, plainText } from './facts.ts';
import { imdb } from './imdb.ts';
import { parsedJson } from './json-facts.ts';
import { letterboxd } from './letterboxd.ts';
import { own } from './own.ts';
import { simkl } from './simkl.ts';
import { trakt } from './trakt.ts';
import { TV_TIME_FILES } from './tv-time-files.ts';
import { tvTime } from './tv-time.ts';
import {
  NAMELESS,
  UnreadableImport,
  type GivenFile,
  type OpenedFile,
  type Reading,
  type ReadingAnswers,
  type ReadingContext,
  type RecognisedFile,
  type SourceReader,
  type UnreadableRow,
} from './reading.ts';

/** In the order they are asked: whose files are the most unmistakable comes first. */
const READERS: readonly SourceReader[] = [own, tvTime, letterboxd, imdb, trakt, simkl];

/** What somebody removed at Letterboxd, and what a Mac puts into ZIPs. */
const NEVER = /(?:^|\/)(?:deleted|orphaned|__MACOSX)\/|(?:^|\/)\./;

/** Whether names are those of TV Time's export, of which nothing else is opened. */
const isTvTime = (name: string) => TV_TIME_FILES.some((known) => known === baseName(name));

/** Trakt's files that say nothing an import takes; comments and settings are personal. */
const NOT_NEEDED =
  /(?:^|\/)(?:user|comments?|collection|network|followers?|friends|notes?|likes|settings)[^/]*\.json$/i;

/** Which files of a ZIP are opened, by their names. Beside our own JSON all others say the same again. */
export function neededFiles(names: readonly string[]): string[] {
  const tables = names.filter((name) => /\.(?:csv|json)$/i.test(name) && !NEVER.test(name));
  const ours = tables.filter((name) => baseName(name) === EXPORT_JSON);
  if (ours.length > 0) return ours;
  const ofTvTime = tables.filter(isTvTime);
  return ofTvTime.length > 0 ? ofTvTime : tables.filter((name) => !NOT_NEEDED.test(name));
}

/** Names without the folder all of them lie in: Letterboxd's says who somebody is there. */
function withoutTop(files: readonly UnpackedFile[]): UnpackedFile[] {
  const top = /^[^/]+\//.exec(files[0]?.name ?? '')?.[0] ?? '';
  if (!files.every(({ name }) => name.startsWith(top)) || KNOWN_FOLDERS.has(top)) return [...files];
  return files.map((file) => ({ ...file, name: file.name.slice(top.length) }));
}

/** Folders that are part of an export, and may be all there is of it. */
const KNOWN_FOLDERS = new Set(['lists/', 'likes/', 'watched/', 'ratings/']);

/** What was given, with ZIPs unpacked; of several loose files those nobody needs are left out as well. */
function opened(given: readonly GivenFile[], limit: number | undefined): UnpackedFile[] {
  const loose = given.filter(({ bytes }) => !isZip(bytes));
  const needed = new Set(neededFiles(loose.map(({ name }) => name)));
  return given.flatMap((file): UnpackedFile[] => {
    if (isZip(file.bytes)) return unpackedZip(file, limit);
    const wrong = wrongKind(file.bytes);
    if (wrong && given.length === 1) throw new UnreadableImport(wrong);
    return needed.has(file.name) || !/\.(?:csv|json)$/i.test(file.name) ? [file] : [];
  });
}

/** What lies in a ZIP. Throws `UnreadableImport` where that is nothing of use, and what it is instead is plain. */
function unpackedZip(file: GivenFile, limit: number | undefined): UnpackedFile[] {
  let wrong: ReturnType<typeof wrongArchive> = null;
  const chosen = (names: readonly string[]) => {
    const needed = neededFiles(names);
    if (needed.length === 0) wrong = wrongArchive(names);
    return needed;
  };
  const files = withoutTop(unpack(file, chosen, limit));
  if (wrong) throw new UnreadableImport(wrong);
  return files;
}

/** Reads a file as what it begins like, whatever it is called; null where it could not be unpacked or is broken JSON. */
function openedFile({ name, bytes }: UnpackedFile): OpenedFile | null {
  if (!bytes) return null;
  const text = decoded(bytes);
  const isJson = /^\s*[[{]/.test(text);
  const json = isJson ? parsedJson(text) : undefined;
  if (json !== undefined) return { name: fileName(name), json };
  return isJson && !/\.csv$/i.test(name) ? null : { name: fileName(name), table: readCsv(text) };
}

/** A file's name as entries carry it. */
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

/** Progress of reading: files opened, of those there are. */
export type ReadingSteps = (done: number, of: number) => void;

/**
 * Reads what somebody gave: one or several files, ZIPs or not, of one source, told by what is in them. Damage costs rows,
 * which are told. What the files leave open is read as it was answered. Throws `UnreadableImport` where nothing can be read,
 * with the reason.
 */
export function readFiles(
  given: readonly GivenFile[],
  context: ReadingContext,
  { limit, onStep, answers = {} }: { limit?: number; onStep?: ReadingSteps; answers?: ReadingAnswers } = {},
): Reading {
  const files = opened(given, limit);
  const broken: UnreadableRow[] = [];
  const known: Known[] = [];
  for (const [index, unpacked] of files.entries()) {
    onStep?.(index, files.length);
    const file = openedFile(unpacked);
    const found = file && recognised(file);
    if (found) known.push(found);
    else if (!file) broken.push({ at: { file: fileName(unpacked.name), line: 0 }, problem: 'brokenFile' });
  }
  const reader = known[0]?.reader;
  if (!reader) throw new UnreadableImport(broken.length > 0 ? 'broken' : 'unknown');
  if (known.some((other) => other.reader !== reader)) throw new UnreadableImport('several');
  const days = spreadsheetDaysOf(known.map(({ file }) => file));
  const read = known.map(({ file }) => {
    const role = (file.role === NAMELESS && answers.roles?.[file.name]) || file.role;
    return withWrittenDays({ ...file, role }, answers.order ?? days.evident);
  });
  const harvest = reader.read(read, context);
  const unreadable = [...broken, ...read.flatMap(tornRows), ...harvest.unreadable];
  if (harvest.entries.length > ENTRIES_PER_IMPORT) throw new UnreadableImport('tooMany');
  if (harvest.entries.length === 0 && unreadable.length === 0) throw new UnreadableImport('empty');
  onStep?.(files.length, files.length);
  return {
    source: reader.source,
    entries: withUntoldDays(harvest.entries, read),
    unreadable,
    files: known.map(({ file }) => file.name),
    questions: {
      days,
      nameless: known.flatMap(({ file }) => (file.role === NAMELESS ? file.name : [])),
    },
  };
}
