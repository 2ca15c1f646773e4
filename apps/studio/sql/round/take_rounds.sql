-- Takes bets of many players in a few statements. One answer for each: the new round, the one its key made before, or
-- the one of its game that is not over yet. Seeds are locked as in `studio.take_round`.
create or replace function studio.take_rounds(
  p_id uuid[], p_brand text[], p_player text[], p_key text[], p_vendor text[], p_game text[], p_model text[],
  p_bet bigint[], p_choice jsonb[], p_currency text[], p_wallet_session text[], p_is_trial boolean[]
) returns table (n bigint, round studio.played)
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
declare
  v_locked bigint[];
  v_taken uuid[];
begin
  -- Players take turns on their seeds, locked in one order, so that rivals queue instead of deadlocking.
  select array_agg(l.id) into v_locked
  from (
    select p.id from studio.seed_pair p
    where p.revealed_at is null and p.id = any (array(
      select s.id
      from unnest(p_brand, p_player) c (brand, player)
      join lateral (
        select s.id from studio.seed_pair s
        where s.brand = c.brand and s.player_id = c.player and s.revealed_at is null offset 0
      ) s on true))
    order by p.id
    for no key update
  ) l;

  -- A new statement, so that a nonce that was taken while we waited is seen. A pair that came meanwhile is not ours,
  -- and might be revealed before its round is decided.
  with taken as (
    insert into studio.round (
      id, brand, player_id, key, vendor, game, model, pair_id, nonce, bet, choice, currency, wallet_session, is_trial,
      played_at, next_try_at)
    select c.id, c.brand, c.player, c.key, c.vendor, c.game, c.model, s.id, s.next_nonce, c.bet, c.choice, c.currency,
      c.wallet_session, c.is_trial, clock_timestamp(), clock_timestamp() + interval '10 seconds'
    from unnest(
      p_id, p_brand, p_player, p_key, p_vendor, p_game, p_model, p_bet, p_choice, p_currency, p_wallet_session,
      p_is_trial) with ordinality
      as c (id, brand, player, key, vendor, game, model, bet, choice, currency, wallet_session, is_trial, n)
    join lateral (
      select s.id, s.next_nonce from studio.seed_pair s
      where s.brand = c.brand and s.player_id = c.player and s.revealed_at is null
        and (s.chosen_at is not null or s.next_nonce > 0) offset 0
    ) s on s.id = any (v_locked)
    order by s.id, c.n
    on conflict do nothing
    returning studio.round.id, pair_id
  ), counted as (
    update studio.seed_pair p set next_nonce = p.next_nonce + 1 from taken t where p.id = t.pair_id
  )
  select array_agg(t.id) into v_taken from taken t;

  return query
  select c.n, p
  from unnest(p_id) with ordinality c (id, n)
  join lateral (select p from studio.played p where p.id = c.id offset 0) p on true
  where c.id = any (v_taken);

  -- The others met a round of their own, or a pair that was changed under them: each is looked at by itself.
  if cardinality(v_taken) is distinct from cardinality(p_id) then
    return query
    select c.n, p
    from (
      select * from unnest(
        p_id, p_brand, p_player, p_key, p_vendor, p_game, p_model, p_bet, p_choice, p_currency, p_wallet_session,
        p_is_trial) with ordinality
        as c (id, brand, player, key, vendor, game, model, bet, choice, currency, wallet_session, is_trial, n)
      where (c.id = any (v_taken)) is not true
      order by c.brand, c.player, c.n
    ) c
    cross join lateral studio.take_round(
      c.id, c.brand, c.player, c.key, c.vendor, c.game, c.model, c.bet, c.choice, c.currency, c.wallet_session,
      c.is_trial) p;
  end if;
end
$$;
