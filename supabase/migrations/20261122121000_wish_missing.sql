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
