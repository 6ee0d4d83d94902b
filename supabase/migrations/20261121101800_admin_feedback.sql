-- The admin's table of all reviews and ratings: one row for each review, with the author's rating of that
-- title beside it, and one for each rating.
--
-- Four views rather than one union: each can be read in the order of its own index, so that a page costs the
-- same however many there are. Outer joins to unique keys, so that counting skips them.
create view private.feedback_movie_reviews as
select 'movie' as kind, 'review' as type, r.id, r.movie_id as title_id, r.user_id, p.full_name, p.email,
  r.review, g.rating, r.created_at
from public.movie_reviews r
left join public.profiles p on p.id = r.user_id
left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id;

create view private.feedback_series_reviews as
select 'tv' as kind, 'review' as type, r.id, r.series_id as title_id, r.user_id, p.full_name, p.email,
  r.review, g.rating, r.created_at
from public.series_reviews r
left join public.profiles p on p.id = r.user_id
left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id;

create view private.feedback_movie_ratings as
select 'movie' as kind, 'rating' as type, g.id, g.movie_id as title_id, g.user_id, p.full_name, p.email,
  null::text as review, g.rating, g.created_at
from public.movie_ratings g
left join public.profiles p on p.id = g.user_id;

create view private.feedback_series_ratings as
select 'tv' as kind, 'rating' as type, g.id, g.series_id as title_id, g.user_id, p.full_name, p.email,
  null::text as review, g.rating, g.created_at
from public.series_ratings g
left join public.profiles p on p.id = g.user_id;

create function public.admin_feedback(
  p_kind text default null,
  p_type text default null,
  p_rating smallint default null,
  p_from date default null,
  p_to date default null,
  p_search text default null,
  p_title_ids integer[] default null,
  p_sort text default 'date',
  p_ascending boolean default false,
  p_limit integer default 20,
  p_offset integer default 0
) returns table (
  kind text, type text, id uuid, title_id integer, user_id uuid, full_name text, email text,
  review text, rating smallint, created_at timestamptz, total_count integer
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- The only words that enter the statement as text; everything else is bound.
  sort_expression text := case p_sort
    when 'date' then 'f.created_at'
    when 'rating' then 'f.rating'
    when 'person' then 'lower(coalesce(f.full_name, f.email))'
    when 'title' then 'f.title_id'
    when 'kind' then 'f.kind'
    when 'type' then 'f.type'
  end;
  ordering text := sort_expression || case when p_ascending then ' asc' else ' desc' end
    || case when p_sort = 'rating' then ' nulls last' else '' end || ', f.created_at desc, f.id';
  -- A search looks for the text itself: wildcards in it are not ours.
  pattern text := '%' || regexp_replace(left(private.trimmed(p_search), 200), '([\\%_])', '\\\1', 'g') || '%';
  conditions text := 'true';
  pages text;
  counts text;
begin
  perform private.require_admin();
  if sort_expression is null or p_kind not in ('movie', 'tv')
    or p_type not in ('review', 'rating') then
    raise exception 'unknown kind, type or sort' using errcode = 'invalid_parameter_value';
  end if;
  if p_kind is not null then conditions := conditions || ' and f.kind = $1'; end if;
  if p_type is not null then conditions := conditions || ' and f.type = $9'; end if;
  if p_rating is not null then conditions := conditions || ' and f.rating = $2'; end if;
  if p_from is not null then
    conditions := conditions || ' and f.created_at >= $3::timestamp at time zone ''UTC''';
  end if;
  if p_to is not null then
    conditions := conditions || ' and f.created_at < ($4 + 1)::timestamp at time zone ''UTC''';
  end if;
  if private.trimmed(p_search) <> '' then
    conditions := conditions || ' and (f.review ilike $5 or f.full_name ilike $5 or f.email ilike $5'
      || ' or f.title_id = any ($6))';
  end if;
  select
    string_agg(
      format('(select f.* from private.%I f where %s order by %s limit $7 + $8)', source, conditions, ordering),
      ' union all '
    ),
    string_agg(format('(select count(*) from private.%I f where %s)', source, conditions), ' + ')
  into pages, counts
  from unnest(array[
    'feedback_movie_reviews', 'feedback_series_reviews', 'feedback_movie_ratings', 'feedback_series_ratings'
  ]) as source;
  return query execute format(
    'select f.kind, f.type, f.id, f.title_id, f.user_id, f.full_name, f.email, f.review, f.rating,
       f.created_at, (%s)::integer
     from (%s) f order by %s limit $7 offset $8',
    counts, pages, ordering
  ) using p_kind, p_rating, p_from, p_to, pattern, coalesce(p_title_ids, '{}'),
    least(greatest(p_limit, 1), 500), least(greatest(p_offset, 0), 100000), p_type;
end
$$;
comment on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], text, boolean, integer, integer
) is
  'One page of all reviews and ratings for an admin: at most 500 rows from at most the 100,000th. Days are
UTC; the search looks in text, name and e-mail, and matches the given title ids too. Sort by date, rating,
person, title, kind or type.';
revoke all on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], text, boolean, integer, integer
) from public;
grant execute on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], text, boolean, integer, integer
) to authenticated;
