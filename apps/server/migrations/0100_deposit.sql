-- Ways to pay in, as a merchant offers them; a change shows at once.
create table deposit_channel (
  id             bigint   generated always as identity primary key,
  merchant       text     not null references merchant,
  code           text     not null check (code ~ '^[a-z0-9-]{2,32}$'),
  kind           text     not null check (kind in ('gateway', 'ewalletQr', 'alipay', 'qq', 'wechat')),
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
  unique (merchant, code),
  check (max_amount >= min_amount and minutes_to >= minutes_from)
);

create table deposit (
  id            bigint      generated always as identity primary key,
  reference     text        not null unique, -- what payer, gateway and service call it
  request_key   text        not null,        -- the app's own: asking twice makes one
  merchant      text        not null references merchant,
  member_id     bigint      not null references member,
  channel_id    bigint      not null references deposit_channel,
  gateway       text        not null,
  amount        bigint      not null check (amount > 0),
  fee           bigint      not null check (fee >= 0 and fee < amount),
  currency      text        not null,
  state         text        not null default 'waiting'
    check (state in ('waiting', 'credited', 'review', 'expired', 'failed')),
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  next_query_at timestamptz not null,
  ended_at      timestamptz,
  unique (member_id, request_key),
  check ((state in ('waiting', 'review')) = (ended_at is null))
);

create index deposit_member on deposit (member_id, id desc);
create index deposit_waiting on deposit (next_query_at) where state = 'waiting';

-- What gateways said was paid, each payment once. What fits no deposit is parked: its money stands in suspense.
create table gateway_payment (
  gateway     text        not null,
  payment     text        not null, -- the gateway's own number, its authorisation
  digest      bytea       not null, -- of what the gateway said, to tell a repeated word from a changed one
  merchant    text        not null references merchant,
  reference   text        not null,
  deposit_id  bigint      references deposit,
  amount      bigint      not null check (amount > 0),
  currency    text        not null,
  state       text        not null check (state in ('credited', 'parked', 'resolved')),
  reason      text        check (reason in ('unknown', 'amount', 'currency', 'late', 'twice', 'limit')),
  received_at timestamptz not null,
  -- Two operators say whose money a parked payment is; the second one moves it.
  claimed_for bigint      references member,
  claimed_by  text,
  resolved_by text,
  resolved_at timestamptz,
  primary key (gateway, payment),
  check ((state = 'credited') = (reason is null)),
  check ((state = 'resolved') = (resolved_by is not null)),
  check (resolved_by is distinct from claimed_by or resolved_by is null)
);

create index gateway_payment_parked on gateway_payment (merchant, received_at) where state = 'parked';

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
