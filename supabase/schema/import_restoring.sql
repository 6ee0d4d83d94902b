create or replace function private.restore_list(p_import public.imports, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_list uuid := private.restored_list(p_import, p_record ->> 'list');
  v_changed timestamptz;
  v_done jsonb;
begin
  if p_part = 'lists' then
    if v_list is null then
      insert into public.lists (user_id, name, description, ranked, visibility, created_at, updated_at)
      values (p_import.user_id, p_record ->> 'name', p_record ->> 'description', (p_record ->> 'ranked')::boolean,
        p_record ->> 'visibility', (p_record ->> 'at')::timestamptz, (p_record ->> 'changedAt')::timestamptz)
      returning jsonb_build_object('id', id) into v_done;
    end if;
    return v_done;
  end if;
  select l.updated_at into v_changed from public.lists l
  where l.id = v_list and exists (
    select from public.import_rows r
    where r.import_id = p_import.id and r.done ? 'own' and r.done ->> 'id' = v_list::text
  );
  -- A title of a list that is none here is refused: it has nowhere to go.
  insert into public.list_items (
    list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note, added_at
  ) values (
    v_list, p_import.user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, (p_record ->> 'position')::bigint,
    p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric,
    p_record ->> 'note', (p_record ->> 'at')::timestamptz
  ) on conflict (list_id, kind, title_id) do nothing returning jsonb_build_object('in', list_id) into v_done;
  -- A list that was here before has changed; one the import has made is as it was.
  if v_done is not null and v_changed is not null then
    update public.lists l set updated_at = v_changed where l.id = v_list;
  end if;
  return v_done;
end
$$;
comment on function private.restore_list(public.imports, text, jsonb) is
  'Makes a list of a record, or enters a title into one. Null when it is there.';
revoke all on function private.restore_list(public.imports, text, jsonb) from public;

create or replace function private.restore_marks(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_at constant timestamptz := p_record ->> 'at';
  v_done jsonb;
begin
  if p_part = 'tags' then
    return case when private.tag_title(p_user_id, p_record ->> 'kind', jsonb_build_object(
      'id', p_record -> 'id', 'title', p_record -> 'name', 'poster_path', p_record -> 'poster',
      'release_date', p_record -> 'date', 'vote_average', p_record -> 'votes'
    ), array[p_record ->> 'tag'], v_at) <> '{}' then '{}'::jsonb end;
  end if;
  insert into public.private_notes (
    user_id, kind, title_id, season, note, title, poster_path, release_date, vote_average, written_at, changed_at
  ) values (
    p_user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, (p_record ->> 'season')::integer,
    private.trimmed(p_record ->> 'note'), p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date,
    (p_record ->> 'votes')::numeric, v_at, (p_record ->> 'changedAt')::timestamptz
  ) on conflict do nothing returning '{}' into v_done;
  return v_done;
end
$$;
comment on function private.restore_marks(uuid, text, jsonb) is
  'Enters a record of tags or notes. Null when it is there.';
revoke all on function private.restore_marks(uuid, text, jsonb) from public;

create or replace function private.restore_opinion(p_import public.imports, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := p_record ->> 'id';
  v_stars constant real := p_record ->> 'stars';
  v_at constant timestamptz := p_record ->> 'at';
  v_changed constant timestamptz := p_record ->> 'changedAt';
  v_ends constant boolean := coalesce((p_record ->> 'tellsEnd')::boolean, false);
  v_follows constant boolean := coalesce((p_record ->> 'followsWatch')::boolean, false);
  v_over constant boolean := coalesce((p_import.switches ->> 'replaceRatings')::boolean, false);
  v_done jsonb;
begin
  -- Reviews of one's own stand, and so do those this import has brought.
  if p_part = 'reviews' and exists (
    select from private.written_reviews g
    where g.user_id = p_import.user_id and g.kind = p_record ->> 'kind' and g.title_id = v_id
      and ((g.review = private.trimmed(p_record ->> 'text') and g.created_at = v_at) or not exists (
        select from public.import_rows r where r.import_id = p_import.id and r.done ->> 'id' = g.id::text
      ))
  ) then
    return null;
  end if;
  case p_part || ' ' || (p_record ->> 'kind')
    when 'reviews movie' then
      insert into public.movie_reviews (user_id, movie_id, review, created_at, updated_at, tells_end)
      values (p_import.user_id, v_id, p_record ->> 'text', v_at, v_changed, v_ends)
      returning jsonb_build_object('id', id) into v_done;
    when 'ratings movie' then
      insert into public.movie_ratings (user_id, movie_id, stars, created_at, updated_at, follows_watch)
      values (p_import.user_id, v_id, v_stars, v_at, v_changed, v_follows)
      on conflict (user_id, movie_id) do nothing returning jsonb_build_object('id', id) into v_done;
      if v_done is null and v_over then
        update public.movie_ratings g set stars = v_stars
        from (select b.id, b.stars as was from public.movie_ratings b
          where b.user_id = p_import.user_id and b.movie_id = v_id) b
        where g.id = b.id and b.was <> v_stars
        returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
      end if;
    when 'reviews tv' then
      insert into public.series_reviews (user_id, series_id, review, created_at, updated_at, tells_end)
      values (p_import.user_id, v_id, p_record ->> 'text', v_at, v_changed, v_ends)
      returning jsonb_build_object('id', id) into v_done;
    when 'ratings tv' then
      insert into public.series_ratings (user_id, series_id, stars, created_at, updated_at, follows_watch)
      values (p_import.user_id, v_id, v_stars, v_at, v_changed, v_follows)
      on conflict (user_id, series_id) do nothing returning jsonb_build_object('id', id) into v_done;
      if v_done is null and v_over then
        update public.series_ratings g set stars = v_stars
        from (select b.id, b.stars as was from public.series_ratings b
          where b.user_id = p_import.user_id and b.series_id = v_id) b
        where g.id = b.id and b.was <> v_stars
        returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
      end if;
  end case;
  return v_done;
end
$$;
comment on function private.restore_opinion(public.imports, text, jsonb) is
  'Gives stars or keeps a review of a record, with its times. Null when the person has their own.';
revoke all on function private.restore_opinion(public.imports, text, jsonb) from public;

create or replace function private.restore_other(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  case p_part
    when 'taste' then
      insert into public.for_you_feedback (user_id, subject, direction, name, traits, said_at)
      values (
        p_user_id, p_record ->> 'subject', (p_record ->> 'direction')::smallint, p_record ->> 'name',
        array(select jsonb_array_elements_text(p_record -> 'traits')), (p_record ->> 'at')::timestamptz
      ) on conflict do nothing returning '{}' into v_done;
    when 'pageFavorites' then
      insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
      select p_user_id, (p_record ->> 'place')::smallint, p_record ->> 'kind', (p_record ->> 'id')::integer,
        p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date
      where not exists (
        select from public.profile_favorites g
        where g.user_id = p_user_id and g.kind = p_record ->> 'kind' and g.title_id = (p_record ->> 'id')::integer
      )
      on conflict (user_id, place) do nothing returning '{}' into v_done;
    when 'tags', 'notes' then
      return private.restore_marks(p_user_id, p_part, p_record);
    else
      return private.restore_play(p_user_id, p_part, p_record);
  end case;
  return v_done;
end
$$;
comment on function private.restore_other(uuid, text, jsonb) is
  'Enters a record of the parts that are one row each. Null when it is there.';
revoke all on function private.restore_other(uuid, text, jsonb) from public;

create or replace function private.restore_part_rating(p_import public.imports, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_stars constant real := p_record ->> 'stars';
  v_done jsonb;
begin
  insert into public.part_ratings (user_id, series_id, season, number, stars, created_at, updated_at)
  values (
    p_import.user_id, (p_record ->> 'id')::integer, (p_record ->> 'season')::smallint, (p_record ->> 'number')::integer,
    v_stars, (p_record ->> 'at')::timestamptz, (p_record ->> 'changedAt')::timestamptz
  )
  on conflict (user_id, series_id, season, number) do nothing
  returning jsonb_build_object('id', id) into v_done;
  if v_done is null and coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    update public.part_ratings g set stars = v_stars
    from (
      select b.id, b.stars as was from public.part_ratings b
      where b.user_id = p_import.user_id and b.series_id = (p_record ->> 'id')::integer
        and b.season = (p_record ->> 'season')::smallint and b.number is not distinct from (p_record ->> 'number')::integer
    ) b
    where g.id = b.id and b.was <> v_stars
    returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
  end if;
  return v_done;
end
$$;
comment on function private.restore_part_rating(public.imports, jsonb) is
  'Gives a season or an episode the stars of a record, with its times. Null when the person has their own.';
revoke all on function private.restore_part_rating(public.imports, jsonb) from public;

create or replace function private.restore_play(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_record ->> 'id')::integer;
  v_at constant timestamptz := (p_record ->> 'at')::timestamptz;
  v_season constant smallint := (p_record ->> 'season')::smallint;
  v_number constant integer := (p_record ->> 'number')::integer;
  v_done jsonb;
begin
  case p_part
    when 'plays' then
      -- Entries of the diary and marks have come before, with the times of their plays.
      insert into public.plays (
        user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, at, until_at, day, source,
        device, undone_at, watch_id
      ) values (
        p_user_id, p_record ->> 'kind', v_id, v_season, v_number, p_record ->> 'name', p_record ->> 'poster',
        (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, v_at, (p_record ->> 'until')::timestamptz,
        (p_record ->> 'day')::date, p_record ->> 'source', p_record ->> 'device', (p_record ->> 'undoneAt')::timestamptz,
        (select w.id from public.watches w
         where p_record ->> 'kind' = 'movie' and p_record ->> 'undoneAt' is null and w.user_id = p_user_id
           and w.kind = 'movie' and w.title_id = v_id and w.created_at = v_at limit 1)
      )
      on conflict on constraint plays_once do nothing returning jsonb_build_object('id', id) into v_done;
      update public.plays p set done = case when p.kind = 'movie' then
          coalesce((
            -- As the play had it: what its person wrote to it since was not the play's.
            select jsonb_build_object('watch', w.id, 'print', private.print_of(b))
            from public.watches w
            cross join lateral jsonb_populate_record(w, '{"note": null, "stars": null}') b
            where w.id = p.watch_id
          ), '{}')
        else coalesce((
          select jsonb_build_object('run', e.run) from public.episode_watches e
          where e.user_id = p_user_id and e.series_id = v_id and e.season = v_season and e.number = v_number
            and e.marked_at = v_at order by e.run desc limit 1
        ), '{}') end
      where p.id = (v_done ->> 'id')::uuid;
    when 'playProgress' then
      insert into public.play_progress (
        user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, percent, at, source
      ) values (
        p_user_id, p_record ->> 'kind', v_id, v_season, v_number, p_record ->> 'name', p_record ->> 'poster',
        (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, (p_record ->> 'percent')::smallint, v_at,
        p_record ->> 'source'
      ) on conflict do nothing returning '{}' into v_done;
    when 'playNames' then
      insert into public.play_names (user_id, kind, name, year, title, chosen_at)
      values (p_user_id, p_record ->> 'kind', p_record ->> 'called', (p_record ->> 'year')::smallint,
        nullif(p_record -> 'title', 'null'), v_at)
      on conflict do nothing returning '{}' into v_done;
    else
      return private.restore_row(p_user_id, p_part, p_record);
  end case;
  return v_done;
end
$$;
comment on function private.restore_play(uuid, text, jsonb) is
  'Enters a record of what other programs told; other parts are one row each. Null when it is there.';
revoke all on function private.restore_play(uuid, text, jsonb) from public;

create or replace function private.restore_row(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_record ->> 'id')::integer;
  v_at constant timestamptz := (p_record ->> 'at')::timestamptz;
  v_done jsonb;
begin
  case p_part
    when 'noticePreferences' then
      insert into public.notice_preferences (user_id, kind, in_app, mail)
      values (p_user_id, p_record ->> 'kind', (p_record ->> 'inApp')::boolean, p_record ->> 'mail')
      on conflict do nothing returning '{}' into v_done;
    when 'services' then
      insert into public.my_services (user_id, service_id, added_at) values (p_user_id, v_id, v_at)
      on conflict do nothing returning '{}' into v_done;
    when 'dismissed' then
      insert into public.dismissed_titles (
        user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
      ) values (
        p_user_id, p_record ->> 'kind', v_id, p_record ->> 'name', p_record ->> 'poster',
        (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, v_at
      ) on conflict do nothing returning '{}' into v_done;
    when 'pageFavorites' then
      insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
      select p_user_id, (p_record ->> 'place')::smallint, p_record ->> 'kind', v_id, p_record ->> 'name',
        p_record ->> 'poster', (p_record ->> 'date')::date
      where not exists (
        select from public.profile_favorites g
        where g.user_id = p_user_id and g.kind = p_record ->> 'kind' and g.title_id = v_id
      )
      on conflict (user_id, place) do nothing returning '{}' into v_done;
    when 'following' then
      insert into public.followed_series (user_id, series_id, state, run, series_name, series_poster_path, followed_at)
      values (p_user_id, v_id, p_record ->> 'state', (p_record ->> 'run')::smallint, p_record ->> 'name',
        p_record ->> 'poster', v_at)
      on conflict do nothing returning '{}' into v_done;
    when 'episodes' then
      insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
      values (p_user_id, v_id, (p_record ->> 'run')::smallint, (p_record ->> 'season')::smallint,
        (p_record ->> 'number')::integer, (p_record ->> 'day')::date, v_at)
      on conflict do nothing returning '{}' into v_done;
    when 'lostEpisodes' then
      insert into public.lost_episode_watches (user_id, series_id, run, season, number, name, day, marked_at, lost_at)
      values (p_user_id, v_id, (p_record ->> 'run')::smallint, (p_record ->> 'season')::smallint,
        (p_record ->> 'number')::integer, p_record ->> 'name', (p_record ->> 'day')::date, v_at,
        (p_record ->> 'lostAt')::timestamptz)
      on conflict do nothing returning '{}' into v_done;
    when 'reminders' then
      insert into public.movie_reminders (
        user_id, movie_id, remind_on, remind_by_email, movie_title, movie_poster_path, created_at, moved_from, sent_at
      ) values (
        p_user_id, v_id, (p_record ->> 'day')::date, (p_record ->> 'byMail')::boolean, p_record ->> 'name',
        p_record ->> 'poster', v_at, (p_record ->> 'movedFrom')::date, (p_record ->> 'sentAt')::timestamptz
      ) on conflict do nothing returning '{}' into v_done;
    when 'seriesReminders' then
      insert into public.series_reminders (
        user_id, series_id, series_name, series_poster_path, known_season, created_at
      ) values (
        p_user_id, v_id, p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'knownSeason')::integer, v_at
      ) on conflict do nothing returning '{}' into v_done;
    when 'savedSearches' then
      insert into public.saved_searches (user_id, kind, name, query, created_at)
      values (p_user_id, p_record ->> 'kind', p_record ->> 'name', p_record ->> 'query', v_at)
      on conflict do nothing returning jsonb_build_object('id', id) into v_done;
    when 'aiSearches' then
      insert into public.ai_searches (user_id, kind, description, results, created_at)
      select p_user_id, p_record ->> 'kind', p_record ->> 'description', p_record -> 'results', v_at
      where not exists (
        select from public.ai_searches s where s.user_id = p_user_id and s.created_at = v_at
          and s.description = p_record ->> 'description'
      )
      returning jsonb_build_object('id', id) into v_done;
    else
      raise exception 'No such part: %', p_part using errcode = '22023';
  end case;
  return v_done;
end
$$;
comment on function private.restore_row(uuid, text, jsonb) is
  'Enters a record of the parts that are one row each. Null when it is there.';
revoke all on function private.restore_row(uuid, text, jsonb) from public;

create or replace function private.restore_saved(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_kind constant text := p_record ->> 'kind';
  v_id constant integer := p_record ->> 'id';
  v_name constant text := p_record ->> 'name';
  v_poster constant text := p_record ->> 'poster';
  v_date constant date := p_record ->> 'date';
  v_votes constant numeric := p_record ->> 'votes';
  v_at constant timestamptz := p_record ->> 'at';
  v_wish jsonb;
begin
  if p_part = 'wishlist' and (
    exists (select from public.watched_movies w where v_kind = 'movie' and w.user_id = p_user_id and w.movie_id = v_id)
    or exists (
      select from public.watched_tv_series w where v_kind = 'tv' and w.user_id = p_user_id and w.series_id = v_id
    )
  ) then
    return '{"reason": "watched"}';
  end if;
  case p_part || ' ' || v_kind
    when 'wishlist movie' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched movie' then
      select to_jsonb(w) into v_wish from public.wishlists w where w.user_id = p_user_id and w.movie_id = v_id;
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at,
        marked_on
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at, (p_record ->> 'day')::date)
      on conflict do nothing;
    when 'favorites movie' then
      insert into public.favorite_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'wishlist tv' then
      insert into public.tv_wishlists (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched tv' then
      select to_jsonb(w) into v_wish from public.tv_wishlists w where w.user_id = p_user_id and w.series_id = v_id;
      insert into public.watched_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at,
        marked_on
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at, (p_record ->> 'day')::date)
      on conflict do nothing;
    when 'favorites tv' then
      insert into public.favorite_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
  end case;
  return case when not found then null when v_wish is null then '{}' else jsonb_build_object('unwished', v_wish) end;
end
$$;
comment on function private.restore_saved(uuid, text, jsonb) is
  'Enters a record into wishlist, watched list or favorites. Null when it is there.';
revoke all on function private.restore_saved(uuid, text, jsonb) from public;

create or replace function private.restore_settings(p_user_id uuid, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb := '{}';
begin
  update public.profiles p set full_name = p_record ->> 'name'
  where p.id = p_user_id and p.full_name is null and p_record ->> 'name' is not null;
  if found then v_done := v_done || '{"name": true}'; end if;
  update public.profiles p set region = p_record ->> 'region'
  where p.id = p_user_id and p.region is null and p_record ->> 'region' is not null;
  if found then v_done := v_done || '{"region": true}'; end if;
  insert into public.time_zones (user_id, time_zone)
  select p_user_id, p_record ->> 'timeZone' where p_record ->> 'timeZone' is not null on conflict do nothing;
  if found then v_done := v_done || '{"timeZone": true}'; end if;
  insert into public.list_settings (user_id, hide_seen, half_stars, rated_is_seen)
  select p_user_id, coalesce((p_record ->> 'hideSeen')::boolean, false),
    coalesce((p_record ->> 'halfStars')::boolean, false), coalesce((p_record ->> 'ratedIsSeen')::boolean, true)
  where coalesce(p_record ->> 'hideSeen', p_record ->> 'halfStars', p_record ->> 'ratedIsSeen') is not null on conflict do nothing;
  if found then v_done := v_done || '{"hideSeen": true}'; end if;
  insert into public.ai_preferences (user_id, keep_searches)
  select p_user_id, (p_record ->> 'keepSearches')::boolean where p_record ->> 'keepSearches' is not null
  on conflict do nothing;
  if found then v_done := v_done || '{"keepSearches": true}'; end if;
  return nullif(v_done, '{}');
end
$$;
comment on function private.restore_settings(uuid, jsonb) is
  'Sets what the person has not set; null when that is nothing.';
revoke all on function private.restore_settings(uuid, jsonb) from public;

create or replace function private.restore_watch(p_import public.imports, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  -- A second watch of a day comes with the same file alone: what is one's own of that day stands for both.
  insert into public.watches as n (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars
  )
  select p_import.user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, p_record ->> 'name', p_record ->> 'poster',
    (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, (p_record ->> 'day')::date,
    (p_record ->> 'again')::boolean, p_record ->> 'note', (p_record ->> 'at')::timestamptz,
    (p_record ->> 'markedAt')::timestamptz, (p_record ->> 'stars')::real
  where not exists (
    select from public.watches w
    where w.user_id = p_import.user_id and w.kind = p_record ->> 'kind' and w.title_id = (p_record ->> 'id')::integer
      and w.day is not distinct from (p_record ->> 'day')::date
      and (w.created_at = (p_record ->> 'at')::timestamptz or not exists (
        select from public.import_rows r where r.import_id = p_import.id and r.done ->> 'id' = w.id::text
      ))
  )
  on conflict do nothing returning jsonb_build_object('id', n.id, 'print', private.print_of(n)) into v_done;
  return v_done;
end
$$;
comment on function private.restore_watch(public.imports, jsonb) is
  'Enters a watch into the diary. Null when it is there.';
revoke all on function private.restore_watch(public.imports, jsonb) from public;

create or replace function private.restored_list(p_import public.imports, p_list text)
  returns uuid
  language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select (r.done ->> 'id')::uuid from public.import_titles t
     join public.import_rows r on r.title_number = t.number
     where t.import_id = p_import.id and t.key = 'own|lists' and r.done ->> 'own' = 'lists'
       and r.entry #>> '{own,record,list}' = p_list limit 1),
    (select l.id from public.import_titles t
     join public.import_rows r on r.title_number = t.number and r.entry #>> '{own,part}' = 'lists'
       and r.entry #>> '{own,record,list}' = p_list
     join public.lists l on l.user_id = p_import.user_id and l.removed_at is null
       and (l.id::text = p_list or (l.name = r.entry #>> '{own,record,name}'
         and l.created_at = (r.entry #>> '{own,record,at}')::timestamptz))
     where t.import_id = p_import.id and t.key = 'own|lists' limit 1)
  );
end
$$;
comment on function private.restored_list(public.imports, text) is
  'The list here that an export names so: made of its record, or there before.';
revoke all on function private.restored_list(public.imports, text) from public;
