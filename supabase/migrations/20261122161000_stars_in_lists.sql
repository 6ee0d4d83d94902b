-- The stars one gave a title stand in one's lists: a page of them asks for its titles and the stars in one query.
-- Everything here runs as the caller: the policies of the tables decide.

create view public.wishlists_view with (security_invoker = true) as
select w.*, r.rating as stars
from public.wishlists w
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.wishlists_view is 'The wished movies, each with the stars one gave it.';
grant select on public.wishlists_view to authenticated;

create view public.tv_wishlists_view with (security_invoker = true) as
select w.*, r.rating as stars
from public.tv_wishlists w
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.tv_wishlists_view is 'The wished series, each with the stars one gave it.';
grant select on public.tv_wishlists_view to authenticated;

-- They name every column of the views they read.
drop view public.wishlists_on_services;
drop view public.tv_wishlists_on_services;
drop view public.watched_movies_on_services;
drop view public.watched_tv_series_on_services;
drop view public.watched_movies_view;
drop view public.watched_tv_series_view;

create view public.watched_movies_view with (security_invoker = true) as
select w.*, f.movie_id is not null as is_favorite, r.rating as stars
from public.watched_movies w
left join public.favorite_movies f on f.user_id = w.user_id and f.movie_id = w.movie_id
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.watched_movies_view is
  'The watched movies, each with whether it is a favorite and the stars one gave it.';
grant select on public.watched_movies_view to authenticated;

create view public.watched_tv_series_view with (security_invoker = true) as
select w.*, f.series_id is not null as is_favorite, r.rating as stars
from public.watched_tv_series w
left join public.favorite_tv_series f on f.user_id = w.user_id and f.series_id = w.series_id
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.watched_tv_series_view is
  'The watched series, each with whether it is a favorite and the stars one gave it.';
grant select on public.watched_tv_series_view to authenticated;

create view public.wishlists_on_services with (security_invoker = true) as
select w.*, o.region
from public.wishlists_view w
join public.title_offers o on o.kind = 'movie' and o.title_id = w.movie_id
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);
comment on view public.wishlists_on_services is 'The wished movies that are included on one of the caller''s services.';
grant select on public.wishlists_on_services to authenticated;

create view public.tv_wishlists_on_services with (security_invoker = true) as
select w.*, o.region
from public.tv_wishlists_view w
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
