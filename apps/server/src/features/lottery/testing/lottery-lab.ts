/** Lotteries with issues of the test's own, whose time a test can bring forward. */
import { randomUUID } from 'node:crypto'
import type { InputOf } from '@perya/contract/endpoint'
import { type LotteryOrderDetail, placeLotteryOrder } from '@perya/contract/lottery-orders'
import { orderCost } from '@perya/lottery-rules'
import { formatAmount } from '@perya/money'
import { sql } from 'kysely'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { findMemberByUserName } from '#features/members/index.ts'
import { findMemberAccounts, openHouseAccount, postTransfer, readBalances } from '#features/wallet/index.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { beaconOf } from '../draws/beacons.ts'
import { insertChain } from '../draws/chain.store.ts'
import { makeSealedChain } from '../draws/chain.ts'
import { insertIssues } from '../issues/issue.store.ts'
import { makePass } from '../pass.ts'

export type AskedOrder = InputOf<typeof placeLotteryOrder>
export type AskedBet = Pick<AskedOrder['lines'][number], 'betType' | 'content'> &
  Partial<AskedOrder['lines'][number]>

/** How long an issue sells, and how long after that it is drawn, in seconds: no busy machine is as slow. */
export const sale = 3_600
export const wait = 600

export async function openLotteryLab(code = 'ssc-1', app?: TestApp) {
  const test = app ?? (await openTestApp())
  const { ctx } = test
  let days = 0

  const logIn = async (userName: string): Promise<Client> => {
    const client = openClient(test)
    await client.logIn(userName)
    return client
  }
  const memberId = async (userName: string) =>
    (await findMemberByUserName(ctx.db, 'PERYA', userName))?.id as bigint

  /** Issues one after another, the first of which sells now and for an hour; on a day of the far past or future. */
  async function makeIssues(count: number, lottery = code): Promise<string[]> {
    days += 1
    const day = new Date(Date.UTC(2030, 0, days)).toISOString().slice(0, 10)
    const start = Date.now() - 1_000
    const isExternal = lottery.startsWith('vn-south-') || lottery === 'vn-north'
    const issues = Array.from({ length: count }, (_, index) => {
      const drawsAt = new Date(start + ((index + 1) * sale + wait) * 1_000)
      return {
        issueNo: `${day.replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
        opensAt: new Date(start + index * sale * 1_000),
        closesAt: new Date(start + (index + 1) * sale * 1_000),
        drawsAt,
        place: isExternal ? null : index,
        beaconRound: isExternal ? null : beaconOf(ctx).roundAt(drawsAt),
      }
    })
    await ctx.db.transaction().execute(async (tx) => {
      const chain = makeSealedChain(ctx.secrets, count)
      const chainId = isExternal
        ? null
        : await insertChain(tx, { code: lottery, day, length: count, ...chain })
      const beacon = isExternal ? null : beaconOf(ctx).name
      await insertIssues(tx, { code: lottery, day, chainId, beacon }, issues)
    })
    return issues.map(({ issueNo }) => issueNo)
  }

  /** Lets time pass for every issue that is not over, as no member of the application's role could. */
  async function pass(seconds: number): Promise<void> {
    await ctx.db.transaction().execute(async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx)
      await sql`
        update lottery_issue
        set opens_at = opens_at - make_interval(secs => ${seconds}), closes_at = closes_at - make_interval(secs => ${seconds}),
          draws_at = draws_at - make_interval(secs => ${seconds}), beacon_round = beacon_round - ${Math.ceil(seconds)}::int,
          closed_at = closed_at - make_interval(secs => ${seconds}), sealed_at = sealed_at - make_interval(secs => ${seconds})
        where settled_at is null and voided_at is null`.execute(tx)
    })
  }

  return {
    test,
    ctx,
    code,
    logIn,
    memberId,
    makeIssues,
    pass,
    /** To the end of the sale, and to the draw some time later. */
    async close() {
      await pass(sale + 1)
      await makePass(ctx)
    },
    async draw() {
      await pass(wait)
      await makePass(ctx)
    },
    work: () => makePass(ctx),
    /** Puts a result in place of randomness, for issues that are sealed and whose draw has not come. */
    async rig(issueNo: string, result: readonly string[], lottery = code): Promise<void> {
      await ctx.db.transaction().execute(async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx)
        await sql`
          update lottery_issue set result = ${result}::text[], drawn_at = clock_timestamp(), seed = repeat('0', 64)
          where issue_no = ${issueNo} and code = ${lottery}`.execute(tx)
      })
    },
    asked(
      issues: AskedOrder['issues'],
      lines: readonly AskedBet[],
      rest: Partial<AskedOrder> = {},
    ): AskedOrder {
      const full = lines.map((line) => ({ unitPrice: '2.00', mode: '1' as const, multiple: 1, ...line }))
      return {
        requestKey: randomUUID(),
        code,
        lines: full,
        issues,
        prizeGroup: 1_950,
        cost: formatAmount(orderCost(full, issues)),
        ...rest,
      }
    },
    async place(client: Client, order: AskedOrder): Promise<LotteryOrderDetail> {
      const answer = await client.call(placeLotteryOrder, order)
      if (!answer.success) throw new Error(answer.text)
      return answer.value
    },
    async fund(id: bigint, pesos: bigint): Promise<void> {
      const { cash } = await findMemberAccounts(ctx.db, id)
      const house = await openHouseAccount(ctx.db, { kind: 'demo', merchant: 'PERYA' })
      const amount = pesos * 10_000n
      await postTransfer(ctx, {
        key: `test:${randomUUID()}`,
        kind: 'demo_funding',
        legs: [
          { account: cash, amount },
          { account: house, amount: -amount },
        ],
      })
    },
    async purse(id: bigint): Promise<{ cash: bigint; held: bigint }> {
      const [balance] = await readBalances(ctx.db, [id])
      return { cash: balance?.cash ?? 0n, held: balance?.held ?? 0n }
    },
    end: () => test.close(),
  }
}

export type LotteryLab = Awaited<ReturnType<typeof openLotteryLab>>
