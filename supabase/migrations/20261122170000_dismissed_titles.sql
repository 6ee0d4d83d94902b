-- What people are not interested in, and whether lists leave out what they have seen.

create table public.dismissed_titles (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(3, 1),
  dismissed_at timestamptz not null default now(),
  primary key (user_id, kind, title_id),
  constraint dismissed_titles_kind_known check (kind in ('movie', 'tv')),
  constraint dismissed_titles_title_id_positive check (title_id > 0),
  constraint dismissed_titles_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint dismissed_titles_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint dismissed_titles_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint dismissed_titles_vote_average_range check (vote_average between 0 and 10),
  constraint dismissed_titles_dismissed_at_sane check (dismissed_at >= '2000-01-01')
);
comment on table public.dismissed_titles is
  'Titles a person is not interested in, with what a page needs to name them without the catalogue.';
comment on column public.dismissed_titles.release_date is 'The first air date of a series.';
create index dismissed_titles_by_time on public.dismissed_titles (user_id, kind, dismissed_at desc, title_id);

create function private.bound_dismissed_titles() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Two at once count one after the other.
  perform pg_advisory_xact_lock(hashtextextended('dismissed:' || new.user_id::text, 0));
  if (select count(*) from public.dismissed_titles where user_id = new.user_id) >= 10000 then
    raise exception 'Ten thousand titles can be dismissed' using errcode = '23514';
  end if;
  return new;
end
$$;
comment on function private.bound_dismissed_titles() is
  'A person dismisses ten thousand titles at most; none is dropped for it.';
revoke all on function private.bound_dismissed_titles() from public;
create trigger bound_dismissed_titles before insert on public.dismissed_titles
  for each row execute function private.bound_dismissed_titles();
create trigger keep_time_sane before insert on public.dismissed_titles
  for each row execute function private.exchange_list_entry('', 'title_id', 'dismissed_at', '');

alter table public.dismissed_titles enable row level security;
grant select, delete on public.dismissed_titles to authenticated;
grant insert (user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at)
  on public.dismissed_titles to authenticated;
create policy "people see what they dismissed" on public.dismissed_titles for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people dismiss for themselves" on public.dismissed_titles for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people take back what they dismissed" on public.dismissed_titles for delete to authenticated
  using ((select auth.uid()) = user_id);

-- A row for whoever has chosen; nobody else's lists leave out what they have seen.
create table public.list_settings (
  user_id uuid primary key references auth.users (id) on delete cascade,
  hide_seen boolean not null default false
);
comment on table public.list_settings is 'How lists of the catalogue are made for a person.';
comment on column public.list_settings.hide_seen is 'Whether they leave out what the person has watched.';

alter table public.list_settings enable row level security;
grant select on public.list_settings to authenticated;
grant insert (user_id, hide_seen), update (user_id, hide_seen) on public.list_settings to authenticated;
create policy "people see their own settings" on public.list_settings for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people choose their own settings" on public.list_settings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own settings" on public.list_settings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);

create function public.my_seen_and_dismissed(p_movie_ids integer[] default '{}', p_series_ids integer[] default '{}')
  returns table (
    hide_seen boolean,
    seen_movies integer[],
    seen_series integer[],
    dismissed_movies integer[],
    dismissed_series integer[]
  )
  language sql stable set search_path = ''
as $$
  select
    coalesce((select s.hide_seen from public.list_settings s where s.user_id = (select auth.uid())), false),
    array(
      select w.movie_id from public.watched_movies w
      where w.user_id = (select auth.uid()) and w.movie_id = any (p_movie_ids[1:500])
    ),
    array(
      select w.series_id from public.watched_tv_series w
      where w.user_id = (select auth.uid()) and w.series_id = any (p_series_ids[1:500])
    ),
    array(
      select d.title_id from public.dismissed_titles d
      where d.user_id = (select auth.uid()) and d.kind = 'movie' and d.title_id = any (p_movie_ids[1:500])
    ),
    array(
      select d.title_id from public.dismissed_titles d
      where d.user_id = (select auth.uid()) and d.kind = 'tv' and d.title_id = any (p_series_ids[1:500])
    )
$$;
comment on function public.my_seen_and_dismissed(integer[], integer[]) is
  'Which of these titles (first 500 of each kind) the caller has watched or dismissed, and whether their lists leave out
what they have watched; one row.';
revoke all on function public.my_seen_and_dismissed(integer[], integer[]) from public;
grant execute on function public.my_seen_and_dismissed(integer[], integer[]) to authenticated;

-- The list buttons learn of it with the rest.
drop function public.my_list_marks(integer[], integer[]);
create function public.my_list_marks(p_movie_ids integer[] default '{}', p_series_ids integer[] default '{}')
  returns table (
    kind text, title_id integer, wishlisted boolean, watched boolean, favorite boolean, dismissed boolean
  )
  language sql stable set search_path = ''
as $$
  with mine as (
    select 'movie' as kind, movie_id as title_id, 'wishlist' as list from public.wishlists
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'movie', movie_id, 'watched' from public.watched_movies
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'movie', movie_id, 'favorite' from public.favorite_movies
    where user_id = (select auth.uid()) and movie_id = any (p_movie_ids[1:500])
    union all
    select 'tv', series_id, 'wishlist' from public.tv_wishlists
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'tv', series_id, 'watched' from public.watched_tv_series
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'tv', series_id, 'favorite' from public.favorite_tv_series
    where user_id = (select auth.uid()) and series_id = any (p_series_ids[1:500])
    union all
    select 'movie', d.title_id, 'dismissed' from public.dismissed_titles d
    where d.user_id = (select auth.uid()) and d.kind = 'movie' and d.title_id = any (p_movie_ids[1:500])
    union all
    select 'tv', d.title_id, 'dismissed' from public.dismissed_titles d
    where d.user_id = (select auth.uid()) and d.kind = 'tv' and d.title_id = any (p_series_ids[1:500])
  )
  select m.kind, m.title_id, bool_or(m.list = 'wishlist'), bool_or(m.list = 'watched'),
    bool_or(m.list = 'favorite'), bool_or(m.list = 'dismissed')
  from mine m
  group by m.kind, m.title_id
$$;
comment on function public.my_list_marks(integer[], integer[]) is
  'Which of these titles (first 500 of each kind) are in the caller''s lists, or dismissed; others are left out.';
revoke all on function public.my_list_marks(integer[], integer[]) from public;
grant execute on function public.my_list_marks(integer[], integer[]) to authenticated;
