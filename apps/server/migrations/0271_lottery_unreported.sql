-- A draw held elsewhere whose result does not come is a person's business, and in the end void by rule.
alter table lottery_alarm drop constraint lottery_alarm_reason_check;
alter table lottery_alarm add constraint lottery_alarm_reason_check
  check (reason in ('programs_differ', 'reports_differ', 'reports_missing', 'beacon_silent'));

alter table lottery_ruling drop constraint lottery_ruling_kind_check;
alter table lottery_ruling drop constraint lottery_ruling_by_two;
alter table lottery_ruling drop constraint lottery_ruling_check2;
alter table lottery_ruling add constraint lottery_ruling_kind_check
  check (kind in ('missed', 'unreported', 'void', 'correct'));
-- A rule needs nobody's word.
alter table lottery_ruling add constraint lottery_ruling_by_two
  check (kind in ('missed', 'unreported') or confirmed_by is null or confirmed_by <> proposed_by);
alter table lottery_ruling add constraint lottery_ruling_done_by_two
  check (done_at is null or kind in ('missed', 'unreported') or confirmed_at is not null);
