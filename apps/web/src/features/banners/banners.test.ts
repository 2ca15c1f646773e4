import { expect, it } from 'vitest'
import { nextSlide, splitAmount } from './banners.rules.ts'

it('HOME-3 after the last banner comes the first', () => {
  expect([0, 1, 2].map((current) => nextSlide(current, 3))).toEqual([1, 2, 0])
})

it('HOME-3 the amount in a title shines, and no word is lost', () => {
  const title = 'Welcome bonus ₱5,000 at 20% pa'
  const parts = splitAmount(title)
  expect(parts.filter(({ isAmount }) => isAmount).map(({ text }) => text)).toEqual(['₱5,000', '20%'])
  expect(parts.map(({ text }) => text).join('')).toBe(title)
  expect(splitAmount('Fiesta')).toEqual([{ text: 'Fiesta', isAmount: false }])
})
