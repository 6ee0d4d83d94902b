import { ACCOUNT_MENU_MESSAGES } from '../header.ts';

const failed = (text: string) => ({ title: 'Error', text });

/** Sentences about the profile and the account (docs/behaviour.md, Pages). */
export const ACCOUNT_MESSAGES = {
  profile: {
    signIn: 'Sign in to view and edit your profile',
    fullName: 'Full Name',
    email: 'Email',
    avatar: 'Avatar',
    yourAvatar: 'Your avatar',
    emailFixed: 'Email cannot be changed',
    submit: { idle: 'Update Profile', saving: 'Updating...', uploading: 'Uploading...' },
    saved: { title: 'Profile updated', text: 'Your profile has been updated successfully.' },
    /** The text is the message of what went wrong. */
    saveFailed: (message: string) => failed(message),
    imagesOnly: 'Please choose an image file: PNG, JPEG, WebP, GIF or SVG.',
    choose: 'Choose a picture, or drop one here. Its middle square becomes your avatar.',
  },
  account: {
    submit: { idle: 'Delete Account', deleting: 'Deleting...' },
    deletedForGood: 'These will be deleted for good:',
    cannotBeUndone: 'This action cannot be undone.',
    whatIsDeleted: [
      'Profile information',
      'Movie and TV wishlists',
      'Watched lists',
      'Favorites',
      'Ratings and reviews',
      'Reminders',
      'API keys',
      'Diary, and the series and episodes you follow',
      'Your own lists, and your page',
      'Notifications and saved searches',
    ],
    deleted: {
      title: 'Account deleted',
      text: 'Your account and all associated data have been permanently deleted.',
    },
    deleteFailed: failed('Failed to delete account. Please try again or contact support.'),
  },
} as const;

/** Sentences of the form that changes the password of somebody signed in. */
export const PASSWORD_CHANGE_MESSAGES = {
  heading: 'Password',
  introduction: 'Changing it signs you out everywhere but here.',
  current: 'Current Password',
  fresh: 'New Password',
  confirmation: 'Confirm New Password',
  /** What the toggles beside the fields show and hide. */
  toggles: {
    current: { show: 'Show current password', hide: 'Hide current password' },
    fresh: { show: 'Show new password', hide: 'Hide new password' },
    confirmation: { show: 'Show confirmation', hide: 'Hide confirmation' },
  },
  submit: { idle: 'Change Password', busy: 'Changing Password...' },
} as const;

/** Sentences that stand in the page of the profile itself. */
export const PROFILE_PAGE_MESSAGES = {
  title: ACCOUNT_MENU_MESSAGES.profile,
  description: 'Your name, avatar and country on Marquee.',
  sections: 'Sections',
  about: 'About you',
  people: 'People',
  /** Over the pages of one's own that the account menu has no room for. */
  more: 'More of yours',
  danger: {
    heading: 'Danger Zone',
    introduction: 'Deletes your account and everything you keep here, for good.',
  },
} as const;
