import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline, Readable } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { syncFolder } from '../directory/durable-files.ts';
import { isDiskFull, notWritableWords } from '../directory/folder-rights.ts';
import { assertInside } from './data-files.ts';

// A backup is gzipped JSON lines: a header, rows in batches, files, and a last line with the totals. It has
// rows rather than database files, so that other PostgreSQL versions can read it.

const counts = z.record(z.string(), z.number());

const header = z.object({
  kind: z.literal('header'),
  format: z.literal('marquee-backup-1'),
  createdAt: z.iso.datetime(),
  /** The latest migration of the rows. */
  migration: z.string().optional(),
});
// PostgreSQL identifiers: nothing else of a file may become part of a statement.
const identifier = '(?:[a-z_][a-z0-9_]*|"(?:[^"]|"")+")';
const column = z.string().regex(new RegExp(`^${identifier}$`));
const table = z.string().regex(new RegExp(`^${identifier}\\.${identifier}$`));

/** `rows`: a JSON array as text. */
const rows = z.object({
  kind: z.literal('rows'),
  table,
  columns: z.array(column),
  rows: z.string(),
});
/** `path` is relative to the data directory, with forward slashes. */
const file = z.object({ kind: z.literal('file'), path: z.string(), mode: z.number(), base64: z.string() });
const end = z.object({ kind: z.literal('end'), rows: counts, files: z.number() });

const record = z.discriminatedUnion('kind', [header, rows, file, end]);

export type BackupHeader = z.infer<typeof header>;
export type BackupRecord = z.infer<typeof record>;
export type BackupEnd = z.infer<typeof end>;

/**
 * Writes a backup under a temporary name, private to this user; renames it once it is synced and has been
 * read back.
 */
export async function writeBackup(path: string, records: AsyncIterable<BackupRecord>): Promise<void> {
  const unfinished = `${path}.unfinished`;
  async function* lines(): AsyncGenerator<string> {
    for await (const entry of records) yield `${JSON.stringify(entry)}\n`;
  }
  // Opened first: a stream that opens the file itself could recreate it after its removal below.
  const handle = await open(unfinished, 'w', 0o600).catch((error: unknown) => {
    if (isDiskFull(error)) throw error;
    const folder = dirname(path);
    throw new Error(notWritableWords(`The folder ${folder}`, folder, error), { cause: error });
  });
  try {
    await finished(Readable.from(lines()), createGzip(), handle.createWriteStream({ flush: true }));
    await checkBackup(unfinished);
    await rename(unfinished, path);
    syncFolder(dirname(path));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/**
 * Reads a whole backup and returns its header. Rejects with one sentence if it is no backup, damaged,
 * truncated, or its totals do not match.
 */
export async function checkBackup(path: string): Promise<BackupHeader> {
  let first: BackupRecord | undefined;
  let last: BackupRecord | undefined;
  const found: Omit<BackupEnd, 'kind'> = { rows: {}, files: 0 };
  for await (const entry of readBackup(path)) {
    first ??= entry;
    last = entry;
    if (entry.kind === 'file') {
      assertInside(entry.path);
      found.files += 1;
    }
    if (entry.kind === 'rows')
      found.rows[entry.table] = (found.rows[entry.table] ?? 0) + rowCount(path, entry.rows);
  }
  if (first?.kind !== 'header') throw new Error(`${path} is not a backup: its header is missing.`);
  if (last?.kind !== 'end') throw new Error(`${path} is cut off: its end is missing.`);
  const short = Object.entries(last.rows).find(([table, count]) => (found.rows[table] ?? 0) !== count);
  if (short !== undefined) throw new Error(`${path} is damaged: rows of ${short[0]} are missing.`);
  if (found.files !== last.files) throw new Error(`${path} is damaged: files are missing.`);
  return first;
}

function rowCount(path: string, json: string): number {
  try {
    return z.array(z.unknown()).parse(JSON.parse(json)).length;
  } catch (error) {
    throw notABackup(path, error);
  }
}

/** Reads a backup's records, validating each but not the totals. */
export async function* readBackup(path: string): AsyncGenerator<BackupRecord> {
  for await (const line of readLines(path)) yield parseRecord(path, line);
}

async function* readLines(path: string): AsyncGenerator<string> {
  const handle = await open(path);
  // The error reaches the reader of the unzipped text.
  const text = pipeline(handle.createReadStream(), createGunzip(), () => undefined).setEncoding('utf8');
  let rest = '';
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (error) {
    throw notABackup(path, error);
  }
}

function parseRecord(path: string, line: string): BackupRecord {
  try {
    return record.parse(JSON.parse(line));
  } catch (error) {
    throw notABackup(path, error);
  }
}

function notABackup(path: string, cause: unknown): Error {
  return new Error(`${path} is not a backup, or it is damaged.`, { cause });
}
