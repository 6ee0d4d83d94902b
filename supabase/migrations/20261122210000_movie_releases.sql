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
