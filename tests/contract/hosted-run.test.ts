import { afterAll, beforeAll, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { startHostedProject, type HostedProject } from '../support/backend/hosted-project.ts';
import { createPerson } from '../support/database/people.ts';
import { emptyTables, leaveNothing } from '../support/hosted/leave-nothing.ts';
import { runProgram } from '../support/host/child-process.ts';

let server: BackendServer;
let project: HostedProject;
beforeAll(async () => {
  server = await startBackend();
  project = await startHostedProject(server.url);
});
afterAll(async () => {
  await project.close();
  await server.close();
});

const keys = () => ({
  SUPABASE_URL: project.url,
  SUPABASE_ANON_KEY: server.keys.anonKey,
  SUPABASE_SECRET_KEY: server.keys.secretKey,
});

/** `npm run test:hosted` before the project, with more or other settings. */
const tryHosted = (words: string[] = [], settings: Record<string, string> = {}) =>
  runProgram('tests/hosted/run.ts', words, {
    cwd: process.cwd(),
    environment: { ...keys(), DATABASE_URL: server.database.address ?? '', ...settings },
  });

test('Lists what a run against a project needs, and does not start without it', async () => {
  const { code, errors } = await tryHosted([], { SUPABASE_SECRET_KEY: '', DATABASE_URL: '' });
  expect(code).toBe(2);
  expect(errors).toContain('Not set: SUPABASE_SECRET_KEY, DATABASE_URL.');
  expect(errors).toContain('docs/operations.md');
});

test('Refuses a project with users, unless confirmed twice', async () => {
  await createPerson(server, 'grace@example.org');
  const { host } = new URL(project.url);
  const flag = '--beside-accounts';
  for (const told of [
    await tryHosted(),
    await tryHosted([flag]),
    await tryHosted([], { TEST_PROJECT: host }),
  ]) {
    expect(told.code).toBe(2);
    expect(told.errors).toContain(`${host} has 1 account that these tests did not make.`);
  }
  // Our stand-in makes no accounts with the secret key: that it was asked for one says that people are no hindrance.
  const meant = await tryHosted([flag], { TEST_PROJECT: host });
  expect(meant.code).toBe(2);
  expect(meant.errors).toContain('SUPABASE_SECRET_KEY cannot make an account');
});

test('Refuses a project with a wrong key, or an unavailable database', async () => {
  const meant = { TEST_PROJECT: new URL(project.url).host };
  const key = await tryHosted(['--beside-accounts'], { ...meant, SUPABASE_ANON_KEY: 'sb_publishable_wrong' });
  expect([key.code, key.errors]).toEqual([2, `${project.url} does not take SUPABASE_ANON_KEY (401).\n`]);
  const database = await tryHosted([], { DATABASE_URL: 'postgresql://127.0.0.1:1/nowhere' });
  expect(database.code).toBe(2);
});

test('Deletes only the run’s own accounts', async () => {
  const ours = { url: project.url, ...server.keys, databaseUrl: '', mailDomain: 'example.org', admin: '' };
  const empty = await emptyTables(server.database);
  await createPerson(server, `ada-${crypto.randomUUID()}@example.org`);
  await createPerson(server, `ada-${crypto.randomUUID()}@example.com`);
  // What Auth writes down, and our stand-in does not.
  await server.database.exec(`
    create table auth.audit_log_entries (payload json);
    insert into auth.audit_log_entries select json_build_object('actor_username', email) from auth.users;`);
  await leaveNothing(ours, server.database, empty);
  const { rows } = await server.database.query('select email from auth.users order by 1');
  expect(rows).toEqual([
    { email: expect.stringMatching(/^ada-.*@example\.com$/) as string },
    { email: 'grace@example.org' },
  ]);
  expect((await server.database.query('select from auth.audit_log_entries')).rows).toHaveLength(2);
});

test('Grants and revokes a project’s admins with the usual command', async () => {
  const admin = (...words: string[]) =>
    runProgram('src/cli/admin.ts', words, { cwd: process.cwd(), environment: keys() });
  const admins = async () => (await server.database.query('select from public.user_roles')).rows.length;
  expect(await admin('grant', 'grace@example.org')).toMatchObject({ code: 0 });
  expect(await admins()).toBe(1);
  expect(await admin('revoke', 'grace@example.org')).toMatchObject({ code: 0 });
  expect(await admins()).toBe(0);
  expect(await admin('grant', 'nobody@example.org')).toMatchObject({ code: 1 });
});
