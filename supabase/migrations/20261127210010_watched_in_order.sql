create or replace function private.watched_in(p_person uuid, p_year integer, p_tag text default null)
returns table(
  kind text, title_id integer, period date, release_date date, watches integer, whole boolean, timed integer, untimed integer
)
language sql
stable
set search_path = ''
as $$
  select l.kind, l.title_id, l.day, max(l.release_date), count(*)::integer, bool_or(l.source = 'title'),
    sum(l.minutes)::integer,
    (count(*) filter (where l.minutes is null and (l.kind = 'movie' or l.source = 'episode')))::integer
  from private.watch_log l
  where l.user_id = p_person and l.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  -- Rows are told apart by their numbers first: comparing kinds, of which there are two, is waste.
  group by 2, 1, 3
$$;
