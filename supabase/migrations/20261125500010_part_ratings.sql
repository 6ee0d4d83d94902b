-- Stars of seasons and of episodes, in one table: without a number they are the season's.

create table public.part_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  series_id integer not null constraint part_ratings_series_id_positive check (series_id > 0),
  season smallint not null constraint part_ratings_season_range check (season between 0 and 9999),
  number integer constraint part_ratings_number_range check (number between 0 and 99999),
  stars real not null
    constraint part_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint part_ratings_once unique nulls not distinct (user_id, series_id, season, number)
);
comment on table public.part_ratings is 'Stars a person gave seasons and episodes, once each. Others read their average alone (season_rating): what
somebody watches episode by episode is their own.';
comment on column public.part_ratings.number is 'Of the episode; null for the season as a whole.';
comment on column public.part_ratings.stars is 'Exact, from a half to five in steps of a half.';
create index part_ratings_by_season on public.part_ratings (series_id, season, stars) where number is null;
create index part_ratings_by_series on public.part_ratings (series_id);
alter table public.part_ratings enable row level security;
create policy "people see the stars they gave parts" on public.part_ratings for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people give parts stars of their own" on public.part_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change the stars they gave parts" on public.part_ratings for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people take back the stars they gave parts" on public.part_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);
revoke all on table public.part_ratings from anon, authenticated;
grant select, delete on table public.part_ratings to authenticated;
grant insert (user_id, series_id, season, number, stars), update (user_id, series_id, season, number, stars)
  on table public.part_ratings to authenticated;

create trigger bound_entries after insert on public.part_ratings referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of seasons and episodes');
create trigger note_change after insert or delete or update on public.part_ratings
  for each row execute function private.note_change('part_ratings', 'series_id', 'season', 'number');
create trigger stamp_update before update on public.part_ratings for each row execute function private.stamp_update();
create trigger want_facts after insert on public.part_ratings referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create function public.season_rating(p_series_id integer, p_season integer)
returns table (average numeric, rating_count integer)
language sql stable security definer set search_path = '' as $$
  select round(avg(r.stars)::numeric, 2), count(*)::integer
  from public.part_ratings r
  where r.series_id = p_series_id and r.season = p_season and r.number is null
$$;
comment on function public.season_rating(integer, integer) is 'What people here gave a season on average, and how many did. Definer: nobody reads what one of them gave.';
revoke all on function public.season_rating(integer, integer) from public;
grant execute on function public.season_rating(integer, integer) to anon, authenticated;

create function public.my_best_seasons(p_year integer default null)
returns table (series_id integer, name text, poster_path text, season smallint, stars numeric, episodes integer)
language sql stable security definer set search_path = '' as $$
  with given as (
    select r.series_id, r.season, (max(r.stars) filter (where r.number is null))::numeric as whole,
      round((avg(r.stars) filter (where r.number is not null))::numeric, 2) as average,
      (count(*) filter (where r.number is not null))::integer as episodes
    from public.part_ratings r
    where r.user_id = (select auth.uid())
    group by r.series_id, r.season
  ), best as (
    select g.series_id, g.season, coalesce(g.whole, g.average) as stars, g.episodes, g.average
    from given g
    where (g.whole is not null or g.episodes >= 3) and (p_year is null or exists (
      select from public.episode_watches w
      where w.user_id = (select auth.uid()) and w.series_id = g.series_id and w.season = g.season
        and w.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    ))
    -- Of equal seasons the one whose episodes are better, and then the one more of which were rated.
    order by coalesce(g.whole, g.average) desc, g.average desc nulls last, g.episodes desc, g.series_id, g.season
    limit 10
  )
  select b.series_id, coalesce(f.series_name, o.series_name, t.name), coalesce(f.series_poster_path, o.series_poster_path),
    b.season, b.stars, b.episodes
  from best b
  left join public.series_facts f on f.series_id = b.series_id
  left join public.followed_series o on o.user_id = (select auth.uid()) and o.series_id = b.series_id
  left join private.title_facts t on t.kind = 'tv' and t.title_id = b.series_id
  order by b.stars desc, b.average desc nulls last, b.episodes desc, b.series_id, b.season
$$;
comment on function public.my_best_seasons(integer) is 'The ten seasons the caller rates best, of which they watched something in a year, or ever: by the stars they gave the
season, else (from three episodes on) by what they gave its episodes on average. Definer for the names of series.';
revoke all on function public.my_best_seasons(integer) from public;
grant execute on function public.my_best_seasons(integer) to authenticated;

create or replace function private.move_episode_watches(p_series_id integer, p_moves jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  v_moved public.episode_watches[];
  v_rated public.part_ratings[];
begin
  -- Taken out first: numbers that change places would meet each other.
  with taken as (
    delete from public.episode_watches w
    using jsonb_to_recordset(p_moves) as m (season smallint, number integer)
    where w.series_id = p_series_id and w.season = m.season and w.number = m.number
    returning w.*
  )
  select array_agg(t::public.episode_watches) into v_moved from taken t;
  insert into public.lost_episode_watches (user_id, series_id, run, season, number, name, day, marked_at)
  select w.user_id, w.series_id, w.run, w.season, w.number, coalesce(m.name, ''), w.day, w.marked_at
  from unnest(v_moved) w
  join jsonb_to_recordset(p_moves) as m (season smallint, number integer, to_season smallint, name text)
    on m.season = w.season and m.number = w.number
  where m.to_season is null
  on conflict do nothing;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select w.user_id, w.series_id, w.run, m.to_season, m.to_number, w.day, w.marked_at
  from unnest(v_moved) w
  join jsonb_to_recordset(p_moves) as m (season smallint, number integer, to_season smallint, to_number integer)
    on m.season = w.season and m.number = w.number
  where m.to_season is not null
  on conflict do nothing;
  -- Stars go with their episode; those of one that was merged into another end.
  with taken as (
    delete from public.part_ratings r
    using jsonb_to_recordset(p_moves) as m (season smallint, number integer)
    where r.series_id = p_series_id and r.season = m.season and r.number = m.number
    returning r.*
  )
  select array_agg(t::public.part_ratings) into v_rated from taken t;
  insert into public.part_ratings (user_id, series_id, season, number, stars, created_at, updated_at)
  select r.user_id, r.series_id, m.to_season, m.to_number, r.stars, r.created_at, r.updated_at
  from unnest(v_rated) r
  join jsonb_to_recordset(p_moves) as m (season smallint, number integer, to_season smallint, to_number integer)
    on m.season = r.season and m.number = r.number
  where m.to_season is not null
  on conflict do nothing;
end
$function$;

comment on function private.move_episode_watches(integer,jsonb) is 'Moves everybody''s watches and stars of a series to other numbers; watches that lead nowhere are put aside as lost.';

create or replace function private.kept_titles()
 RETURNS TABLE(kind text, title_id integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'movie', movie_id from public.wishlists
  union select 'movie', movie_id from public.watched_movies
  union select 'movie', movie_id from public.favorite_movies
  union select 'tv', series_id from public.tv_wishlists
  union select 'tv', series_id from public.watched_tv_series
  union select 'tv', series_id from public.favorite_tv_series
  union select 'movie', movie_id from public.movie_ratings
  union select 'tv', series_id from public.series_ratings
  union select 'tv', series_id from public.part_ratings
  union select kind, title_id from public.watches
  union select 'tv', series_id from public.episode_watches
$function$;

create or replace function public.titles_of_mine(p_kind text, p_ids integer[])
 RETURNS TABLE(title_id integer, title text, release_date date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with person as (select auth.uid() as id),
  kept as (
    select w.title_id, w.title, w.release_date
    from public.watches w, person p
    where w.user_id = p.id and w.kind = p_kind and w.title_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.watched_movies w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.wishlists w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.watched_tv_series w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.tv_wishlists w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select f.series_id, f.series_name, null
    from public.followed_series f, person p
    where p_kind = 'tv' and f.user_id = p.id and f.series_id = any (p_ids)
    union all
    -- That a title is known here says that somebody keeps it: named are only those the caller has an opinion of.
    select f.title_id, f.name, null
    from private.title_facts f, person p
    where f.kind = p_kind and f.title_id = any (p_ids) and f.name is not null and (
      exists (select from public.movie_ratings r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.movie_reviews r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.series_ratings r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
      or exists (select from public.series_reviews r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
      or exists (select from public.part_ratings r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
    )
  )
  select distinct on (k.title_id) k.title_id, k.title, k.release_date
  from kept k
  order by k.title_id, k.release_date nulls last, k.title
$function$;
