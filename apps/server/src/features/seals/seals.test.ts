import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { postTransfer } from '#features/wallet/index.ts'
import { openLedger, stakeOf, type TestLedger } from '#features/wallet/testing/open-ledger.ts'
import type { Context } from '#platform/context.ts'
import { excuseFromAudit } from '#testing/audit-at-close.ts'
import { eventually } from '#testing/eventually.ts'
import { spawnCommand } from '#testing/test-server.ts'
import { auditSeals } from './audit-seals.ts'
import { openSealFile, type Seal } from './seal-file.ts'
import { writeSeal } from './write-seal.ts'

let ledger: TestLedger
let ctx: Context
let sealsDir: string
beforeEach(async () => {
  ledger = await openLedger()
  sealsDir = mkdtempSync(join(tmpdir(), 'perya-seals-'))
  ctx = { ...ledger.ctx, env: { ...ledger.ctx.env, sealsDir } }
})
afterEach(async () => {
  await ledger.close()
  rmSync(sealsDir, { recursive: true })
})

const linesOf = () => {
  const [source = ''] = readdirSync(sealsDir)
  const [month = ''] = readdirSync(join(sealsDir, source))
  const path = join(sealsDir, source, month)
  return { path, lines: readFileSync(path, 'utf8').trim().split('\n') }
}

const act = () => sql`update merchant set name = name || '!' where code = 'LEDGER'`.execute(ctx.db)

/** What only whoever owns the database can do. */
async function asOwner(table: string, ...statements: string[]): Promise<void> {
  const client = await ctx.pool.connect()
  try {
    await client.query(`alter table ${table} disable trigger all`)
    for (const statement of statements) await client.query(statement)
    await client.query(`alter table ${table} enable trigger all`)
  } finally {
    client.release()
  }
}

const audit = () => spawnCommand('audit-ledger', [], { DATABASE_URL: ledger.url, PERYA_SEALS: sealsDir })

it('R-109 whoever deletes the last acts of operators is found out by the seal outside the database', async () => {
  await act()
  await act()
  await writeSeal(ctx)
  expect(await audit()).toMatchObject({ code: 0, stdout: expect.stringContaining('1 seals in') })
  await asOwner('operator_act', 'delete from operator_act where id > 4')
  expect(await audit()).toMatchObject({
    code: 1,
    stdout: expect.stringMatching(/R-109 operator_act 6: acts up to 6 were sealed .+ and are gone/),
  })
  const { rows } = await sql`select rule, place from ledger_alert where resolved_at is null`.execute(ctx.db)
  expect(rows).toEqual([{ rule: 'R-109', place: 'operator_act 6' }])
})

it('R-109 acts written in the place of deleted ones do not hide it', async () => {
  await act()
  await writeSeal(ctx)
  await asOwner('operator_act', 'delete from operator_act where id > 2')
  await act()
  await act()
  const { findings } = await auditSeals(ctx)
  expect(findings).toMatchObject([
    { rule: 'R-109', place: 'operator_act 4', detail: expect.stringContaining('not the one') },
  ])
})

it('R-18 the last transfers cannot be taken out of the ledger with every trace of them', async () => {
  const juan = await ledger.newMember(1_000n)
  await postTransfer(ctx, stakeOf('kept', juan.cash, ledger.house, 5n))
  await postTransfer(ctx, stakeOf('lost', juan.cash, ledger.house, 7n))
  // Seals stay a second behind the clock, as closings do.
  await eventually(async () => {
    await writeSeal(ctx)
    const sealed = linesOf().lines.map((line) => JSON.parse(line).transfers.count)
    expect(sealed.reduce((sum, count) => sum + count, 0)).toBe(3)
  })
  expect(await auditSeals(ctx)).toMatchObject({ findings: [] })

  excuseFromAudit(ledger.ctx, 'the last transfer is taken out by hand')
  await asOwner('ledger_transfer', "delete from ledger_transfer where key = 'lost'")
  await asOwner(
    'ledger_entry',
    'delete from ledger_entry e where not exists (select from ledger_transfer where id = e.transfer_id)',
  )
  await asOwner(
    'ledger_account',
    `update ledger_account set balance = balance + 7, version = version - 1,
       seal = (select seal from ledger_transfer where key = 'kept') where id = ${juan.cash}`,
  )
  // All that stands inside the database says that nothing is missing.
  await ledger.expectSound()
  const { findings } = await auditSeals(ctx)
  expect(findings).toMatchObject([{ rule: 'R-18', place: expect.stringContaining('ledger_transfer from') }])
})

it('nothing is written while nothing happens, and half a line of a killed server hides nothing', async () => {
  await writeSeal(ctx)
  await writeSeal(ctx)
  expect(linesOf().lines).toHaveLength(1)
  appendFileSync(linesOf().path, '\n{"at":"20')
  expect(await auditSeals(ctx)).toMatchObject({ compared: 1, findings: [] })
  await act()
  await writeSeal(ctx)
  await asOwner('operator_act', 'delete from operator_act where id > 2')
  expect((await auditSeals(ctx)).findings).not.toEqual([])
})

it('R-109 a database that was made anew in place of the sealed one is told from it where players play', async () => {
  await writeSeal(ctx)
  await asOwner('operator_act', 'truncate operator_act cascade')
  await act()
  const production = { ...ctx, env: { ...ctx.env, mode: 'production' as const } }
  expect((await auditSeals(production)).findings).toMatchObject([{ rule: 'R-109', place: 'operator_act 1' }])
})

const sealsNow = (): Seal[] => linesOf().lines.map((line) => JSON.parse(line) as Seal)
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Puts a line that ends at an instant in the place of all there are. */
function pretendLast(upTo: string): void {
  const { path } = linesOf()
  const [seal] = sealsNow() as [Seal]
  writeFileSync(path, JSON.stringify({ ...seal, transfers: { ...seal.transfers, from: upTo, upTo } }))
}

it('R-18 what was posted while a transaction stayed open for hours is sealed once it ends', async () => {
  await writeSeal(ctx)
  const openedAt = ago(200)
  pretendLast(openedAt)
  const juan = await ledger.newMember(1_000n)
  await postTransfer(ctx, stakeOf('early', juan.cash, ledger.house, 5n))
  await postTransfer(ctx, stakeOf('late', juan.cash, ledger.house, 7n))
  excuseFromAudit(ledger.ctx, 'a transfer is moved to an earlier hour by hand')
  const early = `(select id from ledger_transfer where key = 'early')`
  await asOwner(
    'ledger_entry',
    `update ledger_entry set created_at = created_at - interval '150 minutes' where transfer_id = ${early}`,
  )
  await asOwner(
    'ledger_transfer',
    "update ledger_transfer set created_at = created_at - interval '150 minutes' where key = 'early'",
  )
  await eventually(async () => {
    await writeSeal(ctx)
    expect(sealsNow().reduce((sum, { transfers }) => sum + transfers.count, 0)).toBe(3)
  })
  const windows = sealsNow().map(({ transfers }) => transfers)
  expect(new Date(windows[1]?.from ?? '').toISOString()).toBe(openedAt)
  expect(windows.slice(1).map(({ from }) => from)).toEqual(
    windows.slice(0, -1).map(({ upTo }, at) => (at === 0 ? windows[1]?.from : upTo)),
  )
  // An hour of postings a line: the early one, and those of now.
  expect(windows[1]).toMatchObject({ count: 1 })
  expect(windows.length).toBeGreaterThan(2)
  expect(await auditSeals(ctx)).toMatchObject({ findings: [] })
})

it('R-18 a clock that was set back makes no window that overlaps another', async () => {
  await writeSeal(ctx)
  pretendLast(ago(-90))
  const juan = await ledger.newMember(1_000n)
  await postTransfer(ctx, stakeOf('again', juan.cash, ledger.house, 5n))
  await writeSeal(ctx)
  expect(linesOf().lines).toHaveLength(1)
  await act()
  await writeSeal(ctx)
  const [before, after] = sealsNow()
  expect(after?.act.id).not.toBe(before?.act.id)
  expect(after?.transfers).toMatchObject({ from: after?.transfers.upTo, count: 0 })
  expect(new Date(after?.transfers.from ?? '')).toEqual(new Date(before?.transfers.upTo ?? ''))
  expect(await auditSeals(ctx)).toMatchObject({ compared: 2, findings: [] })
})

it('seals are read in parts of some thousand, from an instant on, and the last one without the others', async () => {
  const keeper = openSealFile(sealsDir, 'source')
  const sealAt = (at: string): Seal => ({
    at,
    act: { id: '1', seal: 'ab' },
    transfers: { from: at, upTo: at, count: 0, digest: '' },
  })
  const start = Date.parse('2026-10-31T23:00:00Z')
  const ats = Array.from({ length: 5_000 }, (_, at) => new Date(start + at * 10_000).toISOString())
  for (const month of ['2026-10', '2026-11']) {
    await keeper.append(sealAt(ats.find((at) => at.startsWith(month)) as string))
    const rest = ats.filter((at) => at.startsWith(month)).slice(1)
    appendFileSync(
      join(sealsDir, 'source', `${month}.jsonl`),
      rest.map((at) => `\n${JSON.stringify(sealAt(at))}`).join(''),
    )
  }
  const sizes = async (since?: Date) => {
    const found: Seal[][] = []
    for await (const part of keeper.parts(since)) found.push(part)
    expect(found.flat().map(({ at }) => at)).toEqual(ats.filter((at) => at >= (since?.toISOString() ?? '')))
    return found.map(({ length }) => length)
  }
  expect(await sizes()).toEqual([2_000, 2_000, 1_000])
  expect(await sizes(new Date('2026-11-01T00:00:00Z'))).toEqual([2_000, 2_000, 640])
  expect(await sizes(new Date('2027-01-01T00:00:00Z'))).toEqual([])
  expect((await keeper.last())?.at).toBe(ats.at(-1))
  appendFileSync(join(sealsDir, 'source', '2026-12.jsonl'), '\n{"at":"2026-12')
  expect((await keeper.last())?.at).toBe(ats.at(-1))
})

it('R-18 each hour only what was sealed since the day before is compared, and nothing is missed for it', async () => {
  await writeSeal(ctx)
  expect(await auditSeals(ctx, new Date(Date.now() + 60_000))).toMatchObject({ compared: 0, findings: [] })
  const production = { ...ctx, env: { ...ctx.env, mode: 'production' as const } }
  expect(await auditSeals(production, new Date(Date.now() + 60_000))).toMatchObject({ findings: [] })
  expect(await auditSeals(ctx, new Date(Date.now() - 60_000))).toMatchObject({ compared: 1, findings: [] })
})
