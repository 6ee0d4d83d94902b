import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../database/contract.ts';
import { syncFolder } from '../database/directory/durable-files.ts';
import type { Files, StoredFile } from './files.ts';
import { keptVersions } from './objects.ts';

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Stores the bytes of objects in files: `{directory}/{bucket}/{version}`. Users choose object names, so paths
 * contain none.
 */
export class FileStore implements Files {
  readonly #directory: string;
  readonly #database: Database;

  constructor(directory: string, database: Database) {
    this.#directory = directory;
    this.#database = database;
  }

  #path({ bucket, version }: StoredFile): string {
    if (!/^[\w-]{1,100}$/.test(bucket) || !/^[\w-]+$/.test(version))
      throw new Error('No file can be called so');
    return join(this.#directory, bucket, version);
  }

  async put(bucket: string, bytes: Uint8Array): Promise<StoredFile> {
    const file = { bucket, version: randomUUID() };
    await this.keep(file, bytes);
    return file;
  }

  async keep(file: StoredFile, bytes: Uint8Array): Promise<void> {
    const path = this.#path(file);
    const folder = join(this.#directory, file.bucket);
    const unfinished = `${path}.part`;
    await mkdir(folder, { recursive: true });
    try {
      const handle = await open(unfinished, 'w');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    syncFolder(folder);
    syncFolder(this.#directory);
  }

  get(file: StoredFile): Promise<Buffer | null> {
    return orNull(readFile(this.#path(file)));
  }

  async remove(file: StoredFile): Promise<void> {
    await rm(this.#path(file), { force: true });
  }

  async sweep(before: Date): Promise<number> {
    const kept = await keptVersions(this.#database);
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = (await orNull(readdir(this.#directory, options))) ?? [];
    let removed = 0;
    for (const entry of entries) {
      if (!entry.isFile() || kept.has(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await orNull(stat(path));
      if (found === null || found.mtime >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
}
