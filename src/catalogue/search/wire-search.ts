import { z } from 'zod';
import { hides, id, members, membersOrNone, name, number, path, text } from '../wire-fields.ts';
import { movieItem, page, seriesItem } from '../wire.ts';

const knownFor = z.object({ title: text, name: text, vote_count: number, adult: hides, softcore: hides });

const artistItem = z.object({
  id,
  name,
  original_name: text,
  profile_path: path,
  known_for_department: text,
  known_for: membersOrNone(knownFor),
  adult: hides,
});
export type ArtistItem = z.infer<typeof artistItem>;

const collectionItem = z.object({ id, name, poster_path: path, adult: hides, softcore: hides });
export type CollectionItem = z.infer<typeof collectionItem>;

export const keywordPage = page(z.object({ id, name }));

export const artistPage = page(artistItem);
export const collectionPage = page(collectionItem);

/** A multi search; results of unknown types are dropped. */
export const mixedPage = z.object({
  results: members(
    z.discriminatedUnion('media_type', [
      movieItem.extend({ media_type: z.literal('movie') }),
      seriesItem.extend({ media_type: z.literal('tv') }),
      artistItem.extend({ media_type: z.literal('person') }),
    ]),
  ),
});
