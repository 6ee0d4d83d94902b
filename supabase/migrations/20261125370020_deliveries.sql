-- What programs sent, waiting and done: a queue and its log. Kept where no API reaches; people are told by functions.

create table private.deliveries (
  number bigint generated always as identity primary key,
  connection_id uuid not null references public.connections (id) on delete cascade,
  owner_id uuid not null references auth.users (id) on delete cascade,
  account_id uuid references public.connection_accounts (id) on delete cascade,
  user_id uuid references auth.users (id) on delete cascade,
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
  constraint deliveries_event_known check (
    event in ('watched', 'progress', 'started', 'rated', 'unplayed', 'other', 'unreadable')
  ),
  constraint deliveries_state_known check (state in ('waiting', 'nobody', 'doubtful', 'done')),
  constraint deliveries_outcome_length check (char_length(outcome) <= 40),
  constraint deliveries_done_has_outcome check (state <> 'done' or outcome is not null),
  constraint deliveries_play_small check (pg_column_size(play) <= 4000)
);
comment on table private.deliveries is 'What programs sent, as it was read, and what became of it.';
comment on column private.deliveries.user_id is 'Whose play it is; null while its account is nobody''s.';
comment on column private.deliveries.at is 'When it was played, as the program says, else when it came.';
comment on column private.deliveries.times is 'How often the same came in a row, where nothing was to be done.';
comment on column private.deliveries.title is 'The title that is meant.';
comment on column private.deliveries.candidates is 'Titles that could be meant.';
comment on column private.deliveries.done is 'The plays it was counted as.';
create index deliveries_of_connection on private.deliveries (connection_id, number desc);
create index deliveries_of_account on private.deliveries (account_id);
create index deliveries_of_owner on private.deliveries (owner_id);
create index deliveries_of_person on private.deliveries (user_id, state);
create index deliveries_by_turn on private.deliveries (next_at, number) where state = 'waiting';
alter table private.deliveries enable row level security;

create table public.play_names (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  name text not null,
  year smallint not null default 0,
  title jsonb,
  chosen_at timestamptz not null default now(),
  primary key (user_id, kind, name, year),
  constraint play_names_kind_known check (kind in ('movie', 'tv')),
  constraint play_names_name_length check (char_length(name) between 1 and 300),
  constraint play_names_title_small check (pg_column_size(title) <= 4000)
);
comment on table public.play_names is 'Which title somebody said a program means by a name.';
comment on column public.play_names.name is 'As names are compared.';
comment on column public.play_names.year is '0 where the program says none.';
comment on column public.play_names.title is 'Kind, number and what is shown of it; null for none, which leaves its plays out.';
alter table public.play_names enable row level security;
grant select, delete on public.play_names to authenticated;
create policy "people see what they chose" on public.play_names for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people forget what they chose" on public.play_names for delete to authenticated
  using ((select auth.uid()) = user_id);

create function public.receive_delivery(p_source text, p_token_hash text, p_delivery jsonb) returns boolean
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
      select l.number from private.deliveries l where l.connection_id = v_connection.id order by l.number desc limit 1
    ) and d.outcome = v_outcome and d.event = v_event and d.state = 'done' and d.account_id is not distinct from v_account.id
      and d.play -> 'name' is not distinct from v_play -> 'name'
      and d.play -> 'episodes' is not distinct from v_play -> 'episodes';
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

create function public.waiting_deliveries(p_limit integer default 20) returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', d.number, 'event', d.event, 'at', d.at, 'source', d.source, 'play', d.play,
    'chosen', d.title_known, 'leftOut', d.left_out
  ) order by d.number), '[]')
  from (
    select w.*, c.source, coalesce(w.title, n.title) as title_known, n.user_id is not null and n.title is null as left_out
    from private.deliveries w
    join public.connections c on c.id = w.connection_id
    left join public.play_names n on n.user_id = w.user_id and n.kind = w.play ->> 'kind'
      and n.name = w.play ->> 'words' and n.year = coalesce((w.play ->> 'year')::smallint, 0)
    where w.state = 'waiting' and w.next_at <= now()
    order by w.number
    limit least(greatest(p_limit, 1), 200)
  ) d
$$;
comment on function public.waiting_deliveries(integer) is
  'The deliveries whose turn it is, the earliest first, each with the title that was chosen for its name, if any.';
revoke all on function public.waiting_deliveries(integer) from public;
grant execute on function public.waiting_deliveries(integer) to service_role;

create function public.postpone_delivery(p_number bigint) returns void
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
