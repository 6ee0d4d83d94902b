import { describe, expect, test } from 'vitest';
import {
  ACCOUNT_MESSAGES,
  LIST_MESSAGES,
  RATING_MESSAGES,
  REMINDER_MESSAGES,
  REVIEW_MESSAGES,
} from '../../../src/domain/messages.ts';

const { wishlist, watched, favorite, removeAll } = LIST_MESSAGES;

describe('people read these sentences, to the letter', () => {
  test.each([
    [wishlist.signIn.movie, 'Please sign in', 'You need to be signed in to add movies to your wishlist'],
    [wishlist.added('Alien'), 'Added to wishlist', 'Alien has been added to your wishlist'],
    [wishlist.duplicate('Alien'), 'Already in wishlist', 'Alien is already in your wishlist'],
    [wishlist.addFailed.movie, 'Error', 'Failed to add movie to wishlist'],
    [wishlist.removed('Alien'), 'Removed from wishlist', 'Alien'],
    [wishlist.removeFailed.movie, 'Error', 'Failed to remove movie from wishlist'],
    [wishlist.loadFailed.movie, 'Error', 'Failed to load wishlist'],
    [watched.signIn.movie, 'Please sign in', 'You need to be signed in to mark movies as watched'],
    [watched.signIn.tv, 'Please sign in', 'You need to be signed in to mark TV series as watched'],
    [watched.added('Alien'), 'Marked as watched', 'Alien has been added to your watched list'],
    [watched.duplicate('Alien'), 'Already watched', 'Alien is already in your watched list'],
    [watched.addFailed.movie, 'Error', 'Failed to add movie to watched list'],
    [watched.removed('Alien'), 'Removed from watched list', 'Alien'],
    [watched.loadFailed.movie, 'Error', 'Failed to load watched list'],
    [watched.loadFailed.tv, 'Error', 'Failed to load watched TV series list'],
    [favorite.added('Alien'), 'Added to favorites', 'Alien'],
    [favorite.duplicate('Alien'), 'Already favorited', 'Alien is already in your favorites'],
    [favorite.removed('Alien'), 'Removed from favorites', 'Alien'],
    [removeAll.done.movie(3), 'All movies removed', '3 removed'],
    [removeAll.done.tv(1), 'All TV series removed', '1 removed'],
    [REVIEW_MESSAGES.loadFailed('Why'), 'Failed to load reviews', 'Why'],
    [ACCOUNT_MESSAGES.profile.saved, 'Profile updated', 'Your profile has been updated successfully.'],
    [ACCOUNT_MESSAGES.profile.saveFailed('Why'), 'Error', 'Why'],
    [
      ACCOUNT_MESSAGES.account.deleted,
      'Account deleted',
      'Your account and all associated data have been permanently deleted.',
    ],
    [
      ACCOUNT_MESSAGES.account.deleteFailed,
      'Error',
      'Failed to delete account. Please try again or contact support.',
    ],
  ])('%j', (toast, title, text) => {
    expect(toast).toEqual({ title, text });
  });

  test('titles of toasts about reviews', () => {
    const { posted, updated, deleted } = REVIEW_MESSAGES;
    expect([posted, updated, deleted].map(({ title }) => title)).toEqual([
      'Review posted!',
      'Review updated!',
      'Review deleted',
    ]);
  });

  test('words on buttons and beside fields', () => {
    expect(REVIEW_MESSAGES.signIn).toBe('Sign in to write a review');
    expect(RATING_MESSAGES.signIn).toBe('Sign in to rate');
    expect(REMINDER_MESSAGES.isSet).toBe('Reminder set!');
    expect(ACCOUNT_MESSAGES.profile.signIn).toBe('Sign in to view and edit your profile');
    expect(ACCOUNT_MESSAGES.profile.emailFixed).toBe('Email cannot be changed');
    expect(Object.values(ACCOUNT_MESSAGES.profile.submit)).toEqual([
      'Update Profile',
      'Updating...',
      'Uploading...',
    ]);
    expect(Object.values(ACCOUNT_MESSAGES.account.submit)).toEqual(['Delete Account', 'Deleting...']);
  });
});
