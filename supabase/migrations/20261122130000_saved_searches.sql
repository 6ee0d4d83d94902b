-- Searches of Discover that people keep under a name.

create table public.saved_searches (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  constraint saved_searches_once unique (user_id, kind, query),
  constraint saved_searches_kind_known check (kind in ('movie', 'tv')),
  constraint saved_searches_name_length check (char_length(name) <= 60 and name ~ '\S'),
  constraint saved_searches_query_shape check (char_length(query) <= 1000 and query ~ '^[A-Za-z0-9%=&+._*-]*$')
);
comment on table public.saved_searches is 'Filters of Discover under a name.';
comment on column public.saved_searches.query is 'The query of the canonical address; it is read as tolerantly as any address.';
create index saved_searches_by_time on public.saved_searches (user_id, created_at desc, id);

create function private.bound_saved_searches() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Two at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 0));
  if (select count(*) from public.saved_searches where user_id = new.user_id) >= 30 then
    raise exception 'Thirty searches can be saved' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function private.bound_saved_searches() is 'Thirty searches are saved for each person at most; none is dropped unasked.';
revoke all on function private.bound_saved_searches() from public;
create trigger bound_saved_searches before insert on public.saved_searches
  for each row execute function private.bound_saved_searches();

alter table public.saved_searches enable row level security;
grant select, delete on public.saved_searches to authenticated;
grant insert (user_id, kind, name, query, created_at), update (name) on public.saved_searches to authenticated;
create policy "people see their own saved searches" on public.saved_searches for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people save their own searches" on public.saved_searches for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people rename their own searches" on public.saved_searches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people remove their own searches" on public.saved_searches for delete to authenticated
  using ((select auth.uid()) = user_id);
