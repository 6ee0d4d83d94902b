-- What of somebody's lists is included on their services. Everything here runs as the caller: the policies of the
-- tables decide. Each row says for which region it holds, and a query names one.

create view public.wishlists_on_services with (security_invoker = true) as
select w.*, o.region
from public.wishlists w
join public.title_offers o on o.kind = 'movie' and o.title_id = w.movie_id
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);
comment on view public.wishlists_on_services is 'The wished movies that are included on one of the caller''s services.';
grant select on public.wishlists_on_services to authenticated;

create view public.tv_wishlists_on_services with (security_invoker = true) as
select w.*, o.region
from public.tv_wishlists w
join public.title_offers o on o.kind = 'tv' and o.title_id = w.series_id
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);
comment on view public.tv_wishlists_on_services is 'The wished series that are included on one of the caller''s services.';
grant select on public.tv_wishlists_on_services to authenticated;

create view public.watched_movies_on_services with (security_invoker = true) as
select w.*, o.region
from public.watched_movies_view w
join public.title_offers o on o.kind = 'movie' and o.title_id = w.movie_id
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);
comment on view public.watched_movies_on_services is
  'The watched movies that are included on one of the caller''s services.';
grant select on public.watched_movies_on_services to authenticated;

create view public.watched_tv_series_on_services with (security_invoker = true) as
select w.*, o.region
from public.watched_tv_series_view w
join public.title_offers o on o.kind = 'tv' and o.title_id = w.series_id
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);
comment on view public.watched_tv_series_on_services is
  'The watched series that are included on one of the caller''s services.';
grant select on public.watched_tv_series_on_services to authenticated;

create function public.my_unchecked_titles(p_list text, p_kind text, p_region text)
  returns table (title_id integer, total bigint)
  language sql stable set search_path = ''
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
in a region; with the number of all such.';
revoke all on function public.my_unchecked_titles(text, text, text) from public;
grant execute on function public.my_unchecked_titles(text, text, text) to authenticated;
