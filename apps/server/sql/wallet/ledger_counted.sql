-- What postings would count towards the limits of whoever they belong to.
create or replace function ledger_counted(
  p_now timestamptz, p_kind text[], p_leg_posting int[], p_leg_account bigint[], p_leg_amount bigint[]
) returns table (
  posting int, member_id bigint, measure text, period interval, cap bigint, is_new_period boolean, used bigint,
  amount bigint)
language sql
stable
as $$
  select u.posting, m.member_id, m.measure, m.period, m.cap,
    p_now >= m.starts_at + m.period,
    case when m.measure = 'bet' or p_now >= m.starts_at + m.period then 0 else m.used end,
    case m.measure when 'deposit' then u.amount else -u.amount end
  from unnest(p_leg_posting, p_leg_account, p_leg_amount) as u (posting, account, amount)
  join ledger_account a on a.id = u.account
  join member_limit m on m.member_id = a.owner
  join ledger_kind k on k.kind = p_kind[u.posting]
  where a.kind in ('member_cash', 'member_bonus')
    and case m.measure
      when 'stake' then k.counts_stake or k.counts_sent
      when 'bet' then k.counts_stake
      when 'loss' then k.counts_loss
      -- Deposits count gross: what a member sends away makes no room for more.
      else k.counts_deposit and u.amount > 0
    end;
$$;

revoke execute on function ledger_counted from public;
