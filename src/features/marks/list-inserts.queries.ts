import type { CalendarDate } from '../../core/dates.ts';
import type { ListEntry, ListName, ListTitle } from '../../core/lists.ts';
import type { Kind } from '../../core/title.ts';
import { titleColumns } from './title-columns.queries.ts';
import type { Client } from '../../core/backend/client.ts';

/**
 * A title that enters a list. `addedAt` restores its former time; `day` is the local day of a title marked as watched
 * now, for the diary.
 */
type Entering = ListTitle & { addedAt?: string; day?: CalendarDate };

type Insert = (
  client: Client,
  userId: string,
  title: Entering,
) => PromiseLike<{ data: { addedAt: string } | null; error: unknown; status: number }>;

type Restore = (
  client: Client,
  userId: string,
  entries: readonly ListEntry[],
) => PromiseLike<{ data: null; error: unknown; status: number }>;

const ofMovie = ({ id, title, posterPath, date, voteAverage }: ListTitle) => ({
  movie_id: id,
  movie_title: title,
  movie_poster_path: posterPath,
  movie_release_date: date,
  movie_vote_average: voteAverage,
});

const ofSeries = ({ id, title, posterPath, date, voteAverage }: ListTitle) => ({
  series_id: id,
  series_name: title,
  series_poster_path: posterPath,
  series_first_air_date: date,
  series_vote_average: voteAverage,
});

const wished = (user_id: string, { addedAt }: Entering) => ({
  user_id,
  ...(addedAt && { added_at: addedAt }),
});
const seen = (user_id: string, { addedAt, day }: Entering) => ({
  user_id,
  ...(addedAt && { watched_at: addedAt }),
  ...(day && { marked_on: day }),
});
const liked = (user_id: string, { addedAt }: Entering) => ({
  user_id,
  ...(addedAt && { favorited_at: addedAt }),
});
const dismissed = (user_id: string, { addedAt, ...title }: Entering) => ({
  user_id,
  ...titleColumns(title),
  ...(addedAt && { dismissed_at: addedAt }),
});

const dismiss: Insert = (client, user, title) =>
  client.from('dismissed_titles').insert(dismissed(user, title)).select('addedAt:dismissed_at').single();

/** Inserts a title, now or with its former time; a duplicate is an error. */
export const INSERT: Record<ListName, Record<Kind, Insert>> = {
  wishlist: {
    movie: (client, user, title) =>
      client
        .from('wishlists')
        .insert({ ...wished(user, title), ...ofMovie(title) })
        .select('addedAt:added_at')
        .single(),
    tv: (client, user, title) =>
      client
        .from('tv_wishlists')
        .insert({ ...wished(user, title), ...ofSeries(title) })
        .select('addedAt:added_at')
        .single(),
  },
  watched: {
    movie: (client, user, title) =>
      client
        .from('watched_movies')
        .insert({ ...seen(user, title), ...ofMovie(title) })
        .select('addedAt:watched_at')
        .single(),
    tv: (client, user, title) =>
      client
        .from('watched_tv_series')
        .insert({ ...seen(user, title), ...ofSeries(title) })
        .select('addedAt:watched_at')
        .single(),
  },
  favorite: {
    movie: (client, user, title) =>
      client
        .from('favorite_movies')
        .insert({ ...liked(user, title), ...ofMovie(title) })
        .select('addedAt:favorited_at')
        .single(),
    tv: (client, user, title) =>
      client
        .from('favorite_tv_series')
        .insert({ ...liked(user, title), ...ofSeries(title) })
        .select('addedAt:favorited_at')
        .single(),
  },
  dismissed: { movie: dismiss, tv: dismiss },
};

const NEW_MOVIES = { onConflict: 'user_id,movie_id', ignoreDuplicates: true };
const NEW_SERIES = { onConflict: 'user_id,series_id', ignoreDuplicates: true };
const NEW_TITLES = { onConflict: 'user_id,kind,title_id', ignoreDuplicates: true };

const dismissAgain: Restore = (client, user, entries) =>
  client.from('dismissed_titles').upsert(
    entries.map((entry) => dismissed(user, entry)),
    NEW_TITLES,
  );

/** Restores removed entries in one statement; existing ones stay. */
export const RESTORE: Record<ListName, Record<Kind, Restore>> = {
  wishlist: {
    movie: (client, user, entries) =>
      client.from('wishlists').upsert(
        entries.map((entry) => ({ ...wished(user, entry), ...ofMovie(entry) })),
        NEW_MOVIES,
      ),
    tv: (client, user, entries) =>
      client.from('tv_wishlists').upsert(
        entries.map((entry) => ({ ...wished(user, entry), ...ofSeries(entry) })),
        NEW_SERIES,
      ),
  },
  watched: {
    movie: (client, user, entries) =>
      client.from('watched_movies').upsert(
        entries.map((entry) => ({ ...seen(user, entry), ...ofMovie(entry) })),
        NEW_MOVIES,
      ),
    tv: (client, user, entries) =>
      client.from('watched_tv_series').upsert(
        entries.map((entry) => ({ ...seen(user, entry), ...ofSeries(entry) })),
        NEW_SERIES,
      ),
  },
  favorite: {
    movie: (client, user, entries) =>
      client.from('favorite_movies').upsert(
        entries.map((entry) => ({ ...liked(user, entry), ...ofMovie(entry) })),
        NEW_MOVIES,
      ),
    tv: (client, user, entries) =>
      client.from('favorite_tv_series').upsert(
        entries.map((entry) => ({ ...liked(user, entry), ...ofSeries(entry) })),
        NEW_SERIES,
      ),
  },
  dismissed: { movie: dismissAgain, tv: dismissAgain },
};
