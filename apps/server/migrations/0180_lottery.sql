-- Lotteries. What is drawn and when is the same for every merchant; rooms, prices and switches are a merchant's own.
-- Amounts are units of 1/10,000 of the currency.

-- A room of a lottery: what it pays and takes, and who may come in. A lottery without rooms is not offered.
create table lottery_room (
  merchant      text   not null references merchant,
  code          text   not null,
  room_type     text   not null check (room_type in ('free', 'vip', 'charged')),
  prize_group   int    not null check (prize_group between 1 and 2000),
  line_min      bigint not null check (line_min > 0),
  line_max      bigint not null,
  issue_max     bigint not null, -- what one member may stake in one issue
  win_max       bigint not null, -- what one order may win in one issue
  issue_win_max bigint not null, -- what one member may win in one issue
  number_max    bigint not null, -- what all members together may win by one number of one issue
  stake_needed  bigint check (stake_needed > 0), -- in lotteries within thirty days, to come in
  entry_fee     bigint check (entry_fee > 0), -- for the rest of the day
  primary key (merchant, code, room_type),
  check (line_max >= line_min and issue_max >= line_min)
);

-- Who paid to enter a room, and for which day.
create table lottery_entry (
  member_id bigint not null references member,
  code      text   not null,
  room_type text   not null,
  day       date   not null,
  primary key (member_id, code, room_type, day)
);

-- Lotteries that take no bets now; the code `*` stands for all of the merchant's.
create table lottery_stop (
  merchant text        not null references merchant,
  code     text        not null,
  reason   text        not null,
  operator text        not null,
  since    timestamptz not null default now(),
  primary key (merchant, code)
);

-- Everything operators turned off and on, and why.
create table lottery_switch (
  id       bigint      generated always as identity primary key,
  merchant text        not null references merchant,
  subject  text        not null, -- a lottery's code, `*`, or `member:<number>`
  is_open  boolean     not null,
  reason   text        not null,
  operator text        not null,
  at       timestamptz not null default now()
);

-- Seeds of one lottery for one day: each is the hash of the one after it, and the hash of the first was published.
create table lottery_chain (
  id           bigint      generated always as identity primary key,
  code         text        not null,
  day          date        not null,
  terminal     text        not null unique check (terminal ~ '^[0-9a-f]{64}$'),
  length       int         not null check (length > 0),
  last_seed    bytea       not null, -- sealed
  published_at timestamptz not null default clock_timestamp(),
  unique (code, day)
);

-- One draw of a lottery. Steps are instants that are written once; the state follows from them.
create table lottery_issue (
  id           bigint      generated always as identity primary key,
  code         text        not null,
  -- An issue of a station ends in the station's name.
  issue_no     text        not null check (issue_no ~ '^\d{8}[0-9a-z-]{0,24}$'),
  day          date        not null,
  opens_at     timestamptz not null,
  closes_at    timestamptz not null,
  draws_at     timestamptz not null,
  chain_id     bigint      references lottery_chain, -- none of a draw held elsewhere
  place        int, -- in the chain, from 0
  beacon       text, -- whose randomness it takes, and which round of it
  beacon_round bigint,
  closed_at    timestamptz,
  captured_to  bigint      not null default 0, -- the member up to whom money set aside was taken
  sealed_at    timestamptz,
  bets_root    bytea,
  bets_count   int,
  randomness   text,
  signature    text,
  seed         text,
  result       text[],
  drawn_at     timestamptz,
  selected_at  timestamptz, -- winners are known, and both programs agree on them
  paid_to      bigint      not null default 0, -- the member up to whom winners were paid
  settled_at   timestamptz,
  voided_at    timestamptz,
  refunded_to  bigint      not null default 0,
  refunded_at  timestamptz,
  judged_at    timestamptz, -- when it was looked for bets that cover nearly everything that can come out
  unique (code, issue_no),
  unique (chain_id, place),
  check (opens_at < closes_at and closes_at <= draws_at),
  check ((chain_id is null) = (place is null) and (chain_id is null) = (beacon_round is null)),
  check (sealed_at is null or closed_at is not null),
  check ((sealed_at is null) = (bets_root is null) and (sealed_at is null) = (bets_count is null)),
  -- The bets are sealed before anybody can know the randomness.
  constraint lottery_issue_sealed_before_beacon check (chain_id is null or sealed_at < draws_at),
  constraint lottery_issue_drawn_after_seal
    check (result is null or (sealed_at is not null and drawn_at > sealed_at)),
  check ((result is null) = (drawn_at is null)),
  check (chain_id is null or (drawn_at is null) = (seed is null)),
  check (selected_at is null or drawn_at is not null),
  check (settled_at is null or selected_at is not null)
) with (fillfactor = 70);

create index lottery_issue_to_close on lottery_issue (closes_at) where closed_at is null and voided_at is null;
create index lottery_issue_to_draw on lottery_issue (draws_at)
  where closed_at is not null and settled_at is null and voided_at is null;
create index lottery_issue_to_refund on lottery_issue (id) where voided_at is not null and refunded_at is null;
create index lottery_issue_of on lottery_issue (code, draws_at);
create index lottery_issue_drawn on lottery_issue (code, draws_at desc) where result is not null;
create index lottery_issue_to_judge on lottery_issue (id)
  where judged_at is null and bets_count > 0 and voided_at is null;

-- Roots of every 1,024 bets of an issue, so that the way from one bet to the root is found without reading all of them.
create table lottery_seal (
  issue_id bigint primary key references lottery_issue,
  roots    bytea  not null
);

-- What somebody says came out of a draw held elsewhere; two who agree make it the result. A source may say something
-- else, or take it back, until it counts: the newest of each stands, and one without a result takes back those before.
create table lottery_report (
  issue_id bigint      not null references lottery_issue,
  source   text        not null,
  result   text[],
  at       timestamptz not null default clock_timestamp(),
  id       bigint      generated always as identity primary key
);

create index lottery_report_of on lottery_report (issue_id, source, id);

-- What was done about an issue that went wrong: proposed by one person, confirmed by another.
create table lottery_ruling (
  id           bigint      generated always as identity primary key,
  issue_id     bigint      not null references lottery_issue,
  kind         text        not null check (kind in ('missed', 'unreported', 'void', 'correct')),
  result       text[], -- of a correction
  version      int         not null default 1, -- of the payouts a correction makes
  reason       text        not null,
  proposed_by  text        not null,
  proposed_at  timestamptz not null default clock_timestamp(),
  confirmed_by text,
  confirmed_at timestamptz,
  withdrawn_at timestamptz,
  moved_to     bigint      not null default 0, -- the member up to whom a correction was carried out
  done_at      timestamptz,
  check ((kind = 'correct') = (result is not null)),
  check ((confirmed_by is null) = (confirmed_at is null)),
  check (withdrawn_at is null or confirmed_at is null),
  -- A rule needs nobody's word.
  constraint lottery_ruling_by_two
    check (kind in ('missed', 'unreported') or confirmed_by is null or confirmed_by <> proposed_by),
  constraint lottery_ruling_done_by_two
    check (done_at is null or kind in ('missed', 'unreported') or confirmed_at is not null)
);

create unique index lottery_ruling_open on lottery_ruling (issue_id) where done_at is null and withdrawn_at is null;
create index lottery_ruling_of on lottery_ruling (issue_id);

-- Where something stopped that a person has to look at.
create table lottery_alarm (
  id          bigint      generated always as identity primary key,
  issue_id    bigint      not null references lottery_issue,
  reason      text        not null
    check (reason in ('programs_differ', 'reports_differ', 'reports_missing', 'result_refused', 'beacon_silent')),
  detail      jsonb       not null,
  created_at  timestamptz not null default clock_timestamp(),
  resolved_at timestamptz
);

create unique index lottery_alarm_open on lottery_alarm (issue_id, reason) where resolved_at is null;

-- Lines with the odds they were sold at; the same slip is kept once, however many play it.
create table lottery_slip (
  id     bigint generated always as identity primary key,
  digest uuid   not null unique,
  body   text   not null
);

create sequence lottery_order_id;

create table lottery_order (
  id          bigint      primary key,
  member_id   bigint      not null,
  merchant    text        not null,
  code        text        not null,
  room_type   text        not null,
  request_key uuid        not null, -- the app's own: asking twice makes one
  request     uuid        not null, -- digest of everything that was asked
  type        text        not null check (type in ('normal', 'chase', 'plan')),
  stop_rule   text        not null check (stop_rule in ('never', 'win', 'profit')),
  prize_group int         not null,
  slip_id     bigint      not null,
  cost        bigint      not null check (cost > 0),
  issue_count int         not null,
  created_at  timestamptz not null,
  -- Asked by the key first, which no other index would be taken for.
  constraint lottery_order_request_once unique (request_key, member_id)
);

create index lottery_order_member on lottery_order (member_id, created_at);

-- The part of an order that is played in one issue. Its number is that of the order times 1,024, and its place.
create table lottery_suborder (
  id           bigint  primary key,
  issue_id     bigint  not null,
  member_id    bigint  not null,
  slip_id      bigint  not null,
  multiple     int     not null check (multiple > 0),
  cost         bigint  not null check (cost > 0),
  win_max      bigint  not null,
  is_held      boolean not null, -- was placed before its issue sold: its money waits beside the member's cash
  -- A bet says what it and those before it come to, so the last one tells.
  stake_so_far bigint  not null, -- of this member in this issue, this one and what was cancelled included
  win_so_far   bigint  not null
);

create index lottery_suborder_issue on lottery_suborder (issue_id, id);
create index lottery_suborder_member on lottery_suborder (issue_id, member_id, id);

-- Sub-orders that were not played to their end.
create table lottery_end (
  suborder_id bigint      primary key,
  kind        text        not null check (kind in ('cancelled', 'stopped', 'refunded')),
  at          timestamptz not null
);

-- What was won; a sub-order of a settled issue that is not here has lost.
create table lottery_payout (
  issue_id    bigint  not null,
  version     int     not null,
  member_id   bigint  not null,
  suborder_id bigint  not null,
  amount      bigint  not null check (amount > 0),
  -- A stake that comes back because nobody won is paid, and is no win: it ends no chase.
  is_returned boolean not null default false,
  primary key (issue_id, version, member_id, suborder_id)
);

-- What one number of an issue would cost the house.
create table lottery_liability (
  merchant text   not null,
  issue_id bigint not null,
  number   text   not null,
  amount   bigint not null check (amount >= 0),
  primary key (merchant, issue_id, number)
) with (fillfactor = 60);

-- Sub-orders of one member that together cover nearly everything that can come out of an issue: they count towards no
-- requirement. Whether they do is known once nobody can add to them.
create table lottery_low_risk (
  suborder_id bigint      primary key,
  order_id    bigint      not null generated always as (suborder_id >> 10) stored,
  issue_id    bigint      not null references lottery_issue,
  member_id   bigint      not null,
  cost        bigint      not null,
  staked_at   timestamptz not null
);

create index lottery_low_risk_order on lottery_low_risk (order_id);
create index lottery_low_risk_member on lottery_low_risk (member_id, staked_at);

-- What `lottery_place` answers, one for each order.
create type lottery_answer as (
  n          int,
  status     text, -- posted, replayed, or why not
  detail     text, -- the issue or the number it is about
  order_id   bigint,
  created_at timestamptz,
  balance    bigint,
  held       int[] -- places of the sub-orders that wait for their issue, of an order that was posted
);

-- What was bet, drawn and paid is never changed: refused by permission here, and by trigger to everyone.
revoke delete on lottery_issue, lottery_ruling from perya_app;
revoke update, delete on lottery_chain, lottery_slip, lottery_order, lottery_suborder, lottery_end, lottery_payout,
  lottery_switch, lottery_report, lottery_entry, lottery_seal, lottery_low_risk from perya_app;
