create table private.moderation_actions (
  id bigint not null generated always as identity,
  actor_id uuid,
  action text not null,
  kind text not null,
  title_id integer not null,
  review_id uuid not null,
  author_id uuid,
  reason text,
  created_at timestamptz not null default now(),
  constraint moderation_actions_pkey primary key (id),
  constraint moderation_actions_actor_id_fkey foreign key (actor_id) references auth.users (id) on delete set null,
  constraint moderation_actions_author_id_fkey foreign key (author_id) references auth.users (id) on delete set null,
  constraint moderation_actions_action_check check (action in ('remove-review', 'restore-review', 'dismiss-reports')),
  constraint moderation_actions_kind_check check (kind in ('movie', 'tv')),
  constraint moderation_actions_reason_check check (char_length(reason) <= 500)
);
comment on table private.moderation_actions is
  'The audit trail. It keeps no text of a review: the copy that undo needs goes with the author''s account.';
create index moderation_actions_by_actor on private.moderation_actions (actor_id);
create index moderation_actions_by_author on private.moderation_actions (author_id);
create index moderation_actions_by_time on private.moderation_actions (created_at desc, id);

create table private.page_actions (
  id bigint not null generated always as identity,
  actor_id uuid,
  action text not null,
  owner_id uuid,
  reason text,
  created_at timestamptz not null default now(),
  list_id uuid,
  constraint page_actions_pkey primary key (id),
  constraint page_actions_actor_id_fkey foreign key (actor_id) references auth.users (id) on delete set null,
  constraint page_actions_owner_id_fkey foreign key (owner_id) references auth.users (id) on delete set null,
  constraint page_actions_action_check check (action in ('hide', 'show', 'dismiss-reports')),
  constraint page_actions_reason_check check (char_length(reason) <= 500)
);
comment on table private.page_actions is
  'The audit trail of people''s pages, as moderation_actions is that of reviews.';
comment on column private.page_actions.list_id is 'The list it was about; null where it was the person''s page.';
create index page_actions_by_actor on private.page_actions (actor_id);
create index page_actions_by_owner on private.page_actions (owner_id);
create index page_actions_by_time on private.page_actions (created_at desc, id);

create table private.removed_reviews (
  review_id uuid not null,
  kind text not null,
  title_id integer not null,
  user_id uuid not null,
  review text not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  removed_at timestamptz not null default now(),
  moderated boolean not null,
  tells_end boolean not null default false,
  constraint removed_reviews_pkey primary key (review_id),
  constraint removed_reviews_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint removed_reviews_kind_check check (kind in ('movie', 'tv'))
);
comment on table private.removed_reviews is
  'Deleted reviews, an hour for those deleted by their author, thirty days for those removed by an admin.';
create index removed_reviews_by_author on private.removed_reviews (user_id);
create index removed_reviews_by_time on private.removed_reviews (removed_at);

create table public.review_reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  movie_review_id uuid,
  series_review_id uuid,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint review_reports_pkey primary key (id),
  constraint review_reports_once_per_movie_review unique (user_id, movie_review_id),
  constraint review_reports_once_per_series_review unique (user_id, series_review_id),
  constraint review_reports_movie_review_id_fkey
    foreign key (movie_review_id) references public.movie_reviews (id) on delete cascade,
  constraint review_reports_series_review_id_fkey
    foreign key (series_review_id) references public.series_reviews (id) on delete cascade,
  constraint review_reports_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint review_reports_one_review check (num_nonnulls(movie_review_id, series_review_id) = 1),
  constraint review_reports_reason_length check (char_length(reason) <= 500 and reason ~ '\S')
);
comment on table public.review_reports is 'One report per person and review; gone with the review.';
create index review_reports_by_movie_review on public.review_reports (movie_review_id);
create index review_reports_by_series_review on public.review_reports (series_review_id);
alter table public.review_reports enable row level security;
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
create policy "people see their own reports" on public.review_reports for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.review_reports to authenticated;
grant insert (user_id, movie_review_id, series_review_id, reason) on public.review_reports to authenticated;

create table public.user_roles (
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now(),
  constraint user_roles_pkey primary key (user_id, role),
  constraint user_roles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_roles_role_known check (role in ('admin'))
);
comment on table public.user_roles is 'Roles beyond that of a registered user. No row means none.';
comment on column public.user_roles.created_at is 'Since when the person has the role.';
create index user_roles_role_idx on public.user_roles (role, created_at);
alter table public.user_roles enable row level security;
create policy "people see their own roles, admins all" on public.user_roles for select to authenticated
  using ((select auth.uid()) = user_id or (select private.is_admin()));
grant select on public.user_roles to authenticated;

create or replace view private.feedback_movie_ratings as
select 'movie'::text as kind, 'rating'::text as type, g.id, g.movie_id as title_id, g.user_id, p.full_name,
  p.email, null::text as review, g.stars, g.created_at
from public.movie_ratings g
left join public.profiles p on p.id = g.user_id;

create or replace view private.feedback_movie_reviews as
select 'movie'::text as kind, 'review'::text as type, r.id, r.movie_id as title_id, r.user_id, p.full_name,
  p.email, r.review, g.stars, r.created_at
from public.movie_reviews r
left join public.profiles p on p.id = r.user_id
left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id;

create or replace view private.feedback_series_ratings as
select 'tv'::text as kind, 'rating'::text as type, g.id, g.series_id as title_id, g.user_id, p.full_name,
  p.email, null::text as review, g.stars, g.created_at
from public.series_ratings g
left join public.profiles p on p.id = g.user_id;

create or replace view private.feedback_series_reviews as
select 'tv'::text as kind, 'review'::text as type, r.id, r.series_id as title_id, r.user_id, p.full_name,
  p.email, r.review, g.stars, r.created_at
from public.series_reviews r
left join public.profiles p on p.id = r.user_id
left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id;

create or replace function private.bring_back_review(p_review_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  copy private.removed_reviews;
begin
  delete from private.removed_reviews where review_id = p_review_id returning * into copy;
  if not found then
    return false;
  elsif copy.kind = 'movie' then
    insert into public.movie_reviews (id, user_id, movie_id, review, created_at, updated_at, tells_end)
    values (copy.review_id, copy.user_id, copy.title_id, copy.review, copy.created_at, copy.updated_at, copy.tells_end);
  else
    insert into public.series_reviews (id, user_id, series_id, review, created_at, updated_at, tells_end)
    values (copy.review_id, copy.user_id, copy.title_id, copy.review, copy.created_at, copy.updated_at, copy.tells_end);
  end if;
  return true;
end
$$;
revoke all on function private.bring_back_review(uuid) from public;

create or replace function private.is_admin()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;
comment on function private.is_admin() is
  'Whether the caller is an admin now; read from the table, so that a revoked role ends at once.';
revoke all on function private.is_admin() from public;
grant execute on function private.is_admin() to authenticated;

create or replace function private.keep_removed_review()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from private.removed_reviews
  where removed_at < now() - interval '1 hour' and (not moderated or removed_at < now() - interval '30 days');
  -- With the account gone the profile is gone already, and the review goes without a copy.
  insert into private.removed_reviews
    (review_id, kind, title_id, user_id, review, created_at, updated_at, moderated, tells_end)
  select g.id, tg_argv[0], (to_jsonb(g) ->> tg_argv[1])::integer, g.user_id, g.review, g.created_at, g.updated_at,
    (select auth.uid()) is distinct from g.user_id, g.tells_end
  from gone g
  join public.profiles p on p.id = g.user_id
  on conflict (review_id) do update set removed_at = now(), moderated = excluded.moderated;
  return null;
end
$$;
revoke all on function private.keep_removed_review() from public;

create or replace function private.require_admin()
  returns void
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception 'admin role required' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function private.require_admin() is 'Raises 42501 unless the caller is an admin.';
revoke all on function private.require_admin() from public;

create or replace function private.review_text(p_entry jsonb)
  returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select private.trimmed(coalesce(p_entry ->> 'text', ''))
$$;
comment on function private.review_text(jsonb) is 'The review of an entry without blanks at its ends.';
revoke all on function private.review_text(jsonb) from public;

create or replace function public.admin_charts(p_today date default ((now() at time zone 'UTC'))::date)
  returns json
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'sign_ups', (
      select json_agg(json_build_object('day', d.day::date, 'count', coalesce(c.count, 0)) order by d.day)
      from generate_series(p_today - 29, p_today, interval '1 day') as d (day)
      left join (
        select (created_at at time zone 'UTC')::date as day, count(*) from public.profiles
        where created_at >= (p_today - 29)::timestamp at time zone 'UTC'
        group by 1
      ) c on c.day = d.day::date
    ),
    'ratings', (
      select json_agg(json_build_object('stars', s.stars, 'count', coalesce(c.count, 0)) order by s.stars)
      from generate_series(1, 5) as s (stars)
      left join (
        select rating, count(*) from (
          select rating from public.movie_ratings union all select rating from public.series_ratings
        ) r group by rating
      ) c on c.rating = s.stars
    ),
    'most_wished', (
      select coalesce(json_agg(t), '[]') from (
        select kind, title_id, title, count from (
          select 'movie' as kind, movie_id as title_id, max(movie_title) as title, count(*) as count
          from public.wishlists group by movie_id
          union all
          select 'tv', series_id, max(series_name), count(*) from public.tv_wishlists group by series_id
        ) w order by count desc, kind, title_id limit 10
      ) t
    ),
    'most_watched', (
      select coalesce(json_agg(t), '[]') from (
        select kind, title_id, title, count from (
          select 'movie' as kind, movie_id as title_id, max(movie_title) as title, count(*) as count
          from public.watched_movies group by movie_id
          union all
          select 'tv', series_id, max(series_name), count(*) from public.watched_tv_series group by series_id
        ) w order by count desc, kind, title_id limit 10
      ) t
    )
  );
end
$$;
comment on function public.admin_charts(date) is
  'Sign-ups of each of the last 30 days (UTC), ratings by stars, the ten most wished and most watched titles.';
revoke all on function public.admin_charts(date) from public;
grant execute on function public.admin_charts(date) to authenticated;

create or replace function public.admin_dismiss_list_reports(p_list uuid)
  returns integer
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
revoke all on function public.admin_dismiss_list_reports(uuid) from public;
grant execute on function public.admin_dismiss_list_reports(uuid) to authenticated;

create or replace function public.admin_dismiss_profile_reports(p_owner uuid)
  returns integer
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
revoke all on function public.admin_dismiss_profile_reports(uuid) from public;
grant execute on function public.admin_dismiss_profile_reports(uuid) to authenticated;

create or replace function public.admin_dismiss_reports(p_kind text, p_review_id uuid)
  returns integer
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
revoke all on function public.admin_dismiss_reports(text, uuid) from public;
grant execute on function public.admin_dismiss_reports(text, uuid) to authenticated;

create or replace function public.admin_feedback(
  p_kind text default null, p_type text default null, p_rating smallint default null, p_from date default null,
  p_to date default null, p_search text default null, p_movie_ids integer[] default null,
  p_series_ids integer[] default null, p_sort text default 'date', p_ascending boolean default false,
  p_limit integer default 20, p_offset integer default 0
)
  returns table (
    kind text, type text, id uuid, title_id integer, user_id uuid, full_name text, email text, review text,
    stars real, created_at timestamptz, total_count integer
  )
  language plpgsql stable security definer set search_path = ''
as $$
declare
  searching boolean := private.trimmed(p_search) <> '';
  -- The only words that enter the statement as text; everything else is bound.
  key text := case p_sort
    when 'date' then 'o.created_at'
    when 'rating' then '%6$s.stars'
    when 'person' then 'lower(coalesce(p.full_name, p.email))'
    when 'title' then 'o.%1$I'
    when 'kind' then '%2$L::text'
    when 'type' then '%3$L::text'
  end;
  ordering text := 'key' || case when p_ascending then ' asc' else ' desc' end
    || case when p_sort = 'rating' then ' nulls last' else '' end || ', created_at desc, id';
  -- A search looks for the text itself: wildcards in it are not ours.
  pattern text := '%' || regexp_replace(left(private.trimmed(p_search), 200), '([\\%_])', '\\\1', 'g') || '%';
  conditions text := 'true';
  keys text;
  counts text;
begin
  perform private.require_admin();
  if key is null or p_kind not in ('movie', 'tv') or p_type not in ('review', 'rating') then
    raise exception 'unknown kind, type or sort' using errcode = 'invalid_parameter_value';
  end if;
  if p_rating is not null then conditions := conditions || ' and %6$s.rating = $1'; end if;
  if p_from is not null then
    conditions := conditions || ' and o.created_at >= $2::timestamp at time zone ''UTC''';
  end if;
  if p_to is not null then
    conditions := conditions || ' and o.created_at < ($3 + 1)::timestamp at time zone ''UTC''';
  end if;
  select
    string_agg('(' || chosen || case when searching then '' else
      format(' order by %s limit $7 + $8', ordering) end || ')', ' union all '),
    string_agg('(select count(*) from (' || chosen || ') counted)', ' + ')
  into keys, counts
  from (
    select format(
      'select %2$L::text as kind, %3$L::text as type, o.id, o.created_at, ' || key || ' as key from public.%4$I o'
        -- The rating beside a review is looked for only where it matters.
        || case
          when s.type = 'rating' then ''
          when p_rating is not null then ' join public.%5$I g on g.user_id = o.user_id and g.%1$I = o.%1$I'
          when p_sort = 'rating' then ' left join public.%5$I g on g.user_id = o.user_id and g.%1$I = o.%1$I'
          else ''
        end
        || case when p_sort = 'person' then ' left join public.profiles p on p.id = o.user_id' else '' end
        || ' where ' || conditions
        || case when searching then ' and (o.user_id in (select w.id from people w) or o.%1$I = any ('
          || case s.kind when 'movie' then '$5' else '$6' end || ')'
          || case s.type when 'review' then ' or o.review ilike $4)' else ')' end
        else '' end,
      s.title, s.kind, s.type, s.source, s.ratings, case s.type when 'rating' then 'o' else 'g' end
    ) as chosen
    from (values
      ('movie', 'review', 'movie_reviews', 'movie_id', 'movie_ratings'),
      ('tv', 'review', 'series_reviews', 'series_id', 'series_ratings'),
      ('movie', 'rating', 'movie_ratings', 'movie_id', 'movie_ratings'),
      ('tv', 'rating', 'series_ratings', 'series_id', 'series_ratings')
    ) as s (kind, type, source, title, ratings)
    where (p_kind is null or s.kind = p_kind) and (p_type is null or s.type = p_type)
  ) sources;
  if searching then
    counts := 'select count(*) from keys';
  end if;
  return query execute format(
    'with people as materialized (
       select w.id from public.profiles w where %4$L and (w.full_name ilike $4 or w.email ilike $4)
     ), keys as (%1$s), page as materialized (
       select * from keys order by %3$s limit $7 offset $8
     )
     select k.kind, k.type, k.id, f.title_id, f.user_id, f.full_name, f.email, f.review, f.stars,
       k.created_at, (%2$s)::integer
     from page k
     cross join lateral (
       select * from private.feedback_movie_reviews v where k.kind = ''movie'' and k.type = ''review'' and v.id = k.id
       union all
       select * from private.feedback_series_reviews v where k.kind = ''tv'' and k.type = ''review'' and v.id = k.id
       union all
       select * from private.feedback_movie_ratings v where k.kind = ''movie'' and k.type = ''rating'' and v.id = k.id
       union all
       select * from private.feedback_series_ratings v where k.kind = ''tv'' and k.type = ''rating'' and v.id = k.id
     ) f
     order by %3$s',
    keys, counts, ordering, coalesce(searching, false)
  ) using p_rating, p_from, p_to, pattern, coalesce(p_movie_ids, '{}'), coalesce(p_series_ids, '{}'),
    least(greatest(p_limit, 1), 1000), least(greatest(p_offset, 0), 100000);
end
$$;
comment on function public.admin_feedback(text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer) is
'One page of all reviews and ratings for an admin: at most 1,000 rows from at most the 100,000th. Days are
UTC; the search looks in text, name and e-mail, and matches the given titles too. Sort by date, rating, person,
title, kind or type.';
revoke all on function public.admin_feedback(text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer) from public;
grant execute
  on function public.admin_feedback(text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer) to authenticated;

create or replace function public.admin_hide_list(p_list uuid, p_hidden boolean, p_reason text default null)
  returns boolean
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
revoke all on function public.admin_hide_list(uuid, boolean, text) from public;
grant execute on function public.admin_hide_list(uuid, boolean, text) to authenticated;

create or replace function public.admin_hide_profile(p_owner uuid, p_hidden boolean, p_reason text default null)
  returns boolean
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
revoke all on function public.admin_hide_profile(uuid, boolean, text) from public;
grant execute on function public.admin_hide_profile(uuid, boolean, text) to authenticated;

create or replace function public.admin_list_reports(p_limit integer default 20, p_offset integer default 0)
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
revoke all on function public.admin_list_reports(integer, integer) from public;
grant execute on function public.admin_list_reports(integer, integer) to authenticated;

create or replace function public.admin_moderation_log(p_limit integer default 50, p_offset integer default 0)
  returns table (
    id bigint, action text, kind text, title_id integer, review_id uuid, actor_id uuid, actor_name text,
    author_id uuid, author_name text, reason text, created_at timestamptz, restorable boolean, total_count integer
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
revoke all on function public.admin_moderation_log(integer, integer) from public;
grant execute on function public.admin_moderation_log(integer, integer) to authenticated;

create or replace function public.admin_operations()
  returns json
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'database_bytes', pg_database_size(current_database()),
    'database_version', current_setting('server_version'),
    'mail', json_build_object(
      'waiting', (select count(*) from private.mail_outbox where sent_at is null and given_up_at is null),
      'failing', (
        select count(*) from private.mail_outbox
        where sent_at is null and given_up_at is null and last_error is not null
      ),
      'given_up', (select count(*) from private.mail_outbox where given_up_at is not null),
      'sent', (select count(*) from private.mail_outbox where sent_at is not null),
      'latest', (
        select coalesce(json_agg(m), '[]') from (
          select o.id, o.template, p.email, o.movie_id, o.remind_on, o.created_at, o.attempts,
            o.next_attempt_at, o.last_error, o.sent_at, o.given_up_at
          from private.mail_outbox o join public.profiles p on p.id = o.user_id
          order by o.id desc limit 20
        ) m
      )
    ),
    'jobs', (
      select coalesce(json_agg(j), '[]') from (
        select name, started_at, finished_at, outcome, detail from private.job_runs order by name
      ) j
    )
  );
end
$$;
comment on function public.admin_operations() is 'Database size, the mail queue, and the last run of each job.';
revoke all on function public.admin_operations() from public;
grant execute on function public.admin_operations() to authenticated;

create or replace function public.admin_profile_reports(p_limit integer default 20, p_offset integer default 0)
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
revoke all on function public.admin_profile_reports(integer, integer) from public;
grant execute on function public.admin_profile_reports(integer, integer) to authenticated;

create or replace function public.admin_remove_review(p_kind text, p_review_id uuid, p_reason text)
  returns boolean
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
revoke all on function public.admin_remove_review(text, uuid, text) from public;
grant execute on function public.admin_remove_review(text, uuid, text) to authenticated;

create or replace function public.admin_report_queue(p_limit integer default 20, p_offset integer default 0)
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

create or replace function public.admin_restore_review(p_review_id uuid)
  returns boolean
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
revoke all on function public.admin_restore_review(uuid) from public;
grant execute on function public.admin_restore_review(uuid) to authenticated;

create or replace function public.admin_stats()
  returns json
  language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_admin();
  return json_build_object(
    'total_profiles', (select count(*) from public.profiles),
    'movie_wishlists', (select count(*) from public.wishlists),
    'tv_wishlists', (select count(*) from public.tv_wishlists),
    'total_wishlists',
      (select count(*) from public.wishlists) + (select count(*) from public.tv_wishlists),
    'admin_count', (select count(*) from public.user_roles where role = 'admin'),
    'new_profiles', (select count(*) from public.profiles where created_at > now() - interval '7 days'),
    'open_reports', (select count(*) from public.review_reports),
    'recent_profiles', (
      select coalesce(json_agg(p), '[]') from (
        select id, email, full_name, avatar_url, created_at from public.profiles
        order by created_at desc, id limit 5
      ) p
    ),
    'admins', (
      select coalesce(json_agg(a), '[]') from (
        select r.user_id as id, p.email, p.full_name, r.created_at as since
        from public.user_roles r join public.profiles p on p.id = r.user_id
        where r.role = 'admin'
        order by r.created_at, r.user_id limit 100
      ) a
    )
  );
end
$$;
comment on function public.admin_stats() is
  'Totals, the five most recent profiles with e-mail, and who is admin since when.';
revoke all on function public.admin_stats() from public;
grant execute on function public.admin_stats() to authenticated;

create or replace function public.grant_admin(p_email text)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.user_roles (user_id, role)
  select id, 'admin' from public.profiles where lower(email) = lower(p_email)
  on conflict do nothing;
  return exists (select from public.profiles where lower(email) = lower(p_email));
end
$$;
comment on function public.grant_admin(text) is
  'Makes the account with this e-mail an admin; false when there is none. For the server''s command only.';
revoke all on function public.grant_admin(text) from public;
grant execute on function public.grant_admin(text) to service_role;

create or replace function public.revoke_admin(p_email text)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.user_roles r using public.profiles p
  where p.id = r.user_id and r.role = 'admin' and lower(p.email) = lower(p_email);
  return found;
end
$$;
comment on function public.revoke_admin(text) is
  'Takes the admin role from the account with this e-mail; false when it had none.';
revoke all on function public.revoke_admin(text) from public;
grant execute on function public.revoke_admin(text) to service_role;

create or replace function public.restore_my_review(p_review_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.removed_reviews
  where review_id = p_review_id and user_id = (select auth.uid()) and not moderated
    and removed_at > now() - interval '1 hour'
  for update;
  return found and private.bring_back_review(p_review_id);
end
$$;
comment on function public.restore_my_review(uuid) is
'Undoes the caller''s own deletion within the hour, with the original id and times; false when it cannot.
Definer, because the copy is in a schema no request may read; it checks the author.';
revoke all on function public.restore_my_review(uuid) from public;
grant execute on function public.restore_my_review(uuid) to authenticated;
