import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  addListed,
  makeList,
  removeList,
  showList,
} from '../../../../src/features/custom-lists/custom-lists.queries.ts';
import { onPageChange } from '../../../../src/contract/page-changes.ts';
import { listed } from '../../../../src/features/custom-lists/custom-lists.ts';
import { listPath } from '../../../../src/core/routes.ts';
import { answerCustomLists } from '../../../../src/features/custom-lists/custom-lists.api.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson, type SignedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

let ada: SignedInPerson;
let bob: SignedInPerson;
let list: { id: string; address: string };
beforeAll(async () => {
  provideServices(server);
  [ada, bob] = [await signedInPerson(server, 'Ada'), await signedInPerson(server, 'Bob')];
});
beforeEach(async () => {
  const id = crypto.randomUUID();
  list = {
    id,
    address: await makeList(ada.client, ada.id, id, { name: 'Mine', description: '', ranked: false }),
  };
});

async function say(person: SignedInPerson, to: string, id = list.id): Promise<number> {
  const cookie = await cookieOf(server, person.email);
  const context = pageContext('/api/lists', cookie);
  const headers = { cookie, 'content-type': 'application/json' };
  const body = JSON.stringify({ id, address: list.address, to });
  const request = new Request(context.url, { method: 'POST', headers, body });
  return (await answerCustomLists({ ...context, request })).status;
}

test('Answers not found for a deleted, unknown or foreign list, for any action', async () => {
  for (const to of ['public', 'link', 'private', 'removed', 'back']) {
    expect(await say(ada, to, crypto.randomUUID()), to).toBe(404);
    expect(await say(bob, to), to).toBe(404);
  }
  expect(await say(ada, 'public')).toBe(204);
  expect(await say(ada, 'removed')).toBe(204);
  expect(await say(ada, 'link')).toBe(404);
  expect(await say(ada, 'back')).toBe(204);
});

test('Invalidates a list’s cached page before the response, for any action', async () => {
  const dropped: string[] = [];
  const stop = onPageChange((path, here) => here && dropped.push(path));
  const path = listPath({ address: list.address, name: '' });
  const all = ['public', 'private', 'link', 'removed', 'back'];
  for (const to of all) {
    expect(await say(ada, to), to).toBe(204);
    expect(dropped.splice(0), to).toEqual([path]);
  }
  expect(await say(bob, 'public')).toBe(404);
  stop();
  expect(dropped).toEqual([]);
});

test('Reports a deleted or foreign list as gone when a title is added', async () => {
  const title = listed({
    kind: 'movie',
    id: 603,
    title: 'One',
    posterPath: null,
    date: null,
    voteAverage: null,
  });
  await addListed(ada.client, ada.id, list.id, title);
  await showList(ada.client, list.id, 'public');
  await expect(addListed(bob.client, bob.id, list.id, title)).rejects.toMatchObject({ kind: 'none' });
  await removeList(ada.client, list.id);
  await expect(addListed(ada.client, ada.id, list.id, title)).rejects.toMatchObject({ kind: 'none' });
});
