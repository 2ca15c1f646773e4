-- A new vendor has limits before anybody sets them.
create or replace function vendor_default_limits() returns trigger
language plpgsql
as $$
begin
  insert into vendor_limit (vendor_id, kind, cap)
  values (new.id, 'promo', 1000000000), (new.id, 'correction', 1000000000),
    (new.id, 'win', 100000000000), (new.id, 'net', 200000000000);
  return new;
end
$$;

create or replace trigger vendor_has_limits after insert on vendor for each row execute function vendor_default_limits();
