-- How a transfer ended whose vendor does not say so, as people found out: one operator claims it, another vouches for it.
alter table vendor_transfer
  add column claimed_state  text   check (claimed_state in ('done', 'failed')),
  add column claimed_amount bigint check (claimed_amount >= 0),
  add column claimed_by     text,
  add column vouched_by     text,
  add check ((claimed_by is null) = (claimed_state is null)),
  add check (vouched_by is null or (claimed_by <> vouched_by and state = claimed_state));

-- What people vouched for is asked about until the vendor says so itself, or something else.
drop index vendor_transfer_due;
create index vendor_transfer_due on vendor_transfer (next_poll_at) where next_poll_at is not null;

alter table vendor_alarm
  drop constraint vendor_alarm_reason_check,
  add constraint vendor_alarm_reason_check check (reason in
    ('tx_conflict', 'bad_signature', 'round_stuck', 'report_difference', 'transfer_stuck', 'transfer_conflict', 'unpaid_win'));
