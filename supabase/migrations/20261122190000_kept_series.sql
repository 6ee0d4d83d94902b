-- What is known of the episodes of series that people follow, once for everybody.

-- series_facts: a series whose episodes are kept. A followed series that is not here is still being fetched.
create table public.series_facts (
  series_id integer primary key,
  series_name text not null,
  series_poster_path text,
  ended boolean not null default false,
  gone boolean not null default false,
  revision integer not null default 1,
  refreshed_at timestamptz not null default now(),
  constraint series_facts_series_id_positive check (series_id > 0),
  constraint series_facts_series_name_length check (char_length(series_name) <= 500 and series_name ~ '\S'),
  constraint series_facts_series_poster_path_shape check (
    char_length(series_poster_path) <= 200 and series_poster_path ~* '^/[a-z0-9_-]+\.(jpg|jpeg|png|svg|webp)$'
  )
);
comment on table public.series_facts is 'A series whose episodes are kept, for everybody who follows it.';
comment on column public.series_facts.ended is 'Nothing more will be made: what has no date has been on air.';
comment on column public.series_facts.gone is 'The catalogue has it no more; what was known of it stays.';
comment on column public.series_facts.revision is 'Counts up with every change, so that no old knowledge overwrites newer.';
create index series_facts_by_age on public.series_facts (refreshed_at);

alter table public.series_facts enable row level security;
grant select on public.series_facts to authenticated;
create policy "people see what is known of series" on public.series_facts for select to authenticated using (true);

-- episodes: season 0 are the specials.
create table public.episodes (
  series_id integer not null references public.series_facts (series_id) on delete cascade,
  season smallint not null,
  number integer not null,
  name text not null default '',
  air_date date,
  minutes smallint,
  primary key (series_id, season, number),
  constraint episodes_season_range check (season between 0 and 9999),
  constraint episodes_number_range check (number between 0 and 99999),
  constraint episodes_name_length check (char_length(name) <= 200),
  constraint episodes_minutes_range check (minutes between 1 and 9999)
);
comment on table public.episodes is 'Episodes of kept series, by the numbers that last: series, season, number.';
comment on column public.episodes.name is 'Empty while nobody has named it.';
create index episodes_by_day on public.episodes (air_date);

alter table public.episodes enable row level security;
grant select on public.episodes to authenticated;
create policy "people see what is known of episodes" on public.episodes for select to authenticated using (true);
