import { counted } from '../../../src/core/format.ts';
import { isolated } from '../../../src/core/language/inserted.ts';
import { m } from '../../../src/paraglide/messages.js';
import { describe, expect, test } from 'vitest';

describe('messages are exactly', () => {
  test.each([
    [
      { title: m.toast_please_sign_in(), text: m.list_wishlist_sign_in_movie_text() },
      'Please sign in',
      'You need to be signed in to add movies to your wishlist',
    ],
    [
      {
        title: m.list_wishlist_added_title(),
        text: m.list_wishlist_added_text({ title: isolated('Alien') }),
      },
      'Added to wishlist',
      'Alien has been added to your wishlist',
    ],
    [
      {
        title: m.list_wishlist_duplicate_title(),
        text: m.list_wishlist_duplicate_text({ title: isolated('Alien') }),
      },
      'Already in wishlist',
      'Alien is already in your wishlist',
    ],
    [
      { title: m.toast_error(), text: m.list_wishlist_add_failed_movie_text() },
      'Error',
      'Failed to add movie to wishlist',
    ],
    [{ title: m.list_wishlist_removed_title(), text: 'Alien' }, 'Removed from wishlist', 'Alien'],
    [
      { title: m.toast_error(), text: m.list_wishlist_remove_failed_movie_text() },
      'Error',
      'Failed to remove movie from wishlist',
    ],
    [
      { title: m.toast_error(), text: m.list_wishlist_load_failed_movie_text() },
      'Error',
      'Failed to load wishlist',
    ],
    [
      { title: m.toast_please_sign_in(), text: m.list_watched_sign_in_movie_text() },
      'Please sign in',
      'You need to be signed in to mark movies as watched',
    ],
    [
      { title: m.toast_please_sign_in(), text: m.list_watched_sign_in_tv_text() },
      'Please sign in',
      'You need to be signed in to mark TV series as watched',
    ],
    [
      { title: m.list_watched_added_title(), text: m.list_watched_added_text({ title: isolated('Alien') }) },
      'Marked as watched',
      'Alien has been added to your watched list',
    ],
    [
      {
        title: m.list_watched_duplicate_title(),
        text: m.list_watched_duplicate_text({ title: isolated('Alien') }),
      },
      'Already watched',
      'Alien is already in your watched list',
    ],
    [
      { title: m.toast_error(), text: m.list_watched_add_failed_movie_text() },
      'Error',
      'Failed to add movie to watched list',
    ],
    [{ title: m.list_watched_removed_title(), text: 'Alien' }, 'Removed from watched list', 'Alien'],
    [
      { title: m.toast_error(), text: m.list_watched_load_failed_movie_text() },
      'Error',
      'Failed to load watched list',
    ],
    [
      { title: m.toast_error(), text: m.list_watched_load_failed_tv_text() },
      'Error',
      'Failed to load watched TV series list',
    ],
    [{ title: m.list_favorite_added_title(), text: 'Alien' }, 'Added to favorites', 'Alien'],
    [
      {
        title: m.list_favorite_duplicate_title(),
        text: m.list_favorite_duplicate_text({ title: isolated('Alien') }),
      },
      'Already favorited',
      'Alien is already in your favorites',
    ],
    [{ title: m.list_favorite_removed_title(), text: 'Alien' }, 'Removed from favorites', 'Alien'],
    [
      { title: m.toast_please_sign_in(), text: m.my_lists_refused_text() },
      'Please sign in',
      'You need to be signed in to make lists',
    ],
    [
      { title: m.toast_please_sign_in(), text: m.saved_search_refused_text() },
      'Please sign in',
      'You need to be signed in to save searches',
    ],
    [
      { title: m.list_remove_all_done_movie_title(), text: m.list_remove_all_done_movie_text(counted(3)) },
      'All movies removed',
      '3 removed',
    ],
    [
      { title: m.list_remove_all_done_tv_title(), text: m.list_remove_all_done_tv_text(counted(1)) },
      'All TV series removed',
      '1 removed',
    ],
    [{ title: m.review_load_failed_title(), text: 'Why' }, 'Failed to load reviews', 'Why'],
    [
      { title: m.account_profile_saved_title(), text: m.account_profile_saved_text() },
      'Profile updated',
      'Your profile has been updated successfully.',
    ],
    [{ title: m.toast_error(), text: 'Why' }, 'Error', 'Why'],
    [
      { title: m.account_account_deleted_title(), text: m.account_account_deleted_text() },
      'Account deleted',
      'Your account and all associated data have been permanently deleted.',
    ],
    [
      { title: m.toast_error(), text: m.account_account_delete_failed_text() },
      'Error',
      'Failed to delete account. Please try again or contact support.',
    ],
  ])('%j', (toast, title, text) => {
    expect(toast).toEqual({ title, text });
  });

  test('toasts about reviews', () => {
    expect(
      [
        { title: m.review_posted_title(), text: m.review_posted_text() },
        { title: m.review_updated_title(), text: m.review_updated_text() },
        { title: m.review_deleted_title(), text: m.review_deleted_text() },
      ].map(({ title }) => title),
    ).toEqual(['Review posted!', 'Review updated!', 'Review deleted']);
  });

  test('buttons and field labels', () => {
    expect(m.review_sign_in()).toBe('Sign in to write a review');
    expect(m.rating_sign_in()).toBe('Sign in to rate');
    expect(m.reminder_is_set()).toBe('Reminder set!');
    expect(m.account_profile_sign_in()).toBe('Sign in to view and edit your profile');
    expect(m.account_profile_email_fixed()).toBe('Email cannot be changed');
    expect(
      Object.values({
        idle: m.account_profile_submit_idle(),
        saving: m.account_profile_submit_saving(),
        uploading: m.account_profile_submit_uploading(),
      }),
    ).toEqual(['Update Profile', 'Updating...', 'Uploading...']);
    expect(
      Object.values({ idle: m.account_account_submit_idle(), deleting: m.account_account_submit_deleting() }),
    ).toEqual(['Delete Account', 'Deleting...']);
  });
});
