import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupMade } from './running-backup.ts';

// A running server has locked its data directory, so a command asks it for a backup: by HTTP on the loopback
// interface, with a secret in a file that only the directory's owner can read.

const key = z.object({ port: z.number(), token: z.string() });
const order = z.object({ path: z.string(), leave: z.array(z.string()) });
const answer = z.union([
  z.object({ made: z.custom<BackupMade>((value) => typeof value === 'object' && value !== null) }),
  z.object({ failed: z.string() }),
]);

const controlFile = (dataDir: string) => join(dataDir, 'control.json');

export type BackUp = (path: string, leave: readonly string[]) => Promise<BackupMade>;

/** Handles commands for the server of a data directory, until closed. */
export async function listenToCommands(dataDir: string, backUp: BackUp): Promise<{ close(): Promise<void> }> {
  const token = randomBytes(32).toString('base64url');
  const server = createServer((incoming, outgoing) => {
    void (async () => {
      if (!isOwner(incoming, token)) {
        outgoing.writeHead(403).end();
        return;
      }
      const { path, leave } = order.parse(await json(incoming));
      // The response starts at once: a large backup exceeds clients' timeouts.
      outgoing.writeHead(200, { 'content-type': 'application/json' }).flushHeaders();
      const done = await backUp(path, leave).then(
        (made) => ({ made }),
        (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
      );
      outgoing.end(JSON.stringify(done));
    })().catch(() => outgoing.destroy());
  });
  server.requestTimeout = 0;
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(0, '127.0.0.1', listening);
  });
  server.unref();
  const { port } = server.address() as AddressInfo;
  const unfinished = `${controlFile(dataDir)}.new`;
  await writeFile(unfinished, JSON.stringify({ port, token }), { mode: 0o600 });
  await rename(unfinished, controlFile(dataDir));
  return {
    async close() {
      await rm(controlFile(dataDir), { force: true });
      server.close();
      server.closeAllConnections();
    },
  };
}

function isOwner({ method, headers }: IncomingMessage, token: string): boolean {
  const [given, expected] = [headers.authorization ?? '', `Bearer ${token}`].map((text) => Buffer.from(text));
  if (method !== 'POST' || given === undefined || expected === undefined) return false;
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Asks the server of a data directory for a backup; undefined if none runs. Rejects if it fails. */
export async function askForBackup(
  dataDir: string,
  path: string,
  leave: readonly string[],
): Promise<BackupMade | undefined> {
  const found = await readFile(controlFile(dataDir), 'utf8').catch(() => undefined);
  if (found === undefined) return undefined;
  const { port, token } = key.parse(JSON.parse(found));
  const answered = await new Promise<IncomingMessage | undefined>((answered, failed) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const asked = request({ host: '127.0.0.1', port, method: 'POST', headers }, answered);
    asked.once('error', (error: NodeJS.ErrnoException) => {
      // A killed server left its file; its port may belong to another program.
      if (error.code === 'ECONNREFUSED') answered(undefined);
      else failed(error);
    });
    asked.end(JSON.stringify({ path, leave }));
  });
  if (!answered || answered.statusCode !== 200) {
    answered?.resume();
    return undefined;
  }
  const done = answer.parse(JSON.parse(await text(answered)));
  if ('made' in done) return done.made;
  throw new Error(done.failed);
}
