import type { ExportRecord } from './records.ts';
import type { Kind } from '../../core/title.ts';
import { paged } from './paged.queries.ts';

/** The user's public profile. */
export const profilePage = paged(
  'profile_pages',
  ['user_id'],
  ({ client, userId }) =>
    client
      .from('profile_pages')
      .select(
        'user_id, handle, visibility, show_favorites, show_watches, show_lists, show_reviews, show_numbers',
      )
      .eq('user_id', userId),
  (row): ExportRecord<'page'> => ({
    handle: row.handle,
    visibility: row.visibility,
    favorites: row.show_favorites,
    watches: row.show_watches,
    lists: row.show_lists,
    reviews: row.show_reviews,
    numbers: row.show_numbers,
  }),
);

/** The public profile's top titles. */
export const pageFavorites = paged(
  'profile_favorites',
  ['place'],
  ({ client, userId }) =>
    client
      .from('profile_favorites')
      .select('place, kind, title_id, title, poster_path, release_date')
      .eq('user_id', userId),
  (row): ExportRecord<'pageFavorites'> => ({
    place: row.place,
    kind: row.kind as Kind,
    id: row.title_id,
    name: row.title,
    poster: row.poster_path,
    date: row.release_date,
  }),
);

export const followedPeople = paged(
  'follows',
  ['created_at', 'followed_id'],
  ({ client, userId }) =>
    client
      .from('follows')
      .select('followed_id, created_at, profiles!follows_followed_id_fkey(full_name)')
      .eq('follower_id', userId),
  ({ followed_id: person, created_at: at, ...row }): ExportRecord<'people'> => ({
    person,
    name: (row.profiles as { full_name: string | null } | null)?.full_name ?? null,
    at,
  }),
);

/** Blocked people, by their name at that time. */
export const blockedPeople = paged(
  'blocks',
  ['created_at', 'blocked_id'],
  ({ client, userId }) =>
    client.from('blocks').select('blocked_id, known_as, created_at').eq('blocker_id', userId),
  ({ blocked_id: person, known_as: name, created_at: at }): ExportRecord<'blocked'> => ({ person, name, at }),
);

export const reportedPages = paged(
  'profile_reports',
  ['created_at', 'id'],
  ({ client, userId }) =>
    client.from('profile_reports').select('id, profile_id, reason, created_at').eq('user_id', userId),
  ({ profile_id: person, reason, created_at: at }): ExportRecord<'pageReports'> => ({ person, reason, at }),
);

export const reportedLists = paged(
  'list_reports',
  ['created_at', 'id'],
  ({ client, userId }) =>
    client.from('list_reports').select('id, list_id, reason, created_at').eq('user_id', userId),
  ({ list_id: list, reason, created_at: at }): ExportRecord<'listReports'> => ({ list, reason, at }),
);
