-- Ground rules for every later migration.
--
-- The API exposes the schema `public` to three roles: anon (signed out), authenticated (signed in) and
-- service_role (the server's own jobs). Nothing in `public` is granted by default: each migration grants what
-- its topic needs and nothing more. Grants decide whether a role may touch a table or column, policies
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

create function private.trimmed(value text) returns text
  language sql immutable parallel safe strict set search_path = ''
as $$
  -- What String.prototype.trim() removes, and the zero-width characters that would leave a blank behind.
  select btrim(
    value,
    E' \t\n\u000B\f\r\u00A0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A'
    || E'\u200B\u200C\u200D\u2028\u2029\u202F\u205F\u2060\u3000\uFEFF'
  )
$$;
comment on function private.trimmed(text) is
  'The text without white space and invisible characters at both ends; empty when it holds nothing else.';
revoke all on function private.trimmed(text) from public;
