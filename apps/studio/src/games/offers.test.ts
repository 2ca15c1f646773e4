import { games } from '@perya/catalogue-data'
import { expect, it } from 'vitest'
import { repertoire } from './repertoire.ts'

it('LAUNCH-3 every slot and every game of the house can be played: none of them is closed', () => {
  const offered = new Set([...repertoire.values()].map(({ vendor, code }) => `${vendor}/${code}`))
  const ours = games.filter(({ category }) => category === 'RNG' || category === 'INHOUSE')
  const closed = ours
    .map(({ vendor, gameCode }) => `${vendor}/${gameCode}`)
    .filter((game) => !offered.has(game))
  expect(ours.length).toBeGreaterThan(400)
  expect(closed).toEqual([])
})
