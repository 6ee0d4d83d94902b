-- What one answer of the rest server may hold. The server sets `rest.rows_left` and `rest.bytes_left` for the
-- length of a request; these functions take from them while the answer grows, so that one which would be too
-- large ends early instead of filling the memory.
create schema rest;
grant usage on schema rest to anon, authenticated, service_role;

create function rest.too_large() returns void language plpgsql as $$
begin
  raise exception 'The answer is too large'
    using errcode = 'program_limit_exceeded',
      detail = format('One answer has %s rows at most, embedded ones counted too, and %s bytes.',
        current_setting('rest.rows'), current_setting('rest.bytes')),
      hint = 'Ask for fewer rows with limit, or for fewer columns and embedded relations.';
end
$$;

-- A list embedded in one row; `rows` counts it with what is embedded in it.
create function rest.listed(list json, rows bigint) returns json language plpgsql as $$
declare
  rows_left bigint := current_setting('rest.rows_left')::bigint - rows;
begin
  if rows_left < 0 then
    perform rest.too_large();
  end if;
  perform set_config('rest.rows_left', rows_left::text, true);
  return list;
end
$$;

-- One row of the answer. What a write did is answered as far as there is room (`cut`): the write itself holds.
create function rest.answered(line text, rows bigint, cut boolean) returns text language plpgsql as $$
declare
  rows_left bigint := current_setting('rest.rows_left')::bigint - rows;
  bytes_left bigint := current_setting('rest.bytes_left')::bigint - octet_length(line);
begin
  if rows_left < 0 or bytes_left < 0 then
    if cut then
      -- Nor is there for any that follows.
      perform set_config('rest.rows_left', '0', true);
      return null;
    end if;
    perform rest.too_large();
  end if;
  perform set_config('rest.rows_left', rows_left::text, true),
    set_config('rest.bytes_left', bytes_left::text, true);
  return line;
end
$$;
