-- Which titles a bar of the numbers counts: by what it stands for, in a year or ever.

create function public.my_numbered_titles(
  p_by text, p_key text, p_year integer default null, p_limit integer default 60, p_offset integer default 0
) returns table (kind text, title_id integer, name text, poster_path text, watches integer, total integer,
  label text)
  language sql stable security definer set search_path = ''
  set work_mem = '16MB'
as $$
  with title as (
    select l.kind, l.title_id, max(l.release_date) as release_date, sum(l.watches)::integer as watches
    from (
      select * from private.watched_ever((select auth.uid())) where p_year is null
      union all
      select * from private.watched_in((select auth.uid()), p_year) where p_year is not null
    ) l
    group by l.kind, l.title_id
  ),
  rated as (
    select 'movie' as kind, m.movie_id as title_id
    from public.movie_ratings m where m.user_id = (select auth.uid()) and m.rating::text = p_key
    union all
    select 'tv', s.series_id
    from public.series_ratings s where s.user_id = (select auth.uid()) and s.rating::text = p_key
  ),
  fitting as (
    select t.*, count(*) over ()::integer as total,
      case p_by
        when 'genre' then f.genre_names[array_position(f.genre_ids::text[], p_key)]
        when 'actor' then f.actor_names[array_position(f.actor_ids::text[], p_key)]
        when 'director' then f.director_names[array_position(f.director_ids::text[], p_key)]
      end as label
    from title t
    left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
    where case p_by
      when 'decade' then (date_part('year', t.release_date)::integer / 10 * 10)::text = p_key
      when 'genre' then p_key = any (f.genre_ids::text[])
      when 'country' then p_key = any (f.countries)
      when 'actor' then p_key = any (f.actor_ids::text[])
      when 'director' then p_key = any (f.director_ids::text[])
      when 'stars' then (t.kind, t.title_id) in (select r.kind, r.title_id from rated r)
      else false
    end
    order by t.watches desc, t.release_date desc nulls last, t.kind, t.title_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  )
  select f.kind, f.title_id, w.name, w.poster_path, f.watches, f.total, f.label
  from fitting f
  left join lateral private.watched_title((select auth.uid()), f.kind, f.title_id) w on true
  order by f.watches desc, f.release_date desc nulls last, f.kind, f.title_id
$$;
comment on function public.my_numbered_titles(text, text, integer, integer, integer) is
  'The titles that my_watch_numbers counts for a decade, genre, country, actor, director or number of stars, the caller''s
own, in a year or (null) ever: those watched most often first, a hundred at most after so many, each with how many there are and what the
genre or person is called.';
revoke all on function public.my_numbered_titles(text, text, integer, integer, integer) from public, anon;
grant execute on function public.my_numbered_titles(text, text, integer, integer, integer) to authenticated;
