import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createKeyVault, loadVaultSecret } from '../../../src/server/key-vault.ts';

const ADA = 'a3c1a0f6-0000-4000-8000-000000000001';
const BOB = 'a3c1a0f6-0000-4000-8000-000000000002';
const vault = createKeyVault(Buffer.alloc(32, 1));

describe('a sealed key', () => {
  test.each(['AIzaSy-0123456789', 'x', '', 'ключ 🔑'])('is opened by its owner: %j', (key) => {
    expect(vault.open(ADA, vault.seal(ADA, key))).toBe(key);
  });

  test('is opened neither by others, nor with another secret, nor after a changed bit', () => {
    const sealed = vault.seal(ADA, 'secret');
    expect(vault.open(BOB, sealed)).toBeNull();
    expect(createKeyVault(Buffer.alloc(32, 2)).open(ADA, sealed)).toBeNull();
    const bytes = Buffer.from(sealed.slice(3), 'base64');
    for (let index = 0; index < bytes.length; index += 1) {
      const changed = Buffer.from(bytes);
      changed[index] = (changed[index] ?? 0) ^ 1;
      expect(vault.open(ADA, `v1:${changed.toString('base64')}`)).toBeNull();
    }
    for (const odd of ['', 'v1:', 'v1:AAAA', sealed.slice(3), `v2:${sealed.slice(3)}`, sealed.slice(0, -9)]) {
      expect(vault.open(ADA, odd)).toBeNull();
    }
  });

  test('differs each time', () => {
    expect(vault.seal(ADA, 'secret')).not.toBe(vault.seal(ADA, 'secret'));
  });
});

describe('the secret of an embedded backend', () => {
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'marquee-vault-'));
  });
  afterEach(() => rm(directory, { recursive: true, force: true }));

  test('is created once, readable by the directory’s owner only, and stable across restarts', async () => {
    const inside = path.join(directory, 'data');
    const secret = await loadVaultSecret(inside);
    expect(secret).toHaveLength(32);
    expect(await loadVaultSecret(inside)).toEqual(secret);
    expect(await readdir(inside)).toEqual(['api-key-encryption-key']);
    const { mode } = await stat(path.join(inside, 'api-key-encryption-key'));
    expect(mode & 0o777).toBe(0o600);
  });

  test('stops the start when damaged and is left unchanged', async () => {
    const file = path.join(directory, 'api-key-encryption-key');
    await writeFile(file, 'half');
    await expect(loadVaultSecret(directory)).rejects.toThrow('is damaged: restore it from a backup');
    expect(await readFile(file, 'utf8')).toBe('half');
  });
});
