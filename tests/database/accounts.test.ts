import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { fillEveryTable, rowIds } from '../support/database/everything-once.ts';
import { act, attempt, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const kiss = '\u{1F469}\u200D\u2764\uFE0F\u200D\u{1F48B}\u200D\u{1F468}';
// Sign-up metadata as any client may send it, and the name the profile gets.
const metadata: [string, string | null, string | null][] = [
  ['a name', '{"full_name": "Ada Lovelace"}', 'Ada Lovelace'],
  ['a name with blanks around it', '{"full_name": " \\u00a0 Ada\\t "}', 'Ada'],
  ['no metadata', null, null],
  ['an empty object', '{}', null],
  ['a blank name', '{"full_name": "   "}', null],
  ['an invisible name', '{"full_name": "\\u200b\\ufeff"}', null],
  ['null as name', '{"full_name": null}', null],
  ['a number as name', '{"full_name": 42}', '42'],
  ['a list as name', '{"full_name": ["x"]}', '["x"]'],
  ['an object as name', '{"full_name": {"a": 1}}', '{"a": 1}'],
  ['a list instead of an object', '[1, 2]', null],
  ['a text instead of an object', '"full_name"', null],
  ['null instead of an object', 'null', null],
  ['markup in the name', '{"full_name": "<img src=x onerror=alert(1)>"}', '<img src=x onerror=alert(1)>'],
  ['a name of 5,000 characters', JSON.stringify({ full_name: 'x'.repeat(5000) }), 'x'.repeat(120)],
  ['a name of 200 emoji', JSON.stringify({ full_name: '🎬'.repeat(200) }), '🎬'.repeat(120)],
  ['a blank where the name is cut', JSON.stringify({ full_name: `${'x'.repeat(119)} y` }), 'x'.repeat(119)],
  ['joined emoji', JSON.stringify({ full_name: kiss }), kiss],
  ['a role nobody gave', '{"full_name": "Eve", "role": "admin", "is_admin": true}', 'Eve'],
];

describe('An account', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
    await fillEveryTable(database);
  });
  afterAll(() => database.close());

  it.each([
    ['{"language": "de"}', 'de'],
    ['{"language": "pt-br"}', 'pt-br'],
    ['{"language": "Klingon"}', null],
    ['{"language": ["de"]}', null],
    ['{"full_name": "Ada"}', null],
  ])('has the language of its sign-up page: %s', async (raw, language) => {
    const id = randomUUID();
    await database.query(
      'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::jsonb)',
      [id, `${id}@example.test`, raw],
    );
    const [profile] = await look<{ language: string | null }>(
      database,
      'select language from public.profiles where id = $1',
      [id],
    );
    expect(profile?.language).toBe(language);
  });

  describe('gets its profile on sign-up', () => {
    it.each(metadata)('from %s', async (_what, raw, name) => {
      const id = randomUUID();
      await database.query(
        'insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::jsonb)',
        [id, `${id}@example.test`, raw],
      );
      expect(
        await look(database, 'select email, full_name, avatar_url from public.profiles where id = $1', [id]),
      ).toEqual([{ email: `${id}@example.test`, full_name: name, avatar_url: null }]);
      expect(await look(database, 'select role from public.user_roles where user_id = $1', [id])).toEqual([]);
    });

    it('without an e-mail too', async () => {
      const id = randomUUID();
      await database.query('insert into auth.users (id) values ($1)', [id]);
      expect(await look(database, 'select email from public.profiles where id = $1', [id])).toEqual([
        { email: '' },
      ]);
    });

    it('with an e-mail that follows changes', async () => {
      await database.query(`update auth.users set email = 'new@example.test' where id = $1`, [ids.stranger]);
      expect(await look(database, 'select email from public.profiles where id = $1', [ids.stranger])).toEqual(
        [{ email: 'new@example.test' }],
      );
    });
  });

  describe('can have the name', () => {
    const rename = 'update profiles set full_name = $1 where id = auth.uid() returning full_name';
    it.each([
      ['Grace', 'Grace'],
      ['  Grace  ', 'Grace'],
      ['\u00a0', null],
      [null, null],
      ['x'.repeat(120), 'x'.repeat(120)],
    ])('%j', async (given, kept) => {
      expect(await act(database, 'owner', rename, [given])).toEqual([{ full_name: kept }]);
    });
    it('nothing longer than 120 characters', async () => {
      expect(await attempt(database, 'owner', rename, ['x'.repeat(121)])).toBe('23514');
    });
  });

  describe('can have the avatar', () => {
    const show = 'update profiles set avatar_url = $1 where id = auth.uid()';
    const file = `/storage/v1/object/public/avatars/${ids.owner}`;
    it.each([null, `${file}.png`, `${file}.webp?v=1700000000000`])('%s', async (url) => {
      expect(await attempt(database, 'owner', show, [url])).toBe(1);
    });
    it('a file named like pictures, only its own', async () => {
      const called = async (id: string) =>
        (await look<{ name: string }>(database, `select avatar_name('${id}') as name`))[0]?.name ?? '';
      const shown = async (id: string) => `/storage/v1/object/public/avatars/${await called(id)}.png?v=1`;
      expect(await attempt(database, 'owner', show, [await shown(ids.owner)])).toBe(1);
      expect(await attempt(database, 'owner', show, [await shown(ids.stranger)])).toBe('23514');
    });
    it.each([
      '',
      'javascript:alert(1)',
      'data:image/png;base64,AAAA',
      'https://evil.example/pixel.png',
      `https://evil.example/?${file}.png`,
      `https://evil.example${file}.png`,
      `//evil.example${file}.png`,
      `${file}.svg`,
      `${file}.png#x`,
      `${file}.png" onload="x`,
      `/storage/v1/object/public/avatars/${ids.stranger}.png`,
      `${file}.png?v=${'1'.repeat(500)}`,
    ])('not %j', async (url) => {
      expect(await attempt(database, 'owner', show, [url])).toBe('23514');
    });
  });

  it('is deleted with all its data, and nothing else', async () => {
    // Whatever a column is called: it names a person when it refers to accounts or their profiles, or says user_id.
    const columns = await look<{ name: string; person: string }>(
      database,
      `select distinct format('%I.%I', n.nspname, c.relname) as name, a.attname as person
       from pg_class c
         join pg_namespace n on n.oid = c.relnamespace
         join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
         left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.conkey = array[a.attnum]
           and k.confrelid in ('auth.users'::regclass, 'public.profiles'::regclass)
       where n.nspname in ('public', 'private') and c.relkind = 'r'
         and (a.attname = 'user_id' or k.oid is not null)
       union all select 'auth.users', 'id'
       order by 1, 2`,
    );
    const empty = async (person: string): Promise<string[]> => {
      const found: string[] = [];
      for (const { name, person: column } of columns) {
        const rows = await look(database, `select from ${name} where ${column} = $1`, [person]);
        if (rows.length === 0) found.push(`${name} ${column}`);
      }
      return found;
    };
    const all = columns.map(({ name, person }) => `${name} ${person}`);
    await database.exec(`select public.enqueue_due_reminders('2030-01-01');
      insert into private.notice_letters (letter_key, user_id, rhythm) values ('one', '${ids.owner}', 'daily');
      insert into private.notice_mails (notice_id, user_id, kind)
        select id, user_id, kind from public.notices where user_id = '${ids.owner}';
      insert into private.moderation_actions (actor_id, author_id, action, kind, title_id, review_id)
        values ('${ids.owner}', '${ids.owner}', 'remove-review', 'movie', 1, gen_random_uuid());
      insert into private.page_actions (actor_id, owner_id, action) values ('${ids.owner}', '${ids.owner}', 'hide');
      insert into private.profile_counts (user_id, version, movies, series, minutes, firsts, reviews, ratings)
        values ('${ids.owner}', 1, 0, 0, 0, '{}', 0, 0);
      insert into private.for_you (user_id) values ('${ids.owner}');
      insert into private.invitations (secret_hash, made_by, ends_at)
        values (repeat('0', 64), '${ids.owner}', now() + interval '1 day');
      select public.grant_admin('owner@example.test');`);
    const before = await empty(ids.owner);
    const lost = new Set(all.filter((one) => !before.includes(one)).map((one) => one.split(' ')[0]));
    expect(
      columns.filter(({ name }) => !lost.has(name)),
      'tables without a row to lose',
    ).toEqual([]);

    await act(database, 'owner', 'select public.delete_user()');
    expect(await empty(ids.owner)).toEqual(all);
    const others = await look(database, 'select id from public.movie_reviews');
    expect(others).toEqual([{ id: rowIds.strangersReview }]);
  });

  describe('that was deleted while its token is still valid', () => {
    it.each([
      [
        'adds nothing to a list',
        `insert into wishlists (user_id, movie_id, movie_title) values (auth.uid(), 1, 'x')`,
        '23503',
      ],
      [
        'writes no review',
        `insert into movie_reviews (user_id, movie_id, review) values (auth.uid(), 1, 'x')`,
        '23503',
      ],
      [
        'rates nothing',
        `insert into movie_ratings (user_id, movie_id, rating) values (auth.uid(), 1, 1)`,
        '23503',
      ],
      ['changes no profile', `update profiles set full_name = 'Ghost'`, 0],
      ['sees no list', 'select * from wishlists', 0],
      ['reads what is public', 'select * from movie_reviews', 1],
      ['is nobody’s admin', 'select * from admin_stats()', '42501'],
      ['can be deleted again without harm', 'select from delete_user()', 1],
    ])('%s', async (_what, sql, outcome) => {
      expect(await attempt(database, 'owner', sql)).toBe(outcome);
    });
  });
});
