-- The ledger: accounts, transfers between them, and one entry for each leg of a transfer.
-- Amounts are units of 1/10,000 of the currency.

-- What a transfer can be, and what follows from it. The contract's list of transaction codes names the same kinds.
create table ledger_kind (
  kind           text    primary key,
  is_play        boolean not null default false, -- a debit of this kind is refused while the member is blocked
  counts_stake   boolean not null default false, -- a limit on stakes, on losses or on deposits counts it
  counts_loss    boolean not null default false,
  counts_deposit boolean not null default false,
  may_overdraw   boolean not null default false  -- a correction that may leave a member in debt, and then blocks play
);

insert into ledger_kind (kind, is_play, counts_stake, counts_loss) values
  ('stake',          true,  true,  true),
  ('stake_hold',     true,  true,  true),
  ('stake_released', false, true,  true),
  ('refund',         false, true,  true),
  ('payout',         false, false, true),
  ('jackpot_win',    false, false, true);
insert into ledger_kind (kind, counts_deposit) values ('deposit', true);
insert into ledger_kind (kind, may_overdraw) values ('settlement', true), ('reversal', true), ('chargeback', true);
insert into ledger_kind (kind) values
  ('withdrawal'), ('hold'), ('hold_released'), ('fee'), ('adjustment'),
  ('bonus'), ('bonus_released'), ('bonus_withdrawn'), ('jackpot_share'),
  ('rebate'), ('salary'), ('dividend'), ('commission'),
  ('member_transfer'), ('vendor_transfer'), ('pool_funding'), ('demo_funding');

create table ledger_account (
  id         bigint      generated always as identity primary key,
  kind       text        not null check (kind in (
    'member_cash', 'member_bonus', 'member_held', 'in_transit',
    'house', 'vendor', 'gateway_clearing', 'promotion_pool', 'jackpot_pool', 'commission', 'suspense', 'demo')),
  merchant   text        not null references merchant,
  currency   text        not null check (currency ~ '^[A-Z]{3}$'),
  owner      bigint,                        -- the member, where the account is one's own
  name       text        not null default '', -- which vendor, gateway or pool, where there are several
  opened_at  timestamptz not null default now(),
  -- An account without a floor keeps no balance: thousands of bets a second would queue for its one row.
  floor      bigint,
  debt       bigint      not null default 0 check (debt >= 0), -- how far a flagged correction took it below the floor
  balance    bigint,
  version    bigint      not null default 0, -- the number of entries so far
  changed_at timestamptz not null default now(),
  seal       bytea       not null default '', -- of the last transfer that touched it
  unique nulls not distinct (merchant, kind, currency, owner, name),
  constraint ledger_account_above_floor check (balance >= floor - debt),
  constraint ledger_account_balance_with_floor check ((balance is null) = (floor is null)),
  constraint ledger_account_member_has_floor check (
    kind not in ('member_cash', 'member_bonus', 'member_held', 'in_transit', 'promotion_pool', 'jackpot_pool')
    or floor is not null),
  constraint ledger_account_member_has_owner check (
    (kind in ('member_cash', 'member_bonus', 'member_held', 'in_transit')) = (owner is not null))
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

create index ledger_account_owner on ledger_account (owner) where owner is not null;

create sequence ledger_transfer_id;

create table ledger_transfer (
  id            bigint      primary key,
  key           text        not null constraint ledger_transfer_key unique check (length(key) between 1 and 200),
  kind          text        not null,
  accounts      bigint[]    not null, -- the legs, the account whose owner acts first
  amounts       bigint[]    not null,
  balance_after bigint,               -- of the first leg, so that a retry gets the first answer
  version       bigint,
  reference     text,                 -- what the movement belongs to: an order, a round, a deposit
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
create index ledger_transfer_reference on ledger_transfer (reference) where reference is not null;

create table ledger_entry (
  transfer_id   bigint      not null,
  account_id    bigint      not null,
  amount        bigint      not null check (amount <> 0),
  balance_after bigint,  -- both empty where the account keeps no balance
  version       bigint,
  created_at    timestamptz not null
) partition by range (created_at);

create index ledger_entry_account on ledger_entry (account_id, version) where version is not null;
create index ledger_entry_created_at on ledger_entry using brin (created_at) with (pages_per_range = 16, autosummarize = on);

-- What happened to money, for whoever must react to it; written with the movement, taken by a job.
create table ledger_outbox (
  id          bigint      generated always as identity primary key,
  transfer_id bigint      not null,
  event       jsonb       not null,
  created_at  timestamptz not null
);

-- Members who may not play now; a row is enough, whoever wrote it.
create table member_block (
  id        bigint      generated always as identity primary key,
  member_id bigint      not null,
  reason    text        not null,
  starts_at timestamptz not null default now(),
  ends_at   timestamptz not null default 'infinity'
);

create index member_block_member on member_block (member_id);

-- How much a member may stake, lose or deposit in the running period; the posting function keeps `used`.
create table member_limit (
  member_id bigint      not null,
  measure   text        not null check (measure in ('stake', 'loss', 'deposit')),
  period    interval    not null check (period > interval '0'),
  cap       bigint      not null check (cap >= 0),
  used      bigint      not null default 0,
  starts_at timestamptz not null default now(), -- of the running period
  primary key (member_id, measure, period)
);
