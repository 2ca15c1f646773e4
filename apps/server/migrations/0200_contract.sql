-- What the contracts of a merchant's agents go by; a merchant without a row goes by the defaults.
create table contract_rule (
  merchant          text   primary key references merchant,
  active_stake      bigint not null default 1000000 check (active_stake > 0), -- whoever bets so much is active
  active_min        int    not null default 1       check (active_min >= 0),  -- a team with fewer earns nothing
  tiers_max         int    not null default 10      check (tiers_max between 1 and 50),
  rate_min          int    not null default 1       check (rate_min between 1 and 10000), -- in 1/10,000
  salary_rate_max   int    not null default 100     check (salary_rate_max between 1 and 10000), -- daily and hourly together
  dividend_rate_max int    not null default 4000    check (dividend_rate_max between 1 and 10000),
  request_days      int    not null default 7       check (request_days between 1 and 60)
);

create trigger config_changes_are_noted after update on contract_rule
  for each row when (old.* is distinct from new.*) execute function note_config_change();

-- What an agent was offered and agreed to: a daily salary, an hourly salary or a dividend. A change is a row of its own.
create table contract (
  id           bigint      generated always as identity primary key,
  merchant     text        not null references merchant,
  kind         text        not null check (kind in ('daily', 'hourly', 'dividend')),
  member_id    bigint      not null references member,
  payer_id     bigint      references member, -- the upline who offered it and pays; empty for the merchant
  offered_by   text,                          -- the operator who did for the merchant
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

-- What was offered stays as it was offered, and what has ended is over.
create function contract_stands() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (new.merchant, new.kind, new.member_id, new.payer_id, new.offered_by, new.terms, new.requested_at, new.expires_at)
      is distinct from
      (old.merchant, old.kind, old.member_id, old.payer_id, old.offered_by, old.terms, old.requested_at, old.expires_at)
    or (old.state, new.state) not in (
      ('requested', 'valid'), ('requested', 'denied'), ('requested', 'expired'), ('valid', 'changed'), ('valid', 'invalid'))
  then
    raise exception 'contract % stays as it is', old.id;
  end if;
  return new;
end
$$;

create trigger contract_stands before update or delete on contract
  for each row execute function contract_stands();
