import type { Catalogue } from '../../catalogue/contract.ts';
import { CatalogueError } from '../../core/errors.ts';
import { titleKey, type TitleId, type TitleSummary } from '../../core/title.ts';

interface Nameless extends TitleId {
  name: string | null;
  date: string | null;
}

/** The catalogue at low priority. */
type Names = Pick<Catalogue, 'title'>;
const LATE = { late: true };

/** Maximum titles per export. */
const MOST = 500;

/**
 * Creates a function that adds missing names of titles, asking the catalogue once for each. Titles it does
 * not have stay unnamed; after a failure it is asked no more.
 */
export function createNaming(catalogue: Names) {
  const known = new Map<string, TitleSummary | null>();
  let answers = true;

  async function named<Rec extends Nameless>(record: Rec): Promise<Rec> {
    if (record.name !== null) return record;
    const key = titleKey(record);
    if (answers && !known.has(key) && known.size < MOST) {
      try {
        known.set(key, await catalogue.title(record, LATE));
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error;
        answers = false;
      }
    }
    const title = known.get(key);
    return title ? { ...record, name: title.title, date: record.date ?? title.date } : record;
  }

  return async <Rec extends Nameless>(records: readonly Rec[]): Promise<Rec[]> => {
    const all: Rec[] = [];
    for (const record of records) all.push(await named(record));
    return all;
  };
}
