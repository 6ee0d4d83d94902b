import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeList, showList } from '../../src/features/custom-lists/custom-lists.queries.ts';
import { listPath } from '../../src/core/routes.ts';
import { loadKeys } from '../../packages/embedded/src/supabase/auth/keys.ts';
import { startMarquee } from '../support/host/marquee.ts';
import { sessionCookies } from '../support/host/session-cookies.ts';
import { fillList, PASSWORD, signUpPerson, type Person } from './people.ts';
import type { Figure } from './table.ts';
import { timePages } from './timed-pages.ts';

const ROWS = { watched: 10_000, wishlist: 5000, favorite: 2000 };
const EMAIL = 'collector@example.org';

const PAGES = [
  '/wishlist',
  '/wishlist?sort=title',
  '/wishlist?sort=rating&page=250',
  '/wishlist?q=harbour+77',
  '/wishlist?tab=tv',
  '/watched',
  '/watched?page=500',
  '/watched?sort=title',
  '/watched?sort=year',
  '/watched?sort=rating',
  '/watched?q=harbour+77',
  '/watched?q=nothing+like+it',
  '/watched?show=favorites',
  '/watched?show=favorites&sort=title&q=harbour',
];

const OWN = { titles: 5000, batch: 1000 };

/** A list of somebody's own with 5,000 titles, public; its address. */
async function fillOwnList({ client, id }: Person): Promise<string> {
  const listId = crypto.randomUUID();
  const address = await makeList(client, id, listId, { name: 'Everything', description: '', ranked: true });
  for (let first = 0; first < OWN.titles; first += OWN.batch) {
    const titles = Array.from({ length: OWN.batch }, (_, n) => first + n + 1);
    const { error } = await client.from('list_items').insert(
      titles.map((n) => ({
        list_id: listId,
        user_id: id,
        kind: n % 3 ? 'movie' : 'tv',
        title_id: n,
        title: `Harbour ${n}`,
        release_date: '1999-03-31',
        note: 'Seen twice, and liked it both times.',
      })),
    );
    if (error) throw error;
  }
  await showList(client, listId, 'public');
  return address;
}

/** The pages of somebody with 10,000 watched and 5,000 wished titles, of whom 2,000 are favorites, and a list of 5,000. */
export async function benchLists(): Promise<Figure[]> {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const marquee = await startMarquee({ DATA_DIR: dataDirectory, RATE_LIMIT: 'off' });
  try {
    const { anonKey } = await loadKeys(dataDirectory);
    const person = await signUpPerson(marquee.url, anonKey, EMAIL);
    await fillList(person, 'watched', ROWS.watched);
    await fillList(person, 'wishlist', ROWS.wishlist, ROWS.watched + 1);
    await fillList(person, 'favorite', ROWS.favorite);
    const cookie = await sessionCookies(`${marquee.url}/embedded/backend`, anonKey, {
      email: EMAIL,
      password: PASSWORD,
    });
    const own = listPath({ address: await fillOwnList(person), name: 'Everything' });
    const figures = await timePages(marquee, cookie, [
      ...PAGES.map((path) => ({ path, holds: 'role="tablist"' })),
      ...['', '?page=125', '?page=250'].map((page) => ({ path: own + page, holds: 'data-list-body' })),
    ]);
    return figures.map(({ what, values }) => ({ what: what.replace(/[0-9a-f]{20}/, 'ADDRESS'), values }));
  } finally {
    await marquee.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}
