import type { ReadingAnswers } from './files/reading.ts';
import type { ColumnNames } from './files/tables/columns.ts';
import { browserMemory } from '../../core/stores/browser-memory.ts';
import type { ReadingSummary } from './reading-desk.store.ts';

/** How the last table was named, by its header: the same table is asked about once. */
const KEY = 'import-columns';

type Remembered = Record<string, ColumnNames>;

const headerOf = ({ columns }: ReadingSummary['questions']['columns'][number]) =>
  JSON.stringify(columns.map(({ name }) => name));

const isRemembered = (value: unknown): value is Remembered => typeof value === 'object' && value !== null;

/** The columns of these tables as they were named before; empty if they were not. */
export function recallColumns({ questions }: ReadingSummary): Pick<ReadingAnswers, 'columns'> {
  const known = questions.columns.length > 0 ? browserMemory.recall(KEY) : null;
  if (!isRemembered(known)) return {};
  const named = questions.columns.flatMap((question) => {
    const names = known[headerOf(question)];
    return names ? [[question.file, names] as const] : [];
  });
  return named.length > 0 ? { columns: Object.fromEntries(named) } : {};
}

/** Remembers how the columns of tables were named. */
export function keepColumns(
  { questions }: ReadingSummary,
  columns: Readonly<Record<string, ColumnNames>>,
): void {
  const named = questions.columns.flatMap((question) => {
    const names = columns[question.file];
    return names ? [[headerOf(question), names] as const] : [];
  });
  browserMemory.keep(KEY, Object.fromEntries(named));
}
