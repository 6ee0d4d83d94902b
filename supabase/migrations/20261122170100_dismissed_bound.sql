-- The bound on dismissed titles is counted once a statement, not once a row: thousands that are put back together
-- were counted thousands of times.

drop trigger bound_dismissed_titles on public.dismissed_titles;
drop function private.bound_dismissed_titles();

create function private.bound_dismissed_titles() returns trigger
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
comment on function private.bound_dismissed_titles() is
  'A person dismisses ten thousand titles at most; none is dropped for it.';
revoke all on function private.bound_dismissed_titles() from public;
create trigger bound_dismissed_titles after insert on public.dismissed_titles
  referencing new table as added
  for each statement execute function private.bound_dismissed_titles();
