-- The diary: each time somebody has watched a title, on a calendar day of theirs or "some time".
--
-- The watched list says that a title was watched, the diary when. A title that enters the watched list now has been
-- watched today: a trigger records it, so that every way into the list does, once. A title that enters with a time of
-- its own was there before (an undo) or is brought along with watches of its own (an import): nothing is recorded.
-- Leaving the list, by hand or for the wishlist, touches no watch; taking a mark back does (take_back_mark).

create table public.watches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4, 2),
  day date,
  again boolean not null default false,
  note text,
  created_at timestamptz not null default now(),
  marked_at timestamptz,
  refreshed_at timestamptz not null default now(),
  constraint watches_once_a_mark unique (user_id, kind, title_id, marked_at),
  constraint watches_kind_known check (kind in ('movie', 'tv')),
  constraint watches_title_id_positive check (title_id > 0),
  constraint watches_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint watches_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watches_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint watches_vote_average_range check (vote_average between 0 and 10),
  constraint watches_day_sane check (day between '1900-01-01' and '2200-01-01'),
  constraint watches_note_length check (char_length(note) <= 500 and note ~ '\S'),
  constraint watches_created_at_sane check (created_at between '2000-01-01' and '2200-01-01')
);
comment on table public.watches is 'What somebody has watched, and when: one row each time.';
comment on column public.watches.day is 'The calendar day where the person was; null for "some time".';
comment on column public.watches.again is 'Watched before already.';
comment on column public.watches.marked_at is
  'The time of the entry of the watched list this was recorded with; null for one recorded on its own.';
create index watches_by_day on public.watches (user_id, day desc nulls last, created_at desc, id);
create index watches_by_title on public.watches (kind, title_id, refreshed_at);

create function private.check_watch_day() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- The first zone of the world to begin a day is 14 hours ahead.
  if new.day > (now() at time zone 'UTC' + interval '14 hours')::date then
    raise exception 'That day is still to come' using errcode = '23514', constraint = 'watches_day_not_to_come';
  end if;
  return new;
end
$$;
comment on function private.check_watch_day() is 'Nobody has watched anything on a day that has begun nowhere.';
revoke all on function private.check_watch_day() from public;
create trigger check_watch_day before insert or update of day on public.watches
  for each row execute function private.check_watch_day();

alter table public.watches enable row level security;
grant select, delete on public.watches to authenticated;
grant insert (
  id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at
), update (day, again, note) on public.watches to authenticated;
create policy "people see their own watches" on public.watches for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people record their own watches" on public.watches for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own watches" on public.watches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people remove their own watches" on public.watches for delete to authenticated
  using ((select auth.uid()) = user_id);

-- What was watched before there was a diary. A second run finds each of them there.
insert into public.watches (
  user_id, kind, title_id, title, poster_path, release_date, vote_average, day, created_at, marked_at, refreshed_at
)
select user_id, 'movie', movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average,
  (watched_at at time zone 'UTC')::date, watched_at, watched_at, refreshed_at
from public.watched_movies
union all
select user_id, 'tv', series_id, series_name, series_poster_path, series_first_air_date, series_vote_average,
  (watched_at at time zone 'UTC')::date, watched_at, watched_at, refreshed_at
from public.watched_tv_series
on conflict on constraint watches_once_a_mark do nothing;

create function private.bound_watches() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Once a statement: a thousand rows of one import are counted together.
  if exists (
    select from (select distinct user_id from added) a
    where (
      select count(*) from (select from public.watches w where w.user_id = a.user_id limit 50001) counted
    ) > 50000
  ) then
    raise exception 'A diary holds 50,000 watches' using errcode = '23514', constraint = 'watches_bound';
  end if;
  return null;
end
$$;
comment on function private.bound_watches() is 'Fifty thousand watches for each person at most; none is dropped unasked.';
revoke all on function private.bound_watches() from public;
create trigger bound_watches after insert on public.watches referencing new table as added
  for each statement execute function private.bound_watches();

alter table public.watched_movies add column marked_on date;
alter table public.watched_tv_series add column marked_on date;
comment on column public.watched_movies.marked_on is
  'The calendar day where the person was who marked it; without one the day is taken in UTC.';
comment on column public.watched_tv_series.marked_on is 'As in watched_movies.';
grant insert (marked_on) on public.watched_movies, public.watched_tv_series to authenticated;

-- What one statement marks as watched is recorded together: recorded one by one, each mark had the whole diary counted
-- anew for its bound.
create function private.record_watch() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  of_kind text := tg_argv[0];
  utc timestamp := now() at time zone 'UTC';
begin
  -- As the caller, under the policies of the diary.
  insert into public.watches (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, marked_at
  )
  with mark as materialized (
    select a.user_id, a.watched_at, coalesce(a.entry ->> 'movie_id', a.entry ->> 'series_id')::integer as title_id,
      coalesce(a.entry ->> 'movie_title', a.entry ->> 'series_name') as title,
      coalesce(a.entry ->> 'movie_poster_path', a.entry ->> 'series_poster_path') as poster_path,
      coalesce(a.entry ->> 'movie_release_date', a.entry ->> 'series_first_air_date')::date as release_date,
      coalesce(a.entry ->> 'movie_vote_average', a.entry ->> 'series_vote_average')::numeric as vote_average,
      -- The zones of the world reach from 12 hours behind to 14 ahead. A clock that is wrong costs nobody their mark.
      case
        when a.marked_on between (utc - interval '12 hours')::date and (utc + interval '14 hours')::date
          then a.marked_on
        else utc::date
      end as today
    from (select n.user_id, n.watched_at, n.marked_on, to_jsonb(n) as entry from added n offset 0) a
    -- An earlier time of its own says that it was put back, or brought along.
    where a.watched_at >= now()
  )
  select m.user_id, of_kind, m.title_id, m.title, m.poster_path, m.release_date, m.vote_average, m.today,
    earlier.watched, m.watched_at
  from mark m
  cross join lateral (
    select count(*) > 0 as watched, coalesce(bool_or(w.day = m.today), false) as that_day
    from public.watches w
    where w.user_id = m.user_id and w.kind = of_kind and w.title_id = m.title_id
  ) earlier
  -- Marked, taken from the list and marked again on one day is watched once.
  where not earlier.that_day
  on conflict on constraint watches_once_a_mark do nothing;
  return null;
end
$$;
comment on function private.record_watch() is
  'Records watches of today for the titles that a statement puts into the watched list now.';
revoke all on function private.record_watch() from public;
create trigger record_watch after insert on public.watched_movies referencing new table as added
  for each statement execute function private.record_watch('movie');
create trigger record_watch after insert on public.watched_tv_series referencing new table as added
  for each statement execute function private.record_watch('tv');

create function public.log_watch(
  p_kind text, p_title jsonb, p_id uuid, p_day date default null, p_again boolean default false,
  p_note text default null
) returns table (marked_at timestamptz, wished_at timestamptz)
  language plpgsql set search_path = ''
as $$
declare
  marked timestamptz := now();
  wished timestamptz;
  person uuid := auth.uid();
  entry record;
begin
  select * into entry from jsonb_to_record(p_title) as t (
    id integer, title text, poster_path text, release_date date, vote_average numeric
  );
  -- The lock of the exchange between the lists, taken before they are read.
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || p_kind || ':' || person::text, 0));
  if exists (select from public.watched_movies w
      where p_kind = 'movie' and w.user_id = person and w.movie_id = entry.id)
    or exists (select from public.watched_tv_series w
      where p_kind = 'tv' and w.user_id = person and w.series_id = entry.id) then
    marked := null;
  end if;
  insert into public.watches (
    id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, marked_at
  ) values (
    p_id, person, p_kind, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average,
    p_day, p_again, p_note, marked
  );
  -- The trigger of the list finds the watch of this very mark, and records no other.
  if marked is not null and p_kind = 'movie' then
    select w.added_at into wished from public.wishlists w where w.user_id = person and w.movie_id = entry.id;
    insert into public.watched_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average
    ) values (person, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average);
  elsif marked is not null then
    select w.added_at into wished from public.tv_wishlists w where w.user_id = person and w.series_id = entry.id;
    insert into public.watched_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average
    ) values (person, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average);
  end if;
  return query select marked, wished;
end
$$;
comment on function public.log_watch(text, jsonb, uuid, date, boolean, text) is
  'Records a watch, and the title in the watched list where it is not there. Answers when it entered the list (null when
it was there), and since when it stood in the wishlist it left by that.';
revoke all on function public.log_watch(text, jsonb, uuid, date, boolean, text) from public;
grant execute on function public.log_watch(text, jsonb, uuid, date, boolean, text) to authenticated;

create function public.take_back_mark(
  p_kind text, p_title_id integer, p_marked_at timestamptz, p_wished_at timestamptz default null
) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  person uuid := auth.uid();
  back boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || p_kind || ':' || person::text, 0));
  delete from public.watches w
  where w.user_id = person and w.kind = p_kind and w.title_id = p_title_id and w.marked_at = p_marked_at;
  -- Entering the wishlist takes it from the watched list. What has left that list since, or entered it anew, stays
  -- as it is.
  if p_kind = 'movie' then
    insert into public.wishlists (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
    )
    select person, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
      p_wished_at
    from public.watched_movies w
    where w.user_id = person and w.movie_id = p_title_id and w.watched_at = p_marked_at
      and p_wished_at is not null;
    back := found;
    delete from public.watched_movies w
    where w.user_id = person and w.movie_id = p_title_id and w.watched_at = p_marked_at;
  else
    insert into public.tv_wishlists (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
    )
    select person, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
      w.series_vote_average, p_wished_at
    from public.watched_tv_series w
    where w.user_id = person and w.series_id = p_title_id and w.watched_at = p_marked_at
      and p_wished_at is not null;
    back := found;
    delete from public.watched_tv_series w
    where w.user_id = person and w.series_id = p_title_id and w.watched_at = p_marked_at;
  end if;
  return back or found;
end
$$;
comment on function public.take_back_mark(text, integer, timestamptz, timestamptz) is
  'Takes a title from the watched list together with the watch recorded with it, and puts it back into the wishlist
where it came from there. False when the list holds it no longer, or since another time.';
revoke all on function public.take_back_mark(text, integer, timestamptz, timestamptz) from public;
grant execute on function public.take_back_mark(text, integer, timestamptz, timestamptz) to authenticated;

create view public.watches_view with (security_invoker = true) as
select w.id, w.user_id, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average, w.day, w.again,
  w.note, w.created_at, w.marked_at, coalesce(m.rating, s.rating) as stars
from public.watches w
left join public.movie_ratings m on w.kind = 'movie' and m.user_id = w.user_id and m.movie_id = w.title_id
left join public.series_ratings s on w.kind = 'tv' and s.user_id = w.user_id and s.series_id = w.title_id;
comment on view public.watches_view is 'The watches, each with the stars one gave its title.';
grant select on public.watches_view to authenticated;

-- Episodes in the diary: all that somebody has watched of one series on one day is one entry of theirs.

create function public.diary_months(p_kind text default null)
  returns table (month date, entries integer)
  language sql stable set search_path = ''
as $$
  select date_trunc('month', e.day)::date, sum(e.entries)::integer
  from (
    select w.day, count(*) as entries
    from public.watches w
    where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
    group by w.day
    union all
    select s.day, count(*)
    from (
      select distinct d.day, d.series_id from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
    ) s
    group by s.day
  ) e
  group by 1
  order by 1 desc nulls last
$$;
comment on function public.diary_months(text) is
  'How many entries the diary has in each month, the latest first; those without a day last, under no month. Episodes of
one series on one day are one entry.';
revoke all on function public.diary_months(text) from public;
grant execute on function public.diary_months(text) to authenticated;

create function public.count_diary_day(p_day date default null, p_kind text default null) returns integer
  language sql stable set search_path = ''
as $$
  select (
    (
      select count(*) from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
        and (w.day = p_day or p_day is null and w.day is null)
    ) + (
      select count(distinct d.series_id) from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
        and (d.day = p_day or p_day is null and d.day is null)
    )
  )::integer
$$;
comment on function public.count_diary_day(date, text) is 'How many entries the diary has on a day, or (null) on none.';

create function public.diary_entries(
  p_kind text default null, p_since date default null, p_until date default null, p_undated boolean default false,
  p_from integer default 0, p_size integer default 30, p_of_each_day integer default null
) returns table (
  id text, kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric,
  day date, again boolean, note text, created_at timestamptz, marked_at timestamptz, stars smallint,
  episodes integer, first_episodes jsonb, of_day integer
)
  language sql stable set search_path = '' set work_mem = '16MB'
as $$
  with bound as (
    select coalesce(p_since, '1900-01-01') as since, coalesce(p_until, '2200-01-01') as until,
      -- What is shown of each day takes all of the time it is asked for; a page no more than what stands before its end.
      case when p_of_each_day is null then greatest(p_from, 0) + least(p_size, 200) end as enough
  ),
  dated as materialized (
    (
      select w.id, null::integer as series_id, w.day, w.created_at, null::integer as episodes, false as again
      from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind) and not p_undated
        and w.day >= (select b.since from bound b) and w.day <= (select b.until from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    (
      -- Whole days, because within one the order is another.
      select null, d.series_id, d.day, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
      from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and not p_undated
        and d.day >= (select b.since from bound b) and d.day <= (select b.until from bound b)
      group by d.day, d.series_id
      order by d.day desc
      fetch first (select coalesce(b.enough, 1000000) from bound b) rows with ties
    )
  ),
  -- What has no day stands behind all that has one, and is read where that does not fill the page.
  undated as materialized (
    (
      select w.id, null::integer as series_id, w.day, w.created_at, null::integer as episodes, false as again
      from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind) and w.day is null
        and p_since is null and p_of_each_day is null
        and (select count(*) from dated) < (select b.enough from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    select null, d.series_id, null, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
    from public.episode_watches d
    where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and d.day is null
      and p_since is null and p_of_each_day is null
      and (select count(*) from dated) < (select b.enough from bound b)
    group by d.series_id
  ),
  entry as (
    select e.*, coalesce(e.id::text, 'series:' || e.series_id || ':' || coalesce(e.day::text, 'none')) as key
    from (select * from dated union all select * from undated) e
  ),
  placed as (
    select e.*, count(*) over (partition by e.day)::integer as of_day,
      row_number() over (partition by e.day order by e.created_at desc, e.key) as place
    from entry e
  ),
  shown as materialized (
    select p.* from placed p
    where p_of_each_day is null or p.place <= p_of_each_day
    order by p.day desc nulls last, p.created_at desc, p.key
    limit least(p_size, 200) offset greatest(p_from, 0)
  )
  select * from (
    select s.key, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average, w.day, w.again, w.note,
      w.created_at, w.marked_at, w.stars, null::integer, null::jsonb, s.of_day
    from shown s join public.watches_view w on w.id = s.id
    union all
    select s.key, 'tv', s.series_id, coalesce(f.series_name, o.series_name), coalesce(f.series_poster_path,
      o.series_poster_path), null, null, s.day, s.again, null, s.created_at, null, r.rating, s.episodes, e.first, s.of_day
    from shown s
    left join public.series_facts f on f.series_id = s.series_id
    left join public.followed_series o on o.user_id = (select auth.uid()) and o.series_id = s.series_id
    left join public.series_ratings r on r.user_id = (select auth.uid()) and r.series_id = s.series_id
    cross join lateral (
      select jsonb_agg(jsonb_build_array(n.season, n.number) order by n.season, n.number) as first
      from (
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day = s.day
        union
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day is null and s.day is null
        order by 1, 2
        limit 20
      ) n
    ) e
    where s.series_id is not null
  ) e (
    id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars,
    episodes, first_episodes, of_day
  )
  order by e.day desc nulls last, e.created_at desc, e.id
$$;
comment on function public.diary_entries(text, date, date, boolean, integer, integer, integer) is
  'Entries of the caller''s diary in its order: the latest day first, what has no day last. Of days from p_since to p_until,
of no day (p_undated), or of all; at most 200 from p_from on, or so many of each day, with how many that day has among
those read. An entry is a watch of a title, or (episodes is how many, first_episodes the first twenty as pairs of season
and number) all of one series on one day.';

create function public.unmark_day(p_series_id integer, p_day date default null) returns jsonb
  language sql set search_path = ''
as $$
  with gone as (
    delete from public.episode_watches w
    where w.user_id = auth.uid() and w.series_id = p_series_id and w.day is not distinct from p_day
    returning w.run, w.season, w.number, w.day, w.marked_at
  ), acts as (
    select jsonb_build_object(
      'run', run, 'season', season, 'day', day, 'marked_at', marked_at, 'numbers', jsonb_agg(number order by number)
    ) as act
    from gone group by run, season, day, marked_at
  )
  select coalesce(jsonb_agg(act), '[]') from acts
$$;
comment on function public.unmark_day(integer, date) is
  'Unmarks the episodes of a series watched on a day, or (null) on none; answers what restore_episodes takes.';
revoke all on function public.count_diary_day(date, text) from public;
revoke all on function public.diary_entries(text, date, date, boolean, integer, integer, integer) from public;
revoke all on function public.unmark_day(integer, date) from public;
grant execute on function public.count_diary_day(date, text) to authenticated;
grant execute on function public.diary_entries(text, date, date, boolean, integer, integer, integer) to authenticated;
grant execute on function public.unmark_day(integer, date) to authenticated;
