import { m } from '../../paraglide/messages.js';

/** The text before the link to a movie's collection; without an article if the name starts with one. */
export const collectionPartOf = (name: string): string =>
  /^the /i.test(name) ? m.collection_part_of_name_with_article() : m.collection_part_of();
