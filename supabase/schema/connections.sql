create table private.deliveries (
  number bigint not null generated always as identity,
  connection_id uuid not null,
  owner_id uuid not null,
  account_id uuid,
  user_id uuid,
  received_at timestamptz not null default clock_timestamp(),
  at timestamptz not null,
  event text not null,
  play jsonb not null default '{}',
  times integer not null default 1,
  state text not null default 'waiting',
  outcome text,
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  title jsonb,
  candidates jsonb not null default '[]',
  done uuid[] not null default '{}',
  constraint deliveries_pkey primary key (number),
  constraint deliveries_account_id_fkey
    foreign key (account_id) references public.connection_accounts (id) on delete cascade,
  constraint deliveries_connection_id_fkey
    foreign key (connection_id) references public.connections (id) on delete cascade,
  constraint deliveries_owner_id_fkey foreign key (owner_id) references auth.users (id) on delete cascade,
  constraint deliveries_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint deliveries_done_has_outcome check (state <> 'done' or outcome is not null),
  constraint deliveries_event_known check (
    event in ('watched', 'progress', 'started', 'rated', 'unplayed', 'other', 'unreadable')
  ),
  constraint deliveries_outcome_length check (char_length(outcome) <= 40),
  constraint deliveries_play_small check (pg_column_size(play) <= 4000),
  constraint deliveries_state_known check (state in ('waiting', 'nobody', 'doubtful', 'done'))
);
comment on table private.deliveries is 'What programs sent, as it was read, and what became of it.';
comment on column private.deliveries.user_id is 'Whose play it is; null while its account is nobody''s.';
comment on column private.deliveries.at is 'When it was played, as the program says, else when it came.';
comment on column private.deliveries.times is 'How often the same came in a row, where nothing was to be done.';
comment on column private.deliveries.title is 'The title that is meant.';
comment on column private.deliveries.candidates is 'Titles that could be meant.';
comment on column private.deliveries.done is 'The plays it was counted as.';
create index deliveries_by_turn on private.deliveries (next_at, number) where state = 'waiting';
create index deliveries_of_account on private.deliveries (account_id);
create index deliveries_of_connection on private.deliveries (connection_id, number desc);
create index deliveries_of_owner on private.deliveries (owner_id);
create index deliveries_of_person on private.deliveries (user_id, state);
alter table private.deliveries enable row level security;

create table public.connection_accounts (
  id uuid not null default gen_random_uuid(),
  connection_id uuid not null,
  owner_id uuid not null,
  user_id uuid,
  key text not null,
  name text not null,
  left_out boolean not null default false,
  plays integer not null default 0,
  last_at timestamptz not null default now(),
  invite_hash text,
  invited_at timestamptz,
  constraint connection_accounts_pkey primary key (id),
  constraint connection_accounts_invite_once unique (invite_hash),
  constraint connection_accounts_once unique (connection_id, key),
  constraint connection_accounts_connection_id_fkey
    foreign key (connection_id) references public.connections (id) on delete cascade,
  constraint connection_accounts_owner_id_fkey foreign key (owner_id) references auth.users (id) on delete cascade,
  constraint connection_accounts_user_id_fkey foreign key (user_id) references auth.users (id) on delete set null,
  constraint connection_accounts_hash_shape check (invite_hash ~ '^[0-9a-f]{64}$'),
  constraint connection_accounts_key_length check (char_length(key) between 1 and 200),
  constraint connection_accounts_name_length check (char_length(name) between 1 and 200),
  constraint connection_accounts_one_answer check (not left_out or user_id is null)
);
comment on table public.connection_accounts is
  'Accounts of other programs, as their deliveries named them, and into whose diary their plays go.';
comment on column public.connection_accounts.owner_id is 'Whose connection it is.';
comment on column public.connection_accounts.user_id is 'Whose plays these are; null while nobody has said so.';
comment on column public.connection_accounts.left_out is 'The owner does not want its plays.';
comment on column public.connection_accounts.invite_hash is
  'SHA-256 of the secret of the link by which somebody else may take it.';
create index connection_accounts_of_owner on public.connection_accounts (owner_id);
create index connection_accounts_of_person on public.connection_accounts (user_id);
alter table public.connection_accounts enable row level security;
create policy "people see accounts of their connections, and those they took" on public.connection_accounts
  for select to authenticated
  using ((select auth.uid()) in (owner_id, user_id));
grant select (id, connection_id, owner_id, user_id, key, name, left_out, plays, last_at, invited_at)
  on public.connection_accounts to authenticated;

create table public.connections (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  source text not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  last_at timestamptz,
  constraint connections_pkey primary key (id),
  constraint connections_once unique (user_id, source),
  constraint connections_token_once unique (token_hash),
  constraint connections_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint connections_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint connections_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json'))
);
comment on table public.connections is
  'The secret address at which a program tells what somebody plays, one for each kind of program.';
comment on column public.connections.token_hash is
  'SHA-256 of the secret part of the address, in hexadecimal digits.';
comment on column public.connections.created_at is 'When the address was made.';
comment on column public.connections.last_at is 'When something came last.';
alter table public.connections enable row level security;
create policy "people end their connections" on public.connections for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their connections" on public.connections for select to authenticated
  using ((select auth.uid()) = user_id);
grant delete on public.connections to authenticated;
grant select (id, user_id, source, created_at, last_at) on public.connections to authenticated;

create table public.play_names (
  user_id uuid not null,
  kind text not null,
  name text not null,
  year smallint not null default 0,
  title jsonb,
  chosen_at timestamptz not null default now(),
  constraint play_names_pkey primary key (user_id, kind, name, year),
  constraint play_names_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint play_names_kind_known check (kind in ('movie', 'tv')),
  constraint play_names_name_length check (char_length(name) between 1 and 300),
  constraint play_names_title_small check (pg_column_size(title) <= 4000)
);
comment on table public.play_names is 'Which title somebody said a program means by a name.';
comment on column public.play_names.name is 'As names are compared.';
comment on column public.play_names.year is '0 where the program says none.';
comment on column public.play_names.title is
  'Kind, number and what is shown of it; null for none, which leaves its plays out.';
alter table public.play_names enable row level security;
create policy "people forget what they chose" on public.play_names for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see what they chose" on public.play_names for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.play_names to authenticated;

create table public.play_progress (
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  season smallint,
  number integer,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  percent smallint not null,
  at timestamptz not null,
  source text not null,
  constraint play_progress_pkey primary key (user_id, kind, title_id),
  constraint play_progress_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint play_progress_at_sane check (at between '2000-01-01' and '2200-01-01'),
  constraint play_progress_kind_known check (kind in ('movie', 'tv')),
  constraint play_progress_number_range check (number between 0 and 99999),
  constraint play_progress_percent_range check (percent between 1 and 99),
  constraint play_progress_place_whole
    check ((kind = 'tv') = (season is not null) and (season is null) = (number is null)),
  constraint play_progress_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint play_progress_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint play_progress_season_range check (season between 0 and 9999),
  constraint play_progress_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json')),
  constraint play_progress_title_id_positive check (title_id > 0),
  constraint play_progress_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint play_progress_vote_average_range check (vote_average between 0 and 10)
);
comment on table public.play_progress is
  'How far somebody is in what they did not finish: one place for each title, the latest.';
alter table public.play_progress enable row level security;
create policy "people forget how far they are" on public.play_progress for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see how far they are" on public.play_progress for select to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.play_progress to authenticated;

create table public.plays (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  season smallint,
  number integer,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  at timestamptz not null,
  until_at timestamptz not null,
  day date not null,
  source text not null,
  device text,
  watch_id uuid,
  done jsonb not null default '{}',
  undone_at timestamptz,
  constraint plays_pkey primary key (id),
  constraint plays_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint plays_at_sane check (at between '2000-01-01' and '2200-01-01'),
  constraint plays_device_length check (char_length(device) between 1 and 100),
  constraint plays_done_small check (pg_column_size(done) <= 4000),
  constraint plays_kind_known check (kind in ('movie', 'tv')),
  constraint plays_number_range check (number between 0 and 99999),
  constraint plays_place_whole check ((kind = 'tv') = (season is not null) and (season is null) = (number is null)),
  constraint plays_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint plays_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint plays_season_range check (season between 0 and 9999),
  constraint plays_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json')),
  constraint plays_span_sane check (until_at > at and until_at <= at + interval '24 hours'),
  constraint plays_title_id_positive check (title_id > 0),
  constraint plays_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint plays_vote_average_range check (vote_average between 0 and 10),
  constraint plays_once
    exclude using gist (private.thing_of(user_id, kind, title_id, season::integer, number) with &&, tstzrange(at, until_at) with &&)
);
comment on table public.plays is
'What another program played for somebody, each play once; it stays when its entry of the diary goes, so that the same
play is not noted again.';
comment on column public.plays.until_at is
  'Until when the same is no other play: its own length, or half a day where that is not known.';
comment on column public.plays.watch_id is
  'The entry of the diary; null for episodes, and for what stood there already.';
comment on column public.plays.done is 'What it changed, by which it is taken back.';
create index plays_by_day on public.plays (user_id, title_id, day) where kind = 'tv';
create index plays_by_time on public.plays (user_id, at desc);
create index plays_by_watch on public.plays (watch_id) where watch_id is not null;
alter table public.plays enable row level security;
create policy "people see what was played for them" on public.plays for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.plays to authenticated;
-- By which program a watch came in is told with it.
create trigger note_change after insert or update on public.plays
  for each row
  when (new.watch_id is not null)
  execute function private.note_change('history', 'watch_id');

create or replace function private.apply_play(p_id uuid)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_play public.plays;
  v_done jsonb := '{}';
  v_listed timestamptz;
  v_wish jsonb;
  v_state text;
  v_run smallint;
begin
  select * into v_play from public.plays p where p.id = p_id;
  delete from public.play_progress p
  where p.user_id = v_play.user_id and p.kind = v_play.kind and p.title_id = v_play.title_id and p.at <= v_play.until_at;
  if v_play.kind = 'movie' then
    -- The lock of the exchange between the lists, taken before they are read.
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_play.user_id::text, 0));
    if exists (select from public.watches w where w.id = v_play.watch_id) then
      return jsonb_build_object('watch', v_play.watch_id);
    end if;
    -- What the person wrote down for the day is this very watch, and so is what another source told of this hour.
    if exists (
      select from (
        select w.id from public.watches w
        where w.user_id = v_play.user_id and w.kind = 'movie' and w.title_id = v_play.title_id and w.day = v_play.day
        union all
        select w.id from private.same_viewing(
          v_play.user_id, 'movie', v_play.title_id, v_play.at, v_play.day, v_play.until_at - v_play.at
        ) w
      ) w
      where not exists (select from public.plays o where o.watch_id = w.id)
    ) then
      return v_done;
    end if;
    -- Always before now, or the list would record a watch of its own.
    v_listed := least(v_play.at, now() - interval '1 millisecond');
    if exists (select from public.watched_movies w where w.user_id = v_play.user_id and w.movie_id = v_play.title_id) then
      v_listed := null;
    end if;
    insert into public.watches as w (
      id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, created_at, marked_at
    ) values (
      coalesce(v_play.watch_id, gen_random_uuid()), v_play.user_id, 'movie', v_play.title_id, v_play.title,
      v_play.poster_path, v_play.release_date, v_play.vote_average, v_play.day, exists (
        select from public.watches w where w.user_id = v_play.user_id and w.kind = 'movie'
          and w.title_id = v_play.title_id and (w.day is null or w.day <= v_play.day)
      ), v_play.at, v_listed
    ) returning jsonb_build_object('watch', w.id, 'print', private.print_of(w)) into v_done;
    if v_listed is not null then
      select to_jsonb(w) into v_wish from public.wishlists w
      where w.user_id = v_play.user_id and w.movie_id = v_play.title_id;
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
      ) values (
        v_play.user_id, v_play.title_id, v_play.title, v_play.poster_path, v_play.release_date, v_play.vote_average,
        v_listed
      );
      v_done := v_done || jsonb_build_object('listed', v_listed);
      if v_wish is not null then
        v_done := v_done || jsonb_build_object('unwished', v_wish);
      end if;
    end if;
    return v_done;
  end if;

  select f.state into v_state from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id for update;
  if v_state is null then
    insert into public.followed_series (user_id, series_id, series_name, series_poster_path)
    values (v_play.user_id, v_play.title_id, v_play.title, v_play.poster_path)
    on conflict (user_id, series_id) do nothing;
    if found then v_done := v_done || '{"followed": true}'; end if;
  elsif v_state <> 'watching' then
    -- Who watches a series that was paused or dropped goes on with it.
    update public.followed_series f set state = 'watching'
    where f.user_id = v_play.user_id and f.series_id = v_play.title_id;
    v_done := v_done || jsonb_build_object('was', v_state);
  end if;
  select f.run into v_run from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  values (v_play.user_id, v_play.title_id, v_run, v_play.season, v_play.number, v_play.day, v_play.at)
  on conflict do nothing;
  if found then v_done := v_done || jsonb_build_object('run', v_run); end if;
  return v_done;
end
$$;
comment on function private.apply_play(uuid) is
  'Enters a play where it belongs and answers what that changed; nothing but what the person noted already.';
revoke all on function private.apply_play(uuid) from public;

create or replace function private.count_play(
  p_delivery private.deliveries, p_source text, p_play jsonb, p_place jsonb
)
  returns uuid
  language plpgsql set search_path = ''
as $$
declare
  v_title constant jsonb := p_play -> 'title';
  v_id uuid;
  v_done jsonb;
  v_minutes constant integer := (p_play ->> 'minutes')::integer;
  v_day constant date := private.day_there(
    p_delivery.user_id, p_delivery.at, (p_delivery.play ->> 'day')::date
  );
begin
  -- Ticked by hand in the program, on the day on which it was played: told twice.
  if (p_delivery.play ->> 'byHand')::boolean and exists (
    select from public.plays p
    where p.user_id = p_delivery.user_id and p.kind = v_title ->> 'kind' and p.title_id = (v_title ->> 'id')::integer
      and p.day = v_day and p.season is not distinct from (p_place ->> 'season')::smallint
      and p.number is not distinct from (p_place ->> 'number')::integer
  ) then
    return null;
  end if;
  insert into public.plays (
    user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, at, until_at, day, source,
    device
  ) values (
    p_delivery.user_id, v_title ->> 'kind', (v_title ->> 'id')::integer, (p_place ->> 'season')::smallint,
    (p_place ->> 'number')::integer, v_title ->> 'title', v_title ->> 'posterPath', (v_title ->> 'date')::date,
    (v_title ->> 'voteAverage')::numeric, p_delivery.at,
    p_delivery.at + make_interval(mins => least(greatest(coalesce(v_minutes, 720), 1), 1440)), v_day, p_source,
    p_delivery.play ->> 'device'
  )
  on conflict on constraint plays_once do nothing
  returning id into v_id;
  if v_id is null then
    return null;
  end if;
  v_done := private.apply_play(v_id);
  update public.plays p set done = v_done, watch_id = (v_done ->> 'watch')::uuid where p.id = v_id;
  return v_id;
end
$$;
comment on function private.count_play(private.deliveries, text, jsonb, jsonb) is
  'Counts a play of {title, minutes}, of the episode at {season, number} where it is one; null when it was counted before.';
revoke all on function private.count_play(private.deliveries, text, jsonb, jsonb) from public;

create or replace function private.day_of(p_user uuid, p_at timestamptz)
  returns date
  language plpgsql stable set search_path = ''
as $$
begin
  return (p_at at time zone coalesce(
    (select z.time_zone from public.time_zones z where z.user_id = p_user), 'UTC'
  ))::date;
exception when invalid_parameter_value then
  -- A zone nobody knows any more.
  return (p_at at time zone 'UTC')::date;
end
$$;
comment on function private.day_of(uuid, timestamptz) is
  'The calendar day of a moment where a person is; UTC where nobody knows.';
revoke all on function private.day_of(uuid, timestamptz) from public;

create or replace function private.day_there(p_user uuid, p_at timestamptz, p_written date)
  returns date
  language sql stable set search_path = ''
as $$
  select case
    -- The zones of the world reach a day to either side.
    when p_written between (p_at at time zone 'UTC')::date - 1 and (p_at at time zone 'UTC')::date + 1 then p_written
    else private.day_of(p_user, p_at)
  end
$$;
comment on function private.day_there(uuid, timestamptz, date) is
  'The day of a moment: the one its sender wrote, where it can be that day somewhere, else that of the person''s zone.';
revoke all on function private.day_there(uuid, timestamptz, date) from public;

create or replace function private.give_account(p_id uuid, p_user uuid)
  returns void
  language sql set search_path = ''
as $$
  update public.connection_accounts a set user_id = p_user, left_out = false, invite_hash = null, invited_at = null
  where a.id = p_id;
  -- What waited for this word is counted, with its own time.
  update private.deliveries d set user_id = p_user, state = 'waiting', next_at = now()
  where d.account_id = p_id and d.state = 'nobody'
$$;
comment on function private.give_account(uuid, uuid) is
  'Gives an account to a person, with the plays that waited for one.';
revoke all on function private.give_account(uuid, uuid) from public;

create or replace function private.keep_play_progress(p_delivery private.deliveries, p_source text, p_play jsonb)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_title constant jsonb := p_play -> 'title';
  v_kept boolean;
begin
  -- What was watched to its end since is not gone on with.
  if exists (
    select from public.plays p
    where p.user_id = p_delivery.user_id and p.kind = v_title ->> 'kind' and p.title_id = (v_title ->> 'id')::integer
      and p.season is not distinct from (p_play #>> '{episodes,0,season}')::smallint
      and p.number is not distinct from (p_play #>> '{episodes,0,number}')::integer
      and p.until_at > p_delivery.at
  ) then
    return false;
  end if;
  insert into public.play_progress as g (
    user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, percent, at, source
  ) values (
    p_delivery.user_id, v_title ->> 'kind', (v_title ->> 'id')::integer, (p_play #>> '{episodes,0,season}')::smallint,
    (p_play #>> '{episodes,0,number}')::integer, v_title ->> 'title', v_title ->> 'posterPath',
    (v_title ->> 'date')::date, (v_title ->> 'voteAverage')::numeric, (p_play ->> 'percent')::smallint, p_delivery.at,
    p_source
  )
  on conflict (user_id, kind, title_id) do update set season = excluded.season, number = excluded.number,
    percent = excluded.percent, at = excluded.at, source = excluded.source, title = excluded.title,
    poster_path = excluded.poster_path
  where g.at <= excluded.at
  returning true into v_kept;
  delete from public.play_progress p using (
    select o.kind, o.title_id from public.play_progress o where o.user_id = p_delivery.user_id
    order by o.at desc, o.kind, o.title_id offset 200
  ) old
  where p.user_id = p_delivery.user_id and p.kind = old.kind and p.title_id = old.title_id;
  return coalesce(v_kept, false);
end
$$;
comment on function private.keep_play_progress(private.deliveries, text, jsonb) is
  'Keeps how far somebody is, unless something later is known; of two hundred titles at most, the latest.';
revoke all on function private.keep_play_progress(private.deliveries, text, jsonb) from public;

create or replace function private.new_secret()
  returns text
  language sql set search_path = ''
as $$ select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') $$;
comment on function private.new_secret() is '64 hexadecimal digits nobody can guess.';
revoke all on function private.new_secret() from public;

create or replace function private.rate_played(p_delivery private.deliveries, p_result jsonb)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_title constant jsonb := p_result -> 'title';
  v_stars constant real := (p_result ->> 'stars')::real;
  v_given boolean := false;
begin
  -- The later of two opinions counts: one given here since stays.
  if p_result ? 'season' or jsonb_array_length(p_result -> 'episodes') > 0 then
    insert into public.part_ratings as g (user_id, series_id, season, number, stars, created_at)
    select p_delivery.user_id, (v_title ->> 'id')::integer, t.season, t.number, v_stars, p_delivery.at
    from (
      select (p_result ->> 'season')::smallint, null::integer where p_result ? 'season'
      union all
      select (e ->> 'season')::smallint, (e ->> 'number')::integer from jsonb_array_elements(p_result -> 'episodes') e
    ) t (season, number)
    on conflict (user_id, series_id, season, number) do update set stars = excluded.stars
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.stars <> excluded.stars;
    v_given := found;
  elsif v_title ->> 'kind' = 'movie' then
    insert into public.movie_ratings as g (user_id, movie_id, stars, created_at)
    values (p_delivery.user_id, (v_title ->> 'id')::integer, v_stars, p_delivery.at)
    on conflict (user_id, movie_id) do update set stars = excluded.stars
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.stars <> excluded.stars;
    v_given := found;
  else
    insert into public.series_ratings as g (user_id, series_id, stars, created_at)
    values (p_delivery.user_id, (v_title ->> 'id')::integer, v_stars, p_delivery.at)
    on conflict (user_id, series_id) do update set stars = excluded.stars
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.stars <> excluded.stars;
    v_given := found;
  end if;
  return v_given;
end
$$;
comment on function private.rate_played(private.deliveries, jsonb) is
  'Gives the stars somebody gave in the program to {title}, or to its {season} or its {episodes}.';
revoke all on function private.rate_played(private.deliveries, jsonb) from public;

create or replace function private.take_back_plays(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  o jsonb;
begin
  for r in
    select w.entry #> '{own,record}' as own, w.done from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice)
      and w.done ->> 'own' in ('plays', 'playProgress', 'playNames')
  loop
    o := r.own;
    case r.done ->> 'own'
      when 'plays' then
        delete from public.plays p where p.id = (r.done ->> 'id')::uuid and p.user_id = p_import.user_id;
      when 'playProgress' then
        delete from public.play_progress p
        where p.user_id = p_import.user_id and p.kind = o ->> 'kind' and p.title_id = (o ->> 'id')::integer
          and p.at = (o ->> 'at')::timestamptz;
      else
        delete from public.play_names n
        where n.user_id = p_import.user_id and n.kind = o ->> 'kind' and n.name = o ->> 'called'
          and n.year = (o ->> 'year')::smallint and n.chosen_at = (o ->> 'at')::timestamptz;
    end case;
  end loop;
end
$$;
comment on function private.take_back_plays(public.imports, integer[]) is
  'Takes back what these records said of plays, where it is as it was then.';
revoke all on function private.take_back_plays(public.imports, integer[]) from public;

create or replace function private.thing_of(
  p_user uuid, p_kind text, p_title_id integer, p_season integer, p_number integer
)
  returns int8range
  language sql immutable set search_path = ''
as $$
  select int8range(h, h, '[]') from (
    select hashtextextended(concat_ws(':', p_user::text, p_kind, p_title_id::text, p_season::text, p_number::text), 0) / 2
  ) t (h)
$$;
comment on function private.thing_of(uuid, text, integer, integer, integer) is
  'One number for a movie or an episode of one person, as a range, so that core PostgreSQL can exclude by it.';
revoke all on function private.thing_of(uuid, text, integer, integer, integer) from public;

create or replace function private.written_day(p_at text)
  returns date
  language sql immutable set search_path = ''
as $$
  select case when p_at ~ '[+-]\d\d:?\d\d$' and p_at !~ '[+-]00:?00$' then left(p_at, 10)::date end
$$;
comment on function private.written_day(text) is
  'The calendar day of a moment as it is written, where an offset from UTC stands behind it; null without one.';
revoke all on function private.written_day(text) from public;

create or replace function public.accept_account(p_secret text)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_id uuid;
begin
  select a.id into v_id from public.connection_accounts a
  where auth.uid() is not null and a.invite_hash = private.hash_of(p_secret) and a.user_id is null
    and a.invited_at > now() - interval '7 days' for update;
  if not found then
    return false;
  end if;
  perform private.give_account(v_id, auth.uid());
  return true;
end
$$;
comment on function public.accept_account(text) is 'Takes the account a secret offers; false when it is over.';
revoke all on function public.accept_account(text) from public;
grant execute on function public.accept_account(text) to authenticated;

create or replace function public.choose_played(
  p_number bigint, p_kind text default null, p_title_id integer default null
)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_delivery private.deliveries;
  v_title jsonb;
begin
  select d.* into v_delivery from private.deliveries d
  where d.number = p_number and d.user_id = auth.uid() and d.state = 'doubtful' for update;
  if not found then
    return false;
  end if;
  if p_title_id is not null then
    select c into v_title from jsonb_array_elements(v_delivery.candidates) c
    where c ->> 'kind' = p_kind and (c ->> 'id')::integer = p_title_id;
    if v_title is null then
      return false;
    end if;
  end if;
  if v_delivery.play ->> 'words' <> '' then
    insert into public.play_names (user_id, kind, name, year, title)
    values (v_delivery.user_id, v_delivery.play ->> 'kind', v_delivery.play ->> 'words',
      coalesce((v_delivery.play ->> 'year')::smallint, 0), v_title)
    on conflict (user_id, kind, name, year) do update set title = excluded.title, chosen_at = now();
    delete from public.play_names n using (
      select o.kind, o.name, o.year from public.play_names o where o.user_id = v_delivery.user_id
      order by o.chosen_at desc, o.name offset 2000
    ) old
    where n.user_id = v_delivery.user_id and n.kind = old.kind and n.name = old.name and n.year = old.year;
  end if;
  -- All that go by this name.
  update private.deliveries d
  set state = case when v_title is null then 'done' else 'waiting' end, title = v_title, next_at = now(),
    outcome = case when v_title is null then 'neither' end, candidates = '[]'
  where d.user_id = v_delivery.user_id and d.state = 'doubtful' and (
    d.number = p_number or (
      d.play ->> 'words' <> '' and d.play ->> 'kind' = v_delivery.play ->> 'kind'
      and d.play ->> 'words' = v_delivery.play ->> 'words' and d.play -> 'year' is not distinct from v_delivery.play -> 'year'
    )
  );
  return true;
end
$$;
comment on function public.choose_played(bigint, text, integer) is
'Says which of its candidates a doubtful delivery of the caller''s means, or (null) that it is neither. It holds for all
that go by the same name, now and later.';
revoke all on function public.choose_played(bigint, text, integer) from public;
grant execute on function public.choose_played(bigint, text, integer) to authenticated;

create or replace function public.diary_plays(p_entries text[])
  returns table (entry text, play uuid, source text, device text)
  language sql stable set search_path = ''
as $$
  select p.watch_id::text, p.id, p.source, p.device
  from public.plays p
  where p.user_id = (select auth.uid()) and p.undone_at is null and p.watch_id = any (
    select e::uuid from unnest(p_entries[1:200]) e where e ~ '^[0-9a-f-]{36}$'
  )
  union all
  select distinct on (e.entry) e.entry, null, p.source, p.device
  from (
    select n as entry, split_part(n, ':', 2)::integer as series_id, split_part(n, ':', 3)::date as day
    from unnest(p_entries[1:200]) n where n ~ '^series:\d{1,9}:\d{4}-\d\d-\d\d$'
  ) e
  join public.plays p on p.user_id = (select auth.uid()) and p.kind = 'tv' and p.title_id = e.series_id and p.day = e.day
    and p.undone_at is null and p.done ? 'run'
  order by 1, 2
$$;
comment on function public.diary_plays(text[]) is
  'Which of these entries of the caller''s diary another program noted, which one, and where it played.';
revoke all on function public.diary_plays(text[]) from public;
grant execute on function public.diary_plays(text[]) to authenticated;

create or replace function public.invite_to_account(p_id uuid)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_secret constant text := private.new_secret();
begin
  update public.connection_accounts a
  set invite_hash = private.hash_of(v_secret), invited_at = now(), left_out = false
  where a.id = p_id and a.owner_id = auth.uid() and a.user_id is null;
  return case when found then v_secret end;
end
$$;
comment on function public.invite_to_account(uuid) is
  'A secret by which somebody else may take an account of the caller''s connection within a week; it ends the one before.';
revoke all on function public.invite_to_account(uuid) from public;
grant execute on function public.invite_to_account(uuid) to authenticated;

create or replace function public.invited_account(p_secret text)
  returns table (name text, source text, owner_name text, own boolean)
  language sql stable security definer set search_path = ''
as $$
  select a.name, c.source, p.full_name, a.owner_id = auth.uid()
  from public.connection_accounts a
  join public.connections c on c.id = a.connection_id
  left join public.profiles p on p.id = a.owner_id
  where auth.uid() is not null and a.invite_hash = private.hash_of(p_secret) and a.user_id is null
    and a.invited_at > now() - interval '7 days'
$$;
comment on function public.invited_account(text) is
  'Which account a secret offers, and whose connection it is of; none when it is over.';
revoke all on function public.invited_account(text) from public;
grant execute on function public.invited_account(text) to authenticated;

create or replace function public.leave_account(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Its owner leaves it out; whoever took it gives it back.
  update public.connection_accounts a
  set user_id = null, left_out = a.owner_id = auth.uid(), invite_hash = null, invited_at = null
  where a.id = p_id and auth.uid() in (a.owner_id, a.user_id);
  if not found then
    return false;
  end if;
  delete from private.deliveries d where d.account_id = p_id and d.state in ('nobody', 'doubtful', 'waiting');
  return true;
end
$$;
comment on function public.leave_account(uuid) is
'The plays of an account go into nobody''s diary any more: left out by the owner of the connection, given back by whoever
took it. False for an account that is neither''s.';
revoke all on function public.leave_account(uuid) from public;
grant execute on function public.leave_account(uuid) to authenticated;

create or replace function public.my_connections()
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'connections', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', c.id, 'source', c.source, 'since', c.created_at, 'lastAt', c.last_at,
        'deliveries', coalesce((
          select jsonb_agg(jsonb_build_object(
            'number', d.number, 'receivedAt', d.received_at, 'at', d.at, 'event', d.event, 'times', d.times,
            'state', d.state, 'outcome', d.outcome, 'account', a.name,
            -- What somebody else here watches is theirs.
            'mine', d.user_id is not distinct from c.user_id or d.user_id is null,
            'play', case when d.user_id is null or d.user_id = c.user_id then d.play else '{}' end,
            'title', case when d.user_id is null or d.user_id = c.user_id then d.title end,
            'plays', case when d.user_id = c.user_id then coalesce((
              select jsonb_agg(p.id) from public.plays p
              where p.id = any (d.done) and p.undone_at is null and p.done ?| '{watch,run}'
            ), '[]') else '[]' end
          ) order by d.number desc)
          from (
            select * from private.deliveries n where n.connection_id = c.id order by n.number desc limit 50
          ) d
          left join public.connection_accounts a on a.id = d.account_id
        ), '[]'),
        'accounts', coalesce((
          select jsonb_agg(jsonb_build_object(
            'id', a.id, 'name', a.name, 'plays', a.plays, 'lastAt', a.last_at,
            'state', case when a.user_id = c.user_id then 'mine' when a.user_id is not null then 'theirs'
              when a.left_out then 'left' when a.invited_at > now() - interval '7 days' then 'invited' else 'new' end,
            'person', case when a.user_id <> c.user_id then coalesce(p.full_name, '') end
          ) order by a.name, a.id)
          from public.connection_accounts a left join public.profiles p on p.id = a.user_id
          where a.connection_id = c.id
        ), '[]')
      ) order by c.source)
      from public.connections c where c.user_id = auth.uid()
    ), '[]'),
    'taken', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', a.id, 'name', a.name, 'source', c.source, 'owner', p.full_name, 'plays', a.plays, 'lastAt', a.last_at
      ) order by a.name, a.id)
      from public.connection_accounts a
      join public.connections c on c.id = a.connection_id
      left join public.profiles p on p.id = a.owner_id
      where a.user_id = auth.uid() and a.owner_id <> auth.uid()
    ), '[]'),
    'doubtful', coalesce((
      select jsonb_agg(jsonb_build_object(
        'number', d.number, 'source', c.source, 'at', d.at, 'play', d.play, 'candidates', d.candidates,
        'alike', d.alike
      ) order by d.number)
      from (
        select distinct on (n.play ->> 'kind', n.play ->> 'words', n.play ->> 'year') n.*,
          count(*) over (partition by n.play ->> 'kind', n.play ->> 'words', n.play ->> 'year') as alike
        from private.deliveries n
        where n.user_id = auth.uid() and n.state = 'doubtful'
        order by n.play ->> 'kind', n.play ->> 'words', n.play ->> 'year', n.number
        limit 50
      ) d
      join public.connections c on c.id = d.connection_id
    ), '[]')
  )
$$;
comment on function public.my_connections() is
'The caller''s connections with their accounts and last fifty deliveries, accounts of others they took, and what waits for
their word, fifty names at most.';
revoke all on function public.my_connections() from public;
grant execute on function public.my_connections() to authenticated;

create or replace function public.postpone_delivery(p_number bigint)
  returns void
  language sql security definer set search_path = ''
as $$
  update private.deliveries d
  set attempts = d.attempts + 1, next_at = now() + make_interval(mins => least(5 * (d.attempts + 1), 60)),
    state = case when d.attempts >= 47 then 'done' else d.state end,
    outcome = case when d.attempts >= 47 then 'catalogue' end
  where d.number = p_number and d.state = 'waiting'
$$;
comment on function public.postpone_delivery(bigint) is
  'Lets a delivery wait over which the catalogue stumbled while it answered for others; after two days it is given up.';
revoke all on function public.postpone_delivery(bigint) from public;
grant execute on function public.postpone_delivery(bigint) to service_role;

create or replace function public.receive_delivery(p_source text, p_token_hash text, p_delivery jsonb)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_connection public.connections;
  v_account public.connection_accounts;
  v_key constant text := p_delivery #>> '{account,key}';
  v_event constant text := p_delivery ->> 'event';
  v_outcome text := p_delivery ->> 'outcome';
  v_play constant jsonb := coalesce(nullif(p_delivery -> 'play', 'null'), '{}');
  v_user uuid;
  v_state text := 'waiting';
begin
  select * into v_connection from public.connections c
  where c.token_hash = p_token_hash and c.source = p_source;
  if not found then
    return null;
  end if;
  update public.connections c set last_at = now() where c.id = v_connection.id;
  v_user := v_connection.user_id;
  if v_key is not null then
    insert into public.connection_accounts as a (connection_id, owner_id, user_id, key, name)
    select v_connection.id, v_connection.user_id,
      -- The very account the address was given to.
      case when (p_delivery #>> '{account,own}')::boolean then v_connection.user_id end,
      v_key, p_delivery #>> '{account,name}'
    where (select count(*) from public.connection_accounts n where n.connection_id = v_connection.id) < 50
      or exists (select from public.connection_accounts n where n.connection_id = v_connection.id and n.key = v_key)
    on conflict (connection_id, key) do update set name = excluded.name, last_at = now()
    returning * into v_account;
    v_user := v_account.user_id;
    if v_account.id is null or v_account.left_out then
      v_state := 'done';
      v_outcome := 'account';
    elsif v_user is null and v_outcome is null then
      v_state := 'nobody';
    end if;
  end if;
  if v_outcome is not null then
    v_state := 'done';
    -- What is told again and again, and asks for nothing, is one line.
    update private.deliveries d set times = d.times + 1, received_at = clock_timestamp()
    where d.number = (
      select l.number from private.deliveries l
      where l.connection_id = v_connection.id and l.outcome = v_outcome and l.event = v_event and l.state = 'done'
        and l.account_id is not distinct from v_account.id and l.play -> 'name' is not distinct from v_play -> 'name'
        and l.play -> 'episodes' is not distinct from v_play -> 'episodes'
        and (
          l.received_at > now() - interval '1 hour'
          or l.number = (select max(o.number) from private.deliveries o where o.connection_id = v_connection.id)
        )
      order by l.number desc limit 1
    );
    if found then
      return false;
    end if;
  end if;
  insert into private.deliveries (connection_id, owner_id, account_id, user_id, at, event, play, state, outcome)
  values (
    v_connection.id, v_connection.user_id, v_account.id, v_user,
    greatest(least((p_delivery ->> 'at')::timestamptz, now()), timestamptz '2000-01-02 00:00:00Z'),
    v_event, v_play, v_state, v_outcome
  );
  if v_account.id is not null and v_event = 'watched' and v_outcome is null then
    update public.connection_accounts a set plays = a.plays + 1 where a.id = v_account.id;
  end if;
  return v_state = 'waiting';
end
$$;
comment on function public.receive_delivery(text, text, jsonb) is
'Puts {event, at, outcome, account {key, name, own}, play} into the queue of the connection with this secret; outcome is
there when nothing is to be done. True when it waits for the job, null when the secret is nobody''s. An account is learnt by
its first delivery, fifty for a connection at most.';
revoke all on function public.receive_delivery(text, text, jsonb) from public;
grant execute on function public.receive_delivery(text, text, jsonb) to service_role;

create or replace function public.redo_play(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_done jsonb;
begin
  update public.plays p set undone_at = null
  where p.id = p_id and p.user_id = auth.uid() and p.undone_at is not null;
  if not found then
    return false;
  end if;
  v_done := private.apply_play(p_id);
  update public.plays p set done = v_done, watch_id = coalesce((v_done ->> 'watch')::uuid, p.watch_id) where p.id = p_id;
  return true;
end
$$;
comment on function public.redo_play(uuid) is
  'Enters a play of the caller''s again that was taken back; false when there is none.';
revoke all on function public.redo_play(uuid) from public;
grant execute on function public.redo_play(uuid) to authenticated;

create or replace function public.renew_connection(p_source text, p_expected timestamptz default null)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := private.new_secret();
  v_had timestamptz;
begin
  if v_person is null then
    raise exception 'Only people have connections' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('connections:' || v_person::text, 0));
  select c.created_at into v_had from public.connections c where c.user_id = v_person and c.source = p_source;
  if v_had is distinct from p_expected then
    return null;
  end if;
  insert into public.connections (user_id, source, token_hash)
  values (v_person, p_source, private.hash_of(v_secret))
  on conflict (user_id, source) do update set token_hash = excluded.token_hash,
    created_at = greatest(clock_timestamp(), v_had + interval '1 millisecond');
  return v_secret;
end
$$;
comment on function public.renew_connection(text, timestamptz) is
'Makes the caller a new secret address for a kind of program, which ends the one before; null, and nothing done, when the
one there is was not made at the expected moment (null: when there is one).';
revoke all on function public.renew_connection(text, timestamptz) from public;
grant execute on function public.renew_connection(text, timestamptz) to authenticated;

create or replace function public.settle_delivery(p_number bigint, p_result jsonb)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_delivery private.deliveries;
  v_source text;
  v_outcome text := p_result ->> 'outcome';
  v_place jsonb;
  v_play uuid;
  v_plays uuid[] := '{}';
  v_age interval;
  v_waits boolean;
begin
  select d.* into v_delivery from private.deliveries d where d.number = p_number and d.state = 'waiting' for update;
  if not found then
    return null;
  end if;
  -- Two deliveries of one play are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('plays:' || v_delivery.user_id::text, 0));
  select c.source into v_source from public.connections c where c.id = v_delivery.connection_id;
  begin
    case v_outcome
      when 'counted' then
        for v_place in
          select e from jsonb_array_elements(case when jsonb_array_length(p_result -> 'episodes') = 0
            then '[null]'::jsonb else p_result -> 'episodes' end) e
        loop
          v_play := private.count_play(v_delivery, v_source, p_result, nullif(v_place, 'null'));
          if v_play is not null then v_plays := v_plays || v_play; end if;
        end loop;
        if not exists (select from public.plays p where p.id = any (v_plays) and p.done ?| '{watch,run}') then
          v_outcome := case when v_plays = '{}' then 'repeated' else 'noted' end;
        end if;
      when 'progress' then
        if not private.keep_play_progress(v_delivery, v_source, p_result) then v_outcome := 'later'; end if;
      when 'rated' then
        if not private.rate_played(v_delivery, p_result) then v_outcome := 'rating'; end if;
      else null;
    end case;
  exception when check_violation then
    -- What the tables do not take (a full diary, two thousand series) ends the delivery, and stops no other.
    v_outcome := 'refused';
    v_plays := '{}';
  end;
  v_age := clock_timestamp() - v_delivery.received_at;
  -- The catalogue learns of new episodes late.
  v_waits := v_outcome = 'noEpisode' and v_age < interval '28 days';
  update private.deliveries d
  set state = case when v_waits then 'waiting' when v_outcome = 'doubtful' then 'doubtful' else 'done' end,
    outcome = v_outcome,
    next_at = case when v_waits then now() + least(greatest(v_age, interval '1 hour'), interval '2 days') else d.next_at end,
    -- The title of a play that waits is what its person said alone.
    title = case when v_waits then d.title else coalesce(nullif(p_result -> 'title', 'null'), d.title) end,
    candidates = coalesce(p_result -> 'candidates', '[]'), done = v_plays,
    play = case when p_result ? 'episodes' and jsonb_array_length(p_result -> 'episodes') > 0
      then d.play || jsonb_build_object('episodes', p_result -> 'episodes') else d.play end
      || case when p_result ? 'percent' then jsonb_build_object('percent', p_result -> 'percent') else '{}' end
  where d.number = p_number;
  return v_outcome;
end
$$;
comment on function public.settle_delivery(bigint, jsonb) is
'Ends a delivery that waits, in one transaction with what it changes: {outcome, title, season, episodes, minutes, percent,
stars, candidates}. An episode the series does not have is asked for again, later and later, for four weeks. Answers what
became of it; null when it waits no more.';
revoke all on function public.settle_delivery(bigint, jsonb) from public;
grant execute on function public.settle_delivery(bigint, jsonb) to service_role;

create or replace function public.take_account(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.connection_accounts a
  where a.id = p_id and a.owner_id = auth.uid() and a.user_id is null for update;
  if not found then
    return false;
  end if;
  perform private.give_account(p_id, auth.uid());
  return true;
end
$$;
comment on function public.take_account(uuid) is
  'The plays of an account of the caller''s connection are theirs from now on. False for one that is none, or somebody''s.';
revoke all on function public.take_account(uuid) from public;
grant execute on function public.take_account(uuid) to authenticated;

create or replace function public.trim_deliveries()
  returns integer
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.deliveries d using (
      select o.number, o.state, o.outcome, o.received_at, row_number() over (
        partition by o.connection_id, o.state, o.state = 'waiting' and o.outcome is not distinct from 'noEpisode' order by o.number desc
      ) as place
      from private.deliveries o
    ) k
    where d.number = k.number and (
      k.state = 'done' and k.place > 50
      or k.state in ('nobody', 'doubtful') and (k.place > 500 or k.received_at < now() - interval '60 days')
      or k.state = 'waiting' and k.outcome = 'noEpisode' and k.place > 500
    )
    returning 1
  ), stale as (
    delete from public.play_progress p where p.at < now() - interval '60 days' returning 1
  )
  select ((select count(*) from gone) + (select count(*) from stale))::integer
$$;
comment on function public.trim_deliveries() is
'Forgets deliveries but the last fifty of each connection that are done, those that waited sixty days for a word of their
person, all but five hundred that wait for an episode, and how far somebody was as long ago.';
revoke all on function public.trim_deliveries() from public;
grant execute on function public.trim_deliveries() to service_role;

create or replace function public.undo_play(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_play public.plays;
begin
  update public.plays p set undone_at = now()
  where p.id = p_id and p.user_id = auth.uid() and p.undone_at is null
  returning * into v_play;
  if not found then
    return false;
  end if;
  if v_play.kind = 'movie' then
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_play.user_id::text, 0));
    delete from public.watches w
    where w.id = v_play.watch_id and w.user_id = v_play.user_id and private.print_of(w) = v_play.done ->> 'print';
    -- With a watch that is its person's by now its title stays watched.
    if exists (select from public.watches w where w.id = v_play.watch_id) then
      return true;
    end if;
    -- What has left the list since, or entered it anew, stays as it is. Entering the wishlist takes it from there.
    delete from public.watched_movies w
    where w.user_id = v_play.user_id and w.movie_id = v_play.title_id
      and w.watched_at = (v_play.done ->> 'listed')::timestamptz;
    if found and v_play.done ? 'unwished' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      )
      select v_play.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date,
        w.movie_vote_average, w.added_at
      from jsonb_populate_record(null::public.wishlists, v_play.done -> 'unwished') w
      on conflict do nothing;
    end if;
    return true;
  end if;
  delete from public.episode_watches w
  where w.user_id = v_play.user_id and w.series_id = v_play.title_id and w.run = (v_play.done ->> 'run')::smallint
    and w.season = v_play.season and w.number = v_play.number and w.marked_at = v_play.at;
  delete from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id and (v_play.done ->> 'followed')::boolean
    and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
  update public.followed_series f set state = v_play.done ->> 'was'
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id and v_play.done ? 'was' and f.state = 'watching';
  return true;
end
$$;
comment on function public.undo_play(uuid) is
'Takes back what a play of the caller''s changed, where it is as it was then. The play stays known: told again, it is not
noted again. False when there is none, or it was taken back before.';
revoke all on function public.undo_play(uuid) from public;
grant execute on function public.undo_play(uuid) to authenticated;

create or replace function public.unfinished_plays(p_since date, p_limit integer)
  returns table (
    kind text, title_id integer, title text, poster_path text, season smallint, number integer, percent smallint
  )
  language sql stable set search_path = ''
as $$
  select p.kind, p.title_id, p.title, p.poster_path, p.season, p.number, p.percent from public.play_progress p
  where p.user_id = (select auth.uid()) and p.at >= p_since
    and not exists (
      select from public.watched_movies w
      where p.kind = 'movie' and w.user_id = p.user_id and w.movie_id = p.title_id and w.watched_at >= p.at
    )
    and not exists (
      select from public.watches w
      where p.kind = 'movie' and w.user_id = p.user_id and w.kind = 'movie' and w.title_id = p.title_id
        -- The day of the person is at most one before that of UTC.
        and w.created_at >= p.at and w.day >= (p.at at time zone 'UTC')::date - 1
    )
    and not exists (
      select from public.episode_watches e
      where p.kind = 'tv' and e.user_id = p.user_id and e.series_id = p.title_id and e.season = p.season
        and e.number = p.number and e.marked_at >= p.at
    )
  order by p.at desc, p.title_id
  limit least(greatest(p_limit, 0), 200)
$$;
comment on function public.unfinished_plays(date, integer) is
  'What the caller did not finish since a day, the latest first; without what they marked as watched since.';
revoke all on function public.unfinished_plays(date, integer) from public;
grant execute on function public.unfinished_plays(date, integer) to authenticated;

create or replace function public.waiting_deliveries(p_limit integer default 20)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', d.number, 'event', d.event, 'at', d.at, 'source', d.source, 'play', d.play,
    'chosen', d.title, 'named', d.named, 'leftOut', d.left_out
  ) order by d.number), '[]')
  from (
    select w.*, c.source, n.title as named, n.user_id is not null and n.title is null as left_out
    from private.deliveries w
    join public.connections c on c.id = w.connection_id
    left join lateral (
      select a.user_id, a.title from public.play_names a
      where a.user_id = w.user_id and a.kind = w.play ->> 'kind' and a.name = w.play ->> 'words' and (
        a.year = coalesce((w.play ->> 'year')::smallint, 0)
        -- Programs say the year of a series now and then.
        or a.year = 0 and a.kind = 'tv'
      )
      order by a.year desc limit 1
    ) n on true
    where w.state = 'waiting' and w.next_at <= now()
    order by w.number
    limit least(greatest(p_limit, 1), 200)
  ) d
$$;
comment on function public.waiting_deliveries(integer) is
'The deliveries whose turn it is, the earliest first, each with the title its person chose for it, and with what they said
of its name: with its year, or of a series without any.';
revoke all on function public.waiting_deliveries(integer) from public;
grant execute on function public.waiting_deliveries(integer) to service_role;
