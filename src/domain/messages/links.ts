/** How long a link in a mail works, and the code beside it: what the auth server does, said everywhere alike. */
export const LINK_LIFE = '24 hours';

/** Sentences of pages that a link in a mail leads to. */
export const LINK_MESSAGES = {
  broken: {
    heading: 'Email link is invalid or has expired',
    text: `Links in our mails work once and for ${LINK_LIFE}. If your address is already confirmed, just sign in; otherwise ask for another mail.`,
  },
  elsewhere: {
    heading: 'Your email address is confirmed',
    text: 'The link was opened in another browser than the one you signed up in. Please sign in.',
  },
} as const;

/** Sentences of the page where a new password is set. */
export const NEW_PASSWORD_MESSAGES = {
  heading: 'Reset Your Password',
  description: 'Set a new password for your Marquee account.',
  introduction: 'Enter your new password below to complete the reset process.',
  confirmation: 'Confirm New Password',
  /** Why there is no form. */
  broken: 'Email link is invalid or has expired',
  elsewhere: 'Please open the link in the browser you asked for it',
  uninvited: 'A new password needs a link from our mail',
  nextStep: `Links work once and for ${LINK_LIFE}. Ask for a new one in this browser and open it here.`,
  request: 'Request a new link',
} as const;
