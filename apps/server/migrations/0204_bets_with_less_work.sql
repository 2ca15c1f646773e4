-- Twenty-six lists of one batch were each sorted for itself, and each transfer's legs five times; a bet's key was looked
-- up where its transaction had just been found to be new; a nonce was looked for in partitions it cannot be in.
-- The lists are made from rows sorted once, the key is left to its unique index, and each partition is asked by itself.
do $patch$
declare
  v_changes constant jsonb := '[
    ["ledger_post_locked", " order by l.n)", ")"],
    ["ledger_post_locked", "    from leg l\n    group by l.posting", "    from (select * from leg order by posting, n) l\n    group by l.posting"],
    ["ledger_post_locked", " order by a.posting)", ")"],
    ["ledger_post_locked", "    from judged j where j.status <> ''posted''\n  ) a;", "    from judged j where j.status <> ''posted''\n    order by posting\n  ) a;"],
    ["ledger_post_locked", "p_leg_amount bigint[], OUT", "p_leg_amount bigint[], p_is_new boolean DEFAULT false, OUT"],
    ["ledger_post_locked", "on t.key = p.key offset 0", "on t.key = case when not p_is_new then p.key end offset 0"],
    ["vendor_play", " order by l.n)", ")"],
    ["vendor_play", "  from leg l;", "  from (select * from leg order by n) l;"],
    ["vendor_play", "v_leg_call, v_leg_account, v_leg_amount) m;", "v_leg_call, v_leg_account, v_leg_amount, true) m;"],
    ["vendor_pay_pairs", "v_leg_posting, v_leg_account, v_leg_amount) m;", "v_leg_posting, v_leg_account, v_leg_amount, true) m;"]
  ]';
  v_function regproc;
  v_text text;
  v_change jsonb;
begin
  foreach v_function in array '{ledger_post_locked, vendor_play, vendor_pay_pairs}'::regproc[] loop
    v_text := pg_get_functiondef(v_function);
    for v_change in select c from jsonb_array_elements(v_changes) c where c ->> 0 = v_function::text loop
      if position(v_change ->> 1 in v_text) = 0 then
        raise exception '% is not the function this changes: %', v_function, v_change ->> 1;
      end if;
      v_text := replace(v_text, v_change ->> 1, v_change ->> 2);
    end loop;
    if v_function = 'ledger_post_locked'::regproc then
      drop function ledger_post_locked;
    end if;
    execute v_text;
  end loop;
end
$patch$;

revoke execute on function ledger_post_locked from public;

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
  v_taken int;
  v_forged boolean[];
begin
  with taken as (
    insert into vendor_nonce (slot, nonce, request)
    select u.slot, u.nonce, u.request
    from unnest(p_slot, p_nonce, p_request) u (slot, nonce, request)
    order by u.slot, u.nonce
    on conflict do nothing
    returning 1
  )
  select count(*) into v_taken from taken;

  -- A nonce may also stand in the ten minutes before or after, under another timestamp; calls that come together share
  -- their ten minutes, but for those around a full ten.
  if v_taken = cardinality(p_nonce) and v_slot = all (p_slot)
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
