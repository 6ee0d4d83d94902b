create table private.door (
  only_one boolean not null default true,
  closed boolean not null default false,
  constraint door_pkey primary key (only_one),
  constraint door_only_one check (only_one)
);
comment on table private.door is 'Whether only people with an invitation may sign up; written when a server starts.';
alter table private.door enable row level security;

create table private.invitations (
  id uuid not null default gen_random_uuid(),
  secret_hash text not null,
  made_by uuid,
  makes_admin boolean not null default false,
  note text not null default '',
  uses integer not null default 1,
  used integer not null default 0,
  created_at timestamptz not null default now(),
  ends_at timestamptz not null,
  revoked_at timestamptz,
  constraint invitations_pkey primary key (id),
  constraint invitations_secret_once unique (secret_hash),
  constraint invitations_made_by_fkey foreign key (made_by) references auth.users (id) on delete cascade,
  constraint invitations_hash_shape check (secret_hash ~ '^[0-9a-f]{64}$'),
  constraint invitations_note_length check (char_length(note) <= 100),
  constraint invitations_used_bounded check (used between 0 and uses),
  constraint invitations_uses_bounded check (uses between 1 and 1000)
);
comment on table private.invitations is 'Links by which people may sign up while the door is closed.';
comment on column private.invitations.secret_hash is 'SHA-256 of the link''s secret, in hexadecimal digits.';
comment on column private.invitations.made_by is 'The admin who made it; null for the one a start prints.';
comment on column private.invitations.makes_admin is 'Whoever follows it becomes an admin, while there is none.';
create index invitations_made_by on private.invitations (made_by);
create index invitations_newest on private.invitations (created_at desc, id);
alter table private.invitations enable row level security;

create table private.invited (
  address text not null,
  invitation_id uuid not null,
  since timestamptz not null default now(),
  constraint invited_pkey primary key (address),
  constraint invited_invitation_id_fkey
    foreign key (invitation_id) references private.invitations (id) on delete cascade
);
comment on table private.invited is
  'Addresses that have taken an invitation and are not confirmed yet. Each holds a use, for as long as its mail works.';
create index invited_of_invitation on private.invited (invitation_id);
create index invited_since on private.invited (since);
alter table private.invited enable row level security;

create or replace function private.admits(p_address text)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select not exists (select from private.door d where d.closed)
    or exists (
      select from private.invited i
      where i.address = lower(p_address) and i.since > now() - interval '24 hours'
    )
$$;
comment on function private.admits(text) is
  'Whether an account may be made for this address now; for null, whether for any.';
revoke all on function private.admits(text) from public;

create or replace function private.guard_door()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- invited_at is set by whoever administers the project, and by nobody else.
  if new.invited_at is null and not private.admits(new.email) then
    raise exception 'Signups not allowed for this instance' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function private.guard_door() is
  'Refuses an account that nobody was invited to, whichever way it is made: password, code, provider or anonymous.';
revoke all on function private.guard_door() from public;

create or replace function private.let_invitations_go(p_invitation uuid)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  with gone as (
    delete from private.invited i
    where i.since <= now() - interval '24 hours' or i.invitation_id = p_invitation
    returning i.address, i.invitation_id
  ), accounts as (
    delete from auth.users u using gone
    where u.email = gone.address and u.email_confirmed_at is null
  )
  update private.invitations n set used = n.used - g.places
  from (select gone.invitation_id, count(*) as places from gone group by gone.invitation_id) g
  where n.id = g.invitation_id;
end
$$;
comment on function private.let_invitations_go(uuid) is
'Gives back the uses of addresses that were not confirmed in a day, and of one invitation all that wait. Their accounts,
which nobody has ever entered, go.';
revoke all on function private.let_invitations_go(uuid) from public;

create or replace function private.settle_invitation()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_makes_admin boolean;
begin
  with taken as (delete from private.invited i where i.address = new.email returning i.invitation_id)
  select n.makes_admin into v_makes_admin
  from taken join private.invitations n on n.id = taken.invitation_id
  where n.revoked_at is null;
  if v_makes_admin then
    perform pg_advisory_xact_lock(hashtextextended('first admin', 0));
    insert into public.user_roles (user_id, role) select new.id, 'admin'
    where not exists (select from public.user_roles r where r.role = 'admin');
  end if;
  return new;
end
$$;
comment on function private.settle_invitation() is
  'With its address confirmed an account has used its invitation for good; the first one''s makes it an admin.';
revoke all on function private.settle_invitation() from public;

create or replace function private.state_of_invitation(p_invitation private.invitations)
  returns text
  language sql stable set search_path = ''
as $$
  select case
    when p_invitation.id is null then 'unknown'
    when p_invitation.revoked_at is not null then 'revoked'
    when p_invitation.makes_admin and exists (select from public.user_roles r where r.role = 'admin') then 'used'
    when p_invitation.used >= p_invitation.uses then 'used'
    when p_invitation.ends_at <= now() then 'ended'
    else 'open'
  end
$$;
comment on function private.state_of_invitation(private.invitations) is
  'open, or why it is not: unknown, revoked, used or ended.';
revoke all on function private.state_of_invitation(private.invitations) from public;

create or replace function public.admin_invitations()
  returns table (
    id uuid, note text, made_by_name text, makes_admin boolean, uses integer, used integer, waiting integer,
    created_at timestamptz, ends_at timestamptz, state text
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
    select n.id, n.note, p.full_name, n.makes_admin, n.uses, n.used,
      (select count(*)::integer from private.invited i where i.invitation_id = n.id),
      n.created_at, n.ends_at, private.state_of_invitation(n)
    from private.invitations n left join public.profiles p on p.id = n.made_by
    order by n.created_at desc, n.id
    limit 250;
end
$$;
comment on function public.admin_invitations() is
  'Every invitation, the newest first, with how often it was taken and how many of those wait for their mail. Admins only.';
revoke all on function public.admin_invitations() from public;
grant execute on function public.admin_invitations() to authenticated;

create or replace function public.admin_invite(p_note text, p_days integer, p_uses integer)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_secret constant text := private.new_secret();
begin
  perform private.require_admin();
  if p_days is null or p_days not between 1 and 90 then
    raise exception 'An invitation lasts 1 to 90 days' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('invitations', 0));
  delete from private.invitations n
  where n.ends_at < now() - interval '30 days'
    and not exists (select from private.invited i where i.invitation_id = n.id);
  if (select count(*) from private.invitations n) >= 200 then
    raise exception 'Two hundred invitations can be kept' using errcode = '23M01';
  end if;
  insert into private.invitations (secret_hash, made_by, note, uses, ends_at)
  values (
    private.hash_of(v_secret), (select auth.uid()), private.trimmed(coalesce(p_note, '')), p_uses,
    now() + make_interval(days => p_days)
  );
  return v_secret;
end
$$;
comment on function public.admin_invite(text, integer, integer) is
  'Makes an invitation for so many days and accounts, and answers its secret this once. Admins only; two hundred at most.';
revoke all on function public.admin_invite(text, integer, integer) from public;
grant execute on function public.admin_invite(text, integer, integer) to authenticated;

create or replace function public.admin_revoke_invitation(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  update private.invitations n set revoked_at = now() where n.id = p_id and n.revoked_at is null;
  if not found then
    return false;
  end if;
  perform private.let_invitations_go(p_id);
  return true;
end
$$;
comment on function public.admin_revoke_invitation(uuid) is
  'Ends an invitation at once, also for those who have not followed their mail yet; false when it was over. Admins only.';
revoke all on function public.admin_revoke_invitation(uuid) from public;
grant execute on function public.admin_revoke_invitation(uuid) to authenticated;

create or replace function public.invite_first_admin()
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_secret constant text := private.new_secret();
begin
  if exists (select from public.user_roles r where r.role = 'admin') then
    return null;
  end if;
  -- Those that earlier starts printed are over, unless somebody is just following one.
  delete from private.invitations n where n.makes_admin and n.used = 0 and n.created_at < now() - interval '1 hour';
  insert into private.invitations (secret_hash, makes_admin, ends_at)
  values (private.hash_of(v_secret), true, now() + interval '7 days');
  return v_secret;
end
$$;
comment on function public.invite_first_admin() is
  'The secret of a link that makes whoever signs up by it an admin, told this once; null when there is an admin. For the server.';
revoke all on function public.invite_first_admin() from public;
grant execute on function public.invite_first_admin() to service_role;

create or replace function public.look_at_invitation(p_secret_hash text)
  returns text
  language sql stable security definer set search_path = ''
as $$
  select private.state_of_invitation(n)
  from (select) one left join private.invitations n on n.secret_hash = p_secret_hash
$$;
comment on function public.look_at_invitation(text) is
  'Whether the invitation with this hash can be taken: open, or unknown, revoked, used, ended. For the server.';
revoke all on function public.look_at_invitation(text) from public;
grant execute on function public.look_at_invitation(text) to service_role;

create or replace function public.set_door(p_closed boolean)
  returns void
  language sql security definer set search_path = ''
as $$
  update private.door d set closed = p_closed where d.closed is distinct from p_closed
$$;
comment on function public.set_door(boolean) is
  'Closes the door to everybody without an invitation, or opens it. For the server.';
revoke all on function public.set_door(boolean) from public;
grant execute on function public.set_door(boolean) to service_role;

create or replace function public.take_invitation(p_secret_hash text, p_address text)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_invitation private.invitations;
  v_address constant text := lower(trim(p_address));
  v_state text;
begin
  perform private.let_invitations_go(null);
  select n.* into v_invitation from private.invitations n where n.secret_hash = p_secret_hash for update;
  -- Whoever asks a second time, for a mail that did not come, holds their place already.
  if exists (
    select from private.invited i where i.address = v_address and i.invitation_id = v_invitation.id
  ) then
    return 'open';
  end if;
  v_state := private.state_of_invitation(v_invitation);
  if v_state = 'open' then
    insert into private.invited (address, invitation_id) values (v_address, v_invitation.id)
    on conflict (address) do nothing;
    if found then
      update private.invitations n set used = n.used + 1 where n.id = v_invitation.id;
    end if;
  end if;
  return v_state;
end
$$;
comment on function public.take_invitation(text, text) is
  'Lets an address sign up within a day, which uses the invitation with this hash once; answers open, or why not. For the server.';
revoke all on function public.take_invitation(text, text) from public;
grant execute on function public.take_invitation(text, text) to service_role;

insert into private.door default values;
