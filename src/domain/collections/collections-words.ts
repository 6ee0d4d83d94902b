import { m } from '../../paraglide/messages.js';

/** The text before the link from a movie to its collection. It has no article where the name begins with one. */
export const collectionPartOf = (name: string): string =>
  /^the /i.test(name) ? m.collection_part_of_name_with_article() : m.collection_part_of();
