import { openDirectory } from '../../src/supabase/database/open-directory.ts';
import { prepareSchema } from './films.ts';

// Opens the data directory given, says which acts of a person it found, then does one after the other without end and
// says each one's number when the database has acknowledged it. Ends by being killed.

/** Whose rows they are. */
const PERSON = '00000000-0000-4000-8000-0000000000d1';

/** What one act writes, $1 being its number: a row for each table of {@link NUMBERED}. */
const ACT = [
  `insert into public.watched_movies (user_id, movie_id, movie_title) values ('${PERSON}', $1, repeat('x', 200))`,
  `insert into public.movie_ratings (user_id, movie_id, rating) values ('${PERSON}', $1, 4)`,
  `insert into public.movie_reviews (user_id, movie_id, review) values ('${PERSON}', $1, 'Seen')`,
];

/** The numbers of the acts that left a row, by table. */
const NUMBERED = [
  'select movie_id as id from public.watched_movies',
  'select movie_id from public.movie_ratings',
  'select movie_id from public.movie_reviews',
];

const database = await openDirectory(process.argv[2] ?? '');
await prepareSchema(database);
await database.query(
  `insert into auth.users (id, email) values ('${PERSON}', 'd1@example.test') on conflict do nothing`,
);

const rows = NUMBERED.join(' union all ');
const found = await database.query<{ ids: string | null; halves: number }>(
  `select string_agg(id::text, ',' order by id) filter (where n = $1) as ids,
     count(*) filter (where n <> $1)::int as halves
   from (select id, count(*) as n from (${rows}) every group by id) act`,
  [NUMBERED.length],
);
const { ids, halves } = found.rows[0] ?? { ids: null, halves: Number.NaN };
process.stdout.write(`found ${halves} ${ids ?? ''}\n`);

for (let id = Number(process.argv[3]); ; id++) {
  await database.transaction(async (tx) => {
    for (const sql of ACT) await tx.query(sql, [id]);
  });
  process.stdout.write(`wrote ${id}\n`);
}
