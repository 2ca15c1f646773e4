-- Servers work as this role, so the owner who migrates and starts them has to be able to take it.
do $$
begin
  if not (select rolsuper from pg_roles where rolname = current_user) then
    grant perya_app to current_user;
  end if;
end
$$;
