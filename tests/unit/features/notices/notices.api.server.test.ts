import { afterAll, expect, test } from 'vitest';
import { loadNotices, tellOnce } from '../../../../src/features/notices/notices.queries.ts';
import { answerMarkNotices } from '../../../../src/features/notices/notices.api.server.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { serviceClient } from '../../../support/host/server-jobs.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());
provideServices(server);

test('Marks one notice or all own ones as read without scripts, and redirects back to its page', async () => {
  const [ada, bob] = [await signedInPerson(server, 'Ada'), await signedInPerson(server, 'Bob')];
  const title = { kind: 'movie' as const, id: 603, name: 'The Matrix', posterPath: null };
  const tellings = [1, 2, 3].map((number) => ({ users: [ada.id, bob.id], key: `movie:${number}`, title }));
  await tellOnce(serviceClient(server), 'release', tellings);
  const cookie = await cookieOf(server, ada.email);
  const noticesOf = async ({ client, id }: typeof ada) => (await loadNotices(client, id, 1)).notices;
  const unread = async (person: typeof ada) =>
    (await noticesOf(person)).filter(({ read }) => !read).map(({ id }) => id);
  const send = async (fields: Record<string, string>) => {
    const context = pageContext('/api/notices', cookie);
    const body = new URLSearchParams(fields);
    const request = new Request(context.url, { method: 'POST', body, headers: { cookie } });
    const answer = await answerMarkNotices({ ...context, request });
    return [answer.status, answer.headers.get('location')];
  };

  const [first, ...others] = await unread(ada);
  expect(others).toHaveLength(2);
  expect(await send({ read: String(first), back: '/notices?page=2' })).toEqual([303, '/notices?page=2']);
  expect(await unread(ada)).toEqual(others);
  expect(await send({ read: 'nonsense', back: '//evil.example' })).toEqual([303, '/notices']);
  expect(await unread(ada)).toEqual(others);
  expect(await send({ read: 'all' })).toEqual([303, '/notices']);
  expect(await unread(ada)).toEqual([]);
  expect(await unread(bob)).toHaveLength(3);
});
