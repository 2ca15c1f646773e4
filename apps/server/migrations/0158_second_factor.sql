-- A member may ask for a passkey besides whatever else lets them in.
alter table credential add column has_second_factor boolean not null default false;

-- Set for one given to who has shown a password, code or outside account, and signed together with it only.
alter table passkey_challenge add column is_second_factor boolean not null default false;

alter table withdrawal_pause drop constraint withdrawal_pause_reason_check;
alter table withdrawal_pause add constraint withdrawal_pause_reason_check
  check (reason in ('password', 'withdrawalPassword', 'email', 'mobile', 'passkey', 'secondFactor'));
