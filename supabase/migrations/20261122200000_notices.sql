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
      user_id, kind, subject_key, title_kind, title_id, title_name, poster_path, data, in_app, created_at
    )
    select w.user_id, p_kind, w.subject, w.title_kind, w.title_id, w.title_name, w.poster_path, w.data,
      coalesce(p.in_app, true), p_at
    from wanted w
    left join public.notice_preferences p on p.user_id = w.user_id and p.kind = p_kind
    -- In one order, so that two processes never wait for each other.
    order by w.user_id, w.subject
    on conflict (user_id, kind, subject_key) do nothing
    returning id, user_id, subject_key
  ), mailed as (
    insert into private.notice_mails (notice_id, user_id, kind, created_at)
    select a.id, a.user_id, p_kind, p_at
    from added a
    join wanted w on w.user_id = a.user_id and w.subject = a.subject_key
    left join public.notice_preferences p on p.user_id = a.user_id and p.kind = p_kind
    where w.by_mail and coalesce(p.mail, private.usual_mail(p_kind)) <> 'never'
  )
  select count(*) into told from added;
  return told;
end
$$;
comment on function public.tell_once(text, jsonb, timestamptz) is
  'Tells people of something, each person once for each kind and key, and returns how many were told now. Takes
an array of {"users": [id, …], "key", "title_kind", "title_id", "title_name", "poster_path", "data", "mail"}; all but users
and key may be missing, and "mail": false keeps it in the app. Accounts that are gone are passed over.';

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

revoke all on function public.tell_once(text, jsonb, timestamptz) from public;
revoke all on function public.mark_my_notices(boolean, bigint[]) from public;
revoke all on function public.my_unread_notices() from public;
revoke all on function public.trim_notices(timestamptz) from public;
grant execute on function public.tell_once(text, jsonb, timestamptz) to service_role;
grant execute on function public.trim_notices(timestamptz) to service_role;
grant execute on function public.mark_my_notices(boolean, bigint[]) to authenticated;
grant execute on function public.my_unread_notices() to authenticated;
