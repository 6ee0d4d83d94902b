-- Reminders of a movie's release, shown in the product and, if the person wants, sent by e-mail.

create table public.movie_reminders (
  user_id uuid not null references auth.users (id) on delete cascade,
  movie_id integer not null,
  remind_on date not null,
  remind_by_email boolean not null default false,
  movie_title text not null,
  movie_poster_path text,
  created_at timestamptz not null default now(),
  moved_from date,
  sent_at timestamptz,
  refreshed_at timestamptz not null default now(),
  primary key (user_id, movie_id),
  constraint movie_reminders_movie_id_positive check (movie_id > 0),
  constraint movie_reminders_remind_on_sane check (remind_on between '2000-01-01' and '2200-01-01'),
  constraint movie_reminders_movie_title_length check (
    char_length(movie_title) <= 500 and movie_title ~ '\S'
  ),
  constraint movie_reminders_movie_poster_path_shape check (
    char_length(movie_poster_path) <= 200 and movie_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  )
);
comment on column public.movie_reminders.remind_on is 'The day of release, a calendar date.';
comment on column public.movie_reminders.moved_from is
  'The earlier day, when the catalogue moved the release; null when it did not.';
comment on column public.movie_reminders.sent_at is 'When the mail left; written by the server only.';

create index movie_reminders_by_day on public.movie_reminders (remind_on) where sent_at is null;
create index movie_reminders_by_title on public.movie_reminders (movie_id, refreshed_at);
create index movie_reminders_of_person on public.movie_reminders (user_id, remind_on, movie_id);

create function private.reset_reminder() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if new.remind_on is distinct from old.remind_on then
    new.sent_at := null;
  end if;
  return new;
end
$$;
comment on function private.reset_reminder() is 'A reminder moved to another day is due again.';
revoke all on function private.reset_reminder() from public;
create trigger reset_reminder before update on public.movie_reminders
  for each row execute function private.reset_reminder();

alter table public.movie_reminders enable row level security;
grant select, delete on public.movie_reminders to authenticated;
-- An upsert writes every column it was given, the key included; the policies keep the key one's own.
grant insert (user_id, movie_id, remind_on, remind_by_email, movie_title, movie_poster_path)
  on public.movie_reminders to authenticated;
grant update (user_id, movie_id, remind_on, remind_by_email, movie_title, movie_poster_path)
  on public.movie_reminders to authenticated;

create policy "people see their own reminders" on public.movie_reminders for select to authenticated
  using ((select auth.uid()) = user_id);
create policy "people set their own reminders" on public.movie_reminders for insert to authenticated
  with check ((select auth.uid()) = user_id);
create policy "people change their own reminders" on public.movie_reminders for update to authenticated
  using ((select auth.uid()) = user_id)
  with check ((select auth.uid()) = user_id);
create policy "people remove their own reminders" on public.movie_reminders for delete to authenticated
  using ((select auth.uid()) = user_id);

-- The outbox: mails to send, each exactly once however often the job runs. In `private`, so that no request
-- can read or write it; the server's job goes through the functions below with service_role.

create table private.mail_outbox (
  id bigint generated always as identity primary key,
  mail_key text not null unique,
  user_id uuid not null references auth.users (id) on delete cascade,
  template text not null check (template in ('reminder', 'reminder-moved')),
  movie_id integer not null,
  remind_on date not null,
  created_at timestamptz not null default now(),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  sent_at timestamptz,
  given_up_at timestamptz,
  constraint mail_outbox_last_error_length check (char_length(last_error) <= 500)
);
comment on column private.mail_outbox.mail_key is 'Template, person, movie and day: one mail each.';
create index mail_outbox_waiting on private.mail_outbox (next_attempt_at)
  where sent_at is null and given_up_at is null;
create index mail_outbox_of_person on private.mail_outbox (user_id);

create table private.unsubscribe_tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token uuid not null unique default gen_random_uuid()
);
comment on table private.unsubscribe_tokens is
  'The secret in a person''s mails that stops them with one click. Per person, so that it outlives a reminder.';

create function public.claim_mails(p_limit integer default 20) returns table (
  id bigint, mail_key text, template text, email text, full_name text, movie_id integer, movie_title text,
  movie_poster_path text, remind_on date, moved_from date, unsubscribe_token uuid, attempts integer
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
    c.remind_on, r.moved_from, t.token, c.attempts
  from claimed c
  join public.profiles p on p.id = c.user_id
  join public.movie_reminders r on r.user_id = c.user_id and r.movie_id = c.movie_id
  join private.unsubscribe_tokens t on t.user_id = c.user_id
$$;
comment on function public.claim_mails(integer) is
  'Takes mails due for an attempt; two jobs never get the same one. A mail whose sender dies comes back after
the wait (its mail_key makes a Message-ID by which mail programs drop a repeat). Report each with settle_mail.';

create function public.settle_mail(p_id bigint, p_error text default null) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  if p_error is null then
    update public.movie_reminders r set sent_at = now()
    from private.mail_outbox m
    where m.id = p_id and m.template = 'reminder' and r.user_id = m.user_id and r.movie_id = m.movie_id
      and r.remind_on = m.remind_on;
    update private.mail_outbox set sent_at = now(), last_error = null where id = p_id;
  else
    update private.mail_outbox
    set last_error = left(p_error, 500), given_up_at = case when attempts >= 8 then now() end
    where id = p_id and sent_at is null;
  end if;
end
$$;
comment on function public.settle_mail(bigint, text) is
  'Records that a claimed mail left (no error) or failed; the eighth failure is the last.';

create function public.unsubscribe_from_reminders(p_token uuid) returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid;
begin
  select user_id into person from private.unsubscribe_tokens where token = p_token;
  update public.movie_reminders set remind_by_email = false where user_id = person and remind_by_email;
  return person is not null;
end
$$;
comment on function public.unsubscribe_from_reminders(uuid) is
  'Turns off the e-mails of all reminders of the person a mail was sent to, the reminders stay; false for an
unknown token. Open to everybody, because the link in a mail works without signing in; the token is the proof.';
revoke all on function public.claim_mails(integer) from public;
revoke all on function public.settle_mail(bigint, text) from public;
revoke all on function public.unsubscribe_from_reminders(uuid) from public;
grant execute on function public.claim_mails(integer) to service_role;
grant execute on function public.settle_mail(bigint, text) to service_role;
grant execute on function public.unsubscribe_from_reminders(uuid) to anon, authenticated, service_role;

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
