-- A name or birth date an operator corrected keeps money in for a day, like any other change a thief would make.
alter table withdrawal_pause drop constraint withdrawal_pause_reason_check;
alter table withdrawal_pause add constraint withdrawal_pause_reason_check
  check (reason in ('password', 'withdrawalPassword', 'email', 'mobile', 'passkey', 'secondFactor', 'person'));
