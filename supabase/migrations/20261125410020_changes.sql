-- What has changed of what is a person's, in an order that programs can follow.

create sequence private.change_numbers;

create table private.changes (
  user_id uuid not null references auth.users (id) on delete cascade,
  what text not null,
  item text not null,
  number bigint,
  gone boolean not null,
  noted_at timestamptz not null default now(),
  primary key (user_id, what, item)
);
comment on table private.changes is
  'Every thing of a person''s that was changed, once, with the number of its latest change. Numbers are given after a change
is committed (number_changes), so that whoever has read up to one number misses nothing that gets a smaller one.';
comment on column private.changes.number is 'Null until it is given.';
comment on column private.changes.gone is 'Its row was deleted.';
create index changes_by_number on private.changes (user_id, number);
create index changes_to_forget on private.changes (noted_at) where gone;
alter table private.changes enable row level security;

create table private.forgotten_changes (
  user_id uuid primary key references auth.users (id) on delete cascade,
  number bigint not null
);
comment on table private.forgotten_changes is 'Up to which number something was forgotten: who stands before it reads all anew.';
alter table private.forgotten_changes enable row level security;

create function private.note_change() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  v_row jsonb;
  v_item text;
begin
  if tg_op = 'DELETE' then
    v_row := to_jsonb(old);
  else
    v_row := to_jsonb(new);
    -- That the catalogue was asked changes nothing.
    if tg_op = 'UPDATE' and v_row - 'refreshed_at' = to_jsonb(old) - 'refreshed_at' then
      return null;
    end if;
  end if;
  select string_agg(case when part like '=%' then substr(part, 2) else v_row ->> part end, ':' order by place)
  into v_item from unnest(tg_argv[1:]) with ordinality a (part, place);
  insert into private.changes as c (user_id, what, item, gone)
  -- With the account its changes go, too.
  select u.id, tg_argv[0], v_item, tg_op = 'DELETE' from auth.users u where u.id = (v_row ->> 'user_id')::uuid
  on conflict (user_id, what, item) do update set number = null, gone = excluded.gone, noted_at = now();
  -- With a list that is removed, or put back, all that stands in it goes, or comes.
  if tg_op = 'UPDATE' and tg_argv[0] = 'lists' and v_row -> 'removed_at' is distinct from to_jsonb(old) -> 'removed_at' then
    insert into private.changes as c (user_id, what, item, gone)
    select i.user_id, 'list_items', concat_ws(':', i.list_id, i.kind, i.title_id), false
    from public.list_items i where i.list_id = (v_row ->> 'id')::uuid
    on conflict (user_id, what, item) do update set number = null, gone = false, noted_at = now();
  end if;
  return null;
end
$$;
comment on function private.note_change() is
  'Notes that a thing was changed: what kind of thing, and the columns (or, after "=", the words) its id is made of.';
revoke all on function private.note_change() from public;

create trigger note_change after insert or update or delete on public.watches
  for each row execute function private.note_change('history', 'id');
-- By which program a watch came in is told with it.
create trigger note_change after insert or update on public.plays
  for each row when (new.watch_id is not null) execute function private.note_change('history', 'watch_id');
create trigger note_change after insert or update or delete on public.movie_ratings
  for each row execute function private.note_change('ratings', '=movie', 'movie_id');
create trigger note_change after insert or update or delete on public.series_ratings
  for each row execute function private.note_change('ratings', '=tv', 'series_id');
create trigger note_change after insert or update or delete on public.movie_reviews
  for each row execute function private.note_change('reviews', 'id');
create trigger note_change after insert or update or delete on public.series_reviews
  for each row execute function private.note_change('reviews', 'id');
create trigger note_change after insert or update or delete on public.wishlists
  for each row execute function private.note_change('wishlist', '=movie', 'movie_id');
create trigger note_change after insert or update or delete on public.tv_wishlists
  for each row execute function private.note_change('wishlist', '=tv', 'series_id');
create trigger note_change after insert or update or delete on public.watched_movies
  for each row execute function private.note_change('watched', '=movie', 'movie_id');
create trigger note_change after insert or update or delete on public.watched_tv_series
  for each row execute function private.note_change('watched', '=tv', 'series_id');
create trigger note_change after insert or update or delete on public.favorite_movies
  for each row execute function private.note_change('favorites', '=movie', 'movie_id');
create trigger note_change after insert or update or delete on public.favorite_tv_series
  for each row execute function private.note_change('favorites', '=tv', 'series_id');
create trigger note_change after insert or update or delete on public.dismissed_titles
  for each row execute function private.note_change('dismissed', 'kind', 'title_id');
create trigger note_change after insert or update or delete on public.lists
  for each row execute function private.note_change('lists', 'id');
create trigger note_change after insert or update or delete on public.list_items
  for each row execute function private.note_change('list_items', 'list_id', 'kind', 'title_id');
create trigger note_change after insert or update or delete on public.followed_series
  for each row execute function private.note_change('series', 'series_id');
create trigger note_change after insert or update or delete on public.episode_watches
  for each row execute function private.note_change('episodes', 'series_id', 'run', 'season', 'number');
create trigger note_change after insert or update or delete on public.notices
  for each row execute function private.note_change('notices', 'id');

create function public.number_changes(p_user uuid) returns bigint
  language plpgsql security definer set search_path = ''
as $$
begin
  -- One after the other, and what is locked is being changed again: it gets a later number.
  perform pg_advisory_xact_lock(hashtextextended('changes:' || p_user::text, 0));
  with waiting as materialized (
    select c.what, c.item from private.changes c
    where c.user_id = p_user and c.number is null
    order by c.noted_at, c.what, c.item
    for update skip locked
  ), numbered as materialized (
    select w.what, w.item, nextval('private.change_numbers') as number from waiting w
  )
  update private.changes c set number = n.number
  from numbered n where c.user_id = p_user and c.what = n.what and c.item = n.item;
  return greatest(
    coalesce((select max(c.number) from private.changes c where c.user_id = p_user), 0),
    coalesce((select f.number from private.forgotten_changes f where f.user_id = p_user), 0)
  );
end
$$;
comment on function public.number_changes(uuid) is
  'Gives a person''s committed changes their numbers, in the order in which they were made, and answers the latest one.';
revoke all on function public.number_changes(uuid) from public;
grant execute on function public.number_changes(uuid) to service_role;

create function public.trim_changes(p_now timestamptz default now()) returns integer
  language sql security definer set search_path = ''
as $$
  with forgotten as (
    delete from private.changes c where c.gone and c.noted_at < p_now - interval '90 days' and c.number is not null
    returning c.user_id, c.number
  ), kept as (
    insert into private.forgotten_changes as f (user_id, number)
    select g.user_id, max(g.number) from forgotten g group by g.user_id
    on conflict (user_id) do update set number = greatest(f.number, excluded.number)
  )
  select count(*)::integer from forgotten
$$;
comment on function public.trim_changes(timestamptz) is
  'Forgets after ninety days that something was deleted; how many were forgotten.';
revoke all on function public.trim_changes(timestamptz) from public;
grant execute on function public.trim_changes(timestamptz) to service_role;
