-- Whatever changes a member, their blocks follow: no caller can forget them.
create or replace function keep_play_blocks_of_member() returns trigger
language plpgsql
as $$
begin
  perform keep_play_blocks(array[new.id]);
  return null;
end
$$;

create or replace trigger member_play_blocks after insert or update of
  birth_date, person_index, document_index, identity_verified_at,
  mobile_index, mobile_verified_at, email_index, email_verified_at
on member for each row execute function keep_play_blocks_of_member();
