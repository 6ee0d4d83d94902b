import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BackendError } from '../../../../src/core/backend/errors.ts';
import { $profileWork, removeAccount, saveProfile } from '../../../../src/features/profile/profile.store.ts';
import {
  $moderation,
  keepReview,
  removeReview,
  restoreReview,
} from '../../../../src/features/admin/admin.store.ts';
import {
  $aiHistory,
  clearAiHistory,
  keepAiSearches,
  loadAiHistory,
} from '../../../../src/features/ai/ai-history.store.ts';
import { $aiKeys, deleteAiKey, loadAiKeys, saveAiKey } from '../../../../src/features/ai/ai-keys.store.ts';
import { $aiSearch, startAiSearch } from '../../../../src/features/ai/ai-search.store.ts';
import {
  resendMail,
  submitResetRequest,
  submitSignIn,
  submitSignUp,
} from '../../../../src/features/auth/authentication.store.ts';
import { keepDraft } from '../../../../src/core/stores/drafts.ts';
import { setEnvironment } from '../../../../src/core/stores/environment.ts';
import { submitNewPassword } from '../../../../src/features/auth/new-password.store.ts';
import { saveEdit } from '../../../../src/features/reviews/edited-review.store.ts';
import { deleteReview } from '../../../../src/features/reviews/deleted-review.store.ts';
import { $reviewWork, postDraft } from '../../../../src/features/reviews/own-reviews.store.ts';
import { report } from '../../../../src/features/reviews/review-reports.store.ts';
import { $rating, rate } from '../../../../src/features/reviews/ratings.store.ts';
import {
  $reminders,
  followReminder,
  forget,
  remind,
} from '../../../../src/features/reminders/reminders.store.ts';
import { $reviews, loadReviews } from '../../../../src/features/reviews/reviews.store.ts';
import { $session, signOutHere } from '../../../../src/core/stores/session.ts';
import { $toast, dismissToast } from '../../../../src/core/stores/toasts.ts';
import { setRating } from '../../../../src/features/reviews/ratings.queries.ts';
import { postReview } from '../../../../src/features/reviews/reviews.queries.ts';
import { titleKey } from '../../../../src/core/title.ts';
import { enter, openTitlePage } from '../../../support/browser/opened-page.ts';
import { startBrowser } from '../../../support/browser/start-browser.ts';
import { PASSWORD } from '../../../support/database/people.ts';
import { signedInPerson } from '../../../support/host/signed-in-person.ts';

const { server, environment, seen } = await startBrowser();

const ada = await signedInPerson(server, 'Ada');
await enter(ada.email);
const title = { kind: 'movie', id: 603 } as const;
await postReview(ada.client, ada.id, title, 'As it was');
await setRating(ada.client, ada.id, title, 4);
await openTitlePage(server, title);
await vi.waitFor(() => expect($rating.get()?.own).toBe(4));
followReminder(7);
await vi.waitFor(() => expect($reminders.get().get(7)).toBeNull());
const [written] = $reviews.get()?.reviews ?? [];
if (!written) throw new Error('the review is not there');
const review = written;
const moderated = { kind: 'movie', id: review.id, titleId: title.id } as const;
const movie = { movieId: 7, remindOn: '2030-03-01', title: 'Seven', posterPath: null };
const reminder = { ...movie, byEmail: false, movedFrom: null, sentAt: null, createdAt: '' };
const planted = new TypeError('x is not a function');

/** Makes all server calls throw, as with a programming error. */
async function plant(error: Error = planted): Promise<void> {
  const client = await environment.backend();
  const { auth } = client;
  const throwing = () => {
    throw error;
  };
  vi.spyOn(client, 'from').mockImplementation(throwing);
  vi.spyOn(client, 'rpc').mockImplementation(throwing);
  for (const method of ['signInWithPassword', 'signUp', 'signOut', 'resend', 'updateUser'] as const) {
    vi.spyOn(auth, method).mockImplementation(throwing);
  }
  vi.spyOn(auth, 'resetPasswordForEmail').mockImplementation(throwing);
  setEnvironment({ fetch: throwing });
}

beforeEach(() => {
  dismissToast();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const email = 'grace@example.org';

/** By user action. */
const VERBS: [string, () => unknown][] = [
  ['rating', () => rate(5)],
  ['clearing a rating', () => rate(null)],
  ['reading reviews', () => loadReviews()],
  [
    'posting a review',
    () => {
      keepDraft(titleKey(title), ada.id, 'Clever');
      postDraft(title);
    },
  ],
  ['editing a review', () => saveEdit(review, 'Clever, and moving')],
  ['deleting a review', () => deleteReview(review)],
  ['reporting a review', () => report(review, 'It is rude')],
  ['setting a reminder', () => remind(movie, true)],
  ['removing a reminder', () => forget(reminder)],
  ['saving the profile', () => saveProfile(ada.id, { fullName: 'Ada', picture: null })],
  ['deleting the account', () => removeAccount(ada.id)],
  ['signing in', () => submitSignIn({ email, password: PASSWORD })],
  ['signing up', () => submitSignUp({ fullName: 'Grace', email, password: PASSWORD })],
  ['signing out', () => signOutHere()],
  ['asking for a mail', () => submitResetRequest({ email })],
  ['asking for a mail again', () => resendMail(email)],
  ['setting a password', () => submitNewPassword({ password: PASSWORD, confirmation: PASSWORD })],
  ['moderating', () => removeReview(moderated, 'Insult')],
  ['bringing a review back', () => restoreReview(moderated)],
  ['dismissing reports', () => keepReview(moderated)],
  ['searching with AI', () => startAiSearch({ kind: 'movie', description: 'a heist' })],
  ['saving an AI key', () => saveAiKey({ provider: 'gemini', key: 'abcdefghijkl' })],
  ['deleting an AI key', () => deleteAiKey('gemini')],
  ['clearing searches', () => clearAiHistory()],
  ['keeping searches', () => keepAiSearches(false)],
];

describe('a defect of ours during', () => {
  test.each(VERBS)('%s is reported, and not shown as an outage', async (_, verb) => {
    await plant();
    await verb();
    await vi.waitFor(() => expect($toast.get()?.title).toBe('Something went wrong here'));
    expect($toast.get()?.destructive).toBe(true);
    expect($toast.get()?.text).not.toMatch(/service|Fail/);
    expect(seen.defects.splice(0)).toContain(planted);
  });

  test.each(VERBS.filter(([name]) => !/AI|searches/.test(name)))(
    '%s differs from an outage, which is not reported',
    async (_, verb) => {
      await plant(new BackendError('unavailable'));
      await verb();
      await vi.waitFor(() => expect($toast.get()).not.toBeNull());
      expect($toast.get()?.title).not.toBe('Something went wrong here');
      expect(seen.defects).toEqual([]);
    },
  );

  test('loading keys and searches is shown in place', async () => {
    await plant();
    await Promise.all([loadAiKeys(), loadAiHistory()]);
    const message = expect.stringMatching(/^Something went wrong here/) as string;
    expect($aiKeys.get()).toEqual({ kind: 'failed', message });
    expect($aiHistory.get()).toEqual({ kind: 'failed', message });
    expect(seen.defects.splice(0)).toEqual([planted, planted]);
  });
});

test('Leaves nothing pending or shown as done after a defect', () => {
  expect($reviewWork.get()).toEqual({ kind: 'idle' });
  expect($profileWork.get()).toBe('idle');
  expect($rating.get()?.own).toBe(4);
  expect($reminders.get().get(movie.movieId)).toBeNull();
  expect($moderation.get()[review.id]).toBeUndefined();
  expect($aiSearch.get().kind).toBe('stopped');
  expect($session.get().kind).toBe('signedIn');
});
