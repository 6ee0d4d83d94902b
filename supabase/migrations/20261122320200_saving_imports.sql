-- Saving the rows of imports, so many at a time, each batch in one transaction with what became of its rows.
--
-- Every row says in `done` what it changed, so that it can be taken back. What is one's own stays: a row finds it there
-- and ends as already, unless the person has switched that over.

create function private.import_time(p_day date, p_started timestamptz, p_position integer) returns timestamptz
  language sql immutable parallel safe set search_path = ''
as $$
  -- Always before now, or the diary would take it for a watch of today. What has no day keeps the order of the file.
  select greatest(
    timestamptz '2000-01-01 00:00:00+00',
    least((p_day + time '12:00') at time zone 'UTC', p_started - make_interval(secs => 0.001 * (p_position + 1)))
  )
$$;
comment on function private.import_time(date, timestamptz, integer) is
  'When something enters a list that was brought: noon of its day; without a day when the import began.';
revoke all on function private.import_time(date, timestamptz, integer) from public;

create type private.import_line as (
  position integer, number bigint, what text, kind text, id integer, title text, poster_path text,
  release_date date, vote_average numeric, day date, stars smallint, entry jsonb, at timestamptz
);

create function private.import_lines(p_import public.imports, p_slice integer[], p_what text[])
  returns setof private.import_line
  language sql stable set search_path = ''
as $$
  select r.position, t.number, r.what, t.title_kind, t.title_id, t.title, t.poster_path, t.release_date,
    t.vote_average, r.day, r.stars, r.entry, private.import_time(r.day, p_import.started_at, r.position)
  from public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting' and r.what = any (p_what)
$$;
comment on function private.import_lines(public.imports, integer[], text[]) is
  'Rows of a batch that wait still and say one of these things, each with its title.';
revoke all on function private.import_lines(public.imports, integer[], text[]) from public;

create function private.settle_import_rows(
  p_import_id uuid, p_positions integer[], p_state text, p_reason text default null
) returns void
  language sql set search_path = ''
as $$
  update public.import_rows r set state = p_state, reason = p_reason
  where r.import_id = p_import_id and r.position = any (p_positions) and r.state = 'waiting'
$$;
comment on function private.settle_import_rows(uuid, integer[], text, text) is 'Ends rows that changed nothing.';
revoke all on function private.settle_import_rows(uuid, integer[], text, text) from public;

create function private.list_watched_imports(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  l record;
begin
  for l in select * from (values
    ('movie', 'watched_movies', 'wishlists', 'movie_id', 'movie_title', 'movie_poster_path', 'movie_release_date',
      'movie_vote_average'),
    ('tv', 'watched_tv_series', 'tv_wishlists', 'series_id', 'series_name', 'series_poster_path',
      'series_first_air_date', 'series_vote_average')
  ) as lists (kind, watched, wishes, id, title, poster, released, vote)
  loop
    -- The watched list takes the wish away; it is kept for the way back.
    execute format($q$
      update public.import_titles t
      set done = coalesce(t.done, '{}') || jsonb_build_object('unwished', to_jsonb(w))
      from public.%1$I w
      where w.user_id = ($1).user_id and w.%2$I = t.title_id and t.number in (
        select l.number from private.import_lines($1, $2, '{watch,watched}') l
        where l.kind = %3$L and not l.entry ? 'episode'
      )$q$, l.wishes, l.id, l.kind
    ) using p_import, p_slice;
    -- With the day it was seen first, whichever row says so.
    execute format($q$
      with titles as (
        select distinct on (l.id) l.* from private.import_lines($1, $2, '{watch,watched}') l
        where l.kind = %3$L and not l.entry ? 'episode' order by l.id, l.position
      ), listed as (
        insert into public.%1$I (user_id, %2$I, %4$I, %5$I, %6$I, %7$I, watched_at)
        select ($1).user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, (
          select min(private.import_time(r.day, ($1).started_at, r.position)) from public.import_rows r
          where r.title_number = l.number and r.what in ('watch', 'watched')
        )
        from titles l order by l.id
        on conflict (user_id, %2$I) do nothing
        returning %2$I as id, watched_at
      )
      update public.import_titles t
      set done = coalesce(t.done, '{}') || jsonb_build_object('listed', g.watched_at)
      from listed g join titles l on l.id = g.id where t.number = l.number$q$,
      l.watched, l.id, l.kind, l.title, l.poster, l.released, l.vote
    ) using p_import, p_slice;
  end loop;
end
$$;
comment on function private.list_watched_imports(public.imports, integer[]) is
  'Enters what was watched into the watched lists, where it is not there.';
revoke all on function private.list_watched_imports(public.imports, integer[]) from public;

create function private.save_import_watches(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  v_room constant bigint := 50000 - (
    select count(*) from (select from public.watches w where w.user_id = p_import.user_id limit 50000) counted
  );
begin
  -- A watch of some time gets its day, where the person wants the days of the file.
  if (p_import.switches ->> 'replaceDates')::boolean then
    with dated as (
      select distinct on (l.kind, l.id) l.position, l.day, w.id
      from private.import_lines(p_import, p_slice, '{watch}') l
      join public.watches w on w.user_id = p_import.user_id and w.kind = l.kind and w.title_id = l.id and w.day is null
      where l.day is not null and not l.entry ? 'episode' and not exists (
        select from public.watches o
        where o.user_id = p_import.user_id and o.kind = l.kind and o.title_id = l.id and o.day = l.day
      )
      order by l.kind, l.id, l.day, l.position, w.created_at, w.id
    ), changed as (
      update public.watches w set day = d.day from dated d where w.id = d.id returning d.position, w.id
    )
    update public.import_rows r set state = 'imported', done = jsonb_build_object('dated', c.id)
    from changed c where r.import_id = p_import.id and r.position = c.position;
  end if;

  with lines as (
    select l.*, l.what = 'watch' and l.day is not null as dated
    from private.import_lines(p_import, p_slice, '{watch,watched}') l where not l.entry ? 'episode'
  ), fresh as materialized (
    select n.*, gen_random_uuid() as watch_id, row_number() over (order by n.dated desc, n.position) as place,
      coalesce((n.entry ->> 'again')::boolean, false) or row_number() over (partition by n.kind, n.id order by n.day) > 1
        or exists (
          select from public.watches w
          where w.user_id = p_import.user_id and w.kind = n.kind and w.title_id = n.id
            and (w.day is null or w.day < n.day)
        ) as again
    from (
      select l.*, row_number() over (
          partition by l.kind, l.id, case when l.dated then l.day end order by l.position
        ) as nth, bool_or(l.dated) over (partition by l.kind, l.id) as has_day
      from lines l
    ) n
    where n.nth = 1
      -- A watch of some time only where there is none at all.
      and (n.dated or not n.has_day)
      and not exists (
        select from public.watches w
        where w.user_id = p_import.user_id and w.kind = n.kind and w.title_id = n.id
          and (not n.dated or w.day = n.day)
      )
  ), added as (
    insert into public.watches (
      id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again
    )
    select f.watch_id, p_import.user_id, f.kind, f.id, f.title, f.poster_path, f.release_date, f.vote_average,
      case when f.dated then f.day end, f.again
    from fresh f where f.place <= v_room
  )
  update public.import_rows r
  set state = case when f.place <= v_room then 'imported' else 'unreadable' end,
    reason = case when f.place > v_room then 'full' end,
    done = case when f.place <= v_room then jsonb_build_object('watch', f.watch_id, 'again', f.again) end
  from fresh f where r.import_id = p_import.id and r.position = f.position;
end
$$;
comment on function private.save_import_watches(public.imports, integer[]) is
  'Records watches of whole titles: one a day, or one of some time where the title has none.';
revoke all on function private.save_import_watches(public.imports, integer[]) from public;

create function private.save_import_series(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  with lines as (
    select distinct on (l.id) l.* from private.import_lines(p_import, p_slice, '{follow}') l
    where l.kind = 'tv' order by l.id, l.position
  ), followed as (
    insert into public.followed_series (user_id, series_id, state, series_name, series_poster_path, followed_at)
    select p_import.user_id, l.id, coalesce(l.entry ->> 'state', 'watching'), l.title, l.poster_path,
      p_import.started_at
    from lines l order by l.id
    on conflict (user_id, series_id) do nothing
    returning series_id, state
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('follow', f.state)
  from followed f join lines l on l.id = f.series_id
  where r.import_id = p_import.id and r.position = l.position;

  -- Whoever has watched an episode follows the series.
  with lines as (
    select distinct on (l.id) l.* from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where l.kind = 'tv' and l.entry ? 'episode' order by l.id, l.position
  ), followed as (
    insert into public.followed_series (user_id, series_id, series_name, series_poster_path, followed_at)
    select p_import.user_id, l.id, l.title, l.poster_path, p_import.started_at from lines l order by l.id
    on conflict (user_id, series_id) do nothing
    returning series_id
  )
  update public.import_titles t set done = coalesce(t.done, '{}') || '{"followed": true}'
  from followed f join lines l on l.id = f.series_id where t.number = l.number;

  with lines as (
    select distinct on (e.id, e.season, e.number) e.* from (
      select l.position, l.id, l.day, l.at, (l.entry #>> '{episode,season}')::smallint as season,
        (l.entry #>> '{episode,number}')::integer as number
      from private.import_lines(p_import, p_slice, '{watch,watched}') l
      where l.kind = 'tv' and l.entry ? 'episode'
    ) e order by e.id, e.season, e.number, e.day nulls last, e.position
  ), marked as (
    insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
    select p_import.user_id, l.id, f.run, l.season, l.number, l.day, l.at
    from lines l join public.followed_series f on f.user_id = p_import.user_id and f.series_id = l.id
    on conflict do nothing
    returning series_id, run, season, number, marked_at
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('episode', m.run, 'at', m.marked_at)
  from marked m join lines l on l.id = m.series_id and l.season = m.season and l.number = m.number
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceDates')::boolean, false) then
    return;
  end if;
  with lines as (
    select distinct on (e.id, e.season, e.number) e.*, w.run, w.day as was from (
      select l.position, l.number as title_number, l.id, l.day, (l.entry #>> '{episode,season}')::smallint as season,
        (l.entry #>> '{episode,number}')::integer as number, l.entry -> 'episode' as place
      from private.import_lines(p_import, p_slice, '{watch,watched}') l
      where l.kind = 'tv' and l.entry ? 'episode' and l.day is not null
    ) e
    join public.followed_series f on f.user_id = p_import.user_id and f.series_id = e.id
    join public.episode_watches w on w.user_id = p_import.user_id and w.series_id = e.id and w.run = f.run
      and w.season = e.season and w.number = e.number and w.day is distinct from e.day
    -- What this import has dated stays so.
    where not exists (
      select from public.import_rows o
      where o.title_number = e.title_number and o.done is not null and o.entry -> 'episode' = e.place
    )
    order by e.id, e.season, e.number, e.day, e.position
  ), changed as (
    update public.episode_watches w set day = l.day from lines l
    where w.user_id = p_import.user_id and w.series_id = l.id and w.run = l.run and w.season = l.season
      and w.number = l.number
    returning l.position, l.run, l.was
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('redated', c.run, 'was', c.was)
  from changed c where r.import_id = p_import.id and r.position = c.position;
end
$$;
comment on function private.save_import_series(public.imports, integer[]) is
  'Follows series, and marks episodes in the run the person is in, each once.';
revoke all on function private.save_import_series(public.imports, integer[]) from public;

create function private.save_import_ratings(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  l record;
begin
  for l in select * from (values ('movie', 'movie_ratings', 'movie_id'), ('tv', 'series_ratings', 'series_id'))
    as ratings (kind, name, id)
  loop
    -- Of several of one title the latest counts.
    execute format($q$
      with latest as materialized (
        select distinct on (l.id) l.*, gen_random_uuid() as rating_id
        from private.import_lines($1, $2, '{rating}') l
        where l.kind = %3$L and l.stars is not null order by l.id, l.day desc nulls last, l.position desc
      ), added as (
        insert into public.%1$I (id, user_id, %2$I, rating, created_at)
        select l.rating_id, ($1).user_id, l.id, l.stars, case when l.day is null then now() else l.at end
        from latest l order by l.id
        on conflict (user_id, %2$I) do nothing
        returning id
      )
      update public.import_rows r set state = 'imported', done = jsonb_build_object('rating', a.id)
      from latest l join added a on a.id = l.rating_id
      where r.import_id = ($1).id and r.position = l.position$q$, l.name, l.id, l.kind
    ) using p_import, p_slice;
    continue when not coalesce((p_import.switches ->> 'replaceRatings')::boolean, false);
    execute format($q$
      with latest as (
        select distinct on (l.id) l.position, l.number, l.stars, g.id, g.rating as was
        from private.import_lines($1, $2, '{rating}') l
        join public.%1$I g on g.user_id = ($1).user_id and g.%2$I = l.id
        where l.kind = %3$L and l.stars is not null and not exists (
          select from public.import_rows o
          where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
        )
        order by l.id, l.day desc nulls last, l.position desc
      ), changed as (
        update public.%1$I g set rating = l.stars from latest l
        where g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
      )
      update public.import_rows r
      set state = 'imported', done = jsonb_build_object('rerated', c.id, 'was', c.was)
      from changed c where r.import_id = ($1).id and r.position = c.position$q$, l.name, l.id, l.kind
    ) using p_import, p_slice;
  end loop;
end
$$;
comment on function private.save_import_ratings(public.imports, integer[]) is
  'Gives stars where the person gave none, or over theirs where they want that.';
revoke all on function private.save_import_ratings(public.imports, integer[]) from public;

create function private.review_text(p_entry jsonb) returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case when char_length(t.body) > 500 then left(t.body, 499) || '…' else t.body end
  from (select private.trimmed(coalesce(p_entry ->> 'text', '')) as body) t
$$;
comment on function private.review_text(jsonb) is 'What a review of an import is here: a longer one is cut, and shows it.';
revoke all on function private.review_text(jsonb) from public;

create function private.save_import_reviews(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  l record;
begin
  for l in select * from (values ('movie', 'movie_reviews', 'movie_id'), ('tv', 'series_reviews', 'series_id'))
    as reviews (kind, name, id)
  loop
    execute format($q$
      with lines as materialized (
        select distinct on (l.id, t.body) l.*, t.body, gen_random_uuid() as review_id
        from private.import_lines($1, $2, '{review}') l
        cross join lateral (select private.review_text(l.entry) as body) t
        where l.kind = %3$L and not exists (
          select from public.%1$I g
          where g.user_id = ($1).user_id and g.%2$I = l.id and (g.review = t.body or not exists (
            select from public.import_rows o
            where o.title_number = l.number and o.done ->> 'review' = g.id::text
          ))
        )
        order by l.id, t.body, l.position
      ), added as (
        insert into public.%1$I (id, user_id, %2$I, review, created_at)
        select l.review_id, ($1).user_id, l.id, l.body, case when l.day is null then now() else l.at end
        from lines l order by l.id
        returning id
      )
      update public.import_rows r
      set state = 'imported', done = jsonb_build_object('review', a.id),
        reason = case when char_length(private.trimmed(r.entry ->> 'text')) > 500 then 'shortened' end
      from lines l join added a on a.id = l.review_id
      where r.import_id = ($1).id and r.position = l.position$q$, l.name, l.id, l.kind
    ) using p_import, p_slice;
    continue when not coalesce((p_import.switches ->> 'replaceReviews')::boolean, false);
    execute format($q$
      with latest as (
        select distinct on (l.id) l.position, t.body, g.id, g.review as was
        from private.import_lines($1, $2, '{review}') l
        cross join lateral (select private.review_text(l.entry) as body) t
        join public.%1$I g on g.user_id = ($1).user_id and g.%2$I = l.id
        where l.kind = %3$L and not exists (
          select from public.import_rows o
          where o.title_number = l.number and (o.done ? 'review' or o.done ? 'rereviewed')
        ) and not exists (
          select from public.%1$I s where s.user_id = ($1).user_id and s.%2$I = l.id and s.review = t.body
        )
        order by l.id, l.day desc nulls last, l.position desc, g.created_at desc, g.id
      ), changed as (
        update public.%1$I g set review = l.body from latest l where g.id = l.id
        returning l.position, g.id, l.was
      )
      update public.import_rows r
      set state = 'imported', done = jsonb_build_object('rereviewed', c.id, 'was', c.was),
        reason = case when char_length(private.trimmed(r.entry ->> 'text')) > 500 then 'shortened' end
      from changed c where r.import_id = ($1).id and r.position = c.position$q$, l.name, l.id, l.kind
    ) using p_import, p_slice;
  end loop;
end
$$;
comment on function private.save_import_reviews(public.imports, integer[]) is
  'Keeps reviews of titles the person has not reviewed, or over their latest where they want that.';
revoke all on function private.save_import_reviews(public.imports, integer[]) from public;

create function private.save_import_wishes(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  l record;
begin
  -- What has been watched is no wish any more.
  perform private.settle_import_rows(p_import.id, array(
    select w.position from private.import_lines(p_import, p_slice, '{wish}') w
    where exists (
      select from public.watched_movies m
      where w.kind = 'movie' and m.user_id = p_import.user_id and m.movie_id = w.id
    ) or exists (
      select from public.watched_tv_series s
      where w.kind = 'tv' and s.user_id = p_import.user_id and s.series_id = w.id
    )
  ), 'already', 'watched');
  for l in select * from (values
    ('wish', 'movie', 'wishlists', 'added_at', 'movie_id', 'movie_title', 'movie_poster_path', 'movie_release_date',
      'movie_vote_average'),
    ('wish', 'tv', 'tv_wishlists', 'added_at', 'series_id', 'series_name', 'series_poster_path',
      'series_first_air_date', 'series_vote_average'),
    ('favorite', 'movie', 'favorite_movies', 'favorited_at', 'movie_id', 'movie_title', 'movie_poster_path',
      'movie_release_date', 'movie_vote_average'),
    ('favorite', 'tv', 'favorite_tv_series', 'favorited_at', 'series_id', 'series_name', 'series_poster_path',
      'series_first_air_date', 'series_vote_average')
  ) as lists (what, kind, name, at, id, title, poster, released, vote)
  loop
    execute format($q$
      with lines as (
        select distinct on (l.id) l.* from private.import_lines($1, $2, array[%9$L]) l
        where l.kind = %8$L order by l.id, l.position
      ), listed as (
        insert into public.%1$I (user_id, %2$I, %3$I, %4$I, %5$I, %6$I, %7$I)
        select ($1).user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
        from lines l order by l.id
        on conflict (user_id, %2$I) do nothing
        returning %2$I as id, %7$I as at
      )
      update public.import_rows r set state = 'imported', done = jsonb_build_object(%9$L, g.at)
      from listed g join lines l on l.id = g.id
      where r.import_id = ($1).id and r.position = l.position$q$,
      l.name, l.id, l.title, l.poster, l.released, l.vote, l.at, l.kind, l.what
    ) using p_import, p_slice;
  end loop;
  with lines as (
    select distinct on (d.kind, d.id) d.* from private.import_lines(p_import, p_slice, '{dismissed}') d
    order by d.kind, d.id, d.position
  ), listed as (
    insert into public.dismissed_titles (
      user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
    )
    select p_import.user_id, d.kind, d.id, d.title, d.poster_path, d.release_date, d.vote_average, d.at
    from lines d order by d.kind, d.id
    on conflict (user_id, kind, title_id) do nothing
    returning kind, title_id, dismissed_at
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('dismissed', g.dismissed_at)
  from listed g join lines d on d.kind = g.kind and d.id = g.title_id
  where r.import_id = p_import.id and r.position = d.position;
end
$$;
comment on function private.save_import_wishes(public.imports, integer[]) is
  'Enters wishes, favorites and dismissed titles into their lists.';
revoke all on function private.save_import_wishes(public.imports, integer[]) from public;

create function private.save_import_slice(p_import public.imports, p_slice integer[]) returns void
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
comment on function private.save_import_slice(public.imports, integer[]) is 'Saves these rows of an import, all or none.';
revoke all on function private.save_import_slice(public.imports, integer[]) from public;

create function public.save_import_rows(p_import_id uuid, p_limit integer default 500) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_slice integer[];
  v_most integer := least(greatest(p_limit, 1), 1000);
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.state = 'saving' for update;
  if not found then return 0; end if;
  loop
    select array_agg(w.position) into v_slice from (
      select r.position from public.import_rows r where r.import_id = p_import_id and r.state = 'waiting'
      order by r.title_number, r.rank, r.day, r.position limit v_most
    ) w;
    exit when v_slice is null;
    begin
      perform private.save_import_slice(v_import, v_slice);
      exit;
    exception when integrity_constraint_violation or data_exception then
      -- One bad row stops no others: it is looked for in ever smaller batches.
      if cardinality(v_slice) = 1 then
        perform private.settle_import_rows(p_import_id, v_slice, 'unreadable',
          case when sqlerrm ~ '(can be followed|can be dismissed|holds)' then 'full' else 'value' end);
        exit;
      end if;
      v_most := greatest(1, cardinality(v_slice) / 8);
    end;
  end loop;
  update public.imports i set tally = i.tally || coalesce((
      select jsonb_object_agg(s.state, coalesce((i.tally ->> s.state)::integer, 0) + s.rows) from (
        select r.state, count(*) as rows from public.import_rows r
        where r.import_id = p_import_id and r.position = any (v_slice) and r.state <> 'waiting' group by r.state
      ) s
    ), '{}')
  where i.id = p_import_id;
  if not exists (select from public.import_rows r where r.import_id = p_import_id and r.state = 'waiting') then
    update public.imports i set state = 'done', state_at = now(), finished_at = now() where i.id = p_import_id;
    perform public.tell_once('import_finished', jsonb_build_array(jsonb_build_object(
      'users', jsonb_build_array(v_import.user_id), 'key', 'import:' || p_import_id, 'data', jsonb_build_object(
        'count', (select count(distinct r.title_number) from public.import_rows r
          where r.import_id = p_import_id and r.state = 'imported')
      )
    )));
  end if;
  return coalesce(cardinality(v_slice), 0);
end
$$;
comment on function public.save_import_rows(uuid, integer) is
  'Saves the next rows of an import and answers how many were looked at; with the last one it is done, and its person is
told. What a row does and what becomes of it is one transaction: a server that dies loses and repeats nothing.';
revoke all on function public.save_import_rows(uuid, integer) from public;
grant execute on function public.save_import_rows(uuid, integer) to service_role;

-- Taking back what an import brought: exactly that, and nothing the person has changed since.

create function private.take_back_import_opinions(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  l record;
begin
  for l in select * from (values
    ('movie_ratings', 'movie_reviews', 'wishlists', 'favorite_movies', 'movie_id', 'movie'),
    ('series_ratings', 'series_reviews', 'tv_wishlists', 'favorite_tv_series', 'series_id', 'tv')
  ) as opinions (ratings, reviews, wishes, favorites, id, kind)
  loop
    execute format($q$
      delete from public.%1$I g using public.import_rows r
      where r.import_id = ($1).id and r.position = any ($2) and g.id = (r.done ->> 'rating')::uuid
        and g.user_id = ($1).user_id and g.rating = r.stars and g.updated_at is null$q$, l.ratings
    ) using p_import, p_slice;
    execute format($q$
      update public.%1$I g set rating = (r.done ->> 'was')::smallint from public.import_rows r
      where r.import_id = ($1).id and r.position = any ($2) and g.id = (r.done ->> 'rerated')::uuid
        and g.user_id = ($1).user_id and g.rating = r.stars$q$, l.ratings
    ) using p_import, p_slice;
    execute format($q$
      delete from public.%1$I g using public.import_rows r
      where r.import_id = ($1).id and r.position = any ($2) and g.id = (r.done ->> 'review')::uuid
        and g.user_id = ($1).user_id and g.review = private.review_text(r.entry)$q$, l.reviews
    ) using p_import, p_slice;
    execute format($q$
      update public.%1$I g set review = r.done ->> 'was' from public.import_rows r
      where r.import_id = ($1).id and r.position = any ($2) and g.id = (r.done ->> 'rereviewed')::uuid
        and g.user_id = ($1).user_id and g.review = private.review_text(r.entry)$q$, l.reviews
    ) using p_import, p_slice;
    execute format($q$
      delete from public.%1$I g using public.import_rows r join public.import_titles t on t.number = r.title_number
      where r.import_id = ($1).id and r.position = any ($2) and r.done ? 'wish' and t.title_kind = %3$L
        and g.user_id = ($1).user_id and g.%2$I = t.title_id
        and g.added_at = (r.done ->> 'wish')::timestamptz$q$, l.wishes, l.id, l.kind
    ) using p_import, p_slice;
    execute format($q$
      delete from public.%1$I g using public.import_rows r join public.import_titles t on t.number = r.title_number
      where r.import_id = ($1).id and r.position = any ($2) and r.done ? 'favorite' and t.title_kind = %3$L
        and g.user_id = ($1).user_id and g.%2$I = t.title_id
        and g.favorited_at = (r.done ->> 'favorite')::timestamptz$q$, l.favorites, l.id, l.kind
    ) using p_import, p_slice;
  end loop;
  delete from public.dismissed_titles g using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'dismissed'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.dismissed_at = (r.done ->> 'dismissed')::timestamptz;
end
$$;
comment on function private.take_back_import_opinions(public.imports, integer[]) is
  'Takes back ratings, reviews, wishes, favorites and dismissed titles of these rows.';
revoke all on function private.take_back_import_opinions(public.imports, integer[]) from public;

create function private.take_back_import_watches(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.watches w using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and w.id = (r.done ->> 'watch')::uuid
    and w.user_id = p_import.user_id and w.note is null and w.again = (r.done ->> 'again')::boolean
    and w.day is not distinct from case when r.what = 'watch' then r.day end;
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
    and f.state = r.done ->> 'follow' and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
end
$$;
comment on function private.take_back_import_watches(public.imports, integer[]) is
  'Takes back watches and followed series of these rows.';
revoke all on function private.take_back_import_watches(public.imports, integer[]) from public;

create function private.take_back_import_titles(p_import public.imports, p_titles bigint[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  l record;
begin
  delete from public.followed_series f using public.import_titles t
  where t.number = any (p_titles) and t.done ? 'followed' and f.user_id = p_import.user_id
    and f.series_id = t.title_id and f.followed_at = p_import.started_at and f.state = 'watching' and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
  for l in select * from (values
    ('watched_movies', 'wishlists', 'movie', 'movie_id', 'movie_title', 'movie_poster_path', 'movie_release_date',
      'movie_vote_average'),
    ('watched_tv_series', 'tv_wishlists', 'tv', 'series_id', 'series_name', 'series_poster_path',
      'series_first_air_date', 'series_vote_average')
  ) as lists (watched, wishes, kind, id, title, poster, released, vote)
  loop
    -- A title stays watched of which there is a watch still that was recorded since.
    execute format($q$
      with gone as (
        delete from public.%1$I g using public.import_titles t
        where t.number = any ($2) and t.title_kind = %3$L and g.user_id = ($1).user_id and g.%4$I = t.title_id
          and g.watched_at = (t.done ->> 'listed')::timestamptz and not exists (
            select from public.watches w
            where w.user_id = g.user_id and w.kind = %3$L and w.title_id = g.%4$I
              and w.created_at >= ($1).started_at
          )
        returning g.%4$I as id
      )
      insert into public.%2$I (user_id, %4$I, %5$I, %6$I, %7$I, %8$I, added_at)
      select distinct on (g.id) ($1).user_id, g.id, w.%5$I, w.%6$I, w.%7$I, w.%8$I, w.added_at
      from gone g join public.import_titles t on t.number = any ($2) and t.title_kind = %3$L and t.title_id = g.id
      cross join lateral jsonb_populate_record(null::public.%2$I, t.done -> 'unwished') w
      where t.done ? 'unwished'
      on conflict (user_id, %4$I) do nothing$q$,
      l.watched, l.wishes, l.kind, l.id, l.title, l.poster, l.released, l.vote
    ) using p_import, p_titles;
  end loop;
end
$$;
comment on function private.take_back_import_titles(public.imports, bigint[]) is
  'Takes titles from the watched lists and stops following series, and puts wishes back that they were.';
revoke all on function private.take_back_import_titles(public.imports, bigint[]) from public;

create function public.undo_import_rows(p_import_id uuid, p_limit integer default 500) returns integer
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
