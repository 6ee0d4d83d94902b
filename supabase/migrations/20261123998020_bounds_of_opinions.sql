-- Reviews, ratings and wishes of an account are bounded, as its diary is: nobody alone fills the disk, or makes what counts
-- them slow for everybody.

create function private.bound_entries() returns trigger
  language plpgsql set search_path = ''
as $$
declare
  v_most constant integer := tg_argv[0];
  v_over boolean;
begin
  -- Once a statement: a thousand rows of one import are counted together.
  execute format(
    'select exists (
       select from (select distinct user_id from added) a
       where (select count(*) from (select from %I.%I t where t.user_id = a.user_id limit %s) counted) > %s
     )', tg_table_schema, tg_table_name, v_most + 1, v_most) into v_over;
  if v_over then
    -- A code of its own in the class of constraints: what was entered is not at fault.
    raise exception '%', tg_argv[1] using errcode = '23M01', constraint = tg_table_name || '_bound';
  end if;
  return null;
end
$$;
comment on function private.bound_entries() is
  'Each person has so many rows of a table at most (the first argument; the second says so); none is dropped unasked.';
revoke all on function private.bound_entries() from public;

create trigger bound_entries after insert on public.movie_reviews referencing new table as added
  for each statement execute function private.bound_entries('10000', 'An account holds 10,000 reviews of movies');
create trigger bound_entries after insert on public.series_reviews referencing new table as added
  for each statement execute function private.bound_entries('10000', 'An account holds 10,000 reviews of series');
create trigger bound_entries after insert on public.movie_ratings referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of movies');
create trigger bound_entries after insert on public.series_ratings referencing new table as added
  for each statement execute function private.bound_entries('50000', 'An account holds 50,000 ratings of series');
create trigger bound_entries after insert on public.wishlists referencing new table as added
  for each statement execute function private.bound_entries('50000', 'A wishlist holds 50,000 movies');
create trigger bound_entries after insert on public.tv_wishlists referencing new table as added
  for each statement execute function private.bound_entries('50000', 'A wishlist holds 50,000 series');
