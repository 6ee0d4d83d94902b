-- What anybody may ask of a person's page costs what it shows: reviews are put in order without their texts, which were
-- written to disk for each page of them, and numbers are added up by title, with the memory that takes.

create or replace function public.profile_reviews(
  p_owner uuid, p_key text default null, p_limit integer default 10, p_offset integer default 0
) returns table (
  id uuid, kind text, title_id integer, title text, poster_path text, review text, tells_end boolean,
  created_at timestamptz, rating smallint, total_count integer
)
  language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with written as materialized (
    select r.id, 'movie' as kind, r.movie_id as title_id, r.created_at
    from public.movie_reviews r where r.user_id = p_owner and private.profile_part(p_owner, p_key, 'reviews')
    union all
    select r.id, 'tv', r.series_id, r.created_at
    from public.series_reviews r where r.user_id = p_owner and private.profile_part(p_owner, p_key, 'reviews')
  )
  select w.id, w.kind, w.title_id, t.name, t.poster_path, coalesce(mr.review, sr.review),
    coalesce(mr.tells_end, sr.tells_end), w.created_at, coalesce(m.rating, s.rating),
    (select count(*)::integer from written)
  from (
    select * from written order by created_at desc, id
    limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 100000)
  ) w
  left join public.movie_reviews mr on w.kind = 'movie' and mr.id = w.id
  left join public.series_reviews sr on w.kind = 'tv' and sr.id = w.id
  left join public.movie_ratings m on w.kind = 'movie' and m.user_id = p_owner and m.movie_id = w.title_id
  left join public.series_ratings s on w.kind = 'tv' and s.user_id = p_owner and s.series_id = w.title_id
  left join lateral private.watched_title(p_owner, w.kind, w.title_id) t on true
  order by w.created_at desc, w.id
$$;

alter function public.profile_numbers(uuid, date, text) set work_mem = '16MB';
