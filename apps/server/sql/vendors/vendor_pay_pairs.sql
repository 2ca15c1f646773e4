-- The second half of each pair whose first half was taken: refused by nothing, or the whole batch fails with it.
create or replace function vendor_pay_pairs(
  p_now timestamptz, p_member bigint[], p_is_limited boolean, p_key text[], p_reference text[], p_call text[],
  p_verdict text[], p_posting int[], p_status text[], p_cash bigint[], p_bonus bigint[], p_counterpart bigint[],
  p_payout bigint[], p_to_bonus bigint[],
  out postings int[], out transfer_ids bigint[]
)
language plpgsql
as $$
declare
  v_key text[];
  v_reference text[];
  v_n int[];
  v_leg_posting int[];
  v_leg_account bigint[];
  v_leg_amount bigint[];
  v_moved record;
begin
  with pair as (
    select c.*, row_number() over (order by c.n)::int as posting
    from unnest(p_key, p_reference, p_call, p_verdict, p_cash, p_bonus, p_counterpart, p_payout, p_to_bonus)
      with ordinality as c (key, reference, call, verdict, cash_id, bonus_id, counterpart_id, payout, to_bonus, n)
    join unnest(p_posting, p_status) m (n, status) on m.n = c.n
    where c.call = 'betwin' and c.verdict = 'OK' and m.status = 'posted' and c.payout > 0
  ), leg as (
    select p.posting, l.*
    from pair p cross join lateral (values
      (1, p.cash_id, p.payout - p.to_bonus),
      (2, p.bonus_id, p.to_bonus),
      (3, p.counterpart_id, -p.payout)) l (place, account, amount)
    where l.amount <> 0
  )
  select p.n, p.key, p.reference, l.posting, l.account, l.amount
  into v_n, v_key, v_reference, v_leg_posting, v_leg_account, v_leg_amount
  from (
    select array_agg(n::int order by posting) as n, array_agg(key || ' win' order by posting) as key,
      array_agg(reference order by posting) as reference
    from pair
  ) p, (
    select array_agg(posting order by posting, place) as posting, array_agg(account order by posting, place) as account,
      array_agg(amount order by posting, place) as amount
    from leg
  ) l;
  if v_n is null then
    return;
  end if;

  select m.* into v_moved
  from ledger_post_locked(
    p_now, p_member, p_is_limited, v_key, array_fill('payout'::text, array[cardinality(v_key)]), v_reference, null, null,
    v_leg_posting, v_leg_account, v_leg_amount, true) m;
  if exists (select from unnest(v_moved.statuses) s where s <> 'posted') then
    raise exception 'the wallet answered % to payouts', v_moved.statuses;
  end if;
  postings := v_n;
  transfer_ids := v_moved.transfer_ids;
end
$$;
