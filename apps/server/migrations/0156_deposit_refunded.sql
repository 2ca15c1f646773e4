-- A deposit whose payment went back to its payer says so.
alter table deposit drop constraint deposit_state_check;
alter table deposit add constraint deposit_state_check
  check (state in ('waiting', 'credited', 'review', 'expired', 'failed', 'refused', 'refunded', 'takenBack'));

-- What came for a deposit and could not simply be credited.
create index gateway_payment_odd on gateway_payment (deposit_id) where deposit_id is not null and reason is not null;

-- Money that came for a deposit after it had ended is looked at by a person, and the deposit says so.
update deposit d set state = 'review', ended_at = null, reason = null
where d.state in ('expired', 'failed')
  and exists (select from gateway_payment p where p.deposit_id = d.id and p.state in ('parked', 'refunding'));
