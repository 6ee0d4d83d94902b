create table public.episode_watches (
  user_id uuid not null,
  series_id integer not null,
  run smallint not null default 1,
  season smallint not null,
  number integer not null,
  day date,
  marked_at timestamptz not null default now(),
  constraint episode_watches_pkey primary key (user_id, series_id, run, season, number),
  constraint episode_watches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint episode_watches_day_sane check (day between '1900-01-01' and '2200-01-01'),
  constraint episode_watches_marked_at_sane check (marked_at >= '2000-01-01'),
  constraint episode_watches_number_range check (number between 0 and 99999),
  constraint episode_watches_run_range check (run between 1 and 99),
  constraint episode_watches_season_range check (season between 0 and 9999),
  constraint episode_watches_series_id_positive check (series_id > 0)
);
comment on table public.episode_watches is 'Episodes a person has watched, each once a run.';
comment on column public.episode_watches.day is 'When they watched it; null for some time.';
comment on column public.episode_watches.marked_at is
  'The same for all that one act has marked, by which it is taken back.';
-- Marking many episodes at once says no day: an index by day has no place for them. What asks by day asks for days
-- there are. Ten thousand marks cost a third less without ten thousand equal entries.
create index episode_watches_by_day on public.episode_watches (user_id, day desc, series_id) where day is not null;
create index episode_watches_by_series on public.episode_watches (series_id);
alter table public.episode_watches enable row level security;
create policy "people date their own watches" on public.episode_watches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people mark episodes for themselves" on public.episode_watches for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see their own watches" on public.episode_watches for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people unmark their own watches" on public.episode_watches for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.episode_watches to authenticated;
grant insert (user_id, series_id, run, season, number, day, marked_at) on public.episode_watches to authenticated;
grant update (day) on public.episode_watches to authenticated;
-- Episodes are dated when they are marked and later, and then by the same rule as titles.
create trigger check_watch_day before update of day on public.episode_watches
  for each row
  when (new.day is distinct from old.day)
  execute function private.check_watch_day();
create trigger note_change after insert or delete or update on public.episode_watches
  for each row execute function private.note_change('episodes', 'series_id', 'run', 'season', 'number');
create trigger tell_deleted_watches after delete on public.episode_watches
  referencing old table as gone
  for each statement execute function private.tell_taken_back();
create trigger tell_webhooks after insert on public.episode_watches
  for each row execute function private.tell_webhooks('watched', 'episodes', 'marked_at', 'series_id', 'run', 'season', 'number');
create trigger touch_numbers after insert on public.episode_watches
  referencing new table as added
  for each statement execute function private.touch_numbers();
create trigger touch_numbers_changed after update on public.episode_watches
  referencing old table as gone new table as added
  for each statement execute function private.touch_numbers_changed();
create trigger touch_numbers_gone after delete on public.episode_watches
  referencing old table as gone
  for each statement execute function private.touch_numbers();
create trigger want_facts after insert on public.episode_watches
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create table public.episodes (
  series_id integer not null,
  season smallint not null,
  number integer not null,
  name text not null default '',
  air_date date,
  minutes smallint,
  constraint episodes_pkey primary key (series_id, season, number),
  constraint episodes_series_id_fkey
    foreign key (series_id) references public.series_facts (series_id) on delete cascade,
  constraint episodes_minutes_range check (minutes between 1 and 9999),
  constraint episodes_name_length check (char_length(name) <= 200),
  constraint episodes_number_range check (number between 0 and 99999),
  constraint episodes_season_range check (season between 0 and 9999)
);
comment on table public.episodes is 'Episodes of kept series, by the numbers that last: series, season, number.';
comment on column public.episodes.name is 'Empty while nobody has named it.';
create index episodes_by_day on public.episodes (air_date);
alter table public.episodes enable row level security;
create policy "people see what is known of episodes they watch" on public.episodes for select to authenticated
  using (
    series_id in (select f.series_id from public.followed_series f where f.user_id = (select auth.uid()))
    or series_id in (select w.series_id from public.episode_watches w where w.user_id = (select auth.uid()))
  );
grant select on public.episodes to authenticated;
create trigger forget_counts after insert on public.episodes
  referencing new table as added
  for each statement execute function private.forget_counts();
create trigger forget_counts_changed after update on public.episodes
  referencing old table as gone new table as added
  for each statement execute function private.forget_counts();
create trigger forget_counts_gone after delete on public.episodes
  referencing old table as gone
  for each statement execute function private.forget_counts();

create table public.followed_series (
  user_id uuid not null,
  series_id integer not null,
  state text not null default 'watching',
  run smallint not null default 1,
  series_name text not null,
  series_poster_path text,
  followed_at timestamptz not null default now(),
  constraint followed_series_pkey primary key (user_id, series_id),
  constraint followed_series_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint followed_series_followed_at_sane check (followed_at >= '2000-01-01'),
  constraint followed_series_run_range check (run between 1 and 99),
  constraint followed_series_series_id_positive check (series_id > 0),
  constraint followed_series_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint followed_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint followed_series_state_known check (state in ('watching', 'paused', 'dropped'))
);
comment on table public.followed_series is
  'Series a person follows; what they have watched of them stands in episode_watches.';
comment on column public.followed_series.run is
  'Which time they watch it; only the watches of this run count as progress.';
create index followed_series_by_series on public.followed_series (series_id);
alter table public.followed_series enable row level security;
create policy "people follow series" on public.followed_series for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people pause and drop series of their own" on public.followed_series for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people see the series they follow" on public.followed_series for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people stop following series" on public.followed_series for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.followed_series to authenticated;
grant insert (user_id, series_id, state, run, series_name, series_poster_path, followed_at)
  on public.followed_series to authenticated;
grant update (state, run) on public.followed_series to authenticated;
create trigger bound_followed_series before insert on public.followed_series
  for each row execute function private.bound_followed_series();
create trigger note_change after insert or delete or update on public.followed_series
  for each row execute function private.note_change('series', 'series_id');
create trigger want_for_you_changed after update on public.followed_series
  referencing new table as added
  for each statement execute function private.want_for_you();

create table public.lost_episode_watches (
  user_id uuid not null,
  series_id integer not null,
  run smallint not null,
  season smallint not null,
  number integer not null,
  name text not null,
  day date,
  marked_at timestamptz not null,
  lost_at timestamptz not null default now(),
  constraint lost_episode_watches_pkey primary key (user_id, series_id, run, season, number, name),
  constraint lost_episode_watches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table public.lost_episode_watches is
  'Watches of episodes that were merged into others, under the number and name they had. They count as nothing.';
create index lost_episode_watches_by_series on public.lost_episode_watches (series_id);
alter table public.lost_episode_watches enable row level security;
create policy "people see what was lost of their watches" on public.lost_episode_watches for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people strike out what was lost" on public.lost_episode_watches for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.lost_episode_watches to authenticated;

create table public.series_facts (
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  ended boolean not null default false,
  gone boolean not null default false,
  revision integer not null default 1,
  refreshed_at timestamptz not null default now(),
  constraint series_facts_pkey primary key (series_id),
  constraint series_facts_series_id_positive check (series_id > 0),
  constraint series_facts_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint series_facts_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  )
);
comment on table public.series_facts is 'A series whose episodes are kept, for everybody who follows it.';
comment on column public.series_facts.ended is 'Nothing more will be made: what has no date has been on air.';
comment on column public.series_facts.gone is 'The catalogue has it no more; what was known of it stays.';
comment on column public.series_facts.revision is
  'Counts up with every change, so that no old knowledge overwrites newer.';
create index series_facts_by_age on public.series_facts (refreshed_at);
alter table public.series_facts enable row level security;
-- Lists that are made once a statement, and of watches only where something is not followed: what is asked for each row
-- costs a look at each watch while the engine does not know yet how many there are.
create policy "people see what is known of series they watch" on public.series_facts for select to authenticated
  using (
    series_id in (select f.series_id from public.followed_series f where f.user_id = (select auth.uid()))
    or series_id in (select w.series_id from public.episode_watches w where w.user_id = (select auth.uid()))
  );
revoke all on public.series_facts from anon, authenticated, service_role;
grant select (series_id, series_name, series_poster_path, ended, gone) on public.series_facts to authenticated;

create or replace function private.bound_followed_series()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('follow:' || new.user_id::text, 0));
  if (select count(*) from public.followed_series where user_id = new.user_id) >= 2000 then
    raise exception 'Two thousand series can be followed' using errcode = '23514';
  end if;
  -- Who follows again goes on in the run they were in.
  if new.run = 1 then
    new.run := coalesce((
      select max(w.run) from public.episode_watches w where w.user_id = new.user_id and w.series_id = new.series_id
    ), 1);
  end if;
  return new;
end
$$;
comment on function private.bound_followed_series() is
  'Each person follows two thousand series at most; followed again, a series has the run it was left in.';
revoke all on function private.bound_followed_series() from public;

create or replace function private.knows_episodes(p_series_id integer)
  returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from public.series_facts s where s.series_id = p_series_id and s.refreshed_at > '2000-01-01 00:00:00Z')
    and exists (select from public.episodes e where e.series_id = p_series_id)
$$;
comment on function private.knows_episodes(integer) is
  'Whether all episodes of a series are kept: then one that is not among them is none.';
revoke all on function private.knows_episodes(integer) from public;

create or replace function private.move_episode_watches(p_series_id integer, p_moves jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
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
$$;
comment on function private.move_episode_watches(integer, jsonb) is
  'Moves everybody''s watches and stars of a series to other numbers; watches that lead nowhere are put aside as lost.';
revoke all on function private.move_episode_watches(integer, jsonb) from public;

create or replace function public.date_by_air(
  p_series_id integer, p_run integer, p_season integer, p_number integer, p_today date
)
  returns integer
  language sql set search_path = ''
as $$
  with dated as (
    update public.episode_watches w set day = e.air_date
    from public.episodes e
    where w.user_id = (select auth.uid()) and w.series_id = p_series_id and w.run = p_run and w.season = p_season
      and (p_number is null or w.number = p_number)
      and e.series_id = w.series_id and e.season = w.season and e.number = w.number
      and e.air_date between date '1900-01-01' and p_today
    returning 1
  )
  select count(*)::integer from dated
$$;
comment on function public.date_by_air(integer, integer, integer, integer, date) is
'Dates the caller''s watches of a season of a run, or (p_number not null) of one episode of it, by the days the episodes
aired, up to p_today; answers how many. Those without a known day keep theirs.';
revoke all on function public.date_by_air(integer, integer, integer, integer, date) from public;
grant execute on function public.date_by_air(integer, integer, integer, integer, date) to authenticated;

create or replace function public.forget_series(p_before timestamptz)
  returns integer
  language sql security definer set search_path = ''
as $$
  with forgotten as (
    delete from public.series_facts s
    where s.refreshed_at < p_before
      and not exists (select from public.followed_series f where f.series_id = s.series_id)
    returning 1
  )
  select count(*)::integer from forgotten
$$;
comment on function public.forget_series(timestamptz) is
  'Lets go of what was known of series nobody follows any more.';
revoke all on function public.forget_series(timestamptz) from public;
grant execute on function public.forget_series(timestamptz) to service_role;

create or replace function public.keep_series(
  p_series_id integer, p_revision integer, p_series_name text, p_series_poster_path text, p_ended boolean,
  p_put jsonb default '[]'::jsonb, p_removed jsonb default '[]'::jsonb, p_moves jsonb default '[]'::jsonb,
  p_partly boolean default false
)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('series:' || p_series_id::text, 0));
  if coalesce((select s.revision from public.series_facts s where s.series_id = p_series_id), 0) <> p_revision then
    return false;
  end if;
  insert into public.series_facts as s (series_id, series_name, series_poster_path, ended, refreshed_at)
  values (
    p_series_id, p_series_name, p_series_poster_path, p_ended,
    case when p_partly then timestamptz '2000-01-01 00:00:00Z' else now() end
  )
  on conflict (series_id) do update set series_name = excluded.series_name,
    series_poster_path = excluded.series_poster_path, ended = excluded.ended, gone = false,
    revision = s.revision + 1, refreshed_at = excluded.refreshed_at;
  update public.followed_series f set series_name = p_series_name, series_poster_path = p_series_poster_path
  where f.series_id = p_series_id
    and (f.series_name, f.series_poster_path) is distinct from (p_series_name, p_series_poster_path);
  if jsonb_array_length(p_moves) > 0 then
    perform private.move_episode_watches(p_series_id, p_moves);
  end if;
  delete from public.episodes e
  using jsonb_array_elements(p_removed) as r (place)
  where e.series_id = p_series_id and e.season = (r.place ->> 0)::smallint and e.number = (r.place ->> 1)::integer;
  insert into public.episodes as e (series_id, season, number, name, air_date, minutes)
  select p_series_id, (r.row ->> 0)::smallint, (r.row ->> 1)::integer, r.row ->> 2, (r.row ->> 3)::date,
    (r.row ->> 4)::smallint
  from jsonb_array_elements(p_put) as r (row)
  on conflict (series_id, season, number) do update
  set name = excluded.name, air_date = excluded.air_date, minutes = excluded.minutes;
  -- What was lost and is there again, under the number and name it had, counts again.
  with found as (
    delete from public.lost_episode_watches l using public.episodes e
    where l.series_id = p_series_id and e.series_id = l.series_id and e.season = l.season
      and e.number = l.number and e.name = l.name
    returning l.*
  )
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select user_id, series_id, run, season, number, day, marked_at from found
  on conflict do nothing;
  return true;
end
$$;
comment on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) is
'Takes over what the catalogue says of a series now: episodes to put ([season, number, name, day, minutes]) and to
remove ([season, number]), and where watches move ({season, number, to_season, to_number, name}; without to_season they are
lost). What was put partly is looked at again soon. False, and nothing done, unless it was worked out from the present revision (0: not kept yet).';
revoke all on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) from public;
grant execute
  on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) to service_role;

create or replace function public.keep_series_gone(p_series_id integer)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.series_facts set gone = true, refreshed_at = now() where series_id = p_series_id;
  insert into public.series_facts (series_id, series_name, series_poster_path, gone)
  select f.series_id, f.series_name, f.series_poster_path, true
  from public.followed_series f where f.series_id = p_series_id
  order by f.followed_at limit 1
  on conflict do nothing
$$;
comment on function public.keep_series_gone(integer) is
  'Notes that the catalogue has a series no more: what was known of it stays.';
revoke all on function public.keep_series_gone(integer) from public;
grant execute on function public.keep_series_gone(integer) to service_role;

create or replace function public.kept_episodes(p_series_id integer)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'revision', coalesce((select s.revision from public.series_facts s where s.series_id = p_series_id), 0),
    'refreshed_at', (select s.refreshed_at from public.series_facts s where s.series_id = p_series_id),
    'episodes', coalesce((select jsonb_agg(jsonb_build_array(e.season, e.number, e.name, e.air_date, e.minutes)
      order by e.season, e.number) from public.episodes e where e.series_id = p_series_id), '[]')
  )
$$;
comment on function public.kept_episodes(integer) is
  'All that is kept of a series'' episodes, each as [season, number, name, day, minutes], with the revision it has.';
revoke all on function public.kept_episodes(integer) from public;
grant execute on function public.kept_episodes(integer) to service_role;

create or replace function public.mark_episodes(
  p_series_id integer, p_series_name text, p_series_poster_path text, p_scope text, p_season integer,
  p_number integer, p_today date, p_day date default null
)
  returns table (marked integer, marked_at timestamptz, was text)
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_run smallint;
  v_was text;
  v_marked integer;
begin
  if p_scope not in ('episode', 'season', 'upTo') then
    raise exception 'The scope must be episode, season or upTo' using errcode = '22023';
  end if;
  select f.state into v_was from public.followed_series f
  where f.user_id = v_user and f.series_id = p_series_id for update;
  if v_was is null then
    insert into public.followed_series (user_id, series_id, series_name, series_poster_path)
    values (v_user, p_series_id, p_series_name, p_series_poster_path)
    on conflict (user_id, series_id) do nothing;
  else
    -- Who watches a series that was paused or dropped goes on with it.
    update public.followed_series f set state = 'watching'
    where f.user_id = v_user and f.series_id = p_series_id and f.state <> 'watching';
  end if;
  select f.run into v_run from public.followed_series f where f.user_id = v_user and f.series_id = p_series_id;

  insert into public.episode_watches (user_id, series_id, run, season, number, day)
  select v_user, p_series_id, v_run, e.season, e.number, p_day
  from public.episodes e join public.series_facts s on s.series_id = e.series_id
  where e.series_id = p_series_id
    and case p_scope
      when 'season' then e.season = p_season
      when 'upTo' then e.season > 0 and (e.season, e.number) <= (p_season, p_number)
      else false
    end
    and coalesce(e.air_date <= p_today, s.ended)
  union all
  -- One by itself needs no date, and may be marked before its season is known here.
  select v_user, p_series_id, v_run, p_season, p_number, p_day
  where p_scope = 'episode' and not exists (
    select from public.episodes e
    where e.series_id = p_series_id and e.season = p_season and e.number = p_number and e.air_date > p_today
  )
  on conflict do nothing;
  get diagnostics v_marked = row_count;
  return query select v_marked, now(), v_was;
end
$$;
comment on function public.mark_episodes(integer, text, text, text, integer, integer, date, date) is
'Marks an episode, a season, or all episodes up to one (specials excluded) as watched in the present run, and follows the
series. Of several only what has been on air by p_today; a single one unless its date lies ahead. Answers how many were
new, the time they share, and the state before (null when the series was not followed).';
revoke all on function public.mark_episodes(integer, text, text, text, integer, integer, date, date) from public;
grant execute
  on function public.mark_episodes(integer, text, text, text, integer, integer, date, date) to authenticated;

create or replace function public.my_missing_episodes(p_import_id uuid)
  returns table (title_id integer, title text, episodes integer)
  language sql stable set search_path = ''
as $$
  select t.title_id, max(t.title), count(distinct (r.entry -> 'episode', r.entry -> 'season'))::integer
  from public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import_id and r.user_id = (select auth.uid()) and r.state = 'not_found' and r.reason = 'episode'
  group by t.title_id
  order by 3 desc, 1
  limit 100
$$;
comment on function public.my_missing_episodes(uuid) is
  'Series of an import of the caller''s of which it names episodes or seasons that they have not, and how many; a hundred at most.';
revoke all on function public.my_missing_episodes(uuid) from public;
grant execute on function public.my_missing_episodes(uuid) to authenticated;

create or replace function public.series_marks(
  p_series_id integer, p_today date, p_season integer default null, p_from integer default 0, p_to integer default 0
)
  returns jsonb
  language sql stable set search_path = ''
as $$
  with mine as (
    select coalesce(
        (select f.run from public.followed_series f
         where f.user_id = (select auth.uid()) and f.series_id = p_series_id),
        (select max(w.run) from public.episode_watches w
         where w.user_id = (select auth.uid()) and w.series_id = p_series_id),
        1
      ) as run
  ), watches as (
    select w.season, w.number from public.episode_watches w, mine m
    where w.user_id = (select auth.uid()) and w.series_id = p_series_id and w.run = m.run
  ), known as (
    select e.season, coalesce(e.air_date <= p_today, s.ended) as aired, w.season is not null as watched
    from public.episodes e
    join public.series_facts s on s.series_id = e.series_id
    left join watches w on w.season = e.season and w.number = e.number
    where e.series_id = p_series_id
  ), seasons as (
    select season, count(*) as total, count(*) filter (where aired) as aired,
      count(*) filter (where aired and watched) as watched
    from known group by season
  )
  select jsonb_build_object(
    'state', (select f.state from public.followed_series f
      where f.user_id = (select auth.uid()) and f.series_id = p_series_id),
    'run', (select run from mine),
    'kept', exists (select from public.series_facts s where s.series_id = p_series_id),
    'ended', coalesce((select s.ended from public.series_facts s where s.series_id = p_series_id), false),
    'coming', (select min(e.air_date) from public.episodes e
      where e.series_id = p_series_id and e.season > 0 and e.air_date > p_today),
    'seasons', coalesce((select jsonb_agg(jsonb_build_object(
      'season', s.season, 'total', s.total, 'aired', s.aired, 'watched', s.watched) order by s.season)
      from seasons s), '[]'),
    'next', (select u.next_episode from public.up_next(p_today, p_series_ids => array[p_series_id]) u),
    'numbers', coalesce((select jsonb_agg(w.number order by w.number) from watches w
      where w.season = p_season and w.number between p_from and least(p_to, p_from + 200)), '[]'),
    'lost', coalesce((select jsonb_agg(to_jsonb(l) order by l.season, l.number) from (
      select l.season, l.number, l.name from public.lost_episode_watches l, mine m
      where l.user_id = (select auth.uid()) and l.series_id = p_series_id and l.run = m.run
      order by l.season, l.number limit 100) l), '[]')
  )
$$;
comment on function public.series_marks(integer, date, integer, integer, integer) is
'What the pages of a series and of its seasons show to the caller: whether they follow it, how far they are in each
season and what is next, which numbers of a season are watched (200 at most), and up to a hundred watches that lost their episode.';
revoke all on function public.series_marks(integer, date, integer, integer, integer) from public;
grant execute on function public.series_marks(integer, date, integer, integer, integer) to authenticated;

create or replace function public.series_progress(p_today date, p_series_ids integer[] default null)
  returns table (
    series_id integer, section text, state text, run smallint, kept boolean, gone boolean, ended boolean,
    watched integer, aired integer, total integer, next_place integer, then_place integer, coming date,
    last_at timestamptz
  )
  language sql stable set search_path = ''
as $$
  with mine as materialized (
    select s.series_id, s.state, s.run, s.followed_at, f.series_id is not null as kept,
      coalesce(f.gone, false) as gone, coalesce(f.ended, false) as ended
    from public.followed_series s left join public.series_facts f on f.series_id = s.series_id
    where s.user_id = (select auth.uid()) and (p_series_ids is null or s.series_id = any (p_series_ids))
  ), places as materialized (
    -- A season has fewer than 100,000 episodes, so one number says where an episode stands.
    select m.series_id, e.season * 100000 + e.number as place, e.air_date,
      coalesce(e.air_date <= p_today, m.ended) as aired, w.user_id is not null as watched, w.marked_at
    from mine m
    join public.episodes e on e.series_id = m.series_id and e.season > 0
    left join public.episode_watches w on w.user_id = (select auth.uid()) and w.series_id = m.series_id
      and w.run = m.run and w.season = e.season and w.number = e.number
  ), counted as (
    select p.series_id, count(*)::integer as total, (count(*) filter (where p.aired))::integer as aired,
      (count(*) filter (where p.aired and p.watched))::integer as watched,
      max(p.place) filter (where p.watched) as furthest,
      min(p.air_date) filter (where not p.aired) as coming, max(p.marked_at) as last_at,
      bool_or(not p.aired) as more
    from places p group by p.series_id
  ), open as (
    -- What follows the furthest one watched comes first; what was left out before it, after that.
    select p.series_id,
      (array_agg(p.place order by coalesce(p.place < c.furthest, false), p.place))[1:2] as place
    from places p join counted c on c.series_id = p.series_id
    where p.aired and not p.watched group by p.series_id
  )
  select m.series_id,
    case
      when m.state <> 'watching' then m.state
      when not m.kept or coalesce(c.total, 0) = 0 then 'unknown'
      when o.place is not null then 'next'
      when m.ended and not c.more then 'finished'
      else 'caughtUp'
    end,
    m.state, m.run, m.kept, m.gone, m.ended, coalesce(c.watched, 0), coalesce(c.aired, 0), coalesce(c.total, 0),
    o.place[1], o.place[2], c.coming, coalesce(c.last_at, m.followed_at)
  from mine m
  left join counted c on c.series_id = m.series_id
  left join open o on o.series_id = m.series_id
$$;
comment on function public.series_progress(date, integer[]) is
'How far the caller is in series they follow (in all of them, or of these): what of it has been on air by p_today is
watched in the present run, specials never. Places are season * 100000 + number, of the next episode to watch and of the
one after it. Section: paused or dropped; unknown without any known episode; next; caughtUp; finished.';
revoke all on function public.series_progress(date, integer[]) from public;
grant execute on function public.series_progress(date, integer[]) to authenticated;

create or replace function public.stale_series(
  p_running_before timestamptz, p_quiet_before timestamptz, p_limit integer default 100
)
  returns table (series_id integer)
  language sql stable security definer set search_path = ''
as $$
  select f.series_id
  from public.followed_series f left join public.series_facts s on s.series_id = f.series_id
  group by f.series_id, s.refreshed_at, s.ended, s.gone
  having s.refreshed_at is null or s.refreshed_at < case
    when s.ended or s.gone or bool_and(f.state = 'dropped') then p_quiet_before else p_running_before end
  order by s.refreshed_at nulls first, f.series_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_series(timestamptz, timestamptz, integer) is
'Followed series that are not kept yet, or were compared with the catalogue too long ago: running ones before the first
time, those that have ended or that everybody has dropped before the second.';
revoke all on function public.stale_series(timestamptz, timestamptz, integer) from public;
grant execute on function public.stale_series(timestamptz, timestamptz, integer) to service_role;

create or replace function public.unmark_day(p_series_id integer, p_day date default null)
  returns jsonb
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
revoke all on function public.unmark_day(integer, date) from public;
grant execute on function public.unmark_day(integer, date) to authenticated;

create or replace function public.unmark_episodes(
  p_series_id integer, p_season integer, p_number integer default null
)
  returns jsonb
  language sql set search_path = ''
as $$
  with gone as (
    delete from public.episode_watches w
    where w.user_id = auth.uid() and w.series_id = p_series_id and w.season = p_season
      and (p_number is null or w.number = p_number)
      and w.run = coalesce(
        (select f.run from public.followed_series f where f.user_id = auth.uid() and f.series_id = p_series_id),
        (select max(o.run) from public.episode_watches o where o.user_id = auth.uid() and o.series_id = p_series_id)
      )
    returning w.run, w.season, w.number, w.day, w.marked_at
  ), acts as (
    select jsonb_build_object(
      'run', run, 'season', season, 'day', day, 'marked_at', marked_at, 'numbers', jsonb_agg(number order by number)
    ) as act
    from gone group by run, season, day, marked_at
  )
  select coalesce(jsonb_agg(act), '[]') from acts
$$;
comment on function public.unmark_episodes(integer, integer, integer) is
  'Unmarks an episode, or a whole season without a number, in the present run; answers what restore_episodes takes.';
revoke all on function public.unmark_episodes(integer, integer, integer) from public;
grant execute on function public.unmark_episodes(integer, integer, integer) to authenticated;

create or replace function public.up_next(
  p_today date, p_section text default null, p_limit integer default 24, p_offset integer default 0,
  p_series_ids integer[] default null, p_order text default 'lively'
)
  returns table (
    series_id integer, series_name text, series_poster_path text, section text, in_section integer, state text,
    run smallint, kept boolean, gone boolean, ended boolean, watched integer, aired integer, total integer,
    coming date, next_episode jsonb, then_episode jsonb
  )
  language sql stable set search_path = ''
as $$
  with ranked as (
    select p.*,
      case when p.section in ('unknown', 'finished') then 'caughtUp' else p.section end as shown_in,
      n.name as next_name, n.air_date as next_date, n.minutes as next_minutes,
      greatest(p.last_at, n.air_date::timestamp at time zone 'UTC') as lively
    from public.series_progress(p_today, p_series_ids) p
    left join public.episodes n on n.series_id = p.series_id and n.season = p.next_place / 100000
      and n.number = p.next_place % 100000
  ), paged as (
    select r.*, f.series_name, f.series_poster_path, count(*) over (partition by r.shown_in)::integer as in_section,
      row_number() over (
        partition by r.shown_in order by
          case when p_order = 'name' then lower(f.series_name) end,
          case when r.shown_in = 'next' and p_order = 'newest' then r.next_date end desc nulls last,
          case when r.shown_in = 'next' and p_order = 'fewest' then r.aired - r.watched end,
          case when r.shown_in = 'caughtUp' then r.section = 'finished' end,
          case when r.shown_in = 'caughtUp' then r.coming end nulls last,
          case when r.shown_in = 'next' then r.lively else r.last_at end desc, r.series_id
      ) as place
    from ranked r join public.followed_series f
      on f.user_id = (select auth.uid()) and f.series_id = r.series_id
    where p_section is null or r.shown_in = p_section
  )
  select p.series_id, p.series_name, p.series_poster_path, p.section, p.in_section, p.state, p.run, p.kept, p.gone,
    p.ended, p.watched, p.aired, p.total, p.coming,
    case when p.next_place is not null then jsonb_build_object(
      'season', p.next_place / 100000, 'number', p.next_place % 100000, 'name', p.next_name, 'date', p.next_date,
      'minutes', p.next_minutes
    ) end,
    case when p.then_place is not null then jsonb_build_object(
      'season', p.then_place / 100000, 'number', p.then_place % 100000, 'name', t.name, 'date', t.air_date,
      'minutes', t.minutes
    ) end
  from paged p
  left join public.episodes t on t.series_id = p.series_id and t.season = p.then_place / 100000
    and t.number = p.then_place % 100000
  where p.place > greatest(p_offset, 0) and p.place <= greatest(p_offset, 0) + least(greatest(p_limit, 1), 100)
  order by p.shown_in, p.place
$$;
comment on function public.up_next(date, text, integer, integer, integer[], text) is
'The caller''s series by section (next, caughtUp, paused, dropped; those finished or not known yet stand with caughtUp):
of each section, or of this one, so many after so many, or of these series alone. What was watched last, or has a new episode
since, comes first (lively); or by name, or, of what is next, the newest episode (newest) or the fewest left (fewest).';
revoke all on function public.up_next(date, text, integer, integer, integer[], text) from public;
grant execute on function public.up_next(date, text, integer, integer, integer[], text) to authenticated;

create or replace function public.restore_episodes(p_series_id integer, p_acts jsonb)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select auth.uid(), p_series_id, a.run, a.season, n.number::integer, a.day, a.marked_at
  from jsonb_to_recordset(p_acts) as a (run smallint, season smallint, day date, marked_at timestamptz, numbers jsonb)
  cross join lateral jsonb_array_elements_text(a.numbers) as n (number)
  on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function public.restore_episodes(integer, jsonb) is
  'Marks again what unmark_episodes has answered, with the days and times it had.';
revoke all on function public.restore_episodes(integer, jsonb) from public;
grant execute on function public.restore_episodes(integer, jsonb) to authenticated;
