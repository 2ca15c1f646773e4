import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listOpenAlarms } from '../alarm.store.ts'
import { findVendor } from '../directory.ts'
import { settleVendorAlarm } from '../manage-vendor.ts'
import { openToldVendor, type ToldVendor } from '../testing/told-vendor.ts'
import { openVendorLab, pesos, type VendorLab } from '../testing/vendor-lab.ts'
import type { Vendor } from '../vendor.ts'
import { bringToGame, trySweep } from './follow-play.ts'
import { judgeLate } from './poll.rules.ts'
import { pollTransfers } from './poll-transfers.ts'
import { sendToVendor, sweepFromVendor } from './transfer-funds.ts'
import { listOpenTransfers, vouchForTransfer } from './vouch-for-transfer.ts'

let lab: VendorLab
let vendor: ToldVendor
let memberId: bigint
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())
beforeEach(async () => {
  vendor = await openToldVendor(lab.ctx)
  memberId = BigInt((await lab.player('100.00')).playerId)
})
afterEach(() => vendor.close())

const send = (amount = '40.00') =>
  sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: pesos(amount) })
const launch = () => bringToGame(lab.ctx, memberId, findVendor(lab.ctx, vendor.code) as Vendor)
const sweep = () => sweepFromVendor(lab.ctx, { memberId, vendorCode: vendor.code })
const reference = async () => (await listOpenTransfers(lab.ctx, vendor.code))[0]?.reference ?? ''
const reasons = async () => (await listOpenAlarms(lab.ctx.db, vendor.code)).map(({ reason }) => reason)

const purse = () => lab.purse(memberId)

/** As long after it was sent as nothing of it is under way any more. */
async function age(of: string, interval = '16 minutes') {
  await lab.ctx.pool.query(
    'update vendor_transfer set sent_at = sent_at - $2::interval, resolved_at = resolved_at - $2::interval where reference = $1',
    [of, interval],
  )
}

async function askAgain() {
  await lab.ctx.pool.query(
    "update vendor_transfer set next_poll_at = now() - interval '1 second' where next_poll_at is not null",
  )
  await pollTransfers(lab.ctx)
}

/** `amount` left out: it failed. */
const say = (
  of: string,
  operator: string,
  amount?: string,
  { vendorCode = vendor.code, vouchers = ['rosa', 'ines', 'pilar', 'luz'] } = {},
) =>
  vouchForTransfer(lab.ctx, {
    vendorCode,
    reference: of,
    operator,
    vouchers,
    finding: amount === undefined ? { state: 'failed' } : { state: 'done', amount },
  })

/** Forty pesos are there, and the vendor says that it gave all back but not how much. */
async function comeBackUnclear(): Promise<string> {
  vendor.says({ status: 'SUCCESS' })
  expect(await send()).toBe('done')
  expect(await sweep()).toBe('open')
  expect(await reasons()).toEqual(['transfer_stuck'])
  return reference()
}

describe('a transfer whose vendor does not say what became of it', () => {
  it('is booked as the vendor would have had it, once two operators say the same, and ends its alarm', async () => {
    const out = await comeBackUnclear()
    expect(await listOpenTransfers(lab.ctx, vendor.code)).toMatchObject([
      { reference: out, direction: 'out', amount: null, there: pesos('40.00') },
    ])
    expect(await say(out, 'rosa', '55.00')).toBe(false)
    expect(await say(out, 'rosa', '55.00')).toBe(false)
    expect(await purse()).toEqual(['60.00', '0.00', '40.00'])
    expect(await listOpenTransfers(lab.ctx, vendor.code)).toMatchObject([
      { claimedBy: 'rosa', claimedState: 'done', claimedAmount: pesos('55.00') },
    ])
    expect(await say(out, 'ines', '55.00')).toBe(true)
    expect(await purse()).toEqual(['115.00', '0.00', '0.00'])
    expect(await reasons()).toEqual([])
    await expect(say(out, 'ines', '55.00')).rejects.toThrow('has ended already: done')
    expect(await purse()).toEqual(['115.00', '0.00', '0.00'])
  })

  it('waits for a third who agrees when two operators differ', async () => {
    const out = await comeBackUnclear()
    expect(await say(out, 'rosa', '55.00')).toBe(false)
    expect(await say(out, 'ines', '54.00')).toBe(false)
    expect(await say(out, 'pilar')).toBe(false)
    expect(await say(out, 'rosa')).toBe(true)
    // Nothing came back: it is still there.
    expect(await purse()).toEqual(['60.00', '0.00', '40.00'])
    expect(await reasons()).toEqual([])
  })

  it('waits for another when the one who said so may not any more', async () => {
    const out = await comeBackUnclear()
    await say(out, 'rosa', '55.00')
    expect(await say(out, 'ines', '55.00', { vouchers: ['ines', 'pilar'] })).toBe(false)
    expect(await say(out, 'pilar', '55.00', { vouchers: ['ines', 'pilar'] })).toBe(true)
  })

  it('is booked once when operators say it many times at once', async () => {
    const out = await comeBackUnclear()
    const said = await Promise.allSettled(
      ['rosa', 'ines', 'pilar', 'luz'].map((who) => say(out, who, '55.00')),
    )
    expect(said.filter((each) => each.status === 'fulfilled').map(({ value }) => value)).toEqual(
      expect.arrayContaining([false, true]),
    )
    expect(said.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(1)
    expect(await purse()).toEqual(['115.00', '0.00', '0.00'])
  })

  it.each(['-5.00', 'all of it', '1.00001', '4e1', '', `${10n ** 13n}.00`])(
    'is not booked with an amount of %s',
    async (amount) => {
      const out = await comeBackUnclear()
      await expect(say(out, 'rosa', amount)).rejects.toThrow('is no amount')
    },
  )

  it('on its way in goes home or arrives, never with another amount than was sent', async () => {
    vendor.says({ status: 'PENDING' })
    await send()
    const failed = await reference()
    await age(failed)
    await expect(say(failed, 'rosa', '39.99')).rejects.toThrow('40.00 was sent')
    await expect(say(failed, 'rosa', '40.00', { vendorCode: 'SALON' })).rejects.toThrow(
      'SALON has no transfer',
    )
    await say(failed, 'rosa')
    expect(await say(failed, 'ines')).toBe(true)
    expect(await purse()).toEqual(['100.00', '0.00', '0.00'])

    await send()
    const arrived = await reference()
    await age(arrived)
    vendor.says(({ method }) => (method === 'ftoa' ? { status: 'SUCCESS', amount: '40.00' } : 'lost'))
    await say(arrived, 'rosa', '40.00')
    expect(await say(arrived, 'ines', '40.00')).toBe(true)
    // The game it was sent for was not opened, so it comes home at once.
    expect(vendor.heard.at(-1)?.method).toBe('ftoa')
    expect(await purse()).toEqual(['100.00', '0.00', '0.00'])
  })

  it.each([
    ['agrees', { status: 'SUCCESS', amount: '55.00' }, []],
    ['names another amount', { status: 'SUCCESS', amount: '54.00' }, ['transfer_conflict']],
    ['says that it failed', { status: 'FAILED' }, ['transfer_conflict']],
  ])('stays as it was booked when the vendor %s afterwards', async (_what, word, alarms) => {
    const out = await comeBackUnclear()
    await say(out, 'rosa', '55.00')
    await say(out, 'ines', '55.00')
    vendor.says('lost')
    await askAgain()
    vendor.says({ status: 'PENDING' })
    await askAgain()
    expect(await reasons()).toEqual([])
    vendor.says(word)
    await askAgain()
    expect(await reasons()).toEqual(alarms)
    expect(await purse()).toEqual(['115.00', '0.00', '0.00'])
    const asked = vendor.heard.length
    await askAgain()
    expect(vendor.heard).toHaveLength(asked)
  })

  it('is not booked again by an answer that was under way while operators vouched for it', async () => {
    const out = await comeBackUnclear()
    await say(out, 'rosa', '55.00')
    vendor.says(async () => {
      await say(out, 'ines', '55.00')
      return { status: 'SUCCESS', amount: '70.00' }
    })
    await askAgain()
    expect(await purse()).toEqual(['115.00', '0.00', '0.00'])
    expect(await listOpenAlarms(lab.ctx.db, vendor.code)).toMatchObject([
      {
        reason: 'transfer_conflict',
        subject: out,
        detail: { direction: 'out', amount: '55.00', booked: 'done', status: 'SUCCESS', said: '70.00' },
      },
    ])
  })

  it('raises no alarm once operators have ended it while the vendor was being asked in vain', async () => {
    const out = await comeBackUnclear()
    await age(out, '2 hours')
    await say(out, 'rosa', '55.00')
    vendor.says(async () => {
      await say(out, 'ines', '55.00')
      return 'lost' as const
    })
    await askAgain()
    expect(await reasons()).toEqual([])
  })

  it('is not vouched for while its call may be under way, unless its vendor says it has ended', async () => {
    vendor.says({ status: 'PENDING' })
    await send()
    const sent = await reference()
    await age(sent, '14 minutes')
    await expect(say(sent, 'rosa')).rejects.toThrow('may still be on its way')
    await age(sent, '1 minute')
    expect(await say(sent, 'rosa')).toBe(false)
    expect(await say(sent, 'ines')).toBe(true)
    expect(await purse()).toEqual(['100.00', '0.00', '0.00'])
  })

  it('keeps money where it stands while the vendor contradicts that it failed, until somebody has dealt with it', async () => {
    const out = await comeBackUnclear()
    await say(out, 'rosa')
    await say(out, 'ines')
    vendor.says({ status: 'SUCCESS', amount: '40.00' })
    await askAgain()
    expect(await reasons()).toEqual(['transfer_conflict'])
    const asked = vendor.heard.length
    vendor.says({ status: 'SUCCESS', amount: '0.00' })
    await expect(sweep()).rejects.toThrow('vendor.transferOpen')
    await expect(send('20.00')).rejects.toThrow('vendor.transferOpen')
    await expect(launch()).rejects.toThrow('vendor.transferOpen')
    expect([vendor.heard.length, await purse()]).toEqual([asked, ['60.00', '0.00', '40.00']])
    // Another member of the vendor has no part in it.
    const other = BigInt((await lab.player('100.00')).playerId)
    expect(await sweepFromVendor(lab.ctx, { memberId: other, vendorCode: vendor.code })).toBe('done')

    const [alarm] = await listOpenAlarms(lab.ctx.db, vendor.code)
    await settleVendorAlarm(lab.ctx, vendor.code, String(alarm?.id))
    expect(await sweep()).toBe('done')
    expect(await purse()).toEqual(['60.00', '0.00', '0.00'])
  })

  it.each([
    ['arrived', '40.00', ['60.00', '0.00', '40.00']],
    ['failed', undefined, ['100.00', '0.00', '0.00']],
  ])(
    'of which another amount is said to have arrived may be vouched for at once (%s), and is a conflict when the vendor insists',
    async (_how, amount, stands) => {
      vendor.says(({ method }) =>
        method === 'ftoa' ? { status: 'FAILED' } : { status: 'SUCCESS', amount: '30.00' },
      )
      expect(await send()).toBe('open')
      const sent = await reference()
      await say(sent, 'rosa', amount)
      expect(await say(sent, 'ines', amount)).toBe(true)
      expect(await reasons()).toEqual([])
      await askAgain()
      expect([await reasons(), await purse()]).toEqual([['transfer_conflict'], stands])
    },
  )

  it('is not sent a second time while the vendor says that it arrived after all', async () => {
    vendor.says({ status: 'PENDING' })
    await send()
    const sent = await reference()
    await age(sent)
    await say(sent, 'rosa')
    await say(sent, 'ines')
    vendor.says(({ amount }) => ({ status: 'SUCCESS', amount: amount ?? '40.00' }))
    await askAgain()
    expect(await reasons()).toEqual(['transfer_conflict'])
    await expect(launch()).rejects.toThrow('vendor.transferOpen')
    await expect(sweep()).rejects.toThrow('vendor.transferOpen')
    expect(await purse()).toEqual(['100.00', '0.00', '0.00'])
  })

  it('is asked about no more once the vendor agrees without an amount, or a month has passed', async () => {
    const out = await comeBackUnclear()
    await say(out, 'rosa', '55.00')
    await say(out, 'ines', '55.00')
    await askAgain()
    const asked = vendor.heard.length
    await askAgain()
    expect([vendor.heard.length, await reasons()]).toEqual([asked, []])

    const second = await comeBackUnclear()
    await say(second, 'rosa', '55.00')
    await say(second, 'ines', '55.00')
    vendor.says({ status: 'PENDING' })
    await askAgain()
    await age(second, '32 days')
    await askAgain()
    const askedLast = vendor.heard.length
    await askAgain()
    expect(vendor.heard).toHaveLength(askedLast)
  })

  it('leaves a game closed whose money another brought home before it opened', async () => {
    let isSwept = false
    vendor.says(async ({ method, amount }) => {
      if (method === 'ft' && !isSwept) isSwept = await trySweep(lab.ctx, memberId, vendor.code)
      return { status: 'SUCCESS', amount: amount ?? '100.00' }
    })
    await expect(launch()).rejects.toThrow('vendor.transferOpen')
    expect([isSwept, await purse()]).toEqual([true, ['100.00', '0.00', '0.00']])
  })

  it('R-1 leaves a ledger without a fault', async () => {
    expect(await lab.audit()).toEqual([])
  })
})

it('a late word of a vendor differs from what was booked only where it says so', () => {
  const booked = (state: 'done' | 'failed') => ({
    direction: 'out' as const,
    ageMs: 10 ** 9,
    state,
    amount: 55n,
  })
  expect(judgeLate({ status: 'PENDING' }, booked('done'))).toBe('open')
  expect(judgeLate({ status: 'SUCCESS' }, booked('done'))).toBe('agrees')
  expect(judgeLate({ status: 'SUCCESS' }, booked('failed'))).toBe('differs')
  expect(judgeLate({ status: 'SUCCESS', amount: 55n }, booked('done'))).toBe('agrees')
  expect(judgeLate({ status: 'SUCCESS', amount: 0n }, booked('done'))).toBe('differs')
  expect(judgeLate({ status: 'NOT_FOUND' }, booked('failed'))).toBe('agrees')
  expect(judgeLate({ status: 'NOT_FOUND' }, booked('done'))).toBe('differs')
  expect(judgeLate({ status: 'NOT_FOUND' }, { ...booked('done'), ageMs: 0 })).toBe('open')
})
