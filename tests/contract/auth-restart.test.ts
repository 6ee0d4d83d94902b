import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
} from '../../packages/embedded/src/supabase/server.ts';
import { PROJECT } from '../../src/server/migrations.ts';
import { vaultsOf } from '../../src/server/key-vault.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'marquee-restart-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const silent = () => undefined;
const log = { info: silent, warn: silent, error: silent };

async function open(): Promise<EmbeddedSupabase> {
  const backend: EmbeddedSupabase = await createEmbeddedSupabase({
    ...PROJECT,
    dataDir,
    vaults: vaultsOf({ dataDir, apiKeyEncryptionKey: undefined }),
    siteUrl: 'http://localhost:4321',
    passwordCost: 4,
    log,
    sendMail: ({ to, kind, link }) =>
      backend.outbox.keep({ from: 'm@example.org', to, subject: kind, text: link, html: '', headers: {} }),
  });
  return backend;
}

/** A client in the same process, which needs no network. */
function client(backend: EmbeddedSupabase) {
  return createClient(backend.publicUrl, backend.anonKey, {
    auth: { autoRefreshToken: false, persistSession: false },
    global: {
      fetch: (input, init) => backend.fetch(new Request(input, init), { address: '127.0.0.1', direct: true }),
    },
  });
}

it('Keeps accounts, sessions, keys and the outbox across a restart', async () => {
  const credentials = { email: 'ada@example.org', password: 'correct horse battery staple' };
  const first = await open();
  await client(first).auth.signUp(credentials);
  await first.settled();
  const [mail] = await first.outbox.list(credentials.email);
  await first.fetch(new Request(mail?.links[0] ?? ''), { address: '127.0.0.1', direct: true });
  const { data } = await client(first).auth.signInWithPassword(credentials);
  expect(data.session).not.toBeNull();
  await first.close();

  const second = await open();
  expect(await second.ready()).toBe(true);
  expect(second.anonKey).toBe(first.anonKey);
  const known = await client(second).auth.getUser(data.session?.access_token ?? '');
  expect(known.data.user?.email).toBe(credentials.email);
  const refreshed = await client(second).auth.refreshSession({
    refresh_token: data.session?.refresh_token ?? '',
  });
  expect(refreshed.error).toBeNull();
  expect(await second.outbox.list()).toHaveLength(1);
  await second.close();
});
