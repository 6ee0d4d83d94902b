import { openDirectory } from '../../src/supabase/database/open-directory.ts';

// Opens the data directory given, says which rows it found, then writes pairs of rows without end and says
// each pair's number when the database has acknowledged it. Ends by being killed.

const database = await openDirectory(process.argv[2] ?? '');

await database.exec(
  'create table if not exists public.pairs (id int, half int, filler text, primary key (id, half))',
);
const found = await database.query<{ ids: string; pairs: number }>(`
  select coalesce(string_agg(id::text, ',' order by id), '') as ids, count(*)::int as pairs
  from (select id from public.pairs group by id having count(*) = 2) whole`);
const rows = await database.query<{ rows: number }>('select count(*)::int as rows from public.pairs');
const halves = (rows.rows[0]?.rows ?? 0) - 2 * (found.rows[0]?.pairs ?? 0);
process.stdout.write(`found ${halves} ${found.rows[0]?.ids ?? ''}\n`);

for (let id = Number(process.argv[3]); ; id++) {
  await database.transaction(async (tx) => {
    for (const half of [1, 2]) {
      await tx.query('insert into public.pairs values ($1, $2, $3)', [id, half, 'x'.repeat(200)]);
    }
  });
  process.stdout.write(`wrote ${id}\n`);
}
