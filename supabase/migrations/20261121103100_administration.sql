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
revoke all on function public.admin_moderation_log(integer, integer) from public;
grant execute on function public.admin_remove_review(text, uuid, text) to authenticated;
grant execute on function public.admin_restore_review(uuid) to authenticated;
grant execute on function public.admin_dismiss_reports(text, uuid) to authenticated;
grant execute on function public.admin_moderation_log(integer, integer) to authenticated;

-- The admin dashboard's numbers. Each function checks the role itself; definer, because they count rows no
-- policy would show even to an admin.

create function public.admin_stats() returns json
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

create function public.admin_charts(p_today date default (now() at time zone 'UTC')::date) returns json
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

create function public.admin_operations() returns json
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

revoke all on function public.admin_stats() from public;
revoke all on function public.admin_charts(date) from public;
revoke all on function public.admin_operations() from public;
grant execute on function public.admin_stats() to authenticated;
grant execute on function public.admin_charts(date) to authenticated;
grant execute on function public.admin_operations() to authenticated;

-- The admin's table of all reviews and ratings: one row for each review, with the author's rating of that
-- title beside it, and one for each rating.
--
-- Four views rather than one union: each can be read in the order of its own index, so that a page costs the
-- same however many there are. Outer joins to unique keys, so that counting skips them.
create view private.feedback_movie_reviews as
select 'movie' as kind, 'review' as type, r.id, r.movie_id as title_id, r.user_id, p.full_name, p.email,
  r.review, g.rating, r.created_at
from public.movie_reviews r
left join public.profiles p on p.id = r.user_id
left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id;

create view private.feedback_series_reviews as
select 'tv' as kind, 'review' as type, r.id, r.series_id as title_id, r.user_id, p.full_name, p.email,
  r.review, g.rating, r.created_at
from public.series_reviews r
left join public.profiles p on p.id = r.user_id
left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id;

create view private.feedback_movie_ratings as
select 'movie' as kind, 'rating' as type, g.id, g.movie_id as title_id, g.user_id, p.full_name, p.email,
  null::text as review, g.rating, g.created_at
from public.movie_ratings g
left join public.profiles p on p.id = g.user_id;

create view private.feedback_series_ratings as
select 'tv' as kind, 'rating' as type, g.id, g.series_id as title_id, g.user_id, p.full_name, p.email,
  null::text as review, g.rating, g.created_at
from public.series_ratings g
left join public.profiles p on p.id = g.user_id;

-- The admin's table stays quick with hundreds of thousands of rows: a page is chosen by ids and what they are
-- ordered by, and only its own rows are then joined with people and ratings. A search reads every text once,
-- for its page and its count together, and looks for people among people rather than beside each review.
--
-- Titles that match a search by their name are given by kind: movies and series share their numbers.
create function public.admin_feedback(
  p_kind text default null,
  p_type text default null,
  p_rating smallint default null,
  p_from date default null,
  p_to date default null,
  p_search text default null,
  p_movie_ids integer[] default null,
  p_series_ids integer[] default null,
  p_sort text default 'date',
  p_ascending boolean default false,
  p_limit integer default 20,
  p_offset integer default 0
) returns table (
  kind text, type text, id uuid, title_id integer, user_id uuid, full_name text, email text,
  review text, rating smallint, created_at timestamptz, total_count integer
)
  language plpgsql stable security definer set search_path = ''
as $$
declare
  searching boolean := private.trimmed(p_search) <> '';
  -- The only words that enter the statement as text; everything else is bound.
  key text := case p_sort
    when 'date' then 'o.created_at'
    when 'rating' then '%6$s.rating'
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
     select k.kind, k.type, k.id, f.title_id, f.user_id, f.full_name, f.email, f.review, f.rating,
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
comment on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer
) is
  'One page of all reviews and ratings for an admin: at most 1,000 rows from at most the 100,000th. Days are
UTC; the search looks in text, name and e-mail, and matches the given titles too. Sort by date, rating, person,
title, kind or type.';
revoke all on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer
) from public;
grant execute on function public.admin_feedback(
  text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer
) to authenticated;
