-- A ticket about a round ends with the round, whoever brings its end. Only rounds the vendor was asked about can have
-- one, so no other round pays for the look.
create function vendor_round_end_ticket() returns trigger language plpgsql as $$
begin
  update vendor_alarm a set resolved_at = now()
  where a.vendor_id = new.vendor_id and a.reason = 'round_stuck' and a.subject = new.round_id
    and a.member_id = new.member_id and a.resolved_at is null;
  return null;
end
$$;

create trigger vendor_round_ends_its_ticket after update of state on vendor_round
  for each row when (old.asked_at is not null and old.state = 'OPEN' and new.state <> 'OPEN')
  execute function vendor_round_end_ticket();

update vendor_alarm a set resolved_at = now()
from vendor_round r
where a.reason = 'round_stuck' and a.resolved_at is null and r.state <> 'OPEN'
  and (r.vendor_id, r.member_id, r.round_id) = (a.vendor_id, a.member_id, a.subject);

create index vendor_alarm_member on vendor_alarm (member_id) where resolved_at is null and member_id is not null;

-- With what is known about it, such as the win that was not paid.
create or replace view vendor_open_ticket as
  select a.id, a.vendor_id, a.member_id, a.reason, a.subject, a.created_at, a.detail
  from vendor_alarm a
  where a.resolved_at is null and a.member_id is not null and a.reason in ('round_stuck', 'transfer_stuck', 'unpaid_win');
