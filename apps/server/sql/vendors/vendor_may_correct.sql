-- A result that is corrected upward is a win like any other; corrections have room of their own, play money needs none.
create or replace function vendor_may_correct(
  p_vendor int, p_round vendor_round, p_tx text, p_amount bigint, p_now timestamptz
)
returns boolean
language plpgsql
as $$
declare
  v_detail jsonb := jsonb_build_object('call', 'adjust', 'tx', p_tx, 'round', p_round.round_id, 'amount', p_amount);
begin
  if p_round.paid + p_amount > (select l.cap from vendor_limit l where l.vendor_id = p_vendor and l.kind = 'win') then
    perform vendor_raise_limit(p_vendor, 'win', p_round.member_id, v_detail);
    return false;
  end if;
  return vendor_is_trial(p_round.member_id)
    or vendor_take_room(p_vendor, 'correction', p_amount, p_now, p_round.member_id, v_detail);
end
$$;
