import { m } from '../../paraglide/messages.js';

/** How many of the titles on a page the user has seen; `best` says that only the best known are counted. */
export const seenCount = (seen: number, of: number, best: boolean): string =>
  best ? m.seen_count({ seen, of }) : m.seen_count_no_best({ seen, of });
