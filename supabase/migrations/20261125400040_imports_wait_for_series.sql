-- An import that is being saved can wait for the movie database too: for the series of which a file names the last episode.

create function public.halt_import(p_import_id uuid, p_halted boolean) returns void
  language sql security definer set search_path = ''
as $$
  update public.imports i set halted_since = case when p_halted then now() end
  where i.id = p_import_id and i.state = 'saving' and (i.halted_since is null) = p_halted
$$;
comment on function public.halt_import(uuid, boolean) is
  'Notes that an import that is being saved waits for the movie database, or waits no more. The server''s job says so.';
revoke all on function public.halt_import(uuid, boolean) from public;
grant execute on function public.halt_import(uuid, boolean) to service_role;
