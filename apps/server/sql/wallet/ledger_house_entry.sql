-- Entries of accounts without a floor get their place when they are closed: which of the account's entries each one
-- is, and what the account held after it. The order is the one the closing sealed, so a number never changes.
create or replace view ledger_house_entry as
  select e.account_id, e.transfer_id, e.amount, e.created_at, b.up_to,
    b.entries_before + row_number() over closed as version,
    b.balance_before + sum(e.amount) over closed as balance_after
  from (
    select c.account_id, c.up_to, p.from_at,
      coalesce(lag(c.entries) over account, 0) as entries_before,
      coalesce(lag(c.balance) over account, 0) as balance_before
    from ledger_closing_balance c join ledger_closing p using (up_to)
    window account as (partition by c.account_id order by c.up_to)
  ) b
  join ledger_entry e on e.account_id = b.account_id and e.version is null
    and e.created_at >= b.from_at and e.created_at < b.up_to
  window closed as (partition by e.account_id, b.up_to order by e.transfer_id, e.amount);
