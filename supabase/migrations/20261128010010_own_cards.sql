-- What the cards of a page say of somebody, and what its lists leave out for them: one question of the server instead of
-- five of the browser.
create function public.own_cards(
  p_today date,
  p_movie_ids integer[] default '{}',
  p_series_ids integer[] default '{}'
)
returns table (hide_seen boolean, region text, services integer[], lists jsonb, progress jsonb)
language sql
stable
set search_path = ''
as $$
  select
    coalesce((select s.hide_seen from public.list_settings s where s.user_id = (select auth.uid())), false),
    public.own_region(),
    array(
      select s.service_id from public.my_services s
      where s.user_id = (select auth.uid())
      order by s.service_id
      limit 50
    ),
    (select coalesce(jsonb_agg(m), '[]') from public.my_list_marks(p_movie_ids, p_series_ids) m),
    case when cardinality(p_series_ids) = 0 then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.series_id, 'watched', s.watched, 'aired', s.aired)), '[]')
      from public.series_progress(p_today, p_series_ids[1:500]) s
    ) end
$$;
comment on function public.own_cards(date, integer[], integer[]) is
  'What cards of these titles (first 500 of each kind) say of the caller, in one row: whether their lists leave out what
they have watched, where they watch and on which services, which lists hold the titles (my_list_marks), and how far they
are in the series they follow (id, watched, aired).';
revoke all on function public.own_cards(date, integer[], integer[]) from public;
grant execute on function public.own_cards(date, integer[], integer[]) to authenticated;

drop function public.my_seen_and_dismissed(integer[], integer[]);
