-- What was posted, for those who compare it with records of their own and have no business with the ledger's tables.

-- By when it was posted.
create view posted_leg as
select e.transfer_id, e.amount, e.created_at, a.merchant, a.currency, a.kind as account_kind, a.name as account_name, a.owner
from ledger_entry e
join ledger_account a on a.id = e.account_id;

-- By id or key.
create view posted_transfer as
select id, key, kind, amounts, reference from ledger_transfer;

-- By its transfer.
create view posted_share as
select t.id as transfer_id, l.amount, a.owner
from ledger_transfer t, unnest(t.accounts, t.amounts) l (account, amount)
join ledger_account a on a.id = l.account;
