-- What an export asks for beyond the rows themselves.

create function public.titles_of_mine(p_kind text, p_ids integer[])
  returns table (title_id integer, title text, release_date date)
  language sql stable security definer set search_path = ''
as $$
  with person as (select auth.uid() as id),
  kept as (
    select w.title_id, w.title, w.release_date
    from public.watches w, person p
    where w.user_id = p.id and w.kind = p_kind and w.title_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.watched_movies w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.wishlists w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.watched_tv_series w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.tv_wishlists w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select f.series_id, f.series_name, null
    from public.followed_series f, person p
    where p_kind = 'tv' and f.user_id = p.id and f.series_id = any (p_ids)
    union all
    -- That a title is known here says that somebody keeps it: named are only those the caller has an opinion of.
    select f.title_id, f.name, null
    from private.title_facts f, person p
    where f.kind = p_kind and f.title_id = any (p_ids) and f.name is not null and (
      exists (select from public.movie_ratings r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.movie_reviews r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.series_ratings r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
      or exists (select from public.series_reviews r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
    )
  )
  select distinct on (k.title_id) k.title_id, k.title, k.release_date
  from kept k
  order by k.title_id, k.release_date nulls last, k.title
$$;
comment on function public.titles_of_mine(text, integer[]) is
  'Names and dates of titles of one kind, as far as the caller''s own lists know them; of others they have an opinion of
the name alone, where it is known. Definer for those names.';
revoke all on function public.titles_of_mine(text, integer[]) from public;
grant execute on function public.titles_of_mine(text, integer[]) to authenticated;
