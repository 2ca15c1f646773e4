-- Remembers nonces and tells, in order, which ones were used before for another request.
create or replace function vendor_take_nonces(p_slot smallint[], p_nonce uuid[], p_request uuid[])
returns boolean[]
language plpgsql
security definer
set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_slot constant smallint := p_slot[1];
  v_before constant smallint := (v_slot + 3) % 4;
  v_after constant smallint := (v_slot + 1) % 4;
  v_is_taken boolean;
  v_forged boolean[];
begin
  -- A nonce is nearly always new, and asking before each insert costs as much again as the insert.
  begin
    insert into vendor_nonce (slot, nonce, request)
    select u.slot, u.nonce, u.request
    from unnest(p_slot, p_nonce, p_request) u (slot, nonce, request)
    order by u.slot, u.nonce;
    v_is_taken := true;
  exception when unique_violation then
    insert into vendor_nonce (slot, nonce, request)
    select u.slot, u.nonce, u.request
    from unnest(p_slot, p_nonce, p_request) u (slot, nonce, request)
    order by u.slot, u.nonce
    on conflict do nothing;
    v_is_taken := false;
  end;

  -- A nonce may also stand in the ten minutes before or after, under another timestamp; calls that come together share
  -- their ten minutes, but for those around a full ten.
  if v_is_taken and v_slot = all (p_slot)
    and not exists (select from vendor_nonce v where v.slot = v_before and v.nonce = any (p_nonce))
    and not exists (select from vendor_nonce v where v.slot = v_after and v.nonce = any (p_nonce)) then
    return array_fill(false, array[cardinality(p_nonce)]);
  end if;

  -- A new statement, so that the row of a rival that committed while we waited is seen.
  select array_agg(coalesce(k.is_forged, false) order by u.n)
  into v_forged
  from unnest(p_slot, p_nonce, p_request) with ordinality u (slot, nonce, request, n)
  left join lateral (
    select bool_or(v.request <> u.request) as is_forged
    from vendor_nonce v
    where v.nonce = u.nonce and v.slot in (u.slot, (u.slot + 1) % 4, (u.slot + 3) % 4)
  ) k on true;
  return v_forged;
end
$$;
