import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { loadModerationLog, loadReportQueue } from '../../../../src/features/admin/admin.queries.ts';
import {
  loadReviewPage,
  postReview,
  reportReview,
} from '../../../../src/features/reviews/reviews.queries.ts';
import {
  $moderation,
  keepReview,
  removeReview,
  restoreReview,
} from '../../../../src/features/admin/admin.store.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { startBackend } from '../../../support/backend/backend-server.ts';
import { browserEnvironment } from '../../../support/browser/browser-environment.ts';
import { refusing } from '../../../support/browser/refused-answer.ts';
import { signedInAdmin, signedInPerson } from '../../../support/host/signed-in-person.ts';

const server = await startBackend();
afterAll(() => server.close());

const title = { kind: 'movie', id: 603 } as const;
const bob = await signedInPerson(server, 'Bob');
const ada = await signedInPerson(server, 'Ada');
const root = await signedInAdmin(server, 'Root');

const shown = async () =>
  (await loadReviewPage(ada.client, title, { page: 1, order: 'newest' })).reviews.map(({ text }) => text);

async function written(text: string) {
  const { id } = await postReview(bob.client, bob.id, title, text);
  return { kind: 'movie', id, titleId: title.id } as const;
}

describe('an admin', () => {
  let browser: ReturnType<typeof browserEnvironment>;
  beforeEach(() => {
    browser = browserEnvironment(server);
    setEnvironment({ backend: () => Promise.resolve(root.client) });
    dismissToast();
  });

  test('removes a review with undo, and the title’s page is invalidated each time', async () => {
    const review = await written('Rude');
    expect(await removeReview(review, 'Insult')).toBe(true);
    expect($moderation.get()[review.id]).toBe('removed');
    expect(await shown()).not.toContain('Rude');
    expect($toast.get()).toMatchObject({ title: 'Review removed', action: { label: 'Undo' } });

    const restored = new Promise<void>((resolve) => {
      $moderation.listen((states) => {
        if (states[review.id] === 'restored') resolve();
      });
    });
    runToastAction();
    await restored;
    expect(await shown()).toContain('Rude');
    expect(browser.seen.changed).toEqual(['movie-603', 'movie-603']);
    const { rows } = await loadModerationLog(root.client, 1);
    expect(rows.map(({ action, reason }) => [action, reason])).toEqual([
      ['restore-review', null],
      ['remove-review', 'Insult'],
    ]);
  });

  test('removes a review once, for repeated presses', async () => {
    const review = await written('Twice');
    const pressed = await Promise.all([removeReview(review, 'Spam'), removeReview(review, 'Spam')]);
    expect(pressed).toEqual([true, false]);
  });

  test('is told that another admin was faster', async () => {
    const review = await written('Gone');
    await removeReview(review, 'Spam');
    expect(await removeReview(review, 'Spam')).toBe(true);
    expect($toast.get()?.title).toBe('Already gone');
    expect($moderation.get()[review.id]).toBe('gone');
  });

  test('cannot restore a review removed too long ago', async () => {
    const review = await written('Old');
    await removeReview(review, 'Spam');
    await server.database.query(
      `update private.removed_reviews set removed_at = now() - interval '31 days' where review_id = $1`,
      [review.id],
    );
    await restoreReview(review);
    expect($toast.get()).toMatchObject({ title: 'Too late', destructive: true });
  });

  test('keeps a reported review, which leaves the queue', async () => {
    const review = await written('Fine');
    await reportReview(ada.client, ada.id, 'movie', review.id, 'Meh');
    expect(await keepReview(review)).toBe(true);
    expect($toast.get()?.text).toBe('1 report was dismissed.');
    expect((await loadReportQueue(root.client, 1)).rows).toEqual([]);
  });

  test.each([
    [503, 'Failed to remove review'],
    [429, 'Too many attempts. Please wait a moment and try again.'],
  ])('is told why a review stays when the backend answers %d', async (status, text) => {
    const review = await written('Stays');
    refusing('/rpc/', status);
    expect(await removeReview(review, 'Spam')).toBe(false);
    expect($toast.get()).toMatchObject({ title: 'Error', text, destructive: true });
    expect([$moderation.get()[review.id], browser.seen.changed]).toEqual([undefined, []]);
  });

  test('is told that the reason is missing, and the review stays', async () => {
    const review = await written('Stays');
    expect(await removeReview(review, ' ')).toBe(false);
    expect($moderation.get()[review.id]).toBeUndefined();
    expect($toast.get()).toMatchObject({ title: 'Error', destructive: true });
    expect(await shown()).toContain('Stays');
  });
});

test('Lets a former admin remove nothing', async () => {
  const browser = browserEnvironment(server);
  setEnvironment({ backend: () => Promise.resolve(ada.client) });
  const review = await written('Untouched');
  expect(await removeReview(review, 'Spam')).toBe(false);
  expect($toast.get()).toMatchObject({ text: 'You are not allowed to do this.', destructive: true });
  expect(await shown()).toContain('Untouched');
  expect(browser.seen.changed).toEqual([]);
});
