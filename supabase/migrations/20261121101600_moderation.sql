-- Moderation: people report reviews, admins remove them with a reason, an audit trail says who did what when.

create table public.review_reports (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_review_id uuid references public.movie_reviews (id) on delete cascade,
  series_review_id uuid references public.series_reviews (id) on delete cascade,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint review_reports_one_review check (num_nonnulls(movie_review_id, series_review_id) = 1),
  constraint review_reports_reason_length check (char_length(reason) <= 500 and reason ~ '\S'),
  constraint review_reports_once_per_movie_review unique (user_id, movie_review_id),
  constraint review_reports_once_per_series_review unique (user_id, series_review_id)
);
comment on table public.review_reports is 'One report per person and review; gone with the review.';
create index review_reports_by_movie_review on public.review_reports (movie_review_id);
create index review_reports_by_series_review on public.review_reports (series_review_id);

alter table public.review_reports enable row level security;
grant select on public.review_reports to authenticated;
grant insert (user_id, movie_review_id, series_review_id, reason) on public.review_reports to authenticated;
create policy "people see their own reports" on public.review_reports for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people report the reviews of others" on public.review_reports for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and not exists (
      select from public.movie_reviews r
      where r.id = review_reports.movie_review_id and r.user_id = review_reports.user_id
    )
    and not exists (
      select from public.series_reviews r
      where r.id = review_reports.series_review_id and r.user_id = review_reports.user_id
    )
  );

create table private.moderation_actions (
  id bigint generated always as identity primary key,
  actor_id uuid references auth.users (id) on delete set null,
  action text not null check (action in ('remove-review', 'restore-review', 'dismiss-reports')),
  kind text not null check (kind in ('movie', 'tv')),
  title_id integer not null,
  review_id uuid not null,
  author_id uuid references auth.users (id) on delete set null,
  reason text check (char_length(reason) <= 500),
  created_at timestamptz not null default now()
);
comment on table private.moderation_actions is
  'The audit trail. It keeps no text of a review: the copy that undo needs goes with the author''s account.';
create index moderation_actions_by_time on private.moderation_actions (created_at desc, id);
create index moderation_actions_by_actor on private.moderation_actions (actor_id);
create index moderation_actions_by_author on private.moderation_actions (author_id);

create function public.admin_remove_review(p_kind text, p_review_id uuid, p_reason text) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  author uuid;
  title integer;
begin
  perform private.require_admin();
  if char_length(private.trimmed(coalesce(p_reason, ''))) not between 1 and 500 then
    raise exception 'a reason of 1 to 500 characters is needed' using errcode = 'check_violation';
  end if;
  if p_kind = 'movie' then
    delete from public.movie_reviews where id = p_review_id returning user_id, movie_id into author, title;
  else
    delete from public.series_reviews where id = p_review_id returning user_id, series_id into author, title;
  end if;
  if author is null then
    return false;
  end if;
  -- An admin's own review removed here is a matter of moderation too.
  update private.removed_reviews set moderated = true where review_id = p_review_id;
  insert into private.moderation_actions (actor_id, action, kind, title_id, review_id, author_id, reason)
  values ((select auth.uid()), 'remove-review', p_kind, title, p_review_id, author, private.trimmed(p_reason));
  return true;
end
$$;
comment on function public.admin_remove_review(text, uuid, text) is
  'Removes a review and records who did it and why; false when there is none. Can be undone for thirty days.';

create function public.admin_restore_review(p_review_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  copy private.removed_reviews;
begin
  perform private.require_admin();
  select * into copy from private.removed_reviews
  where review_id = p_review_id and moderated and removed_at > now() - interval '30 days'
  for update;
  if not found then
    return false;
  end if;
  insert into private.moderation_actions (actor_id, action, kind, title_id, review_id, author_id)
  values ((select auth.uid()), 'restore-review', copy.kind, copy.title_id, p_review_id, copy.user_id);
  return private.bring_back_review(p_review_id);
end
$$;
comment on function public.admin_restore_review(uuid) is
  'Undoes a removal by moderation, with the original id and times; false when it is too late.';

create function public.admin_dismiss_reports(p_kind text, p_review_id uuid) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  dismissed integer;
begin
  perform private.require_admin();
  if p_kind = 'movie' then
    insert into private.moderation_actions (actor_id, action, kind, title_id, review_id, author_id)
    select (select auth.uid()), 'dismiss-reports', 'movie', movie_id, id, user_id
    from public.movie_reviews where id = p_review_id;
    delete from public.review_reports where movie_review_id = p_review_id;
  else
    insert into private.moderation_actions (actor_id, action, kind, title_id, review_id, author_id)
    select (select auth.uid()), 'dismiss-reports', 'tv', series_id, id, user_id
    from public.series_reviews where id = p_review_id;
    delete from public.review_reports where series_review_id = p_review_id;
  end if;
  get diagnostics dismissed = row_count;
  return dismissed;
end
$$;
comment on function public.admin_dismiss_reports(text, uuid) is
  'Drops the reports of a review that may stay; returns how many there were.';

create function public.admin_report_queue(p_limit integer default 20, p_offset integer default 0)
  returns table (
    kind text, review_id uuid, title_id integer, user_id uuid, full_name text, review text,
    reviewed_at timestamptz, report_count integer, reasons text[], first_reported_at timestamptz,
    total_count integer
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  with reported as (
    select coalesce(movie_review_id, series_review_id) as id, count(*)::integer as reports,
      (array_agg(reason order by created_at desc))[1:10] as reasons, min(created_at) as first_at
    from public.review_reports
    group by 1
  ), found as (
    select 'movie' as kind, m.id, m.movie_id as title_id, m.user_id, m.review, m.created_at, r.reports,
      r.reasons, r.first_at
    from reported r join public.movie_reviews m on m.id = r.id
    union all
    select 'tv', s.id, s.series_id, s.user_id, s.review, s.created_at, r.reports, r.reasons, r.first_at
    from reported r join public.series_reviews s on s.id = r.id
  )
  select f.kind, f.id, f.title_id, f.user_id, p.full_name, f.review, f.created_at, f.reports, f.reasons,
    f.first_at, (count(*) over ())::integer
  from found f join public.profiles p on p.id = f.user_id
  order by f.reports desc, f.first_at, f.id
  limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0);
end
$$;
comment on function public.admin_report_queue(integer, integer) is
  'Reported reviews, the most reported first, with the ten latest reasons.';

create function public.admin_moderation_log(p_limit integer default 50, p_offset integer default 0)
  returns table (
    id bigint, action text, kind text, title_id integer, review_id uuid, actor_id uuid, actor_name text,
    author_id uuid, author_name text, reason text, created_at timestamptz, restorable boolean,
    total_count integer
  )
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return query
  select m.id, m.action, m.kind, m.title_id, m.review_id, m.actor_id, coalesce(a.full_name, a.email),
    m.author_id, coalesce(w.full_name, w.email), m.reason, m.created_at,
    m.action = 'remove-review' and c.review_id is not null,
    (select count(*)::integer from private.moderation_actions)
  from private.moderation_actions m
  left join public.profiles a on a.id = m.actor_id
  left join public.profiles w on w.id = m.author_id
  left join private.removed_reviews c on c.review_id = m.review_id and c.moderated
    and c.removed_at > now() - interval '30 days' and c.removed_at = m.created_at
  order by m.created_at desc, m.id desc
  limit least(greatest(p_limit, 1), 200) offset greatest(p_offset, 0);
end
$$;
comment on function public.admin_moderation_log(integer, integer) is
  'Who did what when, the latest first; restorable while admin_restore_review would bring the review back.';

revoke all on function public.admin_remove_review(text, uuid, text) from public;
revoke all on function public.admin_restore_review(uuid) from public;
revoke all on function public.admin_dismiss_reports(text, uuid) from public;
revoke all on function public.admin_report_queue(integer, integer) from public;
revoke all on function public.admin_moderation_log(integer, integer) from public;
grant execute on function public.admin_remove_review(text, uuid, text) to authenticated;
grant execute on function public.admin_restore_review(uuid) to authenticated;
grant execute on function public.admin_dismiss_reports(text, uuid) to authenticated;
grant execute on function public.admin_report_queue(integer, integer) to authenticated;
grant execute on function public.admin_moderation_log(integer, integer) to authenticated;
