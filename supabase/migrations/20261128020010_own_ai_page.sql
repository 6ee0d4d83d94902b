-- What the page AI Search says of whoever is signed in: one question of the server, without the thirty answers that are kept.
create function public.own_ai_page()
returns table (has_key boolean, has_services boolean, keep_searches boolean, searches jsonb)
language sql
stable
set search_path = ''
as $$
  select
    exists (select from public.user_api_keys k where k.user_id = me.id),
    exists (select from public.my_services s where s.user_id = me.id),
    coalesce((select p.keep_searches from public.ai_preferences p where p.user_id = me.id), true),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id,
        'kind', s.kind,
        'description', s.description,
        'titles', jsonb_array_length(s.results -> 'titles'),
        'onServices', coalesce(jsonb_typeof(s.results -> 'leftOut') = 'object', false),
        'createdAt', s.created_at
      ) order by s.created_at desc, s.id), '[]')
      from (
        select * from public.ai_searches a
        where a.user_id = me.id
        order by a.created_at desc, a.id
        limit 30
      ) s
      -- Anybody may keep what is no answer.
      where jsonb_typeof(s.results -> 'titles') = 'array'
        and jsonb_typeof(s.results -> 'unresolved') = 'array'
        and jsonb_typeof(s.results -> 'reasoning') = 'string'
    )
  from (select (select auth.uid()) as id) me
$$;
comment on function public.own_ai_page() is
  'What AI Search says of the caller, in one row: whether they have saved a key and ticked a service, whether their searches
are kept, and those that are (thirty at most, the newest first) without their answers: how many titles each found, and
whether on one''s services only.';
revoke all on function public.own_ai_page() from public;
grant execute on function public.own_ai_page() to authenticated;
