-- The three movie lists: wishlist, watched, favorites.
--
-- An entry is written once and never updated by its owner. It carries what a list needs to render without
-- the catalogue. The time can be given, so that undoing a removal restores it; a time in the future becomes
-- now (see the exchange between lists). `refreshed_at` is when the server last compared the stored columns
-- with the catalogue.

-- wishlists: movies somebody wants to watch.
create table public.wishlists (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(4, 2),
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  movie_title_key text generated always as (lower(movie_title)) stored,
  primary key (user_id, movie_id),
  constraint wishlists_movie_id_positive check (movie_id > 0),
  constraint wishlists_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint wishlists_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint wishlists_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint wishlists_movie_vote_average_range check (movie_vote_average between 0 and 10),
  constraint wishlists_added_at_sane check (added_at >= '2000-01-01')
);
comment on column public.wishlists.movie_title_key is 'What a list sorted by title is ordered by.';
create index wishlists_by_time on public.wishlists (user_id, added_at desc, movie_id);
create index wishlists_by_title on public.wishlists (movie_id, refreshed_at);
create index wishlists_sorted_by_title on public.wishlists (user_id, movie_title_key, movie_id);
create index wishlists_sorted_by_date on public.wishlists (user_id, movie_release_date, movie_id);
create index wishlists_sorted_by_vote on public.wishlists (user_id, movie_vote_average, movie_id);

alter table public.wishlists enable row level security;
grant select, delete on public.wishlists to authenticated;
grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
) on public.wishlists to authenticated;

create policy "people see their own entries" on public.wishlists for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people add their own entries" on public.wishlists for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.wishlists for delete to authenticated
  using ((select auth.uid()) = user_id);

-- watched_movies: movies somebody has watched.
create table public.watched_movies (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(4, 2),
  watched_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  primary key (user_id, movie_id),
  constraint watched_movies_movie_id_positive check (movie_id > 0),
  constraint watched_movies_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint watched_movies_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watched_movies_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint watched_movies_movie_vote_average_range check (movie_vote_average between 0 and 10),
  constraint watched_movies_watched_at_sane check (watched_at >= '2000-01-01')
);
create index watched_movies_by_time on public.watched_movies (user_id, watched_at desc, movie_id);
create index watched_movies_by_title on public.watched_movies (movie_id, refreshed_at);

alter table public.watched_movies enable row level security;
grant select, delete on public.watched_movies to authenticated;
grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
) on public.watched_movies to authenticated;

create policy "people see their own entries" on public.watched_movies for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people add their own entries" on public.watched_movies for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.watched_movies for delete to authenticated
  using ((select auth.uid()) = user_id);

-- favorite_movies: movies somebody likes most.
create table public.favorite_movies (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(4, 2),
  favorited_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  primary key (user_id, movie_id),
  constraint favorite_movies_movie_id_positive check (movie_id > 0),
  constraint favorite_movies_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint favorite_movies_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint favorite_movies_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint favorite_movies_movie_vote_average_range check (movie_vote_average between 0 and 10),
  constraint favorite_movies_favorited_at_sane check (favorited_at >= '2000-01-01')
);
create index favorite_movies_by_time on public.favorite_movies (user_id, favorited_at desc, movie_id);
create index favorite_movies_by_title on public.favorite_movies (movie_id, refreshed_at);

alter table public.favorite_movies enable row level security;
grant select, delete on public.favorite_movies to authenticated;
grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
) on public.favorite_movies to authenticated;

create policy "people see their own entries" on public.favorite_movies for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people add their own entries" on public.favorite_movies for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.favorite_movies for delete to authenticated
  using ((select auth.uid()) = user_id);

-- The three series lists: wishlist, watched, favorites. Same rules as the movie lists.

-- tv_wishlists: series somebody wants to watch.
create table public.tv_wishlists (
  user_id uuid not null references auth.users (id) on delete cascade,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(4, 2),
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  series_name_key text generated always as (lower(series_name)) stored,
  primary key (user_id, series_id),
  constraint tv_wishlists_series_id_positive check (series_id > 0),
  constraint tv_wishlists_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint tv_wishlists_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint tv_wishlists_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint tv_wishlists_series_vote_average_range check (series_vote_average between 0 and 10),
  constraint tv_wishlists_added_at_sane check (added_at >= '2000-01-01')
);
comment on column public.tv_wishlists.series_name_key is 'What a list sorted by title is ordered by.';
create index tv_wishlists_by_time on public.tv_wishlists (user_id, added_at desc, series_id);
create index tv_wishlists_by_title on public.tv_wishlists (series_id, refreshed_at);
create index tv_wishlists_sorted_by_title on public.tv_wishlists (user_id, series_name_key, series_id);
create index tv_wishlists_sorted_by_date on public.tv_wishlists (user_id, series_first_air_date, series_id);
create index tv_wishlists_sorted_by_vote on public.tv_wishlists (user_id, series_vote_average, series_id);

alter table public.tv_wishlists enable row level security;
grant select, delete on public.tv_wishlists to authenticated;
grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
) on public.tv_wishlists to authenticated;

create policy "people see their own entries" on public.tv_wishlists for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people add their own entries" on public.tv_wishlists for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.tv_wishlists for delete to authenticated
  using ((select auth.uid()) = user_id);

-- watched_tv_series: series somebody has watched.
create table public.watched_tv_series (
  user_id uuid not null references auth.users (id) on delete cascade,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(4, 2),
  watched_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  primary key (user_id, series_id),
  constraint watched_tv_series_series_id_positive check (series_id > 0),
  constraint watched_tv_series_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint watched_tv_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watched_tv_series_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint watched_tv_series_series_vote_average_range check (series_vote_average between 0 and 10),
  constraint watched_tv_series_watched_at_sane check (watched_at >= '2000-01-01')
);
create index watched_tv_series_by_time on public.watched_tv_series (user_id, watched_at desc, series_id);
create index watched_tv_series_by_title on public.watched_tv_series (series_id, refreshed_at);

alter table public.watched_tv_series enable row level security;
grant select, delete on public.watched_tv_series to authenticated;
grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
) on public.watched_tv_series to authenticated;

create policy "people see their own entries" on public.watched_tv_series for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people add their own entries" on public.watched_tv_series for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.watched_tv_series for delete to authenticated
  using ((select auth.uid()) = user_id);

-- favorite_tv_series: series somebody likes most.
create table public.favorite_tv_series (
  user_id uuid not null references auth.users (id) on delete cascade,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(4, 2),
  favorited_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  primary key (user_id, series_id),
  constraint favorite_tv_series_series_id_positive check (series_id > 0),
  constraint favorite_tv_series_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint favorite_tv_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint favorite_tv_series_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint favorite_tv_series_series_vote_average_range check (series_vote_average between 0 and 10),
  constraint favorite_tv_series_favorited_at_sane check (favorited_at >= '2000-01-01')
);
create index favorite_tv_series_by_time on public.favorite_tv_series (user_id, favorited_at desc, series_id);
create index favorite_tv_series_by_title on public.favorite_tv_series (series_id, refreshed_at);

alter table public.favorite_tv_series enable row level security;
grant select, delete on public.favorite_tv_series to authenticated;
grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
) on public.favorite_tv_series to authenticated;

create policy "people see their own entries" on public.favorite_tv_series for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people add their own entries" on public.favorite_tv_series for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own entries" on public.favorite_tv_series for delete to authenticated
  using ((select auth.uid()) = user_id);
