import { m } from '../../../../src/paraglide/messages.js';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { redoPlay } from '../../../../src/features/connections/own.queries.ts';
import { readDiary } from '../../../../src/features/diary/diary.queries.ts';
import { markEpisodes } from '../../../../src/features/series/following.queries.ts';
import {
  findListEntry,
  addToList,
  removeFromList,
} from '../../../../src/features/marks/list-entries.queries.ts';
import { loadOwnRating } from '../../../../src/features/reviews/ratings.queries.ts';
import {
  changeWatch,
  loadWatchesOf,
  type RemovedWatch,
  restoreWatch,
} from '../../../../src/features/diary/watches.queries.ts';
import { localDay } from '../../../../src/core/dates.ts';
import { parseDiaryView, type DiaryPage } from '../../../../src/features/diary/diary.ts';
import type { ListName } from '../../../../src/core/lists.ts';
import type { Watch, WatchDetails } from '../../../../src/features/diary/watches.ts';
import { $authDialog, closeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import {
  $diaryPage,
  dateEntry,
  deleteWatch,
  editWatch,
  followDiary,
  writeFailure,
} from '../../../../src/features/diary/diary.store.ts';
import { MARKS_PATH } from '../../../../src/features/marks/marks.ts';
import { $drafts } from '../../../../src/core/stores/drafts.ts';
import { currentEnvironment, setEnvironment } from '../../../../src/core/stores/environment.ts';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import {
  draftedNote,
  draftNote,
  openLog,
  openMarked,
  pickTitle,
  saveWatch,
} from '../../../../src/features/diary/log-watch.store.ts';
import { $ownWatches, followOwnWatches } from '../../../../src/features/diary/own-watches.store.ts';
import { $starsSince } from '../../../../src/features/reviews/own-stars.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { $diaryChanges } from '../../../../src/features/diary/watch-changes.store.ts';
import {
  $watchSheet,
  openEpisodeDay,
  openWatch,
  closeWatchSheet,
  showWatchSheet,
} from '../../../../src/features/diary/watch-sheet.store.ts';
import { beginWith } from '../../../support/browser/begin-with.ts';
import { answeredAfter, askedAddress, heldAnswer } from '../../../support/browser/held-answer.ts';
import { offline } from '../../../support/browser/offline.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { createPerson, newAddress } from '../../../support/database/people.ts';
import { film } from '../../../support/films.ts';

const { server, environment, seen, another, enter, leave } = await startBrowser();

const MOVIE = film(603, 'The Matrix');
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

/** Logs the movie and returns the watch. */
async function logged(details: WatchDetails = plain) {
  await pickTitle(MOVIE);
  expect(await saveWatch(details)).toBe(true);
  const [watch] = await watches();
  if (!watch) throw new Error('nothing was logged');
  // A page opened now includes it.
  followDiary(emptyPage())();
  return watch;
}

/** Further marks requests, and whether they have keepalive. */
function sentMarks() {
  const fetches = vi.spyOn(currentEnvironment(), 'fetch');
  onTestFinished(() => fetches.mockRestore());
  return () => fetches.mock.calls.map(([path, init]) => [path, init?.keepalive]);
}

beforeEach(async () => {
  person = await another();
  await pageLists().loadMarks([MOVIE]);
  dismissToast();
  closeAuthDialog();
  showWatchSheet(null);
});

describe('logging', () => {
  test('saves day, note and stars, adds the title to the watched list, and one undo reverts all', async () => {
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

  test('loads the title’s state, whose stars follow the latest rated watch', async () => {
    await logged();
    await pickTitle(MOVIE);
    await saveWatch({ ...plain, stars: 5 });
    await pickTitle(MOVIE);
    const second = { day: today, stars: 5 };
    expect(sheet()).toMatchObject({ known: { stars: 5, earlier: [second, { day: today }] } });
    const told: unknown[] = [];
    environment.channel('marquee-diary').listen((news) => told.push(news));
    seen.changed.length = 0;
    await saveWatch({ ...plain, day: null });
    expect(told).toMatchObject([{ change: { after: { stars: null, titleStars: 5 } } }]);
    expect(seen.changed).toEqual([]);
    expect(await stars()).toBe(5);
    expect(await watches()).toHaveLength(3);
    await pickTitle(MOVIE);
    await saveWatch({ ...plain, stars: 3.5 });
    expect([await stars(), $starsSince.get().get('movie-603')]).toEqual([3.5, 3.5]);
  });

  test('keeps the sheet open on failure, and a retry is one watch', async () => {
    await pickTitle(MOVIE);
    await offline(async () => {
      expect(await saveWatch({ ...plain, stars: 3 })).toBe(false);
    });
    expect($toast.get()).toMatchObject({ text: 'Failed to log this', destructive: true });
    expect(sheet()).toMatchObject({ kind: 'log' });
    const open = sheet();
    expect(await saveWatch({ ...plain, stars: 3 })).toBe(true);
    // The answer was lost, so it is sent again.
    showWatchSheet(open);
    const told: unknown[] = [];
    environment.channel('marquee-diary').listen((news) => told.push(news));
    expect(await saveWatch({ ...plain, stars: 3 })).toBe(true);
    expect(await watches()).toHaveLength(1);
    expect(told).toMatchObject([{ change: { after: { markedAt: null, stars: 3 } } }]);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect([await watches(), (await entry('watched'))?.id]).toEqual([[], MOVIE.id]);
  });

  test('opens for a signed-in user, and after signing in for a visitor', async () => {
    openLog();
    await vi.waitFor(() => expect(sheet()).toEqual({ kind: 'pick' }));
    showWatchSheet(null);
    await leave();
    openLog();
    await vi.waitFor(() => expect($authDialog.get()).not.toBeNull());
    expect($toast.get()?.text).toBe('You need to be signed in to keep a diary');
    expect(sheet()).toBeNull();
  });
});

describe('a title marked as watched', () => {
  test('keeps its watch when removed from the list, without a second one on undo', async () => {
    await pageLists().put('watched', MOVIE, true);
    await pageLists().put('watched', MOVIE, false);
    expect($toast.get()?.title).toBe('Removed from watched list');
    expect(await watches()).toHaveLength(1);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect(await entry('watched')).not.toBeNull();
    expect(await watches()).toHaveLength(1);
  });

  test('is logged again when its watch was deleted meanwhile', async () => {
    await openMarked(MOVIE, '2026-01-01T00:00:00Z');
    expect(sheet()).toMatchObject({ kind: 'log', title: MOVIE });
  });
});

describe('a watch', () => {
  test('is changed at once with its stars, and the page gets both', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    openWatch(watch);
    expect(await saveWatch({ day: null, again: true, note: 'Hm', stars: 2 })).toBe(true);
    expect(await watches()).toMatchObject([{ day: null, again: true, note: 'Hm', stars: 2 }]);
    expect($diaryChanges.get().get(watch.id)).toMatchObject({ before: { day: today }, after: { day: null } });
    expect($starsSince.get().get('movie-603')).toBe(2);
    stop();
  });

  test('is reverted when the change fails', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    openWatch(watch);
    expect(await offline(() => saveWatch({ ...plain, note: 'Lost' }))).toBe(false);
    expect(sheet()).toEqual({ kind: 'edit', watch });
    const sent = sentMarks();
    await offline(async () => {
      const changing = editWatch(watch, { ...plain, note: 'Lost' });
      expect(sent()).toEqual([[MARKS_PATH, true]]);
      expect($diaryChanges.get().get(watch.id)?.after?.note).toBe('Lost');
      expect(await changing).toBe(false);
    });
    expect($diaryChanges.get().get(watch.id)?.after).toEqual(watch);
    expect($toast.get()).toMatchObject({ text: 'Failed to change your diary', destructive: true });
    stop();
  });

  test('is deleted at once without changing the list, and restored with Undo', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    seen.changed.length = 0;
    const sent = sentMarks();
    const deleting = deleteWatch(watch);
    // In the same task as the press, since the page can be left.
    expect(sent()).toEqual([[MARKS_PATH, true]]);
    expect($diaryChanges.get().get(watch.id)?.after).toBeNull();
    await deleting;
    expect([await watches(), (await entry('watched'))?.id]).toEqual([[], MOVIE.id]);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect(await watches()).toEqual([watch]);
    expect($diaryChanges.get().get(watch.id)?.after).toEqual(watch);
    // No rating changed.
    expect(seen.changed).toEqual([]);
    stop();
  });

  test('is shown again when deleting fails', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    await offline(() => deleteWatch(watch));
    expect($diaryChanges.get().get(watch.id)?.after).toEqual(watch);
    expect($toast.get()).toMatchObject({ destructive: true, action: { label: 'Try again' } });
    expect(await watches()).toHaveLength(1);
    runToastAction();
    await vi.waitFor(async () => expect(await watches()).toEqual([]));
    stop();
  });

  test('created by marking a title appears on the diary page', async () => {
    const stop = followDiary(emptyPage());
    await pageLists().put('watched', MOVIE, true);
    await vi.waitFor(() => expect($diaryPage.get()).toMatchObject({ total: 1, watches: [{ title: MOVIE }] }));
    stop();
  });

  test('of episodes is removed from its day, restored with Undo, and announced to other tabs', async () => {
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

  test('of episodes appears when marked in another tab', async () => {
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
  test('of an entry changed elsewhere is reported as a conflict, without overwriting', async () => {
    const watch = await logged();
    onTestFinished(followDiary(emptyPage()));
    openWatch(watch);
    const elsewhere = { day: '2024-05-01', again: false, note: 'さくら', stars: null };
    await changeWatch(await environment.backend(), person.id, watch.id, elsewhere);
    const mine = { ...plain, note: 'Mine' };
    expect(await saveWatch(mine)).toBe(false);
    expect($toast.get()).toMatchObject({ title: 'Changed elsewhere in the meantime', destructive: true });
    expect((await watches())[0]).toMatchObject(elsewhere);
    expect($diaryChanges.get().get(watch.id)?.after).toMatchObject(elsewhere);
    // Saving again after reading it is intended.
    expect(await saveWatch(mine)).toBe(true);
    expect((await watches())[0]).toMatchObject(mine);
  });
});

test('Restores a note typed into the sheet after the session ended, for the same user only', async () => {
  await pickTitle(MOVIE);
  draftNote('نصف ملاحظة');
  await leave();
  showWatchSheet(null);
  const other = await createPerson(server, newAddress());
  await enter(other);
  await pickTitle(MOVIE);
  expect(draftedNote()).toBeNull();
  await enter(person);
  await pickTitle(MOVIE);
  expect(draftedNote()).toBe('نصف ملاحظة');
  expect(await saveWatch({ ...plain, note: 'نصف ملاحظة' })).toBe(true);
  await pickTitle(MOVIE);
  expect(draftedNote()).toBeNull();
});

test('Lists the user’s watches by day on a title’s page, and follows changes', async () => {
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

const diaryLine = environment.channel('marquee-diary');

describe('the sheet', () => {
  test('is opened for episodes, and closed', () => {
    const keep = vi.fn();
    openEpisodeDay('Season 1', '2020-02-02', keep);
    expect(sheet()).toEqual({ kind: 'episodes', heading: 'Season 1', day: '2020-02-02', keep });
    closeWatchSheet();
    expect(sheet()).toBeNull();
  });

  test('has no draft without a note, and none for a visitor', async () => {
    showWatchSheet({ kind: 'pick' });
    draftNote('Nothing');
    expect(draftedNote()).toBeNull();
    expect(await saveWatch(plain)).toBe(false);
    showWatchSheet(null);
    expect([draftedNote(), await saveWatch(plain)]).toEqual([null, false]);
    await leave();
    await pickTitle(MOVIE);
    draftNote('Nobody’s');
    expect([draftedNote(), await saveWatch(plain)]).toEqual([null, false]);
    await enter(person);
    expect(draftedNote()).toBeNull();
  });

  test('keeps drafts of each watch and title separately', async () => {
    const watch = await logged();
    const other = { ...MOVIE, id: 604 };
    openWatch(watch);
    draftNote('Of the watch');
    await pickTitle(MOVIE);
    draftNote('Of the movie');
    await pickTitle(other);
    expect(draftedNote()).toBeNull();
    openWatch({ ...watch, id: 'another' });
    expect(draftedNote()).toBeNull();
    // Also in a reloaded tab.
    beginWith($drafts, {});
    openWatch(watch);
    expect(draftedNote()).toBe('Of the watch');
    beginWith($drafts, {});
    await pickTitle(MOVIE);
    expect(draftedNote()).toBe('Of the movie');
    openWatch(watch);
    dismissToast();
    expect(await saveWatch({ ...plain, note: 'Of the watch' })).toBe(true);
    expect(sheet()).toBeNull();
    expect($toast.get()).toMatchObject({ title: m.diary_changed_title(), text: MOVIE.title });
    openWatch(watch);
    expect(draftedNote()).toBeNull();
    await pickTitle(MOVIE);
    expect(draftedNote()).toBe('Of the movie');
  });

  test.each([
    ['another title', () => pickTitle({ ...MOVIE, id: 604 })],
    ['nothing', () => closeWatchSheet()],
    ['a watch', () => showWatchSheet({ kind: 'pick' })],
  ])('that shows %s by then ignores the first title’s data', async (_what, next) => {
    await addToList(await environment.backend(), person.id, 'watched', MOVIE);
    const { asked, come } = heldAnswer('_ratings');
    const picking = pickTitle(MOVIE);
    await asked;
    await Promise.resolve(next());
    const shown = sheet();
    come();
    await picking;
    expect(sheet()).toBe(shown);
  });

  test('works when the title’s data cannot be loaded', async () => {
    await offline(() => pickTitle(MOVIE));
    expect(sheet()).toMatchObject({ kind: 'log', title: MOVIE, known: null });
    expect(await saveWatch(plain)).toBe(true);
    const [watch] = await watches();
    expect(watch?.id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  test('of a mark opens its watch, not the latest, and reports failures', async () => {
    await pageLists().put('watched', MOVIE, true);
    const { markedAt } = (await watches())[0]!;
    await logged({ ...plain, day: '2001-01-01' });
    await openMarked(MOVIE, markedAt!);
    expect(sheet()).toMatchObject({ kind: 'edit', watch: { day: today, markedAt } });
    await openMarked(MOVIE, '2000-01-01T00:00:00Z');
    expect(sheet()).toMatchObject({ kind: 'edit', watch: { day: '2001-01-01' } });
    showWatchSheet(null);
    await offline(() => openMarked(MOVIE, markedAt!));
    expect($toast.get()).toMatchObject({ destructive: true });
    expect(sheet()).toBeNull();
    dismissToast();
    await answeredAfter('watches', () => openMarked(MOVIE, markedAt!), another);
    expect([sheet(), $toast.get()]).toEqual([null, null]);
  });
});

describe('a logged watch', () => {
  test('is shown and announced to other tabs as written', async () => {
    const told: unknown[] = [];
    environment.channel('marquee-diary').listen((news) => told.push(news));
    const changes: unknown[] = [];
    const stop = pageLists().onChange((change) => changes.push(change));
    await addToList(await environment.backend(), person.id, 'wishlist', MOVIE);
    await pickTitle(MOVIE);
    await saveWatch({ ...plain, stars: 4 });
    const [watch] = await watches();
    expect(told).toMatchObject([
      { userId: person.id, change: { before: null, after: { id: watch!.id, stars: 4 } } },
    ]);
    expect(changes).toMatchObject([
      { list: 'watched', present: true, addedAt: watch!.markedAt },
      { list: 'wishlist', present: false, addedAt: null },
    ]);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect(told.at(-1)).toMatchObject({ change: { before: { id: watch!.id }, after: null } });
    expect(changes.slice(2)).toMatchObject([
      { list: 'watched', present: false, addedAt: null },
      { list: 'wishlist', present: true, addedAt: (await entry('wishlist'))!.addedAt },
    ]);
    await vi.waitFor(() => expect($starsSince.get().get('movie-603')).toBeNull());
    stop();
  });

  test('of a listed title changes no list, nor does Undo', async () => {
    await logged({ ...plain, day: '2001-01-01' });
    const before = await entry('watched');
    const changes: unknown[] = [];
    const stop = pageLists().onChange((change) => changes.push(change));
    await pickTitle(MOVIE);
    seen.changed.length = 0;
    await saveWatch(plain);
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect([changes, await entry('watched'), (await watches()).length]).toEqual([[], before, 1]);
    // No rating changed.
    expect(seen.changed).toEqual([]);
    stop();
  });

  test('is undone alone when its mark has left the list meanwhile', async () => {
    await pickTitle(MOVIE);
    await saveWatch(plain);
    await removeFromList(await environment.backend(), person.id, 'watched', MOVIE);
    const changes: unknown[] = [];
    onTestFinished(pageLists().onChange((change) => changes.push(change)));
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect([changes, await watches()]).toEqual([[], []]);
  });

  test('cannot be undone offline, which is reported', async () => {
    await pickTitle(MOVIE);
    await saveWatch(plain);
    const undo = $toast.get()!.action!.run;
    await offline(async () => {
      undo();
      await vi.waitFor(() => expect($toast.get()?.destructive).toBe(true));
    });
    expect(await watches()).toHaveLength(1);
  });

  test('is refused above the limit, with the reason', () => {
    expect(writeFailure({ kind: 'failed', code: 'invalid', message: '' }, { title: 'a', text: 'b' })).toEqual(
      {
        title: m.toast_error(),
        text: m.diary_full_text(),
      },
    );
    expect(writeFailure({ kind: 'failed', code: 'offline', message: '' }, { title: 'a', text: 'b' })).toEqual(
      {
        ...{ title: 'a', text: 'b' },
      },
    );
  });
});

describe('an entry', () => {
  test('without changes is not written', async () => {
    const watch = await logged({ day: today, again: true, note: 'Hm', stars: 3 });
    const fetches = vi.spyOn(globalThis, 'fetch');
    expect(await editWatch(watch, { day: today, again: true, note: 'Hm', stars: 3 })).toBe(true);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    for (const change of [{ day: null }, { again: false }, { note: 'Ah' }, { stars: 4 as const }]) {
      const [now] = await watches();
      const { day, again, note, stars: given } = now!;
      expect(await editWatch(now!, { day, again, note, stars: given, ...change })).toBe(true);
      expect((await watches())[0]).toMatchObject(change);
    }
  });

  test('with an unchanged day and stars keeps the title’s stars', async () => {
    const watch = await logged({ ...plain, stars: 3 });
    const stop = followDiary(emptyPage());
    seen.changed.length = 0;
    await editWatch(watch, { ...plain, stars: 3, note: 'Hm' });
    expect(seen.changed).toEqual([]);
    const [now] = await watches();
    await editWatch(now!, { ...plain, stars: 3, note: 'Hm', day: '2001-01-01' });
    expect(seen.changed).toEqual(['movie-603']);
    await editWatch((await watches())[0]!, { ...plain, stars: 5, note: 'Hm', day: '2001-01-01' });
    expect(seen.changed).toHaveLength(2);
    stop();
  });

  test('is announced to other tabs with its former and new state', async () => {
    const watch = await logged();
    const told: unknown[] = [];
    environment.channel('marquee-diary').listen((news) => told.push(news));
    await editWatch(watch, { ...plain, note: 'Hm' });
    const after = { ...watch, note: 'Hm' };
    expect(told).toEqual([{ userId: person.id, change: { before: watch, after } }]);
    await deleteWatch(after);
    expect(told.at(-1)).toEqual({ userId: person.id, change: { before: after, after: null } });
    runToastAction();
    await vi.waitFor(() => expect(told).toHaveLength(3));
    expect(told.at(-1)).toEqual({ userId: person.id, change: { before: null, after } });
  });

  test('deleted meanwhile is shown as deleted', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    await server.database.query('delete from public.watches where user_id = $1', [person.id]);
    expect(await editWatch(watch, { ...plain, note: 'Late' })).toBe(false);
    expect($diaryChanges.get().get(watch.id)?.after).toBeNull();
    expect($toast.get()).toMatchObject({ text: 'Failed to change your diary', destructive: true });
    stop();
  });

  test('with stars is deleted and restored with them', async () => {
    const watch = await logged({ ...plain, stars: 4 });
    seen.changed.length = 0;
    await deleteWatch(watch);
    expect([await stars(), seen.changed]).toEqual([null, ['movie-603']]);
    runToastAction();
    await vi.waitFor(() => expect(seen.changed).toHaveLength(2));
    expect(await stars()).toBe(4);
  });

  test('restored by another tab counts as restored', async () => {
    const watch = await logged();
    const [row] = (await server.database.query('select * from public.watches where id = $1', [watch.id]))
      .rows;
    await deleteWatch(watch);
    const undo = $toast.get()!.action!.run;
    await restoreWatch(await environment.backend(), row as RemovedWatch);
    undo();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    await deleteWatch(watch);
    const again = $toast.get()!.action!.run;
    await offline(async () => {
      again();
      await vi.waitFor(() => expect($toast.get()?.destructive).toBe(true));
    });
    expect(await watches()).toEqual([]);
  });

  test('is not changed or deleted by a visitor', async () => {
    const watch = await logged();
    const stop = followDiary(emptyPage());
    await leave();
    expect(await editWatch(watch, { ...plain, note: 'Hm' })).toBe(false);
    await deleteWatch(watch);
    expect($diaryChanges.get().size).toBe(0);
    stop();
  });

  test('of episodes gets another day, which is shown and announced', async () => {
    const client = await environment.backend();
    const series = { id: 7, title: 'The Tides', posterPath: null };
    await markEpisodes(client, series, { scope: 'episode', season: 1, number: 1, today, day: today });
    const stop = followDiary(emptyPage());
    const [watch] = (await readDiary(client, emptyPage().view)).watches;
    const fetches = vi.spyOn(globalThis, 'fetch');
    await dateEntry(watch!, today);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    await offline(() => dateEntry(watch!, '2020-02-02'));
    expect($toast.get()).toMatchObject({ text: 'Failed to change your diary', destructive: true });
    const told: unknown[] = [];
    environment.channel('marquee-series').listen((news) => told.push(news));
    await dateEntry(watch!, '2020-02-02');
    expect($diaryPage.get()?.watches).toMatchObject([{ day: '2020-02-02' }]);
    expect(told).toEqual([{ userId: person.id, id: 7 }]);
    expect($toast.get()?.destructive).toBeUndefined();
    dismissToast();
    const [dated] = $diaryPage.get()!.watches;
    await answeredAfter('episode_watches', () => dateEntry(dated!, null), another);
    expect($toast.get()).toBeNull();
    stop();
  });
});

describe('an entry from a program', () => {
  /** Logs the movie as played by a program. */
  async function noted(details: WatchDetails = plain): Promise<Watch> {
    const watch = await logged(details);
    const done = { watch: watch.id, listed: watch.markedAt };
    const { rows } = await server.database.query<{ id: string }>(
      `insert into public.plays (user_id, kind, title_id, title, at, until_at, day, source, watch_id, done)
        values ($1, 'movie', $2, $3, now() - interval '3 hours', now() - interval '1 hour', $4, 'json', $5, $6)
        returning id`,
      [person.id, MOVIE.id, MOVIE.title, today, watch.id, JSON.stringify(done)],
    );
    return { ...watch, play: { id: rows[0]!.id, source: 'json', device: null } };
  }

  test('is undone completely, and restored with Undo and its owner’s additions', async () => {
    const watch = await noted({ day: today, again: true, note: 'さくら', stars: 4 });
    await deleteWatch(watch);
    expect([await watches(), await entry('watched'), await stars()]).toEqual([[], null, null]);
    expect($toast.get()).toMatchObject({ title: m.diary_taken_back_title(), text: MOVIE.title });
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect(await watches()).toMatchObject([{ id: watch.id, again: true, note: 'さくら', stars: 4 }]);
    expect([(await entry('watched'))?.id, await stars()]).toEqual([MOVIE.id, 4]);
  });

  test('restored by another tab keeps what was added there', async () => {
    const watch = await noted({ ...plain, note: 'Here' });
    await deleteWatch(watch);
    const client = await environment.backend();
    expect(await redoPlay(client, watch.play!.id!)).toBe(true);
    await changeWatch(client, person.id, watch.id, { ...plain, note: 'There' });
    runToastAction();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Restored'));
    expect(await watches()).toMatchObject([{ id: watch.id, note: 'There' }]);
  });
});

describe('the diary page', () => {
  test('loads once for simultaneous messages, and no more once left', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const fetches = vi.spyOn(globalThis, 'fetch');
    onTestFinished(() => {
      vi.useRealTimers();
      fetches.mockRestore();
    });
    /** Number of requests, after any pending one was sent. */
    const asked = async () => {
      await entry('favorite');
      return fetches.mock.calls.filter((call) => askedAddress(call).includes('diary_months')).length;
    };
    const stop = followDiary(emptyPage());
    const change = { list: 'watched', title: MOVIE, present: true, addedAt: null } as const;
    pageLists().tellChanges(person.id, [{ ...change, list: 'wishlist' }]);
    vi.advanceTimersByTime(1000);
    expect(await asked()).toBe(0);
    pageLists().tellChanges(person.id, [change]);
    vi.advanceTimersByTime(299);
    pageLists().tellChanges(person.id, [change]);
    vi.advanceTimersByTime(299);
    expect(await asked()).toBe(0);
    vi.advanceTimersByTime(1);
    await vi.waitFor(() => expect($diaryPage.get()).toMatchObject({ total: 0, watches: [] }));
    pageLists().tellChanges(person.id, [change]);
    stop();
    expect($diaryPage.get()).toBeNull();
    pageLists().tellChanges(person.id, [change]);
    environment.channel('marquee-series').tell({ userId: person.id, id: 7 });
    vi.advanceTimersByTime(1000);
    expect(await asked()).toBe(1);
  });

  test('receives other tabs’ changes of watches and stars from the start, as a title’s page does', async () => {
    const watch = await logged();
    const change = { before: watch, after: null };
    onTestFinished(() => setEnvironment(environment));
    /** A newly opened page. Returns how other tabs notify it. */
    const open = () => {
      const lines = new Map<string, (news: unknown) => void>();
      const listen = (name: string) => (line: (news: unknown) => void) => void lines.set(name, line);
      const channel = (name: string) => ({
        listen: listen(name),
        tell: () => undefined,
        close: () => undefined,
      });
      setEnvironment({ ...environment, channel });
      return (name: string, news: object) => lines.get(name)?.({ userId: person.id, ...news });
    };
    const tellDiary = open();
    onTestFinished(followDiary(emptyPage()));
    tellDiary('marquee-diary', { change });
    tellDiary('marquee-stars', { key: 'movie-603', stars: 2.5 });
    expect($diaryChanges.get().get(watch.id)).toEqual(change);
    expect($starsSince.get().get('movie-603')).toBe(2.5);
    const tellTitle = open();
    onTestFinished(followOwnWatches(MOVIE));
    const back = { before: null, after: watch };
    tellTitle('marquee-diary', { change: back });
    expect($diaryChanges.get().get(watch.id)?.after).toEqual(watch);
  });

  test('stays unchanged when reloading fails, or when more has changed meanwhile', async () => {
    // It is requested by name only, not also by a delayed request after the news.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const watch = await logged();
    const stop = followDiary(emptyPage());
    const series = {
      ...watch,
      title: { ...watch.title, kind: 'tv' as const, id: 7 },
      episodes: { count: 1 } as never,
    };
    await dateEntry(series, '2020-02-02');
    const shown = $diaryPage.get();
    expect(shown).not.toBeNull();
    const { asked, come } = heldAnswer('diary_entries');
    const dating = dateEntry(series, '2020-02-03');
    await asked;
    const change = { before: watch, after: null };
    diaryLine.tell({ userId: person.id, change });
    come();
    await dating;
    expect($diaryPage.get()).toBe(shown);
    expect($diaryChanges.get().get(watch.id)).toEqual(change);
    await dateEntry(series, '2020-02-04');
    const anew = $diaryPage.get();
    expect(anew).not.toBe(shown);
    expect($diaryChanges.get().size).toBe(0);
    const { fetch: real } = globalThis;
    const fetches = vi.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
      const refused = askedAddress(call).includes('diary_months');
      return refused ? Promise.resolve(new Response('{}', { status: 400 })) : real(...call);
    });
    await dateEntry(series, '2020-02-05');
    fetches.mockRestore();
    expect($diaryPage.get()).toBe(anew);
    expect($toast.get()?.destructive).toBeUndefined();
    await answeredAfter('diary_months', () => dateEntry(series, '2020-02-06'), another);
    expect([$diaryPage.get(), $toast.get()]).toEqual([anew, null]);
    stop();
    await enter(person);
    await dateEntry(series, '2020-02-07');
    expect([$diaryPage.get(), $toast.get()?.destructive]).toEqual([null, undefined]);
  });

  test('keeps the shown month, whichever is the latest', async () => {
    const client = await environment.backend();
    await logged({ ...plain, day: '2001-01-05' });
    const view = parseDiaryView(new URLSearchParams());
    const page = await readDiary(client, { ...view, layout: 'month' });
    expect(page.month).toBe('2001-01');
    const stop = followDiary({ ...page, view: { ...view, layout: 'month' } });
    await pageLists().put('watched', MOVIE, true);
    await pageLists().put('watched', { ...MOVIE, id: 604 }, true);
    await vi.waitFor(() => expect($diaryPage.get()?.months.length).toBeGreaterThan(1));
    expect($diaryPage.get()).toMatchObject({ month: '2001-01', view: page.view });
    stop();
  });
});

describe('the user’s watches on a title’s page', () => {
  const own = () => $ownWatches.get().length;

  test('follow the list and other tabs, for their user only', async () => {
    const stop = followOwnWatches(MOVIE);
    await pageLists().put('watched', MOVIE, true);
    await vi.waitFor(() => expect(own()).toBe(1));
    await logged();
    await vi.waitFor(() => expect(own()).toBe(2));
    await another();
    await vi.waitFor(() => expect(own()).toBe(0));
    await enter(person);
    await vi.waitFor(() => expect(own()).toBe(2));
    const fetches = vi.spyOn(globalThis, 'fetch');
    const asked = () =>
      fetches.mock.calls.filter((call) => askedAddress(call).includes('watches_view')).length;
    const other = { ...MOVIE, id: 1 };
    pageLists().tellChanges(person.id, [{ list: 'watched', title: other, present: true, addedAt: null }]);
    pageLists().tellChanges(person.id, [{ list: 'wishlist', title: MOVIE, present: false, addedAt: null }]);
    // Any request would have been sent before this.
    await entry('favorite');
    expect(asked()).toBe(0);
    fetches.mockRestore();
    const [watch] = await watches();
    await offline(async () => {
      diaryLine.tell({ userId: person.id, change: { before: watch, after: null } });
      await vi.waitFor(() => expect(globalThis.fetch).toHaveBeenCalled());
    });
    expect(own()).toBe(2);
    const held = heldAnswer('watches');
    diaryLine.tell({ userId: person.id, change: { before: null, after: watch } });
    await held.asked;
    stop();
    held.come();
    await watches();
    expect(own()).toBe(0);
  });

  test('are there from the start, and removed with their user', async () => {
    await logged();
    onTestFinished(followOwnWatches(MOVIE));
    await vi.waitFor(() => expect(own()).toBe(1));
    await leave();
    expect(own()).toBe(0);
  });
});
