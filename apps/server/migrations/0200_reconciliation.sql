-- How much of the money that crossed to gateways and vendors had its outside record, one row a day and currency.
create table explained_volume (
  currency            text        not null,
  up_to               timestamptz not null,
  since               timestamptz not null,
  crossed             bigint      not null check (crossed >= 0),
  matched             bigint      not null check (matched between 0 and crossed),
  unmatched_transfers bigint      not null,
  primary key (currency, up_to)
);
