-- A vendor that refuses again and again to give back what a member has there is looked into.
alter table vendor_alarm
  drop constraint vendor_alarm_reason_check,
  add constraint vendor_alarm_reason_check check (reason in
    ('tx_conflict', 'bad_signature', 'round_stuck', 'report_difference', 'transfer_stuck', 'transfer_conflict',
      'return_refused', 'unpaid_win'));
