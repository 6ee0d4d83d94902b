-- Programs read and write a watch's own stars.

do $$
declare
  -- As it stands by now: other kinds of things have come into the view since it was made.
  v_before constant text := pg_get_viewdef('public.my_items'::regclass);
  v_after constant text := replace(v_before, '''note'', w.note,', '''note'', w.note, ''stars'', w.stars,');
begin
  if v_after = v_before then
    raise exception 'The history of my_items has no note to put stars beside';
  end if;
  execute 'create or replace view public.my_items with (security_invoker = true) as ' || v_after;
end
$$;

create or replace function public.api_put_watch(p_entry jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
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
      note = case when p_entry ? 'note' then p_entry ->> 'note' else w.note end,
      stars = case when p_entry ? 'stars' then (p_entry ->> 'stars')::real else w.stars end
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
    id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at,
    stars
  ) values (
    coalesce(v_watch, gen_random_uuid()), v_user, v_kind, v_id, p_entry #>> '{title,title}',
    p_entry #>> '{title,posterPath}', (p_entry #>> '{title,date}')::date, (p_entry #>> '{title,voteAverage}')::numeric,
    v_day, coalesce((p_entry ->> 'again')::boolean, exists (
      select from public.watches w where w.user_id = v_user and w.kind = v_kind and w.title_id = v_id
    )), p_entry ->> 'note', v_at, v_listed, (p_entry ->> 'stars')::real
  ) returning id into v_watch;
  if v_listed is not null then
    perform public.api_put_title('watched', p_entry || jsonb_build_object('at', v_listed));
  end if;
  return jsonb_build_object('status', 'created', 'id', v_watch);
end
$function$;
comment on function public.api_put_watch(jsonb) is 'Writes down a watch of the caller''s with its own time, and its title into the watched list where it is not there.';
grant execute on function public.api_put_watch(jsonb) to authenticated;
