/**
 * The listener on VENDOR_PORT: it answers calls between servers and nothing else.
 *
 * Only here are plain requests read without Node's parser, so no browser's connection is ever read that way.
 */
import { createServer, type ServerOptions } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import type { MachineCalls } from './machine-calls.ts'
import { takePlainRequests } from './plain-connections.ts'
import type { ArrivingBodies } from './slow-calls.ts'

export type VendorListener = {
  /** Resolves with the address once calls are taken. */
  listen: (at: { host: string; port: number }) => Promise<string>
  isListening: () => boolean
  /** Takes no more calls and resolves when those under way are answered. */
  close: () => Promise<void>
}

type Options = {
  machineCalls: MachineCalls
  bodies: ArrivingBodies
  limits: ServerOptions
  hangUp: (error: Error, socket: Socket) => void
}

export function makeVendorListener({ machineCalls, bodies, limits, hangUp }: Options): VendorListener {
  const server = createServer(limits, bodies.watch(machineCalls.alone))
  server.on('clientError', hangUp)
  const plain = takePlainRequests(server, machineCalls.plainly)

  return {
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject)
        server.listen(port, host, () => {
          server.off('error', reject)
          const { address, port: taken } = server.address() as AddressInfo
          resolve(`http://${address.includes(':') ? `[${address}]` : address}:${taken}`)
        })
      }),

    isListening: () => server.listening,

    async close() {
      if (!server.listening) return
      plain.close()
      const closed = new Promise((resolve) => server.close(resolve))
      const sweep = setInterval(() => server.closeIdleConnections(), 25).unref()
      await closed
      clearInterval(sweep)
    },
  }
}
