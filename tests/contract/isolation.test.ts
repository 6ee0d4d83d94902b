import pLimit from 'p-limit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { beginSession, look } from '../../packages/embedded/tests/support/persona.ts';
import type { Sent } from '../../packages/embedded/tests/support/rest-wire.ts';
import { restHandler, type RestHandler } from '../../packages/embedded/tests/support/rest-handler.ts';

/** The long form makes each person's twenty calls three times, the short form once, 200 at a time. */
const REQUESTS = process.env['TEST_LONG'] ? 1_200 : 400;
/** A busy machine takes longer than the few seconds of an idle one. */
const PATIENCE_MS = 120_000;
const AT_ONCE = 200;
const people = Array.from(
  { length: 20 },
  (_, n) => `00000000-0000-4000-8000-0000000001${String(n).padStart(2, '0')}`,
);

interface Call extends Sent {
  path: string;
  /** What the answer may have; anything else is a failure of the test. */
  statuses: number[];
}

const json = { prefer: 'return=representation' };

/** One request of a person; rows carry their owner's id as their text, too. */
function callOf(person: string, n: number): Call {
  const movie_id = (n % 7) + 1;
  const stranger = people[(people.indexOf(person) + 1) % people.length] ?? '';
  const row = { user_id: person, movie_id, movie_title: person };
  const upsert = { prefer: 'return=representation,resolution=merge-duplicates' };
  const watch = { user_id: person, kind: 'movie', title_id: movie_id, title: person };
  const reminder = { ...row, remind_on: '2030-01-01' };
  const calls: Call[] = [
    { path: 'wishlists?select=*', statuses: [200] },
    {
      path: 'wishlists?select=user_id,movie_title&order=added_at.desc&limit=20',
      statuses: [200],
      headers: { prefer: 'count=exact' },
    },
    { path: 'wishlists', method: 'POST', body: row, headers: json, statuses: [201, 409] },
    { path: `wishlists?movie_id=eq.${movie_id}`, method: 'DELETE', headers: json, statuses: [200] },
    { path: `wishlists?user_id=eq.${stranger}`, method: 'DELETE', headers: json, statuses: [200] },
    { path: `wishlists?or=(user_id.eq.${stranger},movie_id.gt.0)&select=movie_title`, statuses: [200] },
    { path: 'wishlists', method: 'POST', body: { ...row, user_id: stranger }, statuses: [403] },
    {
      path: 'movie_reminders?on_conflict=user_id,movie_id',
      method: 'POST',
      body: reminder,
      headers: upsert,
      statuses: [200, 201],
    },
    {
      path: 'movie_reminders?movie_id=gt.0',
      method: 'PATCH',
      body: { movie_title: person },
      headers: json,
      statuses: [200],
    },
    {
      path: 'rpc/my_list_marks',
      method: 'POST',
      body: { p_movie_ids: [1, 2, 3, 4, 5, 6, 7] },
      statuses: [200],
    },
    { path: 'watched_movies_view?select=*', statuses: [200] },
    { path: 'watched_movies', method: 'POST', body: row, headers: json, statuses: [201, 409] },
    { path: 'watches', method: 'POST', body: watch, headers: json, statuses: [201] },
    { path: 'watches', method: 'POST', body: { ...watch, user_id: stranger }, statuses: [403] },
    { path: `watches?or=(user_id.eq.${stranger},title_id.gt.0)&limit=20`, statuses: [200] },
    { path: `watches?title_id=eq.${movie_id}`, method: 'DELETE', headers: json, statuses: [200] },
    { path: 'watches_view?select=*&limit=20', statuses: [200] },
    { path: 'rpc/diary_entries', method: 'POST', body: { p_until: new Date() }, statuses: [200] },
    { path: 'rpc/admin_stats', method: 'POST', body: {}, statuses: [403] },
    { path: 'wishlists?movie_id=eq.x', statuses: [400] },
  ];
  return calls[n % calls.length] ?? { path: 'wishlists', statuses: [200] };
}

describe('many simultaneous users', () => {
  let database: Database;
  let rest: RestHandler;

  beforeAll(async () => {
    database = await openTestDatabase();
    rest = restHandler(database);
    for (const person of people) {
      await database.query('insert into auth.users (id, email) values ($1, $2)', [
        person,
        `${person}@example.test`,
      ]);
      await beginSession(database, person);
    }
  });
  afterAll(() => database.close());

  test('see only their own rows in hundreds of mixed requests', { timeout: PATIENCE_MS }, async () => {
    const tokens = await Promise.all(people.map((person) => rest.tokenOf(person)));
    const limit = pLimit(AT_ONCE);
    const leaks: string[] = [];
    const surprises: string[] = [];
    let shown = 0;

    async function ask(n: number): Promise<void> {
      // Steps without a common divisor: every person makes every call, in changing company.
      const index = (n * 7) % (people.length + 1);
      const person = people[index];
      const call = callOf(person ?? people[0] ?? '', Math.floor(n / 3));
      const answer = await rest.send(tokens[index] ?? null, call.path, call);
      const text = await answer.text();
      const expected = person === undefined ? [401, 400] : call.statuses;
      if (!expected.includes(answer.status)) surprises.push(`${call.path}: ${answer.status} ${text}`);
      if (!answer.ok) return;
      if (person !== undefined && text.includes(person)) shown += 1;
      if (people.some((other) => other !== person && text.includes(other)))
        leaks.push(`${call.path}: ${text}`);
    }

    await Promise.all(Array.from({ length: REQUESTS }, (_, n) => limit(() => ask(n))));
    expect(leaks).toEqual([]);
    expect(surprises).toEqual([]);
    expect(rest.faults).toEqual([]);
    expect(shown).toBeGreaterThan(REQUESTS / 10);
    const foreign = await look(database, 'select from wishlists where user_id::text <> movie_title');
    expect(foreign).toEqual([]);
  });

  test('leave no state on the connection', async () => {
    const [state] = await look(
      database,
      `select current_user = session_user as owner, current_setting('role') as role,
         coalesce(current_setting('request.jwt.claims', true), '') as claims,
         current_setting('transaction_read_only') as read_only`,
    );
    expect(state).toEqual({ owner: true, role: 'none', claims: '', read_only: 'off' });
  });
});
