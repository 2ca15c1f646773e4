import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRelease, selfCheck } from '../../server/src/features/self-check/index.ts'
import { insertSealed } from '../../server/src/features/self-check/self-check.store.ts'
import { copySmallTree, type SmallTree } from '../../server/src/features/self-check/testing/small-tree.ts'
import { setVendorGame } from '../../server/src/features/vendors/index.ts'
import { eventually } from '../../server/src/testing/eventually.ts'
import { repertoire } from './games/repertoire.ts'
import { operate } from './operate/operate.ts'
import { stopChangedGames } from './operate/stop-changed-games.ts'
import { openStudioLab, type StudioLab } from './testing/studio-lab.ts'

let lab: StudioLab
let tree: SmallTree
beforeAll(async () => {
  lab = await openStudioLab()
  tree = await copySmallTree()
  await insertSealed(lab.ctx.db, await readRelease(tree.root), 'rosa')
})
afterAll(async () => {
  await tree.remove()
  await lab.close()
})

const look = async () => selfCheck(lab.ctx, 'command', await readRelease(tree.root))

it('R-110 a changed byte of one paytable stops the games that pay by it: DICE is refused, PLINKO plays', async () => {
  const memberId = await lab.member('100.00')
  const dice = await lab.enter(memberId, 'DICE')
  const plinko = await lab.enter(memberId, 'PLINKO')
  const playDice = () => dice.play('1.00', { side: 'under', chance: 4_950 })
  const playPlinko = () => plinko.play('1.00', { rows: 8, risk: 'low' })
  const file = 'packages/game-rules/src/originals/dice.ts'
  expect(await look()).toEqual([])
  expect(await playDice()).toMatchObject({ status: 200 })

  await tree.flipByte(file)
  expect((await look()).map(({ component }) => component)).toEqual(['game PERYA DICE'])
  const cash = await lab.ledger(memberId)
  expect((await playDice()).status).not.toBe(200)
  expect(await lab.ledger(memberId)).toBe(cash)
  expect(await playPlinko()).toMatchObject({ status: 200 })

  await tree.flipByte(file)
  expect(await look()).toEqual([])
  expect((await playDice()).status).not.toBe(200)
  await setVendorGame(lab.ctx, { code: 'PERYA', gameCode: 'DICE', isOpen: true, reason: 'looked at it' })
  expect(await playDice()).toMatchObject({ status: 200 })
})

it('R-110 a studio that stands by itself stops a changed game too, until an operator opens it', async () => {
  const memberId = await lab.member('100.00')
  const [keno, limbo] = [await lab.enter(memberId, 'KENO'), await lab.enter(memberId, 'LIMBO')]
  const playKeno = () => keno.play('1.00', { picks: [1, 7, 13] })
  const file = 'packages/game-rules/src/originals/keno.ts'
  expect(await stopChangedGames(lab.inside, tree.root)).toEqual([])

  await tree.flipByte(file)
  expect(await stopChangedGames(lab.inside, tree.root)).toEqual(['KENO'])
  await tree.flipByte(file)
  await eventually(async () => expect(await playKeno()).toMatchObject({ errorCode: 'studio.stopped' }))
  expect(await limbo.play('1.00', { target: 200 })).toMatchObject({ status: 200 })
  expect(await stopChangedGames(lab.inside)).toEqual([])
  expect(await playKeno()).toMatchObject({ errorCode: 'studio.stopped' })
  await operate(lab.inside, ['open', 'KENO', 'looked', 'at', 'it', 'by', 'rosa'])
  await eventually(async () => expect(await playKeno()).toMatchObject({ status: 200 }))
})

it('R-110 every game the studio plays is sealed with files of its own', async () => {
  const { games, files } = await readRelease(tree.root)
  const sealed = new Map(games.map((game) => [game.component, game]))
  for (const { vendor, code, model } of repertoire.values()) {
    const game = sealed.get(`game ${vendor} ${code}`)
    expect(game?.files.length, code).toBeGreaterThan(0)
    if (model) expect(game?.files).toEqual([`packages/game-rules/src/slots/models/${model}.ts`])
    for (const path of game?.files ?? []) expect(files).not.toHaveProperty([path])
  }
})
