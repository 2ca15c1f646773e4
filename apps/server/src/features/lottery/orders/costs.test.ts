import { getLottery } from '@perya/contract/lottery'
import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import {
  type BetType,
  betTypes,
  contentRefusal,
  countBets,
  families,
  isSoldOn,
  type Lottery,
  lotteries,
  orderCost,
  type WrittenLine,
  writeContent,
} from '@perya/lottery-rules'
import { formatAmount } from '@perya/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, someAddress } from '#features/identity/testing/client.ts'
import { eventually } from '#testing/eventually.ts'
import { changeRoom } from '../rooms/switch-by-operator.ts'
import { type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let lab: LotteryLab
let malaya: Client
let id: bigint

const slipsEach = 12
/** All slips of this test together neither cost nor win as much. */
const plenty = 10n ** 17n

beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  id = await lab.memberId('malaya')
  await lab.fund(id, 10n ** 11n)
})
afterAll(() => lab.end())

/** More picks than fields need, and fewer than would make millions of bets: so many over all fields. */
const picksMore = 8

const contentsOf = (betType: BetType) =>
  fc
    .tuple(
      ...betType.fields.map(({ picks, least, most }, _, { length }) =>
        fc.subarray([...picks], {
          minLength: least,
          maxLength: Math.min(most, picks.length, least + Math.ceil(picksMore / length)),
        }),
      ),
    )
    .filter((content) => contentRefusal(betType, content) === undefined)

/** A line of a lottery, and how many bets it makes. */
const linesOf = ({ family, unitPrices, modes }: Lottery, day: string) =>
  fc
    .constantFrom(...betTypes[family].filter((betType) => isSoldOn(betType, day)))
    .chain((betType) =>
      fc.record({
        betType: fc.constant(betType),
        content: contentsOf(betType),
        unitPrice: fc.constantFrom(...unitPrices.map((price) => formatAmount(price))),
        mode: fc.constantFrom(...modes),
        multiple: fc.integer({ min: 1, max: 20 }),
      }),
    )
    .map(({ betType, content, ...line }) => ({
      line: { ...line, betType: betType.code, content: writeContent(content) } satisfies WrittenLine,
      bets: countBets(betType, content),
    }))

async function liftCaps({ code }: Lottery): Promise<void> {
  const named = { merchant: 'PERYA', code, roomType: 'free' as const, operator: 'rosa', reason: 'test' }
  const caps = { lineMax: plenty, issueMax: plenty, winMax: plenty, issueWinMax: plenty, numberMax: plenty }
  await changeRoom(lab.ctx, named, { ...caps, lineMin: 1n })
  await eventually(async () => {
    const [room] = (await malaya.call(getLottery, { code })).value.rooms
    expect(room?.winMax).toBe(formatAmount(plenty))
  })
}

it.each(families)(
  'any slip of %s costs the same in the app, on the server and in the ledger',
  async (family) => {
    const lottery = lotteries.find((each) => each.family === family) as Lottery
    const numbers = await lab.makeIssues(4, lottery.code)
    await liftCaps(lottery)
    malaya.ip = someAddress()
    const day = (numbers[0] as string).replace(/^(....)(..)(..).*$/, '$1-$2-$3')
    const slip = fc.record({
      lines: fc.array(linesOf(lottery, day), { minLength: 1, maxLength: 4 }),
      multiples: fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: numbers.length }),
    })
    let taken = 0
    await fc.assert(
      fc.asyncProperty(slip, async ({ lines, multiples }) => {
        const issues = multiples.map((multiple, at) => ({ issueNo: numbers[at] as string, multiple }))
        const written = lines.map(({ line }) => line)
        const before = await lab.purse(id)
        const answer = await malaya.call(
          placeLotteryOrder,
          lab.asked(issues, written, { code: lottery.code, prizeGroup: lottery.prizeGroup }),
        )
        const after = await lab.purse(id)
        const moved = { cash: before.cash - after.cash, held: after.held - before.held }
        if (!answer.success) {
          expect(answer.errorCode).toBe('lottery.tooLarge')
          expect(moved).toEqual({ cash: 0n, held: 0n })
          return
        }
        taken += 1
        const shown = orderCost(written, issues)
        expect(answer.value.cost).toBe(formatAmount(shown))
        expect(moved).toEqual({ cash: shown, held: orderCost(written, issues.slice(1)) })
        expect(answer.value.lines.map(({ betCount }) => betCount)).toEqual(lines.map(({ bets }) => bets))
      }),
      { numRuns: slipsEach },
    )
    expect(taken).toBeGreaterThan(slipsEach / 2)
  },
)
