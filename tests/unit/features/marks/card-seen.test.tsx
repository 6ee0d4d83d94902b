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

test('Dims seen titles in a complete list for users who hide them, with the reason', async () => {
  await saveHideSeen(elsewhere, person.id, true);
  await enter(person.email);
  const asked = questions();
  open(WHOLE);
  await dimmed(['', 'Seen', 'Not interested']);
  openIsland(WHOLE);
  await dimmed(['', 'Seen', 'Not interested', '', 'Seen', 'Not interested']);
  expect(asked()).toBe(1);
});

test('Dims a title marked as watched at once, and undims it on undo', async () => {
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

test('Does not label a title dimmed as seen as not interesting', async () => {
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
])('Dims no seen titles in %s, and requests no setting', async (_name, list) => {
  await saveHideSeen(elsewhere, person.id, true);
  await enter(person.email);
  const asked = questions();
  open(list);
  await dimmed(['', '', 'Not interested']);
  expect(asked()).toBe(0);
});

test('Keeps seen titles for users who do not hide them', async () => {
  await enter(person.email);
  open(WHOLE);
  await dimmed(['', '', 'Not interested']);
});

test('Requests nothing for a visitor, and dims after signing in until signing out', async () => {
  await saveHideSeen(elsewhere, person.id, true);
  const asked = questions();
  open(WHOLE);
  expect(asked()).toBe(0);
  await enter(person.email);
  await dimmed(['', 'Seen', 'Not interested']);
  await leave();
  await dimmed(['', '', '']);
});

test('Applies a setting changed in another tab on return', async () => {
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

test('Requests a failed setting again with the next cards', async () => {
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
