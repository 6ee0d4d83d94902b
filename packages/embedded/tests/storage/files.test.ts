import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sweepOrphans } from '../../src/supabase/storage/sweep.ts';
import { ids } from '../support/persona.ts';
import { pictureBytes } from '../support/pictures.ts';
import { openStorage, PLACES, type StorageHandler } from '../support/storage-handler.ts';

let storage: StorageHandler;
const png = pictureBytes('image/png');
const gif = pictureBytes('image/gif');
const shown = `public/avatars/${ids.owner}.png`;

afterEach(() => storage.close());

describe.each(PLACES)('the bytes in the %s', (place) => {
  beforeEach(async () => {
    storage = await openStorage(place);
  });

  test('are those of the newest version only', async () => {
    await storage.put(png, 'image/png');
    const [first] = await storage.files();
    await storage.put(gif, 'image/gif');
    const [second, ...others] = await storage.files();
    expect(others).toEqual([]);
    expect(second).not.toBe(first);
  });

  test('are gone when the caller had no right to write the row', async () => {
    const response = await storage.put(png, 'image/png', `${ids.stranger}.png`);
    expect(await response.json()).toMatchObject({
      statusCode: '403',
      code: 'AccessDenied',
      error: 'Unauthorized',
    });
    expect(await storage.files()).toEqual([]);
  });

  test('are gone when the object was removed', async () => {
    await storage.put(png, 'image/png');
    const response = await storage.send(`avatars/${ids.owner}.png`, { method: 'DELETE' });
    expect(response.status).toBe(200);
    expect(await storage.files()).toEqual([]);
    expect((await storage.send(shown)).status).toBe(400);
  });

  test('are one whole version after many uploads of one name at once', async () => {
    const uploads = Array.from({ length: 12 }, (_, index) =>
      index % 2 === 0 ? storage.put(png, 'image/png') : storage.put(gif, 'image/gif'),
    );
    expect((await Promise.all(uploads)).map((response) => response.status)).toEqual(uploads.map(() => 200));
    const answer = await storage.send(shown);
    expect(await answer.bytes()).toEqual(answer.headers.get('content-type') === 'image/png' ? png : gif);
    await ageFiles();
    await sweepOrphans(storage.kept, storage.now);
    expect(await storage.files()).toHaveLength(1);
  });

  async function ageFiles(): Promise<void> {
    const old = new Date(storage.now().getTime() - 2 * 60 * 60_000);
    if (place === 'database')
      return void (await storage.database.query('update storage.files set created_at = $1', [old]));
    for (const name of await storage.files())
      await utimes(join(storage.directory, 'avatars', name), old, old);
  }

  test('stay, to be swept later, when nobody knows what became of the row', async () => {
    await storage.put(png, 'image/png');
    await storage.database.exec(`
      create function storage.break() returns trigger language plpgsql as
        $$ begin raise exception 'gone' using errcode = '08006'; end $$;
      create trigger break before update on storage.objects for each row execute function storage.break()`);
    const response = await storage.put(gif, 'image/gif');
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      statusCode: '503',
      code: 'DatabaseError',
      error: 'Service Unavailable',
      message: 'The database is not available',
    });
    expect(storage.faults).toHaveLength(1);
    expect(await (await storage.send(shown)).bytes()).toEqual(png);
    expect(await storage.files()).toHaveLength(2);
    expect(await sweepOrphans(storage.kept, () => new Date())).toBe(0);
    await ageFiles();
    expect(await sweepOrphans(storage.kept, storage.now)).toBe(1);
    expect(await (await storage.send(shown)).bytes()).toEqual(png);
  });
});

describe('a public address', () => {
  const get = (headers: Record<string, string>, more = '') => storage.send(shown + more, { headers });

  beforeEach(async () => {
    storage = await openStorage();
    await storage.put(png, 'image/png');
  });

  test('answers 304 to who has the file already', async () => {
    const etag = (await get({})).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const unchanged = await get({ 'if-none-match': `"other", W/${etag}` });
    expect(unchanged.status).toBe(304);
    expect(unchanged.headers.get('cache-control')).toBe('public, max-age=60');
    expect((await get({ 'if-modified-since': storage.now().toUTCString() })).status).toBe(304);
    expect((await get({ 'if-modified-since': 'Tue, 05 May 2020 10:00:00 GMT' })).status).toBe(200);
    const both = { 'if-none-match': '"other"', 'if-modified-since': storage.now().toUTCString() };
    expect((await get(both)).status).toBe(200);
    await storage.put(gif, 'image/gif');
    expect((await get({ 'if-none-match': etag })).status).toBe(200);
  });

  test('answers HEAD with the headers and no bytes', async () => {
    const response = await storage.send(shown, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(png.byteLength));
    expect(await response.bytes()).toHaveLength(0);
  });

  test.each<[string, number, string | null, [number, number]]>([
    ['bytes=0-3', 206, 'bytes 0-3/70', [0, 4]],
    ['bytes=60-', 206, 'bytes 60-69/70', [60, 70]],
    ['bytes=-10', 206, 'bytes 60-69/70', [60, 70]],
    ['bytes=0-999', 206, 'bytes 0-69/70', [0, 70]],
    ['bytes=70-', 416, 'bytes */70', [0, 0]],
    ['bytes=-0', 416, 'bytes */70', [0, 0]],
    ['bytes=5-2', 200, null, [0, 70]],
    ['bytes=0-1,4-5', 200, null, [0, 70]],
    ['lines=0-1', 200, null, [0, 70]],
  ])('answers the range %s with %i', async (range, status, contentRange, [from, to]) => {
    const response = await get({ range });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-range')).toBe(contentRange);
    expect(await response.bytes()).toEqual(png.slice(from, to));
  });

  test('answers the whole file when the range is of another version', async () => {
    expect((await get({ range: 'bytes=0-3', 'if-range': '"other"' })).status).toBe(200);
  });

  test('shows nothing of a bucket that is not public', async () => {
    expect((await get({})).status).toBe(200);
    await storage.database.exec(`update storage.buckets set public = false where id = 'avatars'`);
    expect(await (await get({})).json()).toMatchObject({ statusCode: '404', code: 'NoSuchKey' });
  });

  test('names a download as asked, as one harmless header', async () => {
    const disposition = async (name: string) => {
      return (await get({}, `?download=${name}`)).headers.get('content-disposition');
    };
    expect(await disposition('')).toBe(`attachment; filename*=UTF-8''${ids.owner}.png`);
    expect(await disposition('a%0d%0aset-cookie:x%22;')).toBe(
      "attachment; filename*=UTF-8''a%0D%0Aset-cookie%3Ax%22%3B",
    );
    expect((await get({})).headers.get('content-disposition')).toBeNull();
  });
});
