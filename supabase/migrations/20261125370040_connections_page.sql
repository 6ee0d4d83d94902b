-- What people say of connections: whose an account is, which title a name means; and all that their page shows.

create function private.give_account(p_id uuid, p_user uuid) returns void
  language sql set search_path = ''
as $$
  update public.connection_accounts a set user_id = p_user, left_out = false, invite_hash = null, invited_at = null
  where a.id = p_id;
  -- What waited for this word is counted, with its own time.
  update private.deliveries d set user_id = p_user, state = 'waiting', next_at = now()
  where d.account_id = p_id and d.state = 'nobody'
$$;
comment on function private.give_account(uuid, uuid) is 'Gives an account to a person, with the plays that waited for one.';
revoke all on function private.give_account(uuid, uuid) from public;

create function public.take_account(p_id uuid) returns boolean
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

create function public.leave_account(p_id uuid) returns boolean
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

create function public.invite_to_account(p_id uuid) returns text
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

create function public.invited_account(p_secret text)
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
comment on function public.invited_account(text) is 'Which account a secret offers, and whose connection it is of; none when it is over.';
revoke all on function public.invited_account(text) from public;
grant execute on function public.invited_account(text) to authenticated;

create function public.accept_account(p_secret text) returns boolean
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

create function public.choose_played(p_number bigint, p_kind text default null, p_title_id integer default null)
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

create function public.my_connections() returns jsonb
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
