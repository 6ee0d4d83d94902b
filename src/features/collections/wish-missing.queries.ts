import type { ListTitle } from '../../core/lists.ts';
import { answerOf, countOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** Movies added to the wishlist in one act, with the time (ISO 8601); null if none was. */
export interface Wished {
  ids: number[];
  addedAt: string | null;
}

/**
 * Adds those movies to the wishlist that are neither in it nor watched, in one statement. The backend decides, so that
 * a title another tab has just marked as watched stays watched.
 */
export async function wishMissing(client: Client, movies: readonly ListTitle[]): Promise<Wished> {
  const rows = await answerOf(
    client.rpc('wish_missing_movies', {
      p_movies: movies.map(({ id, title, posterPath, date, voteAverage }) => ({
        id,
        title,
        poster_path: posterPath,
        release_date: date,
        vote_average: voteAverage,
      })),
    }),
  );
  return { ids: rows.map(({ title_id: id }) => id), addedAt: rows[0]?.entered_at ?? null };
}

/** Removes exactly what one act added, not what has left and come back since; returns how many. */
export async function unwish(client: Client, userId: string, { ids, addedAt }: Wished): Promise<number> {
  if (addedAt === null) return 0;
  return countOf(
    client
      .from('wishlists')
      .delete({ count: 'exact' })
      .eq('user_id', userId)
      .eq('added_at', addedAt)
      .in('movie_id', ids),
  );
}
