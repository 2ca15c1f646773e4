/** Whose address a call comes from: its connection's, or the one that a trusted proxy gives. */
import type { IncomingMessage } from 'node:http'
import proxyAddress from '@fastify/proxy-addr'

type Sent = Pick<IncomingMessage, 'headers' | 'socket'>

export function makeAddressOf(trustProxy: string[]): (sent: Sent) => string {
  const trusts = proxyAddress.compile(trustProxy)
  return (sent) =>
    trustProxy.length > 0 ? proxyAddress(sent as never, trusts) : (sent.socket.remoteAddress ?? '')
}
