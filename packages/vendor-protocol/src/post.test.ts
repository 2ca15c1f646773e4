import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, Socket } from 'node:net'
import { expect, it, vi } from 'vitest'
import { openLine } from './post.ts'

async function ask(answer: RequestListener, timeoutMs = 20_000) {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  try {
    const call = { path: '/bet', headers: { 'x-nonce': 'one' }, body: Buffer.from('{"amount":"₱1"}') }
    return await openLine(`http://127.0.0.1:${port}`)(call, timeoutMs)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

it('sends the bytes and headers of a call and returns the whole answer', async () => {
  const { status, text } = await ask(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    response.statusCode = 401
    response.write(`${request.method} ${request.url} ${request.headers['x-nonce']} `)
    response.end(body)
  })
  expect(status).toBe(401)
  expect(text).toBe('POST /bet one {"amount":"₱1"}')
})

it('follows no redirect', async () => {
  const asked: (string | undefined)[] = []
  const { status } = await ask((request, response) => {
    asked.push(request.url)
    response.writeHead(307, { location: '/elsewhere' }).end()
  })
  expect(status).toBe(307)
  expect(asked).toEqual(['/bet'])
})

it('fails when no answer comes in time, and when one breaks off', async () => {
  await expect(ask(() => {}, 20)).rejects.toThrow('no answer within 20 ms')
  await expect(
    ask((_request, response) => response.write('{"status":"OK"', () => response.destroy())),
  ).rejects.toThrow()
})

it('sends nothing after the caller was told that no answer came', async () => {
  const connect = Socket.prototype.connect
  let connected = () => {}
  const slow = vi.spyOn(Socket.prototype, 'connect').mockImplementation(function (
    this: Socket,
    ...how: [path: string, listener?: () => void]
  ) {
    connected = () => connect.apply(this, how)
    return this
  })
  let asked = 0
  const server = createServer((_request, response) => {
    asked += 1
    response.end('late')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const line = openLine(`http://127.0.0.1:${port}`)
  const call = { path: '/bet', headers: {}, body: Buffer.from('{}') }
  await expect(line(call, 20)).rejects.toThrow('no answer within 20 ms')
  slow.mockRestore()
  connected()
  expect(await line(call, 20_000)).toEqual({ status: 200, text: 'late' })
  expect(asked).toBe(1)
  server.closeAllConnections()
  server.close()
})
