-- Letters to many at once: each member finds one thread of a sending, however often it is sent again.
alter table letter_thread add column sending uuid;
create unique index letter_thread_sending on letter_thread (member_id, sending) where sending is not null;

-- Threads with the service whose last word is the member's.
create index letter_thread_with_service on letter_thread (last_at) where with_id is null;
