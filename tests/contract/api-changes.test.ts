import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API_WHATS } from '../../src/features/open-api/api.ts';
import { startBackend, type BackendServer } from '../support/backend/backend-server.ts';
import { apiSite } from '../support/connections/api-site.ts';
import { openTestDatabase } from '../support/database/database-engines.ts';

type Site = ReturnType<typeof apiSite>;
type Person = Awaited<ReturnType<Site['person']>>;

interface Change {
  what: string;
  id: string;
  deleted: boolean;
  item?: unknown;
}

/** A program that knows nothing but what it is told of changes, so many at a time. */
function followerOf(person: Person, cursor: string, limit: number) {
  const known = new Map<string, unknown>();
  return {
    known,
    get cursor() {
      return cursor;
    },
    async follow() {
      for (let more = true; more;) {
        const { body } = await person.get(`/changes?since=${cursor}&limit=${limit}`);
        for (const { what, id, deleted, item } of body['changes'] as Change[]) {
          if (deleted) known.delete(`${what} ${id}`);
          else known.set(`${what} ${id}`, item);
        }
        cursor = body['cursor'] as string;
        more = body['more'] as boolean;
      }
    },
  };
}

/** All that a full read tells. */
async function everything(person: Person): Promise<Map<string, unknown>> {
  const all = new Map<string, unknown>();
  for (const what of API_WHATS)
    for (const item of await person.all(what)) all.set(`${what} ${String(item['id'])}`, item);
  return all;
}

const sorted = (things: Map<string, unknown>) =>
  [...things].toSorted(([one], [other]) => (one < other ? -1 : 1));

// Few things, so that writers meet.
const movie = fc.record({ kind: fc.constant('movie'), tmdb: fc.constantFrom(603, 604, 550) });
const series = fc.record({ kind: fc.constant('tv'), tmdb: fc.constantFrom(1396, 1399) });
const title = fc.oneof(movie, series);
const idOf = ({ kind, tmdb }: { kind: string; tmdb: number }) => `${kind}:${tmdb}`;
const ofTitle = fc.constantFrom('wishlist', 'watched', 'favorites', 'dismissed', 'ratings');
const nth = fc.constantFrom(0 as const, 1 as const);
const stars = fc.integer({ min: 1, max: 5 });
/** Of a watch: given, taken back, or left as they are. */
const own = fc.constantFrom(0.5, 4, null, undefined);
const part = fc.constantFrom(null, 1, 2);
const place = fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined });

/** What the ids of lists, reviews and watches are, by their place here. */
type Ids = Record<'lists' | 'reviews' | 'history', [string, string]>;
type Entry = (ids: Ids) => object;

const entry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ what: ofTitle, title, stars }).map((one): Entry => () => ({
    ...{ do: 'put', what: one.what, ...one.title, ...(one.what === 'ratings' && { stars: one.stars }) },
  })),
  fc.record({ what: ofTitle, title }).map((one): Entry => () => ({
    ...{ do: 'remove', what: one.what, id: idOf(one.title) },
  })),
  fc.record({ title, nth, note: fc.constantFrom('One', 'Two'), stars: own }).map((one): Entry => (ids) => ({
    ...{ do: 'put', what: 'history', ...one.title, id: ids.history[one.nth], note: one.note },
    ...(one.stars !== undefined && { stars: one.stars }),
  })),
  fc.record({ title, nth, text: fc.constantFrom('Whoa.', 'Hm.') }).map((one): Entry => (ids) => ({
    ...{ do: 'put', what: 'reviews', ...one.title, id: ids.reviews[one.nth], text: one.text },
  })),
  fc.record({ nth, name: fc.constantFrom('Good', 'Better') }).map((one): Entry => (ids) => ({
    ...{ do: 'put', what: 'lists', id: ids.lists[one.nth], name: one.name },
  })),
  fc.record({ what: fc.constantFrom('history', 'reviews', 'lists'), nth }).map((one): Entry => (ids) => ({
    ...{ do: 'remove', what: one.what, id: ids[one.what][one.nth] },
  })),
  fc.record({ nth, title, place }).map((one): Entry => (ids) => ({
    ...{ do: 'put', what: 'list_items', list: ids.lists[one.nth], ...one.title, place: one.place },
  })),
  fc.record({ nth, title }).map((one): Entry => (ids) => ({
    ...{ do: 'remove', what: 'list_items', id: `${ids.lists[one.nth]}:${idOf(one.title)}` },
  })),
  fc.record({ series, state: fc.constantFrom('watching', 'paused') }).map((one): Entry => () => ({
    ...{ do: 'put', what: 'series', tmdb: one.series.tmdb, state: one.state },
  })),
  fc.record({ series, number: fc.integer({ min: 1, max: 2 }) }).map((one): Entry => () => ({
    ...{ do: 'put', what: 'episodes', tmdb: one.series.tmdb, season: 1, number: one.number },
  })),
  fc.record({ series, number: fc.integer({ min: 1, max: 2 }) }).map((one): Entry => () => ({
    ...{ do: 'remove', what: 'episodes', id: `${one.series.tmdb}:1:1:${one.number}` },
  })),
  fc
    .record({ title, tags: fc.uniqueArray(fc.constantFrom('Noir', 'Dark', 'もう'), { minLength: 1 }) })
    .map((one): Entry => () => ({ ...{ do: 'put', what: 'tags', ...one.title, tags: one.tags } })),
  fc.record({ title, note: fc.constantFrom('One', 'Two') }).map((one): Entry => () => ({
    ...{ do: 'put', what: 'notes', ...one.title, note: one.note },
  })),
  fc.record({ what: fc.constantFrom('tags', 'notes'), title }).map((one): Entry => () => ({
    ...{ do: 'remove', what: one.what, id: idOf(one.title) },
  })),
  fc.record({ series, stars, part }).map((one): Entry => () => ({
    ...{
      do: 'put',
      what: 'part_ratings',
      tmdb: one.series.tmdb,
      season: 1,
      number: one.part,
      stars: one.stars,
    },
  })),
  fc.record({ series, part }).map((one): Entry => () => ({
    ...{ do: 'remove', what: 'part_ratings', id: [one.series.tmdb, 1, one.part ?? []].flat().join(':') },
  })),
  series.map((one): Entry => () => ({ do: 'remove', what: 'series', id: String(one.tmdb) })),
);

/** What somebody does past the API: whole lists go and come back, and notices are told, read and gone. */
type Doing = (person: Person, ids: Ids, server: BackendServer) => Promise<unknown>;
const besides: fc.Arbitrary<Doing> = fc.oneof(
  nth.map(
    (one): Doing =>
      async ({ client }, ids) =>
        client.rpc('remove_list', { p_list: ids.lists[one] ?? '' }),
  ),
  nth.map(
    (one): Doing =>
      async ({ client }, ids) =>
        client.rpc('restore_list', { p_list: ids.lists[one] ?? '' }),
  ),
  fc.constantFrom('a', 'b').map(
    (key): Doing =>
      ({ id }, _, { database }) =>
        database.query(`select public.tell_once('import_finished', $1)`, [
          JSON.stringify([{ key, users: [id], data: { entries: 1 } }]),
        ]),
  ),
  fc.boolean().map(
    (read): Doing =>
      async ({ client }) =>
        client.rpc('mark_my_notices', { p_read: read }),
  ),
  fc.constantFrom('a', 'b').map(
    (key): Doing =>
      ({ id }, _, { database }) =>
        database.query('delete from public.notices where user_id = $1 and subject_key = $2', [id, key]),
  ),
  fc.constantFrom(['noir', 'Darker'], ['noir', 'dark'], ['dark', 'DARK']).map(
    ([from = '', to = '']): Doing =>
      async ({ client }) =>
        client.rpc('rename_tag', { p_key: from, p_name: to }),
  ),
  fc.constantFrom('noir', 'dark').map(
    (key): Doing =>
      async ({ client }) =>
        client.rpc('delete_tag', { p_key: key }),
  ),
  movie.map(
    (one): Doing =>
      async ({ client, id }) =>
        client.from('wishlists').delete().eq('user_id', id).eq('movie_id', one.tmdb),
  ),
);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.array(entry, { minLength: 1, maxLength: 4 }) },
  { weight: 1, arbitrary: besides },
);
const writer = fc.array(step, { minLength: 1, maxLength: 4 });

describe('the changes of the API', () => {
  let server: BackendServer;
  let site: Site;
  beforeAll(async () => {
    server = await startBackend({ database: await openTestDatabase() });
    site = apiSite(server);
  });
  afterAll(() => server.close());

  test('lead to the same state as a full read, whoever wrote meanwhile', { timeout: 120_000 }, async () => {
    let most = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(writer, { minLength: 2, maxLength: 4 }),
        fc.integer({ min: 1, max: 9 }),
        async (writers, limit) => {
          const ada = await site.person();
          const two = (): [string, string] => [crypto.randomUUID(), crypto.randomUUID()];
          const ids: Ids = { lists: two(), reviews: two(), history: two() };
          const early = followerOf(ada, (await ada.get('/changes')).body['cursor'] as string, limit);
          let writing = true;
          const write = async (steps: (typeof writers)[number]) => {
            for (const one of steps) {
              if (typeof one === 'function') await one(ada, ids, server);
              else await ada.post('/batch', { entries: one.map((make) => make(ids)) });
            }
          };
          const all = Promise.all(writers.map(write)).finally(() => {
            writing = false;
          });
          for (let turn = 0; writing && turn < 12; turn += 1) await early.follow();
          await all;
          await early.follow();
          const late = followerOf(ada, '0', limit);
          await late.follow();
          const read = await everything(ada);
          most = Math.max(most, read.size);
          expect(sorted(early.known)).toEqual(sorted(read));
          expect(sorted(late.known)).toEqual(sorted(read));
        },
      ),
      { numRuns: 14 },
    );
    expect(most).toBeGreaterThan(3);
  });

  test('report a list’s titles as deleted and restored with it', async () => {
    const ada = await site.person();
    const follower = followerOf(ada, '0', 100);
    const id = (await ada.post('/lists', { name: 'Good' })).body['id'] as string;
    await ada.post('/list_items', { list: id, kind: 'movie', tmdb: 603 });
    const told = async () => {
      await follower.follow();
      return [...follower.known.keys()].toSorted();
    };
    const whole = [`list_items ${id}:movie:603`, `lists ${id}`];
    expect(await told()).toEqual(whole);
    expect((await ada.client.rpc('remove_list', { p_list: id })).data).toBe(true);
    expect(await told()).toEqual([]);
    expect((await ada.client.rpc('restore_list', { p_list: id })).data).toBe(true);
    expect(await told()).toEqual(whole);
  });

  test('keep tombstones for ninety days and reset later cursors', async () => {
    const ada = await site.person();
    const follower = followerOf(ada, '0', 100);
    await ada.post('/wishlist', { kind: 'movie', tmdb: 603 });
    await ada.remove('/wishlist/movie:603');
    await follower.follow();
    await server.database.query(`select public.trim_changes(now() + interval '89 days')`);
    expect((await ada.get('/changes?since=0')).status).toBe(200);
    await server.database.query(`select public.trim_changes(now() + interval '91 days')`);
    expect((await ada.get('/changes?since=0')).body['code']).toBe('forgotten');
    expect((await ada.get(`/changes?since=${follower.cursor}`)).status).toBe(200);
  });

  test('reset a cursor from a rolled-back time', async () => {
    const ada = await site.person();
    await ada.post('/wishlist', { kind: 'movie', tmdb: 603 });
    const { cursor } = (await ada.get('/changes')).body;
    expect((await ada.get(`/changes?since=${String(cursor)}`)).status).toBe(200);
    const ahead = await ada.get(`/changes?since=${Number(cursor) + 1}`);
    expect([ahead.status, ahead.body['code']]).toEqual([410, 'forgotten']);
  });
});

test('Reports a late commit late without losing it', async () => {
  const server = await startBackend({ database: await openTestDatabase() });
  try {
    const ada = await apiSite(server).person();
    const follower = followerOf(ada, '0', 100);
    const [written, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const late = server.database.transaction(async (tx) => {
      await tx.query(`insert into public.lists (user_id, name) values ($1, 'Late')`, [ada.id]);
      written.resolve();
      await mayCommit.promise;
    });
    await written.promise;
    await ada.post('/favorites', { kind: 'movie', tmdb: 603 });
    await follower.follow();
    expect([...follower.known.keys()]).toEqual(['favorites movie:603']);
    mayCommit.resolve();
    await late;
    await follower.follow();
    expect([...follower.known.values()]).toContainEqual(expect.objectContaining({ name: 'Late' }));
  } finally {
    await server.close();
  }
});
