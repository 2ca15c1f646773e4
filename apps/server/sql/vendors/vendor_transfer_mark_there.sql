-- Marks what was sent to a vendor and has not come back.
create or replace function vendor_transfer_mark_there() returns trigger language plpgsql as $$
begin
  if new.direction = 'in' then
    new.is_there := true;
  else
    update vendor_transfer t set is_there = false
    where t.member_id = new.member_id and t.vendor_id = new.vendor_id and t.is_there;
  end if;
  return new;
end
$$;

create or replace trigger vendor_transfer_marks_there before update of state on vendor_transfer
  for each row when (old.state = 'sent' and new.state = 'done')
  execute function vendor_transfer_mark_there();
