import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';

/** Cards cached on disk, by file name. */
export interface KeptCards {
  read(name: string): Promise<Uint8Array | null>;
  /** Caches a card; on a disk error it is drawn again later. */
  write(name: string, png: Uint8Array): Promise<void>;
  /** Removes all cards whose names begin with a text. */
  remove(beginning: string): Promise<void>;
}

const UNFINISHED = /\.part$/;

/** Caches cards in a directory, written atomically, up to a size (LRU). Finds those of earlier runs. */
export function createKeptCards(folder: string, maxBytes: number): KeptCards {
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => bytes,
    dispose: (_, name, reason) => {
      if (reason === 'evict') void unlink(path.join(folder, name)).catch(() => undefined);
    },
  });
  let opened: Promise<void> | undefined;

  async function open(): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const known = await Promise.all(
      (await readdir(folder)).map(async (name) => ({ name, ...(await about(path.join(folder, name))) })),
    );
    for (const { name, bytes } of known.sort((a, b) => a.at - b.at)) {
      if (UNFINISHED.test(name)) await rm(path.join(folder, name), { force: true });
      else if (bytes > 0) sizes.set(name, bytes);
    }
  }
  const ready = () => (opened ??= open().catch(() => undefined));

  return {
    read: async (name) => {
      await ready();
      if (sizes.get(name) === undefined) return null;
      const file = path.join(folder, name);
      try {
        const png = await readFile(file);
        const now = new Date();
        // Preserves the LRU order across restarts.
        await utimes(file, now, now);
        return png;
      } catch {
        sizes.delete(name);
        return null;
      }
    },
    write: async (name, png) => {
      await ready();
      const part = path.join(folder, `${randomUUID()}.part`);
      try {
        await writeFile(part, png, { mode: 0o600 });
        await rename(part, path.join(folder, name));
        sizes.set(name, png.length);
      } catch {
        await rm(part, { force: true }).catch(() => undefined);
      }
    },
    remove: async (beginning) => {
      await ready();
      const gone = [...sizes.keys()].filter((name) => name.startsWith(beginning));
      for (const name of gone) {
        sizes.delete(name);
        await rm(path.join(folder, name), { force: true });
      }
    },
  };
}

/** A file's size and last use; zeros if it was deleted meanwhile. */
async function about(file: string): Promise<{ bytes: number; at: number }> {
  try {
    const { size, mtimeMs } = await stat(file);
    return { bytes: size, at: mtimeMs };
  } catch {
    return { bytes: 0, at: 0 };
  }
}
