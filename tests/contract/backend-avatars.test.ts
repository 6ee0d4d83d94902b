import { afterAll, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../src/features/profile/account.queries.ts';
import { verifiedAccount } from '../../src/core/backend/auth.ts';
import { avatarName, removeAvatar, uploadAvatar } from '../../src/features/profile/avatars.queries.ts';
import { updateProfile } from '../../src/core/backend/profiles.ts';
import { avatarAddress } from '../../src/core/profile.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { serverJobs } from '../support/host/server-jobs.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

/** The first bytes of a picture of one pixel, which is what tells its type. */
const PICTURES = {
  'image/png':
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'image/gif': 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
};

function picture(type: keyof typeof PICTURES): Blob {
  return new Blob([Buffer.from(PICTURES[type], 'base64')], { type });
}

/** Lets the database fail to delete from a table for a while. */
async function refusingDeletes(table: string, work: () => Promise<void>): Promise<void> {
  await server.database.exec(`
    create function public.refuse() returns trigger language plpgsql as
      $$ begin raise exception 'out of order'; end $$;
    create trigger refuse before delete on ${table} for each row execute function public.refuse();`);
  await work();
  await server.database.exec('drop function public.refuse() cascade');
}

async function shown(stored: string): Promise<{ status: number; type: string | null }> {
  const response = await fetch(avatarAddress(server.url, stored) ?? '');
  return { status: response.status, type: response.headers.get('content-type') };
}

describe('an avatar', () => {
  test('has an address the profile accepts, new with every upload', async () => {
    const { client, id } = await signedInPerson(server, 'Ada');
    const first = await uploadAvatar(client, id, picture('image/png'), 'a1');
    expect(first).toBe(`/storage/v1/object/public/avatars/${await avatarName(client, id)}.png?v=a1`);
    expect(first).not.toContain(id);
    expect(await updateProfile(client, id, { avatarUrl: first })).toMatchObject({ avatarUrl: first });
    expect(await shown(first)).toEqual({ status: 200, type: 'image/png' });
    expect(await uploadAvatar(client, id, picture('image/png'), 'a2')).not.toBe(first);
  });

  test('of another type replaces the old file', async () => {
    const { client, id } = await signedInPerson(server, 'Ada');
    const old = await uploadAvatar(client, id, picture('image/png'), '1');
    const fresh = await uploadAvatar(client, id, picture('image/gif'), '2');
    expect(await shown(fresh)).toEqual({ status: 200, type: 'image/gif' });
    expect((await shown(old)).status).not.toBe(200);
    await removeAvatar(client, id, await avatarName(client, id));
    expect((await shown(fresh)).status).not.toBe(200);
  });

  test('is refused when it is no accepted picture, or too large', async () => {
    const { client, id } = await signedInPerson(server, 'Ada');
    const upload = (blob: Blob) => uploadAvatar(client, id, blob, '1');
    await expect(upload(new Blob(['<svg/>'], { type: 'image/svg+xml' }))).rejects.toMatchObject({
      kind: 'invalid',
    });
    const large = new Blob([await picture('image/png').arrayBuffer(), new Uint8Array(2 * 1024 * 1024)], {
      type: 'image/png',
    });
    await expect(upload(large)).rejects.toMatchObject({ kind: 'tooLarge' });
  });

  test('can be replaced and removed only by its owner', async () => {
    const ada = await signedInPerson(server, 'Ada');
    const eve = await signedInPerson(server, 'Eve');
    const stored = await uploadAvatar(ada.client, ada.id, picture('image/png'), '1');
    await expect(uploadAvatar(eve.client, ada.id, picture('image/png'), '2')).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await removeAvatar(eve.client, ada.id, await avatarName(eve.client, ada.id));
    expect(await shown(stored)).toMatchObject({ status: 200 });
  });

  test('is deleted with the account', async () => {
    const { client, id } = await signedInPerson(server, 'Ada');
    const stored = await uploadAvatar(client, id, picture('image/png'), '1');
    await deleteAccount(client, id);
    expect((await shown(stored)).status).not.toBe(200);
  });

  test('stays with an account whose deletion failed', async () => {
    const { client, id } = await signedInPerson(server, 'Ada');
    const stored = await uploadAvatar(client, id, picture('image/png'), '1');
    await refusingDeletes('auth.users', async () => {
      await expect(deleteAccount(client, id)).rejects.toThrow();
    });
    expect(await shown(stored)).toMatchObject({ status: 200 });
    expect(await verifiedAccount(client)).toMatchObject({ id });
  });

  test('that could not be removed with its account is removed by the next run of the job', async () => {
    const { client, id } = await signedInPerson(server, 'Ada');
    const stored = await uploadAvatar(client, id, picture('image/png'), '1');
    const other = await signedInPerson(server, 'Grace');
    const kept = await uploadAvatar(other.client, other.id, picture('image/png'), '1');
    const jobs = serverJobs(server, { now: new Date().toISOString(), deliver: () => Promise.resolve() });
    await refusingDeletes('storage.objects', async () => {
      await deleteAccount(client, id);
      expect(await jobs.run('remove-avatars')).toMatchObject({ kind: 'failed' });
    });
    expect(await verifiedAccount(client)).toBeNull();
    expect(await shown(stored)).toMatchObject({ status: 200 });
    expect(await jobs.run('remove-avatars')).toEqual({
      kind: 'ok',
      detail: '1 avatars of deleted accounts removed.',
    });
    expect((await shown(stored)).status).not.toBe(200);
    expect(await shown(kept)).toMatchObject({ status: 200 });
  });
});
