-- What a link in a mail ends is asked about once: opened again, its page says that it is done.

create function public.mails_ended(p_token uuid, p_kinds text[] default '{}')
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
revoke execute on function public.mails_ended(uuid, text[]) from public;
grant execute on function public.mails_ended(uuid, text[]) to anon, authenticated, service_role;
