-- Bets of many players at once, in a few statements for all of them instead of a handful for each.

-- Without the brand in front: it stood there for every bet too, and a plan that was made while the table was empty
-- read all rounds of a brand to find one.
create index on studio.round (game, played_at);
drop index studio.round_brand_game_played_at_idx;

-- A player has one unfinished round of a game, so what an insert may meet is found by it alone.
create unique index round_unfinished on studio.round (brand, player_id, game) where state in ('betting', 'open', 'paying');
drop index studio.round_pair_id_idx;

-- Nearly every round has no flight.
create unique index on studio.round (flight_id, brand, player_id) where flight_id is not null and state <> 'cancelled';
drop index studio.round_flight_id_brand_player_id_idx;

-- One answer for each bet: the new round, the one its key made before, or the one of its game that is not over yet.
create function studio.take_rounds(
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
    for update
  ) l;

  -- A new statement, so that a nonce that was taken while we waited is seen. A pair that came meanwhile is not ours,
  -- and might be revealed before its round is decided.
  with taken as (
    insert into studio.round (
      id, brand, player_id, key, vendor, game, model, pair_id, nonce, bet, choice, currency, wallet_session, is_trial,
      next_try_at)
    select c.id, c.brand, c.player, c.key, c.vendor, c.game, c.model, s.id, s.next_nonce, c.bet, c.choice, c.currency,
      c.wallet_session, c.is_trial, clock_timestamp() + interval '10 seconds'
    from unnest(
      p_id, p_brand, p_player, p_key, p_vendor, p_game, p_model, p_bet, p_choice, p_currency, p_wallet_session,
      p_is_trial) with ordinality
      as c (id, brand, player, key, vendor, game, model, bet, choice, currency, wallet_session, is_trial, n)
    join lateral (
      select s.id, s.next_nonce from studio.seed_pair s
      where s.brand = c.brand and s.player_id = c.player and s.revealed_at is null offset 0
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

-- The sessions of many calls; what a plan was made on does not change how one is found.
create function studio.find_sessions(p_digest bytea[]) returns table (n bigint, session studio.session)
language plpgsql
set enable_seqscan = off
set plan_cache_mode = force_generic_plan
as $$
begin
  return query
  select c.n, s
  from unnest(p_digest) with ordinality c (digest, n)
  join lateral (
    select s from studio.session s where s.token_digest = c.digest and s.expires_at > now() offset 0
  ) s on true;
end
$$;
