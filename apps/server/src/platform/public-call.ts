/**
 * Outgoing calls to addresses that somebody else named: only to the public internet, and only over TLS.
 * A host name is checked when the connection is made, so a name that resolves differently later reaches nothing private.
 */
import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** The call was never made. */
export class CallRefused extends Error {
  override name = 'CallRefused'
}

/** Throws for an address that we must not call. */
export function assertPublic(url: URL): void {
  if (url.protocol !== 'https:') throw new CallRefused(`${url.host} is not called without TLS`)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // A host name is checked when it is resolved; a bare address is never resolved, so it is checked here.
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new CallRefused(`${host} is no public address`)
}

/** Resolves a host name for a connection, and refuses one that leads to a private address. */
export const lookupPublic: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const closed = addresses.find(({ address }) => !isPublicAddress(address))
    const first = addresses[0]
    if (closed || !first) {
      return done(new CallRefused(`${hostname} leads to ${closed?.address ?? 'nowhere'}`), '', 0)
    }
    if (options.all) return done(null, addresses)
    done(null, first.address, first.family)
  })
}
