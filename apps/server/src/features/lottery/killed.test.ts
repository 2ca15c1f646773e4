import { getDrawProof } from '@perya/contract/lottery-draws'
import { getLotteryOrder } from '@perya/contract/lottery-orders'
import { lotteryOf } from '@perya/lottery-rules'
import { sql } from 'kysely'
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { someAddress } from '#features/identity/testing/client.ts'
import { findFaults } from '#features/wallet/audit.store.ts'
import type { Context } from '#platform/context.ts'
import { openDb, openPool } from '#platform/db.ts'
import { makeServices } from '#platform/service.ts'
import { eventually } from '#testing/eventually.ts'
import { openBeacon } from './draws/beacons.ts'
import { hashOf } from './draws/chain.ts'
import { drawIssue } from './draws/draw.rules.ts'
import { makePass } from './pass.ts'
import { type AskedBet, openLotteryLab, sale, wait } from './testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

/** A process that dies at its n-th word to the database: the connection goes with it, and nothing after is said. */
function openDoomed(
  ctx: Context,
  url: string,
): { ctx: Context; fuse: (words: number) => void; close: () => Promise<void> } {
  const pool = openPool(url)
  let left = Number.POSITIVE_INFINITY
  const query = pg.Client.prototype.query
  pool.on('connect', (client) => {
    const mine = query.bind(client) as (...words: unknown[]) => unknown
    Object.assign(client, {
      query: (...words: unknown[]) => {
        left -= 1
        if (left >= 0) return mine(...words)
        ;(
          client as unknown as { connection: { stream: { destroy: () => void } } }
        ).connection.stream.destroy()
        return Promise.reject(new Error('killed'))
      },
    })
  })
  const doomed = { ...ctx, pool, db: openDb(pool), services: makeServices() }
  openBeacon(doomed)
  return {
    ctx: doomed,
    fuse: (words) => {
      left = words
    },
    close: () => pool.end(),
  }
}

/** The database may still hold what a dead process held, for a moment. */
const untilDone = (work: () => Promise<boolean>) => eventually(async () => expect(await work()).toBe(true))

const everyDigit: AskedBet = { betType: 'ssc.position', content: '0,1,2,3,4,5,6,7,8,9||||' }

const steps = ['close', 'freeze', 'draw', 'select', 'pay'] as const
type Step = (typeof steps)[number]

const isFull = process.env.PERYA_PROOFS === 'full'
const deathsEach = isFull ? 100 : 1
/** A sweep dies at every so manieth word. */
const stride = isFull ? 1 : 3

it(`R-63 killed ${deathsEach} times or more at each step from close to pay, an issue comes to the same result and pays once`, {
  timeout: 7_200_000,
}, async () => {
  const lab = await openLotteryLab()
  const userNames = ['malaya', 'juan', 'ligaya']
  const clients = await Promise.all(userNames.map((userName) => lab.logIn(userName)))
  const ids = await Promise.all(userNames.map((userName) => lab.memberId(userName)))
  for (const memberId of ids) await lab.fund(memberId, 10_000n)
  const doomed = openDoomed(lab.ctx, lab.test.url)
  const sums = async () =>
    (await Promise.all(ids.map((memberId) => lab.purse(memberId)))).map(({ cash, held }) => cash + held)

  const resume = () => untilDone(lab.work)
  /** What was to be done next when a process died. */
  const stepOf = async (issueNo: string): Promise<Step | undefined> => {
    const { rows } = await sql<{ done: number }>`
      select num_nonnulls(closed_at, sealed_at, drawn_at, selected_at, settled_at) as done
      from lottery_issue where code = ${lab.code} and issue_no = ${issueNo}`.execute(lab.ctx.db)
    return steps[rows[0]?.done ?? 0]
  }
  const deaths: Record<Step, number> = { close: 0, freeze: 0, draw: 0, select: 0, pay: 0 }
  const isEnough = () => steps.every((step) => deaths[step] >= deathsEach)
  for (let words = 1, isAlive = false; !(isAlive && isEnough()); words = isAlive ? 1 : words + stride) {
    const [issueNo = '', later = ''] = await lab.makeIssues(2)
    const before = await sums()
    // One address may send so many orders a minute, and these are more.
    for (const client of clients) client.ip = someAddress()
    const orders = await Promise.all(
      clients.map((client) =>
        lab.place(
          client,
          lab.asked(
            [issueNo, later].map((each) => ({ issueNo: each, multiple: 1 })),
            [everyDigit],
            { stopRule: 'never' },
          ),
        ),
      ),
    )
    const dieIn = async () => {
      doomed.fuse(words)
      await makePass(doomed.ctx).then(
        () => {
          isAlive = true
        },
        async () => {
          const step = await stepOf(issueNo)
          if (step) deaths[step] += 1
          isAlive = false
        },
      )
      doomed.fuse(Number.POSITIVE_INFINITY)
    }
    await lab.pass(sale + 1)
    await dieIn()
    await resume()
    await lab.pass(wait)
    await dieIn()
    await resume()
    await lab.pass(sale - wait)
    await dieIn()
    await resume()
    await lab.draw()
    for (const [index, order] of orders.entries()) {
      const { value } = await (clients[index] as (typeof clients)[number]).call(getLotteryOrder, {
        id: order.id,
      })
      expect(value.subOrders.map(({ state }) => state)).toEqual(['won', 'won'])
      expect(value.win).toBe('39.00')
    }
    expect(await sums()).toEqual(before.map((sum) => sum - 10_000n))
    for (const no of [issueNo, later]) {
      const { value } = await (clients[0] as (typeof clients)[number]).call(getDrawProof, {
        code: lab.code,
        issueNo: no,
      })
      const facts = {
        code: lab.code,
        family: lotteryOf(lab.code)?.family as 'ssc',
        issueNo: no,
        betsRoot: value.betsRoot as string,
        randomness: value.beacon?.randomness as string,
        seed: value.seed as string,
      }
      expect(value).toMatchObject({ state: 'SETTLED', betsCount: 3, result: drawIssue(facts, hashOf) })
    }
  }
  expect(Math.min(...Object.values(deaths))).toBeGreaterThanOrEqual(deathsEach)
  const snapshot = lab.ctx.db.transaction().setIsolationLevel('repeatable read')
  expect(await snapshot.execute(findFaults)).toEqual([])
  await doomed.close()
  await lab.end()
})

it('R-63 three servers at once settle an issue once', async () => {
  const lab = await openLotteryLab()
  const juan = await lab.logIn('juan')
  const memberId = await lab.memberId('juan')
  await lab.fund(memberId, 10_000n)
  const nodes = [0, 1, 2].map(() => openDoomed(lab.ctx, lab.test.url))
  for (let round = 0; round < 4; round++) {
    const [issueNo = '', later = ''] = await lab.makeIssues(2)
    const before = await lab.purse(memberId)
    await lab.place(
      juan,
      lab.asked(
        [issueNo, later].map((each) => ({ issueNo: each, multiple: 1 })),
        [everyDigit],
      ),
    )
    await lab.pass(sale + 1)
    await Promise.all(nodes.map((node) => makePass(node.ctx)))
    await lab.pass(wait)
    await Promise.all(nodes.map((node) => makePass(node.ctx)))
    await untilDone(lab.work)
    expect(await lab.purse(memberId)).toEqual({ cash: before.cash - 5_000n, held: before.held })
  }
  for (const node of nodes) await node.close()
  await lab.end()
})
