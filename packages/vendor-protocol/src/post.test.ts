import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { post } from './post.ts'

async function ask(answer: RequestListener, timeoutMs = 20_000) {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  try {
    const call = { headers: { 'x-nonce': 'one' }, body: Buffer.from('{"amount":"₱1"}') }
    return await post(new URL(`http://127.0.0.1:${port}/bet`), call, timeoutMs)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

it('brings the bytes and headers of a call, and the whole answer back', async () => {
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
