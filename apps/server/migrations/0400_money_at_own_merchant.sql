-- A member's deposits and withdrawals belong to the merchant their account is at, whoever asks for them.
alter table member add constraint member_at_merchant unique (id, merchant);
-- What is there already is left as it is: it stands on the desk and in the ledger's alerts.
alter table deposit add constraint deposit_at_own_merchant
  foreign key (member_id, merchant) references member (id, merchant) not valid;
alter table withdrawal add constraint withdrawal_at_own_merchant
  foreign key (member_id, merchant) references member (id, merchant) not valid;
