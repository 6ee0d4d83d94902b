-- Letterboxd's feeds that people follow into their diary.

create table public.letterboxd_follows (
  user_id uuid primary key references auth.users (id) on delete cascade,
  name text not null,
  with_reviews boolean not null default false,
  created_at timestamptz not null default now(),
  checked_at timestamptz,
  next_at timestamptz not null default now(),
  etag text,
  modified text,
  failures smallint not null default 0,
  outcome text,
  constraint letterboxd_follows_name_shape check (name ~ '^[a-z0-9_]{2,30}$'),
  constraint letterboxd_follows_outcome_known check (outcome in ('read', 'same', 'nobody', 'limited', 'unreadable', 'failed')),
  constraint letterboxd_follows_etag_length check (char_length(etag) <= 300),
  constraint letterboxd_follows_modified_length check (char_length(modified) <= 100)
);
comment on table public.letterboxd_follows is 'Whose diary at Letterboxd comes into somebody''s here.';
comment on column public.letterboxd_follows.outcome is 'What became of the last look.';
create index letterboxd_follows_due on public.letterboxd_follows (next_at);
alter table public.letterboxd_follows enable row level security;
grant select on public.letterboxd_follows to authenticated;
create policy "people see whom they follow there" on public.letterboxd_follows for select to authenticated
  using ((select auth.uid()) = user_id);

create table public.letterboxd_entries (
  user_id uuid not null references auth.users (id) on delete cascade,
  guid text not null,
  movie_id integer not null,
  title text not null,
  day date,
  stars numeric(2, 1),
  read_at timestamptz not null default now(),
  outcome text not null,
  watch_id uuid,
  listed_at timestamptz,
  rating smallint,
  review_id uuid,
  primary key (user_id, guid),
  constraint letterboxd_entries_guid_length check (char_length(guid) between 1 and 200),
  constraint letterboxd_entries_title_length check (char_length(title) <= 500),
  constraint letterboxd_entries_stars_range check (stars between 0.5 and 5),
  constraint letterboxd_entries_outcome_known check (outcome in ('counted', 'noted', 'refused'))
);
comment on table public.letterboxd_entries is 'Entries that were read, each once, and what they changed, by which it is taken back.';
comment on column public.letterboxd_entries.stars is 'As they were given there, with halves.';
create index letterboxd_entries_by_time on public.letterboxd_entries (user_id, read_at desc, guid);
alter table public.letterboxd_entries enable row level security;
grant select on public.letterboxd_entries to authenticated;
create policy "people see what was read for them" on public.letterboxd_entries for select to authenticated
  using ((select auth.uid()) = user_id);

create function public.follow_letterboxd(p_name text, p_with_reviews boolean) returns void
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

create function public.leave_letterboxd(p_take_back boolean) returns boolean
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
    delete from public.watches w using public.letterboxd_entries e
    where e.user_id = v_user and w.id = e.watch_id and w.user_id = v_user;
    -- What has left the list since, or entered it anew, stays as it is; so do stars and words that were changed since.
    delete from public.watched_movies w using public.letterboxd_entries e
    where e.user_id = v_user and w.user_id = v_user and w.movie_id = e.movie_id and w.watched_at = e.listed_at
      and not exists (
        select from public.watches o where o.user_id = v_user and o.kind = 'movie' and o.title_id = w.movie_id
      );
    delete from public.movie_ratings r using public.letterboxd_entries e
    where e.user_id = v_user and r.user_id = v_user and r.movie_id = e.movie_id and r.rating = e.rating
      and r.updated_at is null;
    delete from public.movie_reviews r using public.letterboxd_entries e
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

create function public.claim_letterboxd(p_limit integer default 5) returns jsonb
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
comment on function public.claim_letterboxd(integer) is 'Takes follows that are due for a look; two jobs never get the same one.';
revoke all on function public.claim_letterboxd(integer) from public;
grant execute on function public.claim_letterboxd(integer) to service_role;

create function public.new_letterboxd_entries(p_user uuid, p_guids text[]) returns text[]
  language sql stable security definer set search_path = ''
as $$
  select coalesce(array_agg(g), '{}') from unnest(p_guids[1:200]) g
  where not exists (select from public.letterboxd_entries e where e.user_id = p_user and e.guid = g)
$$;
comment on function public.new_letterboxd_entries(uuid, text[]) is 'Which of these were not read for a person yet.';
revoke all on function public.new_letterboxd_entries(uuid, text[]) from public;
grant execute on function public.new_letterboxd_entries(uuid, text[]) to service_role;

create function public.keep_letterboxd_entry(p_user uuid, p_name text, p_entry jsonb) returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_movie constant integer := (p_entry #>> '{title,id}')::integer;
  v_title constant text := p_entry #>> '{title,title}';
  v_day constant date := (p_entry ->> 'day')::date;
  v_at constant timestamptz := least((p_entry ->> 'at')::timestamptz, now());
  v_stars constant numeric := (p_entry ->> 'stars')::numeric;
  v_listed timestamptz := least(v_at, now() - interval '1 millisecond');
  v_watch uuid;
  v_rating smallint;
  v_review uuid;
  v_outcome text := 'noted';
begin
  perform pg_advisory_xact_lock(hashtextextended('exchange:movie:' || p_user::text, 0));
  -- Another name is followed by now, or nobody.
  if not exists (select from public.letterboxd_follows f where f.user_id = p_user and f.name = p_name)
    or exists (select from public.letterboxd_entries e where e.user_id = p_user and e.guid = p_entry ->> 'guid') then
    return null;
  end if;
  begin
    -- What an import brought, or the person wrote down, of this day is this very watch.
    if v_day is not null and not exists (
      select from public.watches w
      where w.user_id = p_user and w.kind = 'movie' and w.title_id = v_movie and w.day = v_day
    ) then
      if exists (select from public.watched_movies w where w.user_id = p_user and w.movie_id = v_movie) then
        v_listed := null;
      end if;
      insert into public.watches (
        user_id, kind, title_id, title, poster_path, release_date, vote_average, day, again, created_at, marked_at
      ) values (
        p_user, 'movie', v_movie, v_title, p_entry #>> '{title,posterPath}', (p_entry #>> '{title,date}')::date,
        (p_entry #>> '{title,voteAverage}')::numeric, v_day, (p_entry ->> 'again')::boolean, v_at, v_listed
      ) returning id into v_watch;
      if v_listed is not null then
        insert into public.watched_movies (
          user_id, movie_id, movie_title, movie_poster_path, movie_release_date, movie_vote_average, watched_at
        ) values (
          p_user, v_movie, v_title, p_entry #>> '{title,posterPath}', (p_entry #>> '{title,date}')::date,
          (p_entry #>> '{title,voteAverage}')::numeric, v_listed
        );
      end if;
      v_outcome := 'counted';
    else
      v_listed := null;
    end if;
    -- One's own stars and words stay.
    insert into public.movie_ratings (user_id, movie_id, rating, created_at)
    select p_user, v_movie, (p_entry ->> 'whole')::smallint, v_at where p_entry ->> 'whole' is not null
    on conflict (user_id, movie_id) do nothing
    returning rating into v_rating;
    insert into public.movie_reviews (user_id, movie_id, review, created_at)
    select p_user, v_movie, p_entry ->> 'text', v_at
    where p_entry ->> 'text' is not null and not exists (
      select from public.movie_reviews r where r.user_id = p_user and r.movie_id = v_movie
    )
    returning id into v_review;
  exception when check_violation or sqlstate '23M01' then
    -- What the tables do not take (a full diary) ends this entry, and stops no other.
    v_outcome := 'refused';
    v_watch := null;
    v_listed := null;
    v_rating := null;
    v_review := null;
  end;
  insert into public.letterboxd_entries (
    user_id, guid, movie_id, title, day, stars, outcome, watch_id, listed_at, rating, review_id
  ) values (
    p_user, p_entry ->> 'guid', v_movie, v_title, v_day, v_stars, v_outcome, v_watch, v_listed, v_rating, v_review
  );
  return v_outcome;
end
$$;
comment on function public.keep_letterboxd_entry(uuid, text, jsonb) is
  'Enters {guid, at, day, again, stars, whole, text, title} of the one a person follows where it belongs, once: counted, or noted
where it stands there already. Null when it was read before, or that one is followed no more.';
revoke all on function public.keep_letterboxd_entry(uuid, text, jsonb) from public;
grant execute on function public.keep_letterboxd_entry(uuid, text, jsonb) to service_role;

create function public.settle_letterboxd(
  p_user uuid, p_name text, p_outcome text, p_etag text default null, p_modified text default null,
  p_wait_seconds integer default 0
) returns void
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
