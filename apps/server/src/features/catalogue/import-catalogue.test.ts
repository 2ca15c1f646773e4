import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listGames } from '@perya/contract/games'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { runCommand } from '#testing/test-server.ts'
import { exportCatalogue, importCatalogue } from './import-catalogue.ts'
import { shippedEdition, writeCatalogue } from './write-catalogue.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
const dir = mkdtempSync(join(tmpdir(), 'catalogue-'))
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(async () => {
  rmSync(dir, { recursive: true })
  await test.close()
})

const vendor = { kind: 'vendor', code: 'BAGONG_A', name: 'Bagong Araw', gameType: 'RNG' }
const game = {
  kind: 'game',
  nodeId: 'bagong-a-unang-laro',
  vendor: 'BAGONG_A',
  gameCode: 'UNANG_LARO',
  gameType: 'RNG',
  category: 'RNG',
  classification: 'CLASSIC',
  names: { TY: 'Unang Laro', EN: 'First Game' },
  minBet: '0.50',
}
const file = (...lines: (object | string)[]) =>
  lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line))).join('\n')
const shown = async () => {
  const url = `${listGames.path}?vassalage=BAGONG_A&language=EN`
  return (await test.app.inject({ url })).json().value.games as { gameName: string; minBet: string }[]
}
const known = async () => {
  const { rows } = await test.ctx.pool.query<{ key: string }>(
    "select key from game_classification where category = 'RNG' order by position limit 1",
  )
  return rows[0]?.key ?? ''
}

it('CAT-1 a file is looked at first, then its vendor and game stand in the lobby of every server', async () => {
  const path = join(dir, 'games.jsonl')
  writeFileSync(path, file(vendor, '', { ...game, classification: await known() }))
  const run = (...words: string[]) => runCommand('catalogue', words, { DATABASE_URL: test.url })
  const checked = await run('check', path)
  expect([checked.code, checked.stderr]).toEqual([0, ''])
  expect(checked.stdout).toBe(
    'Line 1: vendor BAGONG_A: is new\nLine 3: game bagong-a-unang-laro: is new\n2 changes. Nothing was written yet.\n',
  )
  expect(await shown()).toEqual([])
  expect((await run('write', path)).stdout).toContain('Written')
  await eventually(async () =>
    expect(await shown()).toMatchObject([{ gameName: 'First Game', minBet: '0.50', state: 'maintenance' }]),
  )
  expect((await run('write', path)).stdout).toBe('The catalogue is as the file says.\n')
  expect((await run('write', join(dir, 'none'))).stderr).toContain('The file cannot be read')
})

it('CAT-1 a game is changed by what its line says, and goes when it says so', async () => {
  const changed = { ...game, classification: await known(), minBet: '1.00' }
  const { db } = test.ctx
  const [change] = await importCatalogue(db, file(changed), { isWritten: true })
  expect(change?.words).toBe('minBet 0.50 → 1.00')
  await eventually(async () => expect(await shown()).toMatchObject([{ minBet: '1.00' }]))
  await importCatalogue(db, file({ ...changed, isListed: false }), { isWritten: true })
  await eventually(async () => expect(await shown()).toEqual([]))
})

it('what is shown is a file that changes nothing', async () => {
  const { db } = test.ctx
  const text = await exportCatalogue(db)
  expect(text.split('\n').length).toBeGreaterThan(620)
  expect(await importCatalogue(db, text, { isWritten: true })).toEqual([])
})

it('every wrong line is named, and nothing of the file is kept', async () => {
  const { db } = test.ctx
  const classification = await known()
  const before = await exportCatalogue(db)
  const text = file(
    { ...vendor, code: 'IBA', name: 'Iba' },
    'not json',
    { ...game, classification, minBet: 'free' },
    { ...game, classification: 'NONE' },
    { ...game, classification, nodeId: 'another-one', vendor: 'NOBODY' },
    { ...game, classification, nodeId: 'another-two', vendor: 'PERYA', gameCode: 'DICE' },
    { ...vendor, code: 'IBA' },
    { ...vendor, code: 'IBA_PA', launchUrl: 'https://play.example/{game}' },
  )
  const faults = await importCatalogue(db, text, { isWritten: true }).then(
    () => '',
    (error: Error) => error.message,
  )
  expect(faults.split('\n')).toEqual([
    'Nothing was changed.',
    expect.stringMatching(/^Line 2: /),
    'Line 3: minBet: not an amount.',
    'Line 4: there is no classification RNG NONE.',
    'Line 5: there is no vendor NOBODY.',
    'Line 6: PERYA calls perya-dice DICE already.',
    'Line 7: vendor IBA stands on line 1 already.',
    'Line 8: The address has no {token}, so the game could not know its player.',
  ])
  expect(await exportCatalogue(db)).toBe(before)
})

it('CAT-1 what an operator imported stands in the lobby beside every later shipped catalogue', async () => {
  const { db } = test.ctx
  const own = { kind: 'classification', category: 'RNG', key: 'SARILI', names: { TY: 'Sarili', EN: 'Own' } }
  const listed = { ...game, classification: own.key, isListed: true }
  await importCatalogue(db, file(own, listed), { isWritten: true })
  const newer = { ...shippedEdition, games: shippedEdition.games.map((each) => ({ ...each, is_new: false })) }
  expect(await writeCatalogue(test.ctx, newer)).toBe(true)
  const entries = (await exportCatalogue(db)).split('\n').map((line) => JSON.parse(line))
  expect(entries).toContainEqual(own)
  expect(entries).toContainEqual(expect.objectContaining({ nodeId: game.nodeId, isListed: true }))
  await eventually(async () => expect(await shown()).toMatchObject([{ gameName: 'First Game' }]))
})

it('CAT-1 a shipped game an operator took off stays off in every later shipped catalogue', async () => {
  const { db } = test.ctx
  const listed = async (nodeId: string) =>
    (await exportCatalogue(db))
      .split('\n')
      .map((line) => JSON.parse(line))
      .find((entry) => entry.nodeId === nodeId)
  const taken = await listed('perya-dice')
  await importCatalogue(db, file({ ...taken, isListed: false }), { isWritten: true })
  const newer = { ...shippedEdition, games: shippedEdition.games.map((each) => ({ ...each, is_new: true })) }
  expect(await writeCatalogue(test.ctx, newer)).toBe(true)
  expect(await listed('perya-dice')).toMatchObject({ isNew: true, isListed: false })
})
