-- With each call's own values they are planned anew, which takes longer than reading thirty entries.
alter function public.diary_entries(text, date, date, boolean, integer, integer, integer, text)
  set plan_cache_mode to force_generic_plan;
alter function public.my_watch_numbers(date, integer, text) set plan_cache_mode to force_generic_plan;
