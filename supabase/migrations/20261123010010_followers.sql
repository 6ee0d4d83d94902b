-- Who follows somebody: named to the one who is followed as far as the follower's own page may be seen, and let go of.

create function public.my_followers(p_limit integer default 30, p_offset integer default 0)
returns table (user_id uuid, handle text, full_name text, avatar_url text, since timestamptz, total_count integer)
language sql stable security definer set search_path = ''
as $$
  select f.follower_id,
    case when seen then p.handle end, case when seen then n.full_name end, case when seen then n.avatar_url end,
    f.created_at, (select count(*)::integer from public.follows c where c.followed_id = (select auth.uid()))
  from (
    select * from public.follows
    where followed_id = (select auth.uid())
    order by created_at desc, follower_id
    limit least(greatest(p_limit, 1), 100) offset greatest(p_offset, 0)
  ) f
  join public.profiles n on n.id = f.follower_id
  left join public.profile_pages p on p.user_id = f.follower_id
  cross join lateral private.may_see_profile((select auth.uid()), f.follower_id) as seen
  order by f.created_at desc, f.follower_id
$$;
comment on function public.my_followers(integer, integer) is
  'Who follows the caller, the latest first; of whoever keeps their page to themselves, nothing but that they do.';
revoke execute on function public.my_followers(integer, integer) from public, anon;
grant execute on function public.my_followers(integer, integer) to authenticated;

create function public.remove_follower(p_follower uuid)
returns boolean
language sql security definer set search_path = ''
as $$
  with gone as (
    delete from public.follows where followed_id = (select auth.uid()) and follower_id = p_follower returning true
  )
  select exists (select from gone)
$$;
comment on function public.remove_follower(uuid) is
  'Ends that somebody follows the caller, who may follow again unless they are blocked. False where nobody did.';
revoke execute on function public.remove_follower(uuid) from public, anon;
grant execute on function public.remove_follower(uuid) to authenticated;

create index follows_of_followed_by_time on public.follows (followed_id, created_at desc, follower_id);
comment on table public.follows is
  'Who follows whom. Whoever is followed learns who does as far as the follower''s own page may be seen (my_followers).';
