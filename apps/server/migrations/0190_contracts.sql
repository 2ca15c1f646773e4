-- What the contracts of a merchant's agents go by; a merchant without a row goes by the defaults.
create table contract_rule (
  merchant          text   primary key references merchant,
  active_stake      bigint not null default 1000000 check (active_stake > 0), -- whoever bets so much is active
  active_min        int    not null default 1       check (active_min >= 0), -- a team with fewer earns nothing
  tiers_max         int    not null default 10      check (tiers_max between 1 and 50),
  rate_min          int    not null default 1       check (rate_min between 1 and 10000), -- in 1/10,000
  -- Daily and hourly together.
  salary_rate_max   int    not null default 100     check (salary_rate_max between 1 and 10000),
  dividend_rate_max int    not null default 4000    check (dividend_rate_max between 1 and 10000),
  request_days      int    not null default 7       check (request_days between 1 and 60)
);

-- What an agent was offered and agreed to: a daily salary, an hourly salary or a dividend. A change is a row of its own.
create table contract (
  id           bigint      generated always as identity primary key,
  merchant     text        not null references merchant,
  kind         text        not null check (kind in ('daily', 'hourly', 'dividend')),
  member_id    bigint      not null references member,
  payer_id     bigint      references member, -- the upline who offered it and pays; empty for the merchant
  offered_by   text, -- the operator who did for the merchant
  terms        jsonb       not null,
  state        text        not null default 'requested'
    check (state in ('requested', 'valid', 'denied', 'expired', 'changed', 'invalid')),
  requested_at timestamptz not null,
  expires_at   timestamptz not null,
  answered_at  timestamptz,
  starts_at    timestamptz, -- of its first period
  ends_at      timestamptz, -- no period of it begins from then on
  check ((payer_id is null) = (offered_by is not null)),
  check (payer_id <> member_id),
  check ((state in ('valid', 'changed', 'invalid')) = (starts_at is not null)),
  check ((state in ('changed', 'invalid')) = (ends_at is not null))
);

create unique index contract_requested on contract (member_id, kind) where state = 'requested';
create unique index contract_valid on contract (member_id, kind) where state = 'valid';
create index contract_member on contract (member_id, kind, id);
create index contract_payer on contract (payer_id, kind) where state in ('requested', 'valid');
create index contract_open on contract (merchant, id) where state in ('requested', 'valid');
create index contract_expiry on contract (expires_at) where state = 'requested';
create index contract_unsettled on contract (kind, id) where starts_at is not null;

-- What a contract came to in a period: what it was counted from, which tier was reached, and what was paid of it.
create table contract_bill (
  id             bigint      generated always as identity primary key,
  contract_id    bigint      not null references contract,
  kind           text        not null,
  member_id      bigint      not null references member,
  payer_id       bigint      references member, -- empty for the merchant
  period_from    timestamptz not null,
  period_to      timestamptz not null,
  first_day      date        not null, -- business days of the merchant
  last_day       date        not null,
  turnover       bigint      not null,
  active_members int         not null,
  loss           bigint      not null, -- below nothing when the team won
  carried_in     bigint      not null check (carried_in >= 0),
  carried_out    bigint      not null check (carried_out >= 0),
  base           bigint      not null check (base >= 0),
  tier           int,
  rate           int,
  amount         bigint      not null check (amount >= 0),
  paid           bigint      not null default 0 check (paid between 0 and amount),
  state          text        not null generated always as (
    case when amount = 0 then 'unreached' when paid = amount then 'issued' when paid = 0 then 'insufficient'
      else 'part' end
  ) stored,
  settled_at     timestamptz not null,
  unique (contract_id, period_from),
  check ((tier is null) = (amount = 0)),
  check ((tier is null) = (rate is null))
);

create index contract_bill_member on contract_bill (member_id, kind, period_from desc);
create index contract_bill_unpaid on contract_bill (payer_id, id) where paid < amount;
