import type { Database } from '../../../packages/embedded/src/supabase/database/contract.ts';
import { ids } from '../../../packages/embedded/tests/support/persona.ts';

/** Ids of rows of {@link fillEveryTable} that tests refer to. */
export const rowIds = {
  movieReview: '00000000-0000-4000-8000-0000000000e1',
  seriesReview: '00000000-0000-4000-8000-0000000000e2',
  strangersReview: '00000000-0000-4000-8000-0000000000e3',
  removedReview: '00000000-0000-4000-8000-0000000000e4',
  privateList: '00000000-0000-4000-8000-0000000000f1',
  linkedList: '00000000-0000-4000-8000-0000000000f2',
  publicList: '00000000-0000-4000-8000-0000000000f3',
  strangersList: '00000000-0000-4000-8000-0000000000f4',
  connection: '00000000-0000-4000-8000-0000000000c1',
  account: '00000000-0000-4000-8000-0000000000c2',
  play: '00000000-0000-4000-8000-0000000000c3',
  token: '00000000-0000-4000-8000-0000000000c4',
  webhook: '00000000-0000-4000-8000-0000000000c5',
} as const;

/** The addresses of the owner's lists. */
export const addresses = {
  private: '0123456789abcdef0001',
  link: '0123456789abcdef0002',
  public: '0123456789abcdef0003',
} as const;

/**
 * Gives the owner one row in every table, and one list of each visibility with one title. The stranger gets
 * only a review, a page and a private list.
 */
export async function fillEveryTable(database: Database): Promise<void> {
  const { owner, stranger } = ids;
  await database.exec(`
    insert into public.wishlists (user_id, movie_id, movie_title) values ('${owner}', 1, 'One');
    insert into public.watched_movies (user_id, movie_id, movie_title) values ('${owner}', 2, 'Two');
    insert into public.favorite_movies (user_id, movie_id, movie_title) values ('${owner}', 2, 'Two');
    insert into public.tv_wishlists (user_id, series_id, series_name) values ('${owner}', 1, 'Uno');
    insert into public.watched_tv_series (user_id, series_id, series_name) values ('${owner}', 2, 'Due');
    insert into public.favorite_tv_series (user_id, series_id, series_name) values ('${owner}', 2, 'Due');
    insert into public.movie_reviews (id, user_id, movie_id, review)
    values ('${rowIds.movieReview}', '${owner}', 1, 'Good'),
      ('${rowIds.strangersReview}', '${stranger}', 1, 'Bad'),
      ('${rowIds.removedReview}', '${owner}', 9, 'Gone');
    delete from public.movie_reviews where id = '${rowIds.removedReview}';
    insert into public.series_reviews (id, user_id, series_id, review)
    values ('${rowIds.seriesReview}', '${owner}', 1, 'Long');
    insert into public.movie_ratings (user_id, movie_id, rating) values ('${owner}', 1, 4);
    insert into public.series_ratings (user_id, series_id, rating) values ('${owner}', 1, 2);
    insert into public.part_ratings (user_id, series_id, season, stars) values ('${owner}', 1, 1, 2.5);
    insert into public.movie_reminders (user_id, movie_id, remind_on, remind_by_email, movie_title)
    values ('${owner}', 1, '2030-01-01', true, 'One');
    insert into public.series_reminders (user_id, series_id, series_name) values ('${owner}', 1, 'Uno');
    insert into private.reminded_series (series_id) values (1) on conflict do nothing;
    insert into public.user_api_keys (user_id, gemini_api_key, mask) values ('${owner}', 'v1:abcd', 'AIza****');
    insert into public.ai_preferences (user_id, keep_searches) values ('${owner}', true);
    insert into public.ai_searches (user_id, kind, description, results)
    values ('${owner}', 'movie', 'space', '{"titles": []}');
    insert into public.saved_searches (user_id, kind, name, query)
    values ('${owner}', 'movie', 'Laughs', 'genres=35');
    insert into public.my_services (user_id, service_id) values ('${owner}', 8);
    insert into public.service_arrivals (user_id, kind, title_id, service_id) values ('${owner}', 'movie', 1, 8);
    insert into public.title_offers (kind, title_id, region, included)
    select kind, id, 'US', '{8}' from unnest('{movie,tv}'::text[]) kind, unnest('{1,2}'::int[]) id
    on conflict do nothing;
    delete from public.watches;
    insert into public.watches (user_id, kind, title_id, title, day, note)
    values ('${owner}', 'movie', 2, 'Two', '2026-03-01', 'With popcorn');
    insert into public.notices (user_id, kind, subject_key, title_kind, title_id, title_name)
    values ('${owner}', 'release', 'movie:1:2030-01-01', 'movie', 1, 'One');
    insert into public.notice_preferences (user_id, kind, mail) values ('${owner}', 'episode', 'daily');
    insert into public.time_zones (user_id, time_zone) values ('${owner}', 'Europe/Berlin');
    insert into public.series_facts (series_id, series_name) values (1, 'Uno') on conflict do nothing;
    insert into public.episodes (series_id, season, number, air_date) values (1, 1, 1, '2020-01-01')
    on conflict do nothing;
    insert into public.followed_series (user_id, series_id, series_name) values ('${owner}', 1, 'Uno');
    insert into public.episode_watches (user_id, series_id, season, number) values ('${owner}', 1, 1, 1);
    insert into public.lost_episode_watches (user_id, series_id, run, season, number, name, marked_at)
    values ('${owner}', 1, 1, 1, 2, 'Part two', now());
    insert into public.tags (user_id, key, name) values ('${owner}', 'noir', 'Noir');
    insert into public.title_tags (user_id, key, kind, title_id, title) values ('${owner}', 'noir', 'movie', 2, 'Two');
    insert into public.private_notes (user_id, kind, title_id, season, note, title)
    values ('${owner}', 'tv', 1, 2, 'Up to the desert', 'Uno');
    insert into private.former_tags (user_id, name, made_at, titles) values ('${owner}', 'Once', now(), '[]');
    insert into public.dismissed_titles (user_id, kind, title_id, title) values ('${owner}', 'movie', 3, 'Three');
    insert into public.for_you_feedback (user_id, subject, direction, name)
    values ('${owner}', 'movie-3', -1, 'Three');
    insert into public.list_settings (user_id, hide_seen, half_stars, rated_is_seen)
      values ('${owner}', true, true, false);
    insert into public.home_visits (user_id, visited_on) values ('${owner}', '2026-03-01');
    insert into public.shared_years (user_id, year, watches, titles, movies, series, minutes, days)
    values ('${owner}', 2025, 3, 2, 1, 1, 200, 2);
    insert into public.calendar_feeds (user_id, token_hash) values ('${owner}', repeat('a', 64));
    insert into private.calendar_marks (user_id, key, day) values ('${owner}', 'theatre:1', '2026-12-24');
    insert into public.profile_pages (user_id, handle) values ('${owner}', 'the_owner'), ('${stranger}', 'the_stranger');
    insert into public.profile_favorites (user_id, place, kind, title_id, title)
    values ('${owner}', 1, 'movie', 2, 'Two');
    insert into public.profile_reports (user_id, profile_id, reason) values ('${owner}', '${stranger}', 'Rude');
    insert into private.former_handles (handle, user_id) values ('once_owner', '${owner}');
    insert into public.follows (follower_id, followed_id) values ('${owner}', '${stranger}');
    insert into public.blocks (blocker_id, blocked_id) values ('${owner}', '${ids.admin}');
    insert into public.imports (user_id, source, file_name, fingerprint, total, received)
    values ('${owner}', 'imdb', 'ratings.csv', repeat('a', 64), 2, 1);
    insert into public.import_titles (import_id, user_id, key, words, name)
    select id, user_id, 'one', 'one', 'One' from public.imports;
    insert into public.import_rows (import_id, position, user_id, title_number, what, rank, entry)
    select import_id, 0, user_id, number, 'wish', 6, '{"what": "wish"}' from public.import_titles;
    insert into public.lists (id, user_id, address, name, visibility) values
      ('${rowIds.privateList}', '${owner}', '${addresses.private}', 'Mine', 'private'),
      ('${rowIds.linkedList}', '${owner}', '${addresses.link}', 'For friends', 'link'),
      ('${rowIds.publicList}', '${owner}', '${addresses.public}', 'For all', 'public');
    insert into public.list_items (list_id, user_id, kind, title_id, title)
    select l.id, l.user_id, 'movie', 1, 'One' from public.lists l where l.user_id = '${owner}';
    insert into public.lists (id, user_id, name) values ('${rowIds.strangersList}', '${stranger}', 'Theirs');
    insert into public.list_reports (user_id, list_id, reason)
    values ('${owner}', '${rowIds.strangersList}', 'Rude');
    insert into public.connections (id, user_id, source, token_hash)
    values ('${rowIds.connection}', '${owner}', 'plex', repeat('a', 64));
    insert into public.connection_accounts (id, connection_id, owner_id, key, name)
    values ('${rowIds.account}', '${rowIds.connection}', '${owner}', '1', 'Anna');
    insert into private.deliveries (connection_id, owner_id, account_id, at, event, play)
    values ('${rowIds.connection}', '${owner}', '${rowIds.account}', '2026-03-01T20:00:00Z', 'watched', '{}');
    insert into public.play_names (user_id, kind, name, title)
    values ('${owner}', 'tv', 'uno', '{"kind": "tv", "id": 1, "title": "Uno"}');
    insert into public.plays (id, user_id, kind, title_id, title, at, until_at, day, source)
    values ('${rowIds.play}', '${owner}', 'movie', 2, 'Two', '2026-03-01T20:00:00Z', '2026-03-01T22:00:00Z', '2026-03-01',
      'plex');
    insert into public.play_progress (user_id, kind, title_id, title, percent, at, source)
    values ('${owner}', 'movie', 3, 'Three', 40, '2026-03-01T20:00:00Z', 'plex');
    insert into public.api_tokens (id, user_id, name, scopes, token_hash)
    values ('${rowIds.token}', '${owner}', 'Scripts', '{read}', repeat('a', 64));
    insert into private.api_calls (token_id, key, asked) values ('${rowIds.token}', 'once', repeat('a', 64));
    insert into private.forgotten_changes (user_id, number) values ('${owner}', 0);
    insert into public.feed_addresses (user_id, token_hash) values ('${owner}', repeat('a', 64));
    insert into public.webhooks (id, user_id, url, shape, events, secret)
    values ('${rowIds.webhook}', '${owner}', 'https://hook.example/', 'plain', '{watched}', repeat('a', 64));
    insert into private.webhook_messages (webhook_id, user_id, event)
    values ('${rowIds.webhook}', '${owner}', 'watched');
    insert into public.letterboxd_follows (user_id, name) values ('${owner}', 'owner');
    insert into public.letterboxd_entries (user_id, guid, kind, title_id, title, outcome)
    values ('${owner}', 'letterboxd-watch-1', 'movie', 1, 'One', 'noted');
    insert into public.review_reports (user_id, movie_review_id, reason)
    values ('${owner}', '${rowIds.strangersReview}', 'Rude');
  `);
}
