/** Decides whether a vendor really sent a call. Everything that is not exactly right is refused. */
import { signedText, vendorHeaders, verifyText } from '@perya/vendor-protocol'
import type { Context } from '#platform/context.ts'
import { findKey, findVendor } from './directory.ts'
import { digest, type Vendor } from './vendor.ts'

export type RawCall = {
  headers: Record<string, string | string[] | undefined>
  method: string
  /** As it stands in the request line. */
  path: string
  body: Buffer
  ip: string
}

/** A call whose signature holds; the database still has to say that its nonce is new. */
export type VendorCaller = {
  vendor: Vendor
  /** The merchant whose players the vendor speaks about. */
  brand: string
  slot: number
  nonce: string
  request: string
}

/** Why a call was refused, for the log; the caller is told only that it was. */
export type Refusal = 'headers' | 'vendor' | 'address' | 'key' | 'clock' | 'signature' | 'nonce'

export type Checked =
  /** Late: its timestamp is out of bounds, so it may be a copy of an earlier call, and never a new one. */
  { isValid: true; caller: VendorCaller; isLate: boolean } | { isValid: false; refusal: Refusal }

const skewMs = 300_000
/** A slot is as long as a timestamp can be accepted; the table of nonces has four of them. */
const slotMs = 600_000
const slots = 4

const refuse = (refusal: Refusal): Checked => ({ isValid: false, refusal })

export function checkCall(ctx: Context, call: RawCall): Checked {
  const read = (name: keyof typeof vendorHeaders, max = 64) => {
    const value = call.headers[vendorHeaders[name]]
    return typeof value === 'string' && value.length > 0 && value.length <= max ? value : undefined
  }
  const vendorCode = read('vendor')
  const brand = read('brand')
  const keyId = read('keyId')
  const timestamp = read('timestamp')
  const nonce = read('nonce')
  const signature = read('signature', 1_024)
  if (!vendorCode || !brand || !keyId || !timestamp || !nonce || !signature) return refuse('headers')

  const vendor = findVendor(ctx, vendorCode)
  if (!vendor) return refuse('vendor')
  if (!isAllowed(vendor, call.ip)) return refuse('address')
  const key = findKey(ctx, vendorCode, brand, keyId)
  const now = ctx.now().getTime()
  // By a clock that is behind, a key that has just begun has not; servers differ by no more than vendors may.
  if (!key || now < key.startsAt.getTime() - skewMs || now >= key.endsAt.getTime()) return refuse('key')
  if (!/^\d{13}$/.test(timestamp)) return refuse('clock')
  const sentAt = Number(timestamp)
  const text = signedText({ timestamp, nonce, method: call.method, path: call.path, body: call.body })
  if (!verifyText(key, text, signature)) return refuse('signature')

  return {
    isValid: true,
    caller: {
      vendor,
      brand,
      slot: Math.floor(sentAt / slotMs) % slots,
      nonce: digest(`${vendorCode}\n${brand}\n${nonce}`),
      // A signature says everything about a request; half of it tells two requests apart.
      request: Buffer.from(signature, 'base64').toString('hex', 0, 16),
    },
    isLate: Math.abs(now - sentAt) > skewMs,
  }
}

/** A vendor calls from a few addresses, and the list is slow to ask. */
const addressesRemembered = 64
const judged = new WeakMap<Vendor, Map<string, boolean>>()

function isAllowed(vendor: Vendor, ip: string): boolean {
  let known = judged.get(vendor)
  if (!known) {
    known = new Map()
    judged.set(vendor, known)
  }
  const earlier = known.get(ip)
  if (earlier !== undefined) return earlier
  // A server that listens on both families sees IPv4 callers in IPv6 clothes.
  const address = ip.startsWith('::ffff:') && ip.includes('.') ? ip.slice(7) : ip
  const may = vendor.allowedIps.check(address, address.includes(':') ? 'ipv6' : 'ipv4')
  if (known.size < addressesRemembered) known.set(ip, may)
  return may
}
