import { answerOf } from '../answers.ts';
import type { Client } from '../client.ts';

/** Rows of one request: as many as hosted Supabase gives. */
const PAGE = 1000;

/** Whose rows are read. */
export interface Owner {
  client: Client;
  userId: string;
}

/** What paging adds to a query. */
export interface Call<Row> extends PromiseLike<{ data: Row[] | null; error: unknown; status?: number }> {
  order(column: string): Call<Row>;
  gte(column: string, value: never): Call<Row>;
  or(filters: string): Call<Row>;
  limit(count: number): Call<Row>;
}

/** Records of a person, page by page, and the tables they stand in. */
export interface Source<Rec> {
  tables: readonly string[];
  pages: (owner: Owner) => AsyncGenerator<Rec[]>;
}

const quoted = (value: unknown) => `"${String(value).replace(/["\\]/g, String.raw`\$&`)}"`;

/** What comes after a row in the order of a key, as PostgREST reads it: of the row before, then by the last of the key. */
function after<Row>(row: Row, key: readonly (keyof Row & string)[]): string {
  const steps = key.map((column, index) => {
    const same = key.slice(0, index).map((before) => `${before}.eq.${quoted(row[before])}`);
    const step = [...same, `${column}.gt.${quoted(row[column])}`];
    return step.length === 1 ? step.join() : `and(${step.join()})`;
  });
  return steps.join();
}

/**
 * Rows of one table in the order of a unique key without nulls, a thousand at a time, each page from the last row of the
 * one before: what is added or removed meanwhile moves no other row. The key should be one the table has an index of,
 * for each person, or a page costs as much as all that came before it. Rejects with a BackendError.
 */
export function paged<Row extends object, Rec>(
  table: string,
  key: readonly (keyof Row & string)[],
  ask: (owner: Owner) => Call<Row>,
  record: (row: Row) => Rec,
): Source<Rec> {
  async function* pages(owner: Owner): AsyncGenerator<Rec[]> {
    let last: Row | undefined;
    for (;;) {
      let call = key.reduce((query, column) => query.order(column), ask(owner).limit(PAGE));
      // The bound alone lets an index begin where the last page ended.
      if (last && key[0]) call = call.gte(key[0], last[key[0]] as never).or(after(last, key));
      const rows = await answerOf(call);
      if (rows.length > 0) yield rows.map(record);
      if (rows.length < PAGE) return;
      last = rows.at(-1);
    }
  }
  return { tables: [table], pages };
}

/** Records that come all at once. */
export function whole<Rec>(tables: readonly string[], load: (owner: Owner) => Promise<Rec[]>): Source<Rec> {
  return {
    tables,
    async *pages(owner) {
      const records = await load(owner);
      if (records.length > 0) yield records;
    },
  };
}

/** The records of several sources, one after the other. */
export function joined<Rec>(...sources: readonly Source<Rec>[]): Source<Rec> {
  return {
    tables: sources.flatMap(({ tables }) => tables),
    async *pages(owner) {
      for (const source of sources) yield* source.pages(owner);
    },
  };
}
