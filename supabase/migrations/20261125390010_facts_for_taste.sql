-- What fits somebody is made of more facts than numbers are: what a title is about, who wrote it, and when it came out.

alter table private.title_facts
  add column release_date date,
  add column writer_ids integer[] not null default '{}',
  add column writer_names text[] not null default '{}',
  add column keyword_ids integer[] not null default '{}',
  add column keyword_names text[] not null default '{}',
  add constraint title_facts_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  add constraint title_facts_writers_bounded check (
    cardinality(writer_ids) <= 3 and cardinality(writer_ids) = cardinality(writer_names)
    and char_length(array_to_string(writer_names, '')) <= 300
  ),
  add constraint title_facts_keywords_bounded check (
    cardinality(keyword_ids) <= 20 and cardinality(keyword_ids) = cardinality(keyword_names)
    and char_length(array_to_string(keyword_names, '')) <= 1000
  );
comment on column private.title_facts.writer_ids is 'Who wrote a movie or created a series.';
comment on column private.title_facts.release_date is 'The first air date of a series.';

-- What is known so far is completed within some nights, a thousand titles in each.
update private.title_facts set checked_at = least(checked_at, now() - interval '31 days') where known;

create or replace function public.save_title_facts(p_facts jsonb) returns integer
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
    actor_ids, actor_names, director_ids, director_names, collection_id, collection_name,
    release_date, writer_ids, writer_names, keyword_ids, keyword_names
  )
  select distinct on (n.kind, n.title_id)
    n.kind, n.title_id, n.known, n.name, n.minutes, n.genre_ids, n.genre_names, n.countries, n.language, n.vote,
    n.actor_ids, n.actor_names, n.director_ids, n.director_names, n.collection_id, n.collection_name,
    n.release_date, coalesce(n.writer_ids, '{}'), coalesce(n.writer_names, '{}'),
    coalesce(n.keyword_ids, '{}'), coalesce(n.keyword_names, '{}')
  from jsonb_to_recordset(p_facts) as n (
    kind text, title_id integer, known boolean, name text, minutes integer, genre_ids integer[], genre_names text[],
    countries text[], language text, vote numeric, actor_ids integer[], actor_names text[],
    director_ids integer[], director_names text[], collection_id integer, collection_name text,
    release_date date, writer_ids integer[], writer_names text[], keyword_ids integer[], keyword_names text[]
  )
  order by n.kind, n.title_id
  on conflict (kind, title_id) do update set
    known = excluded.known, name = excluded.name, minutes = excluded.minutes, genre_ids = excluded.genre_ids,
    genre_names = excluded.genre_names, countries = excluded.countries, language = excluded.language,
    vote = excluded.vote, actor_ids = excluded.actor_ids, actor_names = excluded.actor_names,
    director_ids = excluded.director_ids, director_names = excluded.director_names,
    collection_id = excluded.collection_id, collection_name = excluded.collection_name,
    release_date = excluded.release_date, writer_ids = excluded.writer_ids, writer_names = excluded.writer_names,
    keyword_ids = excluded.keyword_ids, keyword_names = excluded.keyword_names, checked_at = now();
  get diagnostics saved = row_count;
  delete from private.facts_wanted w
  using jsonb_to_recordset(p_facts) as n (kind text, title_id integer)
  where w.kind = n.kind and w.title_id = n.title_id;
  return saved;
end
$$;
comment on table private.title_facts is
  'What the catalogue says of titles that somebody keeps, and of titles that may fit somebody.';
