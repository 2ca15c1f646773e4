-- Servers work as this role. What it may do with each table is said beside the table; by default it reads and writes.
do $$
begin
  create role perya_app nologin;
exception when duplicate_object then
  null; -- roles belong to the whole server, and another database of it made this one
end
$$;

-- The owner who migrates has to be able to take it, to start servers and to give it what is theirs.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    grant perya_app to current_user;
  end if;
end
$$;

grant usage on schema public to perya_app;
alter default privileges in schema public grant select, insert, update, delete on tables to perya_app;
alter default privileges in schema public grant usage on sequences to perya_app;

-- What this database was built with is the owner's to say, and everybody's to read.
grant select on schema_migration, schema_live_text to perya_app;

-- The job queue makes and changes tables in a schema of its own, which is therefore the servers'.
create schema if not exists jobs;
alter schema jobs owner to perya_app;

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
