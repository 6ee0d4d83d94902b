-- Reviews that tell the end, authors with a page, people one follows first, and nothing of people one has blocked.

alter table public.movie_reviews add column tells_end boolean not null default false;
alter table public.series_reviews add column tells_end boolean not null default false;
comment on column public.movie_reviews.tells_end is
  'Whether its author says that it tells the end: folded wherever it is shown, in no structured data, and in the export.';
comment on column public.series_reviews.tells_end is 'As in movie_reviews.';
grant insert (tells_end), update (tells_end) on public.movie_reviews, public.series_reviews to authenticated;

alter table private.removed_reviews add column tells_end boolean not null default false;

create or replace function private.keep_removed_review() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  entry jsonb := to_jsonb(old);
begin
  delete from private.removed_reviews
  where removed_at < now() - case when moderated then interval '30 days' else interval '1 hour' end;
  -- With the account gone the profile is gone already, and the review goes without a copy.
  insert into private.removed_reviews
    (review_id, kind, title_id, user_id, review, created_at, updated_at, moderated, tells_end)
  select old.id, tg_argv[0], (entry ->> tg_argv[1])::integer, old.user_id, old.review, old.created_at,
    old.updated_at, (select auth.uid()) is distinct from old.user_id, old.tells_end
  from public.profiles
  where id = old.user_id
  on conflict (review_id) do update set removed_at = now(), moderated = excluded.moderated;
  return null;
end
$$;
revoke all on function private.keep_removed_review() from public;

create or replace trigger keep_removed_review after delete on public.movie_reviews
  for each row execute function private.keep_removed_review('movie', 'movie_id');
create or replace trigger keep_removed_review after delete on public.series_reviews
  for each row execute function private.keep_removed_review('tv', 'series_id');

create or replace function private.bring_back_review(p_review_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  copy private.removed_reviews;
begin
  delete from private.removed_reviews where review_id = p_review_id returning * into copy;
  if not found then
    return false;
  elsif copy.kind = 'movie' then
    insert into public.movie_reviews (id, user_id, movie_id, review, created_at, updated_at, tells_end)
    values (copy.review_id, copy.user_id, copy.title_id, copy.review, copy.created_at, copy.updated_at, copy.tells_end);
  else
    insert into public.series_reviews (id, user_id, series_id, review, created_at, updated_at, tells_end)
    values (copy.review_id, copy.user_id, copy.title_id, copy.review, copy.created_at, copy.updated_at, copy.tells_end);
  end if;
  return true;
end
$$;
revoke all on function private.bring_back_review(uuid) from public;

-- Reviews are asked for as whoever asks: of these two tables visitors may read what they own in them, which is nothing.
grant select on public.follows, public.blocks to anon;

-- The reviews section of a detail page: one page of reviews with author and author's rating, the caller's own first. One
-- function per kind, as the caller. Directories of 22 November have some that answer less.
drop function if exists public.movie_review_page(integer, smallint, boolean, integer, integer);
create function public.movie_review_page(
  p_movie_id integer,
  p_rating smallint default null,
  p_oldest_first boolean default false,
  p_limit integer default 20,
  p_offset integer default 0
) returns table (
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
    select r.id, r.user_id, r.review, r.tells_end, r.created_at, r.updated_at, g.rating,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.movie_reviews r
    left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
    where r.movie_id = p_movie_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, p.review, p.tells_end, p.created_at, p.updated_at,
    p.rating, p.is_own, p.is_followed, p.total_count
  from page p
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;
comment on function public.movie_review_page(integer, smallint, boolean, integer, integer) is
  'One page of a movie''s reviews, the caller''s own first, then those of people the caller follows, then by time; none of
people the caller has blocked; at most 100 rows. rating is the author''s rating now, on each of their reviews; handle is
the name of the author''s page where the caller may see it; total_count counts all pages.';
revoke all on function public.movie_review_page(integer, smallint, boolean, integer, integer) from public;
grant execute on function public.movie_review_page(integer, smallint, boolean, integer, integer)
  to anon, authenticated;

drop function if exists public.series_review_page(integer, smallint, boolean, integer, integer);
create function public.series_review_page(
  p_series_id integer,
  p_rating smallint default null,
  p_oldest_first boolean default false,
  p_limit integer default 20,
  p_offset integer default 0
) returns table (
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
    select r.id, r.user_id, r.review, r.tells_end, r.created_at, r.updated_at, g.rating,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.series_reviews r
    left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
    where r.series_id = p_series_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, p.review, p.tells_end, p.created_at, p.updated_at,
    p.rating, p.is_own, p.is_followed, p.total_count
  from page p
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;
comment on function public.series_review_page(integer, smallint, boolean, integer, integer) is
  'As movie_review_page.';
revoke all on function public.series_review_page(integer, smallint, boolean, integer, integer) from public;
grant execute on function public.series_review_page(integer, smallint, boolean, integer, integer)
  to anon, authenticated;
