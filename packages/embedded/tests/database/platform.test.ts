import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Database, Transaction } from '../../src/supabase/database/contract.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { describeOnEveryEngine } from '../support/database-engines.ts';
import { startPostgres } from '../support/postgres.ts';
import { openDatabase } from '../support/films.ts';

const ada = '00000000-0000-4000-8000-000000000001';

function as<T>(
  database: Database,
  role: string,
  claims: object,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return database.transaction(async (tx) => {
    const settings = [role, JSON.stringify(claims)];
    await tx.query(
      "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
      settings,
    );
    return work(tx);
  });
}

describeOnEveryEngine('What hosted Supabase brings along', (open) => {
  let database: Database;

  beforeAll(async () => {
    database = await open();
    await database.query("insert into auth.users (id, email) values ($1, 'ada@example.org')", [ada]);
    await database.query("insert into storage.buckets (id, name) values ('shelf', 'shelf')");
    await database.query(
      "insert into storage.objects (bucket_id, name) values ('shelf', 'a/b/photo.final.png')",
    );
  });
  afterAll(() => database.close());

  test('tells a policy who is asking', async () => {
    const claims = { sub: ada, role: 'authenticated', email: 'ada@example.org' };
    const { rows } = await as(database, 'authenticated', claims, (tx) =>
      tx.query('select auth.uid() as uid, auth.role() as role, auth.email() as email, auth.jwt() as jwt'),
    );
    expect(rows).toEqual([{ uid: ada, role: 'authenticated', email: 'ada@example.org', jwt: claims }]);
  });

  test('knows nobody where there are no claims', async () => {
    const { rows } = await database.query('select auth.uid() as uid, auth.role() as role, auth.jwt() as jwt');
    expect(rows).toEqual([{ uid: null, role: null, jwt: null }]);
  });

  test.each([
    'users',
    'identities',
    'sessions',
    'refresh_tokens',
    'one_time_tokens',
    'flow_state',
    'mail_links',
  ])('shows no request the table auth.%s', async (table) => {
    for (const role of ['anon', 'authenticated']) {
      const reading = as(database, role, { sub: ada }, (tx) => tx.query(`select * from auth.${table}`));
      await expect(reading).rejects.toMatchObject({ code: '42501' });
    }
  });

  test('lets service_role see every protected row, and a stranger none', async () => {
    const people = (tx: Transaction) => tx.query('select 1 from storage.objects');
    expect((await as(database, 'service_role', {}, people)).rows).toHaveLength(1);
    expect((await as(database, 'anon', {}, people)).rows).toHaveLength(0);
  });

  test('takes a stored path apart', async () => {
    const { rows } = await database.query(
      'select storage.foldername(name) as folder, storage.filename(name) as file, storage.extension(name) as extension, path_tokens from storage.objects',
    );
    expect(rows).toEqual([
      {
        folder: ['a', 'b'],
        file: 'photo.final.png',
        extension: 'png',
        path_tokens: ['a', 'b', 'photo.final.png'],
      },
    ]);
  });

  test('lets nobody delete a stored object but the storage server, which says so', async () => {
    for (const table of ['objects', 'buckets']) {
      await expect(database.query(`delete from storage.${table}`)).rejects.toMatchObject({
        code: '42501',
        message: 'Direct deletion from storage tables is not allowed. Use the Storage API instead.',
      });
    }
    const deleted = await database.transaction(async (tx) => {
      await tx.query("select set_config('storage.allow_delete_query', 'true', true)");
      return tx.query('delete from storage.objects');
    });
    expect(deleted.affectedRows).toBe(1);
    await expect(database.query('delete from storage.objects')).rejects.toMatchObject({ code: '42501' });
  });

  test('ends sessions, tokens and identities with the account', async () => {
    const session = '00000000-0000-4000-8000-0000000000aa';
    await database.query(
      "insert into auth.identities (provider_id, user_id, identity_data, provider) values ('ada', $1, '{}', 'email')",
      [ada],
    );
    await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [session, ada]);
    await database.query(
      "insert into auth.refresh_tokens (token, user_id, session_id) values ('t', $1, $2)",
      [ada, session],
    );
    await database.query('delete from auth.users where id = $1', [ada]);
    const { rows } = await database.query(`
      select (select count(*) from auth.identities) + (select count(*) from auth.sessions)
        + (select count(*) from auth.refresh_tokens) as left_over`);
    expect(rows).toEqual([{ left_over: 0 }]);
  });
});

const server = await startPostgres();
afterAll(() => server.stop());

describe('A PostgreSQL server', () => {
  const { url } = server;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await temporaryFolder();
  });

  test('can be opened by two processes at once and again later', async () => {
    const databases = await Promise.all([1, 2].map(() => openDatabase({ dataDir, databaseUrl: url })));
    for (const database of databases) expect(await database.healthy()).toBe(true);
    await Promise.all(databases.map((database) => database.close()));
    await (await openDatabase({ dataDir, databaseUrl: url })).close();
  });

  test('does not go on with a statement that was stopped', async () => {
    const database = await openDatabase({ dataDir, databaseUrl: url });
    onTestFinished(() => database.close());
    const slow = database.transaction((tx) => tx.query('select pg_sleep(120)'), { timeoutMs: 200 });
    await expect(slow).rejects.toMatchObject({ code: '57014' });
    const { rows } = await database.query(
      "select query from pg_stat_activity where state = 'active' and query = 'select pg_sleep(120)'",
    );
    expect(rows).toEqual([]);
  });

  test('of a hosted project is refused, naming the right variables', async () => {
    const owner = await openDatabase({ dataDir, databaseUrl: url });
    await owner.exec('create role supabase_auth_admin');
    await owner.close();
    await expect(openDatabase({ dataDir, databaseUrl: url })).rejects.toThrow(/set SUPABASE_URL/);
  });

  test('that does not answer stops the start with one sentence and without the password', async () => {
    const nowhere = 'postgres://marquee:secret@127.0.0.1:1/marquee';
    const opening = openDatabase({ dataDir, databaseUrl: nowhere });
    await expect(opening).rejects.toThrow(
      /^The PostgreSQL server of DATABASE_URL cannot be used: .*ECONNREFUSED/,
    );
    await expect(opening).rejects.not.toThrow(/secret/);
  });
});
