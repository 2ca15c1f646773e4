/** A TCP proxy we own, in front of a database: it can cut, stall, and lead to another one. */
import { connect, createServer, type Socket } from 'node:net'

export type Proxy = {
  /** Breaks every connection, wherever it is in a statement. */
  cut: () => number
  /** Answers stop flowing: what was sent arrives, and nobody hears about it. */
  stall: (isStalled: boolean) => void
  /** To this socket file from now on; whoever is connected to the one before is cut off. */
  lead: (destination: string) => void
  close: () => void
}

/** Listens on an address and leads to a socket file. */
export async function openProxy({
  host,
  port,
  destination,
}: {
  host: string
  port: number
  destination: string
}): Promise<Proxy> {
  const pairs = new Set<{ near: Socket; far: Socket }>()
  let place = destination
  let isStalled = false

  const server = createServer((near) => {
    const far = connect(place)
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
    if (isStalled) far.unpipe(near).pause()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })

  const cut = () => {
    const count = pairs.size
    for (const { near, far } of pairs) {
      near.destroy()
      far.destroy()
    }
    return count
  }
  return {
    cut,
    stall(stalled) {
      isStalled = stalled
      for (const { near, far } of pairs) {
        if (stalled) far.unpipe(near).pause()
        else far.pipe(near)
      }
    },
    lead(next) {
      place = next
      cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}
