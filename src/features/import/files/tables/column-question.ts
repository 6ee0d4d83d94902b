import type { ColumnsQuestion, RecognisedFile } from '../reading.ts';

const ROWS = 10;

/** The question which columns of a table are what, with their likely meaning; null for files of a known site. */
export function questionOf(
  given: RecognisedFile | undefined,
  arranged: RecognisedFile,
): ColumnsQuestion | null {
  const { table, name } = given ?? {};
  if (!table || name === undefined || arranged.format?.source !== 'table') return null;
  const columns = [...table.columns];
  const labels = table.header.map((label) => ({ label, name: label.replace(/\s+/g, ' ').toLowerCase() }));
  return {
    file: name,
    columns: columns.map((column) => ({
      name: column,
      label: labels.find((one) => one.name === column)?.label ?? column,
    })),
    names: arranged.names ?? {},
    rows: table.records
      .slice(0, ROWS)
      .map((record) => columns.map((column) => record.get(column).slice(0, 200))),
  };
}
