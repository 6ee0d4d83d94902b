import { afterAll, expect, test } from 'vitest';
import { tickService } from '../../../../src/features/watch/my-services.queries.ts';
import type { TitleSummary } from '../../../../src/core/title.ts';
import { viewerOf } from '../../../../src/server/viewer.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { cookieOf, pageContext, provideServices } from '../../../support/host/page-context.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';
import { catalogueOver, TODAY } from '../../../support/tmdb/catalogue.ts';
import { startTmdbServer } from '../../../support/tmdb/server.ts';

const tmdb = await startTmdbServer({ today: TODAY });
const server = await startBackend();
afterAll(() => Promise.all([tmdb.close(), server.close()]));

const catalogue = catalogueOver(tmdb);
provideServices(server, {
  catalogue,
});

const ada = await signedInPerson(server, 'Ada');
const cookie = await cookieOf(server, ada.email);
const titles = [1001, 1002].map((id) => ({ kind: 'movie', id }) as TitleSummary);

async function leftOut(query: string): Promise<string[]> {
  const context = pageContext(`/movies/popular${query}`, cookie);
  const viewer = viewerOf(context, context.url.searchParams);
  return [...((await viewer?.leaveOut(titles)) ?? [])];
}

test('Excludes titles outside the user’s services only if the address says so', async () => {
  await tickService(ada.client, ada.id, 802);
  expect(await leftOut('')).toEqual([]);
  expect(await leftOut('?services=8')).toEqual([]);
  expect(await leftOut('?services=mine')).toEqual(['movie-1002']);
});

test('Excludes nothing without services', async () => {
  await ada.client.from('my_services').delete().eq('user_id', ada.id);
  expect(await leftOut('?services=mine')).toEqual([]);
});

test('Excludes titles that could not be checked', async () => {
  await tickService(ada.client, ada.id, 802);
  tmdb.behave(() => ({ status: 500, body: {} }));
  const other = [{ kind: 'tv', id: 5 } as TitleSummary];
  const context = pageContext('/movies/popular?services=mine', cookie);
  const viewer = viewerOf(context, context.url.searchParams);
  expect([...((await viewer?.leaveOut(other)) ?? [])]).toEqual(['tv-5']);
});
