-- A stake that comes back because nobody won is paid, and is no win: it ends no chase.
alter table lottery_payout add column is_returned boolean not null default false;
