-- Notices: what a person is told of once, in the app and, if they want, by mail.

create table public.notices (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  subject_key text not null,
  title_kind text,
  title_id integer,
  title_name text,
  poster_path text,
  data jsonb not null default '{}',
  in_app boolean not null default true,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz,
  by_mail boolean not null default false,
  constraint notices_once unique (user_id, kind, subject_key),
  constraint notices_kind_known check (kind in ('release', 'episode', 'on_service', 'import_finished')),
  constraint notices_subject_key_shape check (subject_key ~ '^[A-Za-z0-9:._-]{1,200}$'),
  constraint notices_title_kind_known check (title_kind in ('movie', 'tv')),
  constraint notices_title_whole check ((title_kind is null) = (title_id is null)),
  constraint notices_title_id_positive check (title_id > 0),
  constraint notices_title_name_length check (char_length(title_name) <= 500),
  constraint notices_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint notices_data_small check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 4000)
);
comment on table public.notices is
  'What people were told, once for each person, kind and subject. Words are made from kind and data where they are read.';
comment on column public.notices.subject_key is
  'What it is about, such as movie:603:2026-11-22: the same key is told to the same person once.';
comment on column public.notices.data is 'What the words are made of: days, numbers and names, never sentences.';
comment on column public.notices.in_app is 'False for who wanted this kind outside the app only, when it was told.';
comment on column public.notices.mailed_at is 'When a letter with it left; written by the server only.';
comment on column public.notices.by_mail is 'Whether it was to be mailed when it was told.';
create index notices_by_time on public.notices (user_id, created_at desc, id desc) where in_app;
create index notices_unread on public.notices (user_id) where read_at is null and in_app;

alter table public.notices enable row level security;
grant select on public.notices to authenticated;
grant update (read_at) on public.notices to authenticated;
create policy "people see their own notices" on public.notices for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people mark their own notices" on public.notices for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create table public.notice_preferences (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  in_app boolean not null default true,
  mail text not null,
  primary key (user_id, kind),
  constraint notice_preferences_kind_known check (
    kind in ('release', 'episode', 'on_service', 'import_finished')
  ),
  constraint notice_preferences_mail_known check (mail in ('at_once', 'daily', 'weekly', 'never'))
);
comment on table public.notice_preferences is
  'How a person wants to be told of each kind. Without a row: in the app, and by mail as private.usual_mail says.';

alter table public.notice_preferences enable row level security;
grant select on public.notice_preferences to authenticated;
grant insert (user_id, kind, in_app, mail), update (user_id, kind, in_app, mail)
  on public.notice_preferences to authenticated;
create policy "people see how they are told" on public.notice_preferences for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people choose how they are told" on public.notice_preferences for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change how they are told" on public.notice_preferences for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create table public.time_zones (
  user_id uuid primary key references auth.users (id) on delete cascade,
  time_zone text not null,
  constraint time_zones_shape check (time_zone ~ '^[A-Za-z0-9_+-]{1,40}(/[A-Za-z0-9_+-]{1,40}){0,2}$')
);
comment on table public.time_zones is
  'Where a person''s day begins, by its IANA name. One that nobody knows any more is read as UTC.';
alter table public.time_zones enable row level security;
grant select on public.time_zones to authenticated;
grant insert (user_id, time_zone), update (user_id, time_zone) on public.time_zones to authenticated;
create policy "people see their own time zone" on public.time_zones for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people set their own time zone" on public.time_zones for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own time zone" on public.time_zones for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

-- A letter: one mail with one or many notices. In `private`, like the mails of reminders.
create table private.notice_letters (
  id bigint generated always as identity primary key,
  letter_key text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  rhythm text not null check (rhythm in ('at_once', 'daily', 'weekly')),
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  handed_at timestamptz,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint notice_letters_last_error_length check (char_length(last_error) <= 500)
);
comment on column private.notice_letters.letter_key is 'Person, rhythm and day (or first notice): one letter each.';
comment on column private.notice_letters.handed_at is
  'Since when a sender has it. One that dies with it leaves it so: it may have left, and is never sent again.';
create index notice_letters_waiting on private.notice_letters (next_attempt_at)
  where sent_at is null and given_up_at is null;
create index notice_letters_of_person on private.notice_letters (user_id);

create table private.notice_mails (
  notice_id bigint primary key references public.notices (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  created_at timestamptz not null default now(),
  letter_id bigint references private.notice_letters (id) on delete set null
);
comment on table private.notice_mails is 'Notices to be mailed; letter_id says in which letter, null while they wait for one.';
create index notice_mails_waiting on private.notice_mails (user_id, kind) where letter_id is null;
create index notice_mails_of_person on private.notice_mails (user_id);
create index notice_mails_of_letter on private.notice_mails (letter_id);

create function private.usual_mail(p_kind text) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case p_kind when 'release' then 'at_once' else 'never' end
$$;
comment on function private.usual_mail(text) is
  'When mails of a kind leave for who has chosen nothing. A reminder is asked for by mail one by one; nothing else is.';
revoke all on function private.usual_mail(text) from public;

create function public.tell_once(p_kind text, p_notices jsonb, p_at timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with wanted as (
    select distinct on (u.id, n.subject) u.id as user_id, n.*
    from (
      select e.one ->> 'key' as subject, e.one ->> 'title_kind' as title_kind,
        (e.one ->> 'title_id')::integer as title_id, left(e.one ->> 'title_name', 500) as title_name,
        e.one ->> 'poster_path' as poster_path, coalesce(e.one -> 'data', '{}') as data,
        coalesce((e.one ->> 'mail')::boolean, true) as by_mail, e.one -> 'users' as users
      from jsonb_array_elements(p_notices) e (one)
    ) n
    cross join jsonb_array_elements_text(n.users) w (id)
    join public.profiles u on u.id = w.id::uuid
  ), added as (
    insert into public.notices (
      user_id, kind, subject_key, title_kind, title_id, title_name, poster_path, data, in_app, by_mail, created_at
    )
    select w.user_id, p_kind, w.subject, w.title_kind, w.title_id, w.title_name, w.poster_path, w.data,
      coalesce(p.in_app, true), w.by_mail and coalesce(p.mail, private.usual_mail(p_kind)) <> 'never', p_at
    from wanted w
    left join public.notice_preferences p on p.user_id = w.user_id and p.kind = p_kind
    -- In one order, so that two processes never wait for each other.
    order by w.user_id, w.subject
    on conflict (user_id, kind, subject_key) do nothing
    returning id, user_id, by_mail
  ), mailed as (
    insert into private.notice_mails (notice_id, user_id, kind, created_at)
    select a.id, a.user_id, p_kind, p_at from added a where a.by_mail
  )
  select count(*) into told from added;
  return told;
end
$$;
comment on function public.tell_once(text, jsonb, timestamptz) is
  'Tells people of something, each person once for each kind and key, and returns how many were told now. Takes
an array of {"users": [id, …], "key", "title_kind", "title_id", "title_name", "poster_path", "data", "mail"}; all but users
and key may be missing, and "mail": false keeps it in the app. Accounts that are gone are passed over.';
revoke all on function public.tell_once(text, jsonb, timestamptz) from public;
grant execute on function public.tell_once(text, jsonb, timestamptz) to service_role;

create function public.mark_my_notices(p_read boolean default true, p_ids bigint[] default null) returns bigint[]
  language sql set search_path = ''
as $$
  with marked as (
    update public.notices n set read_at = case when p_read then now() end
    where n.user_id = (select auth.uid()) and n.in_app and (n.read_at is null) = p_read
      and (p_ids is null or n.id = any(p_ids))
    returning n.id
  )
  select coalesce(array_agg(marked.id order by marked.id), '{}') from marked
$$;
comment on function public.mark_my_notices(boolean, bigint[]) is
  'Marks notices of one''s own as read or unread, all of them without ids, and returns those it changed.';

create function public.my_unread_notices() returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from (
    select from public.notices n
    where n.user_id = (select auth.uid()) and n.in_app and n.read_at is null
    limit 100
  ) unread
$$;
comment on function public.my_unread_notices() is 'How many notices one has not read; 100 stands for all beyond.';

create function public.trim_notices(p_now timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  with ranked as (
    select n.id, row_number() over (partition by n.user_id order by n.created_at desc, n.id desc) as place
    from public.notices n
    where n.user_id in (select user_id from public.notices group by user_id having count(*) > 500)
  ), gone as (
    -- Nobody tells of what is a month old: whatever is younger stays, so that it is not told again.
    delete from public.notices n
    where n.created_at < p_now - interval '1 year'
      or (n.created_at < p_now - interval '31 days' and n.id in (select r.id from ranked r where r.place > 500))
    returning n.id
  )
  select count(*) into removed from gone;
  delete from private.notice_letters l where l.created_at < p_now - interval '90 days';
  return removed;
end
$$;
comment on function public.trim_notices(timestamptz) is
  'Removes what is older than a year, and beyond a person''s latest 500 what is older than a month.';
revoke all on function public.mark_my_notices(boolean, bigint[]) from public;
revoke all on function public.my_unread_notices() from public;
revoke all on function public.trim_notices(timestamptz) from public;
grant execute on function public.trim_notices(timestamptz) to service_role;
grant execute on function public.mark_my_notices(boolean, bigint[]) to authenticated;
grant execute on function public.my_unread_notices() to authenticated;

-- Letters: notices by mail, each by itself or as one letter a day or a week, and each at most once.

create function private.mail_rhythm(p_user uuid, p_kind text) returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select p.mail from public.notice_preferences p where p.user_id = p_user and p.kind = p_kind),
    private.usual_mail(p_kind)
  )
$$;
comment on function private.mail_rhythm(uuid, text) is 'When mails of a kind leave for a person.';
revoke all on function private.mail_rhythm(uuid, text) from public;

create function public.letter_zones() returns table (time_zone text)
  language sql stable security definer set search_path = ''
as $$
  select distinct coalesce(z.time_zone, 'UTC')
  from private.notice_mails m
  join public.notice_preferences p on p.user_id = m.user_id and p.kind = m.kind and p.mail in ('daily', 'weekly')
  left join public.time_zones z on z.user_id = m.user_id
  where m.letter_id is null
$$;
comment on function public.letter_zones() is
  'The time zones of people for whom something waits for the letter of a day or a week.';

create function public.form_letters(p_now timestamptz, p_moments jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  formed integer;
begin
  -- Whoever wants no more mail of a kind gets none, and what has waited too long is no news.
  delete from private.notice_mails m
  where m.letter_id is null and (
    m.created_at < p_now - interval '16 days' or private.mail_rhythm(m.user_id, m.kind) = 'never'
  );
  with moments as (
    select * from jsonb_to_recordset(p_moments) as t (zone text, rhythm text, day date, at timestamptz)
  ), waiting as (
    select m.notice_id, m.user_id, m.created_at, coalesce(z.time_zone, 'UTC') as zone,
      coalesce(p.mail, private.usual_mail(m.kind)) as rhythm
    from private.notice_mails m
    left join public.notice_preferences p on p.user_id = m.user_id and p.kind = m.kind
    left join public.time_zones z on z.user_id = m.user_id
    where m.letter_id is null
  ), due as (
    select w.notice_id, w.user_id, w.rhythm, format(
      '%s:%s:%s', w.user_id, w.rhythm,
      coalesce(t.day::text, (min(w.notice_id) over (partition by w.user_id, w.rhythm))::text)
    ) as letter_key
    from waiting w
    left join moments t on t.zone = w.zone and t.rhythm = w.rhythm
    where w.rhythm = 'at_once' or w.created_at < t.at
  ), grouped as (
    -- Numbered here, so that what goes into a letter finds it without a join that no statistics know.
    select d.letter_key, d.user_id, d.rhythm, array_agg(d.notice_id) as notices,
      nextval(pg_get_serial_sequence('private.notice_letters', 'id')) as id
    from due d
    -- The letter of that day has been written: what came too late for it waits for the next.
    where not exists (select from private.notice_letters l where l.letter_key = d.letter_key)
    group by d.letter_key, d.user_id, d.rhythm
    limit 5000
  ), letters as (
    insert into private.notice_letters (id, letter_key, user_id, rhythm, created_at)
    overriding system value
    select g.id, g.letter_key, g.user_id, g.rhythm, p_now from grouped g
    order by g.letter_key
    on conflict (letter_key) do nothing
    returning id
  ), placed as (
    update private.notice_mails m set letter_id = x.id
    from (
      select g.id, unnest(g.notices) as notice_id from grouped g
      where g.id = any(array(select l.id from letters l))
    ) x
    where m.notice_id = x.notice_id and m.letter_id is null
    returning m.notice_id
  )
  select count(*) into formed from letters;
  -- One that a sender took and never reported may have left: it is not sent again. The app has what it said.
  update private.notice_letters l
  set given_up_at = now(), last_error = 'The server ended while this letter was leaving.'
  where l.handed_at < now() - interval '15 minutes' and l.sent_at is null and l.given_up_at is null;
  return formed;
end
$$;
comment on function public.form_letters(timestamptz, jsonb) is
  'Puts waiting notices into letters and returns how many new ones that makes, at most 5,000: then ask again. Takes for each zone and rhythm the
latest moment its letters were due, [{"zone", "rhythm", "day", "at"}]; what was told before that moment goes in. There is one
letter for each person, rhythm and day, whatever happens to the person''s zone.';

create function public.claim_letters(p_limit integer default 10) returns table (
  id bigint, letter_key text, rhythm text, email text, unsubscribe_token uuid, attempts integer,
  total integer, notices jsonb
)
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  taken bigint[];
begin
  select array_agg(w.id) into taken
  from (
    select l.id from private.notice_letters l
    where l.sent_at is null and l.given_up_at is null and l.handed_at is null and l.next_attempt_at <= now()
    order by l.next_attempt_at, l.id
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ) w;
  -- Who chose to get no more mail of a kind since the letter was written is not sent what it says of that kind.
  delete from private.notice_mails m
  where m.letter_id = any(taken) and private.mail_rhythm(m.user_id, m.kind) = 'never';
  delete from private.notice_letters l
  where l.id = any(taken) and not exists (select from private.notice_mails m where m.letter_id = l.id);
  insert into private.unsubscribe_tokens (user_id)
  select l.user_id from private.notice_letters l where l.id = any(taken)
  on conflict do nothing;
  return query
  with claimed as (
    update private.notice_letters l
    set attempts = l.attempts + 1, handed_at = now(),
      -- The wait after a failure doubles from five minutes to two hours.
      next_attempt_at = now() + least(interval '5 minutes' * power(2, least(l.attempts, 10)), interval '2 hours')
    where l.id = any(taken)
    returning l.*
  )
  select c.id, c.letter_key, c.rhythm, p.email, t.token, c.attempts, a.total, a.notices
  from claimed c
  join public.profiles p on p.id = c.user_id
  join private.unsubscribe_tokens t on t.user_id = c.user_id
  cross join lateral (
    select max(o.total)::integer as total, jsonb_agg(o.notice order by o.place) as notices
    from (
      select to_jsonb(n) - 'user_id' as notice, count(*) over () as total,
        row_number() over (order by n.kind, n.created_at, n.id) as place
      from private.notice_mails m
      join public.notices n on n.id = m.notice_id
      where m.letter_id = c.id
      order by place
      limit 40
    ) o
  ) a;
end
$$;
comment on function public.claim_letters(integer) is
  'Takes letters due for an attempt, with the first forty notices of each; two jobs never get the same one. Report
each with settle_letter: one that is not reported is never tried again, since it may have left.';

create function public.settle_letter(p_id bigint, p_error text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.notice_letters l
  set sent_at = case when p_error is null then now() end,
    handed_at = case when p_error is null then l.handed_at end,
    last_error = left(p_error, 500),
    given_up_at = case when p_error is not null and l.created_at < now() - interval '3 days' then now() end
  where l.id = p_id and l.sent_at is null;
  if p_error is null then
    update public.notices n set mailed_at = now()
    from private.notice_mails m
    where m.letter_id = p_id and n.id = m.notice_id;
  end if;
end
$$;
comment on function public.settle_letter(bigint, text) is
  'Records that a claimed letter left (no error) or was refused; then it is tried again for three days.';

create function public.unsubscribe_from_notices(p_token uuid, p_kinds text[]) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  select t.user_id into person from private.unsubscribe_tokens t where t.token = p_token;
  if person is null then
    return false;
  end if;
  if 'release' = any(p_kinds) then
    perform public.unsubscribe_from_reminders(p_token);
  end if;
  insert into public.notice_preferences (user_id, kind, mail)
  select person, k.kind, 'never'
  from (select distinct unnest(p_kinds) as kind) k
  where k.kind in ('episode', 'on_service', 'import_finished')
  on conflict (user_id, kind) do update set mail = excluded.mail;
  return true;
end
$$;
comment on function public.unsubscribe_from_notices(uuid, text[]) is
  'Ends the mails of some kinds for the person a letter was sent to; false for an unknown token. Of releases it ends
those of all reminders, as unsubscribe_from_reminders does. Open to everybody: the token is the proof.';

revoke all on function public.letter_zones() from public;
revoke all on function public.form_letters(timestamptz, jsonb) from public;
revoke all on function public.claim_letters(integer) from public;
revoke all on function public.settle_letter(bigint, text) from public;
revoke all on function public.unsubscribe_from_notices(uuid, text[]) from public;
grant execute on function public.letter_zones() to service_role;
grant execute on function public.form_letters(timestamptz, jsonb) to service_role;
grant execute on function public.claim_letters(integer) to service_role;
grant execute on function public.settle_letter(bigint, text) to service_role;
grant execute on function public.unsubscribe_from_notices(uuid, text[]) to anon, authenticated, service_role;

-- Who watches a series is told on the day its episodes air: once a series and day.

create function public.tell_episodes(p_today date, p_at timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with aired as (
    select e.series_id, e.air_date, e.season, e.number, nullif(e.name, '') as name,
      row_number() over day_of_series as place,
      count(*) over (partition by e.series_id, e.air_date) as total
    from public.episodes e
    -- Specials are no progress, and no news.
    where e.air_date between p_today - 2 and p_today and e.season > 0
    window day_of_series as (partition by e.series_id, e.air_date order by e.season, e.number)
  ), events as (
    select a.series_id, a.air_date, max(a.total) as total,
      jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('season', a.season, 'number', a.number, 'name', left(a.name, 100)))
        order by a.place
      ) filter (where a.place <= 4 or a.place = a.total) as episodes
    from aired a
    group by a.series_id, a.air_date
  ), fresh as (
    select e.*, f.user_id, f.series_name, f.series_poster_path,
      format('tv:%s:%s', e.series_id, e.air_date) as subject
    from events e
    join public.followed_series f on f.series_id = e.series_id
    -- Paused and dropped series are quiet, and so is what aired before one followed.
    where f.state = 'watching' and (f.followed_at at time zone 'utc')::date <= e.air_date
  ), untold as (
    select f.* from fresh f
    where not exists (
      select from public.notices n
      where n.user_id = f.user_id and n.kind = 'episode' and n.subject_key = f.subject
    ) and not exists (
      -- A day that moves makes no second notice of the same episodes.
      select from public.notices n
      where n.user_id = f.user_id and n.kind = 'episode' and n.title_id = f.series_id
        and n.data -> 'episodes' = f.episodes
    )
  ), tellings as (
    select jsonb_build_object(
      'users', jsonb_agg(u.user_id), 'key', u.subject, 'title_kind', 'tv', 'title_id', u.series_id,
      'title_name', max(u.series_name), 'poster_path', max(u.series_poster_path),
      'data', jsonb_build_object('day', u.air_date, 'count', u.total, 'episodes', u.episodes)
    ) as telling
    from untold u
    group by u.subject, u.series_id, u.air_date, u.total, u.episodes
  )
  select public.tell_once('episode', coalesce(jsonb_agg(t.telling), '[]'), p_at) into told from tellings t;
  return told;
end
$$;
comment on function public.tell_episodes(date, timestamptz) is
  'Tells who watches a series of the episodes that aired on that day or the two before, and returns how many notices
that makes. Running it again adds none.';

revoke all on function public.tell_episodes(date, timestamptz) from public;
grant execute on function public.tell_episodes(date, timestamptz) to service_role;
