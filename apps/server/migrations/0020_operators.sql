-- People who work for a merchant, apart from its members. None is ever deleted: what they did names them.
create table operator (
  id            bigint      generated always as identity primary key,
  merchant      text        not null references merchant,
  name          text        not null check (name ~ '^[a-z][a-z0-9.-]{1,31}$'),
  password_hash text        not null,
  code_secret   bytea       not null, -- of their authenticator, sealed
  code_step     bigint      not null default 0, -- the half minute whose code was used last: none works twice
  permissions   text[]      not null,
  is_locked     boolean     not null default false,
  created_at    timestamptz not null,
  unique (merchant, name)
);

create table operator_session (
  id           bigint      generated always as identity primary key,
  operator_id  bigint      not null references operator,
  token_hash   bytea       not null unique,
  device_hash  bytea       not null,
  ip           text        not null,
  user_agent   text        not null,
  created_at   timestamptz not null,
  last_seen_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz
);

create index operator_session_device on operator_session (operator_id, device_hash);

-- What operators did: a row before a call is answered, and one after it that says what came of it.
-- Each row holds the hash of the one before, so whoever keeps the last seal can tell that none was changed or lost.
create table operator_act (
  id          bigint      primary key,
  answers     bigint      references operator_act, -- of a row that says what came of another
  at          timestamptz not null,
  merchant    text        not null references merchant,
  operator_id bigint      references operator, -- unset for a log-in and for what was done by command
  call        text        not null,
  input       jsonb,
  ip          text        not null,
  user_agent  text        not null,
  request_id  text        not null,
  outcome     text,
  seal        bytea       not null,
  check ((answers is null) = (outcome is null))
);

create unique index operator_act_answers on operator_act (answers) where answers is not null;
create index operator_act_of_merchant on operator_act (merchant, id desc) where answers is null;

-- Log-ins at the operators' door that were refused, added up until a job writes them into what operators did:
-- a stranger who knocks all day leaves one line an hour there, and waits for nobody's seal.
create table operator_refusal (
  merchant text        not null references merchant,
  name     text        not null, -- of an operator there is; empty for all other names together
  outcome  text        not null,
  count    int         not null,
  first_at timestamptz not null,
  last_at  timestamptz not null,
  last_ip  text        not null,
  primary key (merchant, name, outcome)
);

revoke update, delete on operator_act from perya_app;
revoke delete on operator from perya_app;
