-- A title is wished for or watched, never both: adding it to one list takes it from the other in the same
-- statement, so that nothing can be cut between the two.

create function private.exchange_list_entry() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  kind text := tg_argv[0];
  title_column text := tg_argv[1];
  time_column text := tg_argv[2];
  other_table text := tg_argv[3];
  entry jsonb := to_jsonb(new);
begin
  if other_table <> '' then
    -- One person's exchanges of one kind happen one after the other: without this, two tabs adding the same
    -- title to either list at once would each miss the other's uncommitted row.
    perform pg_advisory_xact_lock(hashtextextended('exchange:' || kind || ':' || new.user_id::text, 0));
    -- As the caller, under the policies of the other table: nobody can empty somebody else's list.
    execute format('delete from public.%I where user_id = $1 and %I = $2', other_table, title_column)
      using new.user_id, (entry ->> title_column)::integer;
  end if;
  if coalesce((entry ->> time_column)::timestamptz, 'infinity') > now() then
    new := jsonb_populate_record(new, jsonb_build_object(time_column, now()));
  end if;
  return new;
end
$$;
comment on function private.exchange_list_entry() is
  'Takes a title from the opposite list before it enters this one, and a time in the future back to now.';
revoke all on function private.exchange_list_entry() from public;

create trigger exchange_with_watched before insert on public.wishlists for each row
  execute function private.exchange_list_entry('movie', 'movie_id', 'added_at', 'watched_movies');
create trigger exchange_with_wishlist before insert on public.watched_movies for each row
  execute function private.exchange_list_entry('movie', 'movie_id', 'watched_at', 'wishlists');
create trigger keep_time_sane before insert on public.favorite_movies for each row
  execute function private.exchange_list_entry('movie', 'movie_id', 'favorited_at', '');

create trigger exchange_with_watched before insert on public.tv_wishlists for each row
  execute function private.exchange_list_entry('tv', 'series_id', 'added_at', 'watched_tv_series');
create trigger exchange_with_wishlist before insert on public.watched_tv_series for each row
  execute function private.exchange_list_entry('tv', 'series_id', 'watched_at', 'tv_wishlists');
create trigger keep_time_sane before insert on public.favorite_tv_series for each row
  execute function private.exchange_list_entry('tv', 'series_id', 'favorited_at', '');
