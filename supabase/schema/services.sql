create table private.departed_services (
  kind text not null,
  title_id integer not null,
  region text not null,
  service_id integer not null,
  left_at timestamptz not null,
  constraint departed_services_pkey primary key (kind, title_id, region, service_id)
);
comment on table private.departed_services is
  'Services that titles have left lately. What is back within two weeks was never away.';
create index departed_services_by_time on private.departed_services (left_at);

create table public.my_services (
  user_id uuid not null,
  service_id integer not null,
  added_at timestamptz not null default now(),
  constraint my_services_pkey primary key (user_id, service_id),
  constraint my_services_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint my_services_id_positive check (service_id > 0)
);
comment on table public.my_services is 'The services a person has, by the movie database''s number; at most fifty.';
comment on column public.my_services.added_at is
  'What a service had by then is no news; written by the database only.';
alter table public.my_services enable row level security;
create policy "people see their own services" on public.my_services for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people tick their own services" on public.my_services for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people untick their own services" on public.my_services for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.my_services to authenticated;
grant insert (user_id, service_id) on public.my_services to authenticated;
create trigger bound_my_services before insert on public.my_services
  for each row execute function private.bound_my_services();

create table public.service_arrivals (
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  service_id integer not null,
  arrived_at timestamptz not null default now(),
  told_at timestamptz,
  constraint service_arrivals_pkey primary key (user_id, kind, title_id, service_id),
  constraint service_arrivals_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint service_arrivals_ids_positive check (title_id > 0 and service_id > 0),
  constraint service_arrivals_kind_known check (kind in ('movie', 'tv'))
);
comment on table public.service_arrivals is
  'Wished titles that came to a service their person has, once for each title and service; written by the server only.';
comment on column public.service_arrivals.told_at is 'When the person was told; null until then.';
create index service_arrivals_by_time on public.service_arrivals (user_id, arrived_at desc);
create index service_arrivals_untold on public.service_arrivals (arrived_at) where told_at is null;
alter table public.service_arrivals enable row level security;
create policy "people see what came to their own services" on public.service_arrivals for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.service_arrivals to authenticated;

create table public.title_offers (
  kind text not null,
  title_id integer not null,
  region text not null,
  included integer[] not null default '{}',
  free integer[] not null default '{}',
  checked_at timestamptz not null default now(),
  constraint title_offers_pkey primary key (kind, title_id, region),
  constraint title_offers_bounded check (cardinality(included) <= 300 and cardinality(free) <= 300),
  constraint title_offers_id_positive check (title_id > 0),
  constraint title_offers_kind_known check (kind in ('movie', 'tv')),
  constraint title_offers_region_shape check (region ~ '^[A-Z]{2}$')
);
comment on table public.title_offers is
'On which services titles in wishlists and watched lists can be seen in a region; read and written by functions and
views of the server only, since that a row is there tells that somebody keeps the title.';
comment on column public.title_offers.included is 'Services whose subscribers see it without paying again.';
comment on column public.title_offers.free is 'Services where anybody sees it, with advertisements or without.';
comment on column public.title_offers.checked_at is 'When the movie database was last asked.';
create index title_offers_by_check on public.title_offers (region, checked_at);
alter table public.title_offers enable row level security;
revoke all on public.title_offers from anon, authenticated, service_role;

create or replace view private.titles_on_my_services with (security_invoker = false) as
select o.kind, o.title_id, o.region
from public.title_offers o
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);
comment on view private.titles_on_my_services is 'Saved titles that are included on one of the caller''s services.';
grant select on private.titles_on_my_services to authenticated;

create or replace function private.bound_my_services()
  returns trigger
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

create or replace function private.note_arrivals(
  p_before public.title_offers, p_after public.title_offers, p_default_region text
)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  had integer[] := p_before.included || p_before.free;
  has integer[] := p_after.included || p_after.free;
  come integer[];
begin
  insert into private.departed_services as d (kind, title_id, region, service_id, left_at)
  select distinct p_after.kind, p_after.title_id, p_after.region, s, p_after.checked_at
  from unnest(had) s where s <> all (has)
  on conflict (kind, title_id, region, service_id) do update set left_at = excluded.left_at;
  -- What was long not looked at begins anew: a month of comings and goings is no news of today.
  if p_before.checked_at >= p_after.checked_at - interval '30 days' then
    come := array(
      select distinct s from unnest(has) s
      where s <> all (had) and not exists (
        select from private.departed_services d
        where d.kind = p_after.kind and d.title_id = p_after.title_id and d.region = p_after.region
          and d.service_id = s and d.left_at > p_after.checked_at - interval '14 days'
      )
    );
    insert into public.service_arrivals (user_id, kind, title_id, service_id, arrived_at)
    select w.user_id, p_after.kind, p_after.title_id, s.service_id, p_after.checked_at
    from (
      select user_id, added_at from public.wishlists
      where p_after.kind = 'movie' and movie_id = p_after.title_id
      union all
      select user_id, added_at from public.tv_wishlists
      where p_after.kind = 'tv' and series_id = p_after.title_id
    ) w
    join public.my_services s on s.user_id = w.user_id and s.service_id = any (come)
    join public.profiles p on p.id = w.user_id and coalesce(p.region, p_default_region) = p_after.region
    -- News is what was not there at a look after the title was wished and the service ticked.
    where p_before.checked_at >= greatest(w.added_at, s.added_at)
    on conflict do nothing;
  end if;
  delete from private.departed_services
  where kind = p_after.kind and title_id = p_after.title_id and region = p_after.region
    and service_id = any (has);
end
$$;
comment on function private.note_arrivals(public.title_offers, public.title_offers, text) is
  'Compares what a look at a title found with the look before, and notes for whom what came is news.';
revoke all on function private.note_arrivals(public.title_offers, public.title_offers, text) from public;

create or replace function public.forget_offers()
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  touched integer;
begin
  delete from private.departed_services where left_at < now() - interval '14 days';
  delete from public.title_offers
  where (kind, title_id, region) in (
    select o.kind, o.title_id, o.region from public.title_offers o
    where o.checked_at < now() - interval '30 days' and not private.is_listed(o.kind, o.title_id)
    limit 1000
  );
  get diagnostics touched = row_count;
  return touched;
end
$$;
comment on function public.forget_offers() is
  'Forgets a thousand offers at most that nobody has asked for in a month, of titles that stand in no list.';
revoke all on function public.forget_offers() from public;
grant execute on function public.forget_offers() to service_role;

create or replace function public.keep_title_offers(p_offers jsonb, p_default_region text)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  found_out public.title_offers;
  before public.title_offers;
  touched integer := 0;
begin
  if jsonb_array_length(p_offers) > 200 then
    raise exception 'More than 200 offers at once' using errcode = '22023';
  end if;
  -- In one order, so that two processes never wait for each other.
  for found_out in
    select distinct on (o.kind, o.id, o.region)
      o.kind, o.id, o.region, coalesce(o.included, '{}'), coalesce(o.free, '{}'), o.checked_at
    from jsonb_to_recordset(p_offers) as o (
      kind text, id integer, region text, included integer[], free integer[], checked_at timestamptz
    )
    where private.is_listed(o.kind, o.id)
    order by o.kind, o.id, o.region, o.checked_at desc
  loop
    insert into public.title_offers values (found_out.*) on conflict do nothing;
    if found then
      touched := touched + 1;
      continue;
    end if;
    select * into before from public.title_offers
    where kind = found_out.kind and title_id = found_out.title_id and region = found_out.region
    for update;
    continue when before.checked_at > found_out.checked_at;
    update public.title_offers
    set included = found_out.included, free = found_out.free, checked_at = found_out.checked_at
    where kind = found_out.kind and title_id = found_out.title_id and region = found_out.region;
    perform private.note_arrivals(before, found_out, p_default_region);
    touched := touched + 1;
  end loop;
  return touched;
end
$$;
comment on function public.keep_title_offers(jsonb, text) is
'Keeps what was found out about at most 200 titles and answers how many rows that wrote: titles that
stand in nobody''s lists are passed over, and so is what is older than what is kept. What has come to a service of
somebody who wished for it is noted.';
revoke all on function public.keep_title_offers(jsonb, text) from public;
grant execute on function public.keep_title_offers(jsonb, text) to service_role;

create or replace function public.my_arrivals(p_limit integer default 20)
  returns table (
    kind text, title_id integer, title text, poster_path text, date date, vote_average numeric,
    service_ids integer[], arrived_at timestamptz
  )
  language sql stable set search_path = ''
as $$
  with news as (
    select a.kind, a.title_id, array_agg(a.service_id order by a.service_id) as service_ids,
      max(a.arrived_at) as arrived_at
    from public.service_arrivals a
    join public.my_services s on s.user_id = a.user_id and s.service_id = a.service_id
    where a.user_id = (select auth.uid()) and a.arrived_at > now() - interval '30 days'
    group by a.kind, a.title_id
  )
  select n.kind, n.title_id, w.title, w.poster_path, w.date, w.vote_average, n.service_ids, n.arrived_at
  from news n
  join (
    select 'movie' as kind, movie_id as title_id, movie_title as title, movie_poster_path as poster_path,
      movie_release_date as date, movie_vote_average as vote_average
    from public.wishlists where user_id = (select auth.uid())
    union all
    select 'tv', series_id, series_name, series_poster_path, series_first_air_date, series_vote_average
    from public.tv_wishlists where user_id = (select auth.uid())
  ) w using (kind, title_id)
  order by n.arrived_at desc, n.kind, n.title_id
  limit least(greatest(p_limit, 1), 100)
$$;
comment on function public.my_arrivals(integer) is
  'What came to the caller''s services within a month and is still wished for, the latest first.';
revoke all on function public.my_arrivals(integer) from public;
grant execute on function public.my_arrivals(integer) to authenticated;

create or replace function public.offers_to_check(
  p_default_region text, p_older_than timestamptz, p_limit integer default 500
)
  returns table (kind text, title_id integer, regions text[])
  language sql stable security definer set search_path = ''
as $$
  with people as (
    select distinct s.user_id, coalesce(p.region, p_default_region) as region
    from public.my_services s join public.profiles p on p.id = s.user_id
  ),
  saved as (
    -- What is watched matters less than what is wished for: once a week will do.
    select 'movie' as kind, w.movie_id as title_id, p.region, interval '0' as patience
    from people p join public.wishlists w using (user_id)
    union all
    select 'tv', w.series_id, p.region, interval '0' from people p join public.tv_wishlists w using (user_id)
    union all
    select 'movie', w.movie_id, p.region, interval '6 days'
    from people p join public.watched_movies w using (user_id)
    union all
    select 'tv', w.series_id, p.region, interval '6 days'
    from people p join public.watched_tv_series w using (user_id)
  )
  select s.kind, s.title_id, array_agg(distinct s.region)
  from saved s
  left join public.title_offers o on o.kind = s.kind and o.title_id = s.title_id and o.region = s.region
  where o.checked_at is null or o.checked_at < p_older_than - s.patience
  group by s.kind, s.title_id
  order by min(s.patience), min(coalesce(o.checked_at, '-infinity')), s.kind, s.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.offers_to_check(text, timestamptz, integer) is
'Titles in lists of people who have ticked a service, with the regions of these people, that were looked at before
that time, wished ones first; watched ones only when that is six days longer ago.';
revoke all on function public.offers_to_check(text, timestamptz, integer) from public;
grant execute on function public.offers_to_check(text, timestamptz, integer) to service_role;

create or replace function public.settle_arrivals(p_arrivals jsonb)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.service_arrivals a set told_at = now()
  from jsonb_to_recordset(p_arrivals) as t (user_id uuid, kind text, title_id integer, service_id integer)
  where a.user_id = t.user_id and a.kind = t.kind and a.title_id = t.title_id and a.service_id = t.service_id
$$;
comment on function public.settle_arrivals(jsonb) is 'Notes that people were told of these arrivals.';
revoke all on function public.settle_arrivals(jsonb) from public;
grant execute on function public.settle_arrivals(jsonb) to service_role;

create or replace function public.untold_arrivals(p_since timestamptz, p_limit integer default 200)
  returns table (
    user_id uuid, kind text, title_id integer, service_id integer, title text, poster_path text, region text
  )
  language sql stable security definer set search_path = ''
as $$
  select a.user_id, a.kind, a.title_id, a.service_id, w.title, w.poster_path, p.region
  from public.service_arrivals a
  join public.my_services s on s.user_id = a.user_id and s.service_id = a.service_id
  join public.profiles p on p.id = a.user_id
  join lateral (
    select movie_title as title, movie_poster_path as poster_path from public.wishlists
    where a.kind = 'movie' and user_id = a.user_id and movie_id = a.title_id
    union all
    select series_name, series_poster_path from public.tv_wishlists
    where a.kind = 'tv' and user_id = a.user_id and series_id = a.title_id
  ) w on true
  where a.told_at is null and a.arrived_at >= p_since
  order by a.arrived_at, a.user_id, a.kind, a.title_id, a.service_id
  limit least(greatest(p_limit, 1), 200)
$$;
comment on function public.untold_arrivals(timestamptz, integer) is
  'What has come since a time and nobody was told of yet, to people who still wish for it and still have the service.';
revoke all on function public.untold_arrivals(timestamptz, integer) from public;
grant execute on function public.untold_arrivals(timestamptz, integer) to service_role;
