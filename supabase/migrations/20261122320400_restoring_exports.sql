-- What an export asks for beyond the rows themselves.

create function public.titles_of_mine(p_kind text, p_ids integer[])
  returns table (title_id integer, title text, release_date date)
  language sql stable security definer set search_path = ''
as $$
  with person as (select auth.uid() as id),
  kept as (
    select w.title_id, w.title, w.release_date
    from public.watches w, person p
    where w.user_id = p.id and w.kind = p_kind and w.title_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.watched_movies w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.wishlists w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.watched_tv_series w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.tv_wishlists w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select f.series_id, f.series_name, null
    from public.followed_series f, person p
    where p_kind = 'tv' and f.user_id = p.id and f.series_id = any (p_ids)
    union all
    -- That a title is known here says that somebody keeps it: named are only those the caller has an opinion of.
    select f.title_id, f.name, null
    from private.title_facts f, person p
    where f.kind = p_kind and f.title_id = any (p_ids) and f.name is not null and (
      exists (select from public.movie_ratings r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.movie_reviews r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.series_ratings r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
      or exists (select from public.series_reviews r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
    )
  )
  select distinct on (k.title_id) k.title_id, k.title, k.release_date
  from kept k
  order by k.title_id, k.release_date nulls last, k.title
$$;
comment on function public.titles_of_mine(text, integer[]) is
  'Names and dates of titles of one kind, as far as the caller''s own lists know them; of others they have an opinion of
the name alone, where it is known. Definer for those names.';
revoke all on function public.titles_of_mine(text, integer[]) from public;
grant execute on function public.titles_of_mine(text, integer[]) to authenticated;

-- Our own export goes back into an account: records with ids, so that nothing is looked for.
--
-- A record that is here already stays as it is here, like everything else that is brought.

create function private.restore_saved(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_movie constant boolean := p_record ->> 'kind' = 'movie';
  v_table constant text := case p_part || ' ' || (p_record ->> 'kind')
    when 'wishlist movie' then 'wishlists' when 'wishlist tv' then 'tv_wishlists'
    when 'watched movie' then 'watched_movies' when 'watched tv' then 'watched_tv_series'
    when 'favorites movie' then 'favorite_movies' when 'favorites tv' then 'favorite_tv_series' end;
  v_wish jsonb;
begin
  if p_part = 'wishlist' and (
    exists (select from public.watched_movies w
      where v_movie and w.user_id = p_user_id and w.movie_id = (p_record ->> 'id')::integer)
    or exists (select from public.watched_tv_series w
      where not v_movie and w.user_id = p_user_id and w.series_id = (p_record ->> 'id')::integer)
  ) then
    return '{"reason": "watched"}';
  end if;
  if p_part = 'watched' then
    execute format('select to_jsonb(w) from public.%I w where w.user_id = $1 and w.%I = $2',
      case when v_movie then 'wishlists' else 'tv_wishlists' end, case when v_movie then 'movie_id' else 'series_id' end)
      into v_wish using p_user_id, (p_record ->> 'id')::integer;
  end if;
  execute format(
    'insert into public.%1$I (user_id, %2$I, %3$I, %4$I, %5$I, %6$I, %7$I %8$s)
     values ($1, ($2 ->> ''id'')::integer, $2 ->> ''name'', $2 ->> ''poster'', ($2 ->> ''date'')::date,
       ($2 ->> ''votes'')::numeric, ($2 ->> ''at'')::timestamptz %9$s)
     on conflict do nothing returning ''{}''::jsonb',
    v_table, case when v_movie then 'movie_id' else 'series_id' end,
    case when v_movie then 'movie_title' else 'series_name' end,
    case when v_movie then 'movie_poster_path' else 'series_poster_path' end,
    case when v_movie then 'movie_release_date' else 'series_first_air_date' end,
    case when v_movie then 'movie_vote_average' else 'series_vote_average' end,
    case p_part when 'wishlist' then 'added_at' when 'watched' then 'watched_at' else 'favorited_at' end,
    case when p_part = 'watched' then ', marked_on' else '' end,
    case when p_part = 'watched' then ', ($2 ->> ''day'')::date' else '' end
  ) into p_record using p_user_id, p_record;
  return case when p_record is null then null when v_wish is null then '{}' else jsonb_build_object('unwished', v_wish) end;
end
$$;
comment on function private.restore_saved(uuid, text, jsonb) is
  'Enters a record into wishlist, watched list or favorites. Null when it is there.';
revoke all on function private.restore_saved(uuid, text, jsonb) from public;

create function private.restore_opinion(p_import public.imports, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_movie constant boolean := p_record ->> 'kind' = 'movie';
  v_table constant text := case when v_movie then 'movie_' else 'series_' end || p_part;
  v_title constant text := case when v_movie then 'movie_id' else 'series_id' end;
  v_done jsonb;
begin
  if p_part = 'ratings' then
    execute format(
      'insert into public.%1$I (user_id, %2$I, rating, created_at, updated_at)
       values ($1, ($2 ->> ''id'')::integer, ($2 ->> ''stars'')::smallint, ($2 ->> ''at'')::timestamptz,
         ($2 ->> ''changedAt'')::timestamptz)
       on conflict (user_id, %2$I) do nothing returning jsonb_build_object(''id'', id)', v_table, v_title
    ) into v_done using p_import.user_id, p_record;
    if v_done is null and coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
      execute format(
        'update public.%1$I g set rating = ($2 ->> ''stars'')::smallint
         from (select b.id, b.rating as was from public.%1$I b where b.user_id = $1 and b.%2$I = ($2 ->> ''id'')::integer) b
         where g.id = b.id and b.was <> ($2 ->> ''stars'')::smallint
         returning jsonb_build_object(''id'', g.id, ''was'', b.was)', v_table, v_title
      ) into v_done using p_import.user_id, p_record;
    end if;
  else
    -- Reviews of one's own stand, and so do those this import has brought.
    execute format(
      'insert into public.%1$I (user_id, %2$I, review, created_at, updated_at, tells_end)
       select $1, ($2 ->> ''id'')::integer, $2 ->> ''text'', ($2 ->> ''at'')::timestamptz,
         ($2 ->> ''changedAt'')::timestamptz, coalesce(($2 ->> ''tellsEnd'')::boolean, false)
       where not exists (
         select from public.%1$I g where g.user_id = $1 and g.%2$I = ($2 ->> ''id'')::integer
           and ((g.review = private.trimmed($2 ->> ''text'') and g.created_at = ($2 ->> ''at'')::timestamptz) or not exists (
             select from public.import_rows r where r.import_id = $3 and r.done ->> ''id'' = g.id::text
           ))
       )
       returning jsonb_build_object(''id'', id)', v_table, v_title
    ) into v_done using p_import.user_id, p_record, p_import.id;
  end if;
  return v_done;
end
$$;
comment on function private.restore_opinion(public.imports, text, jsonb) is
  'Gives stars or keeps a review of a record, with its times. Null when the person has their own.';
revoke all on function private.restore_opinion(public.imports, text, jsonb) from public;

create function private.restore_settings(p_user_id uuid, p_record jsonb) returns jsonb
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
  insert into public.list_settings (user_id, hide_seen)
  select p_user_id, (p_record ->> 'hideSeen')::boolean where p_record ->> 'hideSeen' is not null on conflict do nothing;
  if found then v_done := v_done || '{"hideSeen": true}'; end if;
  insert into public.ai_preferences (user_id, keep_searches)
  select p_user_id, (p_record ->> 'keepSearches')::boolean where p_record ->> 'keepSearches' is not null
  on conflict do nothing;
  if found then v_done := v_done || '{"keepSearches": true}'; end if;
  return nullif(v_done, '{}');
end
$$;
comment on function private.restore_settings(uuid, jsonb) is 'Sets what the person has not set; null when that is nothing.';
revoke all on function private.restore_settings(uuid, jsonb) from public;

create function private.restore_row(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
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

create function private.restore_watch(p_import public.imports, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  -- A second watch of a day comes with the same file alone: what is one's own of that day stands for both.
  insert into public.watches (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at
  )
  select p_import.user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, p_record ->> 'name', p_record ->> 'poster',
    (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, (p_record ->> 'day')::date,
    (p_record ->> 'again')::boolean, p_record ->> 'note', (p_record ->> 'at')::timestamptz,
    (p_record ->> 'markedAt')::timestamptz
  where not exists (
    select from public.watches w
    where w.user_id = p_import.user_id and w.kind = p_record ->> 'kind' and w.title_id = (p_record ->> 'id')::integer
      and w.day is not distinct from (p_record ->> 'day')::date
      and (w.created_at = (p_record ->> 'at')::timestamptz or not exists (
        select from public.import_rows r where r.import_id = p_import.id and r.done ->> 'id' = w.id::text
      ))
  )
  on conflict do nothing returning jsonb_build_object('id', id) into v_done;
  return v_done;
end
$$;
comment on function private.restore_watch(public.imports, jsonb) is 'Enters a watch into the diary. Null when it is there.';
revoke all on function private.restore_watch(public.imports, jsonb) from public;

-- A watch or review that a record has brought is found again by its id.
create index import_rows_by_made on public.import_rows (import_id, (done ->> 'id')) where done ? 'own';

-- A record that does not fit for a reason nobody thought of stops no other.
create function private.save_import_own(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  v_part text;
  v_record jsonb;
  v_done jsonb;
begin
  for r in
    select w.position, w.entry -> 'own' as own from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice) and w.what = 'own' and w.state = 'waiting'
    order by w.rank, w.position
  loop
    v_part := r.own ->> 'part';
    v_record := r.own -> 'record';
    begin
      v_done := case
        when v_part = 'profile' then private.restore_settings(p_import.user_id, v_record)
        when v_part = 'diary' then private.restore_watch(p_import, v_record)
        when v_part in ('wishlist', 'watched', 'favorites') then
          private.restore_saved(p_import.user_id, v_part, v_record)
        when v_part in ('ratings', 'reviews') then private.restore_opinion(p_import, v_part, v_record)
        when v_part in ('lists', 'listTitles') then private.restore_list(p_import, v_part, v_record)
        else private.restore_other(p_import.user_id, v_part, v_record)
      end;
      update public.import_rows w
      set state = case when v_done is null or v_done ? 'reason' then 'already' else 'imported' end,
        reason = case when v_done is null and v_part in ('ratings', 'reviews') then 'existing' else v_done ->> 'reason' end,
        done = case when not v_done ? 'reason' then v_done || jsonb_build_object('own', v_part) end
      where w.import_id = p_import.id and w.position = r.position;
    exception when others then
      -- A server that ends, a lock that is lost or a disk that is full say nothing about the record.
      if left(sqlstate, 2) in ('08', '25', '40', '53', '54', '57', '58', 'XX') then raise; end if;
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable',
        case when sqlerrm ~ '(can be|holds|lists_items_bound)' then 'full' else 'value' end);
    end;
  end loop;
end
$$;
comment on function private.save_import_own(public.imports, integer[]) is
  'Enters records of our own export, each by itself: one that does not fit stops no other.';
revoke all on function private.save_import_own(public.imports, integer[]) from public;

create function private.take_back_records(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  o jsonb;
  v_user constant uuid := p_import.user_id;
  v_id integer;
  v_at timestamptz;
  v_movie boolean;
begin
  for r in
    select w.position, w.entry #> '{own,record}' as own, w.done from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice) and w.done ? 'own'
    order by w.rank desc, w.position
  loop
    o := r.own;
    v_id := (o ->> 'id')::integer;
    v_at := (o ->> 'at')::timestamptz;
    v_movie := o ->> 'kind' = 'movie';
    case r.done ->> 'own'
      when 'wishlist' then
        delete from public.wishlists g where v_movie and g.user_id = v_user and g.movie_id = v_id and g.added_at = v_at;
        delete from public.tv_wishlists g
        where not v_movie and g.user_id = v_user and g.series_id = v_id and g.added_at = v_at;
      when 'watched' then
        delete from public.watched_movies g
        where v_movie and g.user_id = v_user and g.movie_id = v_id and g.watched_at = v_at;
        if found and r.done ? 'unwished' then
          insert into public.wishlists (
            user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
          )
          select v_user, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
            w.added_at
          from jsonb_populate_record(null::public.wishlists, r.done -> 'unwished') w on conflict do nothing;
        end if;
        delete from public.watched_tv_series g
        where not v_movie and g.user_id = v_user and g.series_id = v_id and g.watched_at = v_at;
        if found and r.done ? 'unwished' then
          insert into public.tv_wishlists (
            user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
          )
          select v_user, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
            w.series_vote_average, w.added_at
          from jsonb_populate_record(null::public.tv_wishlists, r.done -> 'unwished') w on conflict do nothing;
        end if;
      when 'favorites' then
        delete from public.favorite_movies g
        where v_movie and g.user_id = v_user and g.movie_id = v_id and g.favorited_at = v_at;
        delete from public.favorite_tv_series g
        where not v_movie and g.user_id = v_user and g.series_id = v_id and g.favorited_at = v_at;
      when 'dismissed' then
        delete from public.dismissed_titles g
        where g.user_id = v_user and g.kind = o ->> 'kind' and g.title_id = v_id and g.dismissed_at = v_at;
      when 'pageFavorites' then
        delete from public.profile_favorites g
        where g.user_id = v_user and g.place = (o ->> 'place')::smallint and g.kind = o ->> 'kind' and g.title_id = v_id;
      when 'diary' then
        delete from public.watches w
        where w.id = (r.done ->> 'id')::uuid and w.user_id = v_user and w.day is not distinct from (o ->> 'day')::date
          and w.note is not distinct from o ->> 'note' and w.again = (o ->> 'again')::boolean;
      when 'ratings' then
        if r.done ? 'was' then
          update public.movie_ratings g set rating = (r.done ->> 'was')::smallint
          where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.rating = (o ->> 'stars')::smallint;
          update public.series_ratings g set rating = (r.done ->> 'was')::smallint
          where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.rating = (o ->> 'stars')::smallint;
        else
          delete from public.movie_ratings g
          where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.rating = (o ->> 'stars')::smallint;
          delete from public.series_ratings g
          where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.rating = (o ->> 'stars')::smallint;
        end if;
      when 'reviews' then
        delete from public.movie_reviews g where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user
          and g.review = private.trimmed(o ->> 'text');
        delete from public.series_reviews g where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user
          and g.review = private.trimmed(o ->> 'text');
      when 'following' then
        delete from public.followed_series f
        where f.user_id = v_user and f.series_id = v_id and f.followed_at = v_at and f.state = o ->> 'state'
          and f.run = (o ->> 'run')::smallint and not exists (
            select from public.episode_watches w where w.user_id = v_user and w.series_id = v_id
          );
      when 'episodes' then
        delete from public.episode_watches w
        where w.user_id = v_user and w.series_id = v_id and w.run = (o ->> 'run')::smallint
          and w.season = (o ->> 'season')::smallint and w.number = (o ->> 'number')::integer and w.marked_at = v_at
          and w.day is not distinct from (o ->> 'day')::date;
      when 'lostEpisodes' then
        delete from public.lost_episode_watches w
        where w.user_id = v_user and w.series_id = v_id and w.run = (o ->> 'run')::smallint
          and w.season = (o ->> 'season')::smallint and w.number = (o ->> 'number')::integer
          and w.name = o ->> 'name';
      when 'reminders' then
        delete from public.movie_reminders g
        where g.user_id = v_user and g.movie_id = v_id and g.created_at = v_at and g.remind_on = (o ->> 'day')::date;
      when 'seriesReminders' then
        delete from public.series_reminders g
        where g.user_id = v_user and g.series_id = v_id and g.created_at = v_at;
      when 'savedSearches' then
        delete from public.saved_searches g
        where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user and g.name = o ->> 'name';
      when 'aiSearches' then
        delete from public.ai_searches g where g.id = (r.done ->> 'id')::uuid and g.user_id = v_user;
      when 'services' then
        delete from public.my_services g where g.user_id = v_user and g.service_id = v_id and g.added_at = v_at;
      when 'noticePreferences' then
        delete from public.notice_preferences g where g.user_id = v_user and g.kind = o ->> 'kind'
          and g.in_app = (o ->> 'inApp')::boolean and g.mail = o ->> 'mail';
      when 'profile' then
        update public.profiles p set full_name = null
        where r.done ? 'name' and p.id = v_user and p.full_name = o ->> 'name';
        update public.profiles p set region = null
        where r.done ? 'region' and p.id = v_user and p.region = o ->> 'region';
        delete from public.time_zones g
        where r.done ? 'timeZone' and g.user_id = v_user and g.time_zone = o ->> 'timeZone';
        delete from public.list_settings g
        where r.done ? 'hideSeen' and g.user_id = v_user and g.hide_seen = (o ->> 'hideSeen')::boolean;
        delete from public.ai_preferences g
        where r.done ? 'keepSearches' and g.user_id = v_user and g.keep_searches = (o ->> 'keepSearches')::boolean;
      else null;
    end case;
  end loop;
end
$$;
comment on function private.take_back_records(public.imports, integer[]) is
  'Takes back what records of our own export brought, where it is as it was then.';
revoke all on function private.take_back_records(public.imports, integer[]) from public;

-- Lists people made elsewhere: each becomes a list of the same name here, seen by nobody else until its owner says so.

create function private.save_import_places(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  r record;
  v_list uuid;
  v_made boolean;
  v_before bigint;
begin
  for r in
    select l.*, left(private.trimmed(l.entry #>> '{list,name}'), 100) as list_name,
      left(private.trimmed(coalesce(l.entry ->> 'text', '')), 500) as note
    from private.import_lines(p_import, p_slice, '{list}') l
    order by (l.entry #>> '{list,position}')::integer, l.position
  loop
    begin
      select w.id, w.created_at >= p_import.started_at into v_list, v_made from public.lists w
      where w.user_id = p_import.user_id and w.name = r.list_name and w.removed_at is null
      order by w.created_at, w.id limit 1;
      if v_list is null then
        insert into public.lists (user_id, name) values (p_import.user_id, r.list_name) returning id into v_list;
        v_made := true;
      end if;
      -- Behind what stands there already, in the order of the file.
      select coalesce(max(i.position), 0) into v_before from public.list_items i
      where i.list_id = v_list and i.added_at < p_import.started_at;
      insert into public.list_items (
        list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note
      ) values (
        v_list, p_import.user_id, r.kind, r.id, v_before + ((r.entry #>> '{list,position}')::bigint + 1) * gap, r.title,
        r.poster_path, r.release_date, r.vote_average, r.note
      ) on conflict do nothing;
      if found then
        update public.import_rows w
        set state = 'imported', done = jsonb_build_object('list', v_list, 'made', v_made, 'note', r.note)
        where w.import_id = p_import.id and w.position = r.position;
      end if;
    exception when integrity_constraint_violation or data_exception then
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable',
        case when sqlerrm ~ '(lists can be made|lists_items_bound)' then 'full' else 'value' end);
    end;
  end loop;
end
$$;
comment on function private.save_import_places(public.imports, integer[]) is
  'Enters titles into lists of the same name, which are made where there are none.';
revoke all on function private.save_import_places(public.imports, integer[]) from public;

create function private.save_import_lists(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_wishes(p_import, p_slice);
  perform private.save_import_places(p_import, p_slice);
end
$$;
comment on function private.save_import_lists(public.imports, integer[]) is
  'Enters wishes, favorites, dismissed titles and places into their lists.';
revoke all on function private.save_import_lists(public.imports, integer[]) from public;

create function private.take_back_own(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.take_back_records(p_import, p_slice);
  delete from public.list_items i using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'list'
    and i.list_id = (r.done ->> 'list')::uuid and i.user_id = p_import.user_id and i.kind = t.title_kind
    and i.title_id = t.title_id and i.note = r.done ->> 'note';
  -- A list the import has made goes when nothing is left in it and nothing was done to it.
  delete from public.lists l using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and (r.done ->> 'made')::boolean
    and l.id = (r.done ->> 'list')::uuid and l.user_id = p_import.user_id and l.items = 0 and l.description = ''
    and l.visibility = 'private' and l.name = left(private.trimmed(r.entry #>> '{list,name}'), 100);
  delete from public.list_items i using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'listTitles'
    and i.list_id = (r.done ->> 'in')::uuid and i.user_id = p_import.user_id
    and i.kind = r.entry #>> '{own,record,kind}' and i.title_id = (r.entry #>> '{own,record,id}')::integer
    and i.note = r.entry #>> '{own,record,note}';
  delete from public.lists l using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'lists'
    and l.id = (r.done ->> 'id')::uuid and l.user_id = p_import.user_id and l.items = 0
    and l.name = r.entry #>> '{own,record,name}' and l.description = r.entry #>> '{own,record,description}'
    and l.visibility = r.entry #>> '{own,record,visibility}';
end
$$;
comment on function private.take_back_own(public.imports, integer[]) is
  'Takes back records of our own export and places in lists of these rows.';
revoke all on function private.take_back_own(public.imports, integer[]) from public;

create function private.restore_other(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  if p_part <> 'pageFavorites' then
    return private.restore_row(p_user_id, p_part, p_record);
  end if;
  insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
  select p_user_id, (p_record ->> 'place')::smallint, p_record ->> 'kind', (p_record ->> 'id')::integer,
    p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date
  where not exists (
    select from public.profile_favorites g
    where g.user_id = p_user_id and g.kind = p_record ->> 'kind' and g.title_id = (p_record ->> 'id')::integer
  )
  on conflict (user_id, place) do nothing returning '{}' into v_done;
  return v_done;
end
$$;
comment on function private.restore_other(uuid, text, jsonb) is
  'Enters a record of the parts that are one row each. Null when it is there.';
revoke all on function private.restore_other(uuid, text, jsonb) from public;

-- Lists of our own export go back as well, each with its titles in their places.

create function private.restored_list(p_import public.imports, p_list text) returns uuid
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

-- A list that goes back says when it last changed, not when it was imported: lists stand in that order.
create function private.restore_list(p_import public.imports, p_part text, p_record jsonb) returns jsonb
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
