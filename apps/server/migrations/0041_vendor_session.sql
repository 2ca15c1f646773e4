-- Remembers nonces and tells, in order, which ones were used before for another request.
create function vendor_take_nonces(p_slot smallint[], p_nonce uuid[], p_request uuid[]) returns boolean[]
language plpgsql
security definer
set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan
set enable_seqscan = off
as $$
declare
  v_forged boolean[];
begin
  insert into vendor_nonce (slot, nonce, request)
  select u.slot, u.nonce, u.request
  from unnest(p_slot, p_nonce, p_request) u (slot, nonce, request)
  order by u.slot, u.nonce
  on conflict do nothing;

  -- A new statement, so that the row of a rival that committed while we waited is seen. A nonce may
  -- also stand in the ten minutes before or after, under another timestamp.
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

-- Empties the ten minutes that no accepted timestamp can lie in any more.
create function vendor_forget_nonces() returns void
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_slot int := (floor(extract(epoch from clock_timestamp()) / 600)::bigint + 2) % 4;
begin
  execute format('truncate vendor_nonce_%s', v_slot);
end
$$;

-- A game session, and when play under it ends: at its own time, or when the login it came from does.
create view vendor_play_session as
  select s.token_digest, s.vendor_id, s.member_id, s.game_code,
    case
      when s.ended_at is not null then s.ended_at
      when s.session_id is null then s.expires_at
      when login.id is null or login.ended_at is not null then '-infinity'
      else least(s.expires_at, login.expires_at)
    end as ends_at
  from vendor_session s
  left join session login on login.id = s.session_id;

-- What never changes about a member as a vendor's player: the site, the currency, the accounts.
create function vendor_player(p_member bigint, p_vendor_code text)
returns table (site text, currency text, cash_id bigint, bonus_id bigint, counterpart_id bigint)
language sql
security definer
set search_path = public, pg_temp
as $$
  select coalesce(m.trial_of, m.code), m.currency,
    ledger_open_account('member_cash', m.code, m.currency, member.id, ''),
    ledger_open_account('member_bonus', m.code, m.currency, member.id, ''),
    ledger_open_account('vendor', m.code, m.currency, null, p_vendor_code)
  from member join merchant m on m.code = member.merchant
  where member.id = p_member;
$$;

create function vendor_balance(
  p_slot smallint, p_nonce uuid, p_request uuid,
  p_vendor int, p_member bigint, p_session uuid, p_currency text, p_cash bigint, p_bonus bigint,
  out status text, out balance bigint, out is_forged boolean
)
language plpgsql
security definer
set search_path = public, pg_temp
as $$
declare
  v_session vendor_play_session;
  v_currency text;
begin
  is_forged := (vendor_take_nonces(array[p_slot], array[p_nonce], array[p_request]))[1];
  if is_forged then
    status := 'BAD_SIGNATURE';
    return;
  end if;
  select * into v_session from vendor_play_session s where s.token_digest = p_session;
  select a.currency, a.balance + coalesce(b.balance, 0) into strict v_currency, balance
  from ledger_account a left join ledger_account b on b.id = p_bonus where a.id = p_cash;
  status := case
    when v_session.member_id is distinct from p_member or v_session.vendor_id <> p_vendor then 'SESSION_INVALID'
    when v_session.ends_at <= clock_timestamp() then 'SESSION_EXPIRED'
    when v_currency <> p_currency then 'WRONG_CURRENCY'
    else 'OK'
  end;
  if status <> 'OK' then
    balance := null;
  end if;
end
$$;

-- Trades a launch token for a session; whoever comes second with it gets nothing.
create function vendor_authenticate(
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
