-- What a merchant explains and states: the items of its help centre, and one agreement, privacy statement,
-- promise of protection and licence.
create table article (
  id           bigint      generated always as identity primary key,
  merchant     text        not null references merchant,
  kind         text        not null check (kind in ('help', 'agreement', 'privacy', 'protection', 'licence')),
  titles       jsonb       not null, -- by language
  contents     jsonb       not null, -- by language: safe HTML
  position     int         not null default 0,
  version      int         not null default 1,
  published_at timestamptz not null default now(),
  seed_key     text,       -- of demo data, to find its own rows again
  unique (merchant, seed_key)
);

create unique index article_states_once on article (merchant, kind) where kind <> 'help';
