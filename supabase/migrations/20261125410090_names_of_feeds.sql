-- Pages of the API and of feeds: nobody's name reads like one.
insert into private.reserved_handles (skeleton)
select private.handle_skeleton(w) from unnest(array['developers', 'feeds']) w on conflict do nothing;
