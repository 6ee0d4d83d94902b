-- What programs with a token tell of what is played goes the way of all deliveries.

create function public.receive_scrobble(p_user uuid, p_delivery jsonb) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_hash text;
begin
  -- Nobody knows the secret of this address: the token takes its place.
  insert into public.connections (user_id, source, token_hash)
  values (p_user, 'json', private.hash_of(private.new_secret()))
  on conflict (user_id, source) do nothing;
  select c.token_hash into v_hash from public.connections c where c.user_id = p_user and c.source = 'json';
  return public.receive_delivery('json', v_hash, p_delivery);
end
$$;
comment on function public.receive_scrobble(uuid, jsonb) is
  'Puts what a program told by a token into the queue of its person, as receive_delivery does; true when it waits for the job.';
revoke all on function public.receive_scrobble(uuid, jsonb) from public;
grant execute on function public.receive_scrobble(uuid, jsonb) to service_role;
