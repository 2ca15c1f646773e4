-- A ticket about a round ends with the round, whoever brings its end. Only rounds the vendor was asked about can have
-- one, so no other round pays for the look.
create or replace function vendor_round_end_ticket() returns trigger language plpgsql as $$
begin
  update vendor_alarm a set resolved_at = now()
  where a.vendor_id = new.vendor_id and a.reason = 'round_stuck' and a.subject = new.round_id
    and a.member_id = new.member_id and a.resolved_at is null;
  return null;
end
$$;

create or replace trigger vendor_round_ends_its_ticket after update of state on vendor_round
  for each row when (old.asked_at is not null and old.state = 'OPEN' and new.state <> 'OPEN')
  execute function vendor_round_end_ticket();
