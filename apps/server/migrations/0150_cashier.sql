-- Ways to pay in, as a merchant offers them; a change shows at once.
create table deposit_channel (
  id             bigint   generated always as identity primary key,
  merchant       text     not null references merchant,
  code           text     not null check (code ~ '^[a-z0-9-]{2,32}$'),
  kind           text     not null check (kind in ('gateway', 'ewalletQr', 'alipay', 'qq', 'wechat', 'manual')),
  vendor         text     not null, -- the company the payer pays with
  names          jsonb    not null, -- by language
  min_amount     bigint   not null check (min_amount > 0),
  max_amount     bigint   not null,
  fee_fixed      bigint   not null default 0 check (fee_fixed >= 0),
  fee_rate       int      not null default 0 check (fee_rate between 0 and 5000), -- in 1/10,000 of the amount
  minutes_from   int      not null default 0,
  minutes_to     int      not null,
  window_minutes int      not null default 30 check (window_minutes between 5 and 1440), -- how long it can be paid
  quick_amounts  bigint[] not null,
  position       int      not null,
  is_recommended boolean  not null default false,
  is_enabled     boolean  not null default true,
  pay_to         jsonb, -- bank, name and number of the account
  one_person_max bigint   not null default 500000000, -- above it two people confirm
  -- What the company behind a way to pay takes a day, of all members together.
  daily_max      bigint   check (daily_max > 0),
  unique (merchant, code),
  check (max_amount >= min_amount and minutes_to >= minutes_from),
  constraint deposit_channel_manual_has_account check ((kind = 'manual') = (pay_to is not null))
);

create table deposit (
  id              bigint      generated always as identity primary key,
  reference       text        not null unique, -- what payer, gateway and service call it
  request_key     text        not null, -- the app's own: asking twice makes one
  merchant        text        not null references merchant,
  member_id       bigint      not null references member,
  channel_id      bigint      not null references deposit_channel,
  gateway         text        not null,
  amount          bigint      not null check (amount > 0),
  fee             bigint      not null check (fee >= 0 and fee < amount),
  currency        text        not null,
  state           text        not null default 'waiting'
    check (state in (
      'waiting', 'credited', 'review', 'expired', 'failed', 'cancelled', 'refused', 'refunded', 'takenBack')),
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  next_query_at   timestamptz not null,
  ended_at        timestamptz,
  pay_to          jsonb, -- as it was shown to the payer
  payer_reference text, -- of the transfer at the payer's bank
  proved_at       timestamptz,
  flags           text[]      not null default '{}', -- what whoever confirms it has to know
  reason          text, -- a code: why it was refused or taken back
  -- How much of a deposit paid what its member owed, and so never reached their wallet.
  repaid          bigint      not null default 0 check (repaid >= 0),
  unique (member_id, request_key),
  check ((state in ('waiting', 'review')) = (ended_at is null)),
  -- A member's deposits belong to the merchant their account is at, whoever asks for them.
  constraint deposit_at_own_merchant
    foreign key (member_id, merchant) references member (id, merchant)
);

create index deposit_member on deposit (member_id, id desc);
-- A transfer at a bank pays one deposit.
create unique index deposit_payer_reference_once on deposit (channel_id, payer_reference) where state = 'credited';
create index deposit_payer_reference on deposit (channel_id, payer_reference);
create index deposit_to_confirm on deposit (merchant, id) where state = 'review' and proved_at is not null;
-- What of a member's money is on its way, which their open apps follow.
create index deposit_underway on deposit (member_id) where ended_at is null;
create index deposit_of_channel on deposit (channel_id, created_at);
-- What came by a way to pay on a day, read with every look at the ways there are.
create index deposit_came on deposit (channel_id, (coalesce(proved_at, ended_at))) include (amount)
  where state in ('credited', 'review');
-- A deposit its member called off is asked about until its time is up: money that was on its way is found all the same.
create index deposit_asked on deposit (next_query_at)
  where state in ('waiting', 'cancelled') and next_query_at < 'infinity';

-- What gateways said was paid, each payment once. What fits no deposit is parked: its money stands in suspense.
create table gateway_payment (
  gateway          text        not null,
  payment          text        not null, -- the gateway's own number, its authorisation
  digest           bytea       not null, -- of what the gateway said, to tell a repeated word from a changed one
  merchant         text        not null references merchant,
  reference        text        not null,
  deposit_id       bigint      references deposit,
  amount           bigint      not null check (amount > 0),
  currency         text        not null,
  state            text        not null check (state in ('credited', 'parked', 'resolved', 'refunding', 'refunded')),
  reason           text       
    check (reason in ('unknown', 'amount', 'currency', 'late', 'twice', 'limit', 'exclusion')),
  received_at      timestamptz not null,
  -- Two operators say whose money a parked payment is; the second one moves it.
  claimed_for      bigint      references member,
  claimed_by       text,
  resolved_by      text,
  resolved_at      timestamptz,
  -- A parked payment may go back to its payer, once two operators have said so and the gateway has done it.
  refund_asked_by  text,
  refund_agreed_by text,
  next_query_at    timestamptz,
  primary key (gateway, payment),
  check ((state = 'credited') = (reason is null)),
  check ((state = 'resolved') = (resolved_by is not null)),
  check (resolved_by is distinct from claimed_by or resolved_by is null),
  constraint gateway_payment_refund_agreed
    check ((state in ('refunding', 'refunded')) = (refund_agreed_by is not null)),
  constraint gateway_payment_refund_by_two check (refund_agreed_by is null or refund_agreed_by <> refund_asked_by)
);

create index gateway_payment_parked on gateway_payment (merchant, received_at) where state = 'parked';
create index gateway_payment_refunding on gateway_payment (next_query_at) where state = 'refunding';
-- What came for a deposit and could not simply be credited.
create index gateway_payment_odd on gateway_payment (deposit_id) where deposit_id is not null and reason is not null;
create index gateway_payment_deposit on gateway_payment (deposit_id) where deposit_id is not null;

-- The books of the demo's own gateway.
create table local_payment (
  payment   text        primary key,
  reference text        not null,
  account   text        not null,
  amount    bigint      not null,
  currency  text        not null,
  state     text        not null check (state in ('paid', 'failed')),
  made_at   timestamptz not null
);

create index local_payment_reference on local_payment (reference);

-- Pictures of receipts, drawn anew; `digest` is of what was drawn, so the same picture is known again.
create table deposit_proof (
  id         uuid        primary key default gen_random_uuid(),
  member_id  bigint      not null references member,
  deposit_id bigint      references deposit, -- unset until it is sent
  webp       bytea       not null,
  digest     bytea       not null,
  made_at    timestamptz not null
);

create unique index deposit_proof_of_deposit on deposit_proof (deposit_id);
create index deposit_proof_digest on deposit_proof (digest);
create index deposit_proof_of_member on deposit_proof (member_id, made_at);

-- Which operators said yes to what; one and the same counts once, and all speak of the same amount.
create table deposit_approval (
  deposit_id bigint      not null references deposit,
  act        text        not null check (act in ('confirm', 'takeBack')),
  operator   text        not null,
  amount     bigint      not null,
  at         timestamptz not null,
  primary key (deposit_id, act, operator)
);

-- What people did to a deposit.
create table deposit_step (
  id         bigint      generated always as identity primary key,
  deposit_id bigint      not null references deposit,
  state      text        not null,
  reason     text,
  operator   text,
  at         timestamptz not null
);

create index deposit_step_of on deposit_step (deposit_id, id);

-- What a member owes after a deposit was taken back that they had spent; the ledger's account of that kind says the same.
create table member_debt (
  member_id bigint      primary key references member,
  owed      bigint      not null check (owed >= 0),
  since     timestamptz not null
);

-- Banks and e-wallets a merchant pays out to.
create table payout_bank (
  id             bigint  generated always as identity primary key,
  merchant       text    not null references merchant,
  code           text    not null check (code ~ '^[a-z0-9-]{2,32}$'),
  kind           text    not null check (kind in ('bank', 'ewallet')),
  names          jsonb   not null, -- by language
  number_pattern text    not null, -- what an account number looks like, without spaces
  min_amount     bigint  not null check (min_amount > 0),
  max_amount     bigint  not null,
  fee_fixed      bigint  not null default 0 check (fee_fixed >= 0),
  fee_rate       int     not null default 0 check (fee_rate between 0 and 5000), -- in 1/10,000 of the amount
  minutes_to     int     not null check (minutes_to > 0), -- until the money is there, once it is approved
  position       int     not null,
  is_enabled     boolean not null default true,
  unique (merchant, code),
  check (max_amount >= min_amount)
);

-- From where on a person looks at a withdrawal, and from where on two do; a merchant without a row has the defaults.
create table withdrawal_rule (
  merchant       text    primary key references merchant,
  auto_max       bigint  not null default 50000000,
  one_person_max bigint  not null default 500000000,
  daily_count    int     not null default 3,
  cards_max      int     not null default 5,
  review_hours   int     not null default 24,
  -- After so many hours without a decision a withdrawal goes back to its member.
  decide_hours   int     not null default 72 check (decide_hours > 0),
  -- What a merchant may ask for besides: a proved number, so many withdrawals a day without a fee, and a person's look
  -- after a win above an amount. Unset, each leaves things as they were.
  needs_mobile   boolean not null default false,
  free_daily     int     not null default 0 check (free_daily >= 0),
  big_win        bigint  check (big_win > 0)
);

-- An account of a member's own in their verified name; numbers are sealed, the last digits say which it is.
create table bank_card (
  id           bigint      generated always as identity primary key,
  member_id    bigint      not null references member,
  bank_id      bigint      not null references payout_bank,
  number       bytea       not null,
  number_index bytea       not null,
  last_digits  text        not null,
  bound_at     timestamptz not null,
  usable_at    timestamptz not null, -- a new one waits, so that its owner hears of it before money leaves
  -- Withdrawals name the account they went to, so one that is taken away stays on file.
  removed_at   timestamptz
);

create index bank_card_member on bank_card (member_id);
create unique index bank_card_number on bank_card (bank_id, number_index) where removed_at is null;

create table withdrawal (
  id            bigint      generated always as identity primary key,
  reference     text        not null unique,
  request_key   text        not null, -- the app's own: asking twice makes one
  merchant      text        not null references merchant,
  member_id     bigint      not null references member,
  card_id       bigint      not null references bank_card,
  amount        bigint      not null check (amount > 0),
  fee           bigint      not null check (fee >= 0 and fee < amount),
  currency      text        not null,
  state         text        not null
    check (state in ('requested', 'approved', 'paying', 'paid', 'cancelled', 'rejected', 'failed')),
  reason        text, -- a code: why a person looks at it, or why it was not paid
  created_at    timestamptz not null,
  promised_at   timestamptz not null,
  ended_at      timestamptz,
  next_query_at timestamptz,
  -- What the other side said moved, where it names an amount with its yes.
  told_amount   bigint,
  unique (member_id, request_key),
  check ((state in ('paid', 'cancelled', 'rejected', 'failed')) = (ended_at is not null)),
  check ((state = 'paying') = (next_query_at is not null)),
  -- As their deposits do.
  constraint withdrawal_at_own_merchant
    foreign key (member_id, merchant) references member (id, merchant)
);

create index withdrawal_member on withdrawal (member_id, id desc);
create index withdrawal_open on withdrawal (state, id) where ended_at is null;
create index withdrawal_underway on withdrawal (member_id) where ended_at is null;

-- Which operators said yes; one and the same counts once.
create table withdrawal_approval (
  withdrawal_id bigint      not null references withdrawal,
  operator      text        not null,
  at            timestamptz not null,
  primary key (withdrawal_id, operator)
);

-- Everything that happened to a withdrawal, and by whom.
create table withdrawal_step (
  id            bigint      generated always as identity primary key,
  withdrawal_id bigint      not null references withdrawal,
  state         text        not null,
  reason        text,
  operator      text,
  at            timestamptz not null
);

create index withdrawal_step_of on withdrawal_step (withdrawal_id, id);

-- What the demo's own gateway paid out.
create table local_payout (
  reference text        primary key,
  state     text        not null check (state in ('paid', 'failed', 'pending')),
  amount    bigint      not null,
  made_at   timestamptz not null
);

-- What a merchant gives on top of a deposit to those who ask for it, and what has to be staked for it.
create table deposit_promotion (
  id               bigint      generated always as identity primary key,
  merchant         text        not null references merchant,
  code             text        not null check (code ~ '^[a-z0-9-]{2,32}$'),
  names            jsonb       not null, -- by language
  texts            jsonb       not null,
  kind             text        not null check (kind in ('percent', 'fixed')),
  rate             int         not null default 0, -- in 1/10,000 of what arrives
  fixed            bigint      not null default 0,
  cap              bigint      not null check (cap > 0),
  min_deposit      bigint      not null check (min_deposit > 0),
  basis            text        not null check (basis in ('bonus', 'depositAndBonus')),
  turnover_percent int         not null check (turnover_percent between 0 and 10000), -- of the basis
  valid_days       int         not null check (valid_days between 1 and 365),
  once             text        not null check (once in ('member', 'day')),
  starts_at        timestamptz not null default '-infinity',
  ends_at          timestamptz not null default 'infinity',
  position         int         not null default 0,
  is_enabled       boolean     not null default true,
  -- While a bonus is being staked one bet is at most so large, so that nobody turns it into cash by one throw.
  max_bet          bigint      check (max_bet > 0), -- unset: any
  unique (merchant, code),
  check (case kind when 'percent' then rate > 0 and fixed = 0 else fixed > 0 and rate = 0 end)
);

-- A member's yes to a promotion for one deposit. Its terms are those of that day.
create table promotion_claim (
  id           bigint      generated always as identity primary key,
  promotion_id bigint      not null references deposit_promotion,
  member_id    bigint      not null references member,
  deposit_id   bigint      not null references deposit,
  slot         text        not null, -- the business day, or nothing where it is once for good
  state        text        not null default 'accepted'
    check (state in ('accepted', 'active', 'completed', 'forfeited', 'expired', 'void')),
  bonus        bigint      not null default 0 check (bonus >= 0),
  released     bigint      not null default 0 check (released >= 0), -- what of it became cash
  bonus_start  bigint, -- version of the member's bonus account by the grant itself
  accepted_at  timestamptz not null,
  expires_at   timestamptz,
  counted_at   timestamptz,
  ended_at     timestamptz,
  max_bet      bigint, -- as it was when the bonus came
  check ((state in ('accepted', 'active')) = (ended_at is null)),
  check ((state in ('accepted', 'void')) = (bonus_start is null))
);

-- However many ask at once: a promotion is taken once per slot, a deposit has one, and a member one at a time.
create unique index promotion_claim_once on promotion_claim (promotion_id, member_id, slot) where state <> 'void';
create unique index promotion_claim_deposit on promotion_claim (deposit_id) where state <> 'void';
create unique index promotion_claim_open on promotion_claim (member_id) where ended_at is null;
create index promotion_claim_active on promotion_claim (counted_at nulls first) where state = 'active';
create index promotion_claim_ended on promotion_claim (ended_at) where state in ('completed', 'forfeited', 'expired');

-- How often a credit has to be staked before it may leave; a merchant without a row asks for once.
create table turnover_rule (
  merchant text primary key references merchant,
  percent  int  not null default 100 check (percent between 0 and 10000)
);

-- How much of a stake counts, by category; a category without a row counts in full.
create table turnover_weight (
  merchant text not null references merchant,
  category text not null,
  percent  int  not null check (percent between 0 and 100),
  primary key (merchant, category)
);

-- What a credit asks for. Stakes count for the oldest requirement that is not met, from its own credit on.
create table turnover_requirement (
  id            bigint      generated always as identity primary key,
  member_id     bigint      not null references member,
  reference     text        not null, -- of the deposit
  credit        bigint      not null check (credit > 0),
  required      bigint      not null check (required > 0),
  progress      bigint      not null default 0 check (progress between 0 and required),
  start_version bigint      not null, -- of the member's cash, by the credit itself
  created_at    timestamptz not null,
  met_at        timestamptz,
  claim_id      bigint      unique references promotion_claim,
  lapsed_at     timestamptz, -- it no longer asks for anything, though it was not met
  unique (member_id, start_version),
  check ((met_at is not null) = (progress = required))
);

create index turnover_requirement_open on turnover_requirement (member_id, start_version)
  where met_at is null and lapsed_at is null;

-- Up to where a member's stakes have been counted.
create table turnover_mark (
  member_id     bigint   primary key references member,
  cash_version  bigint   not null,
  bonus_version bigint   not null default 0,
  -- Stakes up to the mark that wait for the result of their round.
  cash_waiting  bigint[] not null default '{}',
  bonus_waiting bigint[] not null default '{}'
);

-- Corrections of a member's money by people: one operator proposes, another decides, and the ledger moves with it.
create table adjustment (
  id          bigint      generated always as identity primary key,
  reference   text        not null unique,
  merchant    text        not null references merchant (code),
  member_id   bigint      not null references member,
  amount      bigint      not null check (amount <> 0), -- to the member; below nothing it is taken
  reason      text        not null,
  note        text        not null, -- for other operators
  state       text        not null default 'proposed' check (state in ('proposed', 'posted', 'refused')),
  proposed_by text        not null,
  proposed_at timestamptz not null,
  decided_by  text,
  decided_at  timestamptz,
  check ((state = 'proposed') = (decided_by is null)),
  check ((state = 'proposed') = (decided_at is null)),
  check (state <> 'posted' or decided_by <> proposed_by)
);

create index adjustment_proposed on adjustment (merchant, id) where state = 'proposed';

-- Steps of deposits and withdrawals by the database's clock. Written by triggers, so that no caller can forget one and
-- none is lost: a step commits with what it is a step of, and waits here until it was watched.
create table cash_step (
  id            bigint      generated always as identity primary key,
  member_id     bigint      not null references member,
  step          text        not null check (step in ('deposited', 'depositFailed', 'depositTakenBack', 'withdrawalAsked',
    'withdrawalPaid', 'withdrawalReturned')),
  deposit_id    bigint      references deposit,
  withdrawal_id bigint      references withdrawal,
  amount        bigint      not null check (amount > 0),
  currency      text        not null,
  at            timestamptz not null default clock_timestamp(),
  banking_day   date        not null generated always as ((at at time zone 'Asia/Manila')::date) stored,
  watched_at    timestamptz,
  check (starts_with(step, 'deposit') = (deposit_id is not null)),
  check (starts_with(step, 'withdrawal') = (withdrawal_id is not null))
);

create index cash_step_unwatched on cash_step (member_id, id) where watched_at is null;
create index cash_step_of_day on cash_step (member_id, banking_day);
create index cash_step_of_withdrawal on cash_step (withdrawal_id) where withdrawal_id is not null;

-- How much of a member's cash was deposited and not staked since, counted up to a movement of it.
create table unplayed_cash (
  member_id   bigint primary key references member,
  amount      bigint not null check (amount >= 0),
  version     bigint not null,
  -- Stakes beyond what was deposited were of other money, and so is what comes back of them first.
  staked_over bigint not null default 0 check (staked_over >= 0)
);

-- What a person has to look into: cash transactions the law against money laundering names, deposits that leave
-- without play, payments that keep failing, and accounts that look like those of somebody on a break. No member ever
-- sees one.
create table cashier_case (
  id          bigint      generated always as identity primary key,
  reference   text        not null unique,
  merchant    text        not null references merchant,
  member_id   bigint      not null references member,
  kind        text        not null
    check (kind in ('covered', 'structuring', 'unplayed', 'failedDeposits', 'nearMatch')),
  banking_day date        not null,
  opened_at   timestamptz not null default now(),
  closed_at   timestamptz,
  closed_by   text,
  remark      text,
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (remark is null))
);

create unique index cashier_case_open on cashier_case (member_id, kind, banking_day) where closed_at is null;
create index cashier_case_waiting on cashier_case (merchant, id) where closed_at is null;

-- What a case is about, as it grew; its amount is what its evidence adds up to.
create table cashier_case_evidence (
  case_id  bigint      not null references cashier_case,
  step_id  bigint      not null references cash_step,
  amount   bigint      not null check (amount >= 0),
  added_at timestamptz not null default now(),
  primary key (case_id, step_id)
);

create index cashier_case_evidence_step on cashier_case_evidence (step_id);

revoke delete on cash_step, cashier_case from perya_app;
revoke update, delete on cashier_case_evidence from perya_app;
