-- A vendor is a company whose games the lobby offers; it speaks the wallet protocol with keys of its own.
create table vendor (
  id                    int         generated always as identity primary key,
  code                  text        not null unique check (code ~ '^[A-Z0-9_]{2,16}$'),
  name                  text        not null,
  wallet                text        not null check (wallet in ('seamless', 'transfer')),
  is_enabled            boolean     not null default true,
  -- Fail closed: nobody may call from nowhere.
  allowed_ips           text[]      not null default '{}',
  -- Some vendors take a rollback of a bet that never came for a mistake of theirs unless it is answered OK.
  unknown_rollback_ok   boolean     not null default false,
  round_timeout_seconds int         not null default 900 check (round_timeout_seconds > 0),
  -- Where our own calls to the vendor go: reports, round results, transfers.
  base_url              text,
  allowed_hosts         text[]      not null default '{}',
  may_be_local          boolean     not null default false, -- a vendor on this machine or network; demo mode only
  created_at            timestamptz not null default now()
);

-- Two keys of one vendor and brand live at once while one replaces the other.
create table vendor_key (
  vendor_id int         not null references vendor,
  merchant  text        not null references merchant,
  key_id    text        not null check (key_id ~ '^[!-~]{1,64}$'),
  algorithm text        not null check (algorithm in ('ed25519', 'rsa-sha256', 'hmac-sha256')),
  material  bytea       not null, -- a public key (DER), or a shared secret sealed with AES-GCM
  starts_at timestamptz not null default now(),
  ends_at   timestamptz not null default 'infinity',
  is_demo   boolean     not null default false,
  primary key (vendor_id, merchant, key_id)
);

create table vendor_disabled_game (
  vendor_id int         not null references vendor,
  game_code text        not null,
  reason    text        not null,
  since     timestamptz not null default now(),
  primary key (vendor_id, game_code)
);

-- Traded once, within seconds, for a session. Tokens are kept as digests: a copy of these tables opens nothing.
create table vendor_launch (
  token_digest uuid        primary key,
  vendor_id    int         not null references vendor,
  member_id    bigint      not null references member,
  session_id   bigint, -- the login it came from; when that ends, so does play
  game_code    text, -- unset for the vendor's own lobby, where the player chooses
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create index vendor_launch_expires_at on vendor_launch (expires_at);
-- Whoever leaves a game is asked whether they have opened another there since.
create index vendor_launch_member on vendor_launch (member_id, vendor_id);

create table vendor_session (
  token_digest uuid        primary key,
  vendor_id    int         not null references vendor,
  member_id    bigint      not null references member,
  session_id   bigint,
  game_code    text,
  created_at   timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);

create index vendor_session_member on vendor_session (member_id) where ended_at is null;
create index vendor_session_expires_at on vendor_session (expires_at);

-- A nonce is good once. The slot is the ten minutes its timestamp lies in, so that forgetting is a truncate;
-- what is lost in a crash is only the memory of reads, since every movement has its own unique id.
create table vendor_nonce (
  slot    smallint not null,
  nonce   uuid     not null, -- digest of vendor, brand and nonce
  request uuid     not null, -- digest of what was signed: the same request again is a retry, another is a forgery
  primary key (slot, nonce)
) partition by list (slot);

create unlogged table vendor_nonce_0 partition of vendor_nonce for values in (0);
create unlogged table vendor_nonce_1 partition of vendor_nonce for values in (1);
create unlogged table vendor_nonce_2 partition of vendor_nonce for values in (2);
create unlogged table vendor_nonce_3 partition of vendor_nonce for values in (3);

-- One row for every transaction id a vendor has used, with the answer it got and gets for ever.
create table vendor_tx (
  vendor_id       int         not null,
  tx_id           text        not null,
  -- A tombstone stands for a transaction that was rolled back before it came.
  call            text        not null check (call in ('bet', 'win', 'betwin', 'rollback', 'adjust', 'tombstone')),
  member_id       bigint      not null,
  round_id        text        not null,
  ref_tx_id       text,
  game_code       text        not null,
  payload         uuid, -- digest of everything but the request's own id and token
  amount          bigint      not null, -- as asked: the stake, the payout, or the correction
  win_amount      bigint      not null default 0, -- of a betwin
  jackpot_amount  bigint      not null default 0, -- the part of a payout that came from a jackpot
  cash            bigint      not null default 0, -- what moved on the member's accounts
  bonus           bigint      not null default 0,
  transfer_id     bigint,
  win_transfer_id bigint,
  status          text        not null,
  limit_name      text,
  balance         bigint,
  rolled_back_by  text,
  created_at      timestamptz not null,
  -- Digest of what was signed, as in `vendor_nonce`: the same bytes, however late they come again, get the first answer.
  request         uuid,
  primary key (vendor_id, tx_id),
  constraint vendor_tx_tombstone_moves_nothing
    check (call <> 'tombstone' or (transfer_id is null and payload is null)),
  constraint vendor_tx_only_ok_moves check (status = 'OK' or (transfer_id is null and win_transfer_id is null))
) with (fillfactor = 95);

create index vendor_tx_created_at on vendor_tx using brin (created_at) with (pages_per_range = 16, autosummarize = on);
-- Whether a correction has paid a win that was refused is asked every minute.
create index vendor_tx_adjust on vendor_tx (vendor_id, member_id, round_id) where call = 'adjust';

-- One member's part in one play of a game.
create table vendor_round (
  vendor_id   int         not null,
  member_id   bigint      not null,
  round_id    text        not null,
  game_code   text        not null,
  state       text        not null check (state in ('OPEN', 'SETTLED', 'CLOSED', 'VOID')),
  bets        int         not null default 0 check (bets >= 0), -- that stand
  credits     int         not null default 0 check (credits >= 0), -- wins above nothing that stand
  voids       int         not null default 0, -- bets that were rolled back
  stake_cash  bigint      not null default 0 check (stake_cash >= 0),
  stake_bonus bigint      not null default 0 check (stake_bonus >= 0),
  paid        bigint      not null default 0,
  opened_at   timestamptz not null,
  changed_at  timestamptz not null,
  asked_at    timestamptz, -- when the watchdog last asked the vendor about it
  -- What the vendor says about the risk of a round: `low` counts towards no requirement, `later` is said with the result.
  -- A round nobody says anything about counts.
  risk        text,
  primary key (vendor_id, member_id, round_id),
  constraint vendor_round_risk check (risk in ('low', 'later'))
) with (fillfactor = 85);

create index vendor_round_open on vendor_round (changed_at) where state = 'OPEN';
-- A member's rounds by the time they began, for the record of games.
create index vendor_round_member on vendor_round (member_id, opened_at);

-- What a person has to look at.
create table vendor_alarm (
  id          bigint      generated always as identity primary key,
  vendor_id   int         not null references vendor,
  member_id   bigint,
  reason      text        not null
    check (reason in (
      'tx_conflict', 'bad_signature', 'round_stuck', 'report_difference', 'transfer_stuck', 'transfer_conflict',
      'return_refused', 'unpaid_win', 'limit_reached')),
  subject     text        not null, -- the transaction, round, day or transfer it is about
  detail      jsonb       not null default '{}',
  created_at  timestamptz not null default now(),
  resolved_at timestamptz
);

create index vendor_alarm_open on vendor_alarm (vendor_id, reason, subject) where resolved_at is null;
create index vendor_alarm_member on vendor_alarm (member_id) where resolved_at is null and member_id is not null;
create index vendor_alarm_unpaid_win on vendor_alarm (vendor_id, member_id, subject) where reason = 'unpaid_win';

-- Money on its way between a member and a vendor that keeps players' balances itself.
-- A row is written, and the money set in transit, before the vendor is asked: whatever happens then, it is found again.
create table vendor_transfer (
  reference      text        primary key, -- ours; the same until the outcome is known, and never used for another
  vendor_id      int         not null references vendor,
  member_id      bigint      not null references member,
  direction      text        not null check (direction in ('in', 'out')), -- seen from the vendor
  amount         bigint      check (amount >= 0), -- of everything that comes back, known once it has
  state          text        not null default 'sent' check (state in ('sent', 'done', 'failed')),
  polls          int         not null default 0,
  next_poll_at   timestamptz,
  sent_at        timestamptz not null default now(),
  resolved_at    timestamptz,
  -- What the other side said moved, where it names an amount with its yes.
  told_amount    bigint,
  -- How a transfer ended whose vendor does not say so: one operator claims it, another vouches for it.
  claimed_state  text        check (claimed_state in ('done', 'failed')),
  claimed_amount bigint      check (claimed_amount >= 0),
  claimed_by     text,
  vouched_by     text,
  -- Marks what was sent to a vendor and has not come back, so that the few members with money at one are found at once.
  is_there       boolean     not null default false,
  check ((state = 'sent') = (resolved_at is null)),
  check (direction = 'out' or amount is not null),
  check (state <> 'done' or amount is not null),
  check ((claimed_by is null) = (claimed_state is null)),
  check (vouched_by is null or (claimed_by <> vouched_by and state = claimed_state))
);

-- Nothing more is sent for a member until the last outcome is known.
create unique index vendor_transfer_one_open on vendor_transfer (vendor_id, member_id) where state = 'sent';
create index vendor_transfer_member on vendor_transfer (member_id, vendor_id);
-- What people vouched for is asked about until the vendor says so itself, or something else.
create index vendor_transfer_due on vendor_transfer (next_poll_at) where next_poll_at is not null;
create index vendor_transfer_there on vendor_transfer (member_id, vendor_id) where is_there;

-- A day of a vendor's own list, compared with what is kept here. A day whose list the vendor has not given yet has a
-- row as well, and is asked for again.
create table vendor_report (
  vendor_id   int         not null references vendor,
  day         date        not null,
  rows        int,
  differences jsonb,
  compared_at timestamptz default now(),
  fault       text, -- why there was no list
  has_rows    boolean     not null default false, -- its rows stand in `vendor_report_row`
  primary key (vendor_id, day),
  constraint vendor_report_compared
    check (case when compared_at is null then fault is not null else rows is not null and differences is not null end)
);

-- The rows of a vendor's list of a day, as they were when it was last compared, so that each transfer that crosses to
-- the vendor can be matched with its outside record at any time after.
create table vendor_report_row (
  vendor_id int    not null,
  day       date   not null,
  tx_id     text   not null,
  player_id text   not null,
  amount    bigint not null, -- on the player's balance: a stake is negative, a pair is its sum
  primary key (vendor_id, day, tx_id)
);

-- Whose members a vendor may speak of: those who opened one of its games.
create table vendor_member (
  vendor_id int         not null references vendor,
  member_id bigint      not null references member,
  since     timestamptz not null default now(),
  primary key (vendor_id, member_id)
);

-- What one vendor's key can do is bounded: what it gives away, corrects and pays in a day, and a single win. A call
-- that passes a bound is held, never lost: it is answered MAINTENANCE, kept nowhere, and decided when it comes again.
create table vendor_limit (
  vendor_id   int    not null references vendor,
  -- promo: gifts of a day. correction: what corrections of a day give. win: one win. net: what members win of a day.
  kind        text   not null check (kind in ('promo', 'correction', 'win', 'net')),
  cap         bigint not null check (cap >= 0),
  -- Of this day by UTC; what was used on another counts no more.
  day         date   not null default '-infinity',
  used        bigint not null default 0,
  -- From here on nothing of the kind is taken until operators resume it.
  stopped_at  timestamptz,
  -- What one operator says, until another says the same: a higher cap, or to resume where it is unset.
  claimed_cap bigint,
  claimed_by  text,
  primary key (vendor_id, kind)
);
-- A vendor takes no bets while its net is stopped, whether operators have it in maintenance or not.
create index vendor_limit_net_stopped on vendor_limit (vendor_id) where kind = 'net' and stopped_at is not null;

-- The demo's own transfer-wallet vendor, as the vendor sees it.
create table demo_vendor_wallet (
  vendor  text   not null,
  player  text   not null,
  balance bigint not null default 0 check (balance >= 0),
  primary key (vendor, player)
);

create table demo_vendor_transfer (
  vendor    text   not null,
  reference text   not null,
  player    text   not null,
  amount    bigint not null,
  status    text   not null check (status in ('SUCCESS', 'FAILED')),
  primary key (vendor, reference)
);

-- What is played at the demo's transfer-wallet vendor, as the vendor sees it: stake and result move together, once.
create table demo_vendor_round (
  vendor  text   not null,
  tx_id   text   not null,
  player  text   not null,
  stake   bigint not null check (stake >= 0),
  win     bigint not null check (win >= 0),
  balance bigint not null, -- after it
  status  text   not null check (status in ('OK', 'INSUFFICIENT_FUNDS', 'TX_ROLLED_BACK')),
  primary key (vendor, tx_id)
);

-- What `vendor_play` and `vendor_correct` answer, one for each call.
create type vendor_answer as (
  n               int,
  status          text, -- of the protocol
  balance         bigint,
  is_duplicate    boolean,
  current_balance bigint,
  limit_name      text,
  is_forged       boolean, -- the nonce was used for something else
  won             bigint -- what members won by a call of what the vendor pays; less than nothing where they lost
);
