set check_function_bodies = off;

alter table public.imports drop constraint imports_source_known;

alter table public.imports add constraint imports_source_known CHECK (source = ANY (ARRAY['letterboxd'::text, 'imdb'::text, 'trakt'::text, 'tvtime'::text, 'simkl'::text, 'own'::text, 'plex'::text, 'jellyfin'::text, 'emby'::text, 'netflix'::text, 'disney'::text, 'tmdb'::text, 'justwatch'::text, 'yamtrack'::text, 'movary'::text, 'movielens'::text, 'criticker'::text, 'watcharr'::text, 'ryot'::text, 'seriesguide'::text, 'table'::text, 'text'::text]));

reset check_function_bodies;

