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
