create or replace function private.best_seasons(p_person uuid, p_year integer, p_tag text default null)
  returns table (series_id integer, name text, poster_path text, season smallint, stars numeric, episodes integer)
  language sql stable set search_path = ''
as $$
  with given as (
    select r.series_id, r.season, (max(r.stars) filter (where r.number is null))::numeric as whole,
      round(
        ((sum(r.stars) filter (where r.number is not null))::double precision / nullif(count(r.number), 0))::numeric, 2
      ) as average,
      count(r.number)::integer as episodes
    from public.part_ratings r
    where r.user_id = p_person
      and (p_tag is null or r.series_id in (
        select t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag and t.kind = 'tv'
      ))
    group by r.series_id, r.season
  ), best as (
    select g.series_id, g.season, coalesce(g.whole, g.average) as stars, g.episodes, g.average
    from given g
    where (g.whole is not null or g.episodes >= 3) and (p_year is null or (g.series_id, g.season) in (
      select w.series_id, w.season from public.episode_watches w
      where w.user_id = p_person and w.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    ))
    -- Of equal seasons the one whose episodes are better, and then the one more of which were rated.
    order by coalesce(g.whole, g.average) desc, g.average desc nulls last, g.episodes desc, g.series_id, g.season
    limit 10
  )
  select b.series_id, coalesce(f.series_name, o.series_name, t.name), coalesce(f.series_poster_path, o.series_poster_path),
    b.season, b.stars, b.episodes
  from best b
  left join public.series_facts f on f.series_id = b.series_id
  left join public.followed_series o on o.user_id = p_person and o.series_id = b.series_id
  left join private.title_facts t on t.kind = 'tv' and t.title_id = b.series_id
  order by b.stars desc, b.average desc nulls last, b.episodes desc, b.series_id, b.season
$$;
comment on function private.best_seasons(uuid, integer, text) is
'The ten seasons a person rates best, of which they watched something in a year, or (null) ever: by the stars they gave
the season, else (from three episodes on) by what they gave its episodes on average.';
revoke all on function private.best_seasons(uuid, integer, text) from public;

create or replace function private.bound_entries()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_most constant integer := tg_argv[0];
  v_over boolean;
begin
  -- Once a statement: a thousand rows of one import are counted together.
  execute format(
    'select exists (
       select from (select distinct user_id from added) a
       where (select count(*) from (select from %I.%I t where t.user_id = a.user_id limit %s) counted) > %s
     )', tg_table_schema, tg_table_name, v_most + 1, v_most) into v_over;
  if v_over then
    -- A code of its own in the class of constraints: what was entered is not at fault.
    raise exception '%', tg_argv[1] using errcode = '23M01', constraint = tg_table_name || '_bound';
  end if;
  return null;
end
$$;
comment on function private.bound_entries() is
  'Each person has so many rows of a table at most (the first argument; the second says so); none is dropped unasked.';
revoke all on function private.bound_entries() from public;

create or replace function private.bound_typed()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_most integer := tg_argv[1];
begin
  -- What people write themselves; functions that bring texts from elsewhere run as their owner.
  if current_user = 'authenticated' then
    if tg_op = 'UPDATE' then
      v_most := greatest(v_most, char_length(to_jsonb(old) ->> tg_argv[0]));
    end if;
    if char_length(to_jsonb(new) ->> tg_argv[0]) > v_most then
      raise exception 'At most % characters are typed here', v_most
        using errcode = '23514', constraint = format('%s_%s_typed', tg_table_name, tg_argv[0]);
    end if;
  end if;
  return new;
end
$$;
comment on function private.bound_typed() is
'Bounds what people type into a column (first argument) to so many characters (second), or to as many as stood there: an
imported text can be edited as long as it is.';
revoke all on function private.bound_typed() from public;

create or replace function private.forget_counts()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_rows constant text := case tg_op
    when 'INSERT' then 'select %1$s from added where minutes is not null'
    when 'DELETE' then 'select %1$s from gone where minutes is not null'
    else '(select %1$s, minutes from added except select %1$s, minutes from gone)
      union all (select %1$s, minutes from gone except select %1$s, minutes from added)' end;
begin
  -- Counts, not versions: whoever marks something waits for nobody who writes down what is known of titles.
  if tg_table_name = 'title_facts' then
    execute format(
      'delete from private.profile_counts c using (' || v_rows || ') f
       where exists (
         select from public.watches w where w.user_id = c.user_id and w.kind = f.kind and w.title_id = f.title_id
       ) or f.kind = ''tv'' and exists (
         select from public.episode_watches w where w.user_id = c.user_id and w.series_id = f.title_id
       )', 'kind, title_id');
  else
    execute format(
      'delete from private.profile_counts c using (select distinct series_id from (' || v_rows || ') e) f
       where exists (
         select from public.episode_watches w where w.user_id = c.user_id and w.series_id = f.series_id
       )', 'series_id, season, number');
  end if;
  return null;
end
$$;
comment on function private.forget_counts() is
'Other minutes of a title change the numbers of whoever has watched it. Who counts at this very moment may miss it for a
day.';
revoke all on function private.forget_counts() from public;

create or replace function private.has_no_such_part(p_series_id integer, p_season integer, p_number integer)
  returns boolean
  language sql stable set search_path = ''
as $$
  select private.knows_episodes(p_series_id) and not exists (
    select from public.episodes e
    where e.series_id = p_series_id and e.season = p_season and (p_number is null or e.number = p_number)
  )
$$;
comment on function private.has_no_such_part(integer, integer, integer) is
  'Whether a series whose episodes are kept has no episode there, or (without a number) no such season.';
revoke all on function private.has_no_such_part(integer, integer, integer) from public;

create or replace function private.keep_time_sane()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], now()));
end
$$;
comment on function private.keep_time_sane() is 'Takes a time in the future, or none, back to now.';
revoke all on function private.keep_time_sane() from public;

create or replace function private.part_of(p_entry jsonb)
  returns jsonb
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(p_entry -> 'episode', jsonb_build_object('season', p_entry -> 'season', 'number', null))
$$;
comment on function private.part_of(jsonb) is
  'The season and number an entry speaks of; the number is null for a season.';
revoke all on function private.part_of(jsonb) from public;

create or replace function private.stamp_update()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.stamp_update() is 'Keeps updated_at, which no request may write itself.';
revoke all on function private.stamp_update() from public;

create or replace function private.title_key(p_title text)
  returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  select lower(coalesce(
    nullif(ltrim(p_title, E' \t!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»‹›“”„‘’‚…–—·•'), ''),
    p_title
  ))
$$;
comment on function private.title_key(text) is
  'What a title is sorted by: in lower case, without what stands before its first letter or digit.';
revoke all on function private.title_key(text) from public;
grant execute on function private.title_key(text) to authenticated, service_role;

create or replace function private.trimmed(value text)
  returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  -- What String.prototype.trim() removes, and the zero-width characters that would leave a blank behind.
  select btrim(
    value,
    E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A'
    || E'\u200B\u200C\u200D\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF'
  )
$$;
comment on function private.trimmed(text) is
  'The text without white space and invisible characters at both ends; empty when it holds nothing else.';
revoke all on function private.trimmed(text) from public;

create or replace function private.tvdb_of(p_kind text, p_id integer)
  returns integer
  language sql stable set search_path = ''
as $$
  select coalesce(n.tvdb_id, 0) from private.series_numbers n
  where p_kind = 'tv' and n.series_id = p_id and (n.tvdb_id is not null or n.checked_at > now() - interval '7 days')
$$;
comment on function private.tvdb_of(text, integer) is
  'What TheTVDB calls a series; 0 where it is known to have no number, null where nobody has asked within a week.';
revoke all on function private.tvdb_of(text, integer) from public;

create or replace function public.own_ai_page()
  returns table (has_key boolean, has_services boolean, keep_searches boolean, searches jsonb)
  language sql stable set search_path = ''
as $$
  select
    exists (select from public.user_api_keys k where k.user_id = me.id),
    exists (select from public.my_services s where s.user_id = me.id),
    coalesce((select p.keep_searches from public.ai_preferences p where p.user_id = me.id), true),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id,
        'kind', s.kind,
        'description', s.description,
        'titles', jsonb_array_length(s.results -> 'titles'),
        'onServices', coalesce(jsonb_typeof(s.results -> 'leftOut') = 'object', false),
        'createdAt', s.created_at
      ) order by s.created_at desc, s.id), '[]')
      from (
        select * from public.ai_searches a
        where a.user_id = me.id
        order by a.created_at desc, a.id
        limit 30
      ) s
      -- Anybody may keep what is no answer.
      where jsonb_typeof(s.results -> 'titles') = 'array'
        and jsonb_typeof(s.results -> 'unresolved') = 'array'
        and jsonb_typeof(s.results -> 'reasoning') = 'string'
    )
  from (select (select auth.uid()) as id) me
$$;
comment on function public.own_ai_page() is
'What AI Search says of the caller, in one row: whether they have saved a key and ticked a service, whether their searches
are kept, and those that are (thirty at most, the newest first) without their answers: how many titles each found, and
whether on one''s services only.';
revoke all on function public.own_ai_page() from public;
grant execute on function public.own_ai_page() to authenticated;

create or replace function public.receive_scrobble(p_user uuid, p_delivery jsonb)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_hash text;
begin
  -- Nobody knows the secret of this address: the token takes its place.
  insert into public.connections (user_id, source, token_hash)
  values (p_user, 'json', private.hash_of(private.new_secret()))
  on conflict (user_id, source) do nothing;
  select c.token_hash into v_hash from public.connections c where c.user_id = p_user and c.source = 'json';
  return public.receive_delivery('json', v_hash, p_delivery);
end
$$;
comment on function public.receive_scrobble(uuid, jsonb) is
  'Puts what a program told by a token into the queue of its person, as receive_delivery does; true when it waits for the job.';
revoke all on function public.receive_scrobble(uuid, jsonb) from public;
grant execute on function public.receive_scrobble(uuid, jsonb) to service_role;
