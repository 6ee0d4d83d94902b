import { z } from 'zod';
import { membersOrNone, name, path, text } from '../wire-fields.ts';

const translation = z.object({
  iso_639_1: name,
  iso_3166_1: text,
  data: z.object({ title: text, name: text, overview: text, tagline: text, biography: text }),
});
export type Translation = z.infer<typeof translation>;

export const translationsBeside = z
  .object({ translations: membersOrNone(translation) })
  .nullish()
  .catch(null)
  .transform((value) => value?.translations ?? []);

const picture = z.object({ iso_639_1: name, file_path: path });

/** Posters with text in a language, best voted first. */
export const postersBeside = z
  .object({ posters: membersOrNone(picture) })
  .nullish()
  .catch(null)
  .transform((value) => value?.posters ?? []);
export type Poster = z.infer<typeof picture>;
