-- What an operator wrote over demo data stays as they wrote it when the demo starts again.
alter table article add column is_edited boolean not null default false;
