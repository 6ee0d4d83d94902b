-- The page of one's tags: nobody's name reads like it.
insert into private.reserved_handles (skeleton)
select private.handle_skeleton(w) from unnest(array['tags', 'tag']) w on conflict do nothing;
