import type { ListTitle } from '../../core/lists.ts';
import type { Kind } from '../../core/title.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import type { Client } from '../../core/backend/client.ts';

/** A wishlist title that arrived on one of the user's services and has not been announced. */
export interface Arrival {
  userId: string;
  kind: Kind;
  id: number;
  serviceId: number;
  title: string;
  posterPath: string | null;
  /** The user's region (ISO 3166-1); null if not chosen. */
  region: string | null;
}

/** Unannounced arrivals since a moment, at most 200, oldest first. Needs the secret key. */
export async function untoldArrivals(client: Client, since: Date): Promise<Arrival[]> {
  const rows = await answerOf(client.rpc('untold_arrivals', { p_since: since.toISOString() }));
  return rows.map((row) => ({
    userId: row.user_id,
    kind: row.kind === 'tv' ? 'tv' : 'movie',
    id: row.title_id,
    serviceId: row.service_id,
    title: row.title,
    posterPath: row.poster_path,
    region: row.region,
  }));
}

/** Marks arrivals as announced. Needs the secret key. */
export async function settleArrivals(client: Client, arrivals: readonly Arrival[]): Promise<void> {
  const rows = arrivals.map(({ userId, kind, id, serviceId }) => ({
    user_id: userId,
    kind,
    title_id: id,
    service_id: serviceId,
  }));
  await answerOrNone(client.rpc('settle_arrivals', { p_arrivals: rows }));
}

/** The caller's arrivals of the last month that are still on the wishlist, latest first. */
export async function loadMyArrivals(client: Client, limit: number): Promise<ListTitle[]> {
  const rows = await answerOf(client.rpc('my_arrivals', { p_limit: limit }));
  return rows.map((row) => ({
    kind: row.kind === 'tv' ? 'tv' : 'movie',
    id: row.title_id,
    title: row.title,
    posterPath: row.poster_path,
    date: row.date,
    voteAverage: row.vote_average,
  }));
}
