-- What an operator wrote over demo data stays as they wrote it when the demo starts again.
alter table announcement add column is_edited boolean not null default false;
