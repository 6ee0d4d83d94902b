alter table public.list_settings add column rated_is_seen boolean not null default true;

comment on column public.list_settings.rated_is_seen is 'Whether stars put a movie into the watched list.';

grant insert (rated_is_seen) on public.list_settings to authenticated;

grant update (rated_is_seen) on public.list_settings to authenticated;

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

create or replace function private.take_back_setting(p_user uuid, p_own jsonb, p_done jsonb)
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_own ->> 'id')::integer;
  v_at constant timestamptz := (p_own ->> 'at')::timestamptz;
begin
  case p_done ->> 'own'
    when 'savedSearches' then
      delete from public.saved_searches g
      where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.name = p_own ->> 'name';
    when 'aiSearches' then
      delete from public.ai_searches g where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user;
    when 'services' then
      delete from public.my_services g where g.user_id = p_user and g.service_id = v_id and g.added_at = v_at;
    when 'noticePreferences' then
      delete from public.notice_preferences g where g.user_id = p_user and g.kind = p_own ->> 'kind'
        and g.in_app = (p_own ->> 'inApp')::boolean and g.mail = p_own ->> 'mail';
    when 'profile' then
      update public.profiles p set full_name = null
      where p_done ? 'name' and p.id = p_user and p.full_name = p_own ->> 'name';
      update public.profiles p set region = null
      where p_done ? 'region' and p.id = p_user and p.region = p_own ->> 'region';
      delete from public.time_zones g
      where p_done ? 'timeZone' and g.user_id = p_user and g.time_zone = p_own ->> 'timeZone';
      delete from public.list_settings g
      where p_done ? 'hideSeen' and g.user_id = p_user and g.hide_seen = coalesce((p_own ->> 'hideSeen')::boolean, false)
        and g.half_stars = coalesce((p_own ->> 'halfStars')::boolean, false)
        and g.rated_is_seen = coalesce((p_own ->> 'ratedIsSeen')::boolean, true);
      delete from public.ai_preferences g
      where p_done ? 'keepSearches' and g.user_id = p_user and g.keep_searches = (p_own ->> 'keepSearches')::boolean;
    else null;
  end case;
end
$$;

create or replace function public.rate_movie(p_title jsonb, p_stars real)
  returns table (marked_at timestamptz, wished_at timestamptz)
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_movie constant integer := (p_title ->> 'id')::integer;
  v_first boolean;
begin
  -- The lock of the exchange between the lists, taken before they are read.
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_user::text, 0));
  v_first := not exists (select from public.movie_ratings r where r.user_id = v_user and r.movie_id = v_movie);
  insert into public.movie_ratings (user_id, movie_id, rating, stars)
  values (v_user, v_movie, ceil(p_stars)::smallint, p_stars)
  on conflict on constraint movie_ratings_user_id_movie_id_key
  do update set rating = excluded.rating, stars = excluded.stars;
  -- Other stars for a movie whose mark was taken back do not mark it again.
  if v_first
    and not exists (select from public.list_settings s where s.user_id = v_user and not s.rated_is_seen)
    and not exists (select from public.watched_movies w where w.user_id = v_user and w.movie_id = v_movie) then
    return query select l.marked_at, l.wished_at from public.log_watch('movie', p_title, gen_random_uuid()) l;
  end if;
end
$$;
comment on function public.rate_movie(jsonb, real) is
'Gives a movie stars. The first ones put it into the watched list and, without a day, into the diary, unless the person
has switched that off. Answers as log_watch; no row when the lists stay as they are.';
revoke all on function public.rate_movie(jsonb, real) from public;
grant execute on function public.rate_movie(jsonb, real) to authenticated;

create or replace function public.clear_movie_rating(p_movie_id integer)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_given timestamptz;
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_user::text, 0));
  delete from public.movie_ratings r where r.user_id = v_user and r.movie_id = p_movie_id
  returning r.created_at into v_given;
  -- A mark of the same transaction was set by the stars. A day or a note makes its watch the person's own.
  if not exists (
    select from public.watches w
    where w.user_id = v_user and w.kind = 'movie' and w.title_id = p_movie_id and w.marked_at = v_given
      and w.day is null and w.note is null and w.stars is null and not w.again
  ) then
    return false;
  end if;
  return public.take_back_mark('movie', p_movie_id, v_given);
end
$$;
comment on function public.clear_movie_rating(integer) is
  'Takes back the stars of a movie, and the mark as watched that they set. Answers whether there was one.';
revoke all on function public.clear_movie_rating(integer) from public;
grant execute on function public.clear_movie_rating(integer) to authenticated;
