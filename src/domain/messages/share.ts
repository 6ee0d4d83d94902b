/** What share cards say, and what is said about them. */
export const SHARE_MESSAGES = {
  kinds: { movie: 'Movie', tv: 'TV series' },
  button: 'Share',
  copied: { title: 'Link copied' },
  toCopy: 'Link to copy',
  cast: 'Cast and crew',
  collection: 'Collection',
  alt: (what: string) => `${what}, on Marquee`,
};
