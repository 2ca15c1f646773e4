-- Codes also bind a number or a mail address to a member, and reset the withdrawal password; whichever of the two
-- a code went to, its index stands in `mobile_index`.
alter table verification_code drop constraint verification_code_purpose_check;
alter table verification_code add constraint verification_code_purpose_check
  check (purpose in ('register', 'login', 'password', 'mobile', 'email', 'withdrawal'));

alter table member add column email_verified_at timestamptz;

-- An extra beside other proofs, never enough alone.
create table security_answer (
  member_id   bigint not null references member,
  question    text   not null check (question ~ '^[a-z]{2,16}$'),
  answer_hash text   not null,
  primary key (member_id, question)
);

-- No withdrawal until then: long enough for the owner to hear of a change that a thief made.
create table withdrawal_pause (
  member_id bigint      primary key references member,
  reason    text        not null check (reason in ('password', 'withdrawalPassword', 'email', 'mobile')),
  ends_at   timestamptz not null
);

-- Withdrawals name the account they went to, so one that is taken away stays on file.
alter table bank_card add column removed_at timestamptz;
drop index bank_card_number;
create unique index bank_card_number on bank_card (bank_id, number_index) where removed_at is null;
