-- A posting that may leave a member in debt bars play, and those behind it in the same call must know: they go one
-- after the other, as postings that meet on an account do. A stake from another account of the debtor's was taken.
do $patch$
declare
  v_before constant text := 'count(*) <> count(distinct l.id),';
  v_function text := (select pg_get_functiondef(p.oid) from pg_proc p where p.proname = 'ledger_post');
begin
  if position(v_before in v_function) = 0 then
    raise exception 'ledger_post is not the function this changes: %', v_before;
  end if;
  execute replace(v_function, v_before,
    'count(*) <> count(distinct l.id)' || chr(10)
    || '      or exists (select from ledger_kind k where k.may_overdraw and k.kind = any (p_kind)),');
end
$patch$;
