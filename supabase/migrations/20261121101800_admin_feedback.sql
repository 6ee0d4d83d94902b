-- The admin's table of all reviews and ratings: one row per review, with the author's rating of that title
-- beside it, and one per rating without a review.

create view private.feedback as
select 'movie' as kind, r.id, true as is_review, r.movie_id as title_id, r.user_id, r.review, g.rating,
  r.created_at
from public.movie_reviews r
left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
union all
select 'tv', r.id, true, r.series_id, r.user_id, r.review, g.rating, r.created_at
from public.series_reviews r
left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
union all
select 'movie', g.id, false, g.movie_id, g.user_id, null, g.rating, g.created_at
from public.movie_ratings g
where not exists (
  select from public.movie_reviews r where r.user_id = g.user_id and r.movie_id = g.movie_id
)
union all
select 'tv', g.id, false, g.series_id, g.user_id, null, g.rating, g.created_at
from public.series_ratings g
where not exists (
  select from public.series_reviews r where r.user_id = g.user_id and r.series_id = g.series_id
);

create function public.admin_feedback(
  p_kind text default null,
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
  kind text, id uuid, is_review boolean, title_id integer, user_id uuid, full_name text, email text,
  review text, rating smallint, created_at timestamptz, total_count integer
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  -- The only words that enter the statement as text; everything else is bound.
  sort_expression text := case p_sort
    when 'date' then 'f.created_at'
    when 'rating' then 'f.rating'
    when 'person' then 'lower(coalesce(p.full_name, p.email))'
    when 'title' then 'f.title_id'
    when 'kind' then 'f.kind'
  end;
  direction text := case when p_ascending then 'asc nulls last' else 'desc nulls last' end;
  -- A search matches the text itself: its wildcards are not ours.
  pattern text := '%' || replace(replace(replace(left(private.trimmed(p_search), 200), '\', '\\'), '%', '\%'), '_', '\_') || '%';
  conditions text := 'true';
begin
  perform private.require_admin();
  if sort_expression is null or p_kind not in ('movie', 'tv') then
    raise exception 'unknown kind or sort' using errcode = 'invalid_parameter_value';
  end if;
  if p_kind is not null then conditions := conditions || ' and f.kind = $1'; end if;
  if p_rating is not null then conditions := conditions || ' and f.rating = $2'; end if;
  if p_from is not null then
    conditions := conditions || ' and f.created_at >= $3::timestamp at time zone ''UTC''';
  end if;
  if p_to is not null then
    conditions := conditions || ' and f.created_at < ($4 + 1)::timestamp at time zone ''UTC''';
  end if;
  if private.trimmed(p_search) <> '' then
    conditions := conditions || ' and (f.review ilike $5 or p.full_name ilike $5 or p.email ilike $5'
      || ' or f.title_id = any ($6))';
  end if;
  return query execute format(
    'select f.kind, f.id, f.is_review, f.title_id, f.user_id, p.full_name, p.email, f.review, f.rating,
       f.created_at,
       (select count(*)::integer from private.feedback f join public.profiles p on p.id = f.user_id where %1$s)
     from private.feedback f
     join public.profiles p on p.id = f.user_id
     where %1$s
     order by %2$s %3$s, f.created_at desc, f.id
     limit $7 offset $8',
    conditions, sort_expression, direction
  ) using p_kind, p_rating, p_from, p_to, pattern, coalesce(p_title_ids, '{}'),
    least(greatest(p_limit, 1), 500), least(greatest(p_offset, 0), 100000);
end
$$;
comment on function public.admin_feedback(
  text, smallint, date, date, text, integer[], text, boolean, integer, integer
) is
  'One page of all reviews and ratings for an admin: at most 500 rows from at most the 100,000th. Days are
UTC; the search looks in text, name and e-mail, and matches the given title ids too. Sort by date, rating,
person, title or kind.';
revoke all on function public.admin_feedback(
  text, smallint, date, date, text, integer[], text, boolean, integer, integer
) from public;
grant execute on function public.admin_feedback(
  text, smallint, date, date, text, integer[], text, boolean, integer, integer
) to authenticated;
