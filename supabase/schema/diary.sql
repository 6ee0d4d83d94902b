create table public.watches (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  day date,
  again boolean not null default false,
  note text,
  created_at timestamptz not null default now(),
  marked_at timestamptz,
  refreshed_at timestamptz not null default now(),
  stars real,
  constraint watches_pkey primary key (id),
  constraint watches_once_a_mark unique (user_id, kind, title_id, marked_at),
  constraint watches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint watches_created_at_sane check (created_at between '2000-01-01' and '2200-01-01'),
  constraint watches_day_sane check (day between '1900-01-01' and '2200-01-01'),
  constraint watches_kind_known check (kind in ('movie', 'tv')),
  constraint watches_note_length check (char_length(note) <= 500 and note ~ '\S'),
  constraint watches_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watches_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint watches_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  constraint watches_title_id_positive check (title_id > 0),
  constraint watches_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint watches_vote_average_range check (vote_average between 0 and 10)
);
comment on table public.watches is 'What somebody has watched, and when: one row each time.';
comment on column public.watches.day is 'The calendar day where the person was; null for "some time".';
comment on column public.watches.again is 'Watched before already.';
comment on column public.watches.marked_at is
  'The time of the entry of the watched list this was recorded with; null for one recorded on its own.';
comment on column public.watches.stars is 'What the person gave this very watch; null for nothing.';
create index watches_by_day on public.watches (user_id, day desc nulls last, created_at desc, id);
create index watches_by_title on public.watches (kind, title_id, refreshed_at);
alter table public.watches enable row level security;
create policy "people change their own watches" on public.watches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people record their own watches" on public.watches for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own watches" on public.watches for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own watches" on public.watches for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.watches to authenticated;
grant insert (
  id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at,
  marked_at, stars
) on public.watches to authenticated;
grant update (day, again, note, stars) on public.watches to authenticated;
create trigger bound_watches after insert on public.watches
  referencing new table as added
  for each statement execute function private.bound_watches();
create trigger check_watch_day before insert or update of day on public.watches
  for each row execute function private.check_watch_day();
create trigger follow_watch_stars after insert on public.watches
  referencing new table as added
  for each statement execute function private.follow_watch_stars();
create trigger follow_watch_stars_changed after update on public.watches
  referencing old table as gone new table as added
  for each statement execute function private.follow_watch_stars();
create trigger follow_watch_stars_gone after delete on public.watches
  referencing old table as gone
  for each statement execute function private.follow_watch_stars();
create trigger note_change after insert or delete or update on public.watches
  for each row execute function private.note_change('history', 'id');
create trigger tell_deleted_watches after delete on public.watches
  referencing old table as gone
  for each statement execute function private.tell_taken_back();
create trigger tell_moved_watches after update on public.watches
  referencing old table as gone new table as added
  for each statement execute function private.tell_moved_watches();
create trigger tell_webhooks after insert on public.watches
  for each row execute function private.tell_webhooks('watched', 'history', 'created_at', 'id');
create trigger touch_numbers after insert on public.watches
  referencing new table as added
  for each statement execute function private.touch_numbers();
create trigger touch_numbers_changed after update on public.watches
  referencing old table as gone new table as added
  for each statement execute function private.touch_numbers_changed();
create trigger touch_numbers_gone after delete on public.watches
  referencing old table as gone
  for each statement execute function private.touch_numbers();
create trigger want_facts after insert on public.watches
  referencing new table as added
  for each statement execute function private.want_facts('title_id');

create or replace view public.watches_view with (security_invoker = true) as
select w.id, w.user_id, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average, w.day,
  w.again, w.note, w.created_at, w.marked_at, w.stars, coalesce(m.stars, s.stars) as title_stars
from public.watches w
left join public.movie_ratings m on w.kind = 'movie' and m.user_id = w.user_id and m.movie_id = w.title_id
left join public.series_ratings s on w.kind = 'tv' and s.user_id = w.user_id and s.series_id = w.title_id;
comment on view public.watches_view is 'The watches, each with its stars and those one gave its title.';
grant select on public.watches_view to authenticated;

create or replace function private.bound_watches()
  returns trigger
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
comment on function private.bound_watches() is
  'Fifty thousand watches for each person at most; none is dropped unasked.';
revoke all on function private.bound_watches() from public;

create or replace function private.check_watch_day()
  returns trigger
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

create or replace function private.latest_watch_stars(p_user uuid, p_titles jsonb)
  returns table (kind text, title_id integer, stars real)
  language sql stable set search_path = ''
as $$
  select distinct on (w.kind, w.title_id) w.kind, w.title_id, w.stars
  from jsonb_to_recordset(p_titles) as t (kind text, id integer)
  join public.watches w on w.user_id = p_user and w.kind = t.kind and w.title_id = t.id and w.stars is not null
  order by w.kind, w.title_id, w.day desc nulls last, w.created_at desc, w.id
$$;
comment on function private.latest_watch_stars(uuid, jsonb) is
  'Of some titles the stars of the latest watch that has some.';
revoke all on function private.latest_watch_stars(uuid, jsonb) from public;

create or replace function private.latest_watches(p_person uuid, p_since date, p_limit integer)
  returns table (
    kind text, title_id integer, title text, poster_path text, release_date date, day date, episodes integer,
    watched_at timestamptz
  )
  language sql stable set search_path = ''
as $$
  select * from (
    (
      select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, 0 as episodes, w.created_at as watched_at
      from public.watches w
      where w.user_id = p_person and w.day >= p_since
      order by w.day desc nulls last, w.created_at desc, w.id
      limit p_limit
    )
    union all
    select 'tv', e.series_id, f.series_name, f.series_poster_path, null, e.day, e.episodes, e.marked_at
    from (
      select w.series_id, w.day, count(*)::integer as episodes, max(w.marked_at) as marked_at
      from (
        select s.series_id, s.day, s.marked_at from public.episode_watches s
        where s.user_id = p_person and s.day >= p_since
        order by s.day desc, s.series_id
        limit p_limit * 40
      ) w
      group by w.series_id, w.day
      order by w.day desc, max(w.marked_at) desc
      limit p_limit
    ) e
    join public.series_facts f on f.series_id = e.series_id
  ) every
  order by day desc, watched_at desc, title_id
  limit p_limit
$$;
comment on function private.latest_watches(uuid, date, integer) is
  'What a person has watched on days since one, the latest first; episodes of a series on one day are one row. Never a note.';
revoke all on function private.latest_watches(uuid, date, integer) from public;

create or replace function private.length_of(p_kind text, p_title_id integer)
  returns interval
  language sql stable set search_path = ''
as $$
  select make_interval(mins => coalesce((
    select least(f.minutes, 1440) from private.title_facts f
    where p_kind = 'movie' and f.kind = p_kind and f.title_id = p_title_id
  ), 720))
$$;
comment on function private.length_of(text, integer) is
  'How long a movie is; half a day where nobody knows it, and for a series as a whole.';
revoke all on function private.length_of(text, integer) from public;

create or replace function private.print_of(p_watch public.watches)
  returns text
  language sql stable set search_path = ''
as $$
  -- All but its keys, its times, and what the catalogue says of its title. A column to come is a person's.
  select md5(jsonb_strip_nulls(to_jsonb(p_watch) - '{
    id,user_id,kind,title_id,title,poster_path,release_date,vote_average,created_at,marked_at,refreshed_at
  }'::text[])::text)
$$;
comment on function private.print_of(public.watches) is
  'What tells whether a watch says the same as when it came: all that its person can change, in one word.';
revoke all on function private.print_of(public.watches) from public;

create or replace function private.record_watch()
  returns trigger
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

create or replace function private.same_viewing(
  p_user uuid, p_kind text, p_title_id integer, p_at timestamptz, p_day date, p_length interval
)
  returns setof public.watches
  language sql stable set search_path = ''
as $$
  select w.* from public.watches w
  where w.user_id = p_user and w.kind = p_kind and w.title_id = p_title_id
    -- When it was written down is when it was watched, unless it names another day.
    and w.day between p_day - 1 and p_day + 1
    and w.created_at > p_at - p_length and w.created_at < p_at + p_length
$$;
comment on function private.same_viewing(uuid, text, integer, timestamptz, date, interval) is
  'Watches of a title within its length of a moment, on that day or the one beside it: midnight lies between.';
revoke all on function private.same_viewing(uuid, text, integer, timestamptz, date, interval) from public;

create or replace function public.count_diary_day(
  p_day date default null, p_kind text default null, p_tag text default null
)
  returns integer
  language sql stable set search_path = ''
as $$
  select (
    (
      select count(*) from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and (w.day = p_day or p_day is null and w.day is null)
    ) + (
      select count(distinct d.series_id) from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
        and (d.day = p_day or p_day is null and d.day is null)
    )
  )::integer
$$;
comment on function public.count_diary_day(date, text, text) is
  'How many entries the diary has on a day, or (null) on none, of titles with a tag (its key) where one is named.';
revoke all on function public.count_diary_day(date, text, text) from public;
grant execute on function public.count_diary_day(date, text, text) to authenticated;

create or replace function public.diary_entries(
  p_kind text default null, p_since date default null, p_until date default null, p_undated boolean default false,
  p_from integer default 0, p_size integer default 30, p_of_each_day integer default null, p_tag text default null
)
  returns table (
    id text, kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric,
    day date, again boolean, note text, created_at timestamptz, marked_at timestamptz, stars real, title_stars real,
    episodes integer, first_episodes jsonb, of_day integer
  )
  language sql stable set search_path = '' set work_mem = '16MB' set plan_cache_mode = force_generic_plan
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
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
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
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
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
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and p_since is null and p_of_each_day is null
        and (select count(*) from dated) < (select b.enough from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    select null, d.series_id, null, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
    from public.episode_watches d
    where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and d.day is null
      and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
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
      w.created_at, w.marked_at, w.stars, w.title_stars, null::integer, null::jsonb, s.of_day
    from shown s join public.watches_view w on w.id = s.id
    union all
    select s.key, 'tv', s.series_id, coalesce(f.series_name, o.series_name), coalesce(f.series_poster_path,
      o.series_poster_path), null, null, s.day, s.again, null, s.created_at, null, null, r.stars, s.episodes, e.first, s.of_day
    from shown s
    left join public.series_facts f on f.series_id = s.series_id
    left join public.followed_series o on o.user_id = (select auth.uid()) and o.series_id = s.series_id
    left join public.series_ratings r on r.user_id = (select auth.uid()) and r.series_id = s.series_id
    cross join lateral (
      select jsonb_agg(jsonb_build_array(n.season, n.number, (
        select g.stars from public.part_ratings g
        where g.user_id = (select auth.uid()) and g.series_id = s.series_id and g.season = n.season and g.number = n.number
      )) order by n.season, n.number) as first
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
    id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars, title_stars,
    episodes, first_episodes, of_day
  )
  order by e.day desc nulls last, e.created_at desc, e.id
$$;
comment on function public.diary_entries(text, date, date, boolean, integer, integer, integer, text) is
'Entries of the caller''s diary in its order: the latest day first, what has no day last. Of days from p_since to p_until,
of no day (p_undated), or of all, of titles with a tag (its key) where one is named; at most 200 from p_from on, or so many of each day, with how many that day has among
those read. An entry is a watch of a title with its own stars and those of the title, or (episodes is how many, first_episodes the first twenty as season, number
and the stars they were given) all of one series on one day.';
revoke all on function public.diary_entries(text, date, date, boolean, integer, integer, integer, text) from public;
grant execute
  on function public.diary_entries(text, date, date, boolean, integer, integer, integer, text) to authenticated;

create or replace function public.diary_months(p_kind text default null, p_tag text default null)
  returns table (month date, entries integer)
  language sql stable set search_path = ''
as $$
  select date_trunc('month', e.day::timestamp)::date, count(*)::integer
  from (
    select w.day
    from public.watches w
    where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
      and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
    union all
    select s.day
    from (
      select distinct d.day, d.series_id from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
        and (p_tag is null or exists (
          select from public.title_tags t
          where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
        ))
    ) s
  ) e
  group by 1
  order by 1 desc nulls last
$$;
comment on function public.diary_months(text, text) is
'How many entries the diary has in each month, the latest first; those without a day last, under no month. Episodes of
one series on one day are one entry. Of titles with a tag (its key) where one is named.';
revoke all on function public.diary_months(text, text) from public;
grant execute on function public.diary_months(text, text) to authenticated;

create or replace function public.log_watch(
  p_kind text, p_title jsonb, p_id uuid, p_day date default null, p_again boolean default false,
  p_note text default null, p_stars real default null
)
  returns table (marked_at timestamptz, wished_at timestamptz)
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
    id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, marked_at, stars
  ) values (
    p_id, person, p_kind, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average,
    p_day, p_again, p_note, marked, p_stars
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
comment on function public.log_watch(text, jsonb, uuid, date, boolean, text, real) is
'Records a watch, and the title in the watched list where it is not there. Answers when it entered the list (null when
it was there), and since when it stood in the wishlist it left by that.';
revoke all on function public.log_watch(text, jsonb, uuid, date, boolean, text, real) from public;
grant execute on function public.log_watch(text, jsonb, uuid, date, boolean, text, real) to authenticated;

create or replace function public.rate_movie(p_title jsonb, p_stars real)
  returns table (marked_at timestamptz, wished_at timestamptz)
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_movie constant integer := (p_title ->> 'id')::integer;
  v_first boolean;
begin
  -- The lock of the exchange between the lists, taken before they are read.
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_user::text, 0));
  v_first := not exists (select from public.movie_ratings r where r.user_id = v_user and r.movie_id = v_movie);
  insert into public.movie_ratings (user_id, movie_id, rating, stars)
  values (v_user, v_movie, ceil(p_stars)::smallint, p_stars)
  on conflict on constraint movie_ratings_user_id_movie_id_key
  do update set rating = excluded.rating, stars = excluded.stars;
  -- Other stars for a movie whose mark was taken back do not mark it again.
  if v_first
    and not exists (select from public.list_settings s where s.user_id = v_user and not s.rated_is_seen)
    and not exists (select from public.watched_movies w where w.user_id = v_user and w.movie_id = v_movie) then
    return query select l.marked_at, l.wished_at from public.log_watch('movie', p_title, gen_random_uuid()) l;
  end if;
end
$$;
comment on function public.rate_movie(jsonb, real) is
'Gives a movie stars. The first ones put it into the watched list and, without a day, into the diary, unless the person
has switched that off. Answers as log_watch; no row when the lists stay as they are.';
revoke all on function public.rate_movie(jsonb, real) from public;
grant execute on function public.rate_movie(jsonb, real) to authenticated;

create or replace function public.clear_movie_rating(p_movie_id integer)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_given timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_user::text, 0));
  delete from public.movie_ratings r where r.user_id = v_user and r.movie_id = p_movie_id
  returning r.created_at into v_given;
  -- A mark of the same transaction was set by the stars. A day or a note makes its watch the person's own.
  if not exists (
    select from public.watches w
    where w.user_id = v_user and w.kind = 'movie' and w.title_id = p_movie_id and w.marked_at = v_given
      and w.day is null and w.note is null and w.stars is null and not w.again
  ) then
    return false;
  end if;
  return public.take_back_mark('movie', p_movie_id, v_given);
end
$$;
comment on function public.clear_movie_rating(integer) is
  'Takes back the stars of a movie, and the mark as watched that they set. Answers whether there was one.';
revoke all on function public.clear_movie_rating(integer) from public;
grant execute on function public.clear_movie_rating(integer) to authenticated;

create or replace function public.remove_watch(p_id uuid)
  returns jsonb
  language sql set search_path = ''
as $$
  delete from public.watches w where w.id = p_id and w.user_id = (select auth.uid()) returning to_jsonb(w)
$$;
comment on function public.remove_watch(uuid) is
  'Deletes a watch of the caller''s, and answers what restore_watch takes; null when there is none.';
revoke all on function public.remove_watch(uuid) from public;
grant execute on function public.remove_watch(uuid) to authenticated;

create or replace function public.restore_watch(p_watch jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Only people have watches' using errcode = '42501';
  end if;
  delete from public.watches w using public.plays p
  where w.id = (p_watch ->> 'id')::uuid and w.user_id = auth.uid() and p.watch_id = w.id
    and private.print_of(w) = p.done ->> 'print';
  insert into public.watches
  select w.* from jsonb_populate_record(null::public.watches, p_watch || jsonb_build_object('user_id', auth.uid())) w;
end
$$;
comment on function public.restore_watch(jsonb) is
  'Puts a watch back that remove_watch answered, whole, in place of what its play has brought back. Definer: it writes every column there is, for the caller alone.';
revoke all on function public.restore_watch(jsonb) from public;
grant execute on function public.restore_watch(jsonb) to authenticated;
