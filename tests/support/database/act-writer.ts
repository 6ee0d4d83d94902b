import { openDirectory } from '../../../packages/embedded/src/supabase/database/open-directory.ts';
import { prepareSchema } from './marquee-database.ts';

// Opens the data directory given, says which acts of a person it found, then does one after the other without end and
// says each one's number when the database has acknowledged it. Ends by being killed.

/** Whose rows they are. */
const PERSON = '00000000-0000-4000-8000-0000000000d1';

/** What one act writes, $1 being its number: a row for each table of {@link NUMBERED}. */
const ACT = [
  `insert into public.watched_movies (user_id, movie_id, movie_title) values ('${PERSON}', $1, repeat('x', 200))`,
  `insert into public.dismissed_titles (user_id, kind, title_id, title) values ('${PERSON}', 'tv', $1, 'Out')`,
  `select public.mark_episodes(1, 'One', null, 'episode', 1, $1, current_date, current_date)`,
  `insert into public.service_arrivals (user_id, kind, title_id, service_id) values ('${PERSON}', 'movie', $1, 8)`,
  `insert into public.notices (user_id, kind, subject_key, title_kind, title_id, title_name)
   values ('${PERSON}', 'on_service', 'movie:' || $1::int, 'movie', $1, 'Here')`,
];

/** The numbers of the acts that left a row, by table: the watch of the diary is a trigger's. */
const NUMBERED = [
  'select movie_id as id from public.watched_movies',
  'select title_id from public.watches',
  'select title_id from public.dismissed_titles',
  'select number from public.episode_watches where exists (select from public.followed_series)',
  'select title_id from public.service_arrivals',
  'select title_id from public.notices',
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
    await tx.query(`select set_config('request.jwt.claims', '{"sub": "${PERSON}"}', true)`);
    for (const sql of ACT) await tx.query(sql, [id]);
  });
  process.stdout.write(`wrote ${id}\n`);
}
