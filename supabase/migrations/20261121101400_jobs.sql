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

revoke all on function public.begin_job(text, integer) from public;
revoke all on function public.finish_job(text, boolean, text) from public;
grant execute on function public.begin_job(text, integer) to service_role;
grant execute on function public.finish_job(text, boolean, text) to service_role;
