-- Pages of what was built since: nobody's name reads like one.
insert into private.reserved_handles (skeleton)
select private.handle_skeleton(w) from unnest(array['for_you', 'connections', 'hooks']) w on conflict do nothing;
