create table public.ai_preferences (
  user_id uuid not null,
  keep_searches boolean not null,
  updated_at timestamptz not null default now(),
  constraint ai_preferences_pkey primary key (user_id),
  constraint ai_preferences_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table public.ai_preferences is 'No row means the default: searches are kept.';
alter table public.ai_preferences enable row level security;
create policy "people change their own preferences" on public.ai_preferences for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people see their own preferences" on public.ai_preferences for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people set their own preferences" on public.ai_preferences for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select on public.ai_preferences to authenticated;
grant insert (user_id, keep_searches) on public.ai_preferences to authenticated;
grant update (user_id, keep_searches) on public.ai_preferences to authenticated;
create trigger stamp_update before update on public.ai_preferences
  for each row execute function private.stamp_update();

create table public.ai_searches (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  description text not null,
  results jsonb not null,
  created_at timestamptz not null default now(),
  constraint ai_searches_pkey primary key (id),
  constraint ai_searches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint ai_searches_description_length check (
    char_length(description) <= 1000 and description ~ '\S'
  ),
  constraint ai_searches_kind_known check (kind in ('movie', 'tv')),
  constraint ai_searches_results_shape check (
    jsonb_typeof(results) = 'object' and octet_length(results::text) <= 40000
  )
);
comment on column public.ai_searches.results is 'The answer as shown: titles, reasons, reasoning.';
create index ai_searches_by_time on public.ai_searches (user_id, created_at desc, id);
alter table public.ai_searches enable row level security;
create policy "people clear their own searches" on public.ai_searches for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people keep their own searches" on public.ai_searches for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and not exists (
      select from public.ai_preferences p where p.user_id = ai_searches.user_id and not p.keep_searches
    )
  );
create policy "people see their own searches" on public.ai_searches for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.ai_searches to authenticated;
grant insert (user_id, kind, description, results) on public.ai_searches to authenticated;
create trigger keep_last_searches after insert on public.ai_searches
  for each row execute function private.keep_last_searches();

create table public.user_api_keys (
  user_id uuid not null,
  provider text not null default 'gemini',
  gemini_api_key text not null,
  mask text not null,
  endpoint text,
  model text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_api_keys_pkey primary key (user_id, provider),
  constraint user_api_keys_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_api_keys_endpoint_shape check (
    char_length(endpoint) <= 300 and endpoint ~ '^https?://[^\s"''<>\\]+$'
  ),
  constraint user_api_keys_is_ciphertext check (
    char_length(gemini_api_key) <= 2000 and gemini_api_key ~ '^v[0-9]+:[A-Za-z0-9+/=_.:-]+$'
  ),
  constraint user_api_keys_mask_length check (char_length(mask) between 1 and 40),
  constraint user_api_keys_model_length check (char_length(model) between 1 and 100),
  constraint user_api_keys_provider_shape check (provider ~ '^[a-z][a-z0-9-]{0,29}$')
);
comment on column public.user_api_keys.gemini_api_key is
'The provider''s key, encrypted by the server with the user id as associated data. Named after the first
provider; the rows of other providers use it too. Not readable as a column: see encrypted_api_key().';
comment on column public.user_api_keys.mask is 'What the person sees of the key.';
comment on column public.user_api_keys.endpoint is 'For providers reached at an address of one''s own.';
alter table public.user_api_keys enable row level security;
create policy "people delete their own keys" on public.user_api_keys for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their own keys" on public.user_api_keys for select to authenticated
  using ((select auth.uid()) = user_id);
grant delete on public.user_api_keys to authenticated;
grant select (user_id, provider, mask, endpoint, model, created_at, updated_at)
  on public.user_api_keys to authenticated;
create trigger stamp_update before update on public.user_api_keys
  for each row execute function private.stamp_update();

create or replace function private.keep_last_searches()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  delete from public.ai_searches
  where user_id = new.user_id and id in (
    select id from public.ai_searches where user_id = new.user_id
    order by created_at desc, id
    offset 30
  );
  return null;
end
$$;
comment on function private.keep_last_searches() is 'Thirty searches are kept for each person.';
revoke all on function private.keep_last_searches() from public;

create or replace function public.encrypted_api_key(p_provider text default 'gemini')
  returns text
  language sql stable security definer set search_path = ''
as $$
  select gemini_api_key from public.user_api_keys
  where user_id = (select auth.uid()) and provider = p_provider
$$;
comment on function public.encrypted_api_key(text) is
'The caller''s own key as stored, null when there is none. Definer, because no role may select the column,
so that no list of columns ever carries it by accident; the server alone can decrypt it.';
revoke all on function public.encrypted_api_key(text) from public;
grant execute on function public.encrypted_api_key(text) to authenticated;

create or replace function public.save_api_key(
  p_key text, p_mask text, p_provider text default 'gemini', p_endpoint text default null, p_model text default null
)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into public.user_api_keys (user_id, provider, gemini_api_key, mask, endpoint, model)
  values ((select auth.uid()), p_provider, p_key, p_mask, p_endpoint, p_model)
  on conflict (user_id, provider) do update
  set gemini_api_key = excluded.gemini_api_key, mask = excluded.mask, endpoint = excluded.endpoint,
    model = excluded.model
$$;
comment on function public.save_api_key(text, text, text, text, text) is
'Saves or replaces the caller''s encrypted key of one provider. Definer, because an upsert must be allowed
to read the columns it replaces; it writes the caller''s row only.';
revoke all on function public.save_api_key(text, text, text, text, text) from public;
grant execute on function public.save_api_key(text, text, text, text, text) to authenticated;
