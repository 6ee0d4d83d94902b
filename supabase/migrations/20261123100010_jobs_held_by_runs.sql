-- A lock of a job is short and held by the run that has it: whoever runs holds it for longer every few seconds, and
-- after a process was killed the next one goes on within a minute instead of an hour.

alter table private.job_runs add column run uuid;
comment on column private.job_runs.run is 'Which run has the lock; null for one that cannot hold it for longer.';

drop function public.begin_job(text, integer);
drop function public.finish_job(text, boolean, text);

create function public.begin_job(p_name text, p_lease_seconds integer default 600, p_run uuid default null)
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

create function public.finish_job(p_name text, p_ok boolean, p_detail text default null, p_run uuid default null)
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

revoke all on function public.begin_job(text, integer, uuid) from public;
revoke all on function public.finish_job(text, boolean, text, uuid) from public;
grant execute on function public.begin_job(text, integer, uuid) to service_role;
grant execute on function public.finish_job(text, boolean, text, uuid) to service_role;
