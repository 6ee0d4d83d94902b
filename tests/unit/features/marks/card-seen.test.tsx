import { waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import { saveHideSeen } from '../../../../src/features/marks/hide-seen.queries.ts';
import { followCards } from '../../../../src/features/marks/serve-cards.client.ts';
import { CardMenu } from '../../../../src/features/marks/CardMenu.tsx';
import { nameMarks } from '../../../../src/features/marks/mark-names.client.ts';
import { ListedItems } from '../../../../src/features/cards/ListedItems.tsx';
import { TitleGrid } from '../../../../src/features/cards/TitleGrid.tsx';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const browser = await startBrowser();
const { server } = browser;
Object.assign(HTMLElement.prototype, { showPopover: () => {} });

const film = (id: number) => ({
  kind: 'movie' as const,
  id,
  title: `Film ${id}`,
  posterPath: null,
  date: '1999-03-31',
  voteAverage: 8.2,
  originalTitle: '',
  originalLanguage: 'en',
  overview: '',
  backdropPath: null,
  voteCount: 9,
  genreIds: [],
  note: '',
});
const TITLES = [film(1), film(2), film(3)];
const common = { titles: TITLES, imageBase: '', day: '2026-01-01' };

/** A collection, a personal list, and a user's own list, as on their pages. */
const WHOLE = <TitleGrid {...common} />;
const MADE_FOR_ONE = <TitleGrid {...common} personal />;
const OWN = (
  <ul>
    <ListedItems list={{ titles: TITLES, ranked: false }} imageBase="" day="2026-01-01" />
  </ul>
);

let person: { email: string; id: string };
let elsewhere: Client;
beforeEach(async () => {
  await leave();
  person = await createPerson(server);
  elsewhere = (await signIn(server, person.email)).client as Client;
  await addToList(elsewhere, person.id, 'watched', film(2));
  await addToList(elsewhere, person.id, 'dismissed', film(3));
});

function open(list: React.JSX.Element): void {
  openIsland(list);
  nameMarks();
  onTestFinished(followCards());
}

const cards = () => [...document.querySelectorAll<HTMLElement>('.title-card')];
const reasons = () => cards().map(({ dataset }) => dataset['dimmed'] ?? '');
const dimmed = (expected: string[]) => waitFor(() => expect(reasons()).toEqual(expected));

/** Counts further requests for the setting. */
function questions(): () => number {
  const fetches = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetches.mockRestore());
  return () =>
    fetches.mock.calls.filter(([input]) =>
      (input instanceof Request ? input.url : String(input)).includes('list_settings'),
    ).length;
}

test('who hides what they have seen finds it dimmed where a whole is shown, with the reason', async () => {
  await saveHideSeen(elsewhere, person.id, true);
  await enter(person.email);
  const asked = questions();
  open(WHOLE);
  await dimmed(['', 'Seen', 'Not interested']);
  openIsland(WHOLE);
  await dimmed(['', 'Seen', 'Not interested', '', 'Seen', 'Not interested']);
  expect(asked()).toBe(1);
});

test('what is marked as watched is dimmed at once, and light again when that is taken back', async () => {
  await saveHideSeen(elsewhere, person.id, true);
  await enter(person.email);
  open(WHOLE);
  await dimmed(['', 'Seen', 'Not interested']);
  const places = cards().map((card) => card.parentElement);
  const watching = pageLists().put('watched', film(1), true);
  await dimmed(['Seen', 'Seen', 'Not interested']);
  await watching;
  await pageLists().put('watched', film(1), false);
  expect(reasons()).toEqual(['', 'Seen', 'Not interested']);
  expect(cards().map((card) => card.parentElement)).toEqual(places);
  expect(places.some((place) => place?.hidden)).toBe(false);
});

test('a title that is dimmed because it was seen is not said to be of no interest', async () => {
  await saveHideSeen(elsewhere, person.id, true);
  await enter(person.email);
  open(WHOLE);
  await dimmed(['', 'Seen', 'Not interested']);
  for (const title of TITLES) openIsland(<CardMenu title={title} at={document.body} onCard />);
  const pressed = [...document.querySelectorAll('[data-card-menu] [name=dismissed]')].map((button) =>
    button.getAttribute('aria-pressed'),
  );
  expect(pressed).toEqual(['false', 'false', 'true']);
});

test.each([
  ['somebody’s own list', OWN],
  ['a list that was made for one', MADE_FOR_ONE],
])('%s dims nothing because it was seen, and asks for no choice', async (_name, list) => {
  await saveHideSeen(elsewhere, person.id, true);
  await enter(person.email);
  const asked = questions();
  open(list);
  await dimmed(['', '', 'Not interested']);
  expect(asked()).toBe(0);
});

test('who does not hide what they have seen finds it as it is', async () => {
  await enter(person.email);
  open(WHOLE);
  await dimmed(['', '', 'Not interested']);
});

test('a visitor asks for nothing, and finds it dimmed once they have signed in, until they leave', async () => {
  await saveHideSeen(elsewhere, person.id, true);
  const asked = questions();
  open(WHOLE);
  expect(asked()).toBe(0);
  await enter(person.email);
  await dimmed(['', 'Seen', 'Not interested']);
  await leave();
  await dimmed(['', '', '']);
});

test('a choice that was changed in another tab holds here as soon as one comes back', async () => {
  const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
  await enter(person.email);
  open(WHOLE);
  await dimmed(['', '', 'Not interested']);
  await saveHideSeen(elsewhere, person.id, true);
  comeBack();
  await dimmed(['', 'Seen', 'Not interested']);
  await saveHideSeen(elsewhere, person.id, false);
  comeBack();
  await dimmed(['', '', 'Not interested']);
});

test('a choice that could not be learnt is asked for with the next cards', async () => {
  await saveHideSeen(elsewhere, person.id, true);
  await enter(person.email);
  let gone = true;
  const { backend } = browser.environment;
  setEnvironment({
    backend: () => (gone ? Promise.reject(new BackendError('offline')) : backend()),
  });
  onTestFinished(() => setEnvironment({ backend }));
  open(WHOLE);
  await waitFor(() => expect(pageLists().$marks.get().get('movie-2')?.kind).toBe('failed'));
  gone = false;
  openIsland(WHOLE);
  await dimmed(['', 'Seen', 'Not interested', '', 'Seen', 'Not interested']);
});
