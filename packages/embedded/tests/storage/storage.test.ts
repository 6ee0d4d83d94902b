import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBackend, type BackendServer } from '../support/backend-server.ts';
import { openTestDatabase } from '../support/database-engines.ts';
import { ids } from '../support/persona.ts';
import { accessToken, personaClients, type SignedIn } from '../support/persona-clients.ts';
import { picture, pictureBytes, pictureTypes, type PictureType } from '../support/pictures.ts';

const extensions: Record<PictureType, string> = {
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

describe('files with the unchanged client', () => {
  let server: BackendServer;
  let clients: Record<SignedIn | 'anonymous', SupabaseClient>;
  const own = (person: SignedIn, extension = 'png') => `${ids[person]}.${extension}`;
  const avatars = (person: SignedIn | 'anonymous' = 'owner') => clients[person].storage.from('avatars');
  const address = (name: string) => avatars('anonymous').getPublicUrl(name).data.publicUrl;

  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    clients = await personaClients(server);
  });
  afterAll(() => server.close());

  test.each(pictureTypes)('keeps a picture of type %s and shows it to everybody', async (type) => {
    const name = own('owner', extensions[type]);
    const { data, error } = await avatars().upload(name, picture(type), { cacheControl: '60', upsert: true });
    expect(error).toBeNull();
    expect(data).toMatchObject({ path: name, fullPath: `avatars/${name}` });
    const shown = await fetch(address(name));
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': type,
      'cache-control': 'public, max-age=60',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-robots-tag': 'none',
      'accept-ranges': 'bytes',
      'last-modified': new Date(Math.floor(server.now().getTime() / 1000) * 1000).toUTCString(),
    });
    expect(await shown.bytes()).toEqual(pictureBytes(type));
  });

  test('takes bare bytes as well as a form', async () => {
    const bytes = pictureBytes('image/gif');
    const name = own('stranger', 'gif');
    const options = { contentType: 'image/gif', cacheControl: '3600' };
    expect((await avatars('stranger').upload(name, bytes.buffer, options)).error).toBeNull();
    const shown = await fetch(address(name));
    expect(shown.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(await shown.bytes()).toEqual(bytes);
  });

  test('refuses a second upload unless it is to replace the first', async () => {
    const name = own('admin');
    expect((await avatars('admin').upload(name, picture('image/png'))).error).toBeNull();
    expect((await avatars('admin').upload(name, picture('image/gif'))).error).toMatchObject({
      status: 400,
      statusCode: '409',
      code: 'KeyAlreadyExists',
      message: 'The resource already exists',
    });
    const replaced = await avatars('admin').upload(name, picture('image/gif'), { upsert: true });
    expect(replaced.error).toBeNull();
    expect((await fetch(address(name))).headers.get('content-type')).toBe('image/gif');
    expect((await avatars('admin').update(name, picture('image/jpeg'))).error).toBeNull();
    expect((await fetch(address(name))).headers.get('content-type')).toBe('image/jpeg');
  });

  test('does not update what is not there', async () => {
    const { error } = await avatars().update(own('owner', 'jpeg'), picture('image/jpeg'));
    expect(error).toMatchObject({ statusCode: '404', message: 'Object not found' });
  });

  test('downloads, describes and lists one’s own files and nobody else’s', async () => {
    const name = own('owner', 'png');
    await avatars().upload(name, picture('image/png'), { upsert: true });
    const { data: downloaded } = await avatars().download(name);
    expect(new Uint8Array((await downloaded?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
      pictureBytes('image/png'),
    );
    const { data: described } = await avatars().info(name);
    expect(described).toMatchObject({ name, bucketId: 'avatars', size: 70, contentType: 'image/png' });
    expect((await avatars().exists(name)).data).toBe(true);
    const names = async (person: SignedIn | 'anonymous', search = '') =>
      (await avatars(person).list('', { search })).data?.map((file) => file.name);
    expect(await names('owner', '.png')).toEqual([name]);
    expect(await names('stranger', ids.owner)).toEqual([]);
    expect(await names('anonymous')).toEqual([]);
    expect((await avatars('stranger').download(name)).error).not.toBeNull();
    expect((await avatars('anonymous').exists(name)).data).toBe(false);
  });

  test('removes one’s own files, bytes and all, and leaves the others', async () => {
    const name = own('owner', 'webp');
    await avatars().upload(name, picture('image/webp'), { upsert: true });
    expect((await avatars('stranger').remove([name])).data).toEqual([]);
    expect((await fetch(address(name))).status).toBe(200);
    const { data } = await avatars().remove([name, own('owner', 'jpeg')]);
    expect(data).toMatchObject([{ name, bucket_id: 'avatars' }]);
    expect(await (await fetch(address(name))).json()).toMatchObject({
      statusCode: '404',
      error: 'not_found',
    });
  });

  test('refuses a name that is not the caller’s, and everybody signed out', async () => {
    const refusal = { status: 400, statusCode: '403' };
    const upload = (person: SignedIn | 'anonymous', name: string) =>
      avatars(person).upload(name, picture('image/png'), { upsert: true });
    expect((await upload('stranger', own('owner'))).error).toMatchObject(refusal);
    expect((await upload('anonymous', own('owner'))).error).toMatchObject(refusal);
    for (const name of [
      `${ids.owner}.PNG`,
      ids.owner,
      `${ids.owner}.svg`,
      `x/${own('owner')}`,
      'CON',
      'con.png',
    ]) {
      expect((await upload('owner', name)).error).toMatchObject(refusal);
    }
  });

  test('knows no other bucket', async () => {
    const { error } = await clients.owner.storage.from('secrets').upload(own('owner'), picture('image/png'));
    expect(error).toMatchObject({ statusCode: '404', message: 'Bucket not found' });
  });

  test('refuses an expired session so that the client knows', async () => {
    const late = server.client({ accessToken: await accessToken(server, ids.owner, -60) });
    const { error } = await late.storage.from('avatars').upload(own('owner'), picture('image/png'));
    expect(error).toMatchObject({
      status: 400,
      statusCode: '403',
      message: '"exp" claim timestamp check failed',
    });
  });
});
