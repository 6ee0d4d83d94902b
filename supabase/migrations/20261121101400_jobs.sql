-- The server's jobs: who runs which when, and the nightly refresh of stored titles. For service_role only.

create table private.job_runs (
  name text primary key check (name ~ '^[a-z][a-z-]{0,39}$'),
  started_at timestamptz not null,
  held_until timestamptz not null,
  finished_at timestamptz,
  outcome text check (outcome in ('ok', 'failed')),
  detail text check (char_length(detail) <= 500)
);
comment on table private.job_runs is 'The last run of each job, and the lease that keeps a second from starting.';

create function public.begin_job(p_name text, p_lease_seconds integer default 600) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.job_runs as j (name, started_at, held_until)
  values (p_name, now(), now() + make_interval(secs => greatest(p_lease_seconds, 1)))
  on conflict (name) do update
  set started_at = excluded.started_at, held_until = excluded.held_until,
    finished_at = null, outcome = null, detail = null
  where j.held_until <= now();
  return found;
end
$$;
comment on function public.begin_job(text, integer) is
  'True for the one caller who may run the job now; false while another holds it.';

create function public.finish_job(p_name text, p_ok boolean, p_detail text default null) returns void
  language sql security definer set search_path = ''
as $$
  update private.job_runs
  set finished_at = now(), held_until = now(), outcome = case when p_ok then 'ok' else 'failed' end,
    detail = left(p_detail, 500)
  where name = p_name
$$;
comment on function public.finish_job(text, boolean, text) is 'Ends a run, saying how it went.';

create function public.stale_titles(p_older_than timestamptz, p_limit integer default 100)
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
  ) t
  where t.refreshed_at < p_older_than
  group by t.kind, t.title_id
  order by min(t.refreshed_at), t.kind, t.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_titles(timestamptz, integer) is
  'Saved titles whose stored columns were last compared with the catalogue before that time, oldest first.';

create function private.refresh_list_rows(
  p_table text, p_prefix text, p_id integer, p_title text, p_poster_path text, p_date date, p_vote numeric
) returns integer
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
revoke all on function private.refresh_list_rows(text, text, integer, text, text, date, numeric) from public;

create function public.refresh_title(
  p_kind text,
  p_id integer,
  p_title text default null,
  p_poster_path text default null,
  p_date date default null,
  p_vote_average numeric default null
) returns integer
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
  if p_kind = 'movie' then
    insert into private.unsubscribe_tokens (user_id)
    select user_id from public.movie_reminders
    where movie_id = p_id and remind_by_email and sent_at is null and remind_on <> p_date
    on conflict do nothing;
    insert into private.mail_outbox (mail_key, user_id, template, movie_id, remind_on)
    select format('reminder-moved:%s:%s:%s', user_id, p_id, p_date), user_id, 'reminder-moved', p_id, p_date
    from public.movie_reminders
    where movie_id = p_id and remind_by_email and sent_at is null and remind_on <> p_date
    on conflict (mail_key) do nothing;
    update public.movie_reminders
    set refreshed_at = now(),
      movie_title = coalesce(p_title, movie_title),
      movie_poster_path = case when p_title is null then movie_poster_path else p_poster_path end,
      moved_from = case when remind_on <> p_date and sent_at is null then remind_on else moved_from end,
      remind_on = case when sent_at is null then coalesce(p_date, remind_on) else remind_on end
    where movie_id = p_id;
  end if;
  return touched;
end
$$;
comment on function public.refresh_title(text, integer, text, text, date, numeric) is
  'Writes what the catalogue says now into every saved copy of a title and returns how many list rows that
was; without a title (the catalogue has it no more) only the time of the look moves. A reminder not yet sent
moves to a changed release date, and a mail says so.';

revoke all on function public.begin_job(text, integer) from public;
revoke all on function public.finish_job(text, boolean, text) from public;
revoke all on function public.stale_titles(timestamptz, integer) from public;
revoke all on function public.refresh_title(text, integer, text, text, date, numeric) from public;
grant execute on function public.begin_job(text, integer) to service_role;
grant execute on function public.finish_job(text, boolean, text) to service_role;
grant execute on function public.stale_titles(timestamptz, integer) to service_role;
grant execute on function public.refresh_title(text, integer, text, text, date, numeric) to service_role;
