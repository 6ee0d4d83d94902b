import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../database/directory/durable-files.ts';

/** Where the bytes of one version of an object lie. */
export interface StoredFile {
  bucket: string;
  version: string;
}

async function orNull<T>(reading: Promise<T>): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The bytes of objects: `{directory}/{bucket}/{version}`. Objects are named by people, so no path is made from a
 * name; a version is a fresh UUID and its file never changes.
 */
export class FileStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  #path({ bucket, version }: StoredFile): string {
    if (!/^[\w-]{1,100}$/.test(bucket) || !/^[\w-]+$/.test(version))
      throw new Error('No file can be called so');
    return join(this.#directory, bucket, version);
  }

  /** Writes a new version; once it resolves, the file survives a power failure. */
  async put(bucket: string, bytes: Uint8Array): Promise<StoredFile> {
    const file = { bucket, version: randomUUID() };
    const path = this.#path(file);
    const folder = join(this.#directory, bucket);
    const unfinished = `${path}.part`;
    await mkdir(folder, { recursive: true });
    try {
      const handle = await open(unfinished, 'wx');
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
    return file;
  }

  /** The bytes, or null when there is no such file. */
  get(file: StoredFile): Promise<Buffer | null> {
    return orNull(readFile(this.#path(file)));
  }

  async remove(file: StoredFile): Promise<void> {
    await rm(this.#path(file), { force: true });
  }

  /**
   * Removes every file last written before `before` (ms since the epoch) whose version is not in `kept`, unfinished
   * ones too, and answers how many.
   */
  async sweep(kept: ReadonlySet<string>, before: number): Promise<number> {
    const options = { recursive: true, withFileTypes: true } as const;
    const entries = (await orNull(readdir(this.#directory, options))) ?? [];
    let removed = 0;
    for (const entry of entries) {
      if (!entry.isFile() || kept.has(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const found = await orNull(stat(path));
      if (found === null || found.mtimeMs >= before) continue;
      await rm(path, { force: true });
      removed += 1;
    }
    return removed;
  }
}
