-- The nightly look at saved titles reaches the titles of people's own lists, which keep name, poster and date too.

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
  ) t
  where t.refreshed_at < p_older_than
  group by t.kind, t.title_id
  order by min(t.refreshed_at), t.kind, t.title_id
  limit least(greatest(p_limit, 1), 1000)
$$;

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
  rows_of_table integer;
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
  update public.watches
  set refreshed_at = now(),
    title = coalesce(p_title, title),
    poster_path = case when p_title is null then poster_path else p_poster_path end,
    release_date = case when p_title is null then release_date else p_date end,
    vote_average = case when p_title is null then vote_average else p_vote_average end
  where kind = p_kind and title_id = p_id;
  get diagnostics rows_of_table = row_count;
  touched := touched + rows_of_table;
  update public.list_items
  set refreshed_at = now(),
    title = coalesce(p_title, title),
    poster_path = case when p_title is null then poster_path else p_poster_path end,
    release_date = case when p_title is null then release_date else p_date end,
    vote_average = case when p_title is null then vote_average else p_vote_average end
  where kind = p_kind and title_id = p_id;
  get diagnostics rows_of_table = row_count;
  touched := touched + rows_of_table;
  update public.dismissed_titles
  set refreshed_at = now(),
    title = coalesce(p_title, title),
    poster_path = case when p_title is null then poster_path else p_poster_path end,
    release_date = case when p_title is null then release_date else p_date end,
    vote_average = case when p_title is null then vote_average else p_vote_average end
  where kind = p_kind and title_id = p_id;
  get diagnostics rows_of_table = row_count;
  touched := touched + rows_of_table;
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
  'Writes what the catalogue says now into every saved copy of a title and returns how many rows of lists, diaries and
dismissed titles that was; without a title (the catalogue has it no more) only the time of the look moves. A reminder
not yet sent and not over for a week moves to a changed release date, and a mail says so.';
