create table private.calendar_marks (
  user_id uuid not null,
  key text not null,
  day date not null,
  sequence integer not null default 0,
  moved_at timestamptz,
  constraint calendar_marks_pkey primary key (user_id, key),
  constraint calendar_marks_user_id_fkey
    foreign key (user_id) references public.calendar_feeds (user_id) on delete cascade
);
comment on table private.calendar_marks is
  'The days that a calendar elsewhere was told, so that it is told of a move.';
comment on column private.calendar_marks.sequence is 'How often the day has moved (SEQUENCE of iCalendar).';
alter table private.calendar_marks enable row level security;

create table private.movie_releases (
  movie_id integer not null,
  days jsonb not null default '{}',
  checked_at timestamptz not null default now(),
  constraint movie_releases_pkey primary key (movie_id),
  constraint movie_releases_days_shape check (jsonb_typeof(days) = 'object' and pg_column_size(days) <= 20000),
  constraint movie_releases_id_positive check (movie_id > 0)
);
comment on table private.movie_releases is 'Days on which movies that somebody waits for come out.';
comment on column private.movie_releases.days is
  'By country (ISO 3166-1): {"DE": {"theatre": "2027-01-14", "digital": "2027-03-01"}}, either may be missing.';
create index movie_releases_by_time on private.movie_releases (checked_at, movie_id);

create table public.calendar_feeds (
  user_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  constraint calendar_feeds_pkey primary key (user_id),
  constraint calendar_feeds_token_once unique (token_hash),
  constraint calendar_feeds_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint calendar_feeds_hash_shape check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table public.calendar_feeds is 'The private address of somebody''s calendar, where they have one.';
comment on column public.calendar_feeds.token_hash is
  'SHA-256 of the secret part of the address, in hexadecimal digits.';
alter table public.calendar_feeds enable row level security;
create policy "people end their own address" on public.calendar_feeds for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see whether they have an address" on public.calendar_feeds for select to authenticated
  using ((select auth.uid()) = user_id);
grant delete on public.calendar_feeds to authenticated;
grant select (user_id, created_at) on public.calendar_feeds to authenticated;

create or replace function private.calendar_of(
  p_user uuid, p_from date, p_to date, p_region text, p_limit integer, p_types text[] default null
)
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
  where p_types is null or events.type = any (p_types)
  order by day, type, title, title_id, season, number
  limit least(greatest(p_limit, 1), 5000)
$$;
comment on function private.calendar_of(uuid, date, date, text, integer, text[]) is
'The events of somebody''s calendar between two days, both included, of some types or (null) all, with the days of release
of a region (ISO 3166-1) where they are known, at most 5,000.';
revoke all on function private.calendar_of(uuid, date, date, text, integer, text[]) from public;

create or replace function private.release_in(p_days jsonb, p_region text, out day date, out release text)
  returns setof record
  language sql immutable set search_path = ''
as $$
  select (p_days -> p_region ->> d.type)::date, d.type
  from (values (1, 'theatre'), (2, 'digital')) as d (place, type)
  where (p_days -> p_region ->> d.type)::date between '2000-01-01' and '2200-01-01'
  order by d.place
  limit 1
$$;
comment on function private.release_in(jsonb, text) is
'The day a movie comes out in a country, of days as movie_releases keeps them: in cinemas, else at home; no row where
neither is known.';
revoke all on function private.release_in(jsonb, text) from public;

create or replace function private.want_releases()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from added a
    where coalesce((to_jsonb(a) ->> tg_argv[0])::date, current_date) >= current_date - 180
      and not exists (select from private.movie_releases r where r.movie_id = a.movie_id)
  ) then
    perform private.tell_change('{"releases": true}');
  end if;
  return null;
end
$$;
comment on function private.want_releases() is
  'Tells the server that movies are awaited whose days of release are not known. Its argument is the column of their day.';
revoke all on function private.want_releases() from public;

create or replace function public.calendar_feed(
  p_secret text, p_from date, p_to date, p_region text, p_limit integer default 5000
)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
  v_events jsonb;
begin
  select f.user_id into v_user from public.calendar_feeds f where f.token_hash = private.hash_of(p_secret) for key share;
  if v_user is null then
    return null;
  end if;
  with events as materialized (
    select e.*,
      -- A day that is not of cinemas or home is that of cinemas once it is known.
      concat_ws(':', case e.type when 'release' then 'theatre' else e.type end, e.title_id, e.season, e.number) as key
    from private.calendar_of(
      v_user, p_from, p_to, coalesce((select p.region from public.profiles p where p.id = v_user), p_region), p_limit
    ) e
  ), told as (
    insert into private.calendar_marks as m (user_id, key, day)
    select distinct on (e.key) v_user, e.key, e.day from events e
    where not exists (
      select from private.calendar_marks k where k.user_id = v_user and k.key = e.key and k.day = e.day
    )
    order by e.key, e.day
    on conflict (user_id, key) do update
      set day = excluded.day, sequence = m.sequence + 1, moved_at = date_trunc('second', clock_timestamp())
    returning m.key, m.sequence, m.moved_at
  )
  select coalesce(jsonb_agg(
    to_jsonb(e) - 'key' || jsonb_build_object(
      'sequence', coalesce(t.sequence, m.sequence, 0), 'moved_at', coalesce(t.moved_at, m.moved_at)
    )
    order by e.day, e.type, e.title, e.title_id, e.season, e.number
  ), '[]')
  into v_events
  from events e
  left join told t on t.key = e.key
  left join private.calendar_marks m on m.user_id = v_user and m.key = e.key;
  delete from private.calendar_marks m where m.user_id = v_user and m.day < p_from;
  return v_events;
end
$$;
comment on function public.calendar_feed(text, date, date, text, integer) is
'As calendar_of, for whoever knows the secret address, as a list; null when the address is nobody''s. The region is the
person''s own where they have said one. Each event says how often its day has moved since it was first told, and when last.';
revoke all on function public.calendar_feed(text, date, date, text, integer) from public;
grant execute on function public.calendar_feed(text, date, date, text, integer) to anon, authenticated;

create or replace function public.drop_unkept_releases()
  returns integer
  language sql security definer set search_path = ''
as $$
  with dropped as (
    delete from private.movie_releases r
    where not exists (select from public.wishlists w where w.movie_id = r.movie_id)
      and not exists (select from public.movie_reminders m where m.movie_id = r.movie_id)
    returning 1
  )
  select count(*)::integer from dropped
$$;
comment on function public.drop_unkept_releases() is
  'Forgets the days of movies nobody wishes or is reminded of any more; answers how many.';
revoke all on function public.drop_unkept_releases() from public;
grant execute on function public.drop_unkept_releases() to service_role;

create or replace function public.follow_releases(p_region text)
  returns integer
  language sql security definer set search_path = ''
as $$
  with followed as (
    select r.user_id, r.movie_id, r.remind_on, k.days, coalesce(p.region, r.region, p_region) as region
    from public.movie_reminders r
    join private.movie_releases k on k.movie_id = r.movie_id
    left join public.profiles p on p.id = r.user_id
    where r.sent_at is null
  ), known as (
    select f.user_id, f.movie_id, f.remind_on, f.region, d.day, d.release
    from followed f
    left join lateral private.release_in(f.days, f.region) d on true
  )
  select private.move_reminders(coalesce(jsonb_agg(jsonb_build_object(
    'user_id', k.user_id, 'movie_id', k.movie_id, 'remind_on', coalesce(k.day, k.remind_on), 'region', k.region,
    'release', k.release
  )), '[]'))
  from known k
$$;
comment on function public.follow_releases(text) is
'Moves open reminders to the days of the country their person has said, else of the one they were set in, else of this
one, where these are known; returns how many that changed.';
revoke all on function public.follow_releases(text) from public;
grant execute on function public.follow_releases(text) to service_role;

create or replace function public.my_calendar(
  p_from date, p_to date, p_region text, p_limit integer default 1000, p_types text[] default null
)
  returns table (
    day date, type text, kind text, title_id integer, title text, poster_path text, season integer, number integer,
    name text
  )
  language sql stable security definer set search_path = ''
as $$
  select c.*
  from private.calendar_of(
    auth.uid(), p_from, p_to,
    coalesce((select p.region from public.profiles p where p.id = auth.uid()), p_region), p_limit, p_types
  ) c
$$;
comment on function public.my_calendar(date, date, text, integer, text[]) is
  'As calendar_of, for the caller; the region counts where they have said none of their own.';
revoke all on function public.my_calendar(date, date, text, integer, text[]) from public;
grant execute on function public.my_calendar(date, date, text, integer, text[]) to authenticated;

create or replace function public.renew_calendar_feed(p_expected timestamptz default null)
  returns text
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

create or replace function public.save_movie_releases(p_movie integer, p_days jsonb default '{}'::jsonb)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into private.movie_releases as r (movie_id, days) values (p_movie, p_days)
  on conflict (movie_id) do update set days = excluded.days, checked_at = now()
$$;
comment on function public.save_movie_releases(integer, jsonb) is
  'Keeps the days of a movie, in place of those before.';
revoke all on function public.save_movie_releases(integer, jsonb) from public;
grant execute on function public.save_movie_releases(integer, jsonb) to service_role;

create or replace function public.stale_releases(p_today date, p_older_than timestamptz, p_limit integer default 100)
  returns setof integer
  language sql stable security definer set search_path = ''
as $$
  select w.movie_id
  from (
    select movie_id, min(day) as day, bool_or(day is null) as undated, max(at) as at
    from (
      select movie_id, movie_release_date as day, added_at as at from public.wishlists
      union all
      select movie_id, remind_on, created_at from public.movie_reminders
    ) awaited
    group by movie_id
  ) w
  left join private.movie_releases r on r.movie_id = w.movie_id
  where (w.undated or w.day >= p_today - 180) and (r.checked_at is null or r.checked_at < p_older_than)
  order by r.checked_at nulls first, w.at desc, w.movie_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_releases(date, timestamptz, integer) is
'Movies wished or reminded of that are to come, undated or half a year old at most, whose days were last compared with
the catalogue before that time; those never compared first, the latest wish before others.';
revoke all on function public.stale_releases(date, timestamptz, integer) from public;
grant execute on function public.stale_releases(date, timestamptz, integer) to service_role;
