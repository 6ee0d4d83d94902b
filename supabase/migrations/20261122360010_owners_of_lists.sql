-- A list names its owner's page where that is public, in the same answer.

create or replace function public.read_list(p_address text, p_offset integer default 0, p_limit integer default 20) returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  list public.lists := private.readable_list(p_address);
  me uuid := (select auth.uid());
begin
  if list.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', list.id, 'address', list.address, 'name', list.name, 'description', list.description,
    'ranked', list.ranked, 'visibility', list.visibility, 'items', list.items,
    'created_at', list.created_at, 'updated_at', list.updated_at,
    'own', coalesce(list.user_id = me, false), 'owner_id', list.user_id,
    'owner_name', (select p.full_name from public.profiles p where p.id = list.user_id),
    -- The same for everybody, the owner too: only a page that everybody may open is named.
    'owner_handle', (
      select p.handle from public.profile_pages p
      where p.user_id = list.user_id and p.visibility = 'public' and p.suspended_at is null
    ),
    'progress', case when me is null then null else (
      select jsonb_build_object(
        'released', count(*),
        'seen', count(*) filter (where case i.kind
          when 'movie' then exists (
            select from public.watched_movies w where w.user_id = me and w.movie_id = i.title_id
          )
          else exists (
            select from public.watched_tv_series w where w.user_id = me and w.series_id = i.title_id
          )
        end)
      )
      from public.list_items i
      where i.list_id = list.id
        and coalesce(i.release_date, '1800-01-01') <= (now() at time zone 'utc')::date
    ) end,
    'titles', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'kind', t.kind, 'id', t.title_id, 'title', t.title, 'poster_path', t.poster_path,
          'date', t.release_date, 'vote_average', t.vote_average, 'note', t.note
        ) order by t.position, t.kind, t.title_id
      )
      from (
        select i.* from public.list_items i
        where i.list_id = list.id
        order by i.position, i.kind, i.title_id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 0), 100)
      ) t
    ), '[]')
  );
end
$$;
comment on function public.read_list(text, integer, integer) is
  'A list by its address with some of its titles in order (100 at most), the name of its owner''s page where that is
public, and how much of it the caller has seen; null where there is none the caller may read. Definer: a list by link is
read by whoever knows its address and by nobody else.';
