-- What was watched before on a media server is brought like a file of it.

alter table public.imports drop constraint imports_source_known;
alter table public.imports add constraint imports_source_known check (
  source in ('letterboxd', 'imdb', 'trakt', 'tvtime', 'simkl', 'own', 'plex', 'jellyfin', 'emby')
);
