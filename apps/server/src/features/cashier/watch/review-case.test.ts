import type { Endpoint } from '@perya/contract/endpoint'
import { endpoints } from '@perya/contract/endpoints'
import { cancelWithdrawal } from '@perya/contract/withdrawals'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { addOperator } from '#features/operators/index.ts'
import { appRole, openDb, openPool } from '#platform/db.ts'
import { runCommand } from '#testing/test-server.ts'
import { waitForLock } from '#testing/wait-for-lock.ts'
import { listOpenCases } from './case.store.ts'
import { openWatchLab, type Taker, type Watched, type WatchLab } from './testing/watch-lab.ts'
import { watchCash } from './watch-cash.ts'

let lab: WatchLab
beforeAll(async () => {
  lab = await openWatchLab()
  await addOperator(lab.ctx, { merchant: 'PERYA', name: 'rosa', permissions: ['cases.review'] })
  await addOperator(lab.ctx, { merchant: 'PERYA', name: 'luz', permissions: ['withdrawals.review'] })
}, 60_000)
afterAll(() => lab.close())

const command = async (...words: string[]) => {
  const { code, stdout, stderr } = await runCommand('cashier', ['PERYA', ...words], {
    DATABASE_URL: lab.test.url,
  })
  return code === 0 ? stdout : `refused: ${stderr}`
}

const referenceOf = async ({ userName }: Watched): Promise<string> =>
  (await listOpenCases(lab.ctx.db, 'PERYA')).find((each) => each.userName === userName)?.reference ?? ''

async function newCovered(): Promise<Watched> {
  const member = await lab.newDepositor()
  await lab.deposit(member, '3000000', '2500000')
  await lab.watch(member)
  return member
}

it('R-85 operators list cases, read one with its evidence and close it by their own name, once', async () => {
  const member = await newCovered()
  const reference = await referenceOf(member)
  expect(await command('cases', 'by', 'rosa')).toContain(
    `${reference}  ${member.userName}  covered  banking day 2026-03-02  PHP 5500000.00`,
  )
  expect(await command('case', reference, 'by', 'rosa')).toMatch(
    /2026-03-02T04:00:00.000Z {2}D\w{11} {2}deposited {2}PHP 3000000.00\n.* {2}deposited {2}PHP 2500000.00\n$/,
  )
  expect(await command('cases', 'by', 'luz')).toContain('refused: luz may not')
  expect(await command('case', reference, 'by', 'luz')).toContain('refused: luz may not')
  expect(await command('close-case', reference, 'his own firm', 'by', 'luz')).toContain(
    'refused: luz may not',
  )
  expect(await command('close-case', reference, 'ok', 'by', 'rosa')).toContain(
    'refused: A remark of 3 to 500',
  )
  expect(await command('close-case', 'C22222222222', 'his own firm', 'by', 'rosa')).toContain('has no case')

  expect(await command('close-case', reference, 'his own firm', 'by', 'rosa')).toContain(
    `${reference} is closed.`,
  )
  expect(await command('close-case', reference, 'again', 'by', 'rosa')).toContain('was closed by rosa')
  expect(await command('cases', 'by', 'rosa')).not.toContain(reference)
  expect(await command('case', reference, 'by', 'rosa')).toContain('closed by rosa  his own firm')
  const { rows: acts } = await lab.ctx.pool.query(
    "select call, input from operator_act where answers is null and input ->> 'remark' = 'his own firm' and input ->> 'reference' = $1",
    [reference],
  )
  expect(acts).toHaveLength(2)

  await lab.deposit(member, '100')
  await lab.watch(member)
  expect(await lab.casesOf(member)).toEqual([['covered', '2026-03-02', '5500100.00', 3]])
})

it('R-85 what was noticed stays: no case, step or evidence is changed or deleted, and none is opened again', async () => {
  const reference = await referenceOf(await newCovered())
  await command('close-case', reference, 'his own firm', 'by', 'rosa')
  for (const change of [
    'delete from cash_step',
    'delete from cashier_case',
    'delete from cashier_case_evidence',
    'truncate cashier_case_evidence',
    'update cash_step set amount = 1',
    'update cash_step set watched_at = null',
    "update cashier_case set kind = 'unplayed'",
    'update cashier_case set closed_at = null, closed_by = null, remark = null',
    'update cashier_case_evidence set amount = 1',
  ]) {
    await expect(lab.ctx.pool.query(change), change).rejects.toThrow('what was noticed stays')
  }
})

it('R-85 a banking day is of the database’s clock, whatever a server’s own says', async () => {
  const member = await lab.newDepositor()
  lab.later(3 * 24 * 60)
  await lab.deposit(member, '100')
  lab.later(-3 * 24 * 60)
  const { rows } = await lab.ctx.pool.query(
    'select abs(extract(epoch from now() - at)) < 60 as is_now from cash_step where member_id = $1',
    [member.memberId],
  )
  expect(rows).toEqual([{ is_now: true }])
})

/** Every answer a member can get who knows only their own deposits and withdrawals. */
async function readAll({ client }: Taker, id: string): Promise<Map<string, string>> {
  const guesses = [{}, { pageNo: 1 }, { id }, lab.days(), { ...lab.days(), pageNo: 1 }]
  const answers = new Map<string, string>()
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.method !== 'GET' || endpoint.access === 'operator' || endpoint.path.endsWith('/events'))
      continue
    const input = guesses.find((guess) => endpoint.input.safeParse(guess).success)
    if (!input) continue
    const { status, text } = await client.call(endpoint, input as never)
    answers.set(name, `${status} ${text}`)
  }
  return answers
}

it('R-85 a member learns nothing of a case: no call of theirs shows one, nor even reads one', async () => {
  const member = await lab.newTaker()
  await lab.deposit(member, '6000000')
  const id = await lab.ask(member, '6000000')
  await lab.watch(member)
  const reference = await referenceOf(member)
  expect(await lab.casesOf(member)).toHaveLength(2)
  const statusOf = (answers: Map<string, string>) =>
    [...answers].map(([name, text]) => [name, text.slice(0, 3)])
  const shown = await readAll(member, id)
  expect(shown.size).toBeGreaterThan(30)
  expect([...shown.values()].filter((text) => text.startsWith('200')).length).toBeGreaterThan(30)
  for (const [name, text] of shown) {
    for (const word of [reference, 'covered', 'unplayed']) expect(text.includes(word), name).toBe(false)
  }

  const rename = (from: string, to: string) => lab.ctx.pool.query(`alter table ${from} rename to ${to}`)
  await rename('cashier_case', 'hidden_case')
  try {
    expect(statusOf(await readAll(member, id))).toEqual(statusOf(shown))
    expect((await member.client.call(cancelWithdrawal, { id })).success).toBe(true)
    await lab.deposit(member, '100')
    await lab.ask(member, '100')
  } finally {
    await rename('hidden_case', 'cashier_case')
  }
  await lab.watch(member)
})

it('R-85 R-33 a server that dies while it watches loses nothing, and the next run raises the case once', async () => {
  const member = await lab.newDepositor()
  await lab.deposit(member, '3000000', '2500000')
  const blocker = await lab.ctx.pool.connect()
  await blocker.query('begin; lock cashier_case in access exclusive mode')
  const dying = lab.watch(member)
  try {
    await waitForLock(lab.test.url, '\n    select id from cashier_case')
    await blocker.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where wait_event_type = 'Lock' and datname = current_database()`)
    await dying
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  expect(await lab.casesOf(member)).toEqual([])
  // With a server's rights; a test has more.
  const db = openDb(openPool(lab.test.url, 1, appRole))
  await watchCash({ ...lab.ctx, db })
  await watchCash({ ...lab.ctx, db })
  await db.destroy()
  expect(await lab.casesOf(member)).toEqual([['covered', '2026-03-02', '5500000.00', 2]])
})
