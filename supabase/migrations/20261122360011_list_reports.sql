-- Reports of lists, beside those of people's pages: an admin dismisses them, or hides the list, which its owner sees as a
-- private one and cannot show again until an admin lets them.

create table public.list_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  list_id uuid not null references public.lists (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint list_reports_reason_length check (char_length(reason) <= 500 and reason ~ '\S'),
  constraint list_reports_once unique (user_id, list_id)
);
comment on table public.list_reports is 'One report per person and list; gone with the list.';
create index list_reports_by_list on public.list_reports (list_id);

create function private.reportable_list(p_list uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.lists l
    where l.id = p_list and l.visibility <> 'private' and l.removed_at is null
      and l.user_id <> (select auth.uid())
      and not private.blocked_between((select auth.uid()), l.user_id)
  )
$$;
comment on function private.reportable_list(uuid) is 'Whether there is a list of somebody else that the caller can have seen.';
revoke all on function private.reportable_list(uuid) from public;
grant execute on function private.reportable_list(uuid) to authenticated;

alter table public.list_reports enable row level security;
grant select on public.list_reports to authenticated;
grant insert (user_id, list_id, reason) on public.list_reports to authenticated;
create policy "people see their own reports" on public.list_reports for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people report the lists of others" on public.list_reports for insert to authenticated
  with check ((select auth.uid()) = user_id and private.reportable_list(list_id));

create table private.hidden_lists (
  list_id uuid primary key references public.lists (id) on delete cascade,
  visibility text not null,
  hidden_at timestamptz not null default now()
);
comment on table private.hidden_lists is 'Lists an admin has hidden, and how they were shown before.';

create function private.keep_list_hidden() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.hidden_lists h where h.list_id = new.id) then
    raise exception 'An admin has hidden this list' using errcode = '23514', constraint = 'lists_hidden';
  end if;
  return new;
end
$$;
comment on function private.keep_list_hidden() is 'A list that an admin has hidden stays private until an admin shows it.';
revoke all on function private.keep_list_hidden() from public;
create trigger keep_list_hidden before update of visibility on public.lists
  for each row when (new.visibility <> 'private') execute function private.keep_list_hidden();

alter table private.page_actions add column list_id uuid;
comment on column private.page_actions.list_id is 'The list it was about; null where it was the person''s page.';

create function public.admin_list_reports(p_limit integer default 20, p_offset integer default 0)
  returns table (
    list_id uuid, address text, name text, user_id uuid, full_name text, hidden boolean, report_count integer,
    reasons text[], first_reported_at timestamptz, total_count integer
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select l.id, l.address, l.name, l.user_id, n.full_name,
    exists (select from private.hidden_lists h where h.list_id = l.id), f.reports, f.reasons, f.first_at,
    (count(*) over ())::integer
  from (
    select r.list_id as id, count(*)::integer as reports, min(r.created_at) as first_at,
      (array_agg(r.reason order by r.created_at desc))[1:10] as reasons
    from public.list_reports r
    group by r.list_id
  ) f
  join public.lists l on l.id = f.id and l.removed_at is null
  left join public.profiles n on n.id = l.user_id
  order by f.reports desc, f.first_at, f.id
  limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0);
end
$$;
comment on function public.admin_list_reports(integer, integer) is
  'Reported lists, the most reported first, with the ten latest reasons.';

create function public.admin_hide_list(p_list uuid, p_hidden boolean, p_reason text default null) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  owner uuid;
  shown text;
begin
  perform private.require_admin();
  if p_hidden and char_length(private.trimmed(coalesce(p_reason, ''))) not between 1 and 500 then
    raise exception 'a reason of 1 to 500 characters is needed' using errcode = 'check_violation';
  end if;
  select l.user_id, l.visibility into owner, shown from public.lists l where l.id = p_list for update;
  if owner is null then
    return false;
  end if;
  if p_hidden then
    insert into private.hidden_lists (list_id, visibility) values (p_list, shown) on conflict do nothing;
    if not found then
      return false;
    end if;
    update public.lists l set visibility = 'private' where l.id = p_list;
  else
    delete from private.hidden_lists h where h.list_id = p_list returning h.visibility into shown;
    if not found then
      return false;
    end if;
    update public.lists l set visibility = shown where l.id = p_list;
  end if;
  insert into private.page_actions (actor_id, action, owner_id, list_id, reason)
  values (
    (select auth.uid()), case when p_hidden then 'hide' else 'show' end, owner, p_list,
    nullif(private.trimmed(coalesce(p_reason, '')), '')
  );
  return true;
end
$$;
comment on function public.admin_hide_list(uuid, boolean, text) is
  'Hides a list from everybody but its owner, with a reason, or shows it as it was; false when it was so already.';

create function public.admin_dismiss_list_reports(p_list uuid) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  dismissed integer;
begin
  perform private.require_admin();
  insert into private.page_actions (actor_id, action, owner_id, list_id)
  select (select auth.uid()), 'dismiss-reports', l.user_id, l.id from public.lists l
  where l.id = p_list and exists (select from public.list_reports r where r.list_id = p_list);
  delete from public.list_reports where list_id = p_list;
  get diagnostics dismissed = row_count;
  return dismissed;
end
$$;
comment on function public.admin_dismiss_list_reports(uuid) is
  'Drops the reports of a list; returns how many there were. A hidden list stays hidden.';

revoke all on function public.admin_list_reports(integer, integer) from public;
revoke all on function public.admin_hide_list(uuid, boolean, text) from public;
revoke all on function public.admin_dismiss_list_reports(uuid) from public;
grant execute on function public.admin_list_reports(integer, integer) to authenticated;
grant execute on function public.admin_hide_list(uuid, boolean, text) to authenticated;
grant execute on function public.admin_dismiss_list_reports(uuid) to authenticated;
