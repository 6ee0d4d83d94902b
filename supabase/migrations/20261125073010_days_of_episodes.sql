-- Episodes are dated when they are marked and later, and then by the same rule as titles.

create trigger check_watch_day before update of day on public.episode_watches
  for each row when (new.day is distinct from old.day)
  execute function private.check_watch_day();
