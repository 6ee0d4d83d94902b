-- The API exposes the schema `public` to three roles: anon (signed out), authenticated (signed in) and
-- service_role (the server's own jobs). Nothing in `public` is granted by default: each topic grants what
-- it needs and nothing more. Grants decide whether a role may touch a table or column, policies
-- decide which rows.

alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
-- Functions are executable by PUBLIC whatever the defaults of one schema say, so each function is also
-- revoked from public where it is made.
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
create schema private;
comment on schema private is
  'Helpers, trigger functions and tables the API never exposes. Request roles have no usage here.';
revoke all on schema private from public;
