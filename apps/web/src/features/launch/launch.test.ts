import { expect, it } from 'vitest'
import { clockText, pageBackOf, readLaunch, readLottery, sandboxOf } from './launch-address.rules.ts'

const read = (query: string) => readLaunch(new URLSearchParams(query))

it('LAUNCH-3 the address names the game, a lottery by its code', () => {
  expect(read('vendor=JL&gameId=X&nodeId=jl-x&gameCategory=RNG')).toEqual({
    vendor: 'JL',
    gameId: 'X',
    nodeId: 'jl-x',
    gameCategory: 'RNG',
  })
  expect(read('playType=trad&prize_mode=Lott&code=LOTTO&vendor=TCG_LOTTO_PH')).toEqual({
    vendor: 'TCG_LOTTO_PH',
    gameId: 'LOTTO',
  })
  expect(read('vendor=JL&gameId=X&supportPlay=true')).toMatchObject({ supportPlay: true })
  expect(read('vendor=JL&gameId=X&supportPlay=false')).toMatchObject({ supportPlay: false })
  expect(read('')).toBeNull()
  expect(read('vendor=JL')).toBeNull()
})

it('LAUNCH-2 the address of a lottery names its prize mode', () => {
  const lottery = (query: string) => readLottery(new URLSearchParams(query))
  expect(lottery('playType=ent&prize_mode=Elott&code=ssc-1')).toEqual({
    code: 'ssc-1',
    isEntertainment: true,
    prizeMode: 'Elott',
  })
  expect(lottery('playType=trad&code=ssc-1')).toMatchObject({ prizeMode: '' })
})

it('LAUNCH-3 leaving a game opened by its address leads to a screen of the lobby, never elsewhere', () => {
  expect(pageBackOf(new URLSearchParams('pageBack=gameList'))).toBe('gameList')
  expect(pageBackOf(new URLSearchParams('pageBack=https://evil.example'))).toBe('home')
})

it('LAUNCH-3 a game of our own origin gets no right to it, another keeps its own', () => {
  expect(sandboxOf('/studio/x', 'https://perya.test')).not.toContain('allow-same-origin')
  expect(sandboxOf('https://vendor.example/x', 'https://perya.test')).toContain('allow-same-origin')
  expect(sandboxOf('https://vendor.example/x', 'https://perya.test')).not.toContain('allow-top-navigation')
})

it.each([
  [0, '0:00'],
  [65_400, '1:05'],
  [3_729_000, '1:02:09'],
  [-5, '0:00'],
])('LAUNCH-3 %d ms of play read %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})
