import { plural } from '../../plural.ts';

/** What the auth server refuses with, by its code (backend/auth/refusal-words.ts). */
export const REFUSAL_MESSAGES = {
  credentials: 'Invalid login credentials',
  registered: 'There is an account with this address already.',
  /** Of passwords. */
  tooShort: (characters: number) =>
    plural(characters, { one: 'Use at least {n} character.', other: 'Use at least {n} characters.' }),
  tooPlain: 'Use small and capital letters, digits and symbols.',
  stolen: 'This password stands in lists of stolen passwords. Choose another one.',
  mailsLater: (seconds: number) =>
    plural(seconds, {
      one: 'Please wait {n} second before asking for another email.',
      other: 'Please wait {n} seconds before asking for another email.',
    }),
  mails: 'No more emails can be sent from here right now. Please try again in an hour.',
  notAuthorized: 'This site cannot send emails to this address. Ask whoever runs it.',
  passwordsOff: 'Signing in with a password is switched off here. Ask whoever runs this site.',
  banned: 'This account is locked. Ask whoever runs this site.',
  signInAgain: 'Sign out and in again, then choose the new password.',
} as const;
