import { afterAll, beforeEach, expect, test } from 'vitest';
import { fireEvent } from '@testing-library/dom';
import { screen, waitFor, within } from '@testing-library/react';
import { readDiary } from '../../../../src/features/diary/diary.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { markEpisodes } from '../../../../src/features/series/following.queries.ts';
import { logWatch } from '../../../../src/features/diary/watches.queries.ts';
import { parseDiaryView } from '../../../../src/features/diary/diary.ts';
import { Diary } from '../../../../src/features/diary/Diary.tsx';
import { WatchSheet } from '../../../../src/features/diary/WatchSheet.tsx';
import { closeWatchSheet } from '../../../../src/features/diary/watch-sheet.store.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { pageToasts } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { openIsland } from '../../../support/browser/island.ts';
import { enter, leave } from '../../../support/browser/opened-page.ts';
import { createPerson, newAddress, signIn } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
browserEnvironment(server);
startSession();

const SERIES = { id: 7, title: '進撃の巨人', posterPath: null };
const DAY = '2024-02-28';
let person: { email: string; id: string };
let client: Client;

beforeEach(async () => {
  await leave();
  person = await createPerson(server, newAddress());
  client = (await signIn(server, person.email)).client as Client;
  for (const number of [1, 2, 3]) {
    await markEpisodes(client, SERIES, {
      scope: 'episode',
      season: 4,
      number,
      today: '2026-01-01',
      day: DAY,
    });
  }
  const movie = {
    kind: 'movie' as const,
    id: 1,
    title: 'One',
    posterPath: null,
    date: null,
    voteAverage: null,
  };
  await logWatch(client, crypto.randomUUID(), movie, { day: DAY, again: false, note: null, stars: null });
});

async function open(query: string) {
  await enter(person.email);
  const page = await readDiary(client, parseDiaryView(new URLSearchParams(query)));
  return openIsland(<Diary page={{ ...page, userId: person.id, tags: [], firstWeekday: 7 }} imageBase="" />);
}

test('Shows a series’ episodes of one day as one row, with number and names', async () => {
  await open('view=list');
  expect(screen.getByRole('status').textContent).toBe('2 entries');
  const heading = screen.getByRole('heading', { name: 'Three episodes of 進撃の巨人' });
  const row = heading.closest('article');
  expect(row?.textContent).toContain('S4 E1–E3');
  expect(heading.closest('a')?.getAttribute('href')).toBe('/tv/7');
  expect(row && within(row).getAllByRole('button')).toHaveLength(3);
});

test('Changes its day, also to one with others of the series, and keeps the focus in the diary', async () => {
  const mark = { scope: 'episode' as const, season: 4, number: 9, today: '2026-01-01' };
  await markEpisodes(client, SERIES, { ...mark, day: '2024-03-01' });
  const user = await open('view=list');
  openIsland(<WatchSheet onClose={closeWatchSheet} />);
  await user.click(screen.getByRole('button', { name: 'Change the day of 3 episodes of 進撃の巨人' }));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText('Three episodes of 進撃の巨人')).toBeTruthy();
  const field = within(sheet).getByLabelText('Day');
  expect(field).toHaveProperty('value', DAY);
  // A future day is not allowed.
  fireEvent.input(field, { target: { value: '2199-01-01' } });
  await waitFor(() =>
    expect(within(sheet).getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true),
  );
  fireEvent.input(field, { target: { value: '2024-03-01' } });
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  const heading = await screen.findByRole('heading', { name: 'Four episodes of 進撃の巨人' });
  expect(heading.closest('section')?.getAttribute('aria-label')).toBe('March 1, 2024');
  expect(heading.closest('article')?.textContent).toContain('S4 E1–E3, S4 E9');
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
});

test('Removes it from its day at once, and restores it with Undo', async () => {
  const user = await open('view=list');
  await user.click(screen.getByRole('button', { name: 'Mark as not watched: 3 episodes of 進撃の巨人' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 entry'));
  expect(screen.queryByRole('heading', { name: /episodes of/ })).toBeNull();
  await waitFor(() => expect(pageToasts.$toast.get()?.title).toBe('No longer marked as watched'));
  pageToasts.runAction();
  await screen.findByRole('heading', { name: 'Three episodes of 進撃の巨人' });
});

test('Shows it in the month among the four of its day, with the day’s count', async () => {
  await open('month=2024-02');
  expect(screen.getByRole('link', { name: 'February 28, 2024: 2 entries' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Three episodes of 進撃の巨人' })).toBeTruthy();
});
