-- What was posted, by its transfer.
create or replace view posted_share as
  select t.id as transfer_id, l.amount, a.owner
  from ledger_transfer t, unnest(t.accounts, t.amounts) l (account, amount)
  join ledger_account a on a.id = l.account;
