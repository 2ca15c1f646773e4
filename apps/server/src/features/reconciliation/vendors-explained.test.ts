import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReportRow } from '@perya/contract/vendor-report'
import { formatAmount } from '@perya/money'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readVendors } from '#features/vendors/directory.ts'
import {
  compareReport,
  listOpenTransfers,
  sendToVendor,
  sweepFromVendor,
  vouchForTransfer,
} from '#features/vendors/index.ts'
import { listMovements } from '#features/vendors/report.store.ts'
import { openToldVendor, type Word } from '#features/vendors/testing/told-vendor.ts'
import { type LabPlayer, openVendorLab, pesos, type VendorLab } from '#features/vendors/testing/vendor-lab.ts'
import { pollTransfers } from '#features/vendors/transfer-wallet/poll-transfers.ts'
import {
  findMemberAccounts,
  openHouseAccount,
  openMemberAccounts,
  postTransfer,
} from '#features/wallet/index.ts'
import { excuseFromAudit } from '#testing/audit-at-close.ts'
import { spawnCommand } from '#testing/test-server.ts'
import { explainVolume, spanUpTo } from './explain-volume.ts'
import { addReconciliationMetrics } from './reconciliation.metrics.ts'
import { watchVolume } from './watch-volume.ts'

let lab: VendorLab
let juan: LabPlayer
beforeEach(async () => {
  lab = await openVendorLab()
  juan = await lab.player('5000.00')
}, 60_000)
afterEach(() => lab.close())

const vendor = 'PERYA'
const day = '2026-02-01'
const hourMs = 3_600_000

/** The same context when what was just played is so old. */
const after = (hours: number) => ({ ...lab.ctx, now: () => new Date(Date.now() + hours * hourMs) })
const watch = () => watchVolume(after(25))
const unmatchedKeys = async () => (await watch()).unmatched.map(({ key }) => key)

async function bet(amount: string, txId: string = randomUUID(), player = juan): Promise<string> {
  const answer = await lab.call('bet', player, { txId, roundId: randomUUID(), amount })
  expect(answer.status).toBe('OK')
  return txId
}

/** What an honest vendor lists of everything that was played so far, which it has on one day. */
async function honestList(): Promise<ReportRow[]> {
  await lab.ctx.pool.query('update vendor_tx set created_at = $1', [`${day}T12:00:00Z`])
  const { rows } = await lab.ctx.pool.query('select id from vendor where code = $1', [vendor])
  const span = { from: new Date(`${day}T00:00:00Z`), to: new Date(`${day}T24:00:00Z`) }
  const movements = await listMovements(lab.ctx.db, rows[0].id, span)
  return movements.map(({ amount, ...row }) => ({ ...row, amount: formatAmount(amount) }))
}

const compare = (rows: readonly ReportRow[]) => compareReport(lab.ctx, vendor, day, rows)

const openAlarms = async () =>
  (
    await lab.ctx.pool.query(
      "select place, detail from ledger_alert where rule = 'R-21' and resolved_at is null",
    )
  ).rows

describe('the money of vendors’ games', () => {
  it('R-21 is explained to the last centavo once their list has every bet, win, pair, rollback and correction', async () => {
    const roundId = randomUUID()
    const staked = randomUUID()
    await lab.call('bet', juan, { txId: staked, roundId, amount: '10.00' })
    const won = randomUUID()
    await lab.call('win', juan, { txId: won, roundId, amount: '4.00' })
    await lab.call('adjust', juan, { txId: randomUUID(), refTxId: won, roundId, delta: '1.50' })
    const pair = { txId: randomUUID(), roundId: randomUUID(), amount: '3.00', winAmount: '1.00' }
    await lab.call('betwin', juan, pair)
    const back = { txId: randomUUID(), refTxId: pair.txId, roundId: pair.roundId, amount: '3.00' }
    expect((await lab.call('rollback', juan, back)).status).toBe('OK')
    await lab.call('betwin', juan, { ...pair, txId: randomUUID(), roundId: randomUUID() })
    await compare(await honestList())

    const { volumes, unmatched, apart } = await watch()
    // 10 + 4 + 1.5, the pair and its return 3 + 1 each, and the pair that stands 3 + 1.
    const crossed = pesos('27.50')
    expect(volumes).toEqual([{ currency: 'PHP', crossed, matched: crossed, unmatchedTransfers: 0n }])
    expect(unmatched).toEqual([])
    expect(apart).toMatchObject([
      { currency: 'PHP', kind: 'demo_funding', explanation: 'inside', transfers: 1n, volume: pesos('5000') },
    ])
    expect(await openAlarms()).toEqual([])
  })

  it('R-21 names one centavo that no list has, and is an alarm from where too much is missing', async () => {
    await bet('999.99')
    const hidden = await bet('0.01')
    const list = await honestList()
    await compare(list.filter(({ txId }) => txId !== hidden))
    const enough = await watch()
    expect(enough.volumes).toMatchObject([
      { crossed: pesos('1000'), matched: pesos('999.99'), unmatchedTransfers: 1n },
    ])
    expect(enough.unmatched).toMatchObject([
      {
        key: `vendor:${vendor}:${hidden}`,
        kind: 'stake',
        memberId: BigInt(juan.playerId),
        userName: expect.stringContaining('sandbox_'),
        currency: 'PHP',
        amount: pesos('0.01'),
        createdAt: expect.any(Date),
      },
    ])
    expect(await openAlarms()).toEqual([])

    const second = await bet('0.01')
    const whole = await honestList()
    await compare(whole.filter(({ txId }) => txId !== hidden && txId !== second))
    expect((await watch()).unmatched).toHaveLength(2)
    await watch()
    expect(await openAlarms()).toEqual([
      {
        place: 'outside records PHP',
        detail: '0.02 of 1000.01 PHP in 2 transfers has no outside record: 99.99800 % is explained',
      },
    ])
    const registry = new Registry()
    addReconciliationMetrics(lab.ctx, registry)
    const metrics = (await registry.metrics()).split('\n')
    expect(metrics).toContain('volume_unexplained_units{currency="PHP"} 200')
    expect(metrics.find((line) => line.startsWith('volume_explained_ratio{'))).toContain('0.99998')

    await compare(whole)
    expect(await unmatchedKeys()).toEqual([])
    expect(await openAlarms()).toEqual([])
  })

  it('R-21 counts from a day after it moved, and since when it is asked', async () => {
    await bet('10.00')
    const crossed = async (hours: number, since?: Date) => {
      const ctx = after(hours)
      return (await explainVolume(ctx, spanUpTo(ctx.now(), since))).volumes[0]?.crossed
    }
    expect(await crossed(23.9)).toBe(0n)
    expect(await crossed(24.1)).toBe(pesos('10'))
    expect(await crossed(24.1 + 30.9 * 24)).toBe(pesos('10'))
    expect(await crossed(24.1 + 31 * 24)).toBe(0n)
    expect(await crossed(24.1 + 60 * 24, new Date(Date.now() - hourMs))).toBe(pesos('10'))
    expect(await crossed(48, new Date(Date.now() + hourMs))).toBe(0n)
  })

  it.each<[string, (row: ReportRow) => ReportRow[]]>([
    ['another amount', (row) => [{ ...row, amount: '-10.01' }]],
    ['a win instead of a stake', (row) => [{ ...row, amount: '10.00' }]],
    ['another player', (row) => [{ ...row, playerId: '999999' }]],
    ['another name', (row) => [{ ...row, txId: `${row.txId}:win` }]],
    ['the right row first, and a wrong one after', (row) => [row, { ...row, amount: '-9.99' }]],
  ])('R-21 does not take a row with %s for the record of a bet', async (_what, forge) => {
    await bet('5.00')
    const txId = await bet('10.00')
    const list = await honestList()
    await compare(list.flatMap((row) => (row.txId === txId ? forge(row) : [row])))
    expect(await unmatchedKeys()).toEqual([`vendor:${vendor}:${txId}`])
    expect(await openAlarms()).toHaveLength(1)
  })

  it('R-21 does not take the row of another day, or of another vendor, for the record of a bet', async () => {
    const txId = await bet('10.00')
    const list = await honestList()
    await compareReport(lab.ctx, vendor, '2026-02-02', list)
    const { rows } = await lab.ctx.pool.query(
      "select code from vendor where wallet = 'seamless' and code <> $1 limit 1",
      [vendor],
    )
    await compareReport(lab.ctx, rows[0].code, day, list)
    expect(await unmatchedKeys()).toEqual([`vendor:${vendor}:${txId}`])
  })

  it('R-21 finds money that was moved as a bet nobody made, though a row was forged for it', async () => {
    excuseFromAudit(lab.ctx, 'nobody made the bet, so that it is found')
    const memberId = BigInt(juan.playerId)
    const { cash } = await findMemberAccounts(lab.ctx.db, memberId)
    const account = await openHouseAccount(lab.ctx.db, { kind: 'vendor', merchant: 'PERYA', name: vendor })
    await postTransfer(lab.ctx, {
      key: `vendor:${vendor}:forged`,
      kind: 'payout',
      legs: [
        { account: cash, amount: pesos('700') },
        { account, amount: -pesos('700') },
      ],
    })
    await compare([{ txId: 'forged', playerId: juan.playerId, amount: '700.00' }])
    expect(await unmatchedKeys()).toEqual([`vendor:${vendor}:forged`])
  })

  it('R-21 leaves out what trial members play with, which is no money', async () => {
    excuseFromAudit(lab.ctx, 'the ledger alone is told of the win')
    const { rows } = await lab.ctx.pool.query('select code from merchant where trial_of is not null')
    const trial = { merchant: rows[0].code as string }
    const { cash } = await openMemberAccounts(lab.ctx.db, { memberId: 999_999n, ...trial })
    const account = await openHouseAccount(lab.ctx.db, { kind: 'vendor', name: vendor, ...trial })
    const legs = [
      { account: cash, amount: pesos('700') },
      { account, amount: -pesos('700') },
    ]
    await postTransfer(lab.ctx, { key: `vendor:${vendor}:trial`, kind: 'payout', legs })
    expect((await watch()).volumes).toMatchObject([{ crossed: 0n, unmatchedTransfers: 0n }])
  })

  it('R-21 names no more than it is asked for, and says how many there are', async () => {
    for (let count = 0; count < 5; count += 1) await bet('1.00')
    const ctx = after(25)
    const { unmatched, volumes } = await explainVolume(ctx, spanUpTo(ctx.now()), 2)
    expect(unmatched).toHaveLength(2)
    expect(volumes[0]?.unmatchedTransfers).toBe(5n)
  })

  it('R-21 is told by a command that ends with 1 while too little is explained', async () => {
    const txId = await bet('10.00')
    const variables = { DATABASE_URL: lab.databaseUrl }
    const nothingYet = await spawnCommand('explained', [], variables)
    expect(nothingYet).toMatchObject({ code: 0, stderr: '' })
    expect(nothingYet.stdout).toContain('PHP 100.00000 % explained: 0.00 of 0.00')
    expect(nothingYet.stdout).toContain('PHP 10.00 in 1 transfers of the last 24 hours is left out')
    await makeOlder()
    const wrong = await spawnCommand('explained', ['2026-01-01'], variables)
    expect(wrong.code).toBe(1)
    expect(wrong.stdout).toMatch(/inside +demo_funding +1 +5000\.00 PHP/)
    expect(wrong.stdout).toMatch(
      new RegExp(`unmatched +stake +sandbox_\\S+ +10\\.00 PHP .*vendor:${vendor}:${txId}`),
    )
    expect(wrong.stdout).toContain('PHP 0.00000 % explained: 0.00 of 10.00, 1 transfers')
    expect(wrong.stdout).toContain('PHP 0.00 in 0 transfers of the last 24 hours is left out')
    expect(await openAlarms()).toEqual([])
    await compare(await honestList())
    expect(await spawnCommand('explained', [], variables)).toMatchObject({ code: 0 })
    expect(await spawnCommand('explained', ['yesterday'], variables)).toMatchObject({ code: 1, stdout: '' })
  })
})

/** Two days older than it is, past the triggers that keep entries as they are. */
async function makeOlder(): Promise<void> {
  excuseFromAudit(lab.ctx, 'its entries are older than their transfers')
  const client = await lab.ctx.pool.connect()
  try {
    await client.query("reset role; set session_replication_role = 'replica'")
    await client.query("update ledger_entry set created_at = created_at - interval '2 days'")
  } finally {
    client.release(true)
  }
}

/** Two operators say that so much moved with the one transfer that has no outcome. */
async function vouch(vendorCode: string, amount: string): Promise<void> {
  const vouchers = ['rosa', 'ines']
  const [{ reference } = { reference: '' }] = await listOpenTransfers(lab.ctx, vendorCode)
  for (const operator of vouchers) {
    const finding = { state: 'done', amount } as const
    await vouchForTransfer(lab.ctx, { vendorCode, reference, operator, finding, vouchers })
  }
}

/** The vendor says what it has to say of what operators vouched for. */
async function hearVouched(): Promise<void> {
  await lab.ctx.pool.query('update vendor_transfer set next_poll_at = now() where vouched_by is not null')
  await pollTransfers(lab.ctx)
}

describe('money at a vendor that keeps balances', () => {
  it('R-21 is explained by what the vendor said moved, and not where it said another amount', async () => {
    let says = (amount: string) => amount
    const server = createServer(async (request, response) => {
      const { amount = '55.00' } = JSON.parse(Buffer.concat(await request.toArray()).toString())
      response.end(JSON.stringify({ status: 'SUCCESS', amount: says(amount) }))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    try {
      const { port } = server.address() as AddressInfo
      await lab.ctx.pool.query("update vendor set base_url = $1 where code = 'SALON'", [
        `http://127.0.0.1:${port}`,
      ])
      await readVendors(lab.ctx)
      const memberId = BigInt(juan.playerId)
      const asked = { memberId, vendorCode: 'SALON', amount: pesos('40.00') }
      expect(await sendToVendor(lab.ctx, asked)).toBe('done')
      expect(await sweepFromVendor(lab.ctx, asked)).toBe('done')
      const { volumes, apart } = await watch()
      const crossed = pesos('95.00')
      expect(volumes).toEqual([{ currency: 'PHP', crossed, matched: crossed, unmatchedTransfers: 0n }])
      expect(apart.find(({ kind }) => kind === 'vendor_transfer')).toMatchObject({
        explanation: 'inside',
        volume: pesos('40.00'),
      })
      says = () => '39.99'
      expect(await sendToVendor(lab.ctx, asked)).toBe('open')
      expect(await unmatchedKeys()).toEqual([])
      await vouch('SALON', '40.00')
      await hearVouched()
      expect((await watch()).unmatched).toMatchObject([{ kind: 'vendor_transfer', amount: pesos('40.00') }])
    } finally {
      server.closeAllConnections()
      server.close()
    }
  })

  /** Forty pesos went there, and two operators vouch for 55.00 that came back, which the vendor then tells of. */
  async function vouchAndHear(word: Word) {
    const told = await openToldVendor(lab.ctx)
    try {
      const memberId = BigInt(juan.playerId)
      const asked = { memberId, vendorCode: told.code, amount: pesos('40.00') }
      told.says({ status: 'SUCCESS' })
      expect(await sendToVendor(lab.ctx, asked)).toBe('done')
      expect(await sweepFromVendor(lab.ctx, asked)).toBe('open')
      await vouch(told.code, '55.00')
      const before = await watch()
      expect(before.volumes).toMatchObject([{ unmatchedTransfers: 0n }])
      expect(before.apart.find(({ kind }) => kind === 'vendor_return')?.explanation).toBe('operators')
      told.says(word)
      await hearVouched()
      const { apart, unmatched } = await watch()
      return [
        apart.find(({ kind }) => kind === 'vendor_return')?.explanation,
        unmatched.map(({ kind }) => kind),
      ]
    } finally {
      told.close()
    }
  }

  it('R-21 is vouched for by operators until the vendor itself says what moved', async () => {
    expect(await vouchAndHear({ status: 'SUCCESS', amount: '55.00' })).toEqual([undefined, []])
  })

  it('R-21 is not explained where the vendor denies what operators vouched for, whatever amount it names', async () => {
    expect(await vouchAndHear({ status: 'FAILED', amount: '55.00' })).toEqual([undefined, ['vendor_return']])
  })

  it('R-21 is explained where the vendor confirms that it arrived without naming the amount', async () => {
    const told = await openToldVendor(lab.ctx)
    try {
      const memberId = BigInt(juan.playerId)
      await sendToVendor(lab.ctx, { memberId, vendorCode: told.code, amount: pesos('40.00') })
      await lab.ctx.pool.query("update vendor_transfer set sent_at = sent_at - interval '1 hour'")
      told.says('lost')
      await vouch(told.code, '40.00')
      const sent = async () =>
        (await watch()).apart.filter(({ kind }) => kind === 'vendor_transfer').map((each) => each.explanation)
      expect(await sent()).toContain('operators')
      told.says({ status: 'SUCCESS' })
      await hearVouched()
      expect(await sent()).not.toContain('operators')
    } finally {
      told.close()
    }
  })
})
