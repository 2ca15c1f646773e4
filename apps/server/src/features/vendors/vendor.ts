import { createPublicKey, createSecretKey, hash, type KeyObject } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'
import type { Amount } from '@perya/money'
import type { KeyAlgorithm } from '@perya/vendor-protocol'
import { openText, sealText } from '#platform/personal-data.ts'
import type { Secrets } from '#platform/secrets.ts'

/** A company whose games the lobby offers, as each process keeps it in memory. */
export type Vendor = {
  id: number
  code: string
  name: string
  wallet: 'seamless' | 'transfer'
  /** Takes bets: it is neither in maintenance nor closed by its limit. */
  isEnabled: boolean
  allowedIps: BlockList
  baseUrl: string | null
  allowedHosts: readonly string[]
  mayBeLocal: boolean
  /** What is more than this for one win is held until operators have looked. */
  winMax: Amount
}

/** A key of one vendor for one brand. */
export type KeptKey = {
  algorithm: KeyAlgorithm
  key: KeyObject
  startsAt: Date
  endsAt: Date
}

/** Every address of the list, single or with a prefix such as `10.0.0.0/8`. */
export function toBlockList(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const text of addresses) {
    const [address = '', prefix] = text.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

const sealPurpose = (vendorId: number, keyId: string) => `vendor_key.material ${vendorId} ${keyId}`

/** Public keys are kept as they are; a shared secret is sealed. */
export function sealKey(
  secrets: Secrets,
  of: { vendorId: number; keyId: string; algorithm: KeyAlgorithm },
  key: KeyObject,
): Buffer {
  if (of.algorithm !== 'hmac-sha256') return key.export({ type: 'spki', format: 'der' })
  return sealText(secrets, sealPurpose(of.vendorId, of.keyId), key.export().toString('base64'))
}

export function openKey(
  secrets: Secrets,
  of: { vendorId: number; keyId: string; algorithm: KeyAlgorithm },
  material: Buffer,
): KeyObject {
  if (of.algorithm !== 'hmac-sha256') {
    return createPublicKey({ key: material, format: 'der', type: 'spki' })
  }
  return createSecretKey(
    Buffer.from(openText(secrets, sealPurpose(of.vendorId, of.keyId), material), 'base64'),
  )
}

/** Half a SHA-256, in the form PostgreSQL takes for a uuid. */
export function digest(text: string): string {
  return hash('sha256', text, 'hex').slice(0, 32)
}
