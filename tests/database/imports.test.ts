import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { belongings, entryOf, episodeOf, importsOf } from '../support/database/imports.ts';
import { act, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const ALL = { replaceRatings: true, replaceReviews: true, replaceDates: true };

describe('An import', () => {
  let database: Database;
  let mine: ReturnType<typeof importsOf>;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  afterEach(() => database.exec('delete from auth.users; delete from private.job_runs;'));
  const begin = async () => {
    await signUpEverybody(database);
    mine = importsOf(database);
  };
  const all = () => belongings(database);
  const own = (sql: string) => act(database, 'owner', sql);

  describe('is received', () => {
    it('row by row in order, each once, and resumes', async () => {
      await begin();
      const rows = [entryOf('watch', 1), entryOf('watch', 2), entryOf('watch', 3)];
      const { id } = await mine.start(3, {}, 'a'.repeat(64));
      expect(await mine.add(id, 0, rows.slice(0, 2))).toBe(2);
      expect(await mine.add(id, 0, rows.slice(0, 2))).toBe(2);
      // A gap is not taken.
      expect(await mine.add(id, 5, rows)).toBe(2);
      expect(await mine.start(3, {}, 'a'.repeat(64))).toEqual({ id, same: true });
      expect(await mine.start(3)).toEqual({ id, same: false });
      expect(await mine.add(id, 1, [...rows.slice(1), entryOf('watch', 4)])).toBe(3);
      expect(await mine.state(id)).toBe('matching');
      expect(await mine.rows(id)).toHaveLength(3);
      expect(await importsOf(database, ids.stranger).add(id, 0, rows)).toBeNull();
    });

    it('within limits', async () => {
      await begin();
      await expect(mine.start(200_001)).rejects.toMatchObject({ code: '23514' });
      for (let count = 0; count < 20; count += 1) await mine.end((await mine.start(1)).id, 'cancel');
      await expect(mine.start(1)).rejects.toMatchObject({ constraint: 'imports_bound' });
      expect((await importsOf(database, ids.stranger).start(1)).same).toBe(true);
    });
  });

  describe('is saved', () => {
    it('with its own days, and nothing watched today', async () => {
      await begin();
      const id = await mine.bring([
        entryOf('watch', 1, { day: '2019-03-01' }),
        entryOf('watch', 1, { day: '2015-03-01' }),
        entryOf('watch', 1, { day: '2015-03-01' }),
        entryOf('watched', 1, { day: '2024-01-01' }),
        entryOf('watched', 2, { day: '2024-01-02' }),
        entryOf('watch', 3, { kind: 'tv' }),
      ]);
      expect(await mine.rows(id)).toEqual([
        'imported',
        'imported',
        'already',
        'already',
        'imported',
        'imported',
      ]);
      expect(await all()).toEqual([
        'watched_movies (1,"2015-03-01 12:00:00+00")',
        'watched_movies (2,"2024-01-02 12:00:00+00")',
        expect.stringMatching(/^watched_tv_series \(3,/),
        'watches (movie,1,2015-03-01,f,)',
        'watches (movie,1,2019-03-01,t,)',
        'watches (movie,2,,f,)',
        'watches (tv,3,,f,)',
      ]);
      expect(await mine.state(id)).toBe('done');
      expect(await own('select kind, data, subject_key from notices')).toEqual([
        { kind: 'import_finished', data: { count: 3 }, subject_key: `import:${id}` },
      ]);
    });

    it('with its diary’s tags, up to the limit, and undone with exactly those', async () => {
      await begin();
      await act(
        database,
        'owner',
        `select keep_tags_and_note('movie', '{"id": 1, "title": "One"}', null, '{Noir}')`,
      );
      const many = Array.from({ length: 25 }, (_, nth) => `Tag ${nth}`).join(', ');
      const file = [
        entryOf('watch', 1, { day: '2019-03-01', tags: 'noir, مشاهدة,  もう一度 ,,NOIR' }),
        entryOf('watch', 2, { tags: many }),
        entryOf('review', 3, { text: 'Fine', tags: 'x'.repeat(60) }),
        entryOf('watch', 4),
        entryOf('watched', 5, { tags: 'rain' }),
        entryOf('watch', 6, { tags: `${'雨'.repeat(41)}, ${'🎬'.repeat(41)}, ${'ح'.repeat(41)}`, cut: true }),
      ];
      const id = await mine.bring(file);
      expect((await mine.rows(id)).at(-1)).toBe('imported (shortened)');
      const tagsOf = async (title: number) =>
        (
          await look<{ name: string }>(
            database,
            `select g.name from public.title_tags t join public.tags g on g.user_id = t.user_id and g.key = t.key
             where t.title_id = $1 order by t.tagged_at, t.key`,
            [title],
          )
        ).map(({ name }) => name);
      expect((await tagsOf(1)).sort()).toEqual(['Noir', 'もう一度', 'مشاهدة'].sort());
      expect(await tagsOf(2)).toHaveLength(20);
      expect(await tagsOf(3)).toEqual(['x'.repeat(40)]);
      expect(await tagsOf(5)).toEqual(['rain']);
      expect((await tagsOf(6)).sort()).toEqual(['ح', '雨', '🎬'].map((letter) => letter.repeat(40)));
      // The same again adds nothing.
      const again = await mine.bring(file);
      expect(await mine.rows(again)).toEqual([
        ...['already', 'already', 'already (existing)', 'already', 'already', 'already'],
      ]);
      expect(await mine.undoAll(id)).toBe('undone');
      expect([await tagsOf(1), await tagsOf(2), await tagsOf(3)]).toEqual([['Noir'], [], []]);
    });

    it('with stars, reviews, wishes, favorites, followed series, episodes and dismissed titles', async () => {
      await begin();
      const id = await mine.bring([
        entryOf('wish', 1),
        entryOf('watch', 1, { day: '2020-01-01' }),
        entryOf('rating', 1, { stars: { value: 3.5, of: 5 } }),
        entryOf('rating', 9, { kind: 'tv', stars: { value: 7, of: 10 } }),
        entryOf('review', 1, { text: ` ${'ض'.repeat(600)} `, day: '2020-01-02' }),
        entryOf('review', 2, { text: 'Short' }),
        entryOf('favorite', 1, { day: '2020-01-01' }),
        entryOf('wish', 2, { day: '2021-01-01' }),
        entryOf('dismissed', 5),
        entryOf('follow', 9, { kind: 'tv', state: 'paused' }),
        episodeOf(9, 1, 1, { day: '2020-02-02' }),
        episodeOf(9, 1, 1, { day: '2020-03-03', again: true }),
        episodeOf(9, 0, 1),
        episodeOf(10, 2, 7),
      ]);
      expect(await mine.rows(id)).toEqual([
        'already (watched)',
        ...['imported', 'imported', 'imported', 'imported', 'imported', 'imported', 'imported'],
        ...['imported', 'imported', 'imported', 'imported', 'imported', 'imported'],
      ]);
      const brought = await all();
      expect(brought).toEqual(
        expect.arrayContaining([
          'movie_ratings (1,4)',
          'series_ratings (9,4)',
          'movie_reviews (2,Short)',
          `movie_reviews (1,${'ض'.repeat(600)})`,
          'favorite_movies (1,"2020-01-01 12:00:00+00")',
          'wishlists (2,"2021-01-01 12:00:00+00")',
          'dismissed_titles (movie,5)',
          'followed_series (9,paused,1)',
          'followed_series (10,watching,1)',
          'episode_watches (9,1,1,1,2020-02-02)',
          'episode_watches (9,2,1,1,2020-03-03)',
          'episode_watches (9,1,0,1,)',
          'episode_watches (10,1,2,7,)',
        ]),
      );
      expect(brought).toHaveLength(15);
      expect(await mine.undoAll(id)).toBe('undone');
      expect(await all()).toEqual([]);
    });

    it('with all episodes before the last seen one, where a file has only that', async () => {
      await begin();
      await look(
        database,
        `select public.keep_series(9, 0, 'Nine', null, true,
          '[[0,1,"Special",null,null],[1,1,"A",null,null],[1,2,"B",null,null],[2,1,"C",null,null],[2,2,"D",null,null]]')`,
      );
      const wanted = async (id: string, except: number[] = []) =>
        (
          await act<{ ids: number[] }>(database, 'service', `select import_series_to_keep($1, $2) as ids`, [
            id,
            except,
          ])
        )[0]?.ids;
      await own(
        `insert into followed_series (user_id, series_id, series_name) values (auth.uid(), 9, 'Nine')`,
      );
      await own(`insert into episode_watches (user_id, series_id, run, season, number, day)
        values (auth.uid(), 9, 1, 1, 2, '2020-01-01')`);
      const before = await all();
      const id = await mine.ready([
        episodeOf(9, 2, 1, { day: '2024-01-04', upTo: true }),
        // Of one that nobody has kept the last is known alone.
        episodeOf(10, 2, 7, { upTo: true }),
      ]);
      expect(await wanted(id)).toEqual([10]);
      expect(await wanted(id, [10])).toEqual([]);
      await mine.saveAll(id);
      expect(await mine.rows(id)).toEqual(['imported', 'imported']);
      expect((await all()).filter((row) => row.startsWith('episode_watches'))).toEqual([
        'episode_watches (10,1,2,7,)',
        'episode_watches (9,1,1,1,)',
        'episode_watches (9,1,1,2,2020-01-01)',
        'episode_watches (9,1,2,1,2024-01-04)',
      ]);
      await mine.undoAll(id);
      expect(await all()).toEqual(before);
      await database.exec('delete from public.series_facts');
    });

    it('without episodes the series lacks, reported for each series', async () => {
      await begin();
      await look(
        database,
        `select public.keep_series(9, 0, 'Nine', null, true, '[[1,1,"A","2020-01-01",40],[1,2,"B","2020-01-08",40]]')`,
      );
      const id = await mine.bring([
        episodeOf(9, 1, 1, { day: '2024-02-01' }),
        episodeOf(9, 1, 99, { day: '2024-02-02' }),
        episodeOf(9, 2003, 1, { day: '2024-02-03' }),
        episodeOf(9, 2003, 1, { day: '2024-02-04' }),
        entryOf('rating', 9, { kind: 'tv', episode: { season: 1, number: 99 }, stars: { value: 4, of: 5 } }),
        entryOf('rating', 9, { kind: 'tv', season: 7, stars: { value: 4, of: 5 } }),
        // A series without stored episodes is taken as the file has it.
        episodeOf(10, 1, 99),
      ]);
      expect(await mine.rows(id)).toEqual([
        'imported',
        ...Array.from({ length: 5 }, () => 'not_found (episode)'),
        'imported',
      ]);
      expect((await all()).filter((row) => /^(?:episode_watches|part_ratings)/.test(row))).toEqual([
        'episode_watches (10,1,1,99,)',
        'episode_watches (9,1,1,1,2024-02-01)',
      ]);
      expect(await act(database, 'owner', 'select * from my_missing_episodes($1)', [id])).toEqual([
        { title_id: 9, title: 'Title 9', episodes: 3 },
      ]);
      expect(await act(database, 'stranger', 'select * from my_missing_episodes($1)', [id])).toEqual([]);
      await database.exec('delete from public.series_facts');
    });

    it('with each viewing of an episode, in runs beside the current one', async () => {
      await begin();
      const rows = [
        episodeOf(9, 1, 1, { day: '2024-02-01' }),
        episodeOf(9, 1, 2, { day: '2024-02-02' }),
        episodeOf(9, 1, 1, { day: '2025-02-01', again: true }),
        // The same evening told twice is one, on both sides of midnight too.
        episodeOf(9, 1, 1, { day: '2025-02-01', again: true }),
        episodeOf(9, 1, 3, { day: '2025-03-01', moment: '2025-03-01T23:56:00Z' }),
        episodeOf(9, 1, 3, { day: '2025-03-02', moment: '2025-03-02T00:04:00Z', again: true }),
        // As often as the file counts, without a day.
        episodeOf(9, 1, 2, { again: true }),
        episodeOf(9, 1, 2, { again: true }),
      ];
      const marks = async () => (await all()).filter((row) => row.startsWith('episode_watches'));
      const id = await mine.saveAll(await mine.ready(rows), 2);
      expect(await mine.rows(id)).toEqual([
        ...['imported', 'imported', 'imported', 'already (again)', 'imported', 'already (again)'],
        ...['imported', 'imported'],
      ]);
      const brought = [
        'episode_watches (9,1,1,1,2024-02-01)',
        'episode_watches (9,1,1,2,2024-02-02)',
        'episode_watches (9,1,1,3,2025-03-01)',
        'episode_watches (9,2,1,1,2025-02-01)',
        'episode_watches (9,2,1,2,)',
        'episode_watches (9,3,1,2,)',
      ];
      expect(await marks()).toEqual(brought);
      expect(await own('select run from followed_series')).toEqual([{ run: 1 }]);
      // The same again brings nothing, nor does what says less.
      await mine.bring(rows);
      await mine.bring([episodeOf(9, 1, 1), episodeOf(9, 1, 1, { day: '2024-02-01' })]);
      expect(await marks()).toEqual(brought);
      await mine.undoAll(id);
      expect(await marks()).toEqual([]);
    });

    it('with no more viewings of an episode than the file has, beside the user’s own', async () => {
      await begin();
      await own(
        `insert into followed_series (user_id, series_id, series_name) values (auth.uid(), 9, 'Nine')`,
      );
      await own(`insert into episode_watches (user_id, series_id, season, number, day)
        values (auth.uid(), 9, 1, 1, '2024-02-02'), (auth.uid(), 9, 1, 2, '2025-02-01')`);
      const before = await all();
      const id = await mine.bring([
        // Noted here a day later: it is the first of the two.
        episodeOf(9, 1, 1, { day: '2024-02-01' }),
        episodeOf(9, 1, 1, { day: '2025-02-01', again: true }),
        // The second of the two is here already.
        episodeOf(9, 1, 2, { day: '2024-02-01' }),
        episodeOf(9, 1, 2, { day: '2025-02-01', again: true }),
      ]);
      expect((await all()).filter((row) => row.startsWith('episode_watches'))).toEqual([
        'episode_watches (9,1,1,1,2024-02-02)',
        'episode_watches (9,1,1,2,2025-02-01)',
        'episode_watches (9,2,1,1,2025-02-01)',
        'episode_watches (9,2,1,2,2024-02-01)',
      ]);
      await mine.undoAll(id);
      expect(await all()).toEqual(before);
    });

    it('twice without duplicates', async () => {
      await begin();
      const rows = [
        entryOf('watch', 1, { day: '2020-01-01' }),
        entryOf('watched', 2),
        entryOf('rating', 1, { stars: { value: 9, of: 10 } }),
        entryOf('review', 1, { text: 'Fine' }),
        entryOf('review', 1, { text: 'Fine, again' }),
        entryOf('wish', 3),
        entryOf('favorite', 1),
        entryOf('dismissed', 4),
        entryOf('follow', 5, { kind: 'tv' }),
        episodeOf(5, 1, 1),
      ];
      await mine.bring(rows);
      const once = await all();
      const again = await mine.bring(rows);
      expect(await all()).toEqual(once);
      expect((await mine.rows(again)).every((row) => row.startsWith('already'))).toBe(true);
      // Nothing was brought, so that nothing is taken back.
      expect(await mine.end(again, 'undo')).toBe(false);
      const replaced = await mine.bring(rows, ALL);
      expect(await all()).toEqual(once);
      expect((await mine.rows(replaced)).every((row) => row.startsWith('already'))).toBe(true);
    });

    it('beside existing data, which stays', async () => {
      await begin();
      await own(`insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 1, 2)`);
      await own(`insert into movie_reviews (user_id, movie_id, review) values (auth.uid(), 1, 'Mine')`);
      await own(`insert into followed_series (user_id, series_id, series_name, state)
        values (auth.uid(), 9, 'Nine', 'dropped')`);
      await own(`insert into episode_watches (user_id, series_id, season, number, day)
        values (auth.uid(), 9, 1, 1, '2010-01-01')`);
      await own(
        `insert into watches (user_id, kind, title_id, title) values (auth.uid(), 'movie', 1, 'One')`,
      );
      const before = await all();
      const rows = [
        entryOf('rating', 1, { stars: { value: 5, of: 5 } }),
        entryOf('review', 1, { text: 'Theirs' }),
        entryOf('follow', 9, { kind: 'tv', state: 'paused' }),
        episodeOf(9, 1, 1, { day: '2020-01-01' }),
      ];
      const id = await mine.bring(rows);
      expect(await mine.rows(id)).toEqual([
        ...['already (existing)', 'already (existing)', 'already', 'already'],
      ]);
      expect(await all()).toEqual(before);
      const replacing = await mine.bring([...rows, entryOf('watch', 1, { day: '2005-05-05' })], ALL);
      expect(await mine.rows(replacing)).toEqual(['imported', 'imported', 'already', 'imported', 'imported']);
      expect(await all()).toEqual(
        expect.arrayContaining([
          ...['movie_ratings (1,5)', 'movie_reviews (1,Theirs)', 'episode_watches (9,1,1,1,2020-01-01)'],
          'watches (movie,1,2005-05-05,f,)',
        ]),
      );
      await mine.undoAll(replacing);
      expect(await all()).toEqual(before);
    });

    it('row by row when one cannot be stored, without stopping others', async () => {
      await begin();
      const rows = [
        entryOf('watch', 1, { day: '2199-01-01' }),
        entryOf('watch', 2, { day: '1850-01-01' }),
        entryOf('follow', 3, { kind: 'movie' }),
        episodeOf(4, 10_000, 1),
        entryOf('review', 5, { text: ' \n ' }),
        entryOf('watch', 6, { day: '2020-01-01' }),
      ];
      const id = await mine.bring(rows);
      expect(await mine.rows(id)).toEqual([
        'unreadable (future)',
        ...[
          'unreadable (value)',
          'unreadable (value)',
          'unreadable (value)',
          'unreadable (value)',
          'imported',
        ],
      ]);
      expect((await all()).filter((row) => row.startsWith('watches'))).toEqual([
        'watches (movie,6,2020-01-01,f,)',
      ]);
    });

    it('up to a list’s limit', async () => {
      await begin();
      await own(`insert into followed_series (user_id, series_id, series_name)
        select auth.uid(), n, 'Series' from generate_series(10000, 11997) n`);
      const follows = Array.from({ length: 6 }, (_, index) => entryOf('follow', index + 1, { kind: 'tv' }));
      const id = await mine.bring([...follows, entryOf('favorite', 9)]);
      const rows = await mine.rows(id);
      expect(rows.filter((row) => row === 'imported')).toHaveLength(3);
      expect(rows.filter((row) => row === 'unreadable (full)')).toHaveLength(4);
    });

    it('in lists of the same name, in order, as private lists', async () => {
      await begin();
      await own(`insert into lists (user_id, name) values (auth.uid(), 'Noir')`);
      await own(`insert into list_items (list_id, user_id, kind, title_id, title)
        select id, user_id, 'movie', 7, 'Seven' from lists`);
      const before = await all();
      const place = (id: number, name: string, position: number, more: object = {}) =>
        entryOf('list', id, { list: { name, position }, ...more });
      const rows = [
        place(3, 'زمستان', 3),
        place(1, 'زمستان', 1, { text: 'First' }),
        place(2, 'زمستان', 2),
        place(1, 'زمستان', 4),
        place(7, 'Noir', 1),
        place(8, 'Noir', 2),
        place(9, ' ', 1),
      ];
      const id = await mine.bring(rows);
      expect(await mine.rows(id)).toEqual([
        ...['imported', 'imported', 'imported', 'already', 'already', 'imported', 'unreadable (value)'],
      ]);
      const places = (name: string) =>
        look(
          database,
          `select i.title_id as id, i.note from public.list_items i join public.lists l on l.id = i.list_id
           where l.name = $1 order by i.position`,
          [name],
        );
      expect(await places('زمستان')).toEqual([
        { id: 1, note: 'First' },
        { id: 2, note: '' },
        { id: 3, note: '' },
      ]);
      expect(await places('Noir')).toEqual([
        { id: 7, note: '' },
        { id: 8, note: '' },
      ]);
      expect(await look(database, `select distinct visibility from public.lists`)).toEqual([
        { visibility: 'private' },
      ]);
      const brought = await all();
      await mine.bring(rows);
      expect(await all()).toEqual(brought);
      await mine.undoAll(id);
      expect(await all()).toEqual(before);
    });

    it('with descriptions of lists and titles, at any place, deleted with them', async () => {
      await begin();
      const before = await all();
      const place = (id: number, position: number, more: object, description?: string) =>
        entryOf('list', id, {
          list: { name: 'Rain', position, ...(description && { description }) },
          ...more,
        });
      const id = await mine.bring([
        place(1, 1, { text: 'Wet' }),
        place(2, 2, { text: 'x'.repeat(501) }),
        place(3, 3, {}, `Two\n${'y'.repeat(2001)}`),
        place(4, 4, { text: 'z'.repeat(20_000), cut: true }),
      ]);
      expect(await mine.rows(id)).toEqual(['imported', 'imported', 'imported', 'imported (shortened)']);
      expect(await look(database, 'select description from public.lists')).toEqual([
        { description: `Two\n${'y'.repeat(2001)}` },
      ]);
      const notes = await look(database, 'select note from public.list_items order by position');
      expect(notes).toEqual([
        ...[{ note: 'Wet' }, { note: 'x'.repeat(501) }, { note: '' }, { note: 'z'.repeat(20_000) }],
      ]);
      await mine.undoAll(id);
      expect(await all()).toEqual(before);
      // What its owner has written since stays, and the list with it.
      const again = await mine.bring([place(1, 1, {}, 'Theirs')]);
      await own(`update lists set description = 'Mine'`);
      await mine.undoAll(again);
      expect(await look(database, 'select description, items from public.lists')).toEqual([
        { description: 'Mine', items: 0 },
      ]);
    });

    it('into lists of one name, each into its own, also when repeated', async () => {
      await begin();
      const before = await all();
      const place = (id: number, nth: number, position: number) =>
        entryOf('list', id, {
          list: { name: 'Top', position, ...(nth > 1 && { nth }), description: `The ${nth}` },
        });
      // The second list comes first.
      const file = [place(1, 2, 1), place(2, 1, 1), place(1, 1, 2), place(3, 2, 2)];
      const contents = () =>
        look(
          database,
          `select l.description, array_agg(i.title_id order by i.position) as titles from public.lists l
           join public.list_items i on i.list_id = l.id group by l.id order by l.created_at`,
        );
      const id = await mine.bring(file);
      const lists = [
        { description: 'The 1', titles: [2, 1] },
        { description: 'The 2', titles: [1, 3] },
      ];
      expect(await contents()).toEqual(lists);
      expect(new Set(await mine.rows(await mine.bring(file.toReversed())))).toEqual(new Set(['already']));
      expect(await contents()).toEqual(lists);
      await mine.undoAll(id);
      expect(await all()).toEqual(before);
    });

    it('with private notes of titles and seasons, unless there are some already', async () => {
      await begin();
      await own(`select keep_tags_and_note('movie', '{"id": 1, "title": "One"}', null, '{}', '{}', 'Mine')`);
      const before = await all();
      const file = [
        entryOf('note', 1, { text: 'Theirs' }),
        entryOf('note', 2, { text: ' Again ' }),
        entryOf('note', 9, { kind: 'tv', season: 2, text: 'Slow' }),
      ];
      const id = await mine.bring(file);
      expect(await mine.rows(id)).toEqual(['already (existing)', 'imported', 'imported']);
      expect((await all()).filter((row) => row.startsWith('private_notes'))).toEqual([
        'private_notes (movie,1,,Mine)',
        'private_notes (movie,2,,Again)',
        'private_notes (tv,9,2,Slow)',
      ]);
      await mine.undoAll(id);
      expect(await all()).toEqual(before);
    });

    it('with spoiler reviews', async () => {
      await begin();
      await mine.bring([
        entryOf('review', 1, { text: 'He stays.', spoiler: true }),
        entryOf('review', 2, { text: 'Fine' }),
      ]);
      expect(await look(database, 'select movie_id, tells_end from public.movie_reviews order by 1')).toEqual(
        [
          { movie_id: 1, tells_end: true },
          { movie_id: 2, tells_end: false },
        ],
      );
    });

    it('with a report of rows that could not be stored, without stopping others', async () => {
      await begin();
      const nothing = entryOf('own', 1, {
        ...{ kind: null, name: '', year: null, ids: {} },
        problem: 'openQuote',
      });
      const id = await mine.bring([entryOf('wish', 1), nothing, nothing]);
      expect(await mine.rows(id)).toEqual(['imported', 'unreadable (value)', 'unreadable (value)']);
      expect(
        await look(
          database,
          `select count(*)::integer as problems from public.import_rows where entry ->> 'problem' = 'openQuote'`,
        ),
      ).toEqual([{ problems: 2 }]);
    });

    it('and a wish watched since returns on undo', async () => {
      await begin();
      await own(`insert into wishlists (user_id, movie_id, movie_title, added_at)
        values (auth.uid(), 1, 'One', '2020-05-05')`);
      const before = await all();
      const id = await mine.bring([entryOf('watch', 1, { day: '2021-01-01' })]);
      expect((await all()).some((row) => row.startsWith('wishlists'))).toBe(false);
      await mine.undoAll(id);
      expect(await all()).toEqual(before);
    });
  });

  describe('is undone', () => {
    it('except for the user’s later changes', async () => {
      await begin();
      const id = await mine.bring([
        entryOf('watch', 1, { day: '2020-01-01' }),
        entryOf('watch', 2, { day: '2020-01-01' }),
        entryOf('watch', 3, { day: '2020-01-01', moment: '2020-01-01T20:00:00Z' }),
        entryOf('rating', 1, { stars: { value: 1, of: 5 } }),
        entryOf('review', 1, { text: 'Old' }),
        entryOf('review', 2, { text: 'The butler did it' }),
        episodeOf(9, 1, 1),
        entryOf('follow', 8, { kind: 'tv' }),
        entryOf('wish', 4),
      ]);
      await own(`update watches set note = 'With Ada' where title_id = 1`);
      await own(`update watches set stars = 4.5 where title_id = 3`);
      await own(`update movie_reviews set tells_end = true where movie_id = 2`);
      await own(`update movie_ratings set rating = 5`);
      await own(`update movie_reviews set review = 'New' where movie_id = 1`);
      await own(
        `insert into episode_watches (user_id, series_id, season, number) values (auth.uid(), 9, 1, 2)`,
      );
      await own(`update followed_series set state = 'paused' where series_id = 8`);
      await own(`delete from wishlists`);
      await own(`insert into wishlists (user_id, movie_id, movie_title) values (auth.uid(), 4, 'Four')`);
      expect(await mine.undoAll(id, 2)).toBe('undone');
      expect((await all()).map((row) => row.replace(/,"20\d\d-[^"]*"/, ''))).toEqual([
        'episode_watches (9,1,1,2,)',
        'followed_series (8,paused,1)',
        'followed_series (9,watching,1)',
        'movie_ratings (1,5)',
        'movie_ratings (3,5)',
        'movie_reviews (1,New)',
        'movie_reviews (2,"The butler did it")',
        'watched_movies (1)',
        'watched_movies (3)',
        'watches (movie,1,2020-01-01,f,"With Ada")',
        'watches (movie,3,2020-01-01,f,)',
        'wishlists (4)',
      ]);
    });

    it('within thirty days, by its owner', async () => {
      await begin();
      const id = await mine.bring([entryOf('favorite', 1)]);
      expect(await importsOf(database, ids.stranger).end(id, 'undo')).toBeNull();
      await database.exec(`update public.imports set finished_at = now() - interval '31 days'`);
      expect(await mine.end(id, 'undo')).toBe(false);
      expect((await act<{ n: number }>(database, 'service', 'select trim_imports() as n'))[0]?.n).toBe(1);
      expect(await look(database, 'select from public.import_rows')).toEqual([]);
      expect(await all()).toHaveLength(1);
    });
  });

  describe('ends', () => {
    it('and saves clear titles after a week without answers, or is deleted when rows stop arriving', async () => {
      await begin();
      const asking = await mine.ready([entryOf('favorite', 1)]);
      await database.exec(`update public.imports set state = 'asking', state_at = now() - interval '8 days'`);
      const others = importsOf(database, ids.stranger);
      await others.start(5);
      await database.query(
        `update public.imports set state_at = now() - interval '2 days' where user_id = $1`,
        [ids.stranger],
      );
      await act(database, 'service', 'select trim_imports()');
      expect(await mine.state(asking)).toBe('saving');
      expect(await look(database, 'select from public.imports')).toHaveLength(1);
    });

    it('with the account', async () => {
      await begin();
      await mine.bring([entryOf('favorite', 1)]);
      await own('select delete_user()');
      expect(await look(database, 'select from public.import_rows')).toEqual([]);
      expect(await look(database, 'select from public.imports')).toEqual([]);
    });

    it('when cancelled; saved rows can be undone', async () => {
      await begin();
      const early = await mine.ready([entryOf('favorite', 1)]);
      await database.exec(`update public.imports set state = 'asking'`);
      expect(await mine.end(early, 'cancel')).toBe(true);
      expect(await mine.rows(early)).toEqual([]);
      const late = await mine.ready([entryOf('favorite', 1), entryOf('favorite', 2)]);
      await mine.save(late, 1);
      expect(await mine.end(late, 'cancel')).toBe(true);
      expect(await mine.save(late)).toBe(0);
      expect(await all()).toHaveLength(1);
      expect(await mine.undoAll(late)).toBe('undone');
      expect(await all()).toEqual([]);
    });
  });

  it('alternates with others, a small one with a large one', async () => {
    await begin();
    const large = await mine.ready(
      Array.from({ length: 1200 }, (_, index) => entryOf('favorite', index + 1)),
    );
    const others = importsOf(database, ids.stranger);
    const small = await others.ready([entryOf('favorite', 1)]);
    const turns: string[] = [];
    for (;;) {
      const [turn] = await act<{ turn: { id: string } | null }>(
        database,
        'service',
        `select next_import('{saving}') as turn`,
      );
      if (!turn?.turn) break;
      turns.push(turn.turn.id === small ? 'small' : 'large');
      await mine.save(turn.turn.id);
    }
    expect(turns).toEqual(['large', 'small', 'large', 'large']);
    expect(await mine.state(large)).toBe('done');
  });
});
