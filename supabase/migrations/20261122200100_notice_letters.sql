-- Letters: notices by mail, each by itself or as one letter a day or a week, and each at most once.

alter table public.notices add column by_mail boolean not null default false;
comment on column public.notices.by_mail is 'Whether it was to be mailed when it was told.';

create or replace function public.tell_once(p_kind text, p_notices jsonb, p_at timestamptz default now()) returns integer
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
