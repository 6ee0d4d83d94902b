-- A vote average is rounded once, to tenths with halves up, where it comes from the catalogue. Lists kept two
-- decimals and rounded again what they showed: 8.246 was kept as 8.25 and read 8.3, where its page said 8.2.

-- Which way a kept 8.25 was rounded cannot be told any more: the next refresh asks the catalogue about these first.
update public.wishlists set refreshed_at = 'epoch' where movie_vote_average * 100 % 10 = 5;
update public.watched_movies set refreshed_at = 'epoch' where movie_vote_average * 100 % 10 = 5;
update public.favorite_movies set refreshed_at = 'epoch' where movie_vote_average * 100 % 10 = 5;
update public.tv_wishlists set refreshed_at = 'epoch' where series_vote_average * 100 % 10 = 5;
update public.watched_tv_series set refreshed_at = 'epoch' where series_vote_average * 100 % 10 = 5;
update public.favorite_tv_series set refreshed_at = 'epoch' where series_vote_average * 100 % 10 = 5;

-- No column can change its type under a view.
drop view if exists public.watched_movies_view;
drop view if exists public.watched_tv_series_view;

alter table public.wishlists alter movie_vote_average type numeric(3, 1);
alter table public.watched_movies alter movie_vote_average type numeric(3, 1);
alter table public.favorite_movies alter movie_vote_average type numeric(3, 1);
alter table public.tv_wishlists alter series_vote_average type numeric(3, 1);
alter table public.watched_tv_series alter series_vote_average type numeric(3, 1);
alter table public.favorite_tv_series alter series_vote_average type numeric(3, 1);

-- A title is wished for or watched, never both: adding it to one list takes it from the other in the same statement, so
-- that nothing can be cut between the two. It is taken once a statement. What comes one by one is the lock of the
-- exchange, which is held before a row is there, and a time in the future.

create function private.lock_exchange() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- One person's exchanges of one kind happen one after the other: without this, two tabs adding the same title to
  -- either list at once would each miss the other's uncommitted row.
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || tg_argv[0] || ':' || new.user_id::text, 0));
  return new;
end
$$;
comment on function private.lock_exchange() is 'Makes a person''s exchanges between the lists of a kind wait for each other.';

create function private.exchange_lists() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- As the caller, under the policies of the other table: nobody can empty somebody else's list.
  execute format(
    'delete from public.%I o using added a where o.user_id = a.user_id and o.%I = a.%I',
    tg_argv[0], tg_argv[1], tg_argv[1]
  );
  return null;
end
$$;
comment on function private.exchange_lists() is 'Takes the titles that entered a list from the opposite one.';

create function private.keep_time_sane() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], now()));
end
$$;
comment on function private.keep_time_sane() is 'Takes a time in the future, or none, back to now.';
revoke all on function private.lock_exchange() from public;
revoke all on function private.exchange_lists() from public;
revoke all on function private.keep_time_sane() from public;

create trigger lock_exchange before insert on public.wishlists
  for each row execute function private.lock_exchange('movie');
create or replace trigger exchange_with_watched after insert on public.wishlists referencing new table as added
  for each statement execute function private.exchange_lists('watched_movies', 'movie_id');
create trigger lock_exchange before insert on public.watched_movies
  for each row execute function private.lock_exchange('movie');
create or replace trigger exchange_with_wishlist after insert on public.watched_movies referencing new table as added
  for each statement execute function private.exchange_lists('wishlists', 'movie_id');
create trigger lock_exchange before insert on public.tv_wishlists
  for each row execute function private.lock_exchange('tv');
create or replace trigger exchange_with_watched after insert on public.tv_wishlists referencing new table as added
  for each statement execute function private.exchange_lists('watched_tv_series', 'series_id');
create trigger lock_exchange before insert on public.watched_tv_series
  for each row execute function private.lock_exchange('tv');
create or replace trigger exchange_with_wishlist after insert on public.watched_tv_series referencing new table as added
  for each statement execute function private.exchange_lists('tv_wishlists', 'series_id');

create trigger keep_time_sane before insert on public.wishlists for each row
  when (new.added_at is null or new.added_at > now()) execute function private.keep_time_sane('added_at');
create trigger keep_time_sane before insert on public.tv_wishlists for each row
  when (new.added_at is null or new.added_at > now()) execute function private.keep_time_sane('added_at');
create trigger keep_time_sane before insert on public.watched_movies for each row
  when (new.watched_at is null or new.watched_at > now()) execute function private.keep_time_sane('watched_at');
create trigger keep_time_sane before insert on public.watched_tv_series for each row
  when (new.watched_at is null or new.watched_at > now()) execute function private.keep_time_sane('watched_at');
create or replace trigger keep_time_sane before insert on public.favorite_movies for each row
  when (new.favorited_at is null or new.favorited_at > now()) execute function private.keep_time_sane('favorited_at');
create or replace trigger keep_time_sane before insert on public.favorite_tv_series for each row
  when (new.favorited_at is null or new.favorited_at > now()) execute function private.keep_time_sane('favorited_at');

-- Directories of 22 November have this in place of the three.
drop function if exists private.exchange_list_entry();

-- Adding what one misses of a collection to the wishlist, in one statement.

create function public.wish_missing_movies(p_movies jsonb)
  returns table (title_id integer, entered_at timestamptz)
  language plpgsql set search_path = ''
as $$
begin
  if jsonb_array_length(p_movies) > 400 then
    raise exception 'More than 400 movies at once' using errcode = '22023';
  end if;
  -- The lock of the exchange between the lists, taken before they are read: what another tab marks as watched
  -- meanwhile is seen here, and stays watched.
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || auth.uid()::text, 0));
  return query
    insert into public.wishlists as w (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average
    )
    select distinct on (m.id) auth.uid(), m.id, m.title, m.poster_path, m.release_date, m.vote_average
    from jsonb_to_recordset(p_movies) as m (
      id integer, title text, poster_path text, release_date date, vote_average numeric
    )
    where not exists (
      select from public.watched_movies s where s.user_id = auth.uid() and s.movie_id = m.id
    )
    on conflict (user_id, movie_id) do nothing
    returning w.movie_id, w.added_at;
end
$$;
comment on function public.wish_missing_movies(jsonb) is
  'Adds those of these movies (at most 400) to the caller''s wishlist that are neither there nor watched, all with the
same time, and answers which.';
revoke all on function public.wish_missing_movies(jsonb) from public;
grant execute on function public.wish_missing_movies(jsonb) to authenticated;

-- What people are not interested in, and whether lists leave out what they have seen.

create table public.dismissed_titles (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(3, 1),
  dismissed_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  primary key (user_id, kind, title_id),
  constraint dismissed_titles_kind_known check (kind in ('movie', 'tv')),
  constraint dismissed_titles_title_id_positive check (title_id > 0),
  constraint dismissed_titles_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint dismissed_titles_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint dismissed_titles_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint dismissed_titles_vote_average_range check (vote_average between 0 and 10),
  constraint dismissed_titles_dismissed_at_sane check (dismissed_at >= '2000-01-01')
);
comment on table public.dismissed_titles is
  'Titles a person is not interested in, with what a page needs to name them without the catalogue.';
comment on column public.dismissed_titles.release_date is 'The first air date of a series.';
comment on column public.dismissed_titles.refreshed_at is 'When the columns were last compared with the catalogue.';
create index dismissed_titles_by_title on public.dismissed_titles (kind, title_id, refreshed_at);
create index dismissed_titles_by_time on public.dismissed_titles (user_id, kind, dismissed_at desc, title_id);

-- Counted once a statement, not once a row: thousands that are put back together were counted thousands of times.
create function private.bound_dismissed_titles() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct a.user_id from added a order by 1 loop
    -- Two at once count one after the other.
    perform pg_advisory_xact_lock(hashtextextended('dismissed:' || person::text, 0));
    if (select count(*) from public.dismissed_titles d where d.user_id = person) > 10000 then
      raise exception 'Ten thousand titles can be dismissed' using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.bound_dismissed_titles() is
  'A person dismisses ten thousand titles at most; none is dropped for it.';
revoke all on function private.bound_dismissed_titles() from public;
create trigger bound_dismissed_titles after insert on public.dismissed_titles
  referencing new table as added
  for each statement execute function private.bound_dismissed_titles();
create trigger keep_time_sane before insert on public.dismissed_titles for each row
  when (new.dismissed_at is null or new.dismissed_at > now()) execute function private.keep_time_sane('dismissed_at');

alter table public.dismissed_titles enable row level security;
grant select, delete on public.dismissed_titles to authenticated;
grant insert (user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at)
  on public.dismissed_titles to authenticated;
create policy "people see what they dismissed" on public.dismissed_titles for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people dismiss for themselves" on public.dismissed_titles for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people take back what they dismissed" on public.dismissed_titles for delete to authenticated
  using ((select auth.uid()) = user_id);

-- A row for whoever has chosen; nobody else's lists leave out what they have seen.
create table public.list_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  hide_seen boolean not null default false
);
comment on table public.list_settings is 'How lists of the catalogue are made for a person.';
comment on column public.list_settings.hide_seen is 'Whether they leave out what the person has watched.';

alter table public.list_settings enable row level security;
grant select on public.list_settings to authenticated;
grant insert (user_id, hide_seen), update (user_id, hide_seen) on public.list_settings to authenticated;
create policy "people see their own settings" on public.list_settings for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people choose their own settings" on public.list_settings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own settings" on public.list_settings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create function public.my_seen_and_dismissed(p_movie_ids integer[] default '{}', p_series_ids integer[] default '{}')
  returns table (
    hide_seen boolean,
    seen_movies integer[],
    seen_series integer[],
    dismissed_movies integer[],
    dismissed_series integer[]
  )
  language sql stable set search_path = ''
as $$
  select
    coalesce((select s.hide_seen from public.list_settings s where s.user_id = (select auth.uid())), false),
    array(
      select w.movie_id from public.watched_movies w
      where w.user_id = (select auth.uid()) and w.movie_id = any (p_movie_ids[1:500])
    ),
    array(
      select w.series_id from public.watched_tv_series w
      where w.user_id = (select auth.uid()) and w.series_id = any (p_series_ids[1:500])
    ),
    array(
      select d.title_id from public.dismissed_titles d
      where d.user_id = (select auth.uid()) and d.kind = 'movie' and d.title_id = any (p_movie_ids[1:500])
    ),
    array(
      select d.title_id from public.dismissed_titles d
      where d.user_id = (select auth.uid()) and d.kind = 'tv' and d.title_id = any (p_series_ids[1:500])
    )
$$;
comment on function public.my_seen_and_dismissed(integer[], integer[]) is
  'Which of these titles (first 500 of each kind) the caller has watched or dismissed, and whether their lists leave out
what they have watched; one row.';
revoke all on function public.my_seen_and_dismissed(integer[], integer[]) from public;
grant execute on function public.my_seen_and_dismissed(integer[], integer[]) to authenticated;

-- Directories of 22 November have one that knows nothing of dismissed titles.
drop function if exists public.my_list_marks(integer[], integer[]);
create function public.my_list_marks(p_movie_ids integer[] default '{}', p_series_ids integer[] default '{}')
  returns table (
    kind text, title_id integer, wishlisted boolean, watched boolean, favorite boolean, dismissed boolean
  )
  language sql stable set search_path = ''
as $$
  with mine as (
    select 'movie' as kind, movie_id as title_id, 'wishlist' as list from public.wishlists
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'movie', movie_id, 'watched' from public.watched_movies
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'movie', movie_id, 'favorite' from public.favorite_movies
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'tv', series_id, 'wishlist' from public.tv_wishlists
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'tv', series_id, 'watched' from public.watched_tv_series
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'tv', series_id, 'favorite' from public.favorite_tv_series
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'movie', d.title_id, 'dismissed' from public.dismissed_titles d
    where d.user_id = (select auth.uid()) and d.kind = 'movie' and d.title_id = any (p_movie_ids[1:500])
    union all
    select 'tv', d.title_id, 'dismissed' from public.dismissed_titles d
    where d.user_id = (select auth.uid()) and d.kind = 'tv' and d.title_id = any (p_series_ids[1:500])
  )
  select m.kind, m.title_id, bool_or(m.list = 'wishlist'), bool_or(m.list = 'watched'),
    bool_or(m.list = 'favorite'), bool_or(m.list = 'dismissed')
  from mine m
  group by m.kind, m.title_id
$$;
comment on function public.my_list_marks(integer[], integer[]) is
  'Which of these titles (first 500 of each kind) are in the caller''s lists, or dismissed; others are left out.';
revoke all on function public.my_list_marks(integer[], integer[]) from public;
grant execute on function public.my_list_marks(integer[], integer[]) to authenticated;

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
