import { randomUUID } from 'node:crypto';
import type { Client } from '../../../src/core/backend/client.ts';
import { makeList } from '../../../src/features/custom-lists/custom-lists.queries.ts';
import { logWatch } from '../../../src/features/diary/watches.queries.ts';
import { addToList, restoreToList } from '../../../src/features/marks/list-entries.queries.ts';
import { setReminder } from '../../../src/features/reminders/reminders.queries.ts';
import { setRating } from '../../../src/features/reviews/ratings.queries.ts';
import { saveSearch } from '../../../src/features/search/saved-searches.queries.ts';
import { followSeries } from '../../../src/features/series/following.queries.ts';
import { keepMarks } from '../../../src/features/tags/tags.queries.ts';
import { addDays, localDay } from '../../../src/core/dates.ts';
import { savedTitle } from './lists.ts';

const TITLE = {
  kind: 'movie',
  id: 603,
  title: 'The Matrix',
  posterPath: null,
  date: '1999-03-31',
  voteAverage: 8.2,
} as const;
const SERIES = { ...TITLE, kind: 'tv', id: 1396, title: 'Breaking Bad', date: '2008-01-20' } as const;
/** The longest possible title, with a word wider than a phone. */
const LONG = savedTitle(1, {
  title: `${'Donaudampfschifffahrt'.repeat(3)} ${'and so on '.repeat(20)}`,
});

const FIGHT_CLUB = { ...TITLE, id: 550, title: 'نادي القتال' };
const LIST = 'Slow Trains';
const SEARCH = 'Old westerns';
const TAG = 'rainy days';
const NOTES = ['With friends', 'Twice'] as const;

/** The user's names and texts, the same in every language. */
export const OWN_WORDS: readonly string[] = [
  ...[LONG, savedTitle(2), savedTitle(3), FIGHT_CLUB].map(({ title }) => title),
  ...[LIST, SEARCH, TAG, ...NOTES],
];

/** Fills an account with every kind of record, so that none of its pages is empty. */
export async function fillAccount(client: Client, id: string): Promise<void> {
  const today = localDay(() => new Date());
  for (const [title, day] of [
    [TITLE, addDays(today, -1)],
    [TITLE, today],
    [FIGHT_CLUB, null],
    [LONG, '2026-11-01'],
  ] as const)
    await logWatch(client, randomUUID(), title, { day, again: false, note: NOTES[0], stars: 4 });
  await addToList(client, id, 'wishlist', { ...TITLE, id: 157336, title: 'Interstellar' });
  await restoreToList(client, id, 'wishlist', 'movie', [{ ...LONG, id: 90_000_900 }, savedTitle(2)]);
  await restoreToList(client, id, 'dismissed', 'movie', [savedTitle(3)]);
  await addToList(client, id, 'favorite', TITLE);
  await setRating(client, id, SERIES, 5);
  await followSeries(client, id, SERIES);
  await makeList(client, id, randomUUID(), { name: LIST, description: '', ranked: true });
  await saveSearch(client, id, { kind: 'movie', name: SEARCH, query: 'genres=37' });
  const remindOn = '2027-01-01';
  await setReminder(client, id, { ...TITLE, movieId: 603, remindOn, place: null, byEmail: true });
  await keepMarks(client, TITLE, null, { add: [TAG], remove: [], note: NOTES[1], expected: null });
}
