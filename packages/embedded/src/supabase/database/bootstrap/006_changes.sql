-- How many rows one change may reach: `rows` are counted up to one more, before anything is written.
create function rest.few(rows bigint, most bigint) returns boolean language plpgsql as $$
begin
  if rows > most then
    raise exception 'The change is too large'
      using errcode = 'program_limit_exceeded',
        detail = format('One change reaches %s rows at most.', most),
        hint = 'Narrow it with conditions, and change the rest in requests of their own.';
  end if;
  return true;
end
$$;
grant execute on function rest.few(bigint, bigint) to anon, authenticated, service_role;
