import { afterAll, describe, expect, test } from 'vitest';
import {
  dismissReports,
  loadAdminCharts,
  loadAdminOperations,
  loadAdminStats,
  loadFeedback,
  loadModerationLog,
  loadReportQueue,
  moderateReview,
  restoreModeratedReview,
} from '../../src/features/admin/admin.queries.ts';
import { addToList } from '../../src/features/marks/list-entries.queries.ts';
import { setRating } from '../../src/features/reviews/ratings.queries.ts';
import {
  loadReviewPage,
  postReview,
  reportReview,
  restoreReview,
} from '../../src/features/reviews/reviews.queries.ts';
import { today } from '../../src/core/dates.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { signedInAdmin, signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');
const admin = await signedInAdmin(server, 'Root');

const movie = { kind: 'movie', id: 603 } as const;
const series = { kind: 'tv', id: 1396 } as const;
const wish = { ...movie, title: 'Somewhere', posterPath: null, date: null, voteAverage: null };
await addToList(ada.client, ada.id, 'wishlist', wish);
await addToList(bob.client, bob.id, 'wishlist', { ...wish, ...series });
await setRating(ada.client, ada.id, movie, 4);
const praised = await postReview(ada.client, ada.id, movie, 'A classic');
const rude = await postReview(bob.client, bob.id, series, 'Rude words');
await reportReview(ada.client, ada.id, 'tv', rude.id, 'Rude');

const day = today(() => new Date());
const time = expect.any(String) as string;

test('Refuses users without the role all reports and actions', async () => {
  const calls = [
    loadAdminStats(ada.client),
    loadAdminCharts(ada.client, day),
    loadAdminOperations(ada.client),
    loadFeedback(ada.client, {}),
    loadReportQueue(ada.client, 1),
    loadModerationLog(ada.client, 1),
    moderateReview(ada.client, 'tv', rude.id, 'Mine'),
    restoreModeratedReview(ada.client, rude.id),
    dismissReports(ada.client, 'tv', rude.id),
  ];
  for (const result of await Promise.allSettled(calls)) {
    expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'forbidden' } });
  }
});

describe('the dashboard', () => {
  test('counts users and wishes, and names the latest', async () => {
    const profile = (person: typeof ada, fullName: string) => ({
      id: person.id,
      email: person.email,
      fullName,
      avatarUrl: null,
      createdAt: time,
    });
    expect(await loadAdminStats(admin.client)).toEqual({
      totalProfiles: 3,
      movieWishlists: 1,
      tvWishlists: 1,
      totalWishlists: 2,
      adminCount: 1,
      newProfiles: 3,
      openReports: 1,
      recentProfiles: [profile(admin, 'Root'), profile(bob, 'Bob'), profile(ada, 'Ada')],
      admins: [{ id: admin.id, email: admin.email, fullName: 'Root', since: time }],
    });
  });

  test('draws thirty days of sign-ups, the ratings and the favourites of many', async () => {
    const charts = await loadAdminCharts(admin.client, day);
    expect(charts.signUps).toHaveLength(30);
    expect(charts.signUps.at(-1)).toEqual({ day, count: 3 });
    expect(charts.ratings).toContainEqual({ stars: 4, count: 1 });
    expect(charts.mostWished).toContainEqual({ kind: 'movie', titleId: 603, title: 'Somewhere', count: 1 });
    expect(charts.mostWatched).toEqual([]);
  });

  test('shows the machine’s state', async () => {
    const operations = await loadAdminOperations(admin.client);
    expect(operations.databaseBytes).toBeGreaterThan(1_000_000);
    expect(operations).toMatchObject({
      databaseVersion: time,
      mail: { waiting: 0, failing: 0, givenUp: 0, sent: 0, latest: [] },
      jobs: [],
    });
  });
});

describe('the table of reviews and ratings', () => {
  const found = async (query: Parameters<typeof loadFeedback>[1]) => {
    const { rows, total } = await loadFeedback(admin.client, query);
    return { rows: rows.map(({ type, kind }) => `${type} ${kind}`), total };
  };

  test('shows each review with its author’s rating, and each rating', async () => {
    const { rows, total } = await loadFeedback(admin.client, { sort: 'date', ascending: true });
    expect(total).toBe(3);
    expect(rows[1]).toEqual({
      kind: 'movie',
      type: 'review',
      id: praised.id,
      titleId: 603,
      userId: ada.id,
      fullName: 'Ada',
      email: ada.email,
      review: 'A classic',
      stars: 4,
      createdAt: time,
    });
  });

  test('can be filtered, searched and paged', async () => {
    expect(await found({ kind: 'tv' })).toEqual({ rows: ['review tv'], total: 1 });
    expect(await found({ type: 'rating' })).toEqual({ rows: ['rating movie'], total: 1 });
    expect(await found({ rating: 4, from: day, to: day })).toMatchObject({ total: 2 });
    expect(await found({ search: 'rude WORDS' })).toMatchObject({ total: 1 });
    expect(await found({ search: 'nothing', titles: [series] })).toMatchObject({ total: 1 });
    expect(await found({ sort: 'kind', pageSize: 2, page: 2 })).toEqual({ rows: ['rating movie'], total: 3 });
    expect(await found({ page: 2 })).toEqual({ rows: [], total: 0 });
  });
});

describe('moderation', () => {
  test('queues a reported review', async () => {
    expect(await loadReportQueue(admin.client, 1)).toEqual({
      total: 1,
      rows: [
        {
          kind: 'tv',
          reviewId: rude.id,
          titleId: 1396,
          userId: bob.id,
          fullName: 'Bob',
          review: 'Rude words',
          tellsEnd: false,
          reviewedAt: time,
          reportCount: 1,
          reasons: ['Rude'],
          firstReportedAt: time,
        },
      ],
    });
  });

  test('removes with a reason and a log entry, which only an admin can undo', async () => {
    await expect(moderateReview(admin.client, 'tv', rude.id, ' ')).rejects.toMatchObject({ kind: 'invalid' });
    expect(await moderateReview(admin.client, 'tv', rude.id, 'House rules')).toBe(true);
    expect(await moderateReview(admin.client, 'tv', rude.id, 'Again')).toBe(false);
    expect(await restoreReview(bob.client, rude.id)).toBe(false);
    const log = await loadModerationLog(admin.client, 1);
    expect(log).toEqual({
      total: 1,
      rows: [
        {
          id: expect.any(Number) as number,
          action: 'remove-review',
          kind: 'tv',
          titleId: 1396,
          reviewId: rude.id,
          actorId: admin.id,
          actorName: 'Root',
          authorId: bob.id,
          authorName: 'Bob',
          reason: 'House rules',
          createdAt: time,
          restorable: true,
        },
      ],
    });
    expect(await restoreModeratedReview(admin.client, rude.id)).toBe(true);
    expect((await loadReviewPage(bob.client, series, { page: 1, order: 'newest' })).total).toBe(1);
  });

  test('dismisses reports of an acceptable review', async () => {
    await reportReview(ada.client, ada.id, 'tv', rude.id, 'Once more');
    expect(await dismissReports(admin.client, 'tv', rude.id)).toBe(1);
    expect(await loadReportQueue(admin.client, 1)).toEqual({ rows: [], total: 0 });
  });
});
