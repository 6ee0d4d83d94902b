-- The country somebody has said to watch in counts here without being asked for first, as it does for calendar_feed.
create or replace function public.my_calendar(p_from date, p_to date, p_region text, p_limit integer default 1000)
returns table (day date, type text, kind text, title_id integer, title text, poster_path text, season integer, number integer, name text)
language sql
stable
security definer
set search_path = ''
as $$
  select c.*
  from private.calendar_of(
    auth.uid(), p_from, p_to,
    coalesce((select p.region from public.profiles p where p.id = auth.uid()), p_region), p_limit
  ) c
$$;

comment on function public.my_calendar(date, date, text, integer) is
  'As calendar_of, for the caller; the region counts where they have said none of their own.';
