-- What somebody said of a name holds where the numbers of a play say nothing; and what was watched since, in another
-- program or here, is not gone on with.

create or replace function public.waiting_deliveries(p_limit integer default 20) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', d.number, 'event', d.event, 'at', d.at, 'source', d.source, 'play', d.play,
    'chosen', d.title, 'named', d.named, 'leftOut', d.left_out
  ) order by d.number), '[]')
  from (
    select w.*, c.source, n.title as named, n.user_id is not null and n.title is null as left_out
    from private.deliveries w
    join public.connections c on c.id = w.connection_id
    left join public.play_names n on n.user_id = w.user_id and n.kind = w.play ->> 'kind'
      and n.name = w.play ->> 'words' and n.year = coalesce((w.play ->> 'year')::smallint, 0)
    where w.state = 'waiting' and w.next_at <= now()
    order by w.number
    limit least(greatest(p_limit, 1), 200)
  ) d
$$;
comment on function public.waiting_deliveries(integer) is
  'The deliveries whose turn it is, the earliest first, each with the title its person chose for it, and with what they said
of its name.';

create or replace function private.apply_play(p_id uuid) returns jsonb
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
  delete from public.play_progress p
  where p.user_id = v_play.user_id and p.kind = v_play.kind and p.title_id = v_play.title_id and p.at <= v_play.until_at;
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
  return v_done;
end
$$;

create function public.unfinished_plays(p_since date, p_limit integer)
  returns table (
    kind text, title_id integer, title text, poster_path text, season smallint, number integer, percent smallint
  )
  language sql stable set search_path = ''
as $$
  select p.kind, p.title_id, p.title, p.poster_path, p.season, p.number, p.percent from public.play_progress p
  where p.user_id = (select auth.uid()) and p.at >= p_since
    and not exists (
      select from public.watched_movies w
      where p.kind = 'movie' and w.user_id = p.user_id and w.movie_id = p.title_id and w.watched_at >= p.at
    )
    and not exists (
      select from public.watches w
      where p.kind = 'movie' and w.user_id = p.user_id and w.kind = 'movie' and w.title_id = p.title_id
        -- The day of the person is at most one before that of UTC.
        and w.created_at >= p.at and w.day >= (p.at at time zone 'UTC')::date - 1
    )
    and not exists (
      select from public.episode_watches e
      where p.kind = 'tv' and e.user_id = p.user_id and e.series_id = p.title_id and e.season = p.season
        and e.number = p.number and e.marked_at >= p.at
    )
  order by p.at desc, p.title_id
  limit least(greatest(p_limit, 0), 200)
$$;
comment on function public.unfinished_plays(date, integer) is
  'What the caller did not finish since a day, the latest first; without what they marked as watched since.';
revoke all on function public.unfinished_plays(date, integer) from public;
grant execute on function public.unfinished_plays(date, integer) to authenticated;
