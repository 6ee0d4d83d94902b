-- The reviews section of a detail page: one page of reviews with author and author's rating, the caller's
-- own first. One function per kind, as the caller.

create function public.movie_review_page(
  p_movie_id integer,
  p_rating smallint default null,
  p_oldest_first boolean default false,
  p_limit integer default 20,
  p_offset integer default 0
) returns table (
  id uuid,
  user_id uuid,
  full_name text,
  avatar_url text,
  review text,
  created_at timestamptz,
  updated_at timestamptz,
  rating smallint,
  is_own boolean,
  total_count integer
)
  language sql stable set search_path = ''
as $$
  with listed as (
    select r.id, r.user_id, r.review, r.created_at, r.updated_at, g.rating,
      coalesce(r.user_id = (select auth.uid()), false) as is_own
    from public.movie_reviews r
    left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
    where r.movie_id = p_movie_id and (p_rating is null or g.rating = p_rating)
  ), page as (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, p.review, p.created_at, p.updated_at, p.rating,
    p.is_own, p.total_count
  from page p
  left join public.profiles a on a.id = p.user_id
  order by p.is_own desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;
comment on function public.movie_review_page(integer, smallint, boolean, integer, integer) is
  'One page of a movie''s reviews, the caller''s own first, then by time; at most 100 rows. rating is the
author''s rating now, on each of their reviews; total_count counts all pages.';

create function public.series_review_page(
  p_series_id integer,
  p_rating smallint default null,
  p_oldest_first boolean default false,
  p_limit integer default 20,
  p_offset integer default 0
) returns table (
  id uuid,
  user_id uuid,
  full_name text,
  avatar_url text,
  review text,
  created_at timestamptz,
  updated_at timestamptz,
  rating smallint,
  is_own boolean,
  total_count integer
)
  language sql stable set search_path = ''
as $$
  with listed as (
    select r.id, r.user_id, r.review, r.created_at, r.updated_at, g.rating,
      coalesce(r.user_id = (select auth.uid()), false) as is_own
    from public.series_reviews r
    left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
    where r.series_id = p_series_id and (p_rating is null or g.rating = p_rating)
  ), page as (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, p.review, p.created_at, p.updated_at, p.rating,
    p.is_own, p.total_count
  from page p
  left join public.profiles a on a.id = p.user_id
  order by p.is_own desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;
comment on function public.series_review_page(integer, smallint, boolean, integer, integer) is
  'As movie_review_page.';

revoke all on function public.movie_review_page(integer, smallint, boolean, integer, integer) from public;
revoke all on function public.series_review_page(integer, smallint, boolean, integer, integer) from public;
grant execute on function public.movie_review_page(integer, smallint, boolean, integer, integer)
  to anon, authenticated;
grant execute on function public.series_review_page(integer, smallint, boolean, integer, integer)
  to anon, authenticated;
