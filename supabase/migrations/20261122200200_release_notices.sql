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

create index mail_outbox_given_up on private.mail_outbox (given_up_at) where given_up_at is not null;

revoke all on function public.tell_releases(date, timestamptz) from public;
grant execute on function public.tell_releases(date, timestamptz) to service_role;
