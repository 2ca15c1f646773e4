import { createServer, type RequestListener, type Server } from 'node:http'
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Socket,
  type Server as TcpServer,
} from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { isPublicAddress } from '#platform/public-address.ts'
import { CallRefused } from '#platform/public-call.ts'
import { openTestContext, type TestContext } from '#testing/test-context.ts'
import { toBlockList, type Vendor } from '../vendor.ts'
import { afterAsking, afterFailure, closedBreaker, mayCall } from './breaker.rules.ts'
import { callVendor, listSilentVendors, VendorUnreachable } from './call-vendor.ts'

const vendor = (change: Partial<Vendor>): Vendor => ({
  id: 1,
  code: `V${Math.round(performance.now() * 1_000)}`,
  name: 'Vendor',
  wallet: 'transfer',
  isEnabled: true,
  allowedIps: toBlockList([]),
  baseUrl: null,
  allowedHosts: [],
  mayBeLocal: false,
  winMax: 0n,
  ...change,
})

const question = { brand: 'PERYA', path: '/ask', content: {}, answer: z.object({}) }

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '0.0.0.0',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '::127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    'fe80::1%eth0',
    'not an address',
    '1.2.3',
    '256.1.1.1',
    '0177.0.0.1',
    '::1::2',
  ])('R-42 such as %s is not called', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['1.1.1.1', '172.32.0.1', '8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8'])(
    'R-42 such as %s is',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('a call to a vendor', () => {
  let opened: TestContext
  const servers: Server[] = []
  const tcpServers: TcpServer[] = []
  beforeAll(async () => {
    opened = await openTestContext()
  }, 60_000)
  afterAll(async () => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
    for (const server of tcpServers) server.close()
    await opened.close()
  })

  async function serve(answer: RequestListener): Promise<Vendor> {
    const server = createServer(answer)
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return vendor({ baseUrl: `http://127.0.0.1:${port}`, allowedHosts: ['127.0.0.1'], mayBeLocal: true })
  }

  /** For what goes wrong below HTTP. */
  async function serveTcp(meet: (socket: Socket) => unknown): Promise<Vendor> {
    const server = createTcpServer(meet)
    tcpServers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    return vendor({ baseUrl: `http://127.0.0.1:${port}`, allowedHosts: ['127.0.0.1'], mayBeLocal: true })
  }

  it.each([
    [
      'a host that is not on the list',
      { baseUrl: 'https://elsewhere.example', allowedHosts: ['vendor.example'] },
    ],
    ['an address of this machine', { baseUrl: 'https://127.0.0.1', allowedHosts: ['127.0.0.1'] }],
    [
      'this machine in IPv6 clothes',
      { baseUrl: 'https://[::ffff:127.0.0.1]', allowedHosts: ['::ffff:7f00:1'] },
    ],
    ['the cloud’s own address', { baseUrl: 'https://169.254.169.254', allowedHosts: ['169.254.169.254'] }],
    ['a name that leads home', { baseUrl: 'https://localhost', allowedHosts: ['localhost'] }],
    ['anything without TLS', { baseUrl: 'http://vendor.example', allowedHosts: ['vendor.example'] }],
  ])('R-42 does not reach %s', async (_what, change) => {
    await expect(callVendor(opened.ctx, vendor(change), question)).rejects.toThrow(CallRefused)
  })

  it('R-42 reaches nobody on this machine in production, whatever the vendor says', async () => {
    const local = await serve((_request, response) => response.end('{}'))
    const production = { ...opened.ctx, env: { ...opened.ctx.env, mode: 'production' as const } }
    await expect(callVendor(production, local, question)).rejects.toThrow(CallRefused)
    expect(await callVendor(opened.ctx, local, question)).toEqual({})
  })

  it('R-42 follows no redirect', async () => {
    let visits = 0
    const elsewhere = await serve((_request, response) => {
      visits += 1
      response.end('{}')
    })
    const local = await serve((_request, response) =>
      response.writeHead(302, { location: `${elsewhere.baseUrl}/` }).end(),
    )
    await expect(callVendor(opened.ctx, local, question)).rejects.toThrow(VendorUnreachable)
    expect(visits).toBe(0)
  })

  /** Listens, and is never heard of again. */
  async function freePort(): Promise<number> {
    const server = createTcpServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await new Promise((resolve) => server.close(resolve))
    return port
  }

  it('R-40 that finds nobody at the address was never made', async () => {
    const gone = vendor({
      baseUrl: `http://127.0.0.1:${await freePort()}`,
      allowedHosts: ['127.0.0.1'],
      mayBeLocal: true,
    })
    await expect(callVendor(opened.ctx, gone, question)).rejects.toThrow(CallRefused)
    await expect(callVendor(opened.ctx, gone, question)).rejects.toThrow('ECONNREFUSED')
    // It counts as a failure all the same: nobody is sent there for a while.
    expect(listSilentVendors(opened.ctx)).toContain(gone.code)
  })

  it.each([true, false])('R-40 to a name that nobody has was never made (local: %s)', async (mayBeLocal) => {
    // Longer than a name can be, so no network is asked.
    const host = `${'x'.repeat(64)}.example`
    const unnamed = vendor({ baseUrl: `https://${host}`, allowedHosts: [host], mayBeLocal })
    const call = callVendor(opened.ctx, unnamed, question)
    await expect(call).rejects.toThrow(CallRefused)
    await expect(call).rejects.toThrow('ENOTFOUND')
  })

  it('R-40 whose handshake fails was never made, and the other side read nothing of it', async () => {
    const read: string[] = []
    const plain = await serveTcp((socket) =>
      socket.once('data', (bytes) => {
        read.push(bytes.toString('latin1'))
        socket.end('HTTP/1.1 400 Bad Request\r\n\r\n')
      }),
    )
    const secret = { ...question, content: { reference: 'not for strangers' } }
    const secured = { ...plain, baseUrl: plain.baseUrl?.replace('http:', 'https:') ?? null }
    await expect(callVendor(opened.ctx, secured, secret)).rejects.toThrow(CallRefused)
    expect(read).toHaveLength(1)
    expect(read.join()).not.toContain('not for strangers')
  })

  it('R-40 whose handshake never ends was never made', async () => {
    const mute = await serveTcp((socket) => socket.on('error', () => {}))
    const secured = { ...mute, baseUrl: mute.baseUrl?.replace('http:', 'https:') ?? null }
    await expect(callVendor(opened.ctx, secured, question)).rejects.toThrow(CallRefused)
  })

  it('R-40 has no known outcome once a byte of it has arrived', async () => {
    const rude = await serveTcp((socket) => socket.once('data', () => socket.resetAndDestroy()))
    await expect(callVendor(opened.ctx, rude, question)).rejects.toThrow(VendorUnreachable)
  })

  it('R-40 has no known outcome when a connection that was used before breaks', async () => {
    let calls = 0
    const sockets = new Set<unknown>()
    const fickle = await serve((request, response) => {
      calls += 1
      sockets.add(request.socket)
      if (calls === 1) response.end('{}')
      else request.socket.resetAndDestroy()
    })
    expect(await callVendor(opened.ctx, fickle, question)).toEqual({})
    await expect(callVendor(opened.ctx, fickle, question)).rejects.toThrow(VendorUnreachable)
    expect([calls, sockets.size]).toEqual([2, 1])
  })

  it('R-40 that hangs is given up, and soon the vendor is not asked any more', async () => {
    let asked = 0
    const slow = await serve(() => {
      asked += 1
    })
    const start = performance.now()
    await expect(callVendor(opened.ctx, slow, question)).rejects.toThrow(VendorUnreachable)
    await expect(callVendor(opened.ctx, slow, question)).rejects.toThrow(VendorUnreachable)
    await expect(callVendor(opened.ctx, slow, question)).rejects.toThrow(CallRefused)
    expect(asked).toBe(2)
    expect(performance.now() - start).toBeGreaterThan(0)
  })

  it.each([
    ['that it does not know such calls', 404, '{}', 'HTTP 404'],
    ['what was not agreed on', 200, '7', 'the answer is not as agreed'],
    ['what nobody can read', 200, '{', 'the answer cannot be read'],
  ])(
    'R-40 that is answered with %s gives nothing, and the vendor is asked on',
    async (_what, status, text, why) => {
      const other = await serve((_request, response) => response.writeHead(status).end(text))
      for (let call = 0; call < 4; call++) {
        await expect(callVendor(opened.ctx, other, question)).rejects.toThrow(why)
      }
      expect(listSilentVendors(opened.ctx)).not.toContain(other.code)
    },
  )

  it('R-40 that is answered with a fault twice is not made a third time', async () => {
    const broken = await serve((_request, response) => response.writeHead(503).end())
    for (let call = 0; call < 2; call++) {
      await expect(callVendor(opened.ctx, broken, question)).rejects.toThrow('HTTP 503')
    }
    await expect(callVendor(opened.ctx, broken, question)).rejects.toThrow(CallRefused)
  })
})

describe('the breaker', () => {
  it('R-40 opens after two failures, lets one try through after five seconds, and closes when that works', () => {
    const broken = afterFailure(afterFailure(closedBreaker, 2_000), 4_000)
    expect([mayCall(broken, 4_000), mayCall(broken, 8_999), mayCall(broken, 9_000)]).toEqual([
      false,
      false,
      true,
    ])
    const trying = afterAsking(broken, 9_000)
    expect(mayCall(trying, 9_001)).toBe(false)
    expect(mayCall(closedBreaker, 9_001)).toBe(true)
    expect(mayCall(afterFailure(closedBreaker, 0), 1)).toBe(true)
  })
})
