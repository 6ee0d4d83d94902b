import { fireEvent } from '@testing-library/dom';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { loadSeriesMarks } from '../../../../src/features/series/following.queries.ts';
import { OwnEpisodes } from '../../../../src/features/seasons/OwnEpisodes.tsx';
import { FollowSeries } from '../../../../src/features/series/FollowSeries.tsx';
import { OwnSeriesProgress } from '../../../../src/features/series/OwnSeriesProgress.tsx';
import { SeasonLinks } from '../../../../src/features/series/SeasonLinks.tsx';
import { SeriesActions } from '../../../../src/features/series/SeriesActions.tsx';
import { SeriesProgress } from '../../../../src/features/series/SeriesProgress.tsx';
import { $authDialog, closeAuthDialog, completeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { WatchSheet } from '../../../../src/features/diary/WatchSheet.tsx';
import { closeWatchSheet } from '../../../../src/features/diary/watch-sheet.store.ts';
import { startSession } from '../../../../src/core/stores/session.ts';
import { $toast, runToastAction } from '../../../../src/core/stores/toasts.ts';
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
// Missing in happy-dom.
HTMLElement.prototype.hidePopover = () => {};
await keepEpisodes(server.database, 7, [...season(1, 4), ...season(2, 2)]);

const SERIES = { id: 7, title: 'الأمواج', posterPath: null };
const episodes = ['Flood', 'Ebb', 'さくら', 'Storm'];

const SEASON = { seriesId: 7, season: 1 };
const SHOWN = { season: 1, numbers: [1, 2, 3], ahead: [4], undated: [] };

/** The first season's page; its last episode is not yet aired. */
function SeasonPage() {
  const place = { series: SERIES, shown: SHOWN, own: null };
  const listed = episodes.map((name, index) => ({
    ...{ number: index + 1, name, isNamed: true, nameLang: undefined, textLang: undefined },
    ...{ facts: '', overview: '', still: null, isAhead: name === 'Storm' },
  }));
  return (
    <>
      <SeriesActions {...place} />
      <OwnSeriesProgress {...place} />
      <OwnEpisodes
        back="/tv/1"
        episodes={listed}
        place={place}
        stars={{ ...SEASON, ratings: null, own: null }}
      />
    </>
  );
}

function SeriesPage() {
  const place = { series: SERIES, shown: null };
  const seasons = [1, 2].map((number) => ({ number, name: `Season ${number}`, facts: '' }));
  return (
    <>
      <FollowSeries {...place} />
      <SeriesProgress {...place} />
      <SeasonLinks series={SERIES} seasons={seasons} />
    </>
  );
}

let email: string;
let elsewhere: Client;
beforeEach(async () => {
  await leave();
  closeAuthDialog();
  const person = await createPerson(server, newAddress());
  email = person.email;
  elsewhere = (await signIn(server, email)).client as Client;
});

const pressed = () =>
  screen
    .queryAllByRole('button', { name: /^Watched: / })
    .filter((button) => button.getAttribute('aria-pressed') === 'true')
    .map((button) => button.getAttribute('aria-label')?.replace('Watched: ', ''));
const button = (name: string) => screen.findByRole('button', { name });
const stored = async () =>
  (await loadSeriesMarks(elsewhere, 7, '2026-11-22', { season: 1, from: 1, to: 9 })).numbers;

test('Asks a visitor to sign in, and follows afterwards', async () => {
  const user = openIsland(<SeriesPage />);
  await user.click(screen.getByRole('button', { name: 'Follow' }));
  await waitFor(() => expect($authDialog.get()).not.toBeNull());
  expect($toast.get()?.text).toBe('You need to be signed in to follow series');
  await enter(email);
  void completeAuthDialog();
  await button('Following');
  expect(await screen.findAllByText('0 of 6', { exact: false })).not.toHaveLength(0);
});

test('Marks episodes one by one and up to here, each with one undo', async () => {
  await enter(email);
  const user = openIsland(<SeasonPage />);
  await user.click(await button('Watched: Ebb'));
  await waitFor(() => expect(pressed()).toEqual(['Ebb']));
  await button('Following');
  await waitFor(async () => expect(await stored()).toEqual([2]));
  await user.click(await button('Mark all up to さくら as watched'));
  await waitFor(() => expect(pressed()).toEqual(['Flood', 'Ebb', 'さくら']));
  await waitFor(() => expect($toast.get()?.title).toBe('2 episodes marked as watched'));
  runToastAction();
  await waitFor(async () => expect(await stored()).toEqual([2]));
  await waitFor(() => expect(pressed()).toEqual(['Ebb']));
});

test('Marks an episode or a season once on a double click', async () => {
  await enter(email);
  const user = openIsland(<SeasonPage />);
  await user.dblClick(await button('Watched: Ebb'));
  await button('Following');
  await waitFor(async () => expect(await stored()).toEqual([2]));
  expect(pressed()).toEqual(['Ebb']);
  await user.dblClick(await button('Mark Season 1 as watched'));
  await button('Unmark Season 1');
  await waitFor(async () => expect(await stored()).toEqual([1, 2, 3, 4]));
});

test('Names the next episode on a series’ page, with a link to its season', async () => {
  await enter(email);
  const user = openIsland(<SeriesPage />);
  // The button with the user's state, which replaces the visitors' one.
  await waitFor(async () => expect((await button('Follow')).getAttribute('aria-busy')).toBe('false'));
  await user.click(await button('Follow'));
  await user.click(await button('Watched: Season 1'));
  const next = await screen.findByRole('link', { name: 'Next: S2 E1 · Episode of 2.1' });
  expect(next.getAttribute('href')).toBe('/tv/7/season/2');
  await user.click(await button('Watched: Season 2'));
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Next: / })).toBeNull());
});

test('Disables marking unaired episodes', async () => {
  await enter(email);
  openIsland(<SeasonPage />);
  await button('Watched: Flood');
  expect(screen.queryByRole('button', { name: 'Watched: Storm' })).toBeNull();
});

test('Sets an episode’s or a season’s day, while marking and later', async () => {
  await enter(email);
  const user = openIsland(<SeasonPage />);
  openIsland(<WatchSheet onClose={closeWatchSheet} />);
  const days = async () =>
    (await elsewhere.from('episode_watches').select('number, day').eq('season', 1).order('number')).data?.map(
      ({ number, day }) => `${number} ${day ?? 'some time'}`,
    );
  const choose = async (choice: string) => {
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('radio', { name: choice }));
    if (choice === 'A date')
      fireEvent.input(within(sheet).getByLabelText('Day'), { target: { value: '2025-03-09' } });
    await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  };
  await user.click(await button('Another day: Ebb'));
  await choose('A date');
  await waitFor(async () => expect(await days()).toEqual(['2 2025-03-09']));
  await waitFor(() => expect(pressed()).toEqual(['Ebb']));
  await user.click(await button('Another day: Ebb'));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Day')).toHaveProperty(
    'value',
    '2025-03-09',
  );
  await choose('I don’t remember');
  await waitFor(async () => expect(await days()).toEqual(['2 some time']));
  // Earlier marks keep their days until the whole season gets one.
  await user.click(await button('Another day: Season 1'));
  await choose('A date');
  await waitFor(async () => expect(await days()).toContain('2 some time'));
  await waitFor(async () => expect(await days()).toHaveLength(4));
  await button('Unmark Season 1');
  await user.click(await button('Another day: Season 1'));
  await choose('A date');
  await waitFor(async () =>
    expect(await days()).toEqual([1, 2, 3, 4].map((number) => `${number} 2025-03-09`)),
  );
});

test('Marks and unmarks a season with one button', async () => {
  await enter(email);
  const user = openIsland(<SeasonPage />);
  await user.click(await button('Mark Season 1 as watched'));
  await waitFor(async () => expect(await stored()).toEqual([1, 2, 3, 4]));
  await user.click(await button('Unmark Season 1'));
  await waitFor(async () => expect(await stored()).toEqual([]));
});

test('Moves between episodes with arrows', async () => {
  await enter(email);
  const user = openIsland(<SeasonPage />);
  const first = await button('Watched: Flood');
  await waitFor(() => expect(first).toHaveProperty('disabled', false));
  first.focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Watched: Ebb');
});

test('Marks seasons on a series’ page, and pauses and unfollows in its menu with the focus kept', async () => {
  await enter(email);
  const user = openIsland(<SeriesPage />);
  const follow = () => screen.getByRole('button', { name: 'Follow' });
  await waitFor(() => expect(follow().getAttribute('aria-busy')).toBe('false'));
  await user.click(follow());
  const following = await button('Following');
  await waitFor(() => expect(document.activeElement).toBe(following));
  await user.click(await button('Watched: Season 1'));
  await waitFor(() => expect(screen.getByText('4 of 6')).toBeTruthy());
  await user.click(following);
  await user.click(await screen.findByRole('menuitem', { name: 'Pause' }));
  await user.click(await button('Paused'));
  await user.click(await screen.findByRole('menuitem', { name: 'Stop following' }));
  await button('Follow');
  await waitFor(() => expect($toast.get()?.title).toBe('You no longer follow الأمواج'));
  runToastAction();
  await button('Paused');
});
