-- What members tell the people behind the site, and what these answer.
create table feedback (
  id          bigint      generated always as identity primary key,
  member_id   bigint      not null references member,
  key         uuid        not null, -- made by the app, so that feedback sent again is kept once
  content     text        not null,
  comment     text        not null,
  sent_at     timestamptz not null default now(),
  answers     jsonb, -- by language
  answered_at timestamptz,
  unique (member_id, key)
);

create index feedback_of_member on feedback (member_id, id desc);
create index feedback_open on feedback (id) where answered_at is null;

-- Drawn anew by the platform, so nothing of the file that came is left but what it showed.
create table feedback_picture (
  id          uuid        primary key default gen_random_uuid(),
  member_id   bigint      not null references member,
  feedback_id bigint      references feedback, -- unset until it is sent
  position    smallint,
  webp        bytea       not null,
  made_at     timestamptz not null default now()
);

create index feedback_picture_of_feedback on feedback_picture (feedback_id);
create index feedback_picture_of_member on feedback_picture (member_id, made_at);
create index feedback_picture_unsent on feedback_picture (made_at) where feedback_id is null;
