/** What the button that shares a page says. */
export const SHARE_MESSAGES = {
  button: 'Share',
  copied: { title: 'Link copied' },
  toCopy: 'Link to copy',
};
