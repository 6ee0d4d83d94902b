import { waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { addToList } from '../../../../src/features/marks/list-entries.queries.ts';
import { NO_MARKS } from '../../../../src/core/lists.ts';
import { writeCardProps, readCardProps } from '../../../../src/features/cards/card-props.ts';
import type { OwnCard } from '../../../../src/features/cards/own-cards.ts';
import { followCards } from '../../../../src/features/marks/serve-cards.client.ts';
import { MarkedCard } from '../../../../src/features/cards/MarkedCard.tsx';
import { TitleCard } from '../../../../src/features/cards/TitleCard.tsx';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland, takeOver } from '../../../support/browser/island.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { createPerson, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const film = (id: number) => ({
  ...{ kind: 'movie' as const, id, title: `Film ${id}`, posterPath: null },
  ...{ date: '1999-03-31', voteAverage: null },
});
const HIDDEN: OwnCard = {
  lists: { ...NO_MARKS, dismissed: true },
  included: true,
  progress: { watched: 1, aired: 2 },
};
const learnt = (cards: [string, OwnCard][]) => ({ hideSeen: false, services: [1], cards: new Map(cards) });

let person: { email: string; id: string };
let elsewhere: Client;
beforeEach(async () => {
  await leave();
  person = await createPerson(server);
  elsewhere = (await signIn(server, person.email)).client as Client;
});

const cardOf = (id: number, known?: OwnCard) => (
  <MarkedCard
    {...{ title: film(id), heading: 'h2', imageBase: '/', sizes: '1px', day: '2026-01-01' }}
    own={known && learnt([[`movie-${id}`, known]])}
  />
);
const cards = () => [...document.querySelectorAll<HTMLElement>('.title-card')];
const dimmed = () => cards().map(({ dataset }) => dataset['dimmed']);
const wished = () => document.querySelectorAll('[name=wishlist][value^="-"]').length;

/** Records further requests to the backend. */
function calls(): () => string[] {
  const fetches = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => fetches.mockRestore());
  return () =>
    fetches.mock.calls
      .map(([input]) => (input instanceof Request ? input.url : String(input)))
      .filter((url) => /my_list_marks|list_settings|my_services/.test(url));
}

test('Uses the server’s state without a request, and follows changes elsewhere', async () => {
  await addToList(elsewhere, person.id, 'wishlist', film(1));
  await enter(person.email);
  const known = { ...HIDDEN, lists: { ...NO_MARKS, wishlist: true } };
  openIsland(cardOf(1, known));
  const asked = calls();
  onTestFinished(followCards(writeCardProps(person.id, learnt([['movie-1', known]]))));
  expect(pageLists().$marks.get().get('movie-1')).toEqual({ kind: 'known', lists: known.lists });
  expect([wished(), document.querySelectorAll('[data-included]').length]).toEqual([1, 1]);
  expect(asked()).toEqual([]);
  await pageLists().put('wishlist', film(1), false);
  expect(wished()).toBe(0);
});

test('Reads the same state from card props', () => {
  const learntCards: [string, OwnCard][] = [
    ['movie-1', HIDDEN],
    ['tv-2', { lists: { ...NO_MARKS, wishlist: true, favorite: true }, included: null, progress: null }],
    ['movie-3', { lists: NO_MARKS, included: false, progress: null }],
    ['movie-4', HIDDEN],
  ];
  const props = writeCardProps('ada', learnt(learntCards));
  const expected = learntCards.map(([key, { lists, included }]) => [key, { lists, included }]);
  expect([...readCardProps(props)].sort()).toEqual(expected.sort());
});

test('Requests later cards together', async () => {
  await addToList(elsewhere, person.id, 'wishlist', film(12));
  await enter(person.email);
  openIsland(cardOf(11));
  const asked = calls();
  onTestFinished(followCards());
  await waitFor(() => expect(asked().filter((url) => url.includes('my_list_marks'))).toHaveLength(1));
  openIsland(
    <>
      {cardOf(12)}
      {cardOf(13)}
    </>,
  );
  await waitFor(() => expect(wished()).toBe(1));
  expect(asked().filter((url) => url.includes('my_list_marks'))).toHaveLength(2);
});

test('Removes a user’s state on sign-out, and does not give it to another', async () => {
  await enter(person.email);
  openIsland(cardOf(21, HIDDEN));
  onTestFinished(followCards(writeCardProps(person.id, learnt([['movie-21', HIDDEN]]))));
  expect(dimmed()).toEqual(['Not interested']);
  await leave();
  expect(dimmed()).toEqual([undefined]);
  expect(document.querySelector('progress, [data-included]')).toBeNull();
});

test('Leaves an island’s card alone until it hydrated, but not one in its slot', async () => {
  await enter(person.email);
  const drawn = <TitleCard title={film(31)} heading="h2" imageBase="/" sizes="1px" />;
  const island = document.createElement('astro-island');
  island.innerHTML = renderToString(drawn);
  const carousel = document.createElement('astro-island');
  carousel.innerHTML = `<astro-slot>${renderToString(drawn)}</astro-slot>`;
  document.body.append(island, carousel);
  onTestFinished(() => [island, carousel].forEach((one) => one.remove()));
  onTestFinished(followCards(writeCardProps(person.id, learnt([['movie-31', HIDDEN]]))));
  expect(dimmed()).toEqual([undefined, 'Not interested']);
  takeOver(drawn, island);
  await expect.poll(dimmed).toEqual(['Not interested', 'Not interested']);
});
