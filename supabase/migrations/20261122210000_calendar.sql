-- When movies that somebody waits for come out, by country: in cinemas and to be seen at home.
--
-- In the private schema, because that a movie is here says that somebody keeps it. Only the server writes; people read
-- of it what stands in their own calendars.

create table private.movie_releases (
  movie_id integer primary key,
  days jsonb not null default '{}',
  checked_at timestamptz not null default now(),
  constraint movie_releases_id_positive check (movie_id > 0),
  constraint movie_releases_days_shape check (jsonb_typeof(days) = 'object' and pg_column_size(days) <= 20000)
);
comment on table private.movie_releases is 'Days on which movies that somebody waits for come out.';
comment on column private.movie_releases.days is
  'By country (ISO 3166-1): {"DE": {"theatre": "2027-01-14", "digital": "2027-03-01"}}, either may be missing.';
create index movie_releases_by_time on private.movie_releases (checked_at, movie_id);

create function public.stale_releases(p_today date, p_older_than timestamptz, p_limit integer default 100)
  returns setof integer
  language sql stable security definer set search_path = ''
as $$
  select w.movie_id
  from (
    select movie_id, min(movie_release_date) as day, bool_or(movie_release_date is null) as undated
    from public.wishlists
    group by movie_id
  ) w
  left join private.movie_releases r on r.movie_id = w.movie_id
  where (w.undated or w.day >= p_today - 180) and (r.checked_at is null or r.checked_at < p_older_than)
  order by r.checked_at nulls first, w.movie_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_releases(date, timestamptz, integer) is
  'Wished movies that are to come, undated or half a year old at most, whose days were last compared with the catalogue
before that time; those never compared first.';

create function public.save_movie_releases(p_movie integer, p_days jsonb default '{}') returns void
  language sql security definer set search_path = ''
as $$
  insert into private.movie_releases as r (movie_id, days) values (p_movie, p_days)
  on conflict (movie_id) do update set days = excluded.days, checked_at = now()
$$;
comment on function public.save_movie_releases(integer, jsonb) is 'Keeps the days of a movie, in place of those before.';

create function public.drop_unkept_releases() returns integer
  language sql security definer set search_path = ''
as $$
  with dropped as (
    delete from private.movie_releases r
    where not exists (select from public.wishlists w where w.movie_id = r.movie_id)
    returning 1
  )
  select count(*)::integer from dropped
$$;
comment on function public.drop_unkept_releases() is 'Forgets the days of movies nobody wishes any more; answers how many.';

revoke all on function public.stale_releases(date, timestamptz, integer) from public;
revoke all on function public.save_movie_releases(integer, jsonb) from public;
revoke all on function public.drop_unkept_releases() from public;
grant execute on function public.stale_releases(date, timestamptz, integer) to service_role;
grant execute on function public.save_movie_releases(integer, jsonb) to service_role;
grant execute on function public.drop_unkept_releases() to service_role;

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

-- What happens when, for one person: wished movies that come out, reminders, episodes of series they follow.

create index wishlists_undated on public.wishlists (user_id) where movie_release_date is null;

create function private.calendar_of(p_user uuid, p_from date, p_to date, p_region text, p_limit integer)
  returns table (
    day date, type text, kind text, title_id integer, title text, poster_path text, season integer, number integer,
    name text
  )
  language sql stable set search_path = ''
as $$
  with wished as (
    select w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, r.days -> p_region as known
    from public.wishlists w
    left join private.movie_releases r on r.movie_id = w.movie_id
    where w.user_id = p_user
  ), releases as (
    select (w.known ->> 'theatre')::date as day, 'theatre' as type, w.* from wished w where w.known ->> 'theatre' is not null
    union all
    select (w.known ->> 'digital')::date, 'digital', w.* from wished w where w.known ->> 'digital' is not null
    union all
    select w.movie_release_date, 'release', w.* from wished w where w.known is null
  ), events as (
    select e.day, e.type, 'movie' as kind, e.movie_id as title_id, e.movie_title as title,
      e.movie_poster_path as poster_path, null::integer as season, null::integer as number, '' as name
    from releases e
    where e.day between p_from and p_to
    union all
    select m.remind_on, 'reminder', 'movie', m.movie_id, m.movie_title, m.movie_poster_path, null, null, ''
    from public.movie_reminders m
    where m.user_id = p_user and m.remind_on between p_from and p_to
    union all
    select e.air_date, 'episode', 'tv', e.series_id, f.series_name, f.series_poster_path, e.season::integer, e.number, e.name
    from public.followed_series f
    join public.episodes e on e.series_id = f.series_id
    where f.user_id = p_user and f.state = 'watching' and e.season > 0 and e.air_date between p_from and p_to
  )
  select * from events
  order by day, type, title, title_id, season, number
  limit least(greatest(p_limit, 1), 5000)
$$;
comment on function private.calendar_of(uuid, date, date, text, integer) is
  'The events of somebody''s calendar between two days, both included, with the days of release of a region (ISO 3166-1)
where they are known and the day saved with the movie where nothing is known of the region. Specials, and series that
were paused or dropped, are left out.';
revoke all on function private.calendar_of(uuid, date, date, text, integer) from public;

create function public.my_calendar(p_from date, p_to date, p_region text, p_limit integer default 1000)
  returns table (
    day date, type text, kind text, title_id integer, title text, poster_path text, season integer, number integer,
    name text
  )
  language sql stable security definer set search_path = ''
as $$
  select * from private.calendar_of(auth.uid(), p_from, p_to, p_region, p_limit)
$$;
comment on function public.my_calendar(date, date, text, integer) is 'As calendar_of, for the caller.';
revoke all on function public.my_calendar(date, date, text, integer) from public;
grant execute on function public.my_calendar(date, date, text, integer) to authenticated;

create function public.calendar_feed(
  p_secret text, p_from date, p_to date, p_region text, p_limit integer default 5000
) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (
      select jsonb_agg(e.*)
      from private.calendar_of(f.user_id, p_from, p_to, coalesce(p.region, p_region), p_limit) e
    ), '[]'
  )
  from public.calendar_feeds f
  left join public.profiles p on p.id = f.user_id
  where f.token_hash = private.hash_of(p_secret)
$$;
comment on function public.calendar_feed(text, date, date, text, integer) is
  'As calendar_of, for whoever knows the secret address, as a list; null when the address is nobody''s. The region is the
person''s own where they have said one.';
revoke all on function public.calendar_feed(text, date, date, text, integer) from public;
grant execute on function public.calendar_feed(text, date, date, text, integer) to anon, authenticated;
