-- Backups made between 28 November 2026 (build 405f67a4) and the baseline: what migrations of those days did to rows.
-- A restore runs this in the transaction that loads them, while no trigger runs.

create function pg_temp.row_of(p_table text, p_row jsonb)
  returns jsonb
  language sql immutable
as $$
  select case
    when p_table = 'public.letterboxd_entries' and p_row ? 'movie_id' then
      p_row - 'movie_id' || jsonb_build_object('kind', 'movie', 'title_id', p_row -> 'movie_id')
    -- A picture is a path of this site's own storage.
    when p_table = 'public.profiles' then
      p_row || jsonb_build_object('avatar_url', regexp_replace(p_row ->> 'avatar_url', '^https?://[^/]+', ''))
    else p_row
  end
$$;

-- What builds before 20261129140020 made of a review that was too long for them.
create function pg_temp.cut(p_entry jsonb)
  returns text
  language sql immutable
as $$
  select case when char_length(t.body) > 500 then left(t.body, 499) || '…' else t.body end
  from (select private.trimmed(coalesce(p_entry ->> 'text', '')) as body) t
$$;

-- `p_migration` is the newest migration that the rows had been through.
create function pg_temp.finish_rows(p_migration text)
  returns void
  language plpgsql
as $$
begin
  if p_migration < '20261129120010' then
    delete from private.deliveries d where d.state = 'done' and d.outcome = 'partRating';
  end if;
  if p_migration < '20261129140020' then
    -- Texts that imports had cut are whole again, unless they were changed since.
    update public.movie_reviews g set review = private.trimmed(r.entry ->> 'text')
    from public.import_rows r
    where r.what = 'review' and r.reason = 'shortened'
      and g.id = coalesce(r.done ->> 'review', r.done ->> 'rereviewed')::uuid and g.review = pg_temp.cut(r.entry);
    update public.series_reviews g set review = private.trimmed(r.entry ->> 'text')
    from public.import_rows r
    where r.what = 'review' and r.reason = 'shortened'
      and g.id = coalesce(r.done ->> 'review', r.done ->> 'rereviewed')::uuid and g.review = pg_temp.cut(r.entry);
    update public.list_items i set note = private.trimmed(r.entry ->> 'text')
    from public.import_rows r
    join public.import_titles t on t.number = r.title_number
    where r.what = 'list' and r.reason = 'shortened' and i.list_id = (r.done ->> 'list')::uuid
      and i.kind = t.title_kind and i.title_id = t.title_id and i.note = r.done ->> 'note';
    update public.import_rows r set
      reason = null,
      done = case
        when r.done ? 'note' then r.done || jsonb_build_object('note', private.trimmed(r.entry ->> 'text'))
        else r.done
      end
    where r.reason = 'shortened';
  end if;
  if p_migration < '20261129150010' then
    update public.letterboxd_entries e set again = w.again from public.watches w where w.id = e.watch_id;
  end if;
  if p_migration < '20261129913030' then
    -- What came by imports and plays carries a print of how it came, where it is as it came.
    update public.import_rows r set done = r.done || jsonb_build_object('print', private.print_of(w))
    from public.watches w
    where w.id = (r.done ->> 'watch')::uuid and r.done ? 'watch' and w.note is null
      and w.again = (r.done ->> 'again')::boolean and w.stars is not distinct from r.stars
      and w.day is not distinct from case when r.what = 'watch' then r.day end;
    update public.import_rows r set done = r.done || jsonb_build_object('print', private.print_of(w))
    from public.watches w
    where r.done ->> 'own' = 'diary' and w.id = (r.done ->> 'id')::uuid
      and w.day is not distinct from (r.entry #>> '{own,record,day}')::date
      and w.note is not distinct from r.entry #>> '{own,record,note}'
      and w.stars is not distinct from (r.entry #>> '{own,record,stars}')::real
      and w.again = (r.entry #>> '{own,record,again}')::boolean;
    update public.plays p set done = p.done || jsonb_build_object('print', private.print_of(w))
    from public.watches w
    where w.id = p.watch_id and p.done ? 'watch' and w.note is null and w.stars is null and w.day = p.day;
  end if;
end
$$;
