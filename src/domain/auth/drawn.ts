/** The id of whoever the page was drawn for, whole, so that nothing of it wakes before it is used; undefined for other pages. */
export const drawnFor = (): string | undefined => document.documentElement.dataset['drawn'];

/**
 * The channel on which the tabs of a browser tell each other what was written; under this name the browser also keeps when
 * they last did (milliseconds since 1970).
 */
export const NEWS_CHANNEL = 'marquee-news';

/** What is told there: by which store, and what, of whom (`userId`). */
export interface News {
  name: string;
  message: unknown;
}
