-- Reminders that are over stay as they were.

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
  'Writes what the catalogue says now into every saved copy of a title and returns how many list rows that
was; without a title (the catalogue has it no more) only the time of the look moves. A reminder not yet sent
and not over for a week moves to a changed release date, and a mail says so.';
