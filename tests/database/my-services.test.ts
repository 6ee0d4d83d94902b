import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { MOST_SERVICES } from '../../src/features/watch/my-services.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, attempt, ids, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

describe('My services', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
  });
  afterAll(() => database.close());
  beforeEach(() =>
    database.exec(
      'delete from public.my_services; delete from public.title_offers; delete from public.wishlists;',
    ),
  );

  const tick = (services: string) =>
    `insert into my_services (user_id, service_id) select auth.uid(), ${services}`;

  it(`are ${MOST_SERVICES} at most, all of which can be ticked again`, async () => {
    await act(database, 'owner', tick(`generate_series(1, ${MOST_SERVICES})`));
    expect(await attempt(database, 'owner', tick('99'))).toBe('23514');
    expect(await attempt(database, 'owner', `${tick('7')} on conflict do nothing`)).toBe(0);
    expect(await attempt(database, 'stranger', tick('99'))).toBe(1);
  });

  it('are valid ids of services', async () => {
    for (const id of [0, -8]) expect(await attempt(database, 'owner', tick(String(id)))).toBe('23514');
  });

  describe('and the offers of saved titles', () => {
    const wish = `insert into wishlists (user_id, movie_id, movie_title) values (auth.uid(), 603, 'One')`;
    const keep = (offers: unknown) =>
      act<{ rows: number }>(database, 'service', `select keep_title_offers($1, 'US') as rows`, [
        JSON.stringify(offers),
      ]);
    const offer = (more: object = {}) => ({
      ...{ kind: 'movie', id: 603, region: 'DE', included: [8], checked_at: '2026-11-20T03:00:00Z' },
      ...more,
    });
    const nextDay = { checked_at: '2026-11-21T03:00:00Z' };
    const kept = () =>
      look(database, 'select kind, title_id as id, region, included, free from public.title_offers');

    it('are stored once for all users, the latest for each region', async () => {
      await act(database, 'owner', wish);
      expect(await keep([offer(), offer({ region: 'US', included: [], free: [73] })])).toEqual([{ rows: 2 }]);
      expect(await keep([offer({ included: [9, 337], ...nextDay })])).toEqual([{ rows: 1 }]);
      expect(await kept()).toEqual(
        expect.arrayContaining([
          { kind: 'movie', id: 603, region: 'DE', included: [9, 337], free: [] },
          { kind: 'movie', id: 603, region: 'US', included: [], free: [73] },
        ]),
      );
    });

    it('are not overwritten by older ones', async () => {
      await act(database, 'owner', wish);
      await keep([offer(nextDay)]);
      expect(await keep([offer({ included: [1] })])).toEqual([{ rows: 0 }]);
      expect(await kept()).toMatchObject([{ included: [8] }]);
    });

    it('are stored only for saved titles, once for duplicates', async () => {
      await act(database, 'owner', wish);
      const others = [offer({ id: 604 }), offer({ kind: 'tv' }), offer({ kind: 'song' })];
      expect(await keep([offer(), offer(), ...others])).toEqual([{ rows: 1 }]);
    });

    it('are refused when invalid, or more than 200 at once', async () => {
      await act(database, 'owner', wish);
      const refused = (offers: unknown) =>
        attempt(database, 'service', `select keep_title_offers($1, 'US')`, [JSON.stringify(offers)]);
      expect(await refused([offer({ region: 'Germany' })])).toBe('23514');
      expect(await refused(Array.from({ length: 201 }, () => offer()))).toBe('22023');
      expect(await refused([offer({ included: Array.from({ length: 301 }, (_, id) => id + 1) })])).toBe(
        '23514',
      );
    });

    it('stay when an account that saved the title is deleted, without its services', async () => {
      await act(database, 'stranger', wish);
      await act(database, 'stranger', tick('8'));
      await keep([offer()]);
      await database.transaction(async (tx) => {
        await tx.query('delete from auth.users where id = $1', [ids.stranger]);
      });
      expect(await kept()).toHaveLength(1);
      expect(await look(database, 'select from public.my_services')).toEqual([]);
      await database.exec('delete from auth.users');
      await signUpEverybody(database);
    });
  });
});
