-- Open reminders are compared with the catalogue daily, long before the rest of what people saved.

create function public.stale_reminders(p_today date, p_older_than timestamptz, p_limit integer default 100)
  returns table (kind text, title_id integer)
  language sql stable security definer set search_path = ''
as $$
  select 'movie', r.movie_id
  from public.movie_reminders r
  where r.sent_at is null and r.remind_on >= p_today - 7 and r.refreshed_at < p_older_than
  group by r.movie_id
  order by min(r.remind_on), r.movie_id
  limit least(greatest(p_limit, 1), 1000)
$$;
comment on function public.stale_reminders(date, timestamptz, integer) is
  'Movies with a reminder still to come, or due within the last week, that were last compared with the
catalogue before that time; the next release first.';

revoke all on function public.stale_reminders(date, timestamptz, integer) from public;
grant execute on function public.stale_reminders(date, timestamptz, integer) to service_role;
