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

-- The author of a review is public; somebody who never wrote one is listed to nobody.
create policy "authors are public, everybody sees themselves" on public.profiles
  for select to anon, authenticated
  using (
    (select auth.uid()) = id
    or exists (select from public.movie_reviews r where r.user_id = profiles.id)
    or exists (select from public.series_reviews r where r.user_id = profiles.id)
  );
