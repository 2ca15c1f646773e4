-- Whether so much more of the kind may be given today; what may not be stops the kind.
create or replace function vendor_take_room(
  p_vendor int, p_kind text, p_amount bigint, p_now timestamptz, p_member bigint, p_detail jsonb
) returns boolean
language plpgsql
as $$
declare
  v_limit vendor_limit;
  v_day   date := (p_now at time zone 'UTC')::date;
  v_used  bigint;
begin
  select * into strict v_limit from vendor_limit l
  where l.vendor_id = p_vendor and l.kind = p_kind for no key update;
  v_used := p_amount + case when v_limit.day = v_day then v_limit.used else 0 end;
  if v_limit.stopped_at is null and v_used <= v_limit.cap then
    update vendor_limit l set day = v_day, used = v_used where l.vendor_id = p_vendor and l.kind = p_kind;
    return true;
  end if;
  update vendor_limit l set stopped_at = p_now
  where l.vendor_id = p_vendor and l.kind = p_kind and l.stopped_at is null;
  perform vendor_raise_limit(p_vendor, p_kind, p_member, p_detail);
  return false;
end
$$;
