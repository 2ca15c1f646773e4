import { games } from '@perya/catalogue-data'
import { listGames } from '@perya/contract/games'
import { getLottery } from '@perya/contract/lottery'
import { lotteries } from '@perya/lottery-rules'
import { hasTile, lotteryName, tileOf } from '@perya/lottery-rules/names'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openClient } from '#features/identity/testing/client.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

it('LAUNCH-1 every tile that leads to a lottery stands in the catalogue, and opens that lottery by its own code', async () => {
  const nodeIds = new Set(games.map(({ nodeId }) => nodeId))
  for (const { code } of lotteries) {
    const tile = tileOf(code)
    if (tile !== null) expect(nodeIds, code).toContain(tile)
    expect(lotteryName(code, 'EN'), code).not.toBe(code)
  }
  // A vendor without a lobby has nothing to show for a tile that leads nowhere.
  const houseTiles = games.filter(({ vendor }) => vendor === 'TCG_ELOTT' || vendor === 'TCG_LOTTO_PH')
  expect(houseTiles.filter(({ nodeId }) => !hasTile(nodeId)).map(({ nodeId }) => nodeId)).toEqual([])
  const visitor = openClient(test)
  for (const { gameCode } of games.filter(({ nodeId }) => hasTile(nodeId)).slice(0, 6)) {
    const { value } = await visitor.call(getLottery, { code: gameCode })
    expect(value.lottery.state, gameCode).toBe('open')
  }
})

it('LAUNCH-2 a tile says the prize mode of the lottery it opens, and the e-lotteries of the house have tiles', async () => {
  const visitor = openClient(test)
  const { games: tiles } = (await visitor.call(listGames, { gameType: 'ELOTT', pageSize: 26 })).value
  const opened = new Map<string, string[]>()
  for (const { gameId, lottoMode } of tiles) {
    const { lottery } = (await visitor.call(getLottery, { code: gameId })).value
    expect(lottoMode, gameId).toBe(lottery.prizeMode)
    opened.set(lottery.prizeMode, [...(opened.get(lottery.prizeMode) ?? []), lottery.code])
  }
  expect(opened.get('Elott')?.toSorted()).toEqual(['e-k3-1', 'e-ssc-1'])
  expect(opened.get('Lott')).toHaveLength(19)
})
