-- Takes the next nonce for a bet. Answers with the new round, with the one this key made before, or with the round of
-- the same game that is not over yet. No bet is taken before its player has chosen a seed; a pair that has decided
-- rounds has one. Seeds are locked without their key, which nobody changes: a row that changes twice in a transaction
-- has its foreign keys looked up anew, and a move would wait for a bet that waits for the move.
create or replace function studio.take_round(
  p_id uuid, p_brand text, p_player text, p_key text, p_vendor text, p_game text, p_model text,
  p_bet bigint, p_choice jsonb, p_currency text, p_wallet_session text, p_is_trial boolean
) returns setof studio.played
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_pair studio.seed_pair;
  v_id   uuid;
begin
  -- A pair that is rotated while we wait for it is gone; the one after it is found in a new statement.
  for attempt in 1..5 loop
    select * into v_pair from studio.seed_pair p
    where p.brand = p_brand and p.player_id = p_player and p.revealed_at is null
    for no key update;
    exit when found;
  end loop;
  select r.id into v_id from studio.round r
  where r.brand = p_brand and r.player_id = p_player and r.key = p_key;
  if v_id is null then
    select r.id into v_id from studio.round r
    where r.brand = p_brand and r.player_id = p_player and r.game = p_game
      and r.state in ('betting', 'open', 'paying')
    limit 1;
  end if;
  if v_id is null and (v_pair.chosen_at is not null or v_pair.next_nonce > 0) then
    insert into studio.round (
      id, brand, player_id, key, vendor, game, model, pair_id, nonce, bet, choice, currency, wallet_session,
      is_trial, played_at, next_try_at)
    values (
      p_id, p_brand, p_player, p_key, p_vendor, p_game, p_model, v_pair.id, v_pair.next_nonce, p_bet, p_choice,
      p_currency, p_wallet_session, p_is_trial, clock_timestamp(), clock_timestamp() + interval '10 seconds');
    update studio.seed_pair set next_nonce = next_nonce + 1 where id = v_pair.id;
    v_id := p_id;
  end if;
  return query select * from studio.played where id = v_id;
end
$$;
