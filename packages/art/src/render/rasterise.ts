import { chromium } from '@playwright/test'
import sharp from 'sharp'

/** Drawings of one size and the pixels they are wanted in. */
export type Batch = { readonly drawings: readonly string[]; readonly width: number; readonly height: number }

/** Turns drawings into PNGs, a page full at a time. */
export type Rasteriser = {
  readonly rasterise: (batch: Batch) => Promise<Buffer[]>
  readonly close: () => Promise<void>
}

const columns = 4

/** A page full of filters takes a busy machine a while. */
const patienceMs = 300_000

/** Chromium's SVG filters are part of the look, so Chromium draws. */
export async function openRasteriser(executablePath: string): Promise<Rasteriser> {
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  const page = await browser.newPage()
  return {
    rasterise: async ({ drawings, width, height }) => {
      const rows = Math.ceil(drawings.length / columns)
      await page.setViewportSize({ width: columns * width, height: rows * height })
      await page.setContent(
        `<style>*{margin:0}body{background:transparent;display:grid;grid-template-columns:repeat(${columns},${width}px)}</style>${drawings.map((svg) => image(svg, width, height)).join('')}`,
      )
      await page.evaluate('Promise.all([...document.images].map((image) => image.decode()))')
      const sheet = await page.screenshot({ omitBackground: true, type: 'png', timeout: patienceMs })
      return Promise.all(
        drawings.map((_, index) =>
          sharp(sheet)
            .extract({
              left: (index % columns) * width,
              top: Math.floor(index / columns) * height,
              width,
              height,
            })
            .png()
            .toBuffer(),
        ),
      )
    },
    close: () => browser.close(),
  }
}

function image(svg: string, width: number, height: number): string {
  return `<img width="${width}" height="${height}" src="data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}">`
}
