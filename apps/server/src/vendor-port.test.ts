import { randomUUID } from 'node:crypto'
import { getSiteStatus } from '@perya/contract/merchants'
import { vendorSandboxCalls } from '@perya/contract/vendor'
import { demoIdentity, sendCall, signCall } from '@perya/vendor-protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '#platform/free-port.ts'
import { openEmptyDatabase } from '#testing/test-db.ts'
import { useTestServers } from '#testing/use-test-servers.ts'

const patience = { timeout: 180_000 }
const { start } = useTestServers()
const studio = demoIdentity({ vendor: 'PERYA', brand: 'PERYA' }, 'hmac-sha256')

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
beforeAll(async () => {
  database = await openEmptyDatabase()
})
afterAll(() => database.drop())

/** What a signed call is answered at this address. */
async function callAt(url: string): Promise<string> {
  const body = { requestId: randomUUID(), gameCode: 'perya-color', balance: '10.00' }
  const call = signCall(studio, vendorSandboxCalls.player.path, Buffer.from(JSON.stringify(body)))
  const outcome = await sendCall(url, call, 60_000)
  return outcome.isKnown ? outcome.answer.status : outcome.reason
}

describe('a vendor', patience, () => {
  it('calls on PORT where no port is set for vendors', async () => {
    const server = await start({ DATABASE_URL: database.url })
    await server.ready
    expect(await callAt(server.url)).toBe('OK')
  })

  it('calls on VENDOR_PORT and on PORT, and the app on PORT alone', async () => {
    const vendorPort = String(await freePort())
    const server = await start({ DATABASE_URL: database.url, VENDOR_PORT: vendorPort })
    await server.ready
    const vendorUrl = `http://127.0.0.1:${vendorPort}`
    expect(await callAt(vendorUrl)).toBe('OK')
    expect(await callAt(server.url)).toBe('OK')
    const statusAt = async (address: string) => (await fetch(address)).status
    expect(await statusAt(`${server.url}/readyz`)).toBe(200)
    expect(await statusAt(`${server.url}${getSiteStatus.path}`)).toBe(200)
    expect(await statusAt(`${vendorUrl}${getSiteStatus.path}`)).toBe(404)

    const { code } = await server.stop()
    expect(code).toBe(0)
    await expect(fetch(vendorUrl)).rejects.toThrow()
  })
})
