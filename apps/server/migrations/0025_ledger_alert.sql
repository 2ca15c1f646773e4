-- What an audit of the ledger found wrong, one row for each place, until someone has dealt with it.
create table ledger_alert (
  id          bigint      generated always as identity primary key,
  rule        text        not null, -- the check that failed, such as R-2
  place       text        not null, -- the row it points at
  account_id  bigint,
  transfer_id bigint,
  difference  bigint      not null default 0,
  detail      text        not null,
  found_at    timestamptz not null default now(),
  resolved_at timestamptz
);

create unique index ledger_alert_open on ledger_alert (rule, place) where resolved_at is null;
