-- Reminders are one kind of notice: on the day of release the app says so too, and their mails leave when the person
-- chose. At once, as without a choice, they are those of the outbox.

create function private.end_release_mails() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.movie_reminders set remind_by_email = false where user_id = new.user_id and remind_by_email;
  return null;
end
$$;
comment on function private.end_release_mails() is
  'Whoever wants no mail of releases has the e-mail of each reminder switched off.';
revoke all on function private.end_release_mails() from public;
create trigger end_release_mails after insert or update on public.notice_preferences
  for each row when (new.kind = 'release' and new.mail = 'never') execute function private.end_release_mails();

create function private.begin_release_mails() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.notice_preferences set mail = 'at_once'
  where user_id = new.user_id and kind = 'release' and mail = 'never';
  return null;
end
$$;
comment on function private.begin_release_mails() is
  'A reminder asked for by mail later is mailed: the later wish holds.';
revoke all on function private.begin_release_mails() from public;
create trigger begin_release_mails after insert or update on public.movie_reminders
  for each row when (new.remind_by_email) execute function private.begin_release_mails();

create function public.tell_releases(p_today date, p_at timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with events as (
    select r.user_id, r.movie_id, r.movie_title, r.movie_poster_path, r.remind_by_email,
      format('movie:%s:%s', r.movie_id, r.remind_on) as subject,
      jsonb_build_object('event', 'out', 'day', r.remind_on) as data
    from public.movie_reminders r
    where r.remind_on between p_today - 7 and p_today
    union all
    select r.user_id, r.movie_id, r.movie_title, r.movie_poster_path, r.remind_by_email,
      format('movie:%s:moved:%s', r.movie_id, r.remind_on),
      jsonb_build_object('event', 'moved', 'day', r.remind_on, 'from', r.moved_from)
    from public.movie_reminders r
    where r.remind_on > p_today and r.moved_from <> r.remind_on and r.sent_at is null
  ), fresh as (
    select e.*, e.remind_by_email and private.mail_rhythm(e.user_id, 'release') in ('daily', 'weekly') as by_mail
    from events e
    where not exists (
      select from public.notices n
      where n.user_id = e.user_id and n.kind = 'release' and n.subject_key = e.subject
    )
  ), grouped as (
    select jsonb_build_object(
      'users', jsonb_agg(f.user_id), 'key', f.subject, 'title_kind', 'movie', 'title_id', f.movie_id,
      'title_name', max(f.movie_title), 'poster_path', max(f.movie_poster_path), 'data', f.data, 'mail', f.by_mail
    ) as telling
    from fresh f
    group by f.subject, f.movie_id, f.data, f.by_mail
  )
  select public.tell_once('release', coalesce(jsonb_agg(g.telling), '[]'), p_at) into told from grouped g;
  -- The mail of a moved day is said in the letter of the day or week instead.
  delete from private.mail_outbox m
  where m.template = 'reminder-moved' and m.attempts = 0
    and private.mail_rhythm(m.user_id, 'release') in ('daily', 'weekly');
  -- What eight attempts could not mail goes the way of letters, which are tried for days.
  insert into private.notice_mails (notice_id, user_id, kind, created_at)
  select n.id, n.user_id, n.kind, p_at
  from private.mail_outbox m
  join public.notices n on n.user_id = m.user_id and n.kind = 'release'
    and n.subject_key = format('movie:%s:%s', m.movie_id, m.remind_on)
  where m.template = 'reminder' and m.given_up_at > p_at - interval '7 days'
    and private.mail_rhythm(m.user_id, 'release') <> 'never'
  on conflict (notice_id) do nothing;
  return told;
end
$$;
comment on function public.tell_releases(date, timestamptz) is
  'Tells people that a movie they wait for is out on that day or since a week at most, or has another date, and returns
how many notices that makes. Running it again adds none.';

create or replace function public.enqueue_due_reminders(p_today date) returns integer
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

create index mail_outbox_given_up on private.mail_outbox (given_up_at) where given_up_at is not null;

revoke all on function public.tell_releases(date, timestamptz) from public;
grant execute on function public.tell_releases(date, timestamptz) to service_role;

-- Reminders of a series' next season: told when it is announced and on its first day.

create table public.series_reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  known_season integer not null default 0,
  out_season integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (user_id, series_id),
  constraint series_reminders_series_id_positive check (series_id > 0),
  constraint series_reminders_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint series_reminders_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint series_reminders_seasons_range check (known_season between 0 and 9999 and out_season between 0 and 9999)
);
comment on table public.series_reminders is 'Who wants to be told of the next seasons of a series.';
comment on column public.series_reminders.known_season is
  'The latest season the person knows of: the one on the page where they asked, then the latest announced to them.';
comment on column public.series_reminders.out_season is
  'The latest season that was told on its first day; written by the server only.';
create index series_reminders_by_series on public.series_reminders (series_id);

alter table public.series_reminders enable row level security;
grant select, delete on public.series_reminders to authenticated;
grant insert (user_id, series_id, series_name, series_poster_path, known_season)
  on public.series_reminders to authenticated;
create policy "people see their own series reminders" on public.series_reminders for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people set their own series reminders" on public.series_reminders for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people remove their own series reminders" on public.series_reminders for delete to authenticated
  using ((select auth.uid()) = user_id);

create table private.reminded_series (
  series_id integer primary key,
  ended boolean not null default false,
  seasons jsonb not null default '[]',
  refreshed_at timestamptz not null default now(),
  constraint reminded_series_seasons_are_a_list check (jsonb_typeof(seasons) = 'array')
);
comment on table private.reminded_series is 'What the catalogue said last of series that somebody has a reminder of.';
comment on column private.reminded_series.seasons is 'Without the specials: {"season", "day"}; day is null while it is not known.';

create function public.stale_series_reminders(p_older_than timestamptz, p_limit integer default 100)
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

create function public.keep_reminded_series(
  p_series_id integer, p_series_name text default null, p_series_poster_path text default null,
  p_ended boolean default false, p_seasons jsonb default '[]'
) returns void
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

create function public.tell_seasons(p_today date, p_at timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with seasons as (
    select r.*, s.season, s.day,
      case
        when s.day <= p_today then 'out'
        else 'announced'
      end as event
    from public.series_reminders r
    join private.reminded_series k on k.series_id = r.series_id
    cross join lateral jsonb_to_recordset(k.seasons) as s (season integer, day date)
  ), events as (
    select * from seasons s
    -- What was out when somebody asked is no news, nor is what the catalogue says a month late.
    where (s.event = 'out' and s.season > s.out_season
        and s.day > (s.created_at at time zone 'UTC')::date and s.day >= p_today - 30)
      -- One whose day moved after it was told as out is not announced again.
      or (s.event = 'announced' and s.season > greatest(s.known_season, s.out_season))
  ), noted as (
    update public.series_reminders r
    set known_season = greatest(r.known_season, n.season), out_season = greatest(r.out_season, n.out_season)
    from (
      select e.user_id, e.series_id, max(e.season) as season,
        coalesce(max(e.season) filter (where e.event = 'out'), 0) as out_season
      from events e group by e.user_id, e.series_id
    ) n
    where r.user_id = n.user_id and r.series_id = n.series_id
  ), grouped as (
    select jsonb_build_object(
      'users', jsonb_agg(e.user_id), 'key', format('tv:%s:season:%s:%s', e.series_id, e.season, e.event),
      'title_kind', 'tv', 'title_id', e.series_id, 'title_name', max(e.series_name),
      'poster_path', max(e.series_poster_path),
      'data', jsonb_strip_nulls(jsonb_build_object('event', e.event, 'day', e.day, 'season', e.season))
    ) as telling
    from events e
    group by e.series_id, e.season, e.event, e.day
  )
  select public.tell_once('release', coalesce(jsonb_agg(g.telling), '[]'), p_at) into told from grouped g;
  return told;
end
$$;
comment on function public.tell_seasons(date, timestamptz) is
  'Tells people of the seasons they wait for: once that it is announced, once on its first day or within a month of it,
and returns how many notices that makes. Running it again adds none, nor does a day that moves.';

create function public.my_series_reminders(p_today date)
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

revoke all on function public.stale_series_reminders(timestamptz, integer) from public;
revoke all on function public.keep_reminded_series(integer, text, text, boolean, jsonb) from public;
revoke all on function public.tell_seasons(date, timestamptz) from public;
revoke all on function public.my_series_reminders(date) from public;
grant execute on function public.stale_series_reminders(timestamptz, integer) to service_role;
grant execute on function public.keep_reminded_series(integer, text, text, boolean, jsonb) to service_role;
grant execute on function public.tell_seasons(date, timestamptz) to service_role;
grant execute on function public.my_series_reminders(date) to authenticated;
