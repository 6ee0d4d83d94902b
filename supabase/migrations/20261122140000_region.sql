-- The country somebody watches in: it decides whose services and age ratings they are shown.

alter table public.profiles
  add column region text constraint profiles_region_code check (region ~ '^[A-Z]{2}$');
comment on column public.profiles.region is
  'ISO 3166-1; null leaves it to the browser. Granted to no request role: others see profiles too (own_region).';
grant update (region) on public.profiles to authenticated;

create function public.own_region() returns text
  language sql stable security definer set search_path = ''
as $$
  select region from public.profiles where id = (select auth.uid())
$$;
comment on function public.own_region() is
  'The country the caller watches in, null when they have not said. Definer, because no role may select the column.';
revoke all on function public.own_region() from public;
grant execute on function public.own_region() to authenticated;
