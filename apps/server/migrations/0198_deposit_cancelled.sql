-- A member may call off a deposit that waits to be paid. Its gateway is asked about it until its time is up, as
-- about one that waits: money that was already on its way is found all the same.
alter table deposit drop constraint deposit_state_check;
alter table deposit add constraint deposit_state_check check (state in
  ('waiting', 'credited', 'review', 'expired', 'failed', 'cancelled', 'refused', 'refunded', 'takenBack'));

drop index deposit_waiting;
create index deposit_asked on deposit (next_query_at)
  where state in ('waiting', 'cancelled') and next_query_at < 'infinity';
