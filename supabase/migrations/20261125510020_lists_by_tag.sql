-- Lists, diary and numbers narrowed to what has a tag. The titles of tags and notes are kept as those of lists are.

CREATE OR REPLACE FUNCTION public.refresh_title(p_kind text, p_id integer, p_title text DEFAULT NULL::text, p_poster_path text DEFAULT NULL::text, p_date date DEFAULT NULL::date, p_vote_average numeric DEFAULT NULL::numeric)
 RETURNS integer
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO ''
AS $function$
declare
  lists text[] := case p_kind
    when 'movie' then array['wishlists', 'watched_movies', 'favorite_movies']
    when 'tv' then array['tv_wishlists', 'watched_tv_series', 'favorite_tv_series']
  end;
  list text;
  touched integer := 0;
begin
  if lists is null then
    raise exception 'kind must be movie or tv' using errcode = 'invalid_parameter_value';
  end if;
  foreach list in array lists loop
    touched := touched + private.refresh_list_rows(
      list, case p_kind when 'movie' then 'movie' else 'series' end,
      p_id, p_title, p_poster_path, p_date, p_vote_average
    );
  end loop;
  foreach list in array array['watches', 'list_items', 'dismissed_titles', 'profile_favorites', 'title_tags', 'private_notes'] loop
    touched := touched + private.refresh_kept_rows(
      list, p_kind, p_id, p_title, p_poster_path, p_date, p_vote_average
    );
  end loop;
  if p_kind = 'movie' then
    update public.movie_reminders
    set refreshed_at = now(),
      movie_title = coalesce(p_title, movie_title),
      movie_poster_path = case when p_title is null then movie_poster_path else p_poster_path end
    where movie_id = p_id;
    -- Where a country's day is known, the reminder follows that one instead (follow_releases).
    perform private.move_reminders(jsonb_agg(to_jsonb(r) || jsonb_build_object('remind_on', p_date)))
    from public.movie_reminders r
    where r.movie_id = p_id and r.release is null and p_date is not null;
  end if;
  return touched;
end
$function$;
comment on function public.refresh_title(text,integer,text,text,date,numeric) is 'Writes what the catalogue says now into every saved copy of a title and returns how many rows of lists, diaries,
dismissed titles, pages of people, tags and notes that was; without a title (the catalogue has it no more) only the time of the look
moves. A reminder of which no country''s day is known moves to a changed release date, as move_reminders does.';
grant execute on function public.refresh_title(text,integer,text,text,date,numeric) to service_role;

CREATE OR REPLACE FUNCTION public.stale_titles(p_older_than timestamp with time zone, p_limit integer DEFAULT 100)
 RETURNS TABLE(kind text, title_id integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  select t.kind, t.title_id
  from (
    select 'movie' as kind, movie_id as title_id, refreshed_at from public.wishlists
    union all select 'movie', movie_id, refreshed_at from public.watched_movies
    union all select 'movie', movie_id, refreshed_at from public.favorite_movies
    union all select 'movie', movie_id, refreshed_at from public.movie_reminders where sent_at is null
    union all select 'tv', series_id, refreshed_at from public.tv_wishlists
    union all select 'tv', series_id, refreshed_at from public.watched_tv_series
    union all select 'tv', series_id, refreshed_at from public.favorite_tv_series
    union all select w.kind, w.title_id, w.refreshed_at from public.watches w
    union all select d.kind, d.title_id, d.refreshed_at from public.dismissed_titles d
    union all select i.kind, i.title_id, i.refreshed_at from public.list_items i
    union all select f.kind, f.title_id, f.refreshed_at from public.profile_favorites f
    union all select g.kind, g.title_id, g.refreshed_at from public.title_tags g
    union all select n.kind, n.title_id, n.refreshed_at from public.private_notes n
  ) t
  where t.refreshed_at < p_older_than
  group by t.kind, t.title_id
  order by min(t.refreshed_at), t.kind, t.title_id
  limit least(greatest(p_limit, 1), 1000)
$function$;
comment on function public.stale_titles(timestamp with time zone,integer) is 'Saved titles whose stored columns were last compared with the catalogue before that time, oldest first.';
grant execute on function public.stale_titles(timestamp with time zone,integer) to service_role;

CREATE OR REPLACE FUNCTION private.kept_titles()
 RETURNS TABLE(kind text, title_id integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'movie', movie_id from public.wishlists
  union select 'movie', movie_id from public.watched_movies
  union select 'movie', movie_id from public.favorite_movies
  union select 'tv', series_id from public.tv_wishlists
  union select 'tv', series_id from public.watched_tv_series
  union select 'tv', series_id from public.favorite_tv_series
  union select 'movie', movie_id from public.movie_ratings
  union select 'tv', series_id from public.series_ratings
  union select 'tv', series_id from public.part_ratings
  union select kind, title_id from public.watches
  union select 'tv', series_id from public.episode_watches
  union select kind, title_id from public.title_tags
  union select kind, title_id from public.private_notes
$function$;
comment on function private.kept_titles() is 'Every title that somebody keeps, each once.';

create view public.wishlists_by_tag with (security_invoker = true) as
  select w.*, t.key as tag
  from public.wishlists_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'movie' and t.title_id = w.movie_id;
comment on view public.wishlists_by_tag is 'The rows of wishlists_view, once for each tag of their title.';
grant select on public.wishlists_by_tag to authenticated;

create view public.tv_wishlists_by_tag with (security_invoker = true) as
  select w.*, t.key as tag
  from public.tv_wishlists_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'tv' and t.title_id = w.series_id;
comment on view public.tv_wishlists_by_tag is 'The rows of tv_wishlists_view, once for each tag of their title.';
grant select on public.tv_wishlists_by_tag to authenticated;

create view public.watched_movies_by_tag with (security_invoker = true) as
  select w.*, t.key as tag
  from public.watched_movies_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'movie' and t.title_id = w.movie_id;
comment on view public.watched_movies_by_tag is 'The rows of watched_movies_view, once for each tag of their title.';
grant select on public.watched_movies_by_tag to authenticated;

create view public.watched_tv_series_by_tag with (security_invoker = true) as
  select w.*, t.key as tag
  from public.watched_tv_series_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'tv' and t.title_id = w.series_id;
comment on view public.watched_tv_series_by_tag is 'The rows of watched_tv_series_view, once for each tag of their title.';
grant select on public.watched_tv_series_by_tag to authenticated;

drop function public.diary_entries(text, date, date, boolean, integer, integer, integer);
CREATE OR REPLACE FUNCTION public.diary_entries(p_kind text DEFAULT NULL::text, p_since date DEFAULT NULL::date, p_until date DEFAULT NULL::date, p_undated boolean DEFAULT false, p_from integer DEFAULT 0, p_size integer DEFAULT 30, p_of_each_day integer DEFAULT NULL::integer, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(id text, kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric, day date, again boolean, note text, created_at timestamp with time zone, marked_at timestamp with time zone, stars real, title_stars real, episodes integer, first_episodes jsonb, of_day integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
 SET work_mem TO '16MB'
AS $function$
  with bound as (
    select coalesce(p_since, '1900-01-01') as since, coalesce(p_until, '2200-01-01') as until,
      -- What is shown of each day takes all of the time it is asked for; a page no more than what stands before its end.
      case when p_of_each_day is null then greatest(p_from, 0) + least(p_size, 200) end as enough
  ),
  dated as materialized (
    (
      select w.id, null::integer as series_id, w.day, w.created_at, null::integer as episodes, false as again
      from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind) and not p_undated
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and w.day >= (select b.since from bound b) and w.day <= (select b.until from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    (
      -- Whole days, because within one the order is another.
      select null, d.series_id, d.day, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
      from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and not p_undated
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
        and d.day >= (select b.since from bound b) and d.day <= (select b.until from bound b)
      group by d.day, d.series_id
      order by d.day desc
      fetch first (select coalesce(b.enough, 1000000) from bound b) rows with ties
    )
  ),
  -- What has no day stands behind all that has one, and is read where that does not fill the page.
  undated as materialized (
    (
      select w.id, null::integer as series_id, w.day, w.created_at, null::integer as episodes, false as again
      from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind) and w.day is null
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and p_since is null and p_of_each_day is null
        and (select count(*) from dated) < (select b.enough from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    select null, d.series_id, null, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
    from public.episode_watches d
    where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and d.day is null
      and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
      and p_since is null and p_of_each_day is null
      and (select count(*) from dated) < (select b.enough from bound b)
    group by d.series_id
  ),
  entry as (
    select e.*, coalesce(e.id::text, 'series:' || e.series_id || ':' || coalesce(e.day::text, 'none')) as key
    from (select * from dated union all select * from undated) e
  ),
  placed as (
    select e.*, count(*) over (partition by e.day)::integer as of_day,
      row_number() over (partition by e.day order by e.created_at desc, e.key) as place
    from entry e
  ),
  shown as materialized (
    select p.* from placed p
    where p_of_each_day is null or p.place <= p_of_each_day
    order by p.day desc nulls last, p.created_at desc, p.key
    limit least(p_size, 200) offset greatest(p_from, 0)
  )
  select * from (
    select s.key, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average, w.day, w.again, w.note,
      w.created_at, w.marked_at, w.stars, w.title_stars, null::integer, null::jsonb, s.of_day
    from shown s join public.watches_view w on w.id = s.id
    union all
    select s.key, 'tv', s.series_id, coalesce(f.series_name, o.series_name), coalesce(f.series_poster_path,
      o.series_poster_path), null, null, s.day, s.again, null, s.created_at, null, null, r.stars, s.episodes, e.first, s.of_day
    from shown s
    left join public.series_facts f on f.series_id = s.series_id
    left join public.followed_series o on o.user_id = (select auth.uid()) and o.series_id = s.series_id
    left join public.series_ratings r on r.user_id = (select auth.uid()) and r.series_id = s.series_id
    cross join lateral (
      select jsonb_agg(jsonb_build_array(n.season, n.number, g.stars) order by n.season, n.number) as first
      from (
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day = s.day
        union
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day is null and s.day is null
        order by 1, 2
        limit 20
      ) n
      left join public.part_ratings g on g.user_id = (select auth.uid()) and g.series_id = s.series_id
        and g.season = n.season and g.number = n.number
    ) e
    where s.series_id is not null
  ) e (
    id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars, title_stars,
    episodes, first_episodes, of_day
  )
  order by e.day desc nulls last, e.created_at desc, e.id
$function$;
comment on function public.diary_entries(text,date,date,boolean,integer,integer,integer,text) is 'Entries of the caller''s diary in its order: the latest day first, what has no day last. Of days from p_since to p_until,
of no day (p_undated), or of all, of titles with a tag (its key) where one is named; at most 200 from p_from on, or so many of each day, with how many that day has among
those read. An entry is a watch of a title with its own stars and those of the title, or (episodes is how many, first_episodes the first twenty as season, number
and the stars they were given) all of one series on one day.';
grant execute on function public.diary_entries(text,date,date,boolean,integer,integer,integer,text) to authenticated;

drop function public.diary_months(text);
CREATE OR REPLACE FUNCTION public.diary_months(p_kind text DEFAULT NULL::text, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(month date, entries integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select date_trunc('month', e.day)::date, sum(e.entries)::integer
  from (
    select w.day, count(*) as entries
    from public.watches w
    where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
      and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
    group by w.day
    union all
    select s.day, count(*)
    from (
      select distinct d.day, d.series_id from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
    ) s
    group by s.day
  ) e
  group by 1
  order by 1 desc nulls last
$function$;
comment on function public.diary_months(text,text) is 'How many entries the diary has in each month, the latest first; those without a day last, under no month. Episodes of
one series on one day are one entry. Of titles with a tag (its key) where one is named.';
grant execute on function public.diary_months(text,text) to authenticated;

drop function public.count_diary_day(date, text);
CREATE OR REPLACE FUNCTION public.count_diary_day(p_day date DEFAULT NULL::date, p_kind text DEFAULT NULL::text, p_tag text DEFAULT NULL::text)
 RETURNS integer
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select (
    (
      select count(*) from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and (w.day = p_day or p_day is null and w.day is null)
    ) + (
      select count(distinct d.series_id) from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
        and (d.day = p_day or p_day is null and d.day is null)
    )
  )::integer
$function$;
comment on function public.count_diary_day(date,text,text) is 'How many entries the diary has on a day, or (null) on none, of titles with a tag (its key) where one is named.';
grant execute on function public.count_diary_day(date,text,text) to authenticated;

drop function private.watched_ever(uuid);
CREATE OR REPLACE FUNCTION private.watched_ever(p_person uuid, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(kind text, title_id integer, period date, release_date date, watches integer, whole boolean, timed integer, untimed integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select 'movie', l.title_id, make_date(date_part('year', l.day)::integer, 1, 1), max(l.release_date), count(*)::integer,
    true, null::integer, count(*)::integer
  from private.watch_log l
  where l.user_id = p_person and l.kind = 'movie'
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  group by 2, 3
  union all
  select 'tv', l.title_id, make_date(date_part('year', l.day)::integer, 1, 1), max(l.release_date), count(*)::integer,
    bool_or(l.source = 'title'), sum(l.minutes)::integer,
    (count(*) filter (where l.minutes is null and l.source = 'episode'))::integer
  from private.watch_log l
  where l.user_id = p_person and l.kind = 'tv'
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  group by 2, 3
$function$;
comment on function private.watched_ever(uuid,text) is 'What a person has ever watched, a row for each title and year (period is its first day, null without one): how many
times, whether as a whole, the minutes that episodes themselves have, and how many watches last as long as the facts of
their title say; of titles with a tag (its key) where one is named.';
revoke all on function private.watched_ever(uuid, text) from public;

drop function private.watched_in(uuid, integer);
CREATE OR REPLACE FUNCTION private.watched_in(p_person uuid, p_year integer, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(kind text, title_id integer, period date, release_date date, watches integer, whole boolean, timed integer, untimed integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select l.kind, l.title_id, l.day, max(l.release_date), count(*)::integer, bool_or(l.source = 'title'),
    sum(l.minutes)::integer,
    (count(*) filter (where l.minutes is null and (l.kind = 'movie' or l.source = 'episode')))::integer
  from private.watch_log l
  where l.user_id = p_person and l.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  group by 1, 2, 3
$function$;
comment on function private.watched_in(uuid,integer,text) is 'What a person has watched in a year, as watched_ever has it, but a row for each title and day.';
revoke all on function private.watched_in(uuid, integer, text) from public;

drop function private.watch_years(uuid);
CREATE OR REPLACE FUNCTION private.watch_years(p_person uuid, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(year integer)
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  select distinct date_part('year', l.day)::integer from private.watch_log l
  where l.user_id = p_person and l.day is not null
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
$function$;
comment on function private.watch_years(uuid,text) is 'The years a person has watched anything in, by all sources of watches.';
revoke all on function private.watch_years(uuid, text) from public;

drop function private.numbers_before(uuid, date, integer);
CREATE OR REPLACE FUNCTION private.numbers_before(p_person uuid, p_today date, p_year integer, p_tag text DEFAULT NULL::text)
 RETURNS SETOF private.number_row
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with log as materialized (
    select l.kind, l.title_id, l.period, l.watches,
      coalesce(l.timed, 0) + l.untimed * coalesce(f.minutes, 0) as minutes,
      extract(month from l.period) * 100 + extract(day from l.period)
        <= extract(month from p_today) * 100 + extract(day from p_today) as so_far
    from private.watched_in(p_person, p_year - 1, p_tag) l
    left join private.title_facts f on f.kind = l.kind and f.title_id = l.title_id
    where p_year is not null
  )
  select 'month before', m.month::text, null, null, null::integer, null, sum(m.watches)::integer, count(*)::integer,
    sum(m.minutes)::bigint, null::numeric, null::date, null::date
  from (
    select date_part('month', l.period)::integer as month, sum(l.watches) as watches, sum(l.minutes) as minutes
    from log l
    group by 1, l.kind, l.title_id
  ) m
  group by m.month
  union all
  select 'before', b.key, null, null, null, null, b.watches, b.titles, b.minutes, b.days, null, null
  from (
    select coalesce(sum(t.watches), 0)::integer as watches, count(*)::integer as titles,
      coalesce(sum(t.minutes), 0)::bigint as minutes, coalesce(sum(t.watches_so_far), 0)::integer as watches_so_far,
      count(t.watches_so_far)::integer as titles_so_far, coalesce(sum(t.minutes_so_far), 0)::bigint as minutes_so_far
    from (
      select sum(l.watches) as watches, sum(l.minutes) as minutes,
        sum(l.watches) filter (where l.so_far) as watches_so_far,
        sum(l.minutes) filter (where l.so_far) as minutes_so_far
      from log l
      group by l.kind, l.title_id
    ) t
  ) t cross join lateral (
    values
      ('whole', t.watches, t.titles, t.minutes, (select count(distinct l.period) from log l)),
      ('so far', t.watches_so_far, t.titles_so_far, t.minutes_so_far,
        (select count(distinct l.period) from log l where l.so_far))
  ) as b (key, watches, titles, minutes, days)
  where t.titles > 0
$function$;
comment on function private.numbers_before(uuid,date,integer,text) is 'What a person watched in the year before: by month, and added up, whole and up to the same day.';
revoke all on function private.numbers_before(uuid, date, integer, text) from public;

drop function private.numbers_of_days(uuid, date, integer);
CREATE OR REPLACE FUNCTION private.numbers_of_days(p_person uuid, p_today date, p_year integer, p_tag text DEFAULT NULL::text)
 RETURNS SETOF private.number_row
 LANGUAGE sql
 STABLE
 SET search_path TO ''
AS $function$
  with day as materialized (
    select distinct l.day from private.watch_log l
    where l.user_id = p_person
      and l.day between coalesce(make_date(p_year, 1, 1), '-infinity')
        and coalesce(make_date(p_year, 12, 31), 'infinity')
      and (p_tag is null or (l.kind, l.title_id) in (
        select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
      ))
  ),
  edge as materialized (
    select count(*)::integer as days, min(d.day) as first, max(d.day) as last from day d
  ),
  outermost as materialized (
    select l.kind, l.title_id, l.day, l.logged_at from private.watch_log l
    where l.user_id = p_person and l.day in ((select e.first from edge e), (select e.last from edge e))
      and (p_tag is null or (l.kind, l.title_id) in (
        select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
      ))
  ),
  named as (
    (
      select 'first' as section, l.kind, l.title_id, l.day
      from outermost l
      order by l.day, l.logged_at, l.title_id
      limit 1
    )
    union all
    (
      select 'last', l.kind, l.title_id, l.day
      from outermost l
      order by l.day desc, l.logged_at desc, l.title_id desc
      limit 1
    )
  ),
  run as (
    -- Days in a row share the day their run would have had before its first.
    select 'days' as key, count(*)::integer as length, min(d.day) as since, max(d.day) as until
    from (select d.day, d.day - row_number() over (order by d.day)::integer as island from day d) d
    group by d.island
    union all
    -- Weeks by their number from a Monday on that nothing was watched before.
    select 'weeks', count(*)::integer, date '1900-01-01' + 7 * min(w.week), date '1900-01-01' + 7 * max(w.week) + 6
    from (
      select w.week, w.week - row_number() over (order by w.week)::integer as island
      from (select distinct (d.day - date '1900-01-01') / 7 as week from day d) w
    ) w
    group by w.island
  )
  select 'edge', null, null, null, null::integer, null, null::integer, e.days, null::bigint, null::numeric, e.first,
    e.last
  from edge e
  union all
  -- What nobody knows a name of stands without one.
  select n.section, null, w.name, n.kind, n.title_id, w.poster_path, null, null, null, null, n.day, n.day
  from named n left join lateral private.watched_title(p_person, n.kind, n.title_id) w on true
  union all
  (
    select distinct on (r.key) 'longest', r.key, null, null, null, null, null, null, null, r.length, r.since, r.until
    from run r
    order by r.key, r.length desc, r.until desc
  )
  union all
  -- A row goes on until a whole day, or a whole week, has passed without any.
  select 'running', r.key, null, null, null, null, null, null, null, r.length, r.since, r.until
  from run r
  where r.until >= case r.key when 'days' then p_today else date_trunc('week', p_today)::date end - 1
$function$;
comment on function private.numbers_of_days(uuid,date,integer,text) is 'Of the days a person has watched anything on, in a year or (null) ever: edge has how many there are, with the first
and the last; first and last name what was watched then; longest and running are days, and weeks, in a row.';
revoke all on function private.numbers_of_days(uuid, date, integer, text) from public;

drop function public.my_numbered_titles(text, text, integer, integer, integer);
CREATE OR REPLACE FUNCTION public.my_numbered_titles(p_by text, p_key text, p_year integer DEFAULT NULL::integer, p_limit integer DEFAULT 60, p_offset integer DEFAULT 0, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(kind text, title_id integer, name text, poster_path text, watches integer, total integer, label text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '16MB'
AS $function$
  with title as (
    select l.kind, l.title_id, max(l.release_date) as release_date, sum(l.watches)::integer as watches
    from (
      select * from private.watched_ever((select auth.uid()), p_tag) where p_year is null
      union all
      select * from private.watched_in((select auth.uid()), p_year, p_tag) where p_year is not null
    ) l
    group by l.kind, l.title_id
  ),
  rated as (
    select 'movie' as kind, m.movie_id as title_id
    from public.movie_ratings m where m.user_id = (select auth.uid()) and m.stars::text = p_key
    union all
    select 'tv', s.series_id
    from public.series_ratings s where s.user_id = (select auth.uid()) and s.stars::text = p_key
  ),
  fitting as (
    select t.*, count(*) over ()::integer as total,
      case p_by
        when 'genre' then f.genre_names[array_position(f.genre_ids::text[], p_key)]
        when 'actor' then f.actor_names[array_position(f.actor_ids::text[], p_key)]
        when 'director' then f.director_names[array_position(f.director_ids::text[], p_key)]
      end as label
    from title t
    left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
    where case p_by
      when 'decade' then (date_part('year', t.release_date)::integer / 10 * 10)::text = p_key
      when 'genre' then p_key = any (f.genre_ids::text[])
      when 'country' then p_key = any (f.countries)
      when 'actor' then p_key = any (f.actor_ids::text[])
      when 'director' then p_key = any (f.director_ids::text[])
      when 'stars' then (t.kind, t.title_id) in (select r.kind, r.title_id from rated r)
      else false
    end
    order by t.watches desc, t.release_date desc nulls last, t.kind, t.title_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  )
  select f.kind, f.title_id, w.name, w.poster_path, f.watches, f.total, f.label
  from fitting f
  left join lateral private.watched_title((select auth.uid()), f.kind, f.title_id) w on true
  order by f.watches desc, f.release_date desc nulls last, f.kind, f.title_id
$function$;
comment on function public.my_numbered_titles(text,text,integer,integer,integer,text) is 'The titles that my_watch_numbers counts for a decade, genre, country, actor, director or number of stars, the caller''s
own, in a year or (null) ever: those watched most often first, a hundred at most after so many, each with how many there are and what the
genre or person is called.';
grant execute on function public.my_numbered_titles(text,text,integer,integer,integer,text) to authenticated;
revoke all on function public.my_numbered_titles(text, text, integer, integer, integer, text) from public;

drop function public.my_watch_numbers(date, integer);
CREATE OR REPLACE FUNCTION public.my_watch_numbers(p_today date, p_year integer DEFAULT NULL::integer, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(section text, key text, name text, kind text, title_id integer, poster_path text, watches integer, titles integer, minutes bigint, value numeric, since date, until date)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
 SET work_mem TO '16MB'
AS $function$
  with log as materialized (
    select * from private.watched_ever((select auth.uid()), p_tag) where p_year is null
    union all
    select * from private.watched_in((select auth.uid()), p_year, p_tag) where p_year is not null
  ),
  -- Facts are joined once, and without names: those of the few that are named are looked up at the end.
  title as materialized (
    select t.kind, t.title_id, t.release_date, t.watches, t.whole,
      coalesce(t.timed, 0) + t.untimed * coalesce(f.minutes, 0) as minutes,
      f.known, f.minutes as length, f.genre_ids, f.countries, f.vote, f.actor_ids, f.director_ids
    from (
      select l.kind, l.title_id, max(l.release_date) as release_date, sum(l.watches)::integer as watches,
        bool_or(l.whole) as whole, sum(l.timed)::integer as timed, sum(l.untimed)::integer as untimed
      from log l
      group by l.kind, l.title_id
    ) t
    left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  ),
  total as (
    select count(*)::integer as titles, coalesce(sum(t.minutes), 0)::bigint as minutes,
      count(*) filter (where t.kind = 'movie')::integer as movies,
      count(*) filter (where t.kind = 'tv' and t.whole)::integer as whole,
      count(*) filter (where t.known is not true)::integer as unknown,
      count(*) filter (where t.known and t.kind = 'movie' and t.length is null)::integer as lengthless
    from title t
  ),
  logged as (
    select coalesce(sum(l.watches), 0)::integer as watches,
      coalesce(sum(l.watches) filter (where l.period is null), 0)::integer as undated
    from log l
  ),
  person as (
    (
      select 'actor' as section, p.id, sum(p.watches)::integer as watches, count(*)::integer as titles,
        coalesce(sum(p.minutes), 0)::bigint as minutes, min(p.title_id) as title_id
      from (select unnest(t.actor_ids) as id, t.watches, t.minutes, t.title_id from title t) p
      group by p.id
      having count(*) > 1
      order by count(*) desc, sum(p.watches) desc, p.id
      limit 10
    )
    union all
    (
      select 'director', p.id, sum(p.watches)::integer, count(*)::integer, coalesce(sum(p.minutes), 0)::bigint,
        min(p.title_id)
      from (select unnest(t.director_ids) as id, t.watches, t.minutes, t.title_id from title t) p
      group by p.id
      having count(*) > 1
      order by count(*) desc, sum(p.watches) desc, p.id
      limit 10
    )
  ),
  -- Titles of the same genres and countries together, of which there are far fewer than titles.
  sort as materialized (
    select t.genre_ids, t.countries, sum(t.watches)::integer as watches, count(*)::integer as titles,
      sum(t.minutes) as minutes, min(t.title_id) as title_id
    from title t
    group by t.genre_ids, t.countries
  ),
  genre as (
    select g.id, sum(g.watches)::integer as watches, sum(g.titles)::integer as titles,
      coalesce(sum(g.minutes), 0)::bigint as minutes, min(g.title_id) as title_id
    from (select unnest(s.genre_ids) as id, s.watches, s.titles, s.minutes, s.title_id from sort s) g
    group by g.id
  ),
  rated as materialized (
    select t.kind, t.title_id, t.watches, t.vote, r.stars, 2 * r.stars::numeric - t.vote as gap
    from title t
    join (
      select 'movie' as kind, m.movie_id as title_id, m.stars
      from public.movie_ratings m where m.user_id = (select auth.uid())
      union all
      select 'tv', s.series_id, s.stars from public.series_ratings s where s.user_id = (select auth.uid())
    ) r on r.kind = t.kind and r.title_id = t.title_id
  ),
  average as (
    select count(*)::integer as titles, round(avg(2 * r.stars)::numeric, 2) as mine, round(avg(r.vote), 2) as theirs
    from rated r
    where r.vote is not null
  ),
  day as materialized (
    select * from private.numbers_of_days((select auth.uid()), p_today, p_year, p_tag)
  ),
  named as (
    (
      select 'above' as section, r.stars::text as key, r.kind, r.title_id, r.watches, r.vote as value
      from rated r
      where r.gap >= 1
      order by r.gap desc, r.title_id
      limit 3
    )
    union all
    (
      select 'below', r.stars::text, r.kind, r.title_id, r.watches, r.vote
      from rated r
      where r.gap <= -1
      order by r.gap, r.title_id
      limit 3
    )
    union all
    (
      select 'most', null, t.kind, t.title_id, t.watches, null
      from title t
      where t.kind = 'movie' and t.watches > 1
      order by t.watches desc, t.title_id
      limit 5
    )
  )
  select 'total', null, null, null, null::integer, null, l.watches, t.titles, t.minutes, null::numeric, d.since, d.until
  from total t cross join logged l join day d on d.section = 'edge'
  union all
  select 'count', c.key, null, null, null, null, null, c.count, null, null, null, null
  from total t cross join logged l join day d on d.section = 'edge' cross join lateral (
    values ('movies', t.movies), ('series', t.titles - t.movies), ('unknown', t.unknown), ('lengthless', t.lengthless),
      ('undated', l.undated), ('days', d.titles), ('whole', t.whole)
  ) as c (key, count)
  union all
  select 'month', m.month::text, null, null, null, null, sum(m.watches)::integer, count(*)::integer,
    sum(m.minutes)::bigint, null, null, null
  from (
    select date_part('month', l.period)::integer as month, sum(l.watches) as watches,
      sum(coalesce(l.timed, 0) + l.untimed * coalesce(t.length, 0)) as minutes
    from log l join title t on t.kind = l.kind and t.title_id = l.title_id
    where p_year is not null
    group by 1, l.kind, l.title_id
  ) m
  group by m.month
  union all
  select * from private.numbers_before((select auth.uid()), p_today, p_year, p_tag)
  union all
  select 'year', y.year::text, null, null, null, null, null, null, null, null, null, null
  from private.watch_years((select auth.uid()), p_tag) y
  where p_year is not null
  union all
  -- The log has a title once a year.
  select 'year', date_part('year', l.period)::integer::text, null, null, null, null, sum(l.watches)::integer,
    count(*)::integer, sum(coalesce(l.timed, 0) + l.untimed * coalesce(t.length, 0))::bigint, null, null, null
  from log l join title t on t.kind = l.kind and t.title_id = l.title_id
  where p_year is null and l.period is not null
  group by l.period
  union all
  select 'genre', g.id::text, f.name, null, null, null, g.watches, g.titles, g.minutes, null, null, null
  from genre g cross join lateral (
    select f.genre_names[array_position(f.genre_ids, g.id)] as name from private.title_facts f
    where f.title_id = g.title_id and f.kind in ('movie', 'tv') and g.id = any (f.genre_ids)
    limit 1
  ) f
  union all
  select 'country', c.code, null, null, null, null, sum(c.watches)::integer, sum(c.titles)::integer,
    coalesce(sum(c.minutes), 0)::bigint, null, null, null
  from (select unnest(s.countries) as code, s.watches, s.titles, s.minutes from sort s) c
  group by c.code
  union all
  select 'decade', (d.decade * 10)::text, null, null, null, null, sum(d.watches)::integer, count(*)::integer,
    coalesce(sum(d.minutes), 0)::bigint, null, null, null
  from (
    select date_part('year', t.release_date)::integer / 10 as decade, t.watches, t.minutes
    from title t
    where t.release_date is not null
  ) d
  group by d.decade
  union all
  select p.section, p.id::text, f.name, null, null, null, p.watches, p.titles, p.minutes, null, null, null
  from person p cross join lateral (
    select coalesce(
      f.actor_names[array_position(f.actor_ids, p.id)], f.director_names[array_position(f.director_ids, p.id)]
    ) as name
    from private.title_facts f
    where f.title_id = p.title_id and f.kind in ('movie', 'tv') and p.id = any (f.actor_ids || f.director_ids)
    limit 1
  ) f
  union all
  select 'stars', r.stars::text, null, null, null, null, null, count(*)::integer, null, null, null, null
  from rated r
  group by r.stars
  union all
  select 'average', v.key, null, null, null, null, null, a.titles, null, v.value, null, null
  from average a cross join lateral (values ('mine', a.mine), ('public', a.theirs)) as v (key, value)
  where a.titles > 0
  union all
  -- What nobody knows a name of stands without one.
  select n.section, n.key, w.name, n.kind, n.title_id, w.poster_path, n.watches, null, null, n.value, null, null
  from named n left join lateral private.watched_title((select auth.uid()), n.kind, n.title_id) w on true
  union all
  select * from day d where d.section <> 'edge'
$function$;
comment on function public.my_watch_numbers(date,integer,text) is 'What the caller has watched in a year or (null) ever, added up: rows by section, of which key, name and title say what
is counted. Titles count once, watches each time, minutes where they are known. Of titles with a tag (its key) where one is named.';
grant execute on function public.my_watch_numbers(date,integer,text) to authenticated;
revoke all on function public.my_watch_numbers(date, integer, text) from public;

revoke all on function public.diary_entries(text, date, date, boolean, integer, integer, integer, text) from public;
revoke all on function public.diary_months(text, text) from public;
revoke all on function public.count_diary_day(date, text, text) from public;

create function public.my_tagged_titles(p_key text, p_kind text, p_limit integer default 500)
  returns table (
    title_id integer, title text, poster_path text, release_date date, vote_average numeric, genre_ids integer[],
    language text, countries text[], minutes integer, people integer[], keywords integer[]
  )
  language sql stable security definer set search_path = ''
as $$
  select t.title_id, t.title, t.poster_path, t.release_date, t.vote_average, coalesce(f.genre_ids, '{}'), f.language,
    coalesce(f.countries, '{}'), f.minutes,
    coalesce(f.actor_ids || f.director_ids || f.writer_ids, '{}'), coalesce(f.keyword_ids, '{}')
  from public.title_tags t
  left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  where t.user_id = (select auth.uid()) and t.key = p_key and t.kind = p_kind
  order by t.tagged_at desc, t.title_id
  limit least(greatest(p_limit, 1), 500)
$$;
comment on function public.my_tagged_titles(text, text, integer) is
  'The latest titles of the caller''s with a tag (its key), five hundred at most, with what is known of them. Definer: facts
are nobody''s to read but of what one keeps.';
revoke all on function public.my_tagged_titles(text, text, integer) from public;
grant execute on function public.my_tagged_titles(text, text, integer) to authenticated;

drop function public.my_best_seasons(integer);
CREATE OR REPLACE FUNCTION public.my_best_seasons(p_year integer DEFAULT NULL::integer, p_tag text DEFAULT NULL::text)
 RETURNS TABLE(series_id integer, name text, poster_path text, season smallint, stars numeric, episodes integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO ''
AS $function$
  with given as (
    select r.series_id, r.season, (max(r.stars) filter (where r.number is null))::numeric as whole,
      round((avg(r.stars) filter (where r.number is not null))::numeric, 2) as average,
      (count(*) filter (where r.number is not null))::integer as episodes
    from public.part_ratings r
    where r.user_id = (select auth.uid())
      and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = r.series_id
      ))
    group by r.series_id, r.season
  ), best as (
    select g.series_id, g.season, coalesce(g.whole, g.average) as stars, g.episodes, g.average
    from given g
    where (g.whole is not null or g.episodes >= 3) and (p_year is null or exists (
      select from public.episode_watches w
      where w.user_id = (select auth.uid()) and w.series_id = g.series_id and w.season = g.season
        and w.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    ))
    -- Of equal seasons the one whose episodes are better, and then the one more of which were rated.
    order by coalesce(g.whole, g.average) desc, g.average desc nulls last, g.episodes desc, g.series_id, g.season
    limit 10
  )
  select b.series_id, coalesce(f.series_name, o.series_name, t.name), coalesce(f.series_poster_path, o.series_poster_path),
    b.season, b.stars, b.episodes
  from best b
  left join public.series_facts f on f.series_id = b.series_id
  left join public.followed_series o on o.user_id = (select auth.uid()) and o.series_id = b.series_id
  left join private.title_facts t on t.kind = 'tv' and t.title_id = b.series_id
  order by b.stars desc, b.average desc nulls last, b.episodes desc, b.series_id, b.season
$function$;
comment on function public.my_best_seasons(integer,text) is 'The ten seasons the caller rates best, of which they watched something in a year, or ever: by the stars they gave the
season, else (from three episodes on) by what they gave its episodes on average. Definer for the names of series.';
grant execute on function public.my_best_seasons(integer,text) to authenticated;
revoke all on function public.my_best_seasons(integer, text) from public;
