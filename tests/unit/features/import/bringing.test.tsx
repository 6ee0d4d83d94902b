import { fireEvent } from '@testing-library/dom';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { ImportPage } from '../../../../src/features/import/ImportPage.tsx';
import { lookAt } from '../../../../src/features/import/import-job.store.ts';
import { $importView } from '../../../../src/features/import/import-state.store.ts';
import { dismissToast } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { csv } from '../../../support/import/files.ts';
import { importSite } from '../../../support/import/import-site.ts';
import { look } from '../../../../packages/embedded/tests/support/persona.ts';

const server = await startBackend();
const site = importSite(server);
afterAll(() => {
  vi.unstubAllGlobals();
  return server.close();
});
afterEach(dismissToast);

const FILMS = 'Date,Name,Year,Letterboxd URI';
const watchlist = (count: number, name = 'watchlist.csv') =>
  new File([csv(FILMS, ...Array.from({ length: count }, (_, n) => `2024-01-01,Nothing ${n},2001,u`))], name);
const DIARY = new File(
  [csv(`${FILMS},Rating,Rewatch,Tags,Watched Date`, '2024-01-03,Halloween,1978,u,4,,,2024-01-02')],
  'diary.csv',
);
const REVIEWS = new File(
  [csv(`${FILMS},Rating,Rewatch,Review,Tags,Watched Date`, '2024-01-03,Halloween,1978,u,,,Good,,2024-01-02')],
  'reviews.csv',
);

async function openPage() {
  const id = await site.enter();
  return { id, person: openIsland(<ImportPage imports={[]} imageBase="" />) };
}
const input = () => screen.findByLabelText('Choose files', { selector: 'input' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const step = (name: string) => screen.findByRole('heading', { level: 2, name });
const drop = async (files: File[]) =>
  fireEvent.drop(await screen.findByText('Drop your file here'), { dataTransfer: { files } });

/** The body of a request with rows. */
const sentBy = (init: RequestInit | undefined) => JSON.parse(init?.body as string) as { from: number };

/** A user's import rows on the server, in order. */
const rows = (id: string) =>
  look(
    server.database,
    `select r.position from public.import_rows r join public.imports i on i.id = r.import_id
     where i.user_id = '${id}' order by 1`,
  );
const states = (id: string) =>
  look(server.database, `select state from public.imports where user_id = '${id}'`);

test('Reads files dropped together as one history, without leaving the browser', async () => {
  await openPage();
  await drop([DIARY, watchlist(2)]);
  await step('From Letterboxd');
  screen.getByRole('checkbox', { name: '1 movie watch' });
  screen.getByRole('checkbox', { name: '2 wishlist titles' });
  expect(site.asked).toEqual(['GET /api/imports']);
});

test('Ignores dropped text', async () => {
  await openPage();
  await drop([]);
  await step('Choose your file');
});

test.each([
  ['a file of another site', [new File(['a\n1'], 'holiday.csv')], /We do not know this kind of export/],
  ['a torn ZIP', [new File(['PK\u0003\u0004torn'], 'export.zip')], /damaged or incomplete/],
  ['a list with nothing in it', [watchlist(0)], /nothing in it to import/],
  [
    'a file that was moved meanwhile',
    [Object.assign(watchlist(1), { arrayBuffer: () => Promise.reject(new Error('NotFoundError')) })],
    /Perhaps it was moved or renamed/,
  ],
])('Refuses %s in plain words, and accepts another one at once', async (_what, files, why) => {
  await openPage();
  await drop(files);
  await screen.findByText('This file cannot be imported');
  expect(screen.getAllByText(why).length).toBeGreaterThan(0);
  expect(screen.getByRole('status').textContent).toMatch(why);
  await drop([DIARY]);
  await step('From Letterboxd');
});

test('Cancels reading at once, without late results', async () => {
  const { person } = await openPage();
  let open = (_bytes: ArrayBuffer) => {};
  const slow = Object.assign(watchlist(2), {
    arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (open = resolve)),
  });
  await person.upload(await input(), slow);
  await step('Reading watchlist.csv');
  await person.click(await button('Cancel'));
  await step('Choose your file');
  open(await watchlist(2).arrayBuffer());
  await drop([DIARY]);
  await screen.findByRole('checkbox', { name: '1 movie watch' });
  expect(screen.queryByRole('checkbox', { name: '2 wishlist titles' })).toBeNull();
});

test('Shows the server’s refusal next to the button, and can be retried', async () => {
  const { person } = await openPage();
  const ask = site.ask;
  await drop([DIARY]);
  site.ask = () => Promise.reject(new TypeError('Failed to fetch'));
  await person.click(await button(/^Import \d/));
  expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline');
  site.ask = ask;
  await person.click(await button(/^Import \d/));
  await step('Letterboxd: Finding titles');
});

test('Sends each of the three "replace" switches, none by default', async () => {
  const { person, id } = await openPage();
  const kept = () => look(server.database, `select switches from public.imports where user_id = '${id}'`);
  await drop([DIARY, REVIEWS, watchlist(1)]);
  await step('From Letterboxd');
  const switches = screen.getAllByRole('checkbox', { name: /^Let the file replace/ });
  expect(switches.map((one) => (one as HTMLInputElement).checked)).toEqual([false, false, false]);
  for (const one of switches) await person.click(one);
  await person.click(
    screen.getByRole('checkbox', { name: 'Let the file replace reviews I have written here' }),
  );
  await person.click(await button(/^Import \d/));
  await step('Letterboxd: Finding titles');
  expect(await kept()).toEqual([
    { switches: { replaceRatings: true, replaceReviews: false, replaceDates: true } },
  ]);
});

test('Resumes sending after a network failure, without duplicates and gaps', async () => {
  const { person, id } = await openPage();
  const ask = site.ask;
  const lost = new Set<number>();
  site.ask = async (path, init) => {
    if (!path.endsWith('/rows')) return ask(path, init);
    const { from } = sentBy(init);
    if (from === 1000 || lost.has(from)) return ask(path, init);
    lost.add(from);
    // For the first rows only the answer is lost; for the next ones the rows are.
    if (from === 0) await ask(path, init);
    throw new TypeError('Failed to fetch');
  };
  await person.upload(await input(), watchlist(1200));
  await person.click(await button('Import 1,200 entries'));
  await screen.findByText(/You seem to be offline.*It is tried again\.$/);
  await step('Letterboxd: Finding titles');
  expect(screen.queryByText(/tried again/)).toBeNull();
  expect(await rows(id)).toEqual(Array.from({ length: 1200 }, (_, n) => ({ position: n })));
});

test('Cancels sending during a network failure: nothing more is sent or saved', async () => {
  const { person, id } = await openPage();
  const ask = site.ask;
  site.ask = async (path, init) => {
    if (path.endsWith('/rows') && sentBy(init).from > 0) throw new TypeError('Failed to fetch');
    return ask(path, init);
  };
  await person.upload(await input(), watchlist(1200));
  await person.click(await button('Import 1,200 entries'));
  await screen.findByText(/tried again/);
  await screen.findByText('500 of 1,200 rows sent');
  site.ask = ask;
  await person.click(await button('Cancel the import'));
  await screen.findByText('This import was cancelled.');
  const after = site.asked.length;
  expect(await states(id)).toEqual([{ state: 'cancelled' }]);
  await person.click(await button('Import another file'));
  await step('Choose your file');
  expect(site.asked.slice(after).filter((path) => path.endsWith('/rows'))).toEqual([]);
});

test('Cancels the server’s work, and reports a failed cancelling, which can be repeated', async () => {
  const { person, id } = await openPage();
  const ask = site.ask;
  await drop([DIARY]);
  await person.click(await button(/^Import \d/));
  await step('Letterboxd: Finding titles');
  site.ask = () => Promise.reject(new TypeError('Failed to fetch'));
  await person.click(await button('Cancel the import'));
  await screen.findByText(/You seem to be offline.*It is tried again\.$/);
  expect(await states(id)).toEqual([{ state: 'matching' }]);
  site.ask = ask;
  await person.click(await button('Cancel the import'));
  await screen.findByText('This import was cancelled.');
  await site.work();
  const view = $importView.get();
  if (view.step === 'job') await lookAt(view.job);
  await waitFor(() => screen.getByText('This import was cancelled.'));
  expect(await look(server.database, `select from public.watches where user_id = '${id}'`)).toEqual([]);
});
