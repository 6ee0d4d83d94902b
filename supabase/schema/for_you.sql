create table private.for_you (
  user_id uuid not null,
  ground jsonb,
  made_at timestamptz not null default now(),
  day date not null default current_date,
  calls integer not null default 0,
  given integer not null default 0,
  constraint for_you_pkey primary key (user_id),
  constraint for_you_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint for_you_ground_small check (pg_column_size(ground) <= 1000000)
);
comment on table private.for_you is
  'What is known of a person''s taste, and the titles it is tried on, made by a job; null before the first star.';
comment on column private.for_you.calls is 'Of the catalogue, on the day beside.';
comment on column private.for_you.given is 'Stars the person had given when this was made, counted up to a hundred.';
create index for_you_by_time on private.for_you (made_at);

create table private.for_you_sources (
  key text not null,
  answer jsonb not null,
  asked_at timestamptz not null default now(),
  constraint for_you_sources_pkey primary key (key),
  constraint for_you_sources_answer_small check (pg_column_size(answer) <= 60000),
  constraint for_you_sources_key_shape check (key ~ '^[a-z]+(-[a-z]+)?-[0-9]{1,10}$')
);
comment on table private.for_you_sources is
  'What the catalogue answered where titles were looked for that may fit somebody: for everybody, and good for a day.';
create index for_you_sources_by_time on private.for_you_sources (asked_at);

create table private.for_you_trait_counts (
  trait text not null,
  titles integer not null,
  constraint for_you_trait_counts_pkey primary key (trait)
);
comment on table private.for_you_trait_counts is
  'How many of the titles whose facts are known have a trait; an empty trait says how many titles those are.';

create table private.for_you_wanted (
  user_id uuid not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  constraint for_you_wanted_pkey primary key (user_id),
  constraint for_you_wanted_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.for_you_wanted is
  'Whose taste has changed since their titles were looked for: since when, and when last.';

create table public.for_you_feedback (
  user_id uuid not null,
  subject text not null,
  direction smallint not null,
  name text not null,
  traits text[] not null default '{}',
  said_at timestamptz not null default now(),
  constraint for_you_feedback_pkey primary key (user_id, subject),
  constraint for_you_feedback_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint for_you_feedback_direction_known check (direction in (-1, 0, 1)),
  constraint for_you_feedback_name_length check (char_length(name) <= 500),
  constraint for_you_feedback_said_at_sane check (said_at >= '2000-01-01'),
  constraint for_you_feedback_subject_shape check (subject ~ '^[a-z]+-[A-Za-z0-9_-]{1,20}$'),
  constraint for_you_feedback_traits_bounded check (
    cardinality(traits) <= 40 and char_length(array_to_string(traits, '')) <= 1200
  )
);
comment on table public.for_you_feedback is
  'What a person said of titles and traits: less of it (-1), more (1), or of a trait that it is not to count (0).';
comment on column public.for_you_feedback.subject is 'A title (movie-603) or a trait (maker-525).';
comment on column public.for_you_feedback.traits is 'Of a title: the traits it had when this was said.';
alter table public.for_you_feedback enable row level security;
create policy "people say what fits them" on public.for_you_feedback for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see what they said of their taste" on public.for_you_feedback for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people take back what they said" on public.for_you_feedback for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.for_you_feedback to authenticated;
grant insert (user_id, subject, direction, name, traits, said_at) on public.for_you_feedback to authenticated;
create trigger bound_for_you_feedback after insert on public.for_you_feedback
  referencing new table as added
  for each statement execute function private.bound_for_you_feedback();
create trigger keep_time_sane before insert on public.for_you_feedback
  for each row
  when (new.said_at is null or new.said_at > now())
  execute function private.keep_time_sane('said_at');

create or replace function private.bound_for_you_feedback()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The earliest give way: they say least of what somebody likes now.
  delete from public.for_you_feedback f using (
    select o.user_id, o.subject,
      row_number() over (partition by o.user_id order by o.said_at desc, o.subject) as place
    from public.for_you_feedback o where o.user_id in (select a.user_id from added a)
  ) o
  where f.user_id = o.user_id and f.subject = o.subject and o.place > 300;
  return null;
end
$$;
comment on function private.bound_for_you_feedback() is
  'The latest three hundred things a person said of their taste are kept.';
revoke all on function private.bound_for_you_feedback() from public;

create or replace function private.stars_given(p_user uuid)
  returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from (
    select 1 from public.movie_ratings r where r.user_id = p_user
    union all
    select 1 from public.series_ratings r where r.user_id = p_user
    limit 100
  ) g
$$;
comment on function private.stars_given(uuid) is 'How many stars somebody has given, counted up to a hundred.';
revoke all on function private.stars_given(uuid) from public;

create or replace function private.traits_of_facts(f private.title_facts)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'minutes', f.minutes, 'date', f.release_date, 'language', f.language, 'countries', to_jsonb(f.countries),
    'genreIds', to_jsonb(f.genre_ids), 'genreNames', to_jsonb(f.genre_names),
    'makerIds', to_jsonb(f.director_ids || f.writer_ids), 'makerNames', to_jsonb(f.director_names || f.writer_names),
    'actorIds', to_jsonb(f.actor_ids[1:5]), 'actorNames', to_jsonb(f.actor_names[1:5]),
    'themeIds', to_jsonb(f.keyword_ids), 'themeNames', to_jsonb(f.keyword_names),
    'collectionId', f.collection_id, 'collectionName', f.collection_name
  )
$$;
comment on function private.traits_of_facts(private.title_facts) is 'What the traits of a title are made of.';
revoke all on function private.traits_of_facts(private.title_facts) from public;

create or replace function private.want_for_you()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- Of an account that is being deleted, nothing.
    insert into private.for_you_wanted as w (user_id)
    select distinct g.user_id from gone g
    where exists (select from auth.users u where u.id = g.user_id) order by 1
    on conflict (user_id) do update set last_at = now();
  else
    insert into private.for_you_wanted as w (user_id)
    select distinct a.user_id from added a order by 1
    on conflict (user_id) do update set last_at = now();
  end if;
  return null;
end
$$;
comment on function private.want_for_you() is 'Notes that the taste of these people has changed.';
revoke all on function private.want_for_you() from public;

create or replace function public.count_traits()
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  delete from private.for_you_trait_counts;
  insert into private.for_you_trait_counts (trait, titles)
  select '', count(*) from private.title_facts f where f.known
  union all
  select t.trait, count(*) from (
    select 'genre-' || unnest(f.genre_ids) as trait from private.title_facts f where f.known
    union all
    select 'maker-' || m.id
    from private.title_facts f
    cross join lateral (select distinct unnest(f.director_ids || f.writer_ids) as id) m
    where f.known
    union all
    select 'actor-' || unnest(f.actor_ids[1:5]) from private.title_facts f where f.known
    union all
    select 'theme-' || unnest(f.keyword_ids) from private.title_facts f where f.known
    union all
    select 'country-' || unnest(f.countries[1:2]) from private.title_facts f where f.known
    union all
    select 'language-' || f.language from private.title_facts f where f.known and f.language is not null
    union all
    select 'saga-' || f.collection_id from private.title_facts f where f.known and f.collection_id is not null
    union all
    select 'decade-' || (extract(year from f.release_date)::integer / 10 * 10)
    from private.title_facts f where f.known and f.release_date is not null
  ) t
  group by t.trait;
  get diagnostics counted = row_count;
  return counted;
end
$$;
comment on function public.count_traits() is
  'Counts anew how many known titles have each trait; answers how many traits.';
revoke all on function public.count_traits() from public;
grant execute on function public.count_traits() to service_role;

create or replace function public.for_you_counts(p_traits text[])
  returns table (trait text, titles integer)
  language sql stable security definer set search_path = ''
as $$
  select c.trait, c.titles from private.for_you_trait_counts c where c.trait = '' or c.trait = any (p_traits[1:20000])
$$;
comment on function public.for_you_counts(text[]) is
  'How many known titles have these traits, and how many there are.';
revoke all on function public.for_you_counts(text[]) from public;
grant execute on function public.for_you_counts(text[]) to service_role;

create or replace function public.for_you_due(
  p_quiet_since timestamptz, p_waiting_since timestamptz, p_older_than timestamptz, p_limit integer
)
  returns table (user_id uuid, calls_today integer)
  language sql stable security definer set search_path = ''
as $$
  select d.user_id, coalesce((select y.calls from private.for_you y where y.user_id = d.user_id and y.day = current_date), 0)
  from (
    select w.user_id, w.first_at as since
    from private.for_you_wanted w left join private.for_you y on y.user_id = w.user_id
    where private.stars_given(w.user_id) >= 5
      -- The first titles come at once.
      and (w.last_at <= p_quiet_since or w.first_at <= p_waiting_since or coalesce(y.given, 0) < 5)
    union all
    select y.user_id, y.made_at from private.for_you y
    where y.made_at < p_older_than and y.ground is not null
      and not exists (select from private.for_you_wanted w where w.user_id = y.user_id)
  ) d
  order by d.since, d.user_id
  limit least(greatest(p_limit, 1), 500)
$$;
comment on function public.for_you_due(timestamptz, timestamptz, timestamptz, integer) is
'Whose titles are to be looked for: who changed something and has been quiet since a moment, or waits since another, and
whose were looked for before a third; of whoever gave five stars or more those who wait longest first, with the calls made
for them today.';
revoke all on function public.for_you_due(timestamptz, timestamptz, timestamptz, integer) from public;
grant execute on function public.for_you_due(timestamptz, timestamptz, timestamptz, integer) to service_role;

create or replace function public.for_you_history(p_user uuid, p_limit integer default 1500)
  returns table (
    kind text, title_id integer, title text, stars numeric, at timestamptz, watched boolean, favorite boolean,
    wished boolean, dismissed boolean, dropped boolean, facts jsonb
  )
  language sql stable security definer set search_path = ''
as $$
  with done as (
    select 'movie' as kind, r.movie_id as title_id, null::text as title, r.stars,
      coalesce(r.updated_at, r.created_at) as at, 'rated' as what
    from public.movie_ratings r where r.user_id = p_user
    union all
    select 'tv', r.series_id, null, r.stars, coalesce(r.updated_at, r.created_at), 'rated'
    from public.series_ratings r where r.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.watched_at, 'watched'
    from public.watched_movies w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.watched_at, 'watched'
    from public.watched_tv_series w where w.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.favorited_at, 'favorite'
    from public.favorite_movies w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.favorited_at, 'favorite'
    from public.favorite_tv_series w where w.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.added_at, 'wished' from public.wishlists w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.added_at, 'wished' from public.tv_wishlists w where w.user_id = p_user
    union all
    select d.kind, d.title_id, d.title, null, d.dismissed_at, 'dismissed'
    from public.dismissed_titles d where d.user_id = p_user
    union all
    select 'tv', f.series_id, f.series_name, null, f.followed_at, case f.state when 'dropped' then 'dropped' else 'followed' end
    from public.followed_series f where f.user_id = p_user
  ),
  titles as (
    select d.kind, d.title_id, max(d.title) as title, max(d.stars)::numeric as stars,
      coalesce(max(d.at) filter (where d.what = 'rated'), max(d.at)) as at,
      bool_or(d.what = 'watched') as watched, bool_or(d.what = 'favorite') as favorite,
      bool_or(d.what = 'wished') as wished, bool_or(d.what = 'dismissed') as dismissed,
      bool_or(d.what = 'dropped') as dropped
    from done d group by d.kind, d.title_id
  )
  select t.kind, t.title_id, coalesce(f.name, t.title), t.stars, t.at, t.watched, t.favorite, t.wished, t.dismissed,
    t.dropped, case when f.known then private.traits_of_facts(f) when f.kind is not null then '{}' end
  from titles t
  left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  -- What says most first: stars and favorites, then what somebody turned down, then the rest, the latest of each first.
  order by (t.stars is not null or t.favorite) desc, (t.dismissed or t.dropped) desc, t.at desc, t.kind, t.title_id
  limit least(greatest(p_limit, 1), 3000)
$$;
comment on function public.for_you_history(uuid, integer) is
'What somebody has done with titles, what says most of their taste first, with what traits are made of: empty where the
catalogue knows nothing, null where nobody has asked it yet.';
revoke all on function public.for_you_history(uuid, integer) from public;
grant execute on function public.for_you_history(uuid, integer) to service_role;

create or replace function public.for_you_known(p_movie_ids integer[], p_series_ids integer[])
  returns table (kind text, title_id integer, facts jsonb)
  language sql stable security definer set search_path = ''
as $$
  select f.kind, f.title_id, private.traits_of_facts(f) from private.title_facts f
  where f.known and (
    (f.kind = 'movie' and f.title_id = any (p_movie_ids[1:2000]))
    or (f.kind = 'tv' and f.title_id = any (p_series_ids[1:2000]))
  )
$$;
comment on function public.for_you_known(integer[], integer[]) is
  'What is known of titles (2,000 of each kind at most), as traits are made of it.';
revoke all on function public.for_you_known(integer[], integer[]) from public;
grant execute on function public.for_you_known(integer[], integer[]) to service_role;

create or replace function public.for_you_sources(p_keys text[], p_newer_than timestamptz)
  returns table (key text, answer jsonb, fresh boolean)
  language sql stable security definer set search_path = ''
as $$
  select s.key, s.answer, s.asked_at > p_newer_than from private.for_you_sources s where s.key = any (p_keys[1:200])
$$;
comment on function public.for_you_sources(text[], timestamptz) is
  'What the catalogue answered to these questions, and whether that was after a moment.';
revoke all on function public.for_you_sources(text[], timestamptz) from public;
grant execute on function public.for_you_sources(text[], timestamptz) to service_role;

create or replace function public.forget_for_you_sources(p_older_than timestamptz)
  returns integer
  language sql security definer set search_path = ''
as $$
  with gone as (delete from private.for_you_sources s where s.asked_at < p_older_than returning 1)
  select count(*)::integer from gone
$$;
comment on function public.forget_for_you_sources(timestamptz) is
  'Forgets old answers of the catalogue; answers how many.';
revoke all on function public.forget_for_you_sources(timestamptz) from public;
grant execute on function public.forget_for_you_sources(timestamptz) to service_role;

create or replace function public.keep_for_you_source(p_key text, p_answer jsonb)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into private.for_you_sources (key, answer) values (p_key, p_answer)
  on conflict (key) do update set answer = excluded.answer, asked_at = now()
$$;
comment on function public.keep_for_you_source(text, jsonb) is 'Keeps what the catalogue answered.';
revoke all on function public.keep_for_you_source(text, jsonb) from public;
grant execute on function public.keep_for_you_source(text, jsonb) to service_role;

create or replace function public.my_for_you()
  returns table (ground jsonb, made_at timestamptz, waiting boolean, given integer, taken text[], wished text[])
  language sql stable security definer set search_path = ''
as $$
  with me as (select (select auth.uid()) as id),
  mine as (select y.ground, y.made_at from private.for_you y, me where y.user_id = me.id),
  pool as (
    select t ->> 'kind' as kind, (t ->> 'id')::integer as id
    from mine, lateral jsonb_array_elements(case when mine.ground is null then '[]' else mine.ground -> 'titles' end) t
  ),
  movies as (select array(select id from pool where kind = 'movie') as ids),
  series as (select array(select id from pool where kind = 'tv') as ids)
  select
    (select ground from mine), (select m.made_at from mine m),
    exists (select from private.for_you_wanted w, me where w.user_id = me.id),
    (select private.stars_given(me.id) from me),
    array(
      select 'movie-' || w.movie_id from public.watched_movies w, me, movies m where w.user_id = me.id and w.movie_id = any (m.ids)
      union select 'tv-' || w.series_id from public.watched_tv_series w, me, series s where w.user_id = me.id and w.series_id = any (s.ids)
      union select 'movie-' || r.movie_id from public.movie_ratings r, me, movies m where r.user_id = me.id and r.movie_id = any (m.ids)
      union select 'tv-' || r.series_id from public.series_ratings r, me, series s where r.user_id = me.id and r.series_id = any (s.ids)
      union select 'tv-' || f.series_id from public.followed_series f, me, series s where f.user_id = me.id and f.series_id = any (s.ids)
      union select d.kind || '-' || d.title_id from public.dismissed_titles d, me, movies m, series s
        where d.user_id = me.id and d.title_id = any (case d.kind when 'movie' then m.ids else s.ids end)
    ),
    array(
      select 'movie-' || w.movie_id from public.wishlists w, me, movies m where w.user_id = me.id and w.movie_id = any (m.ids)
      union select 'tv-' || w.series_id from public.tv_wishlists w, me, series s where w.user_id = me.id and w.series_id = any (s.ids)
    )
$$;
comment on function public.my_for_you() is
'What fits the caller, as it was made last; whether it is being made anew, how many stars they gave (up to a hundred),
and which of its titles they have seen, follow or dismissed, and which they wish for.';
revoke all on function public.my_for_you() from public;
grant execute on function public.my_for_you() to authenticated;

create or replace function public.save_for_you(p_user uuid, p_ground jsonb, p_calls integer, p_began timestamptz)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that was deleted meanwhile has no taste.
  insert into private.for_you as y (user_id, ground, calls, given)
  select u.id, p_ground, p_calls, private.stars_given(u.id) from auth.users u where u.id = p_user
  on conflict (user_id) do update set ground = excluded.ground, made_at = now(), day = current_date, given = excluded.given,
    calls = case when y.day = current_date then y.calls else 0 end + excluded.calls;
  -- What changed while titles were looked for is looked at again.
  delete from private.for_you_wanted w where w.user_id = p_user and w.last_at <= p_began;
  return found;
end
$$;
comment on function public.save_for_you(uuid, jsonb, integer, timestamptz) is
  'Keeps what fits somebody, with the calls it took; what they changed after a moment still waits.';
revoke all on function public.save_for_you(uuid, jsonb, integer, timestamptz) from public;
grant execute on function public.save_for_you(uuid, jsonb, integer, timestamptz) to service_role;

create or replace function public.say_for_you(p_subject text, p_direction smallint, p_name text, p_traits text[])
  returns void
  language sql set search_path = ''
as $$
  delete from public.for_you_feedback where user_id = (select auth.uid()) and subject = p_subject;
  insert into public.for_you_feedback (user_id, subject, direction, name, traits)
  values ((select auth.uid()), p_subject, p_direction, p_name, p_traits);
$$;
comment on function public.say_for_you(text, smallint, text, text[]) is
  'Keeps what the caller says of a title or a trait in place of what they said before.';
revoke all on function public.say_for_you(text, smallint, text, text[]) from public;
grant execute on function public.say_for_you(text, smallint, text, text[]) to authenticated;
