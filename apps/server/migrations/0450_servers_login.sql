-- Servers log in as a role that is no member of the owner: it works by the rights of `perya_app` alone, also after
-- `reset role`. The job queue's own schema becomes theirs, since the queue makes and changes tables in it.
create schema if not exists jobs;
alter schema jobs owner to perya_app;

do $$
declare
  v_object text;
begin
  for v_object in
    select format('table %s', c.oid::regclass) from pg_class c
    where c.relnamespace = 'jobs'::regnamespace and c.relkind in ('r', 'p')
    union all
    select format('function %s', p.oid::regprocedure) from pg_proc p where p.pronamespace = 'jobs'::regnamespace
    union all
    select format('type %s', t.oid::regtype) from pg_type t
    where t.typnamespace = 'jobs'::regnamespace and t.typtype = 'e'
  loop
    execute format('alter %s owner to perya_app', v_object);
  end loop;
end
$$;

-- Which migrations ran is the owner's to say.
revoke insert, update, delete, truncate on schema_migration from perya_app;
