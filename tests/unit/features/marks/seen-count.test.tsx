import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import '../../../../src/features/marks/press-mark.client.ts';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import type { ListTitle } from '../../../../src/core/lists.ts';
import { serveCards } from '../../../../src/features/marks/serve-cards.client.ts';
import { titleData } from '../../../../src/features/cards/title-data.view.ts';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const MATRIX: ListTitle = {
  kind: 'movie',
  id: 603,
  title: 'The Matrix',
  posterPath: null,
  date: '1999-03-31',
  voteAverage: 8.2,
};
const SERIES: ListTitle = { ...MATRIX, kind: 'tv', title: 'The Series' };
const data = titleData(MATRIX);

function Page() {
  return (
    <>
      <p data-seen="" data-movie="603 604 605" data-tv="603" hidden />
      <article className="title-card" {...data}>
        <a href="/movie/603">The Matrix</a>
        <button form="marks" name="watched" value="+movie-603" title="Watched" />
      </article>
      <ul data-marks-seen>
        <li>
          <a href="/movie/603">The Matrix</a>
        </li>
        <li>
          <a href="/tv/603">The Series</a>
        </li>
        <li>
          <a href="/person/6384?role=acting">All</a>
        </li>
      </ul>
    </>
  );
}

const words = () => document.querySelector<HTMLElement>('[data-seen]');
const rows = () => [...document.querySelectorAll('li')].map((row) => row.textContent);
const says = (text: string) => waitFor(() => expect(words()?.textContent).toBe(text));

let person: { email: string; id: string };
let elsewhere: Client;
beforeEach(async () => {
  await leave();
  person = await createPerson(server);
  elsewhere = (await signIn(server, person.email)).client as Client;
  openIsland(<Page />);
  serveCards();
});

/** Records further requests to the backend. */
function questions(): () => string[] {
  const fetches = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetches.mockRestore());
  return () =>
    fetches.mock.calls
      .map(([input]) => String(input instanceof Request ? input.url : input))
      .filter((url) => url.includes('/rest/v1/'));
}

test('Shows a signed-in user the number of seen titles, with one request for the page', async () => {
  await addToList(elsewhere, person.id, 'watched', MATRIX);
  await addToList(elsewhere, person.id, 'watched', SERIES);
  await addToList(elsewhere, person.id, 'wishlist', { ...MATRIX, id: 604 });
  const asked = questions();
  await enter(person.email);
  await says('You have seen 2 of 4');
  expect(words()?.hidden).toBe(false);
  expect(asked().filter((url) => url.includes('my_list_marks'))).toHaveLength(1);
  expect(rows()).toEqual(['The Matrix Seen', 'The Series Seen', 'All']);
});

test('Updates the number with marks on the page, and removes it on sign-out', async () => {
  await enter(person.email);
  await says('You have seen none of 4 yet');
  document.querySelector<HTMLElement>('[form=marks]')?.click();
  await says('You have seen 1 of 4');
  expect(rows()[0]).toBe('The Matrix Seen');
  await waitFor(async () =>
    expect((await elsewhere.from('watched_movies').select('movie_id')).data).toHaveLength(1),
  );
  await pageLists().put('watched', MATRIX, false);
  await says('You have seen none of 4 yet');
  expect(rows()[0]).toBe('The Matrix');
  await leave();
  await waitFor(() => expect(words()?.hidden).toBe(true));
});

test('Shows visitors no number', async () => {
  await waitFor(() => expect(words()?.hidden).toBe(true));
  expect(words()?.textContent).toBe('');
});

test('Says when only the best-known titles are counted', async () => {
  words()?.setAttribute('data-seen', 'best');
  await enter(person.email);
  await says('You have seen none of the 4 best known yet');
});

test('Reports a failure instead of zero', async () => {
  const real = globalThis.fetch;
  const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = String(input instanceof Request ? input.url : input);
    return url.includes('my_list_marks')
      ? Promise.resolve(new Response('{}', { status: 500 }))
      : real(input, init);
  });
  onTestFinished(() => fetches.mockRestore());
  await enter(person.email);
  await says('We could not check which of these you have seen');
});
