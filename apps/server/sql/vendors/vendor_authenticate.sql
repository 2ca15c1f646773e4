-- Trades a launch token for a session; whoever comes second with it gets nothing.
create or replace function vendor_authenticate(
  p_slot smallint, p_nonce uuid, p_request uuid,
  p_vendor int, p_site text, p_launch uuid, p_game text, p_session uuid, p_lifetime interval,
  out status text, out member_id bigint, out language text, out currency text, out balance bigint,
  out stake_max bigint, out loss_max bigint, out is_forged boolean
)
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_now timestamptz := clock_timestamp();
  v_launch vendor_launch;
  v_is_ours boolean;
begin
  is_forged := (vendor_take_nonces(array[p_slot], array[p_nonce], array[p_request]))[1];
  if is_forged then
    status := 'BAD_SIGNATURE';
    return;
  end if;

  update vendor_launch l set used_at = v_now
  where l.token_digest = p_launch and l.vendor_id = p_vendor and l.used_at is null
  returning * into v_launch;
  select coalesce(m.trial_of, m.code) = p_site, member.language, m.currency
  into v_is_ours, language, currency
  from member join merchant m on m.code = member.merchant where member.id = v_launch.member_id;
  status := case
    when v_launch.token_digest is null or not v_is_ours or v_launch.game_code <> p_game then 'SESSION_INVALID'
    when v_launch.expires_at <= v_now then 'SESSION_EXPIRED'
    when v_launch.session_id is not null
      and not exists (select from session s where s.id = v_launch.session_id and s.ended_at is null) then 'SESSION_EXPIRED'
    else 'OK'
  end;
  if status <> 'OK' then
    return;
  end if;

  insert into vendor_session (token_digest, vendor_id, member_id, session_id, game_code, created_at, expires_at)
  values (p_session, p_vendor, v_launch.member_id, v_launch.session_id, v_launch.game_code, v_now, v_now + p_lifetime);
  member_id := v_launch.member_id;
  select coalesce(sum(a.balance), 0) into balance
  from ledger_account a where a.owner = v_launch.member_id and a.kind in ('member_cash', 'member_bonus');
  select min(l.room) filter (where l.measure = 'stake'), min(l.room) filter (where l.measure = 'loss')
  into stake_max, loss_max
  from (
    select m.measure,
      greatest(0, m.cap - case when v_now >= m.starts_at + m.period then 0 else m.used end) as room
    from member_limit m where m.member_id = v_launch.member_id
  ) l;
end
$$;
