-- Private addresses of people's calendars. Only a hash of the secret is kept: it is shown once, when it is made.

create table public.calendar_feeds (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_hash text not null,
  created_at timestamptz not null default now(),
  constraint calendar_feeds_token_once unique (token_hash),
  constraint calendar_feeds_hash_shape check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table public.calendar_feeds is 'The private address of somebody''s calendar, where they have one.';
comment on column public.calendar_feeds.token_hash is 'SHA-256 of the secret part of the address, in hexadecimal digits.';

alter table public.calendar_feeds enable row level security;
grant select (user_id, created_at), delete on public.calendar_feeds to authenticated;
create policy "people see whether they have an address" on public.calendar_feeds for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people end their own address" on public.calendar_feeds for delete to authenticated
  using ((select auth.uid()) = user_id);

create function private.hash_of(p_secret text) returns text
  language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(p_secret, 'UTF8')), 'hex') $$;
comment on function private.hash_of(text) is 'SHA-256 in hexadecimal digits.';
revoke all on function private.hash_of(text) from public;

create function public.renew_calendar_feed(p_expected timestamptz default null) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  had timestamptz;
begin
  if person is null then
    raise exception 'Only people have calendars' using errcode = '42501';
  end if;
  -- Two at once renew one after the other, and the second no longer has what it expects.
  perform pg_advisory_xact_lock(hashtextextended(person::text, 0));
  select created_at into had from public.calendar_feeds where user_id = person;
  if had is distinct from p_expected then
    return null;
  end if;
  insert into public.calendar_feeds (user_id, token_hash) values (person, private.hash_of(secret))
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, created_at = greatest(clock_timestamp(), had + interval '1 millisecond');
  return secret;
end
$$;
comment on function public.renew_calendar_feed(timestamptz) is
  'Makes the caller a new secret address, which ends the one before; null, and nothing done, when the one there is was
not made at the expected moment (null: when there is one).';
revoke all on function public.renew_calendar_feed(timestamptz) from public;
grant execute on function public.renew_calendar_feed(timestamptz) to authenticated;
