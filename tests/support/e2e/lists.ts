import { createClient } from '@supabase/supabase-js';
import { request as requests, type APIRequestContext, type Page } from '@playwright/test';
import type { Client } from '../../../src/core/backend/client.ts';
import { removeAllFromList, restoreToList } from '../../../src/features/marks/list-entries.queries.ts';
import { LIST_NAMES } from '../../../src/core/list-names.ts';
import type { ListEntry, ListName } from '../../../src/core/lists.ts';
import type { Kind } from '../../../src/core/title.ts';
import { expect, test as base } from '../browser/browser.ts';
import { onceAWorker } from './once-a-worker.ts';
import { publishableKey, signedInState, type Newcomer, type StorageState } from './people.ts';
import { backendOf } from './ports.ts';

/** A user whose lists a test can write without the browser. */
export interface ListOwner {
  state: StorageState;
  person: Newcomer;
  client: Client;
  id: string;
}

/** Signs a user in without a browser. */
export async function ownerOf(
  request: APIRequestContext,
  url: string,
  person: Newcomer,
): Promise<{ client: Client; id: string }> {
  const key = await publishableKey(request);
  const client = createClient(backendOf(url), key, { auth: { persistSession: false } }) as Client;
  const { data, error } = await client.auth.signInWithPassword(person);
  if (error) throw error;
  return { client, id: data.user.id };
}

/**
 * Tests with a user signed in once for each worker, with empty lists and diary at the start and without a
 * public page.
 */
export const test = base.extend<{ emptied: void; owner: ListOwner }>({
  owner: onceAWorker(async (url) => {
    const signedIn = await signedInState(url);
    const request = await requests.newContext({ baseURL: url });
    const owner = { ...signedIn, ...(await ownerOf(request, url, signedIn.person)) };
    await request.dispose();
    return owner;
  }),
  storageState: ({ owner }, use) => use(owner.state),
  // For all tests, including those that open their own browser.
  emptied: [
    async ({ owner }, use) => {
      const kinds = ['movie', 'tv'] as const;
      const lists = LIST_NAMES.flatMap((list) => kinds.map((kind) => [list, kind] as const));
      await Promise.all([
        ...lists.map(([list, kind]) => removeAllFromList(owner.client, owner.id, list, kind)),
        owner.client.from('lists').delete().eq('user_id', owner.id),
        owner.client.from('profile_pages').update({ visibility: 'private' }).eq('user_id', owner.id),
      ]);
      for (const table of ['watches', 'episode_watches', 'movie_ratings'] as const)
        await owner.client.from(table).delete().eq('user_id', owner.id);
      await use();
    },
    { auto: true },
  ],
});

/** The nth saved title. The first is the newest; the last year and best rating belong to the highest. */
export function savedTitle(n: number, more: Partial<ListEntry> = {}): ListEntry {
  return {
    kind: 'movie',
    id: 90_000_000 + n,
    title: `Film ${String(n).padStart(2, '0')}`,
    posterPath: null,
    date: `${1950 + n}-03-31`,
    voteAverage: Math.min(10, n / 10),
    addedAt: new Date(Date.UTC(2026, 0, 2) - n * 3_600_000).toISOString(),
    ...more,
  };
}

export const savedTitles = (count: number, kind: Kind = 'movie') =>
  Array.from({ length: count }, (_, at) => savedTitle(at + 1, { kind }));

/** Adds titles to a list. */
export async function save(
  { client, id }: Pick<ListOwner, 'client' | 'id'>,
  list: ListName,
  ...titles: ListEntry[]
): Promise<void> {
  for (const kind of ['movie', 'tv'] as const) {
    await restoreToList(
      client,
      id,
      list,
      kind,
      titles.filter((title) => title.kind === kind),
    );
  }
}

/** Opens a list, and waits for its islands to hydrate. */
export async function openList(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main astro-island[ssr][client=session]')).toHaveCount(0);
}

/** The shown titles, in order. */
export const shownTitles = (page: Page) => page.locator('[data-cards] [data-title]').getByRole('heading');

/** Expects the counts of the tabs. */
export async function expectTabs(page: Page, movies: number, series: number): Promise<void> {
  await expect(page.getByRole('tab')).toHaveText([`Movies (${movies})`, `TV Series (${series})`]);
}
