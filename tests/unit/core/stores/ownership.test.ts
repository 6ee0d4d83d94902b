import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Client } from '../../../../src/core/backend/client.ts';
import { loadWatchesOf } from '../../../../src/features/diary/watches.queries.ts';
import { tellOnce } from '../../../../src/features/notices/notices.queries.ts';
import { loadSavedSearches } from '../../../../src/features/search/saved-searches.queries.ts';
import { followSeries } from '../../../../src/features/series/following.queries.ts';
import { loadUpNextOf } from '../../../../src/features/series/up-next.queries.ts';
import { loadTags } from '../../../../src/features/tags/tags.queries.ts';
import { MARKS_PATH } from '../../../../src/features/marks/marks.ts';
import { localDay } from '../../../../src/core/dates.ts';
import { $choices, openChoices, toggleChoice } from '../../../../src/features/custom-lists/choices.store.ts';
import {
  $myLists,
  createList,
  followMyLists,
  removeMyList,
  renameList,
} from '../../../../src/features/custom-lists/my-lists.store.ts';
import { deleteWatch, editWatch } from '../../../../src/features/diary/diary.store.ts';
import { pickTitle, saveWatch } from '../../../../src/features/diary/log-watch.store.ts';
import { $diaryChanges } from '../../../../src/features/diary/watch-changes.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { pageLists } from '../../../../src/features/marks/create-lists.store.ts';
import { $marked, markAllRead } from '../../../../src/features/notices/notices.store.ts';
import { $reminders, forget, remind } from '../../../../src/features/reminders/reminders.store.ts';
import {
  $seriesReminders,
  forgetSeries,
  remindOfSeries,
} from '../../../../src/features/reminders/series-reminders.store.ts';
import { listsHolding } from '../../../../src/features/saved/gone-title.store.ts';
import {
  $savedSearches,
  followSavedSearches,
  keepSearch,
  remove as removeSearch,
  rename as renameSearch,
} from '../../../../src/features/search/saved-searches.store.ts';
import { $changed, followUpNext, resume, watchNext } from '../../../../src/features/series/up-next.store.ts';
import { $marksSheet, openMarks, saveMarks } from '../../../../src/features/tags/marks.store.ts';
import {
  $tags,
  followTags,
  remove as removeTag,
  rename as renameTag,
} from '../../../../src/features/tags/tags.store.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { pageMyServices } from '../../../../src/features/watch/my-services.store.ts';
import { answeredAfter } from '../../../support/browser/held-answer.ts';
import { callsOf } from '../../../support/browser/refused-answer.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { keepEpisodes, season } from '../../../support/database/series.ts';
import { serviceClient } from '../../../support/host/server-jobs.ts';
import { film } from '../../../support/films.ts';

const { server, environment, another, enter } = await startBrowser();

const HEAT = film(949, 'Heat');
const TIDES = { id: 27, title: 'The Tides', posterPath: null };
const REMINDER = { movieId: 949, remindOn: '2030-03-01', title: 'Heat', posterPath: null, byEmail: false };
const WAITED = { seriesId: 27, title: 'The Tides', posterPath: null, knownSeason: 1 };
const LAUGHS = { kind: 'movie', name: 'Laughs', query: 'genres=35' } as const;
const HARBOUR = { id: 801, name: 'Harbour Plus' };
const LIST = { name: 'Mine', description: '', ranked: false };
const today = localDay(environment.clock);
const PLAIN = { day: today, again: false, note: null, stars: null };
await keepEpisodes(server.database, TIDES.id, season(1, 3));

let person: { email: string; id: string };
let client: Client;
beforeEach(async () => {
  person = await another();
  client = await environment.backend();
  setEnvironment({
    fetch: async (path, init) => {
      if (path !== '/api/lists') return environment.fetch(path, init);
      const { id, to } = JSON.parse(init?.body as string) as { id: string; to: string };
      await client.rpc(to === 'back' ? 'restore_list' : 'remove_list', { p_list: id });
      return new Response(null, { status: 204 });
    },
  });
});

const saved = async () => {
  await keepSearch(LAUGHS);
  const searches = await loadSavedSearches(client, person.id);
  followSavedSearches(person.id, searches);
  return searches[0]!;
};
const tagged = async () => {
  openMarks(HEAT, null);
  await vi.waitFor(() => expect($marksSheet.get()?.marks).not.toBeNull());
  await saveMarks(['Noir'], '');
  const tags = await loadTags(client);
  onTestFinished(followTags(person.id, tags));
  return tags[0]!;
};
const listed = async () => {
  followMyLists(person.id, []);
  return (await createList(LIST))!;
};
const chosen = async () => {
  await listed();
  await openChoices(HEAT);
  return $choices.get()!.lists[0]!;
};
const logged = async () => {
  await pickTitle(HEAT);
  await saveWatch(PLAIN);
  return (await loadWatchesOf(client, person.id, HEAT))[0]!;
};
const followed = async () => {
  await followSeries(client, person.id, TIDES);
  onTestFinished(followUpNext());
  return (await loadUpNextOf(client, today, TIDES.id))!;
};
const held = () => listsHolding(pageLists().$marks.get(), HEAT);

interface Row {
  /** Prepares the act and returns it. */
  ready: () => Promise<() => Promise<unknown>>;
  /** Part of its request's address. */
  asks: string;
  /** The same for its undo, if it has one. */
  undoAsks?: string;
  shown: () => unknown;
  /** Shown to a user without data. */
  nothing: unknown;
}

/** An act of every store that belongs to a user. */
const ACTS: Record<string, Row> = {
  'reading all notices': {
    async ready() {
      await tellOnce(serviceClient(server), 'release', [{ users: [person.id], key: 'movie:1' }]);
      return () => markAllRead([]);
    },
    ...{ asks: 'mark_my_notices', undoAsks: 'mark_my_notices' },
    ...{ shown: () => $marked.get().size, nothing: 0 },
  },
  'removing a reminder': {
    async ready() {
      await remind(REMINDER, false);
      return () => forget($reminders.get().get(949)!);
    },
    ...{ asks: 'movie_reminders', undoAsks: 'movie_reminders' },
    ...{ shown: () => $reminders.get().size, nothing: 0 },
  },
  'removing the reminder of a series': {
    async ready() {
      await remindOfSeries(WAITED);
      return () => forgetSeries(WAITED);
    },
    ...{ asks: 'series_reminders', undoAsks: 'series_reminders' },
    ...{ shown: () => $seriesReminders.get().size, nothing: 0 },
  },
  'saving a search': {
    ready: () => Promise.resolve(() => keepSearch(LAUGHS)),
    ...{ asks: 'saved_searches', shown: () => $savedSearches.get(), nothing: null },
  },
  'renaming a search': {
    async ready() {
      const search = await saved();
      return () => renameSearch(search, 'Comedies');
    },
    ...{ asks: 'saved_searches', shown: () => $savedSearches.get(), nothing: null },
  },
  'removing a search': {
    async ready() {
      const search = await saved();
      return () => removeSearch(search);
    },
    ...{ asks: 'saved_searches', undoAsks: 'saved_searches' },
    ...{ shown: () => $savedSearches.get(), nothing: null },
  },
  'saving tags': {
    async ready() {
      openMarks(HEAT, null);
      await vi.waitFor(() => expect($marksSheet.get()?.marks).not.toBeNull());
      return () => saveMarks(['Noir'], '');
    },
    ...{ asks: 'keep_tags_and_note', undoAsks: 'keep_tags_and_note' },
    ...{ shown: () => $marksSheet.get(), nothing: null },
  },
  'renaming a tag': {
    async ready() {
      const tag = await tagged();
      return () => renameTag(tag, 'Dark');
    },
    ...{ asks: 'rename_tag', undoAsks: 'rename_tag', shown: () => $tags.get(), nothing: null },
  },
  'deleting a tag': {
    async ready() {
      const tag = await tagged();
      return () => removeTag(tag);
    },
    ...{ asks: 'delete_tag', undoAsks: 'put_back_tag', shown: () => $tags.get(), nothing: null },
  },
  'making a list': {
    ready: () => Promise.resolve(() => createList(LIST)),
    ...{ asks: '/rest/v1/lists', shown: () => $myLists.get(), nothing: null },
  },
  'renaming a list': {
    async ready() {
      const list = await listed();
      return () => renameList(list, 'Comedies');
    },
    ...{ asks: '/rest/v1/lists', shown: () => $myLists.get(), nothing: null },
  },
  'removing a list': {
    async ready() {
      const list = await listed();
      return () => removeMyList(list);
    },
    ...{ asks: 'remove_list', undoAsks: 'restore_list', shown: () => $myLists.get(), nothing: null },
  },
  'adding a title to a list': {
    async ready() {
      const choice = await chosen();
      return () => toggleChoice(HEAT, choice);
    },
    ...{ asks: MARKS_PATH, undoAsks: MARKS_PATH, shown: () => $choices.get(), nothing: null },
  },
  'taking a title out of a list': {
    async ready() {
      await toggleChoice(HEAT, await chosen());
      return () => toggleChoice(HEAT, $choices.get()!.lists[0]!);
    },
    ...{ asks: MARKS_PATH, undoAsks: MARKS_PATH, shown: () => $choices.get(), nothing: null },
  },
  'unticking a service': {
    async ready() {
      await pageMyServices().tick(HARBOUR);
      return () => pageMyServices().untick(HARBOUR);
    },
    ...{ asks: 'my_services', undoAsks: 'my_services' },
    ...{ shown: () => pageMyServices().$mine.get(), nothing: null },
  },
  'watching the next episode': {
    async ready() {
      const series = await followed();
      return () => watchNext(series);
    },
    ...{ asks: MARKS_PATH, undoAsks: MARKS_PATH, shown: () => $changed.get().size, nothing: 0 },
  },
  'going on with a series': {
    async ready() {
      const series = await followed();
      return () => resume(series);
    },
    ...{ asks: MARKS_PATH, undoAsks: MARKS_PATH, shown: () => $changed.get().size, nothing: 0 },
  },
  'logging a watch': {
    async ready() {
      await pickTitle(HEAT);
      return () => saveWatch(PLAIN);
    },
    ...{ asks: MARKS_PATH, undoAsks: 'take_back_mark' },
    ...{ shown: () => $diaryChanges.get().size, nothing: 0 },
  },
  'changing a watch': {
    async ready() {
      const watch = await logged();
      return () => editWatch(watch, { ...PLAIN, note: 'Hm' });
    },
    ...{ asks: MARKS_PATH, shown: () => $diaryChanges.get().size, nothing: 0 },
  },
  'deleting a watch': {
    async ready() {
      const watch = await logged();
      return () => deleteWatch(watch);
    },
    ...{ asks: MARKS_PATH, undoAsks: 'restore_watch' },
    ...{ shown: () => $diaryChanges.get().size, nothing: 0 },
  },
  'taking a title off the wishlist': {
    async ready() {
      await pageLists().put('wishlist', HEAT, true);
      return () => pageLists().put('wishlist', HEAT, false);
    },
    ...{ asks: MARKS_PATH, undoAsks: MARKS_PATH, shown: held, nothing: [] },
  },
  'wishing for several titles': {
    ready: () => Promise.resolve(() => pageLists().wishMissing(() => Promise.resolve([HEAT]))),
    ...{ asks: 'wish_missing_movies', undoAsks: 'wishlists', shown: held, nothing: [] },
  },
};
const UNDONE = Object.entries(ACTS).filter(([, { undoAsks }]) => undoAsks !== undefined);

describe('a user who signs in after another', () => {
  test.each(Object.entries(ACTS))('sees nothing of %s, without a message', async (_act, row) => {
    const act = await row.ready();
    dismissToast();
    await answeredAfter(row.asks, act, another);
    expect([row.shown(), $toast.get()]).toEqual([row.nothing, null]);
  });

  test.each(UNDONE)('does not undo %s, nor sees its undo', async (_act, row) => {
    const act = await row.ready();
    dismissToast();
    await act();
    const undo = $toast.get()!.action!.run;
    await another();
    const asked = await callsOf(row.undoAsks!, () => {
      undo();
      return fetch(server.url);
    });
    expect([asked, $toast.get()]).toEqual([0, null]);
    await enter(person);
    await answeredAfter(row.undoAsks!, undo, another);
    // The answer to the next request arrives after all effects of the undo.
    await loadSavedSearches(await environment.backend(), person.id);
    expect([row.shown(), $toast.get()]).toEqual([row.nothing, null]);
  });
});
