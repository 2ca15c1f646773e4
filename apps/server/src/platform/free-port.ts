import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below what systems hand to outgoing connections, one of which could take it before whoever asked for it does. */
const [first, end] = [12_000, 32_000]

export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, end)
    if (await isFree(port)) return port
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
