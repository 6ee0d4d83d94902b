create or replace function private.can_be_undone(p_import public.imports, p_now timestamptz)
  returns boolean
  language sql immutable set search_path = ''
as $$
  select p_import.state in ('done', 'cancelled') and p_import.tally ? 'imported'
    and p_import.finished_at > p_now - interval '30 days'
$$;
comment on function private.can_be_undone(public.imports, timestamptz) is
  'Whether an import has brought something and is no older than thirty days.';
revoke all on function private.can_be_undone(public.imports, timestamptz) from public;

create or replace function private.leave_matching(p_import_id uuid)
  returns void
  language sql set search_path = ''
as $$
  update public.imports i
  set state = case
      when exists (
        select from public.import_titles t where t.import_id = i.id and t.state = 'ambiguous'
      ) then 'asking' else 'saving' end,
    state_at = now(), halted_since = null
  where i.id = p_import_id and i.state in ('matching', 'asking')
    and not exists (select from public.import_titles t where t.import_id = i.id and t.state = 'waiting')
$$;
comment on function private.leave_matching(uuid) is
  'Goes on with an import whose titles have all been looked for: to asking its person, or to saving.';
revoke all on function private.leave_matching(uuid) from public;

create or replace function private.take_back_followed(p_user uuid, p_own jsonb, p_done jsonb)
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_own ->> 'id')::integer;
  v_at constant timestamptz := (p_own ->> 'at')::timestamptz;
begin
  case p_done ->> 'own'
    when 'following' then
      delete from public.followed_series f
      where f.user_id = p_user and f.series_id = v_id and f.followed_at = v_at and f.state = p_own ->> 'state'
        and f.run = (p_own ->> 'run')::smallint and not exists (
          select from public.episode_watches w where w.user_id = p_user and w.series_id = v_id
        );
    when 'episodes' then
      delete from public.episode_watches w
      where w.user_id = p_user and w.series_id = v_id and w.run = (p_own ->> 'run')::smallint
        and w.season = (p_own ->> 'season')::smallint and w.number = (p_own ->> 'number')::integer and w.marked_at = v_at
        and w.day is not distinct from (p_own ->> 'day')::date;
    when 'lostEpisodes' then
      delete from public.lost_episode_watches w
      where w.user_id = p_user and w.series_id = v_id and w.run = (p_own ->> 'run')::smallint
        and w.season = (p_own ->> 'season')::smallint and w.number = (p_own ->> 'number')::integer
        and w.name = p_own ->> 'name';
    when 'reminders' then
      delete from public.movie_reminders g
      where g.user_id = p_user and g.movie_id = v_id and g.created_at = v_at and g.remind_on = (p_own ->> 'day')::date
        and g.remind_by_email = (p_own ->> 'byMail')::boolean;
    when 'seriesReminders' then
      delete from public.series_reminders g
      where g.user_id = p_user and g.series_id = v_id and g.created_at = v_at;
    else null;
  end case;
end
$$;
comment on function private.take_back_followed(uuid, jsonb, jsonb) is
  'Takes back a series that is followed, an episode or a reminder that a record of our own export brought.';
revoke all on function private.take_back_followed(uuid, jsonb, jsonb) from public;

create or replace function private.take_back_import_opinions(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.movie_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.movie_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;
  delete from public.movie_reviews g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'review')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry) and not g.tells_end;
  update public.movie_reviews g set review = r.done ->> 'was' from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rereviewed')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry);
  delete from public.wishlists g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'wish' and t.title_kind = 'movie'
    and g.user_id = p_import.user_id and g.movie_id = t.title_id
    and g.added_at = (r.done ->> 'wish')::timestamptz;
  delete from public.favorite_movies g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'favorite' and t.title_kind = 'movie'
    and g.user_id = p_import.user_id and g.movie_id = t.title_id
    and g.favorited_at = (r.done ->> 'favorite')::timestamptz;

  delete from public.series_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.series_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;
  delete from public.series_reviews g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'review')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry) and not g.tells_end;
  update public.series_reviews g set review = r.done ->> 'was' from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rereviewed')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry);
  delete from public.tv_wishlists g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'wish' and t.title_kind = 'tv'
    and g.user_id = p_import.user_id and g.series_id = t.title_id
    and g.added_at = (r.done ->> 'wish')::timestamptz;
  delete from public.favorite_tv_series g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'favorite' and t.title_kind = 'tv'
    and g.user_id = p_import.user_id and g.series_id = t.title_id
    and g.favorited_at = (r.done ->> 'favorite')::timestamptz;

  delete from public.part_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.part_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;

  delete from public.dismissed_titles g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'dismissed'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.dismissed_at = (r.done ->> 'dismissed')::timestamptz;
end
$$;
comment on function private.take_back_import_opinions(public.imports, integer[]) is
  'Takes back ratings, reviews, wishes, favorites and dismissed titles of these rows.';
revoke all on function private.take_back_import_opinions(public.imports, integer[]) from public;

create or replace function private.take_back_import_rows(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.watches w using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and w.id = (r.done ->> 'watch')::uuid
    and w.user_id = p_import.user_id and private.print_of(w) = r.done ->> 'print';
  update public.watches w set day = null from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and w.id = (r.done ->> 'dated')::uuid
    and w.user_id = p_import.user_id and w.day = r.day;
  delete from public.episode_watches w using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'episode'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'episode')::smallint
    and w.season = (r.entry #>> '{episode,season}')::smallint
    and w.number = (r.entry #>> '{episode,number}')::integer
    and w.marked_at = (r.done ->> 'at')::timestamptz and w.day is not distinct from r.day;
  update public.episode_watches w set day = (r.done ->> 'was')::date
  from public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'redated'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'redated')::smallint
    and w.season = (r.entry #>> '{episode,season}')::smallint
    and w.number = (r.entry #>> '{episode,number}')::integer and w.day = r.day;
  -- A series stays followed of which something is watched that the import did not bring.
  delete from public.followed_series f using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'follow'
    and f.user_id = p_import.user_id and f.series_id = t.title_id and f.followed_at = p_import.started_at
    and f.state = r.done ->> 'follow' and f.run = 1 and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
end
$$;
comment on function private.take_back_import_rows(public.imports, integer[]) is
  'Takes back watches and followed series of these rows.';
revoke all on function private.take_back_import_rows(public.imports, integer[]) from public;

create or replace function private.take_back_import_titles(p_import public.imports, p_titles bigint[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.followed_series f using public.import_titles t
  where t.number = any (p_titles) and t.done ? 'followed' and f.user_id = p_import.user_id
    and f.series_id = t.title_id and f.followed_at = p_import.started_at and f.state = 'watching' and f.run = 1 and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
  -- A title stays watched that has more watches than it had: of its person's, or theirs by now.
  with gone as (
    delete from public.watched_movies g using public.import_titles t
    where t.number = any (p_titles) and t.title_kind = 'movie' and g.user_id = p_import.user_id
      and g.movie_id = t.title_id and g.watched_at = (t.done ->> 'listed')::timestamptz
      and (
        select count(*) from public.watches w
        where w.user_id = g.user_id and w.kind = 'movie' and w.title_id = g.movie_id
      ) <= coalesce((t.done ->> 'had')::integer, 0)
    returning g.movie_id as id
  )
  insert into public.wishlists (
    user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
  )
  select distinct on (g.id) p_import.user_id, g.id, w.movie_title, w.movie_poster_path, w.movie_release_date,
    w.movie_vote_average, w.added_at
  from gone g
  join public.import_titles t on t.number = any (p_titles) and t.title_kind = 'movie' and t.title_id = g.id
  cross join lateral jsonb_populate_record(null::public.wishlists, t.done -> 'unwished') w
  where t.done ? 'unwished'
  on conflict (user_id, movie_id) do nothing;
  with gone as (
    delete from public.watched_tv_series g using public.import_titles t
    where t.number = any (p_titles) and t.title_kind = 'tv' and g.user_id = p_import.user_id
      and g.series_id = t.title_id and g.watched_at = (t.done ->> 'listed')::timestamptz
      and (
        select count(*) from public.watches w
        where w.user_id = g.user_id and w.kind = 'tv' and w.title_id = g.series_id
      ) <= coalesce((t.done ->> 'had')::integer, 0)
    returning g.series_id as id
  )
  insert into public.tv_wishlists (
    user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
  )
  select distinct on (g.id) p_import.user_id, g.id, w.series_name, w.series_poster_path, w.series_first_air_date,
    w.series_vote_average, w.added_at
  from gone g
  join public.import_titles t on t.number = any (p_titles) and t.title_kind = 'tv' and t.title_id = g.id
  cross join lateral jsonb_populate_record(null::public.tv_wishlists, t.done -> 'unwished') w
  where t.done ? 'unwished'
  on conflict (user_id, series_id) do nothing;
end
$$;
comment on function private.take_back_import_titles(public.imports, bigint[]) is
  'Takes titles from the watched lists and stops following series, and puts wishes back that they were.';
revoke all on function private.take_back_import_titles(public.imports, bigint[]) from public;

create or replace function private.take_back_import_watches(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- First, because a series is left only where no episode of it is marked any more. What has a day has been dated since.
  delete from public.episode_watches w
  using public.import_rows r
  join public.import_titles t on t.number = r.title_number
  cross join lateral jsonb_array_elements(r.done -> 'earlier') e (place)
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'earlier'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'run')::smallint
    and w.season = (e.place ->> 0)::smallint and w.number = (e.place ->> 1)::integer and w.day is null
    and w.marked_at = private.import_time(r.day, p_import.started_at, r.position);
  perform private.take_back_import_rows(p_import, p_slice);
end
$$;
comment on function private.take_back_import_watches(public.imports, integer[]) is
  'Takes back watches, episodes and followed series of these rows.';
revoke all on function private.take_back_import_watches(public.imports, integer[]) from public;

create or replace function private.take_back_listed(p_user uuid, p_own jsonb, p_done jsonb)
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_own ->> 'id')::integer;
  v_at constant timestamptz := (p_own ->> 'at')::timestamptz;
  v_movie constant boolean := p_own ->> 'kind' = 'movie';
begin
  case p_done ->> 'own'
    when 'wishlist' then
      delete from public.wishlists g where v_movie and g.user_id = p_user and g.movie_id = v_id and g.added_at = v_at;
      delete from public.tv_wishlists g
      where not v_movie and g.user_id = p_user and g.series_id = v_id and g.added_at = v_at;
    when 'watched' then
      delete from public.watched_movies g
      where v_movie and g.user_id = p_user and g.movie_id = v_id and g.watched_at = v_at;
      if found and p_done ? 'unwished' then
        insert into public.wishlists (
          user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
        )
        select p_user, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
          w.added_at
        from jsonb_populate_record(null::public.wishlists, p_done -> 'unwished') w on conflict do nothing;
      end if;
      delete from public.watched_tv_series g
      where not v_movie and g.user_id = p_user and g.series_id = v_id and g.watched_at = v_at;
      if found and p_done ? 'unwished' then
        insert into public.tv_wishlists (
          user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
        )
        select p_user, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
          w.series_vote_average, w.added_at
        from jsonb_populate_record(null::public.tv_wishlists, p_done -> 'unwished') w on conflict do nothing;
      end if;
    when 'favorites' then
      delete from public.favorite_movies g
      where v_movie and g.user_id = p_user and g.movie_id = v_id and g.favorited_at = v_at;
      delete from public.favorite_tv_series g
      where not v_movie and g.user_id = p_user and g.series_id = v_id and g.favorited_at = v_at;
    when 'dismissed' then
      delete from public.dismissed_titles g
      where g.user_id = p_user and g.kind = p_own ->> 'kind' and g.title_id = v_id and g.dismissed_at = v_at;
    when 'pageFavorites' then
      delete from public.profile_favorites g
      where g.user_id = p_user and g.place = (p_own ->> 'place')::smallint and g.kind = p_own ->> 'kind' and g.title_id = v_id;
    else null;
  end case;
end
$$;
comment on function private.take_back_listed(uuid, jsonb, jsonb) is
  'Takes back an entry of a list, a title that is not interesting, or a favorite of the own page that a record of our own export brought.';
revoke all on function private.take_back_listed(uuid, jsonb, jsonb) from public;

create or replace function private.take_back_opinion(p_user uuid, p_own jsonb, p_done jsonb)
  returns void
  language plpgsql set search_path = ''
as $$
begin
  case p_done ->> 'own'
    when 'diary' then
      delete from public.watches w
      where w.id = (p_done ->> 'id')::uuid and w.user_id = p_user and private.print_of(w) = p_done ->> 'print';
    when 'ratings' then
      if p_done ? 'was' then
        update public.movie_ratings g set stars = (p_done ->> 'was')::real
        where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
        update public.series_ratings g set stars = (p_done ->> 'was')::real
        where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
      else
        delete from public.movie_ratings g
        where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
        delete from public.series_ratings g
        where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
      end if;
    when 'partRatings' then
      update public.part_ratings g set stars = (p_done ->> 'was')::real
      where p_done ? 'was' and g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
      delete from public.part_ratings g
      where not p_done ? 'was' and g.id = (p_done ->> 'id')::uuid and g.user_id = p_user
        and g.stars = (p_own ->> 'stars')::real;
    when 'reviews' then
      delete from public.movie_reviews g where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user
        and g.review = private.trimmed(p_own ->> 'text') and g.tells_end = coalesce((p_own ->> 'tellsEnd')::boolean, false);
      delete from public.series_reviews g where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user
        and g.review = private.trimmed(p_own ->> 'text') and g.tells_end = coalesce((p_own ->> 'tellsEnd')::boolean, false);
    else null;
  end case;
end
$$;
comment on function private.take_back_opinion(uuid, jsonb, jsonb) is
  'Takes back a watch, stars or a review that a record of our own export brought.';
revoke all on function private.take_back_opinion(uuid, jsonb, jsonb) from public;

create or replace function private.take_back_own(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
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
$$;
comment on function private.take_back_own(public.imports, integer[]) is
  'Takes back records of our own export and places in lists, and tags, of these rows.';
revoke all on function private.take_back_own(public.imports, integer[]) from public;

create or replace function private.take_back_own_and_lists(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.take_back_plays(p_import, p_slice);
  perform private.take_back_records(p_import, p_slice);
  delete from public.private_notes n using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'noted'
    and n.user_id = p_import.user_id and n.kind = t.title_kind and n.title_id = t.title_id
    and n.season is not distinct from (r.entry ->> 'season')::integer
    and n.changed_at = (r.done ->> 'noted')::timestamptz;
  delete from public.list_items i using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'list'
    and i.list_id = (r.done ->> 'list')::uuid and i.user_id = p_import.user_id and i.kind = t.title_kind
    and i.title_id = t.title_id and i.note = r.done ->> 'note';
  -- A list the import has made goes when nothing is left in it and nothing was done to it.
  delete from public.lists l using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and (r.done ->> 'made')::boolean
    and l.id = (r.done ->> 'list')::uuid and l.user_id = p_import.user_id and l.items = 0
    and l.description in ('', private.import_list_description(
      p_import.id, l.name, coalesce((r.entry #>> '{list,nth}')::integer, 1)
    ))
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
comment on function private.take_back_own_and_lists(public.imports, integer[]) is
  'Takes back records of our own export and places in lists of these rows.';
revoke all on function private.take_back_own_and_lists(public.imports, integer[]) from public;

create or replace function private.take_back_records(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
begin
  for r in
    select w.position, w.entry #> '{own,record}' as own, w.done from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice) and w.done ? 'own'
    order by w.rank desc, w.position
  loop
    case
      when r.done ->> 'own' in ('wishlist', 'watched', 'favorites', 'dismissed', 'pageFavorites') then
        perform private.take_back_listed(p_import.user_id, r.own, r.done);
      when r.done ->> 'own' in ('diary', 'ratings', 'partRatings', 'reviews') then
        perform private.take_back_opinion(p_import.user_id, r.own, r.done);
      when r.done ->> 'own' in ('following', 'episodes', 'lostEpisodes', 'reminders', 'seriesReminders') then
        perform private.take_back_followed(p_import.user_id, r.own, r.done);
      when r.done ->> 'own' in ('savedSearches', 'aiSearches', 'services', 'noticePreferences', 'profile') then
        perform private.take_back_setting(p_import.user_id, r.own, r.done);
      else null;
    end case;
  end loop;
end
$$;
comment on function private.take_back_records(public.imports, integer[]) is
  'Takes back what records of our own export brought, where it is as it was then.';
revoke all on function private.take_back_records(public.imports, integer[]) from public;

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
comment on function private.take_back_setting(uuid, jsonb, jsonb) is
  'Takes back a search, a service or a setting that a record of our own export brought.';
revoke all on function private.take_back_setting(uuid, jsonb, jsonb) from public;

create or replace function public.undo_import_rows(p_import_id uuid, p_limit integer default 500)
  returns integer
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
comment on function public.undo_import_rows(uuid, integer) is
'Takes back what the next rows of an import brought, and then what they did to titles; once nothing is left the import
is undone. Answers how many rows or titles that were.';
revoke all on function public.undo_import_rows(uuid, integer) from public;
grant execute on function public.undo_import_rows(uuid, integer) to service_role;
