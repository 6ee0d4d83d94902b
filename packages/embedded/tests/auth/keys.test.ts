import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadKeys } from '../../src/supabase/auth/keys.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-keys-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const file = () => join(folder, 'data', 'backend-keys.json');

describe('the keys of the embedded backend', () => {
  it('are made on first use and the same ever after, so that nobody is signed out by a restart', async () => {
    const first = await loadKeys(join(folder, 'data'));
    expect(first.jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(first.anonKey).toMatch(/^sb_publishable_[\w-]{32}$/);
    expect(first.secretKey).toMatch(/^sb_secret_[\w-]{43}$/);
    const again = await loadKeys(join(folder, 'data'));
    expect({ ...again, jwtSecret: Buffer.from(again.jwtSecret) }).toEqual({
      ...first,
      jwtSecret: Buffer.from(first.jwtSecret),
    });
  });

  it('are different in every directory', async () => {
    const [a, b] = await Promise.all(['a', 'b'].map((name) => loadKeys(join(folder, name))));
    expect(a?.anonKey).not.toBe(b?.anonKey);
    expect(Buffer.from(a?.jwtSecret ?? [])).not.toEqual(Buffer.from(b?.jwtSecret ?? []));
  });

  it('are readable by their owner only', async () => {
    await loadKeys(join(folder, 'data'));
    const { mode } = await stat(file());
    // Windows has no such bits.
    expect(process.platform === 'win32' ? 0o600 : mode & 0o777).toBe(0o600);
  });

  it.each(['', '{', '{}', '{"jwtSecret":"short","anonKey":"sb_publishable_x","secretKey":"sb_secret_x"}'])(
    'stop the start with one sentence when the file is damaged: %j',
    async (text) => {
      await loadKeys(join(folder, 'data'));
      await writeFile(file(), text);
      await expect(loadKeys(join(folder, 'data'))).rejects.toThrow(
        /backend-keys\.json is damaged: restore it/,
      );
      expect(await readFile(file(), 'utf8')).toBe(text);
    },
  );
});
