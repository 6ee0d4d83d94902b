-- Half stars. Whole stars (rating) stay what they were: beside them stands the exact value in steps of a half (stars),
-- of which the whole one is the half rounded up; a real holds
-- halves exactly. Whoever writes only one of the two gives the other with it.

create function private.settle_stars() returns trigger
language plpgsql set search_path = '' as $$
begin
  -- Stars written by anything but a watch were given by hand, and follow no watch any more.
  if tg_op = 'UPDATE' and pg_trigger_depth() = 1 then
    new.follows_watch := false;
  end if;
  -- Nothing said of halves: as many as the whole ones.
  if new.stars is null or new.stars = 0 or (tg_op = 'UPDATE' and new.stars = old.stars and new.rating <> old.rating) then
    new.stars := new.rating;
  end if;
  if new.stars > 0 and new.stars <= 5 then
    new.rating := ceil(new.stars);
  end if;
  return new;
end
$$;
comment on function private.settle_stars() is 'Keeps whole and exact stars equal: what is written last counts.';
revoke all on function private.settle_stars() from public;

alter table public.movie_ratings add column stars real, add column follows_watch boolean not null default false;
alter table public.series_ratings add column stars real, add column follows_watch boolean not null default false;
alter table public.import_rows drop constraint import_rows_stars_range;
alter type private.import_line alter attribute stars type real;
alter table public.import_rows alter column stars type real;

-- What was imported kept its original: the half it had comes back, where nobody has changed the stars since.
update public.import_rows r set stars = (
  least(5, greatest(0.5, round((r.entry #>> '{stars,value}')::numeric * 10 / (r.entry #>> '{stars,of}')::numeric) / 2))
)
where r.what = 'rating' and r.stars is not null and r.entry ? 'stars';

-- Nothing of this is an opinion given now: no trigger stamps a time or tells anybody.
alter table public.movie_ratings disable trigger user;
alter table public.series_ratings disable trigger user;
update public.movie_ratings set stars = rating;
update public.series_ratings set stars = rating;
update public.movie_ratings g set stars = r.stars from public.import_rows r
where r.what = 'rating' and r.done ->> 'rating' = g.id::text and r.user_id = g.user_id
  and g.updated_at is null and g.rating = ceil(r.stars);
update public.series_ratings g set stars = r.stars from public.import_rows r
where r.what = 'rating' and r.done ->> 'rating' = g.id::text and r.user_id = g.user_id
  and g.updated_at is null and g.rating = ceil(r.stars);
alter table public.movie_ratings enable trigger user;
alter table public.series_ratings enable trigger user;

alter table public.movie_ratings
  alter column stars set default 0,
  alter column stars set not null,
  add constraint movie_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  add constraint movie_ratings_stars_whole check (rating = ceil(stars));
alter table public.series_ratings
  alter column stars set default 0,
  alter column stars set not null,
  add constraint series_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  add constraint series_ratings_stars_whole check (rating = ceil(stars));
alter table public.import_rows
  add constraint import_rows_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[]));
comment on table public.movie_ratings is 'One rating of each person and movie: the unique key makes the second an update.';
comment on column public.movie_ratings.follows_watch is 'Whether they are those of the latest watch that has stars, and change with it.';
comment on column public.movie_ratings.rating is 'Whole stars from 1 to 5: the exact ones, a half rounded up.';
comment on column public.movie_ratings.stars is 'Exact stars, from a half to five in steps of a half; left out, or 0, as many as rating says.';
grant insert (stars), update (stars) on public.movie_ratings to authenticated;
grant insert (stars), update (stars) on public.series_ratings to authenticated;
create trigger settle_stars before insert or update on public.movie_ratings
  for each row execute function private.settle_stars();
create trigger settle_stars before insert or update on public.series_ratings
  for each row execute function private.settle_stars();

-- Averages are of exact stars, and read no row for them.
drop index public.movie_ratings_by_title;
drop index public.series_ratings_by_title;
create index movie_ratings_by_title on public.movie_ratings (movie_id, stars);
create index series_ratings_by_title on public.series_ratings (series_id, stars);
create or replace view public.movie_rating_summaries with (security_invoker = true) as
  select movie_id, round(avg(stars)::numeric, 2) as average, count(*)::integer as rating_count
  from public.movie_ratings group by movie_id;
create or replace view public.series_rating_summaries with (security_invoker = true) as
  select series_id, round(avg(stars)::numeric, 2) as average, count(*)::integer as rating_count
  from public.series_ratings group by series_id;

-- Whoever does not choose half stars gives whole ones, and keeps the halves they brought.
alter table public.list_settings add column half_stars boolean not null default false;
comment on table public.list_settings is 'How lists of the catalogue are made for a person, and how they give stars.';
comment on column public.list_settings.half_stars is 'Whether the person gives half stars.';
grant insert (half_stars), update (half_stars) on public.list_settings to authenticated;

-- Each watch may have stars of its own, so that a rewatch may disagree.
alter table public.watches add column stars real
  constraint watches_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[]));
comment on column public.watches.stars is 'What the person gave this very watch; null for nothing.';
grant insert (stars), update (stars) on public.watches to authenticated;

-- Lists and diary show what was given.
drop view public.wishlists_view;
create view public.wishlists_view with (security_invoker=true) as
 SELECT w.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
    w.added_at, w.refreshed_at, w.movie_title_key, r.stars,
    ARRAY( SELECT o.region
           FROM private.titles_on_my_services o
          WHERE o.kind = 'movie'::text AND o.title_id = w.movie_id) AS included_in
   FROM public.wishlists w
     LEFT JOIN public.movie_ratings r ON r.user_id = w.user_id AND r.movie_id = w.movie_id;
comment on view public.wishlists_view is 'The wished movies, each with the stars one gave it and where one''s services include it.';
grant select on table public.wishlists_view to authenticated;

drop view public.tv_wishlists_view;
create view public.tv_wishlists_view with (security_invoker=true) as
 SELECT w.user_id, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
    w.series_vote_average, w.added_at, w.refreshed_at, w.series_name_key, r.stars,
    ARRAY( SELECT o.region
           FROM private.titles_on_my_services o
          WHERE o.kind = 'tv'::text AND o.title_id = w.series_id) AS included_in
   FROM public.tv_wishlists w
     LEFT JOIN public.series_ratings r ON r.user_id = w.user_id AND r.series_id = w.series_id;
comment on view public.tv_wishlists_view is 'The wished series, each with the stars one gave it and where one''s services include it.';
grant select on table public.tv_wishlists_view to authenticated;

drop view public.watched_movies_view;
create view public.watched_movies_view with (security_invoker=true) as
 SELECT w.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
    w.watched_at, w.refreshed_at, w.marked_on, f.movie_id IS NOT NULL AS is_favorite, r.stars,
    ARRAY( SELECT o.region
           FROM private.titles_on_my_services o
          WHERE o.kind = 'movie'::text AND o.title_id = w.movie_id) AS included_in,
    ( SELECT max(d.day) AS max
           FROM public.watches d
          WHERE d.user_id = w.user_id AND d.kind = 'movie'::text AND d.title_id = w.movie_id) AS watched_on,
    w.movie_title_key
   FROM public.watched_movies w
     LEFT JOIN public.favorite_movies f ON f.user_id = w.user_id AND f.movie_id = w.movie_id
     LEFT JOIN public.movie_ratings r ON r.user_id = w.user_id AND r.movie_id = w.movie_id;
comment on view public.watched_movies_view is 'The watched movies, each with whether it is a favorite, the stars one gave it, where one''s services include it and the
latest day the diary has of it (null for some time).';
grant select on table public.watched_movies_view to authenticated;

drop view public.watched_tv_series_view;
create view public.watched_tv_series_view with (security_invoker=true) as
 SELECT w.user_id, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
    w.series_vote_average, w.watched_at, w.refreshed_at, w.marked_on, f.series_id IS NOT NULL AS is_favorite,
    r.stars,
    ARRAY( SELECT o.region
           FROM private.titles_on_my_services o
          WHERE o.kind = 'tv'::text AND o.title_id = w.series_id) AS included_in,
    GREATEST(( SELECT max(d.day) AS max
           FROM public.watches d
          WHERE d.user_id = w.user_id AND d.kind = 'tv'::text AND d.title_id = w.series_id), ( SELECT max(e.day) AS max
           FROM public.episode_watches e
          WHERE e.user_id = w.user_id AND e.series_id = w.series_id)) AS watched_on,
    w.series_name_key
   FROM public.watched_tv_series w
     LEFT JOIN public.favorite_tv_series f ON f.user_id = w.user_id AND f.series_id = w.series_id
     LEFT JOIN public.series_ratings r ON r.user_id = w.user_id AND r.series_id = w.series_id;
comment on view public.watched_tv_series_view is 'The watched series, each with whether it is a favorite, the stars one gave it, where one''s services include it and the
latest day the diary has of it or of an episode (null for some time).';
grant select on table public.watched_tv_series_view to authenticated;

drop view public.watches_view;
create view public.watches_view with (security_invoker=true) as
 SELECT w.id, w.user_id, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average, w.day,
    w.again, w.note, w.created_at, w.marked_at, w.stars, COALESCE(m.stars, s.stars) AS title_stars
   FROM public.watches w
     LEFT JOIN public.movie_ratings m ON w.kind = 'movie'::text AND m.user_id = w.user_id AND m.movie_id = w.title_id
     LEFT JOIN public.series_ratings s ON w.kind = 'tv'::text AND s.user_id = w.user_id AND s.series_id = w.title_id;
comment on view public.watches_view is 'The watches, each with its stars and those one gave its title.';
grant select on table public.watches_view to authenticated;
