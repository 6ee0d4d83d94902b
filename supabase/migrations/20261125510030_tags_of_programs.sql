-- Tags and notes in what programs read and write, in what imports bring, and in what goes back from an export.

create or replace view public.my_items with (security_invoker=true) as
 SELECT 'history'::text AS what, w.id::text AS id, w.created_at AS at,
    jsonb_build_object('kind', w.kind, 'tmdb', w.title_id, 'name', w.title, 'released', w.release_date, 'day', w.day, 'again', w.again, 'note', w.note, 'source', ( SELECT p.source
           FROM public.plays p
          WHERE p.watch_id = w.id AND p.undone_at IS NULL
          ORDER BY p.id
         LIMIT 1)) AS fields
   FROM public.watches w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'ratings'::text AS what, 'movie:'::text || r.movie_id AS id,
    COALESCE(r.updated_at, r.created_at) AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', r.movie_id, 'stars', r.stars) AS fields
   FROM public.movie_ratings r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'ratings'::text AS what, 'tv:'::text || r.series_id AS id, COALESCE(r.updated_at, r.created_at) AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', r.series_id, 'stars', r.stars) AS fields
   FROM public.series_ratings r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'part_ratings'::text AS what, concat_ws(':'::text, r.series_id, r.season, r.number) AS id,
    COALESCE(r.updated_at, r.created_at) AS at,
    jsonb_build_object('tmdb', r.series_id, 'season', r.season, 'number', r.number, 'stars', r.stars) AS fields
   FROM public.part_ratings r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'reviews'::text AS what, r.id::text AS id, r.created_at AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', r.movie_id, 'text', r.review, 'tells_end', r.tells_end, 'changed_at', r.updated_at) AS fields
   FROM public.movie_reviews r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'reviews'::text AS what, r.id::text AS id, r.created_at AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', r.series_id, 'text', r.review, 'tells_end', r.tells_end, 'changed_at', r.updated_at) AS fields
   FROM public.series_reviews r
  WHERE r.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'wishlist'::text AS what, 'movie:'::text || w.movie_id AS id, w.added_at AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date) AS fields
   FROM public.wishlists w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'wishlist'::text AS what, 'tv:'::text || w.series_id AS id, w.added_at AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date) AS fields
   FROM public.tv_wishlists w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'watched'::text AS what, 'movie:'::text || w.movie_id AS id, w.watched_at AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date) AS fields
   FROM public.watched_movies w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'watched'::text AS what, 'tv:'::text || w.series_id AS id, w.watched_at AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date) AS fields
   FROM public.watched_tv_series w
  WHERE w.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'favorites'::text AS what, 'movie:'::text || f.movie_id AS id, f.favorited_at AS at,
    jsonb_build_object('kind', 'movie', 'tmdb', f.movie_id, 'name', f.movie_title, 'released', f.movie_release_date) AS fields
   FROM public.favorite_movies f
  WHERE f.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'favorites'::text AS what, 'tv:'::text || f.series_id AS id, f.favorited_at AS at,
    jsonb_build_object('kind', 'tv', 'tmdb', f.series_id, 'name', f.series_name, 'released', f.series_first_air_date) AS fields
   FROM public.favorite_tv_series f
  WHERE f.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'dismissed'::text AS what, (d.kind || ':'::text) || d.title_id AS id, d.dismissed_at AS at,
    jsonb_build_object('kind', d.kind, 'tmdb', d.title_id, 'name', d.title, 'released', d.release_date) AS fields
   FROM public.dismissed_titles d
  WHERE d.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'lists'::text AS what, l.id::text AS id, l.created_at AS at,
    jsonb_build_object('name', l.name, 'description', l.description, 'ranked', l.ranked, 'visibility', l.visibility, 'address', l.address, 'titles', l.items, 'changed_at', l.updated_at) AS fields
   FROM public.lists l
  WHERE l.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'list_items'::text AS what, (((i.list_id || ':'::text) || i.kind) || ':'::text) || i.title_id AS id,
    i.added_at AS at,
    jsonb_build_object('list', i.list_id, 'kind', i.kind, 'tmdb', i.title_id, 'name', i.title, 'released', i.release_date, 'note', i.note, 'position', i."position") AS fields
   FROM public.list_items i
  WHERE i.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'series'::text AS what, f.series_id::text AS id, f.followed_at AS at,
    jsonb_build_object('tmdb', f.series_id, 'name', f.series_name, 'state', f.state, 'run', f.run) AS fields
   FROM public.followed_series f
  WHERE f.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'episodes'::text AS what, concat_ws(':'::text, e.series_id, e.run, e.season, e.number) AS id,
    e.marked_at AS at,
    jsonb_build_object('tmdb', e.series_id, 'run', e.run, 'season', e.season, 'number', e.number, 'day', e.day) AS fields
   FROM public.episode_watches e
  WHERE e.user_id = (( SELECT auth.uid() AS uid))
UNION ALL
 SELECT 'notices'::text AS what, n.id::text AS id, n.created_at AS at,
    jsonb_build_object('about', n.kind, 'kind', n.title_kind, 'tmdb', n.title_id, 'name', n.title_name, 'data', n.data, 'read_at', n.read_at) AS fields
   FROM public.notices n
  WHERE n.user_id = (( SELECT auth.uid() AS uid)) AND n.in_app
UNION ALL
 SELECT 'tags'::text AS what, (t.kind || ':'::text) || t.title_id AS id, max(t.tagged_at) AS at,
    jsonb_build_object('kind', t.kind, 'tmdb', t.title_id, 'name', max(t.title), 'released', max(t.release_date),
      'tags', jsonb_agg(g.name ORDER BY t.tagged_at, t.key)) AS fields
   FROM public.title_tags t JOIN public.tags g ON g.user_id = t.user_id AND g.key = t.key
  WHERE t.user_id = (( SELECT auth.uid() AS uid))
  GROUP BY t.kind, t.title_id
UNION ALL
 SELECT 'notes'::text AS what, concat_ws(':'::text, n.kind, n.title_id, n.season) AS id, n.written_at AS at,
    jsonb_build_object('kind', n.kind, 'tmdb', n.title_id, 'name', n.title, 'released', n.release_date,
      'season', n.season, 'note', n.note, 'changed_at', n.changed_at) AS fields
   FROM public.private_notes n
  WHERE n.user_id = (( SELECT auth.uid() AS uid));
comment on view public.my_items is 'All that the API tells of whoever asks: what kind of thing, its id within the kind, when it was entered, and what it says.';
grant select on table public.my_items to authenticated;

create function public.api_put_marks(p_what text, p_entry jsonb) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_season constant integer := (p_entry ->> 'season')::integer;
  v_title constant jsonb := jsonb_build_object(
    'id', v_id, 'title', p_entry #>> '{title,title}', 'poster_path', p_entry #>> '{title,posterPath}',
    'release_date', p_entry #>> '{title,date}', 'vote_average', p_entry #>> '{title,voteAverage}'
  );
  v_names constant text[] := array(select jsonb_array_elements_text(p_entry -> 'tags'));
  v_before jsonb := public.my_tags_and_note(v_kind, v_id, v_season);
  v_now jsonb;
begin
  if p_what = 'tags' then
    v_now := public.keep_tags_and_note(v_kind, v_title, null, v_names, array(
      select b.name from jsonb_array_elements_text(v_before -> 'tags') b (name)
      where private.tag_key(b.name) <> all (array(select private.tag_key(n) from unnest(v_names) n))
    ));
  else
    v_now := public.keep_tags_and_note(
      v_kind, v_title, v_season, '{}', '{}', p_entry ->> 'note', (v_before ->> 'changedAt')::timestamptz
    );
  end if;
  return jsonb_build_object('id', concat_ws(':', v_kind, v_id, v_season), 'status', case
    when v_now - 'state' = v_before then 'same'
    when v_before ->> 'note' is null and p_what = 'notes' or v_before -> 'tags' = '[]' and p_what = 'tags' then 'created'
    else 'changed'
  end);
end
$$;
comment on function public.api_put_marks(text, jsonb) is
  'Gives a title of the caller''s these tags and no others, or writes their note to it or to a season. Definer: two
spellings are compared.';
revoke all on function public.api_put_marks(text, jsonb) from public;
grant execute on function public.api_put_marks(text, jsonb) to authenticated;

create function public.api_remove_marks(p_what text, p_id text) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_part constant text[] := string_to_array(p_id, ':');
  v_title constant jsonb := jsonb_build_object('id', v_part[2]);
  v_had constant jsonb := public.my_tags_and_note(v_part[1], v_part[2]::integer, v_part[3]::integer);
begin
  if p_what = 'tags' then
    perform public.keep_tags_and_note(
      v_part[1], v_title, null, '{}', array(select jsonb_array_elements_text(v_had -> 'tags'))
    );
    return v_had -> 'tags' <> '[]';
  end if;
  perform public.keep_tags_and_note(
    v_part[1], v_title, v_part[3]::integer, '{}', '{}', '', (v_had ->> 'changedAt')::timestamptz
  );
  return v_had ->> 'note' is not null;
end
$$;
comment on function public.api_remove_marks(text, text) is
  'Takes all tags of the caller''s from a title, or deletes their note to it; false when there is none.';
revoke all on function public.api_remove_marks(text, text) from public;
grant execute on function public.api_remove_marks(text, text) to authenticated;

CREATE OR REPLACE FUNCTION public.api_remove(p_what text, p_id text)
 RETURNS boolean
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
    when 'part_ratings' then
      delete from public.part_ratings r where r.user_id = v_user and r.series_id = v_part[1]::integer
        and r.season = v_part[2]::smallint and r.number is not distinct from v_part[3]::integer;
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
    when 'tags', 'notes' then
      return public.api_remove_marks(p_what, p_id);
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
$function$;
comment on function public.api_remove(text,text) is 'Removes a thing of the caller''s; false when there is none.';
grant execute on function public.api_remove(text,text) to authenticated;

CREATE OR REPLACE FUNCTION public.api_write(p_entries jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
          when v_what in ('ratings', 'part_ratings', 'reviews') then public.api_put_opinion(v_what, v_entry)
          when v_what in ('lists', 'list_items') then public.api_put_list(v_what, v_entry)
          when v_what in ('tags', 'notes') then public.api_put_marks(v_what, v_entry)
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
$function$;
comment on function public.api_write(jsonb) is 'Writes up to a hundred things of the caller''s and answers for each what was done (created, changed, same, removed, none)
with its id, or the code it was refused with.';
grant execute on function public.api_write(jsonb) to authenticated;

create function private.save_import_tags(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  v_names text[];
  v_known text[];
  v_had integer;
  v_added text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || p_import.user_id::text, 0));
  for r in
    select w.position, w.state, t.title_kind as kind, t.title_id as id, private.import_time(
      w.day, p_import.started_at, w.position
    ) as at, w.entry ->> 'tags' as tags, jsonb_build_object(
      'id', t.title_id, 'title', t.title, 'poster_path', t.poster_path, 'release_date', t.release_date,
      'vote_average', t.vote_average
    ) as title
    from public.import_rows w join public.import_titles t on t.number = w.title_number and t.state = 'clear'
    where w.import_id = p_import.id and w.position = any (p_slice) and w.entry ? 'tags' and w.what in ('watch', 'review')
      and w.state in ('waiting', 'imported')
    order by w.position
  loop
    v_known := array(select g.key from public.tags g where g.user_id = p_import.user_id);
    select count(*) into v_had from public.title_tags g
    where g.user_id = p_import.user_id and g.kind = r.kind and g.title_id = r.id;
    -- As many as there is room for: the first of the file.
    select array_agg(n.name order by n.place) into v_names from (
      select f.key, f.name, f.place, row_number() over (order by f.place) as nth,
        count(*) filter (where f.key <> all (v_known)) over (order by f.place) as fresh
      from (
        select distinct on (s.key) s.key, s.name, s.place
        from (
          select left(private.trimmed(regexp_replace(t.tag, '[[:cntrl:]]+', ' ', 'g')), 40) as name, t.place,
            private.tag_key(left(private.trimmed(regexp_replace(t.tag, '[[:cntrl:]]+', ' ', 'g')), 40)) as key
          from string_to_table(r.tags, ',') with ordinality t (tag, place)
        ) s
        where s.key <> '' and not exists (
          select from public.title_tags g
          where g.user_id = p_import.user_id and g.kind = r.kind and g.title_id = r.id and g.key = s.key
        )
        order by s.key, s.place
      ) f
    ) n
    where n.nth <= 20 - v_had and (n.key = any (v_known) or cardinality(v_known) + n.fresh <= 200);
    if v_names is not null then
      v_added := private.tag_title(p_import.user_id, r.kind, r.title, v_names, r.at);
      update public.import_rows w
      set state = 'imported', done = coalesce(w.done, '{}') || jsonb_build_object('tagged', v_added, 'tagged_at', r.at)
      where w.import_id = p_import.id and w.position = r.position and v_added <> '{}';
    end if;
  end loop;
end
$$;
comment on function private.save_import_tags(public.imports, integer[]) is
  'Gives titles the tags their watches and reviews have in the file, as many as there is room for.';
revoke all on function private.save_import_tags(public.imports, integer[]) from public;

CREATE OR REPLACE FUNCTION private.save_import_slice(p_import public.imports, p_slice integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
      or (t.title_kind = 'movie' and (r.what = 'follow' or r.entry ?| '{episode,season,byEpisode}'))
      -- Its number says an episode, and nobody knows which.
      or (r.entry ? 'byEpisode' and not r.entry ? 'episode')
      or (r.entry ->> 'season')::integer > 9999 or (r.entry #>> '{episode,season}')::integer > 9999 or (r.entry #>> '{episode,number}')::integer > 99999
      or (r.what = 'review' and private.review_text(r.entry) = '')
    );
  perform private.list_watched_imports(p_import, p_slice);
  perform private.save_import_series(p_import, p_slice);
  perform private.save_import_watches(p_import, p_slice);
  perform private.save_import_ratings(p_import, p_slice);
  perform private.save_import_part_ratings(p_import, p_slice);
  perform private.save_import_reviews(p_import, p_slice);
  perform private.save_import_lists(p_import, p_slice);
  perform private.save_import_tags(p_import, p_slice);
  -- Whatever waits still is there already.
  update public.import_rows r
  set state = 'already',
    reason = case
      when r.what in ('rating', 'review') then 'existing'
      when r.entry ? 'episode' and (r.entry ->> 'again')::boolean then 'again'
    end
  where r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting';
end
$function$;
comment on function private.save_import_slice(public.imports,integer[]) is 'Saves these rows of an import, all or none.';

create function private.restore_marks(p_user_id uuid, p_part text, p_record jsonb) returns jsonb
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
comment on function private.restore_marks(uuid, text, jsonb) is 'Enters a record of tags or notes. Null when it is there.';
revoke all on function private.restore_marks(uuid, text, jsonb) from public;

CREATE OR REPLACE FUNCTION private.restore_other(p_user_id uuid, p_part text, p_record jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
$function$;
comment on function private.restore_other(uuid,text,jsonb) is 'Enters a record of the parts that are one row each. Null when it is there.';

CREATE OR REPLACE FUNCTION private.take_back_own(p_import public.imports, p_slice integer[])
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
begin
  perform private.take_back_own_and_lists(p_import, p_slice);
  delete from public.for_you_feedback g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'taste'
    and g.user_id = p_import.user_id and g.subject = r.entry #>> '{own,record,subject}'
    and g.said_at = (r.entry #>> '{own,record,at}')::timestamptz;
  delete from public.title_tags g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'tags'
    and g.user_id = p_import.user_id and g.kind = r.entry #>> '{own,record,kind}'
    and g.title_id = (r.entry #>> '{own,record,id}')::integer and g.key = private.tag_key(r.entry #>> '{own,record,tag}')
    and g.tagged_at = (r.entry #>> '{own,record,at}')::timestamptz;
  delete from public.private_notes g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'notes'
    and g.user_id = p_import.user_id and g.kind = r.entry #>> '{own,record,kind}'
    and g.title_id = (r.entry #>> '{own,record,id}')::integer
    and g.season is not distinct from (r.entry #>> '{own,record,season}')::integer
    and g.changed_at = (r.entry #>> '{own,record,changedAt}')::timestamptz;
  delete from public.title_tags g using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'tagged'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.key in (select jsonb_array_elements_text(r.done -> 'tagged')) and g.tagged_at = (r.done ->> 'tagged_at')::timestamptz;
end
$function$;
comment on function private.take_back_own(public.imports,integer[]) is 'Takes back records of our own export and places in lists, and tags, of these rows.';
