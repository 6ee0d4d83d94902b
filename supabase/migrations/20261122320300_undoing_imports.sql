-- Taking back what an import brought: exactly that, and nothing the person has changed since.

create function private.take_back_import_opinions(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  l record;
begin
  for l in select * from (values
    ('movie_ratings', 'movie_reviews', 'wishlists', 'favorite_movies', 'movie_id', 'movie'),
    ('series_ratings', 'series_reviews', 'tv_wishlists', 'favorite_tv_series', 'series_id', 'tv')
  ) as opinions (ratings, reviews, wishes, favorites, id, kind)
  loop
    execute format($q$
      delete from public.%1$I g using public.import_rows r
      where r.import_id = ($1).id and r.position = any ($2) and g.id = (r.done ->> 'rating')::uuid
        and g.user_id = ($1).user_id and g.rating = r.stars and g.updated_at is null$q$, l.ratings
    ) using p_import, p_slice;
    execute format($q$
      update public.%1$I g set rating = (r.done ->> 'was')::smallint from public.import_rows r
      where r.import_id = ($1).id and r.position = any ($2) and g.id = (r.done ->> 'rerated')::uuid
        and g.user_id = ($1).user_id and g.rating = r.stars$q$, l.ratings
    ) using p_import, p_slice;
    execute format($q$
      delete from public.%1$I g using public.import_rows r
      where r.import_id = ($1).id and r.position = any ($2) and g.id = (r.done ->> 'review')::uuid
        and g.user_id = ($1).user_id and g.review = private.review_text(r.entry)$q$, l.reviews
    ) using p_import, p_slice;
    execute format($q$
      update public.%1$I g set review = r.done ->> 'was' from public.import_rows r
      where r.import_id = ($1).id and r.position = any ($2) and g.id = (r.done ->> 'rereviewed')::uuid
        and g.user_id = ($1).user_id and g.review = private.review_text(r.entry)$q$, l.reviews
    ) using p_import, p_slice;
    execute format($q$
      delete from public.%1$I g using public.import_rows r join public.import_titles t on t.number = r.title_number
      where r.import_id = ($1).id and r.position = any ($2) and r.done ? 'wish' and t.title_kind = %3$L
        and g.user_id = ($1).user_id and g.%2$I = t.title_id
        and g.added_at = (r.done ->> 'wish')::timestamptz$q$, l.wishes, l.id, l.kind
    ) using p_import, p_slice;
    execute format($q$
      delete from public.%1$I g using public.import_rows r join public.import_titles t on t.number = r.title_number
      where r.import_id = ($1).id and r.position = any ($2) and r.done ? 'favorite' and t.title_kind = %3$L
        and g.user_id = ($1).user_id and g.%2$I = t.title_id
        and g.favorited_at = (r.done ->> 'favorite')::timestamptz$q$, l.favorites, l.id, l.kind
    ) using p_import, p_slice;
  end loop;
  delete from public.dismissed_titles g using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'dismissed'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.dismissed_at = (r.done ->> 'dismissed')::timestamptz;
end
$$;
comment on function private.take_back_import_opinions(public.imports, integer[]) is
  'Takes back ratings, reviews, wishes, favorites and dismissed titles of these rows.';
revoke all on function private.take_back_import_opinions(public.imports, integer[]) from public;

create function private.take_back_import_watches(p_import public.imports, p_slice integer[]) returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.watches w using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and w.id = (r.done ->> 'watch')::uuid
    and w.user_id = p_import.user_id and w.note is null and w.again = (r.done ->> 'again')::boolean
    and w.day is not distinct from case when r.what = 'watch' then r.day end;
  update public.watches w set day = null from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and w.id = (r.done ->> 'dated')::uuid
    and w.user_id = p_import.user_id and w.day = r.day;
  delete from public.episode_watches w using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'episode'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'episode')::smallint
    and w.season = (r.entry #>> '{episode,season}')::smallint
    and w.number = (r.entry #>> '{episode,number}')::integer
    and w.marked_at = (r.done ->> 'at')::timestamptz and w.day is not distinct from r.day;
  update public.episode_watches w set day = (r.done ->> 'was')::date
  from public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'redated'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'redated')::smallint
    and w.season = (r.entry #>> '{episode,season}')::smallint
    and w.number = (r.entry #>> '{episode,number}')::integer and w.day = r.day;
  -- A series stays followed of which something is watched that the import did not bring.
  delete from public.followed_series f using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'follow'
    and f.user_id = p_import.user_id and f.series_id = t.title_id and f.followed_at = p_import.started_at
    and f.state = r.done ->> 'follow' and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
end
$$;
comment on function private.take_back_import_watches(public.imports, integer[]) is
  'Takes back watches and followed series of these rows.';
revoke all on function private.take_back_import_watches(public.imports, integer[]) from public;

create function private.take_back_import_titles(p_import public.imports, p_titles bigint[]) returns void
  language plpgsql set search_path = ''
as $$
declare
  l record;
begin
  delete from public.followed_series f using public.import_titles t
  where t.number = any (p_titles) and t.done ? 'followed' and f.user_id = p_import.user_id
    and f.series_id = t.title_id and f.followed_at = p_import.started_at and f.state = 'watching' and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
  for l in select * from (values
    ('watched_movies', 'wishlists', 'movie', 'movie_id', 'movie_title', 'movie_poster_path', 'movie_release_date',
      'movie_vote_average'),
    ('watched_tv_series', 'tv_wishlists', 'tv', 'series_id', 'series_name', 'series_poster_path',
      'series_first_air_date', 'series_vote_average')
  ) as lists (watched, wishes, kind, id, title, poster, released, vote)
  loop
    -- A title stays watched of which there is a watch still that was recorded since.
    execute format($q$
      with gone as (
        delete from public.%1$I g using public.import_titles t
        where t.number = any ($2) and t.title_kind = %3$L and g.user_id = ($1).user_id and g.%4$I = t.title_id
          and g.watched_at = (t.done ->> 'listed')::timestamptz and not exists (
            select from public.watches w
            where w.user_id = g.user_id and w.kind = %3$L and w.title_id = g.%4$I
              and w.created_at >= ($1).started_at
          )
        returning g.%4$I as id
      )
      insert into public.%2$I (user_id, %4$I, %5$I, %6$I, %7$I, %8$I, added_at)
      select distinct on (g.id) ($1).user_id, g.id, w.%5$I, w.%6$I, w.%7$I, w.%8$I, w.added_at
      from gone g join public.import_titles t on t.number = any ($2) and t.title_kind = %3$L and t.title_id = g.id
      cross join lateral jsonb_populate_record(null::public.%2$I, t.done -> 'unwished') w
      where t.done ? 'unwished'
      on conflict (user_id, %4$I) do nothing$q$,
      l.watched, l.wishes, l.kind, l.id, l.title, l.poster, l.released, l.vote
    ) using p_import, p_titles;
  end loop;
end
$$;
comment on function private.take_back_import_titles(public.imports, bigint[]) is
  'Takes titles from the watched lists and stops following series, and puts wishes back that they were.';
revoke all on function private.take_back_import_titles(public.imports, bigint[]) from public;

create function public.undo_import_rows(p_import_id uuid, p_limit integer default 500) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_slice integer[];
  v_titles bigint[];
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.state = 'undoing' for update;
  if not found then return 0; end if;
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_import.user_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('exchange:tv:' || v_import.user_id::text, 0));
  -- What came last goes first: episodes before the series they are of.
  select array_agg(w.position) into v_slice from (
    select r.position from public.import_rows r where r.import_id = p_import_id and r.done is not null
    order by r.rank desc, r.position limit least(greatest(p_limit, 1), 1000)
  ) w;
  if v_slice is not null then
    perform private.take_back_import_opinions(v_import, v_slice);
    perform private.take_back_import_watches(v_import, v_slice);
    update public.import_rows r set done = null where r.import_id = p_import_id and r.position = any (v_slice);
    update public.imports i set taken_back = i.taken_back + cardinality(v_slice) where i.id = p_import_id;
    return cardinality(v_slice);
  end if;
  select array_agg(w.number) into v_titles from (
    select t.number from public.import_titles t where t.import_id = p_import_id and t.done is not null
    order by t.number limit least(greatest(p_limit, 1), 1000)
  ) w;
  if v_titles is not null then
    perform private.take_back_import_titles(v_import, v_titles);
    update public.import_titles t set done = null where t.number = any (v_titles);
    return cardinality(v_titles);
  end if;
  update public.imports i set state = 'undone', state_at = now(), finished_at = now() where i.id = p_import_id;
  return 0;
end
$$;
comment on function public.undo_import_rows(uuid, integer) is
  'Takes back what the next rows of an import brought, and then what they did to titles; once nothing is left the import
is undone. Answers how many rows or titles that were.';
revoke all on function public.undo_import_rows(uuid, integer) from public;
grant execute on function public.undo_import_rows(uuid, integer) to service_role;
