set check_function_bodies = off;

-- The API exposes the schema `public` to three roles: anon (signed out), authenticated (signed in) and
-- service_role (the server's own jobs). Nothing in `public` is granted by default: each topic grants what
-- it needs and nothing more. Grants decide whether a role may touch a table or column, policies
-- decide which rows.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;

alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;

-- Functions are executable by PUBLIC whatever the defaults of one schema say, so each function is also
-- revoked from public where it is made.
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

create schema private;

comment on schema private is
  'Helpers, trigger functions and tables the API never exposes. Request roles have no usage here.';

revoke all on schema private from public;

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

create or replace function public.avatar_name(p_user_id uuid)
  returns text
  language sql immutable set search_path = ''
as $$
  select left(encode(sha256(convert_to(p_user_id::text, 'UTF8')), 'hex'), 32)::uuid::text
$$;

create table public.profiles (
  id uuid not null,
  email text not null,
  full_name text,
  avatar_url text,
  created_at timestamptz not null default now(),
  region text,
  language text,
  constraint profiles_pkey primary key (id),
  constraint profiles_id_fkey foreign key (id) references auth.users (id) on delete cascade,
  constraint profiles_avatar_url_own_file check (
    char_length(avatar_url) <= 500
    and avatar_url ~ (
      '^/storage/v1/object/public/avatars/'
      || '(' || id || '|' || public.avatar_name(id) || ')\.(png|jpg|jpeg|webp|gif)(\?v=[0-9A-Za-z]+)?$'
    )
  ),
  constraint profiles_full_name_length check (char_length(full_name) between 1 and 120),
  constraint profiles_language_code check (language ~ '^[a-z]{2}(-[a-z]{2})?$'),
  constraint profiles_region_code check (region ~ '^[A-Z]{2}$')
);

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

create table public.movie_reviews (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  movie_id integer not null,
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  tells_end boolean not null default false,
  constraint movie_reviews_pkey primary key (id),
  constraint movie_reviews_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint movie_reviews_movie_id_positive check (movie_id > 0),
  constraint movie_reviews_review_length check (char_length(review) between 1 and 20000)
);

create table public.series_reviews (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  series_id integer not null,
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  tells_end boolean not null default false,
  constraint series_reviews_pkey primary key (id),
  constraint series_reviews_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint series_reviews_review_length check (char_length(review) between 1 and 20000),
  constraint series_reviews_series_id_positive check (series_id > 0)
);

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

create table public.user_roles (
  user_id uuid not null,
  role text not null,
  created_at timestamptz not null default now(),
  constraint user_roles_pkey primary key (user_id, role),
  constraint user_roles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_roles_role_known check (role in ('admin'))
);

create table public.movie_ratings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  movie_id integer not null,
  rating smallint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  stars real not null default 0,
  follows_watch boolean not null default false,
  constraint movie_ratings_pkey primary key (id),
  constraint movie_ratings_user_id_movie_id_key unique (user_id, movie_id),
  constraint movie_ratings_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint movie_ratings_movie_id_positive check (movie_id > 0),
  constraint movie_ratings_rating_range check (rating between 1 and 5),
  constraint movie_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  constraint movie_ratings_stars_whole check (rating = ceil(stars))
);

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

create table public.series_ratings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  series_id integer not null,
  rating smallint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  stars real not null default 0,
  follows_watch boolean not null default false,
  constraint series_ratings_pkey primary key (id),
  constraint series_ratings_user_id_series_id_key unique (user_id, series_id),
  constraint series_ratings_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint series_ratings_rating_range check (rating between 1 and 5),
  constraint series_ratings_series_id_positive check (series_id > 0),
  constraint series_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  constraint series_ratings_stars_whole check (rating = ceil(stars))
);

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

create or replace function private.is_admin()
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.user_roles where user_id = (select auth.uid()) and role = 'admin'
  )
$$;

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

create or replace function private.review_text(p_entry jsonb)
  returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select private.trimmed(coalesce(p_entry ->> 'text', ''))
$$;

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

create table public.ai_preferences (
  user_id uuid not null,
  keep_searches boolean not null,
  updated_at timestamptz not null default now(),
  constraint ai_preferences_pkey primary key (user_id),
  constraint ai_preferences_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create table public.ai_searches (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  description text not null,
  results jsonb not null,
  created_at timestamptz not null default now(),
  constraint ai_searches_pkey primary key (id),
  constraint ai_searches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint ai_searches_description_length check (
    char_length(description) <= 1000 and description ~ '\S'
  ),
  constraint ai_searches_kind_known check (kind in ('movie', 'tv')),
  constraint ai_searches_results_shape check (
    jsonb_typeof(results) = 'object' and octet_length(results::text) <= 40000
  )
);

create table public.user_api_keys (
  user_id uuid not null,
  provider text not null default 'gemini',
  gemini_api_key text not null,
  mask text not null,
  endpoint text,
  model text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint user_api_keys_pkey primary key (user_id, provider),
  constraint user_api_keys_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint user_api_keys_endpoint_shape check (
    char_length(endpoint) <= 300 and endpoint ~ '^https?://[^\s"''<>\\]+$'
  ),
  constraint user_api_keys_is_ciphertext check (
    char_length(gemini_api_key) <= 2000 and gemini_api_key ~ '^v[0-9]+:[A-Za-z0-9+/=_.:-]+$'
  ),
  constraint user_api_keys_mask_length check (char_length(mask) between 1 and 40),
  constraint user_api_keys_model_length check (char_length(model) between 1 and 100),
  constraint user_api_keys_provider_shape check (provider ~ '^[a-z][a-z0-9-]{0,29}$')
);

create or replace function private.keep_last_searches()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  delete from public.ai_searches
  where user_id = new.user_id and id in (
    select id from public.ai_searches where user_id = new.user_id
    order by created_at desc, id
    offset 30
  );
  return null;
end
$$;

create or replace function public.encrypted_api_key(p_provider text default 'gemini')
  returns text
  language sql stable security definer set search_path = ''
as $$
  select gemini_api_key from public.user_api_keys
  where user_id = (select auth.uid()) and provider = p_provider
$$;

create or replace function public.save_api_key(
  p_key text, p_mask text, p_provider text default 'gemini', p_endpoint text default null, p_model text default null
)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into public.user_api_keys (user_id, provider, gemini_api_key, mask, endpoint, model)
  values ((select auth.uid()), p_provider, p_key, p_mask, p_endpoint, p_model)
  on conflict (user_id, provider) do update
  set gemini_api_key = excluded.gemini_api_key, mask = excluded.mask, endpoint = excluded.endpoint,
    model = excluded.model
$$;

create table public.api_tokens (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  scopes text[] not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz,
  last_at timestamptz,
  last_program text,
  last_region text,
  constraint api_tokens_pkey primary key (id),
  constraint api_tokens_token_once unique (token_hash),
  constraint api_tokens_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint api_tokens_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint api_tokens_name_length check (char_length(name) <= 60 and name ~ '\S'),
  constraint api_tokens_program_length check (char_length(last_program) <= 60),
  constraint api_tokens_region_shape check (last_region ~ '^[A-Z]{2}$'),
  constraint api_tokens_scopes_known check (
    scopes <@ array['read', 'write', 'scrobble'] and cardinality(scopes) between 1 and 3
  )
);

create table private.api_calls (
  token_id uuid not null,
  key text not null,
  asked text not null,
  begun_at timestamptz not null default clock_timestamp(),
  status smallint,
  answer text,
  constraint api_calls_pkey primary key (token_id, key),
  constraint api_calls_token_id_fkey foreign key (token_id) references public.api_tokens (id) on delete cascade,
  constraint api_calls_key_length check (char_length(key) between 1 and 200)
);

create table private.changes (
  user_id uuid not null,
  what text not null,
  item text not null,
  number bigint,
  gone boolean not null,
  noted_at timestamptz not null default now(),
  constraint changes_pkey primary key (user_id, what, item),
  constraint changes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create table private.forgotten_changes (
  user_id uuid not null,
  number bigint not null,
  constraint forgotten_changes_pkey primary key (user_id),
  constraint forgotten_changes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create or replace function private.thing_of(
  p_user uuid, p_kind text, p_title_id integer, p_season integer, p_number integer
)
  returns int8range
  language sql immutable set search_path = ''
as $$
  select int8range(h, h, '[]') from (
    select hashtextextended(concat_ws(':', p_user::text, p_kind, p_title_id::text, p_season::text, p_number::text), 0) / 2
  ) t (h)
$$;

create table public.plays (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  season smallint,
  number integer,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  at timestamptz not null,
  until_at timestamptz not null,
  day date not null,
  source text not null,
  device text,
  watch_id uuid,
  done jsonb not null default '{}',
  undone_at timestamptz,
  constraint plays_pkey primary key (id),
  constraint plays_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint plays_at_sane check (at between '2000-01-01' and '2200-01-01'),
  constraint plays_device_length check (char_length(device) between 1 and 100),
  constraint plays_done_small check (pg_column_size(done) <= 4000),
  constraint plays_kind_known check (kind in ('movie', 'tv')),
  constraint plays_number_range check (number between 0 and 99999),
  constraint plays_place_whole check ((kind = 'tv') = (season is not null) and (season is null) = (number is null)),
  constraint plays_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint plays_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint plays_season_range check (season between 0 and 9999),
  constraint plays_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json')),
  constraint plays_span_sane check (until_at > at and until_at <= at + interval '24 hours'),
  constraint plays_title_id_positive check (title_id > 0),
  constraint plays_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint plays_vote_average_range check (vote_average between 0 and 10),
  constraint plays_once
    exclude using gist (private.thing_of(user_id, kind, title_id, season::integer, number) with &&, tstzrange(at, until_at) with &&)
);

create table public.watches (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  day date,
  again boolean not null default false,
  note text,
  created_at timestamptz not null default now(),
  marked_at timestamptz,
  refreshed_at timestamptz not null default now(),
  stars real,
  constraint watches_pkey primary key (id),
  constraint watches_once_a_mark unique (user_id, kind, title_id, marked_at),
  constraint watches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint watches_created_at_sane check (created_at between '2000-01-01' and '2200-01-01'),
  constraint watches_day_sane check (day between '1900-01-01' and '2200-01-01'),
  constraint watches_kind_known check (kind in ('movie', 'tv')),
  constraint watches_note_length check (char_length(note) <= 500 and note ~ '\S'),
  constraint watches_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watches_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint watches_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  constraint watches_title_id_positive check (title_id > 0),
  constraint watches_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint watches_vote_average_range check (vote_average between 0 and 10)
);

create table public.part_ratings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  series_id integer not null,
  season smallint not null,
  number integer,
  stars real not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint part_ratings_pkey primary key (id),
  constraint part_ratings_once unique nulls not distinct (user_id, series_id, season, number),
  constraint part_ratings_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint part_ratings_number_range check (number between 0 and 99999),
  constraint part_ratings_season_range check (season between 0 and 9999),
  constraint part_ratings_series_id_positive check (series_id > 0),
  constraint part_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[]))
);

create or replace function private.title_key(p_title text)
  returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  select lower(coalesce(
    nullif(ltrim(p_title, E' \t!"#$%&''()*+,-./:;<=>?@[\\]^_`{|}~¡¿«»‹›“”„‘’‚…–—·•'), ''),
    p_title
  ))
$$;

create table public.wishlists (
  user_id uuid not null,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(3,1),
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  movie_title_key text generated always as (private.title_key(movie_title)) stored,
  constraint wishlists_pkey primary key (user_id, movie_id),
  constraint wishlists_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint wishlists_added_at_sane check (added_at >= '2000-01-01'),
  constraint wishlists_movie_id_positive check (movie_id > 0),
  constraint wishlists_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint wishlists_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint wishlists_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint wishlists_movie_vote_average_range check (movie_vote_average between 0 and 10)
);

create table public.tv_wishlists (
  user_id uuid not null,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(3,1),
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  series_name_key text generated always as (private.title_key(series_name)) stored,
  constraint tv_wishlists_pkey primary key (user_id, series_id),
  constraint tv_wishlists_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint tv_wishlists_added_at_sane check (added_at >= '2000-01-01'),
  constraint tv_wishlists_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint tv_wishlists_series_id_positive check (series_id > 0),
  constraint tv_wishlists_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint tv_wishlists_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint tv_wishlists_series_vote_average_range check (series_vote_average between 0 and 10)
);

create table public.watched_movies (
  user_id uuid not null,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(3,1),
  watched_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  marked_on date,
  movie_title_key text generated always as (private.title_key(movie_title)) stored,
  constraint watched_movies_pkey primary key (user_id, movie_id),
  constraint watched_movies_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint watched_movies_movie_id_positive check (movie_id > 0),
  constraint watched_movies_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watched_movies_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint watched_movies_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint watched_movies_movie_vote_average_range check (movie_vote_average between 0 and 10),
  constraint watched_movies_watched_at_sane check (watched_at >= '2000-01-01')
);

create table public.watched_tv_series (
  user_id uuid not null,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(3,1),
  watched_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  marked_on date,
  series_name_key text generated always as (private.title_key(series_name)) stored,
  constraint watched_tv_series_pkey primary key (user_id, series_id),
  constraint watched_tv_series_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint watched_tv_series_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint watched_tv_series_series_id_positive check (series_id > 0),
  constraint watched_tv_series_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint watched_tv_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint watched_tv_series_series_vote_average_range check (series_vote_average between 0 and 10),
  constraint watched_tv_series_watched_at_sane check (watched_at >= '2000-01-01')
);

create table public.favorite_movies (
  user_id uuid not null,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_release_date date,
  movie_vote_average numeric(3,1),
  favorited_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  constraint favorite_movies_pkey primary key (user_id, movie_id),
  constraint favorite_movies_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint favorite_movies_favorited_at_sane check (favorited_at >= '2000-01-01'),
  constraint favorite_movies_movie_id_positive check (movie_id > 0),
  constraint favorite_movies_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint favorite_movies_movie_release_date_sane check (
    movie_release_date between '1800-01-01' and '2200-01-01'
  ),
  constraint favorite_movies_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint favorite_movies_movie_vote_average_range check (movie_vote_average between 0 and 10)
);

create table public.favorite_tv_series (
  user_id uuid not null,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  series_first_air_date date,
  series_vote_average numeric(3,1),
  favorited_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  constraint favorite_tv_series_pkey primary key (user_id, series_id),
  constraint favorite_tv_series_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint favorite_tv_series_favorited_at_sane check (favorited_at >= '2000-01-01'),
  constraint favorite_tv_series_series_first_air_date_sane check (
    series_first_air_date between '1800-01-01' and '2200-01-01'
  ),
  constraint favorite_tv_series_series_id_positive check (series_id > 0),
  constraint favorite_tv_series_series_name_length check (
    char_length(series_name) <= 500 and series_name ~ '\S'
  ),
  constraint favorite_tv_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint favorite_tv_series_series_vote_average_range check (series_vote_average between 0 and 10)
);

create table public.dismissed_titles (
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(3,1),
  dismissed_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  constraint dismissed_titles_pkey primary key (user_id, kind, title_id),
  constraint dismissed_titles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint dismissed_titles_dismissed_at_sane check (dismissed_at >= '2000-01-01'),
  constraint dismissed_titles_kind_known check (kind in ('movie', 'tv')),
  constraint dismissed_titles_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint dismissed_titles_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint dismissed_titles_title_id_positive check (title_id > 0),
  constraint dismissed_titles_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint dismissed_titles_vote_average_range check (vote_average between 0 and 10)
);

create table public.lists (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  address text not null default "left"(md5(gen_random_uuid()::text), 20),
  name text not null,
  description text not null default '',
  ranked boolean not null default false,
  visibility text not null default 'private',
  items integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  constraint lists_pkey primary key (id),
  constraint lists_address_once unique (address),
  constraint lists_of_owner unique (user_id, id),
  constraint lists_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint lists_address_shape check (address ~ '^[0-9a-f]{20}$'),
  constraint lists_description_length check (char_length(description) <= 20000),
  constraint lists_items_bound check (items between 0 and 5000),
  constraint lists_name_length check (char_length(name) <= 100 and name ~ '\S'),
  constraint lists_visibility_known check (visibility in ('private', 'link', 'public'))
);

create table public.list_items (
  list_id uuid not null,
  user_id uuid not null default auth.uid(),
  kind text not null,
  title_id integer not null,
  "position" bigint,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(3,1),
  note text not null default '',
  added_at timestamptz not null default now(),
  refreshed_at timestamptz not null default now(),
  constraint list_items_pkey primary key (list_id, kind, title_id),
  constraint list_items_of_list foreign key (user_id, list_id) references public.lists (user_id, id) on delete cascade,
  constraint list_items_kind_known check (kind in ('movie', 'tv')),
  constraint list_items_note_length check (char_length(note) <= 20000),
  constraint list_items_position_sane
    check (position is not null and position between -1000000000000000 and 1000000000000000),
  constraint list_items_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint list_items_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint list_items_title_id_positive check (title_id > 0),
  constraint list_items_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint list_items_vote_average_range check (vote_average between 0 and 10)
);

create table public.followed_series (
  user_id uuid not null,
  series_id integer not null,
  state text not null default 'watching',
  run smallint not null default 1,
  series_name text not null,
  series_poster_path text,
  followed_at timestamptz not null default now(),
  constraint followed_series_pkey primary key (user_id, series_id),
  constraint followed_series_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint followed_series_followed_at_sane check (followed_at >= '2000-01-01'),
  constraint followed_series_run_range check (run between 1 and 99),
  constraint followed_series_series_id_positive check (series_id > 0),
  constraint followed_series_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint followed_series_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint followed_series_state_known check (state in ('watching', 'paused', 'dropped'))
);

create table public.episode_watches (
  user_id uuid not null,
  series_id integer not null,
  run smallint not null default 1,
  season smallint not null,
  number integer not null,
  day date,
  marked_at timestamptz not null default now(),
  constraint episode_watches_pkey primary key (user_id, series_id, run, season, number),
  constraint episode_watches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint episode_watches_day_sane check (day between '1900-01-01' and '2200-01-01'),
  constraint episode_watches_marked_at_sane check (marked_at >= '2000-01-01'),
  constraint episode_watches_number_range check (number between 0 and 99999),
  constraint episode_watches_run_range check (run between 1 and 99),
  constraint episode_watches_season_range check (season between 0 and 9999),
  constraint episode_watches_series_id_positive check (series_id > 0)
);

create table public.notices (
  id bigint not null generated always as identity,
  user_id uuid not null,
  kind text not null,
  subject_key text not null,
  title_kind text,
  title_id integer,
  title_name text,
  poster_path text,
  data jsonb not null default '{}',
  in_app boolean not null default true,
  created_at timestamptz not null default now(),
  read_at timestamptz,
  mailed_at timestamptz,
  by_mail boolean not null default false,
  constraint notices_pkey primary key (id),
  constraint notices_once unique (user_id, kind, subject_key),
  constraint notices_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint notices_data_small check (jsonb_typeof(data) = 'object' and pg_column_size(data) <= 4000),
  constraint notices_kind_known check (
    kind in ('release', 'episode', 'on_service', 'import_finished', 'webhook_off')
  ),
  constraint notices_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint notices_subject_key_shape check (subject_key ~ '^[A-Za-z0-9:._-]{1,200}$'),
  constraint notices_title_id_positive check (title_id > 0),
  constraint notices_title_kind_known check (title_kind in ('movie', 'tv')),
  constraint notices_title_name_length check (char_length(title_name) <= 500),
  constraint notices_title_whole check ((title_kind is null) = (title_id is null))
);

create or replace function private.tag_key(p_name text)
  returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  -- The same steps as tagKey (features/tags/tags.ts). Signs that make another letter stay: が is not か.
  select translate(lower(normalize(btrim(regexp_replace(regexp_replace(regexp_replace(
    normalize(private.trimmed(p_name), NFKD),
    '([A-Za-z\u00C0-\u024F\u0370-\u03FF\u1E00-\u1EFF])[\u0300-\u036F]+', '\1', 'g'
  ), '[\u0640\u064B-\u0652\u0670]', '', 'g'), '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g'), ' '), NFC)), 'ς', 'σ')
$$;

create or replace function private.trimmed(value text)
  returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  -- What String.prototype.trim() removes, and the zero-width characters that would leave a blank behind.
  select btrim(
    value,
    E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A'
    || E'\u200B\u200C\u200D\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF'
  )
$$;

create table public.tags (
  user_id uuid not null,
  key text not null,
  name text not null,
  made_at timestamptz not null default now(),
  constraint tags_pkey primary key (user_id, key),
  constraint tags_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint tags_key_of_name check (key = private.tag_key(name) and key <> ''),
  constraint tags_name_shape check (
    char_length(name) between 1 and 40 and name = private.trimmed(name) and name !~ '[,[:cntrl:]]'
  )
);

create table public.title_tags (
  user_id uuid not null,
  key text not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  tagged_at timestamptz not null default clock_timestamp(),
  refreshed_at timestamptz not null default now(),
  constraint title_tags_pkey primary key (user_id, kind, title_id, key),
  constraint title_tags_of_tag
    foreign key (user_id, key) references public.tags (user_id, key) on update cascade on delete cascade,
  constraint title_tags_kind_known check (kind in ('movie', 'tv')),
  constraint title_tags_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint title_tags_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint title_tags_tagged_at_sane check (tagged_at between '2000-01-01' and '2200-01-01'),
  constraint title_tags_title_id_positive check (title_id > 0),
  constraint title_tags_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint title_tags_vote_average_range check (vote_average between 0 and 10)
);

create table public.private_notes (
  id bigint not null generated always as identity,
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  season integer,
  note text not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  written_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  refreshed_at timestamptz not null default now(),
  constraint private_notes_pkey primary key (id),
  constraint private_notes_once unique nulls not distinct (user_id, kind, title_id, season),
  constraint private_notes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint private_notes_kind_known check (kind in ('movie', 'tv')),
  constraint private_notes_note_length check (char_length(note) <= 2000 and note ~ '\S'),
  constraint private_notes_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint private_notes_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint private_notes_season_range check (season is null or season between 0 and 9999 and kind = 'tv'),
  constraint private_notes_times_sane check (
    written_at between '2000-01-01' and '2200-01-01' and changed_at between '2000-01-01' and '2200-01-01'
  ),
  constraint private_notes_title_id_positive check (title_id > 0),
  constraint private_notes_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint private_notes_vote_average_range check (vote_average between 0 and 10)
);

create or replace view public.my_items with (security_invoker = true) as
select 'history' as what, w.id::text as id, w.created_at as at,
  jsonb_build_object(
    'kind', w.kind, 'tmdb', w.title_id, 'name', w.title, 'released', w.release_date, 'day', w.day,
    'again', w.again, 'note', w.note, 'stars', w.stars,
    'source', (select p.source from public.plays p where p.watch_id = w.id and p.undone_at is null order by p.id limit 1)
  ) as fields
from public.watches w
where w.user_id = (select auth.uid())
union all
select 'ratings' as what, 'movie:' || r.movie_id as id, coalesce(r.updated_at, r.created_at) as at,
  jsonb_build_object('kind', 'movie', 'tmdb', r.movie_id, 'stars', r.stars) as fields
from public.movie_ratings r
where r.user_id = (select auth.uid())
union all
select 'ratings' as what, 'tv:' || r.series_id as id, coalesce(r.updated_at, r.created_at) as at,
  jsonb_build_object('kind', 'tv', 'tmdb', r.series_id, 'stars', r.stars) as fields
from public.series_ratings r
where r.user_id = (select auth.uid())
union all
select 'part_ratings' as what, concat_ws(':', r.series_id, r.season, r.number) as id,
  coalesce(r.updated_at, r.created_at) as at,
  jsonb_build_object('tmdb', r.series_id, 'season', r.season, 'number', r.number, 'stars', r.stars) as fields
from public.part_ratings r
where r.user_id = (select auth.uid())
union all
select 'reviews' as what, r.id::text as id, r.created_at as at,
  jsonb_build_object(
    'kind', 'movie', 'tmdb', r.movie_id, 'text', r.review, 'tells_end', r.tells_end,
    'changed_at', r.updated_at
  ) as fields
from public.movie_reviews r
where r.user_id = (select auth.uid())
union all
select 'reviews' as what, r.id::text as id, r.created_at as at,
  jsonb_build_object(
    'kind', 'tv', 'tmdb', r.series_id, 'text', r.review, 'tells_end', r.tells_end, 'changed_at', r.updated_at
  ) as fields
from public.series_reviews r
where r.user_id = (select auth.uid())
union all
select 'wishlist' as what, 'movie:' || w.movie_id as id, w.added_at as at,
  jsonb_build_object(
    'kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date
  ) as fields
from public.wishlists w
where w.user_id = (select auth.uid())
union all
select 'wishlist' as what, 'tv:' || w.series_id as id, w.added_at as at,
  jsonb_build_object(
    'kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date
  ) as fields
from public.tv_wishlists w
where w.user_id = (select auth.uid())
union all
select 'watched' as what, 'movie:' || w.movie_id as id, w.watched_at as at,
  jsonb_build_object(
    'kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date
  ) as fields
from public.watched_movies w
where w.user_id = (select auth.uid())
union all
select 'watched' as what, 'tv:' || w.series_id as id, w.watched_at as at,
  jsonb_build_object(
    'kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date
  ) as fields
from public.watched_tv_series w
where w.user_id = (select auth.uid())
union all
select 'favorites' as what, 'movie:' || f.movie_id as id, f.favorited_at as at,
  jsonb_build_object(
    'kind', 'movie', 'tmdb', f.movie_id, 'name', f.movie_title, 'released', f.movie_release_date
  ) as fields
from public.favorite_movies f
where f.user_id = (select auth.uid())
union all
select 'favorites' as what, 'tv:' || f.series_id as id, f.favorited_at as at,
  jsonb_build_object(
    'kind', 'tv', 'tmdb', f.series_id, 'name', f.series_name, 'released', f.series_first_air_date
  ) as fields
from public.favorite_tv_series f
where f.user_id = (select auth.uid())
union all
select 'dismissed' as what, d.kind || ':' || d.title_id as id, d.dismissed_at as at,
  jsonb_build_object('kind', d.kind, 'tmdb', d.title_id, 'name', d.title, 'released', d.release_date) as fields
from public.dismissed_titles d
where d.user_id = (select auth.uid())
union all
select 'lists' as what, l.id::text as id, l.created_at as at,
  jsonb_build_object(
    'name', l.name, 'description', l.description, 'ranked', l.ranked, 'visibility', l.visibility,
    'address', l.address, 'titles', l.items, 'changed_at', l.updated_at
  ) as fields
from public.lists l
where l.user_id = (select auth.uid())
union all
select 'list_items' as what, i.list_id || ':' || i.kind || ':' || i.title_id as id, i.added_at as at,
  jsonb_build_object(
    'list', i.list_id, 'kind', i.kind, 'tmdb', i.title_id, 'name', i.title, 'released', i.release_date,
    'note', i.note, 'position', i.position
  ) as fields
from public.list_items i
where i.user_id = (select auth.uid())
union all
select 'series' as what, f.series_id::text as id, f.followed_at as at,
  jsonb_build_object('tmdb', f.series_id, 'name', f.series_name, 'state', f.state, 'run', f.run) as fields
from public.followed_series f
where f.user_id = (select auth.uid())
union all
select 'episodes' as what, concat_ws(':', e.series_id, e.run, e.season, e.number) as id, e.marked_at as at,
  jsonb_build_object(
    'tmdb', e.series_id, 'run', e.run, 'season', e.season, 'number', e.number, 'day', e.day
  ) as fields
from public.episode_watches e
where e.user_id = (select auth.uid())
union all
select 'notices' as what, n.id::text as id, n.created_at as at,
  jsonb_build_object(
    'about', n.kind, 'kind', n.title_kind, 'tmdb', n.title_id, 'name', n.title_name, 'data', n.data,
    'read_at', n.read_at
  ) as fields
from public.notices n
where n.user_id = (select auth.uid()) and n.in_app
union all
select 'tags' as what, t.kind || ':' || t.title_id as id, max(t.tagged_at) as at,
  jsonb_build_object(
    'kind', t.kind, 'tmdb', t.title_id, 'name', max(t.title), 'released', max(t.release_date),
    'tags', jsonb_agg(g.name order by t.tagged_at, t.key)
  ) as fields
from public.title_tags t
join public.tags g on g.user_id = t.user_id and g.key = t.key
where t.user_id = (select auth.uid())
group by t.kind, t.title_id
union all
select 'notes' as what, concat_ws(':', n.kind, n.title_id, n.season) as id, n.written_at as at,
  jsonb_build_object(
    'kind', n.kind, 'tmdb', n.title_id, 'name', n.title, 'released', n.release_date, 'season', n.season,
    'note', n.note, 'changed_at', n.changed_at
  ) as fields
from public.private_notes n
where n.user_id = (select auth.uid());

create or replace function private.note_change()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_row jsonb;
  v_item text;
begin
  if tg_op = 'DELETE' then
    v_row := to_jsonb(old);
  else
    v_row := to_jsonb(new);
    -- That the catalogue was asked changes nothing.
    if tg_op = 'UPDATE' and v_row - 'refreshed_at' = to_jsonb(old) - 'refreshed_at' then
      return null;
    end if;
  end if;
  select string_agg(case when part like '=%' then substr(part, 2) else v_row ->> part end, ':' order by place)
  into v_item from unnest(tg_argv[1:]) with ordinality a (part, place);
  insert into private.changes as c (user_id, what, item, gone)
  -- With the account its changes go, too.
  select u.id, tg_argv[0], v_item, tg_op = 'DELETE' from auth.users u where u.id = (v_row ->> 'user_id')::uuid
  on conflict (user_id, what, item) do update set number = null, gone = excluded.gone, noted_at = now();
  -- With a list that is removed, or put back, all that stands in it goes, or comes.
  if tg_op = 'UPDATE' and tg_argv[0] = 'lists' and v_row -> 'removed_at' is distinct from to_jsonb(old) -> 'removed_at' then
    insert into private.changes as c (user_id, what, item, gone)
    select i.user_id, 'list_items', concat_ws(':', i.list_id, i.kind, i.title_id), false
    from public.list_items i where i.list_id = (v_row ->> 'id')::uuid
    on conflict (user_id, what, item) do update set number = null, gone = false, noted_at = now();
  end if;
  return null;
end
$$;

create or replace function public.act_with_token()
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_token jsonb;
  v_hash constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-marquee-token';
begin
  -- Only the server itself, which has looked at the token, says so; anybody else's header says nothing.
  if v_hash is null or current_user <> 'service_role' then
    return;
  end if;
  v_token := public.token_person(v_hash);
  if v_token is null then
    raise exception 'This token is over' using errcode = '42501';
  end if;
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', v_token ->> 'sub', 'token', v_token ->> 'token'
  )::text, true);
  if not (v_token ->> 'writes')::boolean then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  perform set_config('role', 'authenticated', true);
end
$$;

create or replace function public.api_changes(p_since bigint, p_limit integer default 100)
  returns jsonb
  language sql stable set search_path = ''
as $$
  with changed as materialized (select * from public.my_changes(p_since, p_limit)),
  present as materialized (
    select k.what, i.item
    from (select c.what, array_agg(c.id) as ids from changed c group by c.what) k
    cross join lateral jsonb_array_elements(public.api_items(k.what, k.ids)) i (item)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', c.number, 'what', c.what, 'id', c.id, 'item', p.item
  ) order by c.number), '[]')
  from changed c left join present p on p.what = c.what and p.item ->> 'id' = c.id
$$;

create or replace function public.api_day()
  returns date
  language sql stable security definer set search_path = ''
as $$
  select private.day_of(auth.uid(), now())
$$;

create or replace function public.api_items(p_what text, p_ids text[])
  returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', i.id, 'at', i.at) || i.fields order by i.at desc, i.id collate "C" desc
  ), '[]')
  from public.my_items i where i.what = p_what and i.id = any (p_ids[1:200])
$$;

create or replace function public.api_me()
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', (select p.full_name from public.profiles p where p.id = auth.uid()),
    'handle', (select g.handle from public.profile_pages g where g.user_id = auth.uid())
  )
$$;

create or replace function public.api_page(
  p_what text, p_limit integer default 100, p_at timestamptz default null, p_id text default null
)
  returns jsonb
  language sql stable set search_path = ''
as $$
  -- First which ones, then what they say: only the page is written out.
  select public.api_items(p_what, array(
    select i.id from public.my_items i
    where i.what = p_what and (p_at is null or i.at < p_at or i.at = p_at and i.id collate "C" < p_id)
    order by i.at desc, i.id collate "C" desc
    limit least(greatest(p_limit, 1), 101)
  ))
$$;

create or replace function public.api_playback(p_since date, p_limit integer)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', u.kind, 'tmdb', u.title_id, 'name', u.title, 'season', u.season, 'number', u.number, 'percent', u.percent,
    'at', p.at
  ) order by p.at desc, u.title_id), '[]')
  from public.unfinished_plays(p_since, p_limit) u
  join public.play_progress p on p.user_id = auth.uid() and p.kind = u.kind and p.title_id = u.title_id
$$;

create or replace function public.api_put_episodes(p_entry jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_again constant boolean := coalesce((p_entry ->> 'again')::boolean, false);
  v_whole constant boolean := not p_entry ? 'number';
  v_season constant smallint := (p_entry ->> 'season')::smallint;
  v_places jsonb := jsonb_build_array(jsonb_build_array(p_entry -> 'season', p_entry -> 'number'));
  v_run smallint := (p_entry ->> 'run')::smallint;
  v_first record;
  v_done jsonb;
  v_added integer;
begin
  if not v_whole and not v_again then
    return public.api_put_series('episodes', p_entry);
  end if;
  perform public.api_put_series('series', p_entry - 'state');
  if v_whole then
    select jsonb_agg(jsonb_build_array(e.season, e.number) order by e.season, e.number) into v_places
    from public.episodes e join public.series_facts s on s.series_id = e.series_id
    where e.series_id = v_id and case when v_season is null then e.season > 0 else e.season = v_season end
      and coalesce(e.air_date <= public.api_day(), s.ended);
    if v_places is null then
      raise exception 'Nothing of it has been on air' using errcode = '23503';
    end if;
  end if;
  if v_again and p_entry ? 'at' then
    -- The same play told twice.
    select e.run into v_run from public.episode_watches e
    join jsonb_array_elements(v_places) p on e.season = (p ->> 0)::smallint and e.number = (p ->> 1)::integer
    where e.user_id = v_user and e.series_id = v_id and e.marked_at = (p_entry ->> 'at')::timestamptz
    order by e.run limit 1;
  end if;
  if v_run is null then
    select greatest(f.run, coalesce(max(e.run) + 1, 1)) into v_run
    from public.followed_series f
    left join (
      public.episode_watches e
      join jsonb_array_elements(v_places) p on e.season = (p ->> 0)::smallint and e.number = (p ->> 1)::integer
    ) on v_again and e.user_id = v_user and e.series_id = v_id
    where f.user_id = v_user and f.series_id = v_id
    group by f.run;
  end if;
  select p.place, (p.place ->> 0)::smallint as season, (p.place ->> 1)::integer as number into v_first
  from jsonb_array_elements(v_places) with ordinality p (place, nth)
  where not exists (
    select from public.episode_watches e where e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = (p.place ->> 0)::smallint and e.number = (p.place ->> 1)::integer
  )
  order by p.nth limit 1;
  if not v_whole then
    return public.api_put_series('episodes', p_entry || jsonb_build_object('run', v_run));
  end if;
  v_done := jsonb_build_object('id', concat_ws(':', v_id, v_run, p_entry ->> 'season'), 'status', 'same', 'episodes', 0);
  if v_first.place is not null then
    -- The first goes the way of all that are written singly; the others share its day and its moment.
    perform public.api_put_series('episodes', p_entry || jsonb_build_object(
      'run', v_run, 'season', v_first.season, 'number', v_first.number
    ));
    insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
    select v_user, v_id, v_run, (p ->> 0)::smallint, (p ->> 1)::integer, e.day, e.marked_at
    from public.episode_watches e, jsonb_array_elements(v_places) p
    where e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = v_first.season and e.number = v_first.number
    on conflict do nothing;
    get diagnostics v_added = row_count;
    v_done := v_done || jsonb_build_object('status', 'created', 'episodes', v_added + 1);
  end if;
  if p_entry ? 'day' then
    update public.episode_watches e set day = (p_entry ->> 'day')::date
    from jsonb_array_elements(v_places) p
    where e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = (p ->> 0)::smallint and e.number = (p ->> 1)::integer
      and e.day is distinct from (p_entry ->> 'day')::date;
    if found and v_done ->> 'status' = 'same' then
      v_done := v_done || '{"status": "changed"}';
    end if;
  end if;
  return v_done;
end
$$;

create or replace function public.api_put_list(p_what text, p_entry jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_list uuid := coalesce(p_entry ->> 'list', p_entry ->> 'id')::uuid;
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_status text := 'changed';
  v_same uuid;
begin
  if p_what = 'lists' then
    update public.lists l set name = coalesce(p_entry ->> 'name', l.name),
      description = coalesce(p_entry ->> 'description', l.description),
      ranked = coalesce((p_entry ->> 'ranked')::boolean, l.ranked),
      visibility = coalesce(p_entry ->> 'visibility', l.visibility)
    where l.id = v_list and l.user_id = v_user;
    if not found then
      -- Without an id a list is told by its name: another of that name takes an id of its writer's choice.
      select l.id into v_same from public.lists l
      where v_list is null and l.user_id = v_user and l.name = p_entry ->> 'name'
      order by l.created_at, l.id limit 1;
      if found then
        if not exists (
          select from public.lists l where l.id = v_same
            and l.description = coalesce(p_entry ->> 'description', l.description)
            and l.ranked = coalesce((p_entry ->> 'ranked')::boolean, l.ranked)
            and l.visibility = coalesce(p_entry ->> 'visibility', l.visibility)
        ) then
          raise exception 'Another list has this name' using errcode = '23505';
        end if;
        return jsonb_build_object('status', 'same', 'id', v_same);
      end if;
      v_list := coalesce(v_list, gen_random_uuid());
      insert into public.lists (id, user_id, name, description, ranked, visibility) values (
        v_list, v_user, p_entry ->> 'name', coalesce(p_entry ->> 'description', ''),
        coalesce((p_entry ->> 'ranked')::boolean, false), coalesce(p_entry ->> 'visibility', 'private')
      );
      v_status := 'created';
    end if;
    return jsonb_build_object('status', v_status, 'id', v_list);
  end if;
  insert into public.list_items (
    list_id, user_id, kind, title_id, title, poster_path, release_date, vote_average, note
  ) values (
    v_list, v_user, v_kind, v_id, p_entry #>> '{title,title}', p_entry #>> '{title,posterPath}',
    (p_entry #>> '{title,date}')::date, (p_entry #>> '{title,voteAverage}')::numeric, coalesce(p_entry ->> 'note', '')
  ) on conflict do nothing;
  if found then
    v_status := 'created';
  elsif p_entry ? 'note' then
    update public.list_items i set note = coalesce(p_entry ->> 'note', '')
    where i.list_id = v_list and i.user_id = v_user and i.kind = v_kind and i.title_id = v_id;
  elsif not p_entry ? 'place' then
    v_status := 'same';
  end if;
  if p_entry ? 'place' then
    perform public.move_list_item(v_list, v_kind, v_id, (p_entry ->> 'place')::integer);
  end if;
  return jsonb_build_object('status', v_status, 'id', concat_ws(':', v_list, v_kind, v_id));
end
$$;

create or replace function public.api_put_marks(p_what text, p_entry jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_season constant integer := (p_entry ->> 'season')::integer;
  v_title constant jsonb := jsonb_build_object(
    'id', v_id, 'title', p_entry #>> '{title,title}', 'poster_path', p_entry #>> '{title,posterPath}',
    'release_date', p_entry #>> '{title,date}', 'vote_average', p_entry #>> '{title,voteAverage}'
  );
  v_names constant text[] := array(select jsonb_array_elements_text(p_entry -> 'tags'));
  v_before jsonb := public.my_tags_and_note(v_kind, v_id, v_season);
  v_now jsonb;
begin
  if p_what = 'tags' then
    v_now := public.keep_tags_and_note(v_kind, v_title, null, v_names, array(
      select b.name from jsonb_array_elements_text(v_before -> 'tags') b (name)
      where private.tag_key(b.name) <> all (array(select private.tag_key(n) from unnest(v_names) n))
    ));
  else
    v_now := public.keep_tags_and_note(
      v_kind, v_title, v_season, '{}', '{}', p_entry ->> 'note', (v_before ->> 'changedAt')::timestamptz
    );
  end if;
  return jsonb_build_object('id', concat_ws(':', v_kind, v_id, v_season), 'status', case
    when v_now - 'state' = v_before then 'same'
    when v_before ->> 'note' is null and p_what = 'notes' or v_before -> 'tags' = '[]' and p_what = 'tags' then 'created'
    else 'changed'
  end);
end
$$;

create or replace function public.api_put_opinion(p_what text, p_entry jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_movie constant integer := case when p_entry ->> 'kind' = 'movie' then (p_entry ->> 'tmdb')::integer end;
  v_series constant integer := case when p_entry ->> 'kind' = 'tv' then (p_entry ->> 'tmdb')::integer end;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_ends constant boolean := coalesce((p_entry ->> 'tells_end')::boolean, false);
  v_text constant text := p_entry ->> 'text';
  v_id uuid := (p_entry ->> 'id')::uuid;
  v_status text := 'same';
begin
  -- Where a browser gives an opinion, its time is now.
  if v_user is null or not coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'token', false) then
    raise exception 'Only programs bring opinions with their time' using errcode = '42501';
  end if;
  if p_what = 'part_ratings' then
    insert into public.part_ratings as r (user_id, series_id, season, number, stars, created_at)
    values (
      v_user, (p_entry ->> 'tmdb')::integer, (p_entry ->> 'season')::smallint, (p_entry ->> 'number')::integer,
      (p_entry ->> 'stars')::real, v_at
    )
    on conflict (user_id, series_id, season, number) do update set stars = excluded.stars where r.stars <> excluded.stars
    returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    return jsonb_build_object('status', coalesce(v_status, 'same'), 'id', concat_ws(
      ':', p_entry ->> 'tmdb', p_entry ->> 'season', p_entry ->> 'number'
    ));
  end if;
  if p_what = 'ratings' then
    if v_movie is not null then
      insert into public.movie_ratings as r (user_id, movie_id, stars, created_at)
      values (v_user, v_movie, (p_entry ->> 'stars')::real, v_at)
      on conflict (user_id, movie_id) do update set stars = excluded.stars where r.stars <> excluded.stars
      returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    else
      insert into public.series_ratings as r (user_id, series_id, stars, created_at)
      values (v_user, v_series, (p_entry ->> 'stars')::real, v_at)
      on conflict (user_id, series_id) do update set stars = excluded.stars where r.stars <> excluded.stars
      returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    end if;
    return jsonb_build_object(
      'status', coalesce(v_status, 'same'), 'id', (p_entry ->> 'kind') || ':' || (p_entry ->> 'tmdb')
    );
  end if;
  if v_id is not null then
    update public.movie_reviews r set review = v_text, tells_end = v_ends
    where r.id = v_id and r.user_id = v_user and r.movie_id = v_movie;
    if not found then
      update public.series_reviews r set review = v_text, tells_end = v_ends
      where r.id = v_id and r.user_id = v_user and r.series_id = v_series;
    end if;
    if not found then
      raise exception 'There is no such review of yours' using errcode = '23503';
    end if;
    return jsonb_build_object('status', 'changed', 'id', v_id);
  end if;
  -- The same words about the same title are the same review.
  select r.id into v_id from (
    select m.id, m.review from public.movie_reviews m where m.user_id = v_user and m.movie_id = v_movie
    union all
    select s.id, s.review from public.series_reviews s where s.user_id = v_user and s.series_id = v_series
  ) r where r.review = btrim(v_text, E' \t\r\n') limit 1;
  if found then
    return jsonb_build_object('status', 'same', 'id', v_id);
  end if;
  if v_movie is not null then
    insert into public.movie_reviews (user_id, movie_id, review, tells_end, created_at)
    values (v_user, v_movie, v_text, v_ends, v_at) returning id into v_id;
  else
    insert into public.series_reviews (user_id, series_id, review, tells_end, created_at)
    values (v_user, v_series, v_text, v_ends, v_at) returning id into v_id;
  end if;
  return jsonb_build_object('status', 'created', 'id', v_id);
end
$$;

create or replace function public.api_put_series(p_what text, p_entry jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_state constant text := p_entry ->> 'state';
  v_status text := 'created';
  v_run smallint;
begin
  if v_user is null then
    raise exception 'Only people have a diary' using errcode = '42501';
  end if;
  insert into public.followed_series (user_id, series_id, series_name, series_poster_path, state, followed_at)
  values (
    v_user, v_id, p_entry #>> '{title,title}', p_entry #>> '{title,posterPath}', coalesce(v_state, 'watching'), v_at
  ) on conflict do nothing;
  if p_what = 'series' then
    if not found then
      update public.followed_series f set state = v_state
      where f.user_id = v_user and f.series_id = v_id and f.state <> v_state;
      v_status := case when found then 'changed' else 'same' end;
    end if;
    return jsonb_build_object('status', v_status, 'id', v_id::text);
  end if;
  select coalesce((p_entry ->> 'run')::smallint, f.run) into v_run from public.followed_series f
  where f.user_id = v_user and f.series_id = v_id;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  values (
    v_user, v_id, v_run, (p_entry ->> 'season')::smallint, (p_entry ->> 'number')::integer,
    case when p_entry ? 'day' then (p_entry ->> 'day')::date
      else private.day_there(v_user, v_at, private.written_day(p_entry ->> 'at')) end, v_at
  ) on conflict do nothing;
  if not found then
    update public.episode_watches e set day = (p_entry ->> 'day')::date
    where p_entry ? 'day' and e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = (p_entry ->> 'season')::smallint and e.number = (p_entry ->> 'number')::integer
      and e.day is distinct from (p_entry ->> 'day')::date;
    v_status := case when found then 'changed' else 'same' end;
  end if;
  return jsonb_build_object(
    'status', v_status, 'id', concat_ws(':', v_id, v_run, p_entry ->> 'season', p_entry ->> 'number')
  );
end
$$;

create or replace function public.api_put_title(p_what text, p_entry jsonb)
  returns text
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := coalesce((p_entry ->> 'at')::timestamptz, now());
  v_title constant text := p_entry #>> '{title,title}';
  v_poster constant text := p_entry #>> '{title,posterPath}';
  v_date constant date := (p_entry #>> '{title,date}')::date;
  v_votes constant numeric := (p_entry #>> '{title,voteAverage}')::numeric;
begin
  case p_what || ':' || v_kind
    when 'wishlist:movie' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'wishlist:tv' then
      insert into public.tv_wishlists (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched:movie' then
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched:tv' then
      insert into public.watched_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'favorites:movie' then
      insert into public.favorite_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'favorites:tv' then
      insert into public.favorite_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    else
      insert into public.dismissed_titles (
        user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
      ) values (v_user, v_kind, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
  end case;
  return case when found then 'created' else 'same' end;
end
$$;

create or replace function public.api_put_watch(p_entry jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_day date := (p_entry ->> 'day')::date;
  v_watch uuid := (p_entry ->> 'id')::uuid;
  v_listed timestamptz := least(v_at, now() - interval '1 millisecond');
begin
  if v_user is null then
    raise exception 'Only people have a diary' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || v_kind || ':' || v_user::text, 0));
  if v_watch is not null then
    update public.watches w set day = case when p_entry ? 'day' then v_day else w.day end,
      again = coalesce((p_entry ->> 'again')::boolean, w.again),
      note = case when p_entry ? 'note' then p_entry ->> 'note' else w.note end,
      stars = case when p_entry ? 'stars' then (p_entry ->> 'stars')::real else w.stars end
    where w.id = v_watch and w.user_id = v_user and w.kind = v_kind and w.title_id = v_id;
    if found then
      return jsonb_build_object('status', 'changed', 'id', v_watch);
    end if;
  end if;
  if not p_entry ? 'day' then
    v_day := private.day_there(v_user, v_at, private.written_day(p_entry ->> 'at'));
  end if;
  if v_watch is null then
    -- The same title within its own length is the same watch, and so is that of a day without an hour.
    select w.id into v_watch from (
      select w.* from public.watches w
      where w.user_id = v_user and w.kind = v_kind and w.title_id = v_id
        and (p_entry ? 'at' and w.created_at = v_at or not p_entry ? 'at' and p_entry ? 'day' and w.day = v_day)
      union all
      select w.* from private.same_viewing(v_user, v_kind, v_id, v_at, v_day, private.length_of(v_kind, v_id)) w
      where p_entry ? 'at' or not p_entry ? 'day'
    ) w
    order by abs(extract(epoch from w.created_at - v_at)), w.id limit 1;
    if found then
      -- What the first source did not tell.
      update public.watches w
      set note = coalesce(w.note, p_entry ->> 'note'), stars = coalesce(w.stars, (p_entry ->> 'stars')::real)
      where w.id = v_watch and (w.note is null and p_entry ->> 'note' is not null
        or w.stars is null and (p_entry ->> 'stars')::real is not null);
      return jsonb_build_object('status', case when found then 'changed' else 'same' end, 'id', v_watch);
    end if;
  end if;
  if exists (select from public.watched_movies w where v_kind = 'movie' and w.user_id = v_user and w.movie_id = v_id)
    or exists (select from public.watched_tv_series w where v_kind = 'tv' and w.user_id = v_user and w.series_id = v_id) then
    v_listed := null;
  end if;
  insert into public.watches (
    id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at,
    stars
  ) values (
    coalesce(v_watch, gen_random_uuid()), v_user, v_kind, v_id, p_entry #>> '{title,title}',
    p_entry #>> '{title,posterPath}', (p_entry #>> '{title,date}')::date, (p_entry #>> '{title,voteAverage}')::numeric,
    v_day, coalesce((p_entry ->> 'again')::boolean, exists (
      select from public.watches w where w.user_id = v_user and w.kind = v_kind and w.title_id = v_id
    )), p_entry ->> 'note', v_at, v_listed, (p_entry ->> 'stars')::real
  ) returning id into v_watch;
  if v_listed is not null then
    perform public.api_put_title('watched', p_entry || jsonb_build_object('at', v_listed));
  end if;
  return jsonb_build_object('status', 'created', 'id', v_watch);
end
$$;

create or replace function public.api_remove(p_what text, p_id text)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_part constant text[] := string_to_array(p_id, ':');
  v_found boolean;
begin
  case p_what
    when 'history' then
      delete from public.watches w where w.user_id = v_user and w.id = p_id::uuid;
    when 'ratings' then
      delete from public.movie_ratings r
      where v_part[1] = 'movie' and r.user_id = v_user and r.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.series_ratings r
      where v_part[1] = 'tv' and r.user_id = v_user and r.series_id = v_part[2]::integer;
    when 'part_ratings' then
      delete from public.part_ratings r where r.user_id = v_user and r.series_id = v_part[1]::integer
        and r.season = v_part[2]::smallint and r.number is not distinct from v_part[3]::integer;
    when 'reviews' then
      delete from public.movie_reviews r where r.user_id = v_user and r.id = p_id::uuid;
      v_found := found;
      delete from public.series_reviews r where r.user_id = v_user and r.id = p_id::uuid;
    when 'wishlist' then
      delete from public.wishlists w
      where v_part[1] = 'movie' and w.user_id = v_user and w.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.tv_wishlists w
      where v_part[1] = 'tv' and w.user_id = v_user and w.series_id = v_part[2]::integer;
    when 'watched' then
      delete from public.watched_movies w
      where v_part[1] = 'movie' and w.user_id = v_user and w.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.watched_tv_series w
      where v_part[1] = 'tv' and w.user_id = v_user and w.series_id = v_part[2]::integer;
    when 'favorites' then
      delete from public.favorite_movies f
      where v_part[1] = 'movie' and f.user_id = v_user and f.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.favorite_tv_series f
      where v_part[1] = 'tv' and f.user_id = v_user and f.series_id = v_part[2]::integer;
    when 'dismissed' then
      delete from public.dismissed_titles d
      where d.user_id = v_user and d.kind = v_part[1] and d.title_id = v_part[2]::integer;
    when 'lists' then
      return public.remove_list(p_id::uuid);
    when 'tags', 'notes' then
      return public.api_remove_marks(p_what, p_id);
    when 'list_items' then
      delete from public.list_items i where i.user_id = v_user and i.list_id = v_part[1]::uuid and i.kind = v_part[2]
        and i.title_id = v_part[3]::integer;
    when 'series' then
      delete from public.followed_series f where f.user_id = v_user and f.series_id = p_id::integer;
    when 'episodes' then
      delete from public.episode_watches e where e.user_id = v_user and e.series_id = v_part[1]::integer
        and e.run = v_part[2]::smallint
        -- Without a number the season, without a season all of this run.
        and e.season = coalesce(v_part[3]::smallint, e.season) and e.number = coalesce(v_part[4]::integer, e.number);
    else
      raise exception 'These are not removed' using errcode = '22023';
  end case;
  return found or coalesce(v_found, false);
end
$$;

create or replace function public.api_remove_marks(p_what text, p_id text)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_part constant text[] := string_to_array(p_id, ':');
  v_title constant jsonb := jsonb_build_object('id', v_part[2]);
  v_had constant jsonb := public.my_tags_and_note(v_part[1], v_part[2]::integer, v_part[3]::integer);
begin
  if p_what = 'tags' then
    perform public.keep_tags_and_note(
      v_part[1], v_title, null, '{}', array(select jsonb_array_elements_text(v_had -> 'tags'))
    );
    return v_had -> 'tags' <> '[]';
  end if;
  perform public.keep_tags_and_note(
    v_part[1], v_title, v_part[3]::integer, '{}', '{}', '', (v_had ->> 'changedAt')::timestamptz
  );
  return v_had ->> 'note' is not null;
end
$$;

create or replace function public.api_write(p_entries jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_entry jsonb;
  v_what text;
  v_done jsonb;
  v_all jsonb := '[]';
  v_state text;
begin
  for v_entry in select e from jsonb_array_elements(p_entries) with ordinality a (e, place) order by place limit 100 loop
    v_what := v_entry ->> 'what';
    -- Each for itself: one that is refused leaves the others done.
    begin
      if v_entry ->> 'do' = 'remove' then
        v_done := jsonb_build_object('status', case when public.api_remove(v_what, v_entry ->> 'id')
          then 'removed' else 'none' end, 'id', v_entry ->> 'id');
      else
        v_done := case
          when v_what in ('wishlist', 'watched', 'favorites', 'dismissed') then jsonb_build_object(
            'status', public.api_put_title(v_what, v_entry), 'id', concat_ws(':', v_entry ->> 'kind', v_entry ->> 'tmdb')
          )
          when v_what = 'history' then public.api_put_watch(v_entry)
          when v_what in ('ratings', 'part_ratings', 'reviews') then public.api_put_opinion(v_what, v_entry)
          when v_what in ('lists', 'list_items') then public.api_put_list(v_what, v_entry)
          when v_what in ('tags', 'notes') then public.api_put_marks(v_what, v_entry)
          when v_what = 'series' then public.api_put_series(v_what, v_entry)
          when v_what = 'episodes' then public.api_put_episodes(v_entry)
          when v_what = 'notices' then jsonb_build_object('id', v_entry ->> 'id', 'status', case
            when cardinality(public.mark_my_notices(
              (v_entry ->> 'read')::boolean, array[(v_entry ->> 'id')::bigint]
            )) > 0 then 'changed'
            when public.api_items('notices', array[v_entry ->> 'id']) = '[]' then 'none'
            else 'same'
          end)
        end;
      end if;
    exception when integrity_constraint_violation or data_exception or insufficient_privilege or raise_exception
      or sqlstate '23M01' then
      get stacked diagnostics v_state = returned_sqlstate;
      v_done := jsonb_build_object('status', 'refused', 'code', v_state);
    end;
    v_all := v_all || coalesce(v_done, '{"status": "refused", "code": "22023"}');
  end loop;
  return v_all;
end
$$;

create or replace function public.begin_api_call(p_token uuid, p_key text, p_asked text)
  returns jsonb
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

create or replace function public.end_api_call(
  p_token uuid, p_key text, p_status integer default null, p_answer text default null
)
  returns void
  language sql security definer set search_path = ''
as $$
  -- What failed on our side is done anew when it is sent again.
  delete from private.api_calls c where c.token_id = p_token and c.key = p_key and p_status is null;
  update private.api_calls c set status = p_status, answer = p_answer where c.token_id = p_token and c.key = p_key;
  delete from private.api_calls c where c.begun_at < now() - interval '1 day'
$$;

create or replace function public.make_api_token(p_name text, p_scopes text[], p_ends_at timestamptz default null)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := 'mq_' || private.new_secret();
begin
  -- A program makes no other program's token.
  if v_person is null or nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'token' then
    raise exception 'Only people make tokens' using errcode = '42501';
  end if;
  if p_ends_at <= now() then
    raise exception 'That end is over' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens:' || v_person::text, 0));
  if (select count(*) from public.api_tokens t where t.user_id = v_person) >= 50 then
    raise exception 'Fifty tokens can be kept' using errcode = '23M01';
  end if;
  insert into public.api_tokens (user_id, name, scopes, token_hash, ends_at)
  values (v_person, p_name, p_scopes, private.hash_of(v_secret), p_ends_at);
  return v_secret;
end
$$;

create or replace function public.my_changes(p_since bigint, p_limit integer default 100)
  returns table (number bigint, what text, id text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_since < (select f.number from private.forgotten_changes f where f.user_id = auth.uid()) then
    raise exception 'What was deleted before is forgotten' using errcode = '22023';
  end if;
  return query
    select c.number, c.what, c.item from private.changes c
    where c.user_id = auth.uid() and c.number > p_since
    order by c.number
    limit least(greatest(p_limit, 1), 101);
end
$$;

create or replace function public.number_changes(p_user uuid)
  returns bigint
  language plpgsql security definer set search_path = ''
as $$
begin
  -- One after the other, and what is locked is being changed again: it gets a later number.
  perform pg_advisory_xact_lock(hashtextextended('changes:' || p_user::text, 0));
  with waiting as materialized (
    select c.what, c.item from private.changes c
    where c.user_id = p_user and c.number is null
    order by c.noted_at, c.what, c.item
    for update skip locked
  ), numbered as materialized (
    select w.what, w.item, nextval('private.change_numbers') as number from waiting w
  )
  update private.changes c set number = n.number
  from numbered n where c.user_id = p_user and c.what = n.what and c.item = n.item;
  return greatest(
    coalesce((select max(c.number) from private.changes c where c.user_id = p_user), 0),
    coalesce((select f.number from private.forgotten_changes f where f.user_id = p_user), 0)
  );
end
$$;

create or replace function public.token_person(p_token_hash text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('sub', t.user_id, 'token', t.id, 'writes', 'write' = any (t.scopes))
  from public.api_tokens t
  where t.token_hash = p_token_hash and (t.ends_at is null or t.ends_at > now())
$$;

create or replace function public.trim_changes(p_now timestamptz default now())
  returns integer
  language sql security definer set search_path = ''
as $$
  with forgotten as (
    delete from private.changes c where c.gone and c.noted_at < p_now - interval '90 days' and c.number is not null
    returning c.user_id, c.number
  ), kept as (
    insert into private.forgotten_changes as f (user_id, number)
    select g.user_id, max(g.number) from forgotten g group by g.user_id
    on conflict (user_id) do update set number = greatest(f.number, excluded.number)
  )
  select count(*)::integer from forgotten
$$;

create or replace function public.use_api_token(
  p_token_hash text, p_program text default null, p_region text default null
)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_token public.api_tokens;
begin
  select t.* into v_token from public.api_tokens t
  where t.token_hash = p_token_hash and (t.ends_at is null or t.ends_at > now());
  if not found then
    return null;
  end if;
  -- Once a minute is enough to read, and costs a busy program nothing.
  if v_token.last_at is null or v_token.last_at < now() - interval '1 minute' then
    update public.api_tokens t set last_at = now(), last_program = left(p_program, 60), last_region = p_region
    where t.id = v_token.id;
  end if;
  return jsonb_build_object(
    'id', v_token.id, 'person', v_token.user_id, 'name', v_token.name, 'scopes', v_token.scopes, 'endsAt', v_token.ends_at
  );
end
$$;

create table private.door (
  only_one boolean not null default true,
  closed boolean not null default false,
  constraint door_pkey primary key (only_one),
  constraint door_only_one check (only_one)
);

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

create table private.invited (
  address text not null,
  invitation_id uuid not null,
  since timestamptz not null default now(),
  constraint invited_pkey primary key (address),
  constraint invited_invitation_id_fkey
    foreign key (invitation_id) references private.invitations (id) on delete cascade
);

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

create or replace function public.look_at_invitation(p_secret_hash text)
  returns text
  language sql stable security definer set search_path = ''
as $$
  select private.state_of_invitation(n)
  from (select) one left join private.invitations n on n.secret_hash = p_secret_hash
$$;

create or replace function public.set_door(p_closed boolean)
  returns void
  language sql security definer set search_path = ''
as $$
  update private.door d set closed = p_closed where d.closed is distinct from p_closed
$$;

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

create table public.calendar_feeds (
  user_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  constraint calendar_feeds_pkey primary key (user_id),
  constraint calendar_feeds_token_once unique (token_hash),
  constraint calendar_feeds_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint calendar_feeds_hash_shape check (token_hash ~ '^[0-9a-f]{64}$')
);

create table private.calendar_marks (
  user_id uuid not null,
  key text not null,
  day date not null,
  sequence integer not null default 0,
  moved_at timestamptz,
  constraint calendar_marks_pkey primary key (user_id, key),
  constraint calendar_marks_user_id_fkey
    foreign key (user_id) references public.calendar_feeds (user_id) on delete cascade
);

create table private.movie_releases (
  movie_id integer not null,
  days jsonb not null default '{}',
  checked_at timestamptz not null default now(),
  constraint movie_releases_pkey primary key (movie_id),
  constraint movie_releases_days_shape check (jsonb_typeof(days) = 'object' and pg_column_size(days) <= 20000),
  constraint movie_releases_id_positive check (movie_id > 0)
);

create or replace function private.calendar_of(
  p_user uuid, p_from date, p_to date, p_region text, p_limit integer, p_types text[] default null
)
  returns table (
    day date, type text, kind text, title_id integer, title text, poster_path text, season integer, number integer,
    name text
  )
  language sql stable set search_path = ''
as $$
  with wished as (
    select w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, r.days -> p_region as known
    from public.wishlists w
    left join private.movie_releases r on r.movie_id = w.movie_id
    where w.user_id = p_user
  ), releases as (
    select (w.known ->> 'theatre')::date as day, 'theatre' as type, w.* from wished w where w.known ->> 'theatre' is not null
    union all
    select (w.known ->> 'digital')::date, 'digital', w.* from wished w where w.known ->> 'digital' is not null
    union all
    select w.movie_release_date, 'release', w.* from wished w where w.known is null
  ), events as (
    select e.day, e.type, 'movie' as kind, e.movie_id as title_id, e.movie_title as title,
      e.movie_poster_path as poster_path, null::integer as season, null::integer as number, '' as name
    from releases e
    where e.day between p_from and p_to
    union all
    select m.remind_on, 'reminder', 'movie', m.movie_id, m.movie_title, m.movie_poster_path, null, null, ''
    from public.movie_reminders m
    where m.user_id = p_user and m.remind_on between p_from and p_to
    union all
    select e.air_date, 'episode', 'tv', e.series_id, f.series_name, f.series_poster_path, e.season::integer, e.number, e.name
    from public.followed_series f
    join public.episodes e on e.series_id = f.series_id
    where f.user_id = p_user and f.state = 'watching' and e.season > 0 and e.air_date between p_from and p_to
  )
  select * from events
  where p_types is null or events.type = any (p_types)
  order by day, type, title, title_id, season, number
  limit least(greatest(p_limit, 1), 5000)
$$;

create or replace function private.release_in(p_days jsonb, p_region text, out day date, out release text)
  returns setof record
  language sql immutable set search_path = ''
as $$
  select (p_days -> p_region ->> d.type)::date, d.type
  from (values (1, 'theatre'), (2, 'digital')) as d (place, type)
  where (p_days -> p_region ->> d.type)::date between '2000-01-01' and '2200-01-01'
  order by d.place
  limit 1
$$;

create or replace function private.want_releases()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (
    select from added a
    where coalesce((to_jsonb(a) ->> tg_argv[0])::date, current_date) >= current_date - 180
      and not exists (select from private.movie_releases r where r.movie_id = a.movie_id)
  ) then
    perform private.tell_change('{"releases": true}');
  end if;
  return null;
end
$$;

create or replace function public.calendar_feed(
  p_secret text, p_from date, p_to date, p_region text, p_limit integer default 5000
)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid;
  v_events jsonb;
begin
  select f.user_id into v_user from public.calendar_feeds f where f.token_hash = private.hash_of(p_secret) for key share;
  if v_user is null then
    return null;
  end if;
  with events as materialized (
    select e.*,
      -- A day that is not of cinemas or home is that of cinemas once it is known.
      concat_ws(':', case e.type when 'release' then 'theatre' else e.type end, e.title_id, e.season, e.number) as key
    from private.calendar_of(
      v_user, p_from, p_to, coalesce((select p.region from public.profiles p where p.id = v_user), p_region), p_limit
    ) e
  ), told as (
    insert into private.calendar_marks as m (user_id, key, day)
    select distinct on (e.key) v_user, e.key, e.day from events e
    where not exists (
      select from private.calendar_marks k where k.user_id = v_user and k.key = e.key and k.day = e.day
    )
    order by e.key, e.day
    on conflict (user_id, key) do update
      set day = excluded.day, sequence = m.sequence + 1, moved_at = date_trunc('second', clock_timestamp())
    returning m.key, m.sequence, m.moved_at
  )
  select coalesce(jsonb_agg(
    to_jsonb(e) - 'key' || jsonb_build_object(
      'sequence', coalesce(t.sequence, m.sequence, 0), 'moved_at', coalesce(t.moved_at, m.moved_at)
    )
    order by e.day, e.type, e.title, e.title_id, e.season, e.number
  ), '[]')
  into v_events
  from events e
  left join told t on t.key = e.key
  left join private.calendar_marks m on m.user_id = v_user and m.key = e.key;
  delete from private.calendar_marks m where m.user_id = v_user and m.day < p_from;
  return v_events;
end
$$;

create or replace function public.drop_unkept_releases()
  returns integer
  language sql security definer set search_path = ''
as $$
  with dropped as (
    delete from private.movie_releases r
    where not exists (select from public.wishlists w where w.movie_id = r.movie_id)
      and not exists (select from public.movie_reminders m where m.movie_id = r.movie_id)
    returning 1
  )
  select count(*)::integer from dropped
$$;

create or replace function public.follow_releases(p_region text)
  returns integer
  language sql security definer set search_path = ''
as $$
  with followed as (
    select r.user_id, r.movie_id, r.remind_on, k.days, coalesce(p.region, r.region, p_region) as region
    from public.movie_reminders r
    join private.movie_releases k on k.movie_id = r.movie_id
    left join public.profiles p on p.id = r.user_id
    where r.sent_at is null
  ), known as (
    select f.user_id, f.movie_id, f.remind_on, f.region, d.day, d.release
    from followed f
    left join lateral private.release_in(f.days, f.region) d on true
  )
  select private.move_reminders(coalesce(jsonb_agg(jsonb_build_object(
    'user_id', k.user_id, 'movie_id', k.movie_id, 'remind_on', coalesce(k.day, k.remind_on), 'region', k.region,
    'release', k.release
  )), '[]'))
  from known k
$$;

create or replace function public.my_calendar(
  p_from date, p_to date, p_region text, p_limit integer default 1000, p_types text[] default null
)
  returns table (
    day date, type text, kind text, title_id integer, title text, poster_path text, season integer, number integer,
    name text
  )
  language sql stable security definer set search_path = ''
as $$
  select c.*
  from private.calendar_of(
    auth.uid(), p_from, p_to,
    coalesce((select p.region from public.profiles p where p.id = auth.uid()), p_region), p_limit, p_types
  ) c
$$;

create or replace function public.renew_calendar_feed(p_expected timestamptz default null)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := auth.uid();
  secret text := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  had timestamptz;
begin
  if person is null then
    raise exception 'Only people have calendars' using errcode = '42501';
  end if;
  -- Two at once renew one after the other, and the second no longer has what it expects.
  perform pg_advisory_xact_lock(hashtextextended(person::text, 0));
  select created_at into had from public.calendar_feeds where user_id = person;
  if had is distinct from p_expected then
    return null;
  end if;
  insert into public.calendar_feeds (user_id, token_hash) values (person, private.hash_of(secret))
  on conflict (user_id) do update
    set token_hash = excluded.token_hash, created_at = greatest(clock_timestamp(), had + interval '1 millisecond');
  return secret;
end
$$;

create or replace function public.save_movie_releases(p_movie integer, p_days jsonb default '{}'::jsonb)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into private.movie_releases as r (movie_id, days) values (p_movie, p_days)
  on conflict (movie_id) do update set days = excluded.days, checked_at = now()
$$;

create or replace function public.stale_releases(p_today date, p_older_than timestamptz, p_limit integer default 100)
  returns setof integer
  language sql stable security definer set search_path = ''
as $$
  select w.movie_id
  from (
    select movie_id, min(day) as day, bool_or(day is null) as undated, max(at) as at
    from (
      select movie_id, movie_release_date as day, added_at as at from public.wishlists
      union all
      select movie_id, remind_on, created_at from public.movie_reminders
    ) awaited
    group by movie_id
  ) w
  left join private.movie_releases r on r.movie_id = w.movie_id
  where (w.undated or w.day >= p_today - 180) and (r.checked_at is null or r.checked_at < p_older_than)
  order by r.checked_at nulls first, w.at desc, w.movie_id
  limit least(greatest(p_limit, 1), 1000)
$$;

create table public.connections (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  source text not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  last_at timestamptz,
  constraint connections_pkey primary key (id),
  constraint connections_once unique (user_id, source),
  constraint connections_token_once unique (token_hash),
  constraint connections_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint connections_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint connections_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json'))
);

create table public.connection_accounts (
  id uuid not null default gen_random_uuid(),
  connection_id uuid not null,
  owner_id uuid not null,
  user_id uuid,
  key text not null,
  name text not null,
  left_out boolean not null default false,
  plays integer not null default 0,
  last_at timestamptz not null default now(),
  invite_hash text,
  invited_at timestamptz,
  constraint connection_accounts_pkey primary key (id),
  constraint connection_accounts_invite_once unique (invite_hash),
  constraint connection_accounts_once unique (connection_id, key),
  constraint connection_accounts_connection_id_fkey
    foreign key (connection_id) references public.connections (id) on delete cascade,
  constraint connection_accounts_owner_id_fkey foreign key (owner_id) references auth.users (id) on delete cascade,
  constraint connection_accounts_user_id_fkey foreign key (user_id) references auth.users (id) on delete set null,
  constraint connection_accounts_hash_shape check (invite_hash ~ '^[0-9a-f]{64}$'),
  constraint connection_accounts_key_length check (char_length(key) between 1 and 200),
  constraint connection_accounts_name_length check (char_length(name) between 1 and 200),
  constraint connection_accounts_one_answer check (not left_out or user_id is null)
);

create table private.deliveries (
  number bigint not null generated always as identity,
  connection_id uuid not null,
  owner_id uuid not null,
  account_id uuid,
  user_id uuid,
  received_at timestamptz not null default clock_timestamp(),
  at timestamptz not null,
  event text not null,
  play jsonb not null default '{}',
  times integer not null default 1,
  state text not null default 'waiting',
  outcome text,
  attempts smallint not null default 0,
  next_at timestamptz not null default now(),
  title jsonb,
  candidates jsonb not null default '[]',
  done uuid[] not null default '{}',
  constraint deliveries_pkey primary key (number),
  constraint deliveries_account_id_fkey
    foreign key (account_id) references public.connection_accounts (id) on delete cascade,
  constraint deliveries_connection_id_fkey
    foreign key (connection_id) references public.connections (id) on delete cascade,
  constraint deliveries_owner_id_fkey foreign key (owner_id) references auth.users (id) on delete cascade,
  constraint deliveries_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint deliveries_done_has_outcome check (state <> 'done' or outcome is not null),
  constraint deliveries_event_known check (
    event in ('watched', 'progress', 'started', 'rated', 'unplayed', 'other', 'unreadable')
  ),
  constraint deliveries_outcome_length check (char_length(outcome) <= 40),
  constraint deliveries_play_small check (pg_column_size(play) <= 4000),
  constraint deliveries_state_known check (state in ('waiting', 'nobody', 'doubtful', 'done'))
);

create table public.play_names (
  user_id uuid not null,
  kind text not null,
  name text not null,
  year smallint not null default 0,
  title jsonb,
  chosen_at timestamptz not null default now(),
  constraint play_names_pkey primary key (user_id, kind, name, year),
  constraint play_names_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint play_names_kind_known check (kind in ('movie', 'tv')),
  constraint play_names_name_length check (char_length(name) between 1 and 300),
  constraint play_names_title_small check (pg_column_size(title) <= 4000)
);

create table public.play_progress (
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  season smallint,
  number integer,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  percent smallint not null,
  at timestamptz not null,
  source text not null,
  constraint play_progress_pkey primary key (user_id, kind, title_id),
  constraint play_progress_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint play_progress_at_sane check (at between '2000-01-01' and '2200-01-01'),
  constraint play_progress_kind_known check (kind in ('movie', 'tv')),
  constraint play_progress_number_range check (number between 0 and 99999),
  constraint play_progress_percent_range check (percent between 1 and 99),
  constraint play_progress_place_whole
    check ((kind = 'tv') = (season is not null) and (season is null) = (number is null)),
  constraint play_progress_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint play_progress_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint play_progress_season_range check (season between 0 and 9999),
  constraint play_progress_source_known check (source in ('plex', 'jellyfin', 'emby', 'kodi', 'json')),
  constraint play_progress_title_id_positive check (title_id > 0),
  constraint play_progress_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint play_progress_vote_average_range check (vote_average between 0 and 10)
);

create or replace function private.apply_play(p_id uuid)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_play public.plays;
  v_done jsonb := '{}';
  v_listed timestamptz;
  v_wish jsonb;
  v_state text;
  v_run smallint;
begin
  select * into v_play from public.plays p where p.id = p_id;
  delete from public.play_progress p
  where p.user_id = v_play.user_id and p.kind = v_play.kind and p.title_id = v_play.title_id and p.at <= v_play.until_at;
  if v_play.kind = 'movie' then
    -- The lock of the exchange between the lists, taken before they are read.
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_play.user_id::text, 0));
    if exists (select from public.watches w where w.id = v_play.watch_id) then
      return jsonb_build_object('watch', v_play.watch_id);
    end if;
    -- What the person wrote down for the day is this very watch, and so is what another source told of this hour.
    if exists (
      select from (
        select w.id from public.watches w
        where w.user_id = v_play.user_id and w.kind = 'movie' and w.title_id = v_play.title_id and w.day = v_play.day
        union all
        select w.id from private.same_viewing(
          v_play.user_id, 'movie', v_play.title_id, v_play.at, v_play.day, v_play.until_at - v_play.at
        ) w
      ) w
      where not exists (select from public.plays o where o.watch_id = w.id)
    ) then
      return v_done;
    end if;
    -- Always before now, or the list would record a watch of its own.
    v_listed := least(v_play.at, now() - interval '1 millisecond');
    if exists (select from public.watched_movies w where w.user_id = v_play.user_id and w.movie_id = v_play.title_id) then
      v_listed := null;
    end if;
    insert into public.watches as w (
      id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, created_at, marked_at
    ) values (
      coalesce(v_play.watch_id, gen_random_uuid()), v_play.user_id, 'movie', v_play.title_id, v_play.title,
      v_play.poster_path, v_play.release_date, v_play.vote_average, v_play.day, exists (
        select from public.watches w where w.user_id = v_play.user_id and w.kind = 'movie'
          and w.title_id = v_play.title_id and (w.day is null or w.day <= v_play.day)
      ), v_play.at, v_listed
    ) returning jsonb_build_object('watch', w.id, 'print', private.print_of(w)) into v_done;
    if v_listed is not null then
      select to_jsonb(w) into v_wish from public.wishlists w
      where w.user_id = v_play.user_id and w.movie_id = v_play.title_id;
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
      ) values (
        v_play.user_id, v_play.title_id, v_play.title, v_play.poster_path, v_play.release_date, v_play.vote_average,
        v_listed
      );
      v_done := v_done || jsonb_build_object('listed', v_listed);
      if v_wish is not null then
        v_done := v_done || jsonb_build_object('unwished', v_wish);
      end if;
    end if;
    return v_done;
  end if;

  select f.state into v_state from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id for update;
  if v_state is null then
    insert into public.followed_series (user_id, series_id, series_name, series_poster_path)
    values (v_play.user_id, v_play.title_id, v_play.title, v_play.poster_path)
    on conflict (user_id, series_id) do nothing;
    if found then v_done := v_done || '{"followed": true}'; end if;
  elsif v_state <> 'watching' then
    -- Who watches a series that was paused or dropped goes on with it.
    update public.followed_series f set state = 'watching'
    where f.user_id = v_play.user_id and f.series_id = v_play.title_id;
    v_done := v_done || jsonb_build_object('was', v_state);
  end if;
  select f.run into v_run from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  values (v_play.user_id, v_play.title_id, v_run, v_play.season, v_play.number, v_play.day, v_play.at)
  on conflict do nothing;
  if found then v_done := v_done || jsonb_build_object('run', v_run); end if;
  return v_done;
end
$$;

create or replace function private.count_play(
  p_delivery private.deliveries, p_source text, p_play jsonb, p_place jsonb
)
  returns uuid
  language plpgsql set search_path = ''
as $$
declare
  v_title constant jsonb := p_play -> 'title';
  v_id uuid;
  v_done jsonb;
  v_minutes constant integer := (p_play ->> 'minutes')::integer;
  v_day constant date := private.day_there(
    p_delivery.user_id, p_delivery.at, (p_delivery.play ->> 'day')::date
  );
begin
  -- Ticked by hand in the program, on the day on which it was played: told twice.
  if (p_delivery.play ->> 'byHand')::boolean and exists (
    select from public.plays p
    where p.user_id = p_delivery.user_id and p.kind = v_title ->> 'kind' and p.title_id = (v_title ->> 'id')::integer
      and p.day = v_day and p.season is not distinct from (p_place ->> 'season')::smallint
      and p.number is not distinct from (p_place ->> 'number')::integer
  ) then
    return null;
  end if;
  insert into public.plays (
    user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, at, until_at, day, source,
    device
  ) values (
    p_delivery.user_id, v_title ->> 'kind', (v_title ->> 'id')::integer, (p_place ->> 'season')::smallint,
    (p_place ->> 'number')::integer, v_title ->> 'title', v_title ->> 'posterPath', (v_title ->> 'date')::date,
    (v_title ->> 'voteAverage')::numeric, p_delivery.at,
    p_delivery.at + make_interval(mins => least(greatest(coalesce(v_minutes, 720), 1), 1440)), v_day, p_source,
    p_delivery.play ->> 'device'
  )
  on conflict on constraint plays_once do nothing
  returning id into v_id;
  if v_id is null then
    return null;
  end if;
  v_done := private.apply_play(v_id);
  update public.plays p set done = v_done, watch_id = (v_done ->> 'watch')::uuid where p.id = v_id;
  return v_id;
end
$$;

create or replace function private.day_of(p_user uuid, p_at timestamptz)
  returns date
  language plpgsql stable set search_path = ''
as $$
begin
  return (p_at at time zone coalesce(
    (select z.time_zone from public.time_zones z where z.user_id = p_user), 'UTC'
  ))::date;
exception when invalid_parameter_value then
  -- A zone nobody knows any more.
  return (p_at at time zone 'UTC')::date;
end
$$;

create or replace function private.day_there(p_user uuid, p_at timestamptz, p_written date)
  returns date
  language sql stable set search_path = ''
as $$
  select case
    -- The zones of the world reach a day to either side.
    when p_written between (p_at at time zone 'UTC')::date - 1 and (p_at at time zone 'UTC')::date + 1 then p_written
    else private.day_of(p_user, p_at)
  end
$$;

create or replace function private.give_account(p_id uuid, p_user uuid)
  returns void
  language sql set search_path = ''
as $$
  update public.connection_accounts a set user_id = p_user, left_out = false, invite_hash = null, invited_at = null
  where a.id = p_id;
  -- What waited for this word is counted, with its own time.
  update private.deliveries d set user_id = p_user, state = 'waiting', next_at = now()
  where d.account_id = p_id and d.state = 'nobody'
$$;

create or replace function private.keep_play_progress(p_delivery private.deliveries, p_source text, p_play jsonb)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_title constant jsonb := p_play -> 'title';
  v_kept boolean;
begin
  -- What was watched to its end since is not gone on with.
  if exists (
    select from public.plays p
    where p.user_id = p_delivery.user_id and p.kind = v_title ->> 'kind' and p.title_id = (v_title ->> 'id')::integer
      and p.season is not distinct from (p_play #>> '{episodes,0,season}')::smallint
      and p.number is not distinct from (p_play #>> '{episodes,0,number}')::integer
      and p.until_at > p_delivery.at
  ) then
    return false;
  end if;
  insert into public.play_progress as g (
    user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, percent, at, source
  ) values (
    p_delivery.user_id, v_title ->> 'kind', (v_title ->> 'id')::integer, (p_play #>> '{episodes,0,season}')::smallint,
    (p_play #>> '{episodes,0,number}')::integer, v_title ->> 'title', v_title ->> 'posterPath',
    (v_title ->> 'date')::date, (v_title ->> 'voteAverage')::numeric, (p_play ->> 'percent')::smallint, p_delivery.at,
    p_source
  )
  on conflict (user_id, kind, title_id) do update set season = excluded.season, number = excluded.number,
    percent = excluded.percent, at = excluded.at, source = excluded.source, title = excluded.title,
    poster_path = excluded.poster_path
  where g.at <= excluded.at
  returning true into v_kept;
  delete from public.play_progress p using (
    select o.kind, o.title_id from public.play_progress o where o.user_id = p_delivery.user_id
    order by o.at desc, o.kind, o.title_id offset 200
  ) old
  where p.user_id = p_delivery.user_id and p.kind = old.kind and p.title_id = old.title_id;
  return coalesce(v_kept, false);
end
$$;

create or replace function private.new_secret()
  returns text
  language sql set search_path = ''
as $$ select replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') $$;

create or replace function private.rate_played(p_delivery private.deliveries, p_result jsonb)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_title constant jsonb := p_result -> 'title';
  v_stars constant real := (p_result ->> 'stars')::real;
  v_given boolean := false;
begin
  -- The later of two opinions counts: one given here since stays.
  if p_result ? 'season' or jsonb_array_length(p_result -> 'episodes') > 0 then
    insert into public.part_ratings as g (user_id, series_id, season, number, stars, created_at)
    select p_delivery.user_id, (v_title ->> 'id')::integer, t.season, t.number, v_stars, p_delivery.at
    from (
      select (p_result ->> 'season')::smallint, null::integer where p_result ? 'season'
      union all
      select (e ->> 'season')::smallint, (e ->> 'number')::integer from jsonb_array_elements(p_result -> 'episodes') e
    ) t (season, number)
    on conflict (user_id, series_id, season, number) do update set stars = excluded.stars
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.stars <> excluded.stars;
    v_given := found;
  elsif v_title ->> 'kind' = 'movie' then
    insert into public.movie_ratings as g (user_id, movie_id, stars, created_at)
    values (p_delivery.user_id, (v_title ->> 'id')::integer, v_stars, p_delivery.at)
    on conflict (user_id, movie_id) do update set stars = excluded.stars
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.stars <> excluded.stars;
    v_given := found;
  else
    insert into public.series_ratings as g (user_id, series_id, stars, created_at)
    values (p_delivery.user_id, (v_title ->> 'id')::integer, v_stars, p_delivery.at)
    on conflict (user_id, series_id) do update set stars = excluded.stars
    where coalesce(g.updated_at, g.created_at) < p_delivery.at and g.stars <> excluded.stars;
    v_given := found;
  end if;
  return v_given;
end
$$;

create table public.imports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  source text not null,
  file_name text not null,
  fingerprint text not null,
  counts jsonb not null default '{}',
  switches jsonb not null default '{}',
  state text not null default 'receiving',
  total integer not null,
  received integer not null default 0,
  tally jsonb not null default '{}',
  taken_back integer not null default 0,
  started_at timestamptz not null default now(),
  state_at timestamptz not null default now(),
  finished_at timestamptz,
  halted_since timestamptz,
  served_at timestamptz not null default now(),
  constraint imports_pkey primary key (id),
  constraint imports_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint imports_counts_small check (jsonb_typeof(counts) = 'object' and pg_column_size(counts) <= 1000),
  constraint imports_file_name_length check (char_length(file_name) between 1 and 300),
  constraint imports_fingerprint_shape check (fingerprint ~ '^[0-9a-f]{64}$'),
  constraint imports_received_range check (received between 0 and total),
  constraint imports_source_known check (
    source in ('letterboxd', 'imdb', 'trakt', 'tvtime', 'simkl', 'own', 'plex', 'jellyfin', 'emby')
  ),
  constraint imports_state_known check (
    state in ('receiving', 'matching', 'asking', 'saving', 'done', 'cancelled', 'undoing', 'undone')
  ),
  constraint imports_switches_small check (jsonb_typeof(switches) = 'object' and pg_column_size(switches) <= 1000),
  constraint imports_total_range check (total between 1 and 200000)
);

create or replace function private.take_back_plays(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  o jsonb;
begin
  for r in
    select w.entry #> '{own,record}' as own, w.done from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice)
      and w.done ->> 'own' in ('plays', 'playProgress', 'playNames')
  loop
    o := r.own;
    case r.done ->> 'own'
      when 'plays' then
        delete from public.plays p where p.id = (r.done ->> 'id')::uuid and p.user_id = p_import.user_id;
      when 'playProgress' then
        delete from public.play_progress p
        where p.user_id = p_import.user_id and p.kind = o ->> 'kind' and p.title_id = (o ->> 'id')::integer
          and p.at = (o ->> 'at')::timestamptz;
      else
        delete from public.play_names n
        where n.user_id = p_import.user_id and n.kind = o ->> 'kind' and n.name = o ->> 'called'
          and n.year = (o ->> 'year')::smallint and n.chosen_at = (o ->> 'at')::timestamptz;
    end case;
  end loop;
end
$$;

create or replace function private.written_day(p_at text)
  returns date
  language sql immutable set search_path = ''
as $$
  select case when p_at ~ '[+-]\d\d:?\d\d$' and p_at !~ '[+-]00:?00$' then left(p_at, 10)::date end
$$;

create or replace function public.accept_account(p_secret text)
  returns boolean
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

create or replace function public.choose_played(
  p_number bigint, p_kind text default null, p_title_id integer default null
)
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

create or replace function public.diary_plays(p_entries text[])
  returns table (entry text, play uuid, source text, device text)
  language sql stable set search_path = ''
as $$
  select p.watch_id::text, p.id, p.source, p.device
  from public.plays p
  where p.user_id = (select auth.uid()) and p.undone_at is null and p.watch_id = any (
    select e::uuid from unnest(p_entries[1:200]) e where e ~ '^[0-9a-f-]{36}$'
  )
  union all
  select distinct on (e.entry) e.entry, null, p.source, p.device
  from (
    select n as entry, split_part(n, ':', 2)::integer as series_id, split_part(n, ':', 3)::date as day
    from unnest(p_entries[1:200]) n where n ~ '^series:\d{1,9}:\d{4}-\d\d-\d\d$'
  ) e
  join public.plays p on p.user_id = (select auth.uid()) and p.kind = 'tv' and p.title_id = e.series_id and p.day = e.day
    and p.undone_at is null and p.done ? 'run'
  order by 1, 2
$$;

create or replace function public.invite_to_account(p_id uuid)
  returns text
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

create or replace function public.invited_account(p_secret text)
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

create or replace function public.leave_account(p_id uuid)
  returns boolean
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

create or replace function public.my_connections()
  returns jsonb
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

create or replace function public.postpone_delivery(p_number bigint)
  returns void
  language sql security definer set search_path = ''
as $$
  update private.deliveries d
  set attempts = d.attempts + 1, next_at = now() + make_interval(mins => least(5 * (d.attempts + 1), 60)),
    state = case when d.attempts >= 47 then 'done' else d.state end,
    outcome = case when d.attempts >= 47 then 'catalogue' end
  where d.number = p_number and d.state = 'waiting'
$$;

create or replace function public.receive_delivery(p_source text, p_token_hash text, p_delivery jsonb)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_connection public.connections;
  v_account public.connection_accounts;
  v_key constant text := p_delivery #>> '{account,key}';
  v_event constant text := p_delivery ->> 'event';
  v_outcome text := p_delivery ->> 'outcome';
  v_play constant jsonb := coalesce(nullif(p_delivery -> 'play', 'null'), '{}');
  v_user uuid;
  v_state text := 'waiting';
begin
  select * into v_connection from public.connections c
  where c.token_hash = p_token_hash and c.source = p_source;
  if not found then
    return null;
  end if;
  update public.connections c set last_at = now() where c.id = v_connection.id;
  v_user := v_connection.user_id;
  if v_key is not null then
    insert into public.connection_accounts as a (connection_id, owner_id, user_id, key, name)
    select v_connection.id, v_connection.user_id,
      -- The very account the address was given to.
      case when (p_delivery #>> '{account,own}')::boolean then v_connection.user_id end,
      v_key, p_delivery #>> '{account,name}'
    where (select count(*) from public.connection_accounts n where n.connection_id = v_connection.id) < 50
      or exists (select from public.connection_accounts n where n.connection_id = v_connection.id and n.key = v_key)
    on conflict (connection_id, key) do update set name = excluded.name, last_at = now()
    returning * into v_account;
    v_user := v_account.user_id;
    if v_account.id is null or v_account.left_out then
      v_state := 'done';
      v_outcome := 'account';
    elsif v_user is null and v_outcome is null then
      v_state := 'nobody';
    end if;
  end if;
  if v_outcome is not null then
    v_state := 'done';
    -- What is told again and again, and asks for nothing, is one line.
    update private.deliveries d set times = d.times + 1, received_at = clock_timestamp()
    where d.number = (
      select l.number from private.deliveries l
      where l.connection_id = v_connection.id and l.outcome = v_outcome and l.event = v_event and l.state = 'done'
        and l.account_id is not distinct from v_account.id and l.play -> 'name' is not distinct from v_play -> 'name'
        and l.play -> 'episodes' is not distinct from v_play -> 'episodes'
        and (
          l.received_at > now() - interval '1 hour'
          or l.number = (select max(o.number) from private.deliveries o where o.connection_id = v_connection.id)
        )
      order by l.number desc limit 1
    );
    if found then
      return false;
    end if;
  end if;
  insert into private.deliveries (connection_id, owner_id, account_id, user_id, at, event, play, state, outcome)
  values (
    v_connection.id, v_connection.user_id, v_account.id, v_user,
    greatest(least((p_delivery ->> 'at')::timestamptz, now()), timestamptz '2000-01-02 00:00:00Z'),
    v_event, v_play, v_state, v_outcome
  );
  if v_account.id is not null and v_event = 'watched' and v_outcome is null then
    update public.connection_accounts a set plays = a.plays + 1 where a.id = v_account.id;
  end if;
  return v_state = 'waiting';
end
$$;

create or replace function public.redo_play(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_done jsonb;
begin
  update public.plays p set undone_at = null
  where p.id = p_id and p.user_id = auth.uid() and p.undone_at is not null;
  if not found then
    return false;
  end if;
  v_done := private.apply_play(p_id);
  update public.plays p set done = v_done, watch_id = coalesce((v_done ->> 'watch')::uuid, p.watch_id) where p.id = p_id;
  return true;
end
$$;

create or replace function public.renew_connection(p_source text, p_expected timestamptz default null)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := private.new_secret();
  v_had timestamptz;
begin
  if v_person is null then
    raise exception 'Only people have connections' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('connections:' || v_person::text, 0));
  select c.created_at into v_had from public.connections c where c.user_id = v_person and c.source = p_source;
  if v_had is distinct from p_expected then
    return null;
  end if;
  insert into public.connections (user_id, source, token_hash)
  values (v_person, p_source, private.hash_of(v_secret))
  on conflict (user_id, source) do update set token_hash = excluded.token_hash,
    created_at = greatest(clock_timestamp(), v_had + interval '1 millisecond');
  return v_secret;
end
$$;

create or replace function public.settle_delivery(p_number bigint, p_result jsonb)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_delivery private.deliveries;
  v_source text;
  v_outcome text := p_result ->> 'outcome';
  v_place jsonb;
  v_play uuid;
  v_plays uuid[] := '{}';
  v_age interval;
  v_waits boolean;
begin
  select d.* into v_delivery from private.deliveries d where d.number = p_number and d.state = 'waiting' for update;
  if not found then
    return null;
  end if;
  -- Two deliveries of one play are counted one after the other.
  perform pg_advisory_xact_lock(hashtextextended('plays:' || v_delivery.user_id::text, 0));
  select c.source into v_source from public.connections c where c.id = v_delivery.connection_id;
  begin
    case v_outcome
      when 'counted' then
        for v_place in
          select e from jsonb_array_elements(case when jsonb_array_length(p_result -> 'episodes') = 0
            then '[null]'::jsonb else p_result -> 'episodes' end) e
        loop
          v_play := private.count_play(v_delivery, v_source, p_result, nullif(v_place, 'null'));
          if v_play is not null then v_plays := v_plays || v_play; end if;
        end loop;
        if not exists (select from public.plays p where p.id = any (v_plays) and p.done ?| '{watch,run}') then
          v_outcome := case when v_plays = '{}' then 'repeated' else 'noted' end;
        end if;
      when 'progress' then
        if not private.keep_play_progress(v_delivery, v_source, p_result) then v_outcome := 'later'; end if;
      when 'rated' then
        if not private.rate_played(v_delivery, p_result) then v_outcome := 'rating'; end if;
      else null;
    end case;
  exception when check_violation then
    -- What the tables do not take (a full diary, two thousand series) ends the delivery, and stops no other.
    v_outcome := 'refused';
    v_plays := '{}';
  end;
  v_age := clock_timestamp() - v_delivery.received_at;
  -- The catalogue learns of new episodes late.
  v_waits := v_outcome = 'noEpisode' and v_age < interval '28 days';
  update private.deliveries d
  set state = case when v_waits then 'waiting' when v_outcome = 'doubtful' then 'doubtful' else 'done' end,
    outcome = v_outcome,
    next_at = case when v_waits then now() + least(greatest(v_age, interval '1 hour'), interval '2 days') else d.next_at end,
    -- The title of a play that waits is what its person said alone.
    title = case when v_waits then d.title else coalesce(nullif(p_result -> 'title', 'null'), d.title) end,
    candidates = coalesce(p_result -> 'candidates', '[]'), done = v_plays,
    play = case when p_result ? 'episodes' and jsonb_array_length(p_result -> 'episodes') > 0
      then d.play || jsonb_build_object('episodes', p_result -> 'episodes') else d.play end
      || case when p_result ? 'percent' then jsonb_build_object('percent', p_result -> 'percent') else '{}' end
  where d.number = p_number;
  return v_outcome;
end
$$;

create or replace function public.take_account(p_id uuid)
  returns boolean
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

create or replace function public.trim_deliveries()
  returns integer
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.deliveries d using (
      select o.number, o.state, o.outcome, o.received_at, row_number() over (
        partition by o.connection_id, o.state, o.state = 'waiting' and o.outcome is not distinct from 'noEpisode' order by o.number desc
      ) as place
      from private.deliveries o
    ) k
    where d.number = k.number and (
      k.state = 'done' and k.place > 50
      or k.state in ('nobody', 'doubtful') and (k.place > 500 or k.received_at < now() - interval '60 days')
      or k.state = 'waiting' and k.outcome = 'noEpisode' and k.place > 500
    )
    returning 1
  ), stale as (
    delete from public.play_progress p where p.at < now() - interval '60 days' returning 1
  )
  select ((select count(*) from gone) + (select count(*) from stale))::integer
$$;

create or replace function public.undo_play(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_play public.plays;
begin
  update public.plays p set undone_at = now()
  where p.id = p_id and p.user_id = auth.uid() and p.undone_at is null
  returning * into v_play;
  if not found then
    return false;
  end if;
  if v_play.kind = 'movie' then
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_play.user_id::text, 0));
    delete from public.watches w
    where w.id = v_play.watch_id and w.user_id = v_play.user_id and private.print_of(w) = v_play.done ->> 'print';
    -- With a watch that is its person's by now its title stays watched.
    if exists (select from public.watches w where w.id = v_play.watch_id) then
      return true;
    end if;
    -- What has left the list since, or entered it anew, stays as it is. Entering the wishlist takes it from there.
    delete from public.watched_movies w
    where w.user_id = v_play.user_id and w.movie_id = v_play.title_id
      and w.watched_at = (v_play.done ->> 'listed')::timestamptz;
    if found and v_play.done ? 'unwished' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      )
      select v_play.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date,
        w.movie_vote_average, w.added_at
      from jsonb_populate_record(null::public.wishlists, v_play.done -> 'unwished') w
      on conflict do nothing;
    end if;
    return true;
  end if;
  delete from public.episode_watches w
  where w.user_id = v_play.user_id and w.series_id = v_play.title_id and w.run = (v_play.done ->> 'run')::smallint
    and w.season = v_play.season and w.number = v_play.number and w.marked_at = v_play.at;
  delete from public.followed_series f
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id and (v_play.done ->> 'followed')::boolean
    and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
  update public.followed_series f set state = v_play.done ->> 'was'
  where f.user_id = v_play.user_id and f.series_id = v_play.title_id and v_play.done ? 'was' and f.state = 'watching';
  return true;
end
$$;

create or replace function public.unfinished_plays(p_since date, p_limit integer)
  returns table (
    kind text, title_id integer, title text, poster_path text, season smallint, number integer, percent smallint
  )
  language sql stable set search_path = ''
as $$
  select p.kind, p.title_id, p.title, p.poster_path, p.season, p.number, p.percent from public.play_progress p
  where p.user_id = (select auth.uid()) and p.at >= p_since
    and not exists (
      select from public.watched_movies w
      where p.kind = 'movie' and w.user_id = p.user_id and w.movie_id = p.title_id and w.watched_at >= p.at
    )
    and not exists (
      select from public.watches w
      where p.kind = 'movie' and w.user_id = p.user_id and w.kind = 'movie' and w.title_id = p.title_id
        -- The day of the person is at most one before that of UTC.
        and w.created_at >= p.at and w.day >= (p.at at time zone 'UTC')::date - 1
    )
    and not exists (
      select from public.episode_watches e
      where p.kind = 'tv' and e.user_id = p.user_id and e.series_id = p.title_id and e.season = p.season
        and e.number = p.number and e.marked_at >= p.at
    )
  order by p.at desc, p.title_id
  limit least(greatest(p_limit, 0), 200)
$$;

create or replace function public.waiting_deliveries(p_limit integer default 20)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', d.number, 'event', d.event, 'at', d.at, 'source', d.source, 'play', d.play,
    'chosen', d.title, 'named', d.named, 'leftOut', d.left_out
  ) order by d.number), '[]')
  from (
    select w.*, c.source, n.title as named, n.user_id is not null and n.title is null as left_out
    from private.deliveries w
    join public.connections c on c.id = w.connection_id
    left join lateral (
      select a.user_id, a.title from public.play_names a
      where a.user_id = w.user_id and a.kind = w.play ->> 'kind' and a.name = w.play ->> 'words' and (
        a.year = coalesce((w.play ->> 'year')::smallint, 0)
        -- Programs say the year of a series now and then.
        or a.year = 0 and a.kind = 'tv'
      )
      order by a.year desc limit 1
    ) n on true
    where w.state = 'waiting' and w.next_at <= now()
    order by w.number
    limit least(greatest(p_limit, 1), 200)
  ) d
$$;

create table private.hidden_lists (
  list_id uuid not null,
  visibility text not null,
  hidden_at timestamptz not null default now(),
  constraint hidden_lists_pkey primary key (list_id),
  constraint hidden_lists_list_id_fkey foreign key (list_id) references public.lists (id) on delete cascade
);

create table public.list_reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  list_id uuid not null,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint list_reports_pkey primary key (id),
  constraint list_reports_once unique (user_id, list_id),
  constraint list_reports_list_id_fkey foreign key (list_id) references public.lists (id) on delete cascade,
  constraint list_reports_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint list_reports_reason_length check (char_length(reason) <= 500 and reason ~ '\S')
);

create table public.list_settings (
  user_id uuid not null,
  hide_seen boolean not null default false,
  half_stars boolean not null default false,
  constraint list_settings_pkey primary key (user_id),
  constraint list_settings_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create or replace function private.add_to_lists(p_person uuid, p_items jsonb)
  returns table (list text, kind text, title_id integer, list_id uuid, list_made boolean, outcome text)
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  gap constant bigint := 1048576;
  item record;
  target uuid;
  room integer;
  is_new boolean;
begin
  if jsonb_array_length(p_items) > 1000 then
    raise exception 'More than 1000 titles at once' using errcode = '22023';
  end if;
  -- The lock of the bound on lists: of two imports at once one makes a list and the other finds it.
  perform pg_advisory_xact_lock(hashtextextended('lists:' || p_person::text, 0));
  for item in
    select left(private.trimmed(r.list), 100) as list, r.position, r.kind, r.id, r.title, r.poster_path,
      r.release_date, r.vote_average, coalesce(left(r.note, 500), '') as note
    from jsonb_to_recordset(p_items) as r (
      list text, position integer, kind text, id integer, title text, poster_path text, release_date date,
      vote_average numeric, note text
    )
    order by 1, r.position nulls last
  loop
    is_new := false;
    list := item.list;
    kind := item.kind;
    title_id := item.id;
    select l.id, 5000 - l.items into target, room
    from public.lists l
    where l.user_id = p_person and l.name = item.list and l.removed_at is null
    order by l.created_at, l.id
    limit 1;
    if target is null then
      if (select count(*) from public.lists l where l.user_id = p_person and l.removed_at is null) < 200 then
        insert into public.lists (user_id, name) values (p_person, item.list) returning lists.id into target;
        room := 5000;
        is_new := true;
      end if;
    end if;
    list_id := target;
    list_made := is_new;
    if target is null or item.list = '' then
      outcome := 'full';
    elsif exists (
      select from public.list_items i where i.list_id = target and i.kind = item.kind and i.title_id = item.id
    ) then
      outcome := 'already';
    elsif room < 1 then
      outcome := 'full';
    else
      insert into public.list_items (
        list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note
      )
      values (
        target, p_person, item.kind, item.id, item.position * gap, item.title, item.poster_path,
        item.release_date, item.vote_average, item.note
      );
      outcome := 'added';
    end if;
    return next;
  end loop;
end
$$;

create or replace function private.bound_lists()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct a.user_id from added a order by 1 loop
    -- Two at once count one after the other.
    perform pg_advisory_xact_lock(hashtextextended('lists:' || person::text, 0));
    if (select count(*) from public.lists l where l.user_id = person and l.removed_at is null) > 200 then
      raise exception 'Two hundred lists can be made' using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;

create or replace function private.count_list_items()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lists l set items = l.items + c.items * (case tg_op when 'INSERT' then 1 else -1 end)
  from (select t.list_id, count(*)::integer as items from touched t group by t.list_id) c
  where l.id = c.list_id;
  return null;
end
$$;

create or replace function private.is_listed(p_kind text, p_id integer)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select case p_kind
    when 'movie' then exists (select from public.wishlists where movie_id = p_id)
      or exists (select from public.watched_movies where movie_id = p_id)
    when 'tv' then exists (select from public.tv_wishlists where series_id = p_id)
      or exists (select from public.watched_tv_series where series_id = p_id)
    else false
  end
$$;

create or replace function private.keep_list_hidden()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if exists (select from private.hidden_lists h where h.list_id = new.id) then
    raise exception 'An admin has hidden this list' using errcode = '23514', constraint = 'lists_hidden';
  end if;
  return new;
end
$$;

create or replace function private.kept_titles()
  returns table (kind text, title_id integer)
  language sql stable set search_path = ''
as $$
  select 'movie', movie_id from public.wishlists
  union select 'movie', movie_id from public.watched_movies
  union select 'movie', movie_id from public.favorite_movies
  union select 'tv', series_id from public.tv_wishlists
  union select 'tv', series_id from public.watched_tv_series
  union select 'tv', series_id from public.favorite_tv_series
  union select 'movie', movie_id from public.movie_ratings
  union select 'tv', series_id from public.series_ratings
  union select 'tv', series_id from public.part_ratings
  union select kind, title_id from public.watches
  union select 'tv', series_id from public.episode_watches
  union select kind, title_id from public.title_tags
  union select kind, title_id from public.private_notes
$$;

create or replace function private.place_list_item()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  behind bigint;
begin
  -- Whoever adds to a list or moves in it waits for whoever does so already: no two titles share a position. Nobody
  -- waits for what others do with a list of theirs.
  perform from public.lists l where l.id = new.list_id and l.user_id = new.user_id for update;
  if not found then
    return new;
  end if;
  if new.position is null then
    select coalesce(max(i.position), 0) + gap into new.position from public.list_items i where i.list_id = new.list_id;
    return new;
  end if;
  -- What is put back finds its place taken where another was moved there meanwhile: it stands right behind it.
  while exists (
    select from public.list_items i where i.list_id = new.list_id and i.position = new.position
  ) loop
    select min(i.position) into behind
    from public.list_items i where i.list_id = new.list_id and i.position > new.position;
    new.position := new.position + greatest((coalesce(behind, new.position + 2 * gap) - new.position) / 2, 1);
  end loop;
  return new;
end
$$;

create or replace function private.readable_list(p_address text)
  returns public.lists
  language sql stable set search_path = ''
as $$
  select l.* from public.lists l
  where l.address = p_address and l.removed_at is null
    and (
      l.user_id = (select auth.uid())
      or (l.visibility in ('public', 'link') and not private.blocked_between((select auth.uid()), l.user_id))
    )
$$;

create or replace function private.reportable_list(p_list uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.lists l
    where l.id = p_list and l.visibility <> 'private' and l.removed_at is null
      and l.user_id <> (select auth.uid())
      and not private.blocked_between((select auth.uid()), l.user_id)
  )
$$;

create or replace function private.touch_list()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Nobody but functions of the database may write the time itself; one they write stands.
  if new.updated_at is not distinct from old.updated_at then
    new.updated_at := clock_timestamp();
  end if;
  return new;
end
$$;

create or replace function private.touch_list_of_item()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lists l set updated_at = now() where l.id = new.list_id;
  return null;
end
$$;

create or replace function public.add_to_lists(p_person uuid, p_items jsonb)
  returns table (list text, kind text, title_id integer, list_id uuid, list_made boolean, outcome text)
  language sql security definer set search_path = ''
as $$
  select * from private.add_to_lists(p_person, p_items)
$$;

create or replace function public.copy_list(p_address text, p_description text default '')
  returns table (id uuid, address text)
  language plpgsql security definer set search_path = ''
as $$
declare
  list public.lists := private.readable_list(p_address);
  me uuid := (select auth.uid());
  made public.lists;
begin
  -- What an admin has hidden does not come back as another list.
  if list.id is null or exists (select from private.hidden_lists h where h.list_id = list.id) then
    return;
  end if;
  insert into public.lists (user_id, name, ranked, description) values (me, list.name, list.ranked, p_description)
  returning * into made;
  insert into public.list_items (
    list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, refreshed_at
  )
  select made.id, me, i.kind, i.title_id, i.position, i.title, i.poster_path, i.release_date, i.vote_average,
    i.refreshed_at
  from public.list_items i
  where i.list_id = list.id
  order by i.position, i.kind, i.title_id;
  return query select made.id, made.address;
end
$$;

create or replace function public.forget_removed_lists()
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  forgotten integer;
begin
  delete from public.lists l where l.removed_at < now() - interval '1 day';
  get diagnostics forgotten = row_count;
  return forgotten;
end
$$;

create or replace function public.lists_of(p_person uuid)
  returns table (
    id uuid, address text, name text, description text, ranked boolean, visibility text, items integer,
    updated_at timestamptz, posters text[]
  )
  language sql stable set search_path = ''
as $$
  select l.id, l.address, l.name, l.description, l.ranked, l.visibility, l.items, l.updated_at,
    array(
      select i.poster_path from public.list_items i
      where i.list_id = l.id and i.poster_path is not null
      order by i.position, i.kind, i.title_id
      limit 5
    )
  from public.lists l
  where l.user_id = p_person
  order by l.updated_at desc, l.id
  limit 200
$$;

create or replace function public.move_list_item(
  p_list uuid, p_kind text, p_title_id integer, p_place integer default null, p_after_kind text default null,
  p_after_id integer default null
)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  lower_one bigint;
  upper_one bigint;
  target bigint;
begin
  perform from public.lists l
  where l.id = p_list and l.user_id = (select auth.uid()) and l.removed_at is null
  for update;
  if not found then
    raise exception 'There is no such list of yours' using errcode = '42501';
  end if;
  for attempt in 1..2 loop
    if p_place is not null then
      select o.position into upper_one
      from public.list_items o
      where o.list_id = p_list and (o.kind, o.title_id) <> (p_kind, p_title_id)
      order by o.position, o.kind, o.title_id
      offset greatest(p_place, 1) - 1 limit 1;
      select max(o.position) into lower_one
      from public.list_items o
      where o.list_id = p_list and (o.kind, o.title_id) <> (p_kind, p_title_id)
        and (upper_one is null or o.position < upper_one);
    else
      lower_one := null;
      if p_after_id is not null then
        select o.position into lower_one
        from public.list_items o
        where o.list_id = p_list and o.kind = p_after_kind and o.title_id = p_after_id;
        if not found then
          raise exception 'What it is to stand behind is not in the list' using errcode = '23503';
        end if;
      end if;
      select min(o.position) into upper_one
      from public.list_items o
      where o.list_id = p_list and (o.kind, o.title_id) <> (p_kind, p_title_id)
        and (lower_one is null or o.position > lower_one);
    end if;
    target := case
      when upper_one is null then coalesce(lower_one, 0) + gap
      when lower_one is null then upper_one - gap
      else lower_one + (upper_one - lower_one) / 2
    end;
    exit when target is distinct from lower_one and target is distinct from upper_one;
    -- The gap is used up: all get new ones, in their order.
    update public.list_items i set position = n.place * gap
    from (
      select o.kind, o.title_id, row_number() over (order by o.position, o.kind, o.title_id) as place
      from public.list_items o where o.list_id = p_list
    ) n
    where i.list_id = p_list and i.kind = n.kind and i.title_id = n.title_id;
  end loop;
  update public.list_items i set position = target
  where i.list_id = p_list and i.kind = p_kind and i.title_id = p_title_id;
  if not found then
    raise exception 'The title is not in the list' using errcode = '23503';
  end if;
  update public.lists l set updated_at = now() where l.id = p_list;
  return (select count(*)::integer from public.list_items o where o.list_id = p_list and o.position <= target);
end
$$;

create or replace function public.my_lists_for(p_kind text, p_title_id integer)
  returns table (id uuid, address text, name text, visibility text, items integer, holds boolean)
  language sql stable set search_path = ''
as $$
  select l.id, l.address, l.name, l.visibility, l.items,
    exists (
      select from public.list_items i
      where i.list_id = l.id and i.kind = p_kind and i.title_id = p_title_id
    )
  from public.lists l
  where l.user_id = (select auth.uid())
  order by l.updated_at desc, l.id
$$;

create or replace function public.public_lists(p_limit integer default 5000)
  returns table (address text, name text, updated_at timestamptz)
  language sql stable set search_path = ''
as $$
  select l.address, l.name, l.updated_at
  from public.lists l
  where l.visibility = 'public' and l.items > 0
  order by l.updated_at desc, l.id
  limit least(greatest(p_limit, 0), 5000)
$$;

create or replace function public.read_list(p_address text, p_offset integer default 0, p_limit integer default 20)
  returns jsonb
  language plpgsql stable security definer set search_path = ''
as $$
declare
  list public.lists := private.readable_list(p_address);
  me uuid := (select auth.uid());
begin
  if list.id is null then
    return null;
  end if;
  return jsonb_build_object(
    'id', list.id, 'address', list.address, 'name', list.name, 'description', list.description,
    'ranked', list.ranked, 'visibility', list.visibility, 'items', list.items,
    'created_at', list.created_at, 'updated_at', list.updated_at,
    'own', coalesce(list.user_id = me, false), 'owner_id', list.user_id,
    'owner_name', (select p.full_name from public.profiles p where p.id = list.user_id),
    -- The same for everybody, the owner too: only a page that everybody may open is named.
    'owner_handle', (
      select p.handle from public.profile_pages p
      where p.user_id = list.user_id and p.visibility = 'public' and p.suspended_at is null
    ),
    'progress', case when me is null then null else (
      select jsonb_build_object(
        'released', count(*),
        'seen', count(*) filter (where case i.kind
          when 'movie' then exists (
            select from public.watched_movies w where w.user_id = me and w.movie_id = i.title_id
          )
          else exists (
            select from public.watched_tv_series w where w.user_id = me and w.series_id = i.title_id
          )
        end)
      )
      from public.list_items i
      where i.list_id = list.id
        and coalesce(i.release_date, '1800-01-01') <= (now() at time zone 'utc')::date
    ) end,
    'titles', coalesce((
      select jsonb_agg(
        jsonb_build_object(
          'kind', t.kind, 'id', t.title_id, 'title', t.title, 'poster_path', t.poster_path,
          'date', t.release_date, 'vote_average', t.vote_average, 'note', t.note
        ) order by t.position, t.kind, t.title_id
      )
      from (
        select i.* from public.list_items i
        where i.list_id = list.id
        order by i.position, i.kind, i.title_id
        offset greatest(p_offset, 0) limit least(greatest(p_limit, 0), 100)
      ) t
    ), '[]')
  );
end
$$;

create or replace function public.remove_list(p_list uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.lists l set removed_at = now()
  where l.id = p_list and l.user_id = (select auth.uid()) and l.removed_at is null;
  return found;
end
$$;

create or replace function public.restore_list(p_list uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The lock of the bound on lists, before any row is locked.
  perform pg_advisory_xact_lock(hashtextextended('lists:' || (select auth.uid())::text, 0));
  if (
    select count(*) from public.lists l where l.user_id = (select auth.uid()) and l.removed_at is null
  ) >= 200 then
    raise exception 'Two hundred lists can be made' using errcode = '23514';
  end if;
  update public.lists l set removed_at = null
  where l.id = p_list and l.user_id = (select auth.uid()) and l.removed_at > now() - interval '1 day';
  return found;
end
$$;

create or replace view public.watches_view with (security_invoker = true) as
select w.id, w.user_id, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average, w.day,
  w.again, w.note, w.created_at, w.marked_at, w.stars, coalesce(m.stars, s.stars) as title_stars
from public.watches w
left join public.movie_ratings m on w.kind = 'movie' and m.user_id = w.user_id and m.movie_id = w.title_id
left join public.series_ratings s on w.kind = 'tv' and s.user_id = w.user_id and s.series_id = w.title_id;

create or replace function private.bound_watches()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Once a statement: a thousand rows of one import are counted together.
  if exists (
    select from (select distinct user_id from added) a
    where (
      select count(*) from (select from public.watches w where w.user_id = a.user_id limit 50001) counted
    ) > 50000
  ) then
    raise exception 'A diary holds 50,000 watches' using errcode = '23514', constraint = 'watches_bound';
  end if;
  return null;
end
$$;

create or replace function private.check_watch_day()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- The first zone of the world to begin a day is 14 hours ahead.
  if new.day > (now() at time zone 'UTC' + interval '14 hours')::date then
    raise exception 'That day is still to come' using errcode = '23514', constraint = 'watches_day_not_to_come';
  end if;
  return new;
end
$$;

create or replace function private.latest_watch_stars(p_user uuid, p_titles jsonb)
  returns table (kind text, title_id integer, stars real)
  language sql stable set search_path = ''
as $$
  select distinct on (w.kind, w.title_id) w.kind, w.title_id, w.stars
  from jsonb_to_recordset(p_titles) as t (kind text, id integer)
  join public.watches w on w.user_id = p_user and w.kind = t.kind and w.title_id = t.id and w.stars is not null
  order by w.kind, w.title_id, w.day desc nulls last, w.created_at desc, w.id
$$;

create or replace function private.latest_watches(p_person uuid, p_since date, p_limit integer)
  returns table (
    kind text, title_id integer, title text, poster_path text, release_date date, day date, episodes integer,
    watched_at timestamptz
  )
  language sql stable set search_path = ''
as $$
  select * from (
    (
      select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, 0 as episodes, w.created_at as watched_at
      from public.watches w
      where w.user_id = p_person and w.day >= p_since
      order by w.day desc nulls last, w.created_at desc, w.id
      limit p_limit
    )
    union all
    select 'tv', e.series_id, f.series_name, f.series_poster_path, null, e.day, e.episodes, e.marked_at
    from (
      select w.series_id, w.day, count(*)::integer as episodes, max(w.marked_at) as marked_at
      from (
        select s.series_id, s.day, s.marked_at from public.episode_watches s
        where s.user_id = p_person and s.day >= p_since
        order by s.day desc, s.series_id
        limit p_limit * 40
      ) w
      group by w.series_id, w.day
      order by w.day desc, max(w.marked_at) desc
      limit p_limit
    ) e
    join public.series_facts f on f.series_id = e.series_id
  ) every
  order by day desc, watched_at desc, title_id
  limit p_limit
$$;

create or replace function private.length_of(p_kind text, p_title_id integer)
  returns interval
  language sql stable set search_path = ''
as $$
  select make_interval(mins => coalesce((
    select least(f.minutes, 1440) from private.title_facts f
    where p_kind = 'movie' and f.kind = p_kind and f.title_id = p_title_id
  ), 720))
$$;

create or replace function private.print_of(p_watch public.watches)
  returns text
  language sql stable set search_path = ''
as $$
  -- All but its keys, its times, and what the catalogue says of its title. A column to come is a person's.
  select md5(jsonb_strip_nulls(to_jsonb(p_watch) - '{
    id,user_id,kind,title_id,title,poster_path,release_date,vote_average,created_at,marked_at,refreshed_at
  }'::text[])::text)
$$;

create or replace function private.record_watch()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  of_kind text := tg_argv[0];
  utc timestamp := now() at time zone 'UTC';
begin
  -- As the caller, under the policies of the diary.
  insert into public.watches (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, marked_at
  )
  with mark as materialized (
    select a.user_id, a.watched_at, coalesce(a.entry ->> 'movie_id', a.entry ->> 'series_id')::integer as title_id,
      coalesce(a.entry ->> 'movie_title', a.entry ->> 'series_name') as title,
      coalesce(a.entry ->> 'movie_poster_path', a.entry ->> 'series_poster_path') as poster_path,
      coalesce(a.entry ->> 'movie_release_date', a.entry ->> 'series_first_air_date')::date as release_date,
      coalesce(a.entry ->> 'movie_vote_average', a.entry ->> 'series_vote_average')::numeric as vote_average,
      -- The zones of the world reach from 12 hours behind to 14 ahead. A clock that is wrong costs nobody their mark.
      case
        when a.marked_on between (utc - interval '12 hours')::date and (utc + interval '14 hours')::date
          then a.marked_on
        else utc::date
      end as today
    from (select n.user_id, n.watched_at, n.marked_on, to_jsonb(n) as entry from added n offset 0) a
    -- An earlier time of its own says that it was put back, or brought along.
    where a.watched_at >= now()
  )
  select m.user_id, of_kind, m.title_id, m.title, m.poster_path, m.release_date, m.vote_average, m.today,
    earlier.watched, m.watched_at
  from mark m
  cross join lateral (
    select count(*) > 0 as watched, coalesce(bool_or(w.day = m.today), false) as that_day
    from public.watches w
    where w.user_id = m.user_id and w.kind = of_kind and w.title_id = m.title_id
  ) earlier
  -- Marked, taken from the list and marked again on one day is watched once.
  where not earlier.that_day
  on conflict on constraint watches_once_a_mark do nothing;
  return null;
end
$$;

create or replace function private.same_viewing(
  p_user uuid, p_kind text, p_title_id integer, p_at timestamptz, p_day date, p_length interval
)
  returns setof public.watches
  language sql stable set search_path = ''
as $$
  select w.* from public.watches w
  where w.user_id = p_user and w.kind = p_kind and w.title_id = p_title_id
    -- When it was written down is when it was watched, unless it names another day.
    and w.day between p_day - 1 and p_day + 1
    and w.created_at > p_at - p_length and w.created_at < p_at + p_length
$$;

create or replace function public.count_diary_day(
  p_day date default null, p_kind text default null, p_tag text default null
)
  returns integer
  language sql stable set search_path = ''
as $$
  select (
    (
      select count(*) from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and (w.day = p_day or p_day is null and w.day is null)
    ) + (
      select count(distinct d.series_id) from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
        and (d.day = p_day or p_day is null and d.day is null)
    )
  )::integer
$$;

create or replace function public.diary_entries(
  p_kind text default null, p_since date default null, p_until date default null, p_undated boolean default false,
  p_from integer default 0, p_size integer default 30, p_of_each_day integer default null, p_tag text default null
)
  returns table (
    id text, kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric,
    day date, again boolean, note text, created_at timestamptz, marked_at timestamptz, stars real, title_stars real,
    episodes integer, first_episodes jsonb, of_day integer
  )
  language sql stable set search_path = '' set work_mem = '16MB' set plan_cache_mode = force_generic_plan
as $$
  with bound as (
    select coalesce(p_since, '1900-01-01') as since, coalesce(p_until, '2200-01-01') as until,
      -- What is shown of each day takes all of the time it is asked for; a page no more than what stands before its end.
      case when p_of_each_day is null then greatest(p_from, 0) + least(p_size, 200) end as enough
  ),
  dated as materialized (
    (
      select w.id, null::integer as series_id, w.day, w.created_at, null::integer as episodes, false as again
      from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind) and not p_undated
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and w.day >= (select b.since from bound b) and w.day <= (select b.until from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    (
      -- Whole days, because within one the order is another.
      select null, d.series_id, d.day, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
      from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and not p_undated
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
        and d.day >= (select b.since from bound b) and d.day <= (select b.until from bound b)
      group by d.day, d.series_id
      order by d.day desc
      fetch first (select coalesce(b.enough, 1000000) from bound b) rows with ties
    )
  ),
  -- What has no day stands behind all that has one, and is read where that does not fill the page.
  undated as materialized (
    (
      select w.id, null::integer as series_id, w.day, w.created_at, null::integer as episodes, false as again
      from public.watches w
      where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind) and w.day is null
        and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
        and p_since is null and p_of_each_day is null
        and (select count(*) from dated) < (select b.enough from bound b)
      order by w.day desc nulls last, w.created_at desc, w.id
      limit (select b.enough from bound b)
    )
    union all
    select null, d.series_id, null, max(d.marked_at), count(distinct (d.season, d.number))::integer, bool_and(d.run > 1)
    from public.episode_watches d
    where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie' and d.day is null
      and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
      ))
      and p_since is null and p_of_each_day is null
      and (select count(*) from dated) < (select b.enough from bound b)
    group by d.series_id
  ),
  entry as (
    select e.*, coalesce(e.id::text, 'series:' || e.series_id || ':' || coalesce(e.day::text, 'none')) as key
    from (select * from dated union all select * from undated) e
  ),
  placed as (
    select e.*, count(*) over (partition by e.day)::integer as of_day,
      row_number() over (partition by e.day order by e.created_at desc, e.key) as place
    from entry e
  ),
  shown as materialized (
    select p.* from placed p
    where p_of_each_day is null or p.place <= p_of_each_day
    order by p.day desc nulls last, p.created_at desc, p.key
    limit least(p_size, 200) offset greatest(p_from, 0)
  )
  select * from (
    select s.key, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average, w.day, w.again, w.note,
      w.created_at, w.marked_at, w.stars, w.title_stars, null::integer, null::jsonb, s.of_day
    from shown s join public.watches_view w on w.id = s.id
    union all
    select s.key, 'tv', s.series_id, coalesce(f.series_name, o.series_name), coalesce(f.series_poster_path,
      o.series_poster_path), null, null, s.day, s.again, null, s.created_at, null, null, r.stars, s.episodes, e.first, s.of_day
    from shown s
    left join public.series_facts f on f.series_id = s.series_id
    left join public.followed_series o on o.user_id = (select auth.uid()) and o.series_id = s.series_id
    left join public.series_ratings r on r.user_id = (select auth.uid()) and r.series_id = s.series_id
    cross join lateral (
      select jsonb_agg(jsonb_build_array(n.season, n.number, (
        select g.stars from public.part_ratings g
        where g.user_id = (select auth.uid()) and g.series_id = s.series_id and g.season = n.season and g.number = n.number
      )) order by n.season, n.number) as first
      from (
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day = s.day
        union
        select d.season, d.number from public.episode_watches d
        where d.user_id = (select auth.uid()) and d.series_id = s.series_id and d.day is null and s.day is null
        order by 1, 2
        limit 20
      ) n
    ) e
    where s.series_id is not null
  ) e (
    id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars, title_stars,
    episodes, first_episodes, of_day
  )
  order by e.day desc nulls last, e.created_at desc, e.id
$$;

create or replace function public.diary_months(p_kind text default null, p_tag text default null)
  returns table (month date, entries integer)
  language sql stable set search_path = ''
as $$
  select date_trunc('month', e.day::timestamp)::date, count(*)::integer
  from (
    select w.day
    from public.watches w
    where w.user_id = (select auth.uid()) and (p_kind is null or w.kind = p_kind)
      and (p_tag is null or exists (
        select from public.title_tags t
        where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = w.kind and t.title_id = w.title_id
      ))
    union all
    select s.day
    from (
      select distinct d.day, d.series_id from public.episode_watches d
      where d.user_id = (select auth.uid()) and p_kind is distinct from 'movie'
        and (p_tag is null or exists (
          select from public.title_tags t
          where t.user_id = (select auth.uid()) and t.key = p_tag and t.kind = 'tv' and t.title_id = d.series_id
        ))
    ) s
  ) e
  group by 1
  order by 1 desc nulls last
$$;

create or replace function public.log_watch(
  p_kind text, p_title jsonb, p_id uuid, p_day date default null, p_again boolean default false,
  p_note text default null, p_stars real default null
)
  returns table (marked_at timestamptz, wished_at timestamptz)
  language plpgsql set search_path = ''
as $$
declare
  marked timestamptz := now();
  wished timestamptz;
  person uuid := auth.uid();
  entry record;
begin
  select * into entry from jsonb_to_record(p_title) as t (
    id integer, title text, poster_path text, release_date date, vote_average numeric
  );
  -- The lock of the exchange between the lists, taken before they are read.
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || p_kind || ':' || person::text, 0));
  if exists (select from public.watched_movies w
      where p_kind = 'movie' and w.user_id = person and w.movie_id = entry.id)
    or exists (select from public.watched_tv_series w
      where p_kind = 'tv' and w.user_id = person and w.series_id = entry.id) then
    marked := null;
  end if;
  insert into public.watches (
    id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, marked_at, stars
  ) values (
    p_id, person, p_kind, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average,
    p_day, p_again, p_note, marked, p_stars
  );
  -- The trigger of the list finds the watch of this very mark, and records no other.
  if marked is not null and p_kind = 'movie' then
    select w.added_at into wished from public.wishlists w where w.user_id = person and w.movie_id = entry.id;
    insert into public.watched_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average
    ) values (person, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average);
  elsif marked is not null then
    select w.added_at into wished from public.tv_wishlists w where w.user_id = person and w.series_id = entry.id;
    insert into public.watched_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average
    ) values (person, entry.id, entry.title, entry.poster_path, entry.release_date, entry.vote_average);
  end if;
  return query select marked, wished;
end
$$;

create or replace function public.remove_watch(p_id uuid)
  returns jsonb
  language sql set search_path = ''
as $$
  delete from public.watches w where w.id = p_id and w.user_id = (select auth.uid()) returning to_jsonb(w)
$$;

create or replace function public.restore_watch(p_watch jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Only people have watches' using errcode = '42501';
  end if;
  delete from public.watches w using public.plays p
  where w.id = (p_watch ->> 'id')::uuid and w.user_id = auth.uid() and p.watch_id = w.id
    and private.print_of(w) = p.done ->> 'print';
  insert into public.watches
  select w.* from jsonb_populate_record(null::public.watches, p_watch || jsonb_build_object('user_id', auth.uid())) w;
end
$$;

create table public.feed_addresses (
  user_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  constraint feed_addresses_pkey primary key (user_id),
  constraint feed_addresses_token_once unique (token_hash),
  constraint feed_addresses_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint feed_addresses_hash_shape check (token_hash ~ '^[0-9a-f]{64}$')
);

create or replace function private.feed_of(p_person uuid, p_what text)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.id), '[]') from (
    (
      select w.id::text as id, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, w.again,
        coalesce(w.stars, m.stars, s.stars) as stars,
        exists (select from public.favorite_movies f where w.kind = 'movie' and f.user_id = p_person and f.movie_id = w.title_id)
          or exists (
            select from public.favorite_tv_series f where w.kind = 'tv' and f.user_id = p_person and f.series_id = w.title_id
          ) as liked,
        null::text as text, false as tells_end, 0 as episodes, w.created_at as at
      from public.watches w
      left join public.movie_ratings m on w.kind = 'movie' and m.user_id = p_person and m.movie_id = w.title_id
      left join public.series_ratings s on w.kind = 'tv' and s.user_id = p_person and s.series_id = w.title_id
      where p_what = 'diary' and w.user_id = p_person and w.day is not null
      order by w.created_at desc, w.id
      limit 50
    )
    union all
    (
      select 'series:' || d.series_id || ':' || d.day, 'tv', d.series_id, f.series_name, f.series_poster_path, null, d.day,
        bool_and(d.run > 1), r.stars, false, null, false, count(*)::integer, max(d.marked_at)
      from public.episode_watches d
      join public.series_facts f on f.series_id = d.series_id
      left join public.series_ratings r on r.user_id = p_person and r.series_id = d.series_id
      where p_what = 'diary' and d.user_id = p_person and d.day is not null
      group by d.series_id, d.day, f.series_name, f.series_poster_path, r.stars
      order by max(d.marked_at) desc, d.series_id
      limit 50
    )
    union all
    (
      select v.id::text, v.kind, v.title_id, coalesce(t.name, ''), t.poster_path, null, null, false, v.stars, false, v.review,
        v.tells_end, 0, v.created_at
      from (
        select r.id, 'movie' as kind, r.movie_id as title_id, r.review, r.tells_end, r.created_at, g.stars
        from public.movie_reviews r
        left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
        where r.user_id = p_person
        union all
        select r.id, 'tv', r.series_id, r.review, r.tells_end, r.created_at, g.stars
        from public.series_reviews r
        left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
        where r.user_id = p_person
        order by 6 desc, 1
        limit 50
      ) v
      left join lateral private.watched_title(p_person, v.kind, v.title_id) t on true
      where p_what = 'reviews'
    )
    order by at desc, id
    limit 50
  ) e
$$;

create or replace function public.own_feed(p_secret text, p_what text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', n.full_name, 'entries', private.feed_of(f.user_id, p_what))
  from public.feed_addresses f join public.profiles n on n.id = f.user_id
  where f.token_hash = private.hash_of(p_secret)
$$;

create or replace function public.own_titles(p_secret text, p_list text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', case
      when p_list = 'wishlist' then ''
      else coalesce((
        select l.name from public.lists l where l.address = p_list and l.user_id = f.user_id and l.removed_at is null
      ), (select s.name from public.saved_searches s where s.id::text = p_list and s.user_id = f.user_id))
    end,
    'search', (
      select jsonb_build_object('kind', s.kind, 'query', s.query) from public.saved_searches s
      where s.id::text = p_list and s.user_id = f.user_id
    ),
    'titles', coalesce((
      select jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'title', t.title, 'date', t.date, 'at', t.at,
        'tvdb', private.tvdb_of(t.kind, t.id)) order by t.place, t.at desc, t.kind, t.id)
      from (
        select 'movie' as kind, w.movie_id as id, w.movie_title as title, w.movie_release_date as date, w.added_at as at,
          0::bigint as place
        from public.wishlists w where p_list = 'wishlist' and w.user_id = f.user_id
        union all
        select 'tv', w.series_id, w.series_name, w.series_first_air_date, w.added_at, 0
        from public.tv_wishlists w where p_list = 'wishlist' and w.user_id = f.user_id
        union all
        select i.kind, i.title_id, i.title, i.release_date, i.added_at, i.position
        from public.lists l join public.list_items i on i.list_id = l.id
        where l.address = p_list and l.user_id = f.user_id and l.removed_at is null
      ) t
    ), '[]')
  )
  from public.feed_addresses f
  where f.token_hash = private.hash_of(p_secret) and (
    p_list = 'wishlist'
    or exists (select from public.lists l where l.address = p_list and l.user_id = f.user_id and l.removed_at is null)
    or exists (select from public.saved_searches s where s.id::text = p_list and s.user_id = f.user_id)
  )
$$;

create or replace function public.public_feed(p_handle text, p_what text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', n.full_name, 'handle', p.handle, 'entries', private.feed_of(p.user_id, p_what))
  from public.profile_pages p join public.profiles n on n.id = p.user_id
  -- What is kept for everybody goes by what everybody may see, whoever asks.
  where p.handle = private.folded_handle(p_handle) and p.visibility = 'public' and p.suspended_at is null
    and case p_what when 'diary' then p.show_watches when 'reviews' then p.show_reviews else false end
$$;

create or replace function public.public_titles(p_address text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', l.name, 'search', null, 'titles', coalesce((
    select jsonb_agg(jsonb_build_object(
      'kind', i.kind, 'id', i.title_id, 'title', i.title, 'date', i.release_date, 'at', i.added_at,
      'tvdb', private.tvdb_of(i.kind, i.title_id)
    ) order by i.position, i.kind, i.title_id)
    from public.list_items i where i.list_id = l.id
  ), '[]'))
  from public.lists l
  where l.address = p_address and l.visibility = 'public' and l.removed_at is null
$$;

create or replace function public.renew_feed_address(p_expected timestamptz default null)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := private.new_secret();
  v_had timestamptz;
begin
  if v_person is null then
    raise exception 'Only people have feeds' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('feeds:' || v_person::text, 0));
  select f.created_at into v_had from public.feed_addresses f where f.user_id = v_person;
  if v_had is distinct from p_expected then
    return null;
  end if;
  insert into public.feed_addresses (user_id, token_hash) values (v_person, private.hash_of(v_secret))
  on conflict (user_id) do update set token_hash = excluded.token_hash,
    created_at = greatest(clock_timestamp(), v_had + interval '1 millisecond');
  return v_secret;
end
$$;

create table private.for_you (
  user_id uuid not null,
  ground jsonb,
  made_at timestamptz not null default now(),
  day date not null default current_date,
  calls integer not null default 0,
  given integer not null default 0,
  constraint for_you_pkey primary key (user_id),
  constraint for_you_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint for_you_ground_small check (pg_column_size(ground) <= 1000000)
);

create table private.for_you_sources (
  key text not null,
  answer jsonb not null,
  asked_at timestamptz not null default now(),
  constraint for_you_sources_pkey primary key (key),
  constraint for_you_sources_answer_small check (pg_column_size(answer) <= 60000),
  constraint for_you_sources_key_shape check (key ~ '^[a-z]+(-[a-z]+)?-[0-9]{1,10}$')
);

create table private.for_you_trait_counts (
  trait text not null,
  titles integer not null,
  constraint for_you_trait_counts_pkey primary key (trait)
);

create table private.for_you_wanted (
  user_id uuid not null,
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  constraint for_you_wanted_pkey primary key (user_id),
  constraint for_you_wanted_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create table public.for_you_feedback (
  user_id uuid not null,
  subject text not null,
  direction smallint not null,
  name text not null,
  traits text[] not null default '{}',
  said_at timestamptz not null default now(),
  constraint for_you_feedback_pkey primary key (user_id, subject),
  constraint for_you_feedback_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint for_you_feedback_direction_known check (direction in (-1, 0, 1)),
  constraint for_you_feedback_name_length check (char_length(name) <= 500),
  constraint for_you_feedback_said_at_sane check (said_at >= '2000-01-01'),
  constraint for_you_feedback_subject_shape check (subject ~ '^[a-z]+-[A-Za-z0-9_-]{1,20}$'),
  constraint for_you_feedback_traits_bounded check (
    cardinality(traits) <= 40 and char_length(array_to_string(traits, '')) <= 1200
  )
);

create or replace function private.bound_for_you_feedback()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- The earliest give way: they say least of what somebody likes now.
  delete from public.for_you_feedback f using (
    select o.user_id, o.subject,
      row_number() over (partition by o.user_id order by o.said_at desc, o.subject) as place
    from public.for_you_feedback o where o.user_id in (select a.user_id from added a)
  ) o
  where f.user_id = o.user_id and f.subject = o.subject and o.place > 300;
  return null;
end
$$;

create or replace function private.stars_given(p_user uuid)
  returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from (
    select 1 from public.movie_ratings r where r.user_id = p_user
    union all
    select 1 from public.series_ratings r where r.user_id = p_user
    limit 100
  ) g
$$;

create table private.title_facts (
  kind text not null,
  title_id integer not null,
  known boolean not null default true,
  name text,
  minutes integer,
  genre_ids integer[] not null default '{}',
  genre_names text[] not null default '{}',
  countries text[] not null default '{}',
  language text,
  vote numeric(3,1),
  actor_ids integer[] not null default '{}',
  actor_names text[] not null default '{}',
  director_ids integer[] not null default '{}',
  director_names text[] not null default '{}',
  collection_id integer,
  collection_name text,
  checked_at timestamptz not null default now(),
  release_date date,
  writer_ids integer[] not null default '{}',
  writer_names text[] not null default '{}',
  keyword_ids integer[] not null default '{}',
  keyword_names text[] not null default '{}',
  constraint title_facts_pkey primary key (kind, title_id),
  constraint title_facts_collection_whole check ((collection_id is null) = (collection_name is null)),
  constraint title_facts_countries_bounded check (cardinality(countries) <= 8),
  constraint title_facts_genres_bounded check (
    cardinality(genre_ids) <= 8 and cardinality(genre_ids) = cardinality(genre_names)
  ),
  constraint title_facts_keywords_bounded check (
    cardinality(keyword_ids) <= 20 and cardinality(keyword_ids) = cardinality(keyword_names)
    and char_length(array_to_string(keyword_names, '')) <= 1000
  ),
  constraint title_facts_kind_known check (kind in ('movie', 'tv')),
  constraint title_facts_minutes_range check (minutes between 1 and 60000),
  constraint title_facts_name_length check (char_length(name) <= 500 and name ~ '\S'),
  constraint title_facts_people_bounded check (
    cardinality(actor_ids) <= 10 and cardinality(actor_ids) = cardinality(actor_names)
    and cardinality(director_ids) <= 3 and cardinality(director_ids) = cardinality(director_names)
  ),
  constraint title_facts_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint title_facts_text_bounded check (
    char_length(
      array_to_string(genre_names || countries || actor_names || director_names, '')
    ) <= 2000 and char_length(language) <= 10 and char_length(collection_name) <= 100
  ),
  constraint title_facts_title_id_positive check (title_id > 0),
  constraint title_facts_vote_range check (vote between 0 and 10),
  constraint title_facts_writers_bounded check (
    cardinality(writer_ids) <= 3 and cardinality(writer_ids) = cardinality(writer_names)
    and char_length(array_to_string(writer_names, '')) <= 300
  )
);

create or replace function private.traits_of_facts(f private.title_facts)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'minutes', f.minutes, 'date', f.release_date, 'language', f.language, 'countries', to_jsonb(f.countries),
    'genreIds', to_jsonb(f.genre_ids), 'genreNames', to_jsonb(f.genre_names),
    'makerIds', to_jsonb(f.director_ids || f.writer_ids), 'makerNames', to_jsonb(f.director_names || f.writer_names),
    'actorIds', to_jsonb(f.actor_ids[1:5]), 'actorNames', to_jsonb(f.actor_names[1:5]),
    'themeIds', to_jsonb(f.keyword_ids), 'themeNames', to_jsonb(f.keyword_names),
    'collectionId', f.collection_id, 'collectionName', f.collection_name
  )
$$;

create or replace function private.want_for_you()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    -- Of an account that is being deleted, nothing.
    insert into private.for_you_wanted as w (user_id)
    select distinct g.user_id from gone g
    where exists (select from auth.users u where u.id = g.user_id) order by 1
    on conflict (user_id) do update set last_at = now();
  else
    insert into private.for_you_wanted as w (user_id)
    select distinct a.user_id from added a order by 1
    on conflict (user_id) do update set last_at = now();
  end if;
  return null;
end
$$;

create or replace function public.count_traits()
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  counted integer;
begin
  delete from private.for_you_trait_counts;
  insert into private.for_you_trait_counts (trait, titles)
  select '', count(*) from private.title_facts f where f.known
  union all
  select t.trait, count(*) from (
    select 'genre-' || unnest(f.genre_ids) as trait from private.title_facts f where f.known
    union all
    select 'maker-' || m.id
    from private.title_facts f
    cross join lateral (select distinct unnest(f.director_ids || f.writer_ids) as id) m
    where f.known
    union all
    select 'actor-' || unnest(f.actor_ids[1:5]) from private.title_facts f where f.known
    union all
    select 'theme-' || unnest(f.keyword_ids) from private.title_facts f where f.known
    union all
    select 'country-' || unnest(f.countries[1:2]) from private.title_facts f where f.known
    union all
    select 'language-' || f.language from private.title_facts f where f.known and f.language is not null
    union all
    select 'saga-' || f.collection_id from private.title_facts f where f.known and f.collection_id is not null
    union all
    select 'decade-' || (extract(year from f.release_date)::integer / 10 * 10)
    from private.title_facts f where f.known and f.release_date is not null
  ) t
  group by t.trait;
  get diagnostics counted = row_count;
  return counted;
end
$$;

create or replace function public.for_you_counts(p_traits text[])
  returns table (trait text, titles integer)
  language sql stable security definer set search_path = ''
as $$
  select c.trait, c.titles from private.for_you_trait_counts c where c.trait = '' or c.trait = any (p_traits[1:20000])
$$;

create or replace function public.for_you_due(
  p_quiet_since timestamptz, p_waiting_since timestamptz, p_older_than timestamptz, p_limit integer
)
  returns table (user_id uuid, calls_today integer)
  language sql stable security definer set search_path = ''
as $$
  select d.user_id, coalesce((select y.calls from private.for_you y where y.user_id = d.user_id and y.day = current_date), 0)
  from (
    select w.user_id, w.first_at as since
    from private.for_you_wanted w left join private.for_you y on y.user_id = w.user_id
    where private.stars_given(w.user_id) >= 5
      -- The first titles come at once.
      and (w.last_at <= p_quiet_since or w.first_at <= p_waiting_since or coalesce(y.given, 0) < 5)
    union all
    select y.user_id, y.made_at from private.for_you y
    where y.made_at < p_older_than and y.ground is not null
      and not exists (select from private.for_you_wanted w where w.user_id = y.user_id)
  ) d
  order by d.since, d.user_id
  limit least(greatest(p_limit, 1), 500)
$$;

create or replace function public.for_you_history(p_user uuid, p_limit integer default 1500)
  returns table (
    kind text, title_id integer, title text, stars numeric, at timestamptz, watched boolean, favorite boolean,
    wished boolean, dismissed boolean, dropped boolean, facts jsonb
  )
  language sql stable security definer set search_path = ''
as $$
  with done as (
    select 'movie' as kind, r.movie_id as title_id, null::text as title, r.stars,
      coalesce(r.updated_at, r.created_at) as at, 'rated' as what
    from public.movie_ratings r where r.user_id = p_user
    union all
    select 'tv', r.series_id, null, r.stars, coalesce(r.updated_at, r.created_at), 'rated'
    from public.series_ratings r where r.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.watched_at, 'watched'
    from public.watched_movies w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.watched_at, 'watched'
    from public.watched_tv_series w where w.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.favorited_at, 'favorite'
    from public.favorite_movies w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.favorited_at, 'favorite'
    from public.favorite_tv_series w where w.user_id = p_user
    union all
    select 'movie', w.movie_id, w.movie_title, null, w.added_at, 'wished' from public.wishlists w where w.user_id = p_user
    union all
    select 'tv', w.series_id, w.series_name, null, w.added_at, 'wished' from public.tv_wishlists w where w.user_id = p_user
    union all
    select d.kind, d.title_id, d.title, null, d.dismissed_at, 'dismissed'
    from public.dismissed_titles d where d.user_id = p_user
    union all
    select 'tv', f.series_id, f.series_name, null, f.followed_at, case f.state when 'dropped' then 'dropped' else 'followed' end
    from public.followed_series f where f.user_id = p_user
  ),
  titles as (
    select d.kind, d.title_id, max(d.title) as title, max(d.stars)::numeric as stars,
      coalesce(max(d.at) filter (where d.what = 'rated'), max(d.at)) as at,
      bool_or(d.what = 'watched') as watched, bool_or(d.what = 'favorite') as favorite,
      bool_or(d.what = 'wished') as wished, bool_or(d.what = 'dismissed') as dismissed,
      bool_or(d.what = 'dropped') as dropped
    from done d group by d.kind, d.title_id
  )
  select t.kind, t.title_id, coalesce(f.name, t.title), t.stars, t.at, t.watched, t.favorite, t.wished, t.dismissed,
    t.dropped, case when f.known then private.traits_of_facts(f) when f.kind is not null then '{}' end
  from titles t
  left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  -- What says most first: stars and favorites, then what somebody turned down, then the rest, the latest of each first.
  order by (t.stars is not null or t.favorite) desc, (t.dismissed or t.dropped) desc, t.at desc, t.kind, t.title_id
  limit least(greatest(p_limit, 1), 3000)
$$;

create or replace function public.for_you_known(p_movie_ids integer[], p_series_ids integer[])
  returns table (kind text, title_id integer, facts jsonb)
  language sql stable security definer set search_path = ''
as $$
  select f.kind, f.title_id, private.traits_of_facts(f) from private.title_facts f
  where f.known and (
    (f.kind = 'movie' and f.title_id = any (p_movie_ids[1:2000]))
    or (f.kind = 'tv' and f.title_id = any (p_series_ids[1:2000]))
  )
$$;

create or replace function public.for_you_sources(p_keys text[], p_newer_than timestamptz)
  returns table (key text, answer jsonb, fresh boolean)
  language sql stable security definer set search_path = ''
as $$
  select s.key, s.answer, s.asked_at > p_newer_than from private.for_you_sources s where s.key = any (p_keys[1:200])
$$;

create or replace function public.forget_for_you_sources(p_older_than timestamptz)
  returns integer
  language sql security definer set search_path = ''
as $$
  with gone as (delete from private.for_you_sources s where s.asked_at < p_older_than returning 1)
  select count(*)::integer from gone
$$;

create or replace function public.keep_for_you_source(p_key text, p_answer jsonb)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into private.for_you_sources (key, answer) values (p_key, p_answer)
  on conflict (key) do update set answer = excluded.answer, asked_at = now()
$$;

create or replace function public.my_for_you()
  returns table (ground jsonb, made_at timestamptz, waiting boolean, given integer, taken text[], wished text[])
  language sql stable security definer set search_path = ''
as $$
  with me as (select (select auth.uid()) as id),
  mine as (select y.ground, y.made_at from private.for_you y, me where y.user_id = me.id),
  pool as (
    select t ->> 'kind' as kind, (t ->> 'id')::integer as id
    from mine, lateral jsonb_array_elements(case when mine.ground is null then '[]' else mine.ground -> 'titles' end) t
  ),
  movies as (select array(select id from pool where kind = 'movie') as ids),
  series as (select array(select id from pool where kind = 'tv') as ids)
  select
    (select ground from mine), (select m.made_at from mine m),
    exists (select from private.for_you_wanted w, me where w.user_id = me.id),
    (select private.stars_given(me.id) from me),
    array(
      select 'movie-' || w.movie_id from public.watched_movies w, me, movies m where w.user_id = me.id and w.movie_id = any (m.ids)
      union select 'tv-' || w.series_id from public.watched_tv_series w, me, series s where w.user_id = me.id and w.series_id = any (s.ids)
      union select 'movie-' || r.movie_id from public.movie_ratings r, me, movies m where r.user_id = me.id and r.movie_id = any (m.ids)
      union select 'tv-' || r.series_id from public.series_ratings r, me, series s where r.user_id = me.id and r.series_id = any (s.ids)
      union select 'tv-' || f.series_id from public.followed_series f, me, series s where f.user_id = me.id and f.series_id = any (s.ids)
      union select d.kind || '-' || d.title_id from public.dismissed_titles d, me, movies m, series s
        where d.user_id = me.id and d.title_id = any (case d.kind when 'movie' then m.ids else s.ids end)
    ),
    array(
      select 'movie-' || w.movie_id from public.wishlists w, me, movies m where w.user_id = me.id and w.movie_id = any (m.ids)
      union select 'tv-' || w.series_id from public.tv_wishlists w, me, series s where w.user_id = me.id and w.series_id = any (s.ids)
    )
$$;

create or replace function public.save_for_you(p_user uuid, p_ground jsonb, p_calls integer, p_began timestamptz)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  -- An account that was deleted meanwhile has no taste.
  insert into private.for_you as y (user_id, ground, calls, given)
  select u.id, p_ground, p_calls, private.stars_given(u.id) from auth.users u where u.id = p_user
  on conflict (user_id) do update set ground = excluded.ground, made_at = now(), day = current_date, given = excluded.given,
    calls = case when y.day = current_date then y.calls else 0 end + excluded.calls;
  -- What changed while titles were looked for is looked at again.
  delete from private.for_you_wanted w where w.user_id = p_user and w.last_at <= p_began;
  return found;
end
$$;

create or replace function public.say_for_you(p_subject text, p_direction smallint, p_name text, p_traits text[])
  returns void
  language sql set search_path = ''
as $$
  delete from public.for_you_feedback where user_id = (select auth.uid()) and subject = p_subject;
  insert into public.for_you_feedback (user_id, subject, direction, name, traits)
  values ((select auth.uid()), p_subject, p_direction, p_name, p_traits);
$$;

create table public.home_visits (
  user_id uuid not null,
  visited_on date not null,
  before_on date,
  steps_hidden boolean not null default false,
  constraint home_visits_pkey primary key (user_id),
  constraint home_visits_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint home_visits_in_order check (before_on < visited_on)
);

create or replace function public.visit_home(p_today date)
  returns table (
    away_since date, steps_hidden boolean, hide_seen boolean, seen integer, services boolean, imported boolean,
    stars integer, following integer
  )
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_visit public.home_visits;
begin
  if v_user is null then
    raise insufficient_privilege using message = 'Somebody signed in visits home';
  end if;
  insert into public.home_visits as v (user_id, visited_on) values (v_user, p_today)
  on conflict (user_id) do nothing;
  -- A second page of the same day changes nothing, nor does a clock that goes back.
  update public.home_visits v set before_on = v.visited_on, visited_on = p_today
  where v.user_id = v_user and v.visited_on < p_today;
  select * into v_visit from public.home_visits v where v.user_id = v_user;
  return query select
    case when v_visit.visited_on - v_visit.before_on >= 7 then v_visit.before_on end,
    v_visit.steps_hidden,
    (select s.hide_seen from public.list_settings s where s.user_id = v_user),
    (select count(*)::integer from (
      select 1 from (
        select m.movie_id from public.watched_movies m where m.user_id = v_user
        union all
        select t.series_id from public.watched_tv_series t where t.user_id = v_user
      ) w limit 50) w),
    exists (select from public.my_services s where s.user_id = v_user),
    exists (select from public.imports i where i.user_id = v_user),
    (select count(*)::integer from (
      select 1 from (
        select r.movie_id from public.movie_ratings r where r.user_id = v_user
        union all
        select r.series_id from public.series_ratings r where r.user_id = v_user
      ) r limit 5) r),
    (select count(*)::integer from (
      select 1 from public.followed_series f where f.user_id = v_user limit 3) f);
end
$$;

create table public.import_titles (
  number bigint not null generated always as identity,
  import_id uuid not null,
  user_id uuid not null,
  key text not null,
  words text not null,
  name text not null,
  year smallint,
  kind text,
  ids jsonb not null default '{}',
  state text not null default 'waiting',
  attempts smallint not null default 0,
  title_kind text,
  title_id integer,
  title text,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  candidates jsonb not null default '[]',
  done jsonb,
  constraint import_titles_pkey primary key (number),
  constraint import_titles_once unique (import_id, key),
  constraint import_titles_import_id_fkey foreign key (import_id) references public.imports (id) on delete cascade,
  constraint import_titles_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint import_titles_clear_whole check (
    state <> 'clear' or (title_kind is not null and title_id is not null and title is not null)
  ),
  constraint import_titles_kind_known check (kind in ('movie', 'tv')),
  constraint import_titles_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint import_titles_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint import_titles_state_known check (
    state in ('waiting', 'clear', 'ambiguous', 'not_found', 'failed', 'skipped', 'own')
  ),
  constraint import_titles_title_id_positive check (title_id > 0),
  constraint import_titles_title_kind_known check (title_kind in ('movie', 'tv')),
  constraint import_titles_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint import_titles_vote_average_range check (vote_average between 0 and 10)
);

create table public.import_rows (
  import_id uuid not null,
  "position" integer not null,
  user_id uuid not null,
  title_number bigint not null,
  what text not null,
  rank smallint not null,
  day date,
  stars real,
  entry jsonb not null,
  state text not null default 'waiting',
  reason text,
  done jsonb,
  constraint import_rows_pkey primary key (import_id, "position"),
  constraint import_rows_import_id_fkey foreign key (import_id) references public.imports (id) on delete cascade,
  constraint import_rows_title_number_fkey
    foreign key (title_number) references public.import_titles (number) on delete cascade,
  constraint import_rows_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint import_rows_position_range check (position between 0 and 199999),
  constraint import_rows_reason_known check (reason in (
    'watched', 'existing', 'shortened', 'future', 'full', 'value', 'catalogue', 'again', 'episode'
  )),
  constraint import_rows_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  constraint import_rows_state_known check (
    state in ('waiting', 'imported', 'already', 'ambiguous', 'not_found', 'skipped', 'unreadable')
  )
);

create or replace function private.find_import_title(p_import public.imports, p_choice jsonb)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_pick constant jsonb := p_choice -> 'pick';
  v_number constant bigint := (p_choice ->> 'number')::bigint;
begin
  -- Of two imports at once one begins.
  perform pg_advisory_xact_lock(hashtextextended('import:' || p_import.user_id::text, 0));
  if jsonb_typeof(v_pick) is distinct from 'object' or p_import.finished_at <= now() - interval '30 days' or exists (
    select from public.imports o where o.user_id = p_import.user_id and private.is_open_import(o.state)
  ) then
    return false;
  end if;
  update public.import_titles t
  set state = 'clear', title_kind = v_pick ->> 'kind', title_id = (v_pick ->> 'id')::integer,
    title = v_pick ->> 'title', poster_path = v_pick ->> 'posterPath', release_date = (v_pick ->> 'date')::date,
    vote_average = (v_pick ->> 'voteAverage')::numeric
  where t.number = v_number and t.import_id = p_import.id and t.state in ('not_found', 'ambiguous', 'skipped');
  if not found then return false; end if;
  update public.import_rows r set state = 'waiting', reason = null
  where r.import_id = p_import.id and r.title_number = v_number and r.state in ('not_found', 'ambiguous', 'skipped');
  update public.imports i set state = 'saving', state_at = now(), finished_at = null, tally = coalesce((
      select jsonb_object_agg(s.state, s.rows) from (
        select r.state, count(*) as rows from public.import_rows r
        where r.import_id = p_import.id and r.state <> 'waiting' group by r.state
      ) s
    ), '{}')
  where i.id = p_import.id;
  return true;
end
$$;

create or replace function private.hash_of(p_secret text)
  returns text
  language sql immutable set search_path = ''
as $$ select encode(sha256(convert_to(p_secret, 'UTF8')), 'hex') $$;

create or replace function private.is_open_import(p_state text)
  returns boolean
  language sql immutable parallel safe set search_path = ''
as $$
  select p_state in ('receiving', 'matching', 'asking', 'saving', 'undoing')
$$;

create or replace function private.list_watched_imports(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- The watched list takes the wish away; it is kept for the way back.
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('unwished', to_jsonb(w))
  from public.wishlists w
  where w.user_id = p_import.user_id and w.movie_id = t.title_id and t.number in (
    select l.number from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where l.kind = 'movie' and not l.entry ? 'episode'
  );
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('unwished', to_jsonb(w))
  from public.tv_wishlists w
  where w.user_id = p_import.user_id and w.series_id = t.title_id and t.number in (
    select l.number from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where l.kind = 'tv' and not l.entry ? 'episode'
  );
  with named as materialized (
    select distinct on (l.kind, l.id) l.*
    from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where not l.entry ? 'episode' order by l.kind, l.id, l.position
  ), titles as materialized (
    -- With the day it was seen first, whichever row says so: looked for once a title, however many rows it has.
    select l.*, (
        select min(private.import_time(r.day, p_import.started_at, r.position)) from public.import_rows r
        where r.title_number = l.number and r.what in ('watch', 'watched')
      ) as first_at,
      (select count(*) from public.watches w
       where w.user_id = p_import.user_id and w.kind = l.kind and w.title_id = l.id) as had
    from named l
  ), movies as (
    insert into public.watched_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.first_at
    from titles l where l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'movie' as kind, movie_id as id, watched_at
  ), series as (
    insert into public.watched_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.first_at
    from titles l where l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'tv' as kind, series_id as id, watched_at
  )
  update public.import_titles t
  set done = coalesce(t.done, '{}') || jsonb_build_object('listed', g.watched_at, 'had', l.had)
  from (select * from movies union all select * from series) g join titles l on l.kind = g.kind and l.id = g.id
  where t.number = l.number;
end
$$;

create or replace function private.settle_import_rows(
  p_import_id uuid, p_positions integer[], p_state text, p_reason text default null
)
  returns void
  language sql set search_path = ''
as $$
  update public.import_rows r set state = p_state, reason = p_reason
  where r.import_id = p_import_id and r.position = any (p_positions) and r.state = 'waiting'
$$;

create or replace function public.add_import_rows(p_user_id uuid, p_import_id uuid, p_from integer, p_rows jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_received integer;
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.user_id = p_user_id for update;
  if not found then return null; end if;
  if jsonb_array_length(p_rows) > 500 then
    raise exception 'More than 500 rows at once' using errcode = '22023';
  end if;
  -- What would leave a gap is not taken: who sends is told from where to go on.
  if v_import.state <> 'receiving' or p_from < 0 or p_from > v_import.received then
    return v_import.received;
  end if;
  insert into public.import_titles (
    import_id, user_id, key, words, name, year, kind, ids, state, title_kind, title_id, title
  )
  select distinct on (r.key) p_import_id, p_user_id, r.key, r.words, r.entry ->> 'name',
    (r.entry ->> 'year')::smallint, r.entry ->> 'kind', coalesce(r.entry -> 'ids', '{}'),
    case when r.entry ->> 'what' = 'own' then 'own' else 'waiting' end,
    r.title ->> 'kind', (r.title ->> 'id')::integer, r.title ->> 'title'
  from rows from (jsonb_to_recordset(p_rows) as (key text, words text, entry jsonb, title jsonb)) with ordinality
    as r (key, words, entry, title, place)
  where p_from + r.place > v_import.received and p_from + r.place <= v_import.total
  order by r.key, r.place
  on conflict (import_id, key) do nothing;
  insert into public.import_rows (import_id, position, user_id, title_number, what, rank, day, stars, entry)
  select p_import_id, p_from + r.place - 1, p_user_id, t.number, r.entry ->> 'what', r.rank,
    (r.entry ->> 'day')::date, r.stars, r.entry
  from rows from (jsonb_to_recordset(p_rows) as (key text, rank smallint, stars real, entry jsonb)) with ordinality
    as r (key, rank, stars, entry, place)
  join public.import_titles t on t.import_id = p_import_id and t.key = r.key
  where p_from + r.place > v_import.received and p_from + r.place <= v_import.total;
  v_received := greatest(v_import.received, least(v_import.total, p_from + jsonb_array_length(p_rows)));
  update public.imports i set received = v_received,
    state = case when v_received = i.total then 'matching' else i.state end, state_at = now()
  where i.id = p_import_id;
  return v_received;
end
$$;

create or replace function public.choose_import_title(p_user_id uuid, p_import_id uuid, p_choice jsonb)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_asked public.import_titles;
  v_pick jsonb := p_choice -> 'pick';
begin
  select * into v_import from public.imports i
  where i.id = p_import_id and i.user_id = p_user_id for update;
  if v_import.state = 'done' then return private.find_import_title(v_import, p_choice); end if;
  if not found or v_import.state not in ('matching', 'asking') then return false; end if;
  if p_choice ? 'all' then
    update public.import_titles t
    set state = 'clear', title_kind = c.kind, title_id = c.id, title = c.title, poster_path = c."posterPath",
      release_date = c.date, vote_average = c."voteAverage"
    from public.import_titles o
    cross join lateral jsonb_to_record(o.candidates -> 0) as c (
      kind text, id integer, title text, "posterPath" text, date date, "voteAverage" numeric
    )
    where p_choice ->> 'all' = 'first' and o.import_id = p_import_id and o.state = 'ambiguous'
      and jsonb_array_length(o.candidates) > 0 and t.number = o.number;
    update public.import_titles t set state = 'skipped'
    where p_choice ->> 'all' = 'skip' and t.import_id = p_import_id and t.state = 'ambiguous';
  else
    select * into v_asked from public.import_titles t
    where t.import_id = p_import_id and t.number = (p_choice ->> 'number')::bigint
      and t.state in ('ambiguous', 'not_found', 'skipped', 'clear');
    if not found then return false; end if;
    update public.import_titles t
    set state = case when jsonb_typeof(v_pick) = 'object' then 'clear' else 'skipped' end,
      title_kind = v_pick ->> 'kind', title_id = (v_pick ->> 'id')::integer, title = v_pick ->> 'title',
      poster_path = v_pick ->> 'posterPath', release_date = (v_pick ->> 'date')::date,
      vote_average = (v_pick ->> 'voteAverage')::numeric
    where t.number = v_asked.number
      or ((p_choice ->> 'alike')::boolean and t.import_id = p_import_id and t.state = 'ambiguous'
        and t.words = v_asked.words and (
          jsonb_typeof(v_pick) <> 'object' or t.candidates @> jsonb_build_array(
            jsonb_build_object('kind', v_pick -> 'kind', 'id', v_pick -> 'id')
          )
        ));
  end if;
  update public.imports i set state_at = now() where i.id = p_import_id and i.state = 'asking';
  perform private.leave_matching(p_import_id);
  return true;
end
$$;

create or replace function public.end_import(p_user_id uuid, p_import_id uuid, p_how text)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_state text;
begin
  select i.state into v_state from public.imports i
  where i.id = p_import_id and i.user_id = p_user_id for update;
  if not found then return null; end if;
  if p_how = 'save' and v_state = 'asking' then
    update public.imports i set state = 'saving', state_at = now() where i.id = p_import_id;
  elsif p_how = 'cancel' and v_state in ('receiving', 'matching', 'asking', 'saving') then
    update public.imports i set state = 'cancelled', state_at = now(), finished_at = now(), halted_since = null
    where i.id = p_import_id;
    -- Before saving nothing has happened that a report could tell.
    if v_state <> 'saving' then
      delete from public.import_rows r where r.import_id = p_import_id;
      delete from public.import_titles t where t.import_id = p_import_id;
      update public.imports i set received = 0 where i.id = p_import_id;
    end if;
  elsif p_how = 'undo' and exists (
    select from public.imports i where i.id = p_import_id and private.can_be_undone(i, now())
  ) and not exists (
    select from public.imports o where o.user_id = p_user_id and private.is_open_import(o.state)
  ) then
    update public.imports i set state = 'undoing', state_at = now() where i.id = p_import_id;
  else
    return false;
  end if;
  return true;
end
$$;

create or replace function public.halt_import(p_import_id uuid, p_halted boolean)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.imports i set halted_since = case when p_halted then now() end
  where i.id = p_import_id and i.state = 'saving' and (i.halted_since is null) = p_halted
$$;

create or replace function public.halt_imports()
  returns void
  language sql security definer set search_path = ''
as $$
  update public.imports i set halted_since = now() where i.state = 'matching' and i.halted_since is null
$$;

create or replace function public.import_episodes_to_find(p_import_id uuid, p_limit integer default 100)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object('series', w.id, 'ids', w.ids)), '[]') from (
    select distinct t.title_id as id, r.entry -> 'episodeIds' as ids
    from public.imports i
    join public.import_rows r on r.import_id = i.id
    join public.import_titles t on t.number = r.title_number
    where i.id = p_import_id and r.state = 'waiting' and r.entry ? 'episodeIds' and not r.entry ? 'placed'
      and t.state = 'clear' and t.title_kind = 'tv' and private.knows_episodes(t.title_id)
      -- TV Time counts as TheTVDB does; who counts as the catalogue is asked about what that has not.
      and (i.source = 'tvtime' or private.has_no_such_part(
        t.title_id, (r.entry #>> '{episode,season}')::integer, (r.entry #>> '{episode,number}')::integer
      ))
    limit least(greatest(p_limit, 1), 500)
  ) w
$$;

create or replace function public.import_series_to_keep(
  p_import_id uuid, p_except integer[] default '{}'::integer[], p_limit integer default 5
)
  returns integer[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(w.id), '{}') from (
    select distinct t.title_id as id
    from public.import_rows r join public.import_titles t on t.number = r.title_number
    where r.import_id = p_import_id and r.entry ?| '{episode,season}' and r.state = 'waiting' and t.state = 'clear'
      and t.title_kind = 'tv' and t.title_id <> all (p_except)
      and not exists (select from public.series_facts s where s.series_id = t.title_id)
    order by id limit least(greatest(p_limit, 1), 100)
  ) w
$$;

create or replace function public.my_doubtful_titles(
  p_import_id uuid, p_limit integer default 20, p_offset integer default 0
)
  returns table (
    number bigint, name text, year smallint, kind text, counts jsonb, candidates jsonb, alike integer,
    in_all integer
  )
  language sql stable set search_path = ''
as $$
  with page as (
    select t.number, t.name, t.year, t.kind, t.words, t.candidates, count(*) over ()::integer as in_all
    from public.import_titles t
    where t.import_id = p_import_id and t.user_id = (select auth.uid()) and t.state = 'ambiguous'
    order by t.words, t.year nulls first, t.number
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  )
  select p.number, p.name, p.year, p.kind,
    (select jsonb_object_agg(c.what, c.rows) from (
      select r.what, count(*) as rows from public.import_rows r where r.title_number = p.number group by r.what) c),
    p.candidates,
    (select count(*)::integer from public.import_titles o
     where o.import_id = p_import_id and o.state = 'ambiguous' and o.words = p.words and o.number <> p.number),
    p.in_all
  from page p
  order by p.words, p.year nulls first, p.number
$$;

create or replace function public.my_imports(p_id uuid default null)
  returns table (
    id uuid, source text, file_name text, fingerprint text, state text, counts jsonb, switches jsonb,
    started_at timestamptz, finished_at timestamptz, undo_until timestamptz, total integer, received integer,
    tally jsonb, taken_back integer, titles integer, looked integer, doubtful integer, halted_since timestamptz
  )
  language sql stable set search_path = ''
as $$
  select i.id, i.source, i.file_name, i.fingerprint, i.state, i.counts, i.switches, i.started_at, i.finished_at,
    case when i.state in ('done', 'cancelled') and i.tally ? 'imported' then i.finished_at + interval '30 days' end,
    i.total, i.received, i.tally, i.taken_back, t.total, t.looked, t.doubtful, i.halted_since
  from public.imports i
  cross join lateral (
    select count(*)::integer as total, (count(*) filter (where t.state <> 'waiting'))::integer as looked,
      (count(*) filter (where t.state = 'ambiguous'))::integer as doubtful
    from public.import_titles t where t.import_id = i.id
  ) t
  where i.user_id = (select auth.uid()) and (p_id is null or i.id = p_id)
  order by i.started_at desc
  limit 20
$$;

create or replace function public.next_import(p_states text[], p_limit integer default 20)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
begin
  -- Whoever has waited longest. Another process that is at it has moved it to the end of the line.
  select * into v_import from public.imports i
  where i.state = any (p_states) and i.state in ('matching', 'saving', 'undoing')
  order by i.served_at, i.id limit 1 for update skip locked;
  if not found then return null; end if;
  update public.imports i set served_at = clock_timestamp() where i.id = v_import.id;
  return jsonb_build_object(
    'id', v_import.id, 'state', v_import.state,
    'titles', case when v_import.state = 'matching' then coalesce((
      select jsonb_agg(to_jsonb(w)) from (
        select t.number, t.name, t.year, t.kind, t.ids, exists (
          select from public.import_rows r where r.title_number = t.number and r.entry ? 'byEpisode'
        ) as "byEpisode" from public.import_titles t
        where t.import_id = v_import.id and t.state = 'waiting'
        -- What the catalogue stumbled over holds up nothing else.
        order by t.attempts, t.number limit least(greatest(p_limit, 1), 100)
      ) w
    ), '[]') else '[]'::jsonb end
  );
end
$$;

create or replace function public.place_import_episodes(p_import_id uuid, p_found jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.imports i where i.id = p_import_id and i.state = 'saving' for update;
  if not found then return; end if;
  update public.import_rows r
  set entry = r.entry || '{"placed": true}' || case when jsonb_typeof(f.episode) = 'object'
    then jsonb_build_object('episode', f.episode) else '{}' end
  from jsonb_to_recordset(p_found) as f (series integer, ids jsonb, episode jsonb)
  join public.import_titles t on t.import_id = p_import_id and t.title_kind = 'tv' and t.title_id = f.series
  where r.import_id = p_import_id and r.title_number = t.number and r.state = 'waiting'
    and r.entry -> 'episodeIds' = f.ids;
end
$$;

create or replace function public.postpone_import_titles(p_import_id uuid, p_numbers bigint[])
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from public.imports i where i.id = p_import_id and i.state = 'matching' for update;
  if not found then return; end if;
  update public.import_titles t
  set attempts = t.attempts + 1, state = case when t.attempts >= 7 then 'failed' else t.state end
  where t.import_id = p_import_id and t.number = any (p_numbers) and t.state = 'waiting';
  perform private.leave_matching(p_import_id);
end
$$;

create or replace function public.save_import_rows(p_import_id uuid, p_limit integer default 500)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_slice integer[];
  v_most integer := least(greatest(p_limit, 1), 1000);
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.state = 'saving' for update;
  if not found then return 0; end if;
  loop
    select array_agg(w.position) into v_slice from (
      select r.position from public.import_rows r where r.import_id = p_import_id and r.state = 'waiting'
      order by r.title_number, r.rank, r.day, r.position limit v_most
    ) w;
    exit when v_slice is null;
    begin
      perform private.save_import_slice(v_import, v_slice);
      exit;
    exception when integrity_constraint_violation or data_exception then
      -- One bad row stops no others: it is looked for in ever smaller batches.
      if cardinality(v_slice) = 1 then
        perform private.settle_import_rows(p_import_id, v_slice, 'unreadable',
          case when sqlerrm ~ '(can be followed|can be dismissed|holds)' then 'full' else 'value' end);
        exit;
      end if;
      v_most := greatest(1, cardinality(v_slice) / 8);
    end;
  end loop;
  update public.imports i set tally = i.tally || coalesce((
      select jsonb_object_agg(s.state, coalesce((i.tally ->> s.state)::integer, 0) + s.rows) from (
        select r.state, count(*) as rows from public.import_rows r
        where r.import_id = p_import_id and r.position = any (v_slice) and r.state <> 'waiting' group by r.state
      ) s
    ), '{}')
  where i.id = p_import_id;
  if not exists (select from public.import_rows r where r.import_id = p_import_id and r.state = 'waiting') then
    update public.imports i set state = 'done', state_at = now(), finished_at = now() where i.id = p_import_id;
    perform public.tell_once('import_finished', jsonb_build_array(jsonb_build_object(
      'users', jsonb_build_array(v_import.user_id), 'key', 'import:' || p_import_id, 'data', jsonb_build_object(
        'count', (select count(distinct r.title_number) from public.import_rows r
          where r.import_id = p_import_id and r.state = 'imported')
      )
    )));
  end if;
  return coalesce(cardinality(v_slice), 0);
end
$$;

create or replace function public.settle_import_titles(p_import_id uuid, p_titles jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  -- One that was cancelled meanwhile stays as it is, and what another process has settled stays settled.
  perform from public.imports i where i.id = p_import_id and i.state = 'matching' for update;
  if not found then return; end if;
  update public.import_titles t
  set state = s.state, title_kind = s.title_kind, title_id = s.title_id, title = s.title,
    poster_path = s.poster_path, release_date = s.release_date, vote_average = s.vote_average,
    candidates = coalesce(s.candidates, '[]')
  from jsonb_to_recordset(p_titles) as s (
    number bigint, state text, title_kind text, title_id integer, title text, poster_path text, release_date date,
    vote_average numeric, candidates jsonb
  )
  where t.import_id = p_import_id and t.number = s.number and t.state = 'waiting';
  -- Which episode a number elsewhere means.
  update public.import_rows r set entry = r.entry || jsonb_build_object('episode', s.episode)
  from jsonb_to_recordset(p_titles) as s (number bigint, episode jsonb)
  where jsonb_typeof(s.episode) = 'object' and r.import_id = p_import_id and r.title_number = s.number
    and r.entry ? 'byEpisode';
  update public.imports i set halted_since = null where i.id = p_import_id and i.halted_since is not null;
  perform private.leave_matching(p_import_id);
end
$$;

create or replace function public.start_import(p_user_id uuid, p_start jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_open public.imports;
  v_id uuid;
begin
  -- Two tabs begin one after the other.
  perform pg_advisory_xact_lock(hashtextextended('import:' || p_user_id::text, 0));
  select * into v_open from public.imports i where i.user_id = p_user_id and private.is_open_import(i.state);
  if found then
    return jsonb_build_object('id', v_open.id, 'same',
      v_open.fingerprint = p_start ->> 'fingerprint' and v_open.total = (p_start ->> 'total')::integer
      and v_open.state <> 'undoing');
  end if;
  if (select count(*) >= 20 or coalesce(sum(i.received), 0) + (p_start ->> 'total')::integer > 400000
      from public.imports i where i.user_id = p_user_id) then
    raise exception 'Twenty imports and 400,000 rows are kept' using errcode = '23514', constraint = 'imports_bound';
  end if;
  insert into public.imports (user_id, source, file_name, fingerprint, total, counts, switches)
  values (
    p_user_id, p_start ->> 'source', p_start ->> 'file_name', p_start ->> 'fingerprint',
    (p_start ->> 'total')::integer, p_start -> 'counts', p_start -> 'switches'
  )
  returning id into v_id;
  return jsonb_build_object('id', v_id, 'same', true);
end
$$;

create or replace function public.trim_imports(p_now timestamptz default now())
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_removed integer;
begin
  -- Nobody sends on after a day: nothing has happened yet.
  delete from public.imports i where i.state = 'receiving' and i.state_at < p_now - interval '1 day';
  -- Who does not answer gets what is clear.
  update public.imports i set state = 'saving', state_at = p_now
  where i.state = 'asking' and i.state_at < p_now - interval '7 days';
  delete from public.imports i
  where i.id in (
    select o.id from public.imports o where o.finished_at < p_now - interval '30 days' and not private.is_open_import(o.state)
    order by o.finished_at limit 100
  );
  get diagnostics v_removed = row_count;
  return v_removed;
end
$$;

create or replace function private.restore_list(p_import public.imports, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_list uuid := private.restored_list(p_import, p_record ->> 'list');
  v_changed timestamptz;
  v_done jsonb;
begin
  if p_part = 'lists' then
    if v_list is null then
      insert into public.lists (user_id, name, description, ranked, visibility, created_at, updated_at)
      values (p_import.user_id, p_record ->> 'name', p_record ->> 'description', (p_record ->> 'ranked')::boolean,
        p_record ->> 'visibility', (p_record ->> 'at')::timestamptz, (p_record ->> 'changedAt')::timestamptz)
      returning jsonb_build_object('id', id) into v_done;
    end if;
    return v_done;
  end if;
  select l.updated_at into v_changed from public.lists l
  where l.id = v_list and exists (
    select from public.import_rows r
    where r.import_id = p_import.id and r.done ? 'own' and r.done ->> 'id' = v_list::text
  );
  -- A title of a list that is none here is refused: it has nowhere to go.
  insert into public.list_items (
    list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note, added_at
  ) values (
    v_list, p_import.user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, (p_record ->> 'position')::bigint,
    p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric,
    p_record ->> 'note', (p_record ->> 'at')::timestamptz
  ) on conflict (list_id, kind, title_id) do nothing returning jsonb_build_object('in', list_id) into v_done;
  -- A list that was here before has changed; one the import has made is as it was.
  if v_done is not null and v_changed is not null then
    update public.lists l set updated_at = v_changed where l.id = v_list;
  end if;
  return v_done;
end
$$;

create or replace function private.restore_marks(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_at constant timestamptz := p_record ->> 'at';
  v_done jsonb;
begin
  if p_part = 'tags' then
    return case when private.tag_title(p_user_id, p_record ->> 'kind', jsonb_build_object(
      'id', p_record -> 'id', 'title', p_record -> 'name', 'poster_path', p_record -> 'poster',
      'release_date', p_record -> 'date', 'vote_average', p_record -> 'votes'
    ), array[p_record ->> 'tag'], v_at) <> '{}' then '{}'::jsonb end;
  end if;
  insert into public.private_notes (
    user_id, kind, title_id, season, note, title, poster_path, release_date, vote_average, written_at, changed_at
  ) values (
    p_user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, (p_record ->> 'season')::integer,
    private.trimmed(p_record ->> 'note'), p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date,
    (p_record ->> 'votes')::numeric, v_at, (p_record ->> 'changedAt')::timestamptz
  ) on conflict do nothing returning '{}' into v_done;
  return v_done;
end
$$;

create or replace function private.restore_opinion(p_import public.imports, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := p_record ->> 'id';
  v_stars constant real := p_record ->> 'stars';
  v_at constant timestamptz := p_record ->> 'at';
  v_changed constant timestamptz := p_record ->> 'changedAt';
  v_ends constant boolean := coalesce((p_record ->> 'tellsEnd')::boolean, false);
  v_follows constant boolean := coalesce((p_record ->> 'followsWatch')::boolean, false);
  v_over constant boolean := coalesce((p_import.switches ->> 'replaceRatings')::boolean, false);
  v_done jsonb;
begin
  -- Reviews of one's own stand, and so do those this import has brought.
  if p_part = 'reviews' and exists (
    select from private.written_reviews g
    where g.user_id = p_import.user_id and g.kind = p_record ->> 'kind' and g.title_id = v_id
      and ((g.review = private.trimmed(p_record ->> 'text') and g.created_at = v_at) or not exists (
        select from public.import_rows r where r.import_id = p_import.id and r.done ->> 'id' = g.id::text
      ))
  ) then
    return null;
  end if;
  case p_part || ' ' || (p_record ->> 'kind')
    when 'reviews movie' then
      insert into public.movie_reviews (user_id, movie_id, review, created_at, updated_at, tells_end)
      values (p_import.user_id, v_id, p_record ->> 'text', v_at, v_changed, v_ends)
      returning jsonb_build_object('id', id) into v_done;
    when 'ratings movie' then
      insert into public.movie_ratings (user_id, movie_id, stars, created_at, updated_at, follows_watch)
      values (p_import.user_id, v_id, v_stars, v_at, v_changed, v_follows)
      on conflict (user_id, movie_id) do nothing returning jsonb_build_object('id', id) into v_done;
      if v_done is null and v_over then
        update public.movie_ratings g set stars = v_stars
        from (select b.id, b.stars as was from public.movie_ratings b
          where b.user_id = p_import.user_id and b.movie_id = v_id) b
        where g.id = b.id and b.was <> v_stars
        returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
      end if;
    when 'reviews tv' then
      insert into public.series_reviews (user_id, series_id, review, created_at, updated_at, tells_end)
      values (p_import.user_id, v_id, p_record ->> 'text', v_at, v_changed, v_ends)
      returning jsonb_build_object('id', id) into v_done;
    when 'ratings tv' then
      insert into public.series_ratings (user_id, series_id, stars, created_at, updated_at, follows_watch)
      values (p_import.user_id, v_id, v_stars, v_at, v_changed, v_follows)
      on conflict (user_id, series_id) do nothing returning jsonb_build_object('id', id) into v_done;
      if v_done is null and v_over then
        update public.series_ratings g set stars = v_stars
        from (select b.id, b.stars as was from public.series_ratings b
          where b.user_id = p_import.user_id and b.series_id = v_id) b
        where g.id = b.id and b.was <> v_stars
        returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
      end if;
  end case;
  return v_done;
end
$$;

create or replace function private.restore_other(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  case p_part
    when 'taste' then
      insert into public.for_you_feedback (user_id, subject, direction, name, traits, said_at)
      values (
        p_user_id, p_record ->> 'subject', (p_record ->> 'direction')::smallint, p_record ->> 'name',
        array(select jsonb_array_elements_text(p_record -> 'traits')), (p_record ->> 'at')::timestamptz
      ) on conflict do nothing returning '{}' into v_done;
    when 'pageFavorites' then
      insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
      select p_user_id, (p_record ->> 'place')::smallint, p_record ->> 'kind', (p_record ->> 'id')::integer,
        p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'date')::date
      where not exists (
        select from public.profile_favorites g
        where g.user_id = p_user_id and g.kind = p_record ->> 'kind' and g.title_id = (p_record ->> 'id')::integer
      )
      on conflict (user_id, place) do nothing returning '{}' into v_done;
    when 'tags', 'notes' then
      return private.restore_marks(p_user_id, p_part, p_record);
    else
      return private.restore_play(p_user_id, p_part, p_record);
  end case;
  return v_done;
end
$$;

create or replace function private.restore_part_rating(p_import public.imports, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_stars constant real := p_record ->> 'stars';
  v_done jsonb;
begin
  insert into public.part_ratings (user_id, series_id, season, number, stars, created_at, updated_at)
  values (
    p_import.user_id, (p_record ->> 'id')::integer, (p_record ->> 'season')::smallint, (p_record ->> 'number')::integer,
    v_stars, (p_record ->> 'at')::timestamptz, (p_record ->> 'changedAt')::timestamptz
  )
  on conflict (user_id, series_id, season, number) do nothing
  returning jsonb_build_object('id', id) into v_done;
  if v_done is null and coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    update public.part_ratings g set stars = v_stars
    from (
      select b.id, b.stars as was from public.part_ratings b
      where b.user_id = p_import.user_id and b.series_id = (p_record ->> 'id')::integer
        and b.season = (p_record ->> 'season')::smallint and b.number is not distinct from (p_record ->> 'number')::integer
    ) b
    where g.id = b.id and b.was <> v_stars
    returning jsonb_build_object('id', g.id, 'was', b.was) into v_done;
  end if;
  return v_done;
end
$$;

create or replace function private.restore_play(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_record ->> 'id')::integer;
  v_at constant timestamptz := (p_record ->> 'at')::timestamptz;
  v_season constant smallint := (p_record ->> 'season')::smallint;
  v_number constant integer := (p_record ->> 'number')::integer;
  v_done jsonb;
begin
  case p_part
    when 'plays' then
      -- Entries of the diary and marks have come before, with the times of their plays.
      insert into public.plays (
        user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, at, until_at, day, source,
        device, undone_at, watch_id
      ) values (
        p_user_id, p_record ->> 'kind', v_id, v_season, v_number, p_record ->> 'name', p_record ->> 'poster',
        (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, v_at, (p_record ->> 'until')::timestamptz,
        (p_record ->> 'day')::date, p_record ->> 'source', p_record ->> 'device', (p_record ->> 'undoneAt')::timestamptz,
        (select w.id from public.watches w
         where p_record ->> 'kind' = 'movie' and p_record ->> 'undoneAt' is null and w.user_id = p_user_id
           and w.kind = 'movie' and w.title_id = v_id and w.created_at = v_at limit 1)
      )
      on conflict on constraint plays_once do nothing returning jsonb_build_object('id', id) into v_done;
      update public.plays p set done = case when p.kind = 'movie' then
          coalesce((
            -- As the play had it: what its person wrote to it since was not the play's.
            select jsonb_build_object('watch', w.id, 'print', private.print_of(b))
            from public.watches w
            cross join lateral jsonb_populate_record(w, '{"note": null, "stars": null}') b
            where w.id = p.watch_id
          ), '{}')
        else coalesce((
          select jsonb_build_object('run', e.run) from public.episode_watches e
          where e.user_id = p_user_id and e.series_id = v_id and e.season = v_season and e.number = v_number
            and e.marked_at = v_at order by e.run desc limit 1
        ), '{}') end
      where p.id = (v_done ->> 'id')::uuid;
    when 'playProgress' then
      insert into public.play_progress (
        user_id, kind, title_id, season, number, title, poster_path, release_date, vote_average, percent, at, source
      ) values (
        p_user_id, p_record ->> 'kind', v_id, v_season, v_number, p_record ->> 'name', p_record ->> 'poster',
        (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, (p_record ->> 'percent')::smallint, v_at,
        p_record ->> 'source'
      ) on conflict do nothing returning '{}' into v_done;
    when 'playNames' then
      insert into public.play_names (user_id, kind, name, year, title, chosen_at)
      values (p_user_id, p_record ->> 'kind', p_record ->> 'called', (p_record ->> 'year')::smallint,
        nullif(p_record -> 'title', 'null'), v_at)
      on conflict do nothing returning '{}' into v_done;
    else
      return private.restore_row(p_user_id, p_part, p_record);
  end case;
  return v_done;
end
$$;

create or replace function private.restore_row(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_record ->> 'id')::integer;
  v_at constant timestamptz := (p_record ->> 'at')::timestamptz;
  v_done jsonb;
begin
  case p_part
    when 'noticePreferences' then
      insert into public.notice_preferences (user_id, kind, in_app, mail)
      values (p_user_id, p_record ->> 'kind', (p_record ->> 'inApp')::boolean, p_record ->> 'mail')
      on conflict do nothing returning '{}' into v_done;
    when 'services' then
      insert into public.my_services (user_id, service_id, added_at) values (p_user_id, v_id, v_at)
      on conflict do nothing returning '{}' into v_done;
    when 'dismissed' then
      insert into public.dismissed_titles (
        user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
      ) values (
        p_user_id, p_record ->> 'kind', v_id, p_record ->> 'name', p_record ->> 'poster',
        (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, v_at
      ) on conflict do nothing returning '{}' into v_done;
    when 'pageFavorites' then
      insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
      select p_user_id, (p_record ->> 'place')::smallint, p_record ->> 'kind', v_id, p_record ->> 'name',
        p_record ->> 'poster', (p_record ->> 'date')::date
      where not exists (
        select from public.profile_favorites g
        where g.user_id = p_user_id and g.kind = p_record ->> 'kind' and g.title_id = v_id
      )
      on conflict (user_id, place) do nothing returning '{}' into v_done;
    when 'following' then
      insert into public.followed_series (user_id, series_id, state, run, series_name, series_poster_path, followed_at)
      values (p_user_id, v_id, p_record ->> 'state', (p_record ->> 'run')::smallint, p_record ->> 'name',
        p_record ->> 'poster', v_at)
      on conflict do nothing returning '{}' into v_done;
    when 'episodes' then
      insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
      values (p_user_id, v_id, (p_record ->> 'run')::smallint, (p_record ->> 'season')::smallint,
        (p_record ->> 'number')::integer, (p_record ->> 'day')::date, v_at)
      on conflict do nothing returning '{}' into v_done;
    when 'lostEpisodes' then
      insert into public.lost_episode_watches (user_id, series_id, run, season, number, name, day, marked_at, lost_at)
      values (p_user_id, v_id, (p_record ->> 'run')::smallint, (p_record ->> 'season')::smallint,
        (p_record ->> 'number')::integer, p_record ->> 'name', (p_record ->> 'day')::date, v_at,
        (p_record ->> 'lostAt')::timestamptz)
      on conflict do nothing returning '{}' into v_done;
    when 'reminders' then
      insert into public.movie_reminders (
        user_id, movie_id, remind_on, remind_by_email, movie_title, movie_poster_path, created_at, moved_from, sent_at
      ) values (
        p_user_id, v_id, (p_record ->> 'day')::date, (p_record ->> 'byMail')::boolean, p_record ->> 'name',
        p_record ->> 'poster', v_at, (p_record ->> 'movedFrom')::date, (p_record ->> 'sentAt')::timestamptz
      ) on conflict do nothing returning '{}' into v_done;
    when 'seriesReminders' then
      insert into public.series_reminders (
        user_id, series_id, series_name, series_poster_path, known_season, created_at
      ) values (
        p_user_id, v_id, p_record ->> 'name', p_record ->> 'poster', (p_record ->> 'knownSeason')::integer, v_at
      ) on conflict do nothing returning '{}' into v_done;
    when 'savedSearches' then
      insert into public.saved_searches (user_id, kind, name, query, created_at)
      values (p_user_id, p_record ->> 'kind', p_record ->> 'name', p_record ->> 'query', v_at)
      on conflict do nothing returning jsonb_build_object('id', id) into v_done;
    when 'aiSearches' then
      insert into public.ai_searches (user_id, kind, description, results, created_at)
      select p_user_id, p_record ->> 'kind', p_record ->> 'description', p_record -> 'results', v_at
      where not exists (
        select from public.ai_searches s where s.user_id = p_user_id and s.created_at = v_at
          and s.description = p_record ->> 'description'
      )
      returning jsonb_build_object('id', id) into v_done;
    else
      raise exception 'No such part: %', p_part using errcode = '22023';
  end case;
  return v_done;
end
$$;

create or replace function private.restore_saved(p_user_id uuid, p_part text, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_kind constant text := p_record ->> 'kind';
  v_id constant integer := p_record ->> 'id';
  v_name constant text := p_record ->> 'name';
  v_poster constant text := p_record ->> 'poster';
  v_date constant date := p_record ->> 'date';
  v_votes constant numeric := p_record ->> 'votes';
  v_at constant timestamptz := p_record ->> 'at';
  v_wish jsonb;
begin
  if p_part = 'wishlist' and (
    exists (select from public.watched_movies w where v_kind = 'movie' and w.user_id = p_user_id and w.movie_id = v_id)
    or exists (
      select from public.watched_tv_series w where v_kind = 'tv' and w.user_id = p_user_id and w.series_id = v_id
    )
  ) then
    return '{"reason": "watched"}';
  end if;
  case p_part || ' ' || v_kind
    when 'wishlist movie' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched movie' then
      select to_jsonb(w) into v_wish from public.wishlists w where w.user_id = p_user_id and w.movie_id = v_id;
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at,
        marked_on
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at, (p_record ->> 'day')::date)
      on conflict do nothing;
    when 'favorites movie' then
      insert into public.favorite_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'wishlist tv' then
      insert into public.tv_wishlists (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched tv' then
      select to_jsonb(w) into v_wish from public.tv_wishlists w where w.user_id = p_user_id and w.series_id = v_id;
      insert into public.watched_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at,
        marked_on
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at, (p_record ->> 'day')::date)
      on conflict do nothing;
    when 'favorites tv' then
      insert into public.favorite_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
      ) values (p_user_id, v_id, v_name, v_poster, v_date, v_votes, v_at) on conflict do nothing;
  end case;
  return case when not found then null when v_wish is null then '{}' else jsonb_build_object('unwished', v_wish) end;
end
$$;

create or replace function private.restore_settings(p_user_id uuid, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb := '{}';
begin
  update public.profiles p set full_name = p_record ->> 'name'
  where p.id = p_user_id and p.full_name is null and p_record ->> 'name' is not null;
  if found then v_done := v_done || '{"name": true}'; end if;
  update public.profiles p set region = p_record ->> 'region'
  where p.id = p_user_id and p.region is null and p_record ->> 'region' is not null;
  if found then v_done := v_done || '{"region": true}'; end if;
  insert into public.time_zones (user_id, time_zone)
  select p_user_id, p_record ->> 'timeZone' where p_record ->> 'timeZone' is not null on conflict do nothing;
  if found then v_done := v_done || '{"timeZone": true}'; end if;
  insert into public.list_settings (user_id, hide_seen, half_stars)
  select p_user_id, coalesce((p_record ->> 'hideSeen')::boolean, false), coalesce((p_record ->> 'halfStars')::boolean, false)
  where coalesce(p_record ->> 'hideSeen', p_record ->> 'halfStars') is not null on conflict do nothing;
  if found then v_done := v_done || '{"hideSeen": true}'; end if;
  insert into public.ai_preferences (user_id, keep_searches)
  select p_user_id, (p_record ->> 'keepSearches')::boolean where p_record ->> 'keepSearches' is not null
  on conflict do nothing;
  if found then v_done := v_done || '{"keepSearches": true}'; end if;
  return nullif(v_done, '{}');
end
$$;

create or replace function private.restore_watch(p_import public.imports, p_record jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_done jsonb;
begin
  -- A second watch of a day comes with the same file alone: what is one's own of that day stands for both.
  insert into public.watches as n (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at, stars
  )
  select p_import.user_id, p_record ->> 'kind', (p_record ->> 'id')::integer, p_record ->> 'name', p_record ->> 'poster',
    (p_record ->> 'date')::date, (p_record ->> 'votes')::numeric, (p_record ->> 'day')::date,
    (p_record ->> 'again')::boolean, p_record ->> 'note', (p_record ->> 'at')::timestamptz,
    (p_record ->> 'markedAt')::timestamptz, (p_record ->> 'stars')::real
  where not exists (
    select from public.watches w
    where w.user_id = p_import.user_id and w.kind = p_record ->> 'kind' and w.title_id = (p_record ->> 'id')::integer
      and w.day is not distinct from (p_record ->> 'day')::date
      and (w.created_at = (p_record ->> 'at')::timestamptz or not exists (
        select from public.import_rows r where r.import_id = p_import.id and r.done ->> 'id' = w.id::text
      ))
  )
  on conflict do nothing returning jsonb_build_object('id', n.id, 'print', private.print_of(n)) into v_done;
  return v_done;
end
$$;

create or replace function private.restored_list(p_import public.imports, p_list text)
  returns uuid
  language plpgsql stable set search_path = ''
as $$
begin
  return coalesce(
    (select (r.done ->> 'id')::uuid from public.import_titles t
     join public.import_rows r on r.title_number = t.number
     where t.import_id = p_import.id and t.key = 'own|lists' and r.done ->> 'own' = 'lists'
       and r.entry #>> '{own,record,list}' = p_list limit 1),
    (select l.id from public.import_titles t
     join public.import_rows r on r.title_number = t.number and r.entry #>> '{own,part}' = 'lists'
       and r.entry #>> '{own,record,list}' = p_list
     join public.lists l on l.user_id = p_import.user_id and l.removed_at is null
       and (l.id::text = p_list or (l.name = r.entry #>> '{own,record,name}'
         and l.created_at = (r.entry #>> '{own,record,at}')::timestamptz))
     where t.import_id = p_import.id and t.key = 'own|lists' limit 1)
  );
end
$$;

create type private.import_line as (
  "position" integer,
  number bigint,
  what text,
  kind text,
  id integer,
  title text,
  poster_path text,
  release_date date,
  vote_average numeric,
  day date,
  stars real,
  entry jsonb,
  at timestamptz
);

create or replace function private.import_lines(p_import public.imports, p_slice integer[], p_what text[])
  returns setof private.import_line
  language sql stable set search_path = ''
as $$
  select r.position, t.number, r.what, t.title_kind, t.title_id, t.title, t.poster_path, t.release_date,
    t.vote_average, r.day, r.stars, r.entry, private.import_time(r.day, p_import.started_at, r.position)
  from public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting' and r.what = any (p_what)
$$;

create or replace function private.import_list_description(p_import_id uuid, p_name text, p_nth integer)
  returns text
  language sql stable set search_path = ''
as $$
  select coalesce((
    select private.trimmed(r.entry #>> '{list,description}') from public.import_rows r
    where r.import_id = p_import_id and r.entry -> 'list' ? 'description'
      and left(private.trimmed(r.entry #>> '{list,name}'), 100) = p_name
      and coalesce((r.entry #>> '{list,nth}')::integer, 1) = p_nth
    order by r.position limit 1
  ), '')
$$;

create or replace function private.import_time(p_day date, p_started timestamptz, p_position integer)
  returns timestamptz
  language sql immutable parallel safe set search_path = ''
as $$
  -- Always before now, or the diary would take it for a watch of today. What has no day keeps the order of the file.
  select greatest(
    timestamptz '2000-01-01 00:00:00+00',
    least((p_day + time '12:00') at time zone 'UTC', p_started - make_interval(secs => 0.001 * (p_position + 1)))
  )
$$;

create or replace function private.redate_import_episodes(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  if not coalesce((p_import.switches ->> 'replaceDates')::boolean, false) then
    return;
  end if;
  with lines as (
    select distinct on (e.id, e.season, e.number) e.*, w.run, w.day as was from (
      select l.position, l.number as title_number, l.id, l.day, (l.entry #>> '{episode,season}')::smallint as season,
        (l.entry #>> '{episode,number}')::integer as number, l.entry -> 'episode' as place
      from private.import_lines(p_import, p_slice, '{watch,watched}') l
      where l.kind = 'tv' and l.entry ? 'episode' and l.day is not null
    ) e
    join public.followed_series f on f.user_id = p_import.user_id and f.series_id = e.id
    join public.episode_watches w on w.user_id = p_import.user_id and w.series_id = e.id and w.run = f.run
      and w.season = e.season and w.number = e.number and w.day is distinct from e.day
    -- What this import has dated stays so.
    where not exists (
      select from public.import_rows o
      where o.title_number = e.title_number and o.done is not null and o.entry -> 'episode' = e.place
    )
    order by e.id, e.season, e.number, e.day, e.position
  ), changed as (
    update public.episode_watches w set day = l.day from lines l
    where w.user_id = p_import.user_id and w.series_id = l.id and w.run = l.run and w.season = l.season
      and w.number = l.number
    returning l.position, l.run, l.was
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('redated', c.run, 'was', c.was)
  from changed c where r.import_id = p_import.id and r.position = c.position;
end
$$;

create or replace function private.save_import_earlier(p_import public.imports, p_slice integer[])
  returns void
  language sql set search_path = ''
as $$
  with lines as (
    select r.position, t.title_id as id, (r.entry #>> '{episode,season}')::smallint as season,
      (r.entry #>> '{episode,number}')::integer as number,
      private.import_time(r.day, p_import.started_at, r.position) as at
    from public.import_rows r join public.import_titles t on t.number = r.title_number
    where r.import_id = p_import.id and r.position = any (p_slice) and r.entry ? 'upTo' and r.entry ? 'episode'
      and r.state in ('waiting', 'imported') and t.state = 'clear' and t.title_kind = 'tv'
  ), earlier as (
    select distinct on (l.id, e.season, e.number) l.position, l.id, f.run, e.season, e.number, l.at
    from lines l
    join public.followed_series f on f.user_id = p_import.user_id and f.series_id = l.id
    join public.episodes e on e.series_id = l.id and e.season > 0 and (e.season, e.number) < (l.season, l.number)
    order by l.id, e.season, e.number, l.position
  ), marked as (
    -- On days nobody knows: the file says that of the last one alone.
    insert into public.episode_watches (user_id, series_id, run, season, number, marked_at)
    select p_import.user_id, e.id, e.run, e.season, e.number, e.at from earlier e
    on conflict do nothing
    returning series_id, season, number
  )
  update public.import_rows r
  set state = 'imported', done = coalesce(r.done, '{}') || jsonb_build_object('earlier', n.places, 'run', n.run)
  from (
    select e.position, e.run, jsonb_agg(jsonb_build_array(m.season, m.number)) as places
    from marked m join earlier e on e.id = m.series_id and e.season = m.season and e.number = m.number
    group by e.position, e.run
  ) n
  where r.import_id = p_import.id and r.position = n.position
$$;

create or replace function private.save_import_episodes(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_following(p_import, p_slice);
  perform private.save_import_viewings(p_import, p_slice);
  perform private.redate_import_episodes(p_import, p_slice);
end
$$;

create or replace function private.save_import_following(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  with lines as (
    select distinct on (l.id) l.* from private.import_lines(p_import, p_slice, '{follow}') l
    where l.kind = 'tv' order by l.id, l.position
  ), followed as (
    insert into public.followed_series (user_id, series_id, state, series_name, series_poster_path, followed_at)
    select p_import.user_id, l.id, coalesce(l.entry ->> 'state', 'watching'), l.title, l.poster_path,
      p_import.started_at
    from lines l order by l.id
    on conflict (user_id, series_id) do nothing
    returning series_id, state
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('follow', f.state)
  from followed f join lines l on l.id = f.series_id
  where r.import_id = p_import.id and r.position = l.position;

  -- Whoever has watched an episode follows the series.
  with lines as (
    select distinct on (l.id) l.* from private.import_lines(p_import, p_slice, '{watch,watched}') l
    where l.kind = 'tv' and l.entry ? 'episode' order by l.id, l.position
  ), followed as (
    insert into public.followed_series (user_id, series_id, series_name, series_poster_path, followed_at)
    select p_import.user_id, l.id, l.title, l.poster_path, p_import.started_at from lines l order by l.id
    on conflict (user_id, series_id) do nothing
    returning series_id
  )
  update public.import_titles t set done = coalesce(t.done, '{}') || '{"followed": true}'
  from followed f join lines l on l.id = f.series_id where t.number = l.number;
end
$$;

create or replace function private.save_import_lists(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_wishes(p_import, p_slice);
  perform private.save_import_places(p_import, p_slice);
  perform private.save_import_notes(p_import, p_slice);
end
$$;

create or replace function private.save_import_notes(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  with lines as materialized (
    select distinct on (l.kind, l.id, l.entry ->> 'season') l.*, private.trimmed(l.entry ->> 'text') as note,
      (l.entry ->> 'season')::integer as season
    from private.import_lines(p_import, p_slice, '{note}') l
    order by l.kind, l.id, l.entry ->> 'season', l.position
  ), noted as (
    insert into public.private_notes (
      user_id, kind, title_id, season, note, title, poster_path, release_date, vote_average, written_at
    )
    select p_import.user_id, l.kind, l.id, l.season, l.note, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l order by l.kind, l.id
    on conflict do nothing
    returning kind, title_id, season, changed_at
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('noted', n.changed_at),
    reason = case when r.entry ? 'cut' then 'shortened' end
  from noted n join lines l on l.kind = n.kind and l.id = n.title_id and l.season is not distinct from n.season
  where r.import_id = p_import.id and r.position = l.position;
  -- What people have written down themselves stands.
  update public.import_rows r set state = 'already', reason = 'existing'
  where r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting' and r.what = 'note';
end
$$;

create or replace function private.save_import_own(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  v_part text;
  v_record jsonb;
  v_done jsonb;
begin
  for r in
    select w.position, w.entry -> 'own' as own from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice) and w.what = 'own' and w.state = 'waiting'
    order by w.rank, w.position
  loop
    v_part := r.own ->> 'part';
    v_record := r.own -> 'record';
    begin
      v_done := case
        when v_part = 'profile' then private.restore_settings(p_import.user_id, v_record)
        when v_part = 'diary' then private.restore_watch(p_import, v_record)
        when v_part in ('wishlist', 'watched', 'favorites') then
          private.restore_saved(p_import.user_id, v_part, v_record)
        when v_part in ('ratings', 'reviews') then private.restore_opinion(p_import, v_part, v_record)
        when v_part = 'partRatings' then private.restore_part_rating(p_import, v_record)
        when v_part in ('lists', 'listTitles') then private.restore_list(p_import, v_part, v_record)
        else private.restore_other(p_import.user_id, v_part, v_record)
      end;
      update public.import_rows w
      set state = case when v_done is null or v_done ? 'reason' then 'already' else 'imported' end,
        reason = case when v_done is null and v_part in ('ratings', 'partRatings', 'reviews') then 'existing'
          else v_done ->> 'reason' end,
        done = case when not v_done ? 'reason' then v_done || jsonb_build_object('own', v_part) end
      where w.import_id = p_import.id and w.position = r.position;
    exception when others then
      -- A server that ends, a lock that is lost or a disk that is full say nothing about the record.
      if left(sqlstate, 2) in ('08', '25', '40', '53', '54', '57', '58', 'XX') then raise; end if;
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable',
        case when sqlerrm ~ '(can be|holds|lists_items_bound)' then 'full' else 'value' end);
    end;
  end loop;
end
$$;

create or replace function private.save_import_part_ratings(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Of several of one part the latest counts.
  with latest as materialized (
    select distinct on (l.id, p.season, p.number) l.*, p.season, p.number as episode, gen_random_uuid() as rating_id,
      case when l.day is null then now() else l.at end as given_at
    from private.import_lines(p_import, p_slice, '{rating}') l
    cross join lateral jsonb_to_record(private.part_of(l.entry)) as p (season smallint, number integer)
    where l.stars is not null and l.kind = 'tv' and l.entry ?| '{episode,season}'
    order by l.id, p.season, p.number, l.day desc nulls last, l.position desc
  ), given as (
    insert into public.part_ratings (id, user_id, series_id, season, number, stars, created_at)
    select l.rating_id, p_import.user_id, l.id, l.season, l.episode, l.stars, l.given_at from latest l
    order by l.id, l.season, l.episode
    on conflict (user_id, series_id, season, number) do nothing
    returning id
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rating', g.id)
  from given g join latest l on l.rating_id = g.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (g.id) l.position, l.stars, g.id, g.stars as was
    from private.import_lines(p_import, p_slice, '{rating}') l
    cross join lateral jsonb_to_record(private.part_of(l.entry)) as p (season smallint, number integer)
    join public.part_ratings g on g.user_id = p_import.user_id and g.series_id = l.id and g.season = p.season
      and g.number is not distinct from p.number
    where l.stars is not null and l.kind = 'tv' and l.entry ?| '{episode,season}' and not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
        and private.part_of(o.entry) = private.part_of(l.entry)
    )
    order by g.id, l.day desc nulls last, l.position desc
  ), changed as (
    update public.part_ratings g set stars = l.stars from latest l
    where g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rerated', c.id, 'was', c.was)
  from changed c where r.import_id = p_import.id and r.position = c.position;
end
$$;

create or replace function private.save_import_places(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  gap constant bigint := 1048576;
  r record;
  v_list uuid;
  v_made boolean;
  v_before bigint;
  v_at timestamptz;
begin
  for r in
    select l.*, left(private.trimmed(l.entry #>> '{list,name}'), 100) as list_name,
      private.trimmed(coalesce(l.entry ->> 'text', '')) as note,
      coalesce((l.entry #>> '{list,nth}')::integer, 1) as nth
    from private.import_lines(p_import, p_slice, '{list}') l
    order by (l.entry #>> '{list,position}')::integer, l.position
  loop
    begin
      -- The moment of a list that is made tells it from others of its name, now and when the file comes again.
      v_at := p_import.started_at + r.nth * interval '1 millisecond';
      v_made := true;
      select w.id into v_list from public.lists w
      where w.user_id = p_import.user_id and w.name = r.list_name and w.removed_at is null and w.created_at = v_at;
      if v_list is null then
        select w.id into v_list from public.lists w
        where w.user_id = p_import.user_id and w.name = r.list_name and w.removed_at is null
          and w.created_at < p_import.started_at
        order by w.created_at, w.id offset r.nth - 1 limit 1;
        v_made := v_list is null;
      end if;
      if v_list is null then
        insert into public.lists (user_id, name, description, created_at)
        values (
          p_import.user_id, r.list_name, private.import_list_description(p_import.id, r.list_name, r.nth), v_at
        ) returning id into v_list;
      end if;
      -- Behind what stands there already, in the order of the file.
      select coalesce(max(i.position), 0) into v_before from public.list_items i
      where i.list_id = v_list and i.added_at < p_import.started_at;
      insert into public.list_items (
        list_id, user_id, kind, title_id, position, title, poster_path, release_date, vote_average, note
      ) values (
        v_list, p_import.user_id, r.kind, r.id, v_before + ((r.entry #>> '{list,position}')::bigint + 1) * gap, r.title,
        r.poster_path, r.release_date, r.vote_average, r.note
      ) on conflict do nothing;
      if found then
        update public.import_rows w
        set state = 'imported',
          reason = case when r.entry ? 'cut' then 'shortened' end,
          done = jsonb_build_object('list', v_list, 'made', v_made, 'note', r.note)
        where w.import_id = p_import.id and w.position = r.position;
      end if;
    exception when integrity_constraint_violation or data_exception then
      perform private.settle_import_rows(p_import.id, array[r.position], 'unreadable',
        case when sqlerrm ~ '(lists can be made|lists_items_bound)' then 'full' else 'value' end);
    end;
  end loop;
end
$$;

create or replace function private.save_import_ratings(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- Of several of one title the latest counts.
  with latest as materialized (
    select distinct on (l.kind, l.id) l.*, gen_random_uuid() as rating_id,
      case when l.day is null then now() else l.at end as given_at
    from private.import_lines(p_import, p_slice, '{rating}') l
    where l.stars is not null and not l.entry ?| '{episode,season}' order by l.kind, l.id, l.day desc nulls last, l.position desc
  ), movies as (
    insert into public.movie_ratings (id, user_id, movie_id, stars, created_at)
    select l.rating_id, p_import.user_id, l.id, l.stars, l.given_at
    from latest l where l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning id
  ), series as (
    insert into public.series_ratings (id, user_id, series_id, stars, created_at)
    select l.rating_id, p_import.user_id, l.id, l.stars, l.given_at
    from latest l where l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning id
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rating', a.id)
  from (select id from movies union all select id from series) a join latest l on l.rating_id = a.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceRatings')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (l.kind, l.id) l.position, l.kind, l.stars, g.id, g.stars as was
    from private.import_lines(p_import, p_slice, '{rating}') l
    join (
      select 'movie' as kind, m.movie_id as title_id, m.id, m.stars
      from public.movie_ratings m where m.user_id = p_import.user_id
      union all
      select 'tv', s.series_id, s.id, s.stars from public.series_ratings s where s.user_id = p_import.user_id
    ) g on g.kind = l.kind and g.title_id = l.id
    where l.stars is not null and not l.entry ?| '{episode,season}' and not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'rating' or o.done ? 'rerated')
        and not o.entry ?| '{episode,season}'
    )
    order by l.kind, l.id, l.day desc nulls last, l.position desc
  ), movies as (
    update public.movie_ratings g set stars = l.stars from latest l
    where l.kind = 'movie' and g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  ), series as (
    update public.series_ratings g set stars = l.stars from latest l
    where l.kind = 'tv' and g.id = l.id and l.was <> l.stars returning l.position, g.id, l.was
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object('rerated', c.id, 'was', c.was)
  from (select * from movies union all select * from series) c
  where r.import_id = p_import.id and r.position = c.position;
end
$$;

create or replace function private.save_import_reviews(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  with lines as materialized (
    select distinct on (l.kind, l.id, t.body) l.*, t.body, gen_random_uuid() as review_id,
      case when l.day is null then now() else l.at end as written_at
    from private.import_lines(p_import, p_slice, '{review}') l
    cross join lateral (select private.review_text(l.entry) as body) t
    -- Those of one's own stand; what this import has brought is none.
    where not exists (
      select from private.written_reviews g
      where g.user_id = p_import.user_id and g.kind = l.kind and g.title_id = l.id and (
        g.review = t.body or not exists (
          select from public.import_rows o
          where o.title_number = l.number and o.done ->> 'review' = g.id::text
        )
      )
    )
    order by l.kind, l.id, t.body, l.position
  ), movies as (
    insert into public.movie_reviews (id, user_id, movie_id, review, created_at, tells_end)
    select l.review_id, p_import.user_id, l.id, l.body, l.written_at, l.entry ? 'spoiler'
    from lines l where l.kind = 'movie' order by l.id
    returning id
  ), series as (
    insert into public.series_reviews (id, user_id, series_id, review, created_at, tells_end)
    select l.review_id, p_import.user_id, l.id, l.body, l.written_at, l.entry ? 'spoiler'
    from lines l where l.kind = 'tv' order by l.id
    returning id
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('review', a.id),
    reason = case when r.entry ? 'cut' then 'shortened' end
  from (select id from movies union all select id from series) a join lines l on l.review_id = a.id
  where r.import_id = p_import.id and r.position = l.position;

  if not coalesce((p_import.switches ->> 'replaceReviews')::boolean, false) then
    return;
  end if;
  with latest as materialized (
    select distinct on (l.kind, l.id) l.position, l.kind, t.body, g.id, g.review as was
    from private.import_lines(p_import, p_slice, '{review}') l
    cross join lateral (select private.review_text(l.entry) as body) t
    join private.written_reviews g on g.user_id = p_import.user_id and g.kind = l.kind and g.title_id = l.id
    where not exists (
      select from public.import_rows o
      where o.title_number = l.number and (o.done ? 'review' or o.done ? 'rereviewed')
    ) and not exists (
      select from private.written_reviews s
      where s.user_id = p_import.user_id and s.kind = l.kind and s.title_id = l.id and s.review = t.body
    )
    order by l.kind, l.id, l.day desc nulls last, l.position desc, g.created_at desc, g.id
  ), movies as (
    update public.movie_reviews g set review = l.body from latest l
    where l.kind = 'movie' and g.id = l.id returning l.position, g.id, l.was
  ), series as (
    update public.series_reviews g set review = l.body from latest l
    where l.kind = 'tv' and g.id = l.id returning l.position, g.id, l.was
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('rereviewed', c.id, 'was', c.was),
    reason = case when r.entry ? 'cut' then 'shortened' end
  from (select * from movies union all select * from series) c
  where r.import_id = p_import.id and r.position = c.position;
end
$$;

create or replace function private.save_import_series(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.save_import_episodes(p_import, p_slice);
  perform private.save_import_earlier(p_import, p_slice);
end
$$;

create or replace function private.save_import_slice(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_to_come constant date := (now() at time zone 'UTC' + interval '14 hours')::date;
begin
  -- The locks of the exchange between the lists, in one order.
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || p_import.user_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('exchange:tv:' || p_import.user_id::text, 0));
  perform private.save_import_own(p_import, p_slice);
  update public.import_rows r
  set state = case t.state when 'not_found' then 'not_found' when 'skipped' then 'skipped'
      when 'failed' then 'unreadable' else 'ambiguous' end,
    reason = case when t.state = 'failed' then 'catalogue' end
  from public.import_titles t
  where t.number = r.title_number and t.state not in ('clear', 'own') and r.import_id = p_import.id
    and r.position = any (p_slice);
  update public.import_rows r
  set state = 'unreadable', reason = case when r.day > v_to_come then 'future' else 'value' end
  from public.import_titles t
  where t.number = r.title_number and r.import_id = p_import.id and r.position = any (p_slice)
    and r.state = 'waiting' and (
      r.day > v_to_come or r.day < '1900-01-01'
      or (t.title_kind = 'movie' and (r.what = 'follow' or r.entry ?| '{episode,season,byEpisode}'))
      -- Its number says an episode, and nobody knows which.
      or (r.entry ? 'byEpisode' and not r.entry ? 'episode')
      or (r.entry ->> 'season')::integer > 9999 or (r.entry #>> '{episode,season}')::integer > 9999 or (r.entry #>> '{episode,number}')::integer > 99999
      or (r.what = 'review' and private.review_text(r.entry) = '')
    );
  -- Up to an episode there is none of: up to the last one before it.
  update public.import_rows r
  set entry = r.entry || jsonb_build_object('episode', jsonb_build_object('season', l.season, 'number', l.number))
  from public.import_titles t
  cross join lateral (
    select (o.entry #>> '{episode,season}')::integer as season, (o.entry #>> '{episode,number}')::integer as number, o.position
    from public.import_rows o
    where o.import_id = p_import.id and o.title_number = t.number and o.position = any (p_slice) and o.state = 'waiting'
      and o.entry ? 'upTo' and o.entry ? 'episode'
  ) w
  cross join lateral (
    select e.season, e.number from public.episodes e
    where e.series_id = t.title_id and e.season > 0 and (e.season, e.number) <= (w.season, w.number)
    order by e.season desc, e.number desc limit 1
  ) l
  where t.import_id = p_import.id and t.title_kind = 'tv' and r.import_id = p_import.id and r.position = w.position
    and private.has_no_such_part(t.title_id, w.season, w.number);
  -- What its series has not, which knows all it has.
  update public.import_rows r set state = 'not_found', reason = 'episode'
  from public.import_titles t
  where t.number = r.title_number and r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting'
    and t.title_kind = 'tv' and r.entry ?| '{episode,season}' and private.has_no_such_part(
      t.title_id, coalesce(r.entry #>> '{episode,season}', r.entry ->> 'season')::integer,
      (r.entry #>> '{episode,number}')::integer
    );
  perform private.list_watched_imports(p_import, p_slice);
  perform private.save_import_series(p_import, p_slice);
  perform private.save_import_watches(p_import, p_slice);
  perform private.save_import_ratings(p_import, p_slice);
  perform private.save_import_part_ratings(p_import, p_slice);
  perform private.save_import_reviews(p_import, p_slice);
  perform private.save_import_lists(p_import, p_slice);
  perform private.save_import_tags(p_import, p_slice);
  -- Whatever waits still is there already.
  update public.import_rows r
  set state = 'already',
    reason = case
      when r.what in ('rating', 'review') then 'existing'
      when r.entry ? 'episode' and (r.entry ->> 'again')::boolean then 'again'
    end
  where r.import_id = p_import.id and r.position = any (p_slice) and r.state = 'waiting';
end
$$;

create or replace function private.save_import_viewings(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- All that the file says of these series is looked at together: which rows are viewings, and how many there are.
  with told as materialized (
    select r.position, t.title_id as id, (r.entry #>> '{episode,season}')::smallint as season,
      (r.entry #>> '{episode,number}')::integer as number, r.day, (r.entry ->> 'moment')::timestamptz as moment,
      coalesce((r.entry ->> 'again')::boolean, false) as again, (r.done ->> 'episode')::smallint as brought,
      r.state = 'waiting' and r.position = any (p_slice) as due
    from public.import_rows r join public.import_titles t on t.number = r.title_number
    where r.import_id = p_import.id and r.what in ('watch', 'watched') and r.entry ? 'episode'
      and r.state in ('waiting', 'imported', 'already') and t.state = 'clear' and t.title_kind = 'tv'
      and t.number in (
        select l.number from private.import_lines(p_import, p_slice, '{watch,watched}') l
        where l.kind = 'tv' and l.entry ? 'episode'
      )
  ), viewings as materialized (
    -- A day counts once, and what lies within the episode's own length; without a day each time it was seen again.
    select d.* from (
      select distinct on (o.id, o.season, o.number, o.day, case when o.day is null and o.again then o.position end) o.*,
        lag(o.moment) over (partition by o.id, o.season, o.number order by o.moment, o.position) as before,
        bool_or(o.day is not null or o.again) over (partition by o.id, o.season, o.number) as is_told
      from told o
      order by o.id, o.season, o.number, o.day, case when o.day is null and o.again then o.position end, o.position
    ) d
    left join public.episodes e on e.series_id = d.id and e.season = d.season and e.number = d.number
    where (d.day is not null or d.again or not d.is_told)
      and (d.moment is null or d.before is null or d.moment >= d.before + make_interval(mins => coalesce(e.minutes, 720)))
  ), held as materialized (
    select w.series_id as id, w.season, w.number, w.run, w.day, exists (
        select from told m
        where m.id = w.series_id and m.season = w.season and m.number = w.number and m.brought = w.run
      ) as brought
    from public.episode_watches w
    where w.user_id = p_import.user_id and (w.series_id, w.season, w.number) in (
      select v.id, v.season, v.number from viewings v
    )
  ), numbered as (
    -- What is the person's own already: of the same day, else the first ones of the file.
    select v.*, row_number() over (partition by v.id, v.season, v.number order by v.day nulls last, v.position) as nth
    from viewings v
    where not exists (
      select from held h
      where h.id = v.id and h.season = v.season and h.number = v.number and not h.brought and h.day = v.day
    )
  ), lines as (
    select n.*, f.run, row_number() over (partition by n.id, n.season, n.number order by n.nth) as place
    from numbered n
    join public.followed_series f on f.user_id = p_import.user_id and f.series_id = n.id
    where n.due and n.nth > (
      select count(*) from held h
      where h.id = n.id and h.season = n.season and h.number = n.number and not h.brought and not exists (
        select from viewings v
        where v.id = h.id and v.season = h.season and v.number = h.number and v.day = h.day
      )
    )
  ), free as (
    -- The present run comes first, so that all that was seen counts in it; then the lowest without the episode.
    select l.id, l.season, l.number, g.run,
      row_number() over (partition by l.id, l.season, l.number order by g.run <> l.run, g.run) as place
    from (select distinct o.id, o.season, o.number, o.run from lines o) l
    cross join generate_series(1, 99) as g (run)
    where not exists (
      select from held h where h.id = l.id and h.season = l.season and h.number = l.number and h.run = g.run
    )
  ), marked as (
    insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
    select p_import.user_id, l.id, g.run, l.season, l.number, l.day,
      private.import_time(l.day, p_import.started_at, l.position)
    from lines l
    join free g on g.id = l.id and g.season = l.season and g.number = l.number and g.place = l.place
    on conflict do nothing
    returning series_id, run, season, number, marked_at
  )
  update public.import_rows r
  set state = 'imported', done = jsonb_build_object('episode', m.run, 'at', m.marked_at)
  from marked m
  join free g on g.id = m.series_id and g.season = m.season and g.number = m.number and g.run = m.run
  join lines l on l.id = g.id and l.season = g.season and l.number = g.number and l.place = g.place
  where r.import_id = p_import.id and r.position = l.position;
end
$$;

create or replace function private.save_import_watches(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_room constant bigint := 50000 - (
    select count(*) from (select from public.watches w where w.user_id = p_import.user_id limit 50000) counted
  );
begin
  -- A watch of some time gets its day, where the person wants the days of the file.
  if (p_import.switches ->> 'replaceDates')::boolean then
    with dated as (
      select distinct on (l.kind, l.id) l.position, l.day, w.id
      from private.import_lines(p_import, p_slice, '{watch}') l
      join public.watches w on w.user_id = p_import.user_id and w.kind = l.kind and w.title_id = l.id and w.day is null
      where l.day is not null and not l.entry ? 'episode' and not exists (
        select from public.watches o
        where o.user_id = p_import.user_id and o.kind = l.kind and o.title_id = l.id and o.day = l.day
      )
      order by l.kind, l.id, l.day, l.position, w.created_at, w.id
    ), changed as (
      update public.watches w set day = d.day from dated d where w.id = d.id returning d.position, w.id
    )
    update public.import_rows r set state = 'imported', done = jsonb_build_object('dated', c.id)
    from changed c where r.import_id = p_import.id and r.position = c.position;
  end if;

  with lines as (
    select l.*, l.what = 'watch' and l.day is not null as dated, (l.entry ->> 'moment')::timestamptz as moment,
      private.length_of(l.kind, l.id) as length
    from private.import_lines(p_import, p_slice, '{watch,watched}') l where not l.entry ? 'episode'
  ), viewings as (
    -- What one file tells twice of one viewing.
    select t.* from (
      select l.*, lag(l.moment) over (partition by l.kind, l.id, l.dated order by l.moment, l.position) as before
      from lines l
    ) t
    where not t.dated or t.moment is null or t.before is null or t.moment >= t.before + t.length
  ), fresh as materialized (
    select n.*, gen_random_uuid() as watch_id, row_number() over (order by n.dated desc, n.position) as place,
      coalesce((n.entry ->> 'again')::boolean, false) or row_number() over (partition by n.kind, n.id order by n.day) > 1
        or exists (
          select from public.watches w
          where w.user_id = p_import.user_id and w.kind = n.kind and w.title_id = n.id
            and (w.day is null or w.day < n.day)
        ) as again
    from (
      select l.*, row_number() over (
          partition by l.kind, l.id, case when l.dated then l.day end order by l.position
        ) as nth, bool_or(l.dated) over (partition by l.kind, l.id) as has_day
      from viewings l
    ) n
    where n.nth = 1
      -- A watch of some time only where there is none at all.
      and (n.dated or not n.has_day)
      and not exists (
        select from public.watches w
        where w.user_id = p_import.user_id and w.kind = n.kind and w.title_id = n.id
          and (not n.dated or w.day = n.day)
      )
      and (n.moment is null or not exists (
        select from private.same_viewing(p_import.user_id, n.kind, n.id, n.moment, n.day, n.length)
      ))
  ), added as (
    insert into public.watches as w (
      id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, stars, created_at
    )
    select f.watch_id, p_import.user_id, f.kind, f.id, f.title, f.poster_path, f.release_date, f.vote_average,
      case when f.dated then f.day end, f.again, f.stars, least(coalesce(f.moment, now()), now())
    from fresh f where f.place <= v_room
    returning w.id, private.print_of(w) as print
  )
  update public.import_rows r
  set state = case when f.place <= v_room then 'imported' else 'unreadable' end,
    reason = case when f.place > v_room then 'full' end,
    done = case when a.id is not null then jsonb_build_object('watch', a.id, 'print', a.print) end
  from fresh f left join added a on a.id = f.watch_id
  where r.import_id = p_import.id and r.position = f.position;
end
$$;

create or replace function private.save_import_wishes(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- What has been watched is no wish any more.
  perform private.settle_import_rows(p_import.id, array(
    select w.position from private.import_lines(p_import, p_slice, '{wish}') w
    where exists (
      select from public.watched_movies m
      where w.kind = 'movie' and m.user_id = p_import.user_id and m.movie_id = w.id
    ) or exists (
      select from public.watched_tv_series s
      where w.kind = 'tv' and s.user_id = p_import.user_id and s.series_id = w.id
    )
  ), 'already', 'watched');
  with lines as materialized (
    select distinct on (l.what, l.kind, l.id) l.*
    from private.import_lines(p_import, p_slice, '{wish,favorite,dismissed}') l
    order by l.what, l.kind, l.id, l.position
  ), wished_movies as (
    insert into public.wishlists (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'wish' and l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'wish' as what, 'movie' as kind, movie_id as id, added_at as at
  ), favorite_movies as (
    insert into public.favorite_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'favorite' and l.kind = 'movie' order by l.id
    on conflict (user_id, movie_id) do nothing
    returning 'favorite' as what, 'movie' as kind, movie_id as id, favorited_at as at
  ), wished_series as (
    insert into public.tv_wishlists (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'wish' and l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'wish' as what, 'tv' as kind, series_id as id, added_at as at
  ), favorite_series as (
    insert into public.favorite_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
    )
    select p_import.user_id, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'favorite' and l.kind = 'tv' order by l.id
    on conflict (user_id, series_id) do nothing
    returning 'favorite' as what, 'tv' as kind, series_id as id, favorited_at as at
  ), dismissed as (
    insert into public.dismissed_titles (
      user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
    )
    select p_import.user_id, l.kind, l.id, l.title, l.poster_path, l.release_date, l.vote_average, l.at
    from lines l where l.what = 'dismissed' order by l.kind, l.id
    on conflict (user_id, kind, title_id) do nothing
    returning 'dismissed' as what, kind, title_id as id, dismissed_at as at
  )
  update public.import_rows r set state = 'imported', done = jsonb_build_object(g.what, g.at)
  from (
    select * from wished_movies union all select * from wished_series
    union all select * from favorite_movies union all select * from favorite_series
    union all select * from dismissed
  ) g join lines l on l.what = g.what and l.kind = g.kind and l.id = g.id
  where r.import_id = p_import.id and r.position = l.position;
end
$$;

create or replace function private.can_be_undone(p_import public.imports, p_now timestamptz)
  returns boolean
  language sql immutable set search_path = ''
as $$
  select p_import.state in ('done', 'cancelled') and p_import.tally ? 'imported'
    and p_import.finished_at > p_now - interval '30 days'
$$;

create or replace function private.leave_matching(p_import_id uuid)
  returns void
  language sql set search_path = ''
as $$
  update public.imports i
  set state = case
      when exists (
        select from public.import_titles t where t.import_id = i.id and t.state = 'ambiguous'
      ) then 'asking' else 'saving' end,
    state_at = now(), halted_since = null
  where i.id = p_import_id and i.state in ('matching', 'asking')
    and not exists (select from public.import_titles t where t.import_id = i.id and t.state = 'waiting')
$$;

create or replace function private.take_back_followed(p_user uuid, p_own jsonb, p_done jsonb)
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_own ->> 'id')::integer;
  v_at constant timestamptz := (p_own ->> 'at')::timestamptz;
begin
  case p_done ->> 'own'
    when 'following' then
      delete from public.followed_series f
      where f.user_id = p_user and f.series_id = v_id and f.followed_at = v_at and f.state = p_own ->> 'state'
        and f.run = (p_own ->> 'run')::smallint and not exists (
          select from public.episode_watches w where w.user_id = p_user and w.series_id = v_id
        );
    when 'episodes' then
      delete from public.episode_watches w
      where w.user_id = p_user and w.series_id = v_id and w.run = (p_own ->> 'run')::smallint
        and w.season = (p_own ->> 'season')::smallint and w.number = (p_own ->> 'number')::integer and w.marked_at = v_at
        and w.day is not distinct from (p_own ->> 'day')::date;
    when 'lostEpisodes' then
      delete from public.lost_episode_watches w
      where w.user_id = p_user and w.series_id = v_id and w.run = (p_own ->> 'run')::smallint
        and w.season = (p_own ->> 'season')::smallint and w.number = (p_own ->> 'number')::integer
        and w.name = p_own ->> 'name';
    when 'reminders' then
      delete from public.movie_reminders g
      where g.user_id = p_user and g.movie_id = v_id and g.created_at = v_at and g.remind_on = (p_own ->> 'day')::date
        and g.remind_by_email = (p_own ->> 'byMail')::boolean;
    when 'seriesReminders' then
      delete from public.series_reminders g
      where g.user_id = p_user and g.series_id = v_id and g.created_at = v_at;
    else null;
  end case;
end
$$;

create or replace function private.take_back_import_opinions(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.movie_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.movie_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;
  delete from public.movie_reviews g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'review')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry) and not g.tells_end;
  update public.movie_reviews g set review = r.done ->> 'was' from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rereviewed')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry);
  delete from public.wishlists g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'wish' and t.title_kind = 'movie'
    and g.user_id = p_import.user_id and g.movie_id = t.title_id
    and g.added_at = (r.done ->> 'wish')::timestamptz;
  delete from public.favorite_movies g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'favorite' and t.title_kind = 'movie'
    and g.user_id = p_import.user_id and g.movie_id = t.title_id
    and g.favorited_at = (r.done ->> 'favorite')::timestamptz;

  delete from public.series_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.series_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;
  delete from public.series_reviews g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'review')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry) and not g.tells_end;
  update public.series_reviews g set review = r.done ->> 'was' from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rereviewed')::uuid
    and g.user_id = p_import.user_id and g.review = private.review_text(r.entry);
  delete from public.tv_wishlists g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'wish' and t.title_kind = 'tv'
    and g.user_id = p_import.user_id and g.series_id = t.title_id
    and g.added_at = (r.done ->> 'wish')::timestamptz;
  delete from public.favorite_tv_series g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'favorite' and t.title_kind = 'tv'
    and g.user_id = p_import.user_id and g.series_id = t.title_id
    and g.favorited_at = (r.done ->> 'favorite')::timestamptz;

  delete from public.part_ratings g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rating')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars and g.updated_at is null;
  update public.part_ratings g set stars = (r.done ->> 'was')::real from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and g.id = (r.done ->> 'rerated')::uuid
    and g.user_id = p_import.user_id and g.stars = r.stars;

  delete from public.dismissed_titles g
  using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'dismissed'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.dismissed_at = (r.done ->> 'dismissed')::timestamptz;
end
$$;

create or replace function private.take_back_import_rows(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.watches w using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and w.id = (r.done ->> 'watch')::uuid
    and w.user_id = p_import.user_id and private.print_of(w) = r.done ->> 'print';
  update public.watches w set day = null from public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and w.id = (r.done ->> 'dated')::uuid
    and w.user_id = p_import.user_id and w.day = r.day;
  delete from public.episode_watches w using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'episode'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'episode')::smallint
    and w.season = (r.entry #>> '{episode,season}')::smallint
    and w.number = (r.entry #>> '{episode,number}')::integer
    and w.marked_at = (r.done ->> 'at')::timestamptz and w.day is not distinct from r.day;
  update public.episode_watches w set day = (r.done ->> 'was')::date
  from public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'redated'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'redated')::smallint
    and w.season = (r.entry #>> '{episode,season}')::smallint
    and w.number = (r.entry #>> '{episode,number}')::integer and w.day = r.day;
  -- A series stays followed of which something is watched that the import did not bring.
  delete from public.followed_series f using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'follow'
    and f.user_id = p_import.user_id and f.series_id = t.title_id and f.followed_at = p_import.started_at
    and f.state = r.done ->> 'follow' and f.run = 1 and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
end
$$;

create or replace function private.take_back_import_titles(p_import public.imports, p_titles bigint[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  delete from public.followed_series f using public.import_titles t
  where t.number = any (p_titles) and t.done ? 'followed' and f.user_id = p_import.user_id
    and f.series_id = t.title_id and f.followed_at = p_import.started_at and f.state = 'watching' and f.run = 1 and not exists (
      select from public.episode_watches w where w.user_id = f.user_id and w.series_id = f.series_id
    );
  -- A title stays watched that has more watches than it had: of its person's, or theirs by now.
  with gone as (
    delete from public.watched_movies g using public.import_titles t
    where t.number = any (p_titles) and t.title_kind = 'movie' and g.user_id = p_import.user_id
      and g.movie_id = t.title_id and g.watched_at = (t.done ->> 'listed')::timestamptz
      and (
        select count(*) from public.watches w
        where w.user_id = g.user_id and w.kind = 'movie' and w.title_id = g.movie_id
      ) <= coalesce((t.done ->> 'had')::integer, 0)
    returning g.movie_id as id
  )
  insert into public.wishlists (
    user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
  )
  select distinct on (g.id) p_import.user_id, g.id, w.movie_title, w.movie_poster_path, w.movie_release_date,
    w.movie_vote_average, w.added_at
  from gone g
  join public.import_titles t on t.number = any (p_titles) and t.title_kind = 'movie' and t.title_id = g.id
  cross join lateral jsonb_populate_record(null::public.wishlists, t.done -> 'unwished') w
  where t.done ? 'unwished'
  on conflict (user_id, movie_id) do nothing;
  with gone as (
    delete from public.watched_tv_series g using public.import_titles t
    where t.number = any (p_titles) and t.title_kind = 'tv' and g.user_id = p_import.user_id
      and g.series_id = t.title_id and g.watched_at = (t.done ->> 'listed')::timestamptz
      and (
        select count(*) from public.watches w
        where w.user_id = g.user_id and w.kind = 'tv' and w.title_id = g.series_id
      ) <= coalesce((t.done ->> 'had')::integer, 0)
    returning g.series_id as id
  )
  insert into public.tv_wishlists (
    user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
  )
  select distinct on (g.id) p_import.user_id, g.id, w.series_name, w.series_poster_path, w.series_first_air_date,
    w.series_vote_average, w.added_at
  from gone g
  join public.import_titles t on t.number = any (p_titles) and t.title_kind = 'tv' and t.title_id = g.id
  cross join lateral jsonb_populate_record(null::public.tv_wishlists, t.done -> 'unwished') w
  where t.done ? 'unwished'
  on conflict (user_id, series_id) do nothing;
end
$$;

create or replace function private.take_back_import_watches(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  -- First, because a series is left only where no episode of it is marked any more. What has a day has been dated since.
  delete from public.episode_watches w
  using public.import_rows r
  join public.import_titles t on t.number = r.title_number
  cross join lateral jsonb_array_elements(r.done -> 'earlier') e (place)
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'earlier'
    and w.user_id = p_import.user_id and w.series_id = t.title_id and w.run = (r.done ->> 'run')::smallint
    and w.season = (e.place ->> 0)::smallint and w.number = (e.place ->> 1)::integer and w.day is null
    and w.marked_at = private.import_time(r.day, p_import.started_at, r.position);
  perform private.take_back_import_rows(p_import, p_slice);
end
$$;

create or replace function private.take_back_listed(p_user uuid, p_own jsonb, p_done jsonb)
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_own ->> 'id')::integer;
  v_at constant timestamptz := (p_own ->> 'at')::timestamptz;
  v_movie constant boolean := p_own ->> 'kind' = 'movie';
begin
  case p_done ->> 'own'
    when 'wishlist' then
      delete from public.wishlists g where v_movie and g.user_id = p_user and g.movie_id = v_id and g.added_at = v_at;
      delete from public.tv_wishlists g
      where not v_movie and g.user_id = p_user and g.series_id = v_id and g.added_at = v_at;
    when 'watched' then
      delete from public.watched_movies g
      where v_movie and g.user_id = p_user and g.movie_id = v_id and g.watched_at = v_at;
      if found and p_done ? 'unwished' then
        insert into public.wishlists (
          user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
        )
        select p_user, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
          w.added_at
        from jsonb_populate_record(null::public.wishlists, p_done -> 'unwished') w on conflict do nothing;
      end if;
      delete from public.watched_tv_series g
      where not v_movie and g.user_id = p_user and g.series_id = v_id and g.watched_at = v_at;
      if found and p_done ? 'unwished' then
        insert into public.tv_wishlists (
          user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
        )
        select p_user, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
          w.series_vote_average, w.added_at
        from jsonb_populate_record(null::public.tv_wishlists, p_done -> 'unwished') w on conflict do nothing;
      end if;
    when 'favorites' then
      delete from public.favorite_movies g
      where v_movie and g.user_id = p_user and g.movie_id = v_id and g.favorited_at = v_at;
      delete from public.favorite_tv_series g
      where not v_movie and g.user_id = p_user and g.series_id = v_id and g.favorited_at = v_at;
    when 'dismissed' then
      delete from public.dismissed_titles g
      where g.user_id = p_user and g.kind = p_own ->> 'kind' and g.title_id = v_id and g.dismissed_at = v_at;
    when 'pageFavorites' then
      delete from public.profile_favorites g
      where g.user_id = p_user and g.place = (p_own ->> 'place')::smallint and g.kind = p_own ->> 'kind' and g.title_id = v_id;
    else null;
  end case;
end
$$;

create or replace function private.take_back_opinion(p_user uuid, p_own jsonb, p_done jsonb)
  returns void
  language plpgsql set search_path = ''
as $$
begin
  case p_done ->> 'own'
    when 'diary' then
      delete from public.watches w
      where w.id = (p_done ->> 'id')::uuid and w.user_id = p_user and private.print_of(w) = p_done ->> 'print';
    when 'ratings' then
      if p_done ? 'was' then
        update public.movie_ratings g set stars = (p_done ->> 'was')::real
        where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
        update public.series_ratings g set stars = (p_done ->> 'was')::real
        where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
      else
        delete from public.movie_ratings g
        where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
        delete from public.series_ratings g
        where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
      end if;
    when 'partRatings' then
      update public.part_ratings g set stars = (p_done ->> 'was')::real
      where p_done ? 'was' and g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.stars = (p_own ->> 'stars')::real;
      delete from public.part_ratings g
      where not p_done ? 'was' and g.id = (p_done ->> 'id')::uuid and g.user_id = p_user
        and g.stars = (p_own ->> 'stars')::real;
    when 'reviews' then
      delete from public.movie_reviews g where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user
        and g.review = private.trimmed(p_own ->> 'text') and g.tells_end = coalesce((p_own ->> 'tellsEnd')::boolean, false);
      delete from public.series_reviews g where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user
        and g.review = private.trimmed(p_own ->> 'text') and g.tells_end = coalesce((p_own ->> 'tellsEnd')::boolean, false);
    else null;
  end case;
end
$$;

create or replace function private.take_back_own(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.take_back_own_and_lists(p_import, p_slice);
  delete from public.for_you_feedback g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'taste'
    and g.user_id = p_import.user_id and g.subject = r.entry #>> '{own,record,subject}'
    and g.said_at = (r.entry #>> '{own,record,at}')::timestamptz;
  delete from public.title_tags g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'tags'
    and g.user_id = p_import.user_id and g.kind = r.entry #>> '{own,record,kind}'
    and g.title_id = (r.entry #>> '{own,record,id}')::integer and g.key = private.tag_key(r.entry #>> '{own,record,tag}')
    and g.tagged_at = (r.entry #>> '{own,record,at}')::timestamptz;
  delete from public.private_notes g using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'notes'
    and g.user_id = p_import.user_id and g.kind = r.entry #>> '{own,record,kind}'
    and g.title_id = (r.entry #>> '{own,record,id}')::integer
    and g.season is not distinct from (r.entry #>> '{own,record,season}')::integer
    and g.changed_at = (r.entry #>> '{own,record,changedAt}')::timestamptz;
  delete from public.title_tags g using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'tagged'
    and g.user_id = p_import.user_id and g.kind = t.title_kind and g.title_id = t.title_id
    and g.key in (select jsonb_array_elements_text(r.done -> 'tagged')) and g.tagged_at = (r.done ->> 'tagged_at')::timestamptz;
end
$$;

create or replace function private.take_back_own_and_lists(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform private.take_back_plays(p_import, p_slice);
  perform private.take_back_records(p_import, p_slice);
  delete from public.private_notes n using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'noted'
    and n.user_id = p_import.user_id and n.kind = t.title_kind and n.title_id = t.title_id
    and n.season is not distinct from (r.entry ->> 'season')::integer
    and n.changed_at = (r.done ->> 'noted')::timestamptz;
  delete from public.list_items i using public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ? 'list'
    and i.list_id = (r.done ->> 'list')::uuid and i.user_id = p_import.user_id and i.kind = t.title_kind
    and i.title_id = t.title_id and i.note = r.done ->> 'note';
  -- A list the import has made goes when nothing is left in it and nothing was done to it.
  delete from public.lists l using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and (r.done ->> 'made')::boolean
    and l.id = (r.done ->> 'list')::uuid and l.user_id = p_import.user_id and l.items = 0
    and l.description in ('', private.import_list_description(
      p_import.id, l.name, coalesce((r.entry #>> '{list,nth}')::integer, 1)
    ))
    and l.visibility = 'private' and l.name = left(private.trimmed(r.entry #>> '{list,name}'), 100);
  delete from public.list_items i using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'listTitles'
    and i.list_id = (r.done ->> 'in')::uuid and i.user_id = p_import.user_id
    and i.kind = r.entry #>> '{own,record,kind}' and i.title_id = (r.entry #>> '{own,record,id}')::integer
    and i.note = r.entry #>> '{own,record,note}';
  delete from public.lists l using public.import_rows r
  where r.import_id = p_import.id and r.position = any (p_slice) and r.done ->> 'own' = 'lists'
    and l.id = (r.done ->> 'id')::uuid and l.user_id = p_import.user_id and l.items = 0
    and l.name = r.entry #>> '{own,record,name}' and l.description = r.entry #>> '{own,record,description}'
    and l.visibility = r.entry #>> '{own,record,visibility}';
end
$$;

create or replace function private.take_back_records(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
begin
  for r in
    select w.position, w.entry #> '{own,record}' as own, w.done from public.import_rows w
    where w.import_id = p_import.id and w.position = any (p_slice) and w.done ? 'own'
    order by w.rank desc, w.position
  loop
    case
      when r.done ->> 'own' in ('wishlist', 'watched', 'favorites', 'dismissed', 'pageFavorites') then
        perform private.take_back_listed(p_import.user_id, r.own, r.done);
      when r.done ->> 'own' in ('diary', 'ratings', 'partRatings', 'reviews') then
        perform private.take_back_opinion(p_import.user_id, r.own, r.done);
      when r.done ->> 'own' in ('following', 'episodes', 'lostEpisodes', 'reminders', 'seriesReminders') then
        perform private.take_back_followed(p_import.user_id, r.own, r.done);
      when r.done ->> 'own' in ('savedSearches', 'aiSearches', 'services', 'noticePreferences', 'profile') then
        perform private.take_back_setting(p_import.user_id, r.own, r.done);
      else null;
    end case;
  end loop;
end
$$;

create or replace function private.take_back_setting(p_user uuid, p_own jsonb, p_done jsonb)
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_own ->> 'id')::integer;
  v_at constant timestamptz := (p_own ->> 'at')::timestamptz;
begin
  case p_done ->> 'own'
    when 'savedSearches' then
      delete from public.saved_searches g
      where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user and g.name = p_own ->> 'name';
    when 'aiSearches' then
      delete from public.ai_searches g where g.id = (p_done ->> 'id')::uuid and g.user_id = p_user;
    when 'services' then
      delete from public.my_services g where g.user_id = p_user and g.service_id = v_id and g.added_at = v_at;
    when 'noticePreferences' then
      delete from public.notice_preferences g where g.user_id = p_user and g.kind = p_own ->> 'kind'
        and g.in_app = (p_own ->> 'inApp')::boolean and g.mail = p_own ->> 'mail';
    when 'profile' then
      update public.profiles p set full_name = null
      where p_done ? 'name' and p.id = p_user and p.full_name = p_own ->> 'name';
      update public.profiles p set region = null
      where p_done ? 'region' and p.id = p_user and p.region = p_own ->> 'region';
      delete from public.time_zones g
      where p_done ? 'timeZone' and g.user_id = p_user and g.time_zone = p_own ->> 'timeZone';
      delete from public.list_settings g
      where p_done ? 'hideSeen' and g.user_id = p_user and g.hide_seen = coalesce((p_own ->> 'hideSeen')::boolean, false)
        and g.half_stars = coalesce((p_own ->> 'halfStars')::boolean, false);
      delete from public.ai_preferences g
      where p_done ? 'keepSearches' and g.user_id = p_user and g.keep_searches = (p_own ->> 'keepSearches')::boolean;
    else null;
  end case;
end
$$;

create or replace function public.undo_import_rows(p_import_id uuid, p_limit integer default 500)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  v_import public.imports;
  v_slice integer[];
  v_titles bigint[];
begin
  select * into v_import from public.imports i where i.id = p_import_id and i.state = 'undoing' for update;
  if not found then return 0; end if;
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_import.user_id::text, 0));
  perform pg_advisory_xact_lock(hashtextextended('exchange:tv:' || v_import.user_id::text, 0));
  -- What came last goes first: episodes before the series they are of.
  select array_agg(w.position) into v_slice from (
    select r.position from public.import_rows r where r.import_id = p_import_id and r.done is not null
    order by r.rank desc, r.position limit least(greatest(p_limit, 1), 1000)
  ) w;
  if v_slice is not null then
    perform private.take_back_import_opinions(v_import, v_slice);
    perform private.take_back_import_watches(v_import, v_slice);
    perform private.take_back_own(v_import, v_slice);
    update public.import_rows r set done = null where r.import_id = p_import_id and r.position = any (v_slice);
    update public.imports i set taken_back = i.taken_back + cardinality(v_slice) where i.id = p_import_id;
    return cardinality(v_slice);
  end if;
  select array_agg(w.number) into v_titles from (
    select t.number from public.import_titles t where t.import_id = p_import_id and t.done is not null
    order by t.number limit least(greatest(p_limit, 1), 1000)
  ) w;
  if v_titles is not null then
    perform private.take_back_import_titles(v_import, v_titles);
    update public.import_titles t set done = null where t.number = any (v_titles);
    return cardinality(v_titles);
  end if;
  update public.imports i set state = 'undone', state_at = now(), finished_at = now() where i.id = p_import_id;
  return 0;
end
$$;

create table private.job_runs (
  name text not null,
  started_at timestamptz not null,
  held_until timestamptz not null,
  finished_at timestamptz,
  outcome text,
  detail text,
  run uuid,
  constraint job_runs_pkey primary key (name),
  constraint job_runs_detail_check check (char_length(detail) <= 500),
  constraint job_runs_name_check check (name ~ '^[a-z][a-z-]{0,39}$'),
  constraint job_runs_outcome_check check (outcome in ('ok', 'failed'))
);

create or replace function public.begin_job(p_name text, p_lease_seconds integer default 600, p_run uuid default null)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.job_runs as j (name, run, started_at, held_until)
  values (p_name, p_run, now(), now() + make_interval(secs => greatest(p_lease_seconds, 1)))
  on conflict (name) do update
  set run = excluded.run, held_until = excluded.held_until,
    started_at = case when j.run = excluded.run then j.started_at else excluded.started_at end,
    finished_at = null, outcome = null, detail = null
  where j.held_until <= now() or j.run = excluded.run;
  return found;
end
$$;

create or replace function public.finish_job(
  p_name text, p_ok boolean, p_detail text default null, p_run uuid default null
)
  returns void
  language sql security definer set search_path = ''
as $$
  update private.job_runs
  set finished_at = now(), held_until = now(), outcome = case when p_ok then 'ok' else 'failed' end,
    detail = left(p_detail, 500)
  where name = p_name and run is not distinct from p_run
$$;

create or replace function public.start_run(p_series_id integer)
  returns smallint
  language sql set search_path = ''
as $$
  update public.followed_series f set run = f.run + 1, state = 'watching'
  where f.user_id = auth.uid() and f.series_id = p_series_id and exists (
    select from public.episode_watches w
    where w.user_id = f.user_id and w.series_id = f.series_id and w.run = f.run
  )
  returning f.run
$$;

create table public.letterboxd_entries (
  user_id uuid not null,
  guid text not null,
  title_id integer,
  title text not null,
  day date,
  stars numeric(2,1),
  read_at timestamptz not null default now(),
  outcome text not null,
  watch_id uuid,
  listed_at timestamptz,
  rating real,
  review_id uuid,
  kind text,
  again boolean not null default false,
  constraint letterboxd_entries_pkey primary key (user_id, guid),
  constraint letterboxd_entries_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint letterboxd_entries_guid_length check (char_length(guid) between 1 and 200),
  constraint letterboxd_entries_kind_known check (kind in ('movie', 'tv')),
  constraint letterboxd_entries_outcome_known check (
    outcome in ('counted', 'noted', 'refused', 'changed', 'list', 'unknown')
  ),
  constraint letterboxd_entries_stars_range check (stars between 0.5 and 5),
  constraint letterboxd_entries_title_length check (char_length(title) <= 500),
  constraint letterboxd_entries_title_whole check ((kind is null) = (title_id is null))
);

create table public.letterboxd_follows (
  user_id uuid not null,
  name text not null,
  with_reviews boolean not null default false,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  next_at timestamptz not null default now(),
  etag text,
  modified text,
  failures smallint not null default 0,
  outcome text,
  constraint letterboxd_follows_pkey primary key (user_id),
  constraint letterboxd_follows_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint letterboxd_follows_etag_length check (char_length(etag) <= 300),
  constraint letterboxd_follows_modified_length check (char_length(modified) <= 100),
  constraint letterboxd_follows_name_shape check (name ~ '^[a-z0-9_]{2,30}$'),
  constraint letterboxd_follows_outcome_known
    check (outcome in ('read', 'same', 'nobody', 'limited', 'unreadable', 'failed'))
);

create or replace function private.change_letterboxd_entry(
  p_had public.letterboxd_entries, p_day date, p_again boolean, p_stars real
)
  returns text
  language plpgsql set search_path = ''
as $$
declare
  v_outcome text;
begin
  if (p_day, p_again, p_stars) is not distinct from (p_had.day, p_had.again, p_had.stars::real) then
    return null;
  end if;
  begin
    -- Follows the edit where the watch is as it came and the new day has no other.
    update public.watches w set day = p_day, again = p_again, stars = p_stars
    where w.id = p_had.watch_id and w.user_id = p_had.user_id
      and w.day is not distinct from p_had.day and w.again = p_had.again and w.stars is not distinct from p_had.stars::real
      and not exists (
        select from public.watches o
        where o.user_id = p_had.user_id and o.kind = w.kind and o.title_id = w.title_id and o.day = p_day and o.id <> w.id
      );
    if found then
      v_outcome := 'changed';
    end if;
  exception when check_violation then
    v_outcome := null;
  end;
  update public.letterboxd_entries e set day = p_day, again = p_again, stars = p_stars,
    outcome = coalesce(v_outcome, e.outcome), read_at = case when v_outcome is null then e.read_at else now() end
  where e.user_id = p_had.user_id and e.guid = p_had.guid;
  return v_outcome;
end
$$;

create or replace function private.enter_letterboxd_opinion(
  p_user uuid, p_title jsonb, p_stars real, p_text text, p_at timestamptz, out rating real, out review_id uuid
)
  returns record
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_title ->> 'id')::integer;
begin
  if p_title ->> 'kind' = 'movie' then
    insert into public.movie_ratings (user_id, movie_id, stars, created_at)
    select p_user, v_id, p_stars, p_at where p_stars is not null
    on conflict (user_id, movie_id) do nothing
    returning stars into rating;
    insert into public.movie_reviews (user_id, movie_id, review, created_at)
    select p_user, v_id, p_text, p_at
    where p_text is not null and not exists (
      select from public.movie_reviews r where r.user_id = p_user and r.movie_id = v_id
    )
    returning id into review_id;
  else
    insert into public.series_ratings (user_id, series_id, stars, created_at)
    select p_user, v_id, p_stars, p_at where p_stars is not null
    on conflict (user_id, series_id) do nothing
    returning stars into rating;
    insert into public.series_reviews (user_id, series_id, review, created_at)
    select p_user, v_id, p_text, p_at
    where p_text is not null and not exists (
      select from public.series_reviews r where r.user_id = p_user and r.series_id = v_id
    )
    returning id into review_id;
  end if;
end
$$;

create or replace function private.enter_letterboxd_watch(
  p_user uuid, p_title jsonb, p_day date, p_again boolean, p_stars real, p_at timestamptz, out id uuid,
  out listed_at timestamptz
)
  returns record
  language plpgsql set search_path = ''
as $$
declare
  v_kind constant text := p_title ->> 'kind';
  v_id constant integer := (p_title ->> 'id')::integer;
  v_name constant text := p_title ->> 'title';
  v_poster constant text := p_title ->> 'posterPath';
  v_date constant date := (p_title ->> 'date')::date;
  v_average constant numeric := (p_title ->> 'voteAverage')::numeric;
begin
  -- What an import brought, or the person wrote down, of this day is this very watch.
  if p_day is null or exists (
    select from public.watches w
    where w.user_id = p_user and w.kind = v_kind and w.title_id = v_id and w.day = p_day
  ) or exists (
    -- Entries are written down after the film; several at once are of days of their own.
    select from private.same_viewing(p_user, v_kind, v_id, p_at, p_day, private.length_of(v_kind, v_id)) w
    where not exists (select from public.letterboxd_entries e where e.user_id = p_user and e.watch_id = w.id)
  ) then
    return;
  end if;
  if not exists (
    select from public.watched_movies w where v_kind = 'movie' and w.user_id = p_user and w.movie_id = v_id
  ) and not exists (
    select from public.watched_tv_series w where v_kind = 'tv' and w.user_id = p_user and w.series_id = v_id
  ) then
    listed_at := least(p_at, now() - interval '1 millisecond');
  end if;
  insert into public.watches (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, created_at, marked_at, stars
  ) values (
    p_user, v_kind, v_id, v_name, v_poster, v_date, v_average, p_day, p_again, p_at, listed_at, p_stars
  ) returning watches.id into id;
  if listed_at is not null and v_kind = 'movie' then
    insert into public.watched_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
    ) values (p_user, v_id, v_name, v_poster, v_date, v_average, listed_at);
  elsif listed_at is not null then
    insert into public.watched_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
    ) values (p_user, v_id, v_name, v_poster, v_date, v_average, listed_at);
  end if;
end
$$;

create or replace function public.claim_letterboxd(p_limit integer default 5)
  returns jsonb
  language sql security definer set search_path = ''
as $$
  with claimed as (
    update public.letterboxd_follows f
    -- An hour, and some minutes more or less, so that not all ask at once.
    set next_at = now() + interval '55 minutes' + random() * interval '10 minutes'
    where f.user_id in (
      select d.user_id from public.letterboxd_follows d where d.next_at <= now()
      order by d.next_at limit least(greatest(p_limit, 1), 50) for update skip locked
    )
    returning f.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'person', c.user_id, 'name', c.name, 'withReviews', c.with_reviews, 'etag', c.etag, 'modified', c.modified
  )), '[]') from claimed c
$$;

create or replace function public.follow_letterboxd(p_name text, p_with_reviews boolean)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Only people follow' using errcode = '42501';
  end if;
  insert into public.letterboxd_follows as f (user_id, name, with_reviews) values (auth.uid(), p_name, p_with_reviews)
  on conflict (user_id) do update set name = excluded.name, with_reviews = excluded.with_reviews, next_at = now(),
    failures = 0, outcome = null, etag = null, modified = null, checked_at = null,
    created_at = case when f.name = excluded.name then f.created_at else now() end;
end
$$;

create or replace function public.keep_letterboxd_entry(p_user uuid, p_name text, p_entry jsonb)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_title constant jsonb := p_entry -> 'title';
  v_kind constant text := v_title ->> 'kind';
  v_id constant integer := (v_title ->> 'id')::integer;
  v_day constant date := (p_entry ->> 'day')::date;
  v_again constant boolean := coalesce((p_entry ->> 'again')::boolean, false);
  v_at constant timestamptz := least((p_entry ->> 'at')::timestamptz, now());
  v_stars constant real := (p_entry ->> 'stars')::real;
  v_had public.letterboxd_entries;
  v_watch record;
  v_opinion record;
  v_outcome text := 'noted';
begin
  if v_kind is not null then
    perform pg_advisory_xact_lock(hashtextextended('exchange:' || v_kind || ':' || p_user::text, 0));
  end if;
  -- Another name is followed by now, or nobody.
  if not exists (select from public.letterboxd_follows f where f.user_id = p_user and f.name = p_name) then
    return null;
  end if;
  select * into v_had from public.letterboxd_entries e
  where e.user_id = p_user and e.guid = p_entry ->> 'guid' for update;
  if v_had.kind is not null then
    return private.change_letterboxd_entry(v_had, coalesce(v_day, v_had.day), v_again, v_stars);
  end if;
  if v_kind is null then
    insert into public.letterboxd_entries (user_id, guid, title, day, again, stars, outcome)
    values (p_user, p_entry ->> 'guid', v_title ->> 'title', v_day, v_again, v_stars, p_entry ->> 'outcome')
    on conflict (user_id, guid) do nothing;
    return null;
  end if;
  begin
    v_watch := private.enter_letterboxd_watch(p_user, v_title, v_day, v_again, v_stars, v_at);
    v_opinion := private.enter_letterboxd_opinion(p_user, v_title, v_stars, p_entry ->> 'text', v_at);
    if v_watch.id is not null then
      v_outcome := 'counted';
    end if;
  exception when check_violation or sqlstate '23M01' then
    -- What the tables do not take (a full diary) ends this entry, and stops no other.
    v_outcome := 'refused';
    select null::uuid as id, null::timestamptz as listed_at into v_watch;
    select null::real as rating, null::uuid as review_id into v_opinion;
  end;
  insert into public.letterboxd_entries (
    user_id, guid, kind, title_id, title, day, again, stars, outcome, watch_id, listed_at, rating, review_id
  ) values (
    p_user, p_entry ->> 'guid', v_kind, v_id, v_title ->> 'title', v_day, v_again, v_stars, v_outcome, v_watch.id,
    v_watch.listed_at, v_opinion.rating, v_opinion.review_id
  ) on conflict (user_id, guid) do update set kind = excluded.kind, title_id = excluded.title_id, title = excluded.title,
    day = excluded.day, again = excluded.again, stars = excluded.stars, outcome = excluded.outcome, read_at = now(),
    watch_id = excluded.watch_id, listed_at = excluded.listed_at, rating = excluded.rating, review_id = excluded.review_id;
  return v_outcome;
end
$$;

create or replace function public.leave_letterboxd(p_take_back boolean)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_found boolean;
begin
  delete from public.letterboxd_follows f where f.user_id = v_user;
  v_found := found;
  if p_take_back then
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_user::text, 0));
    perform pg_advisory_xact_lock(hashtextextended('exchange:tv:' || v_user::text, 0));
    -- What the person changed since, or entered anew, stays as it is: watches, marks, stars and words.
    delete from public.watches w using public.letterboxd_entries e
    where e.user_id = v_user and w.id = e.watch_id and w.user_id = v_user
      and private.print_of(w) = private.print_of(jsonb_populate_record(null::public.watches, jsonb_build_object(
        'day', e.day, 'again', e.again, 'stars', e.stars
      )));
    delete from public.watched_movies w using public.letterboxd_entries e
    where e.user_id = v_user and w.user_id = v_user and e.kind = 'movie' and w.movie_id = e.title_id
      and w.watched_at = e.listed_at and not exists (
        select from public.watches o where o.user_id = v_user and o.kind = 'movie' and o.title_id = w.movie_id
      );
    delete from public.watched_tv_series w using public.letterboxd_entries e
    where e.user_id = v_user and w.user_id = v_user and e.kind = 'tv' and w.series_id = e.title_id
      and w.watched_at = e.listed_at and not exists (
        select from public.watches o where o.user_id = v_user and o.kind = 'tv' and o.title_id = w.series_id
      );
    delete from public.movie_ratings r using public.letterboxd_entries e
    where e.user_id = v_user and r.user_id = v_user and e.kind = 'movie' and r.movie_id = e.title_id
      and r.stars = e.rating and r.updated_at is null;
    delete from public.series_ratings r using public.letterboxd_entries e
    where e.user_id = v_user and r.user_id = v_user and e.kind = 'tv' and r.series_id = e.title_id
      and r.stars = e.rating and r.updated_at is null;
    delete from public.movie_reviews r using public.letterboxd_entries e
    where e.user_id = v_user and r.id = e.review_id and r.user_id = v_user and r.updated_at is null;
    delete from public.series_reviews r using public.letterboxd_entries e
    where e.user_id = v_user and r.id = e.review_id and r.user_id = v_user and r.updated_at is null;
    delete from public.letterboxd_entries e where e.user_id = v_user;
  end if;
  return v_found;
end
$$;

create or replace function public.new_letterboxd_entries(p_user uuid, p_entries jsonb)
  returns text[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(n.guid), '{}')
  from jsonb_to_recordset(p_entries) n (guid text, day date, again boolean, stars real, numbered boolean)
  left join public.letterboxd_entries e on e.user_id = p_user and e.guid = n.guid
  where e.guid is null
    or (e.outcome = 'unknown' and n.numbered)
    or (e.kind is not null and (
      (n.day is not null and n.day is distinct from e.day) or n.again <> e.again or n.stars is distinct from e.stars::real
    ))
$$;

create or replace function public.settle_letterboxd(
  p_user uuid, p_name text, p_outcome text, p_etag text default null, p_modified text default null,
  p_wait_seconds integer default 0
)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.letterboxd_follows f set checked_at = now(), outcome = p_outcome,
    etag = case when p_outcome = 'read' then p_etag else f.etag end,
    modified = case when p_outcome = 'read' then p_modified else f.modified end,
    failures = case when p_outcome in ('read', 'same') then 0 else least(f.failures + 1, 10) end,
    -- Who does not answer is asked less and less often, once a day at least; who says when, then.
    next_at = case when p_outcome in ('read', 'same') then f.next_at else now() + greatest(
      make_interval(secs => least(greatest(p_wait_seconds, 0), 86400)),
      least(interval '1 hour' * power(2, f.failures), interval '1 day')
    ) end
  where f.user_id = p_user and f.name = p_name
$$;

create table private.mail_outbox (
  id bigint not null generated always as identity,
  mail_key text not null,
  user_id uuid not null,
  template text not null,
  movie_id integer not null,
  remind_on date not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint mail_outbox_pkey primary key (id),
  constraint mail_outbox_mail_key_key unique (mail_key),
  constraint mail_outbox_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint mail_outbox_last_error_length check (char_length(last_error) <= 500),
  constraint mail_outbox_template_check check (template in ('reminder', 'reminder-moved'))
);

create table private.notice_letters (
  id bigint not null generated always as identity,
  letter_key text not null,
  user_id uuid not null,
  rhythm text not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  handed_at timestamptz,
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint notice_letters_pkey primary key (id),
  constraint notice_letters_letter_key_key unique (letter_key),
  constraint notice_letters_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint notice_letters_last_error_length check (char_length(last_error) <= 500),
  constraint notice_letters_rhythm_check check (rhythm in ('at_once', 'daily', 'weekly'))
);

create table private.notice_mails (
  notice_id bigint not null,
  user_id uuid not null,
  kind text not null,
  created_at timestamptz not null default now(),
  letter_id bigint,
  constraint notice_mails_pkey primary key (notice_id),
  constraint notice_mails_letter_id_fkey
    foreign key (letter_id) references private.notice_letters (id) on delete set null,
  constraint notice_mails_notice_id_fkey foreign key (notice_id) references public.notices (id) on delete cascade,
  constraint notice_mails_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create table private.unsubscribe_tokens (
  user_id uuid not null,
  token uuid not null default gen_random_uuid(),
  constraint unsubscribe_tokens_pkey primary key (user_id),
  constraint unsubscribe_tokens_token_key unique (token),
  constraint unsubscribe_tokens_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create table public.notice_preferences (
  user_id uuid not null,
  kind text not null,
  in_app boolean not null default true,
  mail text not null,
  constraint notice_preferences_pkey primary key (user_id, kind),
  constraint notice_preferences_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint notice_preferences_kind_known check (
    kind in ('release', 'episode', 'on_service', 'import_finished', 'webhook_off')
  ),
  constraint notice_preferences_mail_known check (mail in ('at_once', 'daily', 'weekly', 'never'))
);

create or replace function private.begin_release_mails()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.notice_preferences set mail = 'at_once'
  where user_id = new.user_id and kind = 'release' and mail = 'never';
  return null;
end
$$;

create or replace function private.end_release_mails()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.movie_reminders set remind_by_email = false where user_id = new.user_id and remind_by_email;
  return null;
end
$$;

create or replace function private.handle_changed_email()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set email = coalesce(new.email, '') where id = new.id;
  return new;
end
$$;

create or replace function private.mail_rhythm(p_user uuid, p_kind text)
  returns text
  language sql stable security definer set search_path = ''
as $$
  select coalesce(
    (select p.mail from public.notice_preferences p where p.user_id = p_user and p.kind = p_kind),
    private.usual_mail(p_kind)
  )
$$;

create or replace function private.tell_change(p_what jsonb)
  returns void
  language sql set search_path = ''
as $$ select pg_notify('marquee_changes', p_what::text) $$;

create or replace function private.tell_list()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  was boolean := old.visibility <> 'private' and old.removed_at is null;
  stays boolean := tg_op = 'UPDATE' and new.visibility = old.visibility and new.removed_at is null;
begin
  if was then
    perform private.tell_change(jsonb_build_object('list', old.address, 'gone', not stays));
  end if;
  if was or (tg_op = 'UPDATE' and new.visibility = 'public') then
    perform private.tell_page_of(old.user_id);
  end if;
  return null;
end
$$;

create or replace function private.tell_lists_of(p_person uuid)
  returns void
  language sql security definer set search_path = ''
as $$
  select private.tell_change(jsonb_build_object('list', l.address))
  from public.lists l where l.user_id = p_person and l.visibility <> 'private' and l.removed_at is null
$$;

create or replace function private.tell_moved_watches()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Names and pictures change every night, and no page with them.
  perform private.tell_page_of(m.user_id)
  from (
    select distinct c.user_id from (select user_id, id, day from gone except select user_id, id, day from added) c
  ) m;
  return null;
end
$$;

create or replace function private.tell_page_of(p_person uuid)
  returns void
  language sql security definer set search_path = ''
as $$
  select private.tell_change(jsonb_build_object('handle', p.handle))
  from public.profile_pages p where p.user_id = p_person and p.visibility <> 'private'
$$;

create or replace function private.tell_profile()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform private.tell_change('{"accounts": true}');
    return null;
  end if;
  -- Name and picture stand wherever they are the author.
  perform private.tell_page_of(new.id);
  perform private.tell_lists_of(new.id);
  perform private.tell_titles('movie', array(select r.movie_id from public.movie_reviews r where r.user_id = new.id));
  perform private.tell_titles('tv', array(select r.series_id from public.series_reviews r where r.user_id = new.id));
  return null;
end
$$;

create or replace function private.tell_profile_page()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  stays boolean := tg_op = 'UPDATE' and new.visibility = old.visibility and new.handle = old.handle
    and new.suspended_at is not distinct from old.suspended_at;
begin
  if old.visibility <> 'private' then
    perform private.tell_change(jsonb_build_object('handle', old.handle, 'gone', not stays));
  end if;
  -- Their lists lead to the page where it is everybody's.
  if not stays then
    perform private.tell_lists_of(old.user_id);
  end if;
  return null;
end
$$;

create or replace function private.tell_reviews()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ids integer[];
begin
  select array_agg(distinct (to_jsonb(b) ->> tg_argv[1])::integer) into ids from before b;
  perform private.tell_titles(tg_argv[0], ids);
  perform private.tell_page_of(b.user_id) from (select distinct user_id from before) b;
  return null;
end
$$;

create or replace function private.tell_taken_back()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_page_of(g.user_id) from (select distinct user_id from gone) g;
  return null;
end
$$;

create or replace function private.tell_titles(p_kind text, p_ids integer[])
  returns void
  language sql set search_path = ''
as $$
  -- A server that is told thousands of pages does nothing else meanwhile: it forgets them all.
  select private.tell_change('{"every": true}') where cardinality(p_ids) > 100
  union all
  select private.tell_change(jsonb_build_object('kind', p_kind, 'id', t.id))
  from unnest(p_ids) as t (id) where cardinality(p_ids) <= 100
$$;

create or replace function private.usual_mail(p_kind text)
  returns text
  language sql immutable parallel safe set search_path = ''
as $$
  select case p_kind when 'release' then 'at_once' else 'never' end
$$;

create or replace function public.claim_letters(p_limit integer default 10)
  returns table (
    id bigint, letter_key text, rhythm text, email text, language text, unsubscribe_token uuid, attempts integer,
    total integer, notices jsonb
  )
  language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  taken bigint[];
begin
  select array_agg(w.id) into taken
  from (
    select l.id from private.notice_letters l
    where l.sent_at is null and l.given_up_at is null and l.handed_at is null and l.next_attempt_at <= now()
    order by l.next_attempt_at, l.id
    limit least(greatest(p_limit, 1), 100)
    for update skip locked
  ) w;
  -- Who chose to get no more mail of a kind since the letter was written is not sent what it says of that kind.
  delete from private.notice_mails m
  where m.letter_id = any(taken) and private.mail_rhythm(m.user_id, m.kind) = 'never';
  delete from private.notice_letters l
  where l.id = any(taken) and not exists (select from private.notice_mails m where m.letter_id = l.id);
  insert into private.unsubscribe_tokens (user_id)
  select l.user_id from private.notice_letters l where l.id = any(taken)
  on conflict do nothing;
  return query
  with claimed as (
    update private.notice_letters l
    set attempts = l.attempts + 1, handed_at = now(),
      -- The wait after a failure doubles from five minutes to two hours.
      next_attempt_at = now() + least(interval '5 minutes' * power(2, least(l.attempts, 10)), interval '2 hours')
    where l.id = any(taken)
    returning l.*
  )
  select c.id, c.letter_key, c.rhythm, p.email, p.language, t.token, c.attempts, a.total, a.notices
  from claimed c
  join public.profiles p on p.id = c.user_id
  join private.unsubscribe_tokens t on t.user_id = c.user_id
  cross join lateral (
    select max(o.total)::integer as total, jsonb_agg(o.notice order by o.place) as notices
    from (
      select to_jsonb(n) - 'user_id' as notice, count(*) over () as total,
        row_number() over (order by n.kind, n.created_at, n.id) as place
      from private.notice_mails m
      join public.notices n on n.id = m.notice_id
      where m.letter_id = c.id
      order by place
      limit 40
    ) o
  ) a;
end
$$;

create or replace function public.claim_mails(p_limit integer default 20)
  returns table (
    id bigint, mail_key text, template text, email text, full_name text, language text, movie_id integer,
    movie_title text, movie_poster_path text, remind_on date, moved_from date, region text, release text,
    unsubscribe_token uuid, attempts integer
  )
  language sql security definer set search_path = ''
as $$
  -- Whoever asked for no more mail, or removed the reminder, since the mail was queued gets none.
  with withdrawn as (
    delete from private.mail_outbox m
    where m.sent_at is null and m.given_up_at is null and not exists (
      select from public.movie_reminders r
      where r.user_id = m.user_id and r.movie_id = m.movie_id and r.remind_by_email
        and r.remind_on = m.remind_on
    )
    returning m.id
  ), claimed as (
    update private.mail_outbox m
    set attempts = m.attempts + 1,
      -- Taken for now; the wait doubles with each failure, from five minutes to a day.
      next_attempt_at = now() + least(interval '5 minutes' * power(2, m.attempts), interval '1 day')
    where m.id in (
      select w.id from private.mail_outbox w
      where w.sent_at is null and w.given_up_at is null and w.next_attempt_at <= now()
        and w.id not in (select withdrawn.id from withdrawn)
      order by w.next_attempt_at
      limit least(greatest(p_limit, 1), 100)
      for update skip locked
    )
    returning m.*
  )
  select c.id, c.mail_key, c.template, p.email, p.full_name, p.language, c.movie_id, r.movie_title, r.movie_poster_path,
    c.remind_on, r.moved_from, r.region, r.release, t.token, c.attempts
  from claimed c
  join public.profiles p on p.id = c.user_id
  join public.movie_reminders r on r.user_id = c.user_id and r.movie_id = c.movie_id
  join private.unsubscribe_tokens t on t.user_id = c.user_id
$$;

create or replace function public.form_letters(p_now timestamptz, p_moments jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  formed integer;
begin
  -- Whoever wants no more mail of a kind gets none, and what has waited too long is no news.
  delete from private.notice_mails m
  where m.letter_id is null and (
    m.created_at < p_now - interval '16 days' or private.mail_rhythm(m.user_id, m.kind) = 'never'
  );
  with moments as (
    select * from jsonb_to_recordset(p_moments) as t (zone text, rhythm text, day date, at timestamptz)
  ), waiting as (
    select m.notice_id, m.user_id, m.created_at, coalesce(z.time_zone, 'UTC') as zone,
      coalesce(p.mail, private.usual_mail(m.kind)) as rhythm
    from private.notice_mails m
    left join public.notice_preferences p on p.user_id = m.user_id and p.kind = m.kind
    left join public.time_zones z on z.user_id = m.user_id
    where m.letter_id is null
  ), due as (
    select w.notice_id, w.user_id, w.rhythm, format(
      '%s:%s:%s', w.user_id, w.rhythm,
      coalesce(t.day::text, (min(w.notice_id) over (partition by w.user_id, w.rhythm))::text)
    ) as letter_key
    from waiting w
    left join moments t on t.zone = w.zone and t.rhythm = w.rhythm
    where w.rhythm = 'at_once' or w.created_at < t.at
  ), grouped as (
    -- Numbered here, so that what goes into a letter finds it without a join that no statistics know.
    select d.letter_key, d.user_id, d.rhythm, array_agg(d.notice_id) as notices,
      nextval(pg_get_serial_sequence('private.notice_letters', 'id')) as id
    from due d
    -- The letter of that day has been written: what came too late for it waits for the next.
    where not exists (select from private.notice_letters l where l.letter_key = d.letter_key)
    group by d.letter_key, d.user_id, d.rhythm
    limit 5000
  ), letters as (
    insert into private.notice_letters (id, letter_key, user_id, rhythm, created_at)
    overriding system value
    select g.id, g.letter_key, g.user_id, g.rhythm, p_now from grouped g
    order by g.letter_key
    on conflict (letter_key) do nothing
    returning id
  ), placed as (
    update private.notice_mails m set letter_id = x.id
    from (
      select g.id, unnest(g.notices) as notice_id from grouped g
      where g.id = any(array(select l.id from letters l))
    ) x
    where m.notice_id = x.notice_id and m.letter_id is null
    returning m.notice_id
  )
  select count(*) into formed from letters;
  -- One that a sender took and never reported may have left: it is not sent again. The app has what it said.
  update private.notice_letters l
  set given_up_at = now(), last_error = 'The server ended while this letter was leaving.'
  where l.handed_at < now() - interval '15 minutes' and l.sent_at is null and l.given_up_at is null;
  return formed;
end
$$;

create or replace function public.letter_zones()
  returns table (time_zone text)
  language sql stable security definer set search_path = ''
as $$
  select distinct coalesce(z.time_zone, 'UTC')
  from private.notice_mails m
  join public.notice_preferences p on p.user_id = m.user_id and p.kind = m.kind and p.mail in ('daily', 'weekly')
  left join public.time_zones z on z.user_id = m.user_id
  where m.letter_id is null
$$;

create or replace function public.mails_ended(p_token uuid, p_kinds text[] default '{}'::text[])
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select not exists (select from unnest(p_kinds) as k (kind) where private.mail_rhythm(t.user_id, k.kind) <> 'never')
    and (
      (p_kinds <> '{}' and 'release' <> all (p_kinds))
      or not exists (select from public.movie_reminders r where r.user_id = t.user_id and r.remind_by_email)
    )
  from private.unsubscribe_tokens t
  where t.token = p_token
$$;

create or replace function public.mark_my_notices(p_read boolean default true, p_ids bigint[] default null)
  returns bigint[]
  language sql set search_path = ''
as $$
  with marked as (
    update public.notices n set read_at = case when p_read then now() end
    where n.user_id = (select auth.uid()) and n.in_app and (n.read_at is null) = p_read
      and (p_ids is null or n.id = any(p_ids))
    returning n.id
  )
  select coalesce(array_agg(marked.id order by marked.id), '{}') from marked
$$;

create or replace function public.my_unread_notices()
  returns integer
  language sql stable set search_path = ''
as $$
  select count(*)::integer from (
    select from public.notices n
    where n.user_id = (select auth.uid()) and n.in_app and n.read_at is null
    limit 100
  ) unread
$$;

create or replace function public.settle_letter(p_id bigint, p_error text default null)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  update private.notice_letters l
  set sent_at = case when p_error is null then now() end,
    handed_at = case when p_error is null then l.handed_at end,
    last_error = left(p_error, 500),
    given_up_at = case when p_error is not null and l.created_at < now() - interval '3 days' then now() end
  where l.id = p_id and l.sent_at is null;
  if p_error is null then
    update public.notices n set mailed_at = now()
    from private.notice_mails m
    where m.letter_id = p_id and n.id = m.notice_id;
  end if;
end
$$;

create or replace function public.settle_mail(p_id bigint, p_error text default null)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if p_error is null then
    update public.movie_reminders r set sent_at = now()
    from private.mail_outbox m
    where m.id = p_id and m.template = 'reminder' and r.user_id = m.user_id and r.movie_id = m.movie_id
      and r.remind_on = m.remind_on;
    update private.mail_outbox set sent_at = now(), last_error = null where id = p_id;
  else
    update private.mail_outbox
    set last_error = left(p_error, 500), given_up_at = case when attempts >= 8 then now() end
    where id = p_id and sent_at is null;
  end if;
end
$$;

create or replace function public.tell_episodes(p_today date, p_at timestamptz default now())
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with aired as (
    select e.series_id, e.air_date, e.season, e.number, nullif(e.name, '') as name,
      row_number() over day_of_series as place,
      count(*) over (partition by e.series_id, e.air_date) as total
    from public.episodes e
    -- Specials are no progress, and no news.
    where e.air_date between p_today - 2 and p_today and e.season > 0
    window day_of_series as (partition by e.series_id, e.air_date order by e.season, e.number)
  ), events as (
    select a.series_id, a.air_date, max(a.total) as total,
      jsonb_agg(
        jsonb_strip_nulls(jsonb_build_object('season', a.season, 'number', a.number, 'name', left(a.name, 100)))
        order by a.place
      ) filter (where a.place <= 4 or a.place = a.total) as episodes
    from aired a
    group by a.series_id, a.air_date
  ), fresh as (
    select e.*, f.user_id, f.series_name, f.series_poster_path,
      format('tv:%s:%s', e.series_id, e.air_date) as subject
    from events e
    join public.followed_series f on f.series_id = e.series_id
    -- Paused and dropped series are quiet, and so is what aired before one followed.
    where f.state = 'watching' and (f.followed_at at time zone 'utc')::date <= e.air_date
  ), untold as (
    select f.* from fresh f
    where not exists (
      select from public.notices n
      where n.user_id = f.user_id and n.kind = 'episode' and n.subject_key = f.subject
    ) and not exists (
      -- A day that moves makes no second notice of the same episodes.
      select from public.notices n
      where n.user_id = f.user_id and n.kind = 'episode' and n.title_id = f.series_id
        and n.data -> 'episodes' = f.episodes
    )
  ), tellings as (
    select jsonb_build_object(
      'users', jsonb_agg(u.user_id), 'key', u.subject, 'title_kind', 'tv', 'title_id', u.series_id,
      'title_name', max(u.series_name), 'poster_path', max(u.series_poster_path),
      'data', jsonb_build_object('day', u.air_date, 'count', u.total, 'episodes', u.episodes)
    ) as telling
    from untold u
    group by u.subject, u.series_id, u.air_date, u.total, u.episodes
  )
  select public.tell_once('episode', coalesce(jsonb_agg(t.telling), '[]'), p_at) into told from tellings t;
  return told;
end
$$;

create or replace function public.tell_once(p_kind text, p_notices jsonb, p_at timestamptz default now())
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with wanted as (
    select distinct on (u.id, n.subject) u.id as user_id, n.*
    from (
      select e.one ->> 'key' as subject, e.one ->> 'title_kind' as title_kind,
        (e.one ->> 'title_id')::integer as title_id, left(e.one ->> 'title_name', 500) as title_name,
        e.one ->> 'poster_path' as poster_path, coalesce(e.one -> 'data', '{}') as data,
        coalesce((e.one ->> 'mail')::boolean, true) as by_mail, e.one -> 'users' as users
      from jsonb_array_elements(p_notices) e (one)
    ) n
    cross join jsonb_array_elements_text(n.users) w (id)
    join public.profiles u on u.id = w.id::uuid
  ), added as (
    insert into public.notices (
      user_id, kind, subject_key, title_kind, title_id, title_name, poster_path, data, in_app, by_mail, created_at
    )
    select w.user_id, p_kind, w.subject, w.title_kind, w.title_id, w.title_name, w.poster_path, w.data,
      coalesce(p.in_app, true), w.by_mail and coalesce(p.mail, private.usual_mail(p_kind)) <> 'never', p_at
    from wanted w
    left join public.notice_preferences p on p.user_id = w.user_id and p.kind = p_kind
    -- In one order, so that two processes never wait for each other.
    order by w.user_id, w.subject
    on conflict (user_id, kind, subject_key) do nothing
    returning id, user_id, by_mail
  ), mailed as (
    insert into private.notice_mails (notice_id, user_id, kind, created_at)
    select a.id, a.user_id, p_kind, p_at from added a where a.by_mail
  )
  select count(*) into told from added;
  return told;
end
$$;

create or replace function public.tell_releases(p_today date, p_at timestamptz default now())
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with events as (
    select r.user_id, r.movie_id, r.movie_title, r.movie_poster_path, r.remind_by_email,
      format('movie:%s:%s', r.movie_id, r.remind_on) as subject,
      jsonb_strip_nulls(jsonb_build_object(
        'event', 'out', 'day', r.remind_on, 'region', case when r.release is not null then r.region end, 'release', r.release
      )) as data
    from public.movie_reminders r
    where r.remind_on between p_today - 7 and p_today
    union all
    select r.user_id, r.movie_id, r.movie_title, r.movie_poster_path, r.remind_by_email,
      format('movie:%s:moved:%s', r.movie_id, r.remind_on),
      jsonb_strip_nulls(jsonb_build_object(
        'event', 'moved', 'day', r.remind_on, 'from', r.moved_from,
        'region', case when r.release is not null then r.region end, 'release', r.release
      ))
    from public.movie_reminders r
    where r.remind_on > p_today and r.moved_from <> r.remind_on and r.sent_at is null
  ), fresh as (
    select e.*, e.remind_by_email and private.mail_rhythm(e.user_id, 'release') in ('daily', 'weekly') as by_mail
    from events e
    where not exists (
      select from public.notices n
      where n.user_id = e.user_id and n.kind = 'release' and n.subject_key = e.subject
    )
  ), grouped as (
    select jsonb_build_object(
      'users', jsonb_agg(f.user_id), 'key', f.subject, 'title_kind', 'movie', 'title_id', f.movie_id,
      'title_name', max(f.movie_title), 'poster_path', max(f.movie_poster_path), 'data', f.data, 'mail', f.by_mail
    ) as telling
    from fresh f
    group by f.subject, f.movie_id, f.data, f.by_mail
  )
  select public.tell_once('release', coalesce(jsonb_agg(g.telling), '[]'), p_at) into told from grouped g;
  -- The mail of a moved day is said in the letter of the day or week instead.
  delete from private.mail_outbox m
  where m.template = 'reminder-moved' and m.attempts = 0
    and private.mail_rhythm(m.user_id, 'release') in ('daily', 'weekly');
  -- What eight attempts could not mail goes the way of letters, which are tried for days.
  insert into private.notice_mails (notice_id, user_id, kind, created_at)
  select n.id, n.user_id, n.kind, p_at
  from private.mail_outbox m
  join public.notices n on n.user_id = m.user_id and n.kind = 'release'
    and n.subject_key = format('movie:%s:%s', m.movie_id, m.remind_on)
  where m.template = 'reminder' and m.given_up_at > p_at - interval '7 days'
    and private.mail_rhythm(m.user_id, 'release') <> 'never'
  on conflict (notice_id) do nothing;
  return told;
end
$$;

create or replace function public.tell_seasons(p_today date, p_at timestamptz default now())
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with seasons as (
    select r.*, s.season, s.day,
      case
        when s.day <= p_today then 'out'
        else 'announced'
      end as event
    from public.series_reminders r
    join private.reminded_series k on k.series_id = r.series_id
    cross join lateral jsonb_to_recordset(k.seasons) as s (season integer, day date)
  ), events as (
    select * from seasons s
    -- What was out when somebody asked is no news, nor is what the catalogue says a month late.
    where (s.event = 'out' and s.season > s.out_season
        and s.day > (s.created_at at time zone 'UTC')::date and s.day >= p_today - 30)
      -- One whose day moved after it was told as out is not announced again.
      or (s.event = 'announced' and s.season > greatest(s.known_season, s.out_season))
  ), noted as (
    update public.series_reminders r
    set known_season = greatest(r.known_season, n.season), out_season = greatest(r.out_season, n.out_season)
    from (
      select e.user_id, e.series_id, max(e.season) as season,
        coalesce(max(e.season) filter (where e.event = 'out'), 0) as out_season
      from events e group by e.user_id, e.series_id
    ) n
    where r.user_id = n.user_id and r.series_id = n.series_id
  ), grouped as (
    select jsonb_build_object(
      'users', jsonb_agg(e.user_id), 'key', format('tv:%s:season:%s:%s', e.series_id, e.season, e.event),
      'title_kind', 'tv', 'title_id', e.series_id, 'title_name', max(e.series_name),
      'poster_path', max(e.series_poster_path),
      'data', jsonb_strip_nulls(jsonb_build_object('event', e.event, 'day', e.day, 'season', e.season))
    ) as telling
    from events e
    group by e.series_id, e.season, e.event, e.day
  )
  select public.tell_once('release', coalesce(jsonb_agg(g.telling), '[]'), p_at) into told from grouped g;
  return told;
end
$$;

create or replace function public.trim_notices(p_now timestamptz default now())
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  removed integer;
begin
  with ranked as (
    select n.id, row_number() over (partition by n.user_id order by n.created_at desc, n.id desc) as place
    from public.notices n
    where n.user_id in (select user_id from public.notices group by user_id having count(*) > 500)
  ), gone as (
    -- Nobody tells of what is a month old: whatever is younger stays, so that it is not told again.
    delete from public.notices n
    where n.created_at < p_now - interval '1 year'
      or (n.created_at < p_now - interval '31 days' and n.id in (select r.id from ranked r where r.place > 500))
    returning n.id
  )
  select count(*) into removed from gone;
  delete from private.notice_letters l where l.created_at < p_now - interval '90 days';
  return removed;
end
$$;

create or replace function public.unsubscribe_from_notices(p_token uuid, p_kinds text[])
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  select t.user_id into person from private.unsubscribe_tokens t where t.token = p_token;
  if person is null then
    return false;
  end if;
  if 'release' = any(p_kinds) then
    perform public.unsubscribe_from_reminders(p_token);
  end if;
  insert into public.notice_preferences (user_id, kind, mail)
  select person, k.kind, 'never'
  from (select distinct unnest(p_kinds) as kind) k
  where k.kind in ('episode', 'on_service', 'import_finished')
  on conflict (user_id, kind) do update set mail = excluded.mail;
  return true;
end
$$;

create or replace function public.unsubscribe_from_reminders(p_token uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  select user_id into person from private.unsubscribe_tokens where token = p_token;
  update public.movie_reminders set remind_by_email = false where user_id = person and remind_by_email;
  return person is not null;
end
$$;

create type private.number_row as (
  section text,
  key text,
  name text,
  kind text,
  title_id integer,
  poster_path text,
  watches integer,
  titles integer,
  minutes bigint,
  value numeric,
  since date,
  until date
);

create type private.rated_title as (
  kind text,
  title_id integer,
  watches integer,
  vote numeric,
  stars real
);

create type private.title_sort as (
  genre_ids integer[],
  countries text[],
  watches integer,
  titles integer,
  minutes bigint,
  title_id integer
);

create type private.watched_cast as (
  kind text,
  title_id integer,
  release_date date,
  watches integer,
  minutes integer,
  lengthless integer,
  actor_ids integer[],
  director_ids integer[]
);

create sequence private.change_numbers;

create table private.facts_wanted (
  id bigint not null generated always as identity,
  kind text not null,
  title_id integer not null,
  constraint facts_wanted_pkey primary key (id)
);

create table private.number_versions (
  user_id uuid not null,
  version bigint not null default 1,
  constraint number_versions_pkey primary key (user_id),
  constraint number_versions_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create table private.series_numbers (
  series_id integer not null,
  tvdb_id integer,
  checked_at timestamptz not null default now(),
  constraint series_numbers_pkey primary key (series_id),
  constraint series_numbers_series_id_positive check (series_id > 0),
  constraint series_numbers_tvdb_id_positive check (tvdb_id > 0)
);

create table public.series_facts (
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  ended boolean not null default false,
  gone boolean not null default false,
  revision integer not null default 1,
  refreshed_at timestamptz not null default now(),
  constraint series_facts_pkey primary key (series_id),
  constraint series_facts_series_id_positive check (series_id > 0),
  constraint series_facts_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint series_facts_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  )
);

create table public.episodes (
  series_id integer not null,
  season smallint not null,
  number integer not null,
  name text not null default '',
  air_date date,
  minutes smallint,
  constraint episodes_pkey primary key (series_id, season, number),
  constraint episodes_series_id_fkey
    foreign key (series_id) references public.series_facts (series_id) on delete cascade,
  constraint episodes_minutes_range check (minutes between 1 and 9999),
  constraint episodes_name_length check (char_length(name) <= 200),
  constraint episodes_number_range check (number between 0 and 99999),
  constraint episodes_season_range check (season between 0 and 9999)
);

create or replace function private.knows_episodes(p_series_id integer)
  returns boolean
  language sql stable set search_path = ''
as $$
  select exists (select from public.series_facts s where s.series_id = p_series_id and s.refreshed_at > '2000-01-01 00:00:00Z')
    and exists (select from public.episodes e where e.series_id = p_series_id)
$$;

create or replace view private.watch_log with (security_invoker = true) as
select w.user_id, 'title'::text as source, w.kind, w.title_id, w.release_date, w.day, w.created_at as logged_at,
  null::integer as minutes
from public.watches w
union all
select w.user_id, 'episode'::text, 'tv'::text, w.series_id, null::date, w.day, w.marked_at, e.minutes::integer
from public.episode_watches w
left join public.episodes e on e.series_id = w.series_id and e.season = w.season and e.number = w.number
-- What a series has not that is known counts as nothing.
where e.series_id is not null or not private.knows_episodes(w.series_id);

create or replace function private.numbers_before(
  p_person uuid, p_today date, p_year integer, p_tag text default null
)
  returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with log as materialized (
    select l.kind, l.title_id, l.period, l.watches,
      coalesce(l.timed, 0) + l.untimed * coalesce(f.minutes, 0) as minutes,
      extract(month from l.period) * 100 + extract(day from l.period)
        <= extract(month from p_today) * 100 + extract(day from p_today) as so_far
    from private.watched_in(p_person, p_year - 1, p_tag) l
    left join private.title_facts f on f.kind = l.kind and f.title_id = l.title_id
    where p_year is not null
  )
  select 'month before', m.month::text, null, null, null::integer, null, sum(m.watches)::integer, count(*)::integer,
    sum(m.minutes)::bigint, null::numeric, null::date, null::date
  from (
    select date_part('month', l.period)::integer as month, sum(l.watches) as watches, sum(l.minutes) as minutes
    from log l
    group by 1, l.kind, l.title_id
  ) m
  group by m.month
  union all
  select 'before', b.key, null, null, null, null, b.watches, b.titles, b.minutes, b.days, null, null
  from (
    select coalesce(sum(t.watches), 0)::integer as watches, count(*)::integer as titles,
      coalesce(sum(t.minutes), 0)::bigint as minutes, coalesce(sum(t.watches_so_far), 0)::integer as watches_so_far,
      count(t.watches_so_far)::integer as titles_so_far, coalesce(sum(t.minutes_so_far), 0)::bigint as minutes_so_far
    from (
      select sum(l.watches) as watches, sum(l.minutes) as minutes,
        sum(l.watches) filter (where l.so_far) as watches_so_far,
        sum(l.minutes) filter (where l.so_far) as minutes_so_far
      from log l
      group by l.kind, l.title_id
    ) t
  ) t cross join lateral (
    values
      ('whole', t.watches, t.titles, t.minutes, (select count(distinct l.period) from log l)),
      ('so far', t.watches_so_far, t.titles_so_far, t.minutes_so_far,
        (select count(distinct l.period) from log l where l.so_far))
  ) as b (key, watches, titles, minutes, days)
  where t.titles > 0
$$;

create or replace function private.numbers_of_casts(p_person uuid, p_titles private.watched_cast[])
  returns setof private.number_row
  language sql stable set search_path = '' set work_mem = '16MB'
as $$
  with title as materialized (select * from unnest(p_titles)),
  person as (
    (
      select 'actor' as section, p.id, sum(p.watches)::integer as watches, count(*)::integer as titles,
        coalesce(sum(p.minutes), 0)::bigint as minutes, min(p.title_id) as title_id
      from (select unnest(t.actor_ids) as id, t.watches, t.minutes, t.title_id from title t) p
      group by p.id
      having count(*) > 1
      order by count(*) desc, sum(p.watches) desc, p.id
      limit 10
    )
    union all
    (
      select 'director', p.id, sum(p.watches)::integer, count(*)::integer, coalesce(sum(p.minutes), 0)::bigint,
        min(p.title_id)
      from (select unnest(t.director_ids) as id, t.watches, t.minutes, t.title_id from title t) p
      group by p.id
      having count(*) > 1
      order by count(*) desc, sum(p.watches) desc, p.id
      limit 10
    )
  ),
  named as (
    (
      select 'most' as section, t.kind, t.title_id, t.watches
      from title t
      where t.kind = 'movie' and t.watches > 1
      order by t.watches desc, t.title_id
      limit 5
    )
    union all
    (
      select 'lengthless', t.kind, t.title_id, t.lengthless
      from title t
      where t.kind = 'tv' and t.lengthless > 0
      order by t.lengthless desc, t.title_id
      limit 5
    )
  )
  select 'decade', (d.decade * 10)::text, null, null, null::integer, null, sum(d.watches)::integer, count(*)::integer,
    coalesce(sum(d.minutes), 0)::bigint, null::numeric, null::date, null::date
  from (
    select date_part('year', t.release_date)::integer / 10 as decade, t.watches, t.minutes
    from title t
    where t.release_date is not null
  ) d
  group by d.decade
  union all
  select p.section, p.id::text, f.name, null, null, null, p.watches, p.titles, p.minutes, null, null, null
  from person p cross join lateral (
    select coalesce(
      f.actor_names[array_position(f.actor_ids, p.id)], f.director_names[array_position(f.director_ids, p.id)]
    ) as name
    from private.title_facts f
    where f.title_id = p.title_id and f.kind in ('movie', 'tv') and p.id = any (f.actor_ids || f.director_ids)
    limit 1
  ) f
  union all
  select n.section, null, w.name, n.kind, n.title_id, w.poster_path, n.watches, null, null, null, null, null
  from named n left join lateral private.watched_title(p_person, n.kind, n.title_id) w on true
$$;

create or replace function private.numbers_of_days(
  p_person uuid, p_today date, p_year integer, p_tag text default null
)
  returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with day as materialized (
    select distinct l.day from private.watch_log l
    where l.user_id = p_person
      and l.day between coalesce(make_date(p_year, 1, 1), '-infinity')
        and coalesce(make_date(p_year, 12, 31), 'infinity')
      and (p_tag is null or (l.kind, l.title_id) in (
        select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
      ))
  ),
  edge as materialized (
    select count(*)::integer as days, min(d.day) as first, max(d.day) as last from day d
  ),
  outermost as materialized (
    select l.kind, l.title_id, l.day, l.logged_at from private.watch_log l
    where l.user_id = p_person and l.day in ((select e.first from edge e), (select e.last from edge e))
      and (p_tag is null or (l.kind, l.title_id) in (
        select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
      ))
  ),
  named as (
    (
      select 'first' as section, l.kind, l.title_id, l.day
      from outermost l
      order by l.day, l.logged_at, l.title_id
      limit 1
    )
    union all
    (
      select 'last', l.kind, l.title_id, l.day
      from outermost l
      order by l.day desc, l.logged_at desc, l.title_id desc
      limit 1
    )
  ),
  run as (
    -- Days in a row share the day their run would have had before its first.
    select 'days' as key, count(*)::integer as length, min(d.day) as since, max(d.day) as until
    from (select d.day, d.day - row_number() over (order by d.day)::integer as island from day d) d
    group by d.island
    union all
    -- Weeks by their number from a Monday on that nothing was watched before.
    select 'weeks', count(*)::integer, date '1900-01-01' + 7 * min(w.week), date '1900-01-01' + 7 * max(w.week) + 6
    from (
      select w.week, w.week - row_number() over (order by w.week)::integer as island
      from (select distinct (d.day - date '1900-01-01') / 7 as week from day d) w
    ) w
    group by w.island
  )
  select 'edge', null, null, null, null::integer, null, null::integer, e.days, null::bigint, null::numeric, e.first,
    e.last
  from edge e
  union all
  -- What nobody knows a name of stands without one.
  select n.section, null, w.name, n.kind, n.title_id, w.poster_path, null, null, null, null, n.day, n.day
  from named n left join lateral private.watched_title(p_person, n.kind, n.title_id) w on true
  union all
  (
    select distinct on (r.key) 'longest', r.key, null, null, null, null, null, null, null, r.length, r.since, r.until
    from run r
    order by r.key, r.length desc, r.until desc
  )
  union all
  -- A row goes on until a whole day, or a whole week, has passed without any.
  select 'running', r.key, null, null, null, null, null, null, null, r.length, r.since, r.until
  from run r
  where r.until >= case r.key when 'days' then p_today else date_trunc('week', p_today)::date end - 1
$$;

create or replace function private.numbers_of_sorts(p_sorts private.title_sort[])
  returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with sort as materialized (select * from unnest(p_sorts)),
  genre as (
    select g.id, sum(g.watches)::integer as watches, sum(g.titles)::integer as titles,
      coalesce(sum(g.minutes), 0)::bigint as minutes, min(g.title_id) as title_id
    from (select unnest(s.genre_ids) as id, s.watches, s.titles, s.minutes, s.title_id from sort s) g
    group by g.id
  )
  select 'genre', g.id::text, f.name, null, null::integer, null, g.watches, g.titles, g.minutes, null::numeric,
    null::date, null::date
  from genre g cross join lateral (
    select f.genre_names[array_position(f.genre_ids, g.id)] as name from private.title_facts f
    where f.title_id = g.title_id and f.kind in ('movie', 'tv') and g.id = any (f.genre_ids)
    limit 1
  ) f
  union all
  select 'country', c.code, null, null, null, null, sum(c.watches)::integer, sum(c.titles)::integer,
    coalesce(sum(c.minutes), 0)::bigint, null, null, null
  from (select unnest(s.countries) as code, s.watches, s.titles, s.minutes from sort s) c
  group by c.code
$$;

create or replace function private.numbers_of_stars(p_person uuid, p_rated private.rated_title[])
  returns setof private.number_row
  language sql stable set search_path = ''
as $$
  with rated as materialized (
    -- Twice the stars are a whole number, which costs less to compute with than a decimal fraction.
    select r.*, (2 * r.stars)::integer - r.vote as gap from unnest(p_rated) r
  ),
  -- Titles of the same stars and vote together, of which there are far fewer than titles.
  graded as materialized (
    select r.stars, r.vote, count(*)::integer as titles from rated r group by r.stars, r.vote
  ),
  average as (
    select sum(g.titles)::integer as titles, round((2 * sum(g.stars * g.titles) / sum(g.titles))::numeric, 2) as mine,
      round(sum(g.vote * g.titles) / sum(g.titles), 2) as theirs
    from graded g
    where g.vote is not null
  ),
  named as (
    (
      select 'above' as section, r.* from rated r
      where r.gap >= 1
      order by r.gap desc, r.title_id
      limit 3
    )
    union all
    (
      select 'below', r.* from rated r
      where r.gap <= -1
      order by r.gap, r.title_id
      limit 3
    )
  )
  select 'stars', g.stars::text, null, null, null::integer, null, null::integer, sum(g.titles)::integer, null::bigint,
    null::numeric, null::date, null::date
  from graded g
  group by g.stars
  union all
  select 'average', v.key, null, null, null, null, null, a.titles, null, v.value, null, null
  from average a cross join lateral (values ('mine', a.mine), ('public', a.theirs)) as v (key, value)
  where a.titles > 0
  union all
  -- What nobody knows a name of stands without one.
  select n.section, n.stars::text, w.name, n.kind, n.title_id, w.poster_path, n.watches, null, null, n.vote, null, null
  from named n left join lateral private.watched_title(p_person, n.kind, n.title_id) w on true
$$;

create or replace function private.numbers_of_titles(
  p_person uuid, p_year integer, p_tag text, p_since date, p_until date, p_days integer
)
  returns setof private.number_row
  language sql stable set search_path = '' set work_mem = '16MB' set plan_cache_mode = force_generic_plan
as $$
  with log as materialized (
    select * from private.watched_ever(p_person, p_tag) where p_year is null
    union all
    select * from private.watched_in(p_person, p_year, p_tag) where p_year is not null
  ),
  -- Facts are joined once, and without names: those of the few that are named are looked up at the end.
  title as materialized (
    select t.kind, t.title_id, t.release_date, t.watches, t.whole,
      coalesce(t.timed, 0) + t.untimed * coalesce(f.minutes, 0) as minutes,
      -- Of a series these are episodes.
      case when f.known and f.minutes is null then t.untimed else 0 end as lengthless,
      f.known, f.minutes as length, f.genre_ids, f.countries, f.vote, f.actor_ids, f.director_ids
    from (
      select l.kind, l.title_id, max(l.release_date) as release_date, sum(l.watches)::integer as watches,
        bool_or(l.whole) as whole, sum(l.timed)::integer as timed, sum(l.untimed)::integer as untimed
      from log l
      group by l.kind, l.title_id
    ) t
    left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  ),
  total as (
    select count(*)::integer as titles, coalesce(sum(t.minutes), 0)::bigint as minutes,
      count(*) filter (where t.kind = 'movie')::integer as movies,
      count(*) filter (where t.kind = 'tv' and t.whole)::integer as whole,
      count(*) filter (where t.known is not true)::integer as unknown,
      count(*) filter (where t.known and t.kind = 'movie' and t.length is null)::integer as lengthless,
      coalesce(sum(t.lengthless) filter (where t.kind = 'tv'), 0)::integer as lengthless_episodes
    from title t
  ),
  logged as (
    select coalesce(sum(l.watches), 0)::integer as watches,
      coalesce(sum(l.watches) filter (where l.period is null), 0)::integer as undated
    from log l
  ),
  -- Titles of the same genres and countries together, of which there are far fewer than titles.
  sort as (
    select (t.genre_ids, t.countries, sum(t.watches)::integer, count(*)::integer, sum(t.minutes), min(t.title_id)
      )::private.title_sort as sort
    from title t
    group by t.genre_ids, t.countries
  ),
  rated as (
    select (t.kind, t.title_id, t.watches, t.vote, r.stars)::private.rated_title as rated
    from title t
    join (
      select 'movie' as kind, m.movie_id as title_id, m.stars
      from public.movie_ratings m where m.user_id = p_person
      union all
      select 'tv', s.series_id, s.stars from public.series_ratings s where s.user_id = p_person
    ) r on r.kind = t.kind and r.title_id = t.title_id
  ),
  made as (
    select (t.kind, t.title_id, t.release_date, t.watches, t.minutes, t.lengthless, t.actor_ids, t.director_ids
      )::private.watched_cast as made
    from title t
  )
  select 'total', null, null, null, null::integer, null, l.watches, t.titles, t.minutes, null::numeric, p_since, p_until
  from total t cross join logged l
  union all
  select 'count', c.key, null, null, null, null, null, c.count, null, null, null, null
  from total t cross join logged l cross join lateral (
    values ('movies', t.movies), ('series', t.titles - t.movies), ('unknown', t.unknown), ('lengthless', t.lengthless),
      ('lengthless episodes', t.lengthless_episodes), ('undated', l.undated), ('days', p_days), ('whole', t.whole)
  ) as c (key, count)
  union all
  select 'month', m.month::text, null, null, null, null, sum(m.watches)::integer, count(*)::integer,
    sum(m.minutes)::bigint, null, null, null
  from (
    select date_part('month', l.period)::integer as month, sum(l.watches) as watches,
      sum(coalesce(l.timed, 0) + l.untimed * coalesce(t.length, 0)) as minutes
    from log l join title t on t.kind = l.kind and t.title_id = l.title_id
    where p_year is not null
    group by 1, l.kind, l.title_id
  ) m
  group by m.month
  union all
  -- The log has a title once a year.
  select 'year', date_part('year', l.period)::integer::text, null, null, null, null, sum(l.watches)::integer,
    count(*)::integer, sum(coalesce(l.timed, 0) + l.untimed * coalesce(t.length, 0))::bigint, null, null, null
  from log l join title t on t.kind = l.kind and t.title_id = l.title_id
  where p_year is null and l.period is not null
  group by l.period
  union all
  select * from private.numbers_of_sorts((select array_agg(s.sort) from sort s))
  union all
  select * from private.numbers_of_casts(p_person, (select array_agg(m.made) from made m))
  union all
  select * from private.numbers_of_stars(p_person, (select array_agg(r.rated) from rated r))
$$;

create or replace function private.touch_numbers()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    insert into private.number_versions as v (user_id)
    select distinct a.user_id from added a order by 1
    on conflict (user_id) do update set version = v.version + 1;
  else
    -- Of an account that is being deleted, nothing.
    insert into private.number_versions as v (user_id)
    select distinct g.user_id from gone g
    where exists (select from auth.users u where u.id = g.user_id) order by 1
    on conflict (user_id) do update set version = v.version + 1;
  end if;
  return null;
end
$$;

create or replace function private.touch_numbers_changed()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- Names and pictures change every night; numbers do not with them.
  counted constant text := case tg_table_name when 'watches' then 'user_id, kind, title_id, day'
    else 'user_id, series_id, season, number, day' end;
begin
  execute format(
    'insert into private.number_versions as v (user_id)
     select distinct c.user_id from (select %1$s from added except all select %1$s from gone) c order by 1
     on conflict (user_id) do update set version = v.version + 1', counted);
  return null;
end
$$;

create or replace function private.want_facts()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into private.facts_wanted (kind, title_id)
     select distinct n.kind, n.title_id
     from (select %s as kind, a.%I as title_id from added a) n
     where not exists (select from private.title_facts f where f.kind = n.kind and f.title_id = n.title_id)
       and not exists (select from private.facts_wanted w where w.kind = n.kind and w.title_id = n.title_id)',
    coalesce(quote_literal(tg_argv[1]), 'a.kind'), tg_argv[0]
  );
  return null;
end
$$;

create or replace function private.watch_years(p_person uuid, p_tag text default null)
  returns table (year integer)
  language sql stable set search_path = ''
as $$
  -- Between the first and the last, each by its own days: indexes answer both.
  with tagged as materialized (
    select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
  ),
  edge as (
    select least(w.first, e.first) as first, greatest(w.last, e.last) as last
    from (select min(w.day) as first, max(w.day) as last from public.watches w where w.user_id = p_person) w
    cross join (
      select min(e.day) as first, max(e.day) as last from public.episode_watches e
      where e.user_id = p_person and e.day is not null
    ) e
  )
  select y.year
  from edge d
  cross join generate_series(date_part('year', d.first)::integer, date_part('year', d.last)::integer) as y (year)
  where exists (
    select from public.watches w
    where w.user_id = p_person and w.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31)
      and (p_tag is null or (w.kind, w.title_id) in (select t.kind, t.title_id from tagged t))
  ) or exists (
    select from public.episode_watches e
    where e.user_id = p_person and e.day between make_date(y.year, 1, 1) and make_date(y.year, 12, 31)
      and (p_tag is null or e.series_id in (select t.title_id from tagged t where t.kind = 'tv'))
  )
$$;

create or replace function private.watched_ever(p_person uuid, p_tag text default null)
  returns table (
    kind text, title_id integer, period date, release_date date, watches integer, whole boolean, timed integer,
    untimed integer
  )
  language sql stable set search_path = ''
as $$
  select 'movie', l.title_id, make_date(date_part('year', l.day)::integer, 1, 1), max(l.release_date), count(*)::integer,
    true, null::integer, count(*)::integer
  from private.watch_log l
  where l.user_id = p_person and l.kind = 'movie'
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  group by 2, 3
  union all
  select 'tv', l.title_id, make_date(date_part('year', l.day)::integer, 1, 1), max(l.release_date), count(*)::integer,
    bool_or(l.source = 'title'), sum(l.minutes)::integer,
    (count(*) filter (where l.minutes is null and l.source = 'episode'))::integer
  from private.watch_log l
  where l.user_id = p_person and l.kind = 'tv'
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  group by 2, 3
$$;

create or replace function private.watched_in(p_person uuid, p_year integer, p_tag text default null)
  returns table (
    kind text, title_id integer, period date, release_date date, watches integer, whole boolean, timed integer,
    untimed integer
  )
  language sql stable set search_path = ''
as $$
  select l.kind, l.title_id, l.day, max(l.release_date), count(*)::integer, bool_or(l.source = 'title'),
    sum(l.minutes)::integer,
    (count(*) filter (where l.minutes is null and (l.kind = 'movie' or l.source = 'episode')))::integer
  from private.watch_log l
  where l.user_id = p_person and l.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    and (p_tag is null or (l.kind, l.title_id) in (
      select t.kind, t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag
    ))
  -- Rows are told apart by their numbers first: comparing kinds, of which there are two, is waste.
  group by 2, 1, 3
$$;

create or replace function private.watched_title(p_person uuid, p_kind text, p_title_id integer)
  returns table (name text, poster_path text)
  language sql stable set search_path = ''
as $$
  select t.name, t.poster_path
  from (
    select w.title as name, w.poster_path, 1 as source, w.created_at as at from public.watches w
    where w.user_id = p_person and w.kind = p_kind and w.title_id = p_title_id
    union all
    select s.series_name, s.series_poster_path, 2, s.refreshed_at from public.series_facts s
    where p_kind = 'tv' and s.series_id = p_title_id
    union all
    select f.name, null, 3, f.checked_at from private.title_facts f
    where f.kind = p_kind and f.title_id = p_title_id and f.name is not null
    -- Of a series that nobody has asked about yet: what the person's own lists call it.
    union all
    select o.series_name, o.series_poster_path, 4, o.followed_at from public.followed_series o
    where p_kind = 'tv' and o.user_id = p_person and o.series_id = p_title_id
    union all
    select o.series_name, o.series_poster_path, 4, o.watched_at from public.watched_tv_series o
    where p_kind = 'tv' and o.user_id = p_person and o.series_id = p_title_id
    union all
    select o.series_name, o.series_poster_path, 4, o.added_at from public.tv_wishlists o
    where p_kind = 'tv' and o.user_id = p_person and o.series_id = p_title_id
  ) t
  order by t.source, t.at desc
  limit 1
$$;

create or replace function public.drop_unkept_facts(p_older_than timestamptz)
  returns integer
  language sql security definer set search_path = ''
as $$
  with dropped as (
    delete from private.title_facts f
    where f.checked_at < p_older_than
      and not exists (select from private.kept_titles() k where k.kind = f.kind and k.title_id = f.title_id)
    returning 1
  )
  select count(*)::integer from dropped
$$;

create or replace function public.my_numbered_titles(
  p_by text, p_key text, p_year integer default null, p_limit integer default 60, p_offset integer default 0,
  p_tag text default null
)
  returns table (
    kind text, title_id integer, name text, poster_path text, watches integer, total integer, label text
  )
  language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with title as (
    select l.kind, l.title_id, max(l.release_date) as release_date, sum(l.watches)::integer as watches
    from (
      select * from private.watched_ever((select auth.uid()), p_tag) where p_year is null
      union all
      select * from private.watched_in((select auth.uid()), p_year, p_tag) where p_year is not null
    ) l
    group by l.kind, l.title_id
  ),
  rated as (
    select 'movie' as kind, m.movie_id as title_id
    from public.movie_ratings m where m.user_id = (select auth.uid()) and m.stars::text = p_key
    union all
    select 'tv', s.series_id
    from public.series_ratings s where s.user_id = (select auth.uid()) and s.stars::text = p_key
  ),
  fitting as (
    select t.*, count(*) over ()::integer as total,
      case p_by
        when 'genre' then f.genre_names[array_position(f.genre_ids::text[], p_key)]
        when 'actor' then f.actor_names[array_position(f.actor_ids::text[], p_key)]
        when 'director' then f.director_names[array_position(f.director_ids::text[], p_key)]
      end as label
    from title t
    left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
    where case p_by
      when 'decade' then (date_part('year', t.release_date)::integer / 10 * 10)::text = p_key
      when 'genre' then p_key = any (f.genre_ids::text[])
      when 'country' then p_key = any (f.countries)
      when 'actor' then p_key = any (f.actor_ids::text[])
      when 'director' then p_key = any (f.director_ids::text[])
      when 'stars' then (t.kind, t.title_id) in (select r.kind, r.title_id from rated r)
      else false
    end
    order by t.watches desc, t.release_date desc nulls last, t.kind, t.title_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  )
  select f.kind, f.title_id, w.name, w.poster_path, f.watches, f.total, f.label
  from fitting f
  left join lateral private.watched_title((select auth.uid()), f.kind, f.title_id) w on true
  order by f.watches desc, f.release_date desc nulls last, f.kind, f.title_id
$$;

create or replace function public.my_series_without_number()
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(c.part, c.count), '{}') from (
    select s.part, count(*) as count from (
      select 'wishlist' as part, w.series_id from public.tv_wishlists w where w.user_id = auth.uid()
      union all
      select l.address, i.title_id from public.lists l join public.list_items i on i.list_id = l.id
      where l.user_id = auth.uid() and l.removed_at is null and i.kind = 'tv'
    ) s join private.series_numbers n on n.series_id = s.series_id and n.tvdb_id is null
    group by s.part
  ) c
$$;

create or replace function public.my_watch_numbers(p_today date, p_year integer default null, p_tag text default null)
  returns table (
    section text, key text, name text, kind text, title_id integer, poster_path text, watches integer, titles integer,
    minutes bigint, value numeric, since date, until date
  )
  language sql stable security definer set search_path = '' set work_mem = '16MB' set plan_cache_mode = force_generic_plan
as $$
  with day as materialized (
    select * from private.numbers_of_days((select auth.uid()), p_today, p_year, p_tag)
  )
  select n.* from day d
  cross join lateral private.numbers_of_titles((select auth.uid()), p_year, p_tag, d.since, d.until, d.titles) n
  where d.section = 'edge'
  union all
  select * from private.numbers_before((select auth.uid()), p_today, p_year, p_tag)
  union all
  select 'year', y.year::text, null, null, null, null, null, null, null, null, null, null
  from private.watch_years((select auth.uid()), p_tag) y
  where p_year is not null
  union all
  select * from day d where d.section <> 'edge'
  union all
  select 'season', b.season::text, b.name, 'tv', b.series_id, b.poster_path, null, b.episodes, null, b.stars, null, null
  from private.best_seasons((select auth.uid()), p_year, p_tag) b
$$;

create or replace function public.postpone_facts(p_kind text, p_id integer)
  returns void
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from private.facts_wanted where kind = p_kind and title_id = p_id returning kind, title_id
  )
  insert into private.facts_wanted (kind, title_id) select distinct kind, title_id from gone
$$;

create or replace function public.save_series_number(p_series integer, p_tvdb integer default null)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into private.series_numbers as n (series_id, tvdb_id) values (p_series, p_tvdb)
  on conflict (series_id) do update set tvdb_id = excluded.tvdb_id, checked_at = now()
$$;

create or replace function public.save_title_facts(p_facts jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  saved integer;
begin
  if jsonb_array_length(p_facts) > 100 then
    raise exception 'Facts of more than 100 titles at once' using errcode = '22023';
  end if;
  insert into private.title_facts as f (
    kind, title_id, known, name, minutes, genre_ids, genre_names, countries, language, vote,
    actor_ids, actor_names, director_ids, director_names, collection_id, collection_name,
    release_date, writer_ids, writer_names, keyword_ids, keyword_names
  )
  select distinct on (n.kind, n.title_id)
    n.kind, n.title_id, n.known, n.name, n.minutes, n.genre_ids, n.genre_names, n.countries, n.language, n.vote,
    n.actor_ids, n.actor_names, n.director_ids, n.director_names, n.collection_id, n.collection_name,
    n.release_date, coalesce(n.writer_ids, '{}'), coalesce(n.writer_names, '{}'),
    coalesce(n.keyword_ids, '{}'), coalesce(n.keyword_names, '{}')
  from jsonb_to_recordset(p_facts) as n (
    kind text, title_id integer, known boolean, name text, minutes integer, genre_ids integer[], genre_names text[],
    countries text[], language text, vote numeric, actor_ids integer[], actor_names text[],
    director_ids integer[], director_names text[], collection_id integer, collection_name text,
    release_date date, writer_ids integer[], writer_names text[], keyword_ids integer[], keyword_names text[]
  )
  order by n.kind, n.title_id
  on conflict (kind, title_id) do update set
    known = excluded.known, name = excluded.name, minutes = excluded.minutes, genre_ids = excluded.genre_ids,
    genre_names = excluded.genre_names, countries = excluded.countries, language = excluded.language,
    vote = excluded.vote, actor_ids = excluded.actor_ids, actor_names = excluded.actor_names,
    director_ids = excluded.director_ids, director_names = excluded.director_names,
    collection_id = excluded.collection_id, collection_name = excluded.collection_name,
    release_date = excluded.release_date, writer_ids = excluded.writer_ids, writer_names = excluded.writer_names,
    keyword_ids = excluded.keyword_ids, keyword_names = excluded.keyword_names, checked_at = now();
  get diagnostics saved = row_count;
  delete from private.facts_wanted w
  using jsonb_to_recordset(p_facts) as n (kind text, title_id integer)
  where w.kind = n.kind and w.title_id = n.title_id;
  return saved;
end
$$;

create or replace function public.stale_facts(p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select f.kind, f.title_id
  from private.title_facts f
  where f.checked_at < p_older_than
    and exists (select from private.kept_titles() k where k.kind = f.kind and k.title_id = f.title_id)
  order by f.checked_at, f.kind, f.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;

create or replace function public.title_facts_gone(p_kind text, p_id integer)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.title_facts as f (kind, title_id, known) values (p_kind, p_id, false)
  on conflict (kind, title_id) do update set checked_at = now();
  delete from private.facts_wanted where kind = p_kind and title_id = p_id;
end
$$;

create or replace function public.wanted_facts(p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select w.kind, w.title_id from private.facts_wanted w
  group by w.kind, w.title_id
  order by min(w.id)
  limit least(greatest(p_limit, 1), 1000)
$$;

create or replace view private.written_reviews with (security_invoker = true) as
select 'movie' as kind, movie_id as title_id, id, user_id, review, created_at from public.movie_reviews
  union all
  select 'tv', series_id, id, user_id, review, created_at from public.series_reviews;

create or replace view public.movie_rating_summaries with (security_invoker = true) as
select movie_id, round(avg(stars)::numeric, 2) as average, count(*)::integer as rating_count
  from public.movie_ratings group by movie_id;

create or replace view public.series_rating_summaries with (security_invoker = true) as
select series_id, round(avg(stars)::numeric, 2) as average, count(*)::integer as rating_count
  from public.series_ratings group by series_id;

create or replace function private.settle_stars()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Stars written by anything but a watch were given by hand, and follow no watch any more.
  if tg_op = 'UPDATE' and pg_trigger_depth() = 1 then
    new.follows_watch := false;
  end if;
  -- Nothing said of halves: as many as the whole ones.
  if new.stars is null or new.stars = 0 or (tg_op = 'UPDATE' and new.stars = old.stars and new.rating <> old.rating) then
    new.stars := new.rating;
  end if;
  if new.stars > 0 and new.stars <= 5 then
    new.rating := ceil(new.stars);
  end if;
  return new;
end
$$;

create or replace function private.tidy_review()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.review := private.trimmed(new.review);
  if tg_op = 'UPDATE' and new.review is distinct from old.review then
    new.updated_at := now();
  end if;
  return new;
end
$$;

create or replace function public.movie_review_page(
  p_movie_id integer, p_rating smallint default null, p_oldest_first boolean default false,
  p_limit integer default 20, p_offset integer default 0
)
  returns table (
    id uuid, user_id uuid, full_name text, avatar_url text, handle text, review text, tells_end boolean,
    created_at timestamptz, updated_at timestamptz, stars real, is_own boolean, is_followed boolean,
    total_count integer
  )
  language sql stable set search_path = ''
as $$
  with followed as materialized (
    select f.followed_id as id from public.follows f where f.follower_id = (select auth.uid())
  ), blocked as materialized (
    select b.blocked_id as id from public.blocks b where b.blocker_id = (select auth.uid())
  ), listed as (
    select r.id, r.user_id, r.created_at, g.stars,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.movie_reviews r
    left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
    where r.movie_id = p_movie_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as materialized (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, r.review, r.tells_end, p.created_at, r.updated_at,
    p.stars, p.is_own, p.is_followed, p.total_count
  from page p
  join public.movie_reviews r on r.id = p.id
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;

create or replace function public.recently_liked(p_limit integer default 3)
  returns table (kind text, title_id integer, name text, stars real)
  language sql stable security definer set search_path = ''
as $$
  select r.kind, r.title_id, f.name, r.stars
  from (
    select * from (
      select 'movie' as kind, m.movie_id as title_id, m.stars, coalesce(m.updated_at, m.created_at) as rated_at
      from public.movie_ratings m where m.user_id = (select auth.uid())
      union all
      select 'tv', s.series_id, s.stars, coalesce(s.updated_at, s.created_at)
      from public.series_ratings s where s.user_id = (select auth.uid())
    ) every
    order by rated_at desc, title_id
    limit 20
  ) r
  join private.title_facts f on f.kind = r.kind and f.title_id = r.title_id and f.name is not null
  where r.stars >= 4
  order by r.stars desc, r.rated_at desc, r.title_id
  limit least(greatest(p_limit, 1), 10)
$$;

create or replace function public.season_rating(p_series_id integer, p_season integer)
  returns table (average numeric, rating_count integer)
  language sql stable security definer set search_path = ''
as $$
  select round(avg(r.stars)::numeric, 2), count(*)::integer
  from public.part_ratings r
  where r.series_id = p_series_id and r.season = p_season and r.number is null
$$;

create or replace function public.series_review_page(
  p_series_id integer, p_rating smallint default null, p_oldest_first boolean default false,
  p_limit integer default 20, p_offset integer default 0
)
  returns table (
    id uuid, user_id uuid, full_name text, avatar_url text, handle text, review text, tells_end boolean,
    created_at timestamptz, updated_at timestamptz, stars real, is_own boolean, is_followed boolean,
    total_count integer
  )
  language sql stable set search_path = ''
as $$
  with followed as materialized (
    select f.followed_id as id from public.follows f where f.follower_id = (select auth.uid())
  ), blocked as materialized (
    select b.blocked_id as id from public.blocks b where b.blocker_id = (select auth.uid())
  ), listed as (
    select r.id, r.user_id, r.created_at, g.stars,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.series_reviews r
    left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
    where r.series_id = p_series_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as materialized (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, r.review, r.tells_end, p.created_at, r.updated_at,
    p.stars, p.is_own, p.is_followed, p.total_count
  from page p
  join public.series_reviews r on r.id = p.id
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;

create table public.time_zones (
  user_id uuid not null,
  time_zone text not null,
  constraint time_zones_pkey primary key (user_id),
  constraint time_zones_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint time_zones_shape check (time_zone ~ '^[A-Za-z0-9_+-]{1,40}(/[A-Za-z0-9_+-]{1,40}){0,2}$')
);

create table private.profile_counts (
  user_id uuid not null,
  version bigint not null,
  counted_at timestamptz not null default now(),
  movies integer not null,
  series integer not null,
  minutes bigint not null,
  firsts jsonb not null,
  reviews integer not null,
  ratings integer not null,
  constraint profile_counts_pkey primary key (user_id),
  constraint profile_counts_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create or replace function private.count_profile(p_owner uuid, p_version bigint)
  returns private.profile_counts
  language sql stable set search_path = '' set work_mem = '16MB'
as $$
  with seen as materialized (
    select l.kind, l.title_id, date_part('year', l.day)::integer as year, min(l.day) as day,
      coalesce(sum(l.minutes), 0) as timed,
      count(*) filter (where l.minutes is null and (l.kind = 'movie' or l.source = 'episode')) as untimed
    from private.watch_log l
    where l.user_id = p_owner
    group by 1, 2, 3
  ),
  title as (
    select s.kind, s.title_id, sum(s.timed) as timed, sum(s.untimed) as untimed from seen s group by s.kind, s.title_id
  ),
  total as (
    select count(*) filter (where t.kind = 'movie') as movies, count(*) filter (where t.kind = 'tv') as series,
      coalesce(sum(t.timed + t.untimed * coalesce(f.minutes, 0)), 0) as minutes
    from title t left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  ),
  first as (
    select d.year, jsonb_object_agg(d.day, d.titles) as days
    from (
      select s.year, s.day, count(*) as titles from seen s where s.year is not null group by s.year, s.day
    ) d
    group by d.year
  )
  select p_owner, p_version, now(), t.movies::integer, t.series::integer, t.minutes::bigint,
    coalesce((select jsonb_object_agg(f.year, f.days) from first f), '{}'),
    ((select count(*) from public.movie_reviews r where r.user_id = p_owner)
      + (select count(*) from public.series_reviews r where r.user_id = p_owner))::integer,
    ((select count(*) from public.movie_ratings r where r.user_id = p_owner)
      + (select count(*) from public.series_ratings r where r.user_id = p_owner))::integer
  from total t
$$;

create or replace function private.reportable_profile(p_owner uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profile_pages p
    where p.user_id = p_owner and p.visibility in ('public', 'link') and p.suspended_at is null
      and not private.blocked_between((select auth.uid()), p.user_id)
  )
$$;

create or replace function private.tidy_profile()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.full_name := nullif(private.trimmed(new.full_name), '');
  return new;
end
$$;

create or replace function public.abandoned_avatars(p_limit integer default 100)
  returns table (name text)
  language sql stable security definer set search_path = ''
as $$
  select o.name
  from storage.objects o
  where o.bucket_id = 'avatars'
    and not exists (select from auth.users u where u.id::text = split_part(o.name, '.', 1))
    and not exists (select from auth.users u where public.avatar_name(u.id) = split_part(o.name, '.', 1))
  order by o.created_at, o.name
  limit least(greatest(p_limit, 1), 1000)
$$;

create or replace function public.delete_user()
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := (select auth.uid());
begin
  if caller is null then
    raise exception 'sign in to delete your account' using errcode = 'insufficient_privilege';
  end if;
  delete from auth.users where id = caller;
end
$$;

create or replace function public.make_my_profile()
  returns void
  language sql security definer set search_path = ''
as $$
  insert into public.profiles (id, email)
  select u.id, coalesce(u.email, '') from auth.users u where u.id = (select auth.uid())
  on conflict (id) do nothing
$$;

create or replace function public.own_header()
  returns table (full_name text, avatar_url text, created_at timestamptz, admin boolean, unread integer)
  language sql stable set search_path = ''
as $$
  select p.full_name, p.avatar_url, p.created_at,
    exists (select from public.user_roles r where r.user_id = me.id and r.role = 'admin'),
    public.my_unread_notices()
  from (select (select auth.uid()) as id) me
  left join public.profiles p on p.id = me.id
$$;

create or replace function public.own_language()
  returns text
  language sql stable security definer set search_path = ''
as $$
  select language from public.profiles where id = (select auth.uid())
$$;

create or replace function public.own_region()
  returns text
  language sql stable security definer set search_path = ''
as $$
  select region from public.profiles where id = (select auth.uid())
$$;

create or replace function private.handle_skeleton(p_handle text)
  returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  -- No two digits look like the same letter, so that ana66 and ana99 are two names.
  select replace(replace(
    translate(lower(p_handle), 'i1053478_', 'lloseatb'), 'rn', 'm'), 'vv', 'w')
$$;

create table private.former_handles (
  handle text not null,
  skeleton text generated always as (private.handle_skeleton(handle)) stored,
  user_id uuid not null,
  left_at timestamptz not null default now(),
  constraint former_handles_pkey primary key (handle),
  constraint former_handles_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade
);

create table private.reserved_handles (
  skeleton text not null,
  within boolean not null default false,
  constraint reserved_handles_pkey primary key (skeleton)
);

create table public.blocks (
  blocker_id uuid not null,
  blocked_id uuid not null,
  known_as text,
  created_at timestamptz not null default now(),
  constraint blocks_pkey primary key (blocker_id, blocked_id),
  constraint blocks_blocked_id_fkey foreign key (blocked_id) references public.profiles (id) on delete cascade,
  constraint blocks_blocker_id_fkey foreign key (blocker_id) references public.profiles (id) on delete cascade,
  constraint blocks_somebody_else check (blocker_id <> blocked_id)
);

create table public.follows (
  follower_id uuid not null,
  followed_id uuid not null,
  created_at timestamptz not null default now(),
  constraint follows_pkey primary key (follower_id, followed_id),
  constraint follows_followed_id_fkey foreign key (followed_id) references public.profiles (id) on delete cascade,
  constraint follows_follower_id_fkey foreign key (follower_id) references public.profiles (id) on delete cascade,
  constraint follows_somebody_else check (follower_id <> followed_id)
);

create table public.profile_favorites (
  user_id uuid not null,
  place smallint not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  refreshed_at timestamptz not null default now(),
  constraint profile_favorites_pkey primary key (user_id, place),
  constraint profile_favorites_once unique (user_id, kind, title_id) deferrable,
  constraint profile_favorites_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint profile_favorites_kind_known check (kind in ('movie', 'tv')),
  constraint profile_favorites_place_range check (place between 1 and 4),
  constraint profile_favorites_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint profile_favorites_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint profile_favorites_title_id_positive check (title_id > 0),
  constraint profile_favorites_title_length check (char_length(title) <= 500 and title ~ '\S')
);

create table public.profile_pages (
  user_id uuid not null,
  handle text not null,
  skeleton text generated always as (private.handle_skeleton(handle)) stored,
  visibility text not null default 'private',
  link_key text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  show_favorites boolean not null default true,
  show_watches boolean not null default true,
  show_lists boolean not null default true,
  show_reviews boolean not null default true,
  show_numbers boolean not null default true,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  constraint profile_pages_pkey primary key (user_id),
  constraint profile_pages_one_look unique (skeleton),
  constraint profile_pages_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint profile_pages_handle_shape check (handle ~ '^[a-z0-9_]{3,30}$' and handle ~ '[a-z0-9]'),
  constraint profile_pages_visibility_known check (visibility in ('private', 'link', 'public'))
);

create table public.profile_reports (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  profile_id uuid not null,
  reason text not null,
  created_at timestamptz not null default now(),
  constraint profile_reports_pkey primary key (id),
  constraint profile_reports_once unique (user_id, profile_id),
  constraint profile_reports_profile_id_fkey
    foreign key (profile_id) references public.profile_pages (user_id) on delete cascade,
  constraint profile_reports_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint profile_reports_reason_length check (char_length(reason) <= 500 and reason ~ '\S'),
  constraint profile_reports_somebody_else check (user_id <> profile_id)
);

create table public.shared_years (
  user_id uuid not null default auth.uid(),
  year smallint not null,
  secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  watches integer not null,
  titles integer not null,
  movies integer not null,
  series integer not null,
  minutes integer not null,
  days integer not null,
  constraint shared_years_pkey primary key (user_id, year),
  constraint shared_years_secret_once unique (secret),
  constraint shared_years_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint shared_years_counts check (least(watches, titles, movies, series, minutes, days) >= 0),
  constraint shared_years_year check (year between 1870 and 2200)
);

create or replace function private.blocked_between(p_one uuid, p_other uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.blocks
    where (blocker_id = p_one and blocked_id = p_other) or (blocker_id = p_other and blocked_id = p_one)
  )
$$;

create or replace function private.end_follows()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.follows
  where (follower_id = new.blocker_id and followed_id = new.blocked_id)
    or (follower_id = new.blocked_id and followed_id = new.blocker_id);
  return null;
end
$$;

create or replace function private.folded_handle(p_handle text)
  returns text
  language sql immutable parallel safe set search_path = ''
as $$
  -- Other letters are refused before they are folded: some of them become a Latin letter by that.
  select case when private.trimmed(p_handle) ~ '^[A-Za-z0-9_]+$' then lower(private.trimmed(p_handle)) else '' end
$$;

create or replace function private.follow_watch_stars()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  -- What is imported or restored brings the stars of its titles itself.
  v_person constant uuid := auth.uid();
  v_titles jsonb;
begin
  if v_person is null then
    return null;
  end if;
  if tg_op = 'DELETE' then
    select jsonb_agg(distinct jsonb_build_object('kind', g.kind, 'id', g.title_id)) into v_titles
    from gone g where g.user_id = v_person and g.stars is not null;
  elsif tg_op = 'INSERT' then
    select jsonb_agg(distinct jsonb_build_object('kind', a.kind, 'id', a.title_id)) into v_titles
    from added a where a.user_id = v_person and a.stars is not null;
  else
    select jsonb_agg(distinct jsonb_build_object('kind', a.kind, 'id', a.title_id)) into v_titles
    from added a join gone g on g.id = a.id
    where a.user_id = v_person and (a.stars is distinct from g.stars or (a.stars is not null and a.day is distinct from g.day));
  end if;
  if v_titles is null then
    return null;
  end if;

  delete from public.movie_ratings r using jsonb_to_recordset(v_titles) as t (kind text, id integer)
  where t.kind = 'movie' and r.user_id = v_person and r.movie_id = t.id and r.follows_watch and not exists (
    select from public.watches w
    where w.user_id = v_person and w.kind = 'movie' and w.title_id = t.id and w.stars is not null
  );
  delete from public.series_ratings r using jsonb_to_recordset(v_titles) as t (kind text, id integer)
  where t.kind = 'tv' and r.user_id = v_person and r.series_id = t.id and r.follows_watch and not exists (
    select from public.watches w
    where w.user_id = v_person and w.kind = 'tv' and w.title_id = t.id and w.stars is not null
  );
  -- A watch that goes gives no stars to a title that has none, least of all one that goes with its account.
  insert into public.movie_ratings as r (user_id, movie_id, stars, follows_watch)
  select v_person, l.title_id, l.stars, true
  from private.latest_watch_stars(v_person, v_titles) l
  where l.kind = 'movie' and (tg_op <> 'DELETE' or exists (
    select from public.movie_ratings o where o.user_id = v_person and o.movie_id = l.title_id
  ))
  on conflict (user_id, movie_id) do update set stars = excluded.stars
  where r.follows_watch and r.stars <> excluded.stars;
  insert into public.series_ratings as r (user_id, series_id, stars, follows_watch)
  select v_person, l.title_id, l.stars, true
  from private.latest_watch_stars(v_person, v_titles) l
  where l.kind = 'tv' and (tg_op <> 'DELETE' or exists (
    select from public.series_ratings o where o.user_id = v_person and o.series_id = l.title_id
  ))
  on conflict (user_id, series_id) do update set stars = excluded.stars
  where r.follows_watch and r.stars <> excluded.stars;
  return null;
end
$$;

create or replace function private.handle_confirmed_user()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update public.profiles set full_name = left(private.trimmed(new.raw_user_meta_data ->> 'full_name'), 120)
  where id = new.id;
  return new;
end
$$;

create or replace function private.handle_new_user()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into public.profiles (id, email, full_name, language)
  values (
    new.id,
    coalesce(new.email, ''),
    -- Sign-up metadata is whatever the client sent; nothing in it may stop the sign-up.
    left(private.trimmed(new.raw_user_meta_data ->> 'full_name'), 120),
    substring(new.raw_user_meta_data ->> 'language' from '^[a-z]{2}(?:-[a-z]{2})?$')
  )
  on conflict (id) do nothing;
  return new;
end
$$;

create or replace function private.handle_state(p_person uuid, p_handle text)
  returns text
  language sql stable set search_path = ''
as $$
  select case
    when p_handle !~ '^[a-z0-9_]{3,30}$' or p_handle !~ '[a-z0-9]' then 'malformed'
    when exists (select from public.profile_pages where user_id = p_person and handle = p_handle) then 'own'
    when exists (
      select from private.reserved_handles r, private.handle_skeleton(p_handle) as look
      where look = r.skeleton
        or (r.within and (starts_with(look, r.skeleton) or right(look, length(r.skeleton)) = r.skeleton))
    ) then 'reserved'
    when exists (
      select from public.profile_pages
      where skeleton = private.handle_skeleton(p_handle) and user_id is distinct from p_person
    ) or exists (
      select from private.former_handles
      where skeleton = private.handle_skeleton(p_handle) and user_id is distinct from p_person
        and left_at > now() - interval '90 days'
    ) then 'taken'
    else 'free'
  end
$$;

create or replace function private.may_see_profile(p_viewer uuid, p_owner uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profile_pages p
    where p.user_id = p_owner
      and (
        p.user_id = p_viewer
        or (
          p.visibility = 'public' and p.suspended_at is null
          and not private.blocked_between(p_viewer, p.user_id)
        )
      )
  )
$$;

create or replace function private.opens_profile(p_page public.profile_pages, p_key text)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select p_page.user_id = (select auth.uid())
    or (
      p_page.suspended_at is null
      and (p_page.visibility = 'public' or (p_page.visibility = 'link' and p_page.link_key = p_key))
      and not private.blocked_between((select auth.uid()), p_page.user_id)
    )
$$;

create or replace function private.people_blocked()
  returns uuid[]
  language sql stable security definer set search_path = ''
as $$
  select array(
    select blocked_id from public.blocks where blocker_id = (select auth.uid())
    union all
    select blocker_id from public.blocks where blocked_id = (select auth.uid())
  )
$$;

create or replace function private.prepare_block()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Two at once, or a follow at once, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('people:' || new.blocker_id::text, 0));
  if (select count(*) from public.blocks where blocker_id = new.blocker_id) >= 1000 then
    raise exception 'A thousand people can be blocked' using errcode = '23514', constraint = 'blocks_bound';
  end if;
  new.created_at := now();
  new.known_as := (
    select p.full_name from public.profiles p
    where p.id = new.blocked_id and (
      private.may_see_profile(new.blocker_id, p.id)
      or exists (select from public.movie_reviews r where r.user_id = p.id)
      or exists (select from public.series_reviews r where r.user_id = p.id)
    )
  );
  return new;
end
$$;

create or replace function private.prepare_follow()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('people:' || new.follower_id::text, 0));
  if (select count(*) from public.follows where follower_id = new.follower_id) >= 1000 then
    raise exception 'A thousand people can be followed' using errcode = '23514', constraint = 'follows_bound';
  end if;
  new.created_at := now();
  return new;
end
$$;

create or replace function private.profile_part(p_owner uuid, p_key text, p_part text)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.profile_pages p
    where p.user_id = p_owner and private.opens_profile(p, p_key)
      and case p_part
        when 'favorites' then p.show_favorites
        when 'watches' then p.show_watches
        when 'lists' then p.show_lists
        when 'reviews' then p.show_reviews
        when 'numbers' then p.show_numbers
      end
  )
$$;

create or replace function private.touch_profile_page()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.changed_at := now();
  -- The links given away so far end with the level.
  if new.visibility = 'private' and old.visibility <> 'private' then
    new.link_key := replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '');
  end if;
  return new;
end
$$;

create or replace function public.choose_profile_favorites(p_titles jsonb)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  person uuid := (select auth.uid());
  chosen integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('four:' || person::text, 0));
  delete from public.profile_favorites where user_id = person;
  insert into public.profile_favorites (user_id, place, kind, title_id, title, poster_path, release_date)
  select person, t.place, t.entry ->> 'kind', (t.entry ->> 'id')::integer, t.entry ->> 'title',
    t.entry ->> 'posterPath', (t.entry ->> 'date')::date
  from jsonb_array_elements(p_titles) with ordinality as t (entry, place)
  where t.place <= 4;
  get diagnostics chosen = row_count;
  return chosen;
end
$$;

create or replace function public.claim_handle(p_handle text)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := (select auth.uid());
  wanted text := private.folded_handle(p_handle);
  state text;
  current text;
begin
  -- Two people who want what looks alike, and two tabs of one, come one after the other.
  perform pg_advisory_xact_lock(hashtextextended('handle:' || private.handle_skeleton(wanted), 0));
  perform pg_advisory_xact_lock(hashtextextended('handle-of:' || person::text, 0));
  state := private.handle_state(person, wanted);
  if state <> 'free' then
    return state;
  end if;
  delete from private.former_handles where left_at <= now() - interval '90 days';
  select handle into current from public.profile_pages where user_id = person;
  if current is null then
    insert into public.profile_pages (user_id, handle) values (person, wanted);
    return 'claimed';
  end if;
  if (
    select count(*) from private.former_handles where user_id = person and left_at > now() - interval '30 days'
  ) >= 3 then
    return 'too-often';
  end if;
  delete from private.former_handles where user_id = person and handle = wanted;
  update public.profile_pages set handle = wanted where user_id = person;
  insert into private.former_handles (handle, user_id) values (current, person)
  on conflict (handle) do update set user_id = excluded.user_id, left_at = now();
  return 'claimed';
end
$$;

create or replace function public.followed_activity(p_since date, p_limit integer default 12)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, day date, kind text, title_id integer, title text,
    poster_path text, release_date date, episodes integer, others integer
  )
  language sql stable security definer set search_path = ''
as $$
  select a.user_id, a.handle, n.full_name, n.avatar_url, a.day, a.kind, a.title_id, a.title, a.poster_path,
    a.release_date, a.episodes, a.others
  from (
    select p.user_id, p.handle, w.*,
      (count(*) over day_of - 1)::integer as others,
      row_number() over (partition by p.user_id, w.day order by w.watched_at desc, w.title_id) as place
    from (
      select f.followed_id from public.follows f
      where f.follower_id = (select auth.uid())
      order by f.created_at desc, f.followed_id
      limit 300
    ) f
    join public.profile_pages p on p.user_id = f.followed_id
    cross join lateral private.latest_watches(p.user_id, greatest(p_since, current_date - 60), 8) w
    where p.visibility = 'public' and p.suspended_at is null and p.show_watches
      and not private.blocked_between((select auth.uid()), p.user_id)
    window day_of as (partition by p.user_id, w.day)
  ) a
  join public.profiles n on n.id = a.user_id
  where a.place = 1
  order by a.day desc, a.watched_at desc, a.user_id
  limit least(greatest(p_limit, 1), 50)
$$;

create or replace function public.handle_state(p_handle text)
  returns text
  language sql stable security definer set search_path = ''
as $$
  select private.handle_state((select auth.uid()), private.folded_handle(p_handle))
$$;

create or replace function public.my_followers(p_limit integer default 30, p_offset integer default 0)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, since timestamptz, total_count integer
  )
  language sql stable security definer set search_path = ''
as $$
  select f.follower_id,
    case when seen then p.handle end, case when seen then n.full_name end, case when seen then n.avatar_url end,
    f.created_at, (select count(*)::integer from public.follows c where c.followed_id = (select auth.uid()))
  from (
    select * from public.follows
    where followed_id = (select auth.uid())
    order by created_at desc, follower_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  ) f
  join public.profiles n on n.id = f.follower_id
  left join public.profile_pages p on p.user_id = f.follower_id
  cross join lateral private.may_see_profile((select auth.uid()), f.follower_id) as seen
  order by f.created_at desc, f.follower_id
$$;

create or replace function public.my_following(p_limit integer default 30, p_offset integer default 0)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, since timestamptz, total_count integer
  )
  language sql stable security definer set search_path = ''
as $$
  select f.followed_id,
    case when seen then p.handle end, case when seen then n.full_name end, case when seen then n.avatar_url end,
    f.created_at, (select count(*)::integer from public.follows c where c.follower_id = (select auth.uid()))
  from (
    select * from public.follows
    where follower_id = (select auth.uid())
    order by created_at desc, followed_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  ) f
  join public.profiles n on n.id = f.followed_id
  left join public.profile_pages p on p.user_id = f.followed_id
  cross join lateral private.may_see_profile((select auth.uid()), f.followed_id) as seen
  order by f.created_at desc, f.followed_id
$$;

create or replace function public.my_profile_page()
  returns table (
    handle text, visibility text, link_key text, show_favorites boolean, show_watches boolean, show_lists boolean,
    show_reviews boolean, show_numbers boolean, suspended boolean, followers integer, following integer
  )
  language sql stable security definer set search_path = ''
as $$
  select p.handle, p.visibility, p.link_key, p.show_favorites, p.show_watches, p.show_lists, p.show_reviews,
    p.show_numbers, p.suspended_at is not null,
    (select count(*)::integer from public.follows f where f.followed_id = p.user_id),
    (select count(*)::integer from public.follows f where f.follower_id = p.user_id)
  from public.profile_pages p
  where p.user_id = (select auth.uid())
$$;

create or replace function public.profile_favorites_of(p_owner uuid, p_key text default null)
  returns table (kind text, title_id integer, title text, poster_path text, release_date date)
  language sql stable security definer set search_path = ''
as $$
  select f.kind, f.title_id, f.title, f.poster_path, f.release_date
  from public.profile_favorites f
  where f.user_id = p_owner and private.profile_part(p_owner, p_key, 'favorites')
  order by f.place
$$;

create or replace function public.profile_numbers(p_owner uuid, p_today date, p_key text default null)
  returns table (
    titles integer, movies integer, series integer, minutes bigint, this_year integer, reviews integer,
    ratings integer
  )
  language plpgsql security definer set search_path = ''
as $$
declare
  v_version bigint;
  v_counts private.profile_counts;
begin
  if private.profile_part(p_owner, p_key, 'numbers') is not true then
    return;
  end if;
  -- Read first: what changes while it is counted has a later version, and is counted again.
  select v.version into v_version from private.number_versions v where v.user_id = p_owner;
  v_version := coalesce(v_version, 0);
  select * into v_counts from private.profile_counts c
  where c.user_id = p_owner and c.version = v_version and c.counted_at > now() - interval '1 day';
  if not found then
    v_counts := private.count_profile(p_owner, v_version);
    -- Nothing is written where the disk is full, or by a call that only reads.
    if current_setting('transaction_read_only') = 'off' then
      insert into private.profile_counts select v_counts.*
      on conflict (user_id) do update set version = excluded.version, counted_at = excluded.counted_at,
        movies = excluded.movies, series = excluded.series, minutes = excluded.minutes, firsts = excluded.firsts,
        reviews = excluded.reviews, ratings = excluded.ratings;
    end if;
  end if;
  return query select v_counts.movies + v_counts.series, v_counts.movies, v_counts.series, v_counts.minutes,
    (
      select coalesce(sum(d.value::integer), 0)::integer
      from jsonb_each_text(v_counts.firsts -> date_part('year', p_today)::integer::text) d
      where d.key::date <= p_today
    ),
    v_counts.reviews, v_counts.ratings;
end
$$;

create or replace function public.profile_page(p_handle text, p_key text default null)
  returns table (
    user_id uuid, handle text, full_name text, avatar_url text, visibility text, show_favorites boolean,
    show_watches boolean, show_lists boolean, show_reviews boolean, show_numbers boolean, suspended boolean,
    followers integer, following integer, is_own boolean, is_followed boolean
  )
  language sql stable security definer set search_path = ''
as $$
  select p.user_id, p.handle, n.full_name, n.avatar_url, p.visibility, p.show_favorites, p.show_watches, p.show_lists,
    p.show_reviews, p.show_numbers, p.suspended_at is not null,
    (select count(*)::integer from public.follows f where f.followed_id = p.user_id),
    (select count(*)::integer from public.follows f where f.follower_id = p.user_id),
    coalesce(p.user_id = (select auth.uid()), false),
    exists (select from public.follows f where f.follower_id = (select auth.uid()) and f.followed_id = p.user_id)
  from (
    select c.user_id from public.profile_pages c where c.handle = private.folded_handle(p_handle)
    union all
    select l.user_id from private.former_handles l
    where l.handle = private.folded_handle(p_handle) and l.left_at > now() - interval '90 days'
    limit 1
  ) found
  join public.profile_pages p on p.user_id = found.user_id
  join public.profiles n on n.id = p.user_id
  where private.opens_profile(p, p_key)
$$;

create or replace function public.profile_reviews(
  p_owner uuid, p_key text default null, p_limit integer default 10, p_offset integer default 0
)
  returns table (
    id uuid, kind text, title_id integer, title text, poster_path text, review text, tells_end boolean,
    created_at timestamptz, stars real, total_count integer
  )
  language sql stable security definer set search_path = '' set work_mem = '16MB'
as $$
  with written as materialized (
    select r.id, 'movie' as kind, r.movie_id as title_id, r.created_at
    from public.movie_reviews r where r.user_id = p_owner and private.profile_part(p_owner, p_key, 'reviews')
    union all
    select r.id, 'tv', r.series_id, r.created_at
    from public.series_reviews r where r.user_id = p_owner and private.profile_part(p_owner, p_key, 'reviews')
  )
  select w.id, w.kind, w.title_id, t.name, t.poster_path, coalesce(mr.review, sr.review),
    coalesce(mr.tells_end, sr.tells_end), w.created_at, coalesce(m.stars, s.stars),
    (select count(*)::integer from written)
  from (
    select * from written order by created_at desc, id
    limit least(greatest(p_limit, 1), 50) offset least(greatest(p_offset, 0), 100000)
  ) w
  left join public.movie_reviews mr on w.kind = 'movie' and mr.id = w.id
  left join public.series_reviews sr on w.kind = 'tv' and sr.id = w.id
  left join public.movie_ratings m on w.kind = 'movie' and m.user_id = p_owner and m.movie_id = w.title_id
  left join public.series_ratings s on w.kind = 'tv' and s.user_id = p_owner and s.series_id = w.title_id
  left join lateral private.watched_title(p_owner, w.kind, w.title_id) t on true
  order by w.created_at desc, w.id
$$;

create or replace function public.profile_watches(p_owner uuid, p_key text default null, p_limit integer default 12)
  returns table (
    kind text, title_id integer, title text, poster_path text, release_date date, day date, episodes integer
  )
  language sql stable security definer set search_path = ''
as $$
  select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, w.episodes
  from private.latest_watches(p_owner, '1900-01-01', least(greatest(p_limit, 1), 50)) w
  where private.profile_part(p_owner, p_key, 'watches')
$$;

create or replace function public.remove_follower(p_follower uuid)
  returns boolean
  language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.follows where followed_id = (select auth.uid()) and follower_id = p_follower returning true
  )
  select exists (select from gone)
$$;

create or replace function public.renew_profile_link()
  returns text
  language sql security definer set search_path = ''
as $$
  update public.profile_pages
  set link_key = replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
  where user_id = (select auth.uid())
  returning link_key
$$;

create or replace function public.shared_year(p_secret text)
  returns table (
    year smallint, watches integer, titles integer, movies integer, series integer, minutes integer, days integer
  )
  language sql stable security definer set search_path = ''
as $$
  select one.year, one.watches, one.titles, one.movies, one.series, one.minutes, one.days
  from public.shared_years one
  where one.secret = p_secret
$$;

create table private.reminded_series (
  series_id integer not null,
  ended boolean not null default false,
  seasons jsonb not null default '[]',
  refreshed_at timestamptz not null default now(),
  constraint reminded_series_pkey primary key (series_id),
  constraint reminded_series_seasons_are_a_list check (jsonb_typeof(seasons) = 'array')
);

create table public.movie_reminders (
  user_id uuid not null,
  movie_id integer not null,
  remind_on date not null,
  remind_by_email boolean not null default false,
  movie_title text not null,
  movie_poster_path text,
  created_at timestamptz not null default now(),
  moved_from date,
  sent_at timestamptz,
  refreshed_at timestamptz not null default now(),
  region text,
  release text,
  constraint movie_reminders_pkey primary key (user_id, movie_id),
  constraint movie_reminders_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint movie_reminders_movie_id_positive check (movie_id > 0),
  constraint movie_reminders_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint movie_reminders_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint movie_reminders_region_shape check (region ~ '^[A-Z]{2}$'),
  constraint movie_reminders_release_known check (
    release is null or (release in ('theatre', 'digital') and region is not null)
  ),
  constraint movie_reminders_remind_on_sane check (remind_on between '2000-01-01' and '2200-01-01')
);

create table public.series_reminders (
  user_id uuid not null,
  series_id integer not null,
  series_name text not null,
  series_poster_path text,
  known_season integer not null default 0,
  out_season integer not null default 0,
  created_at timestamptz not null default now(),
  constraint series_reminders_pkey primary key (user_id, series_id),
  constraint series_reminders_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint series_reminders_seasons_range check (known_season between 0 and 9999 and out_season between 0 and 9999),
  constraint series_reminders_series_id_positive check (series_id > 0),
  constraint series_reminders_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint series_reminders_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  )
);

create or replace function private.move_reminders(p_moves jsonb)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  -- A reminder whose day has long come is over: a later correction of the date must not revive it.
  oldest date := (now() at time zone 'utc')::date - 7;
  moved integer;
begin
  with moves as (
    select m.user_id, m.movie_id, m.remind_on as day, m.region, m.release, r.remind_on as before, r.remind_by_email
    from jsonb_to_recordset(p_moves) as m (user_id uuid, movie_id integer, remind_on date, region text, release text)
    join public.movie_reminders r on r.user_id = m.user_id and r.movie_id = m.movie_id
    where r.sent_at is null and r.remind_on >= oldest
  ), mailed as (
    select * from moves where remind_by_email and before <> day
  ), tokens as (
    insert into private.unsubscribe_tokens (user_id) select distinct user_id from mailed
    on conflict do nothing
  ), mails as (
    insert into private.mail_outbox (mail_key, user_id, template, movie_id, remind_on)
    select format('reminder-moved:%s:%s:%s', user_id, movie_id, day), user_id, 'reminder-moved', movie_id, day
    from mailed
    on conflict (mail_key) do nothing
  )
  update public.movie_reminders r
  set remind_on = m.day, region = m.region, release = m.release,
    moved_from = case when m.before <> m.day then m.before else r.moved_from end
  from moves m
  where r.user_id = m.user_id and r.movie_id = m.movie_id
    and (r.remind_on, r.region, r.release) is distinct from (m.day, m.region, m.release);
  get diagnostics moved = row_count;
  return moved;
end
$$;

create or replace function private.reset_reminder()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.remind_on is distinct from old.remind_on then
    new.sent_at := null;
  end if;
  return new;
end
$$;

create or replace function public.enqueue_due_reminders(p_today date)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  added integer;
begin
  with due as (
    select r.user_id, r.movie_id, r.remind_on, n.id as notice_id
    from public.movie_reminders r
    left join public.notices n on n.user_id = r.user_id and n.kind = 'release'
      and n.subject_key = format('movie:%s:%s', r.movie_id, r.remind_on)
    where r.remind_by_email and r.sent_at is null and r.remind_on between p_today - 7 and p_today
  ), here as (
    select d.* from due d
    -- Told for a letter, it is mailed there. Told without one, it is mailed here whatever was chosen since.
    where not exists (select from private.notice_mails m where m.notice_id = d.notice_id)
      and (d.notice_id is not null or private.mail_rhythm(d.user_id, 'release') = 'at_once')
  ), tokens as (
    insert into private.unsubscribe_tokens (user_id) select distinct h.user_id from here h
    on conflict do nothing
    returning user_id
  )
  insert into private.mail_outbox (mail_key, user_id, template, movie_id, remind_on)
  select format('reminder:%s:%s:%s', h.user_id, h.movie_id, h.remind_on), h.user_id, 'reminder', h.movie_id, h.remind_on
  from here h
  on conflict (mail_key) do nothing;
  get diagnostics added = row_count;
  return added;
end
$$;

create or replace function public.keep_reminded_series(
  p_series_id integer, p_series_name text default null, p_series_poster_path text default null,
  p_ended boolean default false, p_seasons jsonb default '[]'::jsonb
)
  returns void
  language sql security definer set search_path = ''
as $$
  insert into private.reminded_series as k (series_id, ended, seasons)
  values (p_series_id, p_ended, p_seasons)
  on conflict (series_id) do update set refreshed_at = now(),
    ended = case when p_series_name is null then k.ended else excluded.ended end,
    seasons = case when p_series_name is null then k.seasons else excluded.seasons end;
  update public.series_reminders r set series_name = p_series_name, series_poster_path = p_series_poster_path
  where r.series_id = p_series_id and p_series_name is not null
    and (r.series_name, r.series_poster_path) is distinct from (p_series_name, p_series_poster_path);
$$;

create or replace function public.my_series_reminders(p_today date)
  returns table (
    series_id integer, series_name text, series_poster_path text, known_season integer, created_at timestamptz,
    looked_up boolean, ended boolean, next_season integer, next_day date
  )
  language sql stable security definer set search_path = ''
as $$
  select r.series_id, r.series_name, r.series_poster_path, r.known_season, r.created_at,
    k.series_id is not null, coalesce(k.ended, false), n.season, n.day
  from public.series_reminders r
  left join private.reminded_series k on k.series_id = r.series_id
  left join lateral (
    select s.season, s.day
    from jsonb_to_recordset(k.seasons) as s (season integer, day date)
    where (s.day is null or s.day > p_today) and s.season > (
      select coalesce(max(o.season), 0)
      from jsonb_to_recordset(k.seasons) as o (season integer, day date) where o.day <= p_today
    )
    order by s.season limit 1
  ) n on true
  where r.user_id = (select auth.uid())
  order by n.day nulls last, r.created_at desc, r.series_id
  limit 200
$$;

create or replace function public.stale_reminders(p_today date, p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select 'movie', r.movie_id
  from public.movie_reminders r
  where r.sent_at is null and r.remind_on >= p_today - 7 and r.refreshed_at < p_older_than
  group by r.movie_id
  order by min(r.remind_on), r.movie_id
  limit least(greatest(p_limit, 1), 1000)
$$;

create or replace function public.stale_series_reminders(p_older_than timestamptz, p_limit integer default 100)
  returns table (series_id integer)
  language sql security definer set search_path = ''
as $$
  delete from private.reminded_series k
  where not exists (select from public.series_reminders r where r.series_id = k.series_id);
  select r.series_id
  from public.series_reminders r left join private.reminded_series k on k.series_id = r.series_id
  where k.refreshed_at is null or k.refreshed_at < p_older_than
  group by r.series_id, k.refreshed_at
  order by k.refreshed_at nulls first, r.series_id
  limit least(greatest(p_limit, 1), 1000)
$$;

create table public.saved_searches (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  kind text not null,
  name text not null,
  query text not null,
  created_at timestamptz not null default now(),
  constraint saved_searches_pkey primary key (id),
  constraint saved_searches_once unique (user_id, kind, query),
  constraint saved_searches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint saved_searches_kind_known check (kind in ('movie', 'tv')),
  constraint saved_searches_name_length check (char_length(name) <= 60 and name ~ '\S'),
  constraint saved_searches_query_shape check (char_length(query) <= 1000 and query ~ '^[A-Za-z0-9%=&+._*-]*$')
);

create table public.title_offers (
  kind text not null,
  title_id integer not null,
  region text not null,
  included integer[] not null default '{}',
  free integer[] not null default '{}',
  checked_at timestamptz not null default now(),
  constraint title_offers_pkey primary key (kind, title_id, region),
  constraint title_offers_bounded check (cardinality(included) <= 300 and cardinality(free) <= 300),
  constraint title_offers_id_positive check (title_id > 0),
  constraint title_offers_kind_known check (kind in ('movie', 'tv')),
  constraint title_offers_region_shape check (region ~ '^[A-Z]{2}$')
);

create table public.my_services (
  user_id uuid not null,
  service_id integer not null,
  added_at timestamptz not null default now(),
  constraint my_services_pkey primary key (user_id, service_id),
  constraint my_services_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint my_services_id_positive check (service_id > 0)
);

create or replace view private.titles_on_my_services with (security_invoker = false) as
select o.kind, o.title_id, o.region
from public.title_offers o
where (o.included || o.free) && array(
  select s.service_id from public.my_services s where s.user_id = (select auth.uid())
);

create or replace view public.tv_wishlists_view with (security_invoker = true) as
select w.user_id, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
  w.series_vote_average, w.added_at, w.refreshed_at, w.series_name_key, r.stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in
from public.tv_wishlists w
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;

create or replace view public.watched_movies_view with (security_invoker = true) as
select w.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
  w.watched_at, w.refreshed_at, w.marked_on, f.movie_id is not null as is_favorite, r.stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in,
  (
    select max(d.day) from public.watches d where d.user_id = w.user_id and d.kind = 'movie' and d.title_id = w.movie_id
  ) as watched_on,
  w.movie_title_key
from public.watched_movies w
left join public.favorite_movies f on f.user_id = w.user_id and f.movie_id = w.movie_id
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;

create or replace view public.watched_tv_series_view with (security_invoker = true) as
select w.user_id, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
  w.series_vote_average, w.watched_at, w.refreshed_at, w.marked_on, f.series_id is not null as is_favorite,
  r.stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'tv' and o.title_id = w.series_id
  ) as included_in,
  greatest(
    (select max(d.day) from public.watches d where d.user_id = w.user_id and d.kind = 'tv' and d.title_id = w.series_id),
    (select max(e.day) from public.episode_watches e where e.user_id = w.user_id and e.series_id = w.series_id)
  ) as watched_on,
  w.series_name_key
from public.watched_tv_series w
left join public.favorite_tv_series f on f.user_id = w.user_id and f.series_id = w.series_id
left join public.series_ratings r on r.user_id = w.user_id and r.series_id = w.series_id;

create or replace view public.wishlists_view with (security_invoker = true) as
select w.user_id, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
  w.added_at, w.refreshed_at, w.movie_title_key, r.stars,
  array(
    select o.region from private.titles_on_my_services o where o.kind = 'movie' and o.title_id = w.movie_id
  ) as included_in
from public.wishlists w
left join public.movie_ratings r on r.user_id = w.user_id and r.movie_id = w.movie_id;

create or replace function private.bound_dismissed_titles()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  person uuid;
begin
  for person in select distinct a.user_id from added a order by 1 loop
    -- Two at once count one after the other.
    perform pg_advisory_xact_lock(hashtextextended('dismissed:' || person::text, 0));
    if (select count(*) from public.dismissed_titles d where d.user_id = person) > 10000 then
      raise exception 'Ten thousand titles can be dismissed' using errcode = '23514';
    end if;
  end loop;
  return null;
end
$$;

create or replace function private.bound_saved_searches()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_name text := new.name;
  v_count integer := 1;
begin
  -- Two at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 0));
  if tg_op = 'INSERT' and (select count(*) from public.saved_searches where user_id = new.user_id) >= 30 then
    raise exception 'Thirty searches can be saved' using errcode = '23514';
  end if;
  while exists (
    select from public.saved_searches s
    where s.user_id = new.user_id and s.id <> new.id and lower(s.name) = lower(new.name)
  ) loop
    if auth.uid() is not null then
      raise exception 'A saved search has this name' using errcode = '23505', constraint = 'saved_searches_name_once';
    end if;
    -- What an export brings back is kept under a name of its own.
    v_count := v_count + 1;
    new.name := left(v_name, 54) || ' (' || v_count || ')';
  end loop;
  return new;
end
$$;

create or replace function private.exchange_lists()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- As the caller, under the policies of the other table: nobody can empty somebody else's list.
  execute format(
    'delete from public.%I o using added a where o.user_id = a.user_id and o.%I = a.%I',
    tg_argv[0], tg_argv[1], tg_argv[1]
  );
  return null;
end
$$;

create or replace function private.lock_exchange()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- One person's exchanges of one kind happen one after the other: without this, two tabs adding the same title to
  -- either list at once would each miss the other's uncommitted row.
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || tg_argv[0] || ':' || new.user_id::text, 0));
  return new;
end
$$;

create or replace function private.refresh_kept_rows(
  p_table text, p_kind text, p_id integer, p_title text, p_poster_path text, p_date date, p_vote numeric
)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  touched integer;
begin
  -- Without a title only the time moves: the catalogue no longer has it, and people keep what they saved.
  execute format(
    'update public.%I set refreshed_at = now(), title = coalesce($3, title),
       poster_path = case when $3 is null then poster_path else $4 end,
       release_date = case when $3 is null then release_date else $5 end %s
     where kind = $1 and title_id = $2',
    p_table,
    -- The titles of a page keep no vote.
    case when p_table <> 'profile_favorites' then
      ', vote_average = case when $3 is null then vote_average else $6 end'
    end
  ) using p_kind, p_id, p_title, p_poster_path, p_date, p_vote;
  get diagnostics touched = row_count;
  return touched;
end
$$;

create or replace function private.refresh_list_rows(
  p_table text, p_prefix text, p_id integer, p_title text, p_poster_path text, p_date date, p_vote numeric
)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  series boolean := p_prefix = 'series';
  touched integer;
begin
  -- Without a title only the time moves: the catalogue no longer has it, and people keep what they saved.
  execute format(
    'update public.%1$I set refreshed_at = now(), %2$I = coalesce($2, %2$I),
       %3$I = case when $2 is null then %3$I else $3 end,
       %4$I = case when $2 is null then %4$I else $4 end,
       %5$I = case when $2 is null then %5$I else $5 end
     where %6$I = $1',
    p_table,
    case when series then 'series_name' else 'movie_title' end,
    p_prefix || '_poster_path',
    case when series then 'series_first_air_date' else 'movie_release_date' end,
    p_prefix || '_vote_average',
    p_prefix || '_id'
  ) using p_id, p_title, p_poster_path, p_date, p_vote;
  get diagnostics touched = row_count;
  return touched;
end
$$;

create or replace function public.home_wishes(p_today date, p_limit integer default 20)
  returns table (
    kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric
  )
  language sql stable set search_path = ''
as $$
  select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average
  from (
    select 'movie' as kind, m.movie_id as title_id, m.movie_title as title, m.movie_poster_path as poster_path,
      m.movie_release_date as release_date, m.movie_vote_average as vote_average, m.added_at
    from public.wishlists m where m.user_id = (select auth.uid())
    union all
    select 'tv', s.series_id, s.series_name, s.series_poster_path, s.series_first_air_date, s.series_vote_average,
      s.added_at
    from public.tv_wishlists s
    where s.user_id = (select auth.uid())
      and not exists (
        select from public.followed_series f
        where f.user_id = s.user_id and f.series_id = s.series_id and f.state = 'watching')
  ) w
  -- Out since three months at most, the latest first; then what is out, as it was wished for; then what is to come,
  -- the next first.
  order by
    case
      when w.release_date > p_today then 3
      when w.release_date > p_today - 90 then 1
      else 2
    end,
    case when w.release_date > p_today then w.release_date end,
    case when w.release_date > p_today - 90 then w.release_date end desc nulls last,
    w.added_at desc, w.kind, w.title_id
  limit least(greatest(p_limit, 1), 100)
$$;

create or replace function public.my_list_marks(
  p_movie_ids integer[] default '{}'::integer[], p_series_ids integer[] default '{}'::integer[]
)
  returns table (
    kind text, title_id integer, wishlisted boolean, watched boolean, favorite boolean, dismissed boolean
  )
  language sql stable set search_path = ''
as $$
  with mine as (
    select 'movie' as kind, movie_id as title_id, 'wishlist' as list from public.wishlists
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'movie', movie_id, 'watched' from public.watched_movies
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'movie', movie_id, 'favorite' from public.favorite_movies
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'tv', series_id, 'wishlist' from public.tv_wishlists
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'tv', series_id, 'watched' from public.watched_tv_series
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'tv', series_id, 'favorite' from public.favorite_tv_series
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'movie', d.title_id, 'dismissed' from public.dismissed_titles d
    where d.user_id = (select auth.uid()) and d.kind = 'movie' and d.title_id = any (p_movie_ids[1:500])
    union all
    select 'tv', d.title_id, 'dismissed' from public.dismissed_titles d
    where d.user_id = (select auth.uid()) and d.kind = 'tv' and d.title_id = any (p_series_ids[1:500])
  )
  select m.kind, m.title_id, bool_or(m.list = 'wishlist'), bool_or(m.list = 'watched'),
    bool_or(m.list = 'favorite'), bool_or(m.list = 'dismissed')
  from mine m
  group by m.kind, m.title_id
$$;

create or replace function public.my_unchecked_titles(p_list text, p_kind text, p_region text)
  returns table (title_id integer, total bigint)
  language sql stable security definer set search_path = ''
as $$
  with saved as (
    select movie_id as id, added_at as at from public.wishlists
    where p_list = 'wishlist' and p_kind = 'movie' and user_id = (select auth.uid())
    union all
    select series_id, added_at from public.tv_wishlists
    where p_list = 'wishlist' and p_kind = 'tv' and user_id = (select auth.uid())
    union all
    select movie_id, watched_at from public.watched_movies
    where p_list = 'watched' and p_kind = 'movie' and user_id = (select auth.uid())
    union all
    select series_id, watched_at from public.watched_tv_series
    where p_list = 'watched' and p_kind = 'tv' and user_id = (select auth.uid())
  )
  select s.id, count(*) over ()
  from saved s
  left join public.title_offers o on o.kind = p_kind and o.title_id = s.id and o.region = p_region
  where o.checked_at is null or o.checked_at < now() - interval '8 days'
  order by s.at desc, s.id
  limit 40
$$;

create or replace function public.own_cards(
  p_today date, p_movie_ids integer[] default '{}'::integer[], p_series_ids integer[] default '{}'::integer[]
)
  returns table (hide_seen boolean, region text, services integer[], lists jsonb, progress jsonb)
  language sql stable set search_path = ''
as $$
  select
    coalesce((select s.hide_seen from public.list_settings s where s.user_id = (select auth.uid())), false),
    public.own_region(),
    array(
      select s.service_id from public.my_services s
      where s.user_id = (select auth.uid())
      order by s.service_id
      limit 50
    ),
    (select coalesce(jsonb_agg(m), '[]') from public.my_list_marks(p_movie_ids, p_series_ids) m),
    case when cardinality(p_series_ids) = 0 then '[]' else (
      select coalesce(jsonb_agg(jsonb_build_object('id', s.series_id, 'watched', s.watched, 'aired', s.aired)), '[]')
      from public.series_progress(p_today, p_series_ids[1:500]) s
    ) end
$$;

create or replace function public.refresh_title(
  p_kind text, p_id integer, p_title text default null, p_poster_path text default null, p_date date default null,
  p_vote_average numeric default null
)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  lists text[] := case p_kind
    when 'movie' then array['wishlists', 'watched_movies', 'favorite_movies']
    when 'tv' then array['tv_wishlists', 'watched_tv_series', 'favorite_tv_series']
  end;
  list text;
  touched integer := 0;
begin
  if lists is null then
    raise exception 'kind must be movie or tv' using errcode = 'invalid_parameter_value';
  end if;
  foreach list in array lists loop
    touched := touched + private.refresh_list_rows(
      list, case p_kind when 'movie' then 'movie' else 'series' end,
      p_id, p_title, p_poster_path, p_date, p_vote_average
    );
  end loop;
  foreach list in array array['watches', 'list_items', 'dismissed_titles', 'profile_favorites', 'title_tags', 'private_notes'] loop
    touched := touched + private.refresh_kept_rows(
      list, p_kind, p_id, p_title, p_poster_path, p_date, p_vote_average
    );
  end loop;
  if p_kind = 'movie' then
    update public.movie_reminders
    set refreshed_at = now(),
      movie_title = coalesce(p_title, movie_title),
      movie_poster_path = case when p_title is null then movie_poster_path else p_poster_path end
    where movie_id = p_id;
    -- Where a country's day is known, the reminder follows that one instead (follow_releases).
    perform private.move_reminders(jsonb_agg(to_jsonb(r) || jsonb_build_object('remind_on', p_date)))
    from public.movie_reminders r
    where r.movie_id = p_id and r.release is null and p_date is not null;
  end if;
  return touched;
end
$$;

create or replace function public.stale_titles(p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select t.kind, t.title_id
  from (
    select 'movie' as kind, movie_id as title_id, refreshed_at from public.wishlists
    union all select 'movie', movie_id, refreshed_at from public.watched_movies
    union all select 'movie', movie_id, refreshed_at from public.favorite_movies
    union all select 'movie', movie_id, refreshed_at from public.movie_reminders where sent_at is null
    union all select 'tv', series_id, refreshed_at from public.tv_wishlists
    union all select 'tv', series_id, refreshed_at from public.watched_tv_series
    union all select 'tv', series_id, refreshed_at from public.favorite_tv_series
    union all select w.kind, w.title_id, w.refreshed_at from public.watches w
    union all select d.kind, d.title_id, d.refreshed_at from public.dismissed_titles d
    union all select i.kind, i.title_id, i.refreshed_at from public.list_items i
    union all select f.kind, f.title_id, f.refreshed_at from public.profile_favorites f
    union all select g.kind, g.title_id, g.refreshed_at from public.title_tags g
    union all select n.kind, n.title_id, n.refreshed_at from public.private_notes n
  ) t
  where t.refreshed_at < p_older_than
  group by t.kind, t.title_id
  order by min(t.refreshed_at), t.kind, t.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;

create or replace function public.take_back_mark(
  p_kind text, p_title_id integer, p_marked_at timestamptz, p_wished_at timestamptz default null
)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  person uuid := auth.uid();
  back boolean;
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || p_kind || ':' || person::text, 0));
  delete from public.watches w
  where w.user_id = person and w.kind = p_kind and w.title_id = p_title_id and w.marked_at = p_marked_at;
  -- Entering the wishlist takes it from the watched list. What has left that list since, or entered it anew, stays
  -- as it is.
  if p_kind = 'movie' then
    insert into public.wishlists (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
    )
    select person, w.movie_id, w.movie_title, w.movie_poster_path, w.movie_release_date, w.movie_vote_average,
      p_wished_at
    from public.watched_movies w
    where w.user_id = person and w.movie_id = p_title_id and w.watched_at = p_marked_at
      and p_wished_at is not null;
    back := found;
    delete from public.watched_movies w
    where w.user_id = person and w.movie_id = p_title_id and w.watched_at = p_marked_at;
  else
    insert into public.tv_wishlists (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
    )
    select person, w.series_id, w.series_name, w.series_poster_path, w.series_first_air_date,
      w.series_vote_average, p_wished_at
    from public.watched_tv_series w
    where w.user_id = person and w.series_id = p_title_id and w.watched_at = p_marked_at
      and p_wished_at is not null;
    back := found;
    delete from public.watched_tv_series w
    where w.user_id = person and w.series_id = p_title_id and w.watched_at = p_marked_at;
  end if;
  return back or found;
end
$$;

create or replace function public.take_back_marks(
  p_series_id integer, p_marked_at timestamptz, p_was text default null
)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_count integer;
begin
  delete from public.episode_watches w
  where w.user_id = v_user and w.series_id = p_series_id and w.marked_at = p_marked_at;
  get diagnostics v_count = row_count;
  if p_was is null then
    delete from public.followed_series f
    where f.user_id = v_user and f.series_id = p_series_id and f.followed_at = p_marked_at;
  else
    update public.followed_series f set state = p_was
    where f.user_id = v_user and f.series_id = p_series_id and f.state <> p_was;
  end if;
  return v_count;
end
$$;

create or replace function public.titles_of_mine(p_kind text, p_ids integer[])
  returns table (title_id integer, title text, release_date date)
  language sql stable security definer set search_path = ''
as $$
  with person as (select auth.uid() as id),
  kept as (
    select w.title_id, w.title, w.release_date
    from public.watches w, person p
    where w.user_id = p.id and w.kind = p_kind and w.title_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.watched_movies w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.movie_id, w.movie_title, w.movie_release_date
    from public.wishlists w, person p
    where p_kind = 'movie' and w.user_id = p.id and w.movie_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.watched_tv_series w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select w.series_id, w.series_name, w.series_first_air_date
    from public.tv_wishlists w, person p
    where p_kind = 'tv' and w.user_id = p.id and w.series_id = any (p_ids)
    union all
    select f.series_id, f.series_name, null
    from public.followed_series f, person p
    where p_kind = 'tv' and f.user_id = p.id and f.series_id = any (p_ids)
    union all
    -- That a title is known here says that somebody keeps it: named are only those the caller has an opinion of.
    select f.title_id, f.name, f.release_date
    from private.title_facts f, person p
    where f.kind = p_kind and f.title_id = any (p_ids) and f.name is not null and (
      exists (select from public.movie_ratings r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.movie_reviews r
        where p_kind = 'movie' and r.user_id = p.id and r.movie_id = f.title_id)
      or exists (select from public.series_ratings r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
      or exists (select from public.series_reviews r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
      or exists (select from public.part_ratings r
        where p_kind = 'tv' and r.user_id = p.id and r.series_id = f.title_id)
    )
  )
  select distinct on (k.title_id) k.title_id, k.title, k.release_date
  from kept k
  order by k.title_id, k.release_date nulls last, k.title
$$;

create or replace function public.wish_missing_movies(p_movies jsonb)
  returns table (title_id integer, entered_at timestamptz)
  language plpgsql set search_path = ''
as $$
begin
  if jsonb_array_length(p_movies) > 400 then
    raise exception 'More than 400 movies at once' using errcode = '22023';
  end if;
  -- The lock of the exchange between the lists, taken before they are read: what another tab marks as watched
  -- meanwhile is seen here, and stays watched.
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || auth.uid()::text, 0));
  return query
    insert into public.wishlists as w (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average
    )
    select distinct on (m.id) auth.uid(), m.id, m.title, m.poster_path, m.release_date, m.vote_average
    from jsonb_to_recordset(p_movies) as m (
      id integer, title text, poster_path text, release_date date, vote_average numeric
    )
    where not exists (
      select from public.watched_movies s where s.user_id = auth.uid() and s.movie_id = m.id
    )
    on conflict (user_id, movie_id) do nothing
    returning w.movie_id, w.added_at;
end
$$;

create table public.lost_episode_watches (
  user_id uuid not null,
  series_id integer not null,
  run smallint not null,
  season smallint not null,
  number integer not null,
  name text not null,
  day date,
  marked_at timestamptz not null,
  lost_at timestamptz not null default now(),
  constraint lost_episode_watches_pkey primary key (user_id, series_id, run, season, number, name),
  constraint lost_episode_watches_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create or replace function private.bound_followed_series()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('follow:' || new.user_id::text, 0));
  if (select count(*) from public.followed_series where user_id = new.user_id) >= 2000 then
    raise exception 'Two thousand series can be followed' using errcode = '23514';
  end if;
  -- Who follows again goes on in the run they were in.
  if new.run = 1 then
    new.run := coalesce((
      select max(w.run) from public.episode_watches w where w.user_id = new.user_id and w.series_id = new.series_id
    ), 1);
  end if;
  return new;
end
$$;

create or replace function private.move_episode_watches(p_series_id integer, p_moves jsonb)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  v_moved public.episode_watches[];
  v_rated public.part_ratings[];
begin
  -- Taken out first: numbers that change places would meet each other.
  with taken as (
    delete from public.episode_watches w
    using jsonb_to_recordset(p_moves) as m (season smallint, number integer)
    where w.series_id = p_series_id and w.season = m.season and w.number = m.number
    returning w.*
  )
  select array_agg(t::public.episode_watches) into v_moved from taken t;
  insert into public.lost_episode_watches (user_id, series_id, run, season, number, name, day, marked_at)
  select w.user_id, w.series_id, w.run, w.season, w.number, coalesce(m.name, ''), w.day, w.marked_at
  from unnest(v_moved) w
  join jsonb_to_recordset(p_moves) as m (season smallint, number integer, to_season smallint, name text)
    on m.season = w.season and m.number = w.number
  where m.to_season is null
  on conflict do nothing;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select w.user_id, w.series_id, w.run, m.to_season, m.to_number, w.day, w.marked_at
  from unnest(v_moved) w
  join jsonb_to_recordset(p_moves) as m (season smallint, number integer, to_season smallint, to_number integer)
    on m.season = w.season and m.number = w.number
  where m.to_season is not null
  on conflict do nothing;
  -- Stars go with their episode; those of one that was merged into another end.
  with taken as (
    delete from public.part_ratings r
    using jsonb_to_recordset(p_moves) as m (season smallint, number integer)
    where r.series_id = p_series_id and r.season = m.season and r.number = m.number
    returning r.*
  )
  select array_agg(t::public.part_ratings) into v_rated from taken t;
  insert into public.part_ratings (user_id, series_id, season, number, stars, created_at, updated_at)
  select r.user_id, r.series_id, m.to_season, m.to_number, r.stars, r.created_at, r.updated_at
  from unnest(v_rated) r
  join jsonb_to_recordset(p_moves) as m (season smallint, number integer, to_season smallint, to_number integer)
    on m.season = r.season and m.number = r.number
  where m.to_season is not null
  on conflict do nothing;
end
$$;

create or replace function public.date_by_air(
  p_series_id integer, p_run integer, p_season integer, p_number integer, p_today date
)
  returns integer
  language sql set search_path = ''
as $$
  with dated as (
    update public.episode_watches w set day = e.air_date
    from public.episodes e
    where w.user_id = (select auth.uid()) and w.series_id = p_series_id and w.run = p_run and w.season = p_season
      and (p_number is null or w.number = p_number)
      and e.series_id = w.series_id and e.season = w.season and e.number = w.number
      and e.air_date between date '1900-01-01' and p_today
    returning 1
  )
  select count(*)::integer from dated
$$;

create or replace function public.forget_series(p_before timestamptz)
  returns integer
  language sql security definer set search_path = ''
as $$
  with forgotten as (
    delete from public.series_facts s
    where s.refreshed_at < p_before
      and not exists (select from public.followed_series f where f.series_id = s.series_id)
    returning 1
  )
  select count(*)::integer from forgotten
$$;

create or replace function public.keep_series(
  p_series_id integer, p_revision integer, p_series_name text, p_series_poster_path text, p_ended boolean,
  p_put jsonb default '[]'::jsonb, p_removed jsonb default '[]'::jsonb, p_moves jsonb default '[]'::jsonb,
  p_partly boolean default false
)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('series:' || p_series_id::text, 0));
  if coalesce((select s.revision from public.series_facts s where s.series_id = p_series_id), 0) <> p_revision then
    return false;
  end if;
  insert into public.series_facts as s (series_id, series_name, series_poster_path, ended, refreshed_at)
  values (
    p_series_id, p_series_name, p_series_poster_path, p_ended,
    case when p_partly then timestamptz '2000-01-01 00:00:00Z' else now() end
  )
  on conflict (series_id) do update set series_name = excluded.series_name,
    series_poster_path = excluded.series_poster_path, ended = excluded.ended, gone = false,
    revision = s.revision + 1, refreshed_at = excluded.refreshed_at;
  update public.followed_series f set series_name = p_series_name, series_poster_path = p_series_poster_path
  where f.series_id = p_series_id
    and (f.series_name, f.series_poster_path) is distinct from (p_series_name, p_series_poster_path);
  if jsonb_array_length(p_moves) > 0 then
    perform private.move_episode_watches(p_series_id, p_moves);
  end if;
  delete from public.episodes e
  using jsonb_array_elements(p_removed) as r (place)
  where e.series_id = p_series_id and e.season = (r.place ->> 0)::smallint and e.number = (r.place ->> 1)::integer;
  insert into public.episodes as e (series_id, season, number, name, air_date, minutes)
  select p_series_id, (r.row ->> 0)::smallint, (r.row ->> 1)::integer, r.row ->> 2, (r.row ->> 3)::date,
    (r.row ->> 4)::smallint
  from jsonb_array_elements(p_put) as r (row)
  on conflict (series_id, season, number) do update
  set name = excluded.name, air_date = excluded.air_date, minutes = excluded.minutes;
  -- What was lost and is there again, under the number and name it had, counts again.
  with found as (
    delete from public.lost_episode_watches l using public.episodes e
    where l.series_id = p_series_id and e.series_id = l.series_id and e.season = l.season
      and e.number = l.number and e.name = l.name
    returning l.*
  )
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select user_id, series_id, run, season, number, day, marked_at from found
  on conflict do nothing;
  return true;
end
$$;

create or replace function public.keep_series_gone(p_series_id integer)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.series_facts set gone = true, refreshed_at = now() where series_id = p_series_id;
  insert into public.series_facts (series_id, series_name, series_poster_path, gone)
  select f.series_id, f.series_name, f.series_poster_path, true
  from public.followed_series f where f.series_id = p_series_id
  order by f.followed_at limit 1
  on conflict do nothing
$$;

create or replace function public.kept_episodes(p_series_id integer)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'revision', coalesce((select s.revision from public.series_facts s where s.series_id = p_series_id), 0),
    'refreshed_at', (select s.refreshed_at from public.series_facts s where s.series_id = p_series_id),
    'episodes', coalesce((select jsonb_agg(jsonb_build_array(e.season, e.number, e.name, e.air_date, e.minutes)
      order by e.season, e.number) from public.episodes e where e.series_id = p_series_id), '[]')
  )
$$;

create or replace function public.mark_episodes(
  p_series_id integer, p_series_name text, p_series_poster_path text, p_scope text, p_season integer,
  p_number integer, p_today date, p_day date default null
)
  returns table (marked integer, marked_at timestamptz, was text)
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_run smallint;
  v_was text;
  v_marked integer;
begin
  if p_scope not in ('episode', 'season', 'upTo') then
    raise exception 'The scope must be episode, season or upTo' using errcode = '22023';
  end if;
  select f.state into v_was from public.followed_series f
  where f.user_id = v_user and f.series_id = p_series_id for update;
  if v_was is null then
    insert into public.followed_series (user_id, series_id, series_name, series_poster_path)
    values (v_user, p_series_id, p_series_name, p_series_poster_path)
    on conflict (user_id, series_id) do nothing;
  else
    -- Who watches a series that was paused or dropped goes on with it.
    update public.followed_series f set state = 'watching'
    where f.user_id = v_user and f.series_id = p_series_id and f.state <> 'watching';
  end if;
  select f.run into v_run from public.followed_series f where f.user_id = v_user and f.series_id = p_series_id;

  insert into public.episode_watches (user_id, series_id, run, season, number, day)
  select v_user, p_series_id, v_run, e.season, e.number, p_day
  from public.episodes e join public.series_facts s on s.series_id = e.series_id
  where e.series_id = p_series_id
    and case p_scope
      when 'season' then e.season = p_season
      when 'upTo' then e.season > 0 and (e.season, e.number) <= (p_season, p_number)
      else false
    end
    and coalesce(e.air_date <= p_today, s.ended)
  union all
  -- One by itself needs no date, and may be marked before its season is known here.
  select v_user, p_series_id, v_run, p_season, p_number, p_day
  where p_scope = 'episode' and not exists (
    select from public.episodes e
    where e.series_id = p_series_id and e.season = p_season and e.number = p_number and e.air_date > p_today
  )
  on conflict do nothing;
  get diagnostics v_marked = row_count;
  return query select v_marked, now(), v_was;
end
$$;

create or replace function public.my_missing_episodes(p_import_id uuid)
  returns table (title_id integer, title text, episodes integer)
  language sql stable set search_path = ''
as $$
  select t.title_id, max(t.title), count(distinct (r.entry -> 'episode', r.entry -> 'season'))::integer
  from public.import_rows r join public.import_titles t on t.number = r.title_number
  where r.import_id = p_import_id and r.user_id = (select auth.uid()) and r.state = 'not_found' and r.reason = 'episode'
  group by t.title_id
  order by 3 desc, 1
  limit 100
$$;

create or replace function public.series_marks(
  p_series_id integer, p_today date, p_season integer default null, p_from integer default 0, p_to integer default 0
)
  returns jsonb
  language sql stable set search_path = ''
as $$
  with mine as (
    select coalesce(
        (select f.run from public.followed_series f
         where f.user_id = (select auth.uid()) and f.series_id = p_series_id),
        (select max(w.run) from public.episode_watches w
         where w.user_id = (select auth.uid()) and w.series_id = p_series_id),
        1
      ) as run
  ), watches as (
    select w.season, w.number from public.episode_watches w, mine m
    where w.user_id = (select auth.uid()) and w.series_id = p_series_id and w.run = m.run
  ), known as (
    select e.season, coalesce(e.air_date <= p_today, s.ended) as aired, w.season is not null as watched
    from public.episodes e
    join public.series_facts s on s.series_id = e.series_id
    left join watches w on w.season = e.season and w.number = e.number
    where e.series_id = p_series_id
  ), seasons as (
    select season, count(*) as total, count(*) filter (where aired) as aired,
      count(*) filter (where aired and watched) as watched
    from known group by season
  )
  select jsonb_build_object(
    'state', (select f.state from public.followed_series f
      where f.user_id = (select auth.uid()) and f.series_id = p_series_id),
    'run', (select run from mine),
    'kept', exists (select from public.series_facts s where s.series_id = p_series_id),
    'ended', coalesce((select s.ended from public.series_facts s where s.series_id = p_series_id), false),
    'coming', (select min(e.air_date) from public.episodes e
      where e.series_id = p_series_id and e.season > 0 and e.air_date > p_today),
    'seasons', coalesce((select jsonb_agg(jsonb_build_object(
      'season', s.season, 'total', s.total, 'aired', s.aired, 'watched', s.watched) order by s.season)
      from seasons s), '[]'),
    'next', (select u.next_episode from public.up_next(p_today, p_series_ids => array[p_series_id]) u),
    'numbers', coalesce((select jsonb_agg(w.number order by w.number) from watches w
      where w.season = p_season and w.number between p_from and least(p_to, p_from + 200)), '[]'),
    'lost', coalesce((select jsonb_agg(to_jsonb(l) order by l.season, l.number) from (
      select l.season, l.number, l.name from public.lost_episode_watches l, mine m
      where l.user_id = (select auth.uid()) and l.series_id = p_series_id and l.run = m.run
      order by l.season, l.number limit 100) l), '[]')
  )
$$;

create or replace function public.series_progress(p_today date, p_series_ids integer[] default null)
  returns table (
    series_id integer, section text, state text, run smallint, kept boolean, gone boolean, ended boolean,
    watched integer, aired integer, total integer, next_place integer, then_place integer, coming date,
    last_at timestamptz
  )
  language sql stable set search_path = ''
as $$
  with mine as materialized (
    select s.series_id, s.state, s.run, s.followed_at, f.series_id is not null as kept,
      coalesce(f.gone, false) as gone, coalesce(f.ended, false) as ended
    from public.followed_series s left join public.series_facts f on f.series_id = s.series_id
    where s.user_id = (select auth.uid()) and (p_series_ids is null or s.series_id = any (p_series_ids))
  ), places as materialized (
    -- A season has fewer than 100,000 episodes, so one number says where an episode stands.
    select m.series_id, e.season * 100000 + e.number as place, e.air_date,
      coalesce(e.air_date <= p_today, m.ended) as aired, w.user_id is not null as watched, w.marked_at
    from mine m
    join public.episodes e on e.series_id = m.series_id and e.season > 0
    left join public.episode_watches w on w.user_id = (select auth.uid()) and w.series_id = m.series_id
      and w.run = m.run and w.season = e.season and w.number = e.number
  ), counted as (
    select p.series_id, count(*)::integer as total, (count(*) filter (where p.aired))::integer as aired,
      (count(*) filter (where p.aired and p.watched))::integer as watched,
      max(p.place) filter (where p.watched) as furthest,
      min(p.air_date) filter (where not p.aired) as coming, max(p.marked_at) as last_at,
      bool_or(not p.aired) as more
    from places p group by p.series_id
  ), open as (
    -- What follows the furthest one watched comes first; what was left out before it, after that.
    select p.series_id,
      (array_agg(p.place order by coalesce(p.place < c.furthest, false), p.place))[1:2] as place
    from places p join counted c on c.series_id = p.series_id
    where p.aired and not p.watched group by p.series_id
  )
  select m.series_id,
    case
      when m.state <> 'watching' then m.state
      when not m.kept or coalesce(c.total, 0) = 0 then 'unknown'
      when o.place is not null then 'next'
      when m.ended and not c.more then 'finished'
      else 'caughtUp'
    end,
    m.state, m.run, m.kept, m.gone, m.ended, coalesce(c.watched, 0), coalesce(c.aired, 0), coalesce(c.total, 0),
    o.place[1], o.place[2], c.coming, coalesce(c.last_at, m.followed_at)
  from mine m
  left join counted c on c.series_id = m.series_id
  left join open o on o.series_id = m.series_id
$$;

create or replace function public.stale_series(
  p_running_before timestamptz, p_quiet_before timestamptz, p_limit integer default 100
)
  returns table (series_id integer)
  language sql stable security definer set search_path = ''
as $$
  select f.series_id
  from public.followed_series f left join public.series_facts s on s.series_id = f.series_id
  group by f.series_id, s.refreshed_at, s.ended, s.gone
  having s.refreshed_at is null or s.refreshed_at < case
    when s.ended or s.gone or bool_and(f.state = 'dropped') then p_quiet_before else p_running_before end
  order by s.refreshed_at nulls first, f.series_id
  limit least(greatest(p_limit, 1), 1000)
$$;

create or replace function public.unmark_day(p_series_id integer, p_day date default null)
  returns jsonb
  language sql set search_path = ''
as $$
  with gone as (
    delete from public.episode_watches w
    where w.user_id = auth.uid() and w.series_id = p_series_id and w.day is not distinct from p_day
    returning w.run, w.season, w.number, w.day, w.marked_at
  ), acts as (
    select jsonb_build_object(
      'run', run, 'season', season, 'day', day, 'marked_at', marked_at, 'numbers', jsonb_agg(number order by number)
    ) as act
    from gone group by run, season, day, marked_at
  )
  select coalesce(jsonb_agg(act), '[]') from acts
$$;

create or replace function public.unmark_episodes(
  p_series_id integer, p_season integer, p_number integer default null
)
  returns jsonb
  language sql set search_path = ''
as $$
  with gone as (
    delete from public.episode_watches w
    where w.user_id = auth.uid() and w.series_id = p_series_id and w.season = p_season
      and (p_number is null or w.number = p_number)
      and w.run = coalesce(
        (select f.run from public.followed_series f where f.user_id = auth.uid() and f.series_id = p_series_id),
        (select max(o.run) from public.episode_watches o where o.user_id = auth.uid() and o.series_id = p_series_id)
      )
    returning w.run, w.season, w.number, w.day, w.marked_at
  ), acts as (
    select jsonb_build_object(
      'run', run, 'season', season, 'day', day, 'marked_at', marked_at, 'numbers', jsonb_agg(number order by number)
    ) as act
    from gone group by run, season, day, marked_at
  )
  select coalesce(jsonb_agg(act), '[]') from acts
$$;

create or replace function public.up_next(
  p_today date, p_section text default null, p_limit integer default 24, p_offset integer default 0,
  p_series_ids integer[] default null, p_order text default 'lively'
)
  returns table (
    series_id integer, series_name text, series_poster_path text, section text, in_section integer, state text,
    run smallint, kept boolean, gone boolean, ended boolean, watched integer, aired integer, total integer,
    coming date, next_episode jsonb, then_episode jsonb
  )
  language sql stable set search_path = ''
as $$
  with ranked as (
    select p.*,
      case when p.section in ('unknown', 'finished') then 'caughtUp' else p.section end as shown_in,
      n.name as next_name, n.air_date as next_date, n.minutes as next_minutes,
      greatest(p.last_at, n.air_date::timestamp at time zone 'UTC') as lively
    from public.series_progress(p_today, p_series_ids) p
    left join public.episodes n on n.series_id = p.series_id and n.season = p.next_place / 100000
      and n.number = p.next_place % 100000
  ), paged as (
    select r.*, f.series_name, f.series_poster_path, count(*) over (partition by r.shown_in)::integer as in_section,
      row_number() over (
        partition by r.shown_in order by
          case when p_order = 'name' then lower(f.series_name) end,
          case when r.shown_in = 'next' and p_order = 'newest' then r.next_date end desc nulls last,
          case when r.shown_in = 'next' and p_order = 'fewest' then r.aired - r.watched end,
          case when r.shown_in = 'caughtUp' then r.section = 'finished' end,
          case when r.shown_in = 'caughtUp' then r.coming end nulls last,
          case when r.shown_in = 'next' then r.lively else r.last_at end desc, r.series_id
      ) as place
    from ranked r join public.followed_series f
      on f.user_id = (select auth.uid()) and f.series_id = r.series_id
    where p_section is null or r.shown_in = p_section
  )
  select p.series_id, p.series_name, p.series_poster_path, p.section, p.in_section, p.state, p.run, p.kept, p.gone,
    p.ended, p.watched, p.aired, p.total, p.coming,
    case when p.next_place is not null then jsonb_build_object(
      'season', p.next_place / 100000, 'number', p.next_place % 100000, 'name', p.next_name, 'date', p.next_date,
      'minutes', p.next_minutes
    ) end,
    case when p.then_place is not null then jsonb_build_object(
      'season', p.then_place / 100000, 'number', p.then_place % 100000, 'name', t.name, 'date', t.air_date,
      'minutes', t.minutes
    ) end
  from paged p
  left join public.episodes t on t.series_id = p.series_id and t.season = p.then_place / 100000
    and t.number = p.then_place % 100000
  where p.place > greatest(p_offset, 0) and p.place <= greatest(p_offset, 0) + least(greatest(p_limit, 1), 100)
  order by p.shown_in, p.place
$$;

create or replace function public.restore_episodes(p_series_id integer, p_acts jsonb)
  returns integer
  language plpgsql set search_path = ''
as $$
declare
  v_count integer;
begin
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  select auth.uid(), p_series_id, a.run, a.season, n.number::integer, a.day, a.marked_at
  from jsonb_to_recordset(p_acts) as a (run smallint, season smallint, day date, marked_at timestamptz, numbers jsonb)
  cross join lateral jsonb_array_elements_text(a.numbers) as n (number)
  on conflict do nothing;
  get diagnostics v_count = row_count;
  return v_count;
end
$$;

create table private.departed_services (
  kind text not null,
  title_id integer not null,
  region text not null,
  service_id integer not null,
  left_at timestamptz not null,
  constraint departed_services_pkey primary key (kind, title_id, region, service_id)
);

create table public.service_arrivals (
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  service_id integer not null,
  arrived_at timestamptz not null default now(),
  told_at timestamptz,
  constraint service_arrivals_pkey primary key (user_id, kind, title_id, service_id),
  constraint service_arrivals_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint service_arrivals_ids_positive check (title_id > 0 and service_id > 0),
  constraint service_arrivals_kind_known check (kind in ('movie', 'tv'))
);

create or replace function private.bound_my_services()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Two at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('services:' || new.user_id::text, 0));
  if (
    select count(*) from public.my_services where user_id = new.user_id and service_id <> new.service_id
  ) >= 50 then
    raise exception 'Fifty services can be ticked' using errcode = '23514';
  end if;
  return new;
end
$$;

create or replace function private.note_arrivals(
  p_before public.title_offers, p_after public.title_offers, p_default_region text
)
  returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  had integer[] := p_before.included || p_before.free;
  has integer[] := p_after.included || p_after.free;
  come integer[];
begin
  insert into private.departed_services as d (kind, title_id, region, service_id, left_at)
  select distinct p_after.kind, p_after.title_id, p_after.region, s, p_after.checked_at
  from unnest(had) s where s <> all (has)
  on conflict (kind, title_id, region, service_id) do update set left_at = excluded.left_at;
  -- What was long not looked at begins anew: a month of comings and goings is no news of today.
  if p_before.checked_at >= p_after.checked_at - interval '30 days' then
    come := array(
      select distinct s from unnest(has) s
      where s <> all (had) and not exists (
        select from private.departed_services d
        where d.kind = p_after.kind and d.title_id = p_after.title_id and d.region = p_after.region
          and d.service_id = s and d.left_at > p_after.checked_at - interval '14 days'
      )
    );
    insert into public.service_arrivals (user_id, kind, title_id, service_id, arrived_at)
    select w.user_id, p_after.kind, p_after.title_id, s.service_id, p_after.checked_at
    from (
      select user_id, added_at from public.wishlists
      where p_after.kind = 'movie' and movie_id = p_after.title_id
      union all
      select user_id, added_at from public.tv_wishlists
      where p_after.kind = 'tv' and series_id = p_after.title_id
    ) w
    join public.my_services s on s.user_id = w.user_id and s.service_id = any (come)
    join public.profiles p on p.id = w.user_id and coalesce(p.region, p_default_region) = p_after.region
    -- News is what was not there at a look after the title was wished and the service ticked.
    where p_before.checked_at >= greatest(w.added_at, s.added_at)
    on conflict do nothing;
  end if;
  delete from private.departed_services
  where kind = p_after.kind and title_id = p_after.title_id and region = p_after.region
    and service_id = any (has);
end
$$;

create or replace function public.forget_offers()
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  touched integer;
begin
  delete from private.departed_services where left_at < now() - interval '14 days';
  delete from public.title_offers
  where (kind, title_id, region) in (
    select o.kind, o.title_id, o.region from public.title_offers o
    where o.checked_at < now() - interval '30 days' and not private.is_listed(o.kind, o.title_id)
    limit 1000
  );
  get diagnostics touched = row_count;
  return touched;
end
$$;

create or replace function public.keep_title_offers(p_offers jsonb, p_default_region text)
  returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  found_out public.title_offers;
  before public.title_offers;
  touched integer := 0;
begin
  if jsonb_array_length(p_offers) > 200 then
    raise exception 'More than 200 offers at once' using errcode = '22023';
  end if;
  -- In one order, so that two processes never wait for each other.
  for found_out in
    select distinct on (o.kind, o.id, o.region)
      o.kind, o.id, o.region, coalesce(o.included, '{}'), coalesce(o.free, '{}'), o.checked_at
    from jsonb_to_recordset(p_offers) as o (
      kind text, id integer, region text, included integer[], free integer[], checked_at timestamptz
    )
    where private.is_listed(o.kind, o.id)
    order by o.kind, o.id, o.region, o.checked_at desc
  loop
    insert into public.title_offers values (found_out.*) on conflict do nothing;
    if found then
      touched := touched + 1;
      continue;
    end if;
    select * into before from public.title_offers
    where kind = found_out.kind and title_id = found_out.title_id and region = found_out.region
    for update;
    continue when before.checked_at > found_out.checked_at;
    update public.title_offers
    set included = found_out.included, free = found_out.free, checked_at = found_out.checked_at
    where kind = found_out.kind and title_id = found_out.title_id and region = found_out.region;
    perform private.note_arrivals(before, found_out, p_default_region);
    touched := touched + 1;
  end loop;
  return touched;
end
$$;

create or replace function public.my_arrivals(p_limit integer default 20)
  returns table (
    kind text, title_id integer, title text, poster_path text, date date, vote_average numeric,
    service_ids integer[], arrived_at timestamptz
  )
  language sql stable set search_path = ''
as $$
  with news as (
    select a.kind, a.title_id, array_agg(a.service_id order by a.service_id) as service_ids,
      max(a.arrived_at) as arrived_at
    from public.service_arrivals a
    join public.my_services s on s.user_id = a.user_id and s.service_id = a.service_id
    where a.user_id = (select auth.uid()) and a.arrived_at > now() - interval '30 days'
    group by a.kind, a.title_id
  )
  select n.kind, n.title_id, w.title, w.poster_path, w.date, w.vote_average, n.service_ids, n.arrived_at
  from news n
  join (
    select 'movie' as kind, movie_id as title_id, movie_title as title, movie_poster_path as poster_path,
      movie_release_date as date, movie_vote_average as vote_average
    from public.wishlists where user_id = (select auth.uid())
    union all
    select 'tv', series_id, series_name, series_poster_path, series_first_air_date, series_vote_average
    from public.tv_wishlists where user_id = (select auth.uid())
  ) w using (kind, title_id)
  order by n.arrived_at desc, n.kind, n.title_id
  limit least(greatest(p_limit, 1), 100)
$$;

create or replace function public.offers_to_check(
  p_default_region text, p_older_than timestamptz, p_limit integer default 500
)
  returns table (kind text, title_id integer, regions text[])
  language sql stable security definer set search_path = ''
as $$
  with people as (
    select distinct s.user_id, coalesce(p.region, p_default_region) as region
    from public.my_services s join public.profiles p on p.id = s.user_id
  ),
  saved as (
    -- What is watched matters less than what is wished for: once a week will do.
    select 'movie' as kind, w.movie_id as title_id, p.region, interval '0' as patience
    from people p join public.wishlists w using (user_id)
    union all
    select 'tv', w.series_id, p.region, interval '0' from people p join public.tv_wishlists w using (user_id)
    union all
    select 'movie', w.movie_id, p.region, interval '6 days'
    from people p join public.watched_movies w using (user_id)
    union all
    select 'tv', w.series_id, p.region, interval '6 days'
    from people p join public.watched_tv_series w using (user_id)
  )
  select s.kind, s.title_id, array_agg(distinct s.region)
  from saved s
  left join public.title_offers o on o.kind = s.kind and o.title_id = s.title_id and o.region = s.region
  where o.checked_at is null or o.checked_at < p_older_than - s.patience
  group by s.kind, s.title_id
  order by min(s.patience), min(coalesce(o.checked_at, '-infinity')), s.kind, s.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;

create or replace function public.settle_arrivals(p_arrivals jsonb)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.service_arrivals a set told_at = now()
  from jsonb_to_recordset(p_arrivals) as t (user_id uuid, kind text, title_id integer, service_id integer)
  where a.user_id = t.user_id and a.kind = t.kind and a.title_id = t.title_id and a.service_id = t.service_id
$$;

create or replace function public.untold_arrivals(p_since timestamptz, p_limit integer default 200)
  returns table (
    user_id uuid, kind text, title_id integer, service_id integer, title text, poster_path text, region text
  )
  language sql stable security definer set search_path = ''
as $$
  select a.user_id, a.kind, a.title_id, a.service_id, w.title, w.poster_path, p.region
  from public.service_arrivals a
  join public.my_services s on s.user_id = a.user_id and s.service_id = a.service_id
  join public.profiles p on p.id = a.user_id
  join lateral (
    select movie_title as title, movie_poster_path as poster_path from public.wishlists
    where a.kind = 'movie' and user_id = a.user_id and movie_id = a.title_id
    union all
    select series_name, series_poster_path from public.tv_wishlists
    where a.kind = 'tv' and user_id = a.user_id and series_id = a.title_id
  ) w on true
  where a.told_at is null and a.arrived_at >= p_since
  order by a.arrived_at, a.user_id, a.kind, a.title_id, a.service_id
  limit least(greatest(p_limit, 1), 200)
$$;

create or replace function private.best_seasons(p_person uuid, p_year integer, p_tag text default null)
  returns table (series_id integer, name text, poster_path text, season smallint, stars numeric, episodes integer)
  language sql stable set search_path = ''
as $$
  with given as (
    select r.series_id, r.season, (max(r.stars) filter (where r.number is null))::numeric as whole,
      round(
        ((sum(r.stars) filter (where r.number is not null))::double precision / nullif(count(r.number), 0))::numeric, 2
      ) as average,
      count(r.number)::integer as episodes
    from public.part_ratings r
    where r.user_id = p_person
      and (p_tag is null or r.series_id in (
        select t.title_id from public.title_tags t where t.user_id = p_person and t.key = p_tag and t.kind = 'tv'
      ))
    group by r.series_id, r.season
  ), best as (
    select g.series_id, g.season, coalesce(g.whole, g.average) as stars, g.episodes, g.average
    from given g
    where (g.whole is not null or g.episodes >= 3) and (p_year is null or (g.series_id, g.season) in (
      select w.series_id, w.season from public.episode_watches w
      where w.user_id = p_person and w.day between make_date(p_year, 1, 1) and make_date(p_year, 12, 31)
    ))
    -- Of equal seasons the one whose episodes are better, and then the one more of which were rated.
    order by coalesce(g.whole, g.average) desc, g.average desc nulls last, g.episodes desc, g.series_id, g.season
    limit 10
  )
  select b.series_id, coalesce(f.series_name, o.series_name, t.name), coalesce(f.series_poster_path, o.series_poster_path),
    b.season, b.stars, b.episodes
  from best b
  left join public.series_facts f on f.series_id = b.series_id
  left join public.followed_series o on o.user_id = p_person and o.series_id = b.series_id
  left join private.title_facts t on t.kind = 'tv' and t.title_id = b.series_id
  order by b.stars desc, b.average desc nulls last, b.episodes desc, b.series_id, b.season
$$;

create or replace function private.bound_entries()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_most constant integer := tg_argv[0];
  v_over boolean;
begin
  -- Once a statement: a thousand rows of one import are counted together.
  execute format(
    'select exists (
       select from (select distinct user_id from added) a
       where (select count(*) from (select from %I.%I t where t.user_id = a.user_id limit %s) counted) > %s
     )', tg_table_schema, tg_table_name, v_most + 1, v_most) into v_over;
  if v_over then
    -- A code of its own in the class of constraints: what was entered is not at fault.
    raise exception '%', tg_argv[1] using errcode = '23M01', constraint = tg_table_name || '_bound';
  end if;
  return null;
end
$$;

create or replace function private.bound_typed()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_most integer := tg_argv[1];
begin
  -- What people write themselves; functions that bring texts from elsewhere run as their owner.
  if current_user = 'authenticated' then
    if tg_op = 'UPDATE' then
      v_most := greatest(v_most, char_length(to_jsonb(old) ->> tg_argv[0]));
    end if;
    if char_length(to_jsonb(new) ->> tg_argv[0]) > v_most then
      raise exception 'At most % characters are typed here', v_most
        using errcode = '23514', constraint = format('%s_%s_typed', tg_table_name, tg_argv[0]);
    end if;
  end if;
  return new;
end
$$;

create or replace function private.forget_counts()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_rows constant text := case tg_op
    when 'INSERT' then 'select %1$s from added where minutes is not null'
    when 'DELETE' then 'select %1$s from gone where minutes is not null'
    else '(select %1$s, minutes from added except select %1$s, minutes from gone)
      union all (select %1$s, minutes from gone except select %1$s, minutes from added)' end;
begin
  -- Counts, not versions: whoever marks something waits for nobody who writes down what is known of titles.
  if tg_table_name = 'title_facts' then
    execute format(
      'delete from private.profile_counts c using (' || v_rows || ') f
       where exists (
         select from public.watches w where w.user_id = c.user_id and w.kind = f.kind and w.title_id = f.title_id
       ) or f.kind = ''tv'' and exists (
         select from public.episode_watches w where w.user_id = c.user_id and w.series_id = f.title_id
       )', 'kind, title_id');
  else
    execute format(
      'delete from private.profile_counts c using (select distinct series_id from (' || v_rows || ') e) f
       where exists (
         select from public.episode_watches w where w.user_id = c.user_id and w.series_id = f.series_id
       )', 'series_id, season, number');
  end if;
  return null;
end
$$;

create or replace function private.has_no_such_part(p_series_id integer, p_season integer, p_number integer)
  returns boolean
  language sql stable set search_path = ''
as $$
  select private.knows_episodes(p_series_id) and not exists (
    select from public.episodes e
    where e.series_id = p_series_id and e.season = p_season and (p_number is null or e.number = p_number)
  )
$$;

create or replace function private.keep_time_sane()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], now()));
end
$$;

create or replace function private.part_of(p_entry jsonb)
  returns jsonb
  language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(p_entry -> 'episode', jsonb_build_object('season', p_entry -> 'season', 'number', null))
$$;

create or replace function private.stamp_update()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;

create or replace function private.tvdb_of(p_kind text, p_id integer)
  returns integer
  language sql stable set search_path = ''
as $$
  select coalesce(n.tvdb_id, 0) from private.series_numbers n
  where p_kind = 'tv' and n.series_id = p_id and (n.tvdb_id is not null or n.checked_at > now() - interval '7 days')
$$;

create or replace function public.own_ai_page()
  returns table (has_key boolean, has_services boolean, keep_searches boolean, searches jsonb)
  language sql stable set search_path = ''
as $$
  select
    exists (select from public.user_api_keys k where k.user_id = me.id),
    exists (select from public.my_services s where s.user_id = me.id),
    coalesce((select p.keep_searches from public.ai_preferences p where p.user_id = me.id), true),
    (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', s.id,
        'kind', s.kind,
        'description', s.description,
        'titles', jsonb_array_length(s.results -> 'titles'),
        'onServices', coalesce(jsonb_typeof(s.results -> 'leftOut') = 'object', false),
        'createdAt', s.created_at
      ) order by s.created_at desc, s.id), '[]')
      from (
        select * from public.ai_searches a
        where a.user_id = me.id
        order by a.created_at desc, a.id
        limit 30
      ) s
      -- Anybody may keep what is no answer.
      where jsonb_typeof(s.results -> 'titles') = 'array'
        and jsonb_typeof(s.results -> 'unresolved') = 'array'
        and jsonb_typeof(s.results -> 'reasoning') = 'string'
    )
  from (select (select auth.uid()) as id) me
$$;

create or replace function public.receive_scrobble(p_user uuid, p_delivery jsonb)
  returns boolean
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

create table private.former_tags (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  made_at timestamptz not null,
  titles jsonb not null,
  became text,
  removed_at timestamptz not null default clock_timestamp(),
  constraint former_tags_pkey primary key (id),
  constraint former_tags_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);

create or replace view public.tv_wishlists_by_tag with (security_invoker = true) as
select w.*, t.key as tag
  from public.tv_wishlists_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'tv' and t.title_id = w.series_id;

create or replace view public.watched_movies_by_tag with (security_invoker = true) as
select w.*, t.key as tag
  from public.watched_movies_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'movie' and t.title_id = w.movie_id;

create or replace view public.watched_tv_series_by_tag with (security_invoker = true) as
select w.*, t.key as tag
  from public.watched_tv_series_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'tv' and t.title_id = w.series_id;

create or replace view public.wishlists_by_tag with (security_invoker = true) as
select w.*, t.key as tag
  from public.wishlists_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'movie' and t.title_id = w.movie_id;

create or replace function private.bound_tags()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_person uuid;
begin
  for v_person in select distinct a.user_id from added a order by 1 loop
    -- Two at once count one after the other.
    perform pg_advisory_xact_lock(hashtextextended('tags:' || v_person::text, 0));
    if (select count(*) from public.tags t where t.user_id = v_person) > 200 then
      raise exception 'Two hundred tags can be kept' using errcode = '23M01', constraint = 'tags_bound';
    end if;
  end loop;
  return null;
end
$$;

create or replace function private.bound_title_tags()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_person uuid;
begin
  for v_person in select distinct a.user_id from added a order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('tags:' || v_person::text, 0));
    if exists (
      select from (select distinct a.kind, a.title_id from added a where a.user_id = v_person) n
      join public.title_tags t on t.user_id = v_person and t.kind = n.kind and t.title_id = n.title_id
      group by n.kind, n.title_id having count(*) > 20
    ) then
      raise exception 'A title holds twenty tags' using errcode = '23M01', constraint = 'title_tags_bound';
    end if;
  end loop;
  return null;
end
$$;

create or replace function private.drop_unused_tags()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  delete from public.tags t
  using (select distinct g.user_id, g.key from gone g) g
  where t.user_id = g.user_id and t.key = g.key and not exists (
    select from public.title_tags u where u.user_id = g.user_id and u.key = g.key
  );
  return null;
end
$$;

create or replace function private.keep_former_tag(p_tag public.tags, p_became text)
  returns uuid
  language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into private.former_tags (user_id, name, made_at, became, titles)
  select p_tag.user_id, p_tag.name, p_tag.made_at, p_became, coalesce((
    select jsonb_agg(to_jsonb(t) || jsonb_build_object('moved', p_became is not null and not exists (
      select from public.title_tags o
      where o.user_id = t.user_id and o.kind = t.kind and o.title_id = t.title_id and o.key = p_became
    )))
    from public.title_tags t where t.user_id = p_tag.user_id and t.key = p_tag.key
  ), '[]')
  returning id into v_id;
  delete from private.former_tags f
  where f.user_id = p_tag.user_id and (f.removed_at < now() - interval '1 day' or f.id in (
    select o.id from private.former_tags o where o.user_id = p_tag.user_id order by o.removed_at desc offset 20
  ));
  return v_id;
end
$$;

create or replace function private.note_renamed_tag()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.changes as c (user_id, what, item, gone)
  select t.user_id, 'tags', t.kind || ':' || t.title_id, false
  from public.title_tags t where t.user_id = new.user_id and t.key = new.key
  on conflict (user_id, what, item) do update set number = null, gone = false, noted_at = now();
  return null;
end
$$;

create or replace function private.save_import_tags(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  v_names text[];
  v_known text[];
  v_had integer;
  v_added text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || p_import.user_id::text, 0));
  for r in
    select w.position, w.state, t.title_kind as kind, t.title_id as id, private.import_time(
      w.day, p_import.started_at, w.position
    ) as at, w.entry ->> 'tags' as tags, jsonb_build_object(
      'id', t.title_id, 'title', t.title, 'poster_path', t.poster_path, 'release_date', t.release_date,
      'vote_average', t.vote_average
    ) as title
    from public.import_rows w join public.import_titles t on t.number = w.title_number and t.state = 'clear'
    where w.import_id = p_import.id and w.position = any (p_slice) and w.entry ? 'tags' and w.what in ('watch', 'watched', 'review')
      and w.state in ('waiting', 'imported')
    order by w.position
  loop
    v_known := array(select g.key from public.tags g where g.user_id = p_import.user_id);
    select count(*) into v_had from public.title_tags g
    where g.user_id = p_import.user_id and g.kind = r.kind and g.title_id = r.id;
    -- As many as there is room for: the first of the file.
    select array_agg(n.name order by n.place) into v_names from (
      select f.key, f.name, f.place, row_number() over (order by f.place) as nth,
        count(*) filter (where f.key <> all (v_known)) over (order by f.place) as fresh
      from (
        select distinct on (s.key) s.key, s.name, s.place
        from (
          select left(private.trimmed(regexp_replace(t.tag, '[[:cntrl:]]+', ' ', 'g')), 40) as name, t.place,
            private.tag_key(left(private.trimmed(regexp_replace(t.tag, '[[:cntrl:]]+', ' ', 'g')), 40)) as key
          from string_to_table(r.tags, ',') with ordinality t (tag, place)
        ) s
        where s.key <> '' and not exists (
          select from public.title_tags g
          where g.user_id = p_import.user_id and g.kind = r.kind and g.title_id = r.id and g.key = s.key
        )
        order by s.key, s.place
      ) f
    ) n
    where n.nth <= 20 - v_had and (n.key = any (v_known) or cardinality(v_known) + n.fresh <= 200);
    if v_names is not null then
      v_added := private.tag_title(p_import.user_id, r.kind, r.title, v_names, r.at);
      update public.import_rows w
      set state = 'imported', done = coalesce(w.done, '{}') || jsonb_build_object('tagged', v_added, 'tagged_at', r.at),
        reason = coalesce(w.reason, case when w.entry ? 'cut' then 'shortened' end)
      where w.import_id = p_import.id and w.position = r.position and v_added <> '{}';
    end if;
  end loop;
end
$$;

create or replace function private.tag_title(
  p_user uuid, p_kind text, p_title jsonb, p_names text[], p_at timestamptz default null
)
  returns text[]
  language plpgsql set search_path = ''
as $$
declare
  v_now constant timestamptz := clock_timestamp();
  v_added text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || p_user::text, 0));
  insert into public.tags (user_id, key, name)
  select distinct on (private.tag_key(n.name)) p_user, private.tag_key(n.name), private.trimmed(n.name)
  from unnest(p_names) with ordinality n (name, place)
  where private.tag_key(n.name) <> ''
  order by private.tag_key(n.name), n.place
  on conflict (user_id, key) do nothing;
  with named as (
    select private.tag_key(n.name) as key, min(n.place) as place
    from unnest(p_names) with ordinality n (name, place) where private.tag_key(n.name) <> '' group by 1
  ), added as (
    insert into public.title_tags (
      user_id, key, kind, title_id, title, poster_path, release_date, vote_average, tagged_at
    )
    select p_user, n.key, p_kind, t.id, t.title, t.poster_path, t.release_date, t.vote_average,
      -- In the order they are given.
      coalesce(p_at, v_now + n.place * interval '1 microsecond')
    from named n cross join jsonb_to_record(p_title) as t (
      id integer, title text, poster_path text, release_date date, vote_average numeric
    )
    order by n.place
    on conflict do nothing returning key
  )
  select coalesce(array_agg(a.key), '{}') into v_added from added a;
  return v_added;
end
$$;

create or replace function private.untag_title(p_user uuid, p_kind text, p_title_id integer, p_names text[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || p_user::text, 0));
  delete from public.title_tags t
  where t.user_id = p_user and t.kind = p_kind and t.title_id = p_title_id
    and t.key = any (array(select private.tag_key(n) from unnest(p_names) n));
end
$$;

create or replace function public.delete_tag(p_key text)
  returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_tag public.tags;
  v_former uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || v_user::text, 0));
  select * into v_tag from public.tags t where t.user_id = v_user and t.key = p_key;
  if found then
    v_former := private.keep_former_tag(v_tag, null);
    delete from public.tags t where t.user_id = v_user and t.key = p_key;
  end if;
  return v_former;
end
$$;

create or replace function public.keep_tags_and_note(
  p_kind text, p_title jsonb, p_season integer default null, p_add text[] default '{}'::text[],
  p_remove text[] default '{}'::text[], p_note text default null, p_expected timestamptz default null
)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_id constant integer := (p_title ->> 'id')::integer;
  v_note constant text := private.trimmed(p_note);
  v_had public.private_notes;
begin
  if v_user is null then
    raise exception 'Only people have tags and notes' using errcode = '42501';
  end if;
  if p_note is not null then
    -- Two tabs write one after the other.
    perform pg_advisory_xact_lock(hashtextextended('notes:' || v_user::text, 0));
    select * into v_had from public.private_notes n where n.user_id = v_user and n.kind = p_kind and n.title_id = v_id
      and n.season is not distinct from p_season;
    if v_had.note is distinct from nullif(v_note, '') then
      if v_had.changed_at is distinct from p_expected then
        return jsonb_build_object('state', 'other', 'note', v_had.note, 'changedAt', v_had.changed_at);
      elsif v_note = '' then
        delete from public.private_notes n where n.user_id = v_user and n.kind = p_kind and n.title_id = v_id
          and n.season is not distinct from p_season;
      else
        insert into public.private_notes as n (
          user_id, kind, title_id, season, note, title, poster_path, release_date, vote_average
        )
        select v_user, p_kind, v_id, p_season, v_note, t.title, t.poster_path, t.release_date, t.vote_average
        from jsonb_to_record(p_title) as t (title text, poster_path text, release_date date, vote_average numeric)
        on conflict on constraint private_notes_once do update set note = excluded.note, changed_at = clock_timestamp();
      end if;
    end if;
  end if;
  -- First what goes, so that there is room for what comes.
  perform private.untag_title(v_user, p_kind, v_id, p_remove) where p_remove <> '{}';
  perform private.tag_title(v_user, p_kind, p_title, p_add) where p_add <> '{}';
  return jsonb_build_object('state', 'kept') || public.my_tags_and_note(p_kind, v_id, p_season);
end
$$;

create or replace function public.my_tagged_titles(p_key text, p_kind text, p_limit integer default 500)
  returns table (
    title_id integer, title text, poster_path text, release_date date, vote_average numeric, genre_ids integer[],
    language text, countries text[], minutes integer, people integer[], keywords integer[]
  )
  language sql stable security definer set search_path = ''
as $$
  select t.title_id, t.title, t.poster_path, t.release_date, t.vote_average, coalesce(f.genre_ids, '{}'), f.language,
    coalesce(f.countries, '{}'), f.minutes,
    coalesce(f.actor_ids || f.director_ids || f.writer_ids, '{}'), coalesce(f.keyword_ids, '{}')
  from public.title_tags t
  left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  where t.user_id = (select auth.uid()) and t.key = p_key and t.kind = p_kind
  order by t.tagged_at desc, t.title_id
  limit least(greatest(p_limit, 1), 500)
$$;

create or replace function public.my_tags()
  returns table (key text, name text, movies integer, series integer)
  language sql stable set search_path = ''
as $$
  select g.key, g.name, coalesce(c.movies, 0), coalesce(c.series, 0)
  from public.tags g
  left join (
    select t.key, (count(*) filter (where t.kind = 'movie'))::integer as movies,
      (count(*) filter (where t.kind = 'tv'))::integer as series
    from public.title_tags t where t.user_id = (select auth.uid()) group by t.key
  ) c on c.key = g.key
  where g.user_id = (select auth.uid())
  order by g.key
$$;

create or replace function public.my_tags_and_note(p_kind text, p_id integer, p_season integer default null)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'tags', coalesce((
      select jsonb_agg(g.name order by t.tagged_at, t.key)
      from public.title_tags t join public.tags g on g.user_id = t.user_id and g.key = t.key
      where t.user_id = (select auth.uid()) and t.kind = p_kind and t.title_id = p_id and p_season is null
    ), '[]'),
    'note', n.note, 'changedAt', n.changed_at
  )
  from (select) one left join public.private_notes n on n.user_id = (select auth.uid()) and n.kind = p_kind
    and n.title_id = p_id and n.season is not distinct from p_season
$$;

create or replace function public.put_back_tag(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_former private.former_tags;
  v_key text;
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || v_user::text, 0));
  delete from private.former_tags f where f.id = p_id and f.user_id = v_user returning * into v_former;
  if not found then
    return false;
  end if;
  v_key := private.tag_key(v_former.name);
  insert into public.tags (user_id, key, name, made_at) values (v_user, v_key, v_former.name, v_former.made_at)
  on conflict do nothing;
  -- What the tag it became has from it goes back, where it is as it came.
  delete from public.title_tags t
  using jsonb_to_recordset(v_former.titles) as f (kind text, title_id integer, tagged_at timestamptz, moved boolean)
  where f.moved and t.user_id = v_user and t.key = v_former.became and t.kind = f.kind and t.title_id = f.title_id
    and t.tagged_at = f.tagged_at;
  insert into public.title_tags (
    user_id, key, kind, title_id, title, poster_path, release_date, vote_average, tagged_at, refreshed_at
  )
  select v_user, v_key, f.kind, f.title_id, f.title, f.poster_path, f.release_date, f.vote_average, f.tagged_at,
    f.refreshed_at
  from jsonb_populate_recordset(null::public.title_tags, v_former.titles) f
  -- Where a title has got twenty others since, there is no room for it any more.
  where (
    select count(*) from public.title_tags o
    where o.user_id = v_user and o.kind = f.kind and o.title_id = f.title_id and o.key <> v_key
  ) < 20
  on conflict do nothing;
  delete from public.tags t where t.user_id = v_user and t.key = v_key and not exists (
    select from public.title_tags o where o.user_id = v_user and o.key = v_key
  );
  return true;
end
$$;

create or replace function public.rename_tag(p_key text, p_name text)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_key constant text := private.tag_key(p_name);
  v_tag public.tags;
  v_former uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || v_user::text, 0));
  select * into v_tag from public.tags t where t.user_id = v_user and t.key = p_key;
  if not found then
    return null;
  end if;
  if v_key = p_key or not exists (select from public.tags t where t.user_id = v_user and t.key = v_key) then
    update public.tags t set key = v_key, name = private.trimmed(p_name) where t.user_id = v_user and t.key = p_key;
  else
    v_former := private.keep_former_tag(v_tag, v_key);
    -- A title with twenty tags never has one more.
    delete from public.title_tags t where t.user_id = v_user and t.key = p_key and exists (
      select from public.title_tags o
      where o.user_id = v_user and o.kind = t.kind and o.title_id = t.title_id and o.key = v_key
    );
    update public.title_tags t set key = v_key where t.user_id = v_user and t.key = p_key;
    delete from public.tags t where t.user_id = v_user and t.key = p_key;
  end if;
  return jsonb_build_object('key', v_key, 'merged', v_former);
end
$$;

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

create index moderation_actions_by_actor on private.moderation_actions (actor_id);

create index moderation_actions_by_author on private.moderation_actions (author_id);

create index moderation_actions_by_time on private.moderation_actions (created_at desc, id);

create index page_actions_by_actor on private.page_actions (actor_id);

create index page_actions_by_owner on private.page_actions (owner_id);

create index page_actions_by_time on private.page_actions (created_at desc, id);

create index removed_reviews_by_author on private.removed_reviews (user_id);

create index removed_reviews_by_time on private.removed_reviews (removed_at);

create index review_reports_by_movie_review on public.review_reports (movie_review_id);

create index review_reports_by_series_review on public.review_reports (series_review_id);

create index user_roles_role_idx on public.user_roles (role, created_at);

create index ai_searches_by_time on public.ai_searches (user_id, created_at desc, id);

create index api_calls_by_age on private.api_calls (begun_at);

create index changes_by_number on private.changes (user_id, number);

create index changes_to_forget on private.changes (noted_at) where gone;

create index api_tokens_of_person on public.api_tokens (user_id, created_at desc, id);

create index invitations_made_by on private.invitations (made_by);

create index invitations_newest on private.invitations (created_at desc, id);

create index invited_of_invitation on private.invited (invitation_id);

create index invited_since on private.invited (since);

create index movie_releases_by_time on private.movie_releases (checked_at, movie_id);

create index deliveries_by_turn on private.deliveries (next_at, number) where state = 'waiting';

create index deliveries_of_account on private.deliveries (account_id);

create index deliveries_of_connection on private.deliveries (connection_id, number desc);

create index deliveries_of_owner on private.deliveries (owner_id);

create index deliveries_of_person on private.deliveries (user_id, state);

create index connection_accounts_of_owner on public.connection_accounts (owner_id);

create index connection_accounts_of_person on public.connection_accounts (user_id);

create index plays_by_day on public.plays (user_id, title_id, day) where kind = 'tv';

create index plays_by_time on public.plays (user_id, at desc);

create index plays_by_watch on public.plays (watch_id) where watch_id is not null;

create index list_items_by_title on public.list_items (kind, title_id, refreshed_at);

create index list_items_in_order on public.list_items (list_id, "position", kind, title_id);

create index list_items_of_person on public.list_items (user_id, list_id);

create index list_reports_by_list on public.list_reports (list_id);

create index lists_by_owner on public.lists (user_id, updated_at desc, id);

create index lists_public
  on public.lists (updated_at desc, id) where visibility = 'public' and items > 0 and removed_at is null;

create index lists_removed on public.lists (removed_at) where removed_at is not null;

create index watches_by_day on public.watches (user_id, day desc nulls last, created_at desc, id);

create index watches_by_title on public.watches (kind, title_id, refreshed_at);

create index for_you_by_time on private.for_you (made_at);

create index for_you_sources_by_time on private.for_you_sources (asked_at);

-- A watch or review that a record has brought is found again by its id.
create index import_rows_by_made on public.import_rows (import_id, (done ->> 'id')) where done ? 'own';

create index import_rows_by_state on public.import_rows (import_id, state, "position");

create index import_rows_by_title on public.import_rows (title_number);

-- Lists that are brought keep what is said of them: a description stands at one of a list's places, whichever is saved first.
create index import_rows_describing on public.import_rows (import_id) where (entry -> 'list') ? 'description';

create index import_rows_of_person on public.import_rows (user_id);

create index import_rows_to_save
  on public.import_rows (import_id, title_number, rank, day, "position") where state = 'waiting';

create index import_rows_to_take_back on public.import_rows (import_id, rank desc, "position") where done is not null;

-- A file may name the last episode somebody has seen, and mean all before it too (upTo of an entry): which those are, the
-- kept episodes of the series say.
create index import_rows_up_to on public.import_rows (import_id) where entry ? 'upTo';

create index import_titles_by_state on public.import_titles (import_id, state, attempts, number);

create index import_titles_of_person on public.import_titles (user_id);

create index imports_by_time on public.imports (user_id, started_at desc);

create index imports_by_turn on public.imports (served_at) where state in ('matching', 'saving', 'undoing');

create unique index imports_one_open
  on public.imports (user_id) where state in ('receiving', 'matching', 'asking', 'saving', 'undoing');

create index letterboxd_entries_by_time on public.letterboxd_entries (user_id, read_at desc, guid);

create index letterboxd_follows_due on public.letterboxd_follows (next_at);

create index mail_outbox_given_up on private.mail_outbox (given_up_at) where given_up_at is not null;

create index mail_outbox_of_person on private.mail_outbox (user_id);

create index mail_outbox_waiting
  on private.mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;

create index notice_letters_of_person on private.notice_letters (user_id);

create index notice_letters_waiting
  on private.notice_letters (next_attempt_at) where sent_at is null and given_up_at is null;

create index notice_mails_of_letter on private.notice_mails (letter_id);

create index notice_mails_of_person on private.notice_mails (user_id);

create index notice_mails_waiting on private.notice_mails (user_id, kind) where letter_id is null;

create index notices_by_time on public.notices (user_id, created_at desc, id desc) where in_app;

create index notices_unread on public.notices (user_id) where read_at is null and in_app;

create index facts_wanted_by_title on private.facts_wanted (kind, title_id);

create index title_facts_by_time on private.title_facts (checked_at, kind, title_id);

create index movie_ratings_by_time on public.movie_ratings (created_at desc, id);

create index movie_ratings_by_title on public.movie_ratings (movie_id, stars);

create index movie_reviews_by_author on public.movie_reviews (user_id, movie_id);

create index movie_reviews_by_time on public.movie_reviews (created_at desc, id);

create index movie_reviews_by_title on public.movie_reviews (movie_id, created_at desc, id);

create index part_ratings_by_season on public.part_ratings (series_id, season, stars) where number is null;

create index part_ratings_by_series on public.part_ratings (series_id);

create index series_ratings_by_time on public.series_ratings (created_at desc, id);

create index series_ratings_by_title on public.series_ratings (series_id, stars);

create index series_reviews_by_author on public.series_reviews (user_id, series_id);

create index series_reviews_by_time on public.series_reviews (created_at desc, id);

create index series_reviews_by_title on public.series_reviews (series_id, created_at desc, id);

create index profiles_created_at_idx on public.profiles (created_at desc, id);

create index profiles_email_idx on public.profiles (lower(email));

create index former_handles_by_look on private.former_handles (skeleton);

create index former_handles_by_person on private.former_handles (user_id, left_at);

create index blocks_by_blocked on public.blocks (blocked_id, blocker_id);

create index blocks_by_time on public.blocks (blocker_id, created_at desc, blocked_id);

create index follows_by_followed on public.follows (followed_id, follower_id);

create index follows_by_time on public.follows (follower_id, created_at desc, followed_id);

create index follows_of_followed_by_time on public.follows (followed_id, created_at desc, follower_id);

create index profile_favorites_by_title on public.profile_favorites (kind, title_id, refreshed_at);

create unique index profile_pages_by_handle on public.profile_pages (handle);

create index profile_pages_public
  on public.profile_pages (changed_at desc, user_id) where visibility = 'public' and suspended_at is null;

create index profile_reports_by_profile on public.profile_reports (profile_id);

create index movie_reminders_by_day on public.movie_reminders (remind_on) where sent_at is null;

create index movie_reminders_by_title on public.movie_reminders (movie_id, refreshed_at);

create index movie_reminders_of_person on public.movie_reminders (user_id, remind_on, movie_id);

create index series_reminders_by_series on public.series_reminders (series_id);

create index dismissed_titles_by_time on public.dismissed_titles (user_id, kind, dismissed_at desc, title_id);

create index dismissed_titles_by_title on public.dismissed_titles (kind, title_id, refreshed_at);

create index favorite_movies_by_time on public.favorite_movies (user_id, favorited_at desc, movie_id);

create index favorite_movies_by_title on public.favorite_movies (movie_id, refreshed_at);

create index favorite_tv_series_by_time on public.favorite_tv_series (user_id, favorited_at desc, series_id);

create index favorite_tv_series_by_title on public.favorite_tv_series (series_id, refreshed_at);

create index saved_searches_by_time on public.saved_searches (user_id, created_at desc, id);

create index tv_wishlists_by_time on public.tv_wishlists (user_id, added_at desc, series_id);

create index tv_wishlists_by_title on public.tv_wishlists (series_id, refreshed_at);

create index tv_wishlists_sorted_by_date on public.tv_wishlists (user_id, series_first_air_date, series_id);

create index tv_wishlists_sorted_by_title on public.tv_wishlists (user_id, series_name_key, series_id);

create index tv_wishlists_sorted_by_vote on public.tv_wishlists (user_id, series_vote_average, series_id);

create index watched_movies_by_time on public.watched_movies (user_id, watched_at desc, movie_id);

create index watched_movies_by_title on public.watched_movies (movie_id, refreshed_at);

create index watched_tv_series_by_time on public.watched_tv_series (user_id, watched_at desc, series_id);

create index watched_tv_series_by_title on public.watched_tv_series (series_id, refreshed_at);

create index wishlists_by_time on public.wishlists (user_id, added_at desc, movie_id);

create index wishlists_by_title on public.wishlists (movie_id, refreshed_at);

create index wishlists_sorted_by_date on public.wishlists (user_id, movie_release_date, movie_id);

create index wishlists_sorted_by_title on public.wishlists (user_id, movie_title_key, movie_id);

create index wishlists_sorted_by_vote on public.wishlists (user_id, movie_vote_average, movie_id);

-- What happens when, for one person: wished movies that come out, reminders, episodes of series they follow.
create index wishlists_undated on public.wishlists (user_id) where movie_release_date is null;

-- Marking many episodes at once says no day: an index by day has no place for them. What asks by day asks for days
-- there are. Ten thousand marks cost a third less without ten thousand equal entries.
create index episode_watches_by_day on public.episode_watches (user_id, day desc, series_id) where day is not null;

create index episode_watches_by_series on public.episode_watches (series_id);

create index episodes_by_day on public.episodes (air_date);

create index followed_series_by_series on public.followed_series (series_id);

create index lost_episode_watches_by_series on public.lost_episode_watches (series_id);

create index series_facts_by_age on public.series_facts (refreshed_at);

create index departed_services_by_time on private.departed_services (left_at);

create index service_arrivals_by_time on public.service_arrivals (user_id, arrived_at desc);

create index service_arrivals_untold on public.service_arrivals (arrived_at) where told_at is null;

create index title_offers_by_check on public.title_offers (region, checked_at);

create index former_tags_of_person on private.former_tags (user_id, removed_at desc);

create index private_notes_by_title on public.private_notes (kind, title_id, refreshed_at);

create index title_tags_by_tag on public.title_tags (user_id, key, kind, title_id);

create index title_tags_by_title on public.title_tags (kind, title_id, refreshed_at);

create index webhook_messages_of_person on private.webhook_messages (user_id);

create index webhook_messages_of_webhook on private.webhook_messages (webhook_id, number desc);

create unique index webhook_messages_once
  on private.webhook_messages (webhook_id, event, what, item) where done_at is null;

create index webhook_messages_waiting on private.webhook_messages (next_at, number) where done_at is null;

create index webhooks_of_person on public.webhooks (user_id, created_at, id);

alter table public.review_reports enable row level security;

alter table public.user_roles enable row level security;

alter table public.ai_preferences enable row level security;

alter table public.ai_searches enable row level security;

alter table public.user_api_keys enable row level security;

alter table private.api_calls enable row level security;

alter table private.changes enable row level security;

alter table private.forgotten_changes enable row level security;

alter table public.api_tokens enable row level security;

alter table private.door enable row level security;

alter table private.invitations enable row level security;

alter table private.invited enable row level security;

alter table private.calendar_marks enable row level security;

alter table public.calendar_feeds enable row level security;

alter table private.deliveries enable row level security;

alter table public.connection_accounts enable row level security;

alter table public.connections enable row level security;

alter table public.play_names enable row level security;

alter table public.play_progress enable row level security;

alter table public.plays enable row level security;

alter table public.list_items enable row level security;

alter table public.list_reports enable row level security;

alter table public.list_settings enable row level security;

alter table public.lists enable row level security;

alter table public.watches enable row level security;

alter table public.feed_addresses enable row level security;

alter table public.for_you_feedback enable row level security;

alter table public.home_visits enable row level security;

alter table public.import_rows enable row level security;

alter table public.import_titles enable row level security;

alter table public.imports enable row level security;

alter table public.letterboxd_entries enable row level security;

alter table public.letterboxd_follows enable row level security;

alter table public.notice_preferences enable row level security;

alter table public.notices enable row level security;

alter table private.series_numbers enable row level security;

alter table public.movie_ratings enable row level security;

alter table public.movie_reviews enable row level security;

alter table public.part_ratings enable row level security;

alter table public.series_ratings enable row level security;

alter table public.series_reviews enable row level security;

alter table public.profiles enable row level security;

alter table public.time_zones enable row level security;

alter table public.blocks enable row level security;

alter table public.follows enable row level security;

alter table public.profile_favorites enable row level security;

alter table public.profile_pages enable row level security;

alter table public.profile_reports enable row level security;

alter table public.shared_years enable row level security;

alter table public.movie_reminders enable row level security;

alter table public.series_reminders enable row level security;

alter table public.dismissed_titles enable row level security;

alter table public.favorite_movies enable row level security;

alter table public.favorite_tv_series enable row level security;

alter table public.saved_searches enable row level security;

alter table public.tv_wishlists enable row level security;

alter table public.watched_movies enable row level security;

alter table public.watched_tv_series enable row level security;

alter table public.wishlists enable row level security;

alter table public.episode_watches enable row level security;

alter table public.episodes enable row level security;

alter table public.followed_series enable row level security;

alter table public.lost_episode_watches enable row level security;

alter table public.series_facts enable row level security;

alter table public.my_services enable row level security;

alter table public.service_arrivals enable row level security;

alter table public.title_offers enable row level security;

alter table private.former_tags enable row level security;

alter table public.private_notes enable row level security;

alter table public.tags enable row level security;

alter table public.title_tags enable row level security;

alter table private.webhook_messages enable row level security;

alter table public.webhooks enable row level security;

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

create policy "people see their own roles, admins all" on public.user_roles for select to authenticated
  using ((select auth.uid()) = user_id or (select private.is_admin()));

create policy "people change their own preferences" on public.ai_preferences for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people see their own preferences" on public.ai_preferences for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people set their own preferences" on public.ai_preferences for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people clear their own searches" on public.ai_searches for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people keep their own searches" on public.ai_searches for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and not exists (
      select from public.ai_preferences p where p.user_id = ai_searches.user_id and not p.keep_searches
    )
  );

create policy "people see their own searches" on public.ai_searches for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people delete their own keys" on public.user_api_keys for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own keys" on public.user_api_keys for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people revoke their tokens" on public.api_tokens for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their tokens" on public.api_tokens for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people end their own address" on public.calendar_feeds for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see whether they have an address" on public.calendar_feeds for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see accounts of their connections, and those they took" on public.connection_accounts
  for select to authenticated
  using ((select auth.uid()) in (owner_id, user_id));

create policy "people end their connections" on public.connections for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their connections" on public.connections for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people forget what they chose" on public.play_names for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see what they chose" on public.play_names for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people forget how far they are" on public.play_progress for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see how far they are" on public.play_progress for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see what was played for them" on public.plays for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people add to their own lists" on public.list_items for insert to authenticated
  with check (
    (select auth.uid()) = user_id
    and exists (select from public.lists l where l.id = list_id and l.user_id = (select auth.uid()))
  );

create policy "people take from their own lists" on public.list_items for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people write notes in their own lists" on public.list_items for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "titles are seen with their list" on public.list_items for select to anon, authenticated
  using (exists (select from public.lists l where l.id = list_id));

create policy "people report the lists of others" on public.list_reports for insert to authenticated
  with check ((select auth.uid()) = user_id and private.reportable_list(list_id));

create policy "people see their own reports" on public.list_reports for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people change their own settings" on public.list_settings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people choose their own settings" on public.list_settings for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see their own settings" on public.list_settings for select to authenticated
  using ((select auth.uid()) = user_id);

-- Lists by link are read by their address, with read_list: nobody can ask for all of them.
create policy "everybody sees public lists, people their own" on public.lists for select to anon, authenticated
  using (
    removed_at is null
    and (
      (select auth.uid()) = user_id
      or (visibility = 'public' and user_id <> all ((select private.people_blocked())::uuid[]))
    )
  );

create policy "people change their own lists" on public.lists for update to authenticated
  using ((select auth.uid()) = user_id and removed_at is null)
  with check ((select auth.uid()) = user_id);

create policy "people make their own lists" on public.lists for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people change their own watches" on public.watches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people record their own watches" on public.watches for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own watches" on public.watches for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own watches" on public.watches for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people end their own address" on public.feed_addresses for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see whether they have an address" on public.feed_addresses for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people say what fits them" on public.for_you_feedback for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see what they said of their taste" on public.for_you_feedback for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people take back what they said" on public.for_you_feedback for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people change their own visits" on public.home_visits for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "people note their own visits" on public.home_visits for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see their own visits" on public.home_visits for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see the rows of their imports" on public.import_rows for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see the titles of their imports" on public.import_titles for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own imports" on public.imports for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see what was read for them" on public.letterboxd_entries for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see whom they follow there" on public.letterboxd_follows for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people change how they are told" on public.notice_preferences for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people choose how they are told" on public.notice_preferences for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see how they are told" on public.notice_preferences for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people mark their own notices" on public.notices for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people see their own notices" on public.notices for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "everybody reads ratings" on public.movie_ratings for select to anon, authenticated
  using (true);

create policy "people change their own ratings" on public.movie_ratings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people clear their own ratings" on public.movie_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people give their own ratings" on public.movie_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "everybody reads reviews" on public.movie_reviews for select to anon, authenticated
  using (true);

create policy "people delete their own reviews" on public.movie_reviews for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people edit their own reviews" on public.movie_reviews for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people write their own reviews" on public.movie_reviews for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people change the stars they gave parts" on public.part_ratings for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "people give parts stars of their own" on public.part_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see the stars they gave parts" on public.part_ratings for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people take back the stars they gave parts" on public.part_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "everybody reads ratings" on public.series_ratings for select to anon, authenticated
  using (true);

create policy "people change their own ratings" on public.series_ratings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people clear their own ratings" on public.series_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people give their own ratings" on public.series_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "everybody reads reviews" on public.series_reviews for select to anon, authenticated
  using (true);

create policy "people delete their own reviews" on public.series_reviews for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people edit their own reviews" on public.series_reviews for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people write their own reviews" on public.series_reviews for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own avatar file" on storage.objects for delete to authenticated
  using (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );

create policy "people replace their own avatar file" on storage.objects for update to authenticated
  using (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  )
  with check (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );

create policy "people see their own avatar file" on storage.objects for select to authenticated
  using (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );

create policy "people upload their own avatar file" on storage.objects for insert to authenticated
  with check (
    bucket_id = 'avatars' and name ~ (
      '^(' || (select auth.uid()) || '|' || (select public.avatar_name((select auth.uid()))) || ')\.(png|jpg|jpeg|webp|gif)$'
    )
  );

create policy "authors are public, everybody sees themselves" on public.profiles for select to anon, authenticated
  using (
    (select auth.uid()) = id
    or exists (select from public.movie_reviews r where r.user_id = profiles.id)
    or exists (select from public.series_reviews r where r.user_id = profiles.id)
    or exists (select from public.profile_pages p where p.user_id = profiles.id)
  );

create policy "people change their own profile" on public.profiles for update to authenticated
  using ((select auth.uid()) = id)
  with check ((select auth.uid()) = id);

create policy "people change their own time zone" on public.time_zones for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people see their own time zone" on public.time_zones for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people set their own time zone" on public.time_zones for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people block for themselves" on public.blocks for insert to authenticated
  with check ((select auth.uid()) = blocker_id);

create policy "people see whom they have blocked" on public.blocks for select to authenticated
  using ((select auth.uid()) = blocker_id);

create policy "people take back a block" on public.blocks for delete to authenticated
  using ((select auth.uid()) = blocker_id);

create policy "people follow whose page they may see" on public.follows for insert to authenticated
  with check (
    (select auth.uid()) = follower_id and private.may_see_profile((select auth.uid()), followed_id)
  );

create policy "people see whom they follow" on public.follows for select to authenticated
  using ((select auth.uid()) = follower_id);

create policy "people stop following" on public.follows for delete to authenticated
  using ((select auth.uid()) = follower_id);

create policy "people choose their own four" on public.profile_favorites for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see their own four" on public.profile_favorites for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people take back their own four" on public.profile_favorites for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people change their own page" on public.profile_pages for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "public pages are everybody's to see, but not between the blocke" on public.profile_pages
  for select to anon, authenticated
  using (
    (select auth.uid()) = user_id
    or (
      visibility = 'public' and suspended_at is null
      and user_id <> all ((select private.people_blocked())::uuid[])
    )
  );

create policy "people report the pages of others" on public.profile_reports for insert to authenticated
  with check ((select auth.uid()) = user_id and private.reportable_profile(profile_id));

create policy "people see their own reports" on public.profile_reports for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people bring years they share up to date" on public.shared_years for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "people see the years they share" on public.shared_years for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people share their own years" on public.shared_years for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people take years they share back" on public.shared_years for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people change their own reminders" on public.movie_reminders for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people remove their own reminders" on public.movie_reminders for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own reminders" on public.movie_reminders for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people set their own reminders" on public.movie_reminders for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own series reminders" on public.series_reminders for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own series reminders" on public.series_reminders for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people set their own series reminders" on public.series_reminders for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people dismiss for themselves" on public.dismissed_titles for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see what they dismissed" on public.dismissed_titles for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people take back what they dismissed" on public.dismissed_titles for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people add their own entries" on public.favorite_movies for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own entries" on public.favorite_movies for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own entries" on public.favorite_movies for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people add their own entries" on public.favorite_tv_series for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own entries" on public.favorite_tv_series for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own entries" on public.favorite_tv_series for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people remove their own searches" on public.saved_searches for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people rename their own searches" on public.saved_searches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people save their own searches" on public.saved_searches for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see their own saved searches" on public.saved_searches for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people add their own entries" on public.tv_wishlists for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own entries" on public.tv_wishlists for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own entries" on public.tv_wishlists for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people add their own entries" on public.watched_movies for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own entries" on public.watched_movies for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own entries" on public.watched_movies for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people add their own entries" on public.watched_tv_series for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own entries" on public.watched_tv_series for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own entries" on public.watched_tv_series for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people add their own entries" on public.wishlists for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people remove their own entries" on public.wishlists for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own entries" on public.wishlists for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people date their own watches" on public.episode_watches for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people mark episodes for themselves" on public.episode_watches for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people see their own watches" on public.episode_watches for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people unmark their own watches" on public.episode_watches for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see what is known of episodes they watch" on public.episodes for select to authenticated
  using (
    series_id in (select f.series_id from public.followed_series f where f.user_id = (select auth.uid()))
    or series_id in (select w.series_id from public.episode_watches w where w.user_id = (select auth.uid()))
  );

create policy "people follow series" on public.followed_series for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people pause and drop series of their own" on public.followed_series for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create policy "people see the series they follow" on public.followed_series for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people stop following series" on public.followed_series for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see what was lost of their watches" on public.lost_episode_watches for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people strike out what was lost" on public.lost_episode_watches for delete to authenticated
  using ((select auth.uid()) = user_id);

-- Lists that are made once a statement, and of watches only where something is not followed: what is asked for each row
-- costs a look at each watch while the engine does not know yet how many there are.
create policy "people see what is known of series they watch" on public.series_facts for select to authenticated
  using (
    series_id in (select f.series_id from public.followed_series f where f.user_id = (select auth.uid()))
    or series_id in (select w.series_id from public.episode_watches w where w.user_id = (select auth.uid()))
  );

create policy "people see their own services" on public.my_services for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people tick their own services" on public.my_services for insert to authenticated
  with check ((select auth.uid()) = user_id);

create policy "people untick their own services" on public.my_services for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see what came to their own services" on public.service_arrivals for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own notes" on public.private_notes for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own tags" on public.tags for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their own tags of titles" on public.title_tags for select to authenticated
  using ((select auth.uid()) = user_id);

create policy "people end their webhooks" on public.webhooks for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "people see their webhooks" on public.webhooks for select to authenticated
  using ((select auth.uid()) = user_id);

grant select on public.review_reports to authenticated;

grant insert (user_id, movie_review_id, series_review_id, reason) on public.review_reports to authenticated;

grant select on public.user_roles to authenticated;

revoke all on function private.bring_back_review(uuid) from public;

revoke all on function private.is_admin() from public;

grant execute on function private.is_admin() to authenticated;

revoke all on function private.keep_removed_review() from public;

revoke all on function private.require_admin() from public;

revoke all on function private.review_text(jsonb) from public;

revoke all on function public.admin_charts(date) from public;

grant execute on function public.admin_charts(date) to authenticated;

revoke all on function public.admin_dismiss_list_reports(uuid) from public;

grant execute on function public.admin_dismiss_list_reports(uuid) to authenticated;

revoke all on function public.admin_dismiss_profile_reports(uuid) from public;

grant execute on function public.admin_dismiss_profile_reports(uuid) to authenticated;

revoke all on function public.admin_dismiss_reports(text, uuid) from public;

grant execute on function public.admin_dismiss_reports(text, uuid) to authenticated;

revoke all on function public.admin_feedback(text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer) from public;

grant execute
  on function public.admin_feedback(text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer) to authenticated;

revoke all on function public.admin_hide_list(uuid, boolean, text) from public;

grant execute on function public.admin_hide_list(uuid, boolean, text) to authenticated;

revoke all on function public.admin_hide_profile(uuid, boolean, text) from public;

grant execute on function public.admin_hide_profile(uuid, boolean, text) to authenticated;

revoke all on function public.admin_list_reports(integer, integer) from public;

grant execute on function public.admin_list_reports(integer, integer) to authenticated;

revoke all on function public.admin_moderation_log(integer, integer) from public;

grant execute on function public.admin_moderation_log(integer, integer) to authenticated;

revoke all on function public.admin_operations() from public;

grant execute on function public.admin_operations() to authenticated;

revoke all on function public.admin_profile_reports(integer, integer) from public;

grant execute on function public.admin_profile_reports(integer, integer) to authenticated;

revoke all on function public.admin_remove_review(text, uuid, text) from public;

grant execute on function public.admin_remove_review(text, uuid, text) to authenticated;

revoke all on function public.admin_report_queue(integer, integer) from public;

grant execute on function public.admin_report_queue(integer, integer) to authenticated;

revoke all on function public.admin_restore_review(uuid) from public;

grant execute on function public.admin_restore_review(uuid) to authenticated;

revoke all on function public.admin_stats() from public;

grant execute on function public.admin_stats() to authenticated;

revoke all on function public.grant_admin(text) from public;

grant execute on function public.grant_admin(text) to service_role;

revoke all on function public.revoke_admin(text) from public;

grant execute on function public.revoke_admin(text) to service_role;

revoke all on function public.restore_my_review(uuid) from public;

grant execute on function public.restore_my_review(uuid) to authenticated;

grant select on public.ai_preferences to authenticated;

grant insert (user_id, keep_searches) on public.ai_preferences to authenticated;

grant update (user_id, keep_searches) on public.ai_preferences to authenticated;

grant select, delete on public.ai_searches to authenticated;

grant insert (user_id, kind, description, results) on public.ai_searches to authenticated;

grant delete on public.user_api_keys to authenticated;

grant select (user_id, provider, mask, endpoint, model, created_at, updated_at)
  on public.user_api_keys to authenticated;

revoke all on function private.keep_last_searches() from public;

revoke all on function public.encrypted_api_key(text) from public;

grant execute on function public.encrypted_api_key(text) to authenticated;

revoke all on function public.save_api_key(text, text, text, text, text) from public;

grant execute on function public.save_api_key(text, text, text, text, text) to authenticated;

grant delete on public.api_tokens to authenticated;

grant select (id, user_id, name, scopes, created_at, ends_at, last_at, last_program, last_region)
  on public.api_tokens to authenticated;

grant select on public.my_items to authenticated;

revoke all on function private.note_change() from public;

revoke all on function public.act_with_token() from public;

grant execute on function public.act_with_token() to anon, authenticated, service_role;

revoke all on function public.api_changes(bigint, integer) from public;

grant execute on function public.api_changes(bigint, integer) to authenticated;

revoke all on function public.api_day() from public;

grant execute on function public.api_day() to authenticated;

revoke all on function public.api_items(text, text[]) from public;

grant execute on function public.api_items(text, text[]) to authenticated;

revoke all on function public.api_me() from public;

grant execute on function public.api_me() to authenticated;

revoke all on function public.api_page(text, integer, timestamptz, text) from public;

grant execute on function public.api_page(text, integer, timestamptz, text) to authenticated;

revoke all on function public.api_playback(date, integer) from public;

grant execute on function public.api_playback(date, integer) to authenticated;

revoke all on function public.api_put_episodes(jsonb) from public;

grant execute on function public.api_put_episodes(jsonb) to authenticated;

revoke all on function public.api_put_list(text, jsonb) from public;

grant execute on function public.api_put_list(text, jsonb) to authenticated;

revoke all on function public.api_put_marks(text, jsonb) from public;

grant execute on function public.api_put_marks(text, jsonb) to authenticated;

revoke all on function public.api_put_opinion(text, jsonb) from public;

grant execute on function public.api_put_opinion(text, jsonb) to authenticated;

revoke all on function public.api_put_series(text, jsonb) from public;

grant execute on function public.api_put_series(text, jsonb) to authenticated;

revoke all on function public.api_put_title(text, jsonb) from public;

grant execute on function public.api_put_title(text, jsonb) to authenticated;

revoke all on function public.api_put_watch(jsonb) from public;

grant execute on function public.api_put_watch(jsonb) to authenticated;

revoke all on function public.api_remove(text, text) from public;

grant execute on function public.api_remove(text, text) to authenticated;

revoke all on function public.api_remove_marks(text, text) from public;

grant execute on function public.api_remove_marks(text, text) to authenticated;

revoke all on function public.api_write(jsonb) from public;

grant execute on function public.api_write(jsonb) to authenticated;

revoke all on function public.begin_api_call(uuid, text, text) from public;

grant execute on function public.begin_api_call(uuid, text, text) to service_role;

revoke all on function public.end_api_call(uuid, text, integer, text) from public;

grant execute on function public.end_api_call(uuid, text, integer, text) to service_role;

revoke all on function public.make_api_token(text, text[], timestamptz) from public;

grant execute on function public.make_api_token(text, text[], timestamptz) to authenticated;

revoke all on function public.my_changes(bigint, integer) from public;

grant execute on function public.my_changes(bigint, integer) to authenticated;

revoke all on function public.number_changes(uuid) from public;

grant execute on function public.number_changes(uuid) to service_role;

revoke all on function public.token_person(text) from public;

grant execute on function public.token_person(text) to service_role;

revoke all on function public.trim_changes(timestamptz) from public;

grant execute on function public.trim_changes(timestamptz) to service_role;

revoke all on function public.use_api_token(text, text, text) from public;

grant execute on function public.use_api_token(text, text, text) to service_role;

revoke all on function private.admits(text) from public;

revoke all on function private.guard_door() from public;

revoke all on function private.let_invitations_go(uuid) from public;

revoke all on function private.settle_invitation() from public;

revoke all on function private.state_of_invitation(private.invitations) from public;

revoke all on function public.admin_invitations() from public;

grant execute on function public.admin_invitations() to authenticated;

revoke all on function public.admin_invite(text, integer, integer) from public;

grant execute on function public.admin_invite(text, integer, integer) to authenticated;

revoke all on function public.admin_revoke_invitation(uuid) from public;

grant execute on function public.admin_revoke_invitation(uuid) to authenticated;

revoke all on function public.invite_first_admin() from public;

grant execute on function public.invite_first_admin() to service_role;

revoke all on function public.look_at_invitation(text) from public;

grant execute on function public.look_at_invitation(text) to service_role;

revoke all on function public.set_door(boolean) from public;

grant execute on function public.set_door(boolean) to service_role;

revoke all on function public.take_invitation(text, text) from public;

grant execute on function public.take_invitation(text, text) to service_role;

grant delete on public.calendar_feeds to authenticated;

grant select (user_id, created_at) on public.calendar_feeds to authenticated;

revoke all on function private.calendar_of(uuid, date, date, text, integer, text[]) from public;

revoke all on function private.release_in(jsonb, text) from public;

revoke all on function private.want_releases() from public;

revoke all on function public.calendar_feed(text, date, date, text, integer) from public;

grant execute on function public.calendar_feed(text, date, date, text, integer) to anon, authenticated;

revoke all on function public.drop_unkept_releases() from public;

grant execute on function public.drop_unkept_releases() to service_role;

revoke all on function public.follow_releases(text) from public;

grant execute on function public.follow_releases(text) to service_role;

revoke all on function public.my_calendar(date, date, text, integer, text[]) from public;

grant execute on function public.my_calendar(date, date, text, integer, text[]) to authenticated;

revoke all on function public.renew_calendar_feed(timestamptz) from public;

grant execute on function public.renew_calendar_feed(timestamptz) to authenticated;

revoke all on function public.save_movie_releases(integer, jsonb) from public;

grant execute on function public.save_movie_releases(integer, jsonb) to service_role;

revoke all on function public.stale_releases(date, timestamptz, integer) from public;

grant execute on function public.stale_releases(date, timestamptz, integer) to service_role;

grant select (id, connection_id, owner_id, user_id, key, name, left_out, plays, last_at, invited_at)
  on public.connection_accounts to authenticated;

grant delete on public.connections to authenticated;

grant select (id, user_id, source, created_at, last_at) on public.connections to authenticated;

grant select, delete on public.play_names to authenticated;

grant select, delete on public.play_progress to authenticated;

grant select on public.plays to authenticated;

revoke all on function private.apply_play(uuid) from public;

revoke all on function private.count_play(private.deliveries, text, jsonb, jsonb) from public;

revoke all on function private.day_of(uuid, timestamptz) from public;

revoke all on function private.day_there(uuid, timestamptz, date) from public;

revoke all on function private.give_account(uuid, uuid) from public;

revoke all on function private.keep_play_progress(private.deliveries, text, jsonb) from public;

revoke all on function private.new_secret() from public;

revoke all on function private.rate_played(private.deliveries, jsonb) from public;

revoke all on function private.take_back_plays(public.imports, integer[]) from public;

revoke all on function private.thing_of(uuid, text, integer, integer, integer) from public;

revoke all on function private.written_day(text) from public;

revoke all on function public.accept_account(text) from public;

grant execute on function public.accept_account(text) to authenticated;

revoke all on function public.choose_played(bigint, text, integer) from public;

grant execute on function public.choose_played(bigint, text, integer) to authenticated;

revoke all on function public.diary_plays(text[]) from public;

grant execute on function public.diary_plays(text[]) to authenticated;

revoke all on function public.invite_to_account(uuid) from public;

grant execute on function public.invite_to_account(uuid) to authenticated;

revoke all on function public.invited_account(text) from public;

grant execute on function public.invited_account(text) to authenticated;

revoke all on function public.leave_account(uuid) from public;

grant execute on function public.leave_account(uuid) to authenticated;

revoke all on function public.my_connections() from public;

grant execute on function public.my_connections() to authenticated;

revoke all on function public.postpone_delivery(bigint) from public;

grant execute on function public.postpone_delivery(bigint) to service_role;

revoke all on function public.receive_delivery(text, text, jsonb) from public;

grant execute on function public.receive_delivery(text, text, jsonb) to service_role;

revoke all on function public.redo_play(uuid) from public;

grant execute on function public.redo_play(uuid) to authenticated;

revoke all on function public.renew_connection(text, timestamptz) from public;

grant execute on function public.renew_connection(text, timestamptz) to authenticated;

revoke all on function public.settle_delivery(bigint, jsonb) from public;

grant execute on function public.settle_delivery(bigint, jsonb) to service_role;

revoke all on function public.take_account(uuid) from public;

grant execute on function public.take_account(uuid) to authenticated;

revoke all on function public.trim_deliveries() from public;

grant execute on function public.trim_deliveries() to service_role;

revoke all on function public.undo_play(uuid) from public;

grant execute on function public.undo_play(uuid) to authenticated;

revoke all on function public.unfinished_plays(date, integer) from public;

grant execute on function public.unfinished_plays(date, integer) to authenticated;

revoke all on function public.waiting_deliveries(integer) from public;

grant execute on function public.waiting_deliveries(integer) to service_role;

grant select on public.list_items to anon, authenticated;

grant delete on public.list_items to authenticated;

grant insert (
  list_id, user_id, kind, title_id, "position", title, poster_path, release_date, vote_average, note
) on public.list_items to authenticated;

grant update (note) on public.list_items to authenticated;

grant select on public.list_reports to authenticated;

grant insert (user_id, list_id, reason) on public.list_reports to authenticated;

grant select on public.list_settings to authenticated;

grant insert (user_id, hide_seen, half_stars) on public.list_settings to authenticated;

grant update (user_id, hide_seen, half_stars) on public.list_settings to authenticated;

grant select (id, user_id, address, name, description, ranked, visibility, items, created_at, updated_at)
  on public.lists to anon, authenticated;

grant insert (id, user_id, name, description, ranked, visibility) on public.lists to authenticated;

grant update (name, description, ranked, visibility) on public.lists to authenticated;

revoke all on function private.add_to_lists(uuid, jsonb) from public;

revoke all on function private.bound_lists() from public;

revoke all on function private.count_list_items() from public;

revoke all on function private.is_listed(text, integer) from public;

revoke all on function private.keep_list_hidden() from public;

revoke all on function private.kept_titles() from public;

revoke all on function private.place_list_item() from public;

revoke all on function private.readable_list(text) from public;

revoke all on function private.reportable_list(uuid) from public;

grant execute on function private.reportable_list(uuid) to authenticated;

revoke all on function private.touch_list() from public;

revoke all on function private.touch_list_of_item() from public;

revoke all on function public.add_to_lists(uuid, jsonb) from public;

grant execute on function public.add_to_lists(uuid, jsonb) to service_role;

revoke all on function public.copy_list(text, text) from public;

grant execute on function public.copy_list(text, text) to authenticated;

revoke all on function public.forget_removed_lists() from public;

grant execute on function public.forget_removed_lists() to service_role;

revoke all on function public.lists_of(uuid) from public;

grant execute on function public.lists_of(uuid) to anon, authenticated;

revoke all on function public.move_list_item(uuid, text, integer, integer, text, integer) from public;

grant execute on function public.move_list_item(uuid, text, integer, integer, text, integer) to authenticated;

revoke all on function public.my_lists_for(text, integer) from public;

grant execute on function public.my_lists_for(text, integer) to authenticated;

revoke all on function public.public_lists(integer) from public;

grant execute on function public.public_lists(integer) to anon, authenticated;

revoke all on function public.read_list(text, integer, integer) from public;

grant execute on function public.read_list(text, integer, integer) to anon, authenticated;

revoke all on function public.remove_list(uuid) from public;

grant execute on function public.remove_list(uuid) to authenticated;

revoke all on function public.restore_list(uuid) from public;

grant execute on function public.restore_list(uuid) to authenticated;

grant select, delete on public.watches to authenticated;

grant insert (
  id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at,
  marked_at, stars
) on public.watches to authenticated;

grant update (day, again, note, stars) on public.watches to authenticated;

grant select on public.watches_view to authenticated;

revoke all on function private.bound_watches() from public;

revoke all on function private.check_watch_day() from public;

revoke all on function private.latest_watch_stars(uuid, jsonb) from public;

revoke all on function private.latest_watches(uuid, date, integer) from public;

revoke all on function private.length_of(text, integer) from public;

revoke all on function private.print_of(public.watches) from public;

revoke all on function private.record_watch() from public;

revoke all on function private.same_viewing(uuid, text, integer, timestamptz, date, interval) from public;

revoke all on function public.count_diary_day(date, text, text) from public;

grant execute on function public.count_diary_day(date, text, text) to authenticated;

revoke all on function public.diary_entries(text, date, date, boolean, integer, integer, integer, text) from public;

grant execute
  on function public.diary_entries(text, date, date, boolean, integer, integer, integer, text) to authenticated;

revoke all on function public.diary_months(text, text) from public;

grant execute on function public.diary_months(text, text) to authenticated;

revoke all on function public.log_watch(text, jsonb, uuid, date, boolean, text, real) from public;

grant execute on function public.log_watch(text, jsonb, uuid, date, boolean, text, real) to authenticated;

revoke all on function public.remove_watch(uuid) from public;

grant execute on function public.remove_watch(uuid) to authenticated;

revoke all on function public.restore_watch(jsonb) from public;

grant execute on function public.restore_watch(jsonb) to authenticated;

grant delete on public.feed_addresses to authenticated;

grant select (user_id, created_at) on public.feed_addresses to authenticated;

revoke all on function private.feed_of(uuid, text) from public;

revoke all on function public.own_feed(text, text) from public;

grant execute on function public.own_feed(text, text) to anon, authenticated;

revoke all on function public.own_titles(text, text) from public;

grant execute on function public.own_titles(text, text) to anon, authenticated;

revoke all on function public.public_feed(text, text) from public;

grant execute on function public.public_feed(text, text) to anon, authenticated;

revoke all on function public.public_titles(text) from public;

grant execute on function public.public_titles(text) to anon, authenticated;

revoke all on function public.renew_feed_address(timestamptz) from public;

grant execute on function public.renew_feed_address(timestamptz) to authenticated;

grant select, delete on public.for_you_feedback to authenticated;

grant insert (user_id, subject, direction, name, traits, said_at) on public.for_you_feedback to authenticated;

revoke all on function private.bound_for_you_feedback() from public;

revoke all on function private.stars_given(uuid) from public;

revoke all on function private.traits_of_facts(private.title_facts) from public;

revoke all on function private.want_for_you() from public;

revoke all on function public.count_traits() from public;

grant execute on function public.count_traits() to service_role;

revoke all on function public.for_you_counts(text[]) from public;

grant execute on function public.for_you_counts(text[]) to service_role;

revoke all on function public.for_you_due(timestamptz, timestamptz, timestamptz, integer) from public;

grant execute on function public.for_you_due(timestamptz, timestamptz, timestamptz, integer) to service_role;

revoke all on function public.for_you_history(uuid, integer) from public;

grant execute on function public.for_you_history(uuid, integer) to service_role;

revoke all on function public.for_you_known(integer[], integer[]) from public;

grant execute on function public.for_you_known(integer[], integer[]) to service_role;

revoke all on function public.for_you_sources(text[], timestamptz) from public;

grant execute on function public.for_you_sources(text[], timestamptz) to service_role;

revoke all on function public.forget_for_you_sources(timestamptz) from public;

grant execute on function public.forget_for_you_sources(timestamptz) to service_role;

revoke all on function public.keep_for_you_source(text, jsonb) from public;

grant execute on function public.keep_for_you_source(text, jsonb) to service_role;

revoke all on function public.my_for_you() from public;

grant execute on function public.my_for_you() to authenticated;

revoke all on function public.save_for_you(uuid, jsonb, integer, timestamptz) from public;

grant execute on function public.save_for_you(uuid, jsonb, integer, timestamptz) to service_role;

revoke all on function public.say_for_you(text, smallint, text, text[]) from public;

grant execute on function public.say_for_you(text, smallint, text, text[]) to authenticated;

grant select on public.home_visits to authenticated;

grant insert (user_id, visited_on, before_on, steps_hidden) on public.home_visits to authenticated;

grant update (visited_on, before_on, steps_hidden) on public.home_visits to authenticated;

revoke all on function public.visit_home(date) from public;

grant execute on function public.visit_home(date) to authenticated;

grant select on public.import_rows to authenticated;

grant select on public.import_titles to authenticated;

grant select on public.imports to authenticated;

revoke all on function private.find_import_title(public.imports, jsonb) from public;

revoke all on function private.hash_of(text) from public;

revoke all on function private.is_open_import(text) from public;

revoke all on function private.list_watched_imports(public.imports, integer[]) from public;

revoke all on function private.settle_import_rows(uuid, integer[], text, text) from public;

revoke all on function public.add_import_rows(uuid, uuid, integer, jsonb) from public;

grant execute on function public.add_import_rows(uuid, uuid, integer, jsonb) to service_role;

revoke all on function public.choose_import_title(uuid, uuid, jsonb) from public;

grant execute on function public.choose_import_title(uuid, uuid, jsonb) to service_role;

revoke all on function public.end_import(uuid, uuid, text) from public;

grant execute on function public.end_import(uuid, uuid, text) to service_role;

revoke all on function public.halt_import(uuid, boolean) from public;

grant execute on function public.halt_import(uuid, boolean) to service_role;

revoke all on function public.halt_imports() from public;

grant execute on function public.halt_imports() to service_role;

revoke all on function public.import_episodes_to_find(uuid, integer) from public;

grant execute on function public.import_episodes_to_find(uuid, integer) to service_role;

revoke all on function public.import_series_to_keep(uuid, integer[], integer) from public;

grant execute on function public.import_series_to_keep(uuid, integer[], integer) to service_role;

revoke all on function public.my_doubtful_titles(uuid, integer, integer) from public;

grant execute on function public.my_doubtful_titles(uuid, integer, integer) to authenticated;

revoke all on function public.my_imports(uuid) from public;

grant execute on function public.my_imports(uuid) to authenticated;

revoke all on function public.next_import(text[], integer) from public;

grant execute on function public.next_import(text[], integer) to service_role;

revoke all on function public.place_import_episodes(uuid, jsonb) from public;

grant execute on function public.place_import_episodes(uuid, jsonb) to service_role;

revoke all on function public.postpone_import_titles(uuid, bigint[]) from public;

grant execute on function public.postpone_import_titles(uuid, bigint[]) to service_role;

revoke all on function public.save_import_rows(uuid, integer) from public;

grant execute on function public.save_import_rows(uuid, integer) to service_role;

revoke all on function public.settle_import_titles(uuid, jsonb) from public;

grant execute on function public.settle_import_titles(uuid, jsonb) to service_role;

revoke all on function public.start_import(uuid, jsonb) from public;

grant execute on function public.start_import(uuid, jsonb) to service_role;

revoke all on function public.trim_imports(timestamptz) from public;

grant execute on function public.trim_imports(timestamptz) to service_role;

revoke all on function private.restore_list(public.imports, text, jsonb) from public;

revoke all on function private.restore_marks(uuid, text, jsonb) from public;

revoke all on function private.restore_opinion(public.imports, text, jsonb) from public;

revoke all on function private.restore_other(uuid, text, jsonb) from public;

revoke all on function private.restore_part_rating(public.imports, jsonb) from public;

revoke all on function private.restore_play(uuid, text, jsonb) from public;

revoke all on function private.restore_row(uuid, text, jsonb) from public;

revoke all on function private.restore_saved(uuid, text, jsonb) from public;

revoke all on function private.restore_settings(uuid, jsonb) from public;

revoke all on function private.restore_watch(public.imports, jsonb) from public;

revoke all on function private.restored_list(public.imports, text) from public;

revoke all on function private.import_lines(public.imports, integer[], text[]) from public;

revoke all on function private.import_list_description(uuid, text, integer) from public;

revoke all on function private.import_time(date, timestamptz, integer) from public;

revoke all on function private.redate_import_episodes(public.imports, integer[]) from public;

revoke all on function private.save_import_earlier(public.imports, integer[]) from public;

revoke all on function private.save_import_episodes(public.imports, integer[]) from public;

revoke all on function private.save_import_following(public.imports, integer[]) from public;

revoke all on function private.save_import_lists(public.imports, integer[]) from public;

revoke all on function private.save_import_notes(public.imports, integer[]) from public;

revoke all on function private.save_import_own(public.imports, integer[]) from public;

revoke all on function private.save_import_part_ratings(public.imports, integer[]) from public;

revoke all on function private.save_import_places(public.imports, integer[]) from public;

revoke all on function private.save_import_ratings(public.imports, integer[]) from public;

revoke all on function private.save_import_reviews(public.imports, integer[]) from public;

revoke all on function private.save_import_series(public.imports, integer[]) from public;

revoke all on function private.save_import_slice(public.imports, integer[]) from public;

revoke all on function private.save_import_viewings(public.imports, integer[]) from public;

revoke all on function private.save_import_watches(public.imports, integer[]) from public;

revoke all on function private.save_import_wishes(public.imports, integer[]) from public;

revoke all on function private.can_be_undone(public.imports, timestamptz) from public;

revoke all on function private.leave_matching(uuid) from public;

revoke all on function private.take_back_followed(uuid, jsonb, jsonb) from public;

revoke all on function private.take_back_import_opinions(public.imports, integer[]) from public;

revoke all on function private.take_back_import_rows(public.imports, integer[]) from public;

revoke all on function private.take_back_import_titles(public.imports, bigint[]) from public;

revoke all on function private.take_back_import_watches(public.imports, integer[]) from public;

revoke all on function private.take_back_listed(uuid, jsonb, jsonb) from public;

revoke all on function private.take_back_opinion(uuid, jsonb, jsonb) from public;

revoke all on function private.take_back_own(public.imports, integer[]) from public;

revoke all on function private.take_back_own_and_lists(public.imports, integer[]) from public;

revoke all on function private.take_back_records(public.imports, integer[]) from public;

revoke all on function private.take_back_setting(uuid, jsonb, jsonb) from public;

revoke all on function public.undo_import_rows(uuid, integer) from public;

grant execute on function public.undo_import_rows(uuid, integer) to service_role;

revoke all on function public.begin_job(text, integer, uuid) from public;

grant execute on function public.begin_job(text, integer, uuid) to service_role;

revoke all on function public.finish_job(text, boolean, text, uuid) from public;

grant execute on function public.finish_job(text, boolean, text, uuid) to service_role;

revoke all on function public.start_run(integer) from public;

grant execute on function public.start_run(integer) to authenticated;

grant select on public.letterboxd_entries to authenticated;

grant select on public.letterboxd_follows to authenticated;

revoke all on function private.change_letterboxd_entry(public.letterboxd_entries, date, boolean, real) from public;

revoke all on function private.enter_letterboxd_opinion(uuid, jsonb, real, text, timestamptz) from public;

revoke all on function private.enter_letterboxd_watch(uuid, jsonb, date, boolean, real, timestamptz) from public;

revoke all on function public.claim_letterboxd(integer) from public;

grant execute on function public.claim_letterboxd(integer) to service_role;

revoke all on function public.follow_letterboxd(text, boolean) from public;

grant execute on function public.follow_letterboxd(text, boolean) to authenticated;

revoke all on function public.keep_letterboxd_entry(uuid, text, jsonb) from public;

grant execute on function public.keep_letterboxd_entry(uuid, text, jsonb) to service_role;

revoke all on function public.leave_letterboxd(boolean) from public;

grant execute on function public.leave_letterboxd(boolean) to authenticated;

revoke all on function public.new_letterboxd_entries(uuid, jsonb) from public;

grant execute on function public.new_letterboxd_entries(uuid, jsonb) to service_role;

revoke all on function public.settle_letterboxd(uuid, text, text, text, text, integer) from public;

grant execute on function public.settle_letterboxd(uuid, text, text, text, text, integer) to service_role;

grant select on public.notice_preferences to authenticated;

grant insert (user_id, kind, in_app, mail) on public.notice_preferences to authenticated;

grant update (user_id, kind, in_app, mail) on public.notice_preferences to authenticated;

grant select on public.notices to authenticated;

grant update (read_at) on public.notices to authenticated;

revoke all on function private.begin_release_mails() from public;

revoke all on function private.end_release_mails() from public;

revoke all on function private.handle_changed_email() from public;

revoke all on function private.mail_rhythm(uuid, text) from public;

revoke all on function private.tell_change(jsonb) from public;

revoke all on function private.tell_list() from public;

revoke all on function private.tell_lists_of(uuid) from public;

revoke all on function private.tell_moved_watches() from public;

revoke all on function private.tell_page_of(uuid) from public;

revoke all on function private.tell_profile() from public;

revoke all on function private.tell_profile_page() from public;

revoke all on function private.tell_reviews() from public;

revoke all on function private.tell_taken_back() from public;

revoke all on function private.tell_titles(text, integer[]) from public;

revoke all on function private.usual_mail(text) from public;

revoke all on function public.claim_letters(integer) from public;

grant execute on function public.claim_letters(integer) to service_role;

revoke all on function public.claim_mails(integer) from public;

grant execute on function public.claim_mails(integer) to service_role;

revoke all on function public.form_letters(timestamptz, jsonb) from public;

grant execute on function public.form_letters(timestamptz, jsonb) to service_role;

revoke all on function public.letter_zones() from public;

grant execute on function public.letter_zones() to service_role;

revoke all on function public.mails_ended(uuid, text[]) from public;

grant execute on function public.mails_ended(uuid, text[]) to anon, authenticated, service_role;

revoke all on function public.mark_my_notices(boolean, bigint[]) from public;

grant execute on function public.mark_my_notices(boolean, bigint[]) to authenticated;

revoke all on function public.my_unread_notices() from public;

grant execute on function public.my_unread_notices() to authenticated;

revoke all on function public.settle_letter(bigint, text) from public;

grant execute on function public.settle_letter(bigint, text) to service_role;

revoke all on function public.settle_mail(bigint, text) from public;

grant execute on function public.settle_mail(bigint, text) to service_role;

revoke all on function public.tell_episodes(date, timestamptz) from public;

grant execute on function public.tell_episodes(date, timestamptz) to service_role;

revoke all on function public.tell_once(text, jsonb, timestamptz) from public;

grant execute on function public.tell_once(text, jsonb, timestamptz) to service_role;

revoke all on function public.tell_releases(date, timestamptz) from public;

grant execute on function public.tell_releases(date, timestamptz) to service_role;

revoke all on function public.tell_seasons(date, timestamptz) from public;

grant execute on function public.tell_seasons(date, timestamptz) to service_role;

revoke all on function public.trim_notices(timestamptz) from public;

grant execute on function public.trim_notices(timestamptz) to service_role;

revoke all on function public.unsubscribe_from_notices(uuid, text[]) from public;

grant execute on function public.unsubscribe_from_notices(uuid, text[]) to anon, authenticated, service_role;

revoke all on function public.unsubscribe_from_reminders(uuid) from public;

grant execute on function public.unsubscribe_from_reminders(uuid) to anon, authenticated, service_role;

revoke all on function private.numbers_before(uuid, date, integer, text) from public;

revoke all on function private.numbers_of_casts(uuid, private.watched_cast[]) from public;

revoke all on function private.numbers_of_days(uuid, date, integer, text) from public;

revoke all on function private.numbers_of_sorts(private.title_sort[]) from public;

revoke all on function private.numbers_of_stars(uuid, private.rated_title[]) from public;

revoke all on function private.numbers_of_titles(uuid, integer, text, date, date, integer) from public;

revoke all on function private.touch_numbers() from public;

revoke all on function private.touch_numbers_changed() from public;

revoke all on function private.want_facts() from public;

revoke all on function private.watch_years(uuid, text) from public;

revoke all on function private.watched_ever(uuid, text) from public;

revoke all on function private.watched_in(uuid, integer, text) from public;

revoke all on function private.watched_title(uuid, text, integer) from public;

revoke all on function public.drop_unkept_facts(timestamptz) from public;

grant execute on function public.drop_unkept_facts(timestamptz) to service_role;

revoke all on function public.my_numbered_titles(text, text, integer, integer, integer, text) from public;

grant execute on function public.my_numbered_titles(text, text, integer, integer, integer, text) to authenticated;

revoke all on function public.my_series_without_number() from public;

grant execute on function public.my_series_without_number() to authenticated;

revoke all on function public.my_watch_numbers(date, integer, text) from public;

grant execute on function public.my_watch_numbers(date, integer, text) to authenticated;

revoke all on function public.postpone_facts(text, integer) from public;

grant execute on function public.postpone_facts(text, integer) to service_role;

revoke all on function public.save_series_number(integer, integer) from public;

grant execute on function public.save_series_number(integer, integer) to service_role;

revoke all on function public.save_title_facts(jsonb) from public;

grant execute on function public.save_title_facts(jsonb) to service_role;

revoke all on function public.stale_facts(timestamptz, integer) from public;

grant execute on function public.stale_facts(timestamptz, integer) to service_role;

revoke all on function public.title_facts_gone(text, integer) from public;

grant execute on function public.title_facts_gone(text, integer) to service_role;

revoke all on function public.wanted_facts(integer) from public;

grant execute on function public.wanted_facts(integer) to service_role;

grant select on public.movie_ratings to anon, authenticated;

grant delete on public.movie_ratings to authenticated;

grant insert (user_id, movie_id, rating, stars) on public.movie_ratings to authenticated;

grant update (user_id, movie_id, rating, stars) on public.movie_ratings to authenticated;

grant select on public.movie_reviews to anon, authenticated;

grant delete on public.movie_reviews to authenticated;

grant insert (user_id, movie_id, review, tells_end) on public.movie_reviews to authenticated;

grant update (review, tells_end) on public.movie_reviews to authenticated;

grant select, delete on public.part_ratings to authenticated;

grant insert (user_id, series_id, season, number, stars) on public.part_ratings to authenticated;

grant update (user_id, series_id, season, number, stars) on public.part_ratings to authenticated;

grant select on public.series_ratings to anon, authenticated;

grant delete on public.series_ratings to authenticated;

grant insert (user_id, series_id, rating, stars) on public.series_ratings to authenticated;

grant update (user_id, series_id, rating, stars) on public.series_ratings to authenticated;

grant select on public.series_reviews to anon, authenticated;

grant delete on public.series_reviews to authenticated;

grant insert (user_id, series_id, review, tells_end) on public.series_reviews to authenticated;

grant update (review, tells_end) on public.series_reviews to authenticated;

grant select on public.movie_rating_summaries to anon, authenticated;

grant select on public.series_rating_summaries to anon, authenticated;

revoke all on function private.settle_stars() from public;

revoke all on function private.tidy_review() from public;

revoke all on function public.movie_review_page(integer, smallint, boolean, integer, integer) from public;

grant execute
  on function public.movie_review_page(integer, smallint, boolean, integer, integer) to anon, authenticated;

revoke all on function public.recently_liked(integer) from public;

grant execute on function public.recently_liked(integer) to authenticated;

revoke all on function public.season_rating(integer, integer) from public;

grant execute on function public.season_rating(integer, integer) to anon, authenticated;

revoke all on function public.series_review_page(integer, smallint, boolean, integer, integer) from public;

grant execute
  on function public.series_review_page(integer, smallint, boolean, integer, integer) to anon, authenticated;

grant select (id, full_name, avatar_url, created_at) on public.profiles to anon, authenticated;

grant update (full_name, avatar_url, region, language) on public.profiles to authenticated;

grant select on public.time_zones to authenticated;

grant insert (user_id, time_zone) on public.time_zones to authenticated;

grant update (user_id, time_zone) on public.time_zones to authenticated;

revoke all on function private.count_profile(uuid, bigint) from public;

revoke all on function private.reportable_profile(uuid) from public;

grant execute on function private.reportable_profile(uuid) to authenticated;

revoke all on function private.tidy_profile() from public;

revoke all on function public.abandoned_avatars(integer) from public;

grant execute on function public.abandoned_avatars(integer) to service_role;

revoke all on function public.avatar_name(uuid) from public;

grant execute on function public.avatar_name(uuid) to authenticated, service_role;

revoke all on function public.delete_user() from public;

grant execute on function public.delete_user() to authenticated;

revoke all on function public.make_my_profile() from public;

grant execute on function public.make_my_profile() to authenticated;

revoke all on function public.own_header() from public;

grant execute on function public.own_header() to authenticated;

revoke all on function public.own_language() from public;

grant execute on function public.own_language() to authenticated;

revoke all on function public.own_region() from public;

grant execute on function public.own_region() to authenticated;

grant select on public.blocks to anon, authenticated;

grant delete on public.blocks to authenticated;

grant insert (blocker_id, blocked_id) on public.blocks to authenticated;

grant select on public.follows to anon, authenticated;

grant delete on public.follows to authenticated;

grant insert (follower_id, followed_id) on public.follows to authenticated;

grant select, delete on public.profile_favorites to authenticated;

grant insert (user_id, place, kind, title_id, title, poster_path, release_date)
  on public.profile_favorites to authenticated;

grant select (user_id, handle, visibility, show_favorites, show_watches, show_lists, show_reviews, show_numbers)
  on public.profile_pages to anon, authenticated;

grant update (visibility, show_favorites, show_watches, show_lists, show_reviews, show_numbers)
  on public.profile_pages to authenticated;

grant select on public.profile_reports to authenticated;

grant insert (user_id, profile_id, reason) on public.profile_reports to authenticated;

grant select, delete on public.shared_years to authenticated;

grant insert (user_id, year, watches, titles, movies, series, minutes, days) on public.shared_years to authenticated;

grant update (watches, titles, movies, series, minutes, days) on public.shared_years to authenticated;

revoke all on function private.blocked_between(uuid, uuid) from public;

grant execute on function private.blocked_between(uuid, uuid) to anon, authenticated;

revoke all on function private.end_follows() from public;

revoke all on function private.folded_handle(text) from public;

revoke all on function private.follow_watch_stars() from public;

revoke all on function private.handle_confirmed_user() from public;

revoke all on function private.handle_new_user() from public;

revoke all on function private.handle_skeleton(text) from public;

grant execute on function private.handle_skeleton(text) to authenticated;

revoke all on function private.handle_state(uuid, text) from public;

revoke all on function private.may_see_profile(uuid, uuid) from public;

grant execute on function private.may_see_profile(uuid, uuid) to anon, authenticated;

revoke all on function private.opens_profile(public.profile_pages, text) from public;

revoke all on function private.people_blocked() from public;

grant execute on function private.people_blocked() to anon, authenticated;

revoke all on function private.prepare_block() from public;

revoke all on function private.prepare_follow() from public;

revoke all on function private.profile_part(uuid, text, text) from public;

grant execute on function private.profile_part(uuid, text, text) to anon, authenticated;

revoke all on function private.touch_profile_page() from public;

revoke all on function public.choose_profile_favorites(jsonb) from public;

grant execute on function public.choose_profile_favorites(jsonb) to authenticated;

revoke all on function public.claim_handle(text) from public;

grant execute on function public.claim_handle(text) to authenticated;

revoke all on function public.followed_activity(date, integer) from public;

grant execute on function public.followed_activity(date, integer) to authenticated;

revoke all on function public.handle_state(text) from public;

grant execute on function public.handle_state(text) to authenticated;

revoke all on function public.my_followers(integer, integer) from public;

grant execute on function public.my_followers(integer, integer) to authenticated;

revoke all on function public.my_following(integer, integer) from public;

grant execute on function public.my_following(integer, integer) to authenticated;

revoke all on function public.my_profile_page() from public;

grant execute on function public.my_profile_page() to authenticated;

revoke all on function public.profile_favorites_of(uuid, text) from public;

grant execute on function public.profile_favorites_of(uuid, text) to anon, authenticated;

revoke all on function public.profile_numbers(uuid, date, text) from public;

grant execute on function public.profile_numbers(uuid, date, text) to anon, authenticated;

revoke all on function public.profile_page(text, text) from public;

grant execute on function public.profile_page(text, text) to anon, authenticated;

revoke all on function public.profile_reviews(uuid, text, integer, integer) from public;

grant execute on function public.profile_reviews(uuid, text, integer, integer) to anon, authenticated;

revoke all on function public.profile_watches(uuid, text, integer) from public;

grant execute on function public.profile_watches(uuid, text, integer) to anon, authenticated;

revoke all on function public.remove_follower(uuid) from public;

grant execute on function public.remove_follower(uuid) to authenticated;

revoke all on function public.renew_profile_link() from public;

grant execute on function public.renew_profile_link() to authenticated;

revoke all on function public.shared_year(text) from public;

grant execute on function public.shared_year(text) to anon, authenticated;

grant select, delete on public.movie_reminders to authenticated;

grant insert (user_id, movie_id, remind_on, remind_by_email, movie_title, movie_poster_path, region, release)
  on public.movie_reminders to authenticated;

grant update (user_id, movie_id, remind_on, remind_by_email, movie_title, movie_poster_path, region, release)
  on public.movie_reminders to authenticated;

grant select, delete on public.series_reminders to authenticated;

grant insert (user_id, series_id, series_name, series_poster_path, known_season)
  on public.series_reminders to authenticated;

revoke all on function private.move_reminders(jsonb) from public;

revoke all on function private.reset_reminder() from public;

revoke all on function public.enqueue_due_reminders(date) from public;

grant execute on function public.enqueue_due_reminders(date) to service_role;

revoke all on function public.keep_reminded_series(integer, text, text, boolean, jsonb) from public;

grant execute on function public.keep_reminded_series(integer, text, text, boolean, jsonb) to service_role;

revoke all on function public.my_series_reminders(date) from public;

grant execute on function public.my_series_reminders(date) to authenticated;

revoke all on function public.stale_reminders(date, timestamptz, integer) from public;

grant execute on function public.stale_reminders(date, timestamptz, integer) to service_role;

revoke all on function public.stale_series_reminders(timestamptz, integer) from public;

grant execute on function public.stale_series_reminders(timestamptz, integer) to service_role;

grant select, delete on public.dismissed_titles to authenticated;

grant insert (user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at)
  on public.dismissed_titles to authenticated;

grant select, delete on public.favorite_movies to authenticated;

grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
) on public.favorite_movies to authenticated;

grant select, delete on public.favorite_tv_series to authenticated;

grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
) on public.favorite_tv_series to authenticated;

grant select, delete on public.saved_searches to authenticated;

grant insert (user_id, kind, name, query, created_at) on public.saved_searches to authenticated;

grant update (name) on public.saved_searches to authenticated;

grant select, delete on public.tv_wishlists to authenticated;

grant select (series_name_key) on public.tv_wishlists to authenticated;

grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
) on public.tv_wishlists to authenticated;

grant select, delete on public.watched_movies to authenticated;

grant select (movie_title_key) on public.watched_movies to authenticated;

grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at,
  marked_on
) on public.watched_movies to authenticated;

grant select, delete on public.watched_tv_series to authenticated;

grant select (series_name_key) on public.watched_tv_series to authenticated;

grant insert (
  user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at,
  marked_on
) on public.watched_tv_series to authenticated;

grant select, delete on public.wishlists to authenticated;

grant select (movie_title_key) on public.wishlists to authenticated;

grant insert (
  user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
) on public.wishlists to authenticated;

grant select on public.tv_wishlists_view to authenticated;

grant select on public.watched_movies_view to authenticated;

grant select on public.watched_tv_series_view to authenticated;

grant select on public.wishlists_view to authenticated;

revoke all on function private.bound_dismissed_titles() from public;

revoke all on function private.bound_saved_searches() from public;

revoke all on function private.exchange_lists() from public;

revoke all on function private.lock_exchange() from public;

revoke all on function private.refresh_kept_rows(text, text, integer, text, text, date, numeric) from public;

revoke all on function private.refresh_list_rows(text, text, integer, text, text, date, numeric) from public;

revoke all on function public.home_wishes(date, integer) from public;

grant execute on function public.home_wishes(date, integer) to authenticated;

revoke all on function public.my_list_marks(integer[], integer[]) from public;

grant execute on function public.my_list_marks(integer[], integer[]) to authenticated;

revoke all on function public.my_unchecked_titles(text, text, text) from public;

grant execute on function public.my_unchecked_titles(text, text, text) to authenticated;

revoke all on function public.own_cards(date, integer[], integer[]) from public;

grant execute on function public.own_cards(date, integer[], integer[]) to authenticated;

revoke all on function public.refresh_title(text, integer, text, text, date, numeric) from public;

grant execute on function public.refresh_title(text, integer, text, text, date, numeric) to service_role;

revoke all on function public.stale_titles(timestamptz, integer) from public;

grant execute on function public.stale_titles(timestamptz, integer) to service_role;

revoke all on function public.take_back_mark(text, integer, timestamptz, timestamptz) from public;

grant execute on function public.take_back_mark(text, integer, timestamptz, timestamptz) to authenticated;

revoke all on function public.take_back_marks(integer, timestamptz, text) from public;

grant execute on function public.take_back_marks(integer, timestamptz, text) to authenticated;

revoke all on function public.titles_of_mine(text, integer[]) from public;

grant execute on function public.titles_of_mine(text, integer[]) to authenticated;

revoke all on function public.wish_missing_movies(jsonb) from public;

grant execute on function public.wish_missing_movies(jsonb) to authenticated;

grant select, delete on public.episode_watches to authenticated;

grant insert (user_id, series_id, run, season, number, day, marked_at) on public.episode_watches to authenticated;

grant update (day) on public.episode_watches to authenticated;

grant select on public.episodes to authenticated;

grant select, delete on public.followed_series to authenticated;

grant insert (user_id, series_id, state, run, series_name, series_poster_path, followed_at)
  on public.followed_series to authenticated;

grant update (state, run) on public.followed_series to authenticated;

grant select, delete on public.lost_episode_watches to authenticated;

revoke all on public.series_facts from anon, authenticated, service_role;

grant select (series_id, series_name, series_poster_path, ended, gone) on public.series_facts to authenticated;

revoke all on function private.bound_followed_series() from public;

revoke all on function private.knows_episodes(integer) from public;

revoke all on function private.move_episode_watches(integer, jsonb) from public;

revoke all on function public.date_by_air(integer, integer, integer, integer, date) from public;

grant execute on function public.date_by_air(integer, integer, integer, integer, date) to authenticated;

revoke all on function public.forget_series(timestamptz) from public;

grant execute on function public.forget_series(timestamptz) to service_role;

revoke all on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) from public;

grant execute
  on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) to service_role;

revoke all on function public.keep_series_gone(integer) from public;

grant execute on function public.keep_series_gone(integer) to service_role;

revoke all on function public.kept_episodes(integer) from public;

grant execute on function public.kept_episodes(integer) to service_role;

revoke all on function public.mark_episodes(integer, text, text, text, integer, integer, date, date) from public;

grant execute
  on function public.mark_episodes(integer, text, text, text, integer, integer, date, date) to authenticated;

revoke all on function public.my_missing_episodes(uuid) from public;

grant execute on function public.my_missing_episodes(uuid) to authenticated;

revoke all on function public.series_marks(integer, date, integer, integer, integer) from public;

grant execute on function public.series_marks(integer, date, integer, integer, integer) to authenticated;

revoke all on function public.series_progress(date, integer[]) from public;

grant execute on function public.series_progress(date, integer[]) to authenticated;

revoke all on function public.stale_series(timestamptz, timestamptz, integer) from public;

grant execute on function public.stale_series(timestamptz, timestamptz, integer) to service_role;

revoke all on function public.unmark_day(integer, date) from public;

grant execute on function public.unmark_day(integer, date) to authenticated;

revoke all on function public.unmark_episodes(integer, integer, integer) from public;

grant execute on function public.unmark_episodes(integer, integer, integer) to authenticated;

revoke all on function public.up_next(date, text, integer, integer, integer[], text) from public;

grant execute on function public.up_next(date, text, integer, integer, integer[], text) to authenticated;

revoke all on function public.restore_episodes(integer, jsonb) from public;

grant execute on function public.restore_episodes(integer, jsonb) to authenticated;

grant select, delete on public.my_services to authenticated;

grant insert (user_id, service_id) on public.my_services to authenticated;

grant select on public.service_arrivals to authenticated;

revoke all on public.title_offers from anon, authenticated, service_role;

grant select on private.titles_on_my_services to authenticated;

revoke all on function private.bound_my_services() from public;

revoke all on function private.note_arrivals(public.title_offers, public.title_offers, text) from public;

revoke all on function public.forget_offers() from public;

grant execute on function public.forget_offers() to service_role;

revoke all on function public.keep_title_offers(jsonb, text) from public;

grant execute on function public.keep_title_offers(jsonb, text) to service_role;

revoke all on function public.my_arrivals(integer) from public;

grant execute on function public.my_arrivals(integer) to authenticated;

revoke all on function public.offers_to_check(text, timestamptz, integer) from public;

grant execute on function public.offers_to_check(text, timestamptz, integer) to service_role;

revoke all on function public.settle_arrivals(jsonb) from public;

grant execute on function public.settle_arrivals(jsonb) to service_role;

revoke all on function public.untold_arrivals(timestamptz, integer) from public;

grant execute on function public.untold_arrivals(timestamptz, integer) to service_role;

revoke all on function private.best_seasons(uuid, integer, text) from public;

revoke all on function private.bound_entries() from public;

revoke all on function private.bound_typed() from public;

revoke all on function private.forget_counts() from public;

revoke all on function private.has_no_such_part(integer, integer, integer) from public;

revoke all on function private.keep_time_sane() from public;

revoke all on function private.part_of(jsonb) from public;

revoke all on function private.stamp_update() from public;

revoke all on function private.title_key(text) from public;

grant execute on function private.title_key(text) to authenticated, service_role;

revoke all on function private.trimmed(text) from public;

revoke all on function private.tvdb_of(text, integer) from public;

revoke all on function public.own_ai_page() from public;

grant execute on function public.own_ai_page() to authenticated;

revoke all on function public.receive_scrobble(uuid, jsonb) from public;

grant execute on function public.receive_scrobble(uuid, jsonb) to service_role;

grant select on public.private_notes to authenticated;

grant select on public.tags to authenticated;

grant select on public.title_tags to authenticated;

grant select on public.tv_wishlists_by_tag to authenticated;

grant select on public.watched_movies_by_tag to authenticated;

grant select on public.watched_tv_series_by_tag to authenticated;

grant select on public.wishlists_by_tag to authenticated;

revoke all on function private.bound_tags() from public;

revoke all on function private.bound_title_tags() from public;

revoke all on function private.drop_unused_tags() from public;

revoke all on function private.keep_former_tag(public.tags, text) from public;

revoke all on function private.note_renamed_tag() from public;

revoke all on function private.save_import_tags(public.imports, integer[]) from public;

revoke all on function private.tag_key(text) from public;

revoke all on function private.tag_title(uuid, text, jsonb, text[], timestamptz) from public;

revoke all on function private.untag_title(uuid, text, integer, text[]) from public;

revoke all on function public.delete_tag(text) from public;

grant execute on function public.delete_tag(text) to authenticated;

revoke all on function public.keep_tags_and_note(text, jsonb, integer, text[], text[], text, timestamptz) from public;

grant execute
  on function public.keep_tags_and_note(text, jsonb, integer, text[], text[], text, timestamptz) to authenticated;

revoke all on function public.my_tagged_titles(text, text, integer) from public;

grant execute on function public.my_tagged_titles(text, text, integer) to authenticated;

revoke all on function public.my_tags() from public;

grant execute on function public.my_tags() to authenticated;

revoke all on function public.my_tags_and_note(text, integer, integer) from public;

grant execute on function public.my_tags_and_note(text, integer, integer) to authenticated;

revoke all on function public.put_back_tag(uuid) from public;

grant execute on function public.put_back_tag(uuid) to authenticated;

revoke all on function public.rename_tag(text, text) from public;

grant execute on function public.rename_tag(text, text) to authenticated;

grant delete on public.webhooks to authenticated;

grant select (id, user_id, url, shape, events, created_at, failing_since, off_at) on public.webhooks to authenticated;

revoke all on function private.tell_webhooks() from public;

revoke all on function public.claim_webhook_messages(integer, uuid[]) from public;

grant execute on function public.claim_webhook_messages(integer, uuid[]) to service_role;

revoke all on function public.make_webhook(text, text, text[]) from public;

grant execute on function public.make_webhook(text, text, text[]) to authenticated;

revoke all on function public.my_webhooks() from public;

grant execute on function public.my_webhooks() to authenticated;

revoke all on function public.settle_webhook_message(uuid, text, integer) from public;

grant execute on function public.settle_webhook_message(uuid, text, integer) to service_role;

revoke all on function public.try_webhook(uuid) from public;

grant execute on function public.try_webhook(uuid) to authenticated;

create trigger stamp_update before update on public.ai_preferences
  for each row execute function private.stamp_update();

create trigger keep_last_searches after insert on public.ai_searches
  for each row execute function private.keep_last_searches();

create trigger stamp_update before update on public.user_api_keys
  for each row execute function private.stamp_update();

-- By which program a watch came in is told with it.
create trigger note_change after insert or update on public.plays
  for each row
  when (new.watch_id is not null)
  execute function private.note_change('history', 'watch_id');

create trigger count_added_list_items after insert on public.list_items
  referencing new table as touched
  for each statement execute function private.count_list_items();

create trigger count_removed_list_items after delete on public.list_items
  referencing old table as touched
  for each statement execute function private.count_list_items();

create trigger note_change after insert or delete or update on public.list_items
  for each row execute function private.note_change('list_items', 'list_id', 'kind', 'title_id');

create trigger place_list_item before insert on public.list_items
  for each row execute function private.place_list_item();

create trigger tell_webhooks after insert on public.list_items
  for each row execute function private.tell_webhooks('listed', 'list_items', 'added_at', 'list_id', 'kind', 'title_id');

create trigger touch_list_of_item after update of note on public.list_items
  for each row
  when (old.note is distinct from new.note)
  execute function private.touch_list_of_item();

create trigger typed_length before insert or update of note on public.list_items
  for each row execute function private.bound_typed('note', '500');

create trigger bound_lists after insert on public.lists
  referencing new table as added
  for each statement execute function private.bound_lists();

create trigger keep_list_hidden before update of visibility on public.lists
  for each row
  when (new.visibility <> 'private')
  execute function private.keep_list_hidden();

create trigger note_change after insert or delete or update on public.lists
  for each row execute function private.note_change('lists', 'id');

create trigger tell_list after delete or update on public.lists
  for each row execute function private.tell_list();

create trigger touch_list before update on public.lists
  for each row execute function private.touch_list();

create trigger typed_length before insert or update of description on public.lists
  for each row execute function private.bound_typed('description', '2000');

create trigger bound_watches after insert on public.watches
  referencing new table as added
  for each statement execute function private.bound_watches();

create trigger check_watch_day before insert or update of day on public.watches
  for each row execute function private.check_watch_day();

create trigger follow_watch_stars after insert on public.watches
  referencing new table as added
  for each statement execute function private.follow_watch_stars();

create trigger follow_watch_stars_changed after update on public.watches
  referencing old table as gone new table as added
  for each statement execute function private.follow_watch_stars();

create trigger follow_watch_stars_gone after delete on public.watches
  referencing old table as gone
  for each statement execute function private.follow_watch_stars();

create trigger note_change after insert or delete or update on public.watches
  for each row execute function private.note_change('history', 'id');

create trigger tell_deleted_watches after delete on public.watches
  referencing old table as gone
  for each statement execute function private.tell_taken_back();

create trigger tell_moved_watches after update on public.watches
  referencing old table as gone new table as added
  for each statement execute function private.tell_moved_watches();

create trigger tell_webhooks after insert on public.watches
  for each row execute function private.tell_webhooks('watched', 'history', 'created_at', 'id');

create trigger touch_numbers after insert on public.watches
  referencing new table as added
  for each statement execute function private.touch_numbers();

create trigger touch_numbers_changed after update on public.watches
  referencing old table as gone new table as added
  for each statement execute function private.touch_numbers_changed();

create trigger touch_numbers_gone after delete on public.watches
  referencing old table as gone
  for each statement execute function private.touch_numbers();

create trigger want_facts after insert on public.watches
  referencing new table as added
  for each statement execute function private.want_facts('title_id');

create trigger bound_for_you_feedback after insert on public.for_you_feedback
  referencing new table as added
  for each statement execute function private.bound_for_you_feedback();

create trigger keep_time_sane before insert on public.for_you_feedback
  for each row
  when (new.said_at is null or new.said_at > now())
  execute function private.keep_time_sane('said_at');

create trigger end_release_mails after insert or update on public.notice_preferences
  for each row
  when (new.kind = 'release' and new.mail = 'never')
  execute function private.end_release_mails();

create trigger note_change after insert or delete or update on public.notices
  for each row execute function private.note_change('notices', 'id');

create trigger tell_webhooks after insert on public.notices
  for each row execute function private.tell_webhooks('notice', 'notices', 'created_at', 'id');

create trigger forget_counts after insert on private.title_facts
  referencing new table as added
  for each statement execute function private.forget_counts();

create trigger forget_counts_changed after update on private.title_facts
  referencing old table as gone new table as added
  for each statement execute function private.forget_counts();

create trigger forget_counts_gone after delete on private.title_facts
  referencing old table as gone
  for each statement execute function private.forget_counts();

create trigger bound_entries after insert on public.movie_ratings
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of movies');

create trigger note_change after insert or delete or update on public.movie_ratings
  for each row execute function private.note_change('ratings', '=movie', 'movie_id');

create trigger settle_stars before insert or update on public.movie_ratings
  for each row execute function private.settle_stars();

create trigger stamp_update before update on public.movie_ratings
  for each row execute function private.stamp_update();

create trigger tell_changed_ratings after update on public.movie_ratings
  referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');

create trigger tell_deleted_ratings after delete on public.movie_ratings
  referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');

create trigger tell_webhooks after insert on public.movie_ratings
  for each row execute function private.tell_webhooks('rated', 'ratings', 'created_at', '=movie', 'movie_id');

create trigger tell_webhooks_changed after update of rating on public.movie_ratings
  for each row
  when (old.rating <> new.rating)
  execute function private.tell_webhooks('rated', 'ratings', 'updated_at', '=movie', 'movie_id');

create trigger touch_numbers after insert on public.movie_ratings
  referencing new table as added
  for each statement execute function private.touch_numbers();

create trigger touch_numbers_gone after delete on public.movie_ratings
  referencing old table as gone
  for each statement execute function private.touch_numbers();

create trigger want_facts after insert on public.movie_ratings
  referencing new table as added
  for each statement execute function private.want_facts('movie_id', 'movie');

create trigger want_for_you after insert on public.movie_ratings
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger want_for_you_changed after update on public.movie_ratings
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger want_for_you_gone after delete on public.movie_ratings
  referencing old table as gone
  for each statement execute function private.want_for_you();

create trigger bound_entries after insert on public.movie_reviews
  referencing new table as added
  for each statement execute function private.bound_entries('10000', 'An account holds 10,000 reviews of movies');

create trigger keep_removed_review after delete on public.movie_reviews
  referencing old table as gone
  for each statement execute function private.keep_removed_review('movie', 'movie_id');

create trigger note_change after insert or delete or update on public.movie_reviews
  for each row execute function private.note_change('reviews', 'id');

create trigger tell_changed_reviews after update on public.movie_reviews
  referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');

create trigger tell_deleted_reviews after delete on public.movie_reviews
  referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');

create trigger tell_webhooks after insert on public.movie_reviews
  for each row execute function private.tell_webhooks('reviewed', 'reviews', 'created_at', 'id');

create trigger tidy_review before insert or update of review on public.movie_reviews
  for each row execute function private.tidy_review();

create trigger touch_numbers after insert on public.movie_reviews
  referencing new table as added
  for each statement execute function private.touch_numbers();

create trigger touch_numbers_gone after delete on public.movie_reviews
  referencing old table as gone
  for each statement execute function private.touch_numbers();

-- Behind tidy_review, which trims.
create trigger typed_length before insert or update of review on public.movie_reviews
  for each row execute function private.bound_typed('review', '500');

create trigger bound_entries after insert on public.part_ratings
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of seasons and episodes');

create trigger note_change after insert or delete or update on public.part_ratings
  for each row execute function private.note_change('part_ratings', 'series_id', 'season', 'number');

create trigger stamp_update before update on public.part_ratings
  for each row execute function private.stamp_update();

create trigger want_facts after insert on public.part_ratings
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create trigger bound_entries after insert on public.series_ratings
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of series');

create trigger note_change after insert or delete or update on public.series_ratings
  for each row execute function private.note_change('ratings', '=tv', 'series_id');

create trigger settle_stars before insert or update on public.series_ratings
  for each row execute function private.settle_stars();

create trigger stamp_update before update on public.series_ratings
  for each row execute function private.stamp_update();

create trigger tell_changed_ratings after update on public.series_ratings
  referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');

create trigger tell_deleted_ratings after delete on public.series_ratings
  referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');

create trigger tell_webhooks after insert on public.series_ratings
  for each row execute function private.tell_webhooks('rated', 'ratings', 'created_at', '=tv', 'series_id');

create trigger tell_webhooks_changed after update of rating on public.series_ratings
  for each row
  when (old.rating <> new.rating)
  execute function private.tell_webhooks('rated', 'ratings', 'updated_at', '=tv', 'series_id');

create trigger touch_numbers after insert on public.series_ratings
  referencing new table as added
  for each statement execute function private.touch_numbers();

create trigger touch_numbers_gone after delete on public.series_ratings
  referencing old table as gone
  for each statement execute function private.touch_numbers();

create trigger want_facts after insert on public.series_ratings
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create trigger want_for_you after insert on public.series_ratings
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger want_for_you_changed after update on public.series_ratings
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger want_for_you_gone after delete on public.series_ratings
  referencing old table as gone
  for each statement execute function private.want_for_you();

create trigger bound_entries after insert on public.series_reviews
  referencing new table as added
  for each statement execute function private.bound_entries('10000', 'An account holds 10,000 reviews of series');

create trigger keep_removed_review after delete on public.series_reviews
  referencing old table as gone
  for each statement execute function private.keep_removed_review('tv', 'series_id');

create trigger note_change after insert or delete or update on public.series_reviews
  for each row execute function private.note_change('reviews', 'id');

create trigger tell_changed_reviews after update on public.series_reviews
  referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');

create trigger tell_deleted_reviews after delete on public.series_reviews
  referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');

create trigger tell_webhooks after insert on public.series_reviews
  for each row execute function private.tell_webhooks('reviewed', 'reviews', 'created_at', 'id');

create trigger tidy_review before insert or update of review on public.series_reviews
  for each row execute function private.tidy_review();

create trigger touch_numbers after insert on public.series_reviews
  referencing new table as added
  for each statement execute function private.touch_numbers();

create trigger touch_numbers_gone after delete on public.series_reviews
  referencing old table as gone
  for each statement execute function private.touch_numbers();

create trigger typed_length before insert or update of review on public.series_reviews
  for each row execute function private.bound_typed('review', '500');

create trigger guard_door before insert on auth.users
  for each row execute function private.guard_door();

create trigger on_auth_user_confirmed after update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.handle_confirmed_user();

create trigger on_auth_user_created after insert on auth.users
  for each row execute function private.handle_new_user();

create trigger on_auth_user_email_changed after update of email on auth.users
  for each row
  when (old.email::text is distinct from new.email::text)
  execute function private.handle_changed_email();

create trigger settle_invitation after update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.settle_invitation();

-- Providers confirm an address while the account is made. After the trigger that makes the profile, by its name.
create trigger settle_new_account after insert on auth.users
  for each row
  when (new.email_confirmed_at is not null)
  execute function private.settle_invitation();

create trigger tell_changed_profile after update on public.profiles
  for each row
  when (old.full_name is distinct from new.full_name or old.avatar_url is distinct from new.avatar_url)
  execute function private.tell_profile();

create trigger tell_deleted_profile after delete on public.profiles
  for each row execute function private.tell_profile();

create trigger tidy_profile before insert or update of full_name on public.profiles
  for each row execute function private.tidy_profile();

create trigger end_follows after insert on public.blocks
  for each row execute function private.end_follows();

create trigger prepare_block before insert on public.blocks
  for each row execute function private.prepare_block();

create trigger prepare_follow before insert on public.follows
  for each row execute function private.prepare_follow();

create trigger tell_deleted_favorites after delete on public.profile_favorites
  referencing old table as gone
  for each statement execute function private.tell_taken_back();

create trigger tell_profile_page after delete or update on public.profile_pages
  for each row execute function private.tell_profile_page();

create trigger touch_profile_page before update on public.profile_pages
  for each row execute function private.touch_profile_page();

create trigger begin_release_mails after insert or update on public.movie_reminders
  for each row
  when (new.remind_by_email)
  execute function private.begin_release_mails();

create trigger reset_reminder before update on public.movie_reminders
  for each row execute function private.reset_reminder();

create trigger want_releases after insert on public.movie_reminders
  referencing new table as added
  for each statement execute function private.want_releases('remind_on');

create trigger bound_dismissed_titles after insert on public.dismissed_titles
  referencing new table as added
  for each statement execute function private.bound_dismissed_titles();

create trigger keep_time_sane before insert on public.dismissed_titles
  for each row
  when (new.dismissed_at is null or new.dismissed_at > now())
  execute function private.keep_time_sane('dismissed_at');

create trigger note_change after insert or delete or update on public.dismissed_titles
  for each row execute function private.note_change('dismissed', 'kind', 'title_id');

create trigger want_for_you after insert on public.dismissed_titles
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger want_for_you_gone after delete on public.dismissed_titles
  referencing old table as gone
  for each statement execute function private.want_for_you();

create trigger keep_time_sane before insert on public.favorite_movies
  for each row
  when (new.favorited_at is null or new.favorited_at > now())
  execute function private.keep_time_sane('favorited_at');

create trigger note_change after insert or delete or update on public.favorite_movies
  for each row execute function private.note_change('favorites', '=movie', 'movie_id');

create trigger want_facts after insert on public.favorite_movies
  referencing new table as added
  for each statement execute function private.want_facts('movie_id', 'movie');

create trigger want_for_you after insert on public.favorite_movies
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger keep_time_sane before insert on public.favorite_tv_series
  for each row
  when (new.favorited_at is null or new.favorited_at > now())
  execute function private.keep_time_sane('favorited_at');

create trigger note_change after insert or delete or update on public.favorite_tv_series
  for each row execute function private.note_change('favorites', '=tv', 'series_id');

create trigger want_facts after insert on public.favorite_tv_series
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create trigger want_for_you after insert on public.favorite_tv_series
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger bound_saved_searches before insert on public.saved_searches
  for each row execute function private.bound_saved_searches();

create trigger names_of_saved_searches before update of name on public.saved_searches
  for each row execute function private.bound_saved_searches();

create trigger bound_entries after insert on public.tv_wishlists
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'A wishlist holds 50,000 series');

create trigger exchange_with_watched after insert on public.tv_wishlists
  referencing new table as added
  for each statement execute function private.exchange_lists('watched_tv_series', 'series_id');

create trigger keep_time_sane before insert on public.tv_wishlists
  for each row
  when (new.added_at is null or new.added_at > now())
  execute function private.keep_time_sane('added_at');

create trigger lock_exchange before insert on public.tv_wishlists
  for each row execute function private.lock_exchange('tv');

create trigger note_change after insert or delete or update on public.tv_wishlists
  for each row execute function private.note_change('wishlist', '=tv', 'series_id');

create trigger tell_webhooks after insert on public.tv_wishlists
  for each row execute function private.tell_webhooks('wished', 'wishlist', 'added_at', '=tv', 'series_id');

create trigger want_facts after insert on public.tv_wishlists
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create trigger want_for_you after insert on public.tv_wishlists
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger exchange_with_wishlist after insert on public.watched_movies
  referencing new table as added
  for each statement execute function private.exchange_lists('wishlists', 'movie_id');

create trigger keep_time_sane before insert on public.watched_movies
  for each row
  when (new.watched_at is null or new.watched_at > now())
  execute function private.keep_time_sane('watched_at');

create trigger lock_exchange before insert on public.watched_movies
  for each row execute function private.lock_exchange('movie');

create trigger note_change after insert or delete or update on public.watched_movies
  for each row execute function private.note_change('watched', '=movie', 'movie_id');

create trigger record_watch after insert on public.watched_movies
  referencing new table as added
  for each statement execute function private.record_watch('movie');

create trigger want_facts after insert on public.watched_movies
  referencing new table as added
  for each statement execute function private.want_facts('movie_id', 'movie');

create trigger want_for_you after insert on public.watched_movies
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger want_for_you_gone after delete on public.watched_movies
  referencing old table as gone
  for each statement execute function private.want_for_you();

create trigger exchange_with_wishlist after insert on public.watched_tv_series
  referencing new table as added
  for each statement execute function private.exchange_lists('tv_wishlists', 'series_id');

create trigger keep_time_sane before insert on public.watched_tv_series
  for each row
  when (new.watched_at is null or new.watched_at > now())
  execute function private.keep_time_sane('watched_at');

create trigger lock_exchange before insert on public.watched_tv_series
  for each row execute function private.lock_exchange('tv');

create trigger note_change after insert or delete or update on public.watched_tv_series
  for each row execute function private.note_change('watched', '=tv', 'series_id');

create trigger record_watch after insert on public.watched_tv_series
  referencing new table as added
  for each statement execute function private.record_watch('tv');

create trigger want_facts after insert on public.watched_tv_series
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create trigger want_for_you after insert on public.watched_tv_series
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger want_for_you_gone after delete on public.watched_tv_series
  referencing old table as gone
  for each statement execute function private.want_for_you();

create trigger bound_entries after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'A wishlist holds 50,000 movies');

create trigger exchange_with_watched after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.exchange_lists('watched_movies', 'movie_id');

create trigger keep_time_sane before insert on public.wishlists
  for each row
  when (new.added_at is null or new.added_at > now())
  execute function private.keep_time_sane('added_at');

create trigger lock_exchange before insert on public.wishlists
  for each row execute function private.lock_exchange('movie');

create trigger note_change after insert or delete or update on public.wishlists
  for each row execute function private.note_change('wishlist', '=movie', 'movie_id');

create trigger tell_webhooks after insert on public.wishlists
  for each row execute function private.tell_webhooks('wished', 'wishlist', 'added_at', '=movie', 'movie_id');

create trigger want_facts after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.want_facts('movie_id', 'movie');

create trigger want_for_you after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger want_releases after insert on public.wishlists
  referencing new table as added
  for each statement execute function private.want_releases('movie_release_date');

-- Episodes are dated when they are marked and later, and then by the same rule as titles.
create trigger check_watch_day before update of day on public.episode_watches
  for each row
  when (new.day is distinct from old.day)
  execute function private.check_watch_day();

create trigger note_change after insert or delete or update on public.episode_watches
  for each row execute function private.note_change('episodes', 'series_id', 'run', 'season', 'number');

create trigger tell_deleted_watches after delete on public.episode_watches
  referencing old table as gone
  for each statement execute function private.tell_taken_back();

create trigger tell_webhooks after insert on public.episode_watches
  for each row execute function private.tell_webhooks('watched', 'episodes', 'marked_at', 'series_id', 'run', 'season', 'number');

create trigger touch_numbers after insert on public.episode_watches
  referencing new table as added
  for each statement execute function private.touch_numbers();

create trigger touch_numbers_changed after update on public.episode_watches
  referencing old table as gone new table as added
  for each statement execute function private.touch_numbers_changed();

create trigger touch_numbers_gone after delete on public.episode_watches
  referencing old table as gone
  for each statement execute function private.touch_numbers();

create trigger want_facts after insert on public.episode_watches
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create trigger forget_counts after insert on public.episodes
  referencing new table as added
  for each statement execute function private.forget_counts();

create trigger forget_counts_changed after update on public.episodes
  referencing old table as gone new table as added
  for each statement execute function private.forget_counts();

create trigger forget_counts_gone after delete on public.episodes
  referencing old table as gone
  for each statement execute function private.forget_counts();

create trigger bound_followed_series before insert on public.followed_series
  for each row execute function private.bound_followed_series();

create trigger note_change after insert or delete or update on public.followed_series
  for each row execute function private.note_change('series', 'series_id');

create trigger want_for_you_changed after update on public.followed_series
  referencing new table as added
  for each statement execute function private.want_for_you();

create trigger bound_my_services before insert on public.my_services
  for each row execute function private.bound_my_services();

create trigger bound_entries after insert on public.private_notes
  referencing new table as added
  for each statement execute function private.bound_entries('10000', 'An account holds 10,000 notes');

create trigger note_change after insert or delete or update on public.private_notes
  for each row execute function private.note_change('notes', 'kind', 'title_id', 'season');

create trigger want_facts after insert on public.private_notes
  referencing new table as added
  for each statement execute function private.want_facts('title_id');

create trigger bound_tags after insert on public.tags
  referencing new table as added
  for each statement execute function private.bound_tags();

create trigger note_renamed_tag after update of name on public.tags
  for each row
  when (old.name is distinct from new.name)
  execute function private.note_renamed_tag();

create trigger bound_entries after insert on public.title_tags
  referencing new table as added
  for each statement execute function private.bound_entries('100000', 'An account holds 100,000 tags of titles');

create trigger bound_title_tags after insert on public.title_tags
  referencing new table as added
  for each statement execute function private.bound_title_tags();

create trigger drop_unused_tags after delete on public.title_tags
  referencing old table as gone
  for each statement execute function private.drop_unused_tags();

create trigger note_change after insert or delete or update on public.title_tags
  for each row execute function private.note_change('tags', 'kind', 'title_id');

create trigger want_facts after insert on public.title_tags
  referencing new table as added
  for each statement execute function private.want_facts('title_id');

comment on table private.moderation_actions is
  'The audit trail. It keeps no text of a review: the copy that undo needs goes with the author''s account.';

comment on table private.page_actions is
  'The audit trail of people''s pages, as moderation_actions is that of reviews.';

comment on column private.page_actions.list_id is 'The list it was about; null where it was the person''s page.';

comment on table private.removed_reviews is
  'Deleted reviews, an hour for those deleted by their author, thirty days for those removed by an admin.';

comment on table public.review_reports is 'One report per person and review; gone with the review.';

comment on table public.user_roles is 'Roles beyond that of a registered user. No row means none.';

comment on column public.user_roles.created_at is 'Since when the person has the role.';

comment on function private.is_admin() is
  'Whether the caller is an admin now; read from the table, so that a revoked role ends at once.';

comment on function private.require_admin() is 'Raises 42501 unless the caller is an admin.';

comment on function private.review_text(jsonb) is 'The review of an entry without blanks at its ends.';

comment on function public.admin_charts(date) is
  'Sign-ups of each of the last 30 days (UTC), ratings by stars, the ten most wished and most watched titles.';

comment on function public.admin_dismiss_list_reports(uuid) is
  'Drops the reports of a list; returns how many there were. A hidden list stays hidden.';

comment on function public.admin_dismiss_profile_reports(uuid) is
  'Drops the reports of a page; returns how many there were. A hidden page stays hidden.';

comment on function public.admin_dismiss_reports(text, uuid) is
  'Drops the reports of a review that may stay; returns how many there were.';

comment on function public.admin_feedback(text, text, smallint, date, date, text, integer[], integer[], text, boolean, integer, integer) is
'One page of all reviews and ratings for an admin: at most 1,000 rows from at most the 100,000th. Days are
UTC; the search looks in text, name and e-mail, and matches the given titles too. Sort by date, rating, person,
title, kind or type.';

comment on function public.admin_hide_list(uuid, boolean, text) is
  'Hides a list from everybody but its owner, with a reason, or shows it as it was; false when it was so already.';

comment on function public.admin_hide_profile(uuid, boolean, text) is
  'Hides a person''s page from everybody but them, with a reason, or shows it again; false when it was so already.';

comment on function public.admin_list_reports(integer, integer) is
  'Reported lists, the most reported first, with the ten latest reasons.';

comment on function public.admin_moderation_log(integer, integer) is
  'Who did what when, the latest first; restorable while admin_restore_review would bring the review back.';

comment on function public.admin_operations() is 'Database size, the mail queue, and the last run of each job.';

comment on function public.admin_profile_reports(integer, integer) is
  'Reported pages of people, the most reported first, with the ten latest reasons.';

comment on function public.admin_remove_review(text, uuid, text) is
  'Removes a review and records who did it and why; false when there is none. Can be undone for thirty days.';

comment on function public.admin_report_queue(integer, integer) is
  'Reported reviews, the most reported first, with the ten latest reasons.';

comment on function public.admin_restore_review(uuid) is
  'Undoes a removal by moderation, with the original id and times; false when it is too late.';

comment on function public.admin_stats() is
  'Totals, the five most recent profiles with e-mail, and who is admin since when.';

comment on function public.grant_admin(text) is
  'Makes the account with this e-mail an admin; false when there is none. For the server''s command only.';

comment on function public.revoke_admin(text) is
  'Takes the admin role from the account with this e-mail; false when it had none.';

comment on function public.restore_my_review(uuid) is
'Undoes the caller''s own deletion within the hour, with the original id and times; false when it cannot.
Definer, because the copy is in a schema no request may read; it checks the author.';

comment on table public.ai_preferences is 'No row means the default: searches are kept.';

comment on column public.ai_searches.results is 'The answer as shown: titles, reasons, reasoning.';

comment on column public.user_api_keys.gemini_api_key is
'The provider''s key, encrypted by the server with the user id as associated data. Named after the first
provider; the rows of other providers use it too. Not readable as a column: see encrypted_api_key().';

comment on column public.user_api_keys.mask is 'What the person sees of the key.';

comment on column public.user_api_keys.endpoint is 'For providers reached at an address of one''s own.';

comment on function private.keep_last_searches() is 'Thirty searches are kept for each person.';

comment on function public.encrypted_api_key(text) is
'The caller''s own key as stored, null when there is none. Definer, because no role may select the column,
so that no list of columns ever carries it by accident; the server alone can decrypt it.';

comment on function public.save_api_key(text, text, text, text, text) is
'Saves or replaces the caller''s encrypted key of one provider. Definer, because an upsert must be allowed
to read the columns it replaces; it writes the caller''s row only.';

comment on table private.api_calls is 'Calls with an Idempotency-Key and what they were answered, for a day.';

comment on column private.api_calls.asked is 'SHA-256 of what was asked.';

comment on table private.changes is
'Every thing of a person''s that was changed, once, with the number of its latest change. Numbers are given after a change
is committed (number_changes), so that whoever has read up to one number misses nothing that gets a smaller one.';

comment on column private.changes.number is 'Null until it is given.';

comment on column private.changes.gone is 'Its row was deleted.';

comment on table private.forgotten_changes is
  'Up to which number something was forgotten: who stands before it reads all anew.';

comment on table public.api_tokens is
  'Tokens by which programs act as a person, within their scopes and until their end.';

comment on column public.api_tokens.token_hash is 'SHA-256 of the token, in hexadecimal digits.';

comment on column public.api_tokens.last_program is 'What the program that used it last calls itself.';

comment on column public.api_tokens.last_region is 'The country that program says it is set to. No address is kept.';

comment on view public.my_items is
  'All that the API tells of whoever asks: what kind of thing, its id within the kind, when it was entered, and what it says.';

comment on function private.note_change() is
  'Notes that a thing was changed: what kind of thing, and the columns (or, after "=", the words) its id is made of.';

comment on function public.act_with_token() is
'Before every request of the data API: one that the server makes for a token acts as the person of that token from here on,
under their policies, and cannot write where the token may only read.';

comment on function public.api_changes(bigint, integer) is
  'What was changed of the caller''s after a number, each as it is now: without an item it is there no more.';

comment on function public.api_day() is 'The day it is where the caller is. Definer: how zones are read is private.';

comment on function public.api_items(text, text[]) is
  'Things of the caller''s of one kind, by their ids, 200 at most.';

comment on function public.api_me() is 'What the caller is called: by name, and by the address of their page.';

comment on function public.api_page(text, integer, timestamptz, text) is
  'Things of the caller''s of one kind, the latest first, behind the one with this time and id.';

comment on function public.api_playback(date, integer) is
  'What the caller did not finish since a day, the latest first, with its moment.';

comment on function public.api_put_episodes(jsonb) is
'Marks an episode for the caller; without a number all of the season, without a season all of the series but its specials, as far
as it has been on air, as one act. "again": in the first run after those in which any of them is marked, or where this very
moment is.';

comment on function public.api_put_list(text, jsonb) is
  'Makes or changes a list of the caller''s, or puts a title into one, at its end or at a place.';

comment on function public.api_put_marks(text, jsonb) is
'Gives a title of the caller''s these tags and no others, or writes their note to it or to a season. Definer: two
spellings are compared.';

comment on function public.api_put_opinion(text, jsonb) is
  'Writes stars or a review of the person whose token asks, with its own time. Definer: nobody else writes times.';

comment on function public.api_put_series(text, jsonb) is
'Follows, pauses or drops a series for the caller, or marks an episode, whose series is followed with it. Definer: the
day is told by functions no request calls; it writes for the caller alone.';

comment on function public.api_put_title(text, jsonb) is
  'Puts a title into one of the caller''s lists of titles: wishlist, watched, favorites, dismissed.';

comment on function public.api_put_watch(jsonb) is
'Writes down a watch of the caller''s with its own time, and its title into the watched list where it is not there. Definer: lengths of
titles lie where no request reads; it writes for the caller alone.';

comment on function public.api_remove(text, text) is 'Removes a thing of the caller''s; false when there is none.';

comment on function public.api_remove_marks(text, text) is
  'Takes all tags of the caller''s from a title, or deletes their note to it; false when there is none.';

comment on function public.api_write(jsonb) is
'Writes up to a hundred things of the caller''s and answers for each what was done (created, changed, same, removed, none)
with its id, or the code it was refused with.';

comment on function public.begin_api_call(uuid, text, text) is
  'Begins a call under a key: new, or running, or done with its answer, or (other) something else had this key.';

comment on function public.end_api_call(uuid, text, integer, text) is
  'Keeps what a call was answered; without a status it failed.';

comment on function public.make_api_token(text, text[], timestamptz) is
  'Makes the caller a token with these scopes, until a moment or for good, and answers it this once. Fifty at most.';

comment on function public.my_changes(bigint, integer) is
  'Which things of the caller''s were changed after a number, in the order of their latest changes.';

comment on function public.number_changes(uuid) is
  'Gives a person''s committed changes their numbers, in the order in which they were made, and answers the latest one.';

comment on function public.token_person(text) is
  'Whose token has this hash, and whether it may write; null for none.';

comment on function public.trim_changes(timestamptz) is
  'Forgets after ninety days that something was deleted; how many were forgotten.';

comment on function public.use_api_token(text, text, text) is
  'The token with this hash {id, person, name, scopes, endsAt}, and notes that it was used; null when there is none (any more).';

comment on table private.door is 'Whether only people with an invitation may sign up; written when a server starts.';

comment on table private.invitations is 'Links by which people may sign up while the door is closed.';

comment on column private.invitations.secret_hash is 'SHA-256 of the link''s secret, in hexadecimal digits.';

comment on column private.invitations.made_by is 'The admin who made it; null for the one a start prints.';

comment on column private.invitations.makes_admin is 'Whoever follows it becomes an admin, while there is none.';

comment on table private.invited is
  'Addresses that have taken an invitation and are not confirmed yet. Each holds a use, for as long as its mail works.';

comment on function private.admits(text) is
  'Whether an account may be made for this address now; for null, whether for any.';

comment on function private.guard_door() is
  'Refuses an account that nobody was invited to, whichever way it is made: password, code, provider or anonymous.';

comment on function private.let_invitations_go(uuid) is
'Gives back the uses of addresses that were not confirmed in a day, and of one invitation all that wait. Their accounts,
which nobody has ever entered, go.';

comment on function private.settle_invitation() is
  'With its address confirmed an account has used its invitation for good; the first one''s makes it an admin.';

comment on function private.state_of_invitation(private.invitations) is
  'open, or why it is not: unknown, revoked, used or ended.';

comment on function public.admin_invitations() is
  'Every invitation, the newest first, with how often it was taken and how many of those wait for their mail. Admins only.';

comment on function public.admin_invite(text, integer, integer) is
  'Makes an invitation for so many days and accounts, and answers its secret this once. Admins only; two hundred at most.';

comment on function public.admin_revoke_invitation(uuid) is
  'Ends an invitation at once, also for those who have not followed their mail yet; false when it was over. Admins only.';

comment on function public.invite_first_admin() is
  'The secret of a link that makes whoever signs up by it an admin, told this once; null when there is an admin. For the server.';

comment on function public.look_at_invitation(text) is
  'Whether the invitation with this hash can be taken: open, or unknown, revoked, used, ended. For the server.';

comment on function public.set_door(boolean) is
  'Closes the door to everybody without an invitation, or opens it. For the server.';

comment on function public.take_invitation(text, text) is
  'Lets an address sign up within a day, which uses the invitation with this hash once; answers open, or why not. For the server.';

comment on table private.calendar_marks is
  'The days that a calendar elsewhere was told, so that it is told of a move.';

comment on column private.calendar_marks.sequence is 'How often the day has moved (SEQUENCE of iCalendar).';

comment on table private.movie_releases is 'Days on which movies that somebody waits for come out.';

comment on column private.movie_releases.days is
  'By country (ISO 3166-1): {"DE": {"theatre": "2027-01-14", "digital": "2027-03-01"}}, either may be missing.';

comment on table public.calendar_feeds is 'The private address of somebody''s calendar, where they have one.';

comment on column public.calendar_feeds.token_hash is
  'SHA-256 of the secret part of the address, in hexadecimal digits.';

comment on function private.calendar_of(uuid, date, date, text, integer, text[]) is
'The events of somebody''s calendar between two days, both included, of some types or (null) all, with the days of release
of a region (ISO 3166-1) where they are known, at most 5,000.';

comment on function private.release_in(jsonb, text) is
'The day a movie comes out in a country, of days as movie_releases keeps them: in cinemas, else at home; no row where
neither is known.';

comment on function private.want_releases() is
  'Tells the server that movies are awaited whose days of release are not known. Its argument is the column of their day.';

comment on function public.calendar_feed(text, date, date, text, integer) is
'As calendar_of, for whoever knows the secret address, as a list; null when the address is nobody''s. The region is the
person''s own where they have said one. Each event says how often its day has moved since it was first told, and when last.';

comment on function public.drop_unkept_releases() is
  'Forgets the days of movies nobody wishes or is reminded of any more; answers how many.';

comment on function public.follow_releases(text) is
'Moves open reminders to the days of the country their person has said, else of the one they were set in, else of this
one, where these are known; returns how many that changed.';

comment on function public.my_calendar(date, date, text, integer, text[]) is
  'As calendar_of, for the caller; the region counts where they have said none of their own.';

comment on function public.renew_calendar_feed(timestamptz) is
'Makes the caller a new secret address, which ends the one before; null, and nothing done, when the one there is was
not made at the expected moment (null: when there is one).';

comment on function public.save_movie_releases(integer, jsonb) is
  'Keeps the days of a movie, in place of those before.';

comment on function public.stale_releases(date, timestamptz, integer) is
'Movies wished or reminded of that are to come, undated or half a year old at most, whose days were last compared with
the catalogue before that time; those never compared first, the latest wish before others.';

comment on table private.deliveries is 'What programs sent, as it was read, and what became of it.';

comment on column private.deliveries.user_id is 'Whose play it is; null while its account is nobody''s.';

comment on column private.deliveries.at is 'When it was played, as the program says, else when it came.';

comment on column private.deliveries.times is 'How often the same came in a row, where nothing was to be done.';

comment on column private.deliveries.title is 'The title that is meant.';

comment on column private.deliveries.candidates is 'Titles that could be meant.';

comment on column private.deliveries.done is 'The plays it was counted as.';

comment on table public.connection_accounts is
  'Accounts of other programs, as their deliveries named them, and into whose diary their plays go.';

comment on column public.connection_accounts.owner_id is 'Whose connection it is.';

comment on column public.connection_accounts.user_id is 'Whose plays these are; null while nobody has said so.';

comment on column public.connection_accounts.left_out is 'The owner does not want its plays.';

comment on column public.connection_accounts.invite_hash is
  'SHA-256 of the secret of the link by which somebody else may take it.';

comment on table public.connections is
  'The secret address at which a program tells what somebody plays, one for each kind of program.';

comment on column public.connections.token_hash is
  'SHA-256 of the secret part of the address, in hexadecimal digits.';

comment on column public.connections.created_at is 'When the address was made.';

comment on column public.connections.last_at is 'When something came last.';

comment on table public.play_names is 'Which title somebody said a program means by a name.';

comment on column public.play_names.name is 'As names are compared.';

comment on column public.play_names.year is '0 where the program says none.';

comment on column public.play_names.title is
  'Kind, number and what is shown of it; null for none, which leaves its plays out.';

comment on table public.play_progress is
  'How far somebody is in what they did not finish: one place for each title, the latest.';

comment on table public.plays is
'What another program played for somebody, each play once; it stays when its entry of the diary goes, so that the same
play is not noted again.';

comment on column public.plays.until_at is
  'Until when the same is no other play: its own length, or half a day where that is not known.';

comment on column public.plays.watch_id is
  'The entry of the diary; null for episodes, and for what stood there already.';

comment on column public.plays.done is 'What it changed, by which it is taken back.';

comment on function private.apply_play(uuid) is
  'Enters a play where it belongs and answers what that changed; nothing but what the person noted already.';

comment on function private.count_play(private.deliveries, text, jsonb, jsonb) is
  'Counts a play of {title, minutes}, of the episode at {season, number} where it is one; null when it was counted before.';

comment on function private.day_of(uuid, timestamptz) is
  'The calendar day of a moment where a person is; UTC where nobody knows.';

comment on function private.day_there(uuid, timestamptz, date) is
  'The day of a moment: the one its sender wrote, where it can be that day somewhere, else that of the person''s zone.';

comment on function private.give_account(uuid, uuid) is
  'Gives an account to a person, with the plays that waited for one.';

comment on function private.keep_play_progress(private.deliveries, text, jsonb) is
  'Keeps how far somebody is, unless something later is known; of two hundred titles at most, the latest.';

comment on function private.new_secret() is '64 hexadecimal digits nobody can guess.';

comment on function private.rate_played(private.deliveries, jsonb) is
  'Gives the stars somebody gave in the program to {title}, or to its {season} or its {episodes}.';

comment on function private.take_back_plays(public.imports, integer[]) is
  'Takes back what these records said of plays, where it is as it was then.';

comment on function private.thing_of(uuid, text, integer, integer, integer) is
  'One number for a movie or an episode of one person, as a range, so that core PostgreSQL can exclude by it.';

comment on function private.written_day(text) is
  'The calendar day of a moment as it is written, where an offset from UTC stands behind it; null without one.';

comment on function public.accept_account(text) is 'Takes the account a secret offers; false when it is over.';

comment on function public.choose_played(bigint, text, integer) is
'Says which of its candidates a doubtful delivery of the caller''s means, or (null) that it is neither. It holds for all
that go by the same name, now and later.';

comment on function public.diary_plays(text[]) is
  'Which of these entries of the caller''s diary another program noted, which one, and where it played.';

comment on function public.invite_to_account(uuid) is
  'A secret by which somebody else may take an account of the caller''s connection within a week; it ends the one before.';

comment on function public.invited_account(text) is
  'Which account a secret offers, and whose connection it is of; none when it is over.';

comment on function public.leave_account(uuid) is
'The plays of an account go into nobody''s diary any more: left out by the owner of the connection, given back by whoever
took it. False for an account that is neither''s.';

comment on function public.my_connections() is
'The caller''s connections with their accounts and last fifty deliveries, accounts of others they took, and what waits for
their word, fifty names at most.';

comment on function public.postpone_delivery(bigint) is
  'Lets a delivery wait over which the catalogue stumbled while it answered for others; after two days it is given up.';

comment on function public.receive_delivery(text, text, jsonb) is
'Puts {event, at, outcome, account {key, name, own}, play} into the queue of the connection with this secret; outcome is
there when nothing is to be done. True when it waits for the job, null when the secret is nobody''s. An account is learnt by
its first delivery, fifty for a connection at most.';

comment on function public.redo_play(uuid) is
  'Enters a play of the caller''s again that was taken back; false when there is none.';

comment on function public.renew_connection(text, timestamptz) is
'Makes the caller a new secret address for a kind of program, which ends the one before; null, and nothing done, when the
one there is was not made at the expected moment (null: when there is one).';

comment on function public.settle_delivery(bigint, jsonb) is
'Ends a delivery that waits, in one transaction with what it changes: {outcome, title, season, episodes, minutes, percent,
stars, candidates}. An episode the series does not have is asked for again, later and later, for four weeks. Answers what
became of it; null when it waits no more.';

comment on function public.take_account(uuid) is
  'The plays of an account of the caller''s connection are theirs from now on. False for one that is none, or somebody''s.';

comment on function public.trim_deliveries() is
'Forgets deliveries but the last fifty of each connection that are done, those that waited sixty days for a word of their
person, all but five hundred that wait for an episode, and how far somebody was as long ago.';

comment on function public.undo_play(uuid) is
'Takes back what a play of the caller''s changed, where it is as it was then. The play stays known: told again, it is not
noted again. False when there is none, or it was taken back before.';

comment on function public.unfinished_plays(date, integer) is
  'What the caller did not finish since a day, the latest first; without what they marked as watched since.';

comment on function public.waiting_deliveries(integer) is
'The deliveries whose turn it is, the earliest first, each with the title its person chose for it, and with what they said
of its name: with its year, or of a series without any.';

comment on table private.hidden_lists is 'Lists an admin has hidden, and how they were shown before.';

comment on table public.list_items is
  'Titles of lists, with what a page needs to name them without the catalogue. Whose a row is, is its list''s owner.';

comment on column public.list_items."position" is
  'Where it stands: positions have gaps, so that moving one title writes one row (move_list_item).';

comment on column public.list_items.release_date is 'The first air date of a series.';

comment on table public.list_reports is 'One report per person and list; gone with the list.';

comment on table public.list_settings is 'How lists of the catalogue are made for a person, and how they give stars.';

comment on column public.list_settings.hide_seen is 'Whether they leave out what the person has watched.';

comment on column public.list_settings.half_stars is 'Whether the person gives half stars.';

comment on table public.lists is 'Lists of titles that people make themselves.';

comment on column public.lists.address is
  'What its page is found by: 80 random bits, so that nobody comes upon a list that is shown by its link only.';

comment on column public.lists.visibility is
  'private: its owner; link: whoever knows its address; public: everybody.';

comment on column public.lists.items is 'How many titles it has, kept by triggers; 5,000 at most.';

comment on column public.lists.removed_at is 'Removed lists are nobody''s to see; they can be put back for a day.';

comment on function private.add_to_lists(uuid, jsonb) is
'Adds titles to a person''s lists by the lists'' names: [{list, position, kind, id, title, poster_path, release_date,
vote_average, note}], 1,000 at most. A list that is not there is made, private (list_made on its first row). Titles
stand where their position (from 1) says, in whatever order the calls come. For each: added, already (by list and
title, so that saying it again changes nothing), or full (5,000 titles, 200 lists). Invalid values are refused for all.';

comment on function private.bound_lists() is 'A person has two hundred lists at most; none is dropped for another.';

comment on function private.count_list_items() is
  'Keeps the number of titles of a list, whose check is the bound. Definer: nobody may write that number.';

comment on function private.is_listed(text, integer) is
  'Whether a title stands in anybody''s wishlist or watched list.';

comment on function private.keep_list_hidden() is
  'A list that an admin has hidden stays private until an admin shows it.';

comment on function private.kept_titles() is 'Every title that somebody keeps, each once.';

comment on function private.place_list_item() is
'Puts a title at the end of its list, or at the position it comes with, or right behind that where it is taken.
Definer: a list''s row may be locked by whoever adds to it.';

comment on function private.readable_list(text) is
  'The list of an address, if the caller may read it; all null for any other, whether there is one or not.';

comment on function private.reportable_list(uuid) is
  'Whether there is a list of somebody else that the caller can have seen.';

comment on function private.touch_list() is
  'Says when a list last became another one; its titles'' names do not count.';

comment on function private.touch_list_of_item() is 'A note or a place that changes changes its list.';

comment on function public.add_to_lists(uuid, jsonb) is 'private.add_to_lists for the server''s own jobs.';

comment on function public.copy_list(text, text) is
'Makes the caller a private list of the same name and titles, with a description of theirs. What its author has written
stays. No row where there is no list the caller may read, or an admin has hidden it.';

comment on function public.forget_removed_lists() is 'Forgets lists removed more than a day ago, with their titles.';

comment on function public.lists_of(uuid) is
'A person''s lists, the one that changed last first, as far as the caller may see them: their own all, those of
others where they are public. With up to five posters of each.';

comment on function public.move_list_item(uuid, text, integer, integer, text, integer) is
'Moves a title of the caller''s list to a place (from 1), or right behind another title, or to the beginning, and
answers its place. One row is written; when a gap is used up all get new positions. Definer: nobody writes positions.';

comment on function public.my_lists_for(text, integer) is
  'The caller''s lists, the one that changed last first, and which of them hold a title.';

comment on function public.public_lists(integer) is 'Public lists with titles, the one that changed last first.';

comment on function public.read_list(text, integer, integer) is
'A list by its address with some of its titles in order (100 at most), the name of its owner''s page where that is
public, and how much of it the caller has seen; null where there is none the caller may read. Definer: a list by link is
read by whoever knows its address and by nobody else.';

comment on function public.remove_list(uuid) is
  'Removes the caller''s list: from now on nobody sees it. restore_list puts it back for a day. False when it is gone.';

comment on function public.restore_list(uuid) is
  'Puts a removed list of the caller''s back as it was. False after a day.';

comment on table public.watches is 'What somebody has watched, and when: one row each time.';

comment on column public.watches.day is 'The calendar day where the person was; null for "some time".';

comment on column public.watches.again is 'Watched before already.';

comment on column public.watches.marked_at is
  'The time of the entry of the watched list this was recorded with; null for one recorded on its own.';

comment on column public.watches.stars is 'What the person gave this very watch; null for nothing.';

comment on view public.watches_view is 'The watches, each with its stars and those one gave its title.';

comment on function private.bound_watches() is
  'Fifty thousand watches for each person at most; none is dropped unasked.';

comment on function private.check_watch_day() is 'Nobody has watched anything on a day that has begun nowhere.';

comment on function private.latest_watch_stars(uuid, jsonb) is
  'Of some titles the stars of the latest watch that has some.';

comment on function private.latest_watches(uuid, date, integer) is
  'What a person has watched on days since one, the latest first; episodes of a series on one day are one row. Never a note.';

comment on function private.length_of(text, integer) is
  'How long a movie is; half a day where nobody knows it, and for a series as a whole.';

comment on function private.print_of(public.watches) is
  'What tells whether a watch says the same as when it came: all that its person can change, in one word.';

comment on function private.record_watch() is
  'Records watches of today for the titles that a statement puts into the watched list now.';

comment on function private.same_viewing(uuid, text, integer, timestamptz, date, interval) is
  'Watches of a title within its length of a moment, on that day or the one beside it: midnight lies between.';

comment on function public.count_diary_day(date, text, text) is
  'How many entries the diary has on a day, or (null) on none, of titles with a tag (its key) where one is named.';

comment on function public.diary_entries(text, date, date, boolean, integer, integer, integer, text) is
'Entries of the caller''s diary in its order: the latest day first, what has no day last. Of days from p_since to p_until,
of no day (p_undated), or of all, of titles with a tag (its key) where one is named; at most 200 from p_from on, or so many of each day, with how many that day has among
those read. An entry is a watch of a title with its own stars and those of the title, or (episodes is how many, first_episodes the first twenty as season, number
and the stars they were given) all of one series on one day.';

comment on function public.diary_months(text, text) is
'How many entries the diary has in each month, the latest first; those without a day last, under no month. Episodes of
one series on one day are one entry. Of titles with a tag (its key) where one is named.';

comment on function public.log_watch(text, jsonb, uuid, date, boolean, text, real) is
'Records a watch, and the title in the watched list where it is not there. Answers when it entered the list (null when
it was there), and since when it stood in the wishlist it left by that.';

comment on function public.remove_watch(uuid) is
  'Deletes a watch of the caller''s, and answers what restore_watch takes; null when there is none.';

comment on function public.restore_watch(jsonb) is
  'Puts a watch back that remove_watch answered, whole, in place of what its play has brought back. Definer: it writes every column there is, for the caller alone.';

comment on table public.feed_addresses is
  'The private address of somebody''s feeds and lists for programs, where they have one.';

comment on column public.feed_addresses.token_hash is
  'SHA-256 of the secret part of the address, in hexadecimal digits.';

comment on function private.feed_of(uuid, text) is
  'The latest fifty entries of somebody''s diary or of their reviews, as feeds tell them. Never a note.';

comment on function public.own_feed(text, text) is
  'The diary or the reviews of whoever has this secret address; null for nobody''s.';

comment on function public.own_titles(text, text) is
  'All titles of the wishlist or a list (by its address), or what a saved search (by its id) asks, of whoever has this secret address.';

comment on function public.public_feed(text, text) is
  'The diary or the reviews of a public page that shows them; null for any other.';

comment on function public.public_titles(text) is 'All titles of a list that everybody may read; null for any other.';

comment on function public.renew_feed_address(timestamptz) is
'Makes the caller a new secret address for feeds, which ends the one before; null, and nothing done, when the one there is
was not made at the expected moment (null: when there is one).';

comment on table private.for_you is
  'What is known of a person''s taste, and the titles it is tried on, made by a job; null before the first star.';

comment on column private.for_you.calls is 'Of the catalogue, on the day beside.';

comment on column private.for_you.given is 'Stars the person had given when this was made, counted up to a hundred.';

comment on table private.for_you_sources is
  'What the catalogue answered where titles were looked for that may fit somebody: for everybody, and good for a day.';

comment on table private.for_you_trait_counts is
  'How many of the titles whose facts are known have a trait; an empty trait says how many titles those are.';

comment on table private.for_you_wanted is
  'Whose taste has changed since their titles were looked for: since when, and when last.';

comment on table public.for_you_feedback is
  'What a person said of titles and traits: less of it (-1), more (1), or of a trait that it is not to count (0).';

comment on column public.for_you_feedback.subject is 'A title (movie-603) or a trait (maker-525).';

comment on column public.for_you_feedback.traits is 'Of a title: the traits it had when this was said.';

comment on function private.bound_for_you_feedback() is
  'The latest three hundred things a person said of their taste are kept.';

comment on function private.stars_given(uuid) is 'How many stars somebody has given, counted up to a hundred.';

comment on function private.traits_of_facts(private.title_facts) is 'What the traits of a title are made of.';

comment on function private.want_for_you() is 'Notes that the taste of these people has changed.';

comment on function public.count_traits() is
  'Counts anew how many known titles have each trait; answers how many traits.';

comment on function public.for_you_counts(text[]) is
  'How many known titles have these traits, and how many there are.';

comment on function public.for_you_due(timestamptz, timestamptz, timestamptz, integer) is
'Whose titles are to be looked for: who changed something and has been quiet since a moment, or waits since another, and
whose were looked for before a third; of whoever gave five stars or more those who wait longest first, with the calls made
for them today.';

comment on function public.for_you_history(uuid, integer) is
'What somebody has done with titles, what says most of their taste first, with what traits are made of: empty where the
catalogue knows nothing, null where nobody has asked it yet.';

comment on function public.for_you_known(integer[], integer[]) is
  'What is known of titles (2,000 of each kind at most), as traits are made of it.';

comment on function public.for_you_sources(text[], timestamptz) is
  'What the catalogue answered to these questions, and whether that was after a moment.';

comment on function public.forget_for_you_sources(timestamptz) is
  'Forgets old answers of the catalogue; answers how many.';

comment on function public.keep_for_you_source(text, jsonb) is 'Keeps what the catalogue answered.';

comment on function public.my_for_you() is
'What fits the caller, as it was made last; whether it is being made anew, how many stars they gave (up to a hundred),
and which of its titles they have seen, follow or dismissed, and which they wish for.';

comment on function public.save_for_you(uuid, jsonb, integer, timestamptz) is
  'Keeps what fits somebody, with the calls it took; what they changed after a moment still waits.';

comment on function public.say_for_you(text, smallint, text, text[]) is
  'Keeps what the caller says of a title or a trait in place of what they said before.';

comment on table public.home_visits is
  'When people came to home last, and whether they have put the first steps away.';

comment on column public.home_visits.visited_on is 'The latest day, as it was where they are.';

comment on column public.home_visits.before_on is 'The day of the visit before that day.';

comment on column public.home_visits.steps_hidden is 'Whether the first steps of a new account are put away.';

comment on function public.visit_home(date) is
  'Notes that the caller is on home, and answers what it is made by: the day of the visit before where that is a week ago, and what they have set up (seen up to 50, stars up to 5, following up to 3).';

comment on table public.import_rows is 'What a file says, one thing a row, and what became of it.';

comment on column public.import_rows.rank is
  'The order of saving what is said of one title: what was watched before what is wished.';

comment on column public.import_rows.stars is 'The stars a rating has become, to the half.';

comment on column public.import_rows.done is
  'What it changed, by which it is taken back; null when nothing, or nothing any more.';

comment on table public.import_titles is 'Titles the rows of an import name, each once, and what they are here.';

comment on column public.import_titles.key is
  'What tells it from others: its number elsewhere, or its words and year.';

comment on column public.import_titles.words is 'The name as names are compared.';

comment on column public.import_titles.state is 'own: named by a record of our own export, or by none of its titles.';

comment on column public.import_titles.done is
  'What saving its rows did beside them: the list it entered, the wish it was.';

comment on table public.imports is 'Files people bring from elsewhere, and how far each is.';

comment on column public.imports.fingerprint is 'Of the file and what is taken of it: the same goes on where it was.';

comment on column public.imports.received is
  'Rows that are here; they come in their order, so that it is the next position.';

comment on column public.imports.tally is 'Rows by what became of them.';

comment on column public.imports.halted_since is 'Since when it waits for the movie database.';

comment on column public.imports.served_at is 'When it had its last turn: imports take turns in small batches.';

comment on function private.find_import_title(public.imports, jsonb) is
'Takes a title for what a finished import did not find or left out, and goes on saving; false when there is nothing to
choose, or another import is open.';

comment on function private.hash_of(text) is 'SHA-256 in hexadecimal digits.';

comment on function private.is_open_import(text) is
  'Whether something is still to be done with an import in this state.';

comment on function private.list_watched_imports(public.imports, integer[]) is
  'Enters what was watched into the watched lists, where it is not there.';

comment on function private.settle_import_rows(uuid, integer[], text, text) is 'Ends rows that changed nothing.';

comment on function public.add_import_rows(uuid, uuid, integer, jsonb) is
'Adds rows {key, words, rank, stars, entry, title} from a position on, at most 500, and answers how many the import has
then; those that are there already are passed over. Once all have come their titles are looked for; title is what a record
of our own export is about. Null for an import that is nobody''s or somebody else''s.';

comment on function public.choose_import_title(uuid, uuid, jsonb) is
'Keeps what the person says of doubtful titles, {number, pick, alike} or {all}, and goes on once none is left; of a finished
import, a title for what it did not find. False when there is nothing to choose.';

comment on function public.end_import(uuid, uuid, text) is
'Saves what is clear (save, while the person is asked), stops an import (cancel) or takes back what it brought (undo).
False when it is not at that point, null when it is not theirs.';

comment on function public.halt_import(uuid, boolean) is
  'Notes that an import that is being saved waits for the movie database, or waits no more. The server''s job says so.';

comment on function public.halt_imports() is 'Notes that the movie database does not answer: imports wait for it.';

comment on function public.import_episodes_to_find(uuid, integer) is
  'Numbers elsewhere of episodes that an import names, {series, ids}, which nobody has looked for yet.';

comment on function public.import_series_to_keep(uuid, integer[], integer) is
  'Series whose episodes an import has to know before its rows are saved and which nobody has kept yet, but for these.';

comment on function public.my_doubtful_titles(uuid, integer, integer) is
  'Titles of an import of the caller that could be several, by name; alike: how many others have the same words.';

comment on function public.my_imports(uuid) is
  'The caller''s imports, the latest first, or one of them, and how far each is.';

comment on function public.next_import(text[], integer) is
'The import in one of these states whose turn it is, and the next titles to look for where it is matching: {id, state,
titles}. Null when there is none. Imports take turns, so that a large one holds up no small one.';

comment on function public.place_import_episodes(uuid, jsonb) is
  'Keeps where the numbers of episodes lead, {series, ids, episode}; one that leads nowhere leaves its row the place it has.';

comment on function public.postpone_import_titles(uuid, bigint[]) is
'Puts titles at the end which the catalogue stumbled over while it answered for others; after eight times they are
given up.';

comment on function public.save_import_rows(uuid, integer) is
'Saves the next rows of an import and answers how many were looked at; with the last one it is done, and its person is
told. What a row does and what becomes of it is one transaction: a server that dies loses and repeats nothing.';

comment on function public.settle_import_titles(uuid, jsonb) is
'Keeps what was found for titles: {number, state, title_kind, title_id, title, poster_path, release_date, vote_average,
candidates, episode}, the last where the number of an episode was looked for. Once none waits the import goes on.';

comment on function public.start_import(uuid, jsonb) is
'Begins an import of {source, file_name, fingerprint, total, counts, switches}, or answers the one that is open: {id, same},
where same says that it is the same file, which goes on.';

comment on function public.trim_imports(timestamptz) is
'Forgets imports that can be undone no more (a hundred at once) and those whose rows stopped coming a day ago, and saves
what is clear of those nobody has answered for a week. Answers how many old ones went.';

comment on function private.restore_list(public.imports, text, jsonb) is
  'Makes a list of a record, or enters a title into one. Null when it is there.';

comment on function private.restore_marks(uuid, text, jsonb) is
  'Enters a record of tags or notes. Null when it is there.';

comment on function private.restore_opinion(public.imports, text, jsonb) is
  'Gives stars or keeps a review of a record, with its times. Null when the person has their own.';

comment on function private.restore_other(uuid, text, jsonb) is
  'Enters a record of the parts that are one row each. Null when it is there.';

comment on function private.restore_part_rating(public.imports, jsonb) is
  'Gives a season or an episode the stars of a record, with its times. Null when the person has their own.';

comment on function private.restore_play(uuid, text, jsonb) is
  'Enters a record of what other programs told; other parts are one row each. Null when it is there.';

comment on function private.restore_row(uuid, text, jsonb) is
  'Enters a record of the parts that are one row each. Null when it is there.';

comment on function private.restore_saved(uuid, text, jsonb) is
  'Enters a record into wishlist, watched list or favorites. Null when it is there.';

comment on function private.restore_settings(uuid, jsonb) is
  'Sets what the person has not set; null when that is nothing.';

comment on function private.restore_watch(public.imports, jsonb) is
  'Enters a watch into the diary. Null when it is there.';

comment on function private.restored_list(public.imports, text) is
  'The list here that an export names so: made of its record, or there before.';

comment on type private.import_line is 'A row of an import that waits still, with its title.';

comment on function private.import_lines(public.imports, integer[], text[]) is
  'Rows of a batch that wait still and say one of these things, each with its title.';

comment on function private.import_list_description(uuid, text, integer) is
  'What an import says of the list of this name, of several the nth; empty for nothing.';

comment on function private.import_time(date, timestamptz, integer) is
  'When something enters a list that was brought: noon of its day; without a day when the import began.';

comment on function private.redate_import_episodes(public.imports, integer[]) is
  'Gives episodes the days of a file, where the import is to replace days.';

comment on function private.save_import_earlier(public.imports, integer[]) is
  'Marks the episodes before those of rows that mean them too (specials excluded), as far as the series is kept.';

comment on function private.save_import_episodes(public.imports, integer[]) is
  'Follows series, and marks episodes: in the run the person is in, and what was watched again in runs beside it.';

comment on function private.save_import_following(public.imports, integer[]) is
  'Follows the series of a file, and those of which it names an episode that was watched.';

comment on function private.save_import_lists(public.imports, integer[]) is
  'Enters wishes, favorites, dismissed titles, places and private notes.';

comment on function private.save_import_notes(public.imports, integer[]) is
  'Keeps private notes to titles and seasons that have none.';

comment on function private.save_import_own(public.imports, integer[]) is
  'Enters records of our own export, each by itself: one that does not fit stops no other.';

comment on function private.save_import_part_ratings(public.imports, integer[]) is
  'Gives seasons and episodes stars where the person gave none, or over theirs where they want that.';

comment on function private.save_import_places(public.imports, integer[]) is
  'Enters titles into lists of the same name, which are made where there are none; of several of one name each into its own.';

comment on function private.save_import_ratings(public.imports, integer[]) is
  'Gives stars where the person gave none, or over theirs where they want that.';

comment on function private.save_import_reviews(public.imports, integer[]) is
  'Keeps reviews of titles the person has not reviewed, or over their latest where they want that.';

comment on function private.save_import_series(public.imports, integer[]) is
  'Follows series, and marks the episodes of rows and those before them that they mean.';

comment on function private.save_import_slice(public.imports, integer[]) is
  'Saves these rows of an import, all or none.';

comment on function private.save_import_viewings(public.imports, integer[]) is
  'Marks episodes in the run the person is in, and what was watched again in runs beside it.';

comment on function private.save_import_watches(public.imports, integer[]) is
  'Records watches of whole titles: one a day and one a viewing, or one of some time where the title has none.';

comment on function private.save_import_wishes(public.imports, integer[]) is
  'Enters wishes, favorites and dismissed titles into their lists.';

comment on function private.can_be_undone(public.imports, timestamptz) is
  'Whether an import has brought something and is no older than thirty days.';

comment on function private.leave_matching(uuid) is
  'Goes on with an import whose titles have all been looked for: to asking its person, or to saving.';

comment on function private.take_back_followed(uuid, jsonb, jsonb) is
  'Takes back a series that is followed, an episode or a reminder that a record of our own export brought.';

comment on function private.take_back_import_opinions(public.imports, integer[]) is
  'Takes back ratings, reviews, wishes, favorites and dismissed titles of these rows.';

comment on function private.take_back_import_rows(public.imports, integer[]) is
  'Takes back watches and followed series of these rows.';

comment on function private.take_back_import_titles(public.imports, bigint[]) is
  'Takes titles from the watched lists and stops following series, and puts wishes back that they were.';

comment on function private.take_back_import_watches(public.imports, integer[]) is
  'Takes back watches, episodes and followed series of these rows.';

comment on function private.take_back_listed(uuid, jsonb, jsonb) is
  'Takes back an entry of a list, a title that is not interesting, or a favorite of the own page that a record of our own export brought.';

comment on function private.take_back_opinion(uuid, jsonb, jsonb) is
  'Takes back a watch, stars or a review that a record of our own export brought.';

comment on function private.take_back_own(public.imports, integer[]) is
  'Takes back records of our own export and places in lists, and tags, of these rows.';

comment on function private.take_back_own_and_lists(public.imports, integer[]) is
  'Takes back records of our own export and places in lists of these rows.';

comment on function private.take_back_records(public.imports, integer[]) is
  'Takes back what records of our own export brought, where it is as it was then.';

comment on function private.take_back_setting(uuid, jsonb, jsonb) is
  'Takes back a search, a service or a setting that a record of our own export brought.';

comment on function public.undo_import_rows(uuid, integer) is
'Takes back what the next rows of an import brought, and then what they did to titles; once nothing is left the import
is undone. Answers how many rows or titles that were.';

comment on table private.job_runs is 'The last run of each job, and the lease that keeps a second from starting.';

comment on column private.job_runs.run is 'Which run has the lock; null for one that cannot hold it for longer.';

comment on function public.begin_job(text, integer, uuid) is
  'True for the one caller who may run the job now, and again for the same run, which then holds it for longer; false while another holds it.';

comment on function public.finish_job(text, boolean, text, uuid) is
  'Ends a run, saying how it went; one that has lost the job to another says nothing.';

comment on function public.start_run(integer) is
'Begins to watch a followed series again: nothing of it is watched in the new run, which is answered; null when nothing
was watched in the present one.';

comment on table public.letterboxd_entries is
  'Entries that were read, each once, and what they changed, by which it is taken back.';

comment on column public.letterboxd_entries.stars is 'As they were given there, with halves.';

comment on column public.letterboxd_entries.kind is
  'Null, as title_id, for a list and for a title that is not known here.';

comment on column public.letterboxd_entries.again is 'Rewatch, as it was said there.';

comment on table public.letterboxd_follows is 'Whose diary at Letterboxd comes into somebody''s here.';

comment on column public.letterboxd_follows.outcome is 'What became of the last look.';

comment on function private.change_letterboxd_entry(public.letterboxd_entries, date, boolean, real) is
  'Follows what was edited of an entry there; changed, or null where its watch stays as it is.';

comment on function private.enter_letterboxd_opinion(uuid, jsonb, real, text, timestamptz) is
  'Enters stars and a review where the person has none of the title, and answers what was entered.';

comment on function private.enter_letterboxd_watch(uuid, jsonb, date, boolean, real, timestamptz) is
'Writes down a watch that is none of those there are, and its title into the watched list where it is not there: answers
the watch, and the time in the list where it came with it.';

comment on function public.claim_letterboxd(integer) is
  'Takes follows that are due for a look; two jobs never get the same one.';

comment on function public.follow_letterboxd(text, boolean) is
  'Follows somebody''s diary at Letterboxd for the caller, in place of another; with what they write of films, if wished.';

comment on function public.keep_letterboxd_entry(uuid, text, jsonb) is
'Enters {guid, at, day, again, stars, text, title} of the one a person follows where it belongs: counted, or noted where it
stands there already. One that was edited there since is changed, where the watch is as it came. A title without a kind is
logged with the entry''s outcome (list, unknown). Null when nothing is new, or that one is followed no more.';

comment on function public.leave_letterboxd(boolean) is
  'Ends following for the caller, and takes back what it brought where it is as it came. False when nobody was followed.';

comment on function public.new_letterboxd_entries(uuid, jsonb) is
'Which of the entries {guid, day, again, stars, numbered} were not read for a person yet, have been edited since, or name a
number of a title that was not known before. Answers their guids.';

comment on function public.settle_letterboxd(uuid, text, text, text, text, integer) is 'Notes what became of a look.';

comment on column private.mail_outbox.mail_key is 'Template, person, movie and day: one mail each.';

comment on column private.notice_letters.letter_key is 'Person, rhythm and day (or first notice): one letter each.';

comment on column private.notice_letters.handed_at is
  'Since when a sender has it. One that dies with it leaves it so: it may have left, and is never sent again.';

comment on table private.notice_mails is
  'Notices to be mailed; letter_id says in which letter, null while they wait for one.';

comment on table private.unsubscribe_tokens is
  'The secret in a person''s mails that stops them with one click. Per person, so that it outlives a reminder.';

comment on table public.notice_preferences is
  'How a person wants to be told of each kind. Without a row: in the app, and by mail as private.usual_mail says.';

comment on table public.notices is
  'What people were told, once for each person, kind and subject. Words are made from kind and data where they are read.';

comment on column public.notices.subject_key is
  'What it is about, such as movie:603:2026-11-22: the same key is told to the same person once.';

comment on column public.notices.data is 'What the words are made of: days, numbers and names, never sentences.';

comment on column public.notices.in_app is 'False for who wanted this kind outside the app only, when it was told.';

comment on column public.notices.mailed_at is 'When a letter with it left; written by the server only.';

comment on column public.notices.by_mail is 'Whether it was to be mailed when it was told.';

comment on function private.begin_release_mails() is
  'A reminder asked for by mail later is mailed: the later wish holds.';

comment on function private.end_release_mails() is
  'Whoever wants no mail of releases has the e-mail of each reminder switched off.';

comment on function private.mail_rhythm(uuid, text) is 'When mails of a kind leave for a person.';

comment on function private.tell_change(jsonb) is
'Tells the server which page shows something else: kind and id of a title, a list by address, or a handle; `gone` where
it is not for everybody any more. `every` stands for all pages, `accounts` says that some were deleted, `webhooks` that
messages wait for some, `releases` that movies are awaited whose days are not known. Never a name.';

comment on function private.tell_lists_of(uuid) is
  'Tells that the lists of a person, which name them, show something else.';

comment on function private.tell_moved_watches() is 'Tells that the pages of these people show other days.';

comment on function private.tell_page_of(uuid) is
  'Tells that the page of a person shows something else, if they have one.';

comment on function private.tell_taken_back() is 'Tells that the pages of these people show less.';

comment on function private.tell_titles(text, integer[]) is 'Tells that the pages of titles show something else.';

comment on function private.usual_mail(text) is
  'When mails of a kind leave for who has chosen nothing. A reminder is asked for by mail one by one; nothing else is.';

comment on function public.claim_letters(integer) is
'Takes letters due for an attempt, with the first forty notices of each; two jobs never get the same one. Report
each with settle_letter: one that is not reported is never tried again, since it may have left.';

comment on function public.claim_mails(integer) is
'Takes mails due for an attempt; two jobs never get the same one. A mail whose sender dies comes back after
the wait (its mail_key makes a Message-ID by which mail programs drop a repeat). Report each with settle_mail.';

comment on function public.form_letters(timestamptz, jsonb) is
'Puts waiting notices into letters and returns how many new ones that makes, at most 5,000: then ask again. Takes for each zone and rhythm the
latest moment its letters were due, [{"zone", "rhythm", "day", "at"}]; what was told before that moment goes in. There is one
letter for each person, rhythm and day, whatever happens to the person''s zone.';

comment on function public.letter_zones() is
  'The time zones of people for whom something waits for the letter of a day or a week.';

comment on function public.mails_ended(uuid, text[]) is
'Whether the mails of some kinds, or of all reminders, have ended for the person a letter was sent to; null for an unknown
token. Open to everybody: the token is the proof.';

comment on function public.mark_my_notices(boolean, bigint[]) is
  'Marks notices of one''s own as read or unread, all of them without ids, and returns those it changed.';

comment on function public.my_unread_notices() is 'How many notices one has not read; 100 stands for all beyond.';

comment on function public.settle_letter(bigint, text) is
  'Records that a claimed letter left (no error) or was refused; then it is tried again for three days.';

comment on function public.settle_mail(bigint, text) is
  'Records that a claimed mail left (no error) or failed; the eighth failure is the last.';

comment on function public.tell_episodes(date, timestamptz) is
'Tells who watches a series of the episodes that aired on that day or the two before, and returns how many notices
that makes. Running it again adds none.';

comment on function public.tell_once(text, jsonb, timestamptz) is
'Tells people of something, each person once for each kind and key, and returns how many were told now. Takes
an array of {"users": [id, …], "key", "title_kind", "title_id", "title_name", "poster_path", "data", "mail"}; all but users
and key may be missing, and "mail": false keeps it in the app. Accounts that are gone are passed over.';

comment on function public.tell_releases(date, timestamptz) is
'Tells people that a movie they wait for is out on that day or since a week at most, or has another date, and returns
how many notices that makes. Running it again adds none.';

comment on function public.tell_seasons(date, timestamptz) is
'Tells people of the seasons they wait for: once that it is announced, once on its first day or within a month of it,
and returns how many notices that makes. Running it again adds none, nor does a day that moves.';

comment on function public.trim_notices(timestamptz) is
  'Removes what is older than a year, and beyond a person''s latest 500 what is older than a month.';

comment on function public.unsubscribe_from_notices(uuid, text[]) is
'Ends the mails of some kinds for the person a letter was sent to; false for an unknown token. Of releases it ends
those of all reminders, as unsubscribe_from_reminders does. Open to everybody: the token is the proof.';

comment on function public.unsubscribe_from_reminders(uuid) is
'Turns off the e-mails of all reminders of the person a mail was sent to, the reminders stay; false for an
unknown token. Open to everybody, because the link in a mail works without signing in; the token is the proof.';

comment on type private.number_row is
  'A row of somebody''s numbers: section, key, name and title say what is counted.';

comment on type private.rated_title is 'A title that was watched, with everybody''s vote and the person''s stars.';

comment on type private.title_sort is 'Titles of the same genres and countries together, and one of them.';

comment on type private.watched_cast is
  'A title that was watched, with who made it. Of a series, lengthless counts its episodes without a length.';

comment on table private.facts_wanted is
'Titles without facts, in the order of asking. It may name one twice: a unique key would make people who save the same
title at once wait for each other.';

comment on table private.number_versions is
  'Counts up with each change of what the numbers of a person''s page are made of.';

comment on table private.series_numbers is
  'What TheTVDB calls a series, as the catalogue said when a list for Sonarr was last asked for.';

comment on column private.series_numbers.tvdb_id is 'Null where the catalogue names none.';

comment on table private.title_facts is
  'What the catalogue says of titles that somebody keeps, and of titles that may fit somebody.';

comment on column private.title_facts.known is
  'False for a title the catalogue does not have: nobody asks again at once.';

comment on column private.title_facts.minutes is 'Of a movie, or of an episode of a series; null when unknown.';

comment on column private.title_facts.countries is 'ISO 3166-1.';

comment on column private.title_facts.release_date is 'The first air date of a series.';

comment on column private.title_facts.writer_ids is 'Who wrote a movie or created a series.';

comment on view private.watch_log is
'Each time somebody has watched something. A series marked as a whole has no length: nobody knows how much of it was
watched, and its episodes say so themselves.';

comment on column private.watch_log.minutes is
  'Of an episode, where its own are known; a movie takes those of its facts.';

comment on function private.numbers_before(uuid, date, integer, text) is
  'What a person watched in the year before: by month, and added up, whole and up to the same day.';

comment on function private.numbers_of_casts(uuid, private.watched_cast[]) is
'Decades, the ten actors and directors of most titles, the movies watched most often, and the series most of whose episodes
have no length.';

comment on function private.numbers_of_days(uuid, date, integer, text) is
'Of the days a person has watched anything on, in a year or (null) ever: edge has how many there are, with the first
and the last; first and last name what was watched then; longest and running are days, and weeks, in a row.';

comment on function private.numbers_of_sorts(private.title_sort[]) is 'Genres and countries of titles that were watched.';

comment on function private.numbers_of_stars(uuid, private.rated_title[]) is
  'How often a person gave so many stars, their average beside everybody''s, and where the two lie furthest apart.';

comment on function private.numbers_of_titles(uuid, integer, text, date, date, integer) is
'What a person has watched in a year or (null) ever, by title: totals, months or years, and the sections made of titles.
The first and the last day and how many there are come from numbers_of_days.';

comment on function private.touch_numbers() is
  'The numbers of these people''s pages are counted anew when somebody asks.';

comment on function private.touch_numbers_changed() is 'As touch_numbers, where what is counted has changed.';

comment on function private.want_facts() is
'Queues titles that were saved and of which nothing is known yet. Its arguments are the column of their numbers, and
their kind where a row does not say it.';

comment on function private.watch_years(uuid, text) is
  'The years a person has watched anything in, by all sources of watches.';

comment on function private.watched_ever(uuid, text) is
'What a person has ever watched, a row for each title and year (period is its first day, null without one): how many
times, whether as a whole, the minutes that episodes themselves have, and how many watches last as long as the facts of
their title say; of titles with a tag (its key) where one is named.';

comment on function private.watched_in(uuid, integer, text) is
  'What a person has watched in a year, as watched_ever has it, but a row for each title and day.';

comment on function private.watched_title(uuid, text, integer) is
  'What a title in the log is called: few of a page are named, so that the log carries no names.';

comment on function public.drop_unkept_facts(timestamptz) is
  'Forgets what nobody keeps any more and nobody compared with the catalogue since that time; answers how many.';

comment on function public.my_numbered_titles(text, text, integer, integer, integer, text) is
'The titles that my_watch_numbers counts for a decade, genre, country, actor, director or number of stars, the caller''s
own, in a year or (null) ever: those watched most often first, a hundred at most after so many, each with how many there are and what the
genre or person is called.';

comment on function public.my_series_without_number() is
  'How many series of the caller''s wishlist and lists (by their address) are known to have no number at TheTVDB; lists without any are left out.';

comment on function public.my_watch_numbers(date, integer, text) is
'What the caller has watched in a year or (null) ever, added up: rows by section, of which key, name and title say what
is counted. Titles count once, watches each time, minutes where they are known. Of titles with a tag (its key) where one is named.';

comment on function public.postpone_facts(text, integer) is
  'Puts a title the catalogue stumbled over at the end of the queue.';

comment on function public.save_series_number(integer, integer) is
  'Keeps what TheTVDB calls a series; null for nothing.';

comment on function public.save_title_facts(jsonb) is
  'Writes the facts of at most 100 titles, takes them off the queue, and answers how many that were.';

comment on function public.stale_facts(timestamptz, integer) is
  'Titles somebody keeps whose facts were last compared with the catalogue before that time, oldest first.';

comment on function public.title_facts_gone(text, integer) is
  'Notes that the catalogue does not have a title (any more); facts that are known stay.';

comment on function public.wanted_facts(integer) is 'Titles without facts, in the order of asking.';

comment on table public.movie_ratings is
  'One rating of each person and movie: the unique key makes the second an update.';

comment on column public.movie_ratings.rating is 'Whole stars from 1 to 5: the exact ones, a half rounded up.';

comment on column public.movie_ratings.stars is
  'Exact stars, from a half to five in steps of a half; left out, or 0, as many as rating says.';

comment on column public.movie_ratings.follows_watch is
  'Whether they are those of the latest watch that has stars, and change with it.';

comment on table public.movie_reviews is 'References profiles so that the author can be embedded.';

comment on column public.movie_reviews.review is 'Trimmed on the way in; the limit counts code points.';

comment on column public.movie_reviews.updated_at is 'When the text last changed; null when never.';

comment on column public.movie_reviews.tells_end is
  'Whether its author says that it tells the end: folded wherever it is shown, in no structured data, and in the export.';

comment on table public.part_ratings is
'Stars a person gave seasons and episodes, once each. Others read their average alone (season_rating): what
somebody watches episode by episode is their own.';

comment on column public.part_ratings.number is 'Of the episode; null for the season as a whole.';

comment on column public.part_ratings.stars is 'Exact, from a half to five in steps of a half.';

comment on table public.series_ratings is 'As movie_ratings.';

comment on table public.series_reviews is 'As movie_reviews.';

comment on column public.series_reviews.tells_end is 'As in movie_reviews.';

comment on view private.written_reviews is 'Reviews of movies and of series.';

comment on view public.movie_rating_summaries is
  'Average (two decimals) and number of ratings; a movie nobody rated has no row.';

comment on view public.series_rating_summaries is 'As movie_rating_summaries.';

comment on function private.settle_stars() is 'Keeps whole and exact stars equal: what is written last counts.';

comment on function public.movie_review_page(integer, smallint, boolean, integer, integer) is
'One page of a movie''s reviews, the caller''s own first, then those of people the caller follows, then by time; none of
people the caller has blocked; at most 100 rows. stars are the author''s now, on each of their reviews; handle is
the name of the author''s page where the caller may see it; total_count counts all pages.';

comment on function public.recently_liked(integer) is
  'The best of the twenty titles the caller has rated last, four stars at least, with their names where they are known.';

comment on function public.season_rating(integer, integer) is
  'What people here gave a season on average, and how many did. Definer: nobody reads what one of them gave.';

comment on function public.series_review_page(integer, smallint, boolean, integer, integer) is
  'As movie_review_page.';

comment on table public.profiles is 'What others see of an account. The e-mail is for the server only.';

comment on column public.profiles.email is
  'Kept in step with auth.users. Granted to no request role: one''s own comes from the session.';

comment on column public.profiles.region is
  'ISO 3166-1; null leaves it to the browser. Granted to no request role: others see profiles too (own_region).';

comment on column public.profiles.language is
  'As the address of pages says it (de, pt-br); null where nobody has chosen. Granted to no request role (own_language).';

comment on table public.time_zones is
  'Where a person''s day begins, by its IANA name. One that nobody knows any more is read as UTC.';

comment on function private.count_profile(uuid, bigint) is 'What a person''s page counts, counted now.';

comment on function private.reportable_profile(uuid) is
  'Whether there is a page somebody other than its owner can have seen.';

comment on function public.abandoned_avatars(integer) is
'Files of the avatars bucket whose account is gone, the oldest first. The server''s job removes them through
the storage API, because the database cannot remove their bytes.';

comment on function public.avatar_name(uuid) is
  'What the file of an account''s picture is called, without its ending: the same for ever, and no way back to the account.';

comment on function public.delete_user() is
'Deletes the caller''s account and all their rows; the avatar''s file follows through the storage API. Definer,
because nobody else may touch auth.users; it takes no argument and deletes nobody but the caller.';

comment on function public.make_my_profile() is
  'Makes the caller''s profile where there is none; nothing happens where there is.';

comment on function public.own_header() is
  'Name and picture of the caller, whether they are an admin, and how many notices they have not read (100 for all beyond).';

comment on function public.own_language() is
  'The language the caller has chosen, null when they have not. Definer, because no role may select the column.';

comment on function public.own_region() is
  'The country the caller watches in, null when they have not said. Definer, because no role may select the column.';

comment on table private.former_handles is 'Names people have left, for ninety days, with whose page they lead to.';

comment on table private.profile_counts is
  'What a person has watched, reviewed and rated, added up when somebody asked for their page.';

comment on column private.profile_counts.version is 'Of number_versions, read before it was counted.';

comment on column private.profile_counts.firsts is
  'Of each year: how many of its titles were watched on which day for the first time in it.';

comment on table private.reserved_handles is
'Looks no name may have: first parts of addresses of this site, and what would pass for whoever runs it. A test holds
them to the table of pages.';

comment on column private.reserved_handles.within is 'No name may begin or end so either.';

comment on table public.blocks is
  'Who has blocked whom. It holds in both directions, and is told to nobody but who blocks.';

comment on column public.blocks.known_as is
  'The display name at that moment, where it was to be seen: the list of blocked people names them by it.';

comment on table public.follows is
  'Who follows whom. Whoever is followed learns who does as far as the follower''s own page may be seen (my_followers).';

comment on table public.profile_favorites is
'The four titles a person shows on their page, with what is needed to show them without the catalogue. Another thing
than their list of favorites, which is theirs alone.';

comment on column public.profile_favorites.refreshed_at is 'When the columns were last compared with the catalogue.';

comment on table public.profile_pages is 'Who has a page, under which name, who may see it and what it shows.';

comment on column public.profile_pages.handle is 'The name in `/@name`, in lower case. Set by claim_handle alone.';

comment on column public.profile_pages.visibility is
  'private: nobody but its owner; link: whoever has the address with its key; public: everybody.';

comment on column public.profile_pages.link_key is 'The secret of the address of a page by link. Granted to nobody.';

comment on column public.profile_pages.suspended_at is
  'Since when an admin has hidden the page, whatever its owner chose. Granted to nobody.';

comment on column public.profile_pages.changed_at is 'When the name, the level or a switch last changed.';

comment on table public.profile_reports is 'One report per person and page; gone with the page.';

comment on table public.shared_years is
  'Years somebody shares, each as it was when it was shared; whoever knows the secret of the link sees its numbers.';

comment on column public.shared_years.secret is
  'The last part of the link; another one each time a year is shared anew.';

comment on column public.shared_years.minutes is 'Of what is known how long it is.';

comment on column public.shared_years.days is 'Days with something watched.';

comment on function private.blocked_between(uuid, uuid) is
  'Whether one of two people has blocked the other, whoever it was; false for whoever is signed out (null).';

comment on function private.end_follows() is 'Who blocks somebody ends following in both directions.';

comment on function private.folded_handle(text) is 'A name in lower case; empty when it is none.';

comment on function private.follow_watch_stars() is
  'Gives titles the stars of their latest watch that has some, where none were given by hand.';

comment on function private.handle_confirmed_user() is
  'Names the profile as the sign-up did that was confirmed. Must not raise.';

comment on function private.handle_new_user() is 'Makes the profile of a new account. Must not raise.';

comment on function private.handle_skeleton(text) is
  'What a name looks like: case, underscores, and letters and digits taken for each other folded together.';

comment on function private.may_see_profile(uuid, uuid) is
  'Whether somebody (null: signed out) is shown a person''s page without the key of its link.';

comment on function private.opens_profile(public.profile_pages, text) is
  'Whether the caller is shown a page, be it by the key of its link. Null counts as no.';

comment on function private.people_blocked() is
  'Everybody between whom and the caller there is a block, whoever made it: for policies, which ask it once a statement.';

comment on function private.prepare_block() is 'Keeps what a blocked person was called, and bounds their number.';

comment on function private.prepare_follow() is 'Bounds how many people somebody follows.';

comment on function private.profile_part(uuid, text, text) is
  'Whether a part of a page (favorites, watches, lists, reviews, numbers) is shown to the caller: to its owner as to others.';

comment on function private.touch_profile_page() is
  'Keeps when a page changed; whoever makes theirs private gives out a new link the next time.';

comment on function public.choose_profile_favorites(jsonb) is
  'Puts these titles (kind, id, title, posterPath, date; four at most, in their order) in the place of the caller''s.';

comment on function public.claim_handle(text) is
'Gives the caller a name, and with the first one a page, private as yet: claimed, or why not (own, taken, reserved,
malformed; too-often after three changes in thirty days). The name before leads to the new one for ninety days.';

comment on function public.followed_activity(date, integer) is
'What people the caller follows have watched since a day (two months at most), as their public pages show it: a row a
person and day, the latest title of it and how many others. Of the eight latest watches of the 300 people followed last.';

comment on function public.handle_state(text) is
  'Whether the caller could have a name: free, own, taken, reserved or malformed. Only that it is taken is told.';

comment on function public.my_followers(integer, integer) is
  'Who follows the caller, the latest first; of whoever keeps their page to themselves, nothing but that they do.';

comment on function public.my_following(integer, integer) is
  'Whom the caller follows, the latest first; of whoever has made their page private since, nothing but that they do.';

comment on function public.my_profile_page() is
  'The caller''s own page with the key of its link; no row for whoever has none.';

comment on function public.profile_favorites_of(uuid, text) is 'The four titles of a page, in their order.';

comment on function public.profile_numbers(uuid, date, text) is
  'What the diary of a page adds up to: titles once each, minutes where they are known, titles of the year so far.';

comment on function public.profile_page(text, text) is
'The page of a name, present or left within ninety days (then `handle` is another), for whoever may see it; else no row,
as for a name nobody has.';

comment on function public.profile_reviews(uuid, text, integer, integer) is
'One page of the reviews of a page, the latest first, each with the author''s stars now and what its title is called
where that is known here.';

comment on function public.profile_watches(uuid, text, integer) is
  'The latest watches of a page, those of a day known; episodes of a series on one day once.';

comment on function public.remove_follower(uuid) is
  'Ends that somebody follows the caller, who may follow again unless they are blocked. False where nobody did.';

comment on function public.renew_profile_link() is
  'Gives the caller''s page by link another secret; the link so far leads nowhere. Null without a page.';

comment on function public.shared_year(text) is
  'The numbers of the year a link shares, for whoever knows its secret; nothing when it was taken back.';

comment on table private.reminded_series is 'What the catalogue said last of series that somebody has a reminder of.';

comment on column private.reminded_series.seasons is
  'Without the specials: {"season", "day"}; day is null while it is not known.';

comment on column public.movie_reminders.remind_on is 'The day of release, a calendar date.';

comment on column public.movie_reminders.moved_from is
  'The earlier day, when the catalogue moved the release; null when it did not.';

comment on column public.movie_reminders.sent_at is 'When the mail left; written by the server only.';

comment on column public.movie_reminders.region is
  'The country (ISO 3166-1) whose day it follows; null while nobody has said one.';

comment on column public.movie_reminders.release is
  'What its day is in that country: theatre or digital; null for the world''s first release, of whatever kind.';

comment on table public.series_reminders is 'Who wants to be told of the next seasons of a series.';

comment on column public.series_reminders.known_season is
  'The latest season the person knows of: the one on the page where they asked, then the latest announced to them.';

comment on column public.series_reminders.out_season is
  'The latest season that was told on its first day; written by the server only.';

comment on function private.move_reminders(jsonb) is
'Gives reminders other days, [{user_id, movie_id, remind_on, region, release}], and returns how many were not of that day
and country before. Those sent, or over for a week, stay; whoever wanted a mail is told of another day by one.';

comment on function private.reset_reminder() is 'A reminder moved to another day is due again.';

comment on function public.enqueue_due_reminders(date) is
'Queues a mail for each reminder due on that day or up to a week before (the server may have been off);
returns how many are new. Running it again adds nothing.';

comment on function public.keep_reminded_series(integer, text, text, boolean, jsonb) is
  'Takes over what the catalogue says of a series now. Without a name it has no such series: what was known stays.';

comment on function public.my_series_reminders(date) is
'One''s own series reminders, 200 at most, the next to begin first, each with the season to come after that day.
Nothing is known of one that has not been looked up yet.';

comment on function public.stale_reminders(date, timestamptz, integer) is
'Movies with a reminder still to come, or due within the last week, that were last compared with the
catalogue before that time; the next release first.';

comment on function public.stale_series_reminders(timestamptz, integer) is
  'Lets go of series nobody has a reminder of any more, and returns those that have not been looked at since then.';

comment on table public.dismissed_titles is
  'Titles a person is not interested in, with what a page needs to name them without the catalogue.';

comment on column public.dismissed_titles.release_date is 'The first air date of a series.';

comment on column public.dismissed_titles.refreshed_at is 'When the columns were last compared with the catalogue.';

comment on table public.saved_searches is 'Filters of Discover under a name.';

comment on column public.saved_searches.query is
  'The query of the canonical address; it is read as tolerantly as any address.';

comment on column public.tv_wishlists.series_name_key is 'What a list sorted by title is ordered by.';

comment on column public.watched_movies.marked_on is
  'The calendar day where the person was who marked it; without one the day is taken in UTC.';

comment on column public.watched_movies.movie_title_key is 'What a list sorted by title is ordered by.';

comment on column public.watched_tv_series.marked_on is 'As in watched_movies.';

comment on column public.watched_tv_series.series_name_key is 'What a list sorted by title is ordered by.';

comment on column public.wishlists.movie_title_key is 'What a list sorted by title is ordered by.';

comment on view public.tv_wishlists_view is
  'The wished series, each with the stars one gave it and where one''s services include it.';

comment on view public.watched_movies_view is
'The watched movies, each with whether it is a favorite, the stars one gave it, where one''s services include it and the
latest day the diary has of it (null for some time).';

comment on view public.watched_tv_series_view is
'The watched series, each with whether it is a favorite, the stars one gave it, where one''s services include it and the
latest day the diary has of it or of an episode (null for some time).';

comment on view public.wishlists_view is
  'The wished movies, each with the stars one gave it and where one''s services include it.';

comment on function private.bound_dismissed_titles() is
  'A person dismisses ten thousand titles at most; none is dropped for it.';

comment on function private.bound_saved_searches() is
  'Thirty searches are saved for each person at most, none dropped unasked, each under a name of its own.';

comment on function private.exchange_lists() is 'Takes the titles that entered a list from the opposite one.';

comment on function private.lock_exchange() is
  'Makes a person''s exchanges between the lists of a kind wait for each other.';

comment on function private.refresh_kept_rows(text, text, integer, text, text, date, numeric) is
'Writes what the catalogue says now into every copy of a title in a table that keeps titles by kind and number, and
returns how many rows that was.';

comment on function public.home_wishes(date, integer) is
  'The caller''s wishes of both kinds, what has come out of late first, what is to come last.';

comment on function public.my_list_marks(integer[], integer[]) is
  'Which of these titles (first 500 of each kind) are in the caller''s lists, or dismissed; others are left out.';

comment on function public.my_unchecked_titles(text, text, text) is
'The latest forty titles of a list of the caller''s of which nobody knows, or not for a week, where they can be seen
in a region; with the number of all such. Definer: nobody reads offers of what they do not hold.';

comment on function public.own_cards(date, integer[], integer[]) is
'What cards of these titles (first 500 of each kind) say of the caller, in one row: whether their lists leave out what
they have watched, where they watch and on which services, which lists hold the titles (my_list_marks), and how far they
are in the series they follow (id, watched, aired).';

comment on function public.refresh_title(text, integer, text, text, date, numeric) is
'Writes what the catalogue says now into every saved copy of a title and returns how many rows of lists, diaries,
dismissed titles, pages of people, tags and notes that was; without a title (the catalogue has it no more) only the time of the look
moves. A reminder of which no country''s day is known moves to a changed release date, as move_reminders does.';

comment on function public.stale_titles(timestamptz, integer) is
  'Saved titles whose stored columns were last compared with the catalogue before that time, oldest first.';

comment on function public.take_back_mark(text, integer, timestamptz, timestamptz) is
'Takes a title from the watched list together with the watch recorded with it, and puts it back into the wishlist
where it came from there. False when the list holds it no longer, or since another time.';

comment on function public.take_back_marks(integer, timestamptz, text) is
  'Takes back exactly what one call of mark_episodes has done, and answers how many episodes that were.';

comment on function public.titles_of_mine(text, integer[]) is
'Names and dates of titles of one kind, as far as the caller''s own lists know them; of others they have an opinion of as
far as they are known here. Definer for those names.';

comment on function public.wish_missing_movies(jsonb) is
'Adds those of these movies (at most 400) to the caller''s wishlist that are neither there nor watched, all with the
same time, and answers which.';

comment on table public.episode_watches is 'Episodes a person has watched, each once a run.';

comment on column public.episode_watches.day is 'When they watched it; null for some time.';

comment on column public.episode_watches.marked_at is
  'The same for all that one act has marked, by which it is taken back.';

comment on table public.episodes is 'Episodes of kept series, by the numbers that last: series, season, number.';

comment on column public.episodes.name is 'Empty while nobody has named it.';

comment on table public.followed_series is
  'Series a person follows; what they have watched of them stands in episode_watches.';

comment on column public.followed_series.run is
  'Which time they watch it; only the watches of this run count as progress.';

comment on table public.lost_episode_watches is
  'Watches of episodes that were merged into others, under the number and name they had. They count as nothing.';

comment on table public.series_facts is 'A series whose episodes are kept, for everybody who follows it.';

comment on column public.series_facts.ended is 'Nothing more will be made: what has no date has been on air.';

comment on column public.series_facts.gone is 'The catalogue has it no more; what was known of it stays.';

comment on column public.series_facts.revision is
  'Counts up with every change, so that no old knowledge overwrites newer.';

comment on function private.bound_followed_series() is
  'Each person follows two thousand series at most; followed again, a series has the run it was left in.';

comment on function private.knows_episodes(integer) is
  'Whether all episodes of a series are kept: then one that is not among them is none.';

comment on function private.move_episode_watches(integer, jsonb) is
  'Moves everybody''s watches and stars of a series to other numbers; watches that lead nowhere are put aside as lost.';

comment on function public.date_by_air(integer, integer, integer, integer, date) is
'Dates the caller''s watches of a season of a run, or (p_number not null) of one episode of it, by the days the episodes
aired, up to p_today; answers how many. Those without a known day keep theirs.';

comment on function public.forget_series(timestamptz) is
  'Lets go of what was known of series nobody follows any more.';

comment on function public.keep_series(integer, integer, text, text, boolean, jsonb, jsonb, jsonb, boolean) is
'Takes over what the catalogue says of a series now: episodes to put ([season, number, name, day, minutes]) and to
remove ([season, number]), and where watches move ({season, number, to_season, to_number, name}; without to_season they are
lost). What was put partly is looked at again soon. False, and nothing done, unless it was worked out from the present revision (0: not kept yet).';

comment on function public.keep_series_gone(integer) is
  'Notes that the catalogue has a series no more: what was known of it stays.';

comment on function public.kept_episodes(integer) is
  'All that is kept of a series'' episodes, each as [season, number, name, day, minutes], with the revision it has.';

comment on function public.mark_episodes(integer, text, text, text, integer, integer, date, date) is
'Marks an episode, a season, or all episodes up to one (specials excluded) as watched in the present run, and follows the
series. Of several only what has been on air by p_today; a single one unless its date lies ahead. Answers how many were
new, the time they share, and the state before (null when the series was not followed).';

comment on function public.my_missing_episodes(uuid) is
  'Series of an import of the caller''s of which it names episodes or seasons that they have not, and how many; a hundred at most.';

comment on function public.series_marks(integer, date, integer, integer, integer) is
'What the pages of a series and of its seasons show to the caller: whether they follow it, how far they are in each
season and what is next, which numbers of a season are watched (200 at most), and up to a hundred watches that lost their episode.';

comment on function public.series_progress(date, integer[]) is
'How far the caller is in series they follow (in all of them, or of these): what of it has been on air by p_today is
watched in the present run, specials never. Places are season * 100000 + number, of the next episode to watch and of the
one after it. Section: paused or dropped; unknown without any known episode; next; caughtUp; finished.';

comment on function public.stale_series(timestamptz, timestamptz, integer) is
'Followed series that are not kept yet, or were compared with the catalogue too long ago: running ones before the first
time, those that have ended or that everybody has dropped before the second.';

comment on function public.unmark_day(integer, date) is
  'Unmarks the episodes of a series watched on a day, or (null) on none; answers what restore_episodes takes.';

comment on function public.unmark_episodes(integer, integer, integer) is
  'Unmarks an episode, or a whole season without a number, in the present run; answers what restore_episodes takes.';

comment on function public.up_next(date, text, integer, integer, integer[], text) is
'The caller''s series by section (next, caughtUp, paused, dropped; those finished or not known yet stand with caughtUp):
of each section, or of this one, so many after so many, or of these series alone. What was watched last, or has a new episode
since, comes first (lively); or by name, or, of what is next, the newest episode (newest) or the fewest left (fewest).';

comment on function public.restore_episodes(integer, jsonb) is
  'Marks again what unmark_episodes has answered, with the days and times it had.';

comment on table private.departed_services is
  'Services that titles have left lately. What is back within two weeks was never away.';

comment on table public.my_services is 'The services a person has, by the movie database''s number; at most fifty.';

comment on column public.my_services.added_at is
  'What a service had by then is no news; written by the database only.';

comment on table public.service_arrivals is
  'Wished titles that came to a service their person has, once for each title and service; written by the server only.';

comment on column public.service_arrivals.told_at is 'When the person was told; null until then.';

comment on table public.title_offers is
'On which services titles in wishlists and watched lists can be seen in a region; read and written by functions and
views of the server only, since that a row is there tells that somebody keeps the title.';

comment on column public.title_offers.included is 'Services whose subscribers see it without paying again.';

comment on column public.title_offers.free is 'Services where anybody sees it, with advertisements or without.';

comment on column public.title_offers.checked_at is 'When the movie database was last asked.';

comment on view private.titles_on_my_services is 'Saved titles that are included on one of the caller''s services.';

comment on function private.bound_my_services() is 'Each person ticks fifty services at most.';

comment on function private.note_arrivals(public.title_offers, public.title_offers, text) is
  'Compares what a look at a title found with the look before, and notes for whom what came is news.';

comment on function public.forget_offers() is
  'Forgets a thousand offers at most that nobody has asked for in a month, of titles that stand in no list.';

comment on function public.keep_title_offers(jsonb, text) is
'Keeps what was found out about at most 200 titles and answers how many rows that wrote: titles that
stand in nobody''s lists are passed over, and so is what is older than what is kept. What has come to a service of
somebody who wished for it is noted.';

comment on function public.my_arrivals(integer) is
  'What came to the caller''s services within a month and is still wished for, the latest first.';

comment on function public.offers_to_check(text, timestamptz, integer) is
'Titles in lists of people who have ticked a service, with the regions of these people, that were looked at before
that time, wished ones first; watched ones only when that is six days longer ago.';

comment on function public.settle_arrivals(jsonb) is 'Notes that people were told of these arrivals.';

comment on function public.untold_arrivals(timestamptz, integer) is
  'What has come since a time and nobody was told of yet, to people who still wish for it and still have the service.';

comment on function private.best_seasons(uuid, integer, text) is
'The ten seasons a person rates best, of which they watched something in a year, or (null) ever: by the stars they gave
the season, else (from three episodes on) by what they gave its episodes on average.';

comment on function private.bound_entries() is
  'Each person has so many rows of a table at most (the first argument; the second says so); none is dropped unasked.';

comment on function private.bound_typed() is
'Bounds what people type into a column (first argument) to so many characters (second), or to as many as stood there: an
imported text can be edited as long as it is.';

comment on function private.forget_counts() is
'Other minutes of a title change the numbers of whoever has watched it. Who counts at this very moment may miss it for a
day.';

comment on function private.has_no_such_part(integer, integer, integer) is
  'Whether a series whose episodes are kept has no episode there, or (without a number) no such season.';

comment on function private.keep_time_sane() is 'Takes a time in the future, or none, back to now.';

comment on function private.part_of(jsonb) is
  'The season and number an entry speaks of; the number is null for a season.';

comment on function private.stamp_update() is 'Keeps updated_at, which no request may write itself.';

comment on function private.title_key(text) is
  'What a title is sorted by: in lower case, without what stands before its first letter or digit.';

comment on function private.trimmed(text) is
  'The text without white space and invisible characters at both ends; empty when it holds nothing else.';

comment on function private.tvdb_of(text, integer) is
  'What TheTVDB calls a series; 0 where it is known to have no number, null where nobody has asked within a week.';

comment on function public.own_ai_page() is
'What AI Search says of the caller, in one row: whether they have saved a key and ticked a service, whether their searches
are kept, and those that are (thirty at most, the newest first) without their answers: how many titles each found, and
whether on one''s services only.';

comment on function public.receive_scrobble(uuid, jsonb) is
  'Puts what a program told by a token into the queue of its person, as receive_delivery does; true when it waits for the job.';

comment on table private.former_tags is
  'Tags that were deleted or merged, kept for a day for undo alone, twenty of a person.';

comment on column private.former_tags.titles is
  'The rows of their titles; moved: the tag they became has the title from them.';

comment on column private.former_tags.became is
  'The key of the tag they were merged into; null where they were deleted.';

comment on table public.private_notes is 'What people write down of titles and seasons for themselves alone.';

comment on column public.private_notes.season is 'Null for the title as a whole.';

comment on column public.private_notes.release_date is 'The first air date of a series.';

comment on table public.tags is 'The tags of a person, each once however it is written.';

comment on column public.tags.key is 'Its name without case and accents.';

comment on column public.tags.name is 'As its owner writes it.';

comment on table public.title_tags is
  'Which titles have which tags, with what a page needs to name them without the catalogue.';

comment on column public.title_tags.release_date is 'The first air date of a series.';

comment on view public.tv_wishlists_by_tag is 'The rows of tv_wishlists_view, once for each tag of their title.';

comment on view public.watched_movies_by_tag is 'The rows of watched_movies_view, once for each tag of their title.';

comment on view public.watched_tv_series_by_tag is
  'The rows of watched_tv_series_view, once for each tag of their title.';

comment on view public.wishlists_by_tag is 'The rows of wishlists_view, once for each tag of their title.';

comment on function private.bound_tags() is 'A person has two hundred tags at most; none is dropped for another.';

comment on function private.bound_title_tags() is 'A title has twenty tags of a person at most.';

comment on function private.drop_unused_tags() is 'A tag goes with the last title that has it.';

comment on function private.keep_former_tag(public.tags, text) is
  'Keeps what putting a tag back needs; answers under which id.';

comment on function private.note_renamed_tag() is
  'With the name of a tag all its titles are told anew. Definer: nobody writes changes.';

comment on function private.save_import_tags(public.imports, integer[]) is
  'Gives titles the tags their watches and reviews have in the file, as many as there is room for.';

comment on function private.tag_key(text) is
  'What two names of one tag have in common: all but case, accents of Latin and Greek letters, and vowel signs of Arabic.';

comment on function private.tag_title(uuid, text, jsonb, text[], timestamptz) is
  'Gives a title of a person''s these tags, and answers the keys of those it did not have.';

comment on function private.untag_title(uuid, text, integer, text[]) is 'Takes these tags of a person from a title.';

comment on function public.delete_tag(text) is
'Deletes a tag of the caller''s from all titles, and answers what put_back_tag brings it back by; null when there is none.
Definer: only functions write these tables.';

comment on function public.keep_tags_and_note(text, jsonb, integer, text[], text[], text, timestamptz) is
'Adds tags to a title of the caller''s and takes some from it, and writes their note (null leaves it, empty deletes it), all
or nothing, and answers what there is now. Nothing is done, and the note there is answered (other), where it was not last
changed at the expected moment (null: where there is one). Definer: only functions write these tables.';

comment on function public.my_tagged_titles(text, text, integer) is
'The latest titles of the caller''s with a tag (its key), five hundred at most, with what is known of them. Definer: facts
are nobody''s to read but of what one keeps.';

comment on function public.my_tags() is
  'The caller''s tags, two hundred at most, by name, and how many movies and series have them.';

comment on function public.my_tags_and_note(text, integer, integer) is
  'The caller''s tags of a title, in the order they were given, and their note to it, or to one of its seasons.';

comment on function public.put_back_tag(uuid) is
'Puts back a tag of the caller''s that was deleted, or merged into another, within a day; false when it is forgotten.
Definer: only functions write these tables.';

comment on function public.rename_tag(text, text) is
'Gives a tag of the caller''s another name. Where another is called so both become one, and merged is what put_back_tag
parts them by. Null when there is no such tag. Definer: only functions write these tables.';

comment on table private.webhook_messages is 'Messages to webhooks, waiting and done: an outbox and its log.';

comment on table public.webhooks is 'Addresses that are told what happens to a person''s things.';

comment on column public.webhooks.secret is
  'What the messages are signed with. The server alone reads it: a hash could sign nothing.';

comment on column public.webhooks.failing_since is 'Since when no message was taken.';

comment on column public.webhooks.off_at is 'When it was given up, after a week of failures.';

comment on column public.webhooks.is_gone is 'Whether it is off because its address answered 410.';

comment on function private.tell_webhooks() is
'Puts an event into the outboxes of its person''s webhooks, and wakes who sends: the event, the kind of thing, the column of
its time, and what its id is made of. Five hundred wait for each at most.';

comment on function public.claim_webhook_messages(integer, uuid[]) is
'Takes messages due for an attempt, one of each webhook that is not busy, with what they tell: a null item is gone and needs
no attempt. Two jobs never get the same one. One whose sender dies comes back after the wait, under the same id. Report each
with settle_webhook_message.';

comment on function public.make_webhook(text, text, text[]) is
  'Makes the caller a webhook and answers this once what its messages are signed with. Ten at most.';

comment on function public.my_webhooks() is
  'The caller''s webhooks, each with its last fifty messages and what became of them.';

comment on function public.settle_webhook_message(uuid, text, integer) is
'Notes what became of a message: sent, failed (it is tried again), refused (never). After a week of failures, or at once
when the address answers 410, its webhook is off, which its owner is told.';

comment on function public.try_webhook(uuid) is
  'Sends a webhook of the caller''s a message that says nothing but that, and turns it on again. False when there is none.';

-- A hosted project's data API is told here; the embedded one knows it.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    execute 'alter role authenticator set pgrst.db_pre_request = ''public.act_with_token''';
    notify pgrst, 'reload config';
  end if;
exception
  when insufficient_privilege then
    raise warning 'An administrator must run: alter role authenticator set pgrst.db_pre_request = ''public.act_with_token''';
end
$$;

insert into private.door default values;

-- Avatars: one public bucket, one file per person, named {user id}.{extension}.
--
-- Anybody reads a file by its address; the policies are for writing and listing. Replacing a file takes
-- select, insert and update. SVG stays out: it can carry scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp', 'image/gif'])
on conflict (id) do update
set public = excluded.public, file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- Parts of addresses, names of the site, and words that would pass for them.
insert into private.reserved_handles (skeleton)
select distinct private.handle_skeleton(word) from unnest(array[
  'about', 'abuse', 'account', 'accounts', 'activity', 'anonymous', 'api', 'app', 'auth', 'billing', 'blocked',
  'blog', 'calendar', 'card', 'cards', 'collection', 'collections', 'confirm', 'connections', 'contact',
  'copyright', 'deleted', 'developer', 'developers', 'diary', 'discover', 'dismissed', 'embedded', 'everybody',
  'everyone', 'export', 'exports', 'favicon', 'favorites', 'feed', 'feeds', 'follow', 'followers', 'following',
  'for_you', 'genre', 'genres', 'guest', 'handle', 'help', 'home', 'hooks', 'icons', 'import', 'imports', 'info',
  'invitation', 'invite', 'join', 'legal', 'list', 'lists', 'login', 'logout', 'mail', 'manifest', 'member',
  'members', 'metrics', 'mod', 'mods', 'movie', 'movies', 'nobody', 'notice', 'notices', 'null', 'numbers',
  'offline', 'opensearch', 'owner', 'partials', 'people', 'person', 'postmaster', 'privacy', 'profile',
  'profiles', 'recommendations', 'register', 'reminders', 'reset_password', 'review', 'reviews', 'robots',
  'root', 'saved_searches', 'search', 'security', 'series', 'service', 'services', 'settings', 'share', 'signin',
  'signup', 'site', 'sitemap', 'sitemaps', 'somebody', 'staff', 'status', 'storage', 'sw', 'system', 'tag',
  'tags', 'team', 'terms', 'title', 'titles', 'tmdb', 'tv', 'tv_series', 'undefined', 'unsubscribe', 'up_next',
  'user', 'users', 'verified', 'watch', 'watched', 'webmaster', 'wishlist', 'www', 'year', 'years'
]) word
on conflict do nothing;

-- No name holds these.
insert into private.reserved_handles (skeleton, within)
select private.handle_skeleton(word), true
from unnest(array['admin', 'administrator', 'marquee', 'moderator', 'official', 'support']) word
on conflict (skeleton) do update set within = true;

reset check_function_bodies;

