create table private.api_calls (
  token_id uuid not null,
  key text not null,
  asked text not null,
  begun_at timestamptz not null default clock_timestamp(),
  status smallint,
  answer text,
  constraint api_calls_pkey primary key (token_id, key),
  constraint api_calls_token_id_fkey foreign key (token_id) references public.api_tokens (id) on delete cascade,
  constraint api_calls_key_length check (char_length(key) between 1 and 200)
);
comment on table private.api_calls is 'Calls with an Idempotency-Key and what they were answered, for a day.';
comment on column private.api_calls.asked is 'SHA-256 of what was asked.';
create index api_calls_by_age on private.api_calls (begun_at);
alter table private.api_calls enable row level security;

create table private.changes (
  user_id uuid not null,
  what text not null,
  item text not null,
  number bigint,
  gone boolean not null,
  noted_at timestamptz not null default now(),
  constraint changes_pkey primary key (user_id, what, item),
  constraint changes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
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
  user_id uuid not null,
  number bigint not null,
  constraint forgotten_changes_pkey primary key (user_id),
  constraint forgotten_changes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.forgotten_changes is
  'Up to which number something was forgotten: who stands before it reads all anew.';
alter table private.forgotten_changes enable row level security;

create table public.api_tokens (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  scopes text[] not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  ends_at timestamptz,
  last_at timestamptz,
  last_program text,
  last_region text,
  constraint api_tokens_pkey primary key (id),
  constraint api_tokens_token_once unique (token_hash),
  constraint api_tokens_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint api_tokens_hash_shape check (token_hash ~ '^[0-9a-f]{64}$'),
  constraint api_tokens_name_length check (char_length(name) <= 60 and name ~ '\S'),
  constraint api_tokens_program_length check (char_length(last_program) <= 60),
  constraint api_tokens_region_shape check (last_region ~ '^[A-Z]{2}$'),
  constraint api_tokens_scopes_known check (
    scopes <@ array['read', 'write', 'scrobble'] and cardinality(scopes) between 1 and 3
  )
);
comment on table public.api_tokens is
  'Tokens by which programs act as a person, within their scopes and until their end.';
comment on column public.api_tokens.token_hash is 'SHA-256 of the token, in hexadecimal digits.';
comment on column public.api_tokens.last_program is 'What the program that used it last calls itself.';
comment on column public.api_tokens.last_region is 'The country that program says it is set to. No address is kept.';
create index api_tokens_of_person on public.api_tokens (user_id, created_at desc, id);
alter table public.api_tokens enable row level security;
create policy "people revoke their tokens" on public.api_tokens for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see their tokens" on public.api_tokens for select to authenticated
  using ((select auth.uid()) = user_id);
grant delete on public.api_tokens to authenticated;
grant select (id, user_id, name, scopes, created_at, ends_at, last_at, last_program, last_region)
  on public.api_tokens to authenticated;

create or replace view public.my_items with (security_invoker = true) as
select 'history' as what, w.id::text as id, w.created_at as at,
  jsonb_build_object(
    'kind', w.kind, 'tmdb', w.title_id, 'name', w.title, 'released', w.release_date, 'day', w.day,
    'again', w.again, 'note', w.note, 'stars', w.stars,
    'source', (select p.source from public.plays p where p.watch_id = w.id and p.undone_at is null order by p.id limit 1)
  ) as fields
from public.watches w
where w.user_id = (select auth.uid())
union all
select 'ratings' as what, 'movie:' || r.movie_id as id, coalesce(r.updated_at, r.created_at) as at,
  jsonb_build_object('kind', 'movie', 'tmdb', r.movie_id, 'stars', r.stars) as fields
from public.movie_ratings r
where r.user_id = (select auth.uid())
union all
select 'ratings' as what, 'tv:' || r.series_id as id, coalesce(r.updated_at, r.created_at) as at,
  jsonb_build_object('kind', 'tv', 'tmdb', r.series_id, 'stars', r.stars) as fields
from public.series_ratings r
where r.user_id = (select auth.uid())
union all
select 'part_ratings' as what, concat_ws(':', r.series_id, r.season, r.number) as id,
  coalesce(r.updated_at, r.created_at) as at,
  jsonb_build_object('tmdb', r.series_id, 'season', r.season, 'number', r.number, 'stars', r.stars) as fields
from public.part_ratings r
where r.user_id = (select auth.uid())
union all
select 'reviews' as what, r.id::text as id, r.created_at as at,
  jsonb_build_object(
    'kind', 'movie', 'tmdb', r.movie_id, 'text', r.review, 'tells_end', r.tells_end,
    'changed_at', r.updated_at
  ) as fields
from public.movie_reviews r
where r.user_id = (select auth.uid())
union all
select 'reviews' as what, r.id::text as id, r.created_at as at,
  jsonb_build_object(
    'kind', 'tv', 'tmdb', r.series_id, 'text', r.review, 'tells_end', r.tells_end, 'changed_at', r.updated_at
  ) as fields
from public.series_reviews r
where r.user_id = (select auth.uid())
union all
select 'wishlist' as what, 'movie:' || w.movie_id as id, w.added_at as at,
  jsonb_build_object(
    'kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date
  ) as fields
from public.wishlists w
where w.user_id = (select auth.uid())
union all
select 'wishlist' as what, 'tv:' || w.series_id as id, w.added_at as at,
  jsonb_build_object(
    'kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date
  ) as fields
from public.tv_wishlists w
where w.user_id = (select auth.uid())
union all
select 'watched' as what, 'movie:' || w.movie_id as id, w.watched_at as at,
  jsonb_build_object(
    'kind', 'movie', 'tmdb', w.movie_id, 'name', w.movie_title, 'released', w.movie_release_date
  ) as fields
from public.watched_movies w
where w.user_id = (select auth.uid())
union all
select 'watched' as what, 'tv:' || w.series_id as id, w.watched_at as at,
  jsonb_build_object(
    'kind', 'tv', 'tmdb', w.series_id, 'name', w.series_name, 'released', w.series_first_air_date
  ) as fields
from public.watched_tv_series w
where w.user_id = (select auth.uid())
union all
select 'favorites' as what, 'movie:' || f.movie_id as id, f.favorited_at as at,
  jsonb_build_object(
    'kind', 'movie', 'tmdb', f.movie_id, 'name', f.movie_title, 'released', f.movie_release_date
  ) as fields
from public.favorite_movies f
where f.user_id = (select auth.uid())
union all
select 'favorites' as what, 'tv:' || f.series_id as id, f.favorited_at as at,
  jsonb_build_object(
    'kind', 'tv', 'tmdb', f.series_id, 'name', f.series_name, 'released', f.series_first_air_date
  ) as fields
from public.favorite_tv_series f
where f.user_id = (select auth.uid())
union all
select 'dismissed' as what, d.kind || ':' || d.title_id as id, d.dismissed_at as at,
  jsonb_build_object('kind', d.kind, 'tmdb', d.title_id, 'name', d.title, 'released', d.release_date) as fields
from public.dismissed_titles d
where d.user_id = (select auth.uid())
union all
select 'lists' as what, l.id::text as id, l.created_at as at,
  jsonb_build_object(
    'name', l.name, 'description', l.description, 'ranked', l.ranked, 'visibility', l.visibility,
    'address', l.address, 'titles', l.items, 'changed_at', l.updated_at
  ) as fields
from public.lists l
where l.user_id = (select auth.uid())
union all
select 'list_items' as what, i.list_id || ':' || i.kind || ':' || i.title_id as id, i.added_at as at,
  jsonb_build_object(
    'list', i.list_id, 'kind', i.kind, 'tmdb', i.title_id, 'name', i.title, 'released', i.release_date,
    'note', i.note, 'position', i.position
  ) as fields
from public.list_items i
where i.user_id = (select auth.uid())
union all
select 'series' as what, f.series_id::text as id, f.followed_at as at,
  jsonb_build_object('tmdb', f.series_id, 'name', f.series_name, 'state', f.state, 'run', f.run) as fields
from public.followed_series f
where f.user_id = (select auth.uid())
union all
select 'episodes' as what, concat_ws(':', e.series_id, e.run, e.season, e.number) as id, e.marked_at as at,
  jsonb_build_object(
    'tmdb', e.series_id, 'run', e.run, 'season', e.season, 'number', e.number, 'day', e.day
  ) as fields
from public.episode_watches e
where e.user_id = (select auth.uid())
union all
select 'notices' as what, n.id::text as id, n.created_at as at,
  jsonb_build_object(
    'about', n.kind, 'kind', n.title_kind, 'tmdb', n.title_id, 'name', n.title_name, 'data', n.data,
    'read_at', n.read_at
  ) as fields
from public.notices n
where n.user_id = (select auth.uid()) and n.in_app
union all
select 'tags' as what, t.kind || ':' || t.title_id as id, max(t.tagged_at) as at,
  jsonb_build_object(
    'kind', t.kind, 'tmdb', t.title_id, 'name', max(t.title), 'released', max(t.release_date),
    'tags', jsonb_agg(g.name order by t.tagged_at, t.key)
  ) as fields
from public.title_tags t
join public.tags g on g.user_id = t.user_id and g.key = t.key
where t.user_id = (select auth.uid())
group by t.kind, t.title_id
union all
select 'notes' as what, concat_ws(':', n.kind, n.title_id, n.season) as id, n.written_at as at,
  jsonb_build_object(
    'kind', n.kind, 'tmdb', n.title_id, 'name', n.title, 'released', n.release_date, 'season', n.season,
    'note', n.note, 'changed_at', n.changed_at
  ) as fields
from public.private_notes n
where n.user_id = (select auth.uid());
comment on view public.my_items is
  'All that the API tells of whoever asks: what kind of thing, its id within the kind, when it was entered, and what it says.';
grant select on public.my_items to authenticated;

create or replace function private.note_change()
  returns trigger
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

create or replace function public.act_with_token()
  returns void
  language plpgsql set search_path = ''
as $$
declare
  v_token jsonb;
  v_hash constant text := nullif(current_setting('request.headers', true), '')::jsonb ->> 'x-marquee-token';
begin
  -- Only the server itself, which has looked at the token, says so; anybody else's header says nothing.
  if v_hash is null or current_user <> 'service_role' then
    return;
  end if;
  v_token := public.token_person(v_hash);
  if v_token is null then
    raise exception 'This token is over' using errcode = '42501';
  end if;
  perform set_config('request.jwt.claims', jsonb_build_object(
    'role', 'authenticated', 'sub', v_token ->> 'sub', 'token', v_token ->> 'token'
  )::text, true);
  if not (v_token ->> 'writes')::boolean then
    perform set_config('transaction_read_only', 'on', true);
  end if;
  perform set_config('role', 'authenticated', true);
end
$$;
comment on function public.act_with_token() is
'Before every request of the data API: one that the server makes for a token acts as the person of that token from here on,
under their policies, and cannot write where the token may only read.';
revoke all on function public.act_with_token() from public;
grant execute on function public.act_with_token() to anon, authenticated, service_role;

create or replace function public.api_changes(p_since bigint, p_limit integer default 100)
  returns jsonb
  language sql stable set search_path = ''
as $$
  with changed as materialized (select * from public.my_changes(p_since, p_limit)),
  present as materialized (
    select k.what, i.item
    from (select c.what, array_agg(c.id) as ids from changed c group by c.what) k
    cross join lateral jsonb_array_elements(public.api_items(k.what, k.ids)) i (item)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'number', c.number, 'what', c.what, 'id', c.id, 'item', p.item
  ) order by c.number), '[]')
  from changed c left join present p on p.what = c.what and p.item ->> 'id' = c.id
$$;
comment on function public.api_changes(bigint, integer) is
  'What was changed of the caller''s after a number, each as it is now: without an item it is there no more.';
revoke all on function public.api_changes(bigint, integer) from public;
grant execute on function public.api_changes(bigint, integer) to authenticated;

create or replace function public.api_day()
  returns date
  language sql stable security definer set search_path = ''
as $$
  select private.day_of(auth.uid(), now())
$$;
comment on function public.api_day() is 'The day it is where the caller is. Definer: how zones are read is private.';
revoke all on function public.api_day() from public;
grant execute on function public.api_day() to authenticated;

create or replace function public.api_items(p_what text, p_ids text[])
  returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(
    jsonb_build_object('id', i.id, 'at', i.at) || i.fields order by i.at desc, i.id collate "C" desc
  ), '[]')
  from public.my_items i where i.what = p_what and i.id = any (p_ids[1:200])
$$;
comment on function public.api_items(text, text[]) is
  'Things of the caller''s of one kind, by their ids, 200 at most.';
revoke all on function public.api_items(text, text[]) from public;
grant execute on function public.api_items(text, text[]) to authenticated;

create or replace function public.api_me()
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', (select p.full_name from public.profiles p where p.id = auth.uid()),
    'handle', (select g.handle from public.profile_pages g where g.user_id = auth.uid())
  )
$$;
comment on function public.api_me() is 'What the caller is called: by name, and by the address of their page.';
revoke all on function public.api_me() from public;
grant execute on function public.api_me() to authenticated;

create or replace function public.api_page(
  p_what text, p_limit integer default 100, p_at timestamptz default null, p_id text default null
)
  returns jsonb
  language sql stable set search_path = ''
as $$
  -- First which ones, then what they say: only the page is written out.
  select public.api_items(p_what, array(
    select i.id from public.my_items i
    where i.what = p_what and (p_at is null or i.at < p_at or i.at = p_at and i.id collate "C" < p_id)
    order by i.at desc, i.id collate "C" desc
    limit least(greatest(p_limit, 1), 101)
  ))
$$;
comment on function public.api_page(text, integer, timestamptz, text) is
  'Things of the caller''s of one kind, the latest first, behind the one with this time and id.';
revoke all on function public.api_page(text, integer, timestamptz, text) from public;
grant execute on function public.api_page(text, integer, timestamptz, text) to authenticated;

create or replace function public.api_playback(p_since date, p_limit integer)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'kind', u.kind, 'tmdb', u.title_id, 'name', u.title, 'season', u.season, 'number', u.number, 'percent', u.percent,
    'at', p.at
  ) order by p.at desc, u.title_id), '[]')
  from public.unfinished_plays(p_since, p_limit) u
  join public.play_progress p on p.user_id = auth.uid() and p.kind = u.kind and p.title_id = u.title_id
$$;
comment on function public.api_playback(date, integer) is
  'What the caller did not finish since a day, the latest first, with its moment.';
revoke all on function public.api_playback(date, integer) from public;
grant execute on function public.api_playback(date, integer) to authenticated;

create or replace function public.api_put_episodes(p_entry jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_again constant boolean := coalesce((p_entry ->> 'again')::boolean, false);
  v_whole constant boolean := not p_entry ? 'number';
  v_season constant smallint := (p_entry ->> 'season')::smallint;
  v_places jsonb := jsonb_build_array(jsonb_build_array(p_entry -> 'season', p_entry -> 'number'));
  v_run smallint := (p_entry ->> 'run')::smallint;
  v_first record;
  v_done jsonb;
  v_added integer;
begin
  if not v_whole and not v_again then
    return public.api_put_series('episodes', p_entry);
  end if;
  perform public.api_put_series('series', p_entry - 'state');
  if v_whole then
    select jsonb_agg(jsonb_build_array(e.season, e.number) order by e.season, e.number) into v_places
    from public.episodes e join public.series_facts s on s.series_id = e.series_id
    where e.series_id = v_id and case when v_season is null then e.season > 0 else e.season = v_season end
      and coalesce(e.air_date <= public.api_day(), s.ended);
    if v_places is null then
      raise exception 'Nothing of it has been on air' using errcode = '23503';
    end if;
  end if;
  if v_again and p_entry ? 'at' then
    -- The same play told twice.
    select e.run into v_run from public.episode_watches e
    join jsonb_array_elements(v_places) p on e.season = (p ->> 0)::smallint and e.number = (p ->> 1)::integer
    where e.user_id = v_user and e.series_id = v_id and e.marked_at = (p_entry ->> 'at')::timestamptz
    order by e.run limit 1;
  end if;
  if v_run is null then
    select greatest(f.run, coalesce(max(e.run) + 1, 1)) into v_run
    from public.followed_series f
    left join (
      public.episode_watches e
      join jsonb_array_elements(v_places) p on e.season = (p ->> 0)::smallint and e.number = (p ->> 1)::integer
    ) on v_again and e.user_id = v_user and e.series_id = v_id
    where f.user_id = v_user and f.series_id = v_id
    group by f.run;
  end if;
  select p.place, (p.place ->> 0)::smallint as season, (p.place ->> 1)::integer as number into v_first
  from jsonb_array_elements(v_places) with ordinality p (place, nth)
  where not exists (
    select from public.episode_watches e where e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = (p.place ->> 0)::smallint and e.number = (p.place ->> 1)::integer
  )
  order by p.nth limit 1;
  if not v_whole then
    return public.api_put_series('episodes', p_entry || jsonb_build_object('run', v_run));
  end if;
  v_done := jsonb_build_object('id', concat_ws(':', v_id, v_run, p_entry ->> 'season'), 'status', 'same', 'episodes', 0);
  if v_first.place is not null then
    -- The first goes the way of all that are written singly; the others share its day and its moment.
    perform public.api_put_series('episodes', p_entry || jsonb_build_object(
      'run', v_run, 'season', v_first.season, 'number', v_first.number
    ));
    insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
    select v_user, v_id, v_run, (p ->> 0)::smallint, (p ->> 1)::integer, e.day, e.marked_at
    from public.episode_watches e, jsonb_array_elements(v_places) p
    where e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = v_first.season and e.number = v_first.number
    on conflict do nothing;
    get diagnostics v_added = row_count;
    v_done := v_done || jsonb_build_object('status', 'created', 'episodes', v_added + 1);
  end if;
  if p_entry ? 'day' then
    update public.episode_watches e set day = (p_entry ->> 'day')::date
    from jsonb_array_elements(v_places) p
    where e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = (p ->> 0)::smallint and e.number = (p ->> 1)::integer
      and e.day is distinct from (p_entry ->> 'day')::date;
    if found and v_done ->> 'status' = 'same' then
      v_done := v_done || '{"status": "changed"}';
    end if;
  end if;
  return v_done;
end
$$;
comment on function public.api_put_episodes(jsonb) is
'Marks an episode for the caller; without a number all of the season, without a season all of the series but its specials, as far
as it has been on air, as one act. "again": in the first run after those in which any of them is marked, or where this very
moment is.';
revoke all on function public.api_put_episodes(jsonb) from public;
grant execute on function public.api_put_episodes(jsonb) to authenticated;

create or replace function public.api_put_list(p_what text, p_entry jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_list uuid := coalesce(p_entry ->> 'list', p_entry ->> 'id')::uuid;
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_status text := 'changed';
  v_same uuid;
begin
  if p_what = 'lists' then
    update public.lists l set name = coalesce(p_entry ->> 'name', l.name),
      description = coalesce(p_entry ->> 'description', l.description),
      ranked = coalesce((p_entry ->> 'ranked')::boolean, l.ranked),
      visibility = coalesce(p_entry ->> 'visibility', l.visibility)
    where l.id = v_list and l.user_id = v_user;
    if not found then
      -- Without an id a list is told by its name: another of that name takes an id of its writer's choice.
      select l.id into v_same from public.lists l
      where v_list is null and l.user_id = v_user and l.name = p_entry ->> 'name'
      order by l.created_at, l.id limit 1;
      if found then
        if not exists (
          select from public.lists l where l.id = v_same
            and l.description = coalesce(p_entry ->> 'description', l.description)
            and l.ranked = coalesce((p_entry ->> 'ranked')::boolean, l.ranked)
            and l.visibility = coalesce(p_entry ->> 'visibility', l.visibility)
        ) then
          raise exception 'Another list has this name' using errcode = '23505';
        end if;
        return jsonb_build_object('status', 'same', 'id', v_same);
      end if;
      v_list := coalesce(v_list, gen_random_uuid());
      insert into public.lists (id, user_id, name, description, ranked, visibility) values (
        v_list, v_user, p_entry ->> 'name', coalesce(p_entry ->> 'description', ''),
        coalesce((p_entry ->> 'ranked')::boolean, false), coalesce(p_entry ->> 'visibility', 'private')
      );
      v_status := 'created';
    end if;
    return jsonb_build_object('status', v_status, 'id', v_list);
  end if;
  insert into public.list_items (
    list_id, user_id, kind, title_id, title, poster_path, release_date, vote_average, note
  ) values (
    v_list, v_user, v_kind, v_id, p_entry #>> '{title,title}', p_entry #>> '{title,posterPath}',
    (p_entry #>> '{title,date}')::date, (p_entry #>> '{title,voteAverage}')::numeric, coalesce(p_entry ->> 'note', '')
  ) on conflict do nothing;
  if found then
    v_status := 'created';
  elsif p_entry ? 'note' then
    update public.list_items i set note = coalesce(p_entry ->> 'note', '')
    where i.list_id = v_list and i.user_id = v_user and i.kind = v_kind and i.title_id = v_id;
  elsif not p_entry ? 'place' then
    v_status := 'same';
  end if;
  if p_entry ? 'place' then
    perform public.move_list_item(v_list, v_kind, v_id, (p_entry ->> 'place')::integer);
  end if;
  return jsonb_build_object('status', v_status, 'id', concat_ws(':', v_list, v_kind, v_id));
end
$$;
comment on function public.api_put_list(text, jsonb) is
  'Makes or changes a list of the caller''s, or puts a title into one, at its end or at a place.';
revoke all on function public.api_put_list(text, jsonb) from public;
grant execute on function public.api_put_list(text, jsonb) to authenticated;

create or replace function public.api_put_marks(p_what text, p_entry jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_season constant integer := (p_entry ->> 'season')::integer;
  v_title constant jsonb := jsonb_build_object(
    'id', v_id, 'title', p_entry #>> '{title,title}', 'poster_path', p_entry #>> '{title,posterPath}',
    'release_date', p_entry #>> '{title,date}', 'vote_average', p_entry #>> '{title,voteAverage}'
  );
  v_names constant text[] := array(select jsonb_array_elements_text(p_entry -> 'tags'));
  v_before jsonb := public.my_tags_and_note(v_kind, v_id, v_season);
  v_now jsonb;
begin
  if p_what = 'tags' then
    v_now := public.keep_tags_and_note(v_kind, v_title, null, v_names, array(
      select b.name from jsonb_array_elements_text(v_before -> 'tags') b (name)
      where private.tag_key(b.name) <> all (array(select private.tag_key(n) from unnest(v_names) n))
    ));
  else
    v_now := public.keep_tags_and_note(
      v_kind, v_title, v_season, '{}', '{}', p_entry ->> 'note', (v_before ->> 'changedAt')::timestamptz
    );
  end if;
  return jsonb_build_object('id', concat_ws(':', v_kind, v_id, v_season), 'status', case
    when v_now - 'state' = v_before then 'same'
    when v_before ->> 'note' is null and p_what = 'notes' or v_before -> 'tags' = '[]' and p_what = 'tags' then 'created'
    else 'changed'
  end);
end
$$;
comment on function public.api_put_marks(text, jsonb) is
'Gives a title of the caller''s these tags and no others, or writes their note to it or to a season. Definer: two
spellings are compared.';
revoke all on function public.api_put_marks(text, jsonb) from public;
grant execute on function public.api_put_marks(text, jsonb) to authenticated;

create or replace function public.api_put_opinion(p_what text, p_entry jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_movie constant integer := case when p_entry ->> 'kind' = 'movie' then (p_entry ->> 'tmdb')::integer end;
  v_series constant integer := case when p_entry ->> 'kind' = 'tv' then (p_entry ->> 'tmdb')::integer end;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_ends constant boolean := coalesce((p_entry ->> 'tells_end')::boolean, false);
  v_text constant text := p_entry ->> 'text';
  v_id uuid := (p_entry ->> 'id')::uuid;
  v_status text := 'same';
begin
  -- Where a browser gives an opinion, its time is now.
  if v_user is null or not coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'token', false) then
    raise exception 'Only programs bring opinions with their time' using errcode = '42501';
  end if;
  if p_what = 'part_ratings' then
    insert into public.part_ratings as r (user_id, series_id, season, number, stars, created_at)
    values (
      v_user, (p_entry ->> 'tmdb')::integer, (p_entry ->> 'season')::smallint, (p_entry ->> 'number')::integer,
      (p_entry ->> 'stars')::real, v_at
    )
    on conflict (user_id, series_id, season, number) do update set stars = excluded.stars where r.stars <> excluded.stars
    returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    return jsonb_build_object('status', coalesce(v_status, 'same'), 'id', concat_ws(
      ':', p_entry ->> 'tmdb', p_entry ->> 'season', p_entry ->> 'number'
    ));
  end if;
  if p_what = 'ratings' then
    if v_movie is not null then
      insert into public.movie_ratings as r (user_id, movie_id, stars, created_at)
      values (v_user, v_movie, (p_entry ->> 'stars')::real, v_at)
      on conflict (user_id, movie_id) do update set stars = excluded.stars where r.stars <> excluded.stars
      returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    else
      insert into public.series_ratings as r (user_id, series_id, stars, created_at)
      values (v_user, v_series, (p_entry ->> 'stars')::real, v_at)
      on conflict (user_id, series_id) do update set stars = excluded.stars where r.stars <> excluded.stars
      returning case when r.updated_at is null then 'created' else 'changed' end into v_status;
    end if;
    return jsonb_build_object(
      'status', coalesce(v_status, 'same'), 'id', (p_entry ->> 'kind') || ':' || (p_entry ->> 'tmdb')
    );
  end if;
  if v_id is not null then
    update public.movie_reviews r set review = v_text, tells_end = v_ends
    where r.id = v_id and r.user_id = v_user and r.movie_id = v_movie;
    if not found then
      update public.series_reviews r set review = v_text, tells_end = v_ends
      where r.id = v_id and r.user_id = v_user and r.series_id = v_series;
    end if;
    if not found then
      raise exception 'There is no such review of yours' using errcode = '23503';
    end if;
    return jsonb_build_object('status', 'changed', 'id', v_id);
  end if;
  -- The same words about the same title are the same review.
  select r.id into v_id from (
    select m.id, m.review from public.movie_reviews m where m.user_id = v_user and m.movie_id = v_movie
    union all
    select s.id, s.review from public.series_reviews s where s.user_id = v_user and s.series_id = v_series
  ) r where r.review = btrim(v_text, E' \t\r\n') limit 1;
  if found then
    return jsonb_build_object('status', 'same', 'id', v_id);
  end if;
  if v_movie is not null then
    insert into public.movie_reviews (user_id, movie_id, review, tells_end, created_at)
    values (v_user, v_movie, v_text, v_ends, v_at) returning id into v_id;
  else
    insert into public.series_reviews (user_id, series_id, review, tells_end, created_at)
    values (v_user, v_series, v_text, v_ends, v_at) returning id into v_id;
  end if;
  return jsonb_build_object('status', 'created', 'id', v_id);
end
$$;
comment on function public.api_put_opinion(text, jsonb) is
  'Writes stars or a review of the person whose token asks, with its own time. Definer: nobody else writes times.';
revoke all on function public.api_put_opinion(text, jsonb) from public;
grant execute on function public.api_put_opinion(text, jsonb) to authenticated;

create or replace function public.api_put_series(p_what text, p_entry jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_state constant text := p_entry ->> 'state';
  v_status text := 'created';
  v_run smallint;
begin
  if v_user is null then
    raise exception 'Only people have a diary' using errcode = '42501';
  end if;
  insert into public.followed_series (user_id, series_id, series_name, series_poster_path, state, followed_at)
  values (
    v_user, v_id, p_entry #>> '{title,title}', p_entry #>> '{title,posterPath}', coalesce(v_state, 'watching'), v_at
  ) on conflict do nothing;
  if p_what = 'series' then
    if not found then
      update public.followed_series f set state = v_state
      where f.user_id = v_user and f.series_id = v_id and f.state <> v_state;
      v_status := case when found then 'changed' else 'same' end;
    end if;
    return jsonb_build_object('status', v_status, 'id', v_id::text);
  end if;
  select coalesce((p_entry ->> 'run')::smallint, f.run) into v_run from public.followed_series f
  where f.user_id = v_user and f.series_id = v_id;
  insert into public.episode_watches (user_id, series_id, run, season, number, day, marked_at)
  values (
    v_user, v_id, v_run, (p_entry ->> 'season')::smallint, (p_entry ->> 'number')::integer,
    case when p_entry ? 'day' then (p_entry ->> 'day')::date
      else private.day_there(v_user, v_at, private.written_day(p_entry ->> 'at')) end, v_at
  ) on conflict do nothing;
  if not found then
    update public.episode_watches e set day = (p_entry ->> 'day')::date
    where p_entry ? 'day' and e.user_id = v_user and e.series_id = v_id and e.run = v_run
      and e.season = (p_entry ->> 'season')::smallint and e.number = (p_entry ->> 'number')::integer
      and e.day is distinct from (p_entry ->> 'day')::date;
    v_status := case when found then 'changed' else 'same' end;
  end if;
  return jsonb_build_object(
    'status', v_status, 'id', concat_ws(':', v_id, v_run, p_entry ->> 'season', p_entry ->> 'number')
  );
end
$$;
comment on function public.api_put_series(text, jsonb) is
'Follows, pauses or drops a series for the caller, or marks an episode, whose series is followed with it. Definer: the
day is told by functions no request calls; it writes for the caller alone.';
revoke all on function public.api_put_series(text, jsonb) from public;
grant execute on function public.api_put_series(text, jsonb) to authenticated;

create or replace function public.api_put_title(p_what text, p_entry jsonb)
  returns text
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := coalesce((p_entry ->> 'at')::timestamptz, now());
  v_title constant text := p_entry #>> '{title,title}';
  v_poster constant text := p_entry #>> '{title,posterPath}';
  v_date constant date := (p_entry #>> '{title,date}')::date;
  v_votes constant numeric := (p_entry #>> '{title,voteAverage}')::numeric;
begin
  case p_what || ':' || v_kind
    when 'wishlist:movie' then
      insert into public.wishlists (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, added_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'wishlist:tv' then
      insert into public.tv_wishlists (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, added_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched:movie' then
      insert into public.watched_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'watched:tv' then
      insert into public.watched_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'favorites:movie' then
      insert into public.favorite_movies (
        user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, favorited_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    when 'favorites:tv' then
      insert into public.favorite_tv_series (
        user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, favorited_at
      ) values (v_user, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
    else
      insert into public.dismissed_titles (
        user_id, kind, title_id, title, poster_path, release_date, vote_average, dismissed_at
      ) values (v_user, v_kind, v_id, v_title, v_poster, v_date, v_votes, v_at) on conflict do nothing;
  end case;
  return case when found then 'created' else 'same' end;
end
$$;
comment on function public.api_put_title(text, jsonb) is
  'Puts a title into one of the caller''s lists of titles: wishlist, watched, favorites, dismissed.';
revoke all on function public.api_put_title(text, jsonb) from public;
grant execute on function public.api_put_title(text, jsonb) to authenticated;

create or replace function public.api_put_watch(p_entry jsonb)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_kind constant text := p_entry ->> 'kind';
  v_id constant integer := (p_entry ->> 'tmdb')::integer;
  v_at constant timestamptz := least(coalesce((p_entry ->> 'at')::timestamptz, now()), now());
  v_day date := (p_entry ->> 'day')::date;
  v_watch uuid := (p_entry ->> 'id')::uuid;
  v_listed timestamptz := least(v_at, now() - interval '1 millisecond');
begin
  if v_user is null then
    raise exception 'Only people have a diary' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('exchange:' || v_kind || ':' || v_user::text, 0));
  if v_watch is not null then
    update public.watches w set day = case when p_entry ? 'day' then v_day else w.day end,
      again = coalesce((p_entry ->> 'again')::boolean, w.again),
      note = case when p_entry ? 'note' then p_entry ->> 'note' else w.note end,
      stars = case when p_entry ? 'stars' then (p_entry ->> 'stars')::real else w.stars end
    where w.id = v_watch and w.user_id = v_user and w.kind = v_kind and w.title_id = v_id;
    if found then
      return jsonb_build_object('status', 'changed', 'id', v_watch);
    end if;
  end if;
  if not p_entry ? 'day' then
    v_day := private.day_there(v_user, v_at, private.written_day(p_entry ->> 'at'));
  end if;
  if v_watch is null then
    -- The same title within its own length is the same watch, and so is that of a day without an hour.
    select w.id into v_watch from (
      select w.* from public.watches w
      where w.user_id = v_user and w.kind = v_kind and w.title_id = v_id
        and (p_entry ? 'at' and w.created_at = v_at or not p_entry ? 'at' and p_entry ? 'day' and w.day = v_day)
      union all
      select w.* from private.same_viewing(v_user, v_kind, v_id, v_at, v_day, private.length_of(v_kind, v_id)) w
      where p_entry ? 'at' or not p_entry ? 'day'
    ) w
    order by abs(extract(epoch from w.created_at - v_at)), w.id limit 1;
    if found then
      -- What the first source did not tell.
      update public.watches w
      set note = coalesce(w.note, p_entry ->> 'note'), stars = coalesce(w.stars, (p_entry ->> 'stars')::real)
      where w.id = v_watch and (w.note is null and p_entry ->> 'note' is not null
        or w.stars is null and (p_entry ->> 'stars')::real is not null);
      return jsonb_build_object('status', case when found then 'changed' else 'same' end, 'id', v_watch);
    end if;
  end if;
  if exists (select from public.watched_movies w where v_kind = 'movie' and w.user_id = v_user and w.movie_id = v_id)
    or exists (select from public.watched_tv_series w where v_kind = 'tv' and w.user_id = v_user and w.series_id = v_id) then
    v_listed := null;
  end if;
  insert into public.watches (
    id, user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, note, created_at, marked_at,
    stars
  ) values (
    coalesce(v_watch, gen_random_uuid()), v_user, v_kind, v_id, p_entry #>> '{title,title}',
    p_entry #>> '{title,posterPath}', (p_entry #>> '{title,date}')::date, (p_entry #>> '{title,voteAverage}')::numeric,
    v_day, coalesce((p_entry ->> 'again')::boolean, exists (
      select from public.watches w where w.user_id = v_user and w.kind = v_kind and w.title_id = v_id
    )), p_entry ->> 'note', v_at, v_listed, (p_entry ->> 'stars')::real
  ) returning id into v_watch;
  if v_listed is not null then
    perform public.api_put_title('watched', p_entry || jsonb_build_object('at', v_listed));
  end if;
  return jsonb_build_object('status', 'created', 'id', v_watch);
end
$$;
comment on function public.api_put_watch(jsonb) is
'Writes down a watch of the caller''s with its own time, and its title into the watched list where it is not there. Definer: lengths of
titles lie where no request reads; it writes for the caller alone.';
revoke all on function public.api_put_watch(jsonb) from public;
grant execute on function public.api_put_watch(jsonb) to authenticated;

create or replace function public.api_remove(p_what text, p_id text)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_part constant text[] := string_to_array(p_id, ':');
  v_found boolean;
begin
  case p_what
    when 'history' then
      delete from public.watches w where w.user_id = v_user and w.id = p_id::uuid;
    when 'ratings' then
      delete from public.movie_ratings r
      where v_part[1] = 'movie' and r.user_id = v_user and r.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.series_ratings r
      where v_part[1] = 'tv' and r.user_id = v_user and r.series_id = v_part[2]::integer;
    when 'part_ratings' then
      delete from public.part_ratings r where r.user_id = v_user and r.series_id = v_part[1]::integer
        and r.season = v_part[2]::smallint and r.number is not distinct from v_part[3]::integer;
    when 'reviews' then
      delete from public.movie_reviews r where r.user_id = v_user and r.id = p_id::uuid;
      v_found := found;
      delete from public.series_reviews r where r.user_id = v_user and r.id = p_id::uuid;
    when 'wishlist' then
      delete from public.wishlists w
      where v_part[1] = 'movie' and w.user_id = v_user and w.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.tv_wishlists w
      where v_part[1] = 'tv' and w.user_id = v_user and w.series_id = v_part[2]::integer;
    when 'watched' then
      delete from public.watched_movies w
      where v_part[1] = 'movie' and w.user_id = v_user and w.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.watched_tv_series w
      where v_part[1] = 'tv' and w.user_id = v_user and w.series_id = v_part[2]::integer;
    when 'favorites' then
      delete from public.favorite_movies f
      where v_part[1] = 'movie' and f.user_id = v_user and f.movie_id = v_part[2]::integer;
      v_found := found;
      delete from public.favorite_tv_series f
      where v_part[1] = 'tv' and f.user_id = v_user and f.series_id = v_part[2]::integer;
    when 'dismissed' then
      delete from public.dismissed_titles d
      where d.user_id = v_user and d.kind = v_part[1] and d.title_id = v_part[2]::integer;
    when 'lists' then
      return public.remove_list(p_id::uuid);
    when 'tags', 'notes' then
      return public.api_remove_marks(p_what, p_id);
    when 'list_items' then
      delete from public.list_items i where i.user_id = v_user and i.list_id = v_part[1]::uuid and i.kind = v_part[2]
        and i.title_id = v_part[3]::integer;
    when 'series' then
      delete from public.followed_series f where f.user_id = v_user and f.series_id = p_id::integer;
    when 'episodes' then
      delete from public.episode_watches e where e.user_id = v_user and e.series_id = v_part[1]::integer
        and e.run = v_part[2]::smallint
        -- Without a number the season, without a season all of this run.
        and e.season = coalesce(v_part[3]::smallint, e.season) and e.number = coalesce(v_part[4]::integer, e.number);
    else
      raise exception 'These are not removed' using errcode = '22023';
  end case;
  return found or coalesce(v_found, false);
end
$$;
comment on function public.api_remove(text, text) is 'Removes a thing of the caller''s; false when there is none.';
revoke all on function public.api_remove(text, text) from public;
grant execute on function public.api_remove(text, text) to authenticated;

create or replace function public.api_remove_marks(p_what text, p_id text)
  returns boolean
  language plpgsql set search_path = ''
as $$
declare
  v_part constant text[] := string_to_array(p_id, ':');
  v_title constant jsonb := jsonb_build_object('id', v_part[2]);
  v_had constant jsonb := public.my_tags_and_note(v_part[1], v_part[2]::integer, v_part[3]::integer);
begin
  if p_what = 'tags' then
    perform public.keep_tags_and_note(
      v_part[1], v_title, null, '{}', array(select jsonb_array_elements_text(v_had -> 'tags'))
    );
    return v_had -> 'tags' <> '[]';
  end if;
  perform public.keep_tags_and_note(
    v_part[1], v_title, v_part[3]::integer, '{}', '{}', '', (v_had ->> 'changedAt')::timestamptz
  );
  return v_had ->> 'note' is not null;
end
$$;
comment on function public.api_remove_marks(text, text) is
  'Takes all tags of the caller''s from a title, or deletes their note to it; false when there is none.';
revoke all on function public.api_remove_marks(text, text) from public;
grant execute on function public.api_remove_marks(text, text) to authenticated;

create or replace function public.api_write(p_entries jsonb)
  returns jsonb
  language plpgsql set search_path = ''
as $$
declare
  v_entry jsonb;
  v_what text;
  v_done jsonb;
  v_all jsonb := '[]';
  v_state text;
begin
  for v_entry in select e from jsonb_array_elements(p_entries) with ordinality a (e, place) order by place limit 100 loop
    v_what := v_entry ->> 'what';
    -- Each for itself: one that is refused leaves the others done.
    begin
      if v_entry ->> 'do' = 'remove' then
        v_done := jsonb_build_object('status', case when public.api_remove(v_what, v_entry ->> 'id')
          then 'removed' else 'none' end, 'id', v_entry ->> 'id');
      else
        v_done := case
          when v_what in ('wishlist', 'watched', 'favorites', 'dismissed') then jsonb_build_object(
            'status', public.api_put_title(v_what, v_entry), 'id', concat_ws(':', v_entry ->> 'kind', v_entry ->> 'tmdb')
          )
          when v_what = 'history' then public.api_put_watch(v_entry)
          when v_what in ('ratings', 'part_ratings', 'reviews') then public.api_put_opinion(v_what, v_entry)
          when v_what in ('lists', 'list_items') then public.api_put_list(v_what, v_entry)
          when v_what in ('tags', 'notes') then public.api_put_marks(v_what, v_entry)
          when v_what = 'series' then public.api_put_series(v_what, v_entry)
          when v_what = 'episodes' then public.api_put_episodes(v_entry)
          when v_what = 'notices' then jsonb_build_object('id', v_entry ->> 'id', 'status', case
            when cardinality(public.mark_my_notices(
              (v_entry ->> 'read')::boolean, array[(v_entry ->> 'id')::bigint]
            )) > 0 then 'changed'
            when public.api_items('notices', array[v_entry ->> 'id']) = '[]' then 'none'
            else 'same'
          end)
        end;
      end if;
    exception when integrity_constraint_violation or data_exception or insufficient_privilege or raise_exception
      or sqlstate '23M01' then
      get stacked diagnostics v_state = returned_sqlstate;
      v_done := jsonb_build_object('status', 'refused', 'code', v_state);
    end;
    v_all := v_all || coalesce(v_done, '{"status": "refused", "code": "22023"}');
  end loop;
  return v_all;
end
$$;
comment on function public.api_write(jsonb) is
'Writes up to a hundred things of the caller''s and answers for each what was done (created, changed, same, removed, none)
with its id, or the code it was refused with.';
revoke all on function public.api_write(jsonb) from public;
grant execute on function public.api_write(jsonb) to authenticated;

create or replace function public.begin_api_call(p_token uuid, p_key text, p_asked text)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_call private.api_calls;
begin
  insert into private.api_calls as c (token_id, key, asked) values (p_token, p_key, p_asked)
  on conflict (token_id, key) do update set begun_at = clock_timestamp(), asked = excluded.asked, status = null
  -- A day is over, or who began it has died.
  where c.begun_at < now() - case when c.status is null then interval '1 minute' else interval '1 day' end;
  if found then
    return '{"state": "new"}';
  end if;
  select * into v_call from private.api_calls c where c.token_id = p_token and c.key = p_key;
  return jsonb_build_object(
    'state', case when v_call.asked <> p_asked then 'other' when v_call.status is null then 'running' else 'done' end,
    'status', v_call.status, 'answer', v_call.answer
  );
end
$$;
comment on function public.begin_api_call(uuid, text, text) is
  'Begins a call under a key: new, or running, or done with its answer, or (other) something else had this key.';
revoke all on function public.begin_api_call(uuid, text, text) from public;
grant execute on function public.begin_api_call(uuid, text, text) to service_role;

create or replace function public.end_api_call(
  p_token uuid, p_key text, p_status integer default null, p_answer text default null
)
  returns void
  language sql security definer set search_path = ''
as $$
  -- What failed on our side is done anew when it is sent again.
  delete from private.api_calls c where c.token_id = p_token and c.key = p_key and p_status is null;
  update private.api_calls c set status = p_status, answer = p_answer where c.token_id = p_token and c.key = p_key;
  delete from private.api_calls c where c.begun_at < now() - interval '1 day'
$$;
comment on function public.end_api_call(uuid, text, integer, text) is
  'Keeps what a call was answered; without a status it failed.';
revoke all on function public.end_api_call(uuid, text, integer, text) from public;
grant execute on function public.end_api_call(uuid, text, integer, text) to service_role;

create or replace function public.make_api_token(p_name text, p_scopes text[], p_ends_at timestamptz default null)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := 'mq_' || private.new_secret();
begin
  -- A program makes no other program's token.
  if v_person is null or nullif(current_setting('request.jwt.claims', true), '')::jsonb ? 'token' then
    raise exception 'Only people make tokens' using errcode = '42501';
  end if;
  if p_ends_at <= now() then
    raise exception 'That end is over' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens:' || v_person::text, 0));
  if (select count(*) from public.api_tokens t where t.user_id = v_person) >= 50 then
    raise exception 'Fifty tokens can be kept' using errcode = '23M01';
  end if;
  insert into public.api_tokens (user_id, name, scopes, token_hash, ends_at)
  values (v_person, p_name, p_scopes, private.hash_of(v_secret), p_ends_at);
  return v_secret;
end
$$;
comment on function public.make_api_token(text, text[], timestamptz) is
  'Makes the caller a token with these scopes, until a moment or for good, and answers it this once. Fifty at most.';
revoke all on function public.make_api_token(text, text[], timestamptz) from public;
grant execute on function public.make_api_token(text, text[], timestamptz) to authenticated;

create or replace function public.my_changes(p_since bigint, p_limit integer default 100)
  returns table (number bigint, what text, id text)
  language plpgsql stable security definer set search_path = ''
as $$
begin
  if p_since < (select f.number from private.forgotten_changes f where f.user_id = auth.uid()) then
    raise exception 'What was deleted before is forgotten' using errcode = '22023';
  end if;
  return query
    select c.number, c.what, c.item from private.changes c
    where c.user_id = auth.uid() and c.number > p_since
    order by c.number
    limit least(greatest(p_limit, 1), 101);
end
$$;
comment on function public.my_changes(bigint, integer) is
  'Which things of the caller''s were changed after a number, in the order of their latest changes.';
revoke all on function public.my_changes(bigint, integer) from public;
grant execute on function public.my_changes(bigint, integer) to authenticated;

create or replace function public.number_changes(p_user uuid)
  returns bigint
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

create or replace function public.token_person(p_token_hash text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('sub', t.user_id, 'token', t.id, 'writes', 'write' = any (t.scopes))
  from public.api_tokens t
  where t.token_hash = p_token_hash and (t.ends_at is null or t.ends_at > now())
$$;
comment on function public.token_person(text) is
  'Whose token has this hash, and whether it may write; null for none.';
revoke all on function public.token_person(text) from public;
grant execute on function public.token_person(text) to service_role;

create or replace function public.trim_changes(p_now timestamptz default now())
  returns integer
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

create or replace function public.use_api_token(
  p_token_hash text, p_program text default null, p_region text default null
)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_token public.api_tokens;
begin
  select t.* into v_token from public.api_tokens t
  where t.token_hash = p_token_hash and (t.ends_at is null or t.ends_at > now());
  if not found then
    return null;
  end if;
  -- Once a minute is enough to read, and costs a busy program nothing.
  if v_token.last_at is null or v_token.last_at < now() - interval '1 minute' then
    update public.api_tokens t set last_at = now(), last_program = left(p_program, 60), last_region = p_region
    where t.id = v_token.id;
  end if;
  return jsonb_build_object(
    'id', v_token.id, 'person', v_token.user_id, 'name', v_token.name, 'scopes', v_token.scopes, 'endsAt', v_token.ends_at
  );
end
$$;
comment on function public.use_api_token(text, text, text) is
  'The token with this hash {id, person, name, scopes, endsAt}, and notes that it was used; null when there is none (any more).';
revoke all on function public.use_api_token(text, text, text) from public;
grant execute on function public.use_api_token(text, text, text) to service_role;

-- A hosted project's data API is told here; the embedded one knows it.
do $$
begin
  if exists (select from pg_roles where rolname = 'authenticator') then
    execute 'alter role authenticator set pgrst.db_pre_request = ''public.act_with_token''';
    notify pgrst, 'reload config';
  end if;
exception
  when insufficient_privilege then
    raise warning 'An administrator must run: alter role authenticator set pgrst.db_pre_request = ''public.act_with_token''';
end
$$;
