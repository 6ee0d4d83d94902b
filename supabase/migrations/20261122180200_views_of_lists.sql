-- A list has one view: with one's stars, and with the regions in which a title is included on one's services. A page of
-- it is one query, and what asks for neither pays for neither. Everything here runs as the caller: the policies of the
-- tables decide.

create view private.titles_on_my_services with (security_invoker = true) as
select o.kind, o.title_id, o.region
from public.title_offers o
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);
comment on view private.titles_on_my_services is 'Saved titles that are included on one of the caller''s services.';
grant select on private.titles_on_my_services to authenticated;

create view public.wishlists_view with (security_invoker = true) as
select w.*, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in
from public.wishlists w
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.wishlists_view is
  'The wished movies, each with the stars one gave it and where one''s services include it.';
grant select on public.wishlists_view to authenticated;

create view public.tv_wishlists_view with (security_invoker = true) as
select w.*, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in
from public.tv_wishlists w
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.tv_wishlists_view is
  'The wished series, each with the stars one gave it and where one''s services include it.';
grant select on public.tv_wishlists_view to authenticated;

create view public.watched_movies_view with (security_invoker = true) as
select w.*, f.movie_id is not null as is_favorite, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in
from public.watched_movies w
left join public.favorite_movies f on f.user_id = w.user_id and f.movie_id = w.movie_id
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;
comment on view public.watched_movies_view is
  'The watched movies, each with whether it is a favorite, the stars one gave it and where one''s services include it.';
grant select on public.watched_movies_view to authenticated;

create view public.watched_tv_series_view with (security_invoker = true) as
select w.*, f.series_id is not null as is_favorite, r.rating as stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in
from public.watched_tv_series w
left join public.favorite_tv_series f on f.user_id = w.user_id and f.series_id = w.series_id
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;
comment on view public.watched_tv_series_view is
  'The watched series, each with whether it is a favorite, the stars one gave it and where one''s services include it.';
grant select on public.watched_tv_series_view to authenticated;

-- What the home page shows of a person's own.

create function public.home_wishes(p_today date, p_limit integer default 20)
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
    from public.tv_wishlists s where s.user_id = (select auth.uid())
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

create function public.recently_liked(p_limit integer default 3)
  returns table (kind text, title_id integer, name text, rating smallint)
  language sql stable security definer set search_path = ''
as $$
  select r.kind, r.title_id, f.name, r.rating
  from (
    select * from (
      select 'movie' as kind, m.movie_id as title_id, m.rating, coalesce(m.updated_at, m.created_at) as rated_at
      from public.movie_ratings m where m.user_id = (select auth.uid())
      union all
      select 'tv', s.series_id, s.rating, coalesce(s.updated_at, s.created_at)
      from public.series_ratings s where s.user_id = (select auth.uid())
    ) every
    order by rated_at desc, title_id
    limit 20
  ) r
  join private.title_facts f on f.kind = r.kind and f.title_id = r.title_id and f.name is not null
  where r.rating >= 4
  order by r.rating desc, r.rated_at desc, r.title_id
  limit least(greatest(p_limit, 1), 10)
$$;
comment on function public.recently_liked(integer) is
  'The best of the twenty titles the caller has rated last, four stars at least, with their names where they are known.';

revoke all on function public.home_wishes(date, integer) from public;
revoke all on function public.recently_liked(integer) from public;
grant execute on function public.home_wishes(date, integer) to authenticated;
grant execute on function public.recently_liked(integer) to authenticated;
