/** Bets through the wallet: the batcher and the posting function, as every feature uses them. */
import { auditLedger, postTransfer } from '../../apps/server/src/features/wallet/index.ts'
import { openDb, openPool } from '../../apps/server/src/platform/db.ts'
import { openLog } from '../../apps/server/src/platform/log.ts'
import { play, type Rate } from './players.ts'
import type { BenchServer } from './server.ts'

export type Posting = {
  /** One house and the first of the wallets, both funded. */
  house: bigint
  firstWallet: bigint
  measure: (order: { players: number; seconds: number; houses?: number }) => Promise<Rate>
  /** One call of the function after the other, past the batcher. */
  measureSingleCalls: (seconds: number) => Promise<Rate>
  /** What an audit of everything posted here finds wrong. */
  audit: () => Promise<number>
  close: () => Promise<void>
}

const wallets = 10_000n
const housesMax = 1_000n

export async function openPosting(server: BenchServer): Promise<Posting> {
  const url = server.urlOf('ledger')
  const pool = openPool(url, 4)
  const single = openPool(url, 1)
  await pool.query(`
    insert into merchant (code, name) values ('BENCH', 'Bench');
    select ledger_open_account('house', 'BENCH', 'PHP', null, n::text) from generate_series(1, ${housesMax}) n;
    select ledger_open_account('member_cash', 'BENCH', 'PHP', n, '') from generate_series(1, ${wallets}) n;`)
  const [firstHouse, firstWallet] = await Promise.all(
    ['house', 'member_cash'].map(async (kind) => {
      const { rows } = await pool.query<{ id: bigint }>(
        "select min(id) as id from ledger_account where merchant = 'BENCH' and kind = $1",
        [kind],
      )
      return rows[0]?.id ?? 0n
    }),
  )
  if (firstHouse === undefined || firstWallet === undefined) throw new Error('the accounts were not opened')
  await fund(pool, firstWallet, firstHouse)
  await pool.query('vacuum analyze')
  let bets = 0
  const walletOf = () => firstWallet + BigInt(Math.floor(Math.random() * Number(wallets)))

  return {
    house: firstHouse,
    firstWallet,
    measure({ houses = 1, ...order }) {
      return play(order, async () => {
        bets += 1
        const house = firstHouse + BigInt(bets % houses)
        await postTransfer(
          { pool },
          {
            key: `vendor:bench:${bets}`,
            kind: 'stake',
            legs: [
              { account: walletOf(), amount: -10_000n },
              { account: house, amount: 10_000n },
            ],
            reference: `round:${bets}`,
          },
        )
      })
    },
    measureSingleCalls: (seconds) =>
      play({ players: 1, seconds }, async () => {
        bets += 1
        await single.query({
          name: 'one',
          text: `select posting, status, transfer_id, balance, version, created_at
            from ledger_post($1, '{stake}', $2, '{null}', '{null}', '{1,1}', $3, '{-10000,10000}')`,
          values: [`{vendor:bench:${bets}}`, `{round:${bets}}`, `{${walletOf()},${firstHouse}}`],
        })
      }),
    audit: async () => (await auditLedger({ db: openDb(pool), log: openLog('silent') })).length,
    async close() {
      await single.end()
      await pool.end()
    },
  }
}

async function fund(pool: ReturnType<typeof openPool>, firstWallet: bigint, house: bigint): Promise<void> {
  await pool.query(
    `select count(*) from generate_series(0, ${wallets - 1n}) n,
      ledger_post(array['fund:' || n], '{demo_funding}', '{null}', '{null}', '{null}',
        '{1,1}', array[$1::bigint + n, $2::bigint], '{1000000000000,-1000000000000}')`,
    [firstWallet, house],
  )
}
