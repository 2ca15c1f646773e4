-- Signs that play may do a member harm, for whoever looks after members; nothing follows from them by itself.
create table harm_marker (
  id        bigint      generated always as identity primary key,
  member_id bigint      not null references member,
  sign      text        not null check (sign in ('withdrawalCancelled', 'limitLoosened', 'timeout', 'exclusion')),
  reference text,
  noted_at  timestamptz not null
);

create index harm_marker_noted_at on harm_marker (noted_at);
create index harm_marker_member on harm_marker (member_id, id);
