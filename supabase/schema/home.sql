create table public.home_visits (
  user_id uuid not null,
  visited_on date not null,
  before_on date,
  steps_hidden boolean not null default false,
  constraint home_visits_pkey primary key (user_id),
  constraint home_visits_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint home_visits_in_order check (before_on < visited_on)
);
comment on table public.home_visits is
  'When people came to home last, and whether they have put the first steps away.';
comment on column public.home_visits.visited_on is 'The latest day, as it was where they are.';
comment on column public.home_visits.before_on is 'The day of the visit before that day.';
comment on column public.home_visits.steps_hidden is 'Whether the first steps of a new account are put away.';
alter table public.home_visits enable row level security;
create policy "people change their own visits" on public.home_visits for update to authenticated
  using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);
create policy "people note their own visits" on public.home_visits for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people see their own visits" on public.home_visits for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.home_visits to authenticated;
grant insert (user_id, visited_on, before_on, steps_hidden) on public.home_visits to authenticated;
grant update (visited_on, before_on, steps_hidden) on public.home_visits to authenticated;

create or replace function public.visit_home(p_today date)
  returns table (
    away_since date, steps_hidden boolean, hide_seen boolean, seen integer, services boolean, imported boolean,
    stars integer, following integer
  )
  language plpgsql set search_path = ''
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
comment on function public.visit_home(date) is
  'Notes that the caller is on home, and answers what it is made by: the day of the visit before where that is a week ago, and what they have set up (seen up to 50, stars up to 5, following up to 3).';
revoke all on function public.visit_home(date) from public;
grant execute on function public.visit_home(date) to authenticated;
