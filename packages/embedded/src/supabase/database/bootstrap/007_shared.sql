-- What processes on one PostgreSQL server have in common and no hosted project keeps in a table: the bytes of objects,
-- and the keys of the backend. Only the owner reads it: no request's role has a right to either.
create table storage.files (
  version text primary key,
  bucket text not null,
  bytes bytea not null,
  created_at timestamptz not null default now()
);
-- Pictures do not become smaller by another packing.
alter table storage.files alter column bytes set storage external;
alter table storage.files enable row level security;

create table auth.backend_keys (
  only_row boolean primary key default true check (only_row),
  -- As JSON, encrypted with a secret that is not in the database.
  sealed text not null
);
alter table auth.backend_keys enable row level security;
