import { m } from '../../paraglide/messages.js';

/** The kind of titles a saved search finds. */
export const savedSearchKindsBy = {
  movie: m.saved_search_kinds_movie,
  tv: m.saved_search_kinds_tv,
};
