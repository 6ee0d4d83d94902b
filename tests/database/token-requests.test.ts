import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { DatabaseError } from '../../packages/embedded/src/supabase/database/database-error.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { act, ids, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

// What PostgREST does with a request, statement by statement. On PostgreSQL the login is no superuser: it becomes what it
// was granted, as that of a hosted project does.

class Rollback extends Error {
  readonly rows: unknown[];

  constructor(rows: unknown[]) {
    super('rolled back on purpose');
    this.rows = rows;
  }
}

interface Asked {
  role: 'anon' | 'authenticated' | 'service_role';
  sub?: string;
  token?: string;
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

describe('a request that names a token', () => {
  let database: Database;
  const tokens: Record<'reads' | 'writes' | 'over' | 'stranger', string> = {
    ...{ reads: '', writes: '', over: '', stranger: '' },
  };
  const wish = (user: string, movie: number) =>
    `insert into wishlists (user_id, movie_id, movie_title) values ('${user}', ${movie}, 'T') returning movie_id`;

  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
    const make = async (persona: 'owner' | 'stranger', scopes: string) => {
      const sql = `select make_api_token('Test', '{${scopes}}') as token`;
      return (await act<{ token: string }>(database, persona, sql))[0]?.token ?? '';
    };
    tokens.reads = await make('owner', 'read');
    tokens.writes = await make('owner', 'read,write');
    tokens.over = await make('owner', 'read,write');
    await database.query(
      `update public.api_tokens set ends_at = now() - interval '1 minute' where token_hash = $1`,
      [hashOf(tokens.over)],
    );
    tokens.stranger = await make('stranger', 'read,write');
    await act(database, 'owner', wish(ids.owner, 1));
    await act(database, 'stranger', wish(ids.stranger, 2));
  });
  afterAll(() => database.close());

  /** Answers the rows, or the code it was refused with; nothing is kept. */
  async function request({ role, sub, token }: Asked, sql: string): Promise<unknown> {
    try {
      return await database.transaction<unknown>(async (tx) => {
        await tx.query(
          `select set_config('search_path', 'public', true), set_config('role', $1, true),
             set_config('request.jwt.claims', $2, true), set_config('request.headers', $3, true)`,
          [
            role,
            JSON.stringify({ role, ...(sub !== undefined && { sub }) }),
            JSON.stringify(token === undefined ? {} : { 'x-marquee-token': hashOf(token) }),
          ],
        );
        await tx.query('select public.act_with_token()');
        throw new Rollback((await tx.query(sql)).rows);
      });
    } catch (error) {
      if (error instanceof Rollback) return error.rows;
      if (error instanceof DatabaseError) return error.code;
      throw error;
    }
  }
  const server = (token: string) => ({ role: 'service_role' as const, token });
  const seen =
    'select current_user::text as role, auth.uid() as person, array(select movie_id from wishlists) as wishes';

  test('sees its user’s data, and no more', async () => {
    expect(await request(server(tokens.reads), seen)).toEqual([
      { role: 'authenticated', person: ids.owner, wishes: [1] },
    ]);
    expect(await request(server(tokens.stranger), seen)).toEqual([
      { role: 'authenticated', person: ids.stranger, wishes: [2] },
    ]);
    expect(await request(server(tokens.reads), 'select token_hash from api_tokens')).toBe('42501');
  });

  test('writes where it can, for its user only', async () => {
    expect(await request(server(tokens.writes), wish(ids.owner, 3))).toEqual([{ movie_id: 3 }]);
    expect(await request(server(tokens.writes), wish(ids.stranger, 3))).toBe('42501');
    expect(await request(server(tokens.reads), wish(ids.owner, 3))).toBe('25006');
    expect(await request(server(tokens.writes), `select make_api_token('More', '{read}')`)).toBe('42501');
  });

  test('is refused once the token is over, and ignored in other requests than the server’s', async () => {
    expect(await request(server(tokens.over), seen)).toBe('42501');
    expect(await request(server('mq_nobody'), seen)).toBe('42501');
    expect(await request({ role: 'authenticated', sub: ids.stranger, token: tokens.writes }, seen)).toEqual([
      { role: 'authenticated', person: ids.stranger, wishes: [2] },
    ]);
    expect(
      await request({ role: 'anon', token: tokens.writes }, 'select current_user::text as role'),
    ).toEqual([{ role: 'anon' }]);
  });

  test('cannot be created with a past end', async () => {
    const person = { role: 'authenticated' as const, sub: ids.owner };
    const make = (end: string) => `select make_api_token('Late', '{read}', ${end}) is not null as made`;
    expect(await request(person, make(`now() - interval '1 second'`))).toBe('22023');
    expect(await request(person, make(`now() + interval '1 minute'`))).toEqual([{ made: true }]);
  });

  test('leaves the server’s role unchanged without a token', async () => {
    expect(await request({ role: 'service_role' }, 'select current_user::text as role')).toEqual([
      { role: 'service_role' },
    ]);
  });
});
