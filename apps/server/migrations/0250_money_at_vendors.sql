-- Money at a vendor that keeps balances is still its member's: it has an account of its own there, one for each vendor,
-- so that what a member owns is in the ledger wherever it is.
do $$
begin
  execute format('alter domain ledger_account_kind drop constraint %I',
    (select conname from pg_constraint where contypid = 'ledger_account_kind'::regtype));
end
$$;
-- Every kind there is stays one, so that no row has to be looked at while nobody can post.
alter domain ledger_account_kind add constraint ledger_account_kind_check check (value in (
  'member_cash', 'member_bonus', 'member_held', 'in_transit', 'at_vendor',
  'house', 'vendor', 'gateway_clearing', 'promotion_pool', 'jackpot_pool', 'commission', 'suspense', 'demo',
  'member_debt')) not valid;

alter table ledger_account
  drop constraint ledger_account_member_has_floor,
  drop constraint ledger_account_member_has_owner,
  add constraint ledger_account_member_has_floor check (
    floor is not null or kind not in (
      'member_cash', 'member_bonus', 'member_held', 'in_transit', 'at_vendor', 'promotion_pool', 'jackpot_pool')) not valid,
  add constraint ledger_account_member_has_owner check (
    (kind in ('member_cash', 'member_bonus', 'member_held', 'in_transit', 'at_vendor')) = (owner is not null)) not valid;

-- What goes to such a vendor is refused like a bet, and a limit on stakes counts it though it is no turnover: nobody here
-- sees the bets made with it. What comes back is the result of all of them.
alter table ledger_kind add column counts_sent boolean not null default false;
update ledger_kind set is_play = true, counts_loss = true, counts_sent = true where kind = 'vendor_transfer';
insert into ledger_kind (kind, counts_loss) values ('vendor_return', true);

do $patch$
declare
  v_changes constant text[][] := array[
    array['ledger_open_account', '''in_transit'', ''promotion_pool''', '''in_transit'', ''at_vendor'', ''promotion_pool'''],
    -- A wallet is not empty while there is money to come back.
    array['ledger_lock_member', '(''member_held'', ''in_transit'')', '(''member_held'', ''in_transit'', ''at_vendor'')'],
    array['ledger_counted', 'when ''stake'' then k.counts_stake', 'when ''stake'' then k.counts_stake or k.counts_sent'],
    -- What is on its way has left already, and arrives or comes back whatever happens to its member meanwhile.
    array['ledger_post_locked', 'bool_or(l.amount < 0 and l.owner = any (',
      'bool_or(l.amount < 0 and l.account_kind <> ''in_transit'' and l.owner = any (']];
  v_change text[];
  v_function text;
begin
  foreach v_change slice 1 in array v_changes loop
    v_function := (select pg_get_functiondef(p.oid) from pg_proc p where p.proname = v_change[1]);
    if position(v_change[2] in v_function) = 0 then
      raise exception '% is not the function this changes: %', v_change[1], v_change[2];
    end if;
    execute replace(v_function, v_change[2], v_change[3]);
  end loop;
end
$patch$;

-- Whoever leaves a game is asked whether they have opened another there since.
create index vendor_launch_member on vendor_launch (member_id, vendor_id);
