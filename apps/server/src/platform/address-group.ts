/** One subscriber holds a whole /64 of IPv6, so that is what counts as an address. */
export function addressGroup(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail] = ip.split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length
  return [...groups, ...Array<string>(missing).fill('0'), ...rest].slice(0, 4).join(':')
}
