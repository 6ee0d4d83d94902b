import { m } from '../../paraglide/messages.js';

export const savedSearchKindsBy = {
  movie: m.saved_search_kinds_movie,
  tv: m.saved_search_kinds_tv,
};
