-- What a merchant tells its players, in every language it speaks.
create table announcement (
  id             bigint      generated always as identity primary key,
  merchant       text        not null references merchant,
  type           text        not null check (type in ('A', 'PL', 'PU', 'B', 'PR')),
  group_name     text        not null check (group_name in ('m_home', 'm_reg')),
  titles         jsonb       not null, -- by language
  contents       jsonb       not null, -- by language: safe HTML, plain text for a banner
  image_url      text,
  url            text        check (url ~ '^(/[^/]|https://)'),
  execution      text        check (execution in ('A', 'B', 'F')),
  promotion_type text,
  position       int         not null default 0,
  starts_at      timestamptz not null default now(),
  ends_at        timestamptz not null default 'infinity' check (ends_at > starts_at),
  seed_key       text, -- of demo data, to find its own rows again
  -- What an operator wrote over demo data stays as they wrote it when the demo starts again.
  is_edited      boolean     not null default false,
  -- Where an announcement is meant to be read: M in the mobile web app, W in a web app for large screens.
  platform       text        not null default 'M' check (platform in ('M', 'W')),
  constraint announcement_popup_has_audience check ((type = 'PU') = (execution is not null)),
  constraint announcement_banner_has_picture check (type <> 'B' or image_url is not null),
  unique (merchant, seed_key)
);

create table announcement_read (
  member_id       bigint      not null references member,
  announcement_id bigint      not null references announcement on delete cascade,
  read_at         timestamptz not null default now(),
  primary key (member_id, announcement_id)
);

-- Matches the home screen points to.
create table hot_match (
  id                  bigint      generated always as identity primary key,
  merchant            text        not null references merchant,
  league              text        not null,
  league_image_url    text,
  home_team           text        not null,
  away_team           text        not null,
  home_team_image_url text        not null,
  away_team_image_url text        not null,
  starts_at           timestamptz not null,
  node_id             text        not null references game, -- what opens for it
  room_id             text,
  seed_key            text,
  unique (merchant, seed_key)
);

create index hot_match_starts_at on hot_match (starts_at);

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
  seed_key     text, -- of demo data, to find its own rows again
  -- What an operator wrote over demo data stays as they wrote it when the demo starts again.
  is_edited    boolean     not null default false,
  unique (merchant, seed_key)
);

create unique index article_states_once on article (merchant, kind) where kind <> 'help';

-- Every version of what a site states stays readable: a member agreed to one of them.
create table article_version (
  merchant     text        not null,
  kind         text        not null,
  version      int         not null,
  titles       jsonb       not null, -- by language
  contents     jsonb       not null, -- by language: safe HTML
  published_at timestamptz not null,
  primary key (merchant, kind, version)
);

revoke update, delete on article_version from perya_app;
