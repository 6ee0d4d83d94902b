-- When a watched title was watched is what the diary says: the latest day of it, or no day. The time at which it entered
-- the list says when it was marked, or brought along.
--
-- Looked up title by title, not joined: only what is ordered by it pays for the days of a whole list.

create or replace view public.watched_movies_view with (security_invoker = true) as
select w.*, f.movie_id is not null as is_favorite, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in,
  (
    select max(d.day) from public.watches d
    where d.user_id = w.user_id and d.kind = 'movie' and d.title_id = w.movie_id
  ) as watched_on
from public.watched_movies w
left join public.favorite_movies f on f.user_id = w.user_id and f.movie_id = w.movie_id
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.watched_movies_view is
  'The watched movies, each with whether it is a favorite, the stars one gave it, where one''s services include it and the
latest day the diary has of it (null for some time).';

create or replace view public.watched_tv_series_view with (security_invoker = true) as
select w.*, f.series_id is not null as is_favorite, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in,
  greatest(
    (
      select max(d.day) from public.watches d
      where d.user_id = w.user_id and d.kind = 'tv' and d.title_id = w.series_id
    ),
    (select max(e.day) from public.episode_watches e where e.user_id = w.user_id and e.series_id = w.series_id)
  ) as watched_on
from public.watched_tv_series w
left join public.favorite_tv_series f on f.user_id = w.user_id and f.series_id = w.series_id
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.watched_tv_series_view is
  'The watched series, each with whether it is a favorite, the stars one gave it, where one''s services include it and the
latest day the diary has of it or of an episode (null for some time).';
