-- Letters between an agent and a direct downline: the conversation is a thread in the box of each.
alter table letter_thread
  add column with_id  bigint references member,        -- who is on the other side; unset for the service
  add column other_id bigint references letter_thread; -- the same conversation in that member's box
