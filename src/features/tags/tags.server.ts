import { m } from '../../paraglide/messages.js';
import { loadTagged, loadTags } from './tags.queries.ts';
import type { ListTitle } from '../../core/lists.ts';
import type { PersonOutcome } from '../../core/outcome.ts';
import { tagOf, type Tag } from './tags.ts';
import { forPerson, type PersonContext } from '../../server/person.ts';

/** The user's tags, and the titles of the one in the address. */
export interface TagsPage {
  userId: string;
  tags: Tag[];
  /** Null without a tag in the address, or for an unknown one. */
  chosen: { tag: Tag; titles: ListTitle[] } | null;
}

/** Loads the signed-in user's tags; with `?tag=` also its titles, most recently tagged first. */
export function loadTagsPage(context: PersonContext & { url: URL }): Promise<PersonOutcome<TagsPage>> {
  const key = tagOf(context.url.searchParams);
  return forPerson(
    context,
    async ({ client, userId }) => {
      const tags = await loadTags(client);
      const tag = tags.find((one) => one.key === key);
      const kinds = tag
        ? await Promise.all([loadTagged(client, tag.key, 'movie'), loadTagged(client, tag.key, 'tv')])
        : [];
      return { userId, tags, chosen: tag ? { tag, titles: kinds.flat() } : null };
    },
    { failed: () => m.tags_page_load_failed() },
  );
}
