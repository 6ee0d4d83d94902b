insert into private.reserved_handles (skeleton)
values (private.handle_skeleton('where'))
on conflict do nothing;
