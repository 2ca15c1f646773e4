-- What of one document stands otherwise in another, down to the value that differs.
create or replace function jsonb_differing(p_this jsonb, p_other jsonb) returns jsonb language plpgsql immutable as $$
begin
  return (
    select coalesce(jsonb_object_agg(e.key, case
        when jsonb_typeof(e.value) = 'object' and jsonb_typeof(p_other -> e.key) = 'object'
          then jsonb_differing(e.value, p_other -> e.key)
        else e.value
      end), '{}')
    from jsonb_each(p_this) e
    where e.value is distinct from p_other -> e.key);
end
$$;
