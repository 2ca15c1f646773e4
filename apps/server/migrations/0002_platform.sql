-- Present only where demo data may live: production refuses a database that has a row here.
create table demo_secret (
  only_row boolean primary key default true check (only_row),
  secret   text    not null
);

-- An encrypted body is taken once, whichever process it reaches.
create table sealed_nonce (
  nonce      text        primary key,
  expires_at timestamptz not null
);

create index sealed_nonce_expires_at on sealed_nonce (expires_at);
