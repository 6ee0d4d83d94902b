import { screen, waitFor } from '@testing-library/preact';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/backend/client.ts';
import { followSeries, markEpisodes } from '../../../../src/backend/series/following.ts';
import { followCards } from '../../../../src/islands/lists/card-marks.ts';
import { CARD_SOURCES } from '../../../../src/islands/lists/card-sources.ts';
import { progressSource } from '../../../../src/islands/lists/card-progress.ts';
import { startSession } from '../../../../src/stores/session.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

beforeEach(leave);

const card = (key: string) => (
  <article className="title-card" data-title={key} key={key}>
    <div className="poster-frame" />
  </article>
);

/** The same as the server has drawn it of somebody who is far in every series. */
const drawn = (key: string) => (
  <article className="title-card" data-title={key} key={key}>
    <div className="poster-frame">
      <progress max={9} value={8} aria-label={key} />
    </div>
  </article>
);
const bars = () => screen.queryAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'));

test('cards of followed series say how far one is, in one call that asks about series only', async () => {
  await keepEpisodes(server.database, 1, season(1, 4));
  const person = await createPerson(server, newAddress());
  const client = (await signIn(server, person.email)).client as Client;
  const series = { id: 1, title: 'One', posterPath: null };
  const mark = { scope: 'upTo' as const, season: 1, number: 3, today: '2026-11-22', day: null };
  await markEpisodes(client, series, mark);
  await followSeries(client, person.id, { ...series, id: 3 });
  await enter(person.email);
  const sent = vi.spyOn(globalThis, 'fetch');
  onTestFinished(() => sent.mockRestore());
  openIsland(<>{['tv-1', 'movie-1', 'tv-2', 'tv-3'].map(card)}</>);
  onTestFinished(followCards([progressSource]));
  const bar = await screen.findByRole('progressbar', { name: '3 of 4 episodes watched' });
  expect(bar.closest('article')?.dataset['title']).toBe('tv-1');
  expect(screen.getAllByRole('progressbar')).toHaveLength(1);
  const asked = sent.mock.calls.filter(([input]) =>
    (input instanceof Request ? input.url : input.toString()).includes('series_progress'),
  );
  await waitFor(() => expect(asked).toHaveLength(1));
});

/** Somebody who is far in the first of two series, and a backend that says so only once it is let go. */
async function heldBack(): Promise<() => void> {
  await keepEpisodes(server.database, 11, season(1, 4));
  const person = await createPerson(server, newAddress());
  const client = (await signIn(server, person.email)).client as Client;
  const mark = { scope: 'upTo' as const, season: 1, number: 3, today: '2026-11-22', day: null };
  await markEpisodes(client, { id: 11, title: 'Eleven', posterPath: null }, mark);
  const held = Promise.withResolvers<void>();
  const real = globalThis.fetch;
  const asked = vi.fn();
  const sent = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    if ((input instanceof Request ? input.url : input.toString()).includes('series_progress')) {
      asked();
      await held.promise;
    }
    return real(input, init);
  });
  onTestFinished(() => sent.mockRestore());
  await enter(person.email);
  openIsland(<>{['tv-11', 'tv-12'].map(drawn)}</>);
  onTestFinished(followCards(CARD_SOURCES));
  await waitFor(() => expect(asked).toHaveBeenCalled());
  return held.resolve;
}

test('what cards were drawn with stays until it is known, and goes where that is nothing', async () => {
  const letGo = await heldBack();
  expect(bars()).toEqual(['tv-11', 'tv-12']);
  letGo();
  await waitFor(() => expect(bars()).toEqual(['3 of 4 episodes watched']));
});

test('what cards were drawn with goes at once when one signs out, known or not', async () => {
  const letGo = await heldBack();
  expect(bars()).toEqual(['tv-11', 'tv-12']);
  await leave();
  expect(bars()).toEqual([]);
  letGo();
});

test('what cards were drawn with is not for who signs in instead', async () => {
  const { dataset } = document.documentElement;
  dataset['drawn'] = 'somebody else';
  onTestFinished(() => void delete dataset['drawn']);
  const letGo = await heldBack();
  expect(bars()).toEqual([]);
  letGo();
});
