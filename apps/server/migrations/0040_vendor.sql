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
  vendor_id  int         not null references vendor,
  merchant   text        not null references merchant,
  key_id     text        not null check (key_id ~ '^[!-~]{1,64}$'),
  algorithm  text        not null check (algorithm in ('ed25519', 'rsa-sha256', 'hmac-sha256')),
  material   bytea       not null, -- a public key (DER), or a shared secret sealed with AES-GCM
  starts_at  timestamptz not null default now(),
  ends_at    timestamptz not null default 'infinity',
  is_demo    boolean     not null default false,
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
  session_id   bigint,     -- the login it came from; when that ends, so does play
  game_code    text,       -- unset for the vendor's own lobby, where the player chooses
  expires_at   timestamptz not null,
  used_at      timestamptz
);

create index vendor_launch_expires_at on vendor_launch (expires_at);

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
  payload         uuid,       -- digest of everything but the request's own id and token
  amount          bigint      not null,           -- as asked: the stake, the payout, or the correction
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
  primary key (vendor_id, tx_id),
  constraint vendor_tx_tombstone_moves_nothing check (call <> 'tombstone' or (transfer_id is null and payload is null)),
  constraint vendor_tx_only_ok_moves check (status = 'OK' or (transfer_id is null and win_transfer_id is null))
) with (fillfactor = 95);

create index vendor_tx_created_at on vendor_tx using brin (created_at) with (pages_per_range = 16, autosummarize = on);

-- One member's part in one play of a game.
create table vendor_round (
  vendor_id   int         not null,
  member_id   bigint      not null,
  round_id    text        not null,
  game_code   text        not null,
  state       text        not null check (state in ('OPEN', 'SETTLED', 'CLOSED', 'VOID')),
  bets        int         not null default 0 check (bets >= 0),    -- that stand
  credits     int         not null default 0 check (credits >= 0), -- wins above nothing that stand
  voids       int         not null default 0,                      -- bets that were rolled back
  stake_cash  bigint      not null default 0 check (stake_cash >= 0),
  stake_bonus bigint      not null default 0 check (stake_bonus >= 0),
  paid        bigint      not null default 0,
  opened_at   timestamptz not null,
  changed_at  timestamptz not null,
  asked_at    timestamptz, -- when the watchdog last asked the vendor about it
  primary key (vendor_id, member_id, round_id)
) with (fillfactor = 85);

create index vendor_round_open on vendor_round (changed_at) where state = 'OPEN';

-- What a person has to look at.
create table vendor_alarm (
  id          bigint      generated always as identity primary key,
  vendor_id   int         not null references vendor,
  member_id   bigint,
  reason      text        not null check (reason in
    ('tx_conflict', 'bad_signature', 'round_stuck', 'report_difference', 'transfer_stuck', 'unpaid_win')),
  subject     text        not null, -- the transaction, round, day or transfer it is about
  detail      jsonb       not null default '{}',
  created_at  timestamptz not null default now(),
  resolved_at timestamptz
);

create index vendor_alarm_open on vendor_alarm (vendor_id, reason, subject) where resolved_at is null;

-- A player sees an unresolved round as a ticket, not as money that is gone.
create view vendor_open_ticket as
  select a.id, a.vendor_id, a.member_id, a.reason, a.subject, a.created_at
  from vendor_alarm a
  where a.resolved_at is null and a.member_id is not null and a.reason in ('round_stuck', 'transfer_stuck', 'unpaid_win');
