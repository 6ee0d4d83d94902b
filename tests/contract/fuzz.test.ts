import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { fillEveryTable } from '../support/database/everything-once.ts';
import { ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';
import { restRequest } from '../support/backend/rest-requests.ts';
import { restHandler, type RestHandler } from '../../packages/embedded/tests/support/rest-handler.ts';
import { hostile } from '../support/backend/rest-vocabulary.ts';

const RUNS = process.env['TEST_LONG'] ? 1500 : 300;
const SECRET = 'For one pair of eyes';

describe('generated requests', () => {
  let database: Database;
  let rest: RestHandler;
  let token: string;

  beforeAll(async () => {
    database = await openTestDatabase();
    rest = restHandler(database);
    token = await rest.tokenOf(ids.stranger);
    await signUpEverybody(database);
    await fillEveryTable(database);
    await database.exec(`
      insert into wishlists (user_id, movie_id, movie_title) values ('${ids.admin}', 5, '${SECRET}');
      insert into ai_searches (user_id, kind, description, results) values ('${ids.admin}', 'movie', '${SECRET}', '{}')`);
  });
  beforeEach(() => {
    rest.faults.length = 0;
  });
  afterAll(() => database.close());

  const foreignRows = () =>
    look(
      database,
      `select 'wish' as what, to_jsonb(w) as row from wishlists w where user_id = $1
       union all select 'review', to_jsonb(r) from movie_reviews r where user_id = $1
       union all select 'rating', to_jsonb(r) from movie_ratings r where user_id = $1
       union all select 'role', to_jsonb(r) from user_roles r
       union all select 'tables', to_jsonb(count(*)) from pg_class where relkind = 'r'
       order by 1, 2`,
      [ids.owner],
    );

  test(
    'are answered or refused without faults, and change no other user’s rows',
    { timeout: 120_000 },
    async () => {
      const before = await foreignRows();
      let served = 0;
      await fc.assert(
        fc.asyncProperty(restRequest, async ({ path, ...sent }) => {
          const response = await rest.send(token, path, sent);
          const text = await response.text();
          if (response.ok) served += 1;
          expect(response.status, `${text} ${JSON.stringify(rest.faults)}`).toBeLessThan(500);
          if (text !== '') JSON.parse(text);
          // A statement this server misspelt: the values are bound, so nothing sent may come so far.
          expect(text).not.toMatch(/"code":"(?:42601|42P02|42P08|42P18)"/);
          // Neither a private row nor an e-mail address, not even in the words of an error.
          expect(text).not.toContain(SECRET);
          expect(text).not.toContain('@example.test');
        }),
        { numRuns: RUNS },
      );
      expect(await foreignRows()).toEqual(before);
      expect(rest.faults).toEqual([]);
      // Else the requests died in the parser and proved little.
      expect(served).toBeGreaterThan(RUNS / 4);
    },
  );

  test('keep text as text in every value', async () => {
    const storable = hostile.filter((text) => text.isWellFormed() && !text.includes('\0'));
    await fc.assert(
      fc.asyncProperty(fc.array(storable, { minLength: 1, maxLength: 3 }), async (pieces) => {
        const description = `x${pieces.join('')}x`;
        const made = { user_id: ids.stranger, kind: 'movie', description, results: {} };
        const insert = await rest.send(token, 'ai_searches', { method: 'POST', body: made });
        expect(insert.status).toBe(201);
        const quoted = `"${description.replace(/[\\"]/g, '\\$&')}"`;
        for (const [key, filter] of [
          ['description', `eq.${description}`],
          ['description', `in.(${quoted},other)`],
          ['or', `(description.eq.${quoted},kind.eq.neither)`],
        ] as const) {
          const query = new URLSearchParams({ select: 'description', [key]: filter });
          const found = await rest.send(token, `ai_searches?${query}`);
          expect(await found.json()).toEqual([{ description }]);
        }
        const query = new URLSearchParams({ description: `eq.${description}` });
        const removed = await rest.send(token, `ai_searches?${query}`, {
          method: 'DELETE',
          headers: { prefer: 'count=exact' },
        });
        expect(removed.headers.get('content-range')).toBe('*/1');
      }),
      { numRuns: 60 },
    );
  });
});
