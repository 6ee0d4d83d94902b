-- Programs that tell what somebody plays: an address of each, and the accounts those programs know.

create table public.connections (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  source text not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  last_at timestamptz,
  constraint connections_once unique (user_id, source),
  constraint connections_token_once unique (token_hash),
  constraint connections_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint connections_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json'))
);
comment on table public.connections is 'The secret address at which a program tells what somebody plays, one for each kind of program.';
comment on column public.connections.token_hash is 'SHA-256 of the secret part of the address, in hexadecimal digits.';
comment on column public.connections.created_at is 'When the address was made.';
comment on column public.connections.last_at is 'When something came last.';

alter table public.connections enable row level security;
grant select (id, user_id, source, created_at, last_at), delete on public.connections to authenticated;
create policy "people see their connections" on public.connections for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people end their connections" on public.connections for delete to authenticated
  using ((select auth.uid()) = user_id);

create function private.new_secret() returns text
  language sql volatile set search_path = ''
as $$ select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') $$;
comment on function private.new_secret() is '64 hexadecimal digits nobody can guess.';
revoke all on function private.new_secret() from public;

create function public.renew_connection(p_source text, p_expected timestamptz default null) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := private.new_secret();
  v_had timestamptz;
begin
  if v_person is null then
    raise exception 'Only people have connections' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('connections:' || v_person::text, 0));
  select c.created_at into v_had from public.connections c where c.user_id = v_person and c.source = p_source;
  if v_had is distinct from p_expected then
    return null;
  end if;
  insert into public.connections (user_id, source, token_hash)
  values (v_person, p_source, private.hash_of(v_secret))
  on conflict (user_id, source) do update set token_hash = excluded.token_hash,
    created_at = greatest(clock_timestamp(), v_had + interval '1 millisecond');
  return v_secret;
end
$$;
comment on function public.renew_connection(text, timestamptz) is
  'Makes the caller a new secret address for a kind of program, which ends the one before; null, and nothing done, when the
one there is was not made at the expected moment (null: when there is one).';
revoke all on function public.renew_connection(text, timestamptz) from public;
grant execute on function public.renew_connection(text, timestamptz) to authenticated;

create table public.connection_accounts (
  id uuid primary key default gen_random_uuid(),
  connection_id uuid not null references public.connections (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  user_id uuid references auth.users (id) on delete set null,
  key text not null,
  name text not null,
  left_out boolean not null default false,
  plays integer not null default 0,
  last_at timestamptz not null default now(),
  invite_hash text,
  invited_at timestamptz,
  constraint connection_accounts_once unique (connection_id, key),
  constraint connection_accounts_invite_once unique (invite_hash),
  constraint connection_accounts_key_length check (char_length(key) between 1 and 200),
  constraint connection_accounts_name_length check (char_length(name) between 1 and 200),
  constraint connection_accounts_hash_shape check (invite_hash ~ '^[0-9a-f]{64}$'),
  constraint connection_accounts_one_answer check (not left_out or user_id is null)
);
comment on table public.connection_accounts is 'Accounts of other programs, as their deliveries named them, and into whose diary their plays go.';
comment on column public.connection_accounts.owner_id is 'Whose connection it is.';
comment on column public.connection_accounts.user_id is 'Whose plays these are; null while nobody has said so.';
comment on column public.connection_accounts.left_out is 'The owner does not want its plays.';
comment on column public.connection_accounts.invite_hash is 'SHA-256 of the secret of the link by which somebody else may take it.';
create index connection_accounts_of_owner on public.connection_accounts (owner_id);
create index connection_accounts_of_person on public.connection_accounts (user_id);

alter table public.connection_accounts enable row level security;
grant select (id, connection_id, owner_id, user_id, key, name, left_out, plays, last_at, invited_at)
  on public.connection_accounts to authenticated;
create policy "people see accounts of their connections, and those they took" on public.connection_accounts
  for select to authenticated
  using ((select auth.uid()) in (owner_id, user_id));
