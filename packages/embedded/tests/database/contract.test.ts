import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import { describeOnEveryEngine } from '../support/database-engines.ts';

describeOnEveryEngine('The database', (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.exec('create table public.shelf (id int primary key, label text not null)');
  });
  afterAll(() => database.close());

  async function labels(): Promise<string[]> {
    const { rows } = await database.query<{ label: string }>('select label from public.shelf order by id');
    return rows.map(({ label }) => label);
  }

  test('answers values of every type the product stores as the same JavaScript values', async () => {
    const { rows } = await database.query(`
      select 9007199254740991::bigint as exact, 9007199254740993::bigint as large, 1.50::numeric as price,
        date '2026-02-28' as day, timestamptz '2026-02-28 12:00:00.5+02' as instant,
        timestamp '2026-02-28 12:00:00' as wall, true as yes, null::text as nothing, '{"a":[1]}'::jsonb as document,
        array['x', null]::text[] as words, array[date '2026-02-28'] as days, array['n']::name[] as names,
        interval '1 day' as span, '\\x01ff'::bytea as bytes, 'infinity'::timestamptz as never`);
    const [row] = rows;
    expect({ ...row, bytes: [...(row?.bytes as Uint8Array)] }).toEqual({
      exact: 9007199254740991,
      large: 9007199254740993n,
      price: '1.50',
      day: '2026-02-28',
      instant: new Date('2026-02-28T10:00:00.500Z'),
      wall: '2026-02-28 12:00:00',
      yes: true,
      nothing: null,
      document: { a: [1] },
      words: ['x', null],
      days: ['2026-02-28'],
      names: ['n'],
      span: '1 day',
      bytes: [1, 255],
      never: 'infinity',
    });
  });

  test('has told all that was committed once it says so', async () => {
    const heard: (string | null)[] = [];
    await database.listen('shelf_news', (said) => void heard.push(said));
    const words = Array.from({ length: 50 }, (_, index) => String(index));
    for (const word of words) {
      await database.query("select pg_notify('shelf_news', $1)", [word]);
      await database.heard();
      expect(heard.at(-1)).toBe(word);
    }
    expect(heard).toEqual(words);
  });

  test('tells who listens what was said once it is committed, and nothing of what was taken back', async () => {
    const heard: (string | null)[] = [];
    await database.listen('shelf_changes', (said) => void heard.push(said));
    const say = (word: string) => database.query("select pg_notify('shelf_changes', $1)", [word]);
    const giveUp = database.transaction(async (tx) => {
      await tx.query("select pg_notify('shelf_changes', 'taken back')");
      throw new Error('no');
    });
    await expect(giveUp).rejects.toThrow('no');
    await say('first');
    await database.transaction(async (tx) => {
      await tx.query("select pg_notify('shelf_changes', 'second')");
      expect(heard).not.toContain('second');
    });
    await vi.waitFor(() => expect(heard).toEqual(['first', 'second']));
  });

  test('binds parameters of every kind without guessing', async () => {
    const { rows } = await database.query(
      `select $1::text as hostile, $2::text[] as words, $3::jsonb as document, $4::bytea as bytes,
        $5::boolean as yes, $6::timestamptz as instant, $7::int as missing, $8::bigint as large, $9::int[][] as grid`,
      [
        "'; drop table public.shelf; --",
        ['a"b', 'c\\d', '{e,f}', null, ''],
        { nested: ['é'] },
        new Uint8Array([0, 255]),
        false,
        new Date('2026-01-02T03:04:05.678Z'),
        undefined,
        9007199254740993n,
        [[1], [2]],
      ],
    );
    const [row] = rows;
    expect({ ...row, bytes: [...(row?.bytes as Uint8Array)] }).toEqual({
      hostile: "'; drop table public.shelf; --",
      words: ['a"b', 'c\\d', '{e,f}', null, ''],
      document: { nested: ['é'] },
      bytes: [0, 255],
      yes: false,
      instant: new Date('2026-01-02T03:04:05.678Z'),
      missing: null,
      large: 9007199254740993n,
      grid: [[1], [2]],
    });
  });

  test('takes one statement at a time where parameters are bound', async () => {
    const two = database.query('select 1; drop table public.shelf');
    await expect(two).rejects.toMatchObject({ code: '42601' });
    expect(await labels()).toEqual([]);
  });

  test('counts the rows a write touched, and none for a read', async () => {
    await database.query("insert into public.shelf values (1, 'a'), (2, 'b')");
    const update = await database.query("update public.shelf set label = label || '!' returning id");
    expect(update.affectedRows).toBe(2);
    expect(update.rows).toHaveLength(2);
    expect((await database.query('select * from public.shelf')).affectedRows).toBe(0);
    expect((await database.query('delete from public.shelf')).affectedRows).toBe(2);
  });

  test('reports a refused statement by code, constraint and table', async () => {
    const statement = database.query('insert into public.shelf values (1, null)');
    await expect(statement).rejects.toMatchObject({
      name: 'DatabaseError',
      code: '23502',
      schema: 'public',
      table: 'shelf',
      column: 'label',
    });
    await database.query("insert into public.shelf values (1, 'a')");
    const twice = database.query("insert into public.shelf values (1, 'b')");
    await expect(twice).rejects.toMatchObject({
      code: '23505',
      constraint: 'shelf_pkey',
      detail: expect.any(String) as string,
    });
    await database.query('delete from public.shelf');
  });

  test('keeps nothing of a transaction whose work fails, and hands its error on', async () => {
    const failure = new Error('changed my mind');
    const work = database.transaction(async (tx) => {
      await tx.query("insert into public.shelf values (1, 'a')");
      throw failure;
    });
    await expect(work).rejects.toBe(failure);
    expect(await labels()).toEqual([]);
  });

  test('never calls a transaction committed when a statement of it had failed', async () => {
    const work = database.transaction(async (tx) => {
      await tx.query("insert into public.shelf values (1, 'a')");
      await tx.query('select 1 / 0').catch(() => undefined);
    });
    await expect(work).rejects.toMatchObject({ code: '25P02' });
    expect(await labels()).toEqual([]);
  });

  test('refuses statements of a transaction that is over', async () => {
    const escaped = await database.transaction((tx) => Promise.resolve(tx));
    await expect(escaped.query('select 1')).rejects.toMatchObject({ code: '25P01' });
    await expect(escaped.exec('select 1')).rejects.toMatchObject({ code: '25P01' });
  });

  test('runs several statements all or none', async () => {
    const statements = "insert into public.shelf values (1, 'a'); insert into public.shelf values (1, 'b')";
    await expect(database.exec(statements)).rejects.toMatchObject({ code: '23505' });
    expect(await labels()).toEqual([]);
  });

  test('forgets role and claims at the end of a transaction', async () => {
    const whoAmI = "select current_user::text as role, current_setting('request.jwt.claims', true) as claims";
    const [before] = (await database.query(whoAmI)).rows;
    const during = await database.transaction(async (tx) => {
      await tx.query("select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)", [
        'anon',
        '{}',
      ]);
      return tx.query(whoAmI);
    });
    expect(during.rows).toEqual([{ role: 'anon', claims: '{}' }]);
    const [after] = (await database.query<{ role: string; claims: string | null }>(whoAmI)).rows;
    expect(after?.role).toBe(before?.role);
    expect(after?.claims ?? '').toBe('');
  });

  test('keeps 200 transactions at once apart, some of them failing', async () => {
    const seen = await Promise.allSettled(
      Array.from({ length: 200 }, (_, index) =>
        database.transaction(async (tx) => {
          await tx.query("select set_config('request.jwt.claims', $1, true)", [`{"sub":"${index}"}`]);
          if (index % 3 === 0) await tx.query('select 1 / 0');
          const { rows } = await tx.query<{ sub: string }>("select auth.jwt() ->> 'sub' as sub");
          return rows[0]?.sub;
        }),
      ),
    );
    const expected = seen.map((_, index) => (index % 3 === 0 ? undefined : String(index)));
    expect(seen.map((outcome) => (outcome.status === 'fulfilled' ? outcome.value : undefined))).toEqual(
      expected,
    );
  });

  test('stops a transaction at its limit, rolls it back and works on', async () => {
    const slow = database.transaction(
      async (tx) => {
        await tx.query("insert into public.shelf values (1, 'a')");
        await tx.query('select pg_sleep(60)');
      },
      { timeoutMs: 300 },
    );
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    expect(await database.healthy()).toBe(true);
  });

  test('gives up a transaction that waits for something else than the database', async () => {
    const stuck = database.transaction(
      async (tx) => {
        await tx.query('select 1');
        await new Promise(() => undefined);
      },
      { timeoutMs: 50 },
    );
    await expect(stuck).rejects.toMatchObject({ code: '57014' });
    expect(await database.healthy()).toBe(true);
  });

  test('finishes what was asked before its end, and says that it is closed after it', async () => {
    const last = database.query('select 1 as one');
    await Promise.all([database.close(), database.close()]);
    expect((await last).rows).toEqual([{ one: 1 }]);
    const late = { code: expect.stringMatching(/^08/) as string };
    await expect(database.query('select 1')).rejects.toMatchObject(late);
    expect(await database.healthy()).toBe(false);
  });
});
