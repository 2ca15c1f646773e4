-- How often a credit has to be staked before it may leave; a merchant without a row asks for once.
create table turnover_rule (
  merchant text primary key references merchant,
  percent  int  not null default 100 check (percent between 0 and 10000)
);

-- What a credit asks for. Stakes count for the oldest requirement that is not met, from its own credit on.
create table turnover_requirement (
  id            bigint      generated always as identity primary key,
  member_id     bigint      not null references member,
  reference     text        not null, -- of the deposit
  credit        bigint      not null check (credit > 0),
  required      bigint      not null check (required > 0),
  progress      bigint      not null default 0 check (progress between 0 and required),
  start_version bigint      not null, -- of the member's cash, by the credit itself
  created_at    timestamptz not null,
  met_at        timestamptz,
  unique (member_id, start_version),
  check ((met_at is not null) = (progress = required))
);

create index turnover_requirement_open on turnover_requirement (member_id, start_version) where met_at is null;

-- Up to where a member's stakes have been counted.
create table turnover_mark (
  member_id    bigint primary key references member,
  cash_version bigint not null
);
