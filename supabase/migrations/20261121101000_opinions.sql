-- Reviews of movies and of series: public text by a person, several per person and title allowed.
--
-- Times are the database's own. Deleting and bringing back is a matter of the next migrations.

create table public.movie_reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  movie_id integer not null,
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint movie_reviews_movie_id_positive check (movie_id > 0),
  constraint movie_reviews_review_length check (char_length(review) between 1 and 500)
);
comment on table public.movie_reviews is 'References profiles so that the author can be embedded.';
comment on column public.movie_reviews.review is 'Trimmed on the way in; the limit counts code points.';
comment on column public.movie_reviews.updated_at is 'When the text last changed; null when never.';
create index movie_reviews_by_title on public.movie_reviews (movie_id, created_at desc, id);
create index movie_reviews_by_author on public.movie_reviews (user_id, movie_id);
create index movie_reviews_by_time on public.movie_reviews (created_at desc, id);

create table public.series_reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  series_id integer not null,
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint series_reviews_series_id_positive check (series_id > 0),
  constraint series_reviews_review_length check (char_length(review) between 1 and 500)
);
comment on table public.series_reviews is 'As movie_reviews.';
create index series_reviews_by_title on public.series_reviews (series_id, created_at desc, id);
create index series_reviews_by_author on public.series_reviews (user_id, series_id);
create index series_reviews_by_time on public.series_reviews (created_at desc, id);

create function private.tidy_review() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  new.review := private.trimmed(new.review);
  if tg_op = 'UPDATE' and new.review is distinct from old.review then
    new.updated_at := now();
  end if;
  return new;
end
$$;
revoke all on function private.tidy_review() from public;
create trigger tidy_review before insert or update of review on public.movie_reviews
  for each row execute function private.tidy_review();
create trigger tidy_review before insert or update of review on public.series_reviews
  for each row execute function private.tidy_review();

alter table public.movie_reviews enable row level security;
alter table public.series_reviews enable row level security;
grant select on public.movie_reviews, public.series_reviews to anon, authenticated;
grant insert (user_id, movie_id, review), update (review), delete
  on public.movie_reviews to authenticated;
grant insert (user_id, series_id, review), update (review), delete
  on public.series_reviews to authenticated;

create policy "everybody reads reviews" on public.movie_reviews for select to anon, authenticated
  using (true);
create policy "people write their own reviews" on public.movie_reviews for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people edit their own reviews" on public.movie_reviews for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people delete their own reviews" on public.movie_reviews for delete to authenticated
  using ((select auth.uid()) = user_id);

create policy "everybody reads reviews" on public.series_reviews for select to anon, authenticated
  using (true);
create policy "people write their own reviews" on public.series_reviews for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people edit their own reviews" on public.series_reviews for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people delete their own reviews" on public.series_reviews for delete to authenticated
  using ((select auth.uid()) = user_id);

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

-- Deleted reviews can come back: every deletion leaves a copy in `private` for a while. A person undoes
-- their own deletion from the toast; an admin undoes a removal by moderation (see moderation). Bringing back
-- the copy, rather than inserting again, keeps id and times true without letting anybody write them.

create table private.removed_reviews (
  review_id uuid primary key,
  kind text not null check (kind in ('movie', 'tv')),
  title_id integer not null,
  user_id uuid not null references public.profiles (id) on delete cascade,
  review text not null,
  created_at timestamptz not null,
  updated_at timestamptz,
  removed_at timestamptz not null default now(),
  moderated boolean not null
);
comment on table private.removed_reviews is
  'Deleted reviews, an hour for those deleted by their author, thirty days for those removed by an admin.';
create index removed_reviews_by_author on private.removed_reviews (user_id);
create index removed_reviews_by_time on private.removed_reviews (removed_at);

create function public.restore_my_review(p_review_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from private.removed_reviews
  where review_id = p_review_id and user_id = (select auth.uid()) and not moderated
    and removed_at > now() - interval '1 hour'
  for update;
  return found and private.bring_back_review(p_review_id);
end
$$;
comment on function public.restore_my_review(uuid) is
  'Undoes the caller''s own deletion within the hour, with the original id and times; false when it cannot.
Definer, because the copy is in a schema no request may read; it checks the author.';
revoke all on function public.restore_my_review(uuid) from public;
grant execute on function public.restore_my_review(uuid) to authenticated;
