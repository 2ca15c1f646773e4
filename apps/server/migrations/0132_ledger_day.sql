-- Business days that are over, added up by account and kind, so that a record of a year opens like one of a week.
create table ledger_day (
  merchant  text not null references merchant,
  day       date not null,
  time_zone text not null, -- the day's; sums of days in another are of no use
  primary key (merchant, day)
);

create table ledger_day_total (
  account_id   bigint not null,
  day          date   not null,
  kind         text   not null,
  entries      int    not null,
  total_in     bigint not null,
  total_out    bigint not null,
  last_version bigint not null, -- leads to the balance the day ended with
  primary key (account_id, day, kind)
);
