create table public.import_rows (
  import_id uuid not null,
  "position" integer not null,
  user_id uuid not null,
  title_number bigint not null,
  what text not null,
  rank smallint not null,
  day date,
  stars real,
  entry jsonb not null,
  state text not null default 'waiting',
  reason text,
  done jsonb,
  constraint import_rows_pkey primary key (import_id, "position"),
  constraint import_rows_import_id_fkey foreign key (import_id) references public.imports (id) on delete cascade,
  constraint import_rows_title_number_fkey
    foreign key (title_number) references public.import_titles (number) on delete cascade,
  constraint import_rows_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint import_rows_position_range check (position between 0 and 199999),
  constraint import_rows_reason_known check (reason in (
    'watched', 'existing', 'shortened', 'future', 'full', 'value', 'catalogue', 'again', 'episode'
  )),
  constraint import_rows_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  constraint import_rows_state_known check (
    state in ('waiting', 'imported', 'already', 'ambiguous', 'not_found', 'skipped', 'unreadable')
  )
);
comment on table public.import_rows is 'What a file says, one thing a row, and what became of it.';
comment on column public.import_rows.rank is
  'The order of saving what is said of one title: what was watched before what is wished.';
comment on column public.import_rows.stars is 'The stars a rating has become, to the half.';
comment on column public.import_rows.done is
  'What it changed, by which it is taken back; null when nothing, or nothing any more.';
-- A watch or review that a record has brought is found again by its id.
create index import_rows_by_made on public.import_rows (import_id, (done ->> 'id')) where done ? 'own';
create index import_rows_by_state on public.import_rows (import_id, state, "position");
create index import_rows_by_title on public.import_rows (title_number);
-- Lists that are brought keep what is said of them: a description stands at one of a list's places, whichever is saved first.
create index import_rows_describing on public.import_rows (import_id) where (entry -> 'list') ? 'description';
create index import_rows_of_person on public.import_rows (user_id);
create index import_rows_to_save
  on public.import_rows (import_id, title_number, rank, day, "position") where state = 'waiting';
create index import_rows_to_take_back on public.import_rows (import_id, rank desc, "position") where done is not null;
-- A file may name the last episode somebody has seen, and mean all before it too (upTo of an entry): which those are, the
-- kept episodes of the series say.
create index import_rows_up_to on public.import_rows (import_id) where entry ? 'upTo';
alter table public.import_rows enable row level security;
create policy "people see the rows of their imports" on public.import_rows for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.import_rows to authenticated;

create table public.import_titles (
  number bigint not null generated always as identity,
  import_id uuid not null,
  user_id uuid not null,
  key text not null,
  words text not null,
  name text not null,
  year smallint,
  kind text,
  ids jsonb not null default '{}',
  state text not null default 'waiting',
  attempts smallint not null default 0,
  title_kind text,
  title_id integer,
  title text,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  candidates jsonb not null default '[]',
  done jsonb,
  constraint import_titles_pkey primary key (number),
  constraint import_titles_once unique (import_id, key),
  constraint import_titles_import_id_fkey foreign key (import_id) references public.imports (id) on delete cascade,
  constraint import_titles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint import_titles_clear_whole check (
    state <> 'clear' or (title_kind is not null and title_id is not null and title is not null)
  ),
  constraint import_titles_kind_known check (kind in ('movie', 'tv')),
  constraint import_titles_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint import_titles_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint import_titles_state_known check (
    state in ('waiting', 'clear', 'ambiguous', 'not_found', 'failed', 'skipped', 'own')
  ),
  constraint import_titles_title_id_positive check (title_id > 0),
  constraint import_titles_title_kind_known check (title_kind in ('movie', 'tv')),
  constraint import_titles_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint import_titles_vote_average_range check (vote_average between 0 and 10)
);
comment on table public.import_titles is 'Titles the rows of an import name, each once, and what they are here.';
comment on column public.import_titles.key is
  'What tells it from others: its number elsewhere, or its words and year.';
comment on column public.import_titles.words is 'The name as names are compared.';
comment on column public.import_titles.state is 'own: named by a record of our own export, or by none of its titles.';
comment on column public.import_titles.done is
  'What saving its rows did beside them: the list it entered, the wish it was.';
create index import_titles_by_state on public.import_titles (import_id, state, attempts, number);
create index import_titles_of_person on public.import_titles (user_id);
alter table public.import_titles enable row level security;
create policy "people see the titles of their imports" on public.import_titles for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.import_titles to authenticated;

create table public.imports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  source text not null,
  file_name text not null,
  fingerprint text not null,
  counts jsonb not null default '{}',
  switches jsonb not null default '{}',
  state text not null default 'receiving',
  total integer not null,
  received integer not null default 0,
  tally jsonb not null default '{}',
  taken_back integer not null default 0,
  started_at timestamptz not null default now(),
  state_at timestamptz not null default now(),
  finished_at timestamptz,
  halted_since timestamptz,
  served_at timestamptz not null default now(),
  constraint imports_pkey primary key (id),
  constraint imports_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint imports_counts_small check (jsonb_typeof(counts) = 'object' and pg_column_size(counts) <= 1000),
  constraint imports_file_name_length check (char_length(file_name) between 1 and 300),
  constraint imports_fingerprint_shape check (fingerprint ~ '^[0-9a-f]{64}$'),
  constraint imports_received_range check (received between 0 and total),
  constraint imports_source_known check (
    source in (
      'letterboxd', 'imdb', 'trakt', 'tvtime', 'simkl', 'own', 'plex', 'jellyfin', 'emby', 'netflix', 'disney', 'tmdb',
      'justwatch', 'yamtrack', 'movary', 'movielens', 'criticker', 'watcharr', 'ryot', 'seriesguide', 'table', 'text'
    )
  ),
  constraint imports_state_known check (
    state in ('receiving', 'matching', 'asking', 'saving', 'done', 'cancelled', 'undoing', 'undone')
  ),
  constraint imports_switches_small check (jsonb_typeof(switches) = 'object' and pg_column_size(switches) <= 1000),
  constraint imports_total_range check (total between 1 and 200000)
);
comment on table public.imports is 'Files people bring from elsewhere, and how far each is.';
comment on column public.imports.fingerprint is 'Of the file and what is taken of it: the same goes on where it was.';
comment on column public.imports.received is
  'Rows that are here; they come in their order, so that it is the next position.';
comment on column public.imports.tally is 'Rows by what became of them.';
comment on column public.imports.halted_since is 'Since when it waits for the movie database.';
comment on column public.imports.served_at is 'When it had its last turn: imports take turns in small batches.';
create index imports_by_time on public.imports (user_id, started_at desc);
create index imports_by_turn on public.imports (served_at) where state in ('matching', 'saving', 'undoing');
create unique index imports_one_open
  on public.imports (user_id) where state in ('receiving', 'matching', 'asking', 'saving', 'undoing');
alter table public.imports enable row level security;
create policy "people see their own imports" on public.imports for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.imports to authenticated;

create or replace function private.find_import_title(p_import public.imports, p_choice jsonb)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_pick constant jsonb := p_choice -> 'pick';
  v_number constant bigint := (p_choice ->> 'number')::bigint;
begin
  -- Of two imports at once one begins.
  perform pg_advisory_xact_lock(hashtextextended('import:' || p_import.user_id::text, 0));
  if jsonb_typeof(v_pick) is distinct from 'object' or p_import.finished_at <= now() - interval '30 days' or exists (
    select from public.imports o where o.user_id = p_import.user_id and private.is_open_import(o.state)
  ) then
    return false;
  end if;
  update public.import_titles t
  set state = 'clear', title_kind = v_pick ->> 'kind', title_id = (v_pick ->> 'id')::integer,
    title = v_pick ->> 'title', poster_path = v_pick ->> 'posterPath', release_date = (v_pick ->> 'date')::date,
    vote_average = (v_pick ->> 'voteAverage')::numeric
  where t.number = v_number and t.import_id = p_import.id and t.state in ('not_found', 'ambiguous', 'skipped');
  if not found then return false; end if;
  update public.import_rows r set state = 'waiting', reason = null
  where r.import_id = p_import.id and r.title_number = v_number and r.state in ('not_found', 'ambiguous', 'skipped');
  update public.imports i set state = 'saving', state_at = now(), finished_at = null, tally = coalesce((
      select jsonb_object_agg(s.state, s.rows) from (
        select r.state, count(*) as rows from public.import_rows r
        where r.import_id = p_import.id and r.state <> 'waiting' group by r.state
      ) s
    ), '{}')
  where i.id = p_import.id;
  return true;
end
$$;
comment on function private.find_import_title(public.imports, jsonb) is
'Takes a title for what a finished import did not find or left out, and goes on saving; false when there is nothing to
choose, or another import is open.';
revoke all on function private.find_import_title(public.imports, jsonb) from public;

create or replace function private.hash_of(p_secret text)
  returns text
  language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(p_secret, 'UTF8')), 'hex') $$;
comment on function private.hash_of(text) is 'SHA-256 in hexadecimal digits.';
revoke all on function private.hash_of(text) from public;

create or replace function private.is_open_import(p_state text)
  returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select p_state in ('receiving', 'matching', 'asking', 'saving', 'undoing')
$$;
comment on function private.is_open_import(text) is
  'Whether something is still to be done with an import in this state.';
revoke all on function private.is_open_import(text) from public;

create or replace function private.list_watched_imports(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- The watched list takes the wish away; it is kept for the way back.
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('unwished', to_jsonb(w))
  from public.wishlists w
  where w.user_id = p_import.user_id and w.movie_id = t.title_id and t.number in (
    select l.number from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where l.kind = 'movie' and not l.entry ? 'episode'
  );
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('unwished', to_jsonb(w))
  from public.tv_wishlists w
  where w.user_id = p_import.user_id and w.series_id = t.title_id and t.number in (
    select l.number from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where l.kind = 'tv' and not l.entry ? 'episode'
  );
  with named as materialized (
    select distinct on (l.kind, l.id) l.*
    from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where not l.entry ? 'episode' order by l.kind, l.id, l.position
  ), titles as materialized (
    -- With the day it was seen first, whichever row says so: looked for once a title, however many rows it has.
    select l.*, (
        select min(private.import_time(r.day, p_import.started_at, r.position)) from public.import_rows r
        where r.title_number = l.number and r.what in ('watch', 'watched')
      ) as first_at,
      (select count(*) from public.watches w
       where w.user_id = p_import.user_id and w.kind = l.kind and w.title_id = l.id) as had
    from named l
  ), movies as (
    insert into public.watched_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.first_at
    from titles l where l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'movie' as kind, movie_id as id, watched_at
  ), series as (
    insert into public.watched_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.first_at
    from titles l where l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'tv' as kind, series_id as id, watched_at
  )
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('listed', g.watched_at, 'had', l.had)
  from (select * from movies union all select * from series) g join titles l on l.kind = g.kind and l.id = g.id
  where t.number = l.number;
end
$$;
comment on function private.list_watched_imports(public.imports, integer[]) is
  'Enters what was watched into the watched lists, where it is not there.';
revoke all on function private.list_watched_imports(public.imports, integer[]) from public;

create or replace function private.settle_import_rows(
  p_import_id uuid, p_positions integer[], p_state text, p_reason text default null
)
  returns void
  language sql set search_path = ''
as $$
  update public.import_rows r set state = p_state, reason = p_reason
  where r.import_id = p_import_id and r.position = any (p_positions) and r.state = 'waiting'
$$;
comment on function private.settle_import_rows(uuid, integer[], text, text) is 'Ends rows that changed nothing.';
revoke all on function private.settle_import_rows(uuid, integer[], text, text) from public;

create or replace function public.add_import_rows(p_user_id uuid, p_import_id uuid, p_from integer, p_rows jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_received integer;
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.user_id = p_user_id for update;
  if not found then return null; end if;
  if jsonb_array_length(p_rows) > 500 then
    raise exception 'More than 500 rows at once' using errcode = '22023';
  end if;
  -- What would leave a gap is not taken: who sends is told from where to go on.
  if v_import.state <> 'receiving' or p_from < 0 or p_from > v_import.received then
    return v_import.received;
  end if;
  insert into public.import_titles (
    import_id, user_id, key, words, name, year, kind, ids, state, title_kind, title_id, title
  )
  select distinct on (r.key) p_import_id, p_user_id, r.key, r.words, r.entry ->> 'name',
    (r.entry ->> 'year')::smallint, r.entry ->> 'kind', coalesce(r.entry -> 'ids', '{}'),
    case when r.entry ->> 'what' = 'own' then 'own' else 'waiting' end,
    r.title ->> 'kind', (r.title ->> 'id')::integer, r.title ->> 'title'
  from rows from (jsonb_to_recordset(p_rows) as (key text, words text, entry jsonb, title jsonb)) with ordinality
    as r (key, words, entry, title, place)
  where p_from + r.place > v_import.received and p_from + r.place <= v_import.total
  order by r.key, r.place
  on conflict (import_id, key) do nothing;
  insert into public.import_rows (import_id, position, user_id, title_number, what, rank, day, stars, entry)
  select p_import_id, p_from + r.place - 1, p_user_id, t.number, r.entry ->> 'what', r.rank,
    (r.entry ->> 'day')::date, r.stars, r.entry
  from rows from (jsonb_to_recordset(p_rows) as (key text, rank smallint, stars real, entry jsonb)) with ordinality
    as r (key, rank, stars, entry, place)
  join public.import_titles t on t.import_id = p_import_id and t.key = r.key
  where p_from + r.place > v_import.received and p_from + r.place <= v_import.total;
  v_received := greatest(v_import.received, least(v_import.total, p_from + jsonb_array_length(p_rows)));
  update public.imports i set received = v_received,
    state = case when v_received = i.total then 'matching' else i.state end, state_at = now()
  where i.id = p_import_id;
  return v_received;
end
$$;
comment on function public.add_import_rows(uuid, uuid, integer, jsonb) is
'Adds rows {key, words, rank, stars, entry, title} from a position on, at most 500, and answers how many the import has
then; those that are there already are passed over. Once all have come their titles are looked for; title is what a record
of our own export is about. Null for an import that is nobody''s or somebody else''s.';
revoke all on function public.add_import_rows(uuid, uuid, integer, jsonb) from public;
grant execute on function public.add_import_rows(uuid, uuid, integer, jsonb) to service_role;

create or replace function public.choose_import_title(p_user_id uuid, p_import_id uuid, p_choice jsonb)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_asked public.import_titles;
  v_pick jsonb := p_choice -> 'pick';
begin
  select * into v_import from public.imports i
  where i.id = p_import_id and i.user_id = p_user_id for update;
  if v_import.state = 'done' then return private.find_import_title(v_import, p_choice); end if;
  if not found or v_import.state not in ('matching', 'asking') then return false; end if;
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
'Keeps what the person says of doubtful titles, {number, pick, alike} or {all}, and goes on once none is left; of a finished
import, a title for what it did not find. False when there is nothing to choose.';
revoke all on function public.choose_import_title(uuid, uuid, jsonb) from public;
grant execute on function public.choose_import_title(uuid, uuid, jsonb) to service_role;

create or replace function public.end_import(p_user_id uuid, p_import_id uuid, p_how text)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_state text;
begin
  select i.state into v_state from public.imports i
  where i.id = p_import_id and i.user_id = p_user_id for update;
  if not found then return null; end if;
  if p_how = 'save' and v_state = 'asking' then
    update public.imports i set state = 'saving', state_at = now() where i.id = p_import_id;
  elsif p_how = 'cancel' and v_state in ('receiving', 'matching', 'asking', 'saving') then
    update public.imports i set state = 'cancelled', state_at = now(), finished_at = now(), halted_since = null
    where i.id = p_import_id;
    -- Before saving nothing has happened that a report could tell.
    if v_state <> 'saving' then
      delete from public.import_rows r where r.import_id = p_import_id;
      delete from public.import_titles t where t.import_id = p_import_id;
      update public.imports i set received = 0 where i.id = p_import_id;
    end if;
  elsif p_how = 'undo' and exists (
    select from public.imports i where i.id = p_import_id and private.can_be_undone(i, now())
  ) and not exists (
    select from public.imports o where o.user_id = p_user_id and private.is_open_import(o.state)
  ) then
    update public.imports i set state = 'undoing', state_at = now() where i.id = p_import_id;
  else
    return false;
  end if;
  return true;
end
$$;
comment on function public.end_import(uuid, uuid, text) is
'Saves what is clear (save, while the person is asked), stops an import (cancel) or takes back what it brought (undo).
False when it is not at that point, null when it is not theirs.';
revoke all on function public.end_import(uuid, uuid, text) from public;
grant execute on function public.end_import(uuid, uuid, text) to service_role;

create or replace function public.halt_import(p_import_id uuid, p_halted boolean)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.imports i set halted_since = case when p_halted then now() end
  where i.id = p_import_id and i.state = 'saving' and (i.halted_since is null) = p_halted
$$;
comment on function public.halt_import(uuid, boolean) is
  'Notes that an import that is being saved waits for the movie database, or waits no more. The server''s job says so.';
revoke all on function public.halt_import(uuid, boolean) from public;
grant execute on function public.halt_import(uuid, boolean) to service_role;

create or replace function public.halt_imports()
  returns void
  language sql security definer set search_path = ''
as $$
  update public.imports i set halted_since = now() where i.state = 'matching' and i.halted_since is null
$$;
comment on function public.halt_imports() is 'Notes that the movie database does not answer: imports wait for it.';
revoke all on function public.halt_imports() from public;
grant execute on function public.halt_imports() to service_role;

create or replace function public.import_episodes_to_find(p_import_id uuid, p_limit integer default 100)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('series', w.id, 'ids', w.ids)), '[]') from (
    select distinct t.title_id as id, r.entry -> 'episodeIds' as ids
    from public.imports i
    join public.import_rows r on r.import_id = i.id
    join public.import_titles t on t.number = r.title_number
    where i.id = p_import_id and r.state = 'waiting' and r.entry ? 'episodeIds' and not r.entry ? 'placed'
      and t.state = 'clear' and t.title_kind = 'tv' and private.knows_episodes(t.title_id)
      -- TV Time counts as TheTVDB does; who counts as the catalogue is asked about what that has not.
      and (i.source = 'tvtime' or private.has_no_such_part(
        t.title_id, (r.entry #>> '{episode,season}')::integer, (r.entry #>> '{episode,number}')::integer
      ))
    limit least(greatest(p_limit, 1), 500)
  ) w
$$;
comment on function public.import_episodes_to_find(uuid, integer) is
  'Numbers elsewhere of episodes that an import names, {series, ids}, which nobody has looked for yet.';
revoke all on function public.import_episodes_to_find(uuid, integer) from public;
grant execute on function public.import_episodes_to_find(uuid, integer) to service_role;

create or replace function public.import_series_to_keep(
  p_import_id uuid, p_except integer[] default '{}'::integer[], p_limit integer default 5
)
  returns integer[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(w.id), '{}') from (
    select distinct t.title_id as id
    from public.import_rows r join public.import_titles t on t.number = r.title_number
    where r.import_id = p_import_id and r.entry ?| '{episode,season}' and r.state = 'waiting' and t.state = 'clear'
      and t.title_kind = 'tv' and t.title_id <> all (p_except)
      and not exists (select from public.series_facts s where s.series_id = t.title_id)
    order by id limit least(greatest(p_limit, 1), 100)
  ) w
$$;
comment on function public.import_series_to_keep(uuid, integer[], integer) is
  'Series whose episodes an import has to know before its rows are saved and which nobody has kept yet, but for these.';
revoke all on function public.import_series_to_keep(uuid, integer[], integer) from public;
grant execute on function public.import_series_to_keep(uuid, integer[], integer) to service_role;

create or replace function public.my_doubtful_titles(
  p_import_id uuid, p_limit integer default 20, p_offset integer default 0
)
  returns table (
    number bigint, name text, year smallint, kind text, counts jsonb, candidates jsonb, alike integer,
    in_all integer
  )
  language sql stable set search_path = ''
as $$
  with page as (
    select t.number, t.name, t.year, t.kind, t.words, t.candidates, count(*) over ()::integer as in_all
    from public.import_titles t
    where t.import_id = p_import_id and t.user_id = (select auth.uid()) and t.state = 'ambiguous'
    order by t.words, t.year nulls first, t.number
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  )
  select p.number, p.name, p.year, p.kind,
    (select jsonb_object_agg(c.what, c.rows) from (
      select r.what, count(*) as rows from public.import_rows r where r.title_number = p.number group by r.what) c),
    p.candidates,
    (select count(*)::integer from public.import_titles o
     where o.import_id = p_import_id and o.state = 'ambiguous' and o.words = p.words and o.number <> p.number),
    p.in_all
  from page p
  order by p.words, p.year nulls first, p.number
$$;
comment on function public.my_doubtful_titles(uuid, integer, integer) is
  'Titles of an import of the caller that could be several, by name; alike: how many others have the same words.';
revoke all on function public.my_doubtful_titles(uuid, integer, integer) from public;
grant execute on function public.my_doubtful_titles(uuid, integer, integer) to authenticated;

create or replace function public.my_imports(p_id uuid default null)
  returns table (
    id uuid, source text, file_name text, fingerprint text, state text, counts jsonb, switches jsonb,
    started_at timestamptz, finished_at timestamptz, undo_until timestamptz, total integer, received integer,
    tally jsonb, taken_back integer, titles integer, looked integer, doubtful integer, halted_since timestamptz
  )
  language sql stable set search_path = ''
as $$
  select i.id, i.source, i.file_name, i.fingerprint, i.state, i.counts, i.switches, i.started_at, i.finished_at,
    case when i.state in ('done', 'cancelled') and i.tally ? 'imported' then i.finished_at + interval '30 days' end,
    i.total, i.received, i.tally, i.taken_back, t.total, t.looked, t.doubtful, i.halted_since
  from public.imports i
  cross join lateral (
    select count(*)::integer as total, (count(*) filter (where t.state <> 'waiting'))::integer as looked,
      (count(*) filter (where t.state = 'ambiguous'))::integer as doubtful
    from public.import_titles t where t.import_id = i.id
  ) t
  where i.user_id = (select auth.uid()) and (p_id is null or i.id = p_id)
  order by i.started_at desc
  limit 20
$$;
comment on function public.my_imports(uuid) is
  'The caller''s imports, the latest first, or one of them, and how far each is.';
revoke all on function public.my_imports(uuid) from public;
grant execute on function public.my_imports(uuid) to authenticated;

create or replace function public.next_import(p_states text[], p_limit integer default 20)
  returns jsonb
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
        select t.number, t.name, t.year, t.kind, t.ids, exists (
          select from public.import_rows r where r.title_number = t.number and r.entry ? 'byEpisode'
        ) as "byEpisode" from public.import_titles t
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
revoke all on function public.next_import(text[], integer) from public;
grant execute on function public.next_import(text[], integer) to service_role;

create or replace function public.place_import_episodes(p_import_id uuid, p_found jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.imports i where i.id = p_import_id and i.state = 'saving' for update;
  if not found then return; end if;
  update public.import_rows r
  set entry = r.entry || '{"placed": true}' || case when jsonb_typeof(f.episode) = 'object'
    then jsonb_build_object('episode', f.episode) else '{}' end
  from jsonb_to_recordset(p_found) as f (series integer, ids jsonb, episode jsonb)
  join public.import_titles t on t.import_id = p_import_id and t.title_kind = 'tv' and t.title_id = f.series
  where r.import_id = p_import_id and r.title_number = t.number and r.state = 'waiting'
    and r.entry -> 'episodeIds' = f.ids;
end
$$;
comment on function public.place_import_episodes(uuid, jsonb) is
  'Keeps where the numbers of episodes lead, {series, ids, episode}; one that leads nowhere leaves its row the place it has.';
revoke all on function public.place_import_episodes(uuid, jsonb) from public;
grant execute on function public.place_import_episodes(uuid, jsonb) to service_role;

create or replace function public.postpone_import_titles(p_import_id uuid, p_numbers bigint[])
  returns void
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
revoke all on function public.postpone_import_titles(uuid, bigint[]) from public;
grant execute on function public.postpone_import_titles(uuid, bigint[]) to service_role;

create or replace function public.save_import_rows(p_import_id uuid, p_limit integer default 500)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_slice integer[];
  v_most integer := least(greatest(p_limit, 1), 1000);
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.state = 'saving' for update;
  if not found then return 0; end if;
  loop
    select array_agg(w.position) into v_slice from (
      select r.position from public.import_rows r where r.import_id = p_import_id and r.state = 'waiting'
      order by r.title_number, r.rank, r.day, r.position limit v_most
    ) w;
    exit when v_slice is null;
    begin
      perform private.save_import_slice(v_import, v_slice);
      exit;
    exception when integrity_constraint_violation or data_exception then
      -- One bad row stops no others: it is looked for in ever smaller batches.
      if cardinality(v_slice) = 1 then
        perform private.settle_import_rows(p_import_id, v_slice, 'unreadable',
          case when sqlerrm ~ '(can be followed|can be dismissed|holds)' then 'full' else 'value' end);
        exit;
      end if;
      v_most := greatest(1, cardinality(v_slice) / 8);
    end;
  end loop;
  update public.imports i set tally = i.tally || coalesce((
      select jsonb_object_agg(s.state, coalesce((i.tally ->> s.state)::integer, 0) + s.rows) from (
        select r.state, count(*) as rows from public.import_rows r
        where r.import_id = p_import_id and r.position = any (v_slice) and r.state <> 'waiting' group by r.state
      ) s
    ), '{}')
  where i.id = p_import_id;
  if not exists (select from public.import_rows r where r.import_id = p_import_id and r.state = 'waiting') then
    update public.imports i set state = 'done', state_at = now(), finished_at = now() where i.id = p_import_id;
    perform public.tell_once('import_finished', jsonb_build_array(jsonb_build_object(
      'users', jsonb_build_array(v_import.user_id), 'key', 'import:' || p_import_id, 'data', jsonb_build_object(
        'count', (select count(distinct r.title_number) from public.import_rows r
          where r.import_id = p_import_id and r.state = 'imported')
      )
    )));
  end if;
  return coalesce(cardinality(v_slice), 0);
end
$$;
comment on function public.save_import_rows(uuid, integer) is
'Saves the next rows of an import and answers how many were looked at; with the last one it is done, and its person is
told. What a row does and what becomes of it is one transaction: a server that dies loses and repeats nothing.';
revoke all on function public.save_import_rows(uuid, integer) from public;
grant execute on function public.save_import_rows(uuid, integer) to service_role;

create or replace function public.settle_import_titles(p_import_id uuid, p_titles jsonb)
  returns void
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
  -- Which episode a number elsewhere means.
  update public.import_rows r set entry = r.entry || jsonb_build_object('episode', s.episode)
  from jsonb_to_recordset(p_titles) as s (number bigint, episode jsonb)
  where jsonb_typeof(s.episode) = 'object' and r.import_id = p_import_id and r.title_number = s.number
    and r.entry ? 'byEpisode';
  update public.imports i set halted_since = null where i.id = p_import_id and i.halted_since is not null;
  perform private.leave_matching(p_import_id);
end
$$;
comment on function public.settle_import_titles(uuid, jsonb) is
'Keeps what was found for titles: {number, state, title_kind, title_id, title, poster_path, release_date, vote_average,
candidates, episode}, the last where the number of an episode was looked for. Once none waits the import goes on.';
revoke all on function public.settle_import_titles(uuid, jsonb) from public;
grant execute on function public.settle_import_titles(uuid, jsonb) to service_role;

create or replace function public.start_import(p_user_id uuid, p_start jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_open public.imports;
  v_id uuid;
begin
  -- Two tabs begin one after the other.
  perform pg_advisory_xact_lock(hashtextextended('import:' || p_user_id::text, 0));
  select * into v_open from public.imports i where i.user_id = p_user_id and private.is_open_import(i.state);
  if found then
    return jsonb_build_object('id', v_open.id, 'same',
      v_open.fingerprint = p_start ->> 'fingerprint' and v_open.total = (p_start ->> 'total')::integer
      and v_open.state <> 'undoing');
  end if;
  if (select count(*) >= 20 or coalesce(sum(i.received), 0) + (p_start ->> 'total')::integer > 400000
      from public.imports i where i.user_id = p_user_id) then
    raise exception 'Twenty imports and 400,000 rows are kept' using errcode = '23514', constraint = 'imports_bound';
  end if;
  insert into public.imports (user_id, source, file_name, fingerprint, total, counts, switches)
  values (
    p_user_id, p_start ->> 'source', p_start ->> 'file_name', p_start ->> 'fingerprint',
    (p_start ->> 'total')::integer, p_start -> 'counts', p_start -> 'switches'
  )
  returning id into v_id;
  return jsonb_build_object('id', v_id, 'same', true);
end
$$;
comment on function public.start_import(uuid, jsonb) is
'Begins an import of {source, file_name, fingerprint, total, counts, switches}, or answers the one that is open: {id, same},
where same says that it is the same file, which goes on.';
revoke all on function public.start_import(uuid, jsonb) from public;
grant execute on function public.start_import(uuid, jsonb) to service_role;

create or replace function public.trim_imports(p_now timestamptz default now())
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_removed integer;
begin
  -- Nobody sends on after a day: nothing has happened yet.
  delete from public.imports i where i.state = 'receiving' and i.state_at < p_now - interval '1 day';
  -- Who does not answer gets what is clear.
  update public.imports i set state = 'saving', state_at = p_now
  where i.state = 'asking' and i.state_at < p_now - interval '7 days';
  delete from public.imports i
  where i.id in (
    select o.id from public.imports o where o.finished_at < p_now - interval '30 days' and not private.is_open_import(o.state)
    order by o.finished_at limit 100
  );
  get diagnostics v_removed = row_count;
  return v_removed;
end
$$;
comment on function public.trim_imports(timestamptz) is
'Forgets imports that can be undone no more (a hundred at once) and those whose rows stopped coming a day ago, and saves
what is clear of those nobody has answered for a week. Answers how many old ones went.';
revoke all on function public.trim_imports(timestamptz) from public;
grant execute on function public.trim_imports(timestamptz) to service_role;
