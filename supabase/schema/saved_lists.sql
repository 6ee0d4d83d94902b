create table public.dismissed_titles (
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(3,1),
  dismissed_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  constraint dismissed_titles_pkey primary key (user_id, kind, title_id),
  constraint dismissed_titles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint dismissed_titles_dismissed_at_sane check (dismissed_at >= '2000-01-01'),
  constraint dismissed_titles_kind_known check (kind in ('movie', 'tv')),
  constraint dismissed_titles_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint dismissed_titles_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint dismissed_titles_title_id_positive check (title_id > 0),
  constraint dismissed_titles_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint dismissed_titles_vote_average_range check (vote_average between 0 and 10)
);
comment on table public.dismissed_titles is
  'Titles a person is not interested in, with what a page needs to name them without the catalogue.';
comment on column public.dismissed_titles.release_date is 'The first air date of a series.';
comment on column public.dismissed_titles.refreshed_at is 'When the columns were last compared with the catalogue.';
create index dismissed_titles_by_time on public.dismissed_titles (user_id, kind, dismissed_at desc, title_id);
create index dismissed_titles_by_title on public.dismissed_titles (kind, title_id, refreshed_at);
alter table public.dismissed_titles enable row level security;
create policy "people dismiss for themselves" on public.dismissed_titles for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see what they dismissed" on public.dismissed_titles for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people take back what they dismissed" on public.dismissed_titles for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.dismissed_titles to authenticated;
grant insert (user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at)
  on public.dismissed_titles to authenticated;
create trigger bound_dismissed_titles after insert on public.dismissed_titles
  referencing new table as added
  for each statement execute function private.bound_dismissed_titles();
create trigger keep_time_sane before insert on public.dismissed_titles
  for each row
  when (new.dismissed_at is null or new.dismissed_at > now())
  execute function private.keep_time_sane('dismissed_at');
create trigger note_change after insert or delete or update on public.dismissed_titles
  for each row execute function private.note_change('dismissed', 'kind', 'title_id');
create trigger want_for_you after insert on public.dismissed_titles
  referencing new table as added
  for each statement execute function private.want_for_you();
create trigger want_for_you_gone after delete on public.dismissed_titles
  referencing old table as gone
  for each statement execute function private.want_for_you();

create table public.favorite_movies (
  user_id uuid not null,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(3,1),
  favorited_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  constraint favorite_movies_pkey primary key (user_id, movie_id),
  constraint favorite_movies_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint favorite_movies_favorited_at_sane check (favorited_at >= '2000-01-01'),
  constraint favorite_movies_movie_id_positive check (movie_id > 0),
  constraint favorite_movies_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint favorite_movies_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint favorite_movies_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint favorite_movies_movie_vote_average_range check (movie_vote_average between 0 and 10)
);
create index favorite_movies_by_time on public.favorite_movies (user_id, favorited_at desc, movie_id);
create index favorite_movies_by_title on public.favorite_movies (movie_id, refreshed_at);
alter table public.favorite_movies enable row level security;
create policy "people add their own entries" on public.favorite_movies for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.favorite_movies for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own entries" on public.favorite_movies for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.favorite_movies to authenticated;
grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
) on public.favorite_movies to authenticated;
create trigger keep_time_sane before insert on public.favorite_movies
  for each row
  when (new.favorited_at is null or new.favorited_at > now())
  execute function private.keep_time_sane('favorited_at');
create trigger note_change after insert or delete or update on public.favorite_movies
  for each row execute function private.note_change('favorites', '=movie', 'movie_id');
create trigger want_facts after insert on public.favorite_movies
  referencing new table as added
  for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_for_you after insert on public.favorite_movies
  referencing new table as added
  for each statement execute function private.want_for_you();

create table public.favorite_tv_series (
  user_id uuid not null,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(3,1),
  favorited_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  constraint favorite_tv_series_pkey primary key (user_id, series_id),
  constraint favorite_tv_series_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint favorite_tv_series_favorited_at_sane check (favorited_at >= '2000-01-01'),
  constraint favorite_tv_series_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint favorite_tv_series_series_id_positive check (series_id > 0),
  constraint favorite_tv_series_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint favorite_tv_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint favorite_tv_series_series_vote_average_range check (series_vote_average between 0 and 10)
);
create index favorite_tv_series_by_time on public.favorite_tv_series (user_id, favorited_at desc, series_id);
create index favorite_tv_series_by_title on public.favorite_tv_series (series_id, refreshed_at);
alter table public.favorite_tv_series enable row level security;
create policy "people add their own entries" on public.favorite_tv_series for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.favorite_tv_series for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own entries" on public.favorite_tv_series for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.favorite_tv_series to authenticated;
grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
) on public.favorite_tv_series to authenticated;
create trigger keep_time_sane before insert on public.favorite_tv_series
  for each row
  when (new.favorited_at is null or new.favorited_at > now())
  execute function private.keep_time_sane('favorited_at');
create trigger note_change after insert or delete or update on public.favorite_tv_series
  for each row execute function private.note_change('favorites', '=tv', 'series_id');
create trigger want_facts after insert on public.favorite_tv_series
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_for_you after insert on public.favorite_tv_series
  referencing new table as added
  for each statement execute function private.want_for_you();

create table public.saved_searches (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  constraint saved_searches_pkey primary key (id),
  constraint saved_searches_once unique (user_id, kind, query),
  constraint saved_searches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint saved_searches_kind_known check (kind in ('movie', 'tv')),
  constraint saved_searches_name_length check (char_length(name) <= 60 and name ~ '\S'),
  constraint saved_searches_query_shape check (char_length(query) <= 1000 and query ~ '^[A-Za-z0-9%=&+._*-]*$')
);
comment on table public.saved_searches is 'Filters of Discover under a name.';
comment on column public.saved_searches.query is
  'The query of the canonical address; it is read as tolerantly as any address.';
create index saved_searches_by_time on public.saved_searches (user_id, created_at desc, id);
alter table public.saved_searches enable row level security;
create policy "people remove their own searches" on public.saved_searches for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people rename their own searches" on public.saved_searches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people save their own searches" on public.saved_searches for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see their own saved searches" on public.saved_searches for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.saved_searches to authenticated;
grant insert (user_id, kind, name, query, created_at) on public.saved_searches to authenticated;
grant update (name) on public.saved_searches to authenticated;
create trigger bound_saved_searches before insert on public.saved_searches
  for each row execute function private.bound_saved_searches();
create trigger names_of_saved_searches before update of name on public.saved_searches
  for each row execute function private.bound_saved_searches();

create table public.tv_wishlists (
  user_id uuid not null,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(3,1),
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  series_name_key text generated always as (private.title_key(series_name)) stored,
  constraint tv_wishlists_pkey primary key (user_id, series_id),
  constraint tv_wishlists_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint tv_wishlists_added_at_sane check (added_at >= '2000-01-01'),
  constraint tv_wishlists_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint tv_wishlists_series_id_positive check (series_id > 0),
  constraint tv_wishlists_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint tv_wishlists_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint tv_wishlists_series_vote_average_range check (series_vote_average between 0 and 10)
);
comment on column public.tv_wishlists.series_name_key is 'What a list sorted by title is ordered by.';
create index tv_wishlists_by_time on public.tv_wishlists (user_id, added_at desc, series_id);
create index tv_wishlists_by_title on public.tv_wishlists (series_id, refreshed_at);
create index tv_wishlists_sorted_by_date on public.tv_wishlists (user_id, series_first_air_date, series_id);
create index tv_wishlists_sorted_by_title on public.tv_wishlists (user_id, series_name_key, series_id);
create index tv_wishlists_sorted_by_vote on public.tv_wishlists (user_id, series_vote_average, series_id);
alter table public.tv_wishlists enable row level security;
create policy "people add their own entries" on public.tv_wishlists for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.tv_wishlists for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own entries" on public.tv_wishlists for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.tv_wishlists to authenticated;
grant select (series_name_key) on public.tv_wishlists to authenticated;
grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
) on public.tv_wishlists to authenticated;
create trigger bound_entries after insert on public.tv_wishlists
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'A wishlist holds 50,000 series');
create trigger exchange_with_watched after insert on public.tv_wishlists
  referencing new table as added
  for each statement execute function private.exchange_lists('watched_tv_series', 'series_id');
create trigger keep_time_sane before insert on public.tv_wishlists
  for each row
  when (new.added_at is null or new.added_at > now())
  execute function private.keep_time_sane('added_at');
create trigger lock_exchange before insert on public.tv_wishlists
  for each row execute function private.lock_exchange('tv');
create trigger note_change after insert or delete or update on public.tv_wishlists
  for each row execute function private.note_change('wishlist', '=tv', 'series_id');
create trigger tell_webhooks after insert on public.tv_wishlists
  for each row execute function private.tell_webhooks('wished', 'wishlist', 'added_at', '=tv', 'series_id');
create trigger want_facts after insert on public.tv_wishlists
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_for_you after insert on public.tv_wishlists
  referencing new table as added
  for each statement execute function private.want_for_you();

create table public.watched_movies (
  user_id uuid not null,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(3,1),
  watched_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  marked_on date,
  movie_title_key text generated always as (private.title_key(movie_title)) stored,
  constraint watched_movies_pkey primary key (user_id, movie_id),
  constraint watched_movies_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint watched_movies_movie_id_positive check (movie_id > 0),
  constraint watched_movies_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watched_movies_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint watched_movies_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint watched_movies_movie_vote_average_range check (movie_vote_average between 0 and 10),
  constraint watched_movies_watched_at_sane check (watched_at >= '2000-01-01')
);
comment on column public.watched_movies.marked_on is
  'The calendar day where the person was who marked it; without one the day is taken in UTC.';
comment on column public.watched_movies.movie_title_key is 'What a list sorted by title is ordered by.';
create index watched_movies_by_time on public.watched_movies (user_id, watched_at desc, movie_id);
create index watched_movies_by_title on public.watched_movies (movie_id, refreshed_at);
alter table public.watched_movies enable row level security;
create policy "people add their own entries" on public.watched_movies for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.watched_movies for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own entries" on public.watched_movies for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.watched_movies to authenticated;
grant select (movie_title_key) on public.watched_movies to authenticated;
grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at,
  marked_on
) on public.watched_movies to authenticated;
create trigger exchange_with_wishlist after insert on public.watched_movies
  referencing new table as added
  for each statement execute function private.exchange_lists('wishlists', 'movie_id');
create trigger keep_time_sane before insert on public.watched_movies
  for each row
  when (new.watched_at is null or new.watched_at > now())
  execute function private.keep_time_sane('watched_at');
create trigger lock_exchange before insert on public.watched_movies
  for each row execute function private.lock_exchange('movie');
create trigger note_change after insert or delete or update on public.watched_movies
  for each row execute function private.note_change('watched', '=movie', 'movie_id');
create trigger record_watch after insert on public.watched_movies
  referencing new table as added
  for each statement execute function private.record_watch('movie');
create trigger want_facts after insert on public.watched_movies
  referencing new table as added
  for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_for_you after insert on public.watched_movies
  referencing new table as added
  for each statement execute function private.want_for_you();
create trigger want_for_you_gone after delete on public.watched_movies
  referencing old table as gone
  for each statement execute function private.want_for_you();

create table public.watched_tv_series (
  user_id uuid not null,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(3,1),
  watched_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  marked_on date,
  series_name_key text generated always as (private.title_key(series_name)) stored,
  constraint watched_tv_series_pkey primary key (user_id, series_id),
  constraint watched_tv_series_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint watched_tv_series_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint watched_tv_series_series_id_positive check (series_id > 0),
  constraint watched_tv_series_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint watched_tv_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watched_tv_series_series_vote_average_range check (series_vote_average between 0 and 10),
  constraint watched_tv_series_watched_at_sane check (watched_at >= '2000-01-01')
);
comment on column public.watched_tv_series.marked_on is 'As in watched_movies.';
comment on column public.watched_tv_series.series_name_key is 'What a list sorted by title is ordered by.';
create index watched_tv_series_by_time on public.watched_tv_series (user_id, watched_at desc, series_id);
create index watched_tv_series_by_title on public.watched_tv_series (series_id, refreshed_at);
alter table public.watched_tv_series enable row level security;
create policy "people add their own entries" on public.watched_tv_series for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.watched_tv_series for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own entries" on public.watched_tv_series for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.watched_tv_series to authenticated;
grant select (series_name_key) on public.watched_tv_series to authenticated;
grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at,
  marked_on
) on public.watched_tv_series to authenticated;
create trigger exchange_with_wishlist after insert on public.watched_tv_series
  referencing new table as added
  for each statement execute function private.exchange_lists('tv_wishlists', 'series_id');
create trigger keep_time_sane before insert on public.watched_tv_series
  for each row
  when (new.watched_at is null or new.watched_at > now())
  execute function private.keep_time_sane('watched_at');
create trigger lock_exchange before insert on public.watched_tv_series
  for each row execute function private.lock_exchange('tv');
create trigger note_change after insert or delete or update on public.watched_tv_series
  for each row execute function private.note_change('watched', '=tv', 'series_id');
create trigger record_watch after insert on public.watched_tv_series
  referencing new table as added
  for each statement execute function private.record_watch('tv');
create trigger want_facts after insert on public.watched_tv_series
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_for_you after insert on public.watched_tv_series
  referencing new table as added
  for each statement execute function private.want_for_you();
create trigger want_for_you_gone after delete on public.watched_tv_series
  referencing old table as gone
  for each statement execute function private.want_for_you();

create table public.wishlists (
  user_id uuid not null,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(3,1),
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  movie_title_key text generated always as (private.title_key(movie_title)) stored,
  constraint wishlists_pkey primary key (user_id, movie_id),
  constraint wishlists_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint wishlists_added_at_sane check (added_at >= '2000-01-01'),
  constraint wishlists_movie_id_positive check (movie_id > 0),
  constraint wishlists_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint wishlists_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint wishlists_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint wishlists_movie_vote_average_range check (movie_vote_average between 0 and 10)
);
comment on column public.wishlists.movie_title_key is 'What a list sorted by title is ordered by.';
create index wishlists_by_time on public.wishlists (user_id, added_at desc, movie_id);
create index wishlists_by_title on public.wishlists (movie_id, refreshed_at);
create index wishlists_sorted_by_date on public.wishlists (user_id, movie_release_date, movie_id);
create index wishlists_sorted_by_title on public.wishlists (user_id, movie_title_key, movie_id);
create index wishlists_sorted_by_vote on public.wishlists (user_id, movie_vote_average, movie_id);
-- What happens when, for one person: wished movies that come out, reminders, episodes of series they follow.
create index wishlists_undated on public.wishlists (user_id) where movie_release_date is null;
alter table public.wishlists enable row level security;
create policy "people add their own entries" on public.wishlists for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.wishlists for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own entries" on public.wishlists for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.wishlists to authenticated;
grant select (movie_title_key) on public.wishlists to authenticated;
grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
) on public.wishlists to authenticated;
create trigger bound_entries after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'A wishlist holds 50,000 movies');
create trigger exchange_with_watched after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.exchange_lists('watched_movies', 'movie_id');
create trigger keep_time_sane before insert on public.wishlists
  for each row
  when (new.added_at is null or new.added_at > now())
  execute function private.keep_time_sane('added_at');
create trigger lock_exchange before insert on public.wishlists
  for each row execute function private.lock_exchange('movie');
create trigger note_change after insert or delete or update on public.wishlists
  for each row execute function private.note_change('wishlist', '=movie', 'movie_id');
create trigger tell_webhooks after insert on public.wishlists
  for each row execute function private.tell_webhooks('wished', 'wishlist', 'added_at', '=movie', 'movie_id');
create trigger want_facts after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_for_you after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.want_for_you();
create trigger want_releases after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.want_releases('movie_release_date');

create or replace view public.tv_wishlists_view with (security_invoker = true) as
select w.user_id, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
  w.series_vote_average, w.added_at, w.refreshed_at, w.series_name_key, r.stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in
from public.tv_wishlists w
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.tv_wishlists_view is
  'The wished series, each with the stars one gave it and where one''s services include it.';
grant select on public.tv_wishlists_view to authenticated;

create or replace view public.watched_movies_view with (security_invoker = true) as
select w.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
  w.watched_at, w.refreshed_at, w.marked_on, f.movie_id is not null as is_favorite, r.stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in,
  (
    select max(d.day) from public.watches d where d.user_id = w.user_id and d.kind = 'movie' and d.title_id = w.movie_id
  ) as watched_on,
  w.movie_title_key
from public.watched_movies w
left join public.favorite_movies f on f.user_id = w.user_id and f.movie_id = w.movie_id
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.watched_movies_view is
'The watched movies, each with whether it is a favorite, the stars one gave it, where one''s services include it and the
latest day the diary has of it (null for some time).';
grant select on public.watched_movies_view to authenticated;

create or replace view public.watched_tv_series_view with (security_invoker = true) as
select w.user_id, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
  w.series_vote_average, w.watched_at, w.refreshed_at, w.marked_on, f.series_id is not null as is_favorite,
  r.stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in,
  greatest(
    (select max(d.day) from public.watches d where d.user_id = w.user_id and d.kind = 'tv' and d.title_id = w.series_id),
    (select max(e.day) from public.episode_watches e where e.user_id = w.user_id and e.series_id = w.series_id)
  ) as watched_on,
  w.series_name_key
from public.watched_tv_series w
left join public.favorite_tv_series f on f.user_id = w.user_id and f.series_id = w.series_id
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.watched_tv_series_view is
'The watched series, each with whether it is a favorite, the stars one gave it, where one''s services include it and the
latest day the diary has of it or of an episode (null for some time).';
grant select on public.watched_tv_series_view to authenticated;

create or replace view public.wishlists_view with (security_invoker = true) as
select w.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
  w.added_at, w.refreshed_at, w.movie_title_key, r.stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in
from public.wishlists w
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.wishlists_view is
  'The wished movies, each with the stars one gave it and where one''s services include it.';
grant select on public.wishlists_view to authenticated;

create or replace function private.bound_dismissed_titles()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct a.user_id from added a order by 1 loop
    -- Two at once count one after the other.
    perform pg_advisory_xact_lock(hashtextextended('dismissed:' || person::text, 0));
    if (select count(*) from public.dismissed_titles d where d.user_id = person) > 10000 then
      raise exception 'Ten thousand titles can be dismissed' using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.bound_dismissed_titles() is
  'A person dismisses ten thousand titles at most; none is dropped for it.';
revoke all on function private.bound_dismissed_titles() from public;

create or replace function private.bound_saved_searches()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_name text := new.name;
  v_count integer := 1;
begin
  -- Two at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 0));
  if tg_op = 'INSERT' and (select count(*) from public.saved_searches where user_id = new.user_id) >= 30 then
    raise exception 'Thirty searches can be saved' using errcode = '23514';
  end if;
  while exists (
    select from public.saved_searches s
    where s.user_id = new.user_id and s.id <> new.id and lower(s.name) = lower(new.name)
  ) loop
    if auth.uid() is not null then
      raise exception 'A saved search has this name' using errcode = '23505', constraint = 'saved_searches_name_once';
    end if;
    -- What an export brings back is kept under a name of its own.
    v_count := v_count + 1;
    new.name := left(v_name, 54) || ' (' || v_count || ')';
  end loop;
  return new;
end
$$;
comment on function private.bound_saved_searches() is
  'Thirty searches are saved for each person at most, none dropped unasked, each under a name of its own.';
revoke all on function private.bound_saved_searches() from public;

create or replace function private.exchange_lists()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- As the caller, under the policies of the other table: nobody can empty somebody else's list.
  execute format(
    'delete from public.%I o using added a where o.user_id = a.user_id and o.%I = a.%I',
    tg_argv[0], tg_argv[1], tg_argv[1]
  );
  return null;
end
$$;
comment on function private.exchange_lists() is 'Takes the titles that entered a list from the opposite one.';
revoke all on function private.exchange_lists() from public;

create or replace function private.lock_exchange()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- One person's exchanges of one kind happen one after the other: without this, two tabs adding the same title to
  -- either list at once would each miss the other's uncommitted row.
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || tg_argv[0] || ':' || new.user_id::text, 0));
  return new;
end
$$;
comment on function private.lock_exchange() is
  'Makes a person''s exchanges between the lists of a kind wait for each other.';
revoke all on function private.lock_exchange() from public;

create or replace function private.refresh_kept_rows(
  p_table text, p_kind text, p_id integer, p_title text, p_poster_path text, p_date date, p_vote numeric
)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  touched integer;
begin
  -- Without a title only the time moves: the catalogue no longer has it, and people keep what they saved.
  execute format(
    'update public.%I set refreshed_at = now(), title = coalesce($3, title),
       poster_path = case when $3 is null then poster_path else $4 end,
       release_date = case when $3 is null then release_date else $5 end %s
     where kind = $1 and title_id = $2',
    p_table,
    -- The titles of a page keep no vote.
    case when p_table <> 'profile_favorites' then
      ', vote_average = case when $3 is null then vote_average else $6 end'
    end
  ) using p_kind, p_id, p_title, p_poster_path, p_date, p_vote;
  get diagnostics touched = row_count;
  return touched;
end
$$;
comment on function private.refresh_kept_rows(text, text, integer, text, text, date, numeric) is
'Writes what the catalogue says now into every copy of a title in a table that keeps titles by kind and number, and
returns how many rows that was.';
revoke all on function private.refresh_kept_rows(text, text, integer, text, text, date, numeric) from public;

create or replace function private.refresh_list_rows(
  p_table text, p_prefix text, p_id integer, p_title text, p_poster_path text, p_date date, p_vote numeric
)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  series boolean := p_prefix = 'series';
  touched integer;
begin
  -- Without a title only the time moves: the catalogue no longer has it, and people keep what they saved.
  execute format(
    'update public.%1$I set refreshed_at = now(), %2$I = coalesce($2, %2$I),
       %3$I = case when $2 is null then %3$I else $3 end,
       %4$I = case when $2 is null then %4$I else $4 end,
       %5$I = case when $2 is null then %5$I else $5 end
     where %6$I = $1',
    p_table,
    case when series then 'series_name' else 'movie_title' end,
    p_prefix || '_poster_path',
    case when series then 'series_first_air_date' else 'movie_release_date' end,
    p_prefix || '_vote_average',
    p_prefix || '_id'
  ) using p_id, p_title, p_poster_path, p_date, p_vote;
  get diagnostics touched = row_count;
  return touched;
end
$$;
revoke all on function private.refresh_list_rows(text, text, integer, text, text, date, numeric) from public;

create or replace function public.home_wishes(p_today date, p_limit integer default 20)
  returns table (
    kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric
  )
  language sql stable set search_path = ''
as $$
  select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average
  from (
    select 'movie' as kind, m.movie_id as title_id, m.movie_title as title, m.movie_poster_path as poster_path,
      m.movie_release_date as release_date, m.movie_vote_average as vote_average, m.added_at
    from public.wishlists m where m.user_id = (select auth.uid())
    union all
    select 'tv', s.series_id, s.series_name, s.series_poster_path, s.series_first_air_date, s.series_vote_average,
      s.added_at
    from public.tv_wishlists s
    where s.user_id = (select auth.uid())
      and not exists (
        select from public.followed_series f
        where f.user_id = s.user_id and f.series_id = s.series_id and f.state = 'watching')
  ) w
  -- Out since three months at most, the latest first; then what is out, as it was wished for; then what is to come,
  -- the next first.
  order by
    case
      when w.release_date > p_today then 3
      when w.release_date > p_today - 90 then 1
      else 2
    end,
    case when w.release_date > p_today then w.release_date end,
    case when w.release_date > p_today - 90 then w.release_date end desc nulls last,
    w.added_at desc, w.kind, w.title_id
  limit least(greatest(p_limit, 1), 100)
$$;
comment on function public.home_wishes(date, integer) is
  'The caller''s wishes of both kinds, what has come out of late first, what is to come last.';
revoke all on function public.home_wishes(date, integer) from public;
grant execute on function public.home_wishes(date, integer) to authenticated;

create or replace function public.my_list_marks(
  p_movie_ids integer[] default '{}'::integer[], p_series_ids integer[] default '{}'::integer[]
)
  returns table (
    kind text, title_id integer, wishlisted boolean, watched boolean, favorite boolean, dismissed boolean
  )
  language sql stable set search_path = ''
as $$
  with mine as (
    select 'movie' as kind, movie_id as title_id, 'wishlist' as list from public.wishlists
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'movie', movie_id, 'watched' from public.watched_movies
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'movie', movie_id, 'favorite' from public.favorite_movies
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'tv', series_id, 'wishlist' from public.tv_wishlists
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'tv', series_id, 'watched' from public.watched_tv_series
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'tv', series_id, 'favorite' from public.favorite_tv_series
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'movie', d.title_id, 'dismissed' from public.dismissed_titles d
    where d.user_id = (select auth.uid()) and d.kind = 'movie' and d.title_id = any (p_movie_ids[1:500])
    union all
    select 'tv', d.title_id, 'dismissed' from public.dismissed_titles d
    where d.user_id = (select auth.uid()) and d.kind = 'tv' and d.title_id = any (p_series_ids[1:500])
  )
  select m.kind, m.title_id, bool_or(m.list = 'wishlist'), bool_or(m.list = 'watched'),
    bool_or(m.list = 'favorite'), bool_or(m.list = 'dismissed')
  from mine m
  group by m.kind, m.title_id
$$;
comment on function public.my_list_marks(integer[], integer[]) is
  'Which of these titles (first 500 of each kind) are in the caller''s lists, or dismissed; others are left out.';
revoke all on function public.my_list_marks(integer[], integer[]) from public;
grant execute on function public.my_list_marks(integer[], integer[]) to authenticated;

create or replace function public.my_unchecked_titles(p_list text, p_kind text, p_region text)
  returns table (title_id integer, total bigint)
  language sql stable security definer set search_path = ''
as $$
  with saved as (
    select movie_id as id, added_at as at from public.wishlists
    where p_list = 'wishlist' and p_kind = 'movie' and user_id = (select auth.uid())
    union all
    select series_id, added_at from public.tv_wishlists
    where p_list = 'wishlist' and p_kind = 'tv' and user_id = (select auth.uid())
    union all
    select movie_id, watched_at from public.watched_movies
    where p_list = 'watched' and p_kind = 'movie' and user_id = (select auth.uid())
    union all
    select series_id, watched_at from public.watched_tv_series
    where p_list = 'watched' and p_kind = 'tv' and user_id = (select auth.uid())
  )
  select s.id, count(*) over ()
  from saved s
  left join public.title_offers o on o.kind = p_kind and o.title_id = s.id and o.region = p_region
  where o.checked_at is null or o.checked_at < now() - interval '8 days'
  order by s.at desc, s.id
  limit 40
$$;
comment on function public.my_unchecked_titles(text, text, text) is
'The latest forty titles of a list of the caller''s of which nobody knows, or not for a week, where they can be seen
in a region; with the number of all such. Definer: nobody reads offers of what they do not hold.';
revoke all on function public.my_unchecked_titles(text, text, text) from public;
grant execute on function public.my_unchecked_titles(text, text, text) to authenticated;

create or replace function public.own_cards(
  p_today date, p_movie_ids integer[] default '{}'::integer[], p_series_ids integer[] default '{}'::integer[]
)
  returns table (hide_seen boolean, region text, services integer[], lists jsonb, progress jsonb)
  language sql stable set search_path = ''
as $$
  select
    coalesce((select s.hide_seen from public.list_settings s where s.user_id = (select auth.uid())), false),
    public.own_region(),
    array(
      select s.service_id from public.my_services s
      where s.user_id = (select auth.uid())
      order by s.service_id
      limit 50
    ),
    (select coalesce(jsonb_agg(m), '[]') from public.my_list_marks(p_movie_ids, p_series_ids) m),
    case when cardinality(p_series_ids) = 0 then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.series_id, 'watched', s.watched, 'aired', s.aired)), '[]')
      from public.series_progress(p_today, p_series_ids[1:500]) s
    ) end
$$;
comment on function public.own_cards(date, integer[], integer[]) is
'What cards of these titles (first 500 of each kind) say of the caller, in one row: whether their lists leave out what
they have watched, where they watch and on which services, which lists hold the titles (my_list_marks), and how far they
are in the series they follow (id, watched, aired).';
revoke all on function public.own_cards(date, integer[], integer[]) from public;
grant execute on function public.own_cards(date, integer[], integer[]) to authenticated;

create or replace function public.refresh_title(
  p_kind text, p_id integer, p_title text default null, p_poster_path text default null, p_date date default null,
  p_vote_average numeric default null
)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  lists text[] := case p_kind
    when 'movie' then array['wishlists', 'watched_movies', 'favorite_movies']
    when 'tv' then array['tv_wishlists', 'watched_tv_series', 'favorite_tv_series']
  end;
  list text;
  touched integer := 0;
begin
  if lists is null then
    raise exception 'kind must be movie or tv' using errcode = 'invalid_parameter_value';
  end if;
  foreach list in array lists loop
    touched := touched + private.refresh_list_rows(
      list, case p_kind when 'movie' then 'movie' else 'series' end,
      p_id, p_title, p_poster_path, p_date, p_vote_average
    );
  end loop;
  foreach list in array array['watches', 'list_items', 'dismissed_titles', 'profile_favorites', 'title_tags', 'private_notes'] loop
    touched := touched + private.refresh_kept_rows(
      list, p_kind, p_id, p_title, p_poster_path, p_date, p_vote_average
    );
  end loop;
  if p_kind = 'movie' then
    update public.movie_reminders
    set refreshed_at = now(),
      movie_title = coalesce(p_title, movie_title),
      movie_poster_path = case when p_title is null then movie_poster_path else p_poster_path end
    where movie_id = p_id;
    -- Where a country's day is known, the reminder follows that one instead (follow_releases).
    perform private.move_reminders(jsonb_agg(to_jsonb(r) || jsonb_build_object('remind_on', p_date)))
    from public.movie_reminders r
    where r.movie_id = p_id and r.release is null and p_date is not null;
  end if;
  return touched;
end
$$;
comment on function public.refresh_title(text, integer, text, text, date, numeric) is
'Writes what the catalogue says now into every saved copy of a title and returns how many rows of lists, diaries,
dismissed titles, pages of people, tags and notes that was; without a title (the catalogue has it no more) only the time of the look
moves. A reminder of which no country''s day is known moves to a changed release date, as move_reminders does.';
revoke all on function public.refresh_title(text, integer, text, text, date, numeric) from public;
grant execute on function public.refresh_title(text, integer, text, text, date, numeric) to service_role;

create or replace function public.stale_titles(p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select t.kind, t.title_id
  from (
    select 'movie' as kind, movie_id as title_id, refreshed_at from public.wishlists
    union all select 'movie', movie_id, refreshed_at from public.watched_movies
    union all select 'movie', movie_id, refreshed_at from public.favorite_movies
    union all select 'movie', movie_id, refreshed_at from public.movie_reminders where sent_at is null
    union all select 'tv', series_id, refreshed_at from public.tv_wishlists
    union all select 'tv', series_id, refreshed_at from public.watched_tv_series
    union all select 'tv', series_id, refreshed_at from public.favorite_tv_series
    union all select w.kind, w.title_id, w.refreshed_at from public.watches w
    union all select d.kind, d.title_id, d.refreshed_at from public.dismissed_titles d
    union all select i.kind, i.title_id, i.refreshed_at from public.list_items i
    union all select f.kind, f.title_id, f.refreshed_at from public.profile_favorites f
    union all select g.kind, g.title_id, g.refreshed_at from public.title_tags g
    union all select n.kind, n.title_id, n.refreshed_at from public.private_notes n
  ) t
  where t.refreshed_at < p_older_than
  group by t.kind, t.title_id
  order by min(t.refreshed_at), t.kind, t.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_titles(timestamptz, integer) is
  'Saved titles whose stored columns were last compared with the catalogue before that time, oldest first.';
revoke all on function public.stale_titles(timestamptz, integer) from public;
grant execute on function public.stale_titles(timestamptz, integer) to service_role;

create or replace function public.take_back_mark(
  p_kind text, p_title_id integer, p_marked_at timestamptz, p_wished_at timestamptz default null
)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  person uuid := auth.uid();
  back boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || p_kind || ':' || person::text, 0));
  delete from public.watches w
  where w.user_id = person and w.kind = p_kind and w.title_id = p_title_id and w.marked_at = p_marked_at;
  -- Entering the wishlist takes it from the watched list. What has left that list since, or entered it anew, stays
  -- as it is.
  if p_kind = 'movie' then
    insert into public.wishlists (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
    )
    select person, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
      p_wished_at
    from public.watched_movies w
    where w.user_id = person and w.movie_id = p_title_id and w.watched_at = p_marked_at
      and p_wished_at is not null;
    back := found;
    delete from public.watched_movies w
    where w.user_id = person and w.movie_id = p_title_id and w.watched_at = p_marked_at;
  else
    insert into public.tv_wishlists (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
    )
    select person, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
      w.series_vote_average, p_wished_at
    from public.watched_tv_series w
    where w.user_id = person and w.series_id = p_title_id and w.watched_at = p_marked_at
      and p_wished_at is not null;
    back := found;
    delete from public.watched_tv_series w
    where w.user_id = person and w.series_id = p_title_id and w.watched_at = p_marked_at;
  end if;
  return back or found;
end
$$;
comment on function public.take_back_mark(text, integer, timestamptz, timestamptz) is
'Takes a title from the watched list together with the watch recorded with it, and puts it back into the wishlist
where it came from there. False when the list holds it no longer, or since another time.';
revoke all on function public.take_back_mark(text, integer, timestamptz, timestamptz) from public;
grant execute on function public.take_back_mark(text, integer, timestamptz, timestamptz) to authenticated;

create or replace function public.take_back_marks(
  p_series_id integer, p_marked_at timestamptz, p_was text default null
)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_count integer;
begin
  delete from public.episode_watches w
  where w.user_id = v_user and w.series_id = p_series_id and w.marked_at = p_marked_at;
  get diagnostics v_count = row_count;
  if p_was is null then
    delete from public.followed_series f
    where f.user_id = v_user and f.series_id = p_series_id and f.followed_at = p_marked_at;
  else
    update public.followed_series f set state = p_was
    where f.user_id = v_user and f.series_id = p_series_id and f.state <> p_was;
  end if;
  return v_count;
end
$$;
comment on function public.take_back_marks(integer, timestamptz, text) is
  'Takes back exactly what one call of mark_episodes has done, and answers how many episodes that were.';
revoke all on function public.take_back_marks(integer, timestamptz, text) from public;
grant execute on function public.take_back_marks(integer, timestamptz, text) to authenticated;

create or replace function public.titles_of_mine(p_kind text, p_ids integer[])
  returns table (title_id integer, title text, release_date date)
  language sql stable security definer set search_path = ''
as $$
  with person as (select auth.uid() as id),
  kept as (
    select w.title_id, w.title, w.release_date
    from public.watches w, person p
    where w.user_id = p.id and w.kind = p_kind and w.title_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.watched_movies w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.wishlists w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.watched_tv_series w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.tv_wishlists w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select f.series_id, f.series_name, null
    from public.followed_series f, person p
    where p_kind = 'tv' and f.user_id = p.id and f.series_id = any (p_ids)
    union all
    -- That a title is known here says that somebody keeps it: named are only those the caller has an opinion of.
    select f.title_id, f.name, f.release_date
    from private.title_facts f, person p
    where f.kind = p_kind and f.title_id = any (p_ids) and f.name is not null and (
      exists (select from public.movie_ratings r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.movie_reviews r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.series_ratings r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
      or exists (select from public.series_reviews r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
      or exists (select from public.part_ratings r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
    )
  )
  select distinct on (k.title_id) k.title_id, k.title, k.release_date
  from kept k
  order by k.title_id, k.release_date nulls last, k.title
$$;
comment on function public.titles_of_mine(text, integer[]) is
'Names and dates of titles of one kind, as far as the caller''s own lists know them; of others they have an opinion of as
far as they are known here. Definer for those names.';
revoke all on function public.titles_of_mine(text, integer[]) from public;
grant execute on function public.titles_of_mine(text, integer[]) to authenticated;

create or replace function public.wish_missing_movies(p_movies jsonb)
  returns table (title_id integer, entered_at timestamptz)
  language plpgsql set search_path = ''
as $$
begin
  if jsonb_array_length(p_movies) > 400 then
    raise exception 'More than 400 movies at once' using errcode = '22023';
  end if;
  -- The lock of the exchange between the lists, taken before they are read: what another tab marks as watched
  -- meanwhile is seen here, and stays watched.
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || auth.uid()::text, 0));
  return query
    insert into public.wishlists as w (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average
    )
    select distinct on (m.id) auth.uid(), m.id, m.title, m.poster_path, m.release_date, m.vote_average
    from jsonb_to_recordset(p_movies) as m (
      id integer, title text, poster_path text, release_date date, vote_average numeric
    )
    where not exists (
      select from public.watched_movies s where s.user_id = auth.uid() and s.movie_id = m.id
    )
    on conflict (user_id, movie_id) do nothing
    returning w.movie_id, w.added_at;
end
$$;
comment on function public.wish_missing_movies(jsonb) is
'Adds those of these movies (at most 400) to the caller''s wishlist that are neither there nor watched, all with the
same time, and answers which.';
revoke all on function public.wish_missing_movies(jsonb) from public;
grant execute on function public.wish_missing_movies(jsonb) to authenticated;
