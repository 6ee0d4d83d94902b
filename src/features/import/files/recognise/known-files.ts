import { imdb } from '../imdb.ts';
import { letterboxd } from '../letterboxd.ts';
import { own } from '../own.ts';
import type { OpenedFile, RecognisedFile, SourceReader } from '../reading.ts';
import { movieLens } from '../sites/movie-lens.ts';
import { disney, netflix } from '../sites/netflix.ts';
import { plainList } from '../sites/plain-list.ts';
import { ryot } from '../sites/ryot.ts';
import { seriesGuide } from '../sites/series-guide.ts';
import { tvTimeObjects } from '../sites/tv-time-objects.ts';
import { watcharr } from '../sites/watcharr.ts';
import { simkl } from '../simkl.ts';
import { objectTable } from '../tables/object-table.ts';
import { anyTable, ROWS, siteTables, unnamedTable, UNNAMED } from '../tables/reader.ts';
import { trakt } from '../trakt.ts';
import { tvTime } from '../tv-time.ts';

/** In order of recognition: the least ambiguous formats first. */
const READERS: readonly SourceReader[] = [
  own,
  tvTime,
  netflix,
  disney,
  letterboxd,
  imdb,
  trakt,
  simkl,
  movieLens,
  ...siteTables,
  watcharr,
  ryot,
  seriesGuide,
  tvTimeObjects,
];

/** What may be of any origin: read where no file beside it is of a known one. */
const OTHERS: readonly SourceReader[] = [plainList, anyTable];

interface KnownFile {
  reader: SourceReader;
  file: RecognisedFile;
}

function recognisedBy(readers: readonly SourceReader[], file: OpenedFile): KnownFile | null {
  for (const reader of readers) {
    const role = reader.roleOf(file);
    if (role !== null) return { reader, file: { ...file, role } };
  }
  return null;
}

/** Whether a file is of a known site, or else of any origin. */
export const isOfSite = (file: OpenedFile): boolean => recognisedBy(READERS, file) !== null;
export const isOfAny = (file: OpenedFile): boolean => recognisedBy(OTHERS, file) !== null;

/** Objects of unknown origin are a table. */
function tabled(file: OpenedFile): OpenedFile {
  const table = file.table ?? (file.json === undefined ? null : objectTable(file.json));
  return table ? { name: file.name, table, ...(file.names && { names: file.names }) } : file;
}

/** A file of any origin. Objects that do not say what their titles are may be anything. */
function recognisedByColumns(file: OpenedFile): KnownFile | null {
  const known = recognisedBy(OTHERS, tabled(file));
  return file.json !== undefined && known?.file.role !== ROWS ? null : known;
}

/** Files of several sites, as those of one where each may be of it: sites share forms. */
function asOneSite(
  files: readonly OpenedFile[],
  found: readonly (KnownFile | null)[],
): readonly (KnownFile | null)[] {
  const sources = [...new Set(found.flatMap((known) => known?.reader.source ?? []))];
  if (sources.length < 2) return found;
  for (const source of sources) {
    const readers = READERS.filter((reader) => reader.source === source);
    const same = files.map((file, index) => (found[index] ? recognisedBy(readers, file) : null));
    if (same.every((known, index) => known !== null || found[index] === null)) return same;
  }
  return found;
}

/** Maximum tables whose columns the user is asked about. */
const MOST_UNNAMED = 3;

/** Recognises files. Those of any origin count only without one of a known site; tables without known columns only alone. */
export function knownFiles(files: readonly OpenedFile[]): { known: KnownFile[]; others: OpenedFile[] } {
  const bySite = files.map((file) => (file.names ? null : recognisedBy(READERS, file)));
  const isKnown = bySite.some((known) => known !== null);
  const found = isKnown ? asOneSite(files, bySite) : files.map(recognisedByColumns);
  const unnamed = found.every((known) => known === null) ? files.filter(unnamedTable) : [];
  const asked = unnamed.length <= MOST_UNNAMED ? unnamed : [];
  const known = files.flatMap((file, index): KnownFile[] => {
    const one = found[index];
    if (one) return [one];
    return asked.includes(file) ? [{ reader: anyTable, file: { ...file, role: UNNAMED } }] : [];
  });
  const names = new Set(known.map(({ file }) => file.name));
  return { known, others: files.filter(({ name }) => !names.has(name)) };
}
