import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import type { ListTitle } from '../../../../src/core/lists.ts';
import { WishMissing } from '../../../../src/features/collections/WishMissing.tsx';
import { TitleGrid } from '../../../../src/features/cards/TitleGrid.tsx';
import { titleData } from '../../../../src/features/cards/title-data.view.ts';
import { $authDialog, closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { $toast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland, takeOver } from '../../../support/browser/island.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const part = (id: number): ListTitle => ({
  kind: 'movie',
  id,
  title: `Part ${id}`,
  posterPath: null,
  date: '1985-07-03',
  voteAverage: null,
});
const IDS = Array.from({ length: 23 }, (_, index) => index + 1);

/** The first twenty are on the page; the others are loaded with the second one's fragment. */
function Page() {
  const titles = IDS.slice(0, 20).map((id) => ({
    ...part(id),
    originalTitle: '',
    originalLanguage: '',
    overview: '',
    backdropPath: null,
    voteCount: 0,
    genreIds: [],
  }));
  return (
    <>
      <WishMissing movies={IDS.join(' ')} path="/collection/8" />
      <TitleGrid titles={titles} imageBase="" day="2026-03-10" />
    </>
  );
}

const realFetch = globalThis.fetch;
afterEach(() => void vi.restoreAllMocks());

const asked: string[] = [];
let answer: () => Response;
const fragment = () => {
  const cards = IDS.slice(20).map((id) => {
    const data = Object.entries(titleData(part(id))).map(([name, value]) => `${name}="${value ?? ''}"`);
    return `<li><article ${data.filter((one) => !one.endsWith('=""')).join(' ')}></article></li>`;
  });
  return new Response(`<ul>${cards.join('')}</ul>`, {
    headers: { 'content-type': 'text/html' },
  });
};

let person: { email: string; id: string };
let elsewhere: Client;
beforeEach(async () => {
  await leave();
  closeAuthDialog();
  asked.length = 0;
  answer = fragment;
  // The tests' backend uses the same function.
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (typeof input !== 'string' || !input.startsWith('/')) return realFetch(input, init);
    asked.push(input);
    return Promise.resolve(answer());
  });
  person = await createPerson(server);
  elsewhere = (await signIn(server, person.email)).client as Client;
});

const wished = async () => (await elsewhere.from('wishlists').select('movie_id')).data?.length;
const button = (name: string) => screen.findByRole('button', { name });

test('Names the number of missing titles, and adds all, including further pages’', async () => {
  await addToList(elsewhere, person.id, 'watched', part(1));
  const user = openIsland(<Page />);
  await enter(person.email);
  await user.click(await button('Add the 22 missing ones to my wishlist'));
  const done = await button('All of them are watched or on my wishlist');
  expect(done.getAttribute('aria-disabled')).toBe('true');
  await waitFor(async () => expect(await wished()).toBe(22));
  expect(asked).toEqual(['/partials/collection/8?page=2']);
  await waitFor(() => expect($toast.get()?.action?.label).toBe('Undo'));
  runToastAction();
  await button('Add the 22 missing ones to my wishlist');
  await waitFor(async () => expect(await wished()).toBe(0));
});

test('Adds none when the further pages fail, and says so', async () => {
  answer = () => new Response('no', { status: 503 });
  const user = openIsland(<Page />);
  await enter(person.email);
  await user.click(await button('Add the 23 missing ones to my wishlist'));
  await waitFor(() => expect($toast.get()?.destructive).toBe(true));
  expect(await wished()).toBe(0);
  await button('Add the 23 missing ones to my wishlist');
});

test('Asks a visitor to sign in', async () => {
  const user = openIsland(<Page />);
  await user.click(await button('Add the missing ones to my wishlist'));
  await waitFor(() => expect($authDialog.get()).toEqual({ name: 'signIn' }));
});

test('Hydrates the server’s markup though its lists are known by then', async () => {
  const container = Object.assign(document.createElement('div'), { innerHTML: renderToString(<Page />) });
  onTestFinished(() => container.remove());
  document.body.append(container);
  await enter(person.email);
  await pageLists().loadMarks(IDS.map((id) => ({ kind: 'movie', id })));
  const drawn = within(container).getByRole('button', { name: /^Add/ });
  takeOver(<Page />, container);
  expect(await button('Add the 23 missing ones to my wishlist')).toBe(drawn);
});
