-- A reminder is of the day a movie comes out where its person is: in cinemas there, else at home there; where nothing is
-- known of that country it is the world's first release, as before.

alter table public.movie_reminders
  add column region text,
  add column release text,
  add constraint movie_reminders_region_shape check (region ~ '^[A-Z]{2}$'),
  add constraint movie_reminders_release_known check (
    release is null or (release in ('theatre', 'digital') and region is not null)
  );
comment on column public.movie_reminders.region is 'The country (ISO 3166-1) whose day it follows; null while nobody has said one.';
comment on column public.movie_reminders.release is
  'What its day is in that country: theatre or digital; null for the world''s first release, of whatever kind.';
grant insert (region, release), update (region, release) on public.movie_reminders to authenticated;

create function private.move_reminders(p_moves jsonb) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  -- A reminder whose day has long come is over: a later correction of the date must not revive it.
  oldest date := (now() at time zone 'utc')::date - 7;
  moved integer;
begin
  with moves as (
    select m.user_id, m.movie_id, m.remind_on as day, m.region, m.release, r.remind_on as before, r.remind_by_email
    from jsonb_to_recordset(p_moves) as m (user_id uuid, movie_id integer, remind_on date, region text, release text)
    join public.movie_reminders r on r.user_id = m.user_id and r.movie_id = m.movie_id
    where r.sent_at is null and r.remind_on >= oldest
  ), mailed as (
    select * from moves where remind_by_email and before <> day
  ), tokens as (
    insert into private.unsubscribe_tokens (user_id) select distinct user_id from mailed
    on conflict do nothing
  ), mails as (
    insert into private.mail_outbox (mail_key, user_id, template, movie_id, remind_on)
    select format('reminder-moved:%s:%s:%s', user_id, movie_id, day), user_id, 'reminder-moved', movie_id, day
    from mailed
    on conflict (mail_key) do nothing
  )
  update public.movie_reminders r
  set remind_on = m.day, region = m.region, release = m.release,
    moved_from = case when m.before <> m.day then m.before else r.moved_from end
  from moves m
  where r.user_id = m.user_id and r.movie_id = m.movie_id
    and (r.remind_on, r.region, r.release) is distinct from (m.day, m.region, m.release);
  get diagnostics moved = row_count;
  return moved;
end
$$;
comment on function private.move_reminders(jsonb) is
  'Gives reminders other days, [{user_id, movie_id, remind_on, region, release}], and returns how many were not of that day
and country before. Those sent, or over for a week, stay; whoever wanted a mail is told of another day by one.';
revoke all on function private.move_reminders(jsonb) from public;

create function private.release_in(p_days jsonb, p_region text, out day date, out release text) returns setof record
  language sql immutable set search_path = ''
as $$
  select (p_days -> p_region ->> d.type)::date, d.type
  from (values (1, 'theatre'), (2, 'digital')) as d (place, type)
  where (p_days -> p_region ->> d.type)::date between '2000-01-01' and '2200-01-01'
  order by d.place
  limit 1
$$;
comment on function private.release_in(jsonb, text) is
  'The day a movie comes out in a country, of days as movie_releases keeps them: in cinemas, else at home; no row where
neither is known.';
revoke all on function private.release_in(jsonb, text) from public;

create function public.follow_releases(p_region text) returns integer
  language sql security definer set search_path = ''
as $$
  with followed as (
    select r.user_id, r.movie_id, r.remind_on, k.days, coalesce(p.region, r.region, p_region) as region
    from public.movie_reminders r
    join private.movie_releases k on k.movie_id = r.movie_id
    left join public.profiles p on p.id = r.user_id
    where r.sent_at is null
  ), known as (
    select f.user_id, f.movie_id, f.remind_on, f.region, d.day, d.release
    from followed f
    left join lateral private.release_in(f.days, f.region) d on true
  )
  select private.move_reminders(coalesce(jsonb_agg(jsonb_build_object(
    'user_id', k.user_id, 'movie_id', k.movie_id, 'remind_on', coalesce(k.day, k.remind_on), 'region', k.region,
    'release', k.release
  )), '[]'))
  from known k
$$;
comment on function public.follow_releases(text) is
  'Moves open reminders to the days of the country their person has said, else of the one they were set in, else of this
one, where these are known; returns how many that changed.';
revoke all on function public.follow_releases(text) from public;
grant execute on function public.follow_releases(text) to service_role;

create or replace function public.stale_releases(p_today date, p_older_than timestamptz, p_limit integer default 100)
  returns setof integer
  language sql stable security definer set search_path = ''
as $$
  select w.movie_id
  from (
    select movie_id, min(day) as day, bool_or(day is null) as undated
    from (
      select movie_id, movie_release_date as day from public.wishlists
      union all
      select movie_id, remind_on from public.movie_reminders
    ) awaited
    group by movie_id
  ) w
  left join private.movie_releases r on r.movie_id = w.movie_id
  where (w.undated or w.day >= p_today - 180) and (r.checked_at is null or r.checked_at < p_older_than)
  order by r.checked_at nulls first, w.movie_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_releases(date, timestamptz, integer) is
  'Movies wished or reminded of that are to come, undated or half a year old at most, whose days were last compared with
the catalogue before that time; those never compared first.';

create or replace function public.drop_unkept_releases() returns integer
  language sql security definer set search_path = ''
as $$
  with dropped as (
    delete from private.movie_releases r
    where not exists (select from public.wishlists w where w.movie_id = r.movie_id)
      and not exists (select from public.movie_reminders m where m.movie_id = r.movie_id)
    returning 1
  )
  select count(*)::integer from dropped
$$;
comment on function public.drop_unkept_releases() is
  'Forgets the days of movies nobody wishes or is reminded of any more; answers how many.';

create or replace function public.refresh_title(
  p_kind text,
  p_id integer,
  p_title text default null,
  p_poster_path text default null,
  p_date date default null,
  p_vote_average numeric default null
) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  lists text[] := case p_kind
    when 'movie' then array['wishlists', 'watched_movies', 'favorite_movies']
    when 'tv' then array['tv_wishlists', 'watched_tv_series', 'favorite_tv_series']
  end;
  list text;
  touched integer := 0;
begin
  if lists is null then
    raise exception 'kind must be movie or tv' using errcode = 'invalid_parameter_value';
  end if;
  foreach list in array lists loop
    touched := touched + private.refresh_list_rows(
      list, case p_kind when 'movie' then 'movie' else 'series' end,
      p_id, p_title, p_poster_path, p_date, p_vote_average
    );
  end loop;
  foreach list in array array['watches', 'list_items', 'dismissed_titles', 'profile_favorites'] loop
    touched := touched + private.refresh_kept_rows(
      list, p_kind, p_id, p_title, p_poster_path, p_date, p_vote_average
    );
  end loop;
  if p_kind = 'movie' then
    update public.movie_reminders
    set refreshed_at = now(),
      movie_title = coalesce(p_title, movie_title),
      movie_poster_path = case when p_title is null then movie_poster_path else p_poster_path end
    where movie_id = p_id;
    -- Where a country's day is known, the reminder follows that one instead (follow_releases).
    perform private.move_reminders(jsonb_agg(to_jsonb(r) || jsonb_build_object('remind_on', p_date)))
    from public.movie_reminders r
    where r.movie_id = p_id and r.release is null and p_date is not null;
  end if;
  return touched;
end
$$;
comment on function public.refresh_title(text, integer, text, text, date, numeric) is
  'Writes what the catalogue says now into every saved copy of a title and returns how many rows of lists, diaries,
dismissed titles and pages of people that was; without a title (the catalogue has it no more) only the time of the look
moves. A reminder of which no country''s day is known moves to a changed release date, as move_reminders does.';

create or replace function public.tell_releases(p_today date, p_at timestamptz default now()) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  told integer;
begin
  with events as (
    select r.user_id, r.movie_id, r.movie_title, r.movie_poster_path, r.remind_by_email,
      format('movie:%s:%s', r.movie_id, r.remind_on) as subject,
      jsonb_strip_nulls(jsonb_build_object(
        'event', 'out', 'day', r.remind_on, 'region', case when r.release is not null then r.region end, 'release', r.release
      )) as data
    from public.movie_reminders r
    where r.remind_on between p_today - 7 and p_today
    union all
    select r.user_id, r.movie_id, r.movie_title, r.movie_poster_path, r.remind_by_email,
      format('movie:%s:moved:%s', r.movie_id, r.remind_on),
      jsonb_strip_nulls(jsonb_build_object(
        'event', 'moved', 'day', r.remind_on, 'from', r.moved_from,
        'region', case when r.release is not null then r.region end, 'release', r.release
      ))
    from public.movie_reminders r
    where r.remind_on > p_today and r.moved_from <> r.remind_on and r.sent_at is null
  ), fresh as (
    select e.*, e.remind_by_email and private.mail_rhythm(e.user_id, 'release') in ('daily', 'weekly') as by_mail
    from events e
    where not exists (
      select from public.notices n
      where n.user_id = e.user_id and n.kind = 'release' and n.subject_key = e.subject
    )
  ), grouped as (
    select jsonb_build_object(
      'users', jsonb_agg(f.user_id), 'key', f.subject, 'title_kind', 'movie', 'title_id', f.movie_id,
      'title_name', max(f.movie_title), 'poster_path', max(f.movie_poster_path), 'data', f.data, 'mail', f.by_mail
    ) as telling
    from fresh f
    group by f.subject, f.movie_id, f.data, f.by_mail
  )
  select public.tell_once('release', coalesce(jsonb_agg(g.telling), '[]'), p_at) into told from grouped g;
  -- The mail of a moved day is said in the letter of the day or week instead.
  delete from private.mail_outbox m
  where m.template = 'reminder-moved' and m.attempts = 0
    and private.mail_rhythm(m.user_id, 'release') in ('daily', 'weekly');
  -- What eight attempts could not mail goes the way of letters, which are tried for days.
  insert into private.notice_mails (notice_id, user_id, kind, created_at)
  select n.id, n.user_id, n.kind, p_at
  from private.mail_outbox m
  join public.notices n on n.user_id = m.user_id and n.kind = 'release'
    and n.subject_key = format('movie:%s:%s', m.movie_id, m.remind_on)
  where m.template = 'reminder' and m.given_up_at > p_at - interval '7 days'
    and private.mail_rhythm(m.user_id, 'release') <> 'never'
  on conflict (notice_id) do nothing;
  return told;
end
$$;
comment on function public.tell_releases(date, timestamptz) is
  'Tells people that a movie they wait for is out on that day or since a week at most, or has another date, and returns
how many notices that makes. Running it again adds none.';

drop function public.claim_mails(integer);
create function public.claim_mails(p_limit integer default 20) returns table (
  id bigint, mail_key text, template text, email text, full_name text, movie_id integer, movie_title text,
  movie_poster_path text, remind_on date, moved_from date, region text, release text,
  unsubscribe_token uuid, attempts integer
)
  language sql security definer set search_path = ''
as $$
  -- Whoever asked for no more mail, or removed the reminder, since the mail was queued gets none.
  with withdrawn as (
    delete from private.mail_outbox m
    where m.sent_at is null and m.given_up_at is null and not exists (
      select from public.movie_reminders r
      where r.user_id = m.user_id and r.movie_id = m.movie_id and r.remind_by_email
        and r.remind_on = m.remind_on
    )
    returning m.id
  ), claimed as (
    update private.mail_outbox m
    set attempts = m.attempts + 1,
      -- Taken for now; the wait doubles with each failure, from five minutes to a day.
      next_attempt_at = now() + least(interval '5 minutes' * power(2, m.attempts), interval '1 day')
    where m.id in (
      select w.id from private.mail_outbox w
      where w.sent_at is null and w.given_up_at is null and w.next_attempt_at <= now()
        and w.id not in (select withdrawn.id from withdrawn)
      order by w.next_attempt_at
      limit least(greatest(p_limit, 1), 100)
      for update skip locked
    )
    returning m.*
  )
  select c.id, c.mail_key, c.template, p.email, p.full_name, c.movie_id, r.movie_title, r.movie_poster_path,
    c.remind_on, r.moved_from, r.region, r.release, t.token, c.attempts
  from claimed c
  join public.profiles p on p.id = c.user_id
  join public.movie_reminders r on r.user_id = c.user_id and r.movie_id = c.movie_id
  join private.unsubscribe_tokens t on t.user_id = c.user_id
$$;
comment on function public.claim_mails(integer) is
  'Takes mails due for an attempt; two jobs never get the same one. A mail whose sender dies comes back after
the wait (its mail_key makes a Message-ID by which mail programs drop a repeat). Report each with settle_mail.';

revoke all on function public.claim_mails(integer) from public;
grant execute on function public.claim_mails(integer) to service_role;
