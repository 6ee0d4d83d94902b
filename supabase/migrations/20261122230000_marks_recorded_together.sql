-- What one statement marks as watched is recorded together: recorded one by one, each mark had the whole diary counted
-- anew for its bound.

drop trigger record_watch on public.watched_movies;
drop trigger record_watch on public.watched_tv_series;

create or replace function private.record_watch() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  of_kind text := tg_argv[0];
  utc timestamp := now() at time zone 'UTC';
begin
  -- As the caller, under the policies of the diary.
  insert into public.watches (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, marked_at
  )
  with mark as materialized (
    select a.user_id, a.watched_at, coalesce(a.entry ->> 'movie_id', a.entry ->> 'series_id')::integer as title_id,
      coalesce(a.entry ->> 'movie_title', a.entry ->> 'series_name') as title,
      coalesce(a.entry ->> 'movie_poster_path', a.entry ->> 'series_poster_path') as poster_path,
      coalesce(a.entry ->> 'movie_release_date', a.entry ->> 'series_first_air_date')::date as release_date,
      coalesce(a.entry ->> 'movie_vote_average', a.entry ->> 'series_vote_average')::numeric as vote_average,
      -- The zones of the world reach from 12 hours behind to 14 ahead. A clock that is wrong costs nobody their mark.
      case
        when a.marked_on between (utc - interval '12 hours')::date and (utc + interval '14 hours')::date
          then a.marked_on
        else utc::date
      end as today
    from (select n.user_id, n.watched_at, n.marked_on, to_jsonb(n) as entry from added n offset 0) a
    -- An earlier time of its own says that it was put back, or brought along.
    where a.watched_at >= now()
  )
  select m.user_id, of_kind, m.title_id, m.title, m.poster_path, m.release_date, m.vote_average, m.today,
    earlier.watched, m.watched_at
  from mark m
  cross join lateral (
    select count(*) > 0 as watched, coalesce(bool_or(w.day = m.today), false) as that_day
    from public.watches w
    where w.user_id = m.user_id and w.kind = of_kind and w.title_id = m.title_id
  ) earlier
  -- Marked, taken from the list and marked again on one day is watched once.
  where not earlier.that_day
  on conflict on constraint watches_once_a_mark do nothing;
  return null;
end
$$;
comment on function private.record_watch() is
  'Records watches of today for the titles that a statement puts into the watched list now.';

create trigger record_watch after insert on public.watched_movies referencing new table as added
  for each statement execute function private.record_watch('movie');
create trigger record_watch after insert on public.watched_tv_series referencing new table as added
  for each statement execute function private.record_watch('tv');

-- The exchange between wishlist and watched list takes from the other list once a statement, too. What comes one by one
-- is its lock, which is held before a row is there, and a time in the future.

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

drop trigger exchange_with_watched on public.wishlists;
drop trigger exchange_with_wishlist on public.watched_movies;
drop trigger keep_time_sane on public.favorite_movies;
drop trigger exchange_with_watched on public.tv_wishlists;
drop trigger exchange_with_wishlist on public.watched_tv_series;
drop trigger keep_time_sane on public.favorite_tv_series;
drop trigger keep_time_sane on public.dismissed_titles;
drop function private.exchange_list_entry();

create trigger lock_exchange before insert on public.wishlists
  for each row execute function private.lock_exchange('movie');
create trigger exchange_with_watched after insert on public.wishlists referencing new table as added
  for each statement execute function private.exchange_lists('watched_movies', 'movie_id');
create trigger lock_exchange before insert on public.watched_movies
  for each row execute function private.lock_exchange('movie');
create trigger exchange_with_wishlist after insert on public.watched_movies referencing new table as added
  for each statement execute function private.exchange_lists('wishlists', 'movie_id');
create trigger lock_exchange before insert on public.tv_wishlists
  for each row execute function private.lock_exchange('tv');
create trigger exchange_with_watched after insert on public.tv_wishlists referencing new table as added
  for each statement execute function private.exchange_lists('watched_tv_series', 'series_id');
create trigger lock_exchange before insert on public.watched_tv_series
  for each row execute function private.lock_exchange('tv');
create trigger exchange_with_wishlist after insert on public.watched_tv_series referencing new table as added
  for each statement execute function private.exchange_lists('tv_wishlists', 'series_id');

create trigger keep_time_sane before insert on public.wishlists for each row
  when (new.added_at is null or new.added_at > now()) execute function private.keep_time_sane('added_at');
create trigger keep_time_sane before insert on public.tv_wishlists for each row
  when (new.added_at is null or new.added_at > now()) execute function private.keep_time_sane('added_at');
create trigger keep_time_sane before insert on public.watched_movies for each row
  when (new.watched_at is null or new.watched_at > now()) execute function private.keep_time_sane('watched_at');
create trigger keep_time_sane before insert on public.watched_tv_series for each row
  when (new.watched_at is null or new.watched_at > now()) execute function private.keep_time_sane('watched_at');
create trigger keep_time_sane before insert on public.favorite_movies for each row
  when (new.favorited_at is null or new.favorited_at > now()) execute function private.keep_time_sane('favorited_at');
create trigger keep_time_sane before insert on public.favorite_tv_series for each row
  when (new.favorited_at is null or new.favorited_at > now()) execute function private.keep_time_sane('favorited_at');
create trigger keep_time_sane before insert on public.dismissed_titles for each row
  when (new.dismissed_at is null or new.dismissed_at > now()) execute function private.keep_time_sane('dismissed_at');
