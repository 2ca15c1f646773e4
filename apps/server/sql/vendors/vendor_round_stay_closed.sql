-- A closed round is closed for good: a gift paid into it, or a bet of it taken back, does not open it again.
create or replace function vendor_round_stay_closed() returns trigger language plpgsql as $$
begin
  new.state := 'CLOSED';
  return new;
end
$$;

create or replace trigger vendor_round_stays_closed before update of state on vendor_round
  for each row when (old.state = 'CLOSED' and new.state <> 'CLOSED') execute function vendor_round_stay_closed();
