import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../packages/embedded/src/supabase/database/contract.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';
import {
  attempt,
  ids,
  look,
  signUpEverybody,
  type Persona,
} from '../../packages/embedded/tests/support/persona.ts';

const add = (bucket: string, name: string): string =>
  `insert into storage.objects (bucket_id, name) values ('${bucket}', '${name}')`;
// What the storage server says before it deletes: SQL alone may not.
const asStorageServer = `select set_config('storage.allow_delete_query', 'true', true)`;

describe('Avatar files', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await signUpEverybody(database);
    await database.query(`insert into storage.buckets (id, name) values ('other', 'other')`);
    const files = [
      add('avatars', `${ids.owner}.png`),
      add('avatars', `${ids.owner}.png.html`),
      add('other', 'file.png'),
    ];
    await database.exec(files.join(';'));
  });
  afterAll(() => database.close());

  const outcomes: [string, string, Record<Exclude<Persona, 'service'>, number | string>][] = [
    [
      'are listed to their owner alone',
      `select * from storage.objects`,
      { anonymous: 0, owner: 1, stranger: 0, admin: 0 },
    ],
    [
      'are replaced by their owner alone',
      `update storage.objects set version = 'x'`,
      { anonymous: 0, owner: 1, stranger: 0, admin: 0 },
    ],
    [
      'cannot be moved to another name',
      `update storage.objects set name = 'x.png'`,
      { anonymous: 0, owner: '42501', stranger: 0, admin: 0 },
    ],
    [
      'cannot be moved to another bucket',
      `update storage.objects set bucket_id = 'other'`,
      { anonymous: 0, owner: '42501', stranger: 0, admin: 0 },
    ],
    [
      'are added under one’s own name',
      add('avatars', `${ids.owner}.webp`),
      { anonymous: '42501', owner: 1, stranger: '42501', admin: '42501' },
    ],
    [
      'are added to no other bucket',
      add('other', `${ids.owner}.png`),
      { anonymous: '42501', owner: '42501', stranger: '42501', admin: '42501' },
    ],
    [
      'leave buckets alone',
      `insert into storage.buckets (id, name) values ('x', 'x')`,
      { anonymous: '42501', owner: '42501', stranger: '42501', admin: '42501' },
    ],
    [
      'leave the bucket’s limits alone',
      `update storage.buckets set file_size_limit = null`,
      { anonymous: 0, owner: 0, stranger: 0, admin: 0 },
    ],
  ];
  it.each(outcomes)('%s', async (_what, sql, expected) => {
    for (const [persona, outcome] of Object.entries(expected)) {
      expect(await attempt(database, persona as Persona, sql), persona).toBe(outcome);
    }
  });

  it('are removed only by their owner and the storage server', async () => {
    const remove = `delete from storage.objects`;
    const found: unknown[] = [];
    for (const persona of ['anonymous', 'owner', 'stranger', 'admin'] as const) {
      found.push(await attempt(database, persona, remove, [], asStorageServer));
    }
    expect(found).toEqual([0, 1, 0, 0]);
    expect(await attempt(database, 'owner', remove)).toBe('42501');
  });

  it('have a name that differs from the account’s id, and that only the owner can use', async () => {
    const [called] = await look<{ name: string }>(
      database,
      `select avatar_name('${ids.stranger}') || '.png' as name`,
    );
    const named = add('avatars', called?.name ?? '');
    expect(called?.name).toMatch(/^[0-9a-f-]{36}\.png$/);
    expect(called?.name).not.toContain(ids.stranger);
    expect(await attempt(database, 'stranger', named)).toBe(1);
    for (const persona of ['anonymous', 'owner', 'admin'] as const)
      expect(await attempt(database, persona, named), persona).toBe('42501');
  });

  describe('accept only safe names', () => {
    it.each(['png', 'jpg', 'jpeg', 'webp', 'gif'])('.%s', async (extension) => {
      const sql = add('avatars', `${ids.stranger}.${extension}`);
      expect(await attempt(database, 'stranger', sql)).toBe(1);
    });
    it.each([
      `${ids.stranger}.svg`,
      `${ids.stranger}.PNG`,
      `${ids.stranger}.avif`,
      `${ids.stranger}.html`,
      `${ids.stranger}`,
      `${ids.stranger}xpng`,
      `${ids.stranger}.png.html`,
      `${ids.stranger}.png/../x.png`,
      `folder/${ids.stranger}.png`,
      `../${ids.stranger}.png`,
      `${ids.stranger}.png\n`,
      `x${ids.stranger}.png`,
      `${ids.stranger.toUpperCase()}.png`,
      'CON',
    ])('not %j', async (name) => {
      expect(await attempt(database, 'stranger', add('avatars', name))).toBe('42501');
    });
  });

  it('are images of at most two megabytes, publicly readable', async () => {
    const [bucket] = await look(database, `select * from storage.buckets where id = 'avatars'`);
    expect(bucket).toMatchObject({
      public: true,
      file_size_limit: 2_097_152,
      allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
    });
  });
});
