/** How long a link in a mail works, and the code beside it: what the auth server does, said everywhere alike. */
export const LINK_LIFE = '24 hours';

/** What is said of a link in a mail, wherever it is refused. */
export const BROKEN_LINK = { heading: 'Email link is invalid or has expired' } as const;

/** Sentences of pages that a link in a mail leads to. */
export const LINK_MESSAGES = {
  broken: {
    heading: BROKEN_LINK.heading,
    text: `Links in our emails work once and for ${LINK_LIFE}. If your address is already confirmed, just sign in; otherwise ask for another email.`,
  },
  elsewhere: {
    heading: 'Your email address is confirmed',
    text: 'You opened the link in another browser than the one you signed up in. Please sign in.',
  },
} as const;

/** Sentences of the page that asks before it uses a link up, and takes the code instead. */
export const CONFIRM_MESSAGES = {
  description: 'Where the links in our emails lead.',
  signup: {
    heading: 'Confirm your email address',
    text: 'One click and your account is ready.',
    submit: 'Confirm my address',
  },
  recovery: {
    heading: 'Reset Your Password',
    text: 'One click and you can choose a new password.',
    submit: 'Choose a new password',
  },
  signedIn: {
    heading: 'Your email address is confirmed',
    text: (email: string) => `You are signed in as ${email}. There is nothing left to do.`,
    other: 'Was the link for another address? Confirm that one here.',
  },
  code: {
    text: `Type the six digits from our email. Link and code work once and for ${LINK_LIFE}.`,
    /** In the dialog, where the mail has just been sent. */
    offer: 'Reading the email on another device? Type its code here.',
    label: 'Code from the email',
    malformed: 'The code has six digits.',
    wrong: 'This code is wrong or has been used. Please check the newest email, or open its link.',
  },
} as const;
