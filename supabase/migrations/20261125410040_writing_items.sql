-- What the API writes for a person, thing by thing, under the policies of whoever asks.

create function public.api_put_title(p_what text, p_entry jsonb) returns text
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := coalesce((p_entry ->> 'at')::timestamptz, now());
  v_title constant text := p_entry #>> '{title,title}';
  v_poster constant text := p_entry #>> '{title,posterPath}';
  v_date constant date := (p_entry #>> '{title,date}')::date;
  v_votes constant numeric := (p_entry #>> '{title,voteAverage}')::numeric;
begin
  case p_what || ':' || v_kind
    when 'wishlist:movie' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'wishlist:tv' then
      insert into public.tv_wishlists (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched:movie' then
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched:tv' then
      insert into public.watched_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'favorites:movie' then
      insert into public.favorite_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'favorites:tv' then
      insert into public.favorite_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    else
      insert into public.dismissed_titles (
        user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
      ) values (v_user, v_kind, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
  end case;
  return case when found then 'created' else 'same' end;
end
$$;
comment on function public.api_put_title(text, jsonb) is
  'Puts a title into one of the caller''s lists of titles: wishlist, watched, favorites, dismissed.';
revoke all on function public.api_put_title(text, jsonb) from public;
grant execute on function public.api_put_title(text, jsonb) to authenticated;

create function public.api_put_watch(p_entry jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_day date := (p_entry ->> 'day')::date;
  v_watch uuid := (p_entry ->> 'id')::uuid;
  v_listed timestamptz := least(v_at, now() - interval '1 millisecond');
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || v_kind || ':' || v_user::text, 0));
  if v_watch is not null then
    update public.watches w set day = case when p_entry ? 'day' then v_day else w.day end,
      again = coalesce((p_entry ->> 'again')::boolean, w.again),
      note = case when p_entry ? 'note' then p_entry ->> 'note' else w.note end
    where w.id = v_watch and w.user_id = v_user and w.kind = v_kind and w.title_id = v_id;
    if found then
      return jsonb_build_object('status', 'changed', 'id', v_watch);
    end if;
  else
    -- The same title at the same moment is the same watch.
    select w.id into v_watch from public.watches w
    where w.user_id = v_user and w.kind = v_kind and w.title_id = v_id and w.created_at = v_at and p_entry ? 'at';
    if found then
      return jsonb_build_object('status', 'same', 'id', v_watch);
    end if;
  end if;
  if not p_entry ? 'day' then
    v_day := (v_at at time zone coalesce(
      (select z.time_zone from public.time_zones z where z.user_id = v_user), 'UTC'
    ))::date;
  end if;
  if exists (select from public.watched_movies w where v_kind = 'movie' and w.user_id = v_user and w.movie_id = v_id)
    or exists (select from public.watched_tv_series w where v_kind = 'tv' and w.user_id = v_user and w.series_id = v_id) then
    v_listed := null;
  end if;
  insert into public.watches (
    id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at
  ) values (
    coalesce(v_watch, gen_random_uuid()), v_user, v_kind, v_id, p_entry #>> '{title,title}',
    p_entry #>> '{title,posterPath}', (p_entry #>> '{title,date}')::date, (p_entry #>> '{title,voteAverage}')::numeric,
    v_day, coalesce((p_entry ->> 'again')::boolean, exists (
      select from public.watches w where w.user_id = v_user and w.kind = v_kind and w.title_id = v_id
    )), p_entry ->> 'note', v_at, v_listed
  ) returning id into v_watch;
  if v_listed is not null then
    perform public.api_put_title('watched', p_entry || jsonb_build_object('at', v_listed));
  end if;
  return jsonb_build_object('status', 'created', 'id', v_watch);
end
$$;
comment on function public.api_put_watch(jsonb) is
  'Writes down a watch of the caller''s with its own time, and its title into the watched list where it is not there.';
revoke all on function public.api_put_watch(jsonb) from public;
grant execute on function public.api_put_watch(jsonb) to authenticated;

create function public.api_put_opinion(p_what text, p_entry jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_movie constant integer := case when p_entry ->> 'kind' = 'movie' then (p_entry ->> 'tmdb')::integer end;
  v_series constant integer := case when p_entry ->> 'kind' = 'tv' then (p_entry ->> 'tmdb')::integer end;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_ends constant boolean := coalesce((p_entry ->> 'tells_end')::boolean, false);
  v_text constant text := p_entry ->> 'text';
  v_id uuid := (p_entry ->> 'id')::uuid;
  v_status text := 'same';
begin
  -- Where a browser gives an opinion, its time is now.
  if v_user is null or not coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'token', false) then
    raise exception 'Only programs bring opinions with their time' using errcode = '42501';
  end if;
  if p_what = 'ratings' then
    if v_movie is not null then
      insert into public.movie_ratings as r (user_id, movie_id, rating, created_at)
      values (v_user, v_movie, (p_entry ->> 'stars')::smallint, v_at)
      on conflict (user_id, movie_id) do update set rating = excluded.rating where r.rating <> excluded.rating
      returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    else
      insert into public.series_ratings as r (user_id, series_id, rating, created_at)
      values (v_user, v_series, (p_entry ->> 'stars')::smallint, v_at)
      on conflict (user_id, series_id) do update set rating = excluded.rating where r.rating <> excluded.rating
      returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    end if;
    return jsonb_build_object(
      'status', coalesce(v_status, 'same'), 'id', (p_entry ->> 'kind') || ':' || (p_entry ->> 'tmdb')
    );
  end if;
  if v_id is not null then
    update public.movie_reviews r set review = v_text, tells_end = v_ends
    where r.id = v_id and r.user_id = v_user and r.movie_id = v_movie;
    if not found then
      update public.series_reviews r set review = v_text, tells_end = v_ends
      where r.id = v_id and r.user_id = v_user and r.series_id = v_series;
    end if;
    if not found then
      raise exception 'There is no such review of yours' using errcode = '23503';
    end if;
    return jsonb_build_object('status', 'changed', 'id', v_id);
  end if;
  -- The same words about the same title are the same review.
  select r.id into v_id from (
    select m.id, m.review from public.movie_reviews m where m.user_id = v_user and m.movie_id = v_movie
    union all
    select s.id, s.review from public.series_reviews s where s.user_id = v_user and s.series_id = v_series
  ) r where r.review = btrim(v_text, E' \t\r\n') limit 1;
  if found then
    return jsonb_build_object('status', 'same', 'id', v_id);
  end if;
  if v_movie is not null then
    insert into public.movie_reviews (user_id, movie_id, review, tells_end, created_at)
    values (v_user, v_movie, v_text, v_ends, v_at) returning id into v_id;
  else
    insert into public.series_reviews (user_id, series_id, review, tells_end, created_at)
    values (v_user, v_series, v_text, v_ends, v_at) returning id into v_id;
  end if;
  return jsonb_build_object('status', 'created', 'id', v_id);
end
$$;
comment on function public.api_put_opinion(text, jsonb) is 'Writes stars or a review of the person whose token asks, with its own time. Definer: nobody else writes times.';
revoke all on function public.api_put_opinion(text, jsonb) from public;
grant execute on function public.api_put_opinion(text, jsonb) to authenticated;

create function public.api_put_list(p_what text, p_entry jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_list uuid := coalesce(p_entry ->> 'list', p_entry ->> 'id')::uuid;
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_status text := 'changed';
begin
  if p_what = 'lists' then
    update public.lists l set name = coalesce(p_entry ->> 'name', l.name),
      description = coalesce(p_entry ->> 'description', l.description),
      ranked = coalesce((p_entry ->> 'ranked')::boolean, l.ranked),
      visibility = coalesce(p_entry ->> 'visibility', l.visibility)
    where l.id = v_list and l.user_id = v_user;
    if not found then
      v_list := coalesce(v_list, gen_random_uuid());
      insert into public.lists (id, user_id, name, description, ranked, visibility) values (
        v_list, v_user, p_entry ->> 'name', coalesce(p_entry ->> 'description', ''),
        coalesce((p_entry ->> 'ranked')::boolean, false), coalesce(p_entry ->> 'visibility', 'private')
      );
      v_status := 'created';
    end if;
    return jsonb_build_object('status', v_status, 'id', v_list);
  end if;
  insert into public.list_items (
    list_id, user_id, kind, title_id, title, poster_path, release_date, vote_average, note
  ) values (
    v_list, v_user, v_kind, v_id, p_entry #>> '{title,title}', p_entry #>> '{title,posterPath}',
    (p_entry #>> '{title,date}')::date, (p_entry #>> '{title,voteAverage}')::numeric, coalesce(p_entry ->> 'note', '')
  ) on conflict do nothing;
  if found then
    v_status := 'created';
  elsif p_entry ? 'note' then
    update public.list_items i set note = coalesce(p_entry ->> 'note', '')
    where i.list_id = v_list and i.user_id = v_user and i.kind = v_kind and i.title_id = v_id;
  elsif not p_entry ? 'place' then
    v_status := 'same';
  end if;
  if p_entry ? 'place' then
    perform public.move_list_item(v_list, v_kind, v_id, (p_entry ->> 'place')::integer);
  end if;
  return jsonb_build_object('status', v_status, 'id', concat_ws(':', v_list, v_kind, v_id));
end
$$;
comment on function public.api_put_list(text, jsonb) is
  'Makes or changes a list of the caller''s, or puts a title into one, at its end or at a place.';
revoke all on function public.api_put_list(text, jsonb) from public;
grant execute on function public.api_put_list(text, jsonb) to authenticated;

create function public.api_put_series(p_what text, p_entry jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_state constant text := p_entry ->> 'state';
  v_status text := 'created';
  v_run smallint;
begin
  insert into public.followed_series (user_id, series_id, series_name, series_poster_path, state, followed_at)
  values (
    v_user, v_id, p_entry #>> '{title,title}', p_entry #>> '{title,posterPath}', coalesce(v_state, 'watching'), v_at
  ) on conflict do nothing;
  if p_what = 'series' then
    if not found then
      update public.followed_series f set state = v_state
      where f.user_id = v_user and f.series_id = v_id and f.state <> v_state;
      v_status := case when found then 'changed' else 'same' end;
    end if;
    return jsonb_build_object('status', v_status, 'id', v_id::text);
  end if;
  select coalesce((p_entry ->> 'run')::smallint, f.run) into v_run from public.followed_series f
  where f.user_id = v_user and f.series_id = v_id;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  values (
    v_user, v_id, v_run, (p_entry ->> 'season')::smallint, (p_entry ->> 'number')::integer,
    case when p_entry ? 'day' then (p_entry ->> 'day')::date else (v_at at time zone coalesce(
      (select z.time_zone from public.time_zones z where z.user_id = v_user), 'UTC'
    ))::date end, v_at
  ) on conflict do nothing;
  if not found then
    update public.episode_watches e set day = (p_entry ->> 'day')::date
    where p_entry ? 'day' and e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = (p_entry ->> 'season')::smallint and e.number = (p_entry ->> 'number')::integer
      and e.day is distinct from (p_entry ->> 'day')::date;
    v_status := case when found then 'changed' else 'same' end;
  end if;
  return jsonb_build_object(
    'status', v_status, 'id', concat_ws(':', v_id, v_run, p_entry ->> 'season', p_entry ->> 'number')
  );
end
$$;
comment on function public.api_put_series(text, jsonb) is
  'Follows, pauses or drops a series for the caller, or marks an episode, whose series is followed with it.';
revoke all on function public.api_put_series(text, jsonb) from public;
grant execute on function public.api_put_series(text, jsonb) to authenticated;

create function public.api_remove(p_what text, p_id text) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_part constant text[] := string_to_array(p_id, ':');
  v_found boolean;
begin
  case p_what
    when 'history' then
      delete from public.watches w where w.user_id = v_user and w.id = p_id::uuid;
    when 'ratings' then
      delete from public.movie_ratings r
      where v_part[1] = 'movie' and r.user_id = v_user and r.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.series_ratings r
      where v_part[1] = 'tv' and r.user_id = v_user and r.series_id = v_part[2]::integer;
    when 'reviews' then
      delete from public.movie_reviews r where r.user_id = v_user and r.id = p_id::uuid;
      v_found := found;
      delete from public.series_reviews r where r.user_id = v_user and r.id = p_id::uuid;
    when 'wishlist' then
      delete from public.wishlists w
      where v_part[1] = 'movie' and w.user_id = v_user and w.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.tv_wishlists w
      where v_part[1] = 'tv' and w.user_id = v_user and w.series_id = v_part[2]::integer;
    when 'watched' then
      delete from public.watched_movies w
      where v_part[1] = 'movie' and w.user_id = v_user and w.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.watched_tv_series w
      where v_part[1] = 'tv' and w.user_id = v_user and w.series_id = v_part[2]::integer;
    when 'favorites' then
      delete from public.favorite_movies f
      where v_part[1] = 'movie' and f.user_id = v_user and f.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.favorite_tv_series f
      where v_part[1] = 'tv' and f.user_id = v_user and f.series_id = v_part[2]::integer;
    when 'dismissed' then
      delete from public.dismissed_titles d
      where d.user_id = v_user and d.kind = v_part[1] and d.title_id = v_part[2]::integer;
    when 'lists' then
      return public.remove_list(p_id::uuid);
    when 'list_items' then
      delete from public.list_items i where i.user_id = v_user and i.list_id = v_part[1]::uuid and i.kind = v_part[2]
        and i.title_id = v_part[3]::integer;
    when 'series' then
      delete from public.followed_series f where f.user_id = v_user and f.series_id = p_id::integer;
    when 'episodes' then
      delete from public.episode_watches e where e.user_id = v_user and e.series_id = v_part[1]::integer
        and e.run = v_part[2]::smallint and e.season = v_part[3]::smallint and e.number = v_part[4]::integer;
    else
      raise exception 'These are not removed' using errcode = '22023';
  end case;
  return found or coalesce(v_found, false);
end
$$;
comment on function public.api_remove(text, text) is 'Removes a thing of the caller''s; false when there is none.';
revoke all on function public.api_remove(text, text) from public;
grant execute on function public.api_remove(text, text) to authenticated;

create function public.api_write(p_entries jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_entry jsonb;
  v_what text;
  v_done jsonb;
  v_all jsonb := '[]';
  v_state text;
begin
  for v_entry in select e from jsonb_array_elements(p_entries) with ordinality a (e, place) order by place limit 100 loop
    v_what := v_entry ->> 'what';
    -- Each for itself: one that is refused leaves the others done.
    begin
      if v_entry ->> 'do' = 'remove' then
        v_done := jsonb_build_object('status', case when public.api_remove(v_what, v_entry ->> 'id')
          then 'removed' else 'none' end, 'id', v_entry ->> 'id');
      else
        v_done := case
          when v_what in ('wishlist', 'watched', 'favorites', 'dismissed') then jsonb_build_object(
            'status', public.api_put_title(v_what, v_entry), 'id', concat_ws(':', v_entry ->> 'kind', v_entry ->> 'tmdb')
          )
          when v_what = 'history' then public.api_put_watch(v_entry)
          when v_what in ('ratings', 'reviews') then public.api_put_opinion(v_what, v_entry)
          when v_what in ('lists', 'list_items') then public.api_put_list(v_what, v_entry)
          when v_what in ('series', 'episodes') then public.api_put_series(v_what, v_entry)
          when v_what = 'notices' then jsonb_build_object('id', v_entry ->> 'id', 'status', case
            when cardinality(public.mark_my_notices(
              (v_entry ->> 'read')::boolean, array[(v_entry ->> 'id')::bigint]
            )) > 0 then 'changed'
            when public.api_items('notices', array[v_entry ->> 'id']) = '[]' then 'none'
            else 'same'
          end)
        end;
      end if;
    exception when integrity_constraint_violation or data_exception or insufficient_privilege or raise_exception
      or sqlstate '23M01' then
      get stacked diagnostics v_state = returned_sqlstate;
      v_done := jsonb_build_object('status', 'refused', 'code', v_state);
    end;
    v_all := v_all || coalesce(v_done, '{"status": "refused", "code": "22023"}');
  end loop;
  return v_all;
end
$$;
comment on function public.api_write(jsonb) is
  'Writes up to a hundred things of the caller''s and answers for each what was done (created, changed, same, removed, none)
with its id, or the code it was refused with.';
revoke all on function public.api_write(jsonb) from public;
grant execute on function public.api_write(jsonb) to authenticated;
