create type private.import_line as (
  "position" integer,
  number bigint,
  what text,
  kind text,
  id integer,
  title text,
  poster_path text,
  release_date date,
  vote_average numeric,
  day date,
  stars real,
  entry jsonb,
  at timestamptz
);
comment on type private.import_line is 'A row of an import that waits still, with its title.';

create or replace function private.import_lines(p_import public.imports, p_slice integer[], p_what text[])
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

create or replace function private.import_list_description(p_import_id uuid, p_name text, p_nth integer)
  returns text
  language sql stable set search_path = ''
as $$
  select coalesce((
    select private.trimmed(r.entry #>> '{list,description}') from public.import_rows r
    where r.import_id = p_import_id and r.entry -> 'list' ? 'description'
      and left(private.trimmed(r.entry #>> '{list,name}'), 100) = p_name
      and coalesce((r.entry #>> '{list,nth}')::integer, 1) = p_nth
    order by r.position limit 1
  ), '')
$$;
comment on function private.import_list_description(uuid, text, integer) is
  'What an import says of the list of this name, of several the nth; empty for nothing.';
revoke all on function private.import_list_description(uuid, text, integer) from public;

create or replace function private.import_time(p_day date, p_started timestamptz, p_position integer)
  returns timestamptz
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

create or replace function private.redate_import_episodes(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
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
comment on function private.redate_import_episodes(public.imports, integer[]) is
  'Gives episodes the days of a file, where the import is to replace days.';
revoke all on function private.redate_import_episodes(public.imports, integer[]) from public;

create or replace function private.save_import_earlier(p_import public.imports, p_slice integer[])
  returns void
  language sql set search_path = ''
as $$
  with lines as (
    select r.position, t.title_id as id, (r.entry #>> '{episode,season}')::smallint as season,
      (r.entry #>> '{episode,number}')::integer as number,
      private.import_time(r.day, p_import.started_at, r.position) as at
    from public.import_rows r join public.import_titles t on t.number = r.title_number
    where r.import_id = p_import.id and r.position = any (p_slice) and r.entry ? 'upTo' and r.entry ? 'episode'
      and r.state in ('waiting', 'imported') and t.state = 'clear' and t.title_kind = 'tv'
  ), earlier as (
    select distinct on (l.id, e.season, e.number) l.position, l.id, f.run, e.season, e.number, l.at
    from lines l
    join public.followed_series f on f.user_id = p_import.user_id and f.series_id = l.id
    join public.episodes e on e.series_id = l.id and e.season > 0 and (e.season, e.number) < (l.season, l.number)
    order by l.id, e.season, e.number, l.position
  ), marked as (
    -- On days nobody knows: the file says that of the last one alone.
    insert into public.episode_watches (user_id, series_id, run, season, number, marked_at)
    select p_import.user_id, e.id, e.run, e.season, e.number, e.at from earlier e
    on conflict do nothing
    returning series_id, season, number
  )
  update public.import_rows r
  set state = 'imported', done = coalesce(r.done, '{}') || jsonb_build_object('earlier', n.places, 'run', n.run)
  from (
    select e.position, e.run, jsonb_agg(jsonb_build_array(m.season, m.number)) as places
    from marked m join earlier e on e.id = m.series_id and e.season = m.season and e.number = m.number
    group by e.position, e.run
  ) n
  where r.import_id = p_import.id and r.position = n.position
$$;
comment on function private.save_import_earlier(public.imports, integer[]) is
  'Marks the episodes before those of rows that mean them too (specials excluded), as far as the series is kept.';
revoke all on function private.save_import_earlier(public.imports, integer[]) from public;

create or replace function private.save_import_episodes(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_following(p_import, p_slice);
  perform private.save_import_viewings(p_import, p_slice);
  perform private.redate_import_episodes(p_import, p_slice);
end
$$;
comment on function private.save_import_episodes(public.imports, integer[]) is
  'Follows series, and marks episodes: in the run the person is in, and what was watched again in runs beside it.';
revoke all on function private.save_import_episodes(public.imports, integer[]) from public;

create or replace function private.save_import_following(p_import public.imports, p_slice integer[])
  returns void
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
end
$$;
comment on function private.save_import_following(public.imports, integer[]) is
  'Follows the series of a file, and those of which it names an episode that was watched.';
revoke all on function private.save_import_following(public.imports, integer[]) from public;

create or replace function private.save_import_lists(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_wishes(p_import, p_slice);
  perform private.save_import_places(p_import, p_slice);
  perform private.save_import_notes(p_import, p_slice);
end
$$;
comment on function private.save_import_lists(public.imports, integer[]) is
  'Enters wishes, favorites, dismissed titles, places and private notes.';
revoke all on function private.save_import_lists(public.imports, integer[]) from public;

create or replace function private.save_import_notes(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  with lines as materialized (
    select distinct on (l.kind, l.id, l.entry ->> 'season') l.*, private.trimmed(l.entry ->> 'text') as note,
      (l.entry ->> 'season')::integer as season
    from private.import_lines(p_import, p_slice, '{note}') l
    order by l.kind, l.id, l.entry ->> 'season', l.position
  ), noted as (
    insert into public.private_notes (
      user_id, kind, title_id, season, note, title, poster_path, release_date, vote_average, written_at
    )
    select p_import.user_id, l.kind, l.id, l.season, l.note, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l order by l.kind, l.id
    on conflict do nothing
    returning kind, title_id, season, changed_at
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('noted', n.changed_at),
    reason = case when r.entry ? 'cut' then 'shortened' end
  from noted n join lines l on l.kind = n.kind and l.id = n.title_id and l.season is not distinct from n.season
  where r.import_id = p_import.id and r.position = l.position;
  -- What people have written down themselves stands.
  update public.import_rows r set state = 'already', reason = 'existing'
  where r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting' and r.what = 'note';
end
$$;
comment on function private.save_import_notes(public.imports, integer[]) is
  'Keeps private notes to titles and seasons that have none.';
revoke all on function private.save_import_notes(public.imports, integer[]) from public;

create or replace function private.save_import_own(p_import public.imports, p_slice integer[])
  returns void
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
        when v_part = 'partRatings' then private.restore_part_rating(p_import, v_record)
        when v_part in ('lists', 'listTitles') then private.restore_list(p_import, v_part, v_record)
        else private.restore_other(p_import.user_id, v_part, v_record)
      end;
      update public.import_rows w
      set state = case when v_done is null or v_done ? 'reason' then 'already' else 'imported' end,
        reason = case when v_done is null and v_part in ('ratings', 'partRatings', 'reviews') then 'existing'
          else v_done ->> 'reason' end,
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

create or replace function private.save_import_part_ratings(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Of several of one part the latest counts.
  with latest as materialized (
    select distinct on (l.id, p.season, p.number) l.*, p.season, p.number as episode, gen_random_uuid() as rating_id,
      case when l.day is null then now() else l.at end as given_at
    from private.import_lines(p_import, p_slice, '{rating}') l
    cross join lateral jsonb_to_record(private.part_of(l.entry)) as p (season smallint, number integer)
    where l.stars is not null and l.kind = 'tv' and l.entry ?| '{episode,season}'
    order by l.id, p.season, p.number, l.day desc nulls last, l.position desc
  ), given as (
    insert into public.part_ratings (id, user_id, series_id, season, number, stars, created_at)
    select l.rating_id, p_import.user_id, l.id, l.season, l.episode, l.stars, l.given_at from latest l
    order by l.id, l.season, l.episode
    on conflict (user_id, series_id, season, number) do nothing
    returning id
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rating', g.id)
  from given g join latest l on l.rating_id = g.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (g.id) l.position, l.stars, g.id, g.stars as was
    from private.import_lines(p_import, p_slice, '{rating}') l
    cross join lateral jsonb_to_record(private.part_of(l.entry)) as p (season smallint, number integer)
    join public.part_ratings g on g.user_id = p_import.user_id and g.series_id = l.id and g.season = p.season
      and g.number is not distinct from p.number
    where l.stars is not null and l.kind = 'tv' and l.entry ?| '{episode,season}' and not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
        and private.part_of(o.entry) = private.part_of(l.entry)
    )
    order by g.id, l.day desc nulls last, l.position desc
  ), changed as (
    update public.part_ratings g set stars = l.stars from latest l
    where g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rerated', c.id, 'was', c.was)
  from changed c where r.import_id = p_import.id and r.position = c.position;
end
$$;
comment on function private.save_import_part_ratings(public.imports, integer[]) is
  'Gives seasons and episodes stars where the person gave none, or over theirs where they want that.';
revoke all on function private.save_import_part_ratings(public.imports, integer[]) from public;

create or replace function private.save_import_places(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  r record;
  v_list uuid;
  v_made boolean;
  v_before bigint;
  v_at timestamptz;
begin
  for r in
    select l.*, left(private.trimmed(l.entry #>> '{list,name}'), 100) as list_name,
      private.trimmed(coalesce(l.entry ->> 'text', '')) as note,
      coalesce((l.entry #>> '{list,nth}')::integer, 1) as nth
    from private.import_lines(p_import, p_slice, '{list}') l
    order by (l.entry #>> '{list,position}')::integer, l.position
  loop
    begin
      -- The moment of a list that is made tells it from others of its name, now and when the file comes again.
      v_at := p_import.started_at + r.nth * interval '1 millisecond';
      v_made := true;
      select w.id into v_list from public.lists w
      where w.user_id = p_import.user_id and w.name = r.list_name and w.removed_at is null and w.created_at = v_at;
      if v_list is null then
        select w.id into v_list from public.lists w
        where w.user_id = p_import.user_id and w.name = r.list_name and w.removed_at is null
          and w.created_at < p_import.started_at
        order by w.created_at, w.id offset r.nth - 1 limit 1;
        v_made := v_list is null;
      end if;
      if v_list is null then
        insert into public.lists (user_id, name, description, created_at)
        values (
          p_import.user_id, r.list_name, private.import_list_description(p_import.id, r.list_name, r.nth), v_at
        ) returning id into v_list;
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
        set state = 'imported',
          reason = case when r.entry ? 'cut' then 'shortened' end,
          done = jsonb_build_object('list', v_list, 'made', v_made, 'note', r.note)
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
  'Enters titles into lists of the same name, which are made where there are none; of several of one name each into its own.';
revoke all on function private.save_import_places(public.imports, integer[]) from public;

create or replace function private.save_import_ratings(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Of several of one title the latest counts.
  with latest as materialized (
    select distinct on (l.kind, l.id) l.*, gen_random_uuid() as rating_id,
      case when l.day is null then now() else l.at end as given_at
    from private.import_lines(p_import, p_slice, '{rating}') l
    where l.stars is not null and not l.entry ?| '{episode,season}' order by l.kind, l.id, l.day desc nulls last, l.position desc
  ), movies as (
    insert into public.movie_ratings (id, user_id, movie_id, stars, created_at)
    select l.rating_id, p_import.user_id, l.id, l.stars, l.given_at
    from latest l where l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning id
  ), series as (
    insert into public.series_ratings (id, user_id, series_id, stars, created_at)
    select l.rating_id, p_import.user_id, l.id, l.stars, l.given_at
    from latest l where l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning id
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rating', a.id)
  from (select id from movies union all select id from series) a join latest l on l.rating_id = a.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (l.kind, l.id) l.position, l.kind, l.stars, g.id, g.stars as was
    from private.import_lines(p_import, p_slice, '{rating}') l
    join (
      select 'movie' as kind, m.movie_id as title_id, m.id, m.stars
      from public.movie_ratings m where m.user_id = p_import.user_id
      union all
      select 'tv', s.series_id, s.id, s.stars from public.series_ratings s where s.user_id = p_import.user_id
    ) g on g.kind = l.kind and g.title_id = l.id
    where l.stars is not null and not l.entry ?| '{episode,season}' and not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
        and not o.entry ?| '{episode,season}'
    )
    order by l.kind, l.id, l.day desc nulls last, l.position desc
  ), movies as (
    update public.movie_ratings g set stars = l.stars from latest l
    where l.kind = 'movie' and g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  ), series as (
    update public.series_ratings g set stars = l.stars from latest l
    where l.kind = 'tv' and g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rerated', c.id, 'was', c.was)
  from (select * from movies union all select * from series) c
  where r.import_id = p_import.id and r.position = c.position;
end
$$;
comment on function private.save_import_ratings(public.imports, integer[]) is
  'Gives stars where the person gave none, or over theirs where they want that.';
revoke all on function private.save_import_ratings(public.imports, integer[]) from public;

create or replace function private.save_import_reviews(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  with lines as materialized (
    select distinct on (l.kind, l.id, t.body) l.*, t.body, gen_random_uuid() as review_id,
      case when l.day is null then now() else l.at end as written_at
    from private.import_lines(p_import, p_slice, '{review}') l
    cross join lateral (select private.review_text(l.entry) as body) t
    -- Those of one's own stand; what this import has brought is none.
    where not exists (
      select from private.written_reviews g
      where g.user_id = p_import.user_id and g.kind = l.kind and g.title_id = l.id and (
        g.review = t.body or not exists (
          select from public.import_rows o
          where o.title_number = l.number and o.done ->> 'review' = g.id::text
        )
      )
    )
    order by l.kind, l.id, t.body, l.position
  ), movies as (
    insert into public.movie_reviews (id, user_id, movie_id, review, created_at, tells_end)
    select l.review_id, p_import.user_id, l.id, l.body, l.written_at, l.entry ? 'spoiler'
    from lines l where l.kind = 'movie' order by l.id
    returning id
  ), series as (
    insert into public.series_reviews (id, user_id, series_id, review, created_at, tells_end)
    select l.review_id, p_import.user_id, l.id, l.body, l.written_at, l.entry ? 'spoiler'
    from lines l where l.kind = 'tv' order by l.id
    returning id
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('review', a.id),
    reason = case when r.entry ? 'cut' then 'shortened' end
  from (select id from movies union all select id from series) a join lines l on l.review_id = a.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceReviews')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (l.kind, l.id) l.position, l.kind, t.body, g.id, g.review as was
    from private.import_lines(p_import, p_slice, '{review}') l
    cross join lateral (select private.review_text(l.entry) as body) t
    join private.written_reviews g on g.user_id = p_import.user_id and g.kind = l.kind and g.title_id = l.id
    where not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'review' or o.done ? 'rereviewed')
    ) and not exists (
      select from private.written_reviews s
      where s.user_id = p_import.user_id and s.kind = l.kind and s.title_id = l.id and s.review = t.body
    )
    order by l.kind, l.id, l.day desc nulls last, l.position desc, g.created_at desc, g.id
  ), movies as (
    update public.movie_reviews g set review = l.body from latest l
    where l.kind = 'movie' and g.id = l.id returning l.position, g.id, l.was
  ), series as (
    update public.series_reviews g set review = l.body from latest l
    where l.kind = 'tv' and g.id = l.id returning l.position, g.id, l.was
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('rereviewed', c.id, 'was', c.was),
    reason = case when r.entry ? 'cut' then 'shortened' end
  from (select * from movies union all select * from series) c
  where r.import_id = p_import.id and r.position = c.position;
end
$$;
comment on function private.save_import_reviews(public.imports, integer[]) is
  'Keeps reviews of titles the person has not reviewed, or over their latest where they want that.';
revoke all on function private.save_import_reviews(public.imports, integer[]) from public;

create or replace function private.save_import_series(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_episodes(p_import, p_slice);
  perform private.save_import_earlier(p_import, p_slice);
end
$$;
comment on function private.save_import_series(public.imports, integer[]) is
  'Follows series, and marks the episodes of rows and those before them that they mean.';
revoke all on function private.save_import_series(public.imports, integer[]) from public;

create or replace function private.save_import_slice(p_import public.imports, p_slice integer[])
  returns void
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
      or (t.title_kind = 'movie' and (r.what = 'follow' or r.entry ?| '{episode,season,byEpisode}'))
      -- Its number says an episode, and nobody knows which.
      or (r.entry ? 'byEpisode' and not r.entry ? 'episode')
      or (r.entry ->> 'season')::integer > 9999 or (r.entry #>> '{episode,season}')::integer > 9999 or (r.entry #>> '{episode,number}')::integer > 99999
      or (r.what = 'review' and private.review_text(r.entry) = '')
    );
  -- Up to an episode there is none of: up to the last one before it.
  update public.import_rows r
  set entry = r.entry || jsonb_build_object('episode', jsonb_build_object('season', l.season, 'number', l.number))
  from public.import_titles t
  cross join lateral (
    select (o.entry #>> '{episode,season}')::integer as season, (o.entry #>> '{episode,number}')::integer as number, o.position
    from public.import_rows o
    where o.import_id = p_import.id and o.title_number = t.number and o.position = any (p_slice) and o.state = 'waiting'
      and o.entry ? 'upTo' and o.entry ? 'episode'
  ) w
  cross join lateral (
    select e.season, e.number from public.episodes e
    where e.series_id = t.title_id and e.season > 0 and (e.season, e.number) <= (w.season, w.number)
    order by e.season desc, e.number desc limit 1
  ) l
  where t.import_id = p_import.id and t.title_kind = 'tv' and r.import_id = p_import.id and r.position = w.position
    and private.has_no_such_part(t.title_id, w.season, w.number);
  -- What its series has not, which knows all it has.
  update public.import_rows r set state = 'not_found', reason = 'episode'
  from public.import_titles t
  where t.number = r.title_number and r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting'
    and t.title_kind = 'tv' and r.entry ?| '{episode,season}' and private.has_no_such_part(
      t.title_id, coalesce(r.entry #>> '{episode,season}', r.entry ->> 'season')::integer,
      (r.entry #>> '{episode,number}')::integer
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
$$;
comment on function private.save_import_slice(public.imports, integer[]) is
  'Saves these rows of an import, all or none.';
revoke all on function private.save_import_slice(public.imports, integer[]) from public;

create or replace function private.save_import_viewings(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- All that the file says of these series is looked at together: which rows are viewings, and how many there are.
  with told as materialized (
    select r.position, t.title_id as id, (r.entry #>> '{episode,season}')::smallint as season,
      (r.entry #>> '{episode,number}')::integer as number, r.day, (r.entry ->> 'moment')::timestamptz as moment,
      coalesce((r.entry ->> 'again')::boolean, false) as again, (r.done ->> 'episode')::smallint as brought,
      r.state = 'waiting' and r.position = any (p_slice) as due
    from public.import_rows r join public.import_titles t on t.number = r.title_number
    where r.import_id = p_import.id and r.what in ('watch', 'watched') and r.entry ? 'episode'
      and r.state in ('waiting', 'imported', 'already') and t.state = 'clear' and t.title_kind = 'tv'
      and t.number in (
        select l.number from private.import_lines(p_import, p_slice, '{watch,watched}') l
        where l.kind = 'tv' and l.entry ? 'episode'
      )
  ), viewings as materialized (
    -- A day counts once, and what lies within the episode's own length; without a day each time it was seen again.
    select d.* from (
      select distinct on (o.id, o.season, o.number, o.day, case when o.day is null and o.again then o.position end) o.*,
        lag(o.moment) over (partition by o.id, o.season, o.number order by o.moment, o.position) as before,
        bool_or(o.day is not null or o.again) over (partition by o.id, o.season, o.number) as is_told
      from told o
      order by o.id, o.season, o.number, o.day, case when o.day is null and o.again then o.position end, o.position
    ) d
    left join public.episodes e on e.series_id = d.id and e.season = d.season and e.number = d.number
    where (d.day is not null or d.again or not d.is_told)
      and (d.moment is null or d.before is null or d.moment >= d.before + make_interval(mins => coalesce(e.minutes, 720)))
  ), held as materialized (
    select w.series_id as id, w.season, w.number, w.run, w.day, exists (
        select from told m
        where m.id = w.series_id and m.season = w.season and m.number = w.number and m.brought = w.run
      ) as brought
    from public.episode_watches w
    where w.user_id = p_import.user_id and (w.series_id, w.season, w.number) in (
      select v.id, v.season, v.number from viewings v
    )
  ), numbered as (
    -- What is the person's own already: of the same day, else the first ones of the file.
    select v.*, row_number() over (partition by v.id, v.season, v.number order by v.day nulls last, v.position) as nth
    from viewings v
    where not exists (
      select from held h
      where h.id = v.id and h.season = v.season and h.number = v.number and not h.brought and h.day = v.day
    )
  ), lines as (
    select n.*, f.run, row_number() over (partition by n.id, n.season, n.number order by n.nth) as place
    from numbered n
    join public.followed_series f on f.user_id = p_import.user_id and f.series_id = n.id
    where n.due and n.nth > (
      select count(*) from held h
      where h.id = n.id and h.season = n.season and h.number = n.number and not h.brought and not exists (
        select from viewings v
        where v.id = h.id and v.season = h.season and v.number = h.number and v.day = h.day
      )
    )
  ), free as (
    -- The present run comes first, so that all that was seen counts in it; then the lowest without the episode.
    select l.id, l.season, l.number, g.run,
      row_number() over (partition by l.id, l.season, l.number order by g.run <> l.run, g.run) as place
    from (select distinct o.id, o.season, o.number, o.run from lines o) l
    cross join generate_series(1, 99) as g (run)
    where not exists (
      select from held h where h.id = l.id and h.season = l.season and h.number = l.number and h.run = g.run
    )
  ), marked as (
    insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
    select p_import.user_id, l.id, g.run, l.season, l.number, l.day,
      private.import_time(l.day, p_import.started_at, l.position)
    from lines l
    join free g on g.id = l.id and g.season = l.season and g.number = l.number and g.place = l.place
    on conflict do nothing
    returning series_id, run, season, number, marked_at
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('episode', m.run, 'at', m.marked_at)
  from marked m
  join free g on g.id = m.series_id and g.season = m.season and g.number = m.number and g.run = m.run
  join lines l on l.id = g.id and l.season = g.season and l.number = g.number and l.place = g.place
  where r.import_id = p_import.id and r.position = l.position;
end
$$;
comment on function private.save_import_viewings(public.imports, integer[]) is
  'Marks episodes in the run the person is in, and what was watched again in runs beside it.';
revoke all on function private.save_import_viewings(public.imports, integer[]) from public;

create or replace function private.save_import_watches(p_import public.imports, p_slice integer[])
  returns void
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
    select l.*, l.what = 'watch' and l.day is not null as dated, (l.entry ->> 'moment')::timestamptz as moment,
      private.length_of(l.kind, l.id) as length
    from private.import_lines(p_import, p_slice, '{watch,watched}') l where not l.entry ? 'episode'
  ), viewings as (
    -- What one file tells twice of one viewing.
    select t.* from (
      select l.*, lag(l.moment) over (partition by l.kind, l.id, l.dated order by l.moment, l.position) as before
      from lines l
    ) t
    where not t.dated or t.moment is null or t.before is null or t.moment >= t.before + t.length
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
      from viewings l
    ) n
    where n.nth = 1
      -- A watch of some time only where there is none at all.
      and (n.dated or not n.has_day)
      and not exists (
        select from public.watches w
        where w.user_id = p_import.user_id and w.kind = n.kind and w.title_id = n.id
          and (not n.dated or w.day = n.day)
      )
      and (n.moment is null or not exists (
        select from private.same_viewing(p_import.user_id, n.kind, n.id, n.moment, n.day, n.length)
      ))
  ), added as (
    insert into public.watches as w (
      id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, stars, created_at
    )
    select f.watch_id, p_import.user_id, f.kind, f.id, f.title, f.poster_path, f.release_date, f.vote_average,
      case when f.dated then f.day end, f.again, f.stars, least(coalesce(f.moment, now()), now())
    from fresh f where f.place <= v_room
    returning w.id, private.print_of(w) as print
  )
  update public.import_rows r
  set state = case when f.place <= v_room then 'imported' else 'unreadable' end,
    reason = case when f.place > v_room then 'full' end,
    done = case when a.id is not null then jsonb_build_object('watch', a.id, 'print', a.print) end
  from fresh f left join added a on a.id = f.watch_id
  where r.import_id = p_import.id and r.position = f.position;
end
$$;
comment on function private.save_import_watches(public.imports, integer[]) is
  'Records watches of whole titles: one a day and one a viewing, or one of some time where the title has none.';
revoke all on function private.save_import_watches(public.imports, integer[]) from public;

create or replace function private.save_import_wishes(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
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
  with lines as materialized (
    select distinct on (l.what, l.kind, l.id) l.*
    from private.import_lines(p_import, p_slice, '{wish,favorite,dismissed}') l
    order by l.what, l.kind, l.id, l.position
  ), wished_movies as (
    insert into public.wishlists (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'wish' and l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'wish' as what, 'movie' as kind, movie_id as id, added_at as at
  ), favorite_movies as (
    insert into public.favorite_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'favorite' and l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'favorite' as what, 'movie' as kind, movie_id as id, favorited_at as at
  ), wished_series as (
    insert into public.tv_wishlists (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'wish' and l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'wish' as what, 'tv' as kind, series_id as id, added_at as at
  ), favorite_series as (
    insert into public.favorite_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'favorite' and l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'favorite' as what, 'tv' as kind, series_id as id, favorited_at as at
  ), dismissed as (
    insert into public.dismissed_titles (
      user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
    )
    select p_import.user_id, l.kind, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'dismissed' order by l.kind, l.id
    on conflict (user_id, kind, title_id) do nothing
    returning 'dismissed' as what, kind, title_id as id, dismissed_at as at
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object(g.what, g.at)
  from (
    select * from wished_movies union all select * from wished_series
    union all select * from favorite_movies union all select * from favorite_series
    union all select * from dismissed
  ) g join lines l on l.what = g.what and l.kind = g.kind and l.id = g.id
  where r.import_id = p_import.id and r.position = l.position;
end
$$;
comment on function private.save_import_wishes(public.imports, integer[]) is
  'Enters wishes, favorites and dismissed titles into their lists.';
revoke all on function private.save_import_wishes(public.imports, integer[]) from public;
