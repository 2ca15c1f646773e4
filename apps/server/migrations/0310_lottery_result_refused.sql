-- Sources may agree on what cannot be kept as a result; that holds up no other draw, and is a person's business.
alter table lottery_alarm drop constraint lottery_alarm_reason_check;
alter table lottery_alarm add constraint lottery_alarm_reason_check
  check (reason in ('programs_differ', 'reports_differ', 'reports_missing', 'result_refused', 'beacon_silent'));
