import { expect, it } from 'vitest'
import { nextPlace } from './next-place.rules.ts'

const places = ['https://img.example', 'https://cdn.example/perya/']

it('VENDOR-1 a picture that does not come is asked for at the next place, and at the site at last', () => {
  const first = 'https://img.example/art/tiles/x.webp'
  const second = nextPlace(first, places)
  expect(second).toBe('https://cdn.example/perya/art/tiles/x.webp')
  expect(nextPlace(second ?? '', places)).toBe('/art/tiles/x.webp')
})

it('VENDOR-1 a picture of anywhere else is left alone, also where only the beginning is alike', () => {
  expect(nextPlace('/art/tiles/x.webp', places)).toBeNull()
  expect(nextPlace('https://img.example.evil/x.webp', places)).toBeNull()
})
