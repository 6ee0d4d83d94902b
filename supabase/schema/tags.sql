create table private.former_tags (
  id uuid not null default gen_random_uuid(),
  user_id uuid not null,
  name text not null,
  made_at timestamptz not null,
  titles jsonb not null,
  became text,
  removed_at timestamptz not null default clock_timestamp(),
  constraint former_tags_pkey primary key (id),
  constraint former_tags_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade
);
comment on table private.former_tags is
  'Tags that were deleted or merged, kept for a day for undo alone, twenty of a person.';
comment on column private.former_tags.titles is
  'The rows of their titles; moved: the tag they became has the title from them.';
comment on column private.former_tags.became is
  'The key of the tag they were merged into; null where they were deleted.';
create index former_tags_of_person on private.former_tags (user_id, removed_at desc);
alter table private.former_tags enable row level security;

create table public.private_notes (
  id bigint not null generated always as identity,
  user_id uuid not null,
  kind text not null,
  title_id integer not null,
  season integer,
  note text not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  written_at timestamptz not null default now(),
  changed_at timestamptz not null default clock_timestamp(),
  refreshed_at timestamptz not null default now(),
  constraint private_notes_pkey primary key (id),
  constraint private_notes_once unique nulls not distinct (user_id, kind, title_id, season),
  constraint private_notes_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint private_notes_kind_known check (kind in ('movie', 'tv')),
  constraint private_notes_note_length check (char_length(note) <= 2000 and note ~ '\S'),
  constraint private_notes_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint private_notes_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint private_notes_season_range check (season is null or season between 0 and 9999 and kind = 'tv'),
  constraint private_notes_times_sane check (
    written_at between '2000-01-01' and '2200-01-01' and changed_at between '2000-01-01' and '2200-01-01'
  ),
  constraint private_notes_title_id_positive check (title_id > 0),
  constraint private_notes_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint private_notes_vote_average_range check (vote_average between 0 and 10)
);
comment on table public.private_notes is 'What people write down of titles and seasons for themselves alone.';
comment on column public.private_notes.season is 'Null for the title as a whole.';
comment on column public.private_notes.release_date is 'The first air date of a series.';
create index private_notes_by_title on public.private_notes (kind, title_id, refreshed_at);
alter table public.private_notes enable row level security;
create policy "people see their own notes" on public.private_notes for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.private_notes to authenticated;
create trigger bound_entries after insert on public.private_notes
  referencing new table as added
  for each statement execute function private.bound_entries('10000', 'An account holds 10,000 notes');
create trigger note_change after insert or delete or update on public.private_notes
  for each row execute function private.note_change('notes', 'kind', 'title_id', 'season');
create trigger want_facts after insert on public.private_notes
  referencing new table as added
  for each statement execute function private.want_facts('title_id');

create table public.tags (
  user_id uuid not null,
  key text not null,
  name text not null,
  made_at timestamptz not null default now(),
  constraint tags_pkey primary key (user_id, key),
  constraint tags_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint tags_key_of_name check (key = private.tag_key(name) and key <> ''),
  constraint tags_name_shape check (
    char_length(name) between 1 and 40 and name = private.trimmed(name) and name !~ '[,[:cntrl:]]'
  )
);
comment on table public.tags is 'The tags of a person, each once however it is written.';
comment on column public.tags.key is 'Its name without case and accents.';
comment on column public.tags.name is 'As its owner writes it.';
alter table public.tags enable row level security;
create policy "people see their own tags" on public.tags for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.tags to authenticated;
create trigger bound_tags after insert on public.tags
  referencing new table as added
  for each statement execute function private.bound_tags();
create trigger note_renamed_tag after update of name on public.tags
  for each row
  when (old.name is distinct from new.name)
  execute function private.note_renamed_tag();

create table public.title_tags (
  user_id uuid not null,
  key text not null,
  kind text not null,
  title_id integer not null,
  title text not null,
  poster_path text,
  release_date date,
  vote_average numeric(4,2),
  tagged_at timestamptz not null default clock_timestamp(),
  refreshed_at timestamptz not null default now(),
  constraint title_tags_pkey primary key (user_id, kind, title_id, key),
  constraint title_tags_of_tag
    foreign key (user_id, key) references public.tags (user_id, key) on update cascade on delete cascade,
  constraint title_tags_kind_known check (kind in ('movie', 'tv')),
  constraint title_tags_poster_path_shape check (
    char_length(poster_path) <= 200 and poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  ),
  constraint title_tags_release_date_sane check (release_date between '1800-01-01' and '2200-01-01'),
  constraint title_tags_tagged_at_sane check (tagged_at between '2000-01-01' and '2200-01-01'),
  constraint title_tags_title_id_positive check (title_id > 0),
  constraint title_tags_title_length check (char_length(title) <= 500 and title ~ '\S'),
  constraint title_tags_vote_average_range check (vote_average between 0 and 10)
);
comment on table public.title_tags is
  'Which titles have which tags, with what a page needs to name them without the catalogue.';
comment on column public.title_tags.release_date is 'The first air date of a series.';
create index title_tags_by_tag on public.title_tags (user_id, key, kind, title_id);
create index title_tags_by_title on public.title_tags (kind, title_id, refreshed_at);
alter table public.title_tags enable row level security;
create policy "people see their own tags of titles" on public.title_tags for select to authenticated
  using ((select auth.uid()) = user_id);
grant select on public.title_tags to authenticated;
create trigger bound_entries after insert on public.title_tags
  referencing new table as added
  for each statement execute function private.bound_entries('100000', 'An account holds 100,000 tags of titles');
create trigger bound_title_tags after insert on public.title_tags
  referencing new table as added
  for each statement execute function private.bound_title_tags();
create trigger drop_unused_tags after delete on public.title_tags
  referencing old table as gone
  for each statement execute function private.drop_unused_tags();
create trigger note_change after insert or delete or update on public.title_tags
  for each row execute function private.note_change('tags', 'kind', 'title_id');
create trigger want_facts after insert on public.title_tags
  referencing new table as added
  for each statement execute function private.want_facts('title_id');

create or replace view public.tv_wishlists_by_tag with (security_invoker = true) as
select w.*, t.key as tag
  from public.tv_wishlists_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'tv' and t.title_id = w.series_id;
comment on view public.tv_wishlists_by_tag is 'The rows of tv_wishlists_view, once for each tag of their title.';
grant select on public.tv_wishlists_by_tag to authenticated;

create or replace view public.watched_movies_by_tag with (security_invoker = true) as
select w.*, t.key as tag
  from public.watched_movies_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'movie' and t.title_id = w.movie_id;
comment on view public.watched_movies_by_tag is 'The rows of watched_movies_view, once for each tag of their title.';
grant select on public.watched_movies_by_tag to authenticated;

create or replace view public.watched_tv_series_by_tag with (security_invoker = true) as
select w.*, t.key as tag
  from public.watched_tv_series_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'tv' and t.title_id = w.series_id;
comment on view public.watched_tv_series_by_tag is
  'The rows of watched_tv_series_view, once for each tag of their title.';
grant select on public.watched_tv_series_by_tag to authenticated;

create or replace view public.wishlists_by_tag with (security_invoker = true) as
select w.*, t.key as tag
  from public.wishlists_view w
  join public.title_tags t on t.user_id = w.user_id and t.kind = 'movie' and t.title_id = w.movie_id;
comment on view public.wishlists_by_tag is 'The rows of wishlists_view, once for each tag of their title.';
grant select on public.wishlists_by_tag to authenticated;

create or replace function private.bound_tags()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_person uuid;
begin
  for v_person in select distinct a.user_id from added a order by 1 loop
    -- Two at once count one after the other.
    perform pg_advisory_xact_lock(hashtextextended('tags:' || v_person::text, 0));
    if (select count(*) from public.tags t where t.user_id = v_person) > 200 then
      raise exception 'Two hundred tags can be kept' using errcode = '23M01', constraint = 'tags_bound';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.bound_tags() is 'A person has two hundred tags at most; none is dropped for another.';
revoke all on function private.bound_tags() from public;

create or replace function private.bound_title_tags()
  returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_person uuid;
begin
  for v_person in select distinct a.user_id from added a order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('tags:' || v_person::text, 0));
    if exists (
      select from (select distinct a.kind, a.title_id from added a where a.user_id = v_person) n
      join public.title_tags t on t.user_id = v_person and t.kind = n.kind and t.title_id = n.title_id
      group by n.kind, n.title_id having count(*) > 20
    ) then
      raise exception 'A title holds twenty tags' using errcode = '23M01', constraint = 'title_tags_bound';
    end if;
  end loop;
  return null;
end
$$;
comment on function private.bound_title_tags() is 'A title has twenty tags of a person at most.';
revoke all on function private.bound_title_tags() from public;

create or replace function private.drop_unused_tags()
  returns trigger
  language plpgsql set search_path = ''
as $$
begin
  delete from public.tags t
  using (select distinct g.user_id, g.key from gone g) g
  where t.user_id = g.user_id and t.key = g.key and not exists (
    select from public.title_tags u where u.user_id = g.user_id and u.key = g.key
  );
  return null;
end
$$;
comment on function private.drop_unused_tags() is 'A tag goes with the last title that has it.';
revoke all on function private.drop_unused_tags() from public;

create or replace function private.keep_former_tag(p_tag public.tags, p_became text)
  returns uuid
  language plpgsql set search_path = ''
as $$
declare
  v_id uuid;
begin
  insert into private.former_tags (user_id, name, made_at, became, titles)
  select p_tag.user_id, p_tag.name, p_tag.made_at, p_became, coalesce((
    select jsonb_agg(to_jsonb(t) || jsonb_build_object('moved', p_became is not null and not exists (
      select from public.title_tags o
      where o.user_id = t.user_id and o.kind = t.kind and o.title_id = t.title_id and o.key = p_became
    )))
    from public.title_tags t where t.user_id = p_tag.user_id and t.key = p_tag.key
  ), '[]')
  returning id into v_id;
  delete from private.former_tags f
  where f.user_id = p_tag.user_id and (f.removed_at < now() - interval '1 day' or f.id in (
    select o.id from private.former_tags o where o.user_id = p_tag.user_id order by o.removed_at desc offset 20
  ));
  return v_id;
end
$$;
comment on function private.keep_former_tag(public.tags, text) is
  'Keeps what putting a tag back needs; answers under which id.';
revoke all on function private.keep_former_tag(public.tags, text) from public;

create or replace function private.note_renamed_tag()
  returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into private.changes as c (user_id, what, item, gone)
  select t.user_id, 'tags', t.kind || ':' || t.title_id, false
  from public.title_tags t where t.user_id = new.user_id and t.key = new.key
  on conflict (user_id, what, item) do update set number = null, gone = false, noted_at = now();
  return null;
end
$$;
comment on function private.note_renamed_tag() is
  'With the name of a tag all its titles are told anew. Definer: nobody writes changes.';
revoke all on function private.note_renamed_tag() from public;

create or replace function private.save_import_tags(p_import public.imports, p_slice integer[])
  returns void
  language plpgsql set search_path = ''
as $$
declare
  r record;
  v_names text[];
  v_known text[];
  v_had integer;
  v_added text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || p_import.user_id::text, 0));
  for r in
    select w.position, w.state, t.title_kind as kind, t.title_id as id, private.import_time(
      w.day, p_import.started_at, w.position
    ) as at, w.entry ->> 'tags' as tags, jsonb_build_object(
      'id', t.title_id, 'title', t.title, 'poster_path', t.poster_path, 'release_date', t.release_date,
      'vote_average', t.vote_average
    ) as title
    from public.import_rows w join public.import_titles t on t.number = w.title_number and t.state = 'clear'
    where w.import_id = p_import.id and w.position = any (p_slice) and w.entry ? 'tags' and w.what in ('watch', 'watched', 'review')
      and w.state in ('waiting', 'imported')
    order by w.position
  loop
    v_known := array(select g.key from public.tags g where g.user_id = p_import.user_id);
    select count(*) into v_had from public.title_tags g
    where g.user_id = p_import.user_id and g.kind = r.kind and g.title_id = r.id;
    -- As many as there is room for: the first of the file.
    select array_agg(n.name order by n.place) into v_names from (
      select f.key, f.name, f.place, row_number() over (order by f.place) as nth,
        count(*) filter (where f.key <> all (v_known)) over (order by f.place) as fresh
      from (
        select distinct on (s.key) s.key, s.name, s.place
        from (
          select left(private.trimmed(regexp_replace(t.tag, '[[:cntrl:]]+', ' ', 'g')), 40) as name, t.place,
            private.tag_key(left(private.trimmed(regexp_replace(t.tag, '[[:cntrl:]]+', ' ', 'g')), 40)) as key
          from string_to_table(r.tags, ',') with ordinality t (tag, place)
        ) s
        where s.key <> '' and not exists (
          select from public.title_tags g
          where g.user_id = p_import.user_id and g.kind = r.kind and g.title_id = r.id and g.key = s.key
        )
        order by s.key, s.place
      ) f
    ) n
    where n.nth <= 20 - v_had and (n.key = any (v_known) or cardinality(v_known) + n.fresh <= 200);
    if v_names is not null then
      v_added := private.tag_title(p_import.user_id, r.kind, r.title, v_names, r.at);
      update public.import_rows w
      set state = 'imported', done = coalesce(w.done, '{}') || jsonb_build_object('tagged', v_added, 'tagged_at', r.at),
        reason = coalesce(w.reason, case when w.entry ? 'cut' then 'shortened' end)
      where w.import_id = p_import.id and w.position = r.position and v_added <> '{}';
    end if;
  end loop;
end
$$;
comment on function private.save_import_tags(public.imports, integer[]) is
  'Gives titles the tags their watches and reviews have in the file, as many as there is room for.';
revoke all on function private.save_import_tags(public.imports, integer[]) from public;

create or replace function private.tag_key(p_name text)
  returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  -- The same steps as tagKey (features/tags/tags.ts). Signs that make another letter stay: が is not か.
  select translate(lower(normalize(btrim(regexp_replace(regexp_replace(regexp_replace(
    normalize(private.trimmed(p_name), NFKD),
    '([A-Za-z\u00C0-\u024F\u0370-\u03FF\u1E00-\u1EFF])[\u0300-\u036F]+', '\1', 'g'
  ), '[\u0640\u064B-\u0652\u0670]', '', 'g'), '[\t-\r \u0085\u1680\u2028\u2029]+', ' ', 'g'), ' '), NFC)), 'ς', 'σ')
$$;
comment on function private.tag_key(text) is
  'What two names of one tag have in common: all but case, accents of Latin and Greek letters, and vowel signs of Arabic.';
revoke all on function private.tag_key(text) from public;

create or replace function private.tag_title(
  p_user uuid, p_kind text, p_title jsonb, p_names text[], p_at timestamptz default null
)
  returns text[]
  language plpgsql set search_path = ''
as $$
declare
  v_now constant timestamptz := clock_timestamp();
  v_added text[];
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || p_user::text, 0));
  insert into public.tags (user_id, key, name)
  select distinct on (private.tag_key(n.name)) p_user, private.tag_key(n.name), private.trimmed(n.name)
  from unnest(p_names) with ordinality n (name, place)
  where private.tag_key(n.name) <> ''
  order by private.tag_key(n.name), n.place
  on conflict (user_id, key) do nothing;
  with named as (
    select private.tag_key(n.name) as key, min(n.place) as place
    from unnest(p_names) with ordinality n (name, place) where private.tag_key(n.name) <> '' group by 1
  ), added as (
    insert into public.title_tags (
      user_id, key, kind, title_id, title, poster_path, release_date, vote_average, tagged_at
    )
    select p_user, n.key, p_kind, t.id, t.title, t.poster_path, t.release_date, t.vote_average,
      -- In the order they are given.
      coalesce(p_at, v_now + n.place * interval '1 microsecond')
    from named n cross join jsonb_to_record(p_title) as t (
      id integer, title text, poster_path text, release_date date, vote_average numeric
    )
    order by n.place
    on conflict do nothing returning key
  )
  select coalesce(array_agg(a.key), '{}') into v_added from added a;
  return v_added;
end
$$;
comment on function private.tag_title(uuid, text, jsonb, text[], timestamptz) is
  'Gives a title of a person''s these tags, and answers the keys of those it did not have.';
revoke all on function private.tag_title(uuid, text, jsonb, text[], timestamptz) from public;

create or replace function private.untag_title(p_user uuid, p_kind text, p_title_id integer, p_names text[])
  returns void
  language plpgsql set search_path = ''
as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || p_user::text, 0));
  delete from public.title_tags t
  where t.user_id = p_user and t.kind = p_kind and t.title_id = p_title_id
    and t.key = any (array(select private.tag_key(n) from unnest(p_names) n));
end
$$;
comment on function private.untag_title(uuid, text, integer, text[]) is 'Takes these tags of a person from a title.';
revoke all on function private.untag_title(uuid, text, integer, text[]) from public;

create or replace function public.delete_tag(p_key text)
  returns uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_tag public.tags;
  v_former uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || v_user::text, 0));
  select * into v_tag from public.tags t where t.user_id = v_user and t.key = p_key;
  if found then
    v_former := private.keep_former_tag(v_tag, null);
    delete from public.tags t where t.user_id = v_user and t.key = p_key;
  end if;
  return v_former;
end
$$;
comment on function public.delete_tag(text) is
'Deletes a tag of the caller''s from all titles, and answers what put_back_tag brings it back by; null when there is none.
Definer: only functions write these tables.';
revoke all on function public.delete_tag(text) from public;
grant execute on function public.delete_tag(text) to authenticated;

create or replace function public.keep_tags_and_note(
  p_kind text, p_title jsonb, p_season integer default null, p_add text[] default '{}'::text[],
  p_remove text[] default '{}'::text[], p_note text default null, p_expected timestamptz default null
)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_id constant integer := (p_title ->> 'id')::integer;
  v_note constant text := private.trimmed(p_note);
  v_had public.private_notes;
begin
  if v_user is null then
    raise exception 'Only people have tags and notes' using errcode = '42501';
  end if;
  if p_note is not null then
    -- Two tabs write one after the other.
    perform pg_advisory_xact_lock(hashtextextended('notes:' || v_user::text, 0));
    select * into v_had from public.private_notes n where n.user_id = v_user and n.kind = p_kind and n.title_id = v_id
      and n.season is not distinct from p_season;
    if v_had.note is distinct from nullif(v_note, '') then
      if v_had.changed_at is distinct from p_expected then
        return jsonb_build_object('state', 'other', 'note', v_had.note, 'changedAt', v_had.changed_at);
      elsif v_note = '' then
        delete from public.private_notes n where n.user_id = v_user and n.kind = p_kind and n.title_id = v_id
          and n.season is not distinct from p_season;
      else
        insert into public.private_notes as n (
          user_id, kind, title_id, season, note, title, poster_path, release_date, vote_average
        )
        select v_user, p_kind, v_id, p_season, v_note, t.title, t.poster_path, t.release_date, t.vote_average
        from jsonb_to_record(p_title) as t (title text, poster_path text, release_date date, vote_average numeric)
        on conflict on constraint private_notes_once do update set note = excluded.note, changed_at = clock_timestamp();
      end if;
    end if;
  end if;
  -- First what goes, so that there is room for what comes.
  perform private.untag_title(v_user, p_kind, v_id, p_remove) where p_remove <> '{}';
  perform private.tag_title(v_user, p_kind, p_title, p_add) where p_add <> '{}';
  return jsonb_build_object('state', 'kept') || public.my_tags_and_note(p_kind, v_id, p_season);
end
$$;
comment on function public.keep_tags_and_note(text, jsonb, integer, text[], text[], text, timestamptz) is
'Adds tags to a title of the caller''s and takes some from it, and writes their note (null leaves it, empty deletes it), all
or nothing, and answers what there is now. Nothing is done, and the note there is answered (other), where it was not last
changed at the expected moment (null: where there is one). Definer: only functions write these tables.';
revoke all on function public.keep_tags_and_note(text, jsonb, integer, text[], text[], text, timestamptz) from public;
grant execute
  on function public.keep_tags_and_note(text, jsonb, integer, text[], text[], text, timestamptz) to authenticated;

create or replace function public.my_tagged_titles(p_key text, p_kind text, p_limit integer default 500)
  returns table (
    title_id integer, title text, poster_path text, release_date date, vote_average numeric, genre_ids integer[],
    language text, countries text[], minutes integer, people integer[], keywords integer[]
  )
  language sql stable security definer set search_path = ''
as $$
  select t.title_id, t.title, t.poster_path, t.release_date, t.vote_average, coalesce(f.genre_ids, '{}'), f.language,
    coalesce(f.countries, '{}'), f.minutes,
    coalesce(f.actor_ids || f.director_ids || f.writer_ids, '{}'), coalesce(f.keyword_ids, '{}')
  from public.title_tags t
  left join private.title_facts f on f.kind = t.kind and f.title_id = t.title_id
  where t.user_id = (select auth.uid()) and t.key = p_key and t.kind = p_kind
  order by t.tagged_at desc, t.title_id
  limit least(greatest(p_limit, 1), 500)
$$;
comment on function public.my_tagged_titles(text, text, integer) is
'The latest titles of the caller''s with a tag (its key), five hundred at most, with what is known of them. Definer: facts
are nobody''s to read but of what one keeps.';
revoke all on function public.my_tagged_titles(text, text, integer) from public;
grant execute on function public.my_tagged_titles(text, text, integer) to authenticated;

create or replace function public.my_tags()
  returns table (key text, name text, movies integer, series integer)
  language sql stable set search_path = ''
as $$
  select g.key, g.name, coalesce(c.movies, 0), coalesce(c.series, 0)
  from public.tags g
  left join (
    select t.key, (count(*) filter (where t.kind = 'movie'))::integer as movies,
      (count(*) filter (where t.kind = 'tv'))::integer as series
    from public.title_tags t where t.user_id = (select auth.uid()) group by t.key
  ) c on c.key = g.key
  where g.user_id = (select auth.uid())
  order by g.key
$$;
comment on function public.my_tags() is
  'The caller''s tags, two hundred at most, by name, and how many movies and series have them.';
revoke all on function public.my_tags() from public;
grant execute on function public.my_tags() to authenticated;

create or replace function public.my_tags_and_note(p_kind text, p_id integer, p_season integer default null)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'tags', coalesce((
      select jsonb_agg(g.name order by t.tagged_at, t.key)
      from public.title_tags t join public.tags g on g.user_id = t.user_id and g.key = t.key
      where t.user_id = (select auth.uid()) and t.kind = p_kind and t.title_id = p_id and p_season is null
    ), '[]'),
    'note', n.note, 'changedAt', n.changed_at
  )
  from (select) one left join public.private_notes n on n.user_id = (select auth.uid()) and n.kind = p_kind
    and n.title_id = p_id and n.season is not distinct from p_season
$$;
comment on function public.my_tags_and_note(text, integer, integer) is
  'The caller''s tags of a title, in the order they were given, and their note to it, or to one of its seasons.';
revoke all on function public.my_tags_and_note(text, integer, integer) from public;
grant execute on function public.my_tags_and_note(text, integer, integer) to authenticated;

create or replace function public.put_back_tag(p_id uuid)
  returns boolean
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_former private.former_tags;
  v_key text;
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || v_user::text, 0));
  delete from private.former_tags f where f.id = p_id and f.user_id = v_user returning * into v_former;
  if not found then
    return false;
  end if;
  v_key := private.tag_key(v_former.name);
  insert into public.tags (user_id, key, name, made_at) values (v_user, v_key, v_former.name, v_former.made_at)
  on conflict do nothing;
  -- What the tag it became has from it goes back, where it is as it came.
  delete from public.title_tags t
  using jsonb_to_recordset(v_former.titles) as f (kind text, title_id integer, tagged_at timestamptz, moved boolean)
  where f.moved and t.user_id = v_user and t.key = v_former.became and t.kind = f.kind and t.title_id = f.title_id
    and t.tagged_at = f.tagged_at;
  insert into public.title_tags (
    user_id, key, kind, title_id, title, poster_path, release_date, vote_average, tagged_at, refreshed_at
  )
  select v_user, v_key, f.kind, f.title_id, f.title, f.poster_path, f.release_date, f.vote_average, f.tagged_at,
    f.refreshed_at
  from jsonb_populate_recordset(null::public.title_tags, v_former.titles) f
  -- Where a title has got twenty others since, there is no room for it any more.
  where (
    select count(*) from public.title_tags o
    where o.user_id = v_user and o.kind = f.kind and o.title_id = f.title_id and o.key <> v_key
  ) < 20
  on conflict do nothing;
  delete from public.tags t where t.user_id = v_user and t.key = v_key and not exists (
    select from public.title_tags o where o.user_id = v_user and o.key = v_key
  );
  return true;
end
$$;
comment on function public.put_back_tag(uuid) is
'Puts back a tag of the caller''s that was deleted, or merged into another, within a day; false when it is forgotten.
Definer: only functions write these tables.';
revoke all on function public.put_back_tag(uuid) from public;
grant execute on function public.put_back_tag(uuid) to authenticated;

create or replace function public.rename_tag(p_key text, p_name text)
  returns jsonb
  language plpgsql security definer set search_path = ''
as $$
declare
  v_user constant uuid := auth.uid();
  v_key constant text := private.tag_key(p_name);
  v_tag public.tags;
  v_former uuid;
begin
  perform pg_advisory_xact_lock(hashtextextended('tags:' || v_user::text, 0));
  select * into v_tag from public.tags t where t.user_id = v_user and t.key = p_key;
  if not found then
    return null;
  end if;
  if v_key = p_key or not exists (select from public.tags t where t.user_id = v_user and t.key = v_key) then
    update public.tags t set key = v_key, name = private.trimmed(p_name) where t.user_id = v_user and t.key = p_key;
  else
    v_former := private.keep_former_tag(v_tag, v_key);
    -- A title with twenty tags never has one more.
    delete from public.title_tags t where t.user_id = v_user and t.key = p_key and exists (
      select from public.title_tags o
      where o.user_id = v_user and o.kind = t.kind and o.title_id = t.title_id and o.key = v_key
    );
    update public.title_tags t set key = v_key where t.user_id = v_user and t.key = p_key;
    delete from public.tags t where t.user_id = v_user and t.key = p_key;
  end if;
  return jsonb_build_object('key', v_key, 'merged', v_former);
end
$$;
comment on function public.rename_tag(text, text) is
'Gives a tag of the caller''s another name. Where another is called so both become one, and merged is what put_back_tag
parts them by. Null when there is no such tag. Definer: only functions write these tables.';
revoke all on function public.rename_tag(text, text) from public;
grant execute on function public.rename_tag(text, text) to authenticated;
