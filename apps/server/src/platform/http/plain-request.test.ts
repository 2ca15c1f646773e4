import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readPlainRequest } from './plain-request.ts'
import { mangledRequest } from './testing/mangled-request.ts'

const headOf = (...lines: string[]) => ['POST /bet?a=1 HTTP/1.1', 'host: a', ...lines, '', ''].join('\r\n')
const read = (text: string) => readPlainRequest(Buffer.from(text, 'latin1'))

describe('a plain request', () => {
  it('is read with its path, its headers and its bytes', () => {
    expect(
      read(`${headOf('X-Vendor:  SALON ', 'Connection: Keep-Alive', 'content-length: 5')}ab\r\nc`),
    ).toEqual({
      path: '/bet?a=1',
      headers: { host: 'a', 'x-vendor': 'SALON', connection: 'Keep-Alive', 'content-length': '5' },
      body: Buffer.from('ab\r\nc'),
    })
  })

  const plain = headOf('content-length: 0')
  const others: Record<string, string> = {
    'a request not yet whole': headOf('content-length: 3').concat('ab'),
    'a head not yet whole': plain.slice(0, -1),
    'a request and more': plain.concat('P'),
    'another method': plain.replace('POST', 'GET'),
    'a method in lower case': plain.replace('POST', 'post'),
    'an earlier version': plain.replace('1.1', '1.0'),
    'a whole address': plain.replace('/bet', 'http://a/bet'),
    'a path with a space': plain.replace('/bet', '/b et'),
    'a path beyond ASCII': plain.replace('/bet', '/b\xe9t'),
    'no host': plain.replace('host: a\r\n', ''),
    'an empty host': plain.replace('host: a', 'host:'),
    'no length': headOf('x-vendor: a'),
    'a length with a sign': headOf('content-length: +0'),
    'a length with a zero before it': headOf('content-length: 01').concat('a'),
    'a length in hexadecimal': headOf('content-length: 0x1').concat('a'),
    'a list of lengths': headOf('content-length: 1, 1').concat('a'),
    'two lengths': headOf('content-length: 1', 'Content-Length: 1').concat('a'),
    'two of any header': headOf('x-nonce: a', 'x-nonce: b', 'content-length: 0'),
    'a body in chunks': headOf('transfer-encoding: chunked', 'content-length: 0'),
    'a body that waits for a word': headOf('expect: 100-continue', 'content-length: 0'),
    'a body with something after it': headOf('trailer: x-nonce', 'content-length: 0'),
    'a caller that takes something after an answer': headOf('te: trailers', 'content-length: 0'),
    'a connection of a proxy': headOf('proxy-connection: keep-alive', 'content-length: 0'),
    'a header that Node makes a list of': headOf('set-cookie: a', 'content-length: 0'),
    'a header that Node drops': headOf('__proto__: a', 'content-length: 0'),
    'another protocol': headOf('upgrade: h2c', 'content-length: 0'),
    'a connection to be closed': headOf('connection: close', 'content-length: 0'),
    'a header for this connection alone': headOf('connection: keep-alive, x-nonce', 'content-length: 0'),
    'a space before a colon': headOf('x-nonce : a', 'content-length: 0'),
    'a folded line': headOf('x-nonce: a\r\n b', 'content-length: 0'),
    'a line without a colon': headOf('x-nonce', 'content-length: 0'),
    'a header without a name': headOf(': a', 'content-length: 0'),
    'half an end of a line': headOf('x-nonce: a\nx-key-id: b', 'content-length: 0'),
    'the other half': headOf('x-nonce: a\rb', 'content-length: 0'),
    'a value beyond ASCII': headOf('x-nonce: \xe9', 'content-length: 0'),
    'a value with a control': headOf('x-nonce: a\x7f', 'content-length: 0'),
    'a zero byte': headOf('x-nonce: a\0', 'content-length: 0'),
    'a head past all measure': headOf(`x-nonce: ${'a'.repeat(9_000)}`, 'content-length: 0'),
    nothing: '',
  }
  it.each(Object.entries(others))('is not %s', (_name, text) => {
    expect(read(plain)).toBeDefined()
    expect(read(text)).toBeUndefined()
  })
})

describe("beside Node's parser", () => {
  type Heard = {
    method?: string | undefined
    path?: string | undefined
    headers: IncomingHttpHeaders
    body: Buffer
  }
  let heard: Heard | undefined
  const server = createServer(async (request, response) => {
    const { method, url: path, headers } = request
    heard = { method, path, headers, body: await buffer(request) }
    response.end()
  })
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => server.close())

  async function askNode(bytes: Buffer): Promise<Heard | undefined> {
    heard = undefined
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    socket.end(bytes)
    await buffer(socket)
    return heard
  }

  it('a request that is read here means the same to Node', async () => {
    let read = 0
    await fc.assert(
      fc.asyncProperty(mangledRequest, async (bytes) => {
        const plain = readPlainRequest(bytes)
        if (!plain) return
        read += 1
        const { path, headers, body } = plain
        expect(await askNode(bytes)).toEqual({ method: 'POST', path, headers: { ...headers }, body })
      }),
      { numRuns: 3_000 },
    )
    expect(read).toBeGreaterThan(50)
  })
})
