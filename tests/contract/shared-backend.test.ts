import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { createBackup } from '../../packages/embedded/src/supabase/database/transfer/backup.ts';
import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../packages/embedded/src/supabase/server.ts';
import { FileStore } from '../../packages/embedded/src/supabase/storage/file-store.ts';
import { PROJECT } from '../../src/server/migrations.ts';
import { vaultsOf } from '../../src/server/key-vault.ts';
import { pictureBytes } from '../../packages/embedded/tests/support/pictures.ts';
import { copyPostgres } from '../../packages/embedded/tests/support/postgres-database.ts';
import { restoreBackup } from '../support/database/marquee-database.ts';

const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent };
const SECRET = Buffer.alloc(32, 7).toString('base64');
const credentials = { email: 'ada@example.org', password: 'correct horse battery staple' };
const png = pictureBytes('image/png');

let databaseUrl: string;
beforeEach(async () => {
  const { url, drop } = await copyPostgres();
  databaseUrl = url;
  onTestFinished(drop);
});

async function newDirectory(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-shared-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return dataDir;
}

interface Start {
  dataDir: string;
  /** The operator's secret. */
  secret?: string | undefined;
  /** Null for a database in the directory. */
  url?: string | null;
}

/** A process of its own but for the address space. */
async function start({ dataDir, secret, url = databaseUrl }: Start): Promise<EmbeddedSupabase> {
  const backend: EmbeddedSupabase = await createEmbeddedSupabase({
    ...PROJECT,
    dataDir,
    databaseUrl: url ?? undefined,
    databaseEngine: url === null ? 'pglite' : undefined,
    vaults: vaultsOf({ dataDir, apiKeyEncryptionKey: secret }),
    siteUrl: 'http://localhost:4321',
    passwordCost: 4,
    log,
    sendMail: ({ to, kind, link }) =>
      backend.outbox.keep({ from: 'm@example.org', to, subject: kind, text: link, html: '', headers: {} }),
  });
  onTestFinished(() => backend.close());
  return backend;
}

function client({ publicUrl, anonKey, fetch }: EmbeddedSupabase) {
  return createClient(publicUrl, anonKey, {
    auth: { autoRefreshToken: false, persistSession: false },
    global: {
      fetch: (input, init) => fetch(new Request(input, init), { address: '127.0.0.1', direct: true }),
    },
  });
}

/** Signs somebody up who has a picture; answers their session and where the picture is. */
async function signUp(backend: EmbeddedSupabase) {
  const ada = client(backend);
  await ada.auth.signUp(credentials);
  await backend.settled();
  const [mail] = await backend.outbox.list(credentials.email);
  const token = new URL(mail?.links[0] ?? '').searchParams.get('token') ?? '';
  await ada.auth.verifyOtp({ token_hash: token, type: 'signup' });
  const { data, error } = await ada.auth.signInWithPassword(credentials);
  if (error) throw error;
  const name = `${data.user.id}.png`;
  const put = await ada.storage.from('avatars').upload(name, png, { contentType: 'image/png' });
  if (put.error) throw put.error;
  return { session: data.session, name };
}

type Person = Awaited<ReturnType<typeof signUp>>;

/** Goes on with a session and its picture somewhere. */
async function goOn(backend: EmbeddedSupabase, { session, name }: Person): Promise<void> {
  const ada = client(backend);
  const { data } = await ada.auth.setSession(session);
  expect(data.user?.email).toBe(credentials.email);
  const picture = await ada.storage.from('avatars').download(name);
  expect(picture.error).toBeNull();
  expect(new Uint8Array((await picture.data?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(png));
}

test('Shares keys, users and files between processes with a common database and secret', async () => {
  const directories = [await newDirectory(), await newDirectory(), await newDirectory()];
  const started = directories.map((dataDir) => start({ dataDir, secret: SECRET }));
  const [one, two, three] = (await Promise.all(started)) as [
    EmbeddedSupabase,
    EmbeddedSupabase,
    EmbeddedSupabase,
  ];
  expect([two.anonKey, three.secretKey]).toEqual([one.anonKey, one.secretKey]);
  const person = await signUp(one);
  await goOn(two, person);
  for (const dataDir of directories) expect(await readdir(dataDir)).toEqual([]);
  const gone = await client(three).auth.setSession(person.session);
  expect(gone.error).toBeNull();
});

test('Takes over an earlier start’s directory', async () => {
  const dataDir = await newDirectory();
  const keys = await loadKeys(dataDir);
  const before = await start({ dataDir });
  expect(before.anonKey).toBe(keys.anonKey);
  const person = await signUp(before);
  // As it was before files lay in the database.
  const { rows } = await before.database.query<{ bucket: string; version: string; bytes: Uint8Array }>(
    'delete from storage.files returning bucket, version, bytes',
  );
  const folder = new FileStore(join(dataDir, 'storage'), before.database);
  for (const { bytes, ...file } of rows) await folder.keep(file, bytes);
  await before.close();
  await goOn(await start({ dataDir }), person);
  expect((await readdir(dataDir, { recursive: true })).sort()).toEqual([
    'api-key-encryption-key',
    'storage',
    'storage/avatars',
  ]);
  // The other process has the secret by hand.
  const secret = (await readFile(join(dataDir, 'api-key-encryption-key'), 'utf8')).trim();
  await goOn(await start({ dataDir: await newDirectory(), secret }), person);
});

test('Keeps files and keys of a directory with its own database', async () => {
  const dataDir = await newDirectory();
  const own = await start({ dataDir, url: null });
  const person = await signUp(own);
  await own.close();
  await (await start({ dataDir })).close();
  await goOn(await start({ dataDir, url: null }), person);
});

test('Refuses to start with another secret, says why, and changes nothing', async () => {
  const first = await start({ dataDir: await newDirectory(), secret: SECRET });
  const dataDir = await newDirectory();
  await expect(start({ dataDir })).rejects.toThrow(
    'set API_KEY_ENCRYPTION_KEY to what the other processes have',
  );
  expect(await readdir(dataDir)).toEqual([]);
  const again = await start({ dataDir, secret: SECRET });
  expect(again.anonKey).toBe(first.anonKey);
});

test('Replaces the directory’s secret with a new one, without signing users out', async () => {
  const dataDir = await newDirectory();
  const { anonKey } = await start({ dataDir });
  expect((await start({ dataDir, secret: SECRET })).anonKey).toBe(anonKey);
  expect((await start({ dataDir: await newDirectory(), secret: SECRET })).anonKey).toBe(anonKey);
});

test('Stores no keys in clear text in the database', async () => {
  const { anonKey, secretKey, database } = await start({ dataDir: await newDirectory(), secret: SECRET });
  const { rows } = await database.query<{ sealed: string }>('select sealed from auth.backend_keys');
  expect(rows).toHaveLength(1);
  for (const key of [anonKey, secretKey]) expect(rows[0]?.sealed).not.toContain(key);
});

test('Restores a backup to a directory, with users, keys and files', async () => {
  const there = await start({ dataDir: await newDirectory(), secret: SECRET });
  const person = await signUp(there);
  const folder = await newDirectory();
  const [path, now] = [join(folder, 'shared.backup'), new Date()];
  await createBackup(there.database, { dataDir: await newDirectory(), path, now });
  const dataDir = join(folder, 'data');
  await restoreBackup({ path, dataDir, engine: 'pglite', replace: false, now });
  const here = await start({ dataDir, secret: SECRET, url: null });
  await goOn(here, person);
  const left = 'select version from storage.files union all select sealed from auth.backend_keys';
  expect((await here.database.query(left)).rows).toEqual([]);
  expect(await readdir(dataDir)).toContain('backend-keys.json');
});
