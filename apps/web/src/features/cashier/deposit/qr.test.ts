import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { drawQr } from './qr.rules.ts'

/** As another program draws the same words: small, with version bits, and in several blocks. */
it.each([
  ['perya', 21, '2314483fb238793bba7258604bc6082e9d8904c8d62207b5c840eeffe3cae485'],
  ['x'.repeat(200), 53, '71ddfbc79101aebe329e96f941cecd5e8440af18575c5b44b1700da69a5e03d3'],
  [
    'https://perya.example/pay?'.repeat(16),
    69,
    'ae051e36b76cbd85eaf3e0012c3ecbd6c2b361d5c93cf5d831b2827f4076cd2e',
  ],
])('PAY-1 a code of %j has %i squares a side, each where it belongs', (text, size, digest) => {
  const squares = drawQr(text)
  expect(squares).toHaveLength(size)
  const drawn = squares.map((row) => row.map(Number).join('')).join('\n')
  expect(createHash('sha256').update(drawn).digest('hex')).toBe(digest)
})

it('PAY-1 what no code holds is refused', () => {
  expect(() => drawQr('x'.repeat(900))).toThrow(/too many/)
})
