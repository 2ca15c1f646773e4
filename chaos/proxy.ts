/** A TCP proxy we own, between the servers and their database: it can cut, stall and change its destination. */

import type { AddressInfo } from 'node:net'
import { connect, createServer, type Socket } from 'node:net'

export type Proxy = {
  port: number
  /** Where new connections lead. */
  lead: (port: number) => void
  /** Breaks every connection, wherever it is in a statement. */
  cut: () => number
  /** Answers stop flowing: what was sent arrives, and nobody hears about it. */
  stall: (isStalled: boolean) => void
  close: () => void
}

export async function openProxy(): Promise<Proxy> {
  const pairs = new Set<{ near: Socket; far: Socket }>()
  let destination = 0
  let isStalled = false

  const server = createServer((near) => {
    const far = connect(destination, '127.0.0.1')
    const pair = { near, far }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    near.on('error', end).on('close', end)
    far.on('error', end).on('close', end)
    near.pipe(far)
    far.pipe(near)
    if (isStalled) far.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    port: (server.address() as AddressInfo).port,
    lead: (port) => {
      destination = port
    },
    cut() {
      const count = pairs.size
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      return count
    },
    stall(stalled) {
      isStalled = stalled
      for (const { near, far } of pairs) {
        if (stalled) far.unpipe(near).pause()
        else far.pipe(near)
      }
    },
    close() {
      for (const { near, far } of pairs) {
        near.destroy()
        far.destroy()
      }
      server.close()
    },
  }
}
