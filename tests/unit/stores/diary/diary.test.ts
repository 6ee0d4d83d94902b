import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { signIn, signOut } from '../../../../src/backend/auth/auth.ts';
import { readDiary } from '../../../../src/backend/diary/diary.ts';
import { markEpisodes } from '../../../../src/backend/series/following.ts';
import { findListEntry, addToList } from '../../../../src/backend/lists/list-entries.ts';
import { loadOwnRating } from '../../../../src/backend/reviews/ratings.ts';
import { changeWatch, loadWatchesOf } from '../../../../src/backend/diary/watches.ts';
import { localDay } from '../../../../src/domain/dates.ts';
import { parseDiaryView, type DiaryPage } from '../../../../src/domain/diary/diary.ts';
import type { ListName, ListTitle } from '../../../../src/domain/lists/lists.ts';
import type { WatchDetails } from '../../../../src/domain/diary/watches.ts';
import { $authDialog, closeAuthDialog } from '../../../../src/stores/auth/auth-dialog.ts';
import { $diaryPage, deleteWatch, editWatch, followDiary } from '../../../../src/stores/diary/diary.ts';
import { pageLists } from '../../../../src/stores/lists/create-lists.ts';
import {
  draftedNote,
  draftNote,
  openLog,
  openMarked,
  pickTitle,
  saveWatch,
} from '../../../../src/stores/diary/log-watch.ts';
import { $ownWatches, followOwnWatches } from '../../../../src/stores/diary/own-watches.ts';
import { $starsSince } from '../../../../src/stores/reviews/own-stars.ts';
import { changeSession, startSession } from '../../../../src/stores/session.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/stores/toasts.ts';
import { $diaryChanges } from '../../../../src/stores/diary/watch-changes.ts';
import { $watchSheet, openWatch, showWatchSheet } from '../../../../src/stores/diary/watch-sheet.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { offline } from '../../../support/browser/offline.ts';
import { createPerson, newAddress, PASSWORD } from '../../../support/database/people.ts';

const server = await startBackend();
afterAll(() => server.close());
const { environment, seen } = browserEnvironment(server);
startSession();

const MOVIE: ListTitle = {
  kind: 'movie',
  id: 603,
  title: 'The Matrix',
  posterPath: '/m603.svg',
  date: '1999-03-30',
  voteAverage: 8.2,
};
const today = localDay(() => new Date());
const plain: WatchDetails = { day: today, again: false, note: null, stars: null };
let person: { email: string; id: string };

const watches = async () => loadWatchesOf(await environment.backend(), person.id, MOVIE);
const stars = async () => loadOwnRating(await environment.backend(), person.id, MOVIE);
const entry = async (list: ListName) => findListEntry(await environment.backend(), person.id, list, MOVIE);
const sheet = () => $watchSheet.get();
const emptyPage = (): DiaryPage => ({
  view: parseDiaryView(new URLSearchParams('view=list')),
  months: [],
  month: null,
  monthWatches: [],
  watches: [],
  total: 0,
});

/** Logs the movie, and answers the watch. */
async function logged(details: WatchDetails = plain) {
  await pickTitle(MOVIE);
  expect(await saveWatch(details)).toBe(true);
  const [watch] = await watches();
  if (!watch) throw new Error('nothing was logged');
  // A page that is opened now comes with it.
  followDiary(emptyPage())();
  return watch;
}

beforeEach(async () => {
  person = await createPerson(server, newAddress(), { full_name: 'Ada Example' });
  await changeSession((client) => signIn(client, person.email, PASSWORD));
  await pageLists().loadMarks([MOVIE]);
  dismissToast();
  closeAuthDialog();
  showWatchSheet(null);
});

describe('logging', () => {
  test('keeps day, note and stars, puts the title into the watched list, and one undo takes all of it back', async () => {
    await addToList(await environment.backend(), person.id, 'wishlist', MOVIE);
    const wished = await entry('wishlist');
    await pickTitle(MOVIE);
    expect(sheet()).toMatchObject({ kind: 'log', known: { earlier: [], stars: null } });
    expect(await saveWatch({ day: '2001-02-03', again: true, note: 'Déjà vu', stars: 4 })).toBe(true);
    expect(sheet()).toBeNull();
    expect($toast.get()).toMatchObject({ title: 'Logged', text: 'The Matrix, watched on February 3, 2001' });
    expect(await watches()).toMatchObject([
      { day: '2001-02-03', again: true, note: 'Déjà vu', stars: 4, titleStars: 4 },
    ]);
    expect([await stars(), (await entry('watched'))?.title, await entry('wishlist')]).toEqual([
      4,
      'The Matrix',
      null,
    ]);
    expect(seen.changed).toContain('movie-603');
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect([await watches(), await stars(), await entry('watched')]).toEqual([[], null, null]);
    expect(await entry('wishlist')).toEqual(wished);
  });

  test('tells what is known of the title, whose stars follow the latest watch that has some', async () => {
    await logged();
    await pickTitle(MOVIE);
    await saveWatch({ ...plain, stars: 5 });
    await pickTitle(MOVIE);
    const second = { day: today, stars: 5 };
    expect(sheet()).toMatchObject({ known: { stars: 5, earlier: [second, { day: today }] } });
    await saveWatch({ ...plain, day: null });
    expect(await stars()).toBe(5);
    expect(await watches()).toHaveLength(3);
    await pickTitle(MOVIE);
    await saveWatch({ ...plain, stars: 3.5 });
    expect([await stars(), $starsSince.get().get('movie-603')]).toEqual([3.5, 3.5]);
  });

  test('leaves the sheet open and says so when it fails, and what is sent again is one watch', async () => {
    await pickTitle(MOVIE);
    await offline(async () => {
      expect(await saveWatch({ ...plain, stars: 3 })).toBe(false);
    });
    expect($toast.get()).toMatchObject({ text: 'Failed to log this', destructive: true });
    expect(sheet()).toMatchObject({ kind: 'log' });
    const open = sheet();
    expect(await saveWatch({ ...plain, stars: 3 })).toBe(true);
    // The answer got lost, and it is sent once more.
    showWatchSheet(open);
    expect(await saveWatch({ ...plain, stars: 3 })).toBe(true);
    expect(await watches()).toHaveLength(1);
  });

  test('opens for whoever is signed in, and after signing in for a visitor', async () => {
    openLog();
    await vi.waitFor(() => expect(sheet()).toEqual({ kind: 'pick' }));
    showWatchSheet(null);
    await changeSession((client) => signOut(client));
    openLog();
    await vi.waitFor(() => expect($authDialog.get()).not.toBeNull());
    expect($toast.get()?.text).toBe('You need to be signed in to keep a diary');
    expect(sheet()).toBeNull();
  });
});

describe('a title marked as watched', () => {
  test('is in the diary today, and Undo takes both back', async () => {
    await pageLists().toggle('watched', MOVIE);
    expect(await watches()).toMatchObject([{ day: today, again: false }]);
    expect($toast.get()).toMatchObject({ title: 'Marked as watched', more: { label: 'Day, stars, note' } });
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect([await watches(), await entry('watched')]).toEqual([[], null]);
  });

  test('goes back to the wishlist with Undo, with the time it had there', async () => {
    await pageLists().toggle('wishlist', MOVIE);
    const wished = await entry('wishlist');
    await pageLists().toggle('watched', MOVIE);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect([await watches(), await entry('watched'), await entry('wishlist')]).toEqual([[], null, wished]);
  });

  test('keeps its watch when it is taken from the list, and has no second one when that is undone', async () => {
    await pageLists().toggle('watched', MOVIE);
    await pageLists().toggle('watched', MOVIE);
    expect($toast.get()?.title).toBe('Removed from watched list');
    expect(await watches()).toHaveLength(1);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect(await entry('watched')).not.toBeNull();
    expect(await watches()).toHaveLength(1);
  });

  test('leads from its toast to the sheet of that very watch', async () => {
    await logged({ ...plain, day: '2001-01-01' });
    const watched = await entry('watched');
    await pageLists().removeWithUndo('watched', MOVIE);
    await pageLists().toggle('watched', MOVIE);
    expect(watched).not.toBeNull();
    runToastAction('more');
    await vi.waitFor(() => expect(sheet()).toMatchObject({ kind: 'edit', watch: { day: today } }));
  });

  test('is written down anew where its watch was deleted meanwhile', async () => {
    await openMarked(MOVIE, '2026-01-01T00:00:00Z');
    expect(sheet()).toMatchObject({ kind: 'log', title: MOVIE });
  });
});

describe('a watch', () => {
  test('is changed at once, with its stars, and the page hears of both', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    openWatch(watch);
    expect(await saveWatch({ day: null, again: true, note: 'Hm', stars: 2 })).toBe(true);
    expect(await watches()).toMatchObject([{ day: null, again: true, note: 'Hm', stars: 2 }]);
    expect($diaryChanges.get().get(watch.id)).toMatchObject({ before: { day: today }, after: { day: null } });
    expect($starsSince.get().get('movie-603')).toBe(2);
    stop();
  });

  test('is shown as it was when the change fails', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    await offline(async () => {
      const changing = editWatch(watch, { ...plain, note: 'Lost' });
      expect($diaryChanges.get().get(watch.id)?.after?.note).toBe('Lost');
      expect(await changing).toBe(false);
    });
    expect($diaryChanges.get().get(watch.id)?.after).toEqual(watch);
    expect($toast.get()).toMatchObject({ text: 'Failed to change your diary', destructive: true });
    stop();
  });

  test('is deleted at once, leaves the list alone, and comes back with Undo', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    const deleting = deleteWatch(watch);
    expect($diaryChanges.get().get(watch.id)?.after).toBeNull();
    await deleting;
    expect([await watches(), (await entry('watched'))?.id]).toEqual([[], MOVIE.id]);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect(await watches()).toEqual([watch]);
    expect($diaryChanges.get().get(watch.id)?.after).toEqual(watch);
    stop();
  });

  test('is shown again when deleting fails', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    await offline(() => deleteWatch(watch));
    expect($diaryChanges.get().get(watch.id)?.after).toEqual(watch);
    expect($toast.get()).toMatchObject({ destructive: true });
    expect(await watches()).toHaveLength(1);
    stop();
  });

  test('of another tab is followed, and that of another person is not', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    const other = environment.channel('marquee-diary');
    const change = { before: watch, after: null };
    other.tell({ userId: 'somebody else', change });
    expect($diaryChanges.get().size).toBe(0);
    other.tell({ userId: person.id, change });
    expect($diaryChanges.get().get(watch.id)).toEqual(change);
    stop();
  });

  test('made by marking a title appears on the page of the diary', async () => {
    const stop = followDiary(emptyPage());
    await pageLists().toggle('watched', MOVIE);
    await vi.waitFor(() => expect($diaryPage.get()).toMatchObject({ total: 1, watches: [{ title: MOVIE }] }));
    stop();
  });

  test('of episodes is taken off its day with what they count for, comes back with Undo, and other tabs are told', async () => {
    const client = await environment.backend();
    const series = { id: 7, title: 'The Tides', posterPath: null };
    for (const number of [1, 2]) {
      await markEpisodes(client, series, { scope: 'episode', season: 1, number, today, day: today });
    }
    const stop = followDiary(emptyPage());
    const told: unknown[] = [];
    environment.channel('marquee-series').listen((message) => told.push(message));
    const listed = async () => (await readDiary(client, emptyPage().view)).watches;
    const [watch] = await listed();
    if (!watch) throw new Error('nothing was marked');
    await deleteWatch(watch);
    expect($diaryChanges.get().get(watch.id)?.after).toBeNull();
    expect(await listed()).toEqual([]);
    expect(told).toEqual([{ userId: person.id, id: series.id }]);
    expect($toast.get()?.text).toBe('Two episodes of The Tides');
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect(await listed()).toEqual([watch]);
    expect(told).toHaveLength(2);
    stop();
  });

  test('of episodes appears when they are marked in another tab', async () => {
    const stop = followDiary(emptyPage());
    const series = { id: 7, title: 'The Tides', posterPath: null };
    const mark = { scope: 'episode' as const, season: 1, number: 1, today, day: today };
    await markEpisodes(await environment.backend(), series, mark);
    environment.channel('marquee-series').tell({ userId: person.id, id: series.id });
    await vi.waitFor(() => expect($diaryPage.get()?.watches).toMatchObject([{ title: series }]));
    stop();
  });
});

describe('an edit', () => {
  test('that began before the entry changed elsewhere is told of it, and writes over nothing', async () => {
    const watch = await logged();
    openWatch(watch);
    const elsewhere = { day: '2024-05-01', again: false, note: 'さくら', stars: null };
    await changeWatch(await environment.backend(), person.id, watch.id, elsewhere);
    const mine = { ...plain, note: 'Mine' };
    expect(await saveWatch(mine)).toBe(false);
    expect($toast.get()).toMatchObject({ title: 'Changed elsewhere in the meantime', destructive: true });
    expect((await watches())[0]).toMatchObject(elsewhere);
    // Who has read that and saves again means it.
    expect(await saveWatch(mine)).toBe(true);
    expect((await watches())[0]).toMatchObject(mine);
  });
});

test('a note that was typed into the sheet is there again after the session ended, for the same person alone', async () => {
  await pickTitle(MOVIE);
  draftNote('نصف ملاحظة');
  await changeSession((client) => signOut(client));
  showWatchSheet(null);
  const other = await createPerson(server, newAddress());
  await changeSession((client) => signIn(client, other.email, PASSWORD));
  await pickTitle(MOVIE);
  expect(draftedNote()).toBeNull();
  await changeSession((client) => signIn(client, person.email, PASSWORD));
  await pickTitle(MOVIE);
  expect(draftedNote()).toBe('نصف ملاحظة');
  expect(await saveWatch({ ...plain, note: 'نصف ملاحظة' })).toBe(true);
  await pickTitle(MOVIE);
  expect(draftedNote()).toBeNull();
});

test('a title’s page lists one’s watches of it by day, and follows what is logged, marked and deleted', async () => {
  const stop = followOwnWatches(MOVIE);
  const days = () => $ownWatches.get().map(({ day }) => day);
  const watch = await logged({ ...plain, day: '2024-05-01' });
  await pickTitle(MOVIE);
  await saveWatch({ ...plain, day: null });
  await pickTitle(MOVIE);
  await saveWatch(plain);
  await vi.waitFor(() => expect(days()).toEqual([today, '2024-05-01', null]));
  await deleteWatch(watch);
  await vi.waitFor(() => expect(days()).toEqual([today, null]));
  stop();
  expect(days()).toEqual([]);
});
