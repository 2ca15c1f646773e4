import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { formatAmount } from '@perya/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  balanceTopic,
  findLargestWin,
  listMoneyAtVendors,
  lockMoney,
  readBalances,
  sumPlay,
} from '#features/wallet/index.ts'
import { listOpenAlarms } from '../alarm.store.ts'
import { readVendors } from '../directory.ts'
import { transferVendor } from '../seed-demo.ts'
import { openVendorLab, pesos, type VendorLab } from '../testing/vendor-lab.ts'
import { judgeOutcome, pollPauseSeconds } from './poll.rules.ts'
import { pollTransfers } from './poll-transfers.ts'
import { sendToVendor, sweepFromVendor } from './transfer-funds.ts'
import { vouchForTransfer } from './vouch-for-transfer.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

/** A vendor that keeps balances, and can be told to misbehave once. */
type Misbehaviour = 'drop before' | 'drop after' | 'refuse' | 'pending' | { says: unknown }
let misbehaviour: Misbehaviour | undefined
let server: Server
const seen: { method: string; reference: string }[] = []
const funds = new Map<string, bigint>()
const outcomes = new Map<string, { status: string; amount: string }>()

beforeEach(async () => {
  misbehaviour = undefined
  seen.length = 0
  server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    request.on('end', () => {
      const { method, reference, playerId, amount } = JSON.parse(text)
      seen.push({ method, reference })
      const how = misbehaviour
      if (method !== 'cs') misbehaviour = undefined
      if (how === 'drop before') return request.socket.destroy()
      if (how === 'refuse') outcomes.set(reference, { status: 'FAILED', amount: '0.00' })
      else if (method === 'ft') {
        funds.set(playerId, (funds.get(playerId) ?? 0n) + pesos(amount))
        outcomes.set(reference, { status: 'SUCCESS', amount })
      } else if (method === 'ftoa') {
        outcomes.set(reference, { status: 'SUCCESS', amount: formatAmount(funds.get(playerId) ?? 0n) })
        funds.set(playerId, 0n)
      }
      if (how === 'drop after') return request.socket.destroy()
      const known = outcomes.get(reference) ?? { status: 'NOT_FOUND' }
      if (typeof how === 'object') return response.end(JSON.stringify({ ...known, amount: how.says }))
      response.end(JSON.stringify(how === 'pending' ? { status: 'PENDING' } : known))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  // A vendor of its own for each test: the breaker remembers the last one's failures.
  const code = `T${port}`
  await lab.ctx.pool.query(
    `insert into vendor (code, name, wallet, base_url, allowed_hosts, may_be_local)
     values ($1, $1, 'transfer', $2, '{127.0.0.1}', true)`,
    [code, `http://127.0.0.1:${port}`],
  )
  await readVendors(lab.ctx)
  vendorCode = code
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})
let vendorCode = transferVendor

const alarmsOf = async (memberId: bigint) =>
  (await listOpenAlarms(lab.ctx.db, vendorCode)).filter((alarm) => alarm.memberId === memberId)

async function purse(memberId: bigint) {
  const [balance] = await readBalances(lab.ctx.db, [memberId])
  const [away] = await listMoneyAtVendors(lab.ctx.db, memberId)
  return [balance?.cash ?? 0n, balance?.inTransit ?? 0n, away?.amount ?? 0n].map(formatAmount)
}

const makeDue = () =>
  lab.ctx.pool.query("update vendor_transfer set next_poll_at = now() - interval '1 second'")

describe('money for a vendor that keeps balances', () => {
  it('goes there and comes back with what was won', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    expect(await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })).toBe('done')
    expect(await purse(memberId)).toEqual(['60.00', '0.00', '40.00'])
    funds.set(String(memberId), pesos('55.00'))
    expect(await sweepFromVendor(lab.ctx, { memberId, vendorCode })).toBe('done')
    expect(await purse(memberId)).toEqual(['115.00', '0.00', '0.00'])
    expect(await findLargestWin(lab.ctx.db, memberId, { after: new Date(0) })).toBe(pesos('15.00'))
  })

  it('R-38 that brings a win above the vendor’s largest waits for two operators', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
    const sweepWith = (amount: string) => {
      funds.set(String(memberId), pesos(amount))
      return sweepFromVendor(lab.ctx, { memberId, vendorCode })
    }
    expect(await sweepWith('10000040.01')).toBe('open')
    expect(await purse(memberId)).toEqual(['60.00', '0.00', '40.00'])
    const [alarm] = await alarmsOf(memberId)
    expect(alarm).toMatchObject({ reason: 'transfer_stuck', detail: { said: '10000040.01' } })
    const said = { vendorCode, reference: alarm?.subject ?? '', vouchers: ['luz', 'paz'] }
    const finding = { state: 'done', amount: '10000040.01' } as const
    expect(await vouchForTransfer(lab.ctx, { ...said, finding, operator: 'luz' })).toBe(false)
    expect(await vouchForTransfer(lab.ctx, { ...said, finding, operator: 'paz' })).toBe(true)
    expect(await purse(memberId)).toEqual(['10000100.01', '0.00', '0.00'])
  })

  it('comes back at once when the vendor refuses it', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    misbehaviour = 'refuse'
    expect(await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })).toBe('failed')
    expect(await purse(memberId)).toEqual(['100.00', '0.00', '0.00'])
  })

  it.each([
    ['after it arrived', 'drop after'],
    ['while the vendor is still thinking', 'pending'],
  ] as const)(
    'stays in transit when the answer is lost %s, is never sent twice, and comes home once it is found',
    async (_when, how) => {
      const memberId = BigInt((await lab.player('100.00')).playerId)
      misbehaviour = how
      expect(await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })).toBe('open')
      expect(await purse(memberId)).toEqual(['60.00', '40.00', '0.00'])
      const again = sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
      await expect(again).rejects.toMatchObject({ code: 'vendor.transferOpen' })
      await makeDue()
      await pollTransfers(lab.ctx)
      // Nobody plays there: the launch it was sent for has failed.
      expect(await purse(memberId)).toEqual(['100.00', '0.00', '0.00'])
      expect(seen.map(({ method }) => method)).toEqual(['ft', 'cs', 'ftoa'])
      expect(seen[1]?.reference).toBe(seen[0]?.reference)
    },
  )

  it('that never arrived is not believed lost too early, and comes back once that is certain', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    misbehaviour = 'drop before'
    expect(await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })).toBe('open')
    await makeDue()
    await pollTransfers(lab.ctx)
    expect(await purse(memberId)).toEqual(['60.00', '40.00', '0.00'])
    await lab.ctx.pool.query(
      "update vendor_transfer set sent_at = now() - interval '20 minutes' where state = 'sent'",
    )
    await makeDue()
    await pollTransfers(lab.ctx)
    expect(await purse(memberId)).toEqual(['100.00', '0.00', '0.00'])
  })

  it('that stays without an outcome for an hour becomes a ticket of the member', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    misbehaviour = 'pending'
    await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
    outcomes.clear()
    misbehaviour = 'pending'
    await lab.ctx.pool.query(
      "update vendor_transfer set sent_at = now() - interval '2 hours' where state = 'sent'",
    )
    await makeDue()
    await pollTransfers(lab.ctx)
    const { rows } = await lab.ctx.pool.query('select reason from vendor_open_ticket where member_id = $1', [
      memberId,
    ])
    expect(rows).toEqual([{ reason: 'transfer_stuck' }])
    expect(await purse(memberId)).toEqual(['60.00', '40.00', '0.00'])
  })

  it('is nothing to look into any more once its outcome is known', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    misbehaviour = 'pending'
    await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
    await lab.ctx.pool.query("update vendor_transfer set sent_at = now() - interval '2 hours'")
    misbehaviour = 'pending'
    await makeDue()
    await pollTransfers(lab.ctx)
    expect(await alarmsOf(memberId)).toHaveLength(1)
    misbehaviour = undefined
    await makeDue()
    await pollTransfers(lab.ctx)
    expect(await purse(memberId)).toEqual(['100.00', '0.00', '0.00'])
    expect(await alarmsOf(memberId)).toEqual([])
  })

  it.each([undefined, '-5.00', 55, 'all of it', `${10n ** 20n}.00`])(
    'is not lost when a vendor says it gave everything back and the amount is %s',
    async (says) => {
      const memberId = BigInt((await lab.player('100.00')).playerId)
      await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
      misbehaviour = { says }
      expect(await sweepFromVendor(lab.ctx, { memberId, vendorCode })).toBe('open')
      expect(await purse(memberId)).toEqual(['60.00', '0.00', '40.00'])
      expect(await alarmsOf(memberId)).toMatchObject([{ reason: 'transfer_stuck' }])
      await makeDue()
      await pollTransfers(lab.ctx)
      expect(seen.at(-1)).toEqual({ method: 'cs', reference: seen.at(-2)?.reference })
      expect(await purse(memberId)).toEqual(['100.00', '0.00', '0.00'])
      expect(await alarmsOf(memberId)).toEqual([])
    },
  )

  it.each(['30.00', '50.00', '0.00'])(
    'stays in transit and is looked into when the vendor says that %s of 40.00 arrived, until it says 40.00',
    async (says) => {
      const memberId = BigInt((await lab.player('100.00')).playerId)
      const send = () => sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
      misbehaviour = { says }
      expect(await send()).toBe('open')
      misbehaviour = { says }
      await makeDue()
      await pollTransfers(lab.ctx)
      expect(await purse(memberId)).toEqual(['60.00', '40.00', '0.00'])
      expect(await alarmsOf(memberId)).toMatchObject([
        {
          reason: 'transfer_stuck',
          detail: { direction: 'in', amount: '40.00', status: 'SUCCESS', said: says },
        },
      ])
      await expect(send()).rejects.toMatchObject({ code: 'vendor.transferOpen' })
      await expect(sweepFromVendor(lab.ctx, { memberId, vendorCode })).rejects.toMatchObject({
        code: 'vendor.transferOpen',
      })
      misbehaviour = undefined
      await makeDue()
      await pollTransfers(lab.ctx)
      expect(await purse(memberId)).toEqual(['100.00', '0.00', '0.00'])
      expect(await alarmsOf(memberId)).toEqual([])
    },
  )

  it('is part of what its member owns wherever it is, also when all of it is lost there', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    const told = async () => {
      const [event] = await balanceTopic.read(lab.ctx.db, [memberId])
      return event as { version: bigint; data: { sumBalance: string; inGames: string } }
    }
    misbehaviour = 'pending'
    await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
    expect((await told()).data).toMatchObject({ sumBalance: '100.00', inGames: '0.00' })
    await makeDue()
    await pollTransfers(lab.ctx)
    await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
    const there = await told()
    expect(there.data).toMatchObject({ sumBalance: '100.00', inGames: '40.00' })
    funds.set(String(memberId), 0n)
    expect(await sweepFromVendor(lab.ctx, { memberId, vendorCode })).toBe('done')
    const lost = await told()
    expect(lost.data).toMatchObject({ sumBalance: '60.00', inGames: '0.00' })
    expect(lost.version).toBeGreaterThan(there.version)
    // What only went there and is still there is no loss, and no wallet is empty that has it.
    await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('10.00') })
    const { elsewhere } = await lab.ctx.db.transaction().execute((tx) => lockMoney(tx, memberId))
    expect(elsewhere).toBe(pesos('10.00'))
    const since = { from: new Date(0), to: null }
    expect(await sumPlay(lab.ctx.db, memberId, since)).toEqual({ staked: 0n, won: pesos('-40.00') })
  })

  it('comes back also from a vendor whose games are closed, which is sent nothing more', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })
    await lab.ctx.pool.query('update vendor set is_enabled = false where code = $1', [vendorCode])
    await readVendors(lab.ctx)
    const more = sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('1.00') })
    await expect(more).rejects.toMatchObject({ code: 'vendor.closed' })
    expect(await sweepFromVendor(lab.ctx, { memberId, vendorCode })).toBe('done')
    expect(await purse(memberId)).toEqual(['100.00', '0.00', '0.00'])
  })

  it('R-40 is not touched when the vendor is known to be down', async () => {
    const memberId = BigInt((await lab.player('100.00')).playerId)
    server.closeAllConnections()
    server.close()
    for (const other of [await lab.player('10.00'), await lab.player('10.00')]) {
      await sendToVendor(lab.ctx, { memberId: BigInt(other.playerId), vendorCode, amount: pesos('1.00') })
    }
    expect(await sendToVendor(lab.ctx, { memberId, vendorCode, amount: pesos('40.00') })).toBe('failed')
    expect(await purse(memberId)).toEqual(['100.00', '0.00', '0.00'])
  })

  it('R-1 leaves a ledger without a fault', async () => {
    expect(await lab.audit()).toEqual([])
  })
})

describe('a transfer without an outcome', () => {
  it('is asked about after 5 s, 10 s … at most an hour', () => {
    expect([0, 1, 2, 9, 10, 50].map(pollPauseSeconds)).toEqual([5, 10, 20, 2_560, 3_600, 3_600])
  })

  it('is judged by definite words only', () => {
    const sent = (ageMs: number) => ({ direction: 'in' as const, amount: 40n, ageMs })
    expect(judgeOutcome({ status: 'PENDING' }, sent(10 ** 9))).toBe('open')
    expect(judgeOutcome({ status: 'NOT_FOUND' }, sent(60_000))).toBe('open')
    expect(judgeOutcome({ status: 'NOT_FOUND' }, sent(16 * 60_000))).toBe('failed')
    expect(judgeOutcome({ status: 'SUCCESS' }, sent(0))).toBe('done')
    expect(judgeOutcome({ status: 'FAILED' }, sent(0))).toBe('failed')
    expect(judgeOutcome({ status: 'SUCCESS', amount: 40n }, sent(0))).toBe('done')
    expect(judgeOutcome({ status: 'SUCCESS', amount: 39n }, sent(0))).toBe('unclear')
    expect(judgeOutcome({ status: 'FAILED', amount: 39n }, sent(0))).toBe('failed')
    const swept = { direction: 'out' as const, amount: null, ageMs: 0 }
    expect(judgeOutcome({ status: 'SUCCESS' }, swept)).toBe('unclear')
    expect(judgeOutcome({ status: 'SUCCESS', amount: 0n }, swept)).toBe('done')
  })
})
