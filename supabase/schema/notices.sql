create table private.mail_outbox (
  id bigint not null generated always as identity,
  mail_key text not null,
  user_id uuid not null,
  template text not null,
  movie_id integer not null,
  remind_on date not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint mail_outbox_pkey primary key (id),
  constraint mail_outbox_mail_key_key unique (mail_key),
  constraint mail_outbox_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint mail_outbox_last_error_length check (char_length(last_error) <= 500),
  constraint mail_outbox_template_check check (template in ('reminder', 'reminder-moved'))
);
comment on column private.mail_outbox.mail_key is 'Template, person, movie and day: one mail each.';
create index mail_outbox_given_up on private.mail_outbox (given_up_at) where given_up_at is not null;
create index mail_outbox_of_person on private.mail_outbox (user_id);
create index mail_outbox_waiting
  on private.mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;

create table private.notice_letters (
  id bigint not null generated always as identity,
  letter_key text not null,
  user_id uuid not null,
  rhythm text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  handed_at timestamptz,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint notice_letters_pkey primary key (id),
  constraint notice_letters_letter_key_key unique (letter_key),
  constraint notice_letters_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint notice_letters_last_error_length check (char_length(last_error) <= 500),
  constraint notice_letters_rhythm_check check (rhythm in ('at_once', 'daily', 'weekly'))
);
comment on column private.notice_letters.letter_key is 'Person, rhythm and day (or first notice): one letter each.';
comment on column private.notice_letters.handed_at is
  'Since when a sender has it. One that dies with it leaves it so: it may have left, and is never sent again.';
create index notice_letters_of_person on private.notice_letters (user_id);
create index notice_letters_waiting
  on private.notice_letters (next_attempt_at) where sent_at is null and given_up_at is null;

create table private.notice_mails (
  notice_id bigint not null,
  user_id uuid not null,
  kind text not null,
  created_at timestamptz not null default now(),
  letter_id bigint,
  constraint notice_mails_pkey primary key (notice_id),
  constraint notice_mails_letter_id_fkey
    foreign key (letter_id) references private.notice_letters (id) on delete set null,
  constraint notice_mails_notice_id_fkey foreign key (notice_id) references public.notices (id) on delete cascade,
  constraint notice_mails_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.notice_mails is
  'Notices to be mailed; letter_id says in which letter, null while they wait for one.';
create index notice_mails_of_letter on private.notice_mails (letter_id);
create index notice_mails_of_person on private.notice_mails (user_id);
create index notice_mails_waiting on private.notice_mails (user_id, kind) where letter_id is null;

create table private.unsubscribe_tokens (
  user_id uuid not null,
  token uuid not null default gen_random_uuid(),
  constraint unsubscribe_tokens_pkey primary key (user_id),
  constraint unsubscribe_tokens_token_key unique (token),
  constraint unsubscribe_tokens_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.unsubscribe_tokens is
  'The secret in a person''s mails that stops them with one click. Per person, so that it outlives a reminder.';

create table public.notice_preferences (
  user_id uuid not null,
  kind text not null,
  in_app boolean not null default true,
  mail text not null,
  constraint notice_preferences_pkey primary key (user_id, kind),
  constraint notice_preferences_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint notice_preferences_kind_known check (
    kind in ('release', 'episode', 'on_service', 'import_finished', 'webhook_off')
  ),
  constraint notice_preferences_mail_known check (mail in ('at_once', 'daily', 'weekly', 'never'))
);
comment on table public.notice_preferences is
  'How a person wants to be told of each kind. Without a row: in the app, and by mail as private.usual_mail says.';
alter table public.notice_preferences enable row level security;
create policy "people change how they are told" on public.notice_preferences for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people choose how they are told" on public.notice_preferences for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see how they are told" on public.notice_preferences for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.notice_preferences to authenticated;
grant insert (user_id, kind, in_app, mail) on public.notice_preferences to authenticated;
grant update (user_id, kind, in_app, mail) on public.notice_preferences to authenticated;
create trigger end_release_mails after insert or update on public.notice_preferences
  for each row
  when (new.kind = 'release' and new.mail = 'never')
  execute function private.end_release_mails();

create table public.notices (
  id bigint not null generated always as identity,
  user_id uuid not null,
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
  constraint notices_pkey primary key (id),
  constraint notices_once unique (user_id, kind, subject_key),
  constraint notices_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint notices_data_small check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 4000),
  constraint notices_kind_known check (
    kind in ('release', 'episode', 'on_service', 'import_finished', 'webhook_off')
  ),
  constraint notices_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint notices_subject_key_shape check (subject_key ~ '^[A-Za-z0-9:._-]{1,200}$'),
  constraint notices_title_id_positive check (title_id > 0),
  constraint notices_title_kind_known check (title_kind in ('movie', 'tv')),
  constraint notices_title_name_length check (char_length(title_name) <= 500),
  constraint notices_title_whole check ((title_kind is null) = (title_id is null))
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
create policy "people mark their own notices" on public.notices for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people see their own notices" on public.notices for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.notices to authenticated;
grant update (read_at) on public.notices to authenticated;
create trigger note_change after insert or delete or update on public.notices
  for each row execute function private.note_change('notices', 'id');
create trigger tell_webhooks after insert on public.notices
  for each row execute function private.tell_webhooks('notice', 'notices', 'created_at', 'id');

create or replace function private.begin_release_mails()
  returns trigger
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

create or replace function private.end_release_mails()
  returns trigger
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

create or replace function private.handle_changed_email()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end
$$;
revoke all on function private.handle_changed_email() from public;

create or replace function private.mail_rhythm(p_user uuid, p_kind text)
  returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select p.mail from public.notice_preferences p where p.user_id = p_user and p.kind = p_kind),
    private.usual_mail(p_kind)
  )
$$;
comment on function private.mail_rhythm(uuid, text) is 'When mails of a kind leave for a person.';
revoke all on function private.mail_rhythm(uuid, text) from public;

create or replace function private.tell_change(p_what jsonb)
  returns void
  language sql set search_path = ''
as $$ select pg_notify('marquee_changes', p_what::text) $$;
comment on function private.tell_change(jsonb) is
'Tells the server which page shows something else: kind and id of a title, a list by address, or a handle; `gone` where
it is not for everybody any more. `every` stands for all pages, `accounts` says that some were deleted, `webhooks` that
messages wait for some, `releases` that movies are awaited whose days are not known. Never a name.';
revoke all on function private.tell_change(jsonb) from public;

create or replace function private.tell_list()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  was boolean := old.visibility <> 'private' and old.removed_at is null;
  stays boolean := tg_op = 'UPDATE' and new.visibility = old.visibility and new.removed_at is null;
begin
  if was then
    perform private.tell_change(jsonb_build_object('list', old.address, 'gone', not stays));
  end if;
  if was or (tg_op = 'UPDATE' and new.visibility = 'public') then
    perform private.tell_page_of(old.user_id);
  end if;
  return null;
end
$$;
revoke all on function private.tell_list() from public;

create or replace function private.tell_lists_of(p_person uuid)
  returns void
  language sql security definer set search_path = ''
as $$
  select private.tell_change(jsonb_build_object('list', l.address))
  from public.lists l where l.user_id = p_person and l.visibility <> 'private' and l.removed_at is null
$$;
comment on function private.tell_lists_of(uuid) is
  'Tells that the lists of a person, which name them, show something else.';
revoke all on function private.tell_lists_of(uuid) from public;

create or replace function private.tell_moved_watches()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Names and pictures change every night, and no page with them.
  perform private.tell_page_of(m.user_id)
  from (
    select distinct c.user_id from (select user_id, id, day from gone except select user_id, id, day from added) c
  ) m;
  return null;
end
$$;
comment on function private.tell_moved_watches() is 'Tells that the pages of these people show other days.';
revoke all on function private.tell_moved_watches() from public;

create or replace function private.tell_page_of(p_person uuid)
  returns void
  language sql security definer set search_path = ''
as $$
  select private.tell_change(jsonb_build_object('handle', p.handle))
  from public.profile_pages p where p.user_id = p_person and p.visibility <> 'private'
$$;
comment on function private.tell_page_of(uuid) is
  'Tells that the page of a person shows something else, if they have one.';
revoke all on function private.tell_page_of(uuid) from public;

create or replace function private.tell_profile()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.tell_change('{"accounts": true}');
    return null;
  end if;
  -- Name and picture stand wherever they are the author.
  perform private.tell_page_of(new.id);
  perform private.tell_lists_of(new.id);
  perform private.tell_titles('movie', array(select r.movie_id from public.movie_reviews r where r.user_id = new.id));
  perform private.tell_titles('tv', array(select r.series_id from public.series_reviews r where r.user_id = new.id));
  return null;
end
$$;
revoke all on function private.tell_profile() from public;

create or replace function private.tell_profile_page()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  stays boolean := tg_op = 'UPDATE' and new.visibility = old.visibility and new.handle = old.handle
    and new.suspended_at is not distinct from old.suspended_at;
begin
  if old.visibility <> 'private' then
    perform private.tell_change(jsonb_build_object('handle', old.handle, 'gone', not stays));
  end if;
  -- Their lists lead to the page where it is everybody's.
  if not stays then
    perform private.tell_lists_of(old.user_id);
  end if;
  return null;
end
$$;
revoke all on function private.tell_profile_page() from public;

create or replace function private.tell_reviews()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ids integer[];
begin
  select array_agg(distinct (to_jsonb(b) ->> tg_argv[1])::integer) into ids from before b;
  perform private.tell_titles(tg_argv[0], ids);
  perform private.tell_page_of(b.user_id) from (select distinct user_id from before) b;
  return null;
end
$$;
revoke all on function private.tell_reviews() from public;

create or replace function private.tell_taken_back()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_page_of(g.user_id) from (select distinct user_id from gone) g;
  return null;
end
$$;
comment on function private.tell_taken_back() is 'Tells that the pages of these people show less.';
revoke all on function private.tell_taken_back() from public;

create or replace function private.tell_titles(p_kind text, p_ids integer[])
  returns void
  language sql set search_path = ''
as $$
  -- A server that is told thousands of pages does nothing else meanwhile: it forgets them all.
  select private.tell_change('{"every": true}') where cardinality(p_ids) > 100
  union all
  select private.tell_change(jsonb_build_object('kind', p_kind, 'id', t.id))
  from unnest(p_ids) as t (id) where cardinality(p_ids) <= 100
$$;
comment on function private.tell_titles(text, integer[]) is 'Tells that the pages of titles show something else.';
revoke all on function private.tell_titles(text, integer[]) from public;

create or replace function private.usual_mail(p_kind text)
  returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case p_kind when 'release' then 'at_once' else 'never' end
$$;
comment on function private.usual_mail(text) is
  'When mails of a kind leave for who has chosen nothing. A reminder is asked for by mail one by one; nothing else is.';
revoke all on function private.usual_mail(text) from public;

create or replace function public.claim_letters(p_limit integer default 10)
  returns table (
    id bigint, letter_key text, rhythm text, email text, language text, unsubscribe_token uuid, attempts integer,
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
  select c.id, c.letter_key, c.rhythm, p.email, p.language, t.token, c.attempts, a.total, a.notices
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
revoke all on function public.claim_letters(integer) from public;
grant execute on function public.claim_letters(integer) to service_role;

create or replace function public.claim_mails(p_limit integer default 20)
  returns table (
    id bigint, mail_key text, template text, email text, full_name text, language text, movie_id integer,
    movie_title text, movie_poster_path text, remind_on date, moved_from date, region text, release text,
    unsubscribe_token uuid, attempts integer
  )
  language sql security definer set search_path = ''
as $$
  -- Whoever asked for no more mail, or removed the reminder, since the mail was queued gets none.
  with withdrawn as (
    delete from private.mail_outbox m
    where m.sent_at is null and m.given_up_at is null and not exists (
      select from public.movie_reminders r
      where r.user_id = m.user_id and r.movie_id = m.movie_id and r.remind_by_email
        and r.remind_on = m.remind_on
    )
    returning m.id
  ), claimed as (
    update private.mail_outbox m
    set attempts = m.attempts + 1,
      -- Taken for now; the wait doubles with each failure, from five minutes to a day.
      next_attempt_at = now() + least(interval '5 minutes' * power(2, m.attempts), interval '1 day')
    where m.id in (
      select w.id from private.mail_outbox w
      where w.sent_at is null and w.given_up_at is null and w.next_attempt_at <= now()
        and w.id not in (select withdrawn.id from withdrawn)
      order by w.next_attempt_at
      limit least(greatest(p_limit, 1), 100)
      for update skip locked
    )
    returning m.*
  )
  select c.id, c.mail_key, c.template, p.email, p.full_name, p.language, c.movie_id, r.movie_title, r.movie_poster_path,
    c.remind_on, r.moved_from, r.region, r.release, t.token, c.attempts
  from claimed c
  join public.profiles p on p.id = c.user_id
  join public.movie_reminders r on r.user_id = c.user_id and r.movie_id = c.movie_id
  join private.unsubscribe_tokens t on t.user_id = c.user_id
$$;
comment on function public.claim_mails(integer) is
'Takes mails due for an attempt; two jobs never get the same one. A mail whose sender dies comes back after
the wait (its mail_key makes a Message-ID by which mail programs drop a repeat). Report each with settle_mail.';
revoke all on function public.claim_mails(integer) from public;
grant execute on function public.claim_mails(integer) to service_role;

create or replace function public.form_letters(p_now timestamptz, p_moments jsonb)
  returns integer
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
revoke all on function public.form_letters(timestamptz, jsonb) from public;
grant execute on function public.form_letters(timestamptz, jsonb) to service_role;

create or replace function public.letter_zones()
  returns table (time_zone text)
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
revoke all on function public.letter_zones() from public;
grant execute on function public.letter_zones() to service_role;

create or replace function public.mails_ended(p_token uuid, p_kinds text[] default '{}'::text[])
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select not exists (select from unnest(p_kinds) as k (kind) where private.mail_rhythm(t.user_id, k.kind) <> 'never')
    and (
      (p_kinds <> '{}' and 'release' <> all (p_kinds))
      or not exists (select from public.movie_reminders r where r.user_id = t.user_id and r.remind_by_email)
    )
  from private.unsubscribe_tokens t
  where t.token = p_token
$$;
comment on function public.mails_ended(uuid, text[]) is
'Whether the mails of some kinds, or of all reminders, have ended for the person a letter was sent to; null for an unknown
token. Open to everybody: the token is the proof.';
revoke all on function public.mails_ended(uuid, text[]) from public;
grant execute on function public.mails_ended(uuid, text[]) to anon, authenticated, service_role;

create or replace function public.mark_my_notices(p_read boolean default true, p_ids bigint[] default null)
  returns bigint[]
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
revoke all on function public.mark_my_notices(boolean, bigint[]) from public;
grant execute on function public.mark_my_notices(boolean, bigint[]) to authenticated;

create or replace function public.my_unread_notices()
  returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from (
    select from public.notices n
    where n.user_id = (select auth.uid()) and n.in_app and n.read_at is null
    limit 100
  ) unread
$$;
comment on function public.my_unread_notices() is 'How many notices one has not read; 100 stands for all beyond.';
revoke all on function public.my_unread_notices() from public;
grant execute on function public.my_unread_notices() to authenticated;

create or replace function public.settle_letter(p_id bigint, p_error text default null)
  returns void
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
revoke all on function public.settle_letter(bigint, text) from public;
grant execute on function public.settle_letter(bigint, text) to service_role;

create or replace function public.settle_mail(p_id bigint, p_error text default null)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if p_error is null then
    update public.movie_reminders r set sent_at = now()
    from private.mail_outbox m
    where m.id = p_id and m.template = 'reminder' and r.user_id = m.user_id and r.movie_id = m.movie_id
      and r.remind_on = m.remind_on;
    update private.mail_outbox set sent_at = now(), last_error = null where id = p_id;
  else
    update private.mail_outbox
    set last_error = left(p_error, 500), given_up_at = case when attempts >= 8 then now() end
    where id = p_id and sent_at is null;
  end if;
end
$$;
comment on function public.settle_mail(bigint, text) is
  'Records that a claimed mail left (no error) or failed; the eighth failure is the last.';
revoke all on function public.settle_mail(bigint, text) from public;
grant execute on function public.settle_mail(bigint, text) to service_role;

create or replace function public.tell_episodes(p_today date, p_at timestamptz default now())
  returns integer
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

create or replace function public.tell_once(p_kind text, p_notices jsonb, p_at timestamptz default now())
  returns integer
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

create or replace function public.tell_releases(p_today date, p_at timestamptz default now())
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with events as (
    select r.user_id, r.movie_id, r.movie_title, r.movie_poster_path, r.remind_by_email,
      format('movie:%s:%s', r.movie_id, r.remind_on) as subject,
      jsonb_strip_nulls(jsonb_build_object(
        'event', 'out', 'day', r.remind_on, 'region', case when r.release is not null then r.region end, 'release', r.release
      )) as data
    from public.movie_reminders r
    where r.remind_on between p_today - 7 and p_today
    union all
    select r.user_id, r.movie_id, r.movie_title, r.movie_poster_path, r.remind_by_email,
      format('movie:%s:moved:%s', r.movie_id, r.remind_on),
      jsonb_strip_nulls(jsonb_build_object(
        'event', 'moved', 'day', r.remind_on, 'from', r.moved_from,
        'region', case when r.release is not null then r.region end, 'release', r.release
      ))
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
revoke all on function public.tell_releases(date, timestamptz) from public;
grant execute on function public.tell_releases(date, timestamptz) to service_role;

create or replace function public.tell_seasons(p_today date, p_at timestamptz default now())
  returns integer
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
revoke all on function public.tell_seasons(date, timestamptz) from public;
grant execute on function public.tell_seasons(date, timestamptz) to service_role;

create or replace function public.trim_notices(p_now timestamptz default now())
  returns integer
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
revoke all on function public.trim_notices(timestamptz) from public;
grant execute on function public.trim_notices(timestamptz) to service_role;

create or replace function public.unsubscribe_from_notices(p_token uuid, p_kinds text[])
  returns boolean
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
revoke all on function public.unsubscribe_from_notices(uuid, text[]) from public;
grant execute on function public.unsubscribe_from_notices(uuid, text[]) to anon, authenticated, service_role;

create or replace function public.unsubscribe_from_reminders(p_token uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  select user_id into person from private.unsubscribe_tokens where token = p_token;
  update public.movie_reminders set remind_by_email = false where user_id = person and remind_by_email;
  return person is not null;
end
$$;
comment on function public.unsubscribe_from_reminders(uuid) is
'Turns off the e-mails of all reminders of the person a mail was sent to, the reminders stay; false for an
unknown token. Open to everybody, because the link in a mail works without signing in; the token is the proof.';
revoke all on function public.unsubscribe_from_reminders(uuid) from public;
grant execute on function public.unsubscribe_from_reminders(uuid) to anon, authenticated, service_role;
