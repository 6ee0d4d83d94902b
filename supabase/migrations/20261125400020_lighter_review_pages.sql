-- The reviews of a title are put in order without their texts: those of ten thousand were sorted on disk, whoever asked.
-- Materialized, since else a page could be made once for each review where the engine does not know yet how many there are.

create or replace function public.movie_review_page(
  p_movie_id integer, p_rating smallint default null, p_oldest_first boolean default false, p_limit integer default 20,
  p_offset integer default 0
)
  returns table (
    id uuid, user_id uuid, full_name text, avatar_url text, handle text, review text, tells_end boolean,
    created_at timestamptz, updated_at timestamptz, rating smallint, is_own boolean, is_followed boolean,
    total_count integer
  )
  language sql stable set search_path = ''
as $$
  with followed as materialized (
    select f.followed_id as id from public.follows f where f.follower_id = (select auth.uid())
  ), blocked as materialized (
    select b.blocked_id as id from public.blocks b where b.blocker_id = (select auth.uid())
  ), listed as (
    select r.id, r.user_id, r.created_at, g.rating,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.movie_reviews r
    left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
    where r.movie_id = p_movie_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as materialized (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, r.review, r.tells_end, p.created_at, r.updated_at,
    p.rating, p.is_own, p.is_followed, p.total_count
  from page p
  join public.movie_reviews r on r.id = p.id
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;

create or replace function public.series_review_page(
  p_series_id integer, p_rating smallint default null, p_oldest_first boolean default false, p_limit integer default 20,
  p_offset integer default 0
)
  returns table (
    id uuid, user_id uuid, full_name text, avatar_url text, handle text, review text, tells_end boolean,
    created_at timestamptz, updated_at timestamptz, rating smallint, is_own boolean, is_followed boolean,
    total_count integer
  )
  language sql stable set search_path = ''
as $$
  with followed as materialized (
    select f.followed_id as id from public.follows f where f.follower_id = (select auth.uid())
  ), blocked as materialized (
    select b.blocked_id as id from public.blocks b where b.blocker_id = (select auth.uid())
  ), listed as (
    select r.id, r.user_id, r.created_at, g.rating,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.series_reviews r
    left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
    where r.series_id = p_series_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as materialized (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, r.review, r.tells_end, p.created_at, r.updated_at,
    p.rating, p.is_own, p.is_followed, p.total_count
  from page p
  join public.series_reviews r on r.id = p.id
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;
