-- One function queues what is saved for its facts, whichever table it is saved in; there were three of one form.

create function private.want_facts() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  execute format(
    'insert into private.facts_wanted (kind, title_id)
     select distinct n.kind, n.title_id
     from (select %s as kind, a.%I as title_id from added a) n
     where not exists (select from private.title_facts f where f.kind = n.kind and f.title_id = n.title_id)
       and not exists (select from private.facts_wanted w where w.kind = n.kind and w.title_id = n.title_id)',
    coalesce(quote_literal(tg_argv[1]), 'a.kind'), tg_argv[0]
  );
  return null;
end
$$;
comment on function private.want_facts() is
  'Queues titles that were saved and of which nothing is known yet. Its arguments are the column of their numbers, and
their kind where a row does not say it.';
revoke all on function private.want_facts() from public;

drop trigger want_facts on public.wishlists;
drop trigger want_facts on public.watched_movies;
drop trigger want_facts on public.favorite_movies;
drop trigger want_facts on public.movie_ratings;
drop trigger want_facts on public.tv_wishlists;
drop trigger want_facts on public.watched_tv_series;
drop trigger want_facts on public.favorite_tv_series;
drop trigger want_facts on public.series_ratings;
drop trigger want_facts on public.episode_watches;
drop trigger want_facts on public.watches;
drop function private.want_movie_facts();
drop function private.want_series_facts();
drop function private.want_watched_facts();

create trigger want_facts after insert on public.wishlists
  referencing new table as added for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_facts after insert on public.watched_movies
  referencing new table as added for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_facts after insert on public.favorite_movies
  referencing new table as added for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_facts after insert on public.movie_ratings
  referencing new table as added for each statement execute function private.want_facts('movie_id', 'movie');
create trigger want_facts after insert on public.tv_wishlists
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.watched_tv_series
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.favorite_tv_series
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.series_ratings
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.episode_watches
  referencing new table as added for each statement execute function private.want_facts('series_id', 'tv');
create trigger want_facts after insert on public.watches
  referencing new table as added for each statement execute function private.want_facts('title_id');
