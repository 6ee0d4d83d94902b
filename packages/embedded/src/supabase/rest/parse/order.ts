import { Scanner } from './scanner.ts';

export interface OrderTerm {
  column: string;
  descending: boolean;
  /** Position of nulls; null is PostgreSQL's default for the direction. */
  nulls: 'first' | 'last' | null;
}

/** Parses `order=column[.asc|.desc][.nullsfirst|.nullslast],…`. */
export function parseOrder(text: string): OrderTerm[] {
  const scan = new Scanner(text, 'order');
  const terms: OrderTerm[] = [];
  do {
    const column = scan.name();
    if (scan.sees('(')) scan.fail('ordering by a column of an embedded relation is not supported');
    if (scan.sees('->')) scan.fail('paths into JSON are not supported');
    const descending = scan.take('.desc');
    if (!descending) scan.take('.asc');
    const nulls = scan.take('.nullsfirst') ? 'first' : scan.take('.nullslast') ? 'last' : null;
    terms.push({ column, descending, nulls });
  } while (scan.take(','));
  scan.end();
  return terms;
}
