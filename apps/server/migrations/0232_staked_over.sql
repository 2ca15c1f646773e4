-- Stakes beyond what was deposited were of other money, and so is what comes back of them first.
alter table unplayed_cash add column staked_over bigint not null default 0 check (staked_over >= 0);
