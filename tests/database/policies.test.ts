import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import { accessCases, guardedRelations } from '../support/database/access-cases.ts';
import { fillEveryTable } from '../support/database/everything-once.ts';
import { attempt, look, signUpEverybody } from '../../packages/embedded/tests/support/persona.ts';

const personas = ['anonymous', 'owner', 'stranger', 'admin', 'service'] as const;

describe('Access to rows', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
    await fillEveryTable(database);
  });
  afterAll(() => database.close());

  it.each(accessCases)('$what', async ({ sql, outcomes }) => {
    const found: Record<string, number | string> = {};
    for (const persona of personas) found[persona] = await attempt(database, persona, sql);
    const [anonymous, owner, stranger, admin] = outcomes;
    // The server's own role works through its functions and touches no table.
    const service = outcomes.includes('55000') ? '55000' : '42501';
    expect(found).toEqual({ anonymous, owner, stranger, admin, service });
  });

  it('has a case for reading, adding, changing and removing of each table and view', async () => {
    const relations = await look<{ name: string }>(
      database,
      `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace
         and c.relkind in ('r', 'v', 'm', 'p', 'f') order by 1`,
    );
    expect(relations.map(({ name }) => name)).toEqual([...guardedRelations].sort());
  });
});
