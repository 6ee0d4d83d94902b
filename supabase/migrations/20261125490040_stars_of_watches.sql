-- The stars of a title follow the latest watch that has stars, unless somebody gave them by hand.

create function private.follow_watch_stars() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  -- What is imported or restored brings the stars of its titles itself.
  v_person constant uuid := auth.uid();
  v_titles jsonb;
begin
  if v_person is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    select jsonb_agg(distinct jsonb_build_object('kind', g.kind, 'id', g.title_id)) into v_titles
    from gone g where g.user_id = v_person and g.stars is not null;
  elsif tg_op = 'INSERT' then
    select jsonb_agg(distinct jsonb_build_object('kind', a.kind, 'id', a.title_id)) into v_titles
    from added a where a.user_id = v_person and a.stars is not null;
  else
    select jsonb_agg(distinct jsonb_build_object('kind', a.kind, 'id', a.title_id)) into v_titles
    from added a join gone g on g.id = a.id
    where a.user_id = v_person and (a.stars is distinct from g.stars or (a.stars is not null and a.day is distinct from g.day));
  end if;
  if v_titles is null then
    return null;
  end if;

  delete from public.movie_ratings r using jsonb_to_recordset(v_titles) as t (kind text, id integer)
  where t.kind = 'movie' and r.user_id = v_person and r.movie_id = t.id and r.follows_watch and not exists (
    select from public.watches w
    where w.user_id = v_person and w.kind = 'movie' and w.title_id = t.id and w.stars is not null
  );
  delete from public.series_ratings r using jsonb_to_recordset(v_titles) as t (kind text, id integer)
  where t.kind = 'tv' and r.user_id = v_person and r.series_id = t.id and r.follows_watch and not exists (
    select from public.watches w
    where w.user_id = v_person and w.kind = 'tv' and w.title_id = t.id and w.stars is not null
  );
  -- A watch that goes gives no stars to a title that has none, least of all one that goes with its account.
  insert into public.movie_ratings as r (user_id, movie_id, stars, follows_watch)
  select v_person, l.title_id, l.stars, true
  from private.latest_watch_stars(v_person, v_titles) l
  where l.kind = 'movie' and (tg_op <> 'DELETE' or exists (
    select from public.movie_ratings o where o.user_id = v_person and o.movie_id = l.title_id
  ))
  on conflict (user_id, movie_id) do update set stars = excluded.stars
  where r.follows_watch and r.stars <> excluded.stars;
  insert into public.series_ratings as r (user_id, series_id, stars, follows_watch)
  select v_person, l.title_id, l.stars, true
  from private.latest_watch_stars(v_person, v_titles) l
  where l.kind = 'tv' and (tg_op <> 'DELETE' or exists (
    select from public.series_ratings o where o.user_id = v_person and o.series_id = l.title_id
  ))
  on conflict (user_id, series_id) do update set stars = excluded.stars
  where r.follows_watch and r.stars <> excluded.stars;
  return null;
end
$$;
comment on function private.follow_watch_stars() is
  'Gives titles the stars of their latest watch that has some, where none were given by hand.';
revoke all on function private.follow_watch_stars() from public;

create function private.latest_watch_stars(p_user uuid, p_titles jsonb)
returns table (kind text, title_id integer, stars real)
language sql stable set search_path = '' as $$
  select distinct on (w.kind, w.title_id) w.kind, w.title_id, w.stars
  from jsonb_to_recordset(p_titles) as t (kind text, id integer)
  join public.watches w on w.user_id = p_user and w.kind = t.kind and w.title_id = t.id and w.stars is not null
  order by w.kind, w.title_id, w.day desc nulls last, w.created_at desc, w.id
$$;
comment on function private.latest_watch_stars(uuid, jsonb) is 'Of some titles the stars of the latest watch that has some.';
revoke all on function private.latest_watch_stars(uuid, jsonb) from public;

create trigger follow_watch_stars after insert on public.watches
  referencing new table as added for each statement execute function private.follow_watch_stars();
create trigger follow_watch_stars_changed after update on public.watches
  referencing old table as gone new table as added for each statement execute function private.follow_watch_stars();
create trigger follow_watch_stars_gone after delete on public.watches
  referencing old table as gone for each statement execute function private.follow_watch_stars();

drop function public.log_watch(text, jsonb, uuid, date, boolean, text);
create or replace function public.log_watch(p_kind text, p_title jsonb, p_id uuid, p_day date DEFAULT NULL::date, p_again boolean DEFAULT false, p_note text DEFAULT NULL::text, p_stars real DEFAULT NULL::real)
 RETURNS TABLE(marked_at timestamp with time zone, wished_at timestamp with time zone)
 LANGUAGE plpgsql
 SET search_path TO ''
AS $function$
declare
  marked timestamptz := now();
  wished timestamptz;
  person uuid := auth.uid();
  entry record;
begin
  select * into entry from jsonb_to_record(p_title) as t (
    id integer, title text, poster_path text, release_date date, vote_average numeric
  );
  -- The lock of the exchange between the lists, taken before they are read.
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || p_kind || ':' || person::text, 0));
  if exists (select from public.watched_movies w
      where p_kind = 'movie' and w.user_id = person and w.movie_id = entry.id)
    or exists (select from public.watched_tv_series w
      where p_kind = 'tv' and w.user_id = person and w.series_id = entry.id) then
    marked := null;
  end if;
  insert into public.watches (
    id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, marked_at, stars
  ) values (
    p_id, person, p_kind, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average,
    p_day, p_again, p_note, marked, p_stars
  );
  -- The trigger of the list finds the watch of this very mark, and records no other.
  if marked is not null and p_kind = 'movie' then
    select w.added_at into wished from public.wishlists w where w.user_id = person and w.movie_id = entry.id;
    insert into public.watched_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average
    ) values (person, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average);
  elsif marked is not null then
    select w.added_at into wished from public.tv_wishlists w where w.user_id = person and w.series_id = entry.id;
    insert into public.watched_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average
    ) values (person, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average);
  end if;
  return query select marked, wished;
end
$function$;
comment on function public.log_watch(text,jsonb,uuid,date,boolean,text,real) is 'Records a watch, and the title in the watched list where it is not there. Answers when it entered the list (null when
it was there), and since when it stood in the wishlist it left by that.';
revoke all on function public.log_watch(text, jsonb, uuid, date, boolean, text, real) from public;
grant execute on function public.log_watch(text,jsonb,uuid,date,boolean,text,real) to authenticated;
