/** A TCP proxy we own, between the servers and their database: it can cut and stall. */
import { connect, createServer, type Socket } from 'node:net'

export type Proxy = {
  /** Breaks every connection, wherever it is in a statement. */
  cut: () => number
  /** Answers stop flowing: what was sent arrives, and nobody hears about it. */
  stall: (isStalled: boolean) => void
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
  let isStalled = false

  const server = createServer((near) => {
    const far = connect(destination)
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
    close() {
      cut()
      server.close()
    },
  }
}
