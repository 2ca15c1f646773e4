-- What is played at the demo's transfer-wallet vendor, as the vendor sees it: stake and result move together, once.
create table demo_vendor_round (
  vendor  text   not null,
  tx_id   text   not null,
  player  text   not null,
  stake   bigint not null check (stake >= 0),
  win     bigint not null check (win >= 0),
  balance bigint not null, -- after it
  status  text   not null check (status in ('OK', 'INSUFFICIENT_FUNDS', 'TX_ROLLED_BACK')),
  primary key (vendor, tx_id)
);
