import { m } from '../../../../src/paraglide/messages.js';
import { afterAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { postReview, loadReviewPage } from '../../../../src/features/reviews/reviews.queries.ts';
import { setRating } from '../../../../src/features/reviews/ratings.queries.ts';
import type { Client } from '../../../../src/core/backend/client.ts';
import { onPageChange } from '../../../../src/contract/page-changes.ts';
import { MARKS_PATH } from '../../../../src/features/marks/marks.ts';
import { titlePath } from '../../../../src/core/routes.ts';
import { titleKey, type TitleId } from '../../../../src/core/title.ts';
import { $authDialog, closeAuthDialog, completeAuthDialog } from '../../../../src/core/stores/auth-dialog.ts';
import { $drafts, draftOf, keepDraft } from '../../../../src/core/stores/drafts.ts';
import {
  $editedReview,
  $reviewWork,
  cancelEdit,
  eraseReview,
  postDraft,
  startEdit,
} from '../../../../src/features/reviews/own-reviews.store.ts';
import { deleteReview } from '../../../../src/features/reviews/deleted-review.store.ts';
import { saveEdit } from '../../../../src/features/reviews/edited-review.store.ts';
import { report } from '../../../../src/features/reviews/review-reports.store.ts';
import {
  $reviews,
  $shownReviews,
  hasMoreReviews,
  loadMoreReviews,
  loadReviews,
  showReviews,
} from '../../../../src/features/reviews/reviews.store.ts';
import { $rating, rate } from '../../../../src/features/reviews/ratings.store.ts';
import { openOpinions, retryOpinions } from '../../../../src/features/reviews/opinions.store.ts';
import { $toast, dismissToast, runToastAction } from '../../../../src/core/stores/toasts.ts';
import { beginWith } from '../../../support/browser/begin-with.ts';
import { offline } from '../../../support/browser/offline.ts';
import { refusing } from '../../../support/browser/refused-answer.ts';
import { enter, leave, openTitlePage, settled } from '../../../support/browser/opened-page.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';

const browser = await startBrowser();
const { server } = browser;
const changed: string[] = [];
afterAll(onPageChange((path) => changed.push(path)));

const visitor = server.client() as Client;
const ada = await signedInPerson(server, 'Ada');
const bob = await signedInPerson(server, 'Bob');

let title: TitleId = { kind: 'movie', id: 1000 };
beforeEach(async () => {
  title = { kind: title.kind === 'movie' ? 'tv' : 'movie', id: title.id + 1 };
  await leave();
  closeAuthDialog();
  dismissToast();
  changed.length = 0;
  browser.seen.changed = [];
});

const texts = () => $shownReviews.get().map(({ text }) => text);
const stored = async () =>
  (await loadReviewPage(visitor, title, { page: 1, order: 'newest' })).reviews.map(({ text }) => text);
const idle = () => vi.waitFor(() => expect($reviewWork.get().kind).toBe('idle'));

async function write(text: string): Promise<void> {
  keepDraft(titleKey(title), ada.id, text);
  postDraft(title);
  await idle();
}

/** The shown review with this text. */
function reviewOf(text: string) {
  const found = $shownReviews.get().find((one) => one.text === text);
  if (!found) throw new Error(`no review ${text}`);
  return found;
}

describe('posting a review', () => {
  beforeEach(async () => {
    await enter(ada.email);
    await openTitlePage(server, title);
  });

  test('shows it at once with the author’s name, a toast, and invalidates the cached page', async () => {
    await write('  A classic 🎬\n');
    expect(texts()).toEqual(['A classic 🎬']);
    expect(reviewOf('A classic 🎬')).toMatchObject({ authorName: 'Ada', isOwn: true, editedAt: null });
    expect($reviews.get()?.total).toBe(1);
    expect($toast.get()).toMatchObject({ title: 'Review posted!' });
    expect(draftOf($drafts.get(), titleKey(title), ada.id)).toBeNull();
    expect(await stored()).toEqual(['A classic 🎬']);
    expect(changed).toEqual([titlePath(title)]);
  });

  test.each(['', '   \n', '\u200B\u2060'])('ignores %j', async (blank) => {
    await write(blank);
    expect(texts()).toEqual([]);
    expect($toast.get()).toBeNull();
    expect(await stored()).toEqual([]);
  });

  test('accepts 500 emoji and no more', async () => {
    await write('🎬'.repeat(501));
    expect(await stored()).toEqual([]);
    await write('🎬'.repeat(500));
    expect(await stored()).toEqual(['🎬'.repeat(500)]);
  });

  test('that fails keeps the input, shows the reason, and can be retried', async () => {
    await offline(() => write('Not lost'));
    expect($toast.get()).toMatchObject({
      title: 'No connection',
      text: 'Failed to post review. You seem to be offline. Please check your connection and try again.',
      destructive: true,
    });
    expect(texts()).toEqual([]);
    expect(draftOf($drafts.get(), titleKey(title), ada.id)).toBe('Not lost');
    expect(changed).toEqual([]);
    postDraft(title);
    await idle();
    expect(texts()).toEqual(['Not lost']);
  });

  test('twice at once posts it once', async () => {
    keepDraft(titleKey(title), ada.id, 'Once');
    postDraft(title);
    postDraft(title);
    await idle();
    expect(await stored()).toEqual(['Once']);
  });

  test('keeps input typed during posting', async () => {
    keepDraft(titleKey(title), ada.id, 'First');
    postDraft(title);
    keepDraft(titleKey(title), ada.id, 'First and second');
    await idle();
    expect(draftOf($drafts.get(), titleKey(title), ada.id)).toBe('First and second');
  });
});

describe('a draft', () => {
  test('posted from a left page is cleared, and posting again posts it once', async () => {
    const about = titleKey(title);
    await enter(ada.email);
    await postReview(ada.client, ada.id, title, 'Posted');
    keepDraft(about, ada.id, ' Posted ');
    await openTitlePage(server, title);
    await vi.waitFor(() => expect(draftOf($drafts.get(), about, ada.id)).toBeNull());
    await write('Posted');
    await write('Posted, and more');
    expect([await stored(), $reviews.get()?.total]).toEqual([['Posted, and more', 'Posted'], 2]);
  });

  test('of an ended session is posted after signing in again', async () => {
    await openTitlePage(server, title);
    keepDraft(titleKey(title), ada.id, 'To be continued');
    postDraft(title);
    expect($toast.get()).toMatchObject({
      title: 'Please sign in',
      text: 'You need to be signed in to write a review',
    });
    expect($authDialog.get()).toEqual({ name: 'signIn' });
    await enter(ada.email);
    await completeAuthDialog();
    await vi.waitFor(async () => expect(await stored()).toEqual(['To be continued']));
    await idle();
  });
});

describe('editing a review', () => {
  beforeEach(async () => {
    await postReview(ada.client, ada.id, title, 'First words');
    await postReview(ada.client, ada.id, title, 'Other words');
    await enter(ada.email);
    await openTitlePage(server, title);
  });

  test('is inline, one at a time, with a toast', async () => {
    startEdit(reviewOf('First words').id);
    startEdit(reviewOf('Other words').id);
    expect($editedReview.get()).toBe(reviewOf('Other words').id);
    await saveEdit(reviewOf('Other words'), '  Better words ');
    expect($editedReview.get()).toBeNull();
    expect(texts()).toEqual(['Better words', 'First words']);
    expect(reviewOf('Better words').editedAt).not.toBeNull();
    expect($toast.get()).toMatchObject({ title: 'Review updated!' });
    expect(await stored()).toEqual(['Better words', 'First words']);
    expect(changed).toEqual([titlePath(title)]);
  });

  test('ignores blanks, sends nothing without a change, and is undone by Cancel', async () => {
    const review = reviewOf('First words');
    startEdit(review.id);
    await saveEdit(review, ' \u200B ');
    expect($editedReview.get()).toBe(review.id);
    await saveEdit(review, ' First words ');
    expect($editedReview.get()).toBeNull();
    startEdit(review.id);
    keepDraft(review.id, ada.id, 'Something else');
    cancelEdit(review.id, ada.id);
    expect($editedReview.get()).toBeNull();
    expect(draftOf($drafts.get(), review.id, ada.id)).toBeNull();
    expect(await stored()).toEqual(['Other words', 'First words']);
    expect($toast.get()).toBeNull();
  });

  test('that fails stays open with the input', async () => {
    const review = reviewOf('First words');
    startEdit(review.id);
    keepDraft(review.id, ada.id, 'Second words');
    await offline(() => saveEdit(review, 'Second words'));
    expect($toast.get()).toMatchObject({ title: 'No connection', destructive: true });
    expect($toast.get()?.text).toMatch(/^Failed to update review\. /);
    expect($editedReview.get()).toBe(review.id);
    expect(draftOf($drafts.get(), review.id, ada.id)).toBe('Second words');
  });

  test('of another user is refused by the backend, with a message', async () => {
    const { id } = await postReview(bob.client, bob.id, title, 'Bob’s words');
    await loadReviews();
    await saveEdit(reviewOf('Bob’s words'), 'Ada’s words');
    expect($toast.get()?.text).toMatch(/^Failed to update review\. /);
    await deleteReview(reviewOf('Bob’s words'));
    expect($toast.get()?.text).toMatch(/^Failed to delete review\. /);
    expect($reviews.get()?.reviews.some((one) => one.id === id)).toBe(true);
    expect(await stored()).toContain('Bob’s words');
  });
});

describe('deleting a review', () => {
  beforeEach(async () => {
    for (const text of ['one', 'two', 'three']) await postReview(ada.client, ada.id, title, text);
    await enter(ada.email);
    await openTitlePage(server, title);
  });

  test('can be undone, which restores place and time', async () => {
    const before = $shownReviews.get();
    await deleteReview(reviewOf('two'));
    expect(texts()).toEqual(['three', 'one']);
    expect($reviews.get()?.total).toBe(2);
    expect($toast.get()).toMatchObject({ title: 'Review deleted', action: { label: 'Undo' } });
    expect(await stored()).toEqual(['three', 'one']);
    runToastAction();
    await vi.waitFor(() => expect($shownReviews.get()).toEqual(before));
    expect($reviews.get()?.total).toBe(3);
    expect((await stored()).toSorted()).toEqual(['one', 'three', 'two']);
    expect([changed, browser.seen.changed]).toEqual([[titlePath(title)], [titleKey(title)]]);
  });

  test('that fails keeps it in place', async () => {
    await offline(() => deleteReview(reviewOf('two')));
    expect($toast.get()?.text).toMatch(/^Failed to delete review\. /);
    expect(texts()).toEqual(['three', 'two', 'one']);
  });

  test('offers a failed undo again', async () => {
    await deleteReview(reviewOf('two'));
    await offline(async () => {
      runToastAction();
      await vi.waitFor(() => expect($toast.get()?.text).toBe('Failed to undo. Please try again.'));
    });
    runToastAction();
    await vi.waitFor(() => expect(texts()).toEqual(['three', 'two', 'one']));
  });
});

describe('reading reviews', () => {
  test('shows the user’s own first, with their rating on the first of them only', async () => {
    await postReview(ada.client, ada.id, title, 'mine, older');
    await postReview(ada.client, ada.id, title, 'mine, newer');
    await setRating(ada.client, ada.id, title, 4);
    await postReview(bob.client, bob.id, title, 'not mine');
    await openTitlePage(server, title);
    expect(texts()).toEqual(['not mine', 'mine, newer', 'mine, older']);
    await enter(ada.email);
    expect(texts()).toEqual(['mine, newer', 'mine, older', 'not mine']);
    // The user's rating loads in parallel with the reviews.
    await vi.waitFor(() => expect($shownReviews.get().map(({ rating }) => rating)).toEqual([4, null, null]));
    rate(2);
    expect($shownReviews.get().map(({ rating }) => rating)).toEqual([2, null, null]);
    await leave();
    expect($shownReviews.get().some(({ isOwn }) => isOwn)).toBe(false);
    expect(texts()).toEqual(['not mine', 'mine, newer', 'mine, older']);
  });

  test('can be sorted and filtered, in the address too', async () => {
    await postReview(ada.client, ada.id, title, 'older');
    await postReview(bob.client, bob.id, title, 'newer');
    await setRating(bob.client, bob.id, title, 5);
    await openTitlePage(server, title);
    await showReviews({ order: 'oldest', rating: null });
    expect(texts()).toEqual(['older', 'newer']);
    await showReviews({ order: 'oldest', rating: 5 });
    expect(texts()).toEqual(['newer']);
    expect(browser.seen.path).toBe(`/${title.kind}/${title.id}?reviews=oldest&stars=5#reviews`);
    await showReviews({ order: 'newest', rating: 1 });
    expect($reviews.get()).toMatchObject({ total: 0, reviews: [] });
  });

  test('continues page by page, without duplicates and gaps, despite new ones', async () => {
    for (let count = 1; count <= 25; count += 1) await postReview(bob.client, bob.id, title, `${count}`);
    await enter(ada.email);
    await openTitlePage(server, title);
    expect(texts()).toHaveLength(10);
    await write('mine');
    const view = $reviews.get();
    expect(view && hasMoreReviews(view)).toBe(true);
    const first = await loadMoreReviews();
    expect(reviewOf('15').id).toBe(first);
    await postReview(bob.client, bob.id, title, '26');
    await deleteReview(reviewOf('mine'));
    await loadMoreReviews();
    expect(new Set(texts()).size).toBe(texts().length);
    expect(texts().toSorted()).toEqual(Array.from({ length: 25 }, (_, index) => `${index + 1}`).toSorted());
    const end = $reviews.get();
    expect(end && hasMoreReviews(end)).toBe(false);
  });

  test('that fails is reported in place and in a toast, and can be retried', async () => {
    await postReview(bob.client, bob.id, title, 'still there');
    await openTitlePage(server, title);
    await offline(() => showReviews({ order: 'oldest', rating: null }));
    expect($reviews.get()?.state).toMatchObject({ kind: 'failed' });
    expect($toast.get()).toMatchObject({ title: 'Failed to load reviews', destructive: true });
    await loadReviews();
    await settled();
    expect(texts()).toEqual(['still there']);
  });

  test('keeps the shown ones when further ones fail', async () => {
    for (let count = 1; count <= 11; count += 1) await postReview(bob.client, bob.id, title, `${count}`);
    await openTitlePage(server, title);
    expect(await offline(() => loadMoreReviews())).toBeNull();
    expect($toast.get()).toMatchObject({ title: 'Failed to load reviews' });
    expect(texts()).toHaveLength(10);
    await loadMoreReviews();
    expect(texts()).toHaveLength(11);
  });
});

describe('reporting a review', () => {
  beforeEach(async () => {
    await postReview(bob.client, bob.id, title, 'Buy my pills');
    await enter(ada.email);
    await openTitlePage(server, title);
  });

  test('notifies the admins once, and reports a repetition', async () => {
    const review = reviewOf('Buy my pills');
    expect(await report(review, 'Spam')).toBe(true);
    expect($toast.get()).toMatchObject({ title: 'Review reported' });
    expect(await report(review, 'Spam again')).toBe(true);
    expect($toast.get()).toMatchObject({ title: 'Already reported', destructive: true });
    const reports = await server.database.query(
      'select reason from public.review_reports where user_id = $1',
      [ada.id],
    );
    expect(reports.rows.filter((row) => JSON.stringify(row).includes('Spam'))).not.toEqual([]);
  });

  test('that failed is reported and can be repeated', async () => {
    expect(await offline(() => report(reviewOf('Buy my pills'), 'Spam'))).toBe(false);
    expect($toast.get()?.text).toMatch(/^Failed to report review\. /);
    expect(await report(reviewOf('Buy my pills'), '  ')).toBe(false);
    expect(await report(reviewOf('Buy my pills'), 'Spam')).toBe(true);
  });
});

describe('a user whose session ended', () => {
  const EXPIRED = { code: 'PGRST301', message: 'JWT expired' };
  const SIGNED_OUT = { error: { code: 'signedOut', message: 'Please sign in.' } };
  beforeEach(async () => {
    await postReview(ada.client, ada.id, title, 'Mine');
    await postReview(bob.client, bob.id, title, 'Buy my pills');
    await enter(ada.email);
    await openTitlePage(server, title);
  });

  test.each([
    ['post', () => write('More of it'), 'Failed to post review. ', ['Buy my pills', 'Mine', 'More of it']],
    [
      'change',
      () => saveEdit(reviewOf('Mine'), 'Mine, better'),
      'Failed to update review. ',
      ['Buy my pills', 'Mine, better'],
    ],
    ['delete', () => deleteReview(reviewOf('Mine')), 'Failed to delete review. ', ['Buy my pills']],
  ])('signs in again to %s a review', async (_, act, words, after) => {
    const goOn = refusing(MARKS_PATH, 401, SIGNED_OUT);
    await act();
    goOn();
    const { text, action, destructive } = $toast.get()!;
    expect([text?.startsWith(words), action?.label, destructive]).toEqual([true, 'Sign In', true]);
    expect((await stored()).toSorted()).toEqual(['Buy my pills', 'Mine']);
    runToastAction();
    expect($authDialog.get()).toEqual({ name: 'signIn' });
    await completeAuthDialog();
    await vi.waitFor(async () => expect((await stored()).toSorted()).toEqual(after));
    await idle();
  });

  test('signs in again to report one', async () => {
    const goOn = refusing('review_reports', 401, EXPIRED);
    expect(await report(reviewOf('Buy my pills'), 'Spam')).toBe(false);
    goOn();
    runToastAction();
    await completeAuthDialog();
    await vi.waitFor(() => expect($toast.get()).toMatchObject({ title: 'Review reported' }));
  });
});

describe('an action on reviews', () => {
  test('runs once for repeated presses, and one at a time', async () => {
    for (const text of ['one', 'two']) await postReview(ada.client, ada.id, title, text);
    await enter(ada.email);
    await openTitlePage(server, title);
    const [one, two] = [reviewOf('one'), reviewOf('two')];
    await Promise.all([deleteReview(one), deleteReview(one), deleteReview(two), saveEdit(two, 'three')]);
    expect([texts(), await stored(), $reviews.get()?.total]).toEqual([['two'], ['two'], 1]);
  });

  test('of a visitor does not report, nor without a reason', async () => {
    await postReview(bob.client, bob.id, title, 'Fine');
    await openTitlePage(server, title);
    expect(await report(reviewOf('Fine'), 'Spam')).toBe(false);
    await enter(ada.email);
    const fetches = vi.spyOn(globalThis, 'fetch');
    expect(await report(reviewOf('Fine'), ' \n ')).toBe(false);
    expect(fetches).not.toHaveBeenCalled();
    fetches.mockRestore();
    expect($toast.get()).toBeNull();
  });

  test('deletes with code loaded on the first press, and reports if it fails to load', async () => {
    await postReview(ada.client, ada.id, title, 'Mine');
    await enter(ada.email);
    await openTitlePage(server, title);
    await offline(() => eraseReview(reviewOf('Mine')));
    expect($toast.get()?.text).toMatch(/^Failed to delete review\. /);
    await eraseReview(reviewOf('Mine'));
    expect([texts(), await stored()]).toEqual([[], []]);
  });

  test('does not delete when its code is broken, which is reported', async () => {
    await postReview(ada.client, ada.id, title, 'Mine');
    await enter(ada.email);
    await openTitlePage(server, title);
    const code = '../../../../src/features/reviews/deleted-review.store.ts';
    vi.doMock(code, () => {
      throw new Error('planted');
    });
    onTestFinished(() => void vi.doUnmock(code));
    await eraseReview(reviewOf('Mine'));
    expect($toast.get()).toMatchObject({ title: m.defect_message_title(), destructive: true });
    expect(browser.seen.defects.splice(0)).toHaveLength(1);
    expect([texts(), await stored()]).toEqual([['Mine'], ['Mine']]);
  });

  test('cannot restore a deleted one when it is too late, or by others, which is reported', async () => {
    await postReview(ada.client, ada.id, title, 'Mine');
    await enter(ada.email);
    await openTitlePage(server, title);
    await deleteReview(reviewOf('Mine'));
    const undo = $toast.get()!.action!.run;
    await enter(bob.email);
    dismissToast();
    undo();
    expect([await stored(), $toast.get()]).toEqual([[], null]);
    await enter(ada.email);
    await server.database.exec("update private.removed_reviews set removed_at = now() - interval '31 days'");
    undo();
    await vi.waitFor(() => expect($toast.get()?.text).toBe('Failed to undo. Please try again.'));
    expect($toast.get()).toMatchObject({ destructive: true, action: { label: 'Try again' } });
    expect(texts()).toEqual([]);
  });
});

describe('reviews that failed to load', () => {
  test('show that in place, and are loaded again with the rating', async () => {
    await postReview(bob.client, bob.id, title, 'There');
    await setRating(bob.client, bob.id, title, 4);
    openOpinions(title, {
      kind: 'error',
      query: { page: 1, order: 'newest', rating: null },
      message: 'Away',
    });
    expect($reviews.get()).toMatchObject({
      reviews: [],
      total: 0,
      state: { kind: 'failed', message: 'Away' },
    });
    expect($rating.get()?.summary).toBeNull();
    await retryOpinions();
    expect(texts()).toEqual(['There']);
    expect($rating.get()?.summary).toEqual({ average: 4, count: 1 });
    openOpinions(title, {
      kind: 'error',
      query: { page: 1, order: 'newest', rating: null },
      message: 'Late',
    });
    expect(texts()).toEqual(['There']);
  });

  test('keep what is shown if wanted, reviews or a message', async () => {
    await postReview(bob.client, bob.id, title, 'There');
    await openTitlePage(server, title);
    await offline(() => loadReviews({ keep: true }));
    expect([texts(), $reviews.get()?.state]).toEqual([['There'], { kind: 'ready' }]);
    expect($toast.get()).toMatchObject({ title: 'Failed to load reviews', destructive: true });
    await offline(() => loadReviews());
    const { state } = $reviews.get()!;
    expect([texts(), state.kind]).toEqual([[], 'failed']);
    await offline(() => loadReviews({ keep: true }));
    expect($reviews.get()?.state).toEqual(state);
    beginWith($reviews, null);
    expect($shownReviews.get()).toEqual([]);
  });

  test('are loaded again for the current user', async () => {
    await setRating(ada.client, ada.id, title, 4);
    await enter(ada.email);
    await openTitlePage(server, title);
    await retryOpinions();
    expect($rating.get()).toMatchObject({ own: 4, summary: { average: 4, count: 1 } });
  });
});
