import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../src/supabase/database/contract.ts';
import { requestLimitsOn } from '../../src/supabase/rest/request-limits.ts';
import { costlyRead } from '../support/rest-costly.ts';
import { restHandler, type RestHandler } from '../support/rest-handler.ts';
import { describeOnEveryEngine } from '../support/database-engines.ts';
import { measuredDatabase, type Measured } from '../support/measured-database.ts';
import { ids, look, signUpEverybody } from '../support/persona.ts';
import { keptOpen } from '../support/kept-open.ts';

/** What the busiest person has of each, and how many others have a little. */
const EACH = 1000;
const OTHERS = 300;
/** Rows an anonymous reader gets in one answer, and bytes. */
const ROWS = 2_000;
const BYTES = 1_048_576;
/** What a request becomes is the same for both engines; the slower one need only plan it as cheaply. */
const RUNS = { postgres: 500, pglite: 200 };

/** The code of a refusal, by itself: a test that fails must not print an answer of megabytes. */
function codeOf(body: unknown): unknown {
  return (body as { code?: unknown }).code;
}

/** Every object in an answer. */
function objectsIn(value: unknown): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + objectsIn(each), 0);
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((sum, each) => sum + objectsIn(each), 1);
}

describeOnEveryEngine('what one request can cost', (open) => {
  let database: Database;
  let rest: RestHandler;
  const notes: Measured[] = [];

  beforeAll(async () => {
    database = await open();
    // What is dear is known by rows and bytes: time runs out by itself where others work beside this.
    const { anon, ...others } = requestLimitsOn(database.engine);
    const limits = { ...others, anon: { ...anon, milliseconds: 10_000, turns: undefined } };
    rest = restHandler(measuredDatabase(database, notes), { limits });
    await signUpEverybody(database);
    // The catalogue of tables is read with the first request.
    await rest.send(null, 'profiles?select=id&limit=1');
    await database.exec(`
      insert into auth.users (id, email, created_at)
      select ('00000000-0000-4000-9000-' || lpad(n::text, 12, '0'))::uuid, 'reader' || n || '@example.test', now()
      from generate_series(1, ${OTHERS}) n;
      insert into movie_reviews (user_id, movie_id, review)
      select '${ids.owner}', n, repeat('😀', 400) from generate_series(1, ${EACH}) n;
      insert into movie_ratings (user_id, movie_id, rating)
      select '${ids.owner}', n, 1 + n % 5 from generate_series(1, ${EACH}) n;
      insert into series_ratings (user_id, series_id, rating)
      select '${ids.owner}', n, 1 + n % 5 from generate_series(1, ${EACH}) n;
      insert into movie_reviews (user_id, movie_id, review)
      select u.id, n, 'Seen' from auth.users u, generate_series(1, 5) n where u.email like 'reader%';
      insert into movie_ratings (user_id, movie_id, rating)
      select u.id, n, 3 from auth.users u, generate_series(1, 5) n where u.email like 'reader%';
      insert into series_ratings (user_id, series_id, rating) select user_id, movie_id, 3 from movie_ratings
      where user_id <> '${ids.owner}';
      analyze`);
  });
  beforeEach(() => {
    notes.length = 0;
    rest.faults.length = 0;
  });
  afterAll(() => database.close());

  async function read(path: string, token: string | null = null) {
    const response = await rest.send(token, path);
    const text = await response.text();
    return { status: response.status, bytes: Buffer.byteLength(text), body: JSON.parse(text) as unknown };
  }
  const select = (relation: string, columns: string, more: Record<string, string> = {}) =>
    `${relation}?${new URLSearchParams({ select: columns, ...more })}`;

  test.each([
    [
      'the reviews of the author of each review of each person',
      select('profiles', 'movie_reviews(profiles(movie_reviews(*,profiles(id,full_name))))'),
    ],
    ['all reviews of the author of each review', select('movie_reviews', 'profiles(movie_reviews(id))')],
    [
      'only reviews whose author has written one',
      select('movie_reviews', 'id,profiles!inner(movie_reviews!inner())', {
        'profiles.movie_reviews.review': 'eq.none',
      }),
    ],
  ])('a list is embedded in the rows asked for only: %s is refused unread', async (_what, path) => {
    const { status, body } = await read(path);
    expect(status).toBe(400);
    expect(body).toEqual({
      code: 'PGRST127',
      message: 'Feature not implemented',
      details: expect.stringMatching(
        /^A list can be embedded in the rows asked for, not deeper: '\w+'/,
      ) as string,
      hint: expect.stringContaining('in a request of its own') as string,
    });
    expect(notes).toEqual([]);
  });

  test('an answer holds two thousand rows for somebody signed out, embedded ones counted too', async () => {
    const six = [1, 2, 3, 4, 5, 6].map((n) => `e${n}:movie_ratings(id)`).join(',');
    const tooMany = await read(select('profiles', six, { id: `eq.${ids.owner}` }));
    expect(tooMany).toMatchObject({
      status: 400,
      body: {
        code: '54000',
        message: 'The answer is too large',
        details: `One answer has ${ROWS} rows at most, embedded ones counted too, and ${BYTES} bytes.`,
        hint: 'Ask for fewer rows with limit, or for fewer columns and embedded relations.',
      },
    });
    const authors = [1, 2, 3, 4, 5].map((n) => `e${n}:profiles(id)`).join(',');
    expect(codeOf((await read(select('movie_ratings', authors))).body)).toBe('54000');
    const fewer = await read(select('movie_ratings', authors, { limit: '300' }));
    expect([fewer.status, objectsIn(fewer.body)]).toEqual([200, 1_800]);
    const some = await read(
      select('profiles', six, {
        id: `eq.${ids.owner}`,
        ...Object.fromEntries([1, 2, 3, 4, 5].map((n) => [`e${n}.limit`, '10'])),
      }),
    );
    expect([some.status, objectsIn(some.body)]).toEqual([200, 1_051]);
  });

  test('a change that reaches more than ten thousand rows is refused in words, and changes nothing', async () => {
    const most = requestLimitsOn(database.engine).authenticated.changes ?? 0;
    expect(most).toBe(10_000);
    await database.exec(`
      insert into wishlists (user_id, movie_id, movie_title) select '${ids.owner}', n, 'Wanted'
      from generate_series(1, ${most + 1}) n`);
    const change = async (conditions: string) => {
      const path = `wishlists?user_id=eq.${ids.owner}${conditions}`;
      const body = { movie_title: 'Again' };
      const answer = await rest.send(await rest.tokenOf(ids.owner), path, { method: 'PATCH', body });
      return {
        status: answer.status,
        body: answer.status === 204 ? null : ((await answer.json()) as unknown),
      };
    };
    expect(await change('')).toEqual({
      status: 400,
      body: {
        code: '54000',
        message: 'The change is too large',
        details: 'One change reaches 10000 rows at most.',
        hint: 'Narrow it with conditions, and change the rest in requests of their own.',
      },
    });
    const noted = `select count(*)::int as rows from wishlists where movie_title = 'Again'`;
    expect(await look(database, noted)).toEqual([{ rows: 0 }]);
    expect(await change('&or=(movie_id.lte.3,movie_id.eq.9)')).toEqual({ status: 204, body: null });
    expect(await look(database, noted)).toEqual([{ rows: 4 }]);
  });

  test('and a megabyte, however few rows that are', async () => {
    const thrice = (more: Record<string, string> = {}) =>
      select('movie_reviews', 'a:review,b:review,c:review', { user_id: `eq.${ids.owner}`, ...more });
    const whole = await read(thrice());
    expect([whole.status, codeOf(whole.body)]).toEqual([400, '54000']);
    const fewer = await read(thrice({ limit: '200' }));
    expect([fewer.status, objectsIn(fewer.body)]).toEqual([200, 200]);
    expect(fewer.bytes).toBeLessThan(BYTES);
    const signedIn = await read(thrice(), await rest.tokenOf(ids.stranger));
    expect([signedIn.status, objectsIn(signedIn.body)]).toEqual([200, EACH]);
    expect(signedIn.bytes).toBeGreaterThan(BYTES);
  });

  test('a column cannot be asked for again and again, nor a dozen relations', async () => {
    const names = Array.from({ length: 4 }, (_, at) => `c${at}:review`).join(',');
    expect(await read(select('movie_reviews', names))).toMatchObject({
      status: 400,
      body: { code: 'PGRST100', message: 'select names "review" more than 3 times' },
    });
    const lists = Array.from({ length: 11 }, (_, at) => `e${at}:movie_ratings(id)`).join(',');
    expect(await read(select('profiles', lists))).toMatchObject({
      status: 400,
      body: { code: 'PGRST100', message: 'select embeds more than 10 relations' },
    });
    expect(notes).toEqual([]);
  });

  test('what a write did holds, and is answered as far as there is room', async () => {
    const one = { rows: 3, bytes: 10_000 };
    const small = restHandler(database, {
      limits: { anon: one, page: one, authenticated: one, service_role: one },
    });
    const token = await small.tokenOf(ids.stranger);
    const wishes = Array.from({ length: 5 }, (_, at) => {
      return { user_id: ids.stranger, movie_id: at + 1, movie_title: `Wish ${at}` };
    });
    const prefer = 'return=representation, count=exact';
    const added = await small.send(token, 'wishlists?select=movie_id', {
      method: 'POST',
      body: wishes,
      headers: { prefer },
    });
    expect([added.status, await added.json()]).toEqual([
      201,
      [{ movie_id: 1 }, { movie_id: 2 }, { movie_id: 3 }],
    ]);
    const removed = await small.send(token, `wishlists?select=movie_id&user_id=eq.${ids.stranger}`, {
      method: 'DELETE',
      headers: { prefer },
    });
    expect(removed.headers.get('content-range')).toBe('*/5');
    expect(await removed.json()).toHaveLength(3);
    const left = await small.send(token, 'wishlists?select=movie_id');
    expect(await left.json()).toEqual([]);
  });

  test('somebody signed out has less time than somebody signed in', async () => {
    const usual = restHandler(measuredDatabase(database, notes));
    const path = 'profiles?select=id&limit=1';
    await usual.send(null, path);
    await usual.send(await usual.tokenOf(ids.owner), path);
    const [anonymous, signedIn] = notes.filter(({ rowsRead }) => rowsRead !== undefined).slice(-2);
    const milliseconds = database.engine === 'pglite' ? 10_000 : 300;
    expect([anonymous?.timeoutMs, signedIn?.timeoutMs]).toEqual([milliseconds, undefined]);
  });

  test.each([
    [
      'a pattern',
      'movie_reviews?select=id&review=ilike.*a*',
      'Patterns (like, ilike) are for people who are signed in',
    ],
    [
      'one among others',
      'profiles?select=id,movie_reviews(id)&movie_reviews.or=(id.is.null,and(review.not.like.*a*,id.is.null))',
      'Patterns (like, ilike) are for people who are signed in',
    ],
    [
      'eleven conditions',
      `movie_reviews?select=id&id=not.is.null&or=(${Array.from({ length: 10 }, (_, n) => `movie_id.eq.${n}`).join(',')})`,
      'Whoever is not signed in can set 10 conditions',
    ],
  ])(
    'somebody signed out asks for no text to be looked through: %s is refused unread',
    async (_what, path, details) => {
      const { status, body } = await read(path);
      expect([status, body]).toEqual([
        400,
        {
          code: 'PGRST127',
          message: 'Feature not implemented',
          details,
          hint: 'Sign in, or ask for rows by their key.',
        },
      ]);
      expect(notes).toEqual([]);
      expect((await read(`${path}&limit=1`, await rest.tokenOf(ids.owner))).status).toBe(200);
    },
  );

  test('however many requests of visitors there are, people and pages do not wait behind them', async () => {
    const gate = Promise.withResolvers<void>();
    const { anon, ...others } = requestLimitsOn(database.engine);
    // Told apart by their time, which on PGlite pages have as well.
    const milliseconds = 9_999;
    const turns = { atOnce: 2, waiting: 5, rests: false };
    const limitsHere = { ...others, anon: { ...anon, milliseconds, turns } };
    let [held, visitors] = [false, 0];
    const guarded: Database = {
      ...keptOpen(database),
      async transaction(work, options) {
        if (options?.timeoutMs === milliseconds && held) {
          visitors += 1;
          await gate.promise;
        }
        return database.transaction(work, options);
      },
    };
    const crowded = restHandler(guarded, { limits: limitsHere });
    const path = 'profiles?select=id&limit=1';
    await crowded.send(null, path);
    held = true;
    const asked = Array.from({ length: 7 }, () => crowded.send(null, path));
    const person = await crowded.send(await crowded.tokenOf(ids.owner), path);
    const page = await crowded.send(null, path, { inside: true });
    const oneMore = await crowded.send(null, path);
    expect([person.status, page.status, visitors]).toEqual([200, 200, 2]);
    expect([oneMore.status, oneMore.headers.get('retry-after'), codeOf(await oneMore.json())]).toEqual([
      503,
      '1',
      'PGRST003',
    ]);
    held = false;
    gate.resolve();
    const answers = await Promise.all(asked);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  test('whoever is signed in and asks for very much at once keeps nobody else from their turn', async () => {
    const gate = Promise.withResolvers<void>();
    const { authenticated, ...others } = requestLimitsOn(database.engine);
    const milliseconds = 9_998;
    let [held, begun, answered] = [false, 0, 0];
    const guarded: Database = {
      ...keptOpen(database),
      async transaction(work, options) {
        if (options?.timeoutMs === milliseconds && held) {
          begun += 1;
          await gate.promise;
        }
        return database.transaction(work, options);
      },
    };
    const crowded = restHandler(guarded, {
      limits: { ...others, authenticated: { ...authenticated, milliseconds } },
    });
    const path = 'profiles?select=id&limit=1';
    const [greedy, other] = [await crowded.tokenOf(ids.owner), await crowded.tokenOf(ids.stranger)];
    await crowded.send(greedy, path);
    held = true;
    const asked = Array.from({ length: 20 }, async () => {
      const answer = await crowded.send(greedy, path);
      answered += 1;
      return answer.status;
    });
    await crowded.send(null, path);
    held = false;
    expect((await crowded.send(other, path)).status).toBe(200);
    // Less than half of the connections there are.
    expect([begun, answered]).toEqual([database.engine === 'pglite' ? 1 : 3, 0]);
    gate.resolve();
    expect(new Set(await Promise.all(asked))).toEqual(new Set([200]));
  });

  test(
    'no read the grammar has words for reads more than ten times the rows there are, or answers more than it may',
    { timeout: 240_000 },
    async () => {
      const [there] = await look<{ rows: number }>(
        database,
        `select (select count(*) from profiles) + (select count(*) from movie_reviews)
           + (select count(*) from movie_ratings) + (select count(*) from series_ratings) as rows`,
      );
      const runs = RUNS[database.engine];
      let served = 0;
      await fc.assert(
        fc.asyncProperty(costlyRead, async (path) => {
          notes.length = 0;
          const { status, bytes, body } = await read(path);
          expect([200, 400], String(codeOf(body))).toContain(status);
          for (const { rowsRead = 0 } of notes) expect(rowsRead).toBeLessThan(10 * (there?.rows ?? 0));
          if (status !== 200) return;
          served += 1;
          expect(bytes).toBeLessThanOrEqual(BYTES);
          expect(objectsIn(body)).toBeLessThanOrEqual(ROWS);
        }),
        { numRuns: runs },
      );
      expect(rest.faults).toEqual([]);
      // Else the requests died before they could cost anything.
      expect(served).toBeGreaterThan(runs / 4);
    },
  );

  // Last, since a database in memory does not survive it.
  test('somebody whose time is over is told so', async () => {
    await database.exec(`
      create function public.dawdle() returns int language sql as 'select 1 from pg_sleep(30)';
      grant execute on function public.dawdle() to anon`);
    const hurried = restHandler(database, {
      limits: {
        anon: { milliseconds: 200, rows: 10, bytes: 1000 },
        page: { rows: 10, bytes: 1000 },
        authenticated: { rows: 10, bytes: 1000 },
        service_role: { rows: 10, bytes: 1000 },
      },
    });
    const response = await hurried.send(null, 'rpc/dawdle', { method: 'POST', body: {} });
    expect([response.status, await response.json()]).toEqual([
      500,
      { code: '57014', message: 'canceling statement due to statement timeout', details: null, hint: null },
    ]);
  });
});
