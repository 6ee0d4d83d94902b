-- Marking many episodes at once says no day: an index by day has no place for them.
--
-- What asks by day asks for days there are. Ten thousand marks cost a third less without ten thousand equal entries.

drop index public.episode_watches_by_day;
create index episode_watches_by_day on public.episode_watches (user_id, day desc, series_id) where day is not null;
