-- A member is a person with an account at one merchant. Columns of type bytea hold personal data:
-- sealed (AES-GCM), or for `*_index` a keyed hash that finds a value without opening every row.
create table member (
  id                   bigint      generated always as identity primary key,
  merchant             text        not null references merchant,
  user_name            text        not null check (user_name ~ '^[A-Za-z0-9_]{3,32}$'),
  type                 smallint    not null check (type in (0, 1, 2, 4, 40, 41, 42)),
  status               text        not null default 'active' check (status in ('active', 'locked', 'disabled')),
  upline_id            bigint      references member,
  recommender_id       bigint      references member,
  to_upline            boolean     not null default false, -- may transfer money to the upline
  nickname             text,
  icon                 text        not null default 'parol',
  language             text        not null default 'TY',
  birth_date           date,
  payee_name           bytea,
  id_number            bytea,
  email                bytea,
  email_index          bytea,
  mobile               bytea,
  mobile_index         bytea,
  mobile_verified_at   timestamptz,
  contacts             bytea, -- JSON: qqNum, facebook, wechat, line, whatsapp, zalo
  register_method      text        check (register_method in ('APP', 'H5', 'WEBCLIP', 'PWA')),
  register_host        text,
  first_login_at       timestamptz,
  registered_at        timestamptz not null default now(),
  affiliate_link_id    bigint, -- the invitation they came by
  email_verified_at    timestamptz,
  -- A person is found again by keyed hashes: of a document's number, and of a name with a birth date.
  document_index       bytea,
  person_index         bytea,
  identity_verified_at timestamptz,
  -- Deposits and withdrawals point at both, so that their merchant is the member's.
  constraint member_at_merchant unique (id, merchant)
);

create unique index member_user_name on member (merchant, lower(user_name));
-- Anybody may type a number; the one who proved it holds it.
create unique index member_mobile on member (merchant, mobile_index) where mobile_verified_at is not null;
create index member_email on member (merchant, email_index) where email_index is not null;
create index member_upline on member (upline_id);
-- Numbers taken on trust: found when a code sent to one proves it.
create index member_typed_mobile on member (merchant, mobile_index)
  where mobile_verified_at is null and mobile_index is not null;
-- One account per person at a merchant; what was only typed proves nothing.
create unique index member_document on member (merchant, document_index) where identity_verified_at is not null;
create unique index member_person on member (merchant, person_index) where identity_verified_at is not null;
-- The same person at another merchant, or on a list.
create index member_any_document on member (document_index) where document_index is not null;
create index member_any_person on member (person_index) where person_index is not null;
create index member_any_mobile on member (mobile_index) where mobile_index is not null;
create index member_any_email on member (email_index) where email_index is not null;

-- Every member stands below itself (depth 0) and below each of its uplines, so that a team is one index scan.
create table member_line (
  upline_id bigint not null references member,
  member_id bigint not null references member,
  depth     int    not null check (depth >= 0),
  primary key (upline_id, member_id),
  check ((depth = 0) = (upline_id = member_id))
);

create index member_line_member on member_line (member_id, depth);

-- An invitation: whoever registers with its code joins below the agent who made it.
create table affiliate_link (
  id          bigint      generated always as identity primary key,
  merchant    text        not null references merchant,
  code        text        not null check (code ~ '^[A-Z0-9]{4,16}$'),
  member_id   bigint      not null references member,
  member_type smallint    not null default 0 check (member_type in (0, 1)),
  domain      text, -- unset means every domain of the merchant
  is_enabled  boolean     not null default true,
  expires_at  timestamptz,
  use_count   int         not null default 0,
  created_at  timestamptz not null default now(),
  unique (merchant, code)
);

alter table member add foreign key (affiliate_link_id) references affiliate_link;
