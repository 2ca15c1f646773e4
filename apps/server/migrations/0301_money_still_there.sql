-- Marks what was sent to a vendor and has not come back, so that the few members with money at one are found at once.
alter table vendor_transfer add column is_there boolean not null default false;

create function vendor_transfer_mark_there() returns trigger language plpgsql as $$
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

create trigger vendor_transfer_marks_there before update of state on vendor_transfer
  for each row when (old.state = 'sent' and new.state = 'done')
  execute function vendor_transfer_mark_there();

update vendor_transfer t set is_there = true
where t.direction = 'in' and t.state = 'done' and not exists (
  select from vendor_transfer o
  where o.member_id = t.member_id and o.vendor_id = t.vendor_id and o.direction = 'out' and o.state = 'done'
    and o.sent_at > t.sent_at);

create index vendor_transfer_there on vendor_transfer (member_id, vendor_id) where is_there;
