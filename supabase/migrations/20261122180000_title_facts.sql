-- Facts of titles, once for everybody: what the numbers of people are made of.
--
-- In the private schema, because that a title is here says that somebody keeps it. Only the server writes, and people
-- read nothing of it but their own numbers. A title that somebody saves is put into a queue, which a job works off.

create table private.title_facts (
  kind text not null,
  title_id integer not null,
  known boolean not null default true,
  name text,
  minutes integer,
  genre_ids integer[] not null default '{}',
  genre_names text[] not null default '{}',
  countries text[] not null default '{}',
  language text,
  vote numeric(3, 1),
  actor_ids integer[] not null default '{}',
  actor_names text[] not null default '{}',
  director_ids integer[] not null default '{}',
  director_names text[] not null default '{}',
  collection_id integer,
  collection_name text,
  checked_at timestamptz not null default now(),
  primary key (kind, title_id),
  constraint title_facts_kind_known check (kind in ('movie', 'tv')),
  constraint title_facts_title_id_positive check (title_id > 0),
  constraint title_facts_name_length check (char_length(name) <= 500 and name ~ '\S'),
  constraint title_facts_minutes_range check (minutes between 1 and 60000),
  constraint title_facts_genres_bounded check (
    cardinality(genre_ids) <= 8 and cardinality(genre_ids) = cardinality(genre_names)
  ),
  constraint title_facts_countries_bounded check (cardinality(countries) <= 8),
  constraint title_facts_vote_range check (vote between 0 and 10),
  constraint title_facts_people_bounded check (
    cardinality(actor_ids) <= 10 and cardinality(actor_ids) = cardinality(actor_names)
    and cardinality(director_ids) <= 3 and cardinality(director_ids) = cardinality(director_names)
  ),
  constraint title_facts_collection_whole check ((collection_id is null) = (collection_name is null)),
  constraint title_facts_text_bounded check (
    char_length(
      array_to_string(genre_names || countries || actor_names || director_names, '')
    ) <= 2000 and char_length(language) <= 10 and char_length(collection_name) <= 100
  )
);
comment on table private.title_facts is 'What the catalogue says of titles that somebody keeps.';
comment on column private.title_facts.known is 'False for a title the catalogue does not have: nobody asks again at once.';
comment on column private.title_facts.minutes is 'Of a movie, or of an episode of a series; null when unknown.';
comment on column private.title_facts.countries is 'ISO 3166-1.';
create index title_facts_by_time on private.title_facts (checked_at, kind, title_id);

create table private.facts_wanted (
  id bigint generated always as identity primary key,
  kind text not null,
  title_id integer not null
);
comment on table private.facts_wanted is
  'Titles without facts, in the order of asking. It may name one twice: a unique key would make people who save the same
title at once wait for each other.';
create index facts_wanted_by_title on private.facts_wanted (kind, title_id);

create function private.want_movie_facts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.facts_wanted (kind, title_id)
  select distinct 'movie', a.movie_id from added a
  where not exists (select from private.title_facts f where f.kind = 'movie' and f.title_id = a.movie_id)
    and not exists (select from private.facts_wanted w where w.kind = 'movie' and w.title_id = a.movie_id);
  return null;
end
$$;
comment on function private.want_movie_facts() is 'Queues movies that were saved and of which nothing is known yet.';
revoke all on function private.want_movie_facts() from public;

create function private.want_series_facts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.facts_wanted (kind, title_id)
  select distinct 'tv', a.series_id from added a
  where not exists (select from private.title_facts f where f.kind = 'tv' and f.title_id = a.series_id)
    and not exists (select from private.facts_wanted w where w.kind = 'tv' and w.title_id = a.series_id);
  return null;
end
$$;
comment on function private.want_series_facts() is 'As want_movie_facts.';
revoke all on function private.want_series_facts() from public;

create trigger want_facts after insert on public.wishlists
  referencing new table as added for each statement execute function private.want_movie_facts();
create trigger want_facts after insert on public.watched_movies
  referencing new table as added for each statement execute function private.want_movie_facts();
create trigger want_facts after insert on public.favorite_movies
  referencing new table as added for each statement execute function private.want_movie_facts();
create trigger want_facts after insert on public.tv_wishlists
  referencing new table as added for each statement execute function private.want_series_facts();
create trigger want_facts after insert on public.watched_tv_series
  referencing new table as added for each statement execute function private.want_series_facts();
create trigger want_facts after insert on public.favorite_tv_series
  referencing new table as added for each statement execute function private.want_series_facts();

create trigger want_facts after insert on public.movie_ratings
  referencing new table as added for each statement execute function private.want_movie_facts();
create trigger want_facts after insert on public.series_ratings
  referencing new table as added for each statement execute function private.want_series_facts();

create function private.kept_titles() returns table (kind text, title_id integer)
  language sql stable set search_path = ''
as $$
  select 'movie', movie_id from public.wishlists
  union select 'movie', movie_id from public.watched_movies
  union select 'movie', movie_id from public.favorite_movies
  union select 'tv', series_id from public.tv_wishlists
  union select 'tv', series_id from public.watched_tv_series
  union select 'tv', series_id from public.favorite_tv_series
  union select 'movie', movie_id from public.movie_ratings
  union select 'tv', series_id from public.series_ratings
$$;
comment on function private.kept_titles() is 'Every title that somebody keeps, each once.';
revoke all on function private.kept_titles() from public;

-- What people saved before there were facts.
insert into private.facts_wanted (kind, title_id) select kind, title_id from private.kept_titles();

create function public.wanted_facts(p_limit integer default 100) returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select w.kind, w.title_id from private.facts_wanted w
  group by w.kind, w.title_id
  order by min(w.id)
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.wanted_facts(integer) is 'Titles without facts, in the order of asking.';

create function public.stale_facts(p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select f.kind, f.title_id
  from private.title_facts f
  where f.checked_at < p_older_than
    and exists (select from private.kept_titles() k where k.kind = f.kind and k.title_id = f.title_id)
  order by f.checked_at, f.kind, f.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_facts(timestamptz, integer) is
  'Titles somebody keeps whose facts were last compared with the catalogue before that time, oldest first.';

create function public.save_title_facts(p_facts jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  saved integer;
begin
  if jsonb_array_length(p_facts) > 100 then
    raise exception 'Facts of more than 100 titles at once' using errcode = '22023';
  end if;
  insert into private.title_facts as f (
    kind, title_id, known, name, minutes, genre_ids, genre_names, countries, language, vote,
    actor_ids, actor_names, director_ids, director_names, collection_id, collection_name
  )
  select distinct on (n.kind, n.title_id)
    n.kind, n.title_id, n.known, n.name, n.minutes, n.genre_ids, n.genre_names, n.countries, n.language, n.vote,
    n.actor_ids, n.actor_names, n.director_ids, n.director_names, n.collection_id, n.collection_name
  from jsonb_to_recordset(p_facts) as n (
    kind text, title_id integer, known boolean, name text, minutes integer, genre_ids integer[], genre_names text[],
    countries text[], language text, vote numeric, actor_ids integer[], actor_names text[],
    director_ids integer[], director_names text[], collection_id integer, collection_name text
  )
  order by n.kind, n.title_id
  on conflict (kind, title_id) do update set
    known = excluded.known, name = excluded.name, minutes = excluded.minutes, genre_ids = excluded.genre_ids,
    genre_names = excluded.genre_names, countries = excluded.countries, language = excluded.language,
    vote = excluded.vote, actor_ids = excluded.actor_ids, actor_names = excluded.actor_names,
    director_ids = excluded.director_ids, director_names = excluded.director_names,
    collection_id = excluded.collection_id, collection_name = excluded.collection_name, checked_at = now();
  get diagnostics saved = row_count;
  delete from private.facts_wanted w
  using jsonb_to_recordset(p_facts) as n (kind text, title_id integer)
  where w.kind = n.kind and w.title_id = n.title_id;
  return saved;
end
$$;
comment on function public.save_title_facts(jsonb) is
  'Writes the facts of at most 100 titles, takes them off the queue, and answers how many that were.';

create function public.title_facts_gone(p_kind text, p_id integer) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.title_facts as f (kind, title_id, known) values (p_kind, p_id, false)
  on conflict (kind, title_id) do update set checked_at = now();
  delete from private.facts_wanted where kind = p_kind and title_id = p_id;
end
$$;
comment on function public.title_facts_gone(text, integer) is
  'Notes that the catalogue does not have a title (any more); facts that are known stay.';

create function public.postpone_facts(p_kind text, p_id integer) returns void
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.facts_wanted where kind = p_kind and title_id = p_id returning kind, title_id
  )
  insert into private.facts_wanted (kind, title_id) select distinct kind, title_id from gone
$$;
comment on function public.postpone_facts(text, integer) is
  'Puts a title the catalogue stumbled over at the end of the queue.';

create function public.drop_unkept_facts(p_older_than timestamptz) returns integer
  language sql security definer set search_path = ''
as $$
  with dropped as (
    delete from private.title_facts f
    where f.checked_at < p_older_than
      and not exists (select from private.kept_titles() k where k.kind = f.kind and k.title_id = f.title_id)
    returning 1
  )
  select count(*)::integer from dropped
$$;
comment on function public.drop_unkept_facts(timestamptz) is
  'Forgets what nobody keeps any more and nobody compared with the catalogue since that time; answers how many.';

revoke all on function public.wanted_facts(integer) from public;
revoke all on function public.stale_facts(timestamptz, integer) from public;
revoke all on function public.save_title_facts(jsonb) from public;
revoke all on function public.title_facts_gone(text, integer) from public;
revoke all on function public.postpone_facts(text, integer) from public;
revoke all on function public.drop_unkept_facts(timestamptz) from public;
grant execute on function public.wanted_facts(integer) to service_role;
grant execute on function public.stale_facts(timestamptz, integer) to service_role;
grant execute on function public.save_title_facts(jsonb) to service_role;
grant execute on function public.title_facts_gone(text, integer) to service_role;
grant execute on function public.postpone_facts(text, integer) to service_role;
grant execute on function public.drop_unkept_facts(timestamptz) to service_role;
