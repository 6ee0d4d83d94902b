-- The services somebody has, and on which of them saved titles can be seen.

-- my_services: what a person has ticked.
create table public.my_services (
  user_id uuid not null references auth.users (id) on delete cascade,
  service_id integer not null,
  added_at timestamptz not null default now(),
  primary key (user_id, service_id),
  constraint my_services_id_positive check (service_id > 0)
);
comment on table public.my_services is 'The services a person has, by the movie database''s number; at most fifty.';
comment on column public.my_services.added_at is
  'What a service had by then is no news; written by the database only.';

create function private.bound_my_services() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Two at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('services:' || new.user_id::text, 0));
  if (
    select count(*) from public.my_services where user_id = new.user_id and service_id <> new.service_id
  ) >= 50 then
    raise exception 'Fifty services can be ticked' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function private.bound_my_services() is 'Each person ticks fifty services at most.';
revoke all on function private.bound_my_services() from public;
create trigger bound_my_services before insert on public.my_services
  for each row execute function private.bound_my_services();

alter table public.my_services enable row level security;
grant select, delete on public.my_services to authenticated;
grant insert (user_id, service_id) on public.my_services to authenticated;
create policy "people see their own services" on public.my_services for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people tick their own services" on public.my_services for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people untick their own services" on public.my_services for delete to authenticated
  using ((select auth.uid()) = user_id);

-- title_offers: what the movie database says of titles that stand in somebody's lists, for one region each.
-- Nobody's own: the same for everybody, and it outlives accounts.
create table public.title_offers (
  kind text not null,
  title_id integer not null,
  region text not null,
  included integer[] not null default '{}',
  free integer[] not null default '{}',
  checked_at timestamptz not null default now(),
  primary key (kind, title_id, region),
  constraint title_offers_kind_known check (kind in ('movie', 'tv')),
  constraint title_offers_id_positive check (title_id > 0),
  constraint title_offers_region_shape check (region ~ '^[A-Z]{2}$'),
  constraint title_offers_bounded check (cardinality(included) <= 300 and cardinality(free) <= 300)
);
comment on table public.title_offers is
  'On which services titles in wishlists and watched lists can be seen in a region; written by the server only.';
comment on column public.title_offers.included is 'Services whose subscribers see it without paying again.';
comment on column public.title_offers.free is 'Services where anybody sees it, with advertisements or without.';
comment on column public.title_offers.checked_at is 'When the movie database was last asked.';
create index title_offers_by_check on public.title_offers (region, checked_at);

alter table public.title_offers enable row level security;
grant select on public.title_offers to authenticated;
create policy "people see where saved titles can be seen" on public.title_offers for select to authenticated
  using (true);

create function private.is_listed(p_kind text, p_id integer) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select case p_kind
    when 'movie' then exists (select from public.wishlists where movie_id = p_id)
      or exists (select from public.watched_movies where movie_id = p_id)
    when 'tv' then exists (select from public.tv_wishlists where series_id = p_id)
      or exists (select from public.watched_tv_series where series_id = p_id)
    else false
  end
$$;
comment on function private.is_listed(text, integer) is 'Whether a title stands in anybody''s wishlist or watched list.';
revoke all on function private.is_listed(text, integer) from public;

create function public.keep_title_offers(p_offers jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  touched integer;
begin
  if jsonb_array_length(p_offers) > 200 then
    raise exception 'More than 200 offers at once' using errcode = '22023';
  end if;
  insert into public.title_offers as kept (kind, title_id, region, included, free, checked_at)
  -- In one order, so that two processes never wait for each other.
  select distinct on (o.kind, o.id, o.region)
    o.kind, o.id, o.region, coalesce(o.included, '{}'), coalesce(o.free, '{}'), o.checked_at
  from jsonb_to_recordset(p_offers) as o (
    kind text, id integer, region text, included integer[], free integer[], checked_at timestamptz
  )
  where private.is_listed(o.kind, o.id)
  order by o.kind, o.id, o.region, o.checked_at desc
  on conflict (kind, title_id, region) do update
  set included = excluded.included, free = excluded.free, checked_at = excluded.checked_at
  where kept.checked_at <= excluded.checked_at;
  get diagnostics touched = row_count;
  return touched;
end
$$;
comment on function public.keep_title_offers(jsonb) is
  'Keeps what was found out about at most 200 titles and answers how many rows that wrote: titles that
stand in nobody''s lists are passed over, and so is what is older than what is kept.';
revoke all on function public.keep_title_offers(jsonb) from public;
grant execute on function public.keep_title_offers(jsonb) to service_role;
