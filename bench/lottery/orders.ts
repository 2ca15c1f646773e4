/** Orders over one cut-off after another, beside TPC-B, whole bets of vendors and bare stakes, each of 256 players in turns. */
import { randomUUID } from 'node:crypto'
import { lotteryOf } from '@perya/lottery-rules'
import { startClock } from '../../apps/server/src/features/lottery/clock.ts'
import { beaconOf } from '../../apps/server/src/features/lottery/draws/beacons.ts'
import { insertChain } from '../../apps/server/src/features/lottery/draws/chain.store.ts'
import { makeSealedChain } from '../../apps/server/src/features/lottery/draws/chain.ts'
import { insertIssues } from '../../apps/server/src/features/lottery/issues/issue.store.ts'
import { openOrders } from '../../apps/server/src/features/lottery/orders/place-order.ts'
import { auditLedger, openHouseAccount, postTransfer } from '../../apps/server/src/features/wallet/index.ts'
import { AppError } from '../../apps/server/src/platform/app-error.ts'
import { play } from '../ledger/players.ts'
import { openTpcb } from '../ledger/tpcb.ts'
import type { Bench } from './bench-context.ts'
import { openWholeBets } from './whole-bets.ts'

const players = 256
const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const roundSeconds = 6
const saleMs = 2_000

export async function measureOrders(bench: Bench): Promise<Record<string, number>> {
  const { ctx } = bench
  const tpcb = await openTpcb(bench.server)
  const members = await makePlayers(ctx)
  const placeOrder = openOrders(ctx)
  const bet = await openWholeBets(bench, players)
  const issues = await makeShortIssues(ctx, Math.ceil((rounds * 3 * roundSeconds * 1_000) / saleMs) + 20)
  const stop = startClock(ctx)
  const house = await openHouseAccount(ctx.db, { kind: 'house', merchant: 'PERYA', name: 'bench' })
  const prizeGroup = lotteryOf('ssc-3')?.prizeGroup ?? 0
  const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
  let taken = 0
  let late = 0

  const order = async (player: number): Promise<void> => {
    const now = Date.now()
    const selling = issues.find(({ closesAt }) => closesAt.getTime() > now)
    if (!selling) throw new Error('the bench ran out of issues')
    const [one, two, three] = [0, 1, 2].map(() => digits[Math.floor(Math.random() * 10)])
    try {
      await placeOrder({
        memberId: (members[player] as { id: bigint }).id,
        merchant: 'PERYA',
        language: 'EN',
        reads: 'EN',
        requestKey: randomUUID(),
        code: 'ssc-3',
        roomType: 'free',
        lines: [
          {
            betType: 'ssc.three-front-direct',
            content: `${one}|${two}|${three}`,
            unitPrice: '1.00',
            mode: '0.01',
            multiple: 1,
          },
        ],
        issues: [{ issueNo: selling.issueNo, multiple: 1 }],
        stopRule: 'win',
        isPlan: false,
        prizeGroup,
        cost: '0.01',
      })
      taken += 1
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'lottery.issueClosed')) throw error
      late += 1
    }
  }
  const stake = async (player: number): Promise<void> => {
    await postTransfer(ctx, {
      key: `bench:${randomUUID()}`,
      kind: 'stake',
      legs: [
        { account: (members[player] as { cash: bigint }).cash, amount: -100n },
        { account: house, amount: 100n },
      ],
    })
  }

  await play({ players, seconds: 2 }, order)
  await play({ players, seconds: 2 }, bet)
  await play({ players, seconds: 1 }, stake)
  const overTpcb: number[] = []
  const overStakes: number[] = []
  const overBets: number[] = []
  const rates: number[] = []
  for (let round = 0; round < rounds; round++) {
    const tpcbRate = await tpcb.measure(roundSeconds / 2)
    const stakes = await play({ players, seconds: roundSeconds / 2 }, stake)
    const bets = await play({ players, seconds: roundSeconds / 2 }, bet)
    const orders = await play({ players, seconds: roundSeconds }, order)
    overTpcb.push(orders.perSecond / tpcbRate)
    overStakes.push(orders.perSecond / stakes.perSecond)
    overBets.push(orders.perSecond / bets.perSecond)
    rates.push(orders.perSecond)
    console.log(
      `  round ${round + 1}: ${Math.round(orders.perSecond)} orders/s, ${Math.round(bets.perSecond)} whole bets/s, ${Math.round(stakes.perSecond)} bare stakes/s, ${Math.round(tpcbRate)} of TPC-B, p99 ${orders.p99Ms.toFixed(0)} ms`,
    )
  }
  await stop()
  const { rows } = await ctx.pool.query<{ lost: bigint; dated: bigint }>(`
    select count(*) filter (where i.sealed_at is not null and i.bets_count <> s.count) as lost, coalesce(sum(s.late), 0) as dated
    from lottery_issue i join lateral (
      select count(*) as count, count(*) filter (where o.created_at >= i.closes_at) as late
      from lottery_suborder s join lottery_order o on o.id = s.id >> 10 where s.issue_id = i.id
    ) s on true where i.code = 'ssc-3' and i.day >= '2031-01-01'`)
  const faults = await auditLedger({ db: ctx.db, log: ctx.log })
  if (faults.length > 0 || rows[0]?.lost !== 0n || Number(rows[0].dated) > 0) {
    throw new Error('the ledger or the issues do not hold after the bench')
  }
  const median = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number
  return {
    ordersPerSecond: Math.round(median(rates)),
    ordersOverTpcb: Number(median(overTpcb).toFixed(2)),
    ordersOverBets: Number(median(overBets).toFixed(2)),
    ordersOverStakes: Number(median(overStakes).toFixed(2)),
    ordersTaken: taken,
    ordersRefusedLate: late,
  }
}

async function makePlayers({ pool }: Bench['ctx']): Promise<{ id: bigint; cash: bigint }[]> {
  const { rows } = await pool.query<{ id: bigint }>(
    `insert into member (merchant, user_name, type) select 'PERYA', 'bench' || n, 0 from generate_series(1, ${players}) n returning id`,
  )
  const accounts = await pool.query<{ id: bigint; cash: bigint }>(
    `with opened as (
      select id, ledger_open_account(kind, 'PERYA', 'PHP', id, '') as account, kind
      from unnest($1::bigint[]) id, unnest('{member_cash,member_bonus,member_held,in_transit}'::text[]) kind
    )
    select id, max(account) filter (where kind = 'member_cash') as cash from opened group by id order by id`,
    [rows.map(({ id }) => id)],
  )
  const { rows: demo } = await pool.query<{ id: bigint }>(
    `select ledger_open_account('demo', 'PERYA', 'PHP', null, '') as id`,
  )
  for (const { id, cash } of accounts.rows) {
    await pool.query(
      `select status from ledger_post(array[$1], '{demo_funding}', '{null}', '{null}', '{null}', '{1,1}',
        array[$2::bigint, $3::bigint], '{10000000000,-10000000000}')`,
      [`bench:fund:${id}`, cash, demo[0]?.id],
    )
  }
  return accounts.rows
}

/** Issues that sell for two seconds each, one after another from now on. */
async function makeShortIssues(ctx: Bench['ctx'], count: number) {
  const start = Date.now() - saleMs / 2
  const issues = Array.from({ length: count }, (_, index) => {
    const closesAt = new Date(start + (index + 1) * saleMs)
    const drawsAt = new Date(closesAt.getTime() + 1_500)
    return {
      issueNo: `20310101${String(index + 1).padStart(4, '0')}`,
      opensAt: new Date(start + index * saleMs),
      closesAt,
      drawsAt,
      place: index,
      beaconRound: beaconOf(ctx).roundAt(drawsAt),
    }
  })
  await ctx.db.transaction().execute(async (tx) => {
    const chain = makeSealedChain(ctx.secrets, count)
    const chainId = await insertChain(tx, { code: 'ssc-3', day: '2031-01-01', length: count, ...chain })
    await insertIssues(tx, { code: 'ssc-3', day: '2031-01-01', chainId, beacon: beaconOf(ctx).name }, issues)
  })
  return issues
}
