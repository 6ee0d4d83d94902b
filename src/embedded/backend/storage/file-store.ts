import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from '../database/directory/durable-files.ts';

/** Where the bytes of one version of an object lie. */
export interface StoredFile {
  bucket: string;
  name: string;
  version: string;
}

function isMissing(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ENOENT' || code === 'ENOTDIR';
}

/**
 * The bytes of objects: `{directory}/{bucket}/{hash of the name}/{version}`. Names come from people, so no path
 * is made from one; a version is a fresh UUID and its file never changes.
 */
export class FileStore {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  #folder({ bucket, name }: Omit<StoredFile, 'version'>): string {
    if (!/^[\w-]{1,100}$/.test(bucket)) throw new Error('A bucket with this name cannot keep files');
    return join(this.#directory, bucket, createHash('sha256').update(name).digest('hex'));
  }

  /** Writes a new version and answers it; after that, it survives a power failure. */
  async put(bucket: string, name: string, bytes: Uint8Array): Promise<StoredFile> {
    const file = { bucket, name, version: randomUUID() };
    const folder = this.#folder(file);
    await mkdir(folder, { recursive: true });
    const unfinished = join(folder, `${file.version}.part`);
    try {
      const handle = await open(unfinished, 'wx');
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(unfinished, join(folder, file.version));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
    for (const parent of [folder, join(folder, '..'), this.#directory]) syncFolder(parent);
    return file;
  }

  /** The bytes, or null when there is no such file. */
  async get(file: StoredFile): Promise<Buffer | null> {
    try {
      return await readFile(join(this.#folder(file), file.version));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Removes one version, and its folder when nothing else is in it. */
  async remove(file: StoredFile): Promise<void> {
    const folder = this.#folder(file);
    await rm(join(folder, file.version), { force: true });
    // Not empty, or gone already: both are fine.
    await rmdir(folder).catch(() => undefined);
  }

  /**
   * Removes every file last written before `before` (ms) that `isKept` does not know, unfinished ones too, and
   * answers how many.
   */
  async sweep(isKept: (version: string) => boolean, before: number): Promise<number> {
    let removed = 0;
    for (const path of await this.#files()) {
      const version = path.slice(-36);
      if (isKept(version)) continue;
      const { mtimeMs } = await stat(path);
      if (mtimeMs >= before) continue;
      await rm(path, { force: true });
      await rmdir(join(path, '..')).catch(() => undefined);
      removed += 1;
    }
    return removed;
  }

  async #files(): Promise<string[]> {
    try {
      const entries = await readdir(this.#directory, { recursive: true, withFileTypes: true });
      return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  }
}
