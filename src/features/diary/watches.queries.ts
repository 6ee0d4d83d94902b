import type { CalendarDate } from '../../core/dates.ts';
import type { ListTitle } from '../../core/lists.ts';
import { isStars } from '../../core/stars.ts';
import type { TitleId } from '../../core/title.ts';
import { detailsOf, type Logged, type Watch, type WatchDetails } from './watches.ts';
import { answerOf, answerOrNone } from '../../core/backend/answers.ts';
import { titleColumns } from '../marks/title-columns.queries.ts';
import type { Client } from '../../core/backend/client.ts';
import type { Json } from '../../core/backend/database.types.ts';

export interface WatchRow {
  id: string | null;
  kind: string | null;
  title_id: number | null;
  title: string | null;
  poster_path: string | null;
  release_date: string | null;
  vote_average: number | null;
  day: CalendarDate | null;
  again: boolean | null;
  note: string | null;
  created_at: string | null;
  marked_at?: string | null;
  stars: number | null;
  title_stars?: number | null;
}

const starsIn = (stars: number | null) => (stars !== null && isStars(stars) ? stars : null);

export function toWatch(row: WatchRow): Watch {
  const { title_stars: titleStars = null, marked_at: markedAt = null } = row;
  return {
    id: row.id ?? '',
    title: {
      kind: row.kind === 'tv' ? 'tv' : 'movie',
      id: row.title_id ?? 0,
      title: row.title ?? '',
      posterPath: row.poster_path,
      date: row.release_date,
      voteAverage: row.vote_average,
    },
    day: row.day,
    again: row.again ?? false,
    note: row.note,
    createdAt: row.created_at ?? '',
    markedAt,
    stars: starsIn(row.stars),
    titleStars: starsIn(titleStars),
  };
}

/**
 * Records a watch under the caller's id (idempotent retries) and adds the title to the watched list, in one statement.
 * Rejects with `duplicate` if the watch exists, `invalid` for a future day.
 */
export async function logWatch(
  client: Client,
  id: string,
  title: ListTitle,
  { day, again, note, stars }: WatchDetails,
): Promise<Logged> {
  const { kind, title_id, ...rest } = titleColumns(title);
  const [row] = await answerOf(
    client.rpc('log_watch', {
      p_kind: kind,
      p_title: { id: title_id, ...rest },
      p_id: id,
      p_again: again,
      ...(day !== null && { p_day: day }),
      ...(note !== null && { p_note: note }),
      ...(stars !== null && { p_stars: stars }),
    }),
  );
  // Generated types of functions lack null.
  const logged = row as { marked_at: string | null; wished_at: string | null } | undefined;
  return { markedAt: logged?.marked_at ?? null, wishedAt: logged?.wished_at ?? null };
}

/**
 * Undoes a mark as watched: removes the title from the watched list with the watch recorded then, and restores its
 * wishlist entry if it had one. Returns false, changing nothing, if the list does not contain it since `markedAt`.
 */
export async function takeBackMark(
  client: Client,
  title: TitleId,
  markedAt: string,
  wishedAt: string | null,
): Promise<boolean> {
  return answerOf(
    client.rpc('take_back_mark', {
      p_kind: title.kind,
      p_title_id: title.id,
      p_marked_at: markedAt,
      ...(wishedAt !== null && { p_wished_at: wishedAt }),
    }),
  );
}

/** A title's latest watches, last recorded first. */
export async function loadWatchesOf(
  client: Client,
  userId: string,
  { kind, id }: TitleId,
  most = 5,
): Promise<Watch[]> {
  const call = client
    .from('watches_view')
    .select('*')
    .match({ user_id: userId, kind, title_id: id })
    .order('created_at', { ascending: false })
    .order('id')
    .limit(most);
  return (await answerOf(call)).map(toWatch);
}

/** A watch as it is now; null if it is gone. */
export async function findWatch(client: Client, userId: string, id: string): Promise<Watch | null> {
  const call = client.from('watches_view').select('*').match({ user_id: userId, id });
  const row = await answerOrNone(call.maybeSingle());
  return row && toWatch(row);
}

/** Edits a watch; rejects with `none` if it is gone, `invalid` for a future day. */
export async function changeWatch(
  client: Client,
  userId: string,
  id: string,
  details: WatchDetails,
): Promise<void> {
  const call = client.from('watches').update(detailsOf(details)).eq('user_id', userId).eq('id', id);
  await answerOf(call.select('id').single());
}

/** A removed watch with all its columns, for an undo. */
export type RemovedWatch = NonNullable<Json>;

/** Removes a watch but changes no list; returns the data to restore it, null if it is gone. */
export async function removeWatch(client: Client, id: string): Promise<RemovedWatch | null> {
  return answerOrNone(client.rpc('remove_watch', { p_id: id }));
}

/** Restores a removed watch. */
export async function restoreWatch(client: Client, removed: RemovedWatch): Promise<void> {
  await answerOrNone(client.rpc('restore_watch', { p_watch: removed }));
}
