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

create function private.keep_removed_review() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  entry jsonb := to_jsonb(old);
begin
  delete from private.removed_reviews
  where removed_at < now() - case when moderated then interval '30 days' else interval '1 hour' end;
  -- With the account gone the profile is gone already, and the review goes without a copy.
  insert into private.removed_reviews
    (review_id, kind, title_id, user_id, review, created_at, updated_at, moderated)
  select old.id, tg_argv[0], (entry ->> tg_argv[1])::integer, old.user_id, old.review, old.created_at,
    old.updated_at, (select auth.uid()) is distinct from old.user_id
  from public.profiles
  where id = old.user_id
  on conflict (review_id) do update set removed_at = now(), moderated = excluded.moderated;
  return null;
end
$$;
revoke all on function private.keep_removed_review() from public;
create trigger keep_removed_review after delete on public.movie_reviews
  for each row execute function private.keep_removed_review('movie', 'movie_id');
create trigger keep_removed_review after delete on public.series_reviews
  for each row execute function private.keep_removed_review('tv', 'series_id');

create function private.bring_back_review(p_review_id uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  copy private.removed_reviews;
begin
  delete from private.removed_reviews where review_id = p_review_id returning * into copy;
  if not found then
    return false;
  elsif copy.kind = 'movie' then
    insert into public.movie_reviews (id, user_id, movie_id, review, created_at, updated_at)
    values (copy.review_id, copy.user_id, copy.title_id, copy.review, copy.created_at, copy.updated_at);
  else
    insert into public.series_reviews (id, user_id, series_id, review, created_at, updated_at)
    values (copy.review_id, copy.user_id, copy.title_id, copy.review, copy.created_at, copy.updated_at);
  end if;
  return true;
end
$$;
revoke all on function private.bring_back_review(uuid) from public;

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
