-- A list sorted by title begins with the first letter or digit: "[REC]" stands under R, "...And Justice for All" under A.

create function private.title_key(p_title text)
returns text
language sql immutable parallel safe strict set search_path = ''
as $$
  select lower(coalesce(
    nullif(ltrim(p_title, E' \t!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»‹›“”„‘’‚…–—·•'), ''),
    p_title
  ))
$$;
comment on function private.title_key(text) is
  'What a title is sorted by: in lower case, without what stands before its first letter or digit.';
revoke execute on function private.title_key(text) from public;
grant execute on function private.title_key(text) to authenticated, service_role;

drop view public.wishlists_view;
drop view public.tv_wishlists_view;

alter table public.wishlists drop column movie_title_key;
alter table public.wishlists
  add column movie_title_key text generated always as (private.title_key(movie_title)) stored;
comment on column public.wishlists.movie_title_key is 'What a list sorted by title is ordered by.';
grant select (movie_title_key) on public.wishlists to authenticated;
create index wishlists_sorted_by_title on public.wishlists (user_id, movie_title_key, movie_id);

alter table public.tv_wishlists drop column series_name_key;
alter table public.tv_wishlists
  add column series_name_key text generated always as (private.title_key(series_name)) stored;
comment on column public.tv_wishlists.series_name_key is 'What a list sorted by title is ordered by.';
grant select (series_name_key) on public.tv_wishlists to authenticated;
create index tv_wishlists_sorted_by_title on public.tv_wishlists (user_id, series_name_key, series_id);

create view public.wishlists_view with (security_invoker = true) as
select w.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
  w.added_at, w.refreshed_at, w.movie_title_key, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in
from public.wishlists w
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.wishlists_view is
  'The wished movies, each with the stars one gave it and where one''s services include it.';
revoke all on public.wishlists_view from public, anon, authenticated;
grant select on public.wishlists_view to authenticated;

create view public.tv_wishlists_view with (security_invoker = true) as
select w.user_id, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
  w.series_vote_average, w.added_at, w.refreshed_at, w.series_name_key, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in
from public.tv_wishlists w
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.tv_wishlists_view is
  'The wished series, each with the stars one gave it and where one''s services include it.';
revoke all on public.tv_wishlists_view from public, anon, authenticated;
grant select on public.tv_wishlists_view to authenticated;

alter table public.watched_movies
  add column movie_title_key text generated always as (private.title_key(movie_title)) stored;
comment on column public.watched_movies.movie_title_key is 'What a list sorted by title is ordered by.';
grant select (movie_title_key) on public.watched_movies to authenticated;

alter table public.watched_tv_series
  add column series_name_key text generated always as (private.title_key(series_name)) stored;
comment on column public.watched_tv_series.series_name_key is 'What a list sorted by title is ordered by.';
grant select (series_name_key) on public.watched_tv_series to authenticated;

create or replace view public.watched_movies_view with (security_invoker = true) as
select w.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
  w.watched_at, w.refreshed_at, w.marked_on, f.movie_id is not null as is_favorite, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in,
  (
    select max(d.day) from public.watches d
    where d.user_id = w.user_id and d.kind = 'movie' and d.title_id = w.movie_id
  ) as watched_on,
  w.movie_title_key
from public.watched_movies w
left join public.favorite_movies f on f.user_id = w.user_id and f.movie_id = w.movie_id
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;

create or replace view public.watched_tv_series_view with (security_invoker = true) as
select w.user_id, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
  w.series_vote_average, w.watched_at, w.refreshed_at, w.marked_on, f.series_id is not null as is_favorite,
  r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in,
  greatest(
    (
      select max(d.day) from public.watches d
      where d.user_id = w.user_id and d.kind = 'tv' and d.title_id = w.series_id
    ),
    (
      select max(e.day) from public.episode_watches e
      where e.user_id = w.user_id and e.series_id = w.series_id
    )
  ) as watched_on,
  w.series_name_key
from public.watched_tv_series w
left join public.favorite_tv_series f on f.user_id = w.user_id and f.series_id = w.series_id
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
