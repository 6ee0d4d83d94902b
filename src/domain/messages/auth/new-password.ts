import { LINK_LIFE } from './links.ts';

const failed = (text: string) => ({ title: 'Error', text });
const tooShort = 'Password must be at least 6 characters long.';

/** Sentences of whoever chooses a password anew: what is wrong with it, and what came of it. */
export const PASSWORD_MESSAGES = {
  invalid: {
    newPassword: { title: 'Password Too Short', text: tooShort },
    currentMissing: { title: 'Current Password Missing', text: 'Please enter your current password.' },
    currentWrong: { title: 'Wrong Password', text: 'This is not your current password.' },
    samePassword: { title: 'Same Password', text: 'Please choose a password other than the current one.' },
    confirmation: { title: 'Password Mismatch', text: 'Passwords do not match. Please try again.' },
  },
  updated: { title: 'Password Updated', text: 'Your password has been successfully updated.' },
  changed: {
    title: 'Password Updated',
    text: 'Your password has been successfully updated. Wherever else you were signed in, you are signed out.',
  },
  failed: (message: string) => failed(message || 'Failed to update password. Please try again.'),
} as const;

/** Sentences of the page where a new password is set. */
export const NEW_PASSWORD_MESSAGES = {
  heading: 'Reset Your Password',
  description: 'Set a new password for your Marquee account.',
  introduction: 'Enter your new password below to complete the reset process.',
  password: 'New Password',
  confirmation: 'Confirm New Password',
  submit: { idle: 'Update Password', busy: 'Updating Password...' },
  /** Why there is no form. */
  broken: 'Email link is invalid or has expired',
  elsewhere: 'Please open the link in the browser you asked for it',
  uninvited: 'A new password needs the link from our email',
  nextStep: `Links work once and for ${LINK_LIFE}. Ask for a new one and open it here.`,
  request: 'Request a new link',
} as const;
