-- What the tests ask a project for: people, their lists and what they think of films. Every kind of table, right,
-- view and function that the servers treat differently is here once.

create schema private;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  email text not null,
  full_name text check (char_length(full_name) between 1 and 120),
  avatar_url text,
  created_at timestamptz not null default now()
);
alter table public.profiles enable row level security;
create policy "people change their own" on public.profiles for update to authenticated using ((select auth.uid()) = id);
-- Not the address.
revoke all on public.profiles from anon, authenticated;
grant select (id, full_name, avatar_url, created_at) on public.profiles to anon, authenticated;
grant update (full_name, avatar_url) on public.profiles to authenticated;

create table public.user_roles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  role text not null
);
alter table public.user_roles enable row level security;
revoke all on public.user_roles from anon, authenticated;

-- Lists of a person: nobody else sees them.
create table public.wishlists (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id integer not null,
  movie_title text not null,
  movie_poster_path text,
  movie_vote_average real,
  movie_release_date date,
  added_at timestamptz not null default now(),
  movie_title_key text generated always as (lower(movie_title)) stored,
  primary key (user_id, movie_id)
);
create table public.watched_movies (like public.wishlists including all);
alter table public.watched_movies add foreign key (user_id) references auth.users (id) on delete cascade;
create table public.favorite_movies (like public.wishlists including all);
alter table public.favorite_movies add foreign key (user_id) references auth.users (id) on delete cascade;

create view public.watched_movies_view with (security_invoker = true) as
  select w.*, exists (
    select from public.favorite_movies f where f.user_id = w.user_id and f.movie_id = w.movie_id
  ) as is_favorite
  from public.watched_movies w;

create table public.movie_reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id integer not null,
  movie_title text not null,
  remind_on date not null,
  remind_by_email boolean not null default false,
  primary key (user_id, movie_id)
);
create table public.ai_preferences (
  user_id uuid primary key references auth.users (id) on delete cascade,
  keep_searches boolean not null default false
);
create table public.ai_searches (
  id bigint generated always as identity primary key,
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null,
  description text not null,
  results jsonb not null,
  created_at timestamptz not null default now()
);

-- Opinions: everybody sees them with their authors.
create table public.movie_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  movie_id integer not null,
  rating smallint not null check (rating between 1 and 5),
  created_at timestamptz not null default now(),
  unique (user_id, movie_id)
);
create table public.series_ratings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  series_id integer not null,
  rating smallint not null check (rating between 1 and 5),
  updated_at timestamptz,
  unique (user_id, series_id)
);
create table public.movie_reviews (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references public.profiles (id) on delete cascade,
  movie_id integer not null,
  review text not null check (char_length(review) <= 500 and review ~ '\S'),
  created_at timestamptz not null default now(),
  updated_at timestamptz
);
create index on public.movie_reviews (user_id);
create policy "authors are public, everybody sees themselves" on public.profiles for select to anon, authenticated
  using ((select auth.uid()) = id or exists (select from public.movie_reviews r where r.user_id = profiles.id));
create table public.review_reports (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_review_id uuid not null references public.movie_reviews (id) on delete cascade,
  reason text not null,
  primary key (user_id, movie_review_id)
);

do $$
declare
  name text;
begin
  foreach name in array array[
    'wishlists', 'watched_movies', 'favorite_movies', 'movie_reminders', 'ai_preferences', 'ai_searches', 'movie_ratings',
    'series_ratings', 'movie_reviews', 'review_reports'
  ] loop
    execute format('alter table public.%I enable row level security', name);
    execute format('revoke all on public.%I from anon, authenticated', name);
    execute format('grant select, insert, update, delete on public.%I to authenticated', name);
    execute format(
      'create policy own on public.%I for all to authenticated using ((select auth.uid()) = user_id)', name
    );
  end loop;
  foreach name in array array['movie_ratings', 'series_ratings', 'movie_reviews'] loop
    execute format('grant select on public.%I to anon', name);
    execute format('create policy everybody on public.%I for select to anon, authenticated using (true)', name);
  end loop;
end
$$;
-- Not when.
revoke insert, update on public.movie_reviews from authenticated;
grant insert (user_id, movie_id, review), update (review) on public.movie_reviews to authenticated;
revoke all on public.watched_movies_view from anon;

create function private.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  insert into public.profiles (id, email, full_name)
  values (new.id, coalesce(new.email, ''), left(new.raw_user_meta_data ->> 'full_name', 120));
  return new;
end
$$;
create trigger make_profile after insert on auth.users for each row execute function private.make_profile();

-- Somebody else may have signed up with the address before.
create function private.name_confirmed() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  update public.profiles set full_name = left(new.raw_user_meta_data ->> 'full_name', 120) where id = new.id;
  return new;
end
$$;
create trigger name_confirmed after update of email_confirmed_at on auth.users
  for each row
  when (old.email_confirmed_at is null and new.email_confirmed_at is not null)
  execute function private.name_confirmed();

create function public.movie_review_page(p_movie_id integer, p_limit integer default 20)
  returns table (id uuid, review text, is_own boolean, total_count integer)
  language sql stable set search_path = ''
as $$
  select r.id, r.review, coalesce(r.user_id = (select auth.uid()), false), (count(*) over ())::integer
  from public.movie_reviews r
  where r.movie_id = p_movie_id
  order by r.review
  limit p_limit
$$;

create function public.clear_my_lists() returns void language sql set search_path = '' as $$
  delete from public.wishlists where user_id = (select auth.uid())
$$;

create function public.delete_user() returns void language sql security definer set search_path = '' as $$
  delete from auth.users where id = (select auth.uid())
$$;
revoke all on function public.delete_user() from public, anon;

create function public.admin_stats() returns jsonb language plpgsql stable security definer set search_path = '' as $$
begin
  if not exists (select from public.user_roles where user_id = (select auth.uid()) and role = 'admin') then
    raise exception 'only for admins' using errcode = '42501';
  end if;
  return jsonb_build_object('movie_wishlists', (select count(*) from public.wishlists));
end
$$;
revoke all on function public.admin_stats() from public, anon;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('avatars', 'avatars', true, 2097152, array['image/png', 'image/jpeg', 'image/webp', 'image/gif']);
create policy "people have a picture" on storage.objects for all to authenticated
  using (bucket_id = 'avatars' and name ~ ('^' || (select auth.uid()) || '\.(png|jpg|jpeg|webp|gif)$'));
