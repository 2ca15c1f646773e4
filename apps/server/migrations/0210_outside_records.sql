-- What gateways and vendors said about money, kept in their words, so that each transfer that crosses to one of them
-- can be matched with its outside record at any time after.

-- The rows of a vendor's list of a day, as they were when it was last compared.
create table vendor_report_row (
  vendor_id int    not null,
  day       date   not null,
  tx_id     text   not null,
  player_id text   not null,
  amount    bigint not null, -- on the player's balance: a stake is negative, a pair is its sum
  primary key (vendor_id, day, tx_id)
);

-- A day that was compared before rows were kept is asked for once more.
alter table vendor_report add column has_rows boolean not null default false;

-- What the other side said moved, where it names an amount with its yes.
alter table withdrawal add column told_amount bigint;
alter table vendor_transfer add column told_amount bigint;

create index gateway_payment_deposit on gateway_payment (deposit_id) where deposit_id is not null;

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
