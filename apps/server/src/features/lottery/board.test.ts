import { lotteryOf } from '@perya/lottery-rules'
import { amountUnit } from '@perya/money'
import { expect, it } from 'vitest'
import { lotteryAnswer } from './board.ts'
import type { Offer } from './rooms/directory.ts'
import { usualRooms } from './rooms/usual-rooms.ts'

const lottery = lotteryOf('ph-6-42') as Offer['lottery']
const [room] = usualRooms('PERYA', lottery) as [Offer['rooms'][0]]
const jackpotOf = (offer: Partial<Offer>) =>
  lotteryAnswer(
    { lottery, rooms: [room], isOpen: true, ...offer },
    { code: lottery.code, selling: [], waiting: [], last: null },
    { language: 'EN', pictures: '' },
  ).jackpot

it('LOTT-2 a published jackpot is what the room that pays most would pay, and none while no room is open', () => {
  const poor = { ...room, winMax: 2_000_000n * amountUnit }
  const poorer = { ...room, issueWinMax: 1_000_000n * amountUnit }
  expect(jackpotOf({})).toBe('6000000.00')
  expect(jackpotOf({ rooms: [poor] })).toBe('2000000.00')
  expect(jackpotOf({ rooms: [poorer] })).toBe('1000000.00')
  expect(jackpotOf({ rooms: [poorer, poor] })).toBe('2000000.00')
  expect(jackpotOf({ isOpen: false })).toBeNull()
  expect(jackpotOf({ rooms: [] })).toBeNull()
})
