-- Whose members a vendor may speak of: those who opened one of its games.
create or replace function vendor_know_member() returns trigger
language plpgsql
as $$
begin
  insert into vendor_member (vendor_id, member_id) values (new.vendor_id, new.member_id) on conflict do nothing;
  return new;
end
$$;

create or replace trigger vendor_launch_knows_member after insert on vendor_launch
  for each row execute function vendor_know_member();
