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
  merchant       text     primary key references merchant,
  auto_max       bigint   not null default 50000000,
  one_person_max bigint   not null default 500000000,
  daily_count    int      not null default 3,
  cards_max      int      not null default 5,
  review_hours   int      not null default 24
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
  usable_at    timestamptz not null -- a new one waits, so that its owner hears of it before money leaves
);

-- An account belongs to one person.
create unique index bank_card_number on bank_card (bank_id, number_index);
create index bank_card_member on bank_card (member_id);

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
  unique (member_id, request_key),
  check ((state in ('paid', 'cancelled', 'rejected', 'failed')) = (ended_at is not null)),
  check ((state = 'paying') = (next_query_at is not null))
);

create index withdrawal_member on withdrawal (member_id, id desc);
create index withdrawal_open on withdrawal (state, id) where ended_at is null;

create function withdrawal_refuse_reopening() returns trigger language plpgsql as $$
begin
  raise exception 'withdrawal % has ended', old.reference using errcode = 'restrict_violation';
end
$$;

create trigger withdrawal_ends_once before update on withdrawal
  for each row when (old.ended_at is not null) execute function withdrawal_refuse_reopening();

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
