-- A passkey is a way in, so a new one or one that went keeps money in for a day as well.
alter table withdrawal_pause drop constraint withdrawal_pause_reason_check;
alter table withdrawal_pause add constraint withdrawal_pause_reason_check
  check (reason in ('password', 'withdrawalPassword', 'email', 'mobile', 'passkey'));
