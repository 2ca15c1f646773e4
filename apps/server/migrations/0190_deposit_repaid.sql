-- How much of a deposit paid what its member owed, and so never reached their wallet.
alter table deposit add column repaid bigint not null default 0 check (repaid >= 0);
