import jsQr from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import DrawnQrCode from './DrawnQrCode.tsx'

const squarePixels = 4
const marginSquares = 4

/** Paints the drawn squares into a picture with a white margin, as a camera would see them. */
function photograph(markup: string) {
  const squares = Number(/viewBox="0 0 (\d+) /.exec(markup)?.[1])
  const size = (squares + 2 * marginSquares) * squarePixels
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255)
  for (const [, x, y, run] of markup.matchAll(/M(\d+)[ ,](\d+)\s?h(\d+)v1H\d+z/g)) {
    const left = (Number(x) + marginSquares) * squarePixels
    const top = (Number(y) + marginSquares) * squarePixels
    for (let row = top; row < top + squarePixels; row++) {
      for (let column = left; column < left + Number(run) * squarePixels; column++) {
        pixels.fill(0, (row * size + column) * 4, (row * size + column) * 4 + 3)
      }
    }
  }
  return { pixels, size }
}

it.each(['perya', 'https://perya.example/pay?reference=D1&amount=500.00', 'x'.repeat(400)])(
  'PAY-1 a camera reads %j from the code',
  (text) => {
    const { pixels, size } = photograph(renderToStaticMarkup(<DrawnQrCode text={text} label="Scan" />))
    expect(jsQr(pixels, size, size)?.data).toBe(text)
  },
)
