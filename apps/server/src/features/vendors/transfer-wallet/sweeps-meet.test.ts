/** Two who bring the same money home at once, wherever the one is when the other comes. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockPlay } from '#features/wallet/index.ts'
import { makeServices } from '#platform/service.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'
import { listOpenAlarms } from '../alarm.store.ts'
import { readVendors } from '../directory.ts'
import { openToldVendor, type ToldVendor } from '../testing/told-vendor.ts'
import { openVendorBooks } from '../testing/vendor-books.ts'
import { openVendorLab, pesos, type VendorLab } from '../testing/vendor-lab.ts'
import { sweepShutOut, trySweep } from './follow-play.ts'
import { listShutOut } from './transfer.store.ts'
import { sendToVendor } from './transfer-funds.ts'

let lab: VendorLab
let vendor: ToldVendor
let books: ReturnType<typeof openVendorBooks>
let memberId: bigint
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())
beforeEach(async () => {
  vendor = await openToldVendor(lab.ctx)
  books = openVendorBooks()
  vendor.says(books.answer)
  memberId = BigInt((await lab.player('100.00')).playerId)
  await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: pesos('40.00') })
  books.win(memberId, pesos('5.00'))
  vendor.heard.length = 0
})
afterEach(() => vendor.close())

const block = () => lab.ctx.db.transaction().execute((tx) => blockPlay(tx, memberId, 'operator'))
const asked = () => vendor.heard.map(({ method }) => method)

/** What the ledger says the member has, and what the vendor says is left with it. */
const money = async () => [...(await lab.purse(memberId)), books.left(memberId)]
const home = ['105.00', '0.00', '0.00', '0.00']

function openGate() {
  const { promise: opened, resolve: open } = Promise.withResolvers<void>()
  const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
  const pass = () => {
    reach()
    return opened
  }
  return { pass, reached, open }
}
type Gate = ReturnType<typeof openGate>

/** Another process, which stands still at each gate: after so many answers of the database. */
async function openProcess(gates: Record<number, Gate>) {
  const ctx = { ...lab.ctx, services: makeServices() }
  await readVendors(ctx)
  let answers = 0
  ctx.db = lab.ctx.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      answers += 1
      await gates[answers]?.pass()
      return result
    },
  })
  return ctx
}

describe('money at a vendor that keeps balances', () => {
  it('comes home once when two sweeps and a block meet', async () => {
    await Promise.all([block(), sweepShutOut(lab.ctx), sweepShutOut(lab.ctx)])
    await Promise.all([sweepShutOut(lab.ctx), sweepShutOut(lab.ctx)])
    expect(await money()).toEqual(home)
  })

  // Asked for all the same: only the vendor knows what a round paid there after its player left.
  it('is not there any more for a sweep that found it before another brought it home', async () => {
    await block()
    const [found] = await listShutOut(lab.ctx.db)
    expect(found).toEqual({ memberId, vendorCode: vendor.code })
    await sweepShutOut(lab.ctx)
    expect(await trySweep(lab.ctx, memberId, vendor.code)).toBe(true)
    expect([await money(), asked()]).toEqual([home, ['ftoa', 'ftoa']])
  })

  it.each([1, 2, 3, 4, 5])(
    'comes home once when another process brings it home at step %i of a sweep',
    async (step) => {
      await block()
      const gate = openGate()
      const late = sweepShutOut(await openProcess({ [step]: gate }))
      await gate.reached
      await sweepShutOut(lab.ctx)
      expect([await money(), asked()]).toEqual([home, ['ftoa']])
      gate.open()
      await late
      expect(await money()).toEqual(home)
    },
  )

  it('comes home once when a sweep has to wait until another is booked', async () => {
    await block()
    const [begins, booking] = [openGate(), openGate()]
    const second = sweepShutOut(await openProcess({ 5: begins }))
    await begins.reached
    const first = sweepShutOut(await openProcess({ 8: booking }))
    await booking.reached
    begins.open()
    await waitForLock(lab.databaseUrl, '\n    insert into vendor_transfer')
    booking.open()
    await Promise.all([first, second])
    expect([await money(), asked()]).toEqual([home, ['ftoa', 'ftoa']])
  })

  it.each([
    ['has given it', true],
    ['has not begun to give it', false],
  ])('comes home once when a sweep asks about another whose vendor %s', async (_what, isGiven) => {
    await block()
    const [begins, answers] = [openGate(), openGate()]
    vendor.says(async (question) => {
      if (isGiven) books.answer(question)
      if (question.method === 'ftoa') await answers.pass()
      return books.answer(question)
    })
    const second = sweepShutOut(await openProcess({ 2: begins }))
    await begins.reached
    const first = sweepShutOut(lab.ctx)
    await answers.reached
    begins.open()
    await second
    expect(await money()).toEqual(isGiven ? home : ['60.00', '0.00', '40.00', '45.00'])
    answers.open()
    await first
    expect([await money(), asked()]).toEqual([home, ['ftoa', 'cs']])
    expect(await listOpenAlarms(lab.ctx.db, vendor.code)).toEqual([])
  })

  it('R-1 leaves a ledger without a fault', async () => {
    expect(await lab.audit()).toEqual([])
  })
})
