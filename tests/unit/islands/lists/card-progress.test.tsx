import { screen, waitFor } from '@testing-library/preact';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/backend/client.ts';
import { followSeries, markEpisodes } from '../../../../src/backend/series/following.ts';
import { followCards } from '../../../../src/islands/lists/card-marks.ts';
import { progressSource } from '../../../../src/islands/lists/card-progress.ts';
import { startSession } from '../../../../src/stores/session.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { enter } from '../../../support/browser/opened-page.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const card = (key: string) => (
  <article className="title-card" data-title={key} key={key}>
    <div className="poster-frame" />
  </article>
);

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
