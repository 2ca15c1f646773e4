-- What a player may know of a game before the first round: from the rules of the house, or said by its vendor.
alter table game
  add column return_hundredths int check (return_hundredths between 1 and 10000), -- 9612 is 96.12%, cut
  add column volatility        text check (volatility in ('low', 'medium', 'high')),
  add column max_bet           bigint check (max_bet > 0),
  add column traits            text[] not null default '{}';

-- How often each game was bet on, by the merchant's own day; bets of trial members are not counted.
create table game_day (
  merchant  text   not null references merchant,
  day       date   not null,
  vendor    text   not null,
  game_code text   not null,
  bets      bigint not null check (bets > 0),
  primary key (merchant, day, vendor, game_code)
);

-- The rounds that ended last, won and lost alike; names are masked before they come here.
create table latest_bet (
  merchant      text        not null references merchant,
  vendor        text        not null,
  member_id     bigint      not null,
  round_id      text        not null,
  game_code     text        not null,
  customer_name text        not null,
  stake         bigint      not null check (stake >= 0),
  paid          bigint      not null check (paid >= 0),
  ended_at      timestamptz not null,
  primary key (merchant, vendor, member_id, round_id)
);

-- Up to where bets have been counted, and up to where rounds have been shown.
create table play_progress (
  id            int         primary key default 1 check (id = 1),
  counted_until timestamptz not null,
  shown_until   timestamptz not null
);
