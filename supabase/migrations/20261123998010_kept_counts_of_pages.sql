-- Anybody may ask for the numbers of a page, as often as they like and by any day: what they are made of is counted once
-- and kept until it changes, so that a long diary is not added up for each who asks.

create table private.number_versions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  version bigint not null default 1
);
comment on table private.number_versions is
  'Counts up with each change of what the numbers of a person''s page are made of.';

create table private.profile_counts (
  user_id uuid primary key references auth.users (id) on delete cascade,
  version bigint not null,
  counted_at timestamptz not null default now(),
  movies integer not null,
  series integer not null,
  minutes bigint not null,
  firsts jsonb not null,
  reviews integer not null,
  ratings integer not null
);
comment on table private.profile_counts is
  'What a person has watched, reviewed and rated, added up when somebody asked for their page.';
comment on column private.profile_counts.version is 'Of number_versions, read before it was counted.';
comment on column private.profile_counts.firsts is
  'Of each year: how many of its titles were watched on which day for the first time in it.';

create function private.count_profile(p_owner uuid, p_version bigint) returns private.profile_counts
  language sql stable set search_path = '' set work_mem = '16MB'
as $$
  with seen as materialized (
    select l.kind, l.title_id, date_part('year', l.day)::integer as year, min(l.day) as day,
      coalesce(sum(l.minutes), 0) as timed,
      count(*) filter (where l.minutes is null and (l.kind = 'movie' or l.source = 'episode')) as untimed
    from private.watch_log l
    where l.user_id = p_owner
    group by 1, 2, 3
  ),
  title as (
    select s.kind, s.title_id, sum(s.timed) as timed, sum(s.untimed) as untimed from seen s group by s.kind, s.title_id
  ),
  total as (
    select count(*) filter (where t.kind = 'movie') as movies, count(*) filter (where t.kind = 'tv') as series,
      coalesce(sum(t.timed + t.untimed * coalesce(f.minutes, 0)), 0) as minutes
    from title t left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  ),
  first as (
    select d.year, jsonb_object_agg(d.day, d.titles) as days
    from (
      select s.year, s.day, count(*) as titles from seen s where s.year is not null group by s.year, s.day
    ) d
    group by d.year
  )
  select p_owner, p_version, now(), t.movies::integer, t.series::integer, t.minutes::bigint,
    coalesce((select jsonb_object_agg(f.year, f.days) from first f), '{}'),
    ((select count(*) from public.movie_reviews r where r.user_id = p_owner)
      + (select count(*) from public.series_reviews r where r.user_id = p_owner))::integer,
    ((select count(*) from public.movie_ratings r where r.user_id = p_owner)
      + (select count(*) from public.series_ratings r where r.user_id = p_owner))::integer
  from total t
$$;
comment on function private.count_profile(uuid, bigint) is 'What a person''s page counts, counted now.';
revoke all on function private.count_profile(uuid, bigint) from public;

create or replace function public.profile_numbers(p_owner uuid, p_today date, p_key text default null)
  returns table (
    titles integer, movies integer, series integer, minutes bigint, this_year integer, reviews integer, ratings integer
  )
  language plpgsql volatile security definer set search_path = ''
as $$
declare
  v_version bigint;
  v_counts private.profile_counts;
begin
  if private.profile_part(p_owner, p_key, 'numbers') is not true then
    return;
  end if;
  -- Read first: what changes while it is counted has a later version, and is counted again.
  select v.version into v_version from private.number_versions v where v.user_id = p_owner;
  v_version := coalesce(v_version, 0);
  select * into v_counts from private.profile_counts c
  where c.user_id = p_owner and c.version = v_version and c.counted_at > now() - interval '1 day';
  if not found then
    v_counts := private.count_profile(p_owner, v_version);
    -- Nothing is written where the disk is full, or by a call that only reads.
    if current_setting('transaction_read_only') = 'off' then
      insert into private.profile_counts select v_counts.*
      on conflict (user_id) do update set version = excluded.version, counted_at = excluded.counted_at,
        movies = excluded.movies, series = excluded.series, minutes = excluded.minutes, firsts = excluded.firsts,
        reviews = excluded.reviews, ratings = excluded.ratings;
    end if;
  end if;
  return query select v_counts.movies + v_counts.series, v_counts.movies, v_counts.series, v_counts.minutes,
    (
      select coalesce(sum(d.value::integer), 0)::integer
      from jsonb_each_text(v_counts.firsts -> date_part('year', p_today)::integer::text) d
      where d.key::date <= p_today
    ),
    v_counts.reviews, v_counts.ratings;
end
$$;
alter function public.profile_numbers(uuid, date, text) reset work_mem;

create function private.touch_numbers() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.number_versions as v (user_id)
    select distinct a.user_id from added a order by 1
    on conflict (user_id) do update set version = v.version + 1;
  else
    -- Of an account that is being deleted, nothing.
    insert into private.number_versions as v (user_id)
    select distinct g.user_id from gone g
    where exists (select from auth.users u where u.id = g.user_id) order by 1
    on conflict (user_id) do update set version = v.version + 1;
  end if;
  return null;
end
$$;
comment on function private.touch_numbers() is 'The numbers of these people''s pages are counted anew when somebody asks.';
revoke all on function private.touch_numbers() from public;

create function private.touch_numbers_changed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Names and pictures change every night; numbers do not with them.
  counted constant text := case tg_table_name when 'watches' then 'user_id, kind, title_id, day'
    else 'user_id, series_id, season, number, day' end;
begin
  execute format(
    'insert into private.number_versions as v (user_id)
     select distinct c.user_id from (select %1$s from added except all select %1$s from gone) c order by 1
     on conflict (user_id) do update set version = v.version + 1', counted);
  return null;
end
$$;
comment on function private.touch_numbers_changed() is 'As touch_numbers, where what is counted has changed.';
revoke all on function private.touch_numbers_changed() from public;

do $$
declare
  counted text;
begin
  foreach counted in array array['watches', 'episode_watches', 'movie_reviews', 'series_reviews', 'movie_ratings',
    'series_ratings'] loop
    execute format('create trigger touch_numbers after insert on public.%I referencing new table as added
      for each statement execute function private.touch_numbers()', counted);
    execute format('create trigger touch_numbers_gone after delete on public.%I referencing old table as gone
      for each statement execute function private.touch_numbers()', counted);
  end loop;
  foreach counted in array array['watches', 'episode_watches'] loop
    execute format('create trigger touch_numbers_changed after update on public.%I
      referencing old table as gone new table as added
      for each statement execute function private.touch_numbers_changed()', counted);
  end loop;
end
$$;

create function private.forget_counts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_rows constant text := case tg_op
    when 'INSERT' then 'select %1$s from added where minutes is not null'
    when 'DELETE' then 'select %1$s from gone where minutes is not null'
    else '(select %1$s, minutes from added except select %1$s, minutes from gone)
      union all (select %1$s, minutes from gone except select %1$s, minutes from added)' end;
begin
  -- Counts, not versions: whoever marks something waits for nobody who writes down what is known of titles.
  if tg_table_name = 'title_facts' then
    execute format(
      'delete from private.profile_counts c using (' || v_rows || ') f
       where exists (
         select from public.watches w where w.user_id = c.user_id and w.kind = f.kind and w.title_id = f.title_id
       ) or f.kind = ''tv'' and exists (
         select from public.episode_watches w where w.user_id = c.user_id and w.series_id = f.title_id
       )', 'kind, title_id');
  else
    execute format(
      'delete from private.profile_counts c using (select distinct series_id from (' || v_rows || ') e) f
       where exists (
         select from public.episode_watches w where w.user_id = c.user_id and w.series_id = f.series_id
       )', 'series_id, season, number');
  end if;
  return null;
end
$$;
comment on function private.forget_counts() is
  'Other minutes of a title change the numbers of whoever has watched it. Who counts at this very moment may miss it for a
day.';
revoke all on function private.forget_counts() from public;

do $$
declare
  known text;
begin
  foreach known in array array['private.title_facts', 'public.episodes'] loop
    execute format('create trigger forget_counts after insert on %s referencing new table as added
      for each statement execute function private.forget_counts()', known);
    execute format('create trigger forget_counts_gone after delete on %s referencing old table as gone
      for each statement execute function private.forget_counts()', known);
    execute format('create trigger forget_counts_changed after update on %s
      referencing old table as gone new table as added
      for each statement execute function private.forget_counts()', known);
  end loop;
end
$$;
