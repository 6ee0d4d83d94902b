import { m } from '../../../paraglide/messages.js';
import { isolated } from '../../language/inserted.ts';

/** The title as a file names it: `Dune (2021)`. */
export function importNamed(name: string, year: number | null): string {
  if (name) return year ? m.import_named({ name, year }) : m.import_named_no_year({ name: isolated(name) });
  return year ? m.import_named_no_name({ year }) : m.import_named_no_name_no_year();
}

/** The place of a row: `ratings.csv, row 3`; of a whole file its name. */
export const placeInFile = (file: string, line: number): string =>
  line > 0 ? m.import_place_in_file({ file: isolated(file), line }) : file;
