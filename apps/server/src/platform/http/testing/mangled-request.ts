import fc from 'fast-check'

const latin1 = fc.uint8Array({ maxLength: 4 }).map((bytes) => Buffer.from(bytes).toString('latin1'))
const name = fc.constantFrom(
  'x-nonce',
  'X-Key-Id',
  'content-length',
  'connection',
  'transfer-encoding',
  'set-cookie',
  '__proto__',
  'te',
  'host',
)
const value = fc.oneof(
  fc.constantFrom('1', '0', 'keep-alive', 'close', 'chunked', ' a\t', 'a, b'),
  fc.string(),
  latin1,
)
const gap = fc.constantFrom(': ', ':', ' : ', '', ':\t')
const end = fc.constantFrom('\r\n', '\r\n', '\r\n', '\r\n', '\n', '\r', '\r\n ')
const line = fc.tuple(name, gap, value, end).map((parts) => parts.join(''))
const start = fc.constantFrom(
  'POST /bet HTTP/1.1\r\n',
  'POST /bet?a=%00 HTTP/1.1\r\n',
  'POST bet HTTP/1.1\r\n',
)
/** A POST that is whole and plain now and then, and otherwise wrong in a way that parsers have disagreed about. */
export const mangledRequest = fc
  .tuple(start, fc.array(line, { maxLength: 4 }), fc.constantFrom('', 'a', '0\r\n\r\n'), fc.boolean())
  .map(([first, lines, body, isMeasured]) => {
    const measured = isMeasured ? `host: a\r\ncontent-length: ${body.length}\r\n` : ''
    return Buffer.from(`${first}${measured}${lines.join('')}\r\n${body}`, 'latin1')
  })
