-- A partition is reached through its parent alone, and truncated by nobody.
create or replace function ledger_protect_partition(p_name text) returns void language plpgsql as $$
begin
  execute format('revoke all on %I from perya_app', p_name);
  execute format('create trigger %I before truncate on %I for each statement execute function ledger_refuse_change()',
    p_name || '_is_kept', p_name);
end
$$;

revoke execute on function ledger_protect_partition from public;
