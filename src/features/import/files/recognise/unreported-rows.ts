import type { RowProblem } from '../entry.ts';
import { NAMELESS, type Harvest, type RecognisedFile, type UnreadableRow } from '../reading.ts';
import { UNNAMED } from '../tables/reader.ts';

const NOTHING: readonly RowProblem[] = ['repeated', 'nothing', 'needless'];

/** Whether a row holds nothing an import is about. */
export const isNothing = (problem: RowProblem): boolean => NOTHING.includes(problem);

const keyOf = (file: string, line: number) => `${line} ${file}`;

/** Lines of a file's rows or objects. */
function linesOf({ table, json }: RecognisedFile): number[] {
  if (table) return table.records.map(({ line }) => line);
  return Array.isArray(json) ? json.map((_, index) => index + 1) : [];
}

/**
 * Rows that became no entry and have no problem: a reader passes over what others say too. With them each row of a file
 * is imported or reported.
 */
export function unreportedRows(
  files: readonly RecognisedFile[],
  { entries, unreadable }: Harvest,
): UnreadableRow[] {
  const known = new Set([...entries, ...unreadable].map(({ at }) => keyOf(at.file, at.line)));
  return files.flatMap((file) => {
    if (file.role === NAMELESS || file.role === UNNAMED) return [];
    const problem: RowProblem = file.table ? 'repeated' : 'nothing';
    return linesOf(file)
      .filter((line) => !known.has(keyOf(file.name, line)))
      .map((line) => ({ at: { file: file.name, line }, problem }));
  });
}
