-- A person's saved searches are told apart by their names: each is there once, whatever its case.

create or replace function private.bound_saved_searches() returns trigger
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
comment on function private.bound_saved_searches() is
  'Thirty searches are saved for each person at most, none dropped unasked, each under a name of its own.';
create trigger names_of_saved_searches before update of name on public.saved_searches
  for each row execute function private.bound_saved_searches();
