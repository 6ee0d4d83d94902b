-- Series people follow, and the episodes they have watched.

create table public.followed_series (
  user_id uuid not null references auth.users (id) on delete cascade,
  series_id integer not null,
  state text not null default 'watching',
  run smallint not null default 1,
  series_name text not null,
  series_poster_path text,
  followed_at timestamptz not null default now(),
  primary key (user_id, series_id),
  constraint followed_series_series_id_positive check (series_id > 0),
  constraint followed_series_state_known check (state in ('watching', 'paused', 'dropped')),
  constraint followed_series_run_range check (run between 1 and 99),
  constraint followed_series_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint followed_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint followed_series_followed_at_sane check (followed_at >= '2000-01-01')
);
comment on table public.followed_series is 'Series a person follows; what they have watched of them stands in episode_watches.';
comment on column public.followed_series.run is 'Which time they watch it; only the watches of this run count as progress.';
create index followed_series_by_series on public.followed_series (series_id);

create function private.bound_followed_series() returns trigger
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
create trigger bound_followed_series before insert on public.followed_series
  for each row execute function private.bound_followed_series();

alter table public.followed_series enable row level security;
grant select, delete on public.followed_series to authenticated;
grant insert (user_id, series_id, state, run, series_name, series_poster_path, followed_at), update (state, run)
  on public.followed_series to authenticated;
create policy "people see the series they follow" on public.followed_series for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people follow series" on public.followed_series for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people pause and drop series of their own" on public.followed_series for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people stop following series" on public.followed_series for delete to authenticated
  using ((select auth.uid()) = user_id);

-- episode_watches: they outlive following, so that who follows again goes on where they were.
create table public.episode_watches (
  user_id uuid not null references auth.users (id) on delete cascade,
  series_id integer not null,
  run smallint not null default 1,
  season smallint not null,
  number integer not null,
  day date,
  marked_at timestamptz not null default now(),
  primary key (user_id, series_id, run, season, number),
  constraint episode_watches_series_id_positive check (series_id > 0),
  constraint episode_watches_run_range check (run between 1 and 99),
  constraint episode_watches_season_range check (season between 0 and 9999),
  constraint episode_watches_number_range check (number between 0 and 99999),
  constraint episode_watches_day_sane check (day between '1900-01-01' and '2200-01-01'),
  constraint episode_watches_marked_at_sane check (marked_at >= '2000-01-01')
);
comment on table public.episode_watches is 'Episodes a person has watched, each once a run.';
comment on column public.episode_watches.day is 'When they watched it; null for some time.';
comment on column public.episode_watches.marked_at is 'The same for all that one act has marked, by which it is taken back.';
create index episode_watches_by_day on public.episode_watches (user_id, day desc, series_id);
create index episode_watches_by_series on public.episode_watches (series_id);

alter table public.episode_watches enable row level security;
grant select, delete on public.episode_watches to authenticated;
grant insert (user_id, series_id, run, season, number, day, marked_at), update (day)
  on public.episode_watches to authenticated;
create policy "people see their own watches" on public.episode_watches for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people mark episodes for themselves" on public.episode_watches for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people date their own watches" on public.episode_watches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people unmark their own watches" on public.episode_watches for delete to authenticated
  using ((select auth.uid()) = user_id);

-- lost_episode_watches: watches of episodes whose number is gone, or stands for another one now.
create table public.lost_episode_watches (
  user_id uuid not null references auth.users (id) on delete cascade,
  series_id integer not null,
  run smallint not null,
  season smallint not null,
  number integer not null,
  name text not null,
  day date,
  marked_at timestamptz not null,
  lost_at timestamptz not null default now(),
  primary key (user_id, series_id, run, season, number, name)
);
comment on table public.lost_episode_watches is
  'Watches of episodes that were merged into others, under the number and name they had. They count as nothing.';
create index lost_episode_watches_by_series on public.lost_episode_watches (series_id);

alter table public.lost_episode_watches enable row level security;
grant select, delete on public.lost_episode_watches to authenticated;
create policy "people see what was lost of their watches" on public.lost_episode_watches for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people strike out what was lost" on public.lost_episode_watches for delete to authenticated
  using ((select auth.uid()) = user_id);
