-- A vote average is rounded once, to tenths with halves up, where it comes from the catalogue. Lists kept two
-- decimals and rounded again what they showed: 8.246 was kept as 8.25 and read 8.3, where its page said 8.2.

-- Which way a kept 8.25 was rounded cannot be told any more: the next refresh asks the catalogue about these first.
update public.wishlists set refreshed_at = 'epoch' where movie_vote_average * 100 % 10 = 5;
update public.watched_movies set refreshed_at = 'epoch' where movie_vote_average * 100 % 10 = 5;
update public.favorite_movies set refreshed_at = 'epoch' where movie_vote_average * 100 % 10 = 5;
update public.tv_wishlists set refreshed_at = 'epoch' where series_vote_average * 100 % 10 = 5;
update public.watched_tv_series set refreshed_at = 'epoch' where series_vote_average * 100 % 10 = 5;
update public.favorite_tv_series set refreshed_at = 'epoch' where series_vote_average * 100 % 10 = 5;

-- No column can change its type under a view.
drop view public.watched_movies_view;
drop view public.watched_tv_series_view;

alter table public.wishlists alter movie_vote_average type numeric(3, 1);
alter table public.watched_movies alter movie_vote_average type numeric(3, 1);
alter table public.favorite_movies alter movie_vote_average type numeric(3, 1);
alter table public.tv_wishlists alter series_vote_average type numeric(3, 1);
alter table public.watched_tv_series alter series_vote_average type numeric(3, 1);
alter table public.favorite_tv_series alter series_vote_average type numeric(3, 1);

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
