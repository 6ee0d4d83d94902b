import { m } from '../../paraglide/messages.js';

/** How many titles of a page the user has seen; `best`: only the best-known titles are counted. */
export const seenCount = (seen: number, of: number, best: boolean): string =>
  best ? m.seen_count({ seen, of }) : m.seen_count_no_best({ seen, of });
