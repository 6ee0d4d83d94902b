create table public.letterboxd_entries (
  user_id uuid not null,
  guid text not null,
  title_id integer,
  title text not null,
  day date,
  stars numeric(2,1),
  read_at timestamptz not null default now(),
  outcome text not null,
  watch_id uuid,
  listed_at timestamptz,
  rating real,
  review_id uuid,
  kind text,
  again boolean not null default false,
  constraint letterboxd_entries_pkey primary key (user_id, guid),
  constraint letterboxd_entries_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint letterboxd_entries_guid_length check (char_length(guid) between 1 and 200),
  constraint letterboxd_entries_kind_known check (kind in ('movie', 'tv')),
  constraint letterboxd_entries_outcome_known check (
    outcome in ('counted', 'noted', 'refused', 'changed', 'list', 'unknown')
  ),
  constraint letterboxd_entries_stars_range check (stars between 0.5 and 5),
  constraint letterboxd_entries_title_length check (char_length(title) <= 500),
  constraint letterboxd_entries_title_whole check ((kind is null) = (title_id is null))
);
comment on table public.letterboxd_entries is
  'Entries that were read, each once, and what they changed, by which it is taken back.';
comment on column public.letterboxd_entries.stars is 'As they were given there, with halves.';
comment on column public.letterboxd_entries.kind is
  'Null, as title_id, for a list and for a title that is not known here.';
comment on column public.letterboxd_entries.again is 'Rewatch, as it was said there.';
create index letterboxd_entries_by_time on public.letterboxd_entries (user_id, read_at desc, guid);
alter table public.letterboxd_entries enable row level security;
create policy "people see what was read for them" on public.letterboxd_entries for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.letterboxd_entries to authenticated;

create table public.letterboxd_follows (
  user_id uuid not null,
  name text not null,
  with_reviews boolean not null default false,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  next_at timestamptz not null default now(),
  etag text,
  modified text,
  failures smallint not null default 0,
  outcome text,
  constraint letterboxd_follows_pkey primary key (user_id),
  constraint letterboxd_follows_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint letterboxd_follows_etag_length check (char_length(etag) <= 300),
  constraint letterboxd_follows_modified_length check (char_length(modified) <= 100),
  constraint letterboxd_follows_name_shape check (name ~ '^[a-z0-9_]{2,30}$'),
  constraint letterboxd_follows_outcome_known
    check (outcome in ('read', 'same', 'nobody', 'limited', 'unreadable', 'failed'))
);
comment on table public.letterboxd_follows is 'Whose diary at Letterboxd comes into somebody''s here.';
comment on column public.letterboxd_follows.outcome is 'What became of the last look.';
create index letterboxd_follows_due on public.letterboxd_follows (next_at);
alter table public.letterboxd_follows enable row level security;
create policy "people see whom they follow there" on public.letterboxd_follows for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.letterboxd_follows to authenticated;

create or replace function private.change_letterboxd_entry(
  p_had public.letterboxd_entries, p_day date, p_again boolean, p_stars real
)
  returns text
  language plpgsql set search_path = ''
as $$
declare
  v_outcome text;
begin
  if (p_day, p_again, p_stars) is not distinct from (p_had.day, p_had.again, p_had.stars::real) then
    return null;
  end if;
  begin
    -- Follows the edit where the watch is as it came and the new day has no other.
    update public.watches w set day = p_day, again = p_again, stars = p_stars
    where w.id = p_had.watch_id and w.user_id = p_had.user_id
      and w.day is not distinct from p_had.day and w.again = p_had.again and w.stars is not distinct from p_had.stars::real
      and not exists (
        select from public.watches o
        where o.user_id = p_had.user_id and o.kind = w.kind and o.title_id = w.title_id and o.day = p_day and o.id <> w.id
      );
    if found then
      v_outcome := 'changed';
    end if;
  exception when check_violation then
    v_outcome := null;
  end;
  update public.letterboxd_entries e set day = p_day, again = p_again, stars = p_stars,
    outcome = coalesce(v_outcome, e.outcome), read_at = case when v_outcome is null then e.read_at else now() end
  where e.user_id = p_had.user_id and e.guid = p_had.guid;
  return v_outcome;
end
$$;
comment on function private.change_letterboxd_entry(public.letterboxd_entries, date, boolean, real) is
  'Follows what was edited of an entry there; changed, or null where its watch stays as it is.';
revoke all on function private.change_letterboxd_entry(public.letterboxd_entries, date, boolean, real) from public;

create or replace function private.enter_letterboxd_opinion(
  p_user uuid, p_title jsonb, p_stars real, p_text text, p_at timestamptz, out rating real, out review_id uuid
)
  returns record
  language plpgsql set search_path = ''
as $$
declare
  v_id constant integer := (p_title ->> 'id')::integer;
begin
  if p_title ->> 'kind' = 'movie' then
    insert into public.movie_ratings (user_id, movie_id, stars, created_at)
    select p_user, v_id, p_stars, p_at where p_stars is not null
    on conflict (user_id, movie_id) do nothing
    returning stars into rating;
    insert into public.movie_reviews (user_id, movie_id, review, created_at)
    select p_user, v_id, p_text, p_at
    where p_text is not null and not exists (
      select from public.movie_reviews r where r.user_id = p_user and r.movie_id = v_id
    )
    returning id into review_id;
  else
    insert into public.series_ratings (user_id, series_id, stars, created_at)
    select p_user, v_id, p_stars, p_at where p_stars is not null
    on conflict (user_id, series_id) do nothing
    returning stars into rating;
    insert into public.series_reviews (user_id, series_id, review, created_at)
    select p_user, v_id, p_text, p_at
    where p_text is not null and not exists (
      select from public.series_reviews r where r.user_id = p_user and r.series_id = v_id
    )
    returning id into review_id;
  end if;
end
$$;
comment on function private.enter_letterboxd_opinion(uuid, jsonb, real, text, timestamptz) is
  'Enters stars and a review where the person has none of the title, and answers what was entered.';
revoke all on function private.enter_letterboxd_opinion(uuid, jsonb, real, text, timestamptz) from public;

create or replace function private.enter_letterboxd_watch(
  p_user uuid, p_title jsonb, p_day date, p_again boolean, p_stars real, p_at timestamptz, out id uuid,
  out listed_at timestamptz
)
  returns record
  language plpgsql set search_path = ''
as $$
declare
  v_kind constant text := p_title ->> 'kind';
  v_id constant integer := (p_title ->> 'id')::integer;
  v_name constant text := p_title ->> 'title';
  v_poster constant text := p_title ->> 'posterPath';
  v_date constant date := (p_title ->> 'date')::date;
  v_average constant numeric := (p_title ->> 'voteAverage')::numeric;
begin
  -- What an import brought, or the person wrote down, of this day is this very watch.
  if p_day is null or exists (
    select from public.watches w
    where w.user_id = p_user and w.kind = v_kind and w.title_id = v_id and w.day = p_day
  ) or exists (
    -- Entries are written down after the film; several at once are of days of their own.
    select from private.same_viewing(p_user, v_kind, v_id, p_at, p_day, private.length_of(v_kind, v_id)) w
    where not exists (select from public.letterboxd_entries e where e.user_id = p_user and e.watch_id = w.id)
  ) then
    return;
  end if;
  if not exists (
    select from public.watched_movies w where v_kind = 'movie' and w.user_id = p_user and w.movie_id = v_id
  ) and not exists (
    select from public.watched_tv_series w where v_kind = 'tv' and w.user_id = p_user and w.series_id = v_id
  ) then
    listed_at := least(p_at, now() - interval '1 millisecond');
  end if;
  insert into public.watches (
    user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, created_at, marked_at, stars
  ) values (
    p_user, v_kind, v_id, v_name, v_poster, v_date, v_average, p_day, p_again, p_at, listed_at, p_stars
  ) returning watches.id into id;
  if listed_at is not null and v_kind = 'movie' then
    insert into public.watched_movies (
      user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
    ) values (p_user, v_id, v_name, v_poster, v_date, v_average, listed_at);
  elsif listed_at is not null then
    insert into public.watched_tv_series (
      user_id, series_id, series_name, series_poster_path, series_first_air_date, series_vote_average, watched_at
    ) values (p_user, v_id, v_name, v_poster, v_date, v_average, listed_at);
  end if;
end
$$;
comment on function private.enter_letterboxd_watch(uuid, jsonb, date, boolean, real, timestamptz) is
'Writes down a watch that is none of those there are, and its title into the watched list where it is not there: answers
the watch, and the time in the list where it came with it.';
revoke all on function private.enter_letterboxd_watch(uuid, jsonb, date, boolean, real, timestamptz) from public;

create or replace function public.claim_letterboxd(p_limit integer default 5)
  returns jsonb
  language sql security definer set search_path = ''
as $$
  with claimed as (
    update public.letterboxd_follows f
    -- An hour, and some minutes more or less, so that not all ask at once.
    set next_at = now() + interval '55 minutes' + random() * interval '10 minutes'
    where f.user_id in (
      select d.user_id from public.letterboxd_follows d where d.next_at <= now()
      order by d.next_at limit least(greatest(p_limit, 1), 50) for update skip locked
    )
    returning f.*
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'person', c.user_id, 'name', c.name, 'withReviews', c.with_reviews, 'etag', c.etag, 'modified', c.modified
  )), '[]') from claimed c
$$;
comment on function public.claim_letterboxd(integer) is
  'Takes follows that are due for a look; two jobs never get the same one.';
revoke all on function public.claim_letterboxd(integer) from public;
grant execute on function public.claim_letterboxd(integer) to service_role;

create or replace function public.follow_letterboxd(p_name text, p_with_reviews boolean)
  returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if auth.uid() is null then
    raise exception 'Only people follow' using errcode = '42501';
  end if;
  insert into public.letterboxd_follows as f (user_id, name, with_reviews) values (auth.uid(), p_name, p_with_reviews)
  on conflict (user_id) do update set name = excluded.name, with_reviews = excluded.with_reviews, next_at = now(),
    failures = 0, outcome = null, etag = null, modified = null, checked_at = null,
    created_at = case when f.name = excluded.name then f.created_at else now() end;
end
$$;
comment on function public.follow_letterboxd(text, boolean) is
  'Follows somebody''s diary at Letterboxd for the caller, in place of another; with what they write of films, if wished.';
revoke all on function public.follow_letterboxd(text, boolean) from public;
grant execute on function public.follow_letterboxd(text, boolean) to authenticated;

create or replace function public.keep_letterboxd_entry(p_user uuid, p_name text, p_entry jsonb)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_title constant jsonb := p_entry -> 'title';
  v_kind constant text := v_title ->> 'kind';
  v_id constant integer := (v_title ->> 'id')::integer;
  v_day constant date := (p_entry ->> 'day')::date;
  v_again constant boolean := coalesce((p_entry ->> 'again')::boolean, false);
  v_at constant timestamptz := least((p_entry ->> 'at')::timestamptz, now());
  v_stars constant real := (p_entry ->> 'stars')::real;
  v_had public.letterboxd_entries;
  v_watch record;
  v_opinion record;
  v_outcome text := 'noted';
begin
  if v_kind is not null then
    perform pg_advisory_xact_lock(hashtextextended('exchange:' || v_kind || ':' || p_user::text, 0));
  end if;
  -- Another name is followed by now, or nobody.
  if not exists (select from public.letterboxd_follows f where f.user_id = p_user and f.name = p_name) then
    return null;
  end if;
  select * into v_had from public.letterboxd_entries e
  where e.user_id = p_user and e.guid = p_entry ->> 'guid' for update;
  if v_had.kind is not null then
    return private.change_letterboxd_entry(v_had, coalesce(v_day, v_had.day), v_again, v_stars);
  end if;
  if v_kind is null then
    insert into public.letterboxd_entries (user_id, guid, title, day, again, stars, outcome)
    values (p_user, p_entry ->> 'guid', v_title ->> 'title', v_day, v_again, v_stars, p_entry ->> 'outcome')
    on conflict (user_id, guid) do nothing;
    return null;
  end if;
  begin
    v_watch := private.enter_letterboxd_watch(p_user, v_title, v_day, v_again, v_stars, v_at);
    v_opinion := private.enter_letterboxd_opinion(p_user, v_title, v_stars, p_entry ->> 'text', v_at);
    if v_watch.id is not null then
      v_outcome := 'counted';
    end if;
  exception when check_violation or sqlstate '23M01' then
    -- What the tables do not take (a full diary) ends this entry, and stops no other.
    v_outcome := 'refused';
    select null::uuid as id, null::timestamptz as listed_at into v_watch;
    select null::real as rating, null::uuid as review_id into v_opinion;
  end;
  insert into public.letterboxd_entries (
    user_id, guid, kind, title_id, title, day, again, stars, outcome, watch_id, listed_at, rating, review_id
  ) values (
    p_user, p_entry ->> 'guid', v_kind, v_id, v_title ->> 'title', v_day, v_again, v_stars, v_outcome, v_watch.id,
    v_watch.listed_at, v_opinion.rating, v_opinion.review_id
  ) on conflict (user_id, guid) do update set kind = excluded.kind, title_id = excluded.title_id, title = excluded.title,
    day = excluded.day, again = excluded.again, stars = excluded.stars, outcome = excluded.outcome, read_at = now(),
    watch_id = excluded.watch_id, listed_at = excluded.listed_at, rating = excluded.rating, review_id = excluded.review_id;
  return v_outcome;
end
$$;
comment on function public.keep_letterboxd_entry(uuid, text, jsonb) is
'Enters {guid, at, day, again, stars, text, title} of the one a person follows where it belongs: counted, or noted where it
stands there already. One that was edited there since is changed, where the watch is as it came. A title without a kind is
logged with the entry''s outcome (list, unknown). Null when nothing is new, or that one is followed no more.';
revoke all on function public.keep_letterboxd_entry(uuid, text, jsonb) from public;
grant execute on function public.keep_letterboxd_entry(uuid, text, jsonb) to service_role;

create or replace function public.leave_letterboxd(p_take_back boolean)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_found boolean;
begin
  delete from public.letterboxd_follows f where f.user_id = v_user;
  v_found := found;
  if p_take_back then
    perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || v_user::text, 0));
    perform pg_advisory_xact_lock(hashtextextended('exchange:tv:' || v_user::text, 0));
    -- What the person changed since, or entered anew, stays as it is: watches, marks, stars and words.
    delete from public.watches w using public.letterboxd_entries e
    where e.user_id = v_user and w.id = e.watch_id and w.user_id = v_user
      and private.print_of(w) = private.print_of(jsonb_populate_record(null::public.watches, jsonb_build_object(
        'day', e.day, 'again', e.again, 'stars', e.stars
      )));
    delete from public.watched_movies w using public.letterboxd_entries e
    where e.user_id = v_user and w.user_id = v_user and e.kind = 'movie' and w.movie_id = e.title_id
      and w.watched_at = e.listed_at and not exists (
        select from public.watches o where o.user_id = v_user and o.kind = 'movie' and o.title_id = w.movie_id
      );
    delete from public.watched_tv_series w using public.letterboxd_entries e
    where e.user_id = v_user and w.user_id = v_user and e.kind = 'tv' and w.series_id = e.title_id
      and w.watched_at = e.listed_at and not exists (
        select from public.watches o where o.user_id = v_user and o.kind = 'tv' and o.title_id = w.series_id
      );
    delete from public.movie_ratings r using public.letterboxd_entries e
    where e.user_id = v_user and r.user_id = v_user and e.kind = 'movie' and r.movie_id = e.title_id
      and r.stars = e.rating and r.updated_at is null;
    delete from public.series_ratings r using public.letterboxd_entries e
    where e.user_id = v_user and r.user_id = v_user and e.kind = 'tv' and r.series_id = e.title_id
      and r.stars = e.rating and r.updated_at is null;
    delete from public.movie_reviews r using public.letterboxd_entries e
    where e.user_id = v_user and r.id = e.review_id and r.user_id = v_user and r.updated_at is null;
    delete from public.series_reviews r using public.letterboxd_entries e
    where e.user_id = v_user and r.id = e.review_id and r.user_id = v_user and r.updated_at is null;
    delete from public.letterboxd_entries e where e.user_id = v_user;
  end if;
  return v_found;
end
$$;
comment on function public.leave_letterboxd(boolean) is
  'Ends following for the caller, and takes back what it brought where it is as it came. False when nobody was followed.';
revoke all on function public.leave_letterboxd(boolean) from public;
grant execute on function public.leave_letterboxd(boolean) to authenticated;

create or replace function public.new_letterboxd_entries(p_user uuid, p_entries jsonb)
  returns text[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(n.guid), '{}')
  from jsonb_to_recordset(p_entries) n (guid text, day date, again boolean, stars real, numbered boolean)
  left join public.letterboxd_entries e on e.user_id = p_user and e.guid = n.guid
  where e.guid is null
    or (e.outcome = 'unknown' and n.numbered)
    or (e.kind is not null and (
      (n.day is not null and n.day is distinct from e.day) or n.again <> e.again or n.stars is distinct from e.stars::real
    ))
$$;
comment on function public.new_letterboxd_entries(uuid, jsonb) is
'Which of the entries {guid, day, again, stars, numbered} were not read for a person yet, have been edited since, or name a
number of a title that was not known before. Answers their guids.';
revoke all on function public.new_letterboxd_entries(uuid, jsonb) from public;
grant execute on function public.new_letterboxd_entries(uuid, jsonb) to service_role;

create or replace function public.settle_letterboxd(
  p_user uuid, p_name text, p_outcome text, p_etag text default null, p_modified text default null,
  p_wait_seconds integer default 0
)
  returns void
  language sql security definer set search_path = ''
as $$
  update public.letterboxd_follows f set checked_at = now(), outcome = p_outcome,
    etag = case when p_outcome = 'read' then p_etag else f.etag end,
    modified = case when p_outcome = 'read' then p_modified else f.modified end,
    failures = case when p_outcome in ('read', 'same') then 0 else least(f.failures + 1, 10) end,
    -- Who does not answer is asked less and less often, once a day at least; who says when, then.
    next_at = case when p_outcome in ('read', 'same') then f.next_at else now() + greatest(
      make_interval(secs => least(greatest(p_wait_seconds, 0), 86400)),
      least(interval '1 hour' * power(2, f.failures), interval '1 day')
    ) end
  where f.user_id = p_user and f.name = p_name
$$;
comment on function public.settle_letterboxd(uuid, text, text, text, text, integer) is 'Notes what became of a look.';
revoke all on function public.settle_letterboxd(uuid, text, text, text, text, integer) from public;
grant execute on function public.settle_letterboxd(uuid, text, text, text, text, integer) to service_role;
