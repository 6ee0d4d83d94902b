create table public.feed_addresses (
  user_id uuid not null,
  token_hash text not null,
  created_at timestamptz not null default now(),
  constraint feed_addresses_pkey primary key (user_id),
  constraint feed_addresses_token_once unique (token_hash),
  constraint feed_addresses_user_id_fkey foreign key (user_id) references auth.users (id) on delete cascade,
  constraint feed_addresses_hash_shape check (token_hash ~ '^[0-9a-f]{64}$')
);
comment on table public.feed_addresses is
  'The private address of somebody''s feeds and lists for programs, where they have one.';
comment on column public.feed_addresses.token_hash is
  'SHA-256 of the secret part of the address, in hexadecimal digits.';
alter table public.feed_addresses enable row level security;
create policy "people end their own address" on public.feed_addresses for delete to authenticated
  using ((select auth.uid()) = user_id);
create policy "people see whether they have an address" on public.feed_addresses for select to authenticated
  using ((select auth.uid()) = user_id);
grant delete on public.feed_addresses to authenticated;
grant select (user_id, created_at) on public.feed_addresses to authenticated;

create or replace function private.feed_of(p_person uuid, p_what text)
  returns jsonb
  language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(e) order by e.at desc, e.id), '[]') from (
    (
      select w.id::text as id, w.kind, w.title_id, w.title, w.poster_path, w.release_date, w.day, w.again,
        coalesce(w.stars, m.stars, s.stars) as stars,
        exists (select from public.favorite_movies f where w.kind = 'movie' and f.user_id = p_person and f.movie_id = w.title_id)
          or exists (
            select from public.favorite_tv_series f where w.kind = 'tv' and f.user_id = p_person and f.series_id = w.title_id
          ) as liked,
        null::text as text, false as tells_end, 0 as episodes, w.created_at as at
      from public.watches w
      left join public.movie_ratings m on w.kind = 'movie' and m.user_id = p_person and m.movie_id = w.title_id
      left join public.series_ratings s on w.kind = 'tv' and s.user_id = p_person and s.series_id = w.title_id
      where p_what = 'diary' and w.user_id = p_person and w.day is not null
      order by w.created_at desc, w.id
      limit 50
    )
    union all
    (
      select 'series:' || d.series_id || ':' || d.day, 'tv', d.series_id, f.series_name, f.series_poster_path, null, d.day,
        bool_and(d.run > 1), r.stars, false, null, false, count(*)::integer, max(d.marked_at)
      from public.episode_watches d
      join public.series_facts f on f.series_id = d.series_id
      left join public.series_ratings r on r.user_id = p_person and r.series_id = d.series_id
      where p_what = 'diary' and d.user_id = p_person and d.day is not null
      group by d.series_id, d.day, f.series_name, f.series_poster_path, r.stars
      order by max(d.marked_at) desc, d.series_id
      limit 50
    )
    union all
    (
      select v.id::text, v.kind, v.title_id, coalesce(t.name, ''), t.poster_path, null, null, false, v.stars, false, v.review,
        v.tells_end, 0, v.created_at
      from (
        select r.id, 'movie' as kind, r.movie_id as title_id, r.review, r.tells_end, r.created_at, g.stars
        from public.movie_reviews r
        left join public.movie_ratings g on g.user_id = r.user_id and g.movie_id = r.movie_id
        where r.user_id = p_person
        union all
        select r.id, 'tv', r.series_id, r.review, r.tells_end, r.created_at, g.stars
        from public.series_reviews r
        left join public.series_ratings g on g.user_id = r.user_id and g.series_id = r.series_id
        where r.user_id = p_person
        order by 6 desc, 1
        limit 50
      ) v
      left join lateral private.watched_title(p_person, v.kind, v.title_id) t on true
      where p_what = 'reviews'
    )
    order by at desc, id
    limit 50
  ) e
$$;
comment on function private.feed_of(uuid, text) is
  'The latest fifty entries of somebody''s diary or of their reviews, as feeds tell them. Never a note.';
revoke all on function private.feed_of(uuid, text) from public;

create or replace function public.own_feed(p_secret text, p_what text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', n.full_name, 'entries', private.feed_of(f.user_id, p_what))
  from public.feed_addresses f join public.profiles n on n.id = f.user_id
  where f.token_hash = private.hash_of(p_secret)
$$;
comment on function public.own_feed(text, text) is
  'The diary or the reviews of whoever has this secret address; null for nobody''s.';
revoke all on function public.own_feed(text, text) from public;
grant execute on function public.own_feed(text, text) to anon, authenticated;

create or replace function public.own_titles(p_secret text, p_list text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'name', case
      when p_list = 'wishlist' then ''
      else coalesce((
        select l.name from public.lists l where l.address = p_list and l.user_id = f.user_id and l.removed_at is null
      ), (select s.name from public.saved_searches s where s.id::text = p_list and s.user_id = f.user_id))
    end,
    'search', (
      select jsonb_build_object('kind', s.kind, 'query', s.query) from public.saved_searches s
      where s.id::text = p_list and s.user_id = f.user_id
    ),
    'titles', coalesce((
      select jsonb_agg(jsonb_build_object('kind', t.kind, 'id', t.id, 'title', t.title, 'date', t.date, 'at', t.at,
        'tvdb', private.tvdb_of(t.kind, t.id)) order by t.place, t.at desc, t.kind, t.id)
      from (
        select 'movie' as kind, w.movie_id as id, w.movie_title as title, w.movie_release_date as date, w.added_at as at,
          0::bigint as place
        from public.wishlists w where p_list = 'wishlist' and w.user_id = f.user_id
        union all
        select 'tv', w.series_id, w.series_name, w.series_first_air_date, w.added_at, 0
        from public.tv_wishlists w where p_list = 'wishlist' and w.user_id = f.user_id
        union all
        select i.kind, i.title_id, i.title, i.release_date, i.added_at, i.position
        from public.lists l join public.list_items i on i.list_id = l.id
        where l.address = p_list and l.user_id = f.user_id and l.removed_at is null
      ) t
    ), '[]')
  )
  from public.feed_addresses f
  where f.token_hash = private.hash_of(p_secret) and (
    p_list = 'wishlist'
    or exists (select from public.lists l where l.address = p_list and l.user_id = f.user_id and l.removed_at is null)
    or exists (select from public.saved_searches s where s.id::text = p_list and s.user_id = f.user_id)
  )
$$;
comment on function public.own_titles(text, text) is
  'All titles of the wishlist or a list (by its address), or what a saved search (by its id) asks, of whoever has this secret address.';
revoke all on function public.own_titles(text, text) from public;
grant execute on function public.own_titles(text, text) to anon, authenticated;

create or replace function public.public_feed(p_handle text, p_what text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', n.full_name, 'handle', p.handle, 'entries', private.feed_of(p.user_id, p_what))
  from public.profile_pages p join public.profiles n on n.id = p.user_id
  -- What is kept for everybody goes by what everybody may see, whoever asks.
  where p.handle = private.folded_handle(p_handle) and p.visibility = 'public' and p.suspended_at is null
    and case p_what when 'diary' then p.show_watches when 'reviews' then p.show_reviews else false end
$$;
comment on function public.public_feed(text, text) is
  'The diary or the reviews of a public page that shows them; null for any other.';
revoke all on function public.public_feed(text, text) from public;
grant execute on function public.public_feed(text, text) to anon, authenticated;

create or replace function public.public_titles(p_address text)
  returns jsonb
  language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object('name', l.name, 'search', null, 'titles', coalesce((
    select jsonb_agg(jsonb_build_object(
      'kind', i.kind, 'id', i.title_id, 'title', i.title, 'date', i.release_date, 'at', i.added_at,
      'tvdb', private.tvdb_of(i.kind, i.title_id)
    ) order by i.position, i.kind, i.title_id)
    from public.list_items i where i.list_id = l.id
  ), '[]'))
  from public.lists l
  where l.address = p_address and l.visibility = 'public' and l.removed_at is null
$$;
comment on function public.public_titles(text) is 'All titles of a list that everybody may read; null for any other.';
revoke all on function public.public_titles(text) from public;
grant execute on function public.public_titles(text) to anon, authenticated;

create or replace function public.renew_feed_address(p_expected timestamptz default null)
  returns text
  language plpgsql security definer set search_path = ''
as $$
declare
  v_person constant uuid := auth.uid();
  v_secret constant text := private.new_secret();
  v_had timestamptz;
begin
  if v_person is null then
    raise exception 'Only people have feeds' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('feeds:' || v_person::text, 0));
  select f.created_at into v_had from public.feed_addresses f where f.user_id = v_person;
  if v_had is distinct from p_expected then
    return null;
  end if;
  insert into public.feed_addresses (user_id, token_hash) values (v_person, private.hash_of(v_secret))
  on conflict (user_id) do update set token_hash = excluded.token_hash,
    created_at = greatest(clock_timestamp(), v_had + interval '1 millisecond');
  return v_secret;
end
$$;
comment on function public.renew_feed_address(timestamptz) is
'Makes the caller a new secret address for feeds, which ends the one before; null, and nothing done, when the one there is
was not made at the expected moment (null: when there is one).';
revoke all on function public.renew_feed_address(timestamptz) from public;
grant execute on function public.renew_feed_address(timestamptz) to authenticated;
