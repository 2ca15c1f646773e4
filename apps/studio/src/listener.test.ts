import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, it, onTestFinished } from 'vitest'
import { openListener } from './listener.ts'

it('R-107 whoever never ends a call is hung up on, and a stream that was opened lives on', async () => {
  const app = openListener({ headersMs: 100, callMs: 200, everyMs: 20 })
  onTestFinished(() => app.close())
  app.post('/play', () => ({}))
  app.post('/watch', (_request, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { connection: 'close' }).write('begun ')
    app.server.once('enough', () => reply.raw.end('over'))
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const call = (sent: string) => {
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.write(sent)
    return socket
  }
  const stream = call('POST /watch HTTP/1.1\r\nhost: a\r\ncontent-length: 0\r\n\r\n')
  await once(stream, 'readable')

  const start = 'POST /play HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\n'
  for (const sent of [start, `${start}content-length: 90\r\n\r\n{`]) {
    expect(await text(call(sent))).toMatch(/^HTTP\/1.1 408 /)
  }
  app.server.emit('enough')
  expect(await text(stream)).toContain('over')
})
