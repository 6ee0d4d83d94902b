create table private.webhook_messages (
  id uuid not null default gen_random_uuid(),
  number bigint not null generated always as identity,
  webhook_id uuid not null,
  user_id uuid not null,
  event text not null,
  what text,
  item text,
  created_at timestamptz not null default now(),
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  done_at timestamptz,
  status smallint,
  outcome text,
  constraint webhook_messages_pkey primary key (id),
  constraint webhook_messages_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint webhook_messages_webhook_id_fkey
    foreign key (webhook_id) references public.webhooks (id) on delete cascade,
  constraint webhook_messages_outcome_known check (outcome in ('sent', 'failed', 'gone', 'refused'))
);
comment on table private.webhook_messages is 'Messages to webhooks, waiting and done: an outbox and its log.';
create index webhook_messages_of_person on private.webhook_messages (user_id);
create index webhook_messages_of_webhook on private.webhook_messages (webhook_id, number desc);
create unique index webhook_messages_once
  on private.webhook_messages (webhook_id, event, what, item) where done_at is null;
create index webhook_messages_waiting on private.webhook_messages (next_at, number) where done_at is null;
alter table private.webhook_messages enable row level security;

create table public.webhooks (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  url text not null,
  shape text not null,
  events text[] not null,
  secret text not null,
  created_at timestamptz not null default now(),
  failing_since timestamptz,
  off_at timestamptz,
  is_gone boolean not null default false,
  constraint webhooks_pkey primary key (id),
  constraint webhooks_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint webhooks_events_known check (
    events <@ array['watched', 'rated', 'reviewed', 'listed', 'wished', 'notice'] and cardinality(events) >= 1
  ),
  constraint webhooks_shape_known check (shape in ('plain', 'ntfy', 'discord', 'slack')),
  constraint webhooks_url_shape check (char_length(url) <= 500 and url ~ '^https?://[^\s"''<>\\]+$')
);
comment on table public.webhooks is 'Addresses that are told what happens to a person''s things.';
comment on column public.webhooks.secret is
  'What the messages are signed with. The server alone reads it: a hash could sign nothing.';
comment on column public.webhooks.failing_since is 'Since when no message was taken.';
comment on column public.webhooks.off_at is 'When it was given up, after a week of failures.';
comment on column public.webhooks.is_gone is 'Whether it is off because its address answered 410.';
create index webhooks_of_person on public.webhooks (user_id, created_at, id);
alter table public.webhooks enable row level security;
create policy "people end their webhooks" on public.webhooks for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their webhooks" on public.webhooks for select to authenticated
  using ((select auth.uid()) = user_id);
grant delete on public.webhooks to authenticated;
grant select (id, user_id, url, shape, events, created_at, failing_since, off_at) on public.webhooks to authenticated;

create or replace function private.tell_webhooks()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_row constant jsonb := to_jsonb(new);
  v_item text;
begin
  -- What is brought from elsewhere, or put back, has its own earlier time and is no news.
  if (v_row ->> tg_argv[2])::timestamptz < now() - interval '1 day' or not exists (
    select from public.webhooks w where w.user_id = (v_row ->> 'user_id')::uuid and w.off_at is null
  ) then
    return null;
  end if;
  select string_agg(case when part like '=%' then substr(part, 2) else v_row ->> part end, ':' order by place)
  into v_item from unnest(tg_argv[3:]) with ordinality a (part, place);
  insert into private.webhook_messages (webhook_id, user_id, event, what, item)
  select w.id, w.user_id, tg_argv[0], tg_argv[1], v_item from public.webhooks w
  where w.user_id = (v_row ->> 'user_id')::uuid and w.off_at is null and tg_argv[0] = any (w.events)
    and (select count(*) from private.webhook_messages m where m.webhook_id = w.id and m.done_at is null) < 500
  on conflict do nothing;
  if found then
    perform private.tell_change('{"webhooks": true}');
  end if;
  return null;
end
$$;
comment on function private.tell_webhooks() is
'Puts an event into the outboxes of its person''s webhooks, and wakes who sends: the event, the kind of thing, the column of
its time, and what its id is made of. Five hundred wait for each at most.';
revoke all on function private.tell_webhooks() from public;

create or replace function public.claim_webhook_messages(
  p_limit integer default 20, p_busy uuid[] default '{}'::uuid[]
)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_message record;
  v_item jsonb;
  v_all jsonb := '[]';
begin
  for v_message in
    update private.webhook_messages m
    set attempts = m.attempts + 1,
      -- Taken for now; the wait doubles with each failure, from five minutes to a day, as that of mails.
      next_at = now() + least(interval '5 minutes' * power(2, least(m.attempts, 10)), interval '1 day')
    from public.webhooks w
    where w.id = m.webhook_id and m.id in (
      select n.id from private.webhook_messages n
      where n.done_at is null and n.next_at <= now() and n.webhook_id <> all (p_busy) and not exists (
        select from private.webhook_messages e
        where e.webhook_id = n.webhook_id and e.done_at is null and e.next_at <= now()
          and (e.next_at, e.number) < (n.next_at, n.number)
      )
      order by n.next_at, n.number
      limit least(greatest(p_limit, 1), 100)
      for update of n skip locked
    )
    returning m.id, m.webhook_id, m.user_id, m.event, m.what, m.item, m.created_at, w.url, w.shape, w.secret
  loop
    -- What is told is what the person themselves would be told now.
    perform set_config('request.jwt.claims', jsonb_build_object('sub', v_message.user_id, 'role', 'authenticated')::text, true);
    v_item := case when v_message.event = 'test' then '{}' else
      public.api_items(v_message.what, array[v_message.item]) -> 0 end;
    if v_item is null then
      update private.webhook_messages m set done_at = now(), outcome = 'gone' where m.id = v_message.id;
    end if;
    v_all := v_all || jsonb_build_object(
      'id', v_message.id, 'webhook', v_message.webhook_id, 'event', v_message.event, 'what', v_message.what,
      'at', v_message.created_at, 'item', v_item, 'url', v_message.url, 'shape', v_message.shape, 'secret', v_message.secret
    );
  end loop;
  return v_all;
end
$$;
comment on function public.claim_webhook_messages(integer, uuid[]) is
'Takes messages due for an attempt, one of each webhook that is not busy, with what they tell: a null item is gone and needs
no attempt. Two jobs never get the same one. One whose sender dies comes back after the wait, under the same id. Report each
with settle_webhook_message.';
revoke all on function public.claim_webhook_messages(integer, uuid[]) from public;
grant execute on function public.claim_webhook_messages(integer, uuid[]) to service_role;

create or replace function public.make_webhook(p_url text, p_shape text, p_events text[])
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := 'whsec_' || encode(decode(private.new_secret(), 'hex'), 'base64');
begin
  if v_person is null then
    raise exception 'Only people have webhooks' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('webhooks:' || v_person::text, 0));
  if (select count(*) from public.webhooks w where w.user_id = v_person) >= 10 then
    raise exception 'Ten webhooks can be kept' using errcode = '23M01';
  end if;
  insert into public.webhooks (user_id, url, shape, events, secret)
  values (v_person, p_url, p_shape, p_events, v_secret);
  return v_secret;
end
$$;
comment on function public.make_webhook(text, text, text[]) is
  'Makes the caller a webhook and answers this once what its messages are signed with. Ten at most.';
revoke all on function public.make_webhook(text, text, text[]) from public;
grant execute on function public.make_webhook(text, text, text[]) to authenticated;

create or replace function public.my_webhooks()
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', w.id, 'url', w.url, 'shape', w.shape, 'events', w.events, 'since', w.created_at,
    'failingSince', w.failing_since, 'offAt', w.off_at, 'isGone', w.is_gone, 'messages', coalesce((
      select jsonb_agg(jsonb_build_object(
        'id', m.id, 'event', m.event, 'at', m.created_at, 'attempts', m.attempts, 'doneAt', m.done_at, 'nextAt', m.next_at,
        'status', m.status, 'outcome', m.outcome
      ) order by m.number desc)
      from (
        select * from private.webhook_messages n where n.webhook_id = w.id order by n.number desc limit 50
      ) m
    ), '[]')
  ) order by w.created_at, w.id), '[]')
  from public.webhooks w where w.user_id = auth.uid()
$$;
comment on function public.my_webhooks() is
  'The caller''s webhooks, each with its last fifty messages and what became of them.';
revoke all on function public.my_webhooks() from public;
grant execute on function public.my_webhooks() to authenticated;

create or replace function public.settle_webhook_message(p_id uuid, p_outcome text, p_status integer default null)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_message private.webhook_messages;
  v_given_up boolean;
  v_off boolean;
begin
  select * into v_message from private.webhook_messages m where m.id = p_id for update;
  if not found or v_message.done_at is not null then
    return;
  end if;
  update public.webhooks w set failing_since = case when p_outcome = 'sent' then null else coalesce(w.failing_since, now()) end
  where w.id = v_message.webhook_id;
  update public.webhooks w set off_at = now(), is_gone = p_status is not distinct from 410
  where w.id = v_message.webhook_id and w.off_at is null and p_outcome <> 'sent'
    and (p_status = 410 or w.failing_since < now() - interval '7 days');
  v_off := found;
  if v_off then
    perform public.tell_once('webhook_off', jsonb_build_array(jsonb_build_object(
      'users', jsonb_build_array(v_message.user_id),
      'key', 'webhook:' || v_message.webhook_id || ':' || (now() at time zone 'UTC')::date,
      'data', (
        select jsonb_strip_nulls(jsonb_build_object(
          'host', substring(w.url from '^https?://([^/?#]{1,200})'), 'gone', case when w.is_gone then true end
        ))
        from public.webhooks w where w.id = v_message.webhook_id
      )
    )));
  end if;
  v_given_up := p_outcome <> 'sent' and (v_off or v_message.attempts >= 12 or v_message.event = 'test');
  update private.webhook_messages m set status = p_status, outcome = p_outcome,
    done_at = case when p_outcome = 'sent' or v_given_up or p_outcome = 'refused' then now() end
  where m.id = p_id;
  if exists (select from public.webhooks w where w.id = v_message.webhook_id and w.off_at is not null) then
    update private.webhook_messages m set done_at = now(), outcome = 'failed'
    where m.webhook_id = v_message.webhook_id and m.done_at is null;
  end if;
  delete from private.webhook_messages m using (
    select o.id from private.webhook_messages o
    where o.webhook_id = v_message.webhook_id and o.done_at is not null order by o.number desc offset 50
  ) old where m.id = old.id;
end
$$;
comment on function public.settle_webhook_message(uuid, text, integer) is
'Notes what became of a message: sent, failed (it is tried again), refused (never). After a week of failures, or at once
when the address answers 410, its webhook is off, which its owner is told.';
revoke all on function public.settle_webhook_message(uuid, text, integer) from public;
grant execute on function public.settle_webhook_message(uuid, text, integer) to service_role;

create or replace function public.try_webhook(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Whoever tries one that was given up wants it again.
  update public.webhooks w set off_at = null, failing_since = null, is_gone = false
  where w.id = p_id and w.user_id = auth.uid();
  if not found then
    return false;
  end if;
  insert into private.webhook_messages (webhook_id, user_id, event, what, item)
  values (p_id, auth.uid(), 'test', 'test', 'test')
  on conflict (webhook_id, event, what, item) where done_at is null do update set next_at = now();
  return true;
end
$$;
comment on function public.try_webhook(uuid) is
  'Sends a webhook of the caller''s a message that says nothing but that, and turns it on again. False when there is none.';
revoke all on function public.try_webhook(uuid) from public;
grant execute on function public.try_webhook(uuid) to authenticated;
