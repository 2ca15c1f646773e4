/**
 * Bets the ordinary way: a transaction each, the wallet's row locked, the key looked up, two rows updated and
 * three inserted, one round trip a statement. It keeps no running balance, no hash and no partition.
 */
import { openPool } from '../../apps/server/src/platform/db.ts'
import { play, type Rate } from './players.ts'
import type { BenchServer } from './server.ts'

export type Ordinary = {
  measure: (order: { players: number; seconds: number }) => Promise<Rate>
  close: () => Promise<void>
}

const wallets = 10_000

/** More than this and they queue in PostgreSQL instead of here, which is slower still on few cores. */
const connections = 32

export async function openOrdinary(server: BenchServer): Promise<Ordinary> {
  const pool = openPool(server.urlOf('ordinary'), connections)
  await pool.query(`
    create table wallet (id bigint primary key, balance bigint not null check (balance >= 0)) with (fillfactor = 50);
    create table house (id bigint primary key, balance bigint not null) with (fillfactor = 10);
    create table transfer (
      id bigint generated always as identity primary key, key text not null unique, wallet_id bigint not null,
      amount bigint not null, created_at timestamptz not null default now());
    create table entry (
      id bigint generated always as identity primary key, transfer_id bigint not null references transfer,
      account_id bigint not null, amount bigint not null, created_at timestamptz not null default now());
    create index on entry (account_id, id);
    insert into wallet select n, 1000000000000 from generate_series(1, ${wallets}) n;
    insert into house values (1, 0);`)
  await pool.query('vacuum analyze')
  let bets = 0

  async function bet(): Promise<void> {
    bets += 1
    const key = `vendor:bench:${bets}`
    const wallet = 1 + Math.floor(Math.random() * wallets)
    const client = await pool.connect()
    const run = (name: string, text: string, values: unknown[]) => client.query({ name, text, values })
    try {
      await client.query('begin')
      const locked = await run('lock', 'select balance from wallet where id = $1 for update', [wallet])
      const earlier = await run('find', 'select id from transfer where key = $1', [key])
      if (earlier.rowCount === 0 && locked.rows[0].balance >= 10_000n) {
        await run('take', 'update wallet set balance = balance - $2 where id = $1', [wallet, 10_000])
        const made = await run(
          'make',
          'insert into transfer (key, wallet_id, amount) values ($1, $2, $3) returning id',
          [key, wallet, 10_000],
        )
        await run(
          'enter',
          'insert into entry (transfer_id, account_id, amount) values ($1, $2, $3), ($1, $4, $5)',
          [made.rows[0].id, wallet, -10_000, -1, 10_000],
        )
        await run('give', 'update house set balance = balance + $1 where id = 1', [10_000])
      }
      await client.query('commit')
    } finally {
      client.release()
    }
  }

  return { measure: (order) => play(order, bet), close: () => pool.end() }
}
