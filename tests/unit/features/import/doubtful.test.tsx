import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ImportPage } from '../../../../src/features/import/ImportPage.tsx';
import { lookAt } from '../../../../src/features/import/import-job.store.ts';
import { $importView } from '../../../../src/features/import/import-state.store.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { importSite } from '../../../support/import/import-site.ts';
import { csv } from '../../../support/import/files.ts';
import { look } from '../../../../packages/embedded/tests/support/persona.ts';

const server = await startBackend();
const HALLOWEEN = {
  ...{ kind: 'movie' as const, id: 948, title: 'Halloween', originalTitle: 'Halloween', overview: '' },
  ...{ posterPath: null, backdropPath: null, date: '1978-10-25', voteAverage: 7.6, voteCount: 5000 },
  ...{ genreIds: [], popularity: 9, originalLanguage: 'en', adult: false },
};
const GONE = { ...HALLOWEEN, id: 2_000_000_000, title: 'Halloween that is gone' };
const SERIES = { ...HALLOWEEN, kind: 'tv' as const, id: 2316, title: 'Halloween Baking' };
const site = importSite(server, [HALLOWEEN, GONE, SERIES]);
afterAll(() => {
  vi.unstubAllGlobals();
  return server.close();
});
afterEach(dismissToast);

/** Imports a watchlist up to its questions. */
async function bring(...rows: string[]) {
  const id = await site.enter();
  const person = openIsland(<ImportPage imports={[]} imageBase="" />);
  const file = new File([csv('Date,Name,Year,Letterboxd URI', ...rows)], 'watchlist.csv');
  await person.upload(screen.getByLabelText('Choose files', { selector: 'input' }), file);
  await person.click(await screen.findByRole('button', { name: /^Import \d/ }));
  await screen.findByText(/looked up$/);
  await site.work();
  await lookAgain();
  return { person, id };
}

/** Reads the server's progress instead of waiting for the page to do so. */
async function lookAgain() {
  const view = $importView.get();
  if (view.step === 'job') await lookAt(view.job);
}

const wishes = (id: string) =>
  look(server.database, `select movie_id from public.wishlists where user_id = '${id}' order by 1`);
const group = (name: string) => screen.findByRole('listitem', { name });

test('Searches for a title that was not offered, and is not asked again', async () => {
  const { person, id } = await bring('2024-01-01,Cinderella,,u');
  const search = async () => {
    const asked = within(await group('Cinderella'));
    await person.click(asked.getByRole('button', { name: 'Search for another title' }));
    const dialog = await screen.findByRole('dialog', { name: 'What is Cinderella?' });
    await person.type(within(dialog).getByRole('searchbox', { name: 'Which title is meant?' }), 'hallow');
    return within(dialog);
  };
  // Escape selects nothing and restores the focus.
  await search();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Search for another title'));

  await person.click(await (await search()).findByRole('button', { name: /that is gone/ }));
  await waitFor(() => expect($toast.get()?.text).toBe('The movie database does not have this title.'));
  await group('Cinderella');

  await person.click(await (await search()).findByRole('button', { name: /^Halloween\s*1978/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('0 of 1 row saved');
  await site.work();
  await lookAgain();
  await screen.findByText('1 imported');
  expect(await wishes(id)).toEqual([{ movie_id: 948 }]);
});

test('Applies "the same for other rows" to all rows of that name at once, only on request', async () => {
  const rows = ['2024-01-01,The Dune,2020,u', '2024-01-02,The Dune,,u', '2024-01-03,Cinderella,,u'];
  const { person, id } = await bring(...rows);
  const older = within(await group('The Dune (2020)'));
  expect(within(await group('Cinderella')).queryByRole('checkbox')).toBeNull();
  const alike = older.getByRole('checkbox', { name: 'Do the same for 1 other row with this name' });
  expect((alike as HTMLInputElement).checked).toBe(true);
  await person.click(older.getByRole('button', { name: 'Take Dune (2021)' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: /^The Dune/ })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /1 name could be several/ }));
  await person.click(within(await group('Cinderella')).getByRole('button', { name: 'None of these' }));
  await screen.findByText(/rows? saved$/);
  await site.work();
  expect(await wishes(id)).toEqual([{ movie_id: 438631 }]);
});

test('Applies a choice without that to its own row only', async () => {
  const { person } = await bring('2024-01-01,The Dune,2020,u', '2024-01-02,The Dune,,u');
  const older = within(await group('The Dune (2020)'));
  await person.click(older.getByRole('checkbox'));
  await person.click(older.getByRole('button', { name: 'Take Dune (2021)' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'The Dune (2020)' })).toBeNull());
  await group('The Dune');
});
