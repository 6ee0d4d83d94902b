import { z } from 'zod';
import { hides, id, membersOrNone, name, path, text } from '../wire-fields.ts';
import { translationsBeside } from '../language/wire-language.ts';
import { movieItem } from '../wire.ts';

/** A part; a movie unless `media_type` says otherwise. */
const part = movieItem.extend({ media_type: text });

export const collectionAnswer = z.object({
  id,
  name,
  overview: text,
  poster_path: path,
  backdrop_path: path,
  adult: hides,
  softcore: hides,
  translations: translationsBeside,
  parts: membersOrNone(part),
});
export type CollectionAnswer = z.infer<typeof collectionAnswer>;
