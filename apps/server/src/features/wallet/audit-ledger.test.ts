import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { formatAmount, parseAmount } from '@perya/money'
import { sql } from 'kysely'
import pg from 'pg'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { excuseFromAudit } from '#testing/audit-at-close.ts'
import { openHouseAccount } from './accounts.ts'
import { auditLedger } from './audit-ledger.ts'
import { readTrialBalance } from './balances.ts'
import { closeLedger } from './closing.store.ts'
import { postTransfer } from './post-transfer.ts'
import { openLedger, stakeOf, type TestLedger } from './testing/open-ledger.ts'
import { addWalletMetrics } from './wallet.metrics.ts'

let ledger: TestLedger
let juan: Awaited<ReturnType<TestLedger['newMember']>>
let vendor: bigint

beforeEach(async () => {
  ledger = await openLedger()
  juan = await ledger.newMember(1_000_000n)
  vendor = await openHouseAccount(ledger.ctx.db, { kind: 'vendor', merchant: 'LEDGER', name: 'ALON' })
  for (let bet = 0; bet < 10; bet += 1) {
    await postTransfer(ledger.ctx, {
      ...stakeOf(`bet:${bet}`, juan.cash, ledger.house, 500n),
      reference: `round:${bet}`,
    })
  }
  await postTransfer(ledger.ctx, { ...stakeOf('vendor fee', ledger.house, vendor, 77n), kind: 'fee' })
})
afterEach(() => ledger.close())

/** Changes rows as a database administrator could, past every permission and trigger. */
async function tamper(text: string, rows = 1): Promise<void> {
  excuseFromAudit(ledger.ctx, 'it was tampered with, to be found')
  const client = new pg.Client(ledger.url)
  await client.connect()
  try {
    await client.query("set session_replication_role = 'replica'")
    const { rowCount } = await client.query(text)
    expect(rowCount).toBe(rows)
  } finally {
    await client.end()
  }
}

/** A transfer with both of its entries. */
async function takeOut(transferId: bigint | undefined): Promise<void> {
  await tamper(`delete from ledger_entry where transfer_id = ${transferId}`, 2)
  await tamper(`delete from ledger_transfer where id = ${transferId}`)
}

const transferOf = async (key: string) =>
  (await sql<{ id: bigint }>`select id from ledger_transfer where key = ${key}`.execute(ledger.ctx.db))
    .rows[0]?.id

describe('an audit', () => {
  it('R-1 R-2 R-20 finds nothing in a ledger that holds, before and after a closing', async () => {
    expect(await auditLedger(ledger.ctx)).toEqual([])
    await closeUpToNow()
    expect(await auditLedger(ledger.ctx)).toEqual([])
    expect(await ledger.count('ledger_alert')).toBe(0)
  })

  it.each([
    ['a member’s account that lost its floor', () => `floor = null, balance = null where id = ${juan.bonus}`],
    [
      'an account of the house that somebody owns',
      () => `owner = ${juan.memberId} where id = ${ledger.house}`,
    ],
  ])('R-3 finds %s', async (_what, change) => {
    await tamper(`update ledger_account set ${change()}`)
    const found = (await auditLedger(ledger.ctx)).filter(({ rule }) => rule === 'R-3')
    expect(found).toMatchObject([{ detail: expect.stringContaining('an account of kind') }])
  })

  it('R-2 finds one unit too many, raises one alarm however often it runs, and shows it as a metric', async () => {
    await tamper(`update ledger_account set balance = balance + 1 where id = ${juan.cash}`)
    const findings = await auditLedger(ledger.ctx)
    expect(findings).toMatchObject([{ rule: 'R-2', place: `ledger_account ${juan.cash}`, difference: 1n }])
    await auditLedger(ledger.ctx)
    expect(await ledger.count('ledger_alert')).toBe(1)
    const registry = new Registry()
    addWalletMetrics(ledger.ctx, registry)
    const metrics = (await registry.metrics()).split('\n')
    expect(metrics).toContain('ledger_open_alerts 1')
    expect(metrics).toContain('ledger_difference_units 1')
  })

  it.each([
    ['the amount of an entry', 'update ledger_entry set amount = amount - 1 where version = 6', 'R-1'],
    [
      'a running balance',
      'update ledger_entry set balance_after = balance_after + 1 where version = 6',
      'R-17',
    ],
    [
      'the amount of an entry of the house',
      "update ledger_entry set amount = amount + 1 where version is null and transfer_id = (select id from ledger_transfer where key = 'bet:4')",
      'R-1',
    ],
  ])('R-18 locates %s that was changed directly in the database, to the row', async (_what, change, rule) => {
    const transferId = await transferOf('bet:4')
    await tamper(change)
    const found = (await auditLedger(ledger.ctx)).find((finding) => finding.rule === rule)
    expect(found?.transferId).toBe(transferId)
    expect(found?.place).toContain(`ledger_entry of transfer ${transferId}`)
  })

  it.each([
    ['its reference', "reference = 'round:5'"],
    ['its kind', "kind = 'fee'"],
    ['its time', "created_at = created_at + interval '1 microsecond'"],
    ['its seal', 'seal = set_byte(seal, 0, get_byte(seal, 0) # 1)'],
  ])('R-18 locates a transfer where one byte of %s was changed', async (_what, change) => {
    const transferId = await transferOf('bet:4')
    await tamper(`update ledger_transfer set ${change} where key = 'bet:4'`)
    const sealed = (await auditLedger(ledger.ctx)).filter((finding) => finding.rule === 'R-18')
    expect(sealed[0]).toMatchObject({ place: `ledger_transfer ${transferId}`, transferId })
  })

  it.each(['0.00', '-4876.55', '123456789.0125', '0.001'])(
    'R-17 says the balance %s as people write it',
    async (balance) => {
      const set = `balance_after = ${parseAmount(balance)}`
      await tamper(`update ledger_entry set ${set} where version = 6 and account_id = ${juan.cash}`)
      const details = (await auditLedger(ledger.ctx)).map(({ detail }) => detail)
      expect(details).toContain(
        `version 6 follows 5, balance ${formatAmount(parseAmount(balance))} follows 99.80`,
      )
    },
  )

  it('R-18 finds an entry that was taken out', async () => {
    await tamper('delete from ledger_entry where version = 11')
    expect((await auditLedger(ledger.ctx)).map((finding) => finding.rule)).toEqual(
      expect.arrayContaining(['R-1', 'R-2', 'R-20']),
    )
  })

  it.each(['bet:4', 'bet:9', 'vendor fee'])(
    'R-18 finds that the transfer "%s" was taken out and its entries were not',
    async (key) => {
      const transferId = await transferOf(key)
      await tamper(`delete from ledger_transfer where id = ${transferId}`)
      const missing = (await auditLedger(ledger.ctx)).filter(({ rule }) => rule === 'R-1')
      expect(missing).toMatchObject([
        { transferId, detail: 'no transfer has this leg' },
        { transferId, detail: 'no transfer has this leg' },
      ])
    },
  )

  it('R-18 finds a transfer taken out with its entries from between others, by the one after it', async () => {
    const [taken, next] = [await transferOf('bet:4'), await transferOf('bet:5')]
    await takeOut(taken)
    const findings = await auditLedger(ledger.ctx)
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'R-17', transferId: next }))
    expect(findings).toContainEqual(expect.objectContaining({ rule: 'R-18', transferId: next }))
    expect(findings).toContainEqual(
      expect.objectContaining({ rule: 'R-2', accountId: juan.cash, difference: -500n }),
    )
  })

  it('R-18 finds the last transfer of an account taken out, even with the balance set back', async () => {
    await takeOut(await transferOf('bet:9'))
    await tamper(
      `update ledger_account set balance = balance + 500, version = version - 1 where id = ${juan.cash}`,
    )
    expect(await auditLedger(ledger.ctx)).toMatchObject([
      { rule: 'R-18', place: `ledger_account ${juan.cash}`, transferId: await transferOf('bet:8') },
    ])
  })

  it('R-18 finds the only transfer of an account taken out, even with the account emptied', async () => {
    const maria = await ledger.newMember(500n)
    await takeOut(await transferOf(`test:${maria.memberId}:opening`))
    await tamper(`update ledger_account set balance = 0, version = 0 where id = ${maria.cash}`)
    expect(await auditLedger(ledger.ctx)).toMatchObject([
      { rule: 'R-18', place: `ledger_account ${maria.cash}` },
    ])
  })

  it('R-18 finds a transfer between accounts of the house taken out once it was closed', async () => {
    await closeUpToNow()
    await takeOut(await transferOf('vendor fee'))
    const closed = (await auditLedger(ledger.ctx)).filter(({ rule }) => rule === 'R-18')
    expect(new Set(closed.map(({ accountId }) => accountId))).toEqual(new Set([ledger.house, vendor]))
  })

  it('R-18 finds a changed movement between accounts of the house once it was closed', async () => {
    await closeUpToNow()
    const transferId = await transferOf('vendor fee')
    await tamper(`update ledger_transfer set amounts = '{-70,70}' where id = ${transferId}`)
    await tamper(
      `update ledger_entry set amount = -70 where transfer_id = ${transferId} and account_id = ${ledger.house}`,
    )
    await tamper(
      `update ledger_entry set amount = 70 where transfer_id = ${transferId} and account_id = ${vendor}`,
    )
    const places = (await auditLedger(ledger.ctx)).map((finding) => finding.place)
    expect(places).toContain(`ledger_transfer ${transferId}`)
    const closings = places.filter((place) => place.startsWith('ledger_closing_balance'))
    expect(new Set(closings).size).toBe(2)
  })

  it('R-17 numbers the entries of the house without a gap, each with the balance after it, closing by closing', async () => {
    await closeUpToNow()
    await postTransfer(ledger.ctx, stakeOf('second closing', juan.cash, ledger.house, 7n))
    await closeUpToNow()
    const { rows } = await sql<{ version: bigint; amount: bigint; balance: bigint; closing: Date }>`
      select version::bigint, amount, balance_after::bigint as balance, up_to as closing
      from ledger_house_entry where account_id = ${ledger.house} order by version`.execute(ledger.ctx.db)
    expect(new Set(rows.map((row) => row.closing.getTime())).size).toBeGreaterThan(1)
    let before = 0n
    for (const [index, { version, amount, balance }] of rows.entries()) {
      expect([version, balance]).toEqual([BigInt(index + 1), before + amount])
      before = balance
    }
    const house = (await readTrialBalance(ledger.ctx.db)).find((line) => line.kind === 'house')
    expect(house?.balance).toBe(before)
    expect(await auditLedger(ledger.ctx)).toEqual([])
    await tamper(
      `delete from ledger_entry where account_id = ${ledger.house} and transfer_id = ${await transferOf('second closing')}`,
    )
    expect((await auditLedger(ledger.ctx)).map((finding) => finding.rule)).toContain('R-17')
  })
})

describe('the trial balance', () => {
  it('R-20 adds up to nothing and equals the sum of entries, counted another way', async () => {
    await closeUpToNow()
    await postTransfer(ledger.ctx, stakeOf('after closing', juan.cash, ledger.house, 3n))
    const lines = await readTrialBalance(ledger.ctx.db)
    expect(lines.reduce((sum, line) => sum + line.balance, 0n)).toBe(0n)
    const { rows } = await sql<{ kind: string; balance: bigint }>`
      select a.kind, sum(e.amount)::bigint as balance
      from ledger_account a join ledger_entry e on e.account_id = a.id group by a.kind`.execute(ledger.ctx.db)
    const summed = new Map(rows.map((row) => [row.kind, row.balance]))
    for (const { kind, balance } of lines) expect(balance, kind).toBe(summed.get(kind) ?? 0n)
  })
})

describe('the command for operators', () => {
  const run = promisify(execFile)
  const command = fileURLToPath(new URL('../../commands/audit-ledger.ts', import.meta.url))
  const audit = () =>
    run(process.execPath, [command], { env: { ...process.env, DATABASE_URL: ledger.url } }).then(
      ({ stdout }) => ({ code: 0, stdout }),
      (error: { code: number; stdout: string }) => ({ code: error.code, stdout: error.stdout }),
    )

  it('R-20 prints the trial balance, and tells by its exit code whether the ledger holds', async () => {
    const sound = await audit()
    expect(sound.code).toBe(0)
    expect(sound.stdout).toMatch(/member_cash +1 +99\.50 PHP/)
    expect(sound.stdout).toMatch(/^all +total +\d+ +0\.00 PHP$/m)
    expect(sound.stdout).not.toContain('as it has to be')
    expect(sound.stdout).toContain('The ledger holds')
    await tamper(`update ledger_account set balance = balance + 1 where id = ${juan.cash}`)
    const wrong = await audit()
    expect(wrong.code).toBe(1)
    expect(wrong.stdout).toMatch(/^all +total +\d+ +0\.0001 PHP$/m)
    expect(wrong.stdout).toContain('The total of PHP is not 0.00, as it has to be.')
    expect(wrong.stdout).toContain(
      `R-2 ledger_account ${juan.cash}: balance and version say 99.5001 after 11, the entries 99.50 after 11 (0.0001)`,
    )
    expect(wrong.stdout).toContain('The ledger does not hold: 1 places are wrong')
  })

  it('R-20 adds up each currency of every merchant by itself', async () => {
    await sql`insert into merchant (code, name, currency) values ('DONG', 'Dong', 'VND')`.execute(
      ledger.ctx.db,
    )
    await openHouseAccount(ledger.ctx.db, { kind: 'house', merchant: 'DONG' })
    const { stdout } = await audit()
    expect(stdout.match(/^all +total .+$/gm)).toEqual([
      expect.stringMatching(/ 0\.00 VND$/),
      expect.stringMatching(/ 0\.00 PHP$/),
    ])
  })
})

/** Closings run a little behind the clock, so this waits until one includes the last posting. */
async function closeUpToNow(): Promise<void> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(ledger.ctx.db)
  const now = (rows[0] as { now: Date }).now
  await expect.poll(async () => (await closeLedger(ledger.ctx.db)) > now).toBe(true)
}
