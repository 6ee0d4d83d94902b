import type { CsvTable } from '../csv-table.ts';
import { isLoose } from '../json-facts.ts';

const MOST_COLUMNS = 200;

/** The objects of a file: an array, or the only array of an object. */
function objectsIn(json: unknown): unknown[] | null {
  if (Array.isArray(json)) return json as unknown[];
  if (!isLoose(json)) return null;
  const arrays = Object.values(json).filter((value) => Array.isArray(value));
  return arrays.length === 1 ? (arrays[0] as unknown[]) : null;
}

/** The values of an object by their names, also of objects within; the outer ones first. */
function cellsOf(object: Record<string, unknown>, cells = new Map<string, string>()): Map<string, string> {
  const inner: Record<string, unknown>[] = [];
  for (const [name, value] of Object.entries(object)) {
    const column = name.trim().toLowerCase();
    if (isLoose(value)) inner.push(value);
    else if (Array.isArray(value))
      cells.set(column, value.filter((one) => typeof one === 'string').join('; '));
    else if (['string', 'number', 'boolean'].includes(typeof value) && !cells.get(column))
      cells.set(column, String(value).trim());
  }
  for (const one of inner)
    for (const [name, cell] of cellsOf(one)) if (!cells.get(name)) cells.set(name, cell);
  return cells;
}

/** Reads JSON of objects as a table: an object is a row, its values are columns. Null for anything else. */
export function objectTable(json: unknown): CsvTable | null {
  const objects = objectsIn(json);
  if (!objects?.some(isLoose)) return null;
  const columns = new Set<string>();
  const records = objects.map((object, index) => {
    const cells = isLoose(object) ? cellsOf(object) : new Map<string, string>();
    for (const name of cells.keys()) if (columns.size < MOST_COLUMNS) columns.add(name);
    return {
      line: index + 1,
      get: (...wanted: string[]) =>
        wanted.map((name) => cells.get(name) ?? '').find((cell) => cell !== '') ?? '',
    };
  });
  return { columns, header: [...columns], records, before: [], torn: [] };
}
