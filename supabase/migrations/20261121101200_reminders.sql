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
