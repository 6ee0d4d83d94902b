-- The nightly look at saved titles: whatever keeps name, poster and date of a title is told what the catalogue says. What
-- keeps a title under its kind and number is refreshed by one function, table by table.

create function private.refresh_kept_rows(
  p_table text, p_kind text, p_id integer, p_title text, p_poster_path text, p_date date, p_vote numeric
) returns integer
  language plpgsql security definer set search_path = ''
as $$
declare
  touched integer;
begin
  -- Without a title only the time moves: the catalogue no longer has it, and people keep what they saved.
  execute format(
    'update public.%I set refreshed_at = now(), title = coalesce($3, title),
       poster_path = case when $3 is null then poster_path else $4 end,
       release_date = case when $3 is null then release_date else $5 end %s
     where kind = $1 and title_id = $2',
    p_table,
    -- The titles of a page keep no vote.
    case when p_table <> 'profile_favorites' then
      ', vote_average = case when $3 is null then vote_average else $6 end'
    end
  ) using p_kind, p_id, p_title, p_poster_path, p_date, p_vote;
  get diagnostics touched = row_count;
  return touched;
end
$$;
comment on function private.refresh_kept_rows(text, text, integer, text, text, date, numeric) is
  'Writes what the catalogue says now into every copy of a title in a table that keeps titles by kind and number, and
returns how many rows that was.';
revoke all on function private.refresh_kept_rows(text, text, integer, text, text, date, numeric) from public;

create or replace function public.stale_titles(p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select t.kind, t.title_id
  from (
    select 'movie' as kind, movie_id as title_id, refreshed_at from public.wishlists
    union all select 'movie', movie_id, refreshed_at from public.watched_movies
    union all select 'movie', movie_id, refreshed_at from public.favorite_movies
    union all select 'movie', movie_id, refreshed_at from public.movie_reminders where sent_at is null
    union all select 'tv', series_id, refreshed_at from public.tv_wishlists
    union all select 'tv', series_id, refreshed_at from public.watched_tv_series
    union all select 'tv', series_id, refreshed_at from public.favorite_tv_series
    union all select w.kind, w.title_id, w.refreshed_at from public.watches w
    union all select d.kind, d.title_id, d.refreshed_at from public.dismissed_titles d
    union all select i.kind, i.title_id, i.refreshed_at from public.list_items i
    union all select f.kind, f.title_id, f.refreshed_at from public.profile_favorites f
  ) t
  where t.refreshed_at < p_older_than
  group by t.kind, t.title_id
  order by min(t.refreshed_at), t.kind, t.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_titles(timestamptz, integer) is
  'Saved titles whose stored columns were last compared with the catalogue before that time, oldest first.';
revoke all on function public.stale_titles(timestamptz, integer) from public;
grant execute on function public.stale_titles(timestamptz, integer) to service_role;

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
  -- A reminder whose day has long come is over: a later correction of the date must not revive it.
  oldest date := (now() at time zone 'utc')::date - 7;
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
    insert into private.unsubscribe_tokens (user_id)
    select user_id from public.movie_reminders
    where movie_id = p_id and remind_by_email and sent_at is null and remind_on <> p_date
      and remind_on >= oldest
    on conflict do nothing;
    insert into private.mail_outbox (mail_key, user_id, template, movie_id, remind_on)
    select format('reminder-moved:%s:%s:%s', user_id, p_id, p_date), user_id, 'reminder-moved', p_id, p_date
    from public.movie_reminders
    where movie_id = p_id and remind_by_email and sent_at is null and remind_on <> p_date
      and remind_on >= oldest
    on conflict (mail_key) do nothing;
    update public.movie_reminders
    set refreshed_at = now(),
      movie_title = coalesce(p_title, movie_title),
      movie_poster_path = case when p_title is null then movie_poster_path else p_poster_path end,
      moved_from = case
        when remind_on <> p_date and sent_at is null and remind_on >= oldest then remind_on
        else moved_from
      end,
      remind_on = case
        when sent_at is null and remind_on >= oldest then coalesce(p_date, remind_on)
        else remind_on
      end
    where movie_id = p_id;
  end if;
  return touched;
end
$$;
comment on function public.refresh_title(text, integer, text, text, date, numeric) is
  'Writes what the catalogue says now into every saved copy of a title and returns how many rows of lists, diaries,
dismissed titles and pages of people that was; without a title (the catalogue has it no more) only the time of the look
moves. A reminder not yet sent and not over for a week moves to a changed release date, and a mail says so.';
revoke all on function public.refresh_title(text, integer, text, text, date, numeric) from public;
grant execute on function public.refresh_title(text, integer, text, text, date, numeric) to service_role;
