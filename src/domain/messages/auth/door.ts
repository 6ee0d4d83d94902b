/** Sentences of a door that is closed. They come with the sign-in dialog, whose weight those of invitations would raise. */
export const DOOR_MESSAGES = {
  closed:
    'New accounts are made by invitation here. Ask whoever runs this site for a link, and open it to sign up.',
} as const;
