-- What was posted, by id or key.
create or replace view posted_transfer as
  select id, key, kind, amounts, reference from ledger_transfer;
