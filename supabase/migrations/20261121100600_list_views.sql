-- What list pages and cards ask for, each in one indexed query. Everything here runs as the caller: the
-- policies of the tables decide.

create view public.watched_movies_view with (security_invoker = true) as
select w.*, f.movie_id is not null as is_favorite
from public.watched_movies w
left join public.favorite_movies f on f.user_id = w.user_id and f.movie_id = w.movie_id;
comment on view public.watched_movies_view is 'The watched movies, each with whether it is a favorite.';
grant select on public.watched_movies_view to authenticated;

create view public.watched_tv_series_view with (security_invoker = true) as
select w.*, f.series_id is not null as is_favorite
from public.watched_tv_series w
left join public.favorite_tv_series f on f.user_id = w.user_id and f.series_id = w.series_id;
comment on view public.watched_tv_series_view is 'The watched series, each with whether it is a favorite.';
grant select on public.watched_tv_series_view to authenticated;

create function public.my_list_marks(p_movie_ids integer[] default '{}', p_series_ids integer[] default '{}')
  returns table (kind text, title_id integer, wishlisted boolean, watched boolean, favorite boolean)
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
  )
  select m.kind, m.title_id, bool_or(m.list = 'wishlist'), bool_or(m.list = 'watched'),
    bool_or(m.list = 'favorite')
  from mine m
  group by m.kind, m.title_id
$$;
comment on function public.my_list_marks(integer[], integer[]) is
  'Which of these titles (first 500 of each kind) are in the caller''s lists; titles in none are left out.';
revoke all on function public.my_list_marks(integer[], integer[]) from public;
grant execute on function public.my_list_marks(integer[], integer[]) to authenticated;
