-- Offers and episodes are kept for what somebody has in a list or follows: that they are there tells of others. People
-- learn of them for what they hold themselves.

drop policy "people see where saved titles can be seen" on public.title_offers;
revoke select on public.title_offers from authenticated;
comment on table public.title_offers is
  'On which services titles in wishlists and watched lists can be seen in a region; read and written by functions and
views of the server only, since that a row is there tells that somebody keeps the title.';

-- Views of one's own lists read it with its owner's rights, of the titles in them alone.
alter view private.titles_on_my_services set (security_invoker = false);
alter function public.my_unchecked_titles(text, text, text) security definer;
comment on function public.my_unchecked_titles(text, text, text) is
  'The latest forty titles of a list of the caller''s of which nobody knows, or not for a week, where they can be seen
in a region; with the number of all such. Definer: nobody reads offers of what they do not hold.';

drop policy "people see what is known of series" on public.series_facts;
-- Lists that are made once a statement, and of watches only where something is not followed: what is asked for each row
-- costs a look at each watch while the engine does not know yet how many there are.
create policy "people see what is known of series they watch" on public.series_facts for select to authenticated
  using (
    series_id in (select f.series_id from public.followed_series f where f.user_id = (select auth.uid()))
    or series_id in (select w.series_id from public.episode_watches w where w.user_id = (select auth.uid()))
  );
drop policy "people see what is known of episodes" on public.episodes;
create policy "people see what is known of episodes they watch" on public.episodes for select to authenticated
  using (
    series_id in (select f.series_id from public.followed_series f where f.user_id = (select auth.uid()))
    or series_id in (select w.series_id from public.episode_watches w where w.user_id = (select auth.uid()))
  );
-- When it was last compared, and how often it changed, tells since when somebody has followed it.
revoke select on public.series_facts from authenticated;
grant select (series_id, series_name, series_poster_path, ended, gone) on public.series_facts to authenticated;
