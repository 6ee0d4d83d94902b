-- The admin's table stays quick with hundreds of thousands of rows: a page is chosen by ids and what they are
-- ordered by, and only its own rows are then joined with people and ratings. A search reads every text once,
-- for its page and its count together, and looks for people among people rather than beside each review.
--
-- Titles that match a search by their name are given by kind: movies and series share their numbers.
drop function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], text, boolean, integer, integer
);

create function public.admin_feedback(
  p_kind text default null,
  p_type text default null,
  p_rating smallint default null,
  p_from date default null,
  p_to date default null,
  p_search text default null,
  p_movie_ids integer[] default null,
  p_series_ids integer[] default null,
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
  searching boolean := private.trimmed(p_search) <> '';
  -- The only words that enter the statement as text; everything else is bound.
  key text := case p_sort
    when 'date' then 'o.created_at'
    when 'rating' then '%6$s.rating'
    when 'person' then 'lower(coalesce(p.full_name, p.email))'
    when 'title' then 'o.%1$I'
    when 'kind' then '%2$L::text'
    when 'type' then '%3$L::text'
  end;
  ordering text := 'key' || case when p_ascending then ' asc' else ' desc' end
    || case when p_sort = 'rating' then ' nulls last' else '' end || ', created_at desc, id';
  -- A search looks for the text itself: wildcards in it are not ours.
  pattern text := '%' || regexp_replace(left(private.trimmed(p_search), 200), '([\\%_])', '\\\1', 'g') || '%';
  conditions text := 'true';
  keys text;
  counts text;
begin
  perform private.require_admin();
  if key is null or p_kind not in ('movie', 'tv') or p_type not in ('review', 'rating') then
    raise exception 'unknown kind, type or sort' using errcode = 'invalid_parameter_value';
  end if;
  if p_rating is not null then conditions := conditions || ' and %6$s.rating = $1'; end if;
  if p_from is not null then
    conditions := conditions || ' and o.created_at >= $2::timestamp at time zone ''UTC''';
  end if;
  if p_to is not null then
    conditions := conditions || ' and o.created_at < ($3 + 1)::timestamp at time zone ''UTC''';
  end if;
  select
    string_agg('(' || chosen || case when searching then '' else
      format(' order by %s limit $7 + $8', ordering) end || ')', ' union all '),
    string_agg('(select count(*) from (' || chosen || ') counted)', ' + ')
  into keys, counts
  from (
    select format(
      'select %2$L::text as kind, %3$L::text as type, o.id, o.created_at, ' || key || ' as key from public.%4$I o'
        -- The rating beside a review is looked for only where it matters.
        || case
          when s.type = 'rating' then ''
          when p_rating is not null then ' join public.%5$I g on g.user_id = o.user_id and g.%1$I = o.%1$I'
          when p_sort = 'rating' then ' left join public.%5$I g on g.user_id = o.user_id and g.%1$I = o.%1$I'
          else ''
        end
        || case when p_sort = 'person' then ' left join public.profiles p on p.id = o.user_id' else '' end
        || ' where ' || conditions
        || case when searching then ' and (o.user_id in (select w.id from people w) or o.%1$I = any ('
          || case s.kind when 'movie' then '$5' else '$6' end || ')'
          || case s.type when 'review' then ' or o.review ilike $4)' else ')' end
        else '' end,
      s.title, s.kind, s.type, s.source, s.ratings, case s.type when 'rating' then 'o' else 'g' end
    ) as chosen
    from (values
      ('movie', 'review', 'movie_reviews', 'movie_id', 'movie_ratings'),
      ('tv', 'review', 'series_reviews', 'series_id', 'series_ratings'),
      ('movie', 'rating', 'movie_ratings', 'movie_id', 'movie_ratings'),
      ('tv', 'rating', 'series_ratings', 'series_id', 'series_ratings')
    ) as s (kind, type, source, title, ratings)
    where (p_kind is null or s.kind = p_kind) and (p_type is null or s.type = p_type)
  ) sources;
  if searching then
    counts := 'select count(*) from keys';
  end if;
  return query execute format(
    'with people as materialized (
       select w.id from public.profiles w where %4$L and (w.full_name ilike $4 or w.email ilike $4)
     ), keys as (%1$s), page as materialized (
       select * from keys order by %3$s limit $7 offset $8
     )
     select k.kind, k.type, k.id, f.title_id, f.user_id, f.full_name, f.email, f.review, f.rating,
       k.created_at, (%2$s)::integer
     from page k
     cross join lateral (
       select * from private.feedback_movie_reviews v where k.kind = ''movie'' and k.type = ''review'' and v.id = k.id
       union all
       select * from private.feedback_series_reviews v where k.kind = ''tv'' and k.type = ''review'' and v.id = k.id
       union all
       select * from private.feedback_movie_ratings v where k.kind = ''movie'' and k.type = ''rating'' and v.id = k.id
       union all
       select * from private.feedback_series_ratings v where k.kind = ''tv'' and k.type = ''rating'' and v.id = k.id
     ) f
     order by %3$s',
    keys, counts, ordering, coalesce(searching, false)
  ) using p_rating, p_from, p_to, pattern, coalesce(p_movie_ids, '{}'), coalesce(p_series_ids, '{}'),
    least(greatest(p_limit, 1), 1000), least(greatest(p_offset, 0), 100000);
end
$$;
comment on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer
) is
  'One page of all reviews and ratings for an admin: at most 1,000 rows from at most the 100,000th. Days are
UTC; the search looks in text, name and e-mail, and matches the given titles too. Sort by date, rating, person,
title, kind or type.';
revoke all on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer
) from public;
grant execute on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer
) to authenticated;
