-- A merchant is a white-label site: what it shows is data, found by host name.
create table merchant (
  code              text        primary key check (code ~ '^[A-Z0-9]{2,16}$'),
  name              text        not null,
  trial_of          text        references merchant, -- set on the twin that holds a site's trial members
  currency          text        not null default 'PHP' check (currency ~ '^[A-Z]{3}$'),
  time_zone         text        not null default 'Asia/Manila',
  theme             text        not null default 'tala',
  is_default        boolean     not null default false,
  maintenance       boolean     not null default false,
  region_restricted boolean     not null default false,
  flags             jsonb       not null default '{}', -- only what differs from the contract's defaults
  settings          jsonb       not null default '{}',
  created_at        timestamptz not null default now()
);

create unique index merchant_one_default on merchant (is_default) where is_default;

create table merchant_host (
  host     text primary key check (host = lower(host)),
  merchant text not null references merchant
);
