import { EXPORT_JSON } from '../../export/parts.ts';
import { baseName } from './facts.ts';
import type { PassedFile, PassedReason } from './reading.ts';
import { TV_TIME_FILES } from './tv-time-files.ts';

/** Letterboxd's folders of deleted entries. */
const REMOVED = /(?:^|\/)(?:deleted|orphaned)\//;

/** Files that operating systems add to archives. */
const OF_COMPUTERS = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)|\/$/;

/** Parts of a workbook, which is a ZIP of XML. */
const OF_WORKBOOKS = /^(?:xl|_rels|docProps)\/|^\[Content_Types\]/;

const isTable = (name: string) => /\.(?:csv|tsv|json|xml)$/i.test(name) && !OF_WORKBOOKS.test(name);

/** Whether a name is a file of TV Time's export; no others of it are opened. */
const isTvTime = (name: string) => TV_TIME_FILES.some((known) => known === baseName(name));

/** Trakt's files without data for an import. */
const NOT_NEEDED = /(?:^|\/)(?:user|collection|network|followers?|friends|likes|settings)[^/]*\.json$/i;

/** Why a file is not opened, by its name and its neighbours; null if it is. */
function reasonOf(name: string, { hasOurs, hasTvTime }: Record<'hasOurs' | 'hasTvTime', boolean>) {
  const is = (reason: PassedReason) => reason;
  if (REMOVED.test(name)) return is('removed');
  if (!isTable(name)) return is('format');
  // The other files of our own export repeat the JSON.
  if (hasOurs) return baseName(name) === EXPORT_JSON ? null : is('repeated');
  if (hasTvTime) return isTvTime(name) ? null : is('needless');
  return NOT_NEEDED.test(name) ? is('needless') : null;
}

/** Splits names into files to open and files to ignore. */
export function sortFiles(names: readonly string[]): { needed: string[]; passed: PassedFile[] } {
  const files = names.filter((name) => !OF_COMPUTERS.test(name));
  const tables = files.filter((name) => isTable(name) && !REMOVED.test(name));
  const beside = {
    hasOurs: tables.some((name) => baseName(name) === EXPORT_JSON),
    hasTvTime: tables.some(isTvTime),
  };
  const needed: string[] = [];
  const passed: PassedFile[] = [];
  for (const file of files) {
    const why = reasonOf(file, beside);
    if (why) passed.push({ file, why });
    else needed.push(file);
  }
  return { needed, passed };
}
