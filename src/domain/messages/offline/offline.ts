/** What stands where a page would, while there is no network. */
export const OFFLINE_MESSAGES = {
  title: 'Offline',
  heading: 'You are offline',
  text: 'This page could not be loaded. What you have saved is safe: it is there again as soon as you are connected.',
  again: 'Try again',
};
