import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ReportPage, ReportRow } from '@perya/contract/vendor-report'
import { formatAmount, parseAmount } from '@perya/money'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { compareDueReports, compareReport } from './compare-report.ts'
import { findVendor, readVendors } from './directory.ts'
import { listMovements } from './report.store.ts'
import { studioVendor } from './seed-demo.ts'
import { openVendorLab, type VendorLab } from './testing/vendor-lab.ts'
import type { Vendor } from './vendor.ts'

let lab: VendorLab
let server: Server
/** What the vendor answers to a question, by its `after`; without one it is not there. */
let pages: Record<string, ReportPage> | undefined
let asked: Record<string, string>[] = []
beforeAll(async () => {
  lab = await openVendorLab()
  server = createServer(async (request, response) => {
    const question = JSON.parse(Buffer.concat(await request.toArray()).toString())
    asked.push({ path: request.url, ...question })
    const page = pages?.[question.after ?? '']
    response.writeHead(page ? 200 : 404).end(JSON.stringify(page ?? {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await lab.ctx.pool.query(
    `update vendor set created_at = '2026-01-01',
       base_url = case code when $2 then $1 end, allowed_hosts = '{127.0.0.1}', may_be_local = true`,
    [`http://127.0.0.1:${port}`, studioVendor],
  )
  await readVendors(lab.ctx)
}, 60_000)
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await lab.close()
})
afterEach(async () => {
  asked = []
  pages = undefined
  await lab.ctx.pool.query('delete from vendor_report')
  await lab.ctx.pool.query('delete from vendor_alarm')
})

const dayMs = 86_400_000
const now = () => new Date('2026-03-10T02:30:00Z')

/** A bet and its win, a pair and a bet that is refused, all at noon of a day of their own. */
async function playedDay(day: string): Promise<ReportRow[]> {
  const player = await lab.player('100.00')
  const roundId = randomUUID()
  const pair = { roundId: randomUUID(), amount: '3.00', winAmount: '1.00' }
  await lab.call('bet', player, { txId: randomUUID(), roundId, amount: '10.00' })
  await lab.call('win', player, { txId: randomUUID(), roundId, amount: '4.00' })
  await lab.call('betwin', player, { txId: randomUUID(), ...pair })
  await lab.call('bet', player, { txId: randomUUID(), roundId: randomUUID(), amount: '9999.00' })
  await lab.ctx.pool.query('update vendor_tx set created_at = $1 where member_id = $2', [
    `${day}T12:00:00Z`,
    player.playerId,
  ])
  const from = new Date(`${day}T00:00:00Z`)
  const vendor = findVendor(lab.ctx, studioVendor) as Vendor
  const ours = await listMovements(lab.ctx.db, vendor.id, { from, to: new Date(from.getTime() + dayMs) })
  expect(ours.map(({ amount }) => formatAmount(amount)).sort()).toEqual(['-10.00', '-2.00', '4.00'])
  return ours.map(({ amount, ...row }) => ({ ...row, amount: formatAmount(amount), at: `${day}T12:00:00Z` }))
}

const kept = async () =>
  (
    await lab.ctx.pool.query(
      'select day::text, rows, differences, fault from vendor_report where rows > 0 or fault is not null order by day',
    )
  ).rows

const openAlarms = async () =>
  (
    await lab.ctx.pool.query(
      "select subject, detail from vendor_alarm where reason = 'report_difference' and resolved_at is null order by id",
    )
  ).rows

describe('a vendor’s daily report', () => {
  it('R-41 agrees with the ledger, and a missing, an extra and a different row are each found', async () => {
    const day = '2026-02-01'
    const rows = await playedDay(day)
    expect(await compareReport(lab.ctx, studioVendor, day, rows)).toEqual([])

    const planted = [
      { ...(rows[0] as ReportRow), amount: '77.00' },
      rows[1] as ReportRow,
      { txId: 'planted', playerId: '1', amount: '1.00', at: `${day}T23:59:59Z` },
    ]
    const differences = await compareReport(lab.ctx, studioVendor, day, planted)
    expect(differences.map(({ kind, txId }) => `${kind} ${txId}`).sort()).toEqual([
      `different ${rows[0]?.txId}`,
      `extra ${rows[2]?.txId}`,
      'missing planted',
    ])
    expect(await openAlarms()).toEqual([{ subject: day, detail: { count: 3 } }])
  })

  it('R-41 that agrees ends the alarm that an earlier list of the same day raised, and no other', async () => {
    const [day, otherDay] = ['2026-02-11', '2026-02-12']
    const rows = await playedDay(day)
    const planted = { txId: 'planted', playerId: '1', amount: '1.00' }
    await compareReport(lab.ctx, studioVendor, day, [...rows, planted])
    await compareReport(lab.ctx, studioVendor, otherDay, [planted])
    await compareReport(lab.ctx, studioVendor, day, rows.slice(1))
    expect(await openAlarms()).toMatchObject([{ subject: day }, { subject: otherDay }])
    await compareReport(lab.ctx, studioVendor, day, rows)
    expect(await openAlarms()).toMatchObject([{ subject: otherDay }])
  })

  it('R-41 does not miss what was taken on another day', async () => {
    const rows = await playedDay('2026-02-04')
    const late = rows.map((row) => ({ ...row, at: '2026-02-05T00:00:30Z' }))
    expect(await compareReport(lab.ctx, studioVendor, '2026-02-05', late)).toEqual([])
  })

  it('R-41 is asked for in pages, once for each day that is over, from every vendor that has an address', async () => {
    const yesterday = '2026-03-09'
    const [first, second, third] = (await playedDay(yesterday)) as [ReportRow, ReportRow, ReportRow]
    pages = {
      '': { rows: [first], next: 'one' },
      one: { rows: [second], next: 'two' },
      two: { rows: [third] },
    }
    const ctx = { ...lab.ctx, now }
    await readVendors(ctx)
    await compareDueReports(ctx)
    const about = asked.filter(({ to = '' }) => to.startsWith('2026-03-10'))
    expect(about.map(({ path, vendor, from, after }) => ({ path, vendor, from, after }))).toEqual(
      [undefined, 'one', 'two'].map((after) => ({
        path: '/report',
        vendor: studioVendor,
        from: '2026-03-08T23:50:00.000Z',
        after,
      })),
    )
    expect((await kept()).at(-1)).toEqual({ day: yesterday, rows: 3, differences: [], fault: null })

    asked = []
    await compareDueReports(ctx)
    expect(asked).toEqual([])
  })

  it('R-21 R-41 is kept as it came, the newest in place of the one before, and asked for again where it was not', async () => {
    const day = '2026-03-08'
    const rows = await playedDay(day)
    const keptRows = async () =>
      (
        await lab.ctx.pool.query(
          'select tx_id, player_id, amount from vendor_report_row where day = $1 order by tx_id',
          [day],
        )
      ).rows
    const asKept = (listed: readonly ReportRow[]) =>
      listed
        .map(({ txId, playerId, amount }) => ({
          tx_id: txId,
          player_id: playerId,
          amount: parseAmount(amount),
        }))
        .sort((a, b) => (a.tx_id < b.tx_id ? -1 : 1))
    const [first] = rows as [ReportRow]
    await compareReport(lab.ctx, studioVendor, day, [...rows, { ...first, amount: '7.00' }])
    expect(await keptRows()).toEqual(asKept([{ ...first, amount: '7.00' }, ...rows.slice(1)]))
    await compareReport(lab.ctx, studioVendor, day, [first])
    expect(await keptRows()).toEqual(asKept([first]))

    await lab.ctx.pool.query('update vendor_report set has_rows = false')
    const ctx = { ...lab.ctx, now }
    await readVendors(ctx)
    pages = { '': { rows } }
    await compareDueReports(ctx)
    expect(await keptRows()).toEqual(asKept(rows))
  })

  it.each([
    { fault: 'the list has no end', list: { '': { rows: [], next: 'a' }, a: { rows: [], next: 'a' } } },
    {
      fault: 'the answer is not as agreed',
      list: { '': { rows: [{ txId: 'a\0b', playerId: '1', amount: '1.00' }] } },
    },
  ])('R-41 is none where $fault', async ({ fault, list }) => {
    pages = list
    const ctx = { ...lab.ctx, now }
    await readVendors(ctx)
    await compareDueReports(ctx)
    const { rows } = await lab.ctx.pool.query('select distinct fault, compared_at from vendor_report')
    expect(rows).toEqual([{ fault, compared_at: null }])
  })

  it('R-41 that does not come is told once, without a stack, and asked for until it comes', async () => {
    const lines: string[] = []
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })
    const ctx = { ...lab.ctx, log, now }
    await readVendors(ctx)
    await compareDueReports(ctx)
    await compareDueReports(ctx)
    const told = lines.map((line) => JSON.parse(line))
    expect(told.map(({ day }) => day)).toEqual([...new Set(told.map(({ day }) => day))])
    expect(told).toHaveLength(7)
    expect(told[0]).toMatchObject({ level: 40, vendor: studioVendor, fault: 'HTTP 404' })
    expect(lines.join()).not.toContain('stack')
    expect(await kept()).toHaveLength(7)

    pages = { '': { rows: [] } }
    await compareDueReports(ctx)
    expect(await kept()).toEqual([])
  })
})
