-- What the page of a person shows, to whoever may see it; and what the people one follows have watched.

create table public.profile_favorites (
  user_id uuid not null references public.profiles (id) on delete cascade,
  place smallint not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  refreshed_at timestamptz not null default now(),
  primary key (user_id, place),
  constraint profile_favorites_once unique (user_id, kind, title_id) deferrable initially immediate,
  constraint profile_favorites_place_range check (place between 1 and 4),
  constraint profile_favorites_kind_known check (kind in ('movie', 'tv')),
  constraint profile_favorites_title_id_positive check (title_id > 0),
  constraint profile_favorites_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint profile_favorites_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint profile_favorites_release_date_sane check (release_date between '1800-01-01' and '2200-01-01')
);
comment on table public.profile_favorites is
  'The four titles a person shows on their page, with what is needed to show them without the catalogue. Another thing
than their list of favorites, which is theirs alone.';
comment on column public.profile_favorites.refreshed_at is 'When the columns were last compared with the catalogue.';
create index profile_favorites_by_title on public.profile_favorites (kind, title_id, refreshed_at);

alter table public.profile_favorites enable row level security;
grant select, delete on public.profile_favorites to authenticated;
grant insert (user_id, place, kind, title_id, title, poster_path, release_date) on public.profile_favorites
  to authenticated;
create policy "people see their own four" on public.profile_favorites for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people choose their own four" on public.profile_favorites for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people take back their own four" on public.profile_favorites for delete to authenticated
  using ((select auth.uid()) = user_id);

create function public.choose_profile_favorites(p_titles jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  person uuid := (select auth.uid());
  chosen integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('four:' || person::text, 0));
  delete from public.profile_favorites where user_id = person;
  insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
  select person, t.place, t.entry ->> 'kind', (t.entry ->> 'id')::integer, t.entry ->> 'title',
    t.entry ->> 'posterPath', (t.entry ->> 'date')::date
  from jsonb_array_elements(p_titles) with ordinality as t (entry, place)
  where t.place <= 4;
  get diagnostics chosen = row_count;
  return chosen;
end
$$;
comment on function public.choose_profile_favorites(jsonb) is
  'Puts these titles (kind, id, title, posterPath, date; four at most, in their order) in the place of the caller''s.';
revoke all on function public.choose_profile_favorites(jsonb) from public;
grant execute on function public.choose_profile_favorites(jsonb) to authenticated;

create function private.opens_profile(p_page public.profile_pages, p_key text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select p_page.user_id = (select auth.uid())
    or (
      p_page.suspended_at is null
      and (p_page.visibility = 'public' or (p_page.visibility = 'link' and p_page.link_key = p_key))
      and not private.blocked_between((select auth.uid()), p_page.user_id)
    )
$$;
comment on function private.opens_profile(public.profile_pages, text) is
  'Whether the caller is shown a page, be it by the key of its link. Null counts as no.';
revoke all on function private.opens_profile(public.profile_pages, text) from public;

create function private.profile_part(p_owner uuid, p_key text, p_part text) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profile_pages p
    where p.user_id = p_owner and private.opens_profile(p, p_key)
      and case p_part
        when 'favorites' then p.show_favorites
        when 'watches' then p.show_watches
        when 'lists' then p.show_lists
        when 'reviews' then p.show_reviews
        when 'numbers' then p.show_numbers
      end
  )
$$;
comment on function private.profile_part(uuid, text, text) is
  'Whether a part of a page (favorites, watches, lists, reviews, numbers) is shown to the caller: to its owner as to others.';
revoke all on function private.profile_part(uuid, text, text) from public;
grant execute on function private.profile_part(uuid, text, text) to anon, authenticated;

create function private.latest_watches(p_person uuid, p_since date, p_limit integer)
  returns table (
    kind text, title_id integer, title text, poster_path text, release_date date, day date, episodes integer,
    watched_at timestamptz
  )
  language sql stable set search_path = ''
as $$
  select * from (
    (
      select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, 0 as episodes, w.created_at as watched_at
      from public.watches w
      where w.user_id = p_person and w.day >= p_since
      order by w.day desc nulls last, w.created_at desc, w.id
      limit p_limit
    )
    union all
    select 'tv', e.series_id, f.series_name, f.series_poster_path, null, e.day, e.episodes, e.marked_at
    from (
      select w.series_id, w.day, count(*)::integer as episodes, max(w.marked_at) as marked_at
      from (
        select s.series_id, s.day, s.marked_at from public.episode_watches s
        where s.user_id = p_person and s.day >= p_since
        order by s.day desc, s.series_id
        limit p_limit * 40
      ) w
      group by w.series_id, w.day
      order by w.day desc, max(w.marked_at) desc
      limit p_limit
    ) e
    join public.series_facts f on f.series_id = e.series_id
  ) every
  order by day desc, watched_at desc, title_id
  limit p_limit
$$;
comment on function private.latest_watches(uuid, date, integer) is
  'What a person has watched on days since one, the latest first; episodes of a series on one day are one row. Never a note.';
revoke all on function private.latest_watches(uuid, date, integer) from public;

create function public.profile_page(p_handle text, p_key text default null)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, visibility text, show_favorites boolean,
    show_watches boolean, show_lists boolean, show_reviews boolean, show_numbers boolean, suspended boolean,
    followers integer, following integer, is_own boolean, is_followed boolean
  )
  language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.handle, n.full_name, n.avatar_url, p.visibility, p.show_favorites, p.show_watches, p.show_lists,
    p.show_reviews, p.show_numbers, p.suspended_at is not null,
    (select count(*)::integer from public.follows f where f.followed_id = p.user_id),
    (select count(*)::integer from public.follows f where f.follower_id = p.user_id),
    coalesce(p.user_id = (select auth.uid()), false),
    exists (select from public.follows f where f.follower_id = (select auth.uid()) and f.followed_id = p.user_id)
  from (
    select c.user_id from public.profile_pages c where c.handle = private.folded_handle(p_handle)
    union all
    select l.user_id from private.former_handles l
    where l.handle = private.folded_handle(p_handle) and l.left_at > now() - interval '90 days'
    limit 1
  ) found
  join public.profile_pages p on p.user_id = found.user_id
  join public.profiles n on n.id = p.user_id
  where private.opens_profile(p, p_key)
$$;
comment on function public.profile_page(text, text) is
  'The page of a name, present or left within ninety days (then `handle` is another), for whoever may see it; else no row,
as for a name nobody has.';

create function public.profile_favorites_of(p_owner uuid, p_key text default null)
  returns table (kind text, title_id integer, title text, poster_path text, release_date date)
  language sql stable security definer set search_path = ''
as $$
  select f.kind, f.title_id, f.title, f.poster_path, f.release_date
  from public.profile_favorites f
  where f.user_id = p_owner and private.profile_part(p_owner, p_key, 'favorites')
  order by f.place
$$;
comment on function public.profile_favorites_of(uuid, text) is 'The four titles of a page, in their order.';

create function public.profile_watches(p_owner uuid, p_key text default null, p_limit integer default 12)
  returns table (
    kind text, title_id integer, title text, poster_path text, release_date date, day date, episodes integer
  )
  language sql stable security definer set search_path = ''
as $$
  select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, w.episodes
  from private.latest_watches(p_owner, '1900-01-01', least(greatest(p_limit, 1), 50)) w
  where private.profile_part(p_owner, p_key, 'watches')
$$;
comment on function public.profile_watches(uuid, text, integer) is
  'The latest watches of a page, those of a day known; episodes of a series on one day once.';

create function public.profile_reviews(
  p_owner uuid, p_key text default null, p_limit integer default 10, p_offset integer default 0
) returns table (
  id uuid, kind text, title_id integer, title text, poster_path text, review text, tells_end boolean,
  created_at timestamptz, rating smallint, total_count integer
)
  language sql stable security definer set search_path = ''
as $$
  with written as (
    select r.id, 'movie' as kind, r.movie_id as title_id, r.review, r.tells_end, r.created_at
    from public.movie_reviews r where r.user_id = p_owner
    union all
    select r.id, 'tv', r.series_id, r.review, r.tells_end, r.created_at
    from public.series_reviews r where r.user_id = p_owner
  )
  select w.id, w.kind, w.title_id, t.name, t.poster_path, w.review, w.tells_end, w.created_at,
    coalesce(m.rating, s.rating), (select count(*)::integer from written)
  from (
    select * from written order by created_at desc, id
    limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 100000)
  ) w
  left join public.movie_ratings m on w.kind = 'movie' and m.user_id = p_owner and m.movie_id = w.title_id
  left join public.series_ratings s on w.kind = 'tv' and s.user_id = p_owner and s.series_id = w.title_id
  left join lateral private.watched_title(p_owner, w.kind, w.title_id) t on true
  where private.profile_part(p_owner, p_key, 'reviews')
  order by w.created_at desc, w.id
$$;
comment on function public.profile_reviews(uuid, text, integer, integer) is
  'One page of the reviews of a page, the latest first, each with the author''s stars now and what its title is called
where that is known here.';

create function public.profile_numbers(p_owner uuid, p_today date, p_key text default null)
  returns table (
    titles integer, movies integer, series integer, minutes bigint, this_year integer, reviews integer, ratings integer
  )
  language sql stable security definer set search_path = ''
as $$
  with title as materialized (
    select l.kind, coalesce(sum(l.timed), 0) + sum(l.untimed) * coalesce(max(f.minutes), 0) as minutes
    from private.watched_ever(p_owner) l
    left join private.title_facts f on f.kind = l.kind and f.title_id = l.title_id
    group by l.kind, l.title_id
  )
  select
    (select count(*)::integer from title),
    (select count(*)::integer from title where kind = 'movie'),
    (select count(*)::integer from title where kind = 'tv'),
    (select coalesce(sum(minutes), 0)::bigint from title),
    (
      select count(*)::integer from (
        select distinct l.kind, l.title_id from private.watch_log l
        where l.user_id = p_owner and l.day between date_trunc('year', p_today)::date and p_today
      ) y
    ),
    (select count(*)::integer from public.movie_reviews where user_id = p_owner)
      + (select count(*)::integer from public.series_reviews where user_id = p_owner),
    (select count(*)::integer from public.movie_ratings where user_id = p_owner)
      + (select count(*)::integer from public.series_ratings where user_id = p_owner)
  where private.profile_part(p_owner, p_key, 'numbers')
$$;
comment on function public.profile_numbers(uuid, date, text) is
  'What the diary of a page adds up to: titles once each, minutes where they are known, titles of the year so far.';
revoke all on function public.profile_numbers(uuid, date, text) from public;
grant execute on function public.profile_numbers(uuid, date, text) to anon, authenticated;

revoke all on function public.profile_page(text, text) from public;
revoke all on function public.profile_favorites_of(uuid, text) from public;
revoke all on function public.profile_watches(uuid, text, integer) from public;
revoke all on function public.profile_reviews(uuid, text, integer, integer) from public;
grant execute on function public.profile_page(text, text) to anon, authenticated;
grant execute on function public.profile_favorites_of(uuid, text) to anon, authenticated;
grant execute on function public.profile_watches(uuid, text, integer) to anon, authenticated;
grant execute on function public.profile_reviews(uuid, text, integer, integer) to anon, authenticated;

create function public.renew_profile_link() returns text
  language sql security definer set search_path = ''
as $$
  update public.profile_pages
  set link_key = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where user_id = (select auth.uid())
  returning link_key
$$;
comment on function public.renew_profile_link() is
  'Gives the caller''s page by link another secret; the link so far leads nowhere. Null without a page.';
revoke all on function public.renew_profile_link() from public;
grant execute on function public.renew_profile_link() to authenticated;

create function public.my_following(p_limit integer default 30, p_offset integer default 0)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, since timestamptz, total_count integer
  )
  language sql stable security definer set search_path = ''
as $$
  select f.followed_id,
    case when seen then p.handle end, case when seen then n.full_name end, case when seen then n.avatar_url end,
    f.created_at, (select count(*)::integer from public.follows c where c.follower_id = (select auth.uid()))
  from (
    select * from public.follows
    where follower_id = (select auth.uid())
    order by created_at desc, followed_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  ) f
  join public.profiles n on n.id = f.followed_id
  left join public.profile_pages p on p.user_id = f.followed_id
  cross join lateral private.may_see_profile((select auth.uid()), f.followed_id) as seen
  order by f.created_at desc, f.followed_id
$$;
comment on function public.my_following(integer, integer) is
  'Whom the caller follows, the latest first; of whoever has made their page private since, nothing but that they do.';
revoke all on function public.my_following(integer, integer) from public;
grant execute on function public.my_following(integer, integer) to authenticated;

create function public.followed_activity(p_since date, p_limit integer default 12)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, day date, kind text, title_id integer, title text,
    poster_path text, release_date date, episodes integer, others integer
  )
  language sql stable security definer set search_path = ''
as $$
  select a.user_id, a.handle, n.full_name, n.avatar_url, a.day, a.kind, a.title_id, a.title, a.poster_path,
    a.release_date, a.episodes, a.others
  from (
    select p.user_id, p.handle, w.*,
      (count(*) over day_of - 1)::integer as others,
      row_number() over (partition by p.user_id, w.day order by w.watched_at desc, w.title_id) as place
    from (
      select f.followed_id from public.follows f
      where f.follower_id = (select auth.uid())
      order by f.created_at desc, f.followed_id
      limit 300
    ) f
    join public.profile_pages p on p.user_id = f.followed_id
    cross join lateral private.latest_watches(p.user_id, greatest(p_since, current_date - 60), 8) w
    where p.visibility = 'public' and p.suspended_at is null and p.show_watches
      and not private.blocked_between((select auth.uid()), p.user_id)
    window day_of as (partition by p.user_id, w.day)
  ) a
  join public.profiles n on n.id = a.user_id
  where a.place = 1
  order by a.day desc, a.watched_at desc, a.user_id
  limit least(greatest(p_limit, 1), 50)
$$;
comment on function public.followed_activity(date, integer) is
  'What people the caller follows have watched since a day (two months at most), as their public pages show it: a row a
person and day, the latest title of it and how many others. Of the eight latest watches of the 300 people followed last.';
revoke all on function public.followed_activity(date, integer) from public;
grant execute on function public.followed_activity(date, integer) to authenticated;

-- Years that somebody shares by a link: how much was watched, as numbers, and nothing that names anything or anybody.

create table public.shared_years (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  year smallint not null,
  secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  watches integer not null,
  titles integer not null,
  movies integer not null,
  series integer not null,
  minutes integer not null,
  days integer not null,
  primary key (user_id, year),
  constraint shared_years_secret_once unique (secret),
  constraint shared_years_year check (year between 1870 and 2200),
  constraint shared_years_counts check (least(watches, titles, movies, series, minutes, days) >= 0)
);
comment on table public.shared_years is
  'Years somebody shares, each as it was when it was shared; whoever knows the secret of the link sees its numbers.';
comment on column public.shared_years.secret is 'The last part of the link; another one each time a year is shared anew.';
comment on column public.shared_years.minutes is 'Of what is known how long it is.';
comment on column public.shared_years.days is 'Days with something watched.';

alter table public.shared_years enable row level security;
grant select, delete on public.shared_years to authenticated;
grant insert (user_id, year, watches, titles, movies, series, minutes, days) on public.shared_years to authenticated;
grant update (watches, titles, movies, series, minutes, days) on public.shared_years to authenticated;
create policy "people see the years they share" on public.shared_years for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people share their own years" on public.shared_years for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people bring years they share up to date" on public.shared_years for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people take years they share back" on public.shared_years for delete to authenticated
  using ((select auth.uid()) = user_id);

create function public.shared_year(p_secret text)
  returns table (year smallint, watches integer, titles integer, movies integer, series integer, minutes integer, days integer)
  language sql stable security definer set search_path = ''
as $$
  select one.year, one.watches, one.titles, one.movies, one.series, one.minutes, one.days
  from public.shared_years one
  where one.secret = p_secret
$$;
comment on function public.shared_year(text) is
  'The numbers of the year a link shares, for whoever knows its secret; nothing when it was taken back.';
revoke all on function public.shared_year(text) from public;
grant execute on function public.shared_year(text) to anon, authenticated;
