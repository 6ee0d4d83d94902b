import type { CsvTable } from '../csv-table.ts';
import { listNameOf } from '../facts.ts';
import {
  FILE_ROLES,
  NAMELESS,
  type Harvest,
  type OpenedFile,
  type ReadingContext,
  type RecognisedFile,
  type SourceReader,
} from '../reading.ts';
import { markAgain } from './again.ts';
import { numberIn } from './cells.ts';
import { columnsOf, nameTitles, withColumns, type ColumnNames } from './columns.ts';
import { FORMATS, formatOf, meaningIn, namesOf, SAYING, type TableFormat } from './formats.ts';
import { addRow, type FileMeaning } from './rows.ts';
import { scaleOfTables } from './scales.ts';

/** Role of a table with rows, and of one whose columns are not named. */
export const ROWS = 'rows';
export const UNNAMED = 'unnamed';

const ANY: TableFormat = { source: 'table', signs: [] };

/** Columns of ratings that hold something else, such as actors ("Stars") or a certificate. */
function withoutOthers(table: CsvTable, names: ColumnNames): ColumnNames {
  const { rating, ...others } = names;
  if (rating === undefined) return names;
  const cells = table.records
    .slice(0, 500)
    .map((record) => record.get(rating))
    .filter(Boolean);
  const isRating = cells.length === 0 || cells.some((cell) => numberIn(cell) !== null);
  return isRating ? names : others;
}

/** Role of a table by its columns: its file must say what it holds if they do not. */
function roleIn(name: string, names: ColumnNames, meaning: FileMeaning | undefined): string {
  if (!nameTitles(names)) return UNNAMED;
  if (meaning || meaningIn(name) || SAYING.some((column) => names[column] !== undefined)) return ROWS;
  return NAMELESS;
}

const isFileRole = (role: string): role is (typeof FILE_ROLES)[number] =>
  FILE_ROLES.some((one) => one === role);

/** Whether the user left a profile out. */
export function isLeftOut(
  profile: string,
  { profiles = [] }: Pick<Harvest, 'profiles'>,
  { profiles: chosen }: ReadingContext,
): boolean {
  return chosen ? profiles.includes(profile) && !chosen.includes(profile) : false;
}

function readFile(
  harvest: Harvest,
  file: RecognisedFile,
  format: TableFormat,
  context: ReadingContext,
): void {
  const { name, role, table, names = {} } = file;
  if (role === NAMELESS || role === UNNAMED) {
    harvest.unreadable.push({
      at: { file: name, line: 0 },
      problem: role === NAMELESS ? 'nameless' : 'columns',
    });
    return;
  }
  const rules = {
    ...{ file: name, names, listName: listNameOf(name), kind: format.kind ?? null, utc: format.utc ?? false },
    meaning: isFileRole(role) ? role : format.meaning === undefined ? meaningIn(name) : format.meaning,
    scale: format.scale ?? context.scale ?? null,
  };
  for (const [index, record] of (table?.records ?? []).entries()) {
    if (isLeftOut(record.get('profile'), harvest, context))
      harvest.unreadable.push({ at: { file: name, line: record.line }, problem: 'otherProfile' });
    else addRow(harvest, rules, record, index, context);
  }
}

/** Maximum profiles of a household: more are the users of a data set. */
const MOST_PROFILES = 20;

/** Profiles of tables that have several. */
function profilesIn(files: readonly RecognisedFile[]): string[] {
  const found = new Set<string>();
  for (const { table, names } of files) {
    if (names?.profile === undefined) continue;
    for (const record of table?.records ?? []) found.add(record.get('profile'));
  }
  found.delete('');
  return found.size > 1 && found.size <= MOST_PROFILES ? [...found] : [];
}

/** Reads tables whose columns have our names. `usual` is the format of those that have none of their own. */
export function readRows(
  files: readonly RecognisedFile[],
  usual: TableFormat,
  context: ReadingContext,
): Harvest {
  const harvest: Harvest = { entries: [], unreadable: [], profiles: profilesIn(files) };
  for (const file of files) readFile(harvest, file, file.format ?? usual, context);
  markAgain(harvest.entries);
  return harvest;
}

/** Creates a reader of tables: of those a test accepts, in the format it finds. */
function tableReader(
  source: TableFormat['source'],
  find: (file: OpenedFile) => TableFormat | null,
): SourceReader {
  const namesIn = (file: OpenedFile, table: CsvTable, format: TableFormat) =>
    withoutOthers(table, file.names ?? (format === ANY ? columnsOf(table) : namesOf(table, format)));
  return {
    source,
    roleOf(file) {
      const format = file.table ? find(file) : null;
      return format && file.table
        ? roleIn(file.name, namesIn(file, file.table, format), format.meaning)
        : null;
    },
    arrange(file) {
      const format = file.table ? find(file) : null;
      if (!format || !file.table) return file;
      const names = namesIn(file, file.table, format);
      return {
        ...file,
        names,
        format,
        table: withColumns(file.table, names, format.rewriteOf?.(file.table, names)),
      };
    },
    scaleOf: (files) =>
      scaleOfTables(
        files.flatMap(({ table, format }) => (table && format?.scale === undefined ? [table] : [])),
      ),
    read: (files, context) => readRows(files, ANY, context),
  };
}

/** Readers of the tables of sites that are like any other. */
export const siteTables: readonly SourceReader[] = [...new Set(FORMATS.map(({ source }) => source))].map(
  (source) =>
    tableReader(source, ({ table, names }) => {
      const format = table && !names ? formatOf(table) : null;
      return format?.source === source ? format : null;
    }),
);

/** Whether a table can be any other: columns that are known or named, or rows under a header. */
const isTable = ({ table, names }: OpenedFile): boolean =>
  table !== undefined && (names !== undefined || nameTitles(columnsOf(table)));

/** Any other table whose columns are known. */
const ANY_TABLE = tableReader('table', () => ANY);
export const anyTable: SourceReader = {
  ...ANY_TABLE,
  roleOf: (file) => (isTable(file) ? ANY_TABLE.roleOf(file) : null),
};

/** A table of which no column is known, for the user to name them. */
export const unnamedTable = (file: OpenedFile): boolean =>
  file.table !== undefined && file.table.columns.size > 1 && file.table.records.length > 0;
