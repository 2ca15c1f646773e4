/** How long a start takes on data that is already there. */
import { newDataFolder, startServer } from '../tools/running-server.ts'

export async function run() {
  const data = newDataFolder()
  try {
    const first = await startServer(data.path)
    await first.stop()
    const second = await startServer(data.path)
    await second.stop()
    return { startColdMs: Math.round(first.readyMs), startWarmMs: Math.round(second.readyMs) }
  } finally {
    data.remove()
  }
}
