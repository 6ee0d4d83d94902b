-- Tokens by which programs act as a person, and how a request that carries one becomes that person's.

create table public.api_tokens (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz,
  last_at timestamptz,
  last_program text,
  last_region text,
  constraint api_tokens_token_once unique (token_hash),
  constraint api_tokens_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint api_tokens_name_length check (char_length(name) <= 60 and name ~ '\S'),
  constraint api_tokens_scopes_known check (
    scopes <@ array['read', 'write', 'scrobble'] and cardinality(scopes) between 1 and 3
  ),
  constraint api_tokens_program_length check (char_length(last_program) <= 60),
  constraint api_tokens_region_shape check (last_region ~ '^[A-Z]{2}$')
);
comment on table public.api_tokens is 'Tokens by which programs act as a person, within their scopes and until their end.';
comment on column public.api_tokens.token_hash is 'SHA-256 of the token, in hexadecimal digits.';
comment on column public.api_tokens.last_program is 'What the program that used it last calls itself.';
comment on column public.api_tokens.last_region is 'The country that program says it is set to. No address is kept.';
create index api_tokens_of_person on public.api_tokens (user_id, created_at desc, id);

alter table public.api_tokens enable row level security;
grant select (id, user_id, name, scopes, created_at, ends_at, last_at, last_program, last_region), delete
  on public.api_tokens to authenticated;
create policy "people see their tokens" on public.api_tokens for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people revoke their tokens" on public.api_tokens for delete to authenticated
  using ((select auth.uid()) = user_id);

create function public.make_api_token(p_name text, p_scopes text[], p_ends_at timestamptz default null) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := 'mq_' || private.new_secret();
begin
  -- A program makes no other program's token.
  if v_person is null or nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'token' then
    raise exception 'Only people make tokens' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens:' || v_person::text, 0));
  if (select count(*) from public.api_tokens t where t.user_id = v_person) >= 50 then
    raise exception 'Fifty tokens can be kept' using errcode = '23M01';
  end if;
  insert into public.api_tokens (user_id, name, scopes, token_hash, ends_at)
  values (v_person, p_name, p_scopes, private.hash_of(v_secret), p_ends_at);
  return v_secret;
end
$$;
comment on function public.make_api_token(text, text[], timestamptz) is
  'Makes the caller a token with these scopes, until a moment or for good, and answers it this once. Fifty at most.';
revoke all on function public.make_api_token(text, text[], timestamptz) from public;
grant execute on function public.make_api_token(text, text[], timestamptz) to authenticated;

create function public.use_api_token(p_token_hash text, p_program text default null, p_region text default null)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_token public.api_tokens;
begin
  select t.* into v_token from public.api_tokens t
  where t.token_hash = p_token_hash and (t.ends_at is null or t.ends_at > now());
  if not found then
    return null;
  end if;
  -- Once a minute is enough to read, and costs a busy program nothing.
  if v_token.last_at is null or v_token.last_at < now() - interval '1 minute' then
    update public.api_tokens t set last_at = now(), last_program = left(p_program, 60), last_region = p_region
    where t.id = v_token.id;
  end if;
  return jsonb_build_object(
    'id', v_token.id, 'person', v_token.user_id, 'name', v_token.name, 'scopes', v_token.scopes, 'endsAt', v_token.ends_at
  );
end
$$;
comment on function public.use_api_token(text, text, text) is
  'The token with this hash {id, person, name, scopes, endsAt}, and notes that it was used; null when there is none (any more).';
revoke all on function public.use_api_token(text, text, text) from public;
grant execute on function public.use_api_token(text, text, text) to service_role;

create function public.token_person(p_token_hash text) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('sub', t.user_id, 'token', t.id, 'writes', 'write' = any (t.scopes))
  from public.api_tokens t
  where t.token_hash = p_token_hash and (t.ends_at is null or t.ends_at > now())
$$;
comment on function public.token_person(text) is 'Whose token has this hash, and whether it may write; null for none.';
revoke all on function public.token_person(text) from public;
grant execute on function public.token_person(text) to service_role;

create function public.act_with_token() returns void
  language plpgsql set search_path = ''
as $$
declare
  v_token jsonb;
  v_hash constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-marquee-token';
begin
  -- Only the server itself, which has looked at the token, says so; anybody else's header says nothing.
  if v_hash is null or current_user <> 'service_role' then
    return;
  end if;
  v_token := public.token_person(v_hash);
  if v_token is null then
    raise exception 'This token is over' using errcode = '42501';
  end if;
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', v_token ->> 'sub', 'token', v_token ->> 'token'
  )::text, true);
  if not (v_token ->> 'writes')::boolean then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  perform set_config('role', 'authenticated', true);
end
$$;
comment on function public.act_with_token() is
  'Before every request of the data API: one that the server makes for a token acts as the person of that token from here on,
under their policies, and cannot write where the token may only read.';
revoke all on function public.act_with_token() from public;
grant execute on function public.act_with_token() to anon, authenticated, service_role;

-- A hosted project's data API is told here; the embedded one knows it.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    execute 'alter role authenticator set pgrst.db_pre_request = ''public.act_with_token''';
    notify pgrst, 'reload config';
  end if;
exception
  when insufficient_privilege then
    raise warning 'An administrator must run: alter role authenticator set pgrst.db_pre_request = ''public.act_with_token''';
end
$$;
