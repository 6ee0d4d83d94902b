import { mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKeptCards } from '../../../../src/features/share/kept-cards.server.ts';

const MOST = 300;
const picture = (byte: number) => new Uint8Array(100).fill(byte);

let folder: string;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'marquee-cards-')), 'cards');
});
const files = () => readdirSync(folder).sort();

async function keepThree() {
  const kept = createKeptCards(folder, MOST);
  for (const [index, name] of ['a.png', 'b.png', 'c.png'].entries()) await kept.write(name, picture(index));
  return kept;
}

describe('cards on disk', () => {
  test('are read back unchanged', async () => {
    const kept = await keepThree();
    expect(Uint8Array.from((await kept.read('b.png')) ?? [])).toEqual(picture(1));
    expect(await kept.read('d.png')).toBeNull();
  });

  test('stay within their size: the least recently used are deleted', async () => {
    const kept = await keepThree();
    await kept.read('a.png');
    await kept.write('d.png', picture(4));
    await expect.poll(files).toEqual(['a.png', 'c.png', 'd.png']);
    expect(await kept.read('b.png')).toBeNull();
  });

  test('are found after a restart, in order of last use, without incomplete ones', async () => {
    await keepThree();
    writeFileSync(path.join(folder, 'x.part'), 'half');
    const long = new Date('2020-01-01T00:00:00Z');
    utimesSync(path.join(folder, 'c.png'), long, long);
    const kept = createKeptCards(folder, MOST);
    expect(await kept.read('a.png')).not.toBeNull();
    await kept.write('d.png', picture(4));
    await expect.poll(files).toEqual(['a.png', 'b.png', 'd.png']);
  });

  test('can be deleted by prefix', async () => {
    const kept = await keepThree();
    await kept.remove('b');
    expect(files()).toEqual(['a.png', 'c.png']);
    expect(await kept.read('b.png')).toBeNull();
  });

  test('are skipped when nothing can be written, without an error', async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'marquee-cards-')), 'a-file');
    writeFileSync(file, '');
    const kept = createKeptCards(path.join(file, 'cards'), MOST);
    await kept.write('a.png', picture(1));
    expect(await kept.read('a.png')).toBeNull();
  });
});
