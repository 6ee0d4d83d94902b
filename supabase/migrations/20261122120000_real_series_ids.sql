-- Thirteen series of the bundled catalogue had numbers of our own and have TMDB's now; what people saved goes along.
-- One movie had another film's number: its entries are told from that film's by the title they carry.
--
-- It can run again at any time: it moves what it finds under the old numbers. Where something is saved under both
-- numbers one entry stays, with the earlier time of the two; of two ratings the one given last.

create temporary table moved_titles (kind text, old_id integer, new_id integer, name text);
insert into moved_titles values
  ('tv', 910000002, 966, null),
  ('tv', 910000016, 2221, null),
  ('tv', 910000020, 651, null),
  ('tv', 910000021, 78, null),
  ('tv', 910000023, 2035, null),
  ('tv', 910000024, 5675, null),
  ('tv', 910000025, 4384, null),
  ('tv', 910000031, 87083, null),
  ('tv', 910000038, 93870, null),
  ('tv', 910000040, 203857, null),
  ('tv', 910000042, 3713, null),
  ('tv', 910000055, 65988, null),
  ('tv', 910000058, 2304, null),
  ('movie', 11522, 11509, 'Silverado');

-- Whose entries under an old number mean the moved title. For a series that is everybody.
create temporary table moved_people (user_id uuid, kind text, old_id integer, new_id integer);
insert into moved_people
select distinct saved.user_id, m.kind, m.old_id, m.new_id
from moved_titles m
join (
  select user_id, 'movie' as kind, movie_id as title_id, movie_title as name from public.wishlists
  union all select user_id, 'movie', movie_id, movie_title from public.watched_movies
  union all select user_id, 'movie', movie_id, movie_title from public.favorite_movies
  union all select user_id, 'tv', series_id, null from public.tv_wishlists
  union all select user_id, 'tv', series_id, null from public.watched_tv_series
  union all select user_id, 'tv', series_id, null from public.favorite_tv_series
  union all select user_id, 'tv', series_id, null from public.series_ratings
  union all select user_id, 'tv', series_id, null from public.series_reviews
) saved on saved.kind = m.kind and saved.title_id = m.old_id and saved.name is not distinct from m.name;

alter table public.movie_ratings disable trigger stamp_update;
alter table public.series_ratings disable trigger stamp_update;

do $$
declare
  l record;
begin
  for l in select * from (values
    ('movie', 'wishlists', 'movie_id', 'movie_poster_path', 'added_at', 'm'),
    ('movie', 'watched_movies', 'movie_id', 'movie_poster_path', 'watched_at', 'm'),
    ('movie', 'favorite_movies', 'movie_id', 'movie_poster_path', 'favorited_at', 'm'),
    ('tv', 'tv_wishlists', 'series_id', 'series_poster_path', 'added_at', 't'),
    ('tv', 'watched_tv_series', 'series_id', 'series_poster_path', 'watched_at', 't'),
    ('tv', 'favorite_tv_series', 'series_id', 'series_poster_path', 'favorited_at', 't')
  ) as lists (kind, list, title, poster, at, letter)
  loop
    execute format(
      'update public.%1$I kept set %3$I = least(kept.%3$I, gone.%3$I)
       from public.%1$I gone join moved_people p on p.kind = %4$L and p.user_id = gone.user_id and p.old_id = gone.%2$I
       where kept.user_id = gone.user_id and kept.%2$I = p.new_id',
      l.list, l.title, l.at, l.kind);
    execute format(
      'delete from public.%1$I gone using moved_people p
       where p.kind = %3$L and p.user_id = gone.user_id and p.old_id = gone.%2$I
         and exists (select from public.%1$I kept where kept.user_id = gone.user_id and kept.%2$I = p.new_id)',
      l.list, l.title, l.kind);
    execute format(
      'update public.%1$I entry
       set %2$I = p.new_id,
         %3$I = replace(entry.%3$I, ''/'' || %5$L || p.old_id || ''.'', ''/'' || %5$L || p.new_id || ''.'')
       from moved_people p where p.kind = %4$L and p.user_id = entry.user_id and p.old_id = entry.%2$I',
      l.list, l.title, l.poster, l.kind, l.letter);
  end loop;

  for l in select * from (values
    ('movie', 'movie_ratings', 'movie_reviews', 'movie_id'),
    ('tv', 'series_ratings', 'series_reviews', 'series_id')
  ) as opinions (kind, ratings, reviews, title)
  loop
    -- Of two ratings the older one goes, whichever number it stands under.
    execute format(
      'delete from public.%1$I older using public.%1$I newer, moved_people p
       where p.kind = %3$L and p.user_id = older.user_id and newer.user_id = older.user_id
         and ((older.%2$I = p.old_id and newer.%2$I = p.new_id) or (older.%2$I = p.new_id and newer.%2$I = p.old_id))
         and (coalesce(older.updated_at, older.created_at), older.id)
           < (coalesce(newer.updated_at, newer.created_at), newer.id)',
      l.ratings, l.title, l.kind);
    execute format(
      'update public.%1$I entry set %2$I = p.new_id from moved_people p
       where p.kind = %3$L and p.user_id = entry.user_id and p.old_id = entry.%2$I',
      l.ratings, l.title, l.kind);
    execute format(
      'update public.%1$I entry set %2$I = p.new_id from moved_people p
       where p.kind = %3$L and p.user_id = entry.user_id and p.old_id = entry.%2$I',
      l.reviews, l.title, l.kind);
  end loop;
end
$$;

alter table public.movie_ratings enable trigger stamp_update;
alter table public.series_ratings enable trigger stamp_update;

-- A title is wished for or watched, never both: what has been watched under either number is watched.
delete from public.wishlists w using public.watched_movies x, moved_people p
where w.user_id = x.user_id and w.movie_id = x.movie_id
  and p.kind = 'movie' and p.user_id = w.user_id and p.new_id = w.movie_id;
delete from public.tv_wishlists w using public.watched_tv_series x, moved_people p
where w.user_id = x.user_id and w.series_id = x.series_id
  and p.kind = 'tv' and p.user_id = w.user_id and p.new_id = w.series_id;

update private.removed_reviews r set title_id = m.new_id
from moved_titles m where m.kind = 'tv' and r.kind = m.kind and r.title_id = m.old_id;
update private.moderation_actions a set title_id = m.new_id
from moved_titles m where m.kind = 'tv' and a.kind = m.kind and a.title_id = m.old_id;

-- What a search by AI answered is kept as it was shown, with the numbers of its titles.
do $$
declare
  m record;
begin
  for m in select * from moved_titles where kind = 'tv' loop
    update public.ai_searches s
    set results = replace(replace(s.results::text, '/t' || m.old_id || '.', '/t' || m.new_id || '.'),
      ': ' || m.old_id, ': ' || m.new_id)::jsonb
    where s.results::text like '%' || m.old_id || '%';
  end loop;
end
$$;

drop table moved_people;
drop table moved_titles;
