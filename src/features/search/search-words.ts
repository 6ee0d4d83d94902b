import { m } from '../../paraglide/messages.js';

export const searchGroupsBy = {
  movie: m.search_groups_movie,
  tv: m.search_groups_tv,
  person: m.search_groups_person,
  collection: m.search_groups_collection,
};
