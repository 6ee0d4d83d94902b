import { titleKey } from '../../core/title.ts';
import { answerOf } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** A user's latest rated titles (titleKey), at most a hundred of each kind. */
export async function loadRatedTitles(client: Client, userId: string): Promise<Set<string>> {
  const latest = { ascending: false };
  const [movies, series] = await Promise.all([
    answerOf(
      client
        .from('movie_ratings')
        .select('movie_id')
        .eq('user_id', userId)
        .order('created_at', latest)
        .limit(100),
    ),
    answerOf(
      client
        .from('series_ratings')
        .select('series_id')
        .eq('user_id', userId)
        .order('created_at', latest)
        .limit(100),
    ),
  ]);
  return new Set([
    ...movies.map(({ movie_id: id }) => titleKey({ kind: 'movie', id })),
    ...series.map(({ series_id: id }) => titleKey({ kind: 'tv', id })),
  ]);
}
