export type Address = { pathname: string; search: string; hash: string }

/** An address within the site in its parts. */
export function readAddress(address: string): Address {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  return { pathname, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash }
}

type Tap = {
  button: number
  metaKey: boolean
  altKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  defaultPrevented: boolean
}

/** A tap the app answers itself; any other, such as one for a new tab, is the browser's. */
export function isOurs(tap: Tap, target: string | undefined): boolean {
  const hasKey = tap.metaKey || tap.altKey || tap.ctrlKey || tap.shiftKey
  return !tap.defaultPrevented && tap.button === 0 && !hasKey && (!target || target === '_self')
}
