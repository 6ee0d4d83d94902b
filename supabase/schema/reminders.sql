create table private.reminded_series (
  series_id integer not null,
  ended boolean not null default false,
  seasons jsonb not null default '[]',
  refreshed_at timestamptz not null default now(),
  constraint reminded_series_pkey primary key (series_id),
  constraint reminded_series_seasons_are_a_list check (jsonb_typeof(seasons) = 'array')
);
comment on table private.reminded_series is 'What the catalogue said last of series that somebody has a reminder of.';
comment on column private.reminded_series.seasons is
  'Without the specials: {"season", "day"}; day is null while it is not known.';

create table public.movie_reminders (
  user_id uuid not null,
  movie_id integer not null,
  remind_on date not null,
  remind_by_email boolean not null default false,
  movie_title text not null,
  movie_poster_path text,
  created_at timestamptz not null default now(),
  moved_from date,
  sent_at timestamptz,
  refreshed_at timestamptz not null default now(),
  region text,
  release text,
  constraint movie_reminders_pkey primary key (user_id, movie_id),
  constraint movie_reminders_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint movie_reminders_movie_id_positive check (movie_id > 0),
  constraint movie_reminders_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint movie_reminders_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint movie_reminders_region_shape check (region ~ '^[A-Z]{2}$'),
  constraint movie_reminders_release_known check (
    release is null or (release in ('theatre', 'digital') and region is not null)
  ),
  constraint movie_reminders_remind_on_sane check (remind_on between '2000-01-01' and '2200-01-01')
);
comment on column public.movie_reminders.remind_on is 'The day of release, a calendar date.';
comment on column public.movie_reminders.moved_from is
  'The earlier day, when the catalogue moved the release; null when it did not.';
comment on column public.movie_reminders.sent_at is 'When the mail left; written by the server only.';
comment on column public.movie_reminders.region is
  'The country (ISO 3166-1) whose day it follows; null while nobody has said one.';
comment on column public.movie_reminders.release is
  'What its day is in that country: theatre or digital; null for the world''s first release, of whatever kind.';
create index movie_reminders_by_day on public.movie_reminders (remind_on) where sent_at is null;
create index movie_reminders_by_title on public.movie_reminders (movie_id, refreshed_at);
create index movie_reminders_of_person on public.movie_reminders (user_id, remind_on, movie_id);
alter table public.movie_reminders enable row level security;
create policy "people change their own reminders" on public.movie_reminders for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people remove their own reminders" on public.movie_reminders for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own reminders" on public.movie_reminders for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people set their own reminders" on public.movie_reminders for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select, delete on public.movie_reminders to authenticated;
grant insert (user_id, movie_id, remind_on, remind_by_email, movie_title, movie_poster_path, region, release)
  on public.movie_reminders to authenticated;
grant update (user_id, movie_id, remind_on, remind_by_email, movie_title, movie_poster_path, region, release)
  on public.movie_reminders to authenticated;
create trigger begin_release_mails after insert or update on public.movie_reminders
  for each row
  when (new.remind_by_email)
  execute function private.begin_release_mails();
create trigger reset_reminder before update on public.movie_reminders
  for each row execute function private.reset_reminder();
create trigger want_releases after insert on public.movie_reminders
  referencing new table as added
  for each statement execute function private.want_releases('remind_on');

create table public.series_reminders (
  user_id uuid not null,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  known_season integer not null default 0,
  out_season integer not null default 0,
  created_at timestamptz not null default now(),
  constraint series_reminders_pkey primary key (user_id, series_id),
  constraint series_reminders_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint series_reminders_seasons_range check (known_season between 0 and 9999 and out_season between 0 and 9999),
  constraint series_reminders_series_id_positive check (series_id > 0),
  constraint series_reminders_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint series_reminders_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  )
);
comment on table public.series_reminders is 'Who wants to be told of the next seasons of a series.';
comment on column public.series_reminders.known_season is
  'The latest season the person knows of: the one on the page where they asked, then the latest announced to them.';
comment on column public.series_reminders.out_season is
  'The latest season that was told on its first day; written by the server only.';
create index series_reminders_by_series on public.series_reminders (series_id);
alter table public.series_reminders enable row level security;
create policy "people remove their own series reminders" on public.series_reminders for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own series reminders" on public.series_reminders for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people set their own series reminders" on public.series_reminders for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select, delete on public.series_reminders to authenticated;
grant insert (user_id, series_id, series_name, series_poster_path, known_season)
  on public.series_reminders to authenticated;

create or replace function private.move_reminders(p_moves jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  -- A reminder whose day has long come is over: a later correction of the date must not revive it.
  oldest date := (now() at time zone 'utc')::date - 7;
  moved integer;
begin
  with moves as (
    select m.user_id, m.movie_id, m.remind_on as day, m.region, m.release, r.remind_on as before, r.remind_by_email
    from jsonb_to_recordset(p_moves) as m (user_id uuid, movie_id integer, remind_on date, region text, release text)
    join public.movie_reminders r on r.user_id = m.user_id and r.movie_id = m.movie_id
    where r.sent_at is null and r.remind_on >= oldest
  ), mailed as (
    select * from moves where remind_by_email and before <> day
  ), tokens as (
    insert into private.unsubscribe_tokens (user_id) select distinct user_id from mailed
    on conflict do nothing
  ), mails as (
    insert into private.mail_outbox (mail_key, user_id, template, movie_id, remind_on)
    select format('reminder-moved:%s:%s:%s', user_id, movie_id, day), user_id, 'reminder-moved', movie_id, day
    from mailed
    on conflict (mail_key) do nothing
  )
  update public.movie_reminders r
  set remind_on = m.day, region = m.region, release = m.release,
    moved_from = case when m.before <> m.day then m.before else r.moved_from end
  from moves m
  where r.user_id = m.user_id and r.movie_id = m.movie_id
    and (r.remind_on, r.region, r.release) is distinct from (m.day, m.region, m.release);
  get diagnostics moved = row_count;
  return moved;
end
$$;
comment on function private.move_reminders(jsonb) is
'Gives reminders other days, [{user_id, movie_id, remind_on, region, release}], and returns how many were not of that day
and country before. Those sent, or over for a week, stay; whoever wanted a mail is told of another day by one.';
revoke all on function private.move_reminders(jsonb) from public;

create or replace function private.reset_reminder()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.remind_on is distinct from old.remind_on then
    new.sent_at := null;
  end if;
  return new;
end
$$;
comment on function private.reset_reminder() is 'A reminder moved to another day is due again.';
revoke all on function private.reset_reminder() from public;

create or replace function public.enqueue_due_reminders(p_today date)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  with due as (
    select r.user_id, r.movie_id, r.remind_on, n.id as notice_id
    from public.movie_reminders r
    left join public.notices n on n.user_id = r.user_id and n.kind = 'release'
      and n.subject_key = format('movie:%s:%s', r.movie_id, r.remind_on)
    where r.remind_by_email and r.sent_at is null and r.remind_on between p_today - 7 and p_today
  ), here as (
    select d.* from due d
    -- Told for a letter, it is mailed there. Told without one, it is mailed here whatever was chosen since.
    where not exists (select from private.notice_mails m where m.notice_id = d.notice_id)
      and (d.notice_id is not null or private.mail_rhythm(d.user_id, 'release') = 'at_once')
  ), tokens as (
    insert into private.unsubscribe_tokens (user_id) select distinct h.user_id from here h
    on conflict do nothing
    returning user_id
  )
  insert into private.mail_outbox (mail_key, user_id, template, movie_id, remind_on)
  select format('reminder:%s:%s:%s', h.user_id, h.movie_id, h.remind_on), h.user_id, 'reminder', h.movie_id, h.remind_on
  from here h
  on conflict (mail_key) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;
comment on function public.enqueue_due_reminders(date) is
'Queues a mail for each reminder due on that day or up to a week before (the server may have been off);
returns how many are new. Running it again adds nothing.';
revoke all on function public.enqueue_due_reminders(date) from public;
grant execute on function public.enqueue_due_reminders(date) to service_role;

create or replace function public.keep_reminded_series(
  p_series_id integer, p_series_name text default null, p_series_poster_path text default null,
  p_ended boolean default false, p_seasons jsonb default '[]'::jsonb
)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into private.reminded_series as k (series_id, ended, seasons)
  values (p_series_id, p_ended, p_seasons)
  on conflict (series_id) do update set refreshed_at = now(),
    ended = case when p_series_name is null then k.ended else excluded.ended end,
    seasons = case when p_series_name is null then k.seasons else excluded.seasons end;
  update public.series_reminders r set series_name = p_series_name, series_poster_path = p_series_poster_path
  where r.series_id = p_series_id and p_series_name is not null
    and (r.series_name, r.series_poster_path) is distinct from (p_series_name, p_series_poster_path);
$$;
comment on function public.keep_reminded_series(integer, text, text, boolean, jsonb) is
  'Takes over what the catalogue says of a series now. Without a name it has no such series: what was known stays.';
revoke all on function public.keep_reminded_series(integer, text, text, boolean, jsonb) from public;
grant execute on function public.keep_reminded_series(integer, text, text, boolean, jsonb) to service_role;

create or replace function public.my_series_reminders(p_today date)
  returns table (
    series_id integer, series_name text, series_poster_path text, known_season integer, created_at timestamptz,
    looked_up boolean, ended boolean, next_season integer, next_day date
  )
  language sql stable security definer set search_path = ''
as $$
  select r.series_id, r.series_name, r.series_poster_path, r.known_season, r.created_at,
    k.series_id is not null, coalesce(k.ended, false), n.season, n.day
  from public.series_reminders r
  left join private.reminded_series k on k.series_id = r.series_id
  left join lateral (
    select s.season, s.day
    from jsonb_to_recordset(k.seasons) as s (season integer, day date)
    where (s.day is null or s.day > p_today) and s.season > (
      select coalesce(max(o.season), 0)
      from jsonb_to_recordset(k.seasons) as o (season integer, day date) where o.day <= p_today
    )
    order by s.season limit 1
  ) n on true
  where r.user_id = (select auth.uid())
  order by n.day nulls last, r.created_at desc, r.series_id
  limit 200
$$;
comment on function public.my_series_reminders(date) is
'One''s own series reminders, 200 at most, the next to begin first, each with the season to come after that day.
Nothing is known of one that has not been looked up yet.';
revoke all on function public.my_series_reminders(date) from public;
grant execute on function public.my_series_reminders(date) to authenticated;

create or replace function public.stale_reminders(p_today date, p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select 'movie', r.movie_id
  from public.movie_reminders r
  where r.sent_at is null and r.remind_on >= p_today - 7 and r.refreshed_at < p_older_than
  group by r.movie_id
  order by min(r.remind_on), r.movie_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_reminders(date, timestamptz, integer) is
'Movies with a reminder still to come, or due within the last week, that were last compared with the
catalogue before that time; the next release first.';
revoke all on function public.stale_reminders(date, timestamptz, integer) from public;
grant execute on function public.stale_reminders(date, timestamptz, integer) to service_role;

create or replace function public.stale_series_reminders(p_older_than timestamptz, p_limit integer default 100)
  returns table (series_id integer)
  language sql security definer set search_path = ''
as $$
  delete from private.reminded_series k
  where not exists (select from public.series_reminders r where r.series_id = k.series_id);
  select r.series_id
  from public.series_reminders r left join private.reminded_series k on k.series_id = r.series_id
  where k.refreshed_at is null or k.refreshed_at < p_older_than
  group by r.series_id, k.refreshed_at
  order by k.refreshed_at nulls first, r.series_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_series_reminders(timestamptz, integer) is
  'Lets go of series nobody has a reminder of any more, and returns those that have not been looked at since then.';
revoke all on function public.stale_series_reminders(timestamptz, integer) from public;
grant execute on function public.stale_series_reminders(timestamptz, integer) to service_role;
