-- Of each place outside that players are sent to for help: when it was last looked at, and since when it is dead.
create table help_link_check (
  name text primary key,
  url text not null,
  checked_at timestamptz not null,
  dead_since timestamptz,
  reason text,
  check ((dead_since is null) = (reason is null))
);
