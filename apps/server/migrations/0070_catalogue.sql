-- What the lobby offers. A vendor here is what players see; its keys and switches for play stand in `vendor`.
create table game_vendor (
  code       text    primary key check (code ~ '^[A-Z0-9_]{2,24}$'),
  name       text    not null,
  game_type  text    not null,
  position   int     not null,
  -- The game's address with holes {token}, {game}, {language}, {mode}; without one nothing of the vendor can be opened.
  launch_url text    check (launch_url ~ '^(/[^/]|https://)'),
  is_framed  boolean not null default true
);

create table game_classification (
  category text  not null,
  key      text  not null check (key ~ '^[A-Z0-9_]{1,24}$'),
  position int   not null,
  names    jsonb not null, -- by language
  primary key (category, key)
);

create table game (
  node_id        text    primary key check (node_id ~ '^[a-z0-9-]{1,96}$'), -- favourites, winners and pictures hang on it
  vendor         text    not null references game_vendor,
  game_code      text    not null check (game_code ~ '^[A-Za-z0-9_-]{1,64}$'),
  game_type      text    not null,
  category       text    not null,
  classification text    not null,
  names          jsonb   not null, -- by language
  min_bet        bigint  not null check (min_bet >= 0),
  lines          int,
  room_id        text,
  is_new         boolean not null,
  hot_position   int, -- in the HOT list, unset outside it
  freeplay       boolean not null,
  support_play   boolean not null,
  position       int     not null,
  is_built       boolean not null default false, -- its vendor can open it
  is_listed      boolean not null default true, -- false once a newer catalogue lacks it
  unique (vendor, game_code)
);

-- Which catalogue the tables hold, so that an unchanged one is not written again.
create table game_edition (
  id        int    primary key default 1 check (id = 1),
  digest    text   not null,
  -- Which games the catalogue withdrew, so that the next one lists those again and none that an operator took off.
  withdrawn text[] not null default '{}'
);

-- What a merchant changed about its lobby: nothing here means everything is on, in the platform's order.
create table merchant_vendor_off (
  merchant text        not null references merchant,
  vendor   text        not null references game_vendor,
  reason   text        not null,
  since    timestamptz not null default now(),
  primary key (merchant, vendor)
);

create table merchant_game_off (
  merchant text        not null references merchant,
  node_id  text        not null references game,
  reason   text        not null,
  since    timestamptz not null default now(),
  primary key (merchant, node_id)
);

create table merchant_lobby (
  merchant   text primary key references merchant,
  categories text[], -- in order; those left out are not shown
  hot_games  text[] -- node ids in order
);

create table favourite_game (
  member_id bigint      not null references member,
  node_id   text        not null references game,
  added_at  timestamptz not null default now(),
  primary key (member_id, node_id)
);

create table recent_game (
  member_id bigint      not null references member,
  node_id   text        not null references game,
  played_at timestamptz not null default now(),
  primary key (member_id, node_id)
);

-- The largest wins of the last days, one row for a round; names are masked before they come here.
create table winner (
  merchant      text        not null references merchant,
  vendor        text        not null,
  member_id     bigint      not null, -- 0 for demo rows
  round_id      text        not null,
  game_code     text        not null,
  customer_name text        not null,
  amount        bigint      not null check (amount > 0),
  won_at        timestamptz not null,
  is_demo       boolean     not null default false,
  primary key (merchant, vendor, member_id, round_id)
);

create index winner_amount on winner (merchant, amount desc);

-- Up to where rounds have been looked at.
create table winner_progress (
  id    int         primary key default 1 check (id = 1),
  until timestamptz not null
);
