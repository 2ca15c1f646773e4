import { readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import { lotteries } from '@perya/lottery-rules'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { switchLottery } from '#features/lottery/index.ts'
import { type AskedBet, type LotteryLab, openLotteryLab } from '#features/lottery/testing/lottery-lab.ts'
import { addOperator } from '#features/operators/manage-operators.ts'
import { setVendorMaintenance } from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import { appRole, openDb, openPool } from '#platform/db.ts'
import { openLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { notify } from '#platform/notifications.ts'
import { eventually } from '#testing/eventually.ts'
import { runCommand } from '#testing/test-server.ts'
import { useTestServers } from '#testing/use-test-servers.ts'
import { projectRoot, readRelease } from './release.ts'
import { assertSealed, sealAtStart } from './seal-release.ts'
import { insertSealed, listAlarms } from './self-check.store.ts'
import { selfCheck } from './self-check.ts'
import { copySmallTree, type SmallTree } from './testing/small-tree.ts'
import { selfCheckChannel, watchSelf } from './watch-self.ts'

const { start } = useTestServers()
let lab: LotteryLab
/** In production, with the rights a server has, which are fewer than those of a test. */
let server: Context
let malaya: Client
let tree: SmallTree
const issues: Record<string, string> = {}

beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  await lab.fund(await lab.memberId('malaya'), 1_000n)
  for (const code of ['ssc-1', 'k3-1']) issues[code] = (await lab.makeIssues(1, code))[0] as string
  const pool = openPool(lab.test.url, 2, appRole)
  server = { ...lab.ctx, pool, db: openDb(pool), env: { ...lab.ctx.env, mode: 'production' } }
  tree = await copySmallTree()
})
afterAll(async () => {
  await server.pool.end()
  await tree.remove()
  await lab.end()
})
beforeEach(async () => {
  await sql`truncate sealed_release, self_check, self_check_alarm`.execute(lab.ctx.db)
  await insertSealed(lab.ctx.db, await readRelease(tree.root), 'rosa')
})

const logged: { component?: string; expected?: string; found?: string }[] = []
const look = async (
  { root }: Pick<SmallTree, 'root'> = tree,
  mode: Context['env']['mode'] = 'production',
) => {
  const log = openLog('error', { write: (line) => void logged.push(JSON.parse(line)) })
  const ctx = { ...server, log, env: { ...server.env, mode } }
  return selfCheck(ctx, 'command', await readRelease(root))
}

/** What a player is told who bets now; nothing when the bet is placed. */
async function refusalOf(code: 'ssc-1' | 'k3-1'): Promise<string | undefined> {
  const lines: Record<string, AskedBet> = {
    'ssc-1': { betType: 'ssc.position', content: '7||||' },
    'k3-1': { betType: 'k3.sum', content: '4' },
  }
  const asked = lab.asked([{ issueNo: issues[code] as string, multiple: 1 }], [lines[code] as AskedBet], {
    code,
  })
  return (await malaya.call(placeLotteryOrder, asked)).errorCode
}

/** Everything that is switched off. */
async function switchedOff(): Promise<Record<'lotteries' | 'games' | 'vendors', string[]>> {
  const list = async (query: string): Promise<string[]> =>
    (await lab.ctx.pool.query<{ name: string }>(query)).rows.map(({ name }) => name)
  return {
    lotteries: await list('select code as name from lottery_stop order by code'),
    games: await list('select game_code as name from vendor_disabled_game order by game_code'),
    vendors: await list('select code as name from vendor where not is_enabled order by code'),
  }
}
const nothing = { lotteries: [], games: [], vendors: [] }

const openLottery = (code: string) =>
  switchLottery(lab.ctx, { merchant: 'PERYA', code, isOpen: true, reason: 'looked at it', operator: 'rosa' })

/** What an operator does after an alarm about the whole program. */
async function openAll(): Promise<void> {
  await openLottery('*')
  for (const vendor of (await switchedOff()).vendors) await setVendorMaintenance(lab.ctx, vendor, false)
}

it('R-110 an unchanged release raises nothing, and that it was looked at is kept', async () => {
  expect(await look()).toEqual([])
  expect(await switchedOff()).toEqual(nothing)
  expect(await listAlarms(lab.ctx.db)).toEqual([])
  const { rows } = await lab.ctx.pool.query('select host, cause, differences from self_check')
  expect(rows).toEqual([{ host: hostname(), cause: 'command', differences: 0 }])
  expect(await refusalOf('k3-1')).toBeUndefined()
})

it('R-110 a changed byte in the prizes of K3 stops its lotteries and no other, until a person opens them', async () => {
  const k3 = lotteries.filter(({ family }) => family === 'k3').map(({ code }) => code)
  const file = 'packages/lottery-rules/src/k3/bet-types.ts'
  await tree.flipByte(file)
  const found = await look()
  expect(found.map(({ component }) => component).sort()).toEqual(k3.map((code) => `lottery ${code}`).sort())
  expect(await switchedOff()).toEqual({ ...nothing, lotteries: k3.toSorted() })
  expect(await refusalOf('k3-1')).toBe('lottery.closed')
  expect(await refusalOf('ssc-1')).toBeUndefined()

  const { games } = await readRelease(tree.root)
  const changed = games.find(({ component }) => component === 'lottery k3-1')
  const alarm = { component: 'lottery k3-1', expected: changed?.sealed, found: changed?.found }
  expect(changed?.sealed).not.toBe(changed?.found)
  expect(await listAlarms(lab.ctx.db)).toContainEqual(
    expect.objectContaining({ ...alarm, host: hostname(), detail: expect.stringContaining(file) }),
  )
  expect(logged).toContainEqual(expect.objectContaining({ ...alarm, level: 50 }))
  const metrics = await lab.test.app.inject({ url: '/metrics' })
  expect(metrics.body).toContain(`self_check_open_alarms ${k3.length}\n`)

  await look()
  expect(await listAlarms(lab.ctx.db)).toHaveLength(k3.length)
  await tree.flipByte(file)
  expect(await look()).toEqual([])
  expect(await refusalOf('k3-1')).toBe('lottery.closed')
  for (const code of k3) await openLottery(code)
  expect(await refusalOf('k3-1')).toBeUndefined()
})

it('R-110 a changed byte of the program raises an alarm that names the file, and no game of the house takes bets', async () => {
  const file = 'apps/server/src/main.ts'
  const { program } = await readRelease(tree.root)
  await tree.flipByte(file)
  const found = await look()
  await tree.flipByte(file)
  expect(found).toMatchObject([{ component: 'program', expected: program, detail: file }])
  expect(found[0]?.found).toMatch(/^[0-9a-f]{64}$/)
  const off = await switchedOff()
  expect(off).toMatchObject({ lotteries: ['*'], games: [] })
  expect(off.vendors).toContain('PERYA')
  expect(await refusalOf('ssc-1')).toBe('lottery.closed')
  await openAll()
  expect(await switchedOff()).toEqual(nothing)
})

it('R-110 who empties the seals of games has changed the program, and their vendors take no bets', async () => {
  const lock = 'packages/game-rules/rules.lock'
  const text = await readFile(join(tree.root, lock), 'utf8')
  await writeFile(join(tree.root, lock), '')
  const found = await look()
  await writeFile(join(tree.root, lock), text)
  expect(found).toMatchObject([{ component: 'program', detail: expect.stringContaining(lock) }])
  expect((await switchedOff()).vendors).toContain('PERYA')
  await openAll()
})

it('R-110 a demo, whose tree is for changing, says that its program changed and stops nothing for it', async () => {
  const file = 'apps/server/src/main.ts'
  await tree.flipByte(file)
  const found = await look(tree, 'demo')
  await tree.flipByte(file)
  expect(found).toMatchObject([{ component: 'program', detail: file }])
  expect(await listAlarms(lab.ctx.db)).toMatchObject([{ component: 'program', detail: file }])
  expect(await switchedOff()).toEqual(nothing)
})

it('R-110 whoever changes a game and its seal together has changed the program', async () => {
  const file = 'packages/lottery-rules/src/k3/bet-types.ts'
  await tree.flipByte(file)
  const { games } = await readRelease(tree.root)
  const reseal = async (from: 'sealed' | 'found', to: 'sealed' | 'found') => {
    for (const game of games.filter(({ sealed, found }) => sealed !== found)) {
      await tree.replace('packages/lottery-rules/rules.lock', game[from], game[to])
    }
  }
  await reseal('sealed', 'found')
  expect(await look()).toMatchObject([{ component: 'program', detail: 'packages/lottery-rules/rules.lock' }])
  await openAll()
  await reseal('found', 'sealed')
  await tree.flipByte(file)
  expect(await look()).toEqual([])
})

it('R-110 a changed byte of a migration raises an alarm, and a server refuses to start with it', async () => {
  const name = '0001_platform.sql'
  await tree.flipByte(`apps/server/migrations/${name}`)
  const found = await look()
  await openAll()
  expect(found.map(({ component }) => component)).toEqual(['migrations', `migration ${name}`])
  const changed = pathToFileURL(join(tree.root, 'apps/server/migrations/'))
  await expect(migrate(lab.test.url, { migrations: changed })).rejects.toThrow(
    `The migration ${name} differs`,
  )
  await tree.flipByte(`apps/server/migrations/${name}`)
  expect(await look()).toEqual([])
})

it('R-110 a changed byte of a function is told by its name, and so is a text that the database never got', async () => {
  await tree.flipByte('apps/server/sql/wallet/ledger_post.sql')
  const found = await look()
  await openAll()
  await tree.flipByte('apps/server/sql/wallet/ledger_post.sql')
  expect(found.map(({ component }) => component)).toEqual(['migrations', 'live SQL ledger_post'])

  const setHash = (sha256: string) =>
    sql<{ sha256: string }>`
      update schema_live_text t set sha256 = ${sha256} from schema_live_text was
      where t.name = 'vendor_play' and was.name = t.name returning was.sha256`.execute(lab.ctx.db)
  const { rows } = await setHash('another')
  expect(await look()).toMatchObject([
    { component: 'live SQL vendor_play', expected: 'another', detail: 'not what this database last got' },
  ])
  await openAll()
  await setHash(rows[0]?.sha256 ?? '')
  expect(await look()).toEqual([])
})

it('R-110 a deployment stops no game: old and new release, with other rules, run beside each other', async () => {
  const next = await copySmallTree()
  await next.flipByte('apps/server/src/main.ts')
  await next.flipByte('packages/game-rules/src/originals/dice.ts')
  const { games } = await readRelease(next.root)
  const dice = games.find(({ component }) => component === 'game PERYA DICE')
  await next.replace('packages/game-rules/rules.lock', dice?.sealed ?? '', dice?.found ?? '')
  // Sealed before the first server of it starts, while those of the last one still run.
  await insertSealed(lab.ctx.db, await readRelease(next.root), 'rosa')
  for (const each of [tree, next, tree]) expect(await look(each)).toEqual([])
  const { db } = lab.ctx
  for (const each of [tree, next]) await assertSealed(db, 'production', await readRelease(each.root))
  await next.remove()
  expect(await switchedOff()).toEqual(nothing)
  expect(await listAlarms(db)).toEqual([])
})

describe('a start', () => {
  it('R-110 of another program than was sealed is refused before it touches anything, and stops nothing', async () => {
    const production = {
      PERYA_MODE: 'production',
      DATABASE_URL: lab.test.url,
      PERYA_SECRET: 'oQ3vW8kZr1nXf5cYt7uJh2gLm9pBd4sE6aRi0',
    }
    const { code, stderr } = await (await start(production)).ended
    expect(code).toBe(1)
    expect(stderr).toMatch(/^This program is no sealed release \(.+ and \d+ more\): [^\n]+\n$/)
    expect(await listAlarms(lab.ctx.db)).toMatchObject([{ component: 'program' }])
    expect(await switchedOff()).toEqual(nothing)
  })

  it('R-110 seals what a new database is first started with, and in a demo what it is started with each time', async () => {
    const { db } = lab.ctx
    const countSealed = async () =>
      (await sql<{ by: string }>`select sealed_by as by from sealed_release`.execute(db)).rows
    const [small, whole] = await Promise.all([readRelease(tree.root), readRelease(projectRoot)])
    await sql`truncate sealed_release`.execute(db)
    await assertSealed(db, 'production', small)
    await sealAtStart(lab.ctx, 'production', small)
    await sealAtStart(lab.ctx, 'production', whole)
    expect(await countSealed()).toEqual([{ by: 'start' }])
    await expect(assertSealed(db, 'production', whole)).rejects.toThrow('no sealed release')
    await assertSealed(db, 'demo', whole)
    await sealAtStart(lab.ctx, 'demo', whole)
    // A server of the tree before may still run beside this one.
    expect(await countSealed()).toEqual([{ by: 'start' }, { by: 'start' }])
    for (const each of [small, whole]) await assertSealed(db, 'production', each)
  })

  it('R-110 cannot be made good by the server itself: it may read what was sealed and no more', async () => {
    const sealing = insertSealed(server.db, await readRelease(projectRoot), 'rosa')
    await expect(sealing).rejects.toThrow('permission denied')
  })
})

/** Channels are listened to one after another, so whoever asked before hears by then. */
const isListening = () =>
  new Promise<void>((resolve) => {
    const stop = lab.ctx.notifications.on(selfCheckChannel, () => {}, resolve)
    onTestFinished(stop)
  })

it('R-110 a running server looks once a day, and when an operator asks', async () => {
  await insertSealed(lab.ctx.db, await readRelease(projectRoot), 'rosa')
  const causes = async () =>
    (await lab.ctx.pool.query<{ cause: string }>('select cause from self_check order by id')).rows.map(
      ({ cause }) => cause,
    )
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const stop = watchSelf(server)
  try {
    vi.advanceTimersByTime(24 * 3_600_000)
    await eventually(async () => expect(await causes()).toEqual(['daily']))
  } finally {
    vi.useRealTimers()
  }
  await isListening()
  await notify(lab.ctx.db, selfCheckChannel)
  await eventually(async () => expect(await causes()).toEqual(['daily', 'command']))
  await stop()
  expect(await listAlarms(lab.ctx.db)).toEqual([])
})

it('R-110 the command ends with 1 until the release is sealed by an operator who may, and with 0 then', async () => {
  const command = (...words: string[]) => runCommand('self-check', words, { DATABASE_URL: lab.test.url })
  const merchant = 'PERYA'
  await addOperator(lab.ctx, { merchant, name: 'rosa', permissions: ['release.seal'] })
  await addOperator(lab.ctx, { merchant, name: 'pilar', permissions: ['site.edit'] })
  const different = await command()
  expect(different.code).toBe(1)
  expect(different.stderr).toMatch(/^program: sealed [0-9a-f]{64}, found [0-9a-f]{64} \(/)
  expect((await command('alarms')).stdout).toContain('program')
  expect((await command(merchant, 'seal', 'by', 'pilar')).stderr).toContain('pilar may not')
  expect((await command(merchant, 'seal', 'by', 'rosa')).stdout).toContain('Servers may run')
  const same = await command()
  expect(same).toMatchObject({ code: 0, stdout: expect.stringContaining('all as sealed') })
  // Whoever looks at a release before it is sealed does so where no server runs.
  expect(await switchedOff()).toEqual(nothing)
  const [alarm] = await listAlarms(lab.ctx.db)
  const settle = (...reason: string[]) =>
    command(merchant, 'settle', String(alarm?.id), ...reason, 'by', 'rosa')
  expect((await settle()).code).toBe(1)
  expect((await settle('the', 'new', 'release')).stdout).toContain('Settled')
  expect((await command('alarms')).stdout).toBe('No alarm is open.\n')
})

it('R-110 a running server that an operator asks stops what differs in its own files', async () => {
  const stop = watchSelf(server)
  await isListening()
  expect((await runCommand('self-check', [], { DATABASE_URL: lab.test.url })).code).toBe(1)
  await eventually(async () => expect(await switchedOff()).toMatchObject({ lotteries: ['*'] }))
  await stop()
  await openAll()
})
