-- The ledger: accounts, transfers between them, and one entry for each leg of a transfer.
-- Amounts are units of 1/10,000 of the currency.

-- What a transfer can be, and what follows from it. The contract's list of transaction codes names the same kinds.
create table ledger_kind (
  kind           text    primary key,
  is_play        boolean not null default false, -- a debit of this kind is refused while the member is blocked
  counts_stake   boolean not null default false, -- a limit on stakes, on losses or on deposits counts it
  counts_loss    boolean not null default false,
  counts_deposit boolean not null default false,
  may_overdraw   boolean not null default false, -- a correction that may leave a member in debt, and then blocks play
  -- A limit on stakes counts money sent to a vendor, though it is no turnover: nobody here sees the bets made with it.
  counts_sent    boolean not null default false
);

insert into ledger_kind (kind, is_play, counts_stake, counts_loss, counts_deposit, may_overdraw, counts_sent) values
  -- play:               is_play stake  loss   deposit overdraw sent
  ('stake',              true,   true,  true,  false,  false,   false),
  ('stake_hold',         true,   true,  true,  false,  false,   false),
  ('stake_released',     false,  true,  true,  false,  false,   false),
  ('refund',             false,  true,  true,  false,  false,   false),
  ('payout',             false,  false, true,  false,  false,   false),
  ('jackpot_win',        false,  false, true,  false,  false,   false),
  -- A result that is corrected counts as one.
  ('settlement',         false,  false, true,  false,  true,    false),
  ('reversal',           false,  false, false, false,  true,    false),
  ('chargeback',         false,  false, false, false,  true,    false),
  ('deposit',            false,  false, false, true,   false,   false),
  -- Money another member sends is brought to play like a deposit, so it passes no limit on deposits either.
  ('member_transfer',    false,  false, false, true,   false,   false),
  -- What goes to a vendor that keeps balances is refused like a bet, and what comes back is the result of all of them.
  ('vendor_transfer',    true,   false, true,  false,  false,   true),
  ('vendor_return',      false,  false, true,  false,  false,   false);
insert into ledger_kind (kind) values
  ('withdrawal'), ('hold'), ('hold_released'), ('fee'), ('adjustment'),
  ('bonus'), ('bonus_released'), ('bonus_withdrawn'), ('jackpot_share'),
  ('rebate'), ('salary'), ('dividend'), ('commission'), ('pool_funding'), ('demo_funding');

-- A domain is checked where a value is given, a check of the table at every change of a balance.
create domain currency_code as text check (value ~ '^[A-Z]{3}$');
create domain ledger_account_kind as text check (value in (
  'member_cash', 'member_bonus', 'member_held', 'in_transit', 'at_vendor',
  'house', 'vendor', 'gateway_clearing', 'promotion_pool', 'jackpot_pool', 'commission', 'suspense', 'demo',
  'member_debt'));

create table ledger_account (
  id         bigint              generated always as identity primary key,
  kind       ledger_account_kind not null,
  merchant   text                not null references merchant,
  currency   currency_code       not null,
  owner      bigint, -- the member, where the account is one's own
  name       text                not null default '', -- which vendor, gateway or pool, where there are several
  opened_at  timestamptz         not null default now(),
  -- An account without a floor keeps no balance: thousands of bets a second would queue for its one row.
  floor      bigint,
  debt       bigint              not null default 0 check (debt >= 0), -- how far a flagged correction took it below the floor
  balance    bigint,
  version    bigint              not null default 0, -- the number of entries so far
  changed_at timestamptz         not null default now(),
  seal       bytea               not null default '', -- of the last transfer that touched it
  unique nulls not distinct (merchant, kind, currency, owner, name),
  constraint ledger_account_above_floor check (balance >= floor - debt),
  constraint ledger_account_balance_with_floor check ((balance is null) = (floor is null))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

create index ledger_account_owner on ledger_account (owner) where owner is not null;

create sequence ledger_transfer_id;

create table ledger_transfer (
  id            bigint      primary key,
  key           text        not null constraint ledger_transfer_key unique check (length(key) between 1 and 200),
  kind          text        not null,
  accounts      bigint[]    not null, -- the legs, the account whose owner acts first
  amounts       bigint[]    not null,
  balance_after bigint, -- of the first leg, so that a retry gets the first answer
  version       bigint,
  reference     text, -- what the movement belongs to: an order, a round, a deposit
  reason        text,
  reversal_of   bigint,
  created_at    timestamptz not null,
  -- Hash over this row and the seals its accounts had before: a changed byte breaks the chain where it stands.
  seal          bytea       not null,
  constraint ledger_transfer_balanced check (
    cardinality(accounts) = cardinality(amounts) and cardinality(amounts) between 2 and 8
    and amounts[1] + amounts[2] + coalesce(amounts[3], 0) + coalesce(amounts[4], 0)
      + coalesce(amounts[5], 0) + coalesce(amounts[6], 0) + coalesce(amounts[7], 0) + coalesce(amounts[8], 0) = 0)
);

create unique index ledger_transfer_reversed_once on ledger_transfer (reversal_of) where reversal_of is not null;

create table ledger_entry (
  transfer_id   bigint      not null,
  account_id    bigint      not null,
  amount        bigint      not null check (amount <> 0),
  balance_after bigint, -- both empty where the account keeps no balance
  version       bigint,
  created_at    timestamptz not null
) partition by range (created_at);

create index ledger_entry_account on ledger_entry (account_id, version) where version is not null;
create index ledger_entry_created_at on ledger_entry using brin (created_at)
  with (pages_per_range = 16, autosummarize = on);

-- Catches what no month was made for, so that a forgotten job never stops a bet; `ledger_make_partitions` makes months.
create table ledger_entry_other partition of ledger_entry default;

-- Members who may not play now; a row is enough, whoever wrote it.
create table member_block (
  id         bigint      generated always as identity primary key,
  member_id  bigint      not null,
  reason     text        not null,
  starts_at  timestamptz not null default now(),
  ends_at    timestamptz not null default 'infinity',
  categories text[] -- unset: of every category
);

create index member_block_member on member_block (member_id);
-- One at a time for each member: both are moved as time goes by.
create unique index member_block_reality on member_block (member_id) where reason = 'reality';
create unique index member_block_session on member_block (member_id) where reason = 'session';
-- Who owes is looked for every minute, among all who ever took a break.
create index member_block_debt on member_block (member_id) where reason = 'debt';
create index member_block_break on member_block (member_id) where reason in ('timeout', 'exclusion');

-- How much a member may stake, lose or deposit in the running period; the posting function keeps `used`.
create table member_limit (
  member_id bigint      not null,
  measure   text        not null check (measure in ('stake', 'loss', 'deposit', 'bet')), -- bet: a single one
  period    interval    not null check (period > interval '0'),
  cap       bigint      not null check (cap >= 0),
  used      bigint      not null default 0,
  starts_at timestamptz not null default now(), -- of the running period
  primary key (member_id, measure, period)
);

-- Accounts without a floor keep no balance. Now and then their entries are closed: summed, counted and sealed up to
-- an instant before which nothing can be posted any more. The balance is the last closing plus what came since.
create table ledger_closing (
  up_to   timestamptz primary key,
  from_at timestamptz not null unique,
  check (from_at < up_to)
);

create table ledger_closing_balance (
  account_id bigint      not null references ledger_account,
  up_to      timestamptz not null references ledger_closing,
  balance    bigint      not null, -- of everything before `up_to`
  entries    bigint      not null, -- their number, so a missing one shows
  seal       bytea       not null, -- over the closed entries and the seal before
  primary key (account_id, up_to)
);

-- Money a member set aside: for a withdrawal on its way, or for bets on draws to come.
create table wallet_hold (
  id         bigint      generated always as identity primary key,
  key        text        not null unique,
  member_id  bigint      not null,
  kind       text        not null check (kind in ('hold', 'stake_hold')),
  amount     bigint      not null check (amount > 0),
  cash_id    bigint      not null references ledger_account,
  held_id    bigint      not null references ledger_account,
  state      text        not null default 'open' check (state in ('open', 'captured', 'released')),
  opened_by  bigint      not null unique,
  ended_by   bigint      unique,
  created_at timestamptz not null default now(),
  ended_at   timestamptz,
  constraint wallet_hold_ends_once check (
    (state = 'open') = (ended_by is null) and (ended_by is null) = (ended_at is null))
);

create index wallet_hold_open on wallet_hold (member_id) where state = 'open';

-- What an audit of the ledger found wrong, one row for each place, until someone has dealt with it.
create table ledger_alert (
  id          bigint      generated always as identity primary key,
  rule        text        not null, -- the check that failed, such as R-2
  place       text        not null, -- the row it points at
  account_id  bigint,
  transfer_id bigint,
  difference  bigint      not null default 0,
  detail      text        not null,
  found_at    timestamptz not null default now(),
  resolved_at timestamptz
);

create unique index ledger_alert_open on ledger_alert (rule, place) where resolved_at is null;

-- Business days that are over, added up by account and kind, so that a record of a year opens like one of a week.
create table ledger_day (
  merchant  text not null references merchant,
  day       date not null,
  time_zone text not null, -- the day's; sums of days in another are of no use
  primary key (merchant, day)
);

create table ledger_day_total (
  account_id   bigint not null,
  day          date   not null,
  kind         text   not null,
  entries      int    not null,
  total_in     bigint not null,
  total_out    bigint not null,
  last_version bigint not null, -- leads to the balance the day ended with
  primary key (account_id, day, kind)
);

-- What `ledger_post` answers, one for each posting.
create type ledger_answer as (
  posting     int,
  status      text, -- posted, replayed, conflict, insufficient, blocked, limit, unknown, mixed
  transfer_id bigint,
  balance     bigint, -- of the first leg's account: after the transfer, or now when it was refused
  version     bigint,
  created_at  timestamptz
);

-- What was posted stays as it was: refused by permission to the servers' role, and by trigger to everyone.
revoke insert, update, delete on ledger_kind, ledger_account, ledger_transfer, ledger_entry from perya_app;
revoke all on ledger_entry_other from perya_app;
revoke usage on sequence ledger_transfer_id from perya_app;
revoke insert, update, delete on ledger_closing, ledger_closing_balance from perya_app;
