-- What a merchant may ask for besides: a proved number, so many withdrawals a day without a fee, and a person's look
-- after a win above an amount. Unset, each leaves things as they were.
alter table withdrawal_rule
  add column needs_mobile boolean not null default false,
  add column free_daily int not null default 0 check (free_daily >= 0),
  add column big_win bigint check (big_win > 0);
