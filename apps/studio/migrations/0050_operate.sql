-- What operators changed about a game: a game without a row is open, with its own bets.
create table studio.game_setting (
  brand   text    not null,
  game    text    not null,
  is_open boolean not null default true,
  -- Unset where the game's own bets stand.
  min_bet bigint  check (min_bet > 0),
  max_bet bigint  check (max_bet >= min_bet),
  primary key (brand, game),
  check ((min_bet is null) = (max_bet is null))
);

-- Every change, who made it, and why.
create table studio.game_change (
  id       bigint      generated always as identity primary key,
  brand    text        not null,
  game     text        not null,
  change   text        not null,
  reason   text        not null,
  operator text        not null,
  at       timestamptz not null default now()
);

create index on studio.game_change (brand, game, id desc);
