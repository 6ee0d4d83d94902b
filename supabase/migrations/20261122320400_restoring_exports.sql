-- Our own export goes back into an account: records with ids, so that nothing is looked for.
--
-- A record that is here already stays as it is here, like everything else that is brought.

alter table public.import_titles drop constraint import_titles_state_known;
alter table public.import_titles add constraint import_titles_state_known check (
  state in ('waiting', 'clear', 'ambiguous', 'not_found', 'failed', 'skipped', 'own')
);
comment on column public.import_titles.state is 'own: named by a record of our own export, or by none of its titles.';

create or replace function public.add_import_rows(p_user_id uuid, p_import_id uuid, p_from integer, p_rows jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_received integer;
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.user_id = p_user_id for update;
  if not found then return null; end if;
  if jsonb_array_length(p_rows) > 500 then
    raise exception 'More than 500 rows at once' using errcode = '22023';
  end if;
  -- What would leave a gap is not taken: who sends is told from where to go on.
  if v_import.state <> 'receiving' or p_from < 0 or p_from > v_import.received then
    return v_import.received;
  end if;
  insert into public.import_titles (
    import_id, user_id, key, words, name, year, kind, ids, state, title_kind, title_id, title
  )
  select distinct on (r.key) p_import_id, p_user_id, r.key, r.words, r.entry ->> 'name',
    (r.entry ->> 'year')::smallint, r.entry ->> 'kind', coalesce(r.entry -> 'ids', '{}'),
    case when r.entry ->> 'what' = 'own' then 'own' else 'waiting' end,
    r.title ->> 'kind', (r.title ->> 'id')::integer, r.title ->> 'title'
  from rows from (jsonb_to_recordset(p_rows) as (key text, words text, entry jsonb, title jsonb)) with ordinality
    as r (key, words, entry, title, place)
  where p_from + r.place > v_import.received and p_from + r.place <= v_import.total
  order by r.key, r.place
  on conflict (import_id, key) do nothing;
  insert into public.import_rows (import_id, position, user_id, title_number, what, rank, day, stars, entry)
  select p_import_id, p_from + r.place - 1, p_user_id, t.number, r.entry ->> 'what', r.rank,
    (r.entry ->> 'day')::date, r.stars, r.entry
  from rows from (jsonb_to_recordset(p_rows) as (key text, rank smallint, stars smallint, entry jsonb)) with ordinality
    as r (key, rank, stars, entry, place)
  join public.import_titles t on t.import_id = p_import_id and t.key = r.key
  where p_from + r.place > v_import.received and p_from + r.place <= v_import.total;
  v_received := greatest(v_import.received, least(v_import.total, p_from + jsonb_array_length(p_rows)));
  update public.imports i set received = v_received,
    state = case when v_received = i.total then 'matching' else i.state end, state_at = now()
  where i.id = p_import_id;
  return v_received;
end
$$;
comment on function public.add_import_rows(uuid, uuid, integer, jsonb) is
  'Adds rows {key, words, rank, stars, entry, title} from a position on, at most 500, and answers how many the import has
then; those that are there already are passed over. Once all have come their titles are looked for; title is what a record
of our own export is about. Null for an import that is nobody''s or somebody else''s.';

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

create function private.restore_other(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
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
comment on function private.restore_other(uuid, text, jsonb) is
  'Enters a record of the parts that are one row each. Null when it is there.';
revoke all on function private.restore_other(uuid, text, jsonb) from public;

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
        else private.restore_other(p_import.user_id, v_part, v_record)
      end;
      update public.import_rows w
      set state = case when v_done is null or v_done ? 'reason' then 'already' else 'imported' end,
        reason = case when v_done is null and v_part in ('ratings', 'reviews') then 'existing' else v_done ->> 'reason' end,
        done = case when not v_done ? 'reason' then v_done || jsonb_build_object('own', v_part) end
      where w.import_id = p_import.id and w.position = r.position;
    exception when integrity_constraint_violation or data_exception then
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable', 'value');
    end;
  end loop;
end
$$;
comment on function private.save_import_own(public.imports, integer[]) is
  'Enters records of our own export, each by itself: one that does not fit stops no other.';
revoke all on function private.save_import_own(public.imports, integer[]) from public;

create or replace function private.save_import_slice(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  v_to_come constant date := (now() at time zone 'UTC' + interval '14 hours')::date;
begin
  -- The locks of the exchange between the lists, in one order.
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || p_import.user_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('exchange:tv:' || p_import.user_id::text, 0));
  perform private.save_import_own(p_import, p_slice);
  update public.import_rows r
  set state = case t.state when 'not_found' then 'not_found' when 'skipped' then 'skipped'
      when 'failed' then 'unreadable' else 'ambiguous' end,
    reason = case when t.state = 'failed' then 'catalogue' end
  from public.import_titles t
  where t.number = r.title_number and t.state not in ('clear', 'own') and r.import_id = p_import.id
    and r.position = any (p_slice);
  update public.import_rows r
  set state = 'unreadable', reason = case when r.day > v_to_come then 'future' else 'value' end
  from public.import_titles t
  where t.number = r.title_number and r.import_id = p_import.id and r.position = any (p_slice)
    and r.state = 'waiting' and (
      r.day > v_to_come or r.day < '1900-01-01'
      or (t.title_kind = 'movie' and (r.what = 'follow' or r.entry ? 'episode'))
      or (r.entry #>> '{episode,season}')::integer > 9999 or (r.entry #>> '{episode,number}')::integer > 99999
      or (r.what = 'review' and private.review_text(r.entry) = '')
    );
  perform private.list_watched_imports(p_import, p_slice);
  perform private.save_import_series(p_import, p_slice);
  perform private.save_import_watches(p_import, p_slice);
  perform private.save_import_ratings(p_import, p_slice);
  perform private.save_import_reviews(p_import, p_slice);
  perform private.save_import_lists(p_import, p_slice);
  -- Whatever waits still is there already.
  update public.import_rows r
  set state = 'already',
    reason = case
      when r.what in ('rating', 'review') then 'existing'
      when r.entry ? 'episode' and (r.entry ->> 'again')::boolean then 'again'
    end
  where r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting';
end
$$;

create function private.take_back_own(p_import public.imports, p_slice integer[]) returns void
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
comment on function private.take_back_own(public.imports, integer[]) is
  'Takes back what records of our own export brought, where it is as it was then.';
revoke all on function private.take_back_own(public.imports, integer[]) from public;

create or replace function public.undo_import_rows(p_import_id uuid, p_limit integer default 500) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_slice integer[];
  v_titles bigint[];
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.state = 'undoing' for update;
  if not found then return 0; end if;
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_import.user_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('exchange:tv:' || v_import.user_id::text, 0));
  -- What came last goes first: episodes before the series they are of.
  select array_agg(w.position) into v_slice from (
    select r.position from public.import_rows r where r.import_id = p_import_id and r.done is not null
    order by r.rank desc, r.position limit least(greatest(p_limit, 1), 1000)
  ) w;
  if v_slice is not null then
    perform private.take_back_import_opinions(v_import, v_slice);
    perform private.take_back_import_watches(v_import, v_slice);
    perform private.take_back_own(v_import, v_slice);
    update public.import_rows r set done = null where r.import_id = p_import_id and r.position = any (v_slice);
    update public.imports i set taken_back = i.taken_back + cardinality(v_slice) where i.id = p_import_id;
    return cardinality(v_slice);
  end if;
  select array_agg(w.number) into v_titles from (
    select t.number from public.import_titles t where t.import_id = p_import_id and t.done is not null
    order by t.number limit least(greatest(p_limit, 1), 1000)
  ) w;
  if v_titles is not null then
    perform private.take_back_import_titles(v_import, v_titles);
    update public.import_titles t set done = null where t.number = any (v_titles);
    return cardinality(v_titles);
  end if;
  update public.imports i set state = 'undone', state_at = now(), finished_at = now() where i.id = p_import_id;
  return 0;
end
$$;
