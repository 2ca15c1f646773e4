/** The real database of a simulation, asked over one connection, one statement after the other. */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatAmount } from '@perya/money'
import type pg from 'pg'
import { seedDemo } from '../../apps/server/src/app.ts'
import { demoMerchant, merchantsFeature } from '../../apps/server/src/features/merchants/index.ts'
import { makeAnswerers } from '../../apps/server/src/features/vendors/answer-call.ts'
import { readVendors } from '../../apps/server/src/features/vendors/directory.ts'
import { vendorsFeature } from '../../apps/server/src/features/vendors/index.ts'
import { makeSandbox } from '../../apps/server/src/features/vendors/sandbox.ts'
import { studioVendor } from '../../apps/server/src/features/vendors/seed-demo.ts'
import type { VendorCaller } from '../../apps/server/src/features/vendors/signed-call.ts'
import type { Vendor } from '../../apps/server/src/features/vendors/vendor.ts'
import { auditLedger, postTransfer, walletFeature } from '../../apps/server/src/features/wallet/index.ts'
import type { Context } from '../../apps/server/src/platform/context.ts'
import { appRole, openDb, openPool } from '../../apps/server/src/platform/db.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts'
import { readEnv } from '../../apps/server/src/platform/env.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import { migrate } from '../../apps/server/src/platform/migrate.ts'
import { openNotifications } from '../../apps/server/src/platform/notifications.ts'
import { makeSecrets } from '../../apps/server/src/platform/secrets.ts'
import { makeServices } from '../../apps/server/src/platform/service.ts'
import type { Player } from '../../conformance/target.ts'
import type { Call, CallName, Wallet } from './oracle.ts'
import type { Statement } from './virtual-pool.ts'

export type Store = Awaited<ReturnType<typeof openStore>>

const gameCode = 'simulated'
const peso = 10_000n

/** One in four each: rich, with a bonus and little cash, poor, and under a limit. */
const kinds: readonly Omit<Wallet, 'isBlocked' | 'staked'>[] = [
  { cash: 1_000_000n * peso, bonus: 0n, cap: null },
  { cash: 3n * peso, bonus: 500_000n * peso, cap: null },
  { cash: 40n * peso, bonus: 0n, cap: null },
  { cash: 1_000_000n * peso, bonus: 0n, cap: 30n * peso },
]

export async function openStore() {
  const dir = mkdtempSync(join(tmpdir(), 'perya-simulation-'))
  const socketDir = join(dir, 'postgres')
  // Nothing is killed here, so nothing needs to reach the disk.
  const postgres = await startEmbeddedPostgres(dir, process.env.PATH, {
    fsync: 'off',
    synchronous_commit: 'off',
    listen_addresses: '',
    unix_socket_directories: socketDir,
    port: '5432',
  })
  /** Whatever ends the simulation, its database ends with it. */
  const clear = () => {
    const pidFile = join(socketDir, 'postmaster.pid')
    if (existsSync(pidFile)) process.kill(Number(readFileSync(pidFile, 'utf8').split('\n')[0]), 'SIGQUIT')
    rmSync(dir, { recursive: true, force: true })
  }
  process.once('exit', clear)
  const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(socketDir)}&port=5432`
  await migrate(url)
  const pool = openPool(url, 3, appRole)
  const owner = openPool(url, 1)
  const log = openLog('silent', { write() {} })
  const notifications = await openNotifications(url, log)
  const ctx: Context = {
    env: readEnv({ DATABASE_URL: 'postgres://localhost/simulation' }, dir),
    db: openDb(pool),
    pool,
    log,
    now: () => new Date(),
    notifications,
    secrets: makeSecrets('a secret for simulations that is long enough'),
    services: makeServices(),
  }
  await seedDemo(ctx, [merchantsFeature, walletFeature, vendorsFeature])
  // Nobody looks at the vendor here, and a long run gives away more than a day's room.
  await owner.query("update vendor_limit set cap = 1e15 where kind <> 'win'")
  await readVendors(ctx)
  const { rows } = await pool.query<{ id: number }>('select id from vendor where code = $1', [studioVendor])
  const vendor = { id: rows[0]?.id, code: studioVendor } as Vendor
  const caller: VendorCaller = { vendor, brand: demoMerchant, slot: 0, nonce: '', request: '' }
  const line = await pool.connect()
  const names = await readArguments(owner)
  const indexes = new Map<string, number>()
  let runs = 0

  async function openPlayer(wallet: Omit<Wallet, 'isBlocked' | 'staked'>): Promise<Player> {
    const signed = () => ({ ...caller, nonce: randomUUID(), request: randomUUID() })
    const requestId = 'opening'
    const balance = formatAmount(wallet.cash)
    const made = await makeSandbox(ctx).player(signed(), { requestId, gameCode, balance })
    const { playerId = '', launchToken = '' } = made
    const launched = await makeAnswerers(ctx).authenticate(signed(), { requestId, launchToken, gameCode })
    const { sessionToken = '', currency = '' } = launched
    if (wallet.bonus > 0n) await giveBonus(owner, playerId, wallet.bonus)
    if (wallet.cap !== null) {
      await owner.query(
        "insert into member_limit (member_id, measure, period, cap) values ($1, 'stake', '1 day', $2)",
        [playerId, wallet.cap],
      )
    }
    return { playerId, sessionToken, currency, gameCode }
  }

  return {
    ctx,
    caller,
    /** Sets the transactions of this simulation apart from those of others on the same database. */
    get run() {
      return `run${runs}`
    },
    wallets: (count: number): Wallet[] =>
      Array.from({ length: count }, (_, index) => ({
        ...(kinds[index % kinds.length] as Wallet),
        isBlocked: false,
        staked: 0n,
      })),
    async openPlayers(count: number): Promise<Player[]> {
      runs += 1
      const players: Player[] = []
      for (let index = 0; index < count; index += 1) {
        const player = await openPlayer(kinds[index % kinds.length] as Wallet)
        indexes.set(player.playerId, index)
        players.push(player)
      }
      return players
    },
    query: (config: Statement['config']): Promise<pg.QueryResult> => line.query(config),
    /** The calls a statement carries, in order; none for one that only reads. */
    callsOf({ text, values }: Statement): Call[] {
      const name = /\b(vendor_play|vendor_correct)\(/.exec(text)?.[1]
      if (name === undefined) return []
      const lists = values.map((value) => (name === 'vendor_play' ? readArray(String(value)) : [value]))
      const places = names[name] ?? []
      const column = (argument: string) => lists[places.indexOf(argument)] ?? []
      return column('p_tx').map((txId, index) => {
        const at = (argument: string) => column(argument)[index]
        const refTxId = at('p_ref')
        return {
          name: at('p_call') as CallName,
          txId: String(txId),
          player: indexes.get(String(at('p_member'))) ?? -1,
          roundId: String(at('p_round')),
          ...(typeof refTxId === 'string' ? { refTxId } : {}),
          amount: BigInt((at('p_amount') as string | null) ?? 0),
          win: BigInt((at('p_win') as string | undefined) ?? 0),
          isPromo: at('p_is_promo') === 'true',
        }
      })
    },
    async audit(): Promise<string[]> {
      return (await auditLedger(ctx)).map((fault) =>
        JSON.stringify(fault, (_key, value) => (typeof value === 'bigint' ? value.toString() : value)),
      )
    },
    async readTxs(run: string) {
      const { rows } = await owner.query(
        `select tx_id as "txId", status, cash, bonus, rolled_back_by as "rolledBackBy" from vendor_tx
         where tx_id like $1`,
        [`${run}-%`],
      )
      return new Map(rows.map((row) => [row.txId as string, row]))
    },
    async readWallet({ playerId }: Player): Promise<{ cash: bigint; bonus: bigint }> {
      const { rows } = await owner.query<{ kind: string; balance: bigint }>(
        'select kind, balance from ledger_account where owner = $1',
        [playerId],
      )
      const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0n
      return { cash: of('member_cash'), bonus: of('member_bonus') }
    },
    owner,
    async close(): Promise<void> {
      line.release()
      await notifications.close()
      await pool.end()
      await owner.end()
      await postgres.stop()
      clear()
      process.off('exit', clear)
    },
  }
}

async function giveBonus(owner: pg.Pool, playerId: string, amount: bigint): Promise<void> {
  const { rows } = await owner.query<{ bonus: bigint; house: bigint }>(
    `select id as bonus, ledger_open_account('house', merchant, currency, null, '') as house
     from ledger_account where owner = $1 and kind = 'member_bonus'`,
    [playerId],
  )
  const { bonus = 0n, house = 0n } = rows[0] ?? {}
  await postTransfer(
    { pool: owner },
    {
      key: `simulation:${playerId}:bonus`,
      kind: 'bonus',
      legs: [
        { account: bonus, amount },
        { account: house, amount: -amount },
      ],
    },
  )
}

async function readArguments(owner: pg.Pool): Promise<Record<string, string[]>> {
  const { rows } = await owner.query<{ name: string; names: string[] }>(
    "select proname as name, proargnames as names from pg_proc where proname in ('vendor_play', 'vendor_correct')",
  )
  return Object.fromEntries(rows.map(({ name, names }) => [name, names]))
}

/** An array as PostgreSQL writes it, of words without quotes or backslashes inside. */
function readArray(text: string): (string | null)[] {
  const inner = text.slice(1, -1)
  if (inner === '') return []
  return inner.split(',').map((word) => (word === 'NULL' ? null : word.replaceAll('"', '')))
}
