import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeys } from '../../src/supabase/auth/keys.ts';
import { createTokens } from '../../src/supabase/auth/tokens.ts';
import type { Database } from '../../src/supabase/database/contract.ts';
import { FileStore } from '../../src/supabase/storage/file-store.ts';
import type { Files } from '../../src/supabase/storage/files.ts';
import { createStorage } from '../../src/supabase/storage/server.ts';
import { SharedFiles } from '../../src/supabase/storage/shared-files.ts';
import { openTestDatabase } from './database-engines.ts';
import { ids, signUpEverybody } from './persona.ts';
import { accessToken, type SignedIn } from './persona-clients.ts';

const site = 'http://storage.test/storage/v1/object/';

export interface StorageHandler {
  database: Database;
  kept: Files;
  /** Where they lie in files. */
  directory: string;
  now: () => Date;
  /** Faults of the server, which a client is told nothing of. */
  faults: string[];
  /** Sends a request below `object/`; `as` defaults to the owner. */
  send(path: string, init?: RequestInit & { as?: SignedIn }): Promise<Response>;
  /** Puts the owner's avatar by its bytes, replacing what is there. */
  put(body: BodyInit, type: string, name?: string): Promise<Response>;
  /** Every file the server keeps, by its version. */
  files(): Promise<string[]>;
  close(): Promise<void>;
}

/** Where the bytes of objects lie: in a folder, unless all processes of a database have them in common. */
export type Place = 'folder' | 'database';
export const PLACES: Place[] = ['folder', 'database'];

/** The storage server by itself, without a network, with its files in the test's hands. */
export async function openStorage(place: Place = 'folder'): Promise<StorageHandler> {
  const database = await openTestDatabase();
  await signUpEverybody(database);
  const directory = await mkdtemp(join(tmpdir(), 'marquee-storage-'));
  const shared = new SharedFiles(database);
  const kept = place === 'folder' ? new FileStore(directory, database) : shared;
  const keys = generateKeys();
  const time = new Date('2026-05-05T10:00:00.500Z');
  const now = () => time;
  const faults: string[] = [];
  const handler = createStorage({
    database,
    verifyToken: createTokens({ keys, clock: now }).verifyToken,
    files: kept,
    clock: now,
    log: { error: (_fields, message) => void faults.push(message) },
  });

  async function send(path: string, { as = 'owner', ...init }: RequestInit & { as?: SignedIn } = {}) {
    const headers = new Headers(init.headers);
    headers.set('apikey', keys.anonKey);
    headers.set('authorization', `Bearer ${await accessToken({ keys, now }, ids[as])}`);
    const duplex = { duplex: 'half' } as RequestInit;
    return handler(new Request(site + path, { ...duplex, ...init, headers }), {
      address: '127.0.0.1',
      direct: true,
    });
  }

  return {
    database,
    kept,
    directory,
    now,
    faults,
    send,
    put: (body, type, name = `${ids.owner}.png`) =>
      send(`avatars/${name}`, {
        method: 'POST',
        body,
        headers: { 'content-type': type, 'x-upsert': 'true', 'cache-control': 'max-age=60' },
      }),
    async files() {
      if (place === 'database') return (await shared.list()).map(({ version }) => version);
      const entries = await readdir(directory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
    },
    async close() {
      await database.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
