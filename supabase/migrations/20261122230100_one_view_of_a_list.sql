-- A list has one view: with one's stars, and with the regions in which a title is included on one's services. What
-- asks for neither pays for neither. Everything here runs as the caller: the policies of the tables decide.

drop view public.wishlists_on_services;
drop view public.tv_wishlists_on_services;
drop view public.watched_movies_on_services;
drop view public.watched_tv_series_on_services;

create view private.titles_on_my_services with (security_invoker = true) as
select o.kind, o.title_id, o.region
from public.title_offers o
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);
comment on view private.titles_on_my_services is 'Saved titles that are included on one of the caller''s services.';
grant select on private.titles_on_my_services to authenticated;

create or replace view public.wishlists_view with (security_invoker = true) as
select w.*, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in
from public.wishlists w
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.wishlists_view is
  'The wished movies, each with the stars one gave it and where one''s services include it.';

create or replace view public.tv_wishlists_view with (security_invoker = true) as
select w.*, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in
from public.tv_wishlists w
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.tv_wishlists_view is
  'The wished series, each with the stars one gave it and where one''s services include it.';

create or replace view public.watched_movies_view with (security_invoker = true) as
select w.*, f.movie_id is not null as is_favorite, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in
from public.watched_movies w
left join public.favorite_movies f on f.user_id = w.user_id and f.movie_id = w.movie_id
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.watched_movies_view is
  'The watched movies, each with whether it is a favorite, the stars one gave it and where one''s services include it.';

create or replace view public.watched_tv_series_view with (security_invoker = true) as
select w.*, f.series_id is not null as is_favorite, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in
from public.watched_tv_series w
left join public.favorite_tv_series f on f.user_id = w.user_id and f.series_id = w.series_id
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.watched_tv_series_view is
  'The watched series, each with whether it is a favorite, the stars one gave it and where one''s services include it.';
