-- What was posted, by when it was posted, for those who compare it with records of their own and have no business with
-- the ledger's tables.
create or replace view posted_leg as
  select e.transfer_id, e.amount, e.created_at, a.merchant, a.currency, a.kind as account_kind, a.name as account_name,
    a.owner
  from ledger_entry e
  join ledger_account a on a.id = e.account_id;
