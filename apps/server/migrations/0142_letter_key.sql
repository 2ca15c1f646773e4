-- Names what a member sent, so that a letter that is sent again is found instead of written twice.
alter table letter add column key uuid;
create index letter_key on letter (key) where key is not null;
