-- Ratings: whole stars 1 to 5, one per person and title, public like the reviews they stand beside.

create table public.movie_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  movie_id integer not null,
  rating smallint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint movie_ratings_user_id_movie_id_key unique (user_id, movie_id),
  constraint movie_ratings_movie_id_positive check (movie_id > 0),
  constraint movie_ratings_rating_range check (rating between 1 and 5)
);
comment on table public.movie_ratings is 'Stars from 1 to 5; the unique key makes the second rating an update.';
create index movie_ratings_by_title on public.movie_ratings (movie_id, rating);
create index movie_ratings_by_time on public.movie_ratings (created_at desc, id);

create table public.series_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  series_id integer not null,
  rating smallint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint series_ratings_user_id_series_id_key unique (user_id, series_id),
  constraint series_ratings_series_id_positive check (series_id > 0),
  constraint series_ratings_rating_range check (rating between 1 and 5)
);
comment on table public.series_ratings is 'As movie_ratings.';
create index series_ratings_by_title on public.series_ratings (series_id, rating);
create index series_ratings_by_time on public.series_ratings (created_at desc, id);

create function private.stamp_update() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.stamp_update() is 'Keeps updated_at, which no request may write itself.';
revoke all on function private.stamp_update() from public;
create trigger stamp_update before update on public.movie_ratings
  for each row execute function private.stamp_update();
create trigger stamp_update before update on public.series_ratings
  for each row execute function private.stamp_update();

alter table public.movie_ratings enable row level security;
alter table public.series_ratings enable row level security;
grant select on public.movie_ratings, public.series_ratings to anon, authenticated;
-- An upsert writes every column it was given, the key included; the policies keep the key one's own.
grant insert (user_id, movie_id, rating), update (user_id, movie_id, rating), delete
  on public.movie_ratings to authenticated;
grant insert (user_id, series_id, rating), update (user_id, series_id, rating), delete
  on public.series_ratings to authenticated;

create policy "everybody reads ratings" on public.movie_ratings for select to anon, authenticated
  using (true);
create policy "people give their own ratings" on public.movie_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own ratings" on public.movie_ratings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people clear their own ratings" on public.movie_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "everybody reads ratings" on public.series_ratings for select to anon, authenticated
  using (true);
create policy "people give their own ratings" on public.series_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own ratings" on public.series_ratings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people clear their own ratings" on public.series_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);

create view public.movie_rating_summaries with (security_invoker = true) as
select movie_id, round(avg(rating), 2) as average, count(*)::integer as rating_count
from public.movie_ratings
group by movie_id;
comment on view public.movie_rating_summaries is
  'Average (two decimals) and number of ratings; a movie nobody rated has no row.';

create view public.series_rating_summaries with (security_invoker = true) as
select series_id, round(avg(rating), 2) as average, count(*)::integer as rating_count
from public.series_ratings
group by series_id;
comment on view public.series_rating_summaries is 'As movie_rating_summaries.';
grant select on public.movie_rating_summaries, public.series_rating_summaries to anon, authenticated;
