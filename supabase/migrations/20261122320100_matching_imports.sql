-- Looking for the titles of imports: whose turn it is, what was found, and what the person chose.

create function public.next_import(p_states text[], p_limit integer default 20) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
begin
  -- Whoever has waited longest. Another process that is at it has moved it to the end of the line.
  select * into v_import from public.imports i
  where i.state = any (p_states) and i.state in ('matching', 'saving', 'undoing')
  order by i.served_at, i.id limit 1 for update skip locked;
  if not found then return null; end if;
  update public.imports i set served_at = clock_timestamp() where i.id = v_import.id;
  return jsonb_build_object(
    'id', v_import.id, 'state', v_import.state,
    'titles', case when v_import.state = 'matching' then coalesce((
      select jsonb_agg(to_jsonb(w)) from (
        select t.number, t.name, t.year, t.kind, t.ids from public.import_titles t
        where t.import_id = v_import.id and t.state = 'waiting'
        -- What the catalogue stumbled over holds up nothing else.
        order by t.attempts, t.number limit least(greatest(p_limit, 1), 100)
      ) w
    ), '[]') else '[]'::jsonb end
  );
end
$$;
comment on function public.next_import(text[], integer) is
  'The import in one of these states whose turn it is, and the next titles to look for where it is matching: {id, state,
titles}. Null when there is none. Imports take turns, so that a large one holds up no small one.';

create function private.leave_matching(p_import_id uuid) returns void
  language sql set search_path = ''
as $$
  update public.imports i
  set state = case
      when exists (
        select from public.import_titles t where t.import_id = i.id and t.state = 'ambiguous'
      ) then 'asking' else 'saving' end,
    state_at = now(), halted_since = null
  where i.id = p_import_id and i.state in ('matching', 'asking')
    and not exists (select from public.import_titles t where t.import_id = i.id and t.state = 'waiting')
$$;
comment on function private.leave_matching(uuid) is
  'Goes on with an import whose titles have all been looked for: to asking its person, or to saving.';
revoke all on function private.leave_matching(uuid) from public;

create function public.settle_import_titles(p_import_id uuid, p_titles jsonb) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- One that was cancelled meanwhile stays as it is, and what another process has settled stays settled.
  perform from public.imports i where i.id = p_import_id and i.state = 'matching' for update;
  if not found then return; end if;
  update public.import_titles t
  set state = s.state, title_kind = s.title_kind, title_id = s.title_id, title = s.title,
    poster_path = s.poster_path, release_date = s.release_date, vote_average = s.vote_average,
    candidates = coalesce(s.candidates, '[]')
  from jsonb_to_recordset(p_titles) as s (
    number bigint, state text, title_kind text, title_id integer, title text, poster_path text, release_date date,
    vote_average numeric, candidates jsonb
  )
  where t.import_id = p_import_id and t.number = s.number and t.state = 'waiting';
  update public.imports i set halted_since = null where i.id = p_import_id and i.halted_since is not null;
  perform private.leave_matching(p_import_id);
end
$$;
comment on function public.settle_import_titles(uuid, jsonb) is
  'Keeps what was found for titles: {number, state, title_kind, title_id, title, poster_path, release_date, vote_average,
candidates}. Once none waits the import goes on.';

create function public.postpone_import_titles(p_import_id uuid, p_numbers bigint[]) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.imports i where i.id = p_import_id and i.state = 'matching' for update;
  if not found then return; end if;
  update public.import_titles t
  set attempts = t.attempts + 1, state = case when t.attempts >= 7 then 'failed' else t.state end
  where t.import_id = p_import_id and t.number = any (p_numbers) and t.state = 'waiting';
  perform private.leave_matching(p_import_id);
end
$$;
comment on function public.postpone_import_titles(uuid, bigint[]) is
  'Puts titles at the end which the catalogue stumbled over while it answered for others; after eight times they are
given up.';

create function public.halt_imports() returns void
  language sql security definer set search_path = ''
as $$
  update public.imports i set halted_since = now() where i.state = 'matching' and i.halted_since is null
$$;
comment on function public.halt_imports() is 'Notes that the movie database does not answer: imports wait for it.';

create function public.choose_import_title(p_user_id uuid, p_import_id uuid, p_choice jsonb) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_asked public.import_titles;
  v_pick jsonb := p_choice -> 'pick';
begin
  perform from public.imports i
  where i.id = p_import_id and i.user_id = p_user_id and i.state in ('matching', 'asking') for update;
  if not found then return false; end if;
  if p_choice ? 'all' then
    update public.import_titles t
    set state = 'clear', title_kind = c.kind, title_id = c.id, title = c.title, poster_path = c."posterPath",
      release_date = c.date, vote_average = c."voteAverage"
    from public.import_titles o
    cross join lateral jsonb_to_record(o.candidates -> 0) as c (
      kind text, id integer, title text, "posterPath" text, date date, "voteAverage" numeric
    )
    where p_choice ->> 'all' = 'first' and o.import_id = p_import_id and o.state = 'ambiguous'
      and jsonb_array_length(o.candidates) > 0 and t.number = o.number;
    update public.import_titles t set state = 'skipped'
    where p_choice ->> 'all' = 'skip' and t.import_id = p_import_id and t.state = 'ambiguous';
  else
    select * into v_asked from public.import_titles t
    where t.import_id = p_import_id and t.number = (p_choice ->> 'number')::bigint
      and t.state in ('ambiguous', 'not_found', 'skipped', 'clear');
    if not found then return false; end if;
    update public.import_titles t
    set state = case when jsonb_typeof(v_pick) = 'object' then 'clear' else 'skipped' end,
      title_kind = v_pick ->> 'kind', title_id = (v_pick ->> 'id')::integer, title = v_pick ->> 'title',
      poster_path = v_pick ->> 'posterPath', release_date = (v_pick ->> 'date')::date,
      vote_average = (v_pick ->> 'voteAverage')::numeric
    where t.number = v_asked.number
      or ((p_choice ->> 'alike')::boolean and t.import_id = p_import_id and t.state = 'ambiguous'
        and t.words = v_asked.words and (
          jsonb_typeof(v_pick) <> 'object' or t.candidates @> jsonb_build_array(
            jsonb_build_object('kind', v_pick -> 'kind', 'id', v_pick -> 'id')
          )
        ));
  end if;
  update public.imports i set state_at = now() where i.id = p_import_id and i.state = 'asking';
  perform private.leave_matching(p_import_id);
  return true;
end
$$;
comment on function public.choose_import_title(uuid, uuid, jsonb) is
  'Keeps what the person says of doubtful titles, {number, pick, alike} or {all}, and goes on once none is left. False when
there is nothing to choose.';

revoke all on function public.next_import(text[], integer) from public;
revoke all on function public.settle_import_titles(uuid, jsonb) from public;
revoke all on function public.postpone_import_titles(uuid, bigint[]) from public;
revoke all on function public.halt_imports() from public;
revoke all on function public.choose_import_title(uuid, uuid, jsonb) from public;
grant execute on function public.next_import(text[], integer) to service_role;
grant execute on function public.settle_import_titles(uuid, jsonb) to service_role;
grant execute on function public.postpone_import_titles(uuid, bigint[]) to service_role;
grant execute on function public.halt_imports() to service_role;
grant execute on function public.choose_import_title(uuid, uuid, jsonb) to service_role;
