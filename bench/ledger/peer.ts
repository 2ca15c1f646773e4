/**
 * Bets through a ledger of the kind that is a set of SQL functions: one call a transfer, which locks both accounts in
 * the order of their ids, moves both balances and writes an entry with each. Every bet meets at the house's row.
 */
import { openPool } from '../../apps/server/src/platform/db.ts'
import { play, type Rate } from './players.ts'
import type { BenchServer } from './server.ts'

export type Peer = {
  measure: (order: { players: number; seconds: number }) => Promise<Rate>
  close: () => Promise<void>
}

const wallets = 10_000
const connections = 32

export async function openPeer(server: BenchServer): Promise<Peer> {
  const pool = openPool(server.urlOf('peer'), connections)
  await pool.query(`
    create table account (
      id uuid primary key default gen_random_uuid(), name text not null, currency text not null,
      balance numeric not null default 0, version bigint not null default 0, may_owe boolean not null,
      changed_at timestamptz not null default now());
    create table transfer (
      id uuid primary key default gen_random_uuid(), payer uuid not null references account,
      payee uuid not null references account, amount numeric not null check (amount > 0),
      created_at timestamptz not null default now(), check (payer <> payee));
    create index on transfer (payer);
    create index on transfer (payee);
    create table entry (
      id uuid primary key default gen_random_uuid(), account_id uuid not null references account,
      transfer_id uuid not null references transfer, amount numeric not null, balance_before numeric not null,
      balance_after numeric not null, version bigint not null, created_at timestamptz not null default now());
    create index on entry (account_id);
    create index on entry (transfer_id);

    create function book(p_account uuid, p_transfer uuid, p_amount numeric) returns void language plpgsql as $$
    declare
      v account;
    begin
      update account set balance = balance + p_amount, version = version + 1, changed_at = now()
      where id = p_account returning * into v;
      if v.balance < 0 and not v.may_owe then raise exception 'account % holds too little', p_account; end if;
      insert into entry (account_id, transfer_id, amount, balance_before, balance_after, version)
      values (p_account, p_transfer, p_amount, v.balance - p_amount, v.balance, v.version);
    end $$;

    create function move(p_payer uuid, p_payee uuid, p_amount numeric) returns uuid language plpgsql as $$
    declare
      v_transfer uuid;
    begin
      perform from account where id in (p_payer, p_payee) order by id for update;
      insert into transfer (payer, payee, amount) values (p_payer, p_payee, p_amount) returning id into v_transfer;
      perform book(p_payer, v_transfer, -p_amount);
      perform book(p_payee, v_transfer, p_amount);
      return v_transfer;
    end $$;

    insert into account (name, currency, balance, may_owe)
    select 'wallet ' || n, 'PHP', 1000000000, false from generate_series(1, ${wallets}) n;
    insert into account (name, currency, may_owe) values ('house', 'PHP', true);`)
  await pool.query('vacuum analyze')
  const { rows } = await pool.query<{ id: string }>('select id from account order by may_owe desc')
  const [house, ...payers] = rows.map(({ id }) => id)

  const bet = async () => {
    const payer = payers[Math.floor(Math.random() * payers.length)]
    await pool.query({ name: 'move', text: 'select move($1, $2, $3)', values: [payer, house, 1] })
  }
  return { measure: (order) => play(order, bet), close: () => pool.end() }
}
