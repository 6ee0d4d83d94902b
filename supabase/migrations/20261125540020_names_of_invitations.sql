-- The page an invitation leads to: nobody's name reads like it.
insert into private.reserved_handles (skeleton)
select private.handle_skeleton(w) from unnest(array['join', 'invite', 'invitation']) w on conflict do nothing;
