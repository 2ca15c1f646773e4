import { expect, it } from 'vitest'
import { withFavourite, withoutFavourite } from './favourites.rules.ts'
import { launchTarget, type Playable, prizeModeOf, tapOf } from './launch.rules.ts'
import { launchPath } from './launch-path.ts'

const game: Playable = {
  vassalage: 'JL',
  gameId: 'SUPER_PAROL',
  nodeId: 'jl-super-parol',
  gameCategory: 'RNG',
  state: 'open',
}

it('LAUNCH-1 a game opens as itself', () => {
  expect(launchTarget(game)).toEqual({ kind: 'game', gameId: 'SUPER_PAROL' })
  expect(launchPath(game, 'home')).toBe(
    '/m/launchGame?gameId=SUPER_PAROL&vendor=JL&nodeId=jl-super-parol&gameCategory=RNG&pageBack=home',
  )
  expect(launchPath({ ...game, supportPlay: false }, 'home')).toMatch(/&supportPlay=false$/)
})

it.each(['TCG_LOTTO_VN', 'TCG_SEA'])(
  'LAUNCH-1 %s opens its lobby, whichever game was tapped',
  (vassalage) => {
    const tapped: Playable = { ...game, vassalage, gameCategory: 'LOTT' }
    expect(launchTarget(tapped)).toEqual({ kind: 'game', gameId: 'lobby' })
  },
)

it.each([
  ['LOTT', 'Lott'],
  ['ELOTT', 'Elott'],
] as const)('LAUNCH-1 LAUNCH-2 %s opens the lottery launcher in mode %s', (gameCategory, mode) => {
  const tapped: Playable = { ...game, vassalage: 'TCG_LOTTO_PH', gameCategory, gameId: 'LOTTO_6_42' }
  expect(launchTarget(tapped)).toEqual({ kind: 'lottery', code: 'LOTTO_6_42', prizeMode: mode })
  const query = new URL(launchPath(tapped, 'home'), 'https://perya.test').searchParams
  expect(Object.fromEntries(query)).toMatchObject({
    playType: 'trad',
    prize_mode: mode,
    code: 'LOTTO_6_42',
    pageBack: 'home',
  })
})

it.each(['Lott', 'ZY', 'Elott'] as const)(
  'LAUNCH-2 a tile of the e-lottery vendor opens its lottery in the mode %s that lottery has',
  (lottoMode) => {
    const tapped: Playable = { ...game, vassalage: 'TCG_ELOTT', gameCategory: 'ELOTT', lottoMode }
    expect(launchTarget(tapped)).toMatchObject({ prizeMode: lottoMode })
  },
)

it('LAUNCH-2 the prize mode is the lottery’s, unless an e-lottery vendor is present', () => {
  expect(prizeModeOf([])).toBe('Lott')
  expect(prizeModeOf([{ gameCategory: 'LOTT' }])).toBe('Lott')
  expect(prizeModeOf([{ gameCategory: 'LOTT' }, { gameCategory: 'ELOTT' }])).toBe('Elott')
})

it('LAUNCH-1 a closed game says so before it asks a guest to log in', () => {
  expect(tapOf({ state: 'maintenance' }, false)).toBe('closed')
  expect(tapOf({ state: 'maintenance' }, true)).toBe('closed')
  expect(tapOf({ state: 'open' }, false)).toBe('login')
  expect(tapOf({ state: 'open' }, true)).toBe('go')
})

it('FAV-1 a mark set twice stands once, the newest first, and is taken away whole', () => {
  expect(withFavourite(['b'], 'a')).toEqual(['a', 'b'])
  expect(withFavourite(['a', 'b'], 'b')).toEqual(['a', 'b'])
  expect(withoutFavourite(['a', 'b'], 'a')).toEqual(['b'])
  expect(withoutFavourite(['b'], 'a')).toEqual(['b'])
})
