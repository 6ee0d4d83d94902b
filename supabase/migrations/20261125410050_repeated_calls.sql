-- Calls of the API that carry a key of their own, so that one sent twice is done once.

create table private.api_calls (
  token_id uuid not null references public.api_tokens (id) on delete cascade,
  key text not null,
  asked text not null,
  begun_at timestamptz not null default clock_timestamp(),
  status smallint,
  answer text,
  primary key (token_id, key),
  constraint api_calls_key_length check (char_length(key) between 1 and 200)
);
comment on table private.api_calls is 'Calls with an Idempotency-Key and what they were answered, for a day.';
comment on column private.api_calls.asked is 'SHA-256 of what was asked.';
create index api_calls_by_age on private.api_calls (begun_at);
alter table private.api_calls enable row level security;

create function public.begin_api_call(p_token uuid, p_key text, p_asked text) returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_call private.api_calls;
begin
  insert into private.api_calls as c (token_id, key, asked) values (p_token, p_key, p_asked)
  on conflict (token_id, key) do update set begun_at = clock_timestamp(), asked = excluded.asked, status = null
  -- A day is over, or who began it has died.
  where c.begun_at < now() - case when c.status is null then interval '1 minute' else interval '1 day' end;
  if found then
    return '{"state": "new"}';
  end if;
  select * into v_call from private.api_calls c where c.token_id = p_token and c.key = p_key;
  return jsonb_build_object(
    'state', case when v_call.asked <> p_asked then 'other' when v_call.status is null then 'running' else 'done' end,
    'status', v_call.status, 'answer', v_call.answer
  );
end
$$;
comment on function public.begin_api_call(uuid, text, text) is
  'Begins a call under a key: new, or running, or done with its answer, or (other) something else had this key.';
revoke all on function public.begin_api_call(uuid, text, text) from public;
grant execute on function public.begin_api_call(uuid, text, text) to service_role;

create function public.end_api_call(p_token uuid, p_key text, p_status integer default null, p_answer text default null)
  returns void
  language sql security definer set search_path = ''
as $$
  -- What failed on our side is done anew when it is sent again.
  delete from private.api_calls c where c.token_id = p_token and c.key = p_key and p_status is null;
  update private.api_calls c set status = p_status, answer = p_answer where c.token_id = p_token and c.key = p_key;
  delete from private.api_calls c where c.begun_at < now() - interval '1 day'
$$;
comment on function public.end_api_call(uuid, text, integer, text) is 'Keeps what a call was answered; without a status it failed.';
revoke all on function public.end_api_call(uuid, text, integer, text) from public;
grant execute on function public.end_api_call(uuid, text, integer, text) to service_role;
