-- What the API tells of a person, thing by thing, under the policies of whoever asks.

create view public.my_items with (security_invoker = true) as
select 'history'::text as what, w.id::text as id, w.created_at as at, jsonb_build_object(
    'kind', w.kind, 'tmdb', w.title_id, 'name', w.title, 'released', w.release_date, 'day', w.day, 'again', w.again,
    'note', w.note, 'source', (
      select p.source from public.plays p where p.watch_id = w.id and p.undone_at is null order by p.id limit 1
    )
  ) as fields
from public.watches w where w.user_id = (select auth.uid())
union all
select 'ratings', 'movie:' || r.movie_id, coalesce(r.updated_at, r.created_at),
  jsonb_build_object('kind', 'movie', 'tmdb', r.movie_id, 'stars', r.rating)
from public.movie_ratings r where r.user_id = (select auth.uid())
union all
select 'ratings', 'tv:' || r.series_id, coalesce(r.updated_at, r.created_at),
  jsonb_build_object('kind', 'tv', 'tmdb', r.series_id, 'stars', r.rating)
from public.series_ratings r where r.user_id = (select auth.uid())
union all
select 'reviews', r.id::text, r.created_at, jsonb_build_object(
    'kind', 'movie', 'tmdb', r.movie_id, 'text', r.review, 'tells_end', r.tells_end, 'changed_at', r.updated_at
  )
from public.movie_reviews r where r.user_id = (select auth.uid())
union all
select 'reviews', r.id::text, r.created_at, jsonb_build_object(
    'kind', 'tv', 'tmdb', r.series_id, 'text', r.review, 'tells_end', r.tells_end, 'changed_at', r.updated_at
  )
from public.series_reviews r where r.user_id = (select auth.uid())
union all
select 'wishlist', 'movie:' || w.movie_id, w.added_at, jsonb_build_object(
    'kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date
  )
from public.wishlists w where w.user_id = (select auth.uid())
union all
select 'wishlist', 'tv:' || w.series_id, w.added_at, jsonb_build_object(
    'kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date
  )
from public.tv_wishlists w where w.user_id = (select auth.uid())
union all
select 'watched', 'movie:' || w.movie_id, w.watched_at, jsonb_build_object(
    'kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date
  )
from public.watched_movies w where w.user_id = (select auth.uid())
union all
select 'watched', 'tv:' || w.series_id, w.watched_at, jsonb_build_object(
    'kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date
  )
from public.watched_tv_series w where w.user_id = (select auth.uid())
union all
select 'favorites', 'movie:' || f.movie_id, f.favorited_at, jsonb_build_object(
    'kind', 'movie', 'tmdb', f.movie_id, 'name', f.movie_title, 'released', f.movie_release_date
  )
from public.favorite_movies f where f.user_id = (select auth.uid())
union all
select 'favorites', 'tv:' || f.series_id, f.favorited_at, jsonb_build_object(
    'kind', 'tv', 'tmdb', f.series_id, 'name', f.series_name, 'released', f.series_first_air_date
  )
from public.favorite_tv_series f where f.user_id = (select auth.uid())
union all
select 'dismissed', d.kind || ':' || d.title_id, d.dismissed_at, jsonb_build_object(
    'kind', d.kind, 'tmdb', d.title_id, 'name', d.title, 'released', d.release_date
  )
from public.dismissed_titles d where d.user_id = (select auth.uid())
union all
select 'lists', l.id::text, l.created_at, jsonb_build_object(
    'name', l.name, 'description', l.description, 'ranked', l.ranked, 'visibility', l.visibility, 'address', l.address,
    'titles', l.items, 'changed_at', l.updated_at
  )
from public.lists l where l.user_id = (select auth.uid())
union all
select 'list_items', i.list_id || ':' || i.kind || ':' || i.title_id, i.added_at, jsonb_build_object(
    'list', i.list_id, 'kind', i.kind, 'tmdb', i.title_id, 'name', i.title, 'released', i.release_date, 'note', i.note,
    'position', i.position
  )
from public.list_items i where i.user_id = (select auth.uid())
union all
select 'series', f.series_id::text, f.followed_at, jsonb_build_object(
    'tmdb', f.series_id, 'name', f.series_name, 'state', f.state, 'run', f.run
  )
from public.followed_series f where f.user_id = (select auth.uid())
union all
select 'episodes', concat_ws(':', e.series_id, e.run, e.season, e.number), e.marked_at, jsonb_build_object(
    'tmdb', e.series_id, 'run', e.run, 'season', e.season, 'number', e.number, 'day', e.day
  )
from public.episode_watches e where e.user_id = (select auth.uid())
union all
select 'notices', n.id::text, n.created_at, jsonb_build_object(
    'about', n.kind, 'kind', n.title_kind, 'tmdb', n.title_id, 'name', n.title_name, 'data', n.data, 'read_at', n.read_at
  )
from public.notices n where n.user_id = (select auth.uid()) and n.in_app;
comment on view public.my_items is
  'All that the API tells of whoever asks: what kind of thing, its id within the kind, when it was entered, and what it says.';
grant select on public.my_items to authenticated;

create function public.api_items(p_what text, p_ids text[]) returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', i.id, 'at', i.at) || i.fields order by i.at desc, i.id collate "C" desc
  ), '[]')
  from public.my_items i where i.what = p_what and i.id = any (p_ids[1:200])
$$;
comment on function public.api_items(text, text[]) is 'Things of the caller''s of one kind, by their ids, 200 at most.';
revoke all on function public.api_items(text, text[]) from public;
grant execute on function public.api_items(text, text[]) to authenticated;

create function public.api_page(
  p_what text, p_limit integer default 100, p_at timestamptz default null, p_id text default null
) returns jsonb
  language sql stable set search_path = ''
as $$
  -- First which ones, then what they say: only the page is written out.
  select public.api_items(p_what, array(
    select i.id from public.my_items i
    where i.what = p_what and (p_at is null or i.at < p_at or i.at = p_at and i.id collate "C" < p_id)
    order by i.at desc, i.id collate "C" desc
    limit least(greatest(p_limit, 1), 101)
  ))
$$;
comment on function public.api_page(text, integer, timestamptz, text) is
  'Things of the caller''s of one kind, the latest first, behind the one with this time and id.';
revoke all on function public.api_page(text, integer, timestamptz, text) from public;
grant execute on function public.api_page(text, integer, timestamptz, text) to authenticated;

create function public.my_changes(p_since bigint, p_limit integer default 100)
  returns table (number bigint, what text, id text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_since < (select f.number from private.forgotten_changes f where f.user_id = auth.uid()) then
    raise exception 'What was deleted before is forgotten' using errcode = '22023';
  end if;
  return query
    select c.number, c.what, c.item from private.changes c
    where c.user_id = auth.uid() and c.number > p_since
    order by c.number
    limit least(greatest(p_limit, 1), 101);
end
$$;
comment on function public.my_changes(bigint, integer) is
  'Which things of the caller''s were changed after a number, in the order of their latest changes.';
revoke all on function public.my_changes(bigint, integer) from public;
grant execute on function public.my_changes(bigint, integer) to authenticated;

create function public.api_changes(p_since bigint, p_limit integer default 100) returns jsonb
  language sql stable set search_path = ''
as $$
  with changed as materialized (select * from public.my_changes(p_since, p_limit)),
  present as materialized (
    select k.what, i.item
    from (select c.what, array_agg(c.id) as ids from changed c group by c.what) k
    cross join lateral jsonb_array_elements(public.api_items(k.what, k.ids)) i (item)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', c.number, 'what', c.what, 'id', c.id, 'item', p.item
  ) order by c.number), '[]')
  from changed c left join present p on p.what = c.what and p.item ->> 'id' = c.id
$$;
comment on function public.api_changes(bigint, integer) is
  'What was changed of the caller''s after a number, each as it is now: without an item it is there no more.';
revoke all on function public.api_changes(bigint, integer) from public;
grant execute on function public.api_changes(bigint, integer) to authenticated;

create function public.api_me() returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', (select p.full_name from public.profiles p where p.id = auth.uid()),
    'handle', (select g.handle from public.profile_pages g where g.user_id = auth.uid())
  )
$$;
comment on function public.api_me() is 'What the caller is called: by name, and by the address of their page.';
revoke all on function public.api_me() from public;
grant execute on function public.api_me() to authenticated;
