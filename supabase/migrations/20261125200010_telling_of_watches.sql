-- What somebody takes out of their diary, their favourites or their ratings stands on their page, and stars beside what
-- they wrote, for everybody: the server hears of it as it does of reviews.

create function private.tell_taken_back() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.tell_page_of(g.user_id) from (select distinct user_id from gone) g;
  return null;
end
$$;
comment on function private.tell_taken_back() is 'Tells that the pages of these people show less.';
revoke all on function private.tell_taken_back() from public;

create trigger tell_deleted_watches after delete on public.watches referencing old table as gone
  for each statement execute function private.tell_taken_back();
create trigger tell_deleted_watches after delete on public.episode_watches referencing old table as gone
  for each statement execute function private.tell_taken_back();
create trigger tell_deleted_favorites after delete on public.profile_favorites referencing old table as gone
  for each statement execute function private.tell_taken_back();

create function private.tell_moved_watches() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- Names and pictures change every night, and no page with them.
  perform private.tell_page_of(m.user_id)
  from (
    select distinct c.user_id from (select user_id, id, day from gone except select user_id, id, day from added) c
  ) m;
  return null;
end
$$;
comment on function private.tell_moved_watches() is 'Tells that the pages of these people show other days.';
revoke all on function private.tell_moved_watches() from public;
create trigger tell_moved_watches after update on public.watches
  referencing old table as gone new table as added
  for each statement execute function private.tell_moved_watches();

create trigger tell_changed_ratings after update on public.movie_ratings referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');
create trigger tell_deleted_ratings after delete on public.movie_ratings referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');
create trigger tell_changed_ratings after update on public.series_ratings referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');
create trigger tell_deleted_ratings after delete on public.series_ratings referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');
