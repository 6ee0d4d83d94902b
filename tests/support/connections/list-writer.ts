import type { Client } from '../../../src/core/backend/client.ts';

/** Adds a movie to a user's wishlist, now or at an earlier time. */
export async function addToList(
  { client, id }: { client: Client; id: string },
  movie: number,
  title: string,
  at?: string,
): Promise<void> {
  const row = { user_id: id, movie_id: movie, movie_title: title, ...(at !== undefined && { added_at: at }) };
  const { error } = await client.from('wishlists').insert(row);
  if (error) throw error;
}
