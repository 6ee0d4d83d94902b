import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';
import { makeList, showList } from '../../../src/features/custom-lists/custom-lists.queries.ts';
import {
  changeOwnPublicProfile,
  claimHandle,
} from '../../../src/features/public-profile/own-profile-page.queries.ts';
import { PAGES } from '../../../src/core/pages.ts';
import { ownerOf } from './lists.ts';
import { newcomer, register } from './people.ts';

/** Page table rows that people read, without those for programs. */
export const READ = PAGES.filter(
  ({ path }) => !/^[/](?:api|partials|feeds|hooks|embedded|cards)[/]|[.]\w+$/.test(path),
);

/** Example paths of rows with parameters. */
const EXAMPLES: Record<string, string> = {
  '/tv/[id]': '/tv/1396',
  '/tv/[id]/season/[n]': '/tv/1396/season/1',
  '/tv/[id]/cast': '/tv/1396/cast',
  '/tv/[id]/watch': '/tv/1396/watch',
  '/movie/genre/[id]': '/movie/genre/28',
  '/tv/genre/[id]': '/tv/genre/18',
  '/collection/[id]': '/collection/119',
  '/person/[id]': '/person/31',
  '/numbers/[year]': `/numbers/${new Date().getUTCFullYear()}`,
};

/** An existing path of a row. */
export const exampleOf = (path: string): string =>
  EXAMPLES[path] ?? path.replace('/[...category]', '/popular').replace('/movie/[id]', '/movie/603');

/** Creates a user with a public page and list, and makes these the examples of their rows. */
export async function publish(request: APIRequestContext, url: string): Promise<void> {
  const person = newcomer('Ada Quill');
  await register(request, person);
  const { client, id } = await ownerOf(request, url, person);
  const handle = `ada_${Date.now().toString(36)}`;
  expect(await claimHandle(client, handle)).toBe('claimed');
  await changeOwnPublicProfile(client, id, { level: 'public' });
  const list = randomUUID();
  await makeList(client, id, list, { name: 'Rainy Sundays', description: '', ranked: false });
  EXAMPLES['/@[handle]'] = `/@${handle}`;
  EXAMPLES['/list/[list]'] = `/list/${await showList(client, list, 'public')}-rainy-sundays`;
}
