-- Whatever changes a merchant's rules, the blocks of its members follow.
create or replace function keep_play_blocks_of_merchant() returns trigger
language plpgsql
as $$
begin
  perform keep_play_blocks((select array_agg(m.id) from member m where m.merchant = new.code));
  return null;
end
$$;

create or replace trigger merchant_play_blocks after update of settings, time_zone on merchant for each row
when (
  old.time_zone <> new.time_zone
  or old.settings -> 'minimumAge' is distinct from new.settings -> 'minimumAge'
  or old.settings -> 'categoryAges' is distinct from new.settings -> 'categoryAges'
  or old.settings -> 'identityFor' is distinct from new.settings -> 'identityFor')
execute function keep_play_blocks_of_merchant();
