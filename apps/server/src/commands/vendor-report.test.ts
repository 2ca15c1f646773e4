import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type LabPlayer, openVendorLab, type VendorLab } from '#features/vendors/testing/vendor-lab.ts'
import { runCommand, spawnCommand } from '#testing/test-server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const day = '2026-02-01'
const folder = mkdtempSync(join(tmpdir(), 'perya-list-'))
let lab: VendorLab
let juan: LabPlayer
let variables: Record<string, string>
/** An id that only quotes keep in one cell. */
const staked = `bet,${randomUUID()}`
const won = randomUUID()
beforeAll(async () => {
  lab = await openVendorLab()
  variables = { DATABASE_URL: lab.databaseUrl, PERYA_SECRET: 'a secret for tests that is long enough' }
  juan = await lab.player('100.00')
  const roundId = randomUUID()
  await lab.call('bet', juan, { txId: staked, roundId, amount: '10.00' })
  await lab.call('win', juan, { txId: won, roundId, amount: '4.00' })
  await lab.ctx.pool.query('update vendor_tx set created_at = $1', [`${day}T12:00:00Z`])
})
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await lab.close()
})

function list(text: string): string {
  const file = join(folder, `${randomUUID()}.csv`)
  writeFileSync(file, text)
  return file
}

const compare = (...words: string[]) => runCommand('vendor-report', words, variables)

it('R-41 a list that came as a file agrees with the ledger, its first row and ids with commas included', async () => {
  const file = list(`"${staked}",${juan.playerId},-10.00\n${won},${juan.playerId},4.00\n`)
  expect(await compare('PERYA', day, file)).toEqual({
    code: 0,
    stdout: 'The ledger agrees with all 2 rows.\n',
    stderr: '',
  })
})

it('R-41 each difference is told in amounts as people write them, and the command ends with 1', async () => {
  const file = list(`txId,playerId,amount\n"${staked}",${juan.playerId},-10.5\nplanted,8,0.0125\n`)
  const { code, stdout, stderr } = await spawnCommand('vendor-report', ['PERYA', day, file], variables)
  expect([code, stderr]).toEqual([1, ''])
  const player = `of player ${juan.playerId}`
  const lines = stdout.trim().split('\n')
  expect(lines.toSorted()).toEqual(
    [
      `missing    planted  theirs 0.0125 of player 8  ours none`,
      `different  ${staked}  theirs -10.50 ${player}  ours -10.00 ${player}`,
      `extra      ${won}  theirs none  ours 4.00 ${player}`,
      'Differences: 3.',
    ].toSorted(),
  )
  expect(lines.at(-1)).toBe('Differences: 3.')
})

it('R-41 what it cannot do it says in a sentence', async () => {
  const file = list('txId,playerId,amount\na,7,ten\n')
  const today = new Date().toISOString().slice(0, 10)
  const refusals: [string[], RegExp][] = [
    [['PERYA', day], /^Usage:/],
    [['PERYA', '2026-02-31', file], /^2026-02-31 is no day, such as 2026-11-14\.$/],
    [['PERYA', 'yesterday', file], /^yesterday is no day, such as 2026-11-14\.$/],
    [['PERYA', day, join(folder, 'none.csv')], /^The file .+none\.csv cannot be read\.$/],
    [['PERYA', day, file], /^Line 2: "ten" is no amount, such as "4\.00" or "-10\.00"\.$/],
    [['NOBODY', day, list('')], /^There is no vendor NOBODY; there are .*PERYA.*\.$/],
    [
      ['PERYA', today, list('')],
      new RegExp(`^${today} is a day by UTC, and is compared from .+T02:00.+ on\\.$`),
    ],
  ]
  for (const [words, said] of refusals) {
    const { code, stderr } = await compare(...words)
    expect([code, stderr.trim()]).toEqual([1, expect.stringMatching(said)])
  }
  const { rows } = await lab.ctx.pool.query('select from vendor_report where day = $1', [today])
  expect(rows).toEqual([])
})
