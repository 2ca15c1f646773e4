import { randomUUID } from 'node:crypto'
import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import { gatewayCallbackPath, PaymentReport } from '@perya/contract/gateway'
import { vendorCalls, vendorSandboxCalls } from '@perya/contract/vendor'
import { isAmountText } from '@perya/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Client, someAddress } from '#features/identity/testing/client.ts'
import { type LotteryLab, openLotteryLab } from '#features/lottery/testing/lottery-lab.ts'
import { openOperator } from '#features/operators/testing/operator-client.ts'
import { answeredField, listMoneyFields, replaceAt } from '#testing/money-fields.ts'
import { noAmounts, type Unfit, unfitAmounts } from '#testing/wrong-amounts.ts'

// What is only read moves nothing: there an amount is a filter.
const called: Endpoint[] = Object.values(endpoints).filter(({ method }) => method !== 'GET')
const appFields = listMoneyFields(called)
const vendorFields = listMoneyFields(Object.values({ ...vendorCalls, ...vendorSandboxCalls }))
const gatewayFields = listMoneyFields([{ path: gatewayCallbackPath, input: PaymentReport }])

const everywhere = ['negative', 'zero', 'over the cap', 'more than two decimals'] as const satisfies Unfit[]
/** What a team has to reach may be nothing. */
const ofThresholds = everywhere.filter((kind) => kind !== 'zero')

/** Every field of the app that takes money, and what else it refuses. */
const refused: Record<string, readonly Unfit[]> = {
  '/wps/agent/dailySalary/apply terms.tiers[].turnover': ofThresholds,
  '/wps/agent/dailySalary/apply terms.tiers[].loss': ofThresholds,
  '/wps/agent/hourlySalary/apply terms.tiers[].turnover': ofThresholds,
  '/wps/agent/hourlySalary/apply terms.tiers[].loss': ofThresholds,
  '/wps/agent/dividend/apply terms.tiers[].turnover': ofThresholds,
  '/wps/agent/dividend/apply terms.tiers[].loss': ofThresholds,
  '/wps/transaction/deposit amount': everywhere,
  '/wps/transaction/deposit/proof amount': everywhere,
  '/lgw/games/rooms/enter entryFee': everywhere,
  '/lgw/orders lines[].unitPrice': everywhere,
  '/lgw/orders cost': everywhere,
  // A correction may take from the member.
  '/ops/adjustments amount': everywhere.filter((kind) => kind !== 'negative'),
  '/ops/contracts terms.tiers[].turnover': ofThresholds,
  '/ops/contracts terms.tiers[].loss': ofThresholds,
  '/ops/transfers/confirm amount': everywhere,
  // Whoever sets a limit of nothing wants to stake nothing.
  '/wps/member/protection/limit cap': everywhere.filter((kind) => kind !== 'zero'),
  '/wps/transaction/transferUpline amount': everywhere,
  '/wps/transaction/withdraw amount': everywhere,
}

describe('an amount that is none', () => {
  it('R-7 is looked for on every route of the contract that takes money', () => {
    expect(appFields.map(({ title }) => title).sort()).toEqual(Object.keys(refused).sort())
    expect(vendorFields.map(({ title }) => title)).toEqual([
      '/vendor/v1/bet amount',
      '/vendor/v1/win amount',
      '/vendor/v1/win jackpotAmount',
      '/vendor/v1/betwin amount',
      '/vendor/v1/betwin winAmount',
      '/vendor/v1/betwin jackpotAmount',
      '/vendor/v1/rollback amount',
      '/vendor/v1/adjust delta',
      '/vendor/v1/sandbox/player balance',
    ])
    expect(gatewayFields.map(({ title }) => title)).toEqual(['/gateway/v1/payments amount'])
  })

  it.each([...appFields, ...vendorFields, ...gatewayFields])(
    'R-7 does not fit $title, however it is written',
    ({ shape }) => {
      const fits = (value: unknown) => z.safeParse(shape, value).success
      expect(noAmounts.filter(fits)).toEqual([])
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ') }),
            fc.double(),
            fc.integer(),
          ),
          (value) => (typeof value === 'string' && isAmountText(value)) || !fits(value),
        ),
        { numRuns: 500 },
      )
    },
  )
})

describe('a caller who sends one', () => {
  let lab: LotteryLab
  let member: Client
  let operator: Client
  let bodies: Record<string, unknown>
  beforeAll(async () => {
    lab = await openLotteryLab()
    member = await lab.logIn('malaya')
    await lab.fund(await lab.memberId('malaya'), 1_000n)
    operator = await openOperator(lab.test, 'rosa', ['wallet.adjust', 'contracts.manage', 'transfers.review'])
    const [issueNo = ''] = await lab.makeIssues(1)
    bodies = rightBodies(lab, issueNo)
  })
  afterAll(() => lab.end())

  /** What a price or a cost has to be is known, so an amount of no sense is answered as another price. */
  const priced = ['/lgw/games/rooms/enter', '/lgw/orders']

  const countTransfers = async () =>
    (await lab.ctx.pool.query('select count(*)::int as count from ledger_transfer')).rows[0].count

  async function send(endpoint: Endpoint, body: unknown) {
    const caller = endpoint.access === 'operator' ? operator : member
    // From everywhere, since nobody may call so often.
    caller.ip = someAddress()
    const { status, errorCode = '', value } = await caller.call(endpoint, body as never)
    return { status, errorCode, field: (value as { field?: string } | undefined)?.field }
  }

  it.each(appFields)('R-7 is refused and moves nothing: $title', async ({ path, field, input, title }) => {
    const endpoint = called.find((one) => one.path === path && one.input === input) as Endpoint
    const body = bodies[path]
    const before = await countTransfers()
    // `null` is a word of its own where it is taken: no limit, for one.
    const words = noAmounts.filter(
      (value) => value !== null || !input.safeParse(replaceAt(body, field, null)).success,
    )
    for (const value of [...words, ...(refused[title] ?? []).flatMap((kind) => unfitAmounts[kind])]) {
      const answer = await send(endpoint, replaceAt(body, field, value))
      if (priced.includes(path) && answer.errorCode !== 'input.invalid') {
        expect([answer.status, answer.errorCode], String(value)).toEqual([409, 'lottery.priceChanged'])
      } else {
        const refusal = { status: 400, errorCode: 'input.invalid', field: answeredField(field) }
        expect(answer, JSON.stringify(value)).toEqual(refusal)
      }
    }
    expect(await countTransfers()).toBe(before)
    const { errorCode } = await send(endpoint, body)
    if (priced.includes(path)) expect(errorCode, 'the right price is taken').toBe('')
    else expect(errorCode, 'it was the amount').not.toBe('input.invalid')
  })
})

/** One for each route, with nothing wrong in it. */
function rightBodies(lab: LotteryLab, issueNo: string): Record<string, unknown> {
  const tiers = [{ turnover: '100.00', activeMembers: 1, loss: '10.00', rate: 100 }]
  const salary = { userName: 'juan', terms: { tiers } }
  const plan = { mode: 'fixed', carryOver: 'none', periodsPerMonth: 1 }
  const requestKey = randomUUID()
  const password = '202611'
  return {
    '/wps/agent/dailySalary/apply': salary,
    '/wps/agent/hourlySalary/apply': salary,
    '/wps/agent/dividend/apply': { userName: 'juan', terms: { tiers, plan } },
    '/wps/transaction/deposit': { requestKey, channelId: '1', amount: '100.00' },
    '/wps/transaction/deposit/proof': {
      id: '1',
      payerReference: '12345678',
      amount: '100.00',
      pictureId: randomUUID(),
    },
    '/lgw/games/rooms/enter': { code: lab.code, roomType: 'charged', entryFee: '20.00' },
    '/lgw/orders': lab.asked([{ issueNo, multiple: 1 }], [{ betType: 'ssc.position', content: '7||||' }]),
    '/ops/adjustments': { userName: 'juan', amount: '1.00', reason: 'gameFault', note: 'as agreed' },
    '/ops/contracts': { userName: 'juan', kind: 'daily', terms: { tiers } },
    '/ops/transfers/confirm': { reference: 'nobody', amount: '100.00' },
    '/wps/member/protection/limit': { measure: 'deposit', period: 'day', cap: '1000.00' },
    '/wps/transaction/transferUpline': { requestKey, amount: '100.00', password },
    '/wps/transaction/withdraw': { requestKey, cardId: '1', amount: '100.00', password },
  }
}
