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
comment on table private.job_runs is 'The last run of each job, and the lease that keeps a second from starting.';
comment on column private.job_runs.run is 'Which run has the lock; null for one that cannot hold it for longer.';

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
comment on function public.begin_job(text, integer, uuid) is
  'True for the one caller who may run the job now, and again for the same run, which then holds it for longer; false while another holds it.';
revoke all on function public.begin_job(text, integer, uuid) from public;
grant execute on function public.begin_job(text, integer, uuid) to service_role;

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
comment on function public.finish_job(text, boolean, text, uuid) is
  'Ends a run, saying how it went; one that has lost the job to another says nothing.';
revoke all on function public.finish_job(text, boolean, text, uuid) from public;
grant execute on function public.finish_job(text, boolean, text, uuid) to service_role;

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
comment on function public.start_run(integer) is
'Begins to watch a followed series again: nothing of it is watched in the new run, which is answered; null when nothing
was watched in the present one.';
revoke all on function public.start_run(integer) from public;
grant execute on function public.start_run(integer) to authenticated;
