import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** Rows per request: the limit of a hosted Supabase. */
const PAGE = 1000;

/** The exported user. */
export interface Owner {
  client: Client;
  userId: string;
}

/** The paging methods of a query. */
export interface Call<Row> extends PromiseLike<{ data: Row[] | null; error: unknown; status?: number }> {
  order(column: string): Call<Row>;
  gte(column: string, value: never): Call<Row>;
  or(filters: string): Call<Row>;
  limit(count: number): Call<Row>;
}

/** Pages of a user's records, and the tables they come from. */
export interface Source<Rec> {
  tables: readonly string[];
  pages: (owner: Owner) => AsyncGenerator<Rec[]>;
}

const quoted = (value: unknown) => `"${String(value).replace(/["\\]/g, String.raw`\$&`)}"`;

/** The PostgREST filter for rows after a row in key order. */
function after<Row>(row: Row, key: readonly (keyof Row & string)[]): string {
  const steps = key.map((column, index) => {
    const same = key.slice(0, index).map((before) => `${before}.eq.${quoted(row[before])}`);
    const step = [...same, `${column}.gt.${quoted(row[column])}`];
    return step.length === 1 ? step.join() : `and(${step.join()})`;
  });
  return steps.join();
}

/**
 * Pages through a table with a cursor, by a unique key without nulls, a thousand rows at a time: concurrent inserts and
 * deletes shift no other row. The key needs an index per user, or a page costs as much as all before it. Rejects with a
 * BackendError.
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
      // Only this bound lets an index start at the cursor.
      if (last && key[0]) call = call.gte(key[0], last[key[0]] as never).or(after(last, key));
      const rows = await answerOf(call);
      if (rows.length > 0) yield rows.map(record);
      if (rows.length < PAGE) return;
      last = rows.at(-1);
    }
  }
  return { tables: [table], pages };
}

/** A source of a single page. */
export function whole<Rec>(tables: readonly string[], load: (owner: Owner) => Promise<Rec[]>): Source<Rec> {
  return {
    tables,
    async *pages(owner) {
      const records = await load(owner);
      if (records.length > 0) yield records;
    },
  };
}

/** Concatenates sources. */
export function joined<Rec>(...sources: readonly Source<Rec>[]): Source<Rec> {
  return {
    tables: sources.flatMap(({ tables }) => tables),
    async *pages(owner) {
      for (const source of sources) yield* source.pages(owner);
    },
  };
}
