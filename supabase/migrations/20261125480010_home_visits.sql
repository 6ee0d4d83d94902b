-- What home knows of a person: when they came last, and whether they have put the first steps away.
create table public.home_visits (
  user_id uuid primary key references auth.users (id) on delete cascade,
  visited_on date not null,
  before_on date,
  steps_hidden boolean not null default false,
  constraint home_visits_in_order check (before_on < visited_on)
);
comment on table public.home_visits is 'When people came to home last, and whether they have put the first steps away.';
comment on column public.home_visits.visited_on is 'The latest day, as it was where they are.';
comment on column public.home_visits.before_on is 'The day of the visit before that day.';
comment on column public.home_visits.steps_hidden is 'Whether the first steps of a new account are put away.';
alter table public.home_visits enable row level security;
create policy "people see their own visits" on public.home_visits for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people note their own visits" on public.home_visits for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own visits" on public.home_visits for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
grant select on table public.home_visits to authenticated;
grant insert (user_id, visited_on, before_on, steps_hidden) on table public.home_visits to authenticated;
grant update (visited_on, before_on, steps_hidden) on table public.home_visits to authenticated;

-- Notes the visit and answers what home is made by. Of what is counted no more rows are read than are asked about.
create function public.visit_home(p_today date)
returns table (
  away_since date, steps_hidden boolean, hide_seen boolean, seen integer, services boolean, imported boolean, stars integer,
  following integer
)
language plpgsql
set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_visit public.home_visits;
begin
  if v_user is null then
    raise insufficient_privilege using message = 'Somebody signed in visits home';
  end if;
  insert into public.home_visits as v (user_id, visited_on) values (v_user, p_today)
  on conflict (user_id) do nothing;
  -- A second page of the same day changes nothing, nor does a clock that goes back.
  update public.home_visits v set before_on = v.visited_on, visited_on = p_today
  where v.user_id = v_user and v.visited_on < p_today;
  select * into v_visit from public.home_visits v where v.user_id = v_user;
  return query select
    case when v_visit.visited_on - v_visit.before_on >= 7 then v_visit.before_on end,
    v_visit.steps_hidden,
    (select s.hide_seen from public.list_settings s where s.user_id = v_user),
    (select count(*)::integer from (
      select 1 from (
        select m.movie_id from public.watched_movies m where m.user_id = v_user
        union all
        select t.series_id from public.watched_tv_series t where t.user_id = v_user
      ) w limit 50) w),
    exists (select from public.my_services s where s.user_id = v_user),
    exists (select from public.imports i where i.user_id = v_user),
    (select count(*)::integer from (
      select 1 from (
        select r.movie_id from public.movie_ratings r where r.user_id = v_user
        union all
        select r.series_id from public.series_ratings r where r.user_id = v_user
      ) r limit 5) r),
    (select count(*)::integer from (
      select 1 from public.followed_series f where f.user_id = v_user limit 3) f);
end
$$;
comment on function public.visit_home(date) is 'Notes that the caller is on home, and answers what it is made by: the day of the visit before where that is a week ago, and what they have set up (seen up to 50, stars up to 5, following up to 3).';
revoke execute on function public.visit_home(date) from public, anon;
grant execute on function public.visit_home(date) to authenticated;

-- A series that somebody follows stands in Up Next: the rail of what is wished for is about the others.
create or replace function public.home_wishes(p_today date, p_limit integer default 20)
returns table (kind text, title_id integer, title text, poster_path text, release_date date, vote_average numeric)
language sql
stable
set search_path = ''
as $$
  select w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.vote_average
  from (
    select 'movie' as kind, m.movie_id as title_id, m.movie_title as title, m.movie_poster_path as poster_path,
      m.movie_release_date as release_date, m.movie_vote_average as vote_average, m.added_at
    from public.wishlists m where m.user_id = (select auth.uid())
    union all
    select 'tv', s.series_id, s.series_name, s.series_poster_path, s.series_first_air_date, s.series_vote_average,
      s.added_at
    from public.tv_wishlists s
    where s.user_id = (select auth.uid())
      and not exists (
        select from public.followed_series f
        where f.user_id = s.user_id and f.series_id = s.series_id and f.state = 'watching')
  ) w
  -- Out since three months at most, the latest first; then what is out, as it was wished for; then what is to come,
  -- the next first.
  order by
    case
      when w.release_date > p_today then 3
      when w.release_date > p_today - 90 then 1
      else 2
    end,
    case when w.release_date > p_today then w.release_date end,
    case when w.release_date > p_today - 90 then w.release_date end desc nulls last,
    w.added_at desc, w.kind, w.title_id
  limit least(greatest(p_limit, 1), 100)
$$;
