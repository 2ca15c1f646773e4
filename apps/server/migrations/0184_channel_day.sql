-- What the company behind a way to pay takes a day, of all members together.
alter table deposit_channel add column daily_max bigint check (daily_max > 0);

create index deposit_of_channel on deposit (channel_id, created_at);
