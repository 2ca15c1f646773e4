/** Which addresses our outgoing calls may reach: the public internet, and no private network. */

type Range = readonly [network: string, prefix: number]

const closedIpv4: readonly Range[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]

const closedIpv6: readonly Range[] = [
  ['::', 128],
  ['::1', 128],
  ['64:ff9b::', 96],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
]

/** False also for a text that is no address. */
export function isPublicAddress(address: string): boolean {
  const bits = toBits(address)
  if (bits === undefined) return false
  // An IPv4 address written as IPv6 is judged as IPv4.
  const mapped = bits.length === 128 && bits.startsWith(`${'0'.repeat(80)}${'1'.repeat(16)}`)
  const compatible = bits.length === 128 && bits.startsWith('0'.repeat(96))
  if (mapped || compatible) return isOutside(bits.slice(96), closedIpv4)
  return isOutside(bits, bits.length === 32 ? closedIpv4 : closedIpv6)
}

function isOutside(bits: string, ranges: readonly Range[]): boolean {
  return ranges.every(([network, prefix]) => {
    const closed = toBits(network)?.slice(0, prefix)
    return closed === undefined || !bits.startsWith(closed)
  })
}

function toBits(address: string): string | undefined {
  return address.includes(':') ? ipv6Bits(address) : ipv4Bits(address)
}

function ipv4Bits(address: string): string | undefined {
  const parts = address.split('.')
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)) {
    return undefined
  }
  return parts.map((part) => Number(part).toString(2).padStart(8, '0')).join('')
}

function ipv6Bits(address: string): string | undefined {
  const [text = ''] = address.split('%')
  const tail = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text)
  const ending = tail ? ipv4Bits(tail[2] as string) : ''
  if (ending === undefined) return undefined
  const groupsText = tail ? (tail[1] as string).replace(/([^:]):$/, '$1') : text
  const wanted = tail ? 6 : 8
  const halves = groupsText.split('::')
  if (halves.length > 2) return undefined
  const [head = [], back = []] = halves.map((half) => (half === '' ? [] : half.split(':')))
  const missing = wanted - head.length - back.length
  if (halves.length === 1 ? missing !== 0 : missing < 0) return undefined
  const groups = [...head, ...Array<string>(missing).fill('0'), ...back]
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('') + ending
}
