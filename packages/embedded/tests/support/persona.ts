import type { Database, Transaction } from '../../src/supabase/database/contract.ts';
import { DatabaseError } from '../../src/supabase/database/database-error.ts';

/** Who runs a statement: somebody signed out, one of three accounts, or the server's own jobs. */
export type Persona = 'anonymous' | 'owner' | 'stranger' | 'admin' | 'service';

/** The accounts; `owner` is the one whose rows the tests look at. */
export const ids = {
  owner: '00000000-0000-4000-8000-00000000000a',
  stranger: '00000000-0000-4000-8000-00000000000b',
  admin: '00000000-0000-4000-8000-00000000000c',
} as const;

const roles: Record<Persona, string> = {
  anonymous: 'anon',
  owner: 'authenticated',
  stranger: 'authenticated',
  admin: 'authenticated',
  service: 'service_role',
};

/** Begins the session that access tokens of the tests name: the account's own id. */
export async function beginSession(database: Database, userId: string): Promise<void> {
  await database.query('insert into auth.sessions (id, user_id, created_at) values ($1, $1, now())', [
    userId,
  ]);
}

/** Signs up the three accounts as the auth server does and makes one of them an admin. */
export async function signUpEverybody(database: Database): Promise<void> {
  for (const [name, id] of Object.entries(ids)) {
    await database.query(
      `insert into auth.users (id, aud, role, email, email_confirmed_at, raw_user_meta_data, created_at)
       values ($1, 'authenticated', 'authenticated', $2, now(), jsonb_build_object('full_name', $3::text), now())`,
      [id, `${name}@example.test`, `The ${name}`],
    );
    await beginSession(database, id);
  }
  await database.query(`insert into public.user_roles (user_id, role) values ($1, 'admin')`, [ids.admin]);
}

/** Takes the persona's role and claims until the transaction ends, as the API does for each request. */
export async function become(tx: Transaction, persona: Persona): Promise<void> {
  const role = roles[persona];
  const claims = persona === 'anonymous' || persona === 'service' ? { role } : { role, sub: ids[persona] };
  await tx.query(
    `select set_config('role', $1, true), set_config('request.jwt.claims', $2, true),
       set_config('search_path', 'public', true)`,
    [role, JSON.stringify(claims)],
  );
}

/** Runs one statement as the persona and keeps what it did; rejects like the database. */
export async function act<Row = Record<string, unknown>>(
  database: Database,
  persona: Persona,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return database.transaction(async (tx) => {
    await become(tx, persona);
    return (await tx.query<Row>(sql, parameters)).rows;
  });
}

/** Runs statements as the owner of the schema, who sees everything, and keeps what they did. */
export async function look<Row = Record<string, unknown>>(
  database: Database,
  sql: string,
  parameters: readonly unknown[] = [],
): Promise<Row[]> {
  return (await database.query<Row>(sql, parameters)).rows;
}

class Rollback extends Error {
  readonly rows: number;

  constructor(rows: number) {
    super('rolled back on purpose');
    this.rows = rows;
  }
}

/**
 * Tries one statement as the persona and undoes it: the number of rows it showed or touched, or the
 * five-character code it was refused with. `prepare` is run before, by the owner of the schema.
 */
export async function attempt(
  database: Database,
  persona: Persona,
  sql: string,
  parameters: readonly unknown[] = [],
  prepare?: string,
): Promise<number | string> {
  try {
    return await database.transaction<number>(async (tx) => {
      if (prepare !== undefined) await tx.query(prepare);
      await become(tx, persona);
      const { rows, affectedRows } = await tx.query(sql, parameters);
      throw new Rollback(Math.max(rows.length, affectedRows));
    });
  } catch (error) {
    if (error instanceof Rollback) return error.rows;
    if (error instanceof DatabaseError) return error.code;
    throw error;
  }
}
