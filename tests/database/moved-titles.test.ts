import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../src/embedded/backend/database/contract.ts';
import { listMigrations, productMigrations } from '../../src/embedded/backend/database/migrations.ts';
import { describeOnEveryEngine } from '../support/database/database-engines.ts';
import { ids, look, signUpEverybody } from '../support/database/persona.ts';

const OLD = 910000042;
const NEW = 3713;

/** The migration as it stands: what it does to data can be seen by running it again. */
async function migrationText(): Promise<string> {
  const migrations = await listMigrations(productMigrations.folder);
  const own = migrations.find(({ name }) => name === 'real_series_ids');
  return readFile(own?.file ?? '', 'utf8');
}

describeOnEveryEngine('Titles that got their own number', (open) => {
  let database: Database;
  let move: () => Promise<void>;

  beforeAll(async () => {
    database = await open();
    await signUpEverybody(database);
    const text = await migrationText();
    move = () => database.exec(text);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(`
      delete from public.wishlists; delete from public.watched_movies; delete from public.favorite_movies;
      delete from public.tv_wishlists; delete from public.watched_tv_series; delete from public.favorite_tv_series;
      delete from public.series_ratings; delete from public.series_reviews; delete from public.movie_ratings;
      delete from public.ai_searches;
    `),
  );

  const save = (list: string, id: number, at: string, person: string = ids.owner) =>
    look(
      database,
      `insert into public.${list} (user_id, series_id, series_name, series_poster_path,
         ${{ tv_wishlists: 'added_at', watched_tv_series: 'watched_at' }[list] ?? 'favorited_at'})
       values ($1, $2, 'Gunsmoke', $3, $4)`,
      [person, id, `/t${id}.svg`, at],
    );
  const rate = (id: number, stars: number, at: string) =>
    look(
      database,
      'insert into public.series_ratings (user_id, series_id, rating, created_at) values ($1, $2, $3, $4)',
      [ids.owner, id, stars, at],
    );
  const saved = (list: string, at: string) =>
    look(
      database,
      `select series_id, series_poster_path, to_char(${at} at time zone 'UTC', 'YYYY-MM-DD') as day
       from public.${list} order by user_id, series_id`,
    );

  it('takes every list entry along with its poster and its time, and nobody else loses anything', async () => {
    await save('tv_wishlists', OLD, '2026-01-01');
    await save('favorite_tv_series', OLD, '2026-01-02');
    await save('watched_tv_series', OLD, '2026-01-03', ids.stranger);
    await save('tv_wishlists', 1396, '2026-01-04', ids.stranger);
    await move();
    expect(await saved('tv_wishlists', 'added_at')).toEqual([
      { series_id: NEW, series_poster_path: `/t${NEW}.svg`, day: '2026-01-01' },
      { series_id: 1396, series_poster_path: '/t1396.svg', day: '2026-01-04' },
    ]);
    expect(await saved('favorite_tv_series', 'favorited_at')).toEqual([
      { series_id: NEW, series_poster_path: `/t${NEW}.svg`, day: '2026-01-02' },
    ]);
    expect(await saved('watched_tv_series', 'watched_at')).toEqual([
      { series_id: NEW, series_poster_path: `/t${NEW}.svg`, day: '2026-01-03' },
    ]);
  });

  it('keeps one entry with the earlier time where a title is saved under both numbers', async () => {
    await save('favorite_tv_series', OLD, '2026-01-01');
    await save('favorite_tv_series', NEW, '2026-03-01');
    await move();
    expect(await saved('favorite_tv_series', 'favorited_at')).toEqual([
      { series_id: NEW, series_poster_path: `/t${NEW}.svg`, day: '2026-01-01' },
    ]);
  });

  it('leaves a title watched that was wished for under the other number', async () => {
    await save('watched_tv_series', NEW, '2026-02-01');
    await save('tv_wishlists', OLD, '2026-01-01');
    await move();
    expect(await saved('tv_wishlists', 'added_at')).toEqual([]);
    expect(await saved('watched_tv_series', 'watched_at')).toMatchObject([{ series_id: NEW }]);
  });

  it.each([
    ['under the old number', 2, 5, '2026-02-01', '2026-01-01', 2],
    ['under the new number', 2, 5, '2026-01-01', '2026-02-01', 5],
  ])('keeps of two ratings the one given last, %s', async (_where, old, other, oldDay, newDay, kept) => {
    await rate(OLD, old, oldDay);
    await rate(NEW, other, newDay);
    await move();
    expect(await look(database, 'select series_id, rating, updated_at from public.series_ratings')).toEqual([
      { series_id: NEW, rating: kept, updated_at: null },
    ]);
  });

  it('takes every review along, and what a search by AI answered', async () => {
    for (const [id, text] of [
      [OLD, 'Dodge City forever.'],
      [NEW, 'Once more.'],
    ] as const) {
      await look(
        database,
        'insert into public.series_reviews (user_id, series_id, review) values ($1, $2, $3)',
        [ids.owner, id, text],
      );
    }
    await look(
      database,
      `insert into public.ai_searches (user_id, kind, description, results) values ($1, 'tv', 'westerns', $2::jsonb)`,
      [ids.owner, JSON.stringify({ titles: [{ id: OLD, posterPath: `/t${OLD}.svg`, name: 'Gunsmoke' }] })],
    );
    await move();
    expect(
      await look(database, 'select series_id, review, updated_at from public.series_reviews order by review'),
    ).toEqual([
      { series_id: NEW, review: 'Dodge City forever.', updated_at: null },
      { series_id: NEW, review: 'Once more.', updated_at: null },
    ]);
    expect(await look(database, 'select results from public.ai_searches')).toEqual([
      { results: { titles: [{ id: NEW, posterPath: `/t${NEW}.svg`, name: 'Gunsmoke' }] } },
    ]);
  });

  it('tells a film by its title where its old number is another film’s', async () => {
    const watch = (person: string, title: string) =>
      look(
        database,
        `insert into public.watched_movies (user_id, movie_id, movie_title, movie_poster_path)
         values ($1, 11522, $2, '/m11522.svg')`,
        [person, title],
      );
    await watch(ids.owner, 'Silverado');
    await watch(ids.stranger, 'Pretty in Pink');
    for (const person of [ids.owner, ids.stranger]) {
      await look(
        database,
        'insert into public.movie_ratings (user_id, movie_id, rating) values ($1, 11522, 4)',
        [person],
      );
    }
    await move();
    expect(
      await look(
        database,
        'select movie_id, movie_title, movie_poster_path from public.watched_movies order by movie_id',
      ),
    ).toEqual([
      { movie_id: 11509, movie_title: 'Silverado', movie_poster_path: '/m11509.svg' },
      { movie_id: 11522, movie_title: 'Pretty in Pink', movie_poster_path: '/m11522.svg' },
    ]);
    expect(
      await look(database, 'select user_id, movie_id from public.movie_ratings order by movie_id'),
    ).toEqual([
      { user_id: ids.owner, movie_id: 11509 },
      { user_id: ids.stranger, movie_id: 11522 },
    ]);
  });

  it('finds nothing to do the second time', async () => {
    await save('tv_wishlists', OLD, '2026-01-01');
    await move();
    const once = await saved('tv_wishlists', 'added_at');
    await move();
    expect(await saved('tv_wishlists', 'added_at')).toEqual(once);
  });
});
