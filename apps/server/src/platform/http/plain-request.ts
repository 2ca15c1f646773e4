/**
 * A whole POST in one piece, as servers send them, read for a fraction of what Node's parser and streams cost.
 *
 * Only the plainest form of HTTP/1.1 is read, so that nothing is left that two parsers could understand differently.
 */
export type PlainRequest = {
  /** As it stands in the request line. */
  path: string
  /** Their names in lower case, each there once. */
  headers: Record<string, string>
  body: Buffer
}

/** More head than this is nothing a vendor sends. */
const headMax = 8_192

const headEnd = Buffer.from('\r\n\r\n')
const lineEnd = '\r\n'
/** Nothing but printable ASCII, every line ended as it should be, no space where none belongs, no line folded. */
const plainHead = /^POST (\/[\x21-\x7e]*) HTTP\/1\.1(?:\r\n[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e]*)*$/
const plainLength = /^(?:0|[1-9]\d{0,6})$/
/** Each of them changes how a request is to be read or answered, or is one that Node makes something else of. */
const meaningful = [
  ...['transfer-encoding', 'expect', 'upgrade', 'trailer', 'te', 'proxy-connection'],
  ...['set-cookie', '__proto__'],
]

/** Nothing where these bytes are more, less, or anything else than one plain request. */
export function readPlainRequest(bytes: Buffer): PlainRequest | undefined {
  const end = bytes.indexOf(headEnd)
  if (end === -1 || end > headMax) return undefined
  const head = bytes.toString('latin1', 0, end)
  const path = plainHead.exec(head)?.[1]
  const headers = path === undefined ? undefined : readHeaders(head)
  if (path === undefined || !headers) return undefined
  const { host, connection = 'keep-alive', 'content-length': length = '' } = headers
  if (!host || connection.toLowerCase() !== 'keep-alive' || !plainLength.test(length)) return undefined
  const body = bytes.subarray(end + headEnd.length)
  return body.length === Number(length) ? { path, headers, body } : undefined
}

/** Of a head that is plain; nothing where a header stands twice. */
function readHeaders(head: string): Record<string, string> | undefined {
  const headers: Record<string, string> = Object.create(null)
  let at = head.indexOf(lineEnd)
  while (at !== -1) {
    const next = head.indexOf(lineEnd, at + lineEnd.length)
    const colon = head.indexOf(':', at)
    const name = head.slice(at + lineEnd.length, colon).toLowerCase()
    if (name in headers) return undefined
    headers[name] = head.slice(colon + 1, next === -1 ? undefined : next).trim()
    at = next
  }
  return meaningful.some((name) => name in headers) ? undefined : headers
}
