create table public.movie_ratings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  movie_id integer not null,
  rating smallint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  stars real not null default 0,
  follows_watch boolean not null default false,
  constraint movie_ratings_pkey primary key (id),
  constraint movie_ratings_user_id_movie_id_key unique (user_id, movie_id),
  constraint movie_ratings_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint movie_ratings_movie_id_positive check (movie_id > 0),
  constraint movie_ratings_rating_range check (rating between 1 and 5),
  constraint movie_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  constraint movie_ratings_stars_whole check (rating = ceil(stars))
);
comment on table public.movie_ratings is
  'One rating of each person and movie: the unique key makes the second an update.';
comment on column public.movie_ratings.rating is 'Whole stars from 1 to 5: the exact ones, a half rounded up.';
comment on column public.movie_ratings.stars is
  'Exact stars, from a half to five in steps of a half; left out, or 0, as many as rating says.';
comment on column public.movie_ratings.follows_watch is
  'Whether they are those of the latest watch that has stars, and change with it.';
create index movie_ratings_by_time on public.movie_ratings (created_at desc, id);
create index movie_ratings_by_title on public.movie_ratings (movie_id, stars);
alter table public.movie_ratings enable row level security;
create policy "everybody reads ratings" on public.movie_ratings for select to anon, authenticated
  using (true);
create policy "people change their own ratings" on public.movie_ratings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people clear their own ratings" on public.movie_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people give their own ratings" on public.movie_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select on public.movie_ratings to anon, authenticated;
grant delete on public.movie_ratings to authenticated;
grant insert (user_id, movie_id, rating, stars) on public.movie_ratings to authenticated;
grant update (user_id, movie_id, rating, stars) on public.movie_ratings to authenticated;
create trigger bound_entries after insert on public.movie_ratings
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of movies');
create trigger note_change after insert or delete or update on public.movie_ratings
  for each row execute function private.note_change('ratings', '=movie', 'movie_id');
create trigger settle_stars before insert or update on public.movie_ratings
  for each row execute function private.settle_stars();
create trigger stamp_update before update on public.movie_ratings
  for each row execute function private.stamp_update();
create trigger tell_changed_ratings after update on public.movie_ratings
  referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');
create trigger tell_deleted_ratings after delete on public.movie_ratings
  referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');
create trigger tell_webhooks after insert on public.movie_ratings
  for each row execute function private.tell_webhooks('rated', 'ratings', 'created_at', '=movie', 'movie_id');
create trigger tell_webhooks_changed after update of rating on public.movie_ratings
  for each row
  when (old.rating <> new.rating)
  execute function private.tell_webhooks('rated', 'ratings', 'updated_at', '=movie', 'movie_id');
create trigger touch_numbers after insert on public.movie_ratings
  referencing new table as added
  for each statement execute function private.touch_numbers();
create trigger touch_numbers_gone after delete on public.movie_ratings
  referencing old table as gone
  for each statement execute function private.touch_numbers();
create trigger want_facts after insert on public.movie_ratings
  referencing new table as added
  for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_for_you after insert on public.movie_ratings
  referencing new table as added
  for each statement execute function private.want_for_you();
create trigger want_for_you_changed after update on public.movie_ratings
  referencing new table as added
  for each statement execute function private.want_for_you();
create trigger want_for_you_gone after delete on public.movie_ratings
  referencing old table as gone
  for each statement execute function private.want_for_you();

create table public.movie_reviews (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  movie_id integer not null,
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  tells_end boolean not null default false,
  constraint movie_reviews_pkey primary key (id),
  constraint movie_reviews_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint movie_reviews_movie_id_positive check (movie_id > 0),
  constraint movie_reviews_review_length check (char_length(review) between 1 and 20000)
);
comment on table public.movie_reviews is 'References profiles so that the author can be embedded.';
comment on column public.movie_reviews.review is 'Trimmed on the way in; the limit counts code points.';
comment on column public.movie_reviews.updated_at is 'When the text last changed; null when never.';
comment on column public.movie_reviews.tells_end is
  'Whether its author says that it tells the end: folded wherever it is shown, in no structured data, and in the export.';
create index movie_reviews_by_author on public.movie_reviews (user_id, movie_id);
create index movie_reviews_by_time on public.movie_reviews (created_at desc, id);
create index movie_reviews_by_title on public.movie_reviews (movie_id, created_at desc, id);
alter table public.movie_reviews enable row level security;
create policy "everybody reads reviews" on public.movie_reviews for select to anon, authenticated
  using (true);
create policy "people delete their own reviews" on public.movie_reviews for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people edit their own reviews" on public.movie_reviews for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people write their own reviews" on public.movie_reviews for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select on public.movie_reviews to anon, authenticated;
grant delete on public.movie_reviews to authenticated;
grant insert (user_id, movie_id, review, tells_end) on public.movie_reviews to authenticated;
grant update (review, tells_end) on public.movie_reviews to authenticated;
create trigger bound_entries after insert on public.movie_reviews
  referencing new table as added
  for each statement execute function private.bound_entries('10000', 'An account holds 10,000 reviews of movies');
create trigger keep_removed_review after delete on public.movie_reviews
  referencing old table as gone
  for each statement execute function private.keep_removed_review('movie', 'movie_id');
create trigger note_change after insert or delete or update on public.movie_reviews
  for each row execute function private.note_change('reviews', 'id');
create trigger tell_changed_reviews after update on public.movie_reviews
  referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');
create trigger tell_deleted_reviews after delete on public.movie_reviews
  referencing old table as before
  for each statement execute function private.tell_reviews('movie', 'movie_id');
create trigger tell_webhooks after insert on public.movie_reviews
  for each row execute function private.tell_webhooks('reviewed', 'reviews', 'created_at', 'id');
create trigger tidy_review before insert or update of review on public.movie_reviews
  for each row execute function private.tidy_review();
create trigger touch_numbers after insert on public.movie_reviews
  referencing new table as added
  for each statement execute function private.touch_numbers();
create trigger touch_numbers_gone after delete on public.movie_reviews
  referencing old table as gone
  for each statement execute function private.touch_numbers();
-- Behind tidy_review, which trims.
create trigger typed_length before insert or update of review on public.movie_reviews
  for each row execute function private.bound_typed('review', '500');

create table public.part_ratings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  series_id integer not null,
  season smallint not null,
  number integer,
  stars real not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  constraint part_ratings_pkey primary key (id),
  constraint part_ratings_once unique nulls not distinct (user_id, series_id, season, number),
  constraint part_ratings_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint part_ratings_number_range check (number between 0 and 99999),
  constraint part_ratings_season_range check (season between 0 and 9999),
  constraint part_ratings_series_id_positive check (series_id > 0),
  constraint part_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[]))
);
comment on table public.part_ratings is
'Stars a person gave seasons and episodes, once each. Others read their average alone (season_rating): what
somebody watches episode by episode is their own.';
comment on column public.part_ratings.number is 'Of the episode; null for the season as a whole.';
comment on column public.part_ratings.stars is 'Exact, from a half to five in steps of a half.';
create index part_ratings_by_season on public.part_ratings (series_id, season, stars) where number is null;
create index part_ratings_by_series on public.part_ratings (series_id);
alter table public.part_ratings enable row level security;
create policy "people change the stars they gave parts" on public.part_ratings for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people give parts stars of their own" on public.part_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see the stars they gave parts" on public.part_ratings for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people take back the stars they gave parts" on public.part_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);
grant select, delete on public.part_ratings to authenticated;
grant insert (user_id, series_id, season, number, stars) on public.part_ratings to authenticated;
grant update (user_id, series_id, season, number, stars) on public.part_ratings to authenticated;
create trigger bound_entries after insert on public.part_ratings
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of seasons and episodes');
create trigger note_change after insert or delete or update on public.part_ratings
  for each row execute function private.note_change('part_ratings', 'series_id', 'season', 'number');
create trigger stamp_update before update on public.part_ratings
  for each row execute function private.stamp_update();
create trigger want_facts after insert on public.part_ratings
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');

create table public.series_ratings (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  series_id integer not null,
  rating smallint not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  stars real not null default 0,
  follows_watch boolean not null default false,
  constraint series_ratings_pkey primary key (id),
  constraint series_ratings_user_id_series_id_key unique (user_id, series_id),
  constraint series_ratings_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint series_ratings_rating_range check (rating between 1 and 5),
  constraint series_ratings_series_id_positive check (series_id > 0),
  constraint series_ratings_stars_steps check (stars = any ('{0.5,1,1.5,2,2.5,3,3.5,4,4.5,5}'::real[])),
  constraint series_ratings_stars_whole check (rating = ceil(stars))
);
comment on table public.series_ratings is 'As movie_ratings.';
create index series_ratings_by_time on public.series_ratings (created_at desc, id);
create index series_ratings_by_title on public.series_ratings (series_id, stars);
alter table public.series_ratings enable row level security;
create policy "everybody reads ratings" on public.series_ratings for select to anon, authenticated
  using (true);
create policy "people change their own ratings" on public.series_ratings for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people clear their own ratings" on public.series_ratings for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people give their own ratings" on public.series_ratings for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select on public.series_ratings to anon, authenticated;
grant delete on public.series_ratings to authenticated;
grant insert (user_id, series_id, rating, stars) on public.series_ratings to authenticated;
grant update (user_id, series_id, rating, stars) on public.series_ratings to authenticated;
create trigger bound_entries after insert on public.series_ratings
  referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of series');
create trigger note_change after insert or delete or update on public.series_ratings
  for each row execute function private.note_change('ratings', '=tv', 'series_id');
create trigger settle_stars before insert or update on public.series_ratings
  for each row execute function private.settle_stars();
create trigger stamp_update before update on public.series_ratings
  for each row execute function private.stamp_update();
create trigger tell_changed_ratings after update on public.series_ratings
  referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');
create trigger tell_deleted_ratings after delete on public.series_ratings
  referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');
create trigger tell_webhooks after insert on public.series_ratings
  for each row execute function private.tell_webhooks('rated', 'ratings', 'created_at', '=tv', 'series_id');
create trigger tell_webhooks_changed after update of rating on public.series_ratings
  for each row
  when (old.rating <> new.rating)
  execute function private.tell_webhooks('rated', 'ratings', 'updated_at', '=tv', 'series_id');
create trigger touch_numbers after insert on public.series_ratings
  referencing new table as added
  for each statement execute function private.touch_numbers();
create trigger touch_numbers_gone after delete on public.series_ratings
  referencing old table as gone
  for each statement execute function private.touch_numbers();
create trigger want_facts after insert on public.series_ratings
  referencing new table as added
  for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_for_you after insert on public.series_ratings
  referencing new table as added
  for each statement execute function private.want_for_you();
create trigger want_for_you_changed after update on public.series_ratings
  referencing new table as added
  for each statement execute function private.want_for_you();
create trigger want_for_you_gone after delete on public.series_ratings
  referencing old table as gone
  for each statement execute function private.want_for_you();

create table public.series_reviews (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  series_id integer not null,
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz,
  tells_end boolean not null default false,
  constraint series_reviews_pkey primary key (id),
  constraint series_reviews_user_id_fkey foreign key (user_id) references public.profiles (id) on delete cascade,
  constraint series_reviews_review_length check (char_length(review) between 1 and 20000),
  constraint series_reviews_series_id_positive check (series_id > 0)
);
comment on table public.series_reviews is 'As movie_reviews.';
comment on column public.series_reviews.tells_end is 'As in movie_reviews.';
create index series_reviews_by_author on public.series_reviews (user_id, series_id);
create index series_reviews_by_time on public.series_reviews (created_at desc, id);
create index series_reviews_by_title on public.series_reviews (series_id, created_at desc, id);
alter table public.series_reviews enable row level security;
create policy "everybody reads reviews" on public.series_reviews for select to anon, authenticated
  using (true);
create policy "people delete their own reviews" on public.series_reviews for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people edit their own reviews" on public.series_reviews for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people write their own reviews" on public.series_reviews for insert to authenticated
  with check ((select auth.uid()) = user_id);
grant select on public.series_reviews to anon, authenticated;
grant delete on public.series_reviews to authenticated;
grant insert (user_id, series_id, review, tells_end) on public.series_reviews to authenticated;
grant update (review, tells_end) on public.series_reviews to authenticated;
create trigger bound_entries after insert on public.series_reviews
  referencing new table as added
  for each statement execute function private.bound_entries('10000', 'An account holds 10,000 reviews of series');
create trigger keep_removed_review after delete on public.series_reviews
  referencing old table as gone
  for each statement execute function private.keep_removed_review('tv', 'series_id');
create trigger note_change after insert or delete or update on public.series_reviews
  for each row execute function private.note_change('reviews', 'id');
create trigger tell_changed_reviews after update on public.series_reviews
  referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');
create trigger tell_deleted_reviews after delete on public.series_reviews
  referencing old table as before
  for each statement execute function private.tell_reviews('tv', 'series_id');
create trigger tell_webhooks after insert on public.series_reviews
  for each row execute function private.tell_webhooks('reviewed', 'reviews', 'created_at', 'id');
create trigger tidy_review before insert or update of review on public.series_reviews
  for each row execute function private.tidy_review();
create trigger touch_numbers after insert on public.series_reviews
  referencing new table as added
  for each statement execute function private.touch_numbers();
create trigger touch_numbers_gone after delete on public.series_reviews
  referencing old table as gone
  for each statement execute function private.touch_numbers();
create trigger typed_length before insert or update of review on public.series_reviews
  for each row execute function private.bound_typed('review', '500');

create or replace view private.written_reviews with (security_invoker = true) as
select 'movie' as kind, movie_id as title_id, id, user_id, review, created_at from public.movie_reviews
  union all
  select 'tv', series_id, id, user_id, review, created_at from public.series_reviews;
comment on view private.written_reviews is 'Reviews of movies and of series.';

create or replace view public.movie_rating_summaries with (security_invoker = true) as
select movie_id, round(avg(stars)::numeric, 2) as average, count(*)::integer as rating_count
  from public.movie_ratings group by movie_id;
comment on view public.movie_rating_summaries is
  'Average (two decimals) and number of ratings; a movie nobody rated has no row.';
grant select on public.movie_rating_summaries to anon, authenticated;

create or replace view public.series_rating_summaries with (security_invoker = true) as
select series_id, round(avg(stars)::numeric, 2) as average, count(*)::integer as rating_count
  from public.series_ratings group by series_id;
comment on view public.series_rating_summaries is 'As movie_rating_summaries.';
grant select on public.series_rating_summaries to anon, authenticated;

create or replace function private.settle_stars()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  -- Stars written by anything but a watch were given by hand, and follow no watch any more.
  if tg_op = 'UPDATE' and pg_trigger_depth() = 1 then
    new.follows_watch := false;
  end if;
  -- Nothing said of halves: as many as the whole ones.
  if new.stars is null or new.stars = 0 or (tg_op = 'UPDATE' and new.stars = old.stars and new.rating <> old.rating) then
    new.stars := new.rating;
  end if;
  if new.stars > 0 and new.stars <= 5 then
    new.rating := ceil(new.stars);
  end if;
  return new;
end
$$;
comment on function private.settle_stars() is 'Keeps whole and exact stars equal: what is written last counts.';
revoke all on function private.settle_stars() from public;

create or replace function private.tidy_review()
  returns trigger
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

create or replace function public.movie_review_page(
  p_movie_id integer, p_rating smallint default null, p_oldest_first boolean default false,
  p_limit integer default 20, p_offset integer default 0
)
  returns table (
    id uuid, user_id uuid, full_name text, avatar_url text, handle text, review text, tells_end boolean,
    created_at timestamptz, updated_at timestamptz, stars real, is_own boolean, is_followed boolean,
    total_count integer
  )
  language sql stable set search_path = ''
as $$
  with followed as materialized (
    select f.followed_id as id from public.follows f where f.follower_id = (select auth.uid())
  ), blocked as materialized (
    select b.blocked_id as id from public.blocks b where b.blocker_id = (select auth.uid())
  ), listed as (
    select r.id, r.user_id, r.created_at, g.stars,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.movie_reviews r
    left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
    where r.movie_id = p_movie_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as materialized (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, r.review, r.tells_end, p.created_at, r.updated_at,
    p.stars, p.is_own, p.is_followed, p.total_count
  from page p
  join public.movie_reviews r on r.id = p.id
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;
comment on function public.movie_review_page(integer, smallint, boolean, integer, integer) is
'One page of a movie''s reviews, the caller''s own first, then those of people the caller follows, then by time; none of
people the caller has blocked; at most 100 rows. stars are the author''s now, on each of their reviews; handle is
the name of the author''s page where the caller may see it; total_count counts all pages.';
revoke all on function public.movie_review_page(integer, smallint, boolean, integer, integer) from public;
grant execute
  on function public.movie_review_page(integer, smallint, boolean, integer, integer) to anon, authenticated;

create or replace function public.recently_liked(p_limit integer default 3)
  returns table (kind text, title_id integer, name text, stars real)
  language sql stable security definer set search_path = ''
as $$
  select r.kind, r.title_id, f.name, r.stars
  from (
    select * from (
      select 'movie' as kind, m.movie_id as title_id, m.stars, coalesce(m.updated_at, m.created_at) as rated_at
      from public.movie_ratings m where m.user_id = (select auth.uid())
      union all
      select 'tv', s.series_id, s.stars, coalesce(s.updated_at, s.created_at)
      from public.series_ratings s where s.user_id = (select auth.uid())
    ) every
    order by rated_at desc, title_id
    limit 20
  ) r
  join private.title_facts f on f.kind = r.kind and f.title_id = r.title_id and f.name is not null
  where r.stars >= 4
  order by r.stars desc, r.rated_at desc, r.title_id
  limit least(greatest(p_limit, 1), 10)
$$;
comment on function public.recently_liked(integer) is
  'The best of the twenty titles the caller has rated last, four stars at least, with their names where they are known.';
revoke all on function public.recently_liked(integer) from public;
grant execute on function public.recently_liked(integer) to authenticated;

create or replace function public.season_rating(p_series_id integer, p_season integer)
  returns table (average numeric, rating_count integer)
  language sql stable security definer set search_path = ''
as $$
  select round(avg(r.stars)::numeric, 2), count(*)::integer
  from public.part_ratings r
  where r.series_id = p_series_id and r.season = p_season and r.number is null
$$;
comment on function public.season_rating(integer, integer) is
  'What people here gave a season on average, and how many did. Definer: nobody reads what one of them gave.';
revoke all on function public.season_rating(integer, integer) from public;
grant execute on function public.season_rating(integer, integer) to anon, authenticated;

create or replace function public.series_review_page(
  p_series_id integer, p_rating smallint default null, p_oldest_first boolean default false,
  p_limit integer default 20, p_offset integer default 0
)
  returns table (
    id uuid, user_id uuid, full_name text, avatar_url text, handle text, review text, tells_end boolean,
    created_at timestamptz, updated_at timestamptz, stars real, is_own boolean, is_followed boolean,
    total_count integer
  )
  language sql stable set search_path = ''
as $$
  with followed as materialized (
    select f.followed_id as id from public.follows f where f.follower_id = (select auth.uid())
  ), blocked as materialized (
    select b.blocked_id as id from public.blocks b where b.blocker_id = (select auth.uid())
  ), listed as (
    select r.id, r.user_id, r.created_at, g.stars,
      coalesce(r.user_id = (select auth.uid()), false) as is_own,
      r.user_id in (select f.id from followed f) as is_followed
    from public.series_reviews r
    left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
    where r.series_id = p_series_id and (p_rating is null or g.rating = p_rating)
      and r.user_id not in (select b.id from blocked b)
  ), page as materialized (
    select l.*, (select count(*)::integer from listed) as total_count
    from listed l
    order by l.is_own desc, l.is_followed desc,
      case when p_oldest_first then l.created_at end,
      case when not p_oldest_first then l.created_at end desc,
      l.id
    limit least(greatest(p_limit, 1), 100)
    offset greatest(p_offset, 0)
  )
  select p.id, p.user_id, a.full_name, a.avatar_url, w.handle, r.review, r.tells_end, p.created_at, r.updated_at,
    p.stars, p.is_own, p.is_followed, p.total_count
  from page p
  join public.series_reviews r on r.id = p.id
  left join public.profiles a on a.id = p.user_id
  left join public.profile_pages w on w.user_id = p.user_id and w.visibility = 'public'
  order by p.is_own desc, p.is_followed desc,
    case when p_oldest_first then p.created_at end,
    case when not p_oldest_first then p.created_at end desc,
    p.id
$$;
comment on function public.series_review_page(integer, smallint, boolean, integer, integer) is
  'As movie_review_page.';
revoke all on function public.series_review_page(integer, smallint, boolean, integer, integer) from public;
grant execute
  on function public.series_review_page(integer, smallint, boolean, integer, integer) to anon, authenticated;
