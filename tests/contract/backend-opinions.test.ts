import { afterAll, describe, expect, test } from 'vitest';
import type { Client } from '../../src/core/backend/client.ts';
import {
  clearRating,
  loadOwnRating,
  loadRatingSummary,
  setRating,
} from '../../src/features/reviews/ratings.queries.ts';
import {
  findReminder,
  loadReminders,
  removeReminder,
  setReminder,
  unsubscribeFromReminders,
} from '../../src/features/reminders/reminders.queries.ts';
import {
  editReview,
  loadReviewPage,
  postReview,
  removeReview,
  reportReview,
  restoreReview,
} from '../../src/features/reviews/reviews.queries.ts';
import { reviewText } from '../../src/features/reviews/reviews.ts';
import { startBackend } from '../support/backend/backend-server.ts';
import { signedInPerson } from '../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const visitor = server.client() as Client;
const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');

describe.each([{ kind: 'movie', id: 603 } as const, { kind: 'tv', id: 1396 } as const])(
  'reviews and ratings of a $kind',
  (title) => {
    test('show a visitor a review with its author, and the author their own', async () => {
      const posted = await postReview(ada.client, ada.id, title, '  A classic 🎬\n');
      expect(posted.text).toBe('A classic 🎬');
      const page = await loadReviewPage(visitor, title, { page: 1, order: 'newest' });
      expect(page).toEqual({
        total: 1,
        reviews: [
          {
            id: posted.id,
            author: ada.id.slice(0, 8),
            authorName: 'Ada',
            avatarUrl: null,
            text: 'A classic 🎬',
            createdAt: posted.createdAt,
            editedAt: null,
            rating: null,
            isOwn: false,
            isFollowed: false,
            handle: null,
            tellsEnd: false,
          },
        ],
      });
      const own = await loadReviewPage(ada.client, title, { page: 1, order: 'newest' });
      expect(own.reviews.map(({ isOwn }) => isOwn)).toEqual([true]);
    });

    test('list the user’s own reviews first, and can be filtered by rating', async () => {
      await postReview(bob.client, bob.id, title, 'Not mine');
      await setRating(bob.client, bob.id, title, 2);
      const authors = async (client: Client, order: 'newest' | 'oldest') =>
        (await loadReviewPage(client, title, { page: 1, order })).reviews.map(({ authorName }) => authorName);
      expect(await authors(visitor, 'newest')).toEqual(['Bob', 'Ada']);
      expect(await authors(visitor, 'oldest')).toEqual(['Ada', 'Bob']);
      expect(await authors(ada.client, 'newest')).toEqual(['Ada', 'Bob']);
      const narrowed = await loadReviewPage(visitor, title, { page: 1, order: 'newest', rating: 2 });
      expect(narrowed.reviews).toMatchObject([{ authorName: 'Bob', rating: 2 }]);
      expect(await loadReviewPage(visitor, title, { page: 7, order: 'newest' })).toEqual({
        reviews: [],
        total: 0,
      });
    });

    test('let only the author edit, delete and restore a review', async () => {
      const { id, createdAt } = await postReview(ada.client, ada.id, title, 'First words');
      await expect(editReview(bob.client, title.kind, id, 'Hacked')).rejects.toMatchObject({ kind: 'none' });
      await expect(removeReview(bob.client, title.kind, id)).rejects.toMatchObject({ kind: 'none' });
      expect(await restoreReview(bob.client, id)).toBe(false);
      const edited = await editReview(ada.client, title.kind, id, ' Second words ');
      expect(edited).toEqual({
        text: 'Second words',
        tellsEnd: false,
        editedAt: expect.any(String) as string,
      });

      await removeReview(ada.client, title.kind, id);
      await expect(removeReview(ada.client, title.kind, id)).rejects.toMatchObject({ kind: 'none' });
      expect(await restoreReview(ada.client, id)).toBe(true);
      const { reviews } = await loadReviewPage(ada.client, title, { page: 1, order: 'newest' });
      expect(reviews.find((review) => review.id === id)).toMatchObject({ createdAt, text: 'Second words' });
    });

    test('store exactly the text the form promised', async () => {
      const odd = [
        '\u200B\u2060x\uFEFF',
        '🎬'.repeat(500),
        'a\u0301\r\nb',
        '\u202Eright to left',
        'nul\0l \uD83D',
      ];
      for (const text of odd) {
        expect((await postReview(ada.client, ada.id, title, text)).text).toBe(reviewText(text));
      }
      for (const text of ['\u200B ', 'a'.repeat(501)]) {
        await expect(postReview(ada.client, ada.id, title, text)).rejects.toMatchObject({ kind: 'invalid' });
      }
    });

    test('let each user report a review once, and not their own', async () => {
      const { id } = await postReview(ada.client, ada.id, title, 'Rude');
      const report = (person: typeof ada) => reportReview(person.client, person.id, title.kind, id, ' Rude ');
      await report(bob);
      await expect(report(bob)).rejects.toMatchObject({ kind: 'duplicate' });
      await expect(report(ada)).rejects.toMatchObject({ kind: 'forbidden' });
    });

    test('let a user rate, change and clear, which changes the average', async () => {
      expect(await loadOwnRating(ada.client, ada.id, title)).toBeNull();
      await setRating(ada.client, ada.id, title, 3);
      await setRating(ada.client, ada.id, title, 5);
      expect(await loadOwnRating(ada.client, ada.id, title)).toBe(5);
      expect(await loadRatingSummary(visitor, title)).toEqual({ average: 3.5, count: 2 });
      await clearRating(ada.client, ada.id, title);
      expect(await loadOwnRating(ada.client, ada.id, title)).toBeNull();
      expect(await loadRatingSummary(visitor, { ...title, id: 1 })).toEqual({ average: null, count: 0 });
    });

    test('refuse writes of a visitor, who is asked to sign in', async () => {
      await expect(postReview(visitor, ada.id, title, 'Hello')).rejects.toMatchObject({ kind: 'expired' });
      await expect(setRating(visitor, ada.id, title, 1)).rejects.toMatchObject({ kind: 'expired' });
      await expect(setRating(bob.client, ada.id, title, 1)).rejects.toMatchObject({ kind: 'forbidden' });
    });
  },
);

describe('reminders', () => {
  const request = {
    movieId: 42,
    remindOn: '2030-02-28',
    byEmail: true,
    title: 'Someday',
    posterPath: null,
  };

  test('can be set, changed and removed', async () => {
    expect(await findReminder(ada.client, ada.id, 42)).toBeNull();
    await setReminder(ada.client, ada.id, request);
    await setReminder(ada.client, ada.id, { ...request, remindOn: '2030-03-01', byEmail: false });
    expect(await findReminder(ada.client, ada.id, 42)).toEqual({
      ...request,
      remindOn: '2030-03-01',
      byEmail: false,
      place: null,
      movedFrom: null,
      sentAt: null,
      createdAt: expect.any(String) as string,
    });
    await removeReminder(ada.client, ada.id, 42);
    await removeReminder(ada.client, ada.id, 42);
    expect(await findReminder(ada.client, ada.id, 42)).toBeNull();
  });

  test('list the next releases first, without past ones, to their owner only', async () => {
    for (const [movieId, remindOn] of [
      [1, '2030-05-01'],
      [2, '2030-01-01'],
      [3, '2029-12-31'],
    ] as const) {
      await setReminder(ada.client, ada.id, { ...request, movieId, remindOn });
    }
    const upcoming = await loadReminders(ada.client, ada.id, '2030-01-01');
    expect(upcoming.map(({ movieId }) => movieId)).toEqual([2, 1]);
    expect(await loadReminders(bob.client, ada.id, '2000-01-01')).toEqual([]);
  });

  test('ignore an unknown unsubscribe link', async () => {
    expect(await unsubscribeFromReminders(visitor, '00000000-0000-4000-8000-000000000000')).toBe(false);
    await expect(unsubscribeFromReminders(visitor, 'no token')).rejects.toMatchObject({ kind: 'invalid' });
  });
});
