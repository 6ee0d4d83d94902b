import { waitFor } from '@testing-library/react';
import { afterAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import { saveHideSeen } from '../../../../src/features/marks/hide-seen.queries.ts';
import type { ListTitle } from '../../../../src/core/lists.ts';
import type { Suggestion } from '../../../../src/features/search/suggestions.ts';
import { SearchBox } from '../../../../src/features/shell/SearchBox.tsx';
import { dimSuggestions } from '../../../../src/features/marks/dim-suggestions.client.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { suggestFor } from '../../../../src/features/search/suggestions.store.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const film = (id: number): ListTitle => ({
  kind: 'movie',
  id,
  title: `Film ${id}`,
  posterPath: null,
  date: '1999-03-31',
  voteAverage: null,
});
const SUGGESTED = [1, 2, 3].map((id): Suggestion => ({
  type: 'movie',
  id,
  name: `Film ${id}`,
  line: '1999',
  picture: null,
}));

let person: { email: string; id: string };
let elsewhere: Client;

beforeEach(async () => {
  await leave();
  suggestFor('');
  person = await createPerson(server, newAddress());
  elsewhere = (await signIn(server, person.email)).client as Client;
  await addToList(elsewhere, person.id, 'dismissed', film(1));
  await addToList(elsewhere, person.id, 'watched', film(2));
});

/** The titles among the suggestions. */
const TITLES = 'a.suggestion[href^="/movie/"]';

/** Types into a page's search box and waits for suggestions. */
async function suggest(): Promise<void> {
  setEnvironment({ fetch: () => Promise.resolve(Response.json({ suggestions: SUGGESTED })) });
  onTestFinished(dimSuggestions());
  await type();
}

async function type(): Promise<void> {
  const user = openIsland(<SearchBox query="" type={null} />);
  const box = document.querySelector<HTMLInputElement>('input[name=query], input[type=search]');
  if (box) await user.type(box, 'film');
  await waitFor(() => expect(document.querySelectorAll(TITLES)).toHaveLength(3));
}

const dimmed = () =>
  [...document.querySelectorAll<HTMLElement>(TITLES)].map(({ dataset }) => dataset['dimmed'] ?? '');
const known = () => waitFor(() => expect(pageLists().$marks.get().get('movie-3')?.kind).toBe('known'));

test('Dims a dismissed suggestion, with the reason', async () => {
  await enter(person.email);
  await suggest();
  await waitFor(() => expect(dimmed()).toEqual(['Not interested', '', '']));
});

test('Dims suggestions that were there before the user’s marks', async () => {
  await enter(person.email);
  setEnvironment({ fetch: () => Promise.resolve(Response.json({ suggestions: SUGGESTED })) });
  await type();
  onTestFinished(dimSuggestions());
  await waitFor(() => expect(dimmed()).toEqual(['Not interested', '', '']));
});

test('Dims seen titles among suggestions for users who hide them', async () => {
  await saveHideSeen(elsewhere, person.id, true);
  await enter(person.email);
  await suggest();
  await waitFor(() => expect(dimmed()).toEqual(['Not interested', 'Seen', '']));
});

test('Dims titles dismissed while suggestions are open at once, and undims them on undo', async () => {
  await enter(person.email);
  await suggest();
  await known();
  await pageLists().put('dismissed', film(3), true);
  expect(dimmed()).toEqual(['Not interested', '', 'Not interested']);
  await pageLists().put('dismissed', film(3), false);
  expect(dimmed()).toEqual(['Not interested', '', '']);
});

test('Dims no suggestions of a visitor', async () => {
  await suggest();
  expect(dimmed()).toEqual(['', '', '']);
});
