-- The language a person is spoken to in: pages say theirs in their address, but mails have none.

alter table public.profiles
  add column language text constraint profiles_language_code check (language ~ '^[a-z]{2}(-[a-z]{2})?$');
comment on column public.profiles.language is
  'As the address of pages says it (de, pt-br); null where nobody has chosen. Granted to no request role (own_language).';
grant update (language) on public.profiles to authenticated;

create function public.own_language() returns text
  language sql stable security definer set search_path = ''
as $$
  select language from public.profiles where id = (select auth.uid())
$$;
comment on function public.own_language() is
  'The language the caller has chosen, null when they have not. Definer, because no role may select the column.';
revoke all on function public.own_language() from public;
grant execute on function public.own_language() to authenticated;

-- Whoever signs up on a page in German is written to in German.
create or replace function private.handle_new_user()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
as $function$
begin
  insert into public.profiles (id, email, full_name, language)
  values (
    new.id,
    coalesce(new.email, ''),
    -- Sign-up metadata is whatever the client sent; nothing in it may stop the sign-up.
    left(private.trimmed(new.raw_user_meta_data ->> 'full_name'), 120),
    substring(new.raw_user_meta_data ->> 'language' from '^[a-z]{2}(?:-[a-z]{2})?$')
  )
  on conflict (id) do nothing;
  return new;
end
$function$;

-- Mails speak it.
drop function public.claim_letters(integer);
create function public.claim_letters(p_limit integer DEFAULT 10)
 RETURNS TABLE(id bigint, letter_key text, rhythm text, email text, language text, unsubscribe_token uuid, attempts integer, total integer, notices jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
as $function$
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
$function$;
comment on function public.claim_letters(integer) is
  'Takes letters due for an attempt, with the first forty notices of each; two jobs never get the same one. Report
each with settle_letter: one that is not reported is never tried again, since it may have left.';
revoke all on function public.claim_letters(integer) from public;
grant execute on function public.claim_letters(integer) to service_role;

drop function public.claim_mails(integer);
create function public.claim_mails(p_limit integer DEFAULT 20)
 RETURNS TABLE(id bigint, mail_key text, template text, email text, full_name text, language text, movie_id integer, movie_title text, movie_poster_path text, remind_on date, moved_from date, region text, release text, unsubscribe_token uuid, attempts integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO ''
as $function$
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
$function$;
comment on function public.claim_mails(integer) is
  'Takes mails due for an attempt; two jobs never get the same one. A mail whose sender dies comes back after
the wait (its mail_key makes a Message-ID by which mail programs drop a repeat). Report each with settle_mail.';
revoke all on function public.claim_mails(integer) from public;
grant execute on function public.claim_mails(integer) to service_role;
