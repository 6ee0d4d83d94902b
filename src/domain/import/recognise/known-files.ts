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
import { anyTable, siteTables, unnamedTable, UNNAMED } from '../tables/reader.ts';
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

export interface KnownFile {
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

/** Maximum tables whose columns the user is asked about. */
const MOST_UNNAMED = 3;

/** Recognises files. Those of any origin count only without one of a known site; tables without known columns only alone. */
export function knownFiles(files: readonly OpenedFile[]): { known: KnownFile[]; others: OpenedFile[] } {
  const bySite = files.map((file) => (file.names ? null : recognisedBy(READERS, file)));
  const isKnown = bySite.some((known) => known !== null);
  const found = isKnown ? bySite : files.map((file) => recognisedBy(OTHERS, file));
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
