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
