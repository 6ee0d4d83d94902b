-- What programs played, each play once: in the diary and the watched list for movies, as marked episodes for series.

create function private.thing_of(p_user uuid, p_kind text, p_title_id integer, p_season integer, p_number integer)
  returns int8range
  language sql immutable set search_path = ''
as $$
  select int8range(h, h, '[]') from (
    select hashtextextended(concat_ws(':', p_user::text, p_kind, p_title_id::text, p_season::text, p_number::text), 0) / 2
  ) t (h)
$$;
comment on function private.thing_of(uuid, text, integer, integer, integer) is
  'One number for a movie or an episode of one person, as a range, so that core PostgreSQL can exclude by it.';
revoke all on function private.thing_of(uuid, text, integer, integer, integer) from public;

create table public.plays (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  title_id integer not null,
  season smallint,
  number integer,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4, 2),
  at timestamptz not null,
  until_at timestamptz not null,
  day date not null,
  source text not null,
  device text,
  watch_id uuid,
  done jsonb not null default '{}',
  undone_at timestamptz,
  constraint plays_kind_known check (kind in ('movie', 'tv')),
  constraint plays_title_id_positive check (title_id > 0),
  constraint plays_place_whole check ((kind = 'tv') = (season is not null) and (season is null) = (number is null)),
  constraint plays_season_range check (season between 0 and 9999),
  constraint plays_number_range check (number between 0 and 99999),
  constraint plays_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint plays_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint plays_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint plays_vote_average_range check (vote_average between 0 and 10),
  constraint plays_at_sane check (at between '2000-01-01' and '2200-01-01'),
  constraint plays_span_sane check (until_at > at and until_at <= at + interval '24 hours'),
  constraint plays_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json')),
  constraint plays_device_length check (char_length(device) between 1 and 100),
  constraint plays_done_small check (pg_column_size(done) <= 4000),
  -- A play counts once, whoever says so how often: within its own length there is no other.
  constraint plays_once exclude using gist (
    private.thing_of(user_id, kind, title_id, season, number) with &&, tstzrange(at, until_at) with &&
  )
);
comment on table public.plays is
  'What another program played for somebody, each play once; it stays when its entry of the diary goes, so that the same
play is not noted again.';
comment on column public.plays.until_at is 'Until when the same is no other play: its own length, or half a day where that is not known.';
comment on column public.plays.watch_id is 'The entry of the diary; null for episodes, and for what stood there already.';
comment on column public.plays.done is 'What it changed, by which it is taken back.';
create index plays_by_time on public.plays (user_id, at desc);
create index plays_by_watch on public.plays (watch_id) where watch_id is not null;
create index plays_by_day on public.plays (user_id, title_id, day) where kind = 'tv';
alter table public.plays enable row level security;
grant select on public.plays to authenticated;
create policy "people see what was played for them" on public.plays for select to authenticated
  using ((select auth.uid()) = user_id);

create table public.play_progress (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  title_id integer not null,
  season smallint,
  number integer,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4, 2),
  percent smallint not null,
  at timestamptz not null,
  source text not null,
  primary key (user_id, kind, title_id),
  constraint play_progress_kind_known check (kind in ('movie', 'tv')),
  constraint play_progress_title_id_positive check (title_id > 0),
  constraint play_progress_place_whole check ((kind = 'tv') = (season is not null) and (season is null) = (number is null)),
  constraint play_progress_season_range check (season between 0 and 9999),
  constraint play_progress_number_range check (number between 0 and 99999),
  constraint play_progress_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint play_progress_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint play_progress_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint play_progress_vote_average_range check (vote_average between 0 and 10),
  constraint play_progress_percent_range check (percent between 1 and 99),
  constraint play_progress_at_sane check (at between '2000-01-01' and '2200-01-01'),
  constraint play_progress_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json'))
);
comment on table public.play_progress is 'How far somebody is in what they did not finish: one place for each title, the latest.';
alter table public.play_progress enable row level security;
grant select, delete on public.play_progress to authenticated;
create policy "people see how far they are" on public.play_progress for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people forget how far they are" on public.play_progress for delete to authenticated
  using ((select auth.uid()) = user_id);

create function private.day_of(p_user uuid, p_at timestamptz) returns date
  language plpgsql stable set search_path = ''
as $$
begin
  return (p_at at time zone coalesce(
    (select z.time_zone from public.time_zones z where z.user_id = p_user), 'UTC'
  ))::date;
exception when invalid_parameter_value then
  -- A zone nobody knows any more.
  return (p_at at time zone 'UTC')::date;
end
$$;
comment on function private.day_of(uuid, timestamptz) is 'The calendar day of a moment where a person is; UTC where nobody knows.';
revoke all on function private.day_of(uuid, timestamptz) from public;

create function private.apply_play(p_id uuid) returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_play public.plays;
  v_done jsonb := '{}';
  v_listed timestamptz;
  v_wish jsonb;
  v_state text;
  v_run smallint;
begin
  select * into v_play from public.plays p where p.id = p_id;
  if v_play.kind = 'movie' then
    -- The lock of the exchange between the lists, taken before they are read.
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_play.user_id::text, 0));
    -- What the person wrote down for the day is this very watch.
    if exists (select from public.watches w where w.user_id = v_play.user_id and w.kind = 'movie'
        and w.title_id = v_play.title_id and w.day = v_play.day and not exists (
          select from public.plays o where o.watch_id = w.id
        )) then
      return v_done;
    end if;
    -- Always before now, or the list would record a watch of its own.
    v_listed := least(v_play.at, now() - interval '1 millisecond');
    if exists (select from public.watched_movies w where w.user_id = v_play.user_id and w.movie_id = v_play.title_id) then
      v_listed := null;
    end if;
    insert into public.watches (
      id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, created_at, marked_at
    ) values (
      coalesce(v_play.watch_id, gen_random_uuid()), v_play.user_id, 'movie', v_play.title_id, v_play.title,
      v_play.poster_path, v_play.release_date, v_play.vote_average, v_play.day, exists (
        select from public.watches w where w.user_id = v_play.user_id and w.kind = 'movie'
          and w.title_id = v_play.title_id and (w.day is null or w.day <= v_play.day)
      ), v_play.at, v_listed
    ) returning jsonb_build_object('watch', id) into v_done;
    if v_listed is not null then
      select to_jsonb(w) into v_wish from public.wishlists w
      where w.user_id = v_play.user_id and w.movie_id = v_play.title_id;
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
      ) values (
        v_play.user_id, v_play.title_id, v_play.title, v_play.poster_path, v_play.release_date, v_play.vote_average,
        v_listed
      );
      v_done := v_done || jsonb_build_object('listed', v_listed);
      if v_wish is not null then
        v_done := v_done || jsonb_build_object('unwished', v_wish);
      end if;
    end if;
    delete from public.play_progress p
    where p.user_id = v_play.user_id and p.kind = 'movie' and p.title_id = v_play.title_id and p.at <= v_play.until_at;
    return v_done;
  end if;

  select f.state into v_state from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id for update;
  if v_state is null then
    insert into public.followed_series (user_id, series_id, series_name, series_poster_path)
    values (v_play.user_id, v_play.title_id, v_play.title, v_play.poster_path)
    on conflict (user_id, series_id) do nothing;
    if found then v_done := v_done || '{"followed": true}'; end if;
  elsif v_state <> 'watching' then
    -- Who watches a series that was paused or dropped goes on with it.
    update public.followed_series f set state = 'watching'
    where f.user_id = v_play.user_id and f.series_id = v_play.title_id;
    v_done := v_done || jsonb_build_object('was', v_state);
  end if;
  select f.run into v_run from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  values (v_play.user_id, v_play.title_id, v_run, v_play.season, v_play.number, v_play.day, v_play.at)
  on conflict do nothing;
  if found then v_done := v_done || jsonb_build_object('run', v_run); end if;
  delete from public.play_progress p
  where p.user_id = v_play.user_id and p.kind = 'tv' and p.title_id = v_play.title_id and p.at <= v_play.until_at;
  return v_done;
end
$$;
comment on function private.apply_play(uuid) is
  'Enters a play where it belongs and answers what that changed; nothing but what the person noted already.';
revoke all on function private.apply_play(uuid) from public;

create function private.count_play(p_delivery private.deliveries, p_source text, p_play jsonb, p_place jsonb)
  returns uuid
  language plpgsql set search_path = ''
as $$
declare
  v_title constant jsonb := p_play -> 'title';
  v_id uuid;
  v_done jsonb;
  v_minutes constant integer := (p_play ->> 'minutes')::integer;
  v_day constant date := private.day_of(p_delivery.user_id, p_delivery.at);
begin
  -- Ticked by hand in the program, on the day on which it was played: told twice.
  if (p_delivery.play ->> 'byHand')::boolean and exists (
    select from public.plays p
    where p.user_id = p_delivery.user_id and p.kind = v_title ->> 'kind' and p.title_id = (v_title ->> 'id')::integer
      and p.day = v_day and p.season is not distinct from (p_place ->> 'season')::smallint
      and p.number is not distinct from (p_place ->> 'number')::integer
  ) then
    return null;
  end if;
  insert into public.plays (
    user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, at, until_at, day, source,
    device
  ) values (
    p_delivery.user_id, v_title ->> 'kind', (v_title ->> 'id')::integer, (p_place ->> 'season')::smallint,
    (p_place ->> 'number')::integer, v_title ->> 'title', v_title ->> 'posterPath', (v_title ->> 'date')::date,
    (v_title ->> 'voteAverage')::numeric, p_delivery.at,
    p_delivery.at + make_interval(mins => least(greatest(coalesce(v_minutes, 720), 1), 1440)), v_day, p_source,
    p_delivery.play ->> 'device'
  )
  on conflict on constraint plays_once do nothing
  returning id into v_id;
  if v_id is null then
    return null;
  end if;
  v_done := private.apply_play(v_id);
  update public.plays p set done = v_done, watch_id = (v_done ->> 'watch')::uuid where p.id = v_id;
  return v_id;
end
$$;
comment on function private.count_play(private.deliveries, text, jsonb, jsonb) is
  'Counts a play of {title, minutes}, of the episode at {season, number} where it is one; null when it was counted before.';
revoke all on function private.count_play(private.deliveries, text, jsonb, jsonb) from public;

create function private.keep_play_progress(p_delivery private.deliveries, p_source text, p_play jsonb) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_title constant jsonb := p_play -> 'title';
  v_kept boolean;
begin
  -- What was watched to its end since is not gone on with.
  if exists (
    select from public.plays p
    where p.user_id = p_delivery.user_id and p.kind = v_title ->> 'kind' and p.title_id = (v_title ->> 'id')::integer
      and p.season is not distinct from (p_play #>> '{episodes,0,season}')::smallint
      and p.number is not distinct from (p_play #>> '{episodes,0,number}')::integer
      and p.until_at > p_delivery.at
  ) then
    return false;
  end if;
  insert into public.play_progress as g (
    user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, percent, at, source
  ) values (
    p_delivery.user_id, v_title ->> 'kind', (v_title ->> 'id')::integer, (p_play #>> '{episodes,0,season}')::smallint,
    (p_play #>> '{episodes,0,number}')::integer, v_title ->> 'title', v_title ->> 'posterPath',
    (v_title ->> 'date')::date, (v_title ->> 'voteAverage')::numeric, (p_play ->> 'percent')::smallint, p_delivery.at,
    p_source
  )
  on conflict (user_id, kind, title_id) do update set season = excluded.season, number = excluded.number,
    percent = excluded.percent, at = excluded.at, source = excluded.source, title = excluded.title,
    poster_path = excluded.poster_path
  where g.at <= excluded.at
  returning true into v_kept;
  delete from public.play_progress p using (
    select o.kind, o.title_id from public.play_progress o where o.user_id = p_delivery.user_id
    order by o.at desc, o.kind, o.title_id offset 200
  ) old
  where p.user_id = p_delivery.user_id and p.kind = old.kind and p.title_id = old.title_id;
  return coalesce(v_kept, false);
end
$$;
comment on function private.keep_play_progress(private.deliveries, text, jsonb) is
  'Keeps how far somebody is, unless something later is known; of two hundred titles at most, the latest.';
revoke all on function private.keep_play_progress(private.deliveries, text, jsonb) from public;

create function private.rate_played(p_delivery private.deliveries, p_title jsonb, p_stars smallint) returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_given boolean;
begin
  -- The later of two opinions counts: one given here since stays.
  if p_title ->> 'kind' = 'movie' then
    insert into public.movie_ratings as g (user_id, movie_id, rating, created_at)
    values (p_delivery.user_id, (p_title ->> 'id')::integer, p_stars, p_delivery.at)
    on conflict (user_id, movie_id) do update set rating = excluded.rating
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.rating <> excluded.rating
    returning true into v_given;
  else
    insert into public.series_ratings as g (user_id, series_id, rating, created_at)
    values (p_delivery.user_id, (p_title ->> 'id')::integer, p_stars, p_delivery.at)
    on conflict (user_id, series_id) do update set rating = excluded.rating
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.rating <> excluded.rating
    returning true into v_given;
  end if;
  return coalesce(v_given, false);
end
$$;
comment on function private.rate_played(private.deliveries, jsonb, smallint) is 'Gives the stars somebody gave in the program.';
revoke all on function private.rate_played(private.deliveries, jsonb, smallint) from public;

create function public.settle_delivery(p_number bigint, p_result jsonb) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_delivery private.deliveries;
  v_source text;
  v_outcome text := p_result ->> 'outcome';
  v_place jsonb;
  v_play uuid;
  v_plays uuid[] := '{}';
begin
  select d.* into v_delivery from private.deliveries d where d.number = p_number and d.state = 'waiting' for update;
  if not found then
    return null;
  end if;
  -- Two deliveries of one play are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('plays:' || v_delivery.user_id::text, 0));
  select c.source into v_source from public.connections c where c.id = v_delivery.connection_id;
  begin
    case v_outcome
      when 'counted' then
        for v_place in
          select e from jsonb_array_elements(case when jsonb_array_length(p_result -> 'episodes') = 0
            then '[null]'::jsonb else p_result -> 'episodes' end) e
        loop
          v_play := private.count_play(v_delivery, v_source, p_result, nullif(v_place, 'null'));
          if v_play is not null then v_plays := v_plays || v_play; end if;
        end loop;
        if not exists (select from public.plays p where p.id = any (v_plays) and p.done ?| '{watch,run}') then
          v_outcome := case when v_plays = '{}' then 'repeated' else 'noted' end;
        end if;
      when 'progress' then
        if not private.keep_play_progress(v_delivery, v_source, p_result) then v_outcome := 'later'; end if;
      when 'rated' then
        if not private.rate_played(v_delivery, p_result -> 'title', (p_result ->> 'stars')::smallint) then
          v_outcome := 'rating';
        end if;
      else null;
    end case;
  exception when check_violation then
    -- What the tables do not take (a full diary, two thousand series) ends the delivery, and stops no other.
    v_outcome := 'refused';
    v_plays := '{}';
  end;
  update private.deliveries d
  set state = case when v_outcome = 'doubtful' then 'doubtful' else 'done' end, outcome = v_outcome,
    title = coalesce(nullif(p_result -> 'title', 'null'), d.title),
    candidates = coalesce(p_result -> 'candidates', '[]'), done = v_plays,
    play = case when p_result ? 'episodes' and jsonb_array_length(p_result -> 'episodes') > 0
      then d.play || jsonb_build_object('episodes', p_result -> 'episodes') else d.play end
      || case when p_result ? 'percent' then jsonb_build_object('percent', p_result -> 'percent') else '{}' end
  where d.number = p_number;
  return v_outcome;
end
$$;
comment on function public.settle_delivery(bigint, jsonb) is
  'Ends a delivery that waits, in one transaction with what it changes: {outcome, title, episodes, minutes, percent, stars,
candidates}. Answers what became of it; null when it waits no more.';
revoke all on function public.settle_delivery(bigint, jsonb) from public;
grant execute on function public.settle_delivery(bigint, jsonb) to service_role;

create function public.trim_deliveries() returns integer
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.deliveries d using (
      select o.number, o.state, o.received_at, row_number() over (
        partition by o.connection_id, o.state order by o.number desc
      ) as place
      from private.deliveries o
    ) k
    where d.number = k.number and (
      k.state = 'done' and k.place > 50
      or k.state in ('nobody', 'doubtful') and (k.place > 500 or k.received_at < now() - interval '60 days')
    )
    returning 1
  ), stale as (
    delete from public.play_progress p where p.at < now() - interval '60 days' returning 1
  )
  select ((select count(*) from gone) + (select count(*) from stale))::integer
$$;
comment on function public.trim_deliveries() is
  'Forgets deliveries but the last fifty of each connection that are done, those that waited sixty days for a word of their
person, and how far somebody was as long ago.';
revoke all on function public.trim_deliveries() from public;
grant execute on function public.trim_deliveries() to service_role;

create function public.undo_play(p_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_play public.plays;
begin
  update public.plays p set undone_at = now()
  where p.id = p_id and p.user_id = auth.uid() and p.undone_at is null
  returning * into v_play;
  if not found then
    return false;
  end if;
  if v_play.kind = 'movie' then
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_play.user_id::text, 0));
    delete from public.watches w where w.id = v_play.watch_id and w.user_id = v_play.user_id;
    -- What has left the list since, or entered it anew, stays as it is. Entering the wishlist takes it from there.
    delete from public.watched_movies w
    where w.user_id = v_play.user_id and w.movie_id = v_play.title_id
      and w.watched_at = (v_play.done ->> 'listed')::timestamptz;
    if found and v_play.done ? 'unwished' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      )
      select v_play.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date,
        w.movie_vote_average, w.added_at
      from jsonb_populate_record(null::public.wishlists, v_play.done -> 'unwished') w
      on conflict do nothing;
    end if;
    return true;
  end if;
  delete from public.episode_watches w
  where w.user_id = v_play.user_id and w.series_id = v_play.title_id and w.run = (v_play.done ->> 'run')::smallint
    and w.season = v_play.season and w.number = v_play.number and w.marked_at = v_play.at;
  delete from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id and (v_play.done ->> 'followed')::boolean
    and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
  update public.followed_series f set state = v_play.done ->> 'was'
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id and v_play.done ? 'was' and f.state = 'watching';
  return true;
end
$$;
comment on function public.undo_play(uuid) is
  'Takes back what a play of the caller''s changed, where it is as it was then. The play stays known: told again, it is not
noted again. False when there is none, or it was taken back before.';
revoke all on function public.undo_play(uuid) from public;
grant execute on function public.undo_play(uuid) to authenticated;

create function public.redo_play(p_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_done jsonb;
begin
  update public.plays p set undone_at = null
  where p.id = p_id and p.user_id = auth.uid() and p.undone_at is not null;
  if not found then
    return false;
  end if;
  v_done := private.apply_play(p_id);
  update public.plays p set done = v_done, watch_id = coalesce((v_done ->> 'watch')::uuid, p.watch_id) where p.id = p_id;
  return true;
end
$$;
comment on function public.redo_play(uuid) is 'Enters a play of the caller''s again that was taken back; false when there is none.';
revoke all on function public.redo_play(uuid) from public;
grant execute on function public.redo_play(uuid) to authenticated;

create function public.diary_plays(p_entries text[])
  returns table (entry text, play uuid, source text, device text)
  language sql stable set search_path = ''
as $$
  select p.watch_id::text, p.id, p.source, p.device
  from public.plays p
  where p.user_id = (select auth.uid()) and p.undone_at is null and p.watch_id = any (
    select e::uuid from unnest(p_entries[1:200]) e where e ~ '^[0-9a-f-]{36}$'
  )
  union all
  select distinct on (e.entry) e.entry, null, p.source, p.device
  from (
    select n as entry, split_part(n, ':', 2)::integer as series_id, split_part(n, ':', 3)::date as day
    from unnest(p_entries[1:200]) n where n ~ '^series:\d{1,9}:\d{4}-\d\d-\d\d$'
  ) e
  join public.plays p on p.user_id = (select auth.uid()) and p.kind = 'tv' and p.title_id = e.series_id and p.day = e.day
    and p.undone_at is null and p.done ? 'run'
  order by 1, 2
$$;
comment on function public.diary_plays(text[]) is
  'Which of these entries of the caller''s diary another program noted, which one, and where it played.';
revoke all on function public.diary_plays(text[]) from public;
grant execute on function public.diary_plays(text[]) to authenticated;
