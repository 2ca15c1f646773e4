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
