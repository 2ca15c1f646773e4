import { randomUUID } from 'node:crypto'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStudioLab, type StudioLab } from '../testing/studio-lab.ts'
import { operate } from './operate.ts'

let lab: StudioLab
beforeAll(async () => {
  lab = await openStudioLab()
})
afterAll(() => lab.close())

const say = (words: string) => operate(lab.inside, words.split(' '))
const dice = { side: 'under', chance: 4_950 }

/** A word that follows a change: every studio heeds it within a second. */
const heeded = (read: () => Promise<unknown>) => expect.poll(read)

it('R-65 a stopped game takes no bet, plays open rounds to their end, and keeps who said so and why', async () => {
  const player = await lab.enter(await lab.member('1000.00'), 'MINES')
  const key = randomUUID()
  const { round } = await player.play('10.00', { mines: 3 }, key)
  expect(await say('stop MINES the board flickers by rosa')).toContain('takes no more bets')

  const other = await lab.enter(await lab.member('1000.00'), 'MINES')
  await heeded(async () => (await other.play('10.00', { mines: 3 })).errorCode).toBe('studio.stopped')
  const before = await lab.ledger(other.memberId)
  expect(await other.play('10.00', { mines: 3 })).toMatchObject({ status: 409, errorCode: 'studio.stopped' })
  expect(await lab.ledger(other.memberId)).toBe(before)
  // A bet that was taken is told again, and its round goes on.
  expect((await player.play('10.00', { mines: 3 }, key)).round).toMatchObject({ id: round.id })
  expect((await player.step(round.id, { cell: 0 })).status).toBe(200)
  // Other games are not touched.
  const elsewhere = await lab.enter(other.memberId, 'DICE')
  expect((await elsewhere.play('10.00', dice)).status).toBe(200)

  expect(await say('rounds MINES')).toContain('stop by rosa: the board flickers')
  await say('open MINES it is mended by ligaya')
  const third = await lab.enter(await lab.member('1000.00'), 'MINES')
  await heeded(async () => (await third.play('10.00', { mines: 3 })).status).toBe(200)
})

it('R-65 all games stop and open with one word', async () => {
  await say('stop all the power fails by rosa')
  const player = await lab.enter(await lab.member('100.00'), 'DICE')
  await heeded(async () => (await player.play('1.00', dice)).errorCode).toBe('studio.stopped')
  await say('open all it is back by rosa')
  await heeded(async () => (await player.play('1.00', dice)).status).toBe(200)
})

it('limits become the bets a client is told and the only ones that are taken', async () => {
  const memberId = await lab.member('5000.00')
  const usual = (await lab.enter(memberId, 'WHEEL')).game
  expect(await say('limits WHEEL 10 100 a quiet week by rosa')).toContain('from 10.00 to 100.00')
  await heeded(async () => (await lab.enter(memberId, 'WHEEL')).game.betLevels).toEqual([
    '10.00',
    '20.00',
    '50.00',
    '100.00',
  ])
  const player = await lab.enter(memberId, 'WHEEL')
  const wheel = { size: 20, risk: 'medium' }
  expect((await player.play('5.00', wheel)).errorCode).toBe('studio.limits')
  expect((await player.play('200.00', wheel)).errorCode).toBe('studio.limits')
  expect((await player.play('10.00', wheel)).status).toBe(200)
  await say('limits WHEEL usual it is over by rosa')
  await heeded(async () => (await lab.enter(memberId, 'WHEEL')).game).toEqual(usual)
})

it('R-50 the list tells what a game promises and what it returned', async () => {
  const player = await lab.enter(await lab.member('1000.00'), 'LIMBO')
  let paid = 0n
  for (let played = 0; played < 5; played++) {
    paid += parseAmount((await player.play('10.00', { target: 200 })).round.win)
  }
  const line = (await say('games 7')).split('\n').find((each) => each.startsWith('LIMBO '))
  const returned = (Number((paid * 10_000n) / 500_000n) / 100).toFixed(2)
  expect(line?.split(/ {2,}/)).toMatchObject([
    'LIMBO',
    'PERYA',
    'open',
    expect.stringMatching(/–/),
    player.game.returnToPlayer,
    '5',
    '50.00',
    expect.any(String),
    `${returned}%`,
    '0',
  ])
})

it('rounds that wait for their end are listed', async () => {
  const player = await lab.enter(await lab.member('100.00'), 'HI_LO')
  const { round } = await player.play('1.00')
  expect(await say('unfinished')).toContain(round.id)
})

it.each([
  ['', 'Usage:'],
  ['stop DICE no reason given', 'Usage:'],
  ['stop DICE by rosa', 'Say why, in a few words.'],
  ['stop POKER it is none by rosa', 'The studio has no game POKER'],
  ['limits DICE 3 100 an odd bet by rosa', '3 is no bet of DICE; it has '],
  ['limits DICE 100 10 turned around by rosa', 'The least bet is larger than the most.'],
  ['games soon', 'Days are a number'],
])('“%s” is refused in words', async (words, said) => {
  await expect(say(words)).rejects.toThrow(said)
})

it('a game opens with the bet operators chose, else with its first of at least a peso, and never outside its limits', async () => {
  const memberId = await lab.member('100.00')
  const first = async () => (await lab.enter(memberId, 'LIMBO')).game.firstBet
  const { betLevels } = (await lab.enter(memberId, 'LIMBO')).game
  expect(betLevels).toContain('0.10')
  expect(await first()).toBe('1.00')
  await say('first LIMBO 5 more to see by rosa')
  await heeded(first).toBe('5.00')
  await say('limits LIMBO 0.10 2 a quiet week by rosa')
  await heeded(first).toBe('1.00')
  await say('limits LIMBO 0.10 0.50 a quieter week by rosa')
  await heeded(first).toBe('0.10')
  await say('limits LIMBO usual it is over by rosa')
  await say('first all usual as it was by rosa')
  await heeded(first).toBe('1.00')
  await say('stop LIMBO the curve flickers by rosa')
  await say('first LIMBO 2 a bit more by rosa')
  expect((await say('games')).split('\n').find((each) => each.startsWith('LIMBO '))).toContain('stopped')
  await say('open LIMBO it is mended by rosa')
  await expect(say('first LIMBO a-lot why not by rosa')).rejects.toThrow('A bet is an amount')
})
