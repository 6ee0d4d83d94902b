import { z } from 'zod';
import { id, membersOrNone, name, number, path, text } from '../wire-fields.ts';

/** Parses one country's entry only; the sixty others are skipped. */
function ofCountry<T extends z.ZodType>(member: T) {
  const results = z.object({ results: membersOrNone(z.looseObject({ iso_3166_1: text })) });
  return results
    .nullish()
    .catch(null)
    .transform((value) => (country: string) => {
      const entry = value?.results.find(({ iso_3166_1: code }) => code === country);
      const parsed = member.safeParse(entry);
      return parsed.success ? parsed.data : null;
    });
}

const release = z.object({ certification: text, type: number, release_date: text });

export const movieFacts = {
  homepage: text,
  imdb_id: text,
  belongs_to_collection: z.object({ id, name, poster_path: path }).nullish().catch(null),
  release_dates: ofCountry(z.object({ release_dates: membersOrNone(release) })),
};

/** A series' external ids are a separate part. */
export const seriesFacts = {
  homepage: text,
  external_ids: z.object({ imdb_id: text, tvdb_id: number }).nullish().catch(null),
  content_ratings: ofCountry(z.object({ rating: text })),
};
