-- Marking episodes as watched: one, a season, or all up to one, each in one statement, and taking it back.

create function public.mark_episodes(
  p_series_id integer,
  p_series_name text,
  p_series_poster_path text,
  p_scope text,
  p_season integer,
  p_number integer,
  p_today date,
  p_day date default null
) returns table (marked integer, marked_at timestamptz, was text)
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_run smallint;
  v_was text;
  v_marked integer;
begin
  if p_scope not in ('episode', 'season', 'upTo') then
    raise exception 'The scope must be episode, season or upTo' using errcode = '22023';
  end if;
  select f.state into v_was from public.followed_series f
  where f.user_id = v_user and f.series_id = p_series_id for update;
  if v_was is null then
    insert into public.followed_series (user_id, series_id, series_name, series_poster_path)
    values (v_user, p_series_id, p_series_name, p_series_poster_path)
    on conflict (user_id, series_id) do nothing;
  else
    -- Who watches a series that was paused or dropped goes on with it.
    update public.followed_series f set state = 'watching'
    where f.user_id = v_user and f.series_id = p_series_id and f.state <> 'watching';
  end if;
  select f.run into v_run from public.followed_series f where f.user_id = v_user and f.series_id = p_series_id;

  insert into public.episode_watches (user_id, series_id, run, season, number, day)
  select v_user, p_series_id, v_run, e.season, e.number, p_day
  from public.episodes e join public.series_facts s on s.series_id = e.series_id
  where e.series_id = p_series_id
    and case p_scope
      when 'season' then e.season = p_season
      when 'upTo' then e.season > 0 and (e.season, e.number) <= (p_season, p_number)
      else false
    end
    and coalesce(e.air_date <= p_today, s.ended)
  union all
  -- One by itself needs no date, and may be marked before its season is known here.
  select v_user, p_series_id, v_run, p_season, p_number, p_day
  where p_scope = 'episode' and not exists (
    select from public.episodes e
    where e.series_id = p_series_id and e.season = p_season and e.number = p_number and e.air_date > p_today
  )
  on conflict do nothing;
  get diagnostics v_marked = row_count;
  return query select v_marked, now(), v_was;
end
$$;
comment on function public.mark_episodes(integer, text, text, text, integer, integer, date, date) is
  'Marks an episode, a season, or all episodes up to one (specials excluded) as watched in the present run, and follows the
series. Of several only what has been on air by p_today; a single one unless its date lies ahead. Answers how many were
new, the time they share, and the state before (null when the series was not followed).';

create function public.take_back_marks(p_series_id integer, p_marked_at timestamptz, p_was text default null)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_count integer;
begin
  delete from public.episode_watches w
  where w.user_id = v_user and w.series_id = p_series_id and w.marked_at = p_marked_at;
  get diagnostics v_count = row_count;
  if p_was is null then
    delete from public.followed_series f
    where f.user_id = v_user and f.series_id = p_series_id and f.followed_at = p_marked_at;
  else
    update public.followed_series f set state = p_was
    where f.user_id = v_user and f.series_id = p_series_id and f.state <> p_was;
  end if;
  return v_count;
end
$$;
comment on function public.take_back_marks(integer, timestamptz, text) is
  'Takes back exactly what one call of mark_episodes has done, and answers how many episodes that were.';

create function public.unmark_episodes(p_series_id integer, p_season integer, p_number integer default null)
  returns jsonb
  language sql set search_path = ''
as $$
  with gone as (
    delete from public.episode_watches w
    where w.user_id = auth.uid() and w.series_id = p_series_id and w.season = p_season
      and (p_number is null or w.number = p_number)
      and w.run = coalesce(
        (select f.run from public.followed_series f where f.user_id = auth.uid() and f.series_id = p_series_id),
        (select max(o.run) from public.episode_watches o where o.user_id = auth.uid() and o.series_id = p_series_id)
      )
    returning w.run, w.season, w.number, w.day, w.marked_at
  ), acts as (
    select jsonb_build_object(
      'run', run, 'season', season, 'day', day, 'marked_at', marked_at, 'numbers', jsonb_agg(number order by number)
    ) as act
    from gone group by run, season, day, marked_at
  )
  select coalesce(jsonb_agg(act), '[]') from acts
$$;
comment on function public.unmark_episodes(integer, integer, integer) is
  'Unmarks an episode, or a whole season without a number, in the present run; answers what restore_episodes takes.';

create function public.restore_episodes(p_series_id integer, p_acts jsonb) returns integer
  language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select auth.uid(), p_series_id, a.run, a.season, n.number::integer, a.day, a.marked_at
  from jsonb_to_recordset(p_acts) as a (run smallint, season smallint, day date, marked_at timestamptz, numbers jsonb)
  cross join lateral jsonb_array_elements_text(a.numbers) as n (number)
  on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;
comment on function public.restore_episodes(integer, jsonb) is
  'Marks again what unmark_episodes has answered, with the days and times it had.';

create function public.start_run(p_series_id integer) returns smallint
  language sql set search_path = ''
as $$
  update public.followed_series f set run = f.run + 1, state = 'watching'
  where f.user_id = auth.uid() and f.series_id = p_series_id and exists (
    select from public.episode_watches w
    where w.user_id = f.user_id and w.series_id = f.series_id and w.run = f.run
  )
  returning f.run
$$;
comment on function public.start_run(integer) is
  'Begins to watch a followed series again: nothing of it is watched in the new run, which is answered; null when nothing
was watched in the present one.';

revoke all on function public.mark_episodes(integer, text, text, text, integer, integer, date, date) from public;
revoke all on function public.take_back_marks(integer, timestamptz, text) from public;
revoke all on function public.unmark_episodes(integer, integer, integer) from public;
revoke all on function public.restore_episodes(integer, jsonb) from public;
revoke all on function public.start_run(integer) from public;
grant execute on function public.mark_episodes(integer, text, text, text, integer, integer, date, date)
  to authenticated;
grant execute on function public.take_back_marks(integer, timestamptz, text) to authenticated;
grant execute on function public.unmark_episodes(integer, integer, integer) to authenticated;
grant execute on function public.restore_episodes(integer, jsonb) to authenticated;
grant execute on function public.start_run(integer) to authenticated;
