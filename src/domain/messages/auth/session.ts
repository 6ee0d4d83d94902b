const failed = (text: string) => ({ title: 'Error', text });

/** What somebody signed in is told, whatever page it is: apart from the dialog’s sentences, which few of them ever need. */
export const SESSION_MESSAGES = {
  confirmed: { title: 'Email confirmed', text: 'Welcome to Marquee. Your account is ready.' },
  /** Before what they signed up for has been put into their list, which the next toast says. */
  confirmedFor: (name: string) => ({
    title: 'Email confirmed',
    text: `Welcome to Marquee. Saving ${name} for you…`,
  }),
  /** What a toast offers to whoever signed up on some page. */
  wayBack: 'Back to where you were',
  signedOut: { title: 'Goodbye!', text: 'You have been signed out.' },
  /** The text is the message of what went wrong. */
  signOutFailed: (message: string) => failed(message || 'You could not be signed out. Please try again.'),
  ended: { title: 'Signed out', text: 'Your session has ended. Please sign in again.' },
} as const;
