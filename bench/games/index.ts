/** The games: their engine, their return, a spin from end to end, and what a slow phone makes of them. */
import { freePort } from '../../apps/server/src/platform/free-port.ts'
import { newDataFolder, startServer } from '../../tools/running-server.ts'
import { measureEngine } from './engine.ts'
import { measureOpening } from './opening.ts'
import { measureSpins } from './spins.ts'

const isLong = process.argv.includes('--long')
const slot = { vendor: 'LUNTIAN', gameCode: 'DRAGON_OF_MAYON', picture: '.slot__window canvas' }
const original = { vendor: 'PERYA', gameCode: 'DICE' }

export async function run() {
  const engine = measureEngine(isLong ? 10_000_000 : 300_000)
  const data = newDataFolder()
  // All players of the bench come from one address.
  const vendorPort = String(await freePort())
  const server = await startServer(data.path, { RATE_PER_MINUTE: '1000000000', VENDOR_PORT: vendorPort })
  try {
    const ofSlot = await measureOpening(server.url, slot)
    const ofOriginal = await measureOpening(server.url, original)
    const spins = await measureSpins(server.url, `http://127.0.0.1:${vendorPort}`, slot)
    return {
      ...engine,
      ...spins,
      slotOpenMs: ofSlot.openMs,
      slotDrawnMs: ofSlot.drawnMs,
      slotKb: ofSlot.kilobytes,
      slotFirstFramesPerSecond: ofSlot.firstFramesPerSecond,
      slotFramesPerSecond: ofSlot.framesPerSecond,
      slotFramesOverBlank: ofSlot.framesOverBlank,
      slotLongestFrameMs: ofSlot.longestFrameMs,
      originalOpenMs: ofOriginal.openMs,
      originalKb: ofOriginal.kilobytes,
      originalFirstFramesPerSecond: ofOriginal.firstFramesPerSecond,
      originalFramesPerSecond: ofOriginal.framesPerSecond,
      originalFramesOverBlank: ofOriginal.framesOverBlank,
    }
  } finally {
    await server.stop()
    data.remove()
  }
}
