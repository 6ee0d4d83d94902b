import type { ImportEntry } from '../entry.ts';
import { imdbIn, isNamed, listNameOf, plainText } from '../facts.ts';
import {
  FILE_ROLES,
  NAMELESS,
  type Harvest,
  type OpenedFile,
  type RecognisedFile,
  type SourceReader,
} from '../reading.ts';
import { meaningIn } from '../tables/formats.ts';
import { nameAndYear } from '../words.ts';

/** `1.`, `-`, `*`, `•`, `[x]` before a title. */
const MARK = /^\s*(?:[-*•–]\s+|\[[ x]?\]\s*|\d{1,5}[.)]\s+|#\d{1,5}\s+)+/i;

const lineText = (line: string) => plainText(line.replace(MARK, ''));

/** A title with its year, or an id of IMDb, alone or in an address. */
const isTitle = (line: string) =>
  /^\S.*\((?:18|19|20|21)\d\d\)$/u.test(line) || /^(?:\S*\/)?tt\d{5,12}\/?(?:\?\S*)?$/.test(line);

/** The lines of a text that is a list of titles; null if most of its lines are none. */
export function titleLines(text: string): string[] | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const written = lines.map(lineText).filter(Boolean);
  const titles = written.filter(isTitle).length;
  return titles > 0 && titles >= written.length * 0.6 ? lines : null;
}

const WHAT = { watched: 'watched', watchlist: 'wish', likes: 'favorite', list: 'list' } as const;

function roleOf({ name, lines }: OpenedFile): string | null {
  if (!lines) return null;
  const meaning = meaningIn(name);
  return FILE_ROLES.find((role) => role === meaning) ?? NAMELESS;
}

function read(files: readonly RecognisedFile[]): Harvest {
  const harvest: Harvest = { entries: [], unreadable: [] };
  for (const { name: file, role, lines = [] } of files) {
    const known = FILE_ROLES.find((one) => one === role);
    if (!known) harvest.unreadable.push({ at: { file, line: 0 }, problem: 'nameless' });
    let position = 0;
    for (const [index, line] of known ? lines.entries() : []) {
      const text = lineText(line);
      if (text === '') continue;
      const at = { file, line: index + 1 };
      const imdb = imdbIn(text);
      const title = imdb ? { name: '', year: null } : nameAndYear(text, null);
      const named = { kind: null, ...title, ids: imdb ? { imdb } : {} };
      if (!isNamed(named)) {
        harvest.unreadable.push({ at, problem: 'noTitle' });
        continue;
      }
      position += 1;
      const what: ImportEntry['what'] = WHAT[known ?? 'list'];
      const list = what === 'list' ? { list: { name: listNameOf(file), position } } : {};
      harvest.entries.push({ at, what, ...named, day: null, again: false, ...list });
    }
  }
  return harvest;
}

/** A text with a title or an id of IMDb a line. */
export const plainList: SourceReader = { source: 'text', roleOf, read };
