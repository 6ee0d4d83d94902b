-- Reports of people's pages, in the queue of reported reviews' admins: who has run into something reports it once, an
-- admin dismisses the reports or hides the page, and the audit trail says who did what when.

create table public.profile_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  profile_id uuid not null references public.profile_pages (user_id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint profile_reports_reason_length check (char_length(reason) <= 500 and reason ~ '\S'),
  constraint profile_reports_once unique (user_id, profile_id),
  constraint profile_reports_somebody_else check (user_id <> profile_id)
);
comment on table public.profile_reports is 'One report per person and page; gone with the page.';
create index profile_reports_by_profile on public.profile_reports (profile_id);

create function private.reportable_profile(p_owner uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profile_pages p
    where p.user_id = p_owner and p.visibility in ('public', 'link') and p.suspended_at is null
      and not private.blocked_between((select auth.uid()), p.user_id)
  )
$$;
comment on function private.reportable_profile(uuid) is 'Whether there is a page somebody other than its owner can have seen.';
revoke all on function private.reportable_profile(uuid) from public;
grant execute on function private.reportable_profile(uuid) to authenticated;

alter table public.profile_reports enable row level security;
grant select on public.profile_reports to authenticated;
grant insert (user_id, profile_id, reason) on public.profile_reports to authenticated;
create policy "people see their own reports" on public.profile_reports for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people report the pages of others" on public.profile_reports for insert to authenticated
  with check ((select auth.uid()) = user_id and private.reportable_profile(profile_id));

create table private.page_actions (
  id bigint generated always as identity primary key,
  actor_id uuid references auth.users (id) on delete set null,
  action text not null check (action in ('hide', 'show', 'dismiss-reports')),
  owner_id uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 500),
  created_at timestamptz not null default now(),
  list_id uuid
);
comment on table private.page_actions is 'The audit trail of people''s pages, as moderation_actions is that of reviews.';
comment on column private.page_actions.list_id is 'The list it was about; null where it was the person''s page.';
create index page_actions_by_time on private.page_actions (created_at desc, id);
create index page_actions_by_actor on private.page_actions (actor_id);
create index page_actions_by_owner on private.page_actions (owner_id);

create function public.admin_profile_reports(p_limit integer default 20, p_offset integer default 0)
  returns table (
    user_id uuid, handle text, full_name text, suspended boolean, report_count integer, reasons text[],
    first_reported_at timestamptz, total_count integer
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select f.profile_id, p.handle, n.full_name, p.suspended_at is not null, f.reports, f.reasons, f.first_at,
    (count(*) over ())::integer
  from (
    select r.profile_id, count(*)::integer as reports, min(r.created_at) as first_at,
      (array_agg(r.reason order by r.created_at desc))[1:10] as reasons
    from public.profile_reports r
    group by r.profile_id
  ) f
  join public.profile_pages p on p.user_id = f.profile_id
  join public.profiles n on n.id = f.profile_id
  order by f.reports desc, f.first_at, f.profile_id
  limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0);
end
$$;
comment on function public.admin_profile_reports(integer, integer) is
  'Reported pages of people, the most reported first, with the ten latest reasons.';

create function public.admin_hide_profile(p_owner uuid, p_hidden boolean, p_reason text default null) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  if p_hidden and char_length(private.trimmed(coalesce(p_reason, ''))) not between 1 and 500 then
    raise exception 'a reason of 1 to 500 characters is needed' using errcode = 'check_violation';
  end if;
  update public.profile_pages set suspended_at = case when p_hidden then now() end
  where user_id = p_owner and (suspended_at is not null) <> p_hidden;
  if not found then
    return false;
  end if;
  insert into private.page_actions (actor_id, action, owner_id, reason)
  values (
    (select auth.uid()), case when p_hidden then 'hide' else 'show' end, p_owner,
    nullif(private.trimmed(coalesce(p_reason, '')), '')
  );
  return true;
end
$$;
comment on function public.admin_hide_profile(uuid, boolean, text) is
  'Hides a person''s page from everybody but them, with a reason, or shows it again; false when it was so already.';

create function public.admin_dismiss_profile_reports(p_owner uuid) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  dismissed integer;
begin
  perform private.require_admin();
  delete from public.profile_reports where profile_id = p_owner;
  get diagnostics dismissed = row_count;
  if dismissed > 0 then
    insert into private.page_actions (actor_id, action, owner_id)
    values ((select auth.uid()), 'dismiss-reports', p_owner);
  end if;
  return dismissed;
end
$$;
comment on function public.admin_dismiss_profile_reports(uuid) is
  'Drops the reports of a page; returns how many there were. A hidden page stays hidden.';

revoke all on function public.admin_profile_reports(integer, integer) from public;
revoke all on function public.admin_hide_profile(uuid, boolean, text) from public;
revoke all on function public.admin_dismiss_profile_reports(uuid) from public;
grant execute on function public.admin_profile_reports(integer, integer) to authenticated;
grant execute on function public.admin_hide_profile(uuid, boolean, text) to authenticated;
grant execute on function public.admin_dismiss_profile_reports(uuid) to authenticated;

-- The queue of reported reviews says which of them tell the end. Directories of 22 November have one that does not.
drop function if exists public.admin_report_queue(integer, integer);
create function public.admin_report_queue(p_limit integer default 20, p_offset integer default 0)
  returns table (
    kind text, review_id uuid, title_id integer, user_id uuid, full_name text, review text, tells_end boolean,
    reviewed_at timestamptz, report_count integer, reasons text[], first_reported_at timestamptz,
    total_count integer
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  with reported as (
    select coalesce(r.movie_review_id, r.series_review_id) as id, count(*)::integer as reports,
      (array_agg(r.reason order by r.created_at desc))[1:10] as reasons, min(r.created_at) as first_at
    from public.review_reports r
    group by 1
  ), found as (
    select 'movie' as kind, m.id, m.movie_id as title_id, m.user_id, m.review, m.tells_end, m.created_at, r.reports,
      r.reasons, r.first_at
    from reported r join public.movie_reviews m on m.id = r.id
    union all
    select 'tv', s.id, s.series_id, s.user_id, s.review, s.tells_end, s.created_at, r.reports, r.reasons, r.first_at
    from reported r join public.series_reviews s on s.id = r.id
  )
  select f.kind, f.id, f.title_id, f.user_id, p.full_name, f.review, f.tells_end, f.created_at, f.reports, f.reasons,
    f.first_at, (count(*) over ())::integer
  from found f join public.profiles p on p.id = f.user_id
  order by f.reports desc, f.first_at, f.id
  limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0);
end
$$;
comment on function public.admin_report_queue(integer, integer) is
  'Reported reviews, the most reported first, with the ten latest reasons.';
revoke all on function public.admin_report_queue(integer, integer) from public;
grant execute on function public.admin_report_queue(integer, integer) to authenticated;

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
