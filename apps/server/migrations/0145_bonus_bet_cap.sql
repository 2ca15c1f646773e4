-- While a bonus is being staked one bet is at most so large, so that nobody turns it into cash by one throw.
alter table deposit_promotion add column max_bet bigint check (max_bet > 0); -- unset: any
alter table promotion_claim add column max_bet bigint; -- as it was when the bonus came

-- A cap of single bets stands beside the limits of periods, where every debit asks.
alter table member_limit drop constraint member_limit_measure_check;
alter table member_limit add constraint member_limit_measure_check
  check (measure in ('stake', 'loss', 'deposit', 'bet'));

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
      when 'stake' then k.counts_stake
      when 'bet' then k.counts_stake
      when 'loss' then k.counts_loss
      else k.counts_deposit
    end;
$$;

do $patch$
declare
  v_function text := (select pg_get_functiondef(p.oid) from pg_proc p where p.proname = 'vendor_play');
  v_old constant text := 'select l.measure from member_limit l' || chr(10)
    || '        where l.member_id = h.member_id and l.measure in (''stake'', ''loss'')';
begin
  if position(v_old in v_function) = 0 then
    raise exception 'vendor_play is not the function this changes';
  end if;
  -- To a vendor the cap of a bet is one on stakes.
  execute replace(v_function, v_old,
    'select case l.measure when ''bet'' then ''stake'' else l.measure end from member_limit l' || chr(10)
    || '        where l.member_id = h.member_id and l.measure in (''stake'', ''loss'', ''bet'')');
end
$patch$;
