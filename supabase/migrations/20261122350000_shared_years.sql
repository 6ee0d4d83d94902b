-- Years that somebody shares by a link: how much was watched, as numbers, and nothing that names anything or anybody.

create table public.shared_years (
  user_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  year smallint not null,
  secret text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''),
  watches integer not null,
  titles integer not null,
  movies integer not null,
  series integer not null,
  minutes integer not null,
  days integer not null,
  primary key (user_id, year),
  constraint shared_years_secret_once unique (secret),
  constraint shared_years_year check (year between 1870 and 2200),
  constraint shared_years_counts check (least(watches, titles, movies, series, minutes, days) >= 0)
);
comment on table public.shared_years is
  'Years somebody shares, each as it was when it was shared; whoever knows the secret of the link sees its numbers.';
comment on column public.shared_years.secret is 'The last part of the link; another one each time a year is shared anew.';
comment on column public.shared_years.minutes is 'Of what is known how long it is.';
comment on column public.shared_years.days is 'Days with something watched.';

alter table public.shared_years enable row level security;
grant select, delete on public.shared_years to authenticated;
grant insert (user_id, year, watches, titles, movies, series, minutes, days) on public.shared_years to authenticated;
grant update (watches, titles, movies, series, minutes, days) on public.shared_years to authenticated;
create policy "people see the years they share" on public.shared_years for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people share their own years" on public.shared_years for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people bring years they share up to date" on public.shared_years for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people take years they share back" on public.shared_years for delete to authenticated
  using ((select auth.uid()) = user_id);

create function public.shared_year(p_secret text)
  returns table (year smallint, watches integer, titles integer, movies integer, series integer, minutes integer, days integer)
  language sql stable security definer set search_path = ''
as $$
  select one.year, one.watches, one.titles, one.movies, one.series, one.minutes, one.days
  from public.shared_years one
  where one.secret = p_secret
$$;
comment on function public.shared_year(text) is
  'The numbers of the year a link shares, for whoever knows its secret; nothing when it was taken back.';
revoke all on function public.shared_year(text) from public;
grant execute on function public.shared_year(text) to anon, authenticated;
