import { fireEvent } from '@testing-library/dom';
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import {
  followSeries,
  loadSeriesMarks,
  markEpisodes,
  setFollowState,
  stopFollowing,
} from '../../../../src/features/series/following.queries.ts';
import { loadUpNext } from '../../../../src/features/series/up-next.queries.ts';
import { NextLead } from '../../../../src/features/series/NextLead.tsx';
import { UpNextPage } from '../../../../src/features/series/UpNextPage.tsx';
import { UpNextRows } from '../../../../src/features/series/UpNextRows.tsx';
import { $toast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { offline } from '../../../support/browser/offline.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';

const { server, environment } = await startBrowser();

const TODAY = '2026-11-22';
let id = 100;
let person: { email: string; id: string };
let client: Client;
beforeEach(async () => {
  await leave();
  id += 1;
  await keepEpisodes(server.database, id, season(1, 2));
  person = await createPerson(server, newAddress());
  client = (await signIn(server, person.email)).client as Client;
  await followSeries(client, person.id, { id, title: '昼の顔', posterPath: null });
  await enter(person.email);
});

const PAGE = {
  day: '2026-03-10',
  section: null,
  order: 'lively',
  previousPath: null,
  nextPath: null,
} as const;

const open = async () => {
  const parts = await loadUpNext(client, TODAY, { most: 12 });
  return openIsland(<UpNextPage page={{ ...PAGE, parts }} imageBase="" />);
};
const watched = (code: string) => screen.findByRole('button', { name: `Mark ${code} of 昼の顔 as watched` });

test('Marks the next episode with one button and shows the following, until caught up; undo reverts', async () => {
  const user = await open();
  await user.click(await watched('S1 E1'));
  const second = await watched('S1 E2');
  await waitFor(() => expect($toast.get()?.title).toBe('S1 E1 marked as watched'));
  await user.click(second);
  await screen.findByText('Caught up');
  await waitFor(() => expect($toast.get()?.title).toBe('S1 E2 marked as watched'));
  runToastAction();
  await watched('S1 E2');
  expect(screen.getByText('1 of 2')).toBeTruthy();
});

test('Separates a series with loading episodes, which is not caught up', async () => {
  await followSeries(client, person.id, { id: id + 50_000, title: '朝の顔', posterPath: null });
  await open();
  const loading = screen.getByRole('region', { name: 'Being loaded' });
  expect(loading.textContent).toContain('朝の顔');
  expect(screen.queryByRole('region', { name: 'Caught up' })).toBeNull();
});

test('Marks one episode on a double click, and on presses while sending', async () => {
  const user = await open();
  await user.dblClick(await watched('S1 E1'));
  await waitFor(() => expect($toast.get()?.title).toBe('S1 E1 marked as watched'));
  await watched('S1 E2');
  expect((await loadSeriesMarks(client, id, TODAY)).seasons[0]?.watched).toBe(1);
  runToastAction();
  const first = await watched('S1 E1');
  fireEvent.click(first);
  fireEvent.click(await watched('S1 E2'));
  await waitFor(() => expect($toast.get()?.title).toBe('S1 E1 marked as watched'));
  expect((await loadSeriesMarks(client, id, TODAY)).seasons[0]?.watched).toBe(1);
});

test('Shows Up Next on the home page: the next episode, and its button', async () => {
  const { next } = await loadUpNext(client, TODAY, { section: 'next', most: 6 });
  const user = openIsland(<UpNextRows series={next.series} imageBase="" day="2026-03-10" />);
  expect(screen.getByRole('heading', { name: '昼の顔' })).toBeTruthy();
  expect(screen.getByText('S1 E1', { selector: 'bdi' }).parentElement?.textContent).toMatch(/^S1 E1 · /);
  await user.click(await watched('S1 E1'));
  await watched('S1 E2');
  // An earlier test's toast can still be visible, with the same text.
  await waitFor(async () => expect((await loadSeriesMarks(client, id, TODAY)).seasons[0]?.watched).toBe(1));
});

test.each([
  ['goes on', false, 'Caught up'],
  ['has ended', true, 'Finished'],
])(
  'Says that a series %s after its last episode, on the home page and in Up Next',
  async (_, ended, said) => {
    id += 1;
    await keepEpisodes(server.database, id, season(1, 1), ended);
    await followSeries(client, person.id, { id, title: '昼の顔', posterPath: null });
    const { next } = await loadUpNext(client, TODAY, { section: 'next', most: 6 });
    const series = next.series.find((one) => one.id === id);
    if (!series) throw new Error('it is not next');
    const user = openIsland(
      <>
        <NextLead series={series} />
        <UpNextRows series={[series]} imageBase="" day="2026-03-10" />
      </>,
    );
    const [mark] = await screen.findAllByRole('button', { name: 'Mark S1 E1 of 昼の顔 as watched' });
    if (mark) await user.click(mark);
    await waitFor(() => expect(screen.getAllByText(said)).toHaveLength(2));
  },
);

test('Reverts a failed mark, and says so', async () => {
  const user = await open();
  const button = await watched('S1 E1');
  await offline(async () => {
    await user.click(button);
    await waitFor(() => expect($toast.get()?.text).toMatch(/^Failed to mark that as watched\. \S/));
  });
  await watched('S1 E1');
});

test('Collapses a paused series, which resumes with one button', async () => {
  await setFollowState(client, person.id, id, 'paused');
  const user = await open();
  expect(screen.getByText('Nothing to watch right now')).toBeTruthy();
  expect(screen.queryByText(/every episode/)).toBeNull();
  expect(screen.getByText(/paused or dropped/)).toBeTruthy();
  await user.click(screen.getByText('Paused (1)'));
  await user.click(screen.getByRole('button', { name: 'Resume watching' }));
  await watched('S1 E1');
});

describe('another tab', () => {
  const tells = (of = id, userId = person.id) => {
    environment.channel('marquee-series').tell({ userId, id: of });
  };
  const mark = () =>
    markEpisodes(
      client,
      { id, title: '昼の顔', posterPath: null },
      { scope: 'episode', season: 1, number: 1, today: TODAY, day: null },
    );

  test('marks an episode, and the row advances', async () => {
    await open();
    await watched('S1 E1');
    await mark();
    tells();
    await watched('S1 E2');
  });

  test('follows a series, which is added, and unfollows one, which is removed', async () => {
    await open();
    await keepEpisodes(server.database, 9000, season(1, 2));
    await followSeries(client, person.id, { id: 9000, title: 'مدينة', posterPath: null });
    tells(9000);
    await screen.findByRole('link', { name: 'مدينة' });
    await stopFollowing(client, person.id, id);
    tells();
    await waitFor(() => expect(screen.queryByRole('link', { name: '昼の顔' })).toBeNull());
    expect(screen.getByRole('link', { name: 'مدينة' })).toBeTruthy();
  });

  test('of another user changes nothing here', async () => {
    await open();
    await mark();
    tells(id, 'somebody-else');
    tells(9001);
    await watched('S1 E1');
  });

  test('receives marks made here', async () => {
    const heard: unknown[] = [];
    environment.channel('marquee-series').listen((message) => heard.push(message));
    const user = await open();
    await user.click(await watched('S1 E1'));
    await waitFor(() => expect(heard).toEqual([{ userId: person.id, id }]));
  });
});

test('Labels an episode of the last seven days as new', async () => {
  const parts = await loadUpNext(client, TODAY, { most: 12 });
  const [first] = parts.next.series;
  const seen = (day: string) => {
    const next = { ...parts.next, series: [{ ...first!, next: { ...first!.next!, date: '2026-03-04' } }] };
    const { unmount } = render(
      <UpNextPage page={{ ...PAGE, day, parts: { ...parts, next } }} imageBase="" />,
    );
    const isNew = screen.queryByText(/^New/) !== null;
    unmount();
    return isNew;
  };
  expect(['2026-03-04', '2026-03-10', '2026-03-11'].map(seen)).toEqual([true, true, false]);
});

test('Explains how to start when nothing is followed', () => {
  const none = { series: [], total: 0 };
  const parts = { next: none, caughtUp: none, paused: none, dropped: none };
  openIsland(<UpNextPage page={{ ...PAGE, parts }} imageBase="" />);
  expect(screen.getByText('You follow no series yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse TV series' })).toBeTruthy();
});
