-- After so many hours without a decision a withdrawal goes back to its member.
alter table withdrawal_rule add column decide_hours int not null default 72 check (decide_hours > 0);
