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
