import { strToU8, zipSync } from 'fflate';
import { readFiles } from '../../../src/features/import/files/read-files.ts';
import {
  UnreadableImport,
  type GivenFile,
  type Reading,
} from '../../../src/features/import/files/reading.ts';

/** CSV text of rows whose cells need no quotes. */
export const csv = (...rows: string[]) => rows.join('\n');

/** Files by name and content. */
export const loose = (files: Record<string, string | Uint8Array>): GivenFile[] =>
  Object.entries(files).map(([name, content]) => ({
    name,
    bytes: typeof content === 'string' ? strToU8(content) : content,
  }));

/** The same in a ZIP. */
export const zipped = (files: Record<string, string | Uint8Array>, name = 'export.zip'): GivenFile => ({
  name,
  bytes: zipSync(
    Object.fromEntries(loose(files).map((file) => [file.name, file.bytes])),
    // Fixed, so that equal files make equal bytes.
    { mtime: '2026-01-01' },
  ),
});

/** Reads files in a time zone. */
export const readAs = (files: readonly GivenFile[], zone = 'UTC'): Reading => readFiles(files, { zone });

/** Reads loose files. */
export const reading = (files: Record<string, string | Uint8Array>, zone?: string) =>
  readAs(loose(files), zone);

/** Why files cannot be read; null if they can. */
export function failureOf(files: readonly GivenFile[], limit?: number): string | null {
  try {
    readFiles(files, { zone: 'UTC' }, { limit });
    return null;
  } catch (error) {
    if (error instanceof UnreadableImport) return error.failure;
    throw error;
  }
}

/** One line for each entry: `watch Dune 2021 2021-10-23`. */
export const told = ({ entries }: Pick<Reading, 'entries'>) =>
  entries.map(({ what, kind, name, year, ids, season, day, again, stars, list, state, text, ...more }) =>
    [
      what,
      kind ?? '?',
      name || '-',
      year,
      ids.tmdb && `tmdb:${ids.tmdb}`,
      ids.imdb,
      ids.tvdb && `tvdb:${ids.tvdb}`,
      more.upTo && 'up to',
      more.byEpisode && 'an episode',
      more.episode && `s${more.episode.season}e${more.episode.number}`,
      season !== undefined && `s${season}`,
      stars && `${stars.value}/${stars.of}`,
      list && `${list.name} #${list.position}`,
      state,
      text && JSON.stringify(text),
      day,
      again && 'again',
    ]
      .filter(Boolean)
      .join(' '),
  );

/** One line for each unreadable row. */
export const refused = ({ unreadable }: Pick<Reading, 'unreadable'>) =>
  unreadable.map(({ at, problem }) => `${at.file}:${at.line} ${problem}`);
